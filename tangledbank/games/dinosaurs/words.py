"""Every phrase of the game but its moves: questions, events and refusals, the last with the rule that refuses."""

from __future__ import annotations

from typing import Final

from tangledbank.games.dinosaurs.genes import GENES
from tangledbank.games.dinosaurs.island import SHEET, TERRAINS
from tangledbank.games.dinosaurs.kinds import EVENT_CARDS
from tangledbank.kernel.phrase import Names
from tangledbank.kernel.vocabulary import Vocabulary

PHASES: Final = ("initiative", "climate", "movement", "births", "survival", "evolution")  # DINO-3.2
WAYS: Final = ("cw", "stay", "ccw")  # of the climate marker (DINO-4.14)
NAMES: Final[Names] = {
    "hex": SHEET,
    "terrain": TERRAINS,
    "gene": GENES,
    "happening": EVENT_CARDS,
    "phase": PHASES,
    "way": WAYS,
}

WORDS: Final = Vocabulary(NAMES)
question: Final = WORDS.question
event: Final = WORDS.event
refusal: Final = WORDS.refusal

# What is asked; the answers are in moves.py
WINDOW: Final = question("window <phase:phase>")
KEEP: Final = question("keep")
MOVE_DINOS: Final = question("move_dinos <left:number>")
GIVE_BIRTH: Final = question("give_birth <left:number>")
FREEZE: Final = question("freeze <left:number>")
SCORCH: Final = question("scorch <left:number>")
SICKEN: Final = question("sicken <left:number>")
AUCTION: Final = question("auction")
ROLL_INITIATIVE: Final = question("roll_initiative <seat:seat>")
ROLL_CLIMATE: Final = question("roll_climate <seat:seat>")
ROLL_FIGHT: Final = question("roll_fight <from:hex> <to:hex>")
ROLL_METEOR: Final = question("roll_meteor <seat:seat> <number:number>")
DRAW_TILE: Final = question("draw_tile")

# What happens
TURN_BEGINS: Final = event("turn-begins <turn:number>")
PHASE_BEGINS: Final = event("phase-begins <phase:phase>")
PLAYS_EVENT: Final = event("plays-event <seat:seat> <event:happening> [on <target:seat>] [<way:way>]")
PASSES: Final = event("passes <seat:seat>")
SHOWS_GENE: Final = event("shows-gene <seat:seat> <gene:gene>")
KEEPS_GENE: Final = event("keeps-gene <seat:seat> <gene:gene>")
ROLLS_INITIATIVE: Final = event("rolls-initiative <seat:seat> <pips:number>")
TAKES_PLACE: Final = event("takes-place <seat:seat> <place:number>")
ROLLS_CLIMATE: Final = event("rolls-climate <seat:seat> <pips:number>")
CLIMATE_IS: Final = event("climate-is <terrain:terrain>")
MOVES_DINO: Final = event("moves-dino <seat:seat> <from:hex> <to:hex>", motion="dino of {seat} from {from} to {to}")
RAFTS: Final = event("rafts <seat:seat> <from:hex> <to:hex>", motion="dino of {seat} from {from} to {to}")
ATTACKS: Final = event("attacks <seat:seat> <from:hex> <to:hex> <target:seat>", motion="strike from {from} to {to}")
WINS_FIGHT: Final = event(
    "wins-fight <seat:seat> <pips:number> <to:hex> <target:seat>", motion="dino of {target} from {to} to {target}"
)
LOSES_FIGHT: Final = event(
    "loses-fight <seat:seat> <pips:number> <to:hex> <target:seat>", motion="dino of {seat} from {to} to {seat}"
)
ENDS_MOVEMENT: Final = event("ends-movement <seat:seat> <left:number>")
IS_BORN: Final = event("is-born <seat:seat> <space:hex>", motion="dino of {seat} from {seat} to {space}")
HAS_NO_BIRTHS: Final = event("has-no-births <seat:seat>")
DIES_AT_ONCE: Final = event("dies-at-once <seat:seat> <space:hex>", motion="dino of {seat} from {space} to {seat}")
FREEZES: Final = event("freezes <seat:seat> <space:hex>", motion="dino of {seat} from {space} to {seat}")
BURNS: Final = event("burns <seat:seat> <space:hex>", motion="dino of {seat} from {space} to {seat}")
DIES_OF_EPIDEMIC: Final = event(
    "dies-of-epidemic <seat:seat> <space:hex>", motion="dino of {seat} from {space} to {seat}"
)
GAINS: Final = event("gains <seat:seat> <count:number> <points:number>")
METEOR_WAITS: Final = event("meteor-waits")
METEOR_COMES: Final = event("meteor-comes <position:number>")
ROLLS_METEOR: Final = event("rolls-meteor <seat:seat> <pips:number> <number:number>")
METEOR_STRIKES: Final = event("meteor-strikes")
IS_OFFERED: Final = event("is-offered <row:row> <gene:gene>")
BIDS: Final = event("bids <seat:seat> <row:row> <amount:number> <gene:gene>")
IS_OUTBID: Final = event("is-outbid <seat:seat> <row:row> <gene:gene>")
GIVES_UP: Final = event("gives-up <seat:seat>")
DECLINES: Final = event("declines <seat:seat>")
BUYS: Final = event("buys <seat:seat> <gene:gene> <price:number>")
IS_UNSOLD: Final = event("is-unsold <row:row> <gene:gene>")
DRAWS: Final = event("draws <seat:seat>")
DRAWS_CARD: Final = event("draws-card <card:card> <event:happening>")
SCORES: Final = event("scores <seat:seat> <points:number> <count:number>")

