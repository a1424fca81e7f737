// Every look a creature can have, by its word. A new one is an entry in the file of its place on the body.

import { AROUND } from "./around";
import { HEAD } from "./head";
import { LIMBS } from "./limbs";
import { TRUNK } from "./trunk";

export const LOOKS = { ...HEAD, ...TRUNK, ...LIMBS, ...AROUND } as const;

export type Look = keyof typeof LOOKS;
