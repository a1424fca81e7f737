// From where a link can be opened: anywhere, in the same network, or on this machine alone.

export type Reach = "machine" | "network" | "anywhere";

const HERE = /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?|0\.0\.0\.0)$/;
const NEAR =
  /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|\[f[cde].*\]|.*\.local|.*\.lan|[^.:[\]]+)$/i;

export function reachOf(host: string): Reach {
  if (HERE.test(host)) return "machine";
  return NEAR.test(host) ? "network" : "anywhere";
}
