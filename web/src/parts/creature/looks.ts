// Every look a creature can have, by its word. A new one is an entry in the file of its place on the body.

import { AIR } from "./air";
import { AROUND } from "./around";
import { HEAD } from "./head";
import { HIDE } from "./hide";
import { LIMBS } from "./limbs";
import { TRUNK } from "./trunk";

export const LOOKS = { ...HEAD, ...TRUNK, ...LIMBS, ...AROUND, ...HIDE, ...AIR } as const;

export type Look = keyof typeof LOOKS;
