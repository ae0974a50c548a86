import { settings, type Sound } from "./settings.svelte";

let context: AudioContext | null = null;

/** A note: its pitch, when it begins and how long it rings, in seconds. */
interface Note {
  pitch: number;
  after: number;
  rings: number;
  wave?: OscillatorType;
}

/** Two plucked notes call to one's turn; dice rattle, a bid knocks, a war drums. */
const NOTES: Record<Sound, readonly Note[]> = {
  turn: [
    { pitch: 587.33, after: 0, rings: 0.5 },
    { pitch: 880, after: 0.09, rings: 0.5 },
  ],
  dice: [0, 0.06, 0.11, 0.19, 0.3].map((after, i) => ({
    pitch: 900 + 180 * (i % 3),
    after,
    rings: 0.05,
    wave: "square",
  })),
  bid: [{ pitch: 392, after: 0, rings: 0.16 }],
  outbid: [
    { pitch: 523.25, after: 0, rings: 0.3 },
    { pitch: 392, after: 0.12, rings: 0.4 },
  ],
  war: [0, 0.2, 0.4].map((after) => ({ pitch: 82.41, after, rings: 0.3, wave: "sine" })),
};

/** Let something be heard, unless it is turned off. */
export function sound(what: Sound): void {
  if (!settings.get("sound") || settings.get("mute").includes(what)) return;
  try {
    context ??= new AudioContext();
    if (context.state !== "running") return;
    for (const note of NOTES[what]) pluck(context, note, settings.get("volume"));
  } catch {
    // Without sound the prompt still says whose turn it is.
  }
}

/** Browsers let a page sound only after a first click or key. */
export function allowSound(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

function pluck(audio: AudioContext, note: Note, loud: number): void {
  const start = audio.currentTime + note.after;
  const string = audio.createOscillator();
  const volume = audio.createGain();
  string.type = note.wave ?? "triangle";
  string.frequency.value = note.pitch;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(Math.max(0.0002, 0.24 * loud), start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.rings);
  string.connect(volume).connect(audio.destination);
  string.start(start);
  string.stop(start + note.rings + 0.05);
}
