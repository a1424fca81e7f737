// The moves of each game as patterns, the same as in its words.py (a test compares them).

import { type Pattern, pattern } from "../words/phrase";

const MOVES: Readonly<Record<string, readonly string[]>> = {
  evolution: [
    "play_animal <card:card>",
    "play_trait <card:card> <face:face> on <animal:animal> [and <partner:animal>]",
    "pass",
    "roll <pips:number>",
    "take_food <eater:animal>",
    "attack <hunter:animal> <prey:animal> [ignoring <ignored:trait>]",
    "convert_fat <eater:animal> <count:number>",
    "pirate <pirate:animal> <victim:animal>",
    "graze <grazer:animal>",
    "hibernate <sleeper:animal>",
    "end_feed_turn",
    "share <card:trait> with <partner:animal>",
    "run",
    "mimic <decoy:animal>",
    "drop_tail <card:trait>",
    "decline",
    "scavenge <scavenger:animal>",
  ],
  dinosaurs: [
    "play_event <card:card> [on <target:seat>] [<way:way>]",
    "pass_event",
    "keep_gene <gene:gene>",
    "move <from:hex> to <to:hex>",
    "attack <from:hex> to <to:hex>",
    "raft <from:hex> to <to:hex>",
    "end_movement",
    "birth <space:hex>",
    "remove <space:hex>",
    "bid <row:row> <amount:number>",
    "dead_end <card:card>",
    "decline",
    "roll <pips:number>",
    "draw_gene <gene:gene>",
  ],
};

export function movePatterns(game: string): Pattern[] {
  return (MOVES[game] ?? []).map(pattern);
}
