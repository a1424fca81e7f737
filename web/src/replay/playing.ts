// A replay that goes by itself.

import { useEffect, useRef, useState } from "preact/hooks";
import type { ReplayMoment } from "../net/protocol";
import { type Speed, nextStep, stepMs } from "./speed";

interface Playing {
  readonly on: boolean;
  readonly play: (on: boolean) => void;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
}

export function usePlaying({ at, last }: ReplayMoment, to: (step: number) => void): Playing {
  const [on, setOn] = useState(false);
  const [speed, setSpeed] = useState<Speed>("lapse");
  const start = useRef({ from: 0, time: 0 });
  const begin = (from: number): void => {
    start.current = { from, time: performance.now() };
  };
  useEffect(() => {
    if (!on) return;
    if (at >= last) return setOn(false);
    const { from, time } = start.current;
    const due = (at + 1 - from) * stepMs(speed, last) - (performance.now() - time);
    const timer = setTimeout(
      () => to(nextStep(speed, at, from, performance.now() - time, last)),
      Math.max(0, speed === "lapse" ? due : stepMs(speed, last)),
    );
    return () => clearTimeout(timer);
  }, [on, speed, at, last]);
  const play = (wanted: boolean): void => {
    const from = at >= last ? 0 : at; // at the end it begins anew
    if (wanted && from !== at) to(from);
    begin(from);
    setOn(wanted);
  };
  return { on, play, speed, setSpeed: (chosen) => (begin(at), setSpeed(chosen)) };
}