# Why a move is refused
NOT_NOW: Final = refusal("DINO-3.2", "not-now")
NOT_ASKED_ABOUT: Final = refusal("DINO-3.2", "not-asked-about")
NO_SUCH_SPACE: Final = refusal("DINO-1.14", "no-such-space")
SPACE_IS_TAKEN: Final = refusal("DINO-0.4", "space-is-taken")
NO_CARDS_YET: Final = refusal("DINO-3.5", "no-cards-yet")
ONLY_IN_WINDOWS: Final = refusal("DINO-4.36", "only-in-windows")
NOT_IN_HAND: Final = refusal("DINO-3.5", "not-in-hand")
OTHER_WINDOW: Final = refusal("DINO-3.6", "other-window")
NEEDS_TARGET: Final = refusal("DINO-3.6", "needs-target")
HAS_NO_TARGET: Final = refusal("DINO-3.39", "has-no-target")
NEEDS_WAY: Final = refusal("DINO-4.14", "needs-way")
NOT_AN_OPPONENT: Final = refusal("DINO-0.4", "not-an-opponent")
BAG_IS_EMPTY: Final = refusal("DINO-4.10", "bag-is-empty")
NOT_SHOWN: Final = refusal("DINO-4.10", "not-shown")
HAS_NOBODY_TO_MOVE: Final = refusal("DINO-4.18", "has-nobody-to-move")
CANNOT_MOVE_ANYWAY: Final = refusal("DINO-4.18", "cannot-move-anyway")
HAS_NO_PARENTS: Final = refusal("DINO-4.23", "has-no-parents")
HAS_NO_EGGS: Final = refusal("DINO-4.23", "has-no-eggs")
HAS_NO_FUR: Final = refusal("DINO-4.24", "has-no-fur")
HAS_NO_PARASOLS: Final = refusal("DINO-4.25", "has-no-parasols")
HAS_NO_DINOS: Final = refusal("DINO-4.28", "has-no-dinos")
NOT_THE_LARGEST_HERD: Final = refusal("DINO-4.28", "not-the-largest-herd")
NOT_YOURS_TO_LOSE: Final = refusal("DINO-4.28", "not-yours-to-lose")
NAMED_ALREADY: Final = refusal("DINO-3.34", "named-already")
NOT_YOUR_DINO: Final = refusal("DINO-3.18", "not-your-dino")
NOT_ADJACENT: Final = refusal("DINO-3.18", "not-adjacent")
OWN_KIND: Final = refusal("DINO-3.19", "own-kind")
IS_AN_ATTACK: Final = refusal("DINO-3.20", "is-an-attack")
NOBODY_TO_ATTACK: Final = refusal("DINO-3.20", "nobody-to-attack")
TOO_FEW_HORNS: Final = refusal("DINO-3.20", "too-few-horns")
NO_RAFT: Final = refusal("DINO-3.22", "no-raft")
RAFT_IS_EMPTY: Final = refusal("DINO-4.19", "raft-is-empty")
NOT_COASTAL: Final = refusal("DINO-4.19", "not-coastal")
RAFT_CANNOT_LAND: Final = refusal("DINO-4.19", "raft-cannot-land")
NO_PARENT_BESIDE: Final = refusal("DINO-3.25", "no-parent-beside")
TOO_FAR_FOR_EGGS: Final = refusal("DINO-4.21", "too-far-for-eggs")
NO_NEWBORN_BESIDE: Final = refusal("DINO-3.26", "no-newborn-beside")
NOT_YOURS_TO_REMOVE: Final = refusal("DINO-3.29", "not-yours-to-remove")
NOT_IN_THE_COLD: Final = refusal("DINO-3.29", "not-in-the-cold")
NOT_IN_THE_HEAT: Final = refusal("DINO-3.29", "not-in-the-heat")
NO_SUCH_ROW: Final = refusal("DINO-3.33", "no-such-row")
NOT_HIGHER: Final = refusal("DINO-3.33", "not-higher")
BEYOND_THE_NUMBERS: Final = refusal("DINO-3.33", "beyond-the-numbers")
CANNOT_PAY: Final = refusal("DINO-3.33", "cannot-pay")
MUST_BID: Final = refusal("DINO-3.33", "must-bid")
NOT_A_DEAD_END: Final = refusal("DINO-3.34", "not-a-dead-end")
SOMEBODY_DECLINED: Final = refusal("DINO-6.3", "somebody-declined")
