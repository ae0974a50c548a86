let context: AudioContext | null = null;

/** Two plucked notes, a fifth apart: your turn. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    if (context.state !== "running") return;
    pluck(context, 587.33, 0);
    pluck(context, 880, 0.09);
  } catch {
    // Without sound the prompt still says whose turn it is.
  }
}

/** Browsers let a page sound only after a first click or key. */
export function allowSound(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

function pluck(audio: AudioContext, pitch: number, after: number): void {
  const start = audio.currentTime + after;
  const string = audio.createOscillator();
  const volume = audio.createGain();
  string.type = "triangle";
  string.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.14, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
  string.connect(volume).connect(audio.destination);
  string.start(start);
  string.stop(start + 0.55);
}
