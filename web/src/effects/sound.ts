// A few quiet sounds of nature, made here: a bird calls you, leaves rustle when you are attacked, a page turns. Off unless
// wanted.

import { sound, volume } from "../app/settings";

type Name = "decision" | "attacked" | "page" | "end";

/** A bird: from one pitch to another, so long, beginning so late (in seconds). */
interface Call {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly length: number;
}

/** Paper and leaves: noise around a pitch. */
interface Rustle {
  readonly pitch: number;
  readonly at: number;
  readonly length: number;
}

const CALLS: Readonly<Partial<Record<Name, readonly Call[]>>> = {
  decision: [
    { from: 2100, to: 2900, at: 0, length: 0.11 },
    { from: 2900, to: 2400, at: 0.15, length: 0.16 },
  ],
  attacked: [{ from: 240, to: 130, at: 0.04, length: 0.34 }],
  end: [
    { from: 1900, to: 2500, at: 0, length: 0.12 },
    { from: 2500, to: 2100, at: 0.16, length: 0.14 },
    { from: 2200, to: 3100, at: 0.42, length: 0.12 },
    { from: 3100, to: 2600, at: 0.56, length: 0.24 },
  ],
};
const RUSTLES: Readonly<Partial<Record<Name, readonly Rustle[]>>> = {
  attacked: [
    { pitch: 900, at: 0, length: 0.12 },
    { pitch: 700, at: 0.16, length: 0.2 },
  ],
  page: [
    { pitch: 2600, at: 0, length: 0.16 },
    { pitch: 4200, at: 0.1, length: 0.22 },
  ],
};
const LOUDEST = 0.14;

let context: AudioContext | null = null;

export function play(name: Name): void {
  if (!sound.value) return;
  try {
    context ??= new AudioContext();
    for (const one of CALLS[name] ?? []) call(context, one);
    for (const one of RUSTLES[name] ?? []) rustle(context, one);
  } catch {
    // a browser without sound plays just as well
  }
}

/** Swells and dies away at a moment, as loud as its listener likes. */
function swelling(audio: AudioContext, at: number, length: number): GainNode {
  const gain = audio.createGain();
  const loud = (LOUDEST * Number(volume.value)) / 100;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + length * 0.25);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  gain.connect(audio.destination);
  return gain;
}

function call(audio: AudioContext, { from, to, at, length }: Call): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + length);
  tone.connect(swelling(audio, start, length));
  tone.start(start);
  tone.stop(start + length);
}

function rustle(audio: AudioContext, { pitch, at, length }: Rustle): void {
  const start = audio.currentTime + at;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  noise.getChannelData(0).forEach((_, nth, samples) => (samples[nth] = Math.random() * 2 - 1));
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  source.connect(band).connect(swelling(audio, start, length));
  source.start(start);
}
