import sprite from "./sprite.svg?raw";

/** Put the drawings into the page, where `<use href="#p-…">` finds them and tokens reach them. */
export function mountSprite(): void {
  const holder = document.createElement("div");
  holder.setAttribute("aria-hidden", "true");
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  holder.innerHTML = sprite;
  document.body.prepend(holder);
}
