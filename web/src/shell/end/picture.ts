import type { Seat } from "../../kit/seats";

/** What a picture of a result shows. */
export interface Result {
  game: string;
  /** Who won, and how. */
  verdict: string;
  players: readonly { name: string; score: number; seat: Seat; place: string }[];
  /** Scores of each player over the game, in their order. */
  course: readonly (readonly number[])[];
}

const SIZE = 1080;
const EDGE = 72;

/** A colour or a face of the page, as a canvas wants it. */
const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Draw a result on a sheet of paper, in the colours and faces of the page. */
export async function draw(result: Result): Promise<Blob> {
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement("canvas"), { width: SIZE, height: SIZE });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const [ink, faint] = [token("--ink"), token("--ink-2")];
  const write = (text: string, x: number, y: number, size: number, face: string, colour = ink) => {
    pen.font = `400 ${size}px ${token(face)}`;
    pen.fillStyle = colour;
    pen.fillText(text, x, y, pen.textAlign === "right" ? x - EDGE : SIZE - x - EDGE);
  };
  pen.fillStyle = token("--card");
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.strokeStyle = token("--line-2");
  for (const inset of [24, 32]) {
    pen.lineWidth = 2;
    pen.strokeRect(inset, inset, SIZE - 2 * inset, SIZE - 2 * inset);
  }
  write("Quattrocento", EDGE, 128, 58, "--font-display");
  pen.textAlign = "right";
  pen.font = `italic 400 44px ${token("--font-display")}`;
  pen.fillStyle = faint;
  pen.fillText(result.game, SIZE - EDGE, 126, 520);
  pen.textAlign = "left";
  write(result.verdict, EDGE, 226, 54, "--font-display");
  lines(pen, result);
  const step = Math.min(84, 380 / result.players.length);
  result.players.forEach((player, i) => {
    const y = 700 + step * i;
    pen.fillStyle = token(`--seat-${player.seat}`);
    pen.beginPath();
    pen.arc(EDGE + 92, y - 14, 20, 0, 2 * Math.PI);
    pen.fill();
    pen.strokeStyle = token("--piece-edge");
    pen.lineWidth = 3;
    pen.stroke();
    write(player.place, EDGE, y, 40, "--font-display", faint);
    pen.textAlign = "right";
    write(String(player.score), SIZE - EDGE, y, 46, "--font-data");
    pen.textAlign = "left";
    pen.font = `400 44px ${token("--font-text")}`;
    pen.fillStyle = ink;
    pen.fillText(player.name, EDGE + 136, y, 620);
  });
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

/** How the scores went, one line a player, the winner's on top. */
function lines(pen: CanvasRenderingContext2D, { course, players }: Result): void {
  const [left, top, wide, high] = [EDGE, 280, SIZE - 2 * EDGE, 330];
  const all = course.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  pen.strokeStyle = token("--line");
  pen.lineWidth = 2;
  for (const part of [0, 0.5, 1]) {
    pen.beginPath();
    pen.moveTo(left, top + high * part);
    pen.lineTo(left + wide, top + high * part);
    pen.stroke();
  }
  [...players.keys()].reverse().forEach((i) => {
    const scores = course[i] ?? [];
    pen.strokeStyle = token(`--seat-${players[i]!.seat}`);
    pen.lineWidth = i === 0 ? 9 : 6;
    pen.lineJoin = "round";
    pen.beginPath();
    scores.forEach((score, at) => {
      const x = left + (wide * at) / Math.max(1, scores.length - 1);
      pen.lineTo(x, top + high - (high * (score - least)) / (most - least));
    });
    pen.stroke();
  });
}
