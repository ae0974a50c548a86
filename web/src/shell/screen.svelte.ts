/** How much room there is: the three ways a table is laid out. */
class Screen {
  #phone = matchMedia("(max-width: 759px)");
  #desktop = matchMedia("(min-width: 1200px)");
  shape = $state<"phone" | "tablet" | "desktop">("desktop");

  constructor() {
    const read = () => {
      this.shape = this.#phone.matches ? "phone" : this.#desktop.matches ? "desktop" : "tablet";
    };
    this.#phone.addEventListener("change", read);
    this.#desktop.addEventListener("change", read);
    read();
  }
}

export const screen = new Screen();
