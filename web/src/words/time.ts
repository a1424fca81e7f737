// Spans of time, in the language in use.

import { language } from "../app/settings";

/** "30 seconds", "2 minutes", "24 hours": the largest unit of which there are at least two. */
export function duration(seconds: number): string {
  const [value, unit] =
    seconds < 120
      ? [seconds, "second"]
      : seconds < 7200
        ? [Math.round(seconds / 60), "minute"]
        : [Math.round(seconds / 3600), "hour"];
  return new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay: "long" }).format(value);
}

/** For the ear: "1 minute 5 seconds", the two largest units that are not empty. */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts = [
    [Math.floor(whole / 86_400), "day"],
    [Math.floor(whole / 3600) % 24, "hour"],
    [Math.floor(whole / 60) % 60, "minute"],
    [whole % 60, "second"],
  ] as const;
  const said = parts.filter(([value]) => value > 0).slice(0, 2);
  return (said.length > 0 ? said : [parts[3]])
    .map(([value, unit]) =>
      new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay: "long" }).format(value),
    )
    .join(" ");
}

/** What a clock shows: 0:05, 2:00, 1:00:00. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  if (whole >= 3600) parts.unshift(Math.floor(whole / 3600));
  return parts.map((part, nth) => (nth === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}
