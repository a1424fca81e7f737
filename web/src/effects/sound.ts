// Three quiet sounds, made here: your decision, you are attacked, the end. Off unless wanted.

import { sound } from "../app/settings";

type Name = "decision" | "attacked" | "end";

const NOTES: Readonly<Record<Name, readonly (readonly [number, number])[]>> = {
  decision: [
    [523, 0],
    [784, 0.09],
  ],
  attacked: [
    [220, 0],
    [165, 0.14],
  ],
  end: [
    [392, 0],
    [523, 0.14],
    [659, 0.28],
    [784, 0.42],
  ],
};

let context: AudioContext | null = null;

export function play(name: Name): void {
  if (!sound.value) return;
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    for (const [pitch, delay] of NOTES[name]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, now + delay);
      volume.gain.linearRampToValueAtTime(0.06, now + delay + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0005, now + delay + 0.35);
      tone.connect(volume).connect(context.destination);
      tone.start(now + delay);
      tone.stop(now + delay + 0.4);
    }
  } catch {
    // a browser without sound plays just as well
  }
}
