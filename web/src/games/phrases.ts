// The moves of each game as patterns, the same as in its words.py (a test compares them).

import { type Pattern, pattern } from "../words/phrase";

const MOVES: Readonly<Record<string, readonly string[]>> = {
  evolution: [
    "play_animal <card:card> [in <place:place>]",
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
    "lose <animal:animal>",
    "lose_trait <card:trait>",
    "migrate <mover:animal> to <place:place>",
    "follow <follower:animal> to <place:place>",
    "set_off",
    "recombine <pair:trait> <given:trait> <taken:trait>",
    "regenerate <animal:animal> [with <card:card>]",
    "gorge <eater:animal>",
    "ambush <hunter:animal> <eater:animal> [ignoring <ignored:trait>]",
    "reveal <revealed:animal>",
    "stay_hidden",
    "strike_back <prey:animal> [ignoring <ignored:trait>]",
    "release_ink",
    "metamorphose <eater:animal> <card:trait>",
    "hide",
    "take_shell <shell:shell> <taker:animal>",
    "synthesize <eater:animal>",
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
