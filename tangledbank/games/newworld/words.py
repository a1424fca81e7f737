"""Every phrase of the game but its moves: questions, events and refusals, the last with the rule that refuses."""

from __future__ import annotations

from typing import Final

from tangledbank.games.newworld.kinds import ORDER
from tangledbank.games.newworld.tables import AREAS
from tangledbank.kernel.phrase import Names
from tangledbank.kernel.vocabulary import Vocabulary

PHASES: Final = ("development", "areas", "feeding", "extinction")  # NEW-3.20

NAMES: Final[Names] = {
    "face": ORDER,
    "phase": PHASES,
    "area": AREAS,
    "food": AREAS,  # the red tokens of an area
    "shelter": AREAS,  # and its shelters
}

WORDS: Final = Vocabulary(NAMES)
question: Final = WORDS.question
event: Final = WORDS.event
refusal: Final = WORDS.refusal

# What is asked; the answers are in moves.py
DEVELOP: Final = question("develop")
EVOLVE: Final = question("evolve")
LINE_UP: Final = question("line_up")
ASSIGN: Final = question("assign <one:face> <two:face> <animal:animal>")
FEED: Final = question("feed")
SHARE: Final = question("share <eater:animal>")
DEFEND: Final = question("defend <predator:animal> <prey:animal>")
ROLL_RUNNING: Final = question("roll_running <predator:animal> <prey:animal>")
ROLL_HORNED: Final = question("roll_horned <predator:animal> <prey:animal>")
SURVIVE: Final = question("survive <animal:animal>")
DISCARD: Final = question("discard <count:number>")

# What happens
EPOCH_BEGINS: Final = event("epoch-begins <epoch:number> <seat:seat>")
LAST_EPOCH: Final = event("last-epoch")
PHASE_BEGINS: Final = event("phase-begins <phase:phase>")
PASSES: Final = event("passes <seat:seat>")
NEW_ANIMAL: Final = event("plays-animal <seat:seat> <animal:animal>", motion="animal to {animal}")
PLAYS_TRAIT: Final = event("plays-trait <seat:seat> <face:face> <animal:animal>", motion="trait to {animal}")
PLAYS_PAIR: Final = event("plays-pair <seat:seat> <face:face> <left:animal> <right:animal>", motion="trait to {left}")
NAMES_WARD: Final = event("names-ward <ward:animal> <partner:animal>")
REARRANGES: Final = event("rearranges <seat:seat>")
REVEALS: Final = event("reveals <seat:seat> <one:face> <two:face> <animal:animal>")
GOES_ON: Final = event("goes-on <animal:animal> <other:animal>")
BECOMES_ANIMAL: Final = event("becomes-animal <seat:seat> <animal:animal>", motion="animal to {animal}")
AREA_COMES: Final = event("area-comes <area:area> [and <other:area>]")
AREA_GOES: Final = event("area-goes <area:area> [and <other:area>]")
SWAMPS_GROW: Final = event("swamps-grow <area:area>", motion="food to food:{area}")
TAKES_FOOD: Final = event("takes-food <eater:animal> <area:area>", motion="food from food:{area} to {eater}")
TAKES_SHELTER: Final = event(
    "takes-shelter <animal:animal> <area:area>", motion="shelter from shelter:{area} to {animal}"
)
GETS_FOOD: Final = event("gets-food <eater:animal> <count:number>", motion="meat to {eater}")
STORES_FAT: Final = event("stores-fat <eater:animal> <count:number>")
SHARES: Final = event("shares <giver:animal> <face:face> <partner:animal>", motion="meat from {giver} to {partner}")
GRAZES: Final = event("grazes <animal:animal> <area:area>")
STEALS: Final = event("steals <thief:animal> <victim:animal>", motion="meat from {victim} to {thief}")
METAMORPHOSES: Final = event("metamorphoses <animal:animal> <lost:face> [into <face:face>]")
FINDS_NO_PLACE: Final = event("finds-no-place <one:face> <two:face>")
ATTACKS: Final = event("attacks <predator:animal> <prey:animal>", motion="strike from {predator} to {prey}")
IGNORES: Final = event("ignores <predator:animal> <face:face>")
RUNS_AWAY: Final = event("runs-away <prey:animal> <pips:number>")
IS_CAUGHT: Final = event("is-caught <prey:animal> <pips:number>")
IS_GORED: Final = event("is-gored <predator:animal> <prey:animal> <pips:number>", motion="death to {predator}")
FAILS_TO_GORE: Final = event("fails-to-gore <prey:animal> <pips:number>")
SLIPS_AWAY: Final = event("slips-away <prey:animal> <face:face>")
REPELS: Final = event("repels <prey:animal> <predator:animal>")
REDIRECTS: Final = event("redirects <prey:animal> <decoy:animal>", motion="strike from {prey} to {decoy}")
IS_EATEN: Final = event("is-eaten <prey:animal> <predator:animal>", motion="death to {prey}")
IS_POISONED: Final = event("is-poisoned <predator:animal>")
SCAVENGES: Final = event("scavenges <scavenger:animal>")
ENDS_TURN: Final = event("ends-turn <seat:seat>")
DIES_OF_POISON: Final = event("dies-of-poison <animal:animal>", motion="death to {animal}")
USES_FAT: Final = event("uses-fat <animal:animal> <count:number>")
HIBERNATES: Final = event("hibernates <animal:animal>")
STARVES: Final = event("starves <animal:animal>", motion="death to {animal}")
RESHUFFLES: Final = event("reshuffles <count:number>")
DRAWS: Final = event("draws <seat:seat> <count:number>", motion="card from deck:table to {seat}")
DRAWS_CARD: Final = event("draws-card <card:card> <one:face> <two:face>")
DISCARDS: Final = event("discards <seat:seat> <count:number>")
SCORES: Final = event("scores <seat:seat> <points:number>")

# Why a move is refused
NOT_NOW: Final = refusal("NEW-3.90", "not-now")
CARDS_WAIT: Final = refusal("NEW-3.21", "cards-wait")
NOT_ASKED_ABOUT: Final = refusal("NEW-3.90", "not-asked-about")
USED_BY_ITS_ANIMAL: Final = refusal("NEW-3.91", "used-by-its-animal")
AREA_WAITS: Final = refusal("NEW-3.50", "area-waits")
CHOOSE_TOKENS: Final = refusal("NEW-3.53", "choose-tokens")
# ... in Development
NOT_IN_HAND: Final = refusal("NEW-3.21", "not-in-hand")
NO_SUCH_FACE: Final = refusal("NEW-1.3", "no-such-face")
NO_SUCH_ANIMAL: Final = refusal("NEW-3.24", "no-such-animal")
MUST_PLAY_ON: Final = refusal("NEW-6.12", "must-play-on")
NOT_YOUR_ANIMAL: Final = refusal("NEW-1.4", "not-your-animal")
ONLY_ON_OTHERS: Final = refusal("NEW-1.4", "only-on-others")
IS_A_PAIR_TRAIT: Final = refusal("NEW-3.24", "is-a-pair-trait")
NOT_A_PAIR_TRAIT: Final = refusal("NEW-3.25", "not-a-pair-trait")
NEEDS_TWO_ANIMALS: Final = refusal("NEW-3.25", "needs-two-animals")
PAIR_IS_YOUR_OWN: Final = refusal("NEW-3.25", "pair-is-your-own")
HAS_TWO_PAIRS: Final = refusal("NEW-3.25", "has-two-pairs")
SAME_CHAIN: Final = refusal("NEW-3.25", "same-chain")
NAME_A_WARD: Final = refusal("NEW-3.25", "name-a-ward")
HAS_NO_WARD: Final = refusal("NEW-3.25", "has-no-ward")
HAS_TRAIT_ALREADY: Final = refusal("NEW-3.26", "has-trait-already")
EXCLUDED: Final = refusal("NEW-3.26", "excluded")
IS_STAGNANT: Final = refusal("NEW-4.27", "is-stagnant")
HAS_REARRANGED: Final = refusal("NEW-3.27", "has-rearranged")
TOO_FEW_TO_REARRANGE: Final = refusal("NEW-3.27a", "too-few-to-rearrange")
FINISH_REARRANGING: Final = refusal("NEW-3.27", "finish-rearranging")
STANDS_ALREADY: Final = refusal("NEW-3.27a", "stands-already")
LINKED_STAY_TOGETHER: Final = refusal("NEW-3.27", "linked-stay-together")
# ... with random mutations
POOL_IS_BLIND: Final = refusal("NEW-6.4", "pool-is-blind")
NO_GENE_POOL: Final = refusal("NEW-6.4", "no-gene-pool")
CARD_IS_FOR_ANOTHER: Final = refusal("NEW-6.5", "card-is-for-another")
NOT_ON_THE_CARD: Final = refusal("NEW-6.5", "not-on-the-card")
NOT_BESIDE: Final = refusal("NEW-3.9", "not-beside")
IS_LINKED: Final = refusal("NEW-3.9", "is-linked")
# ... in a feeding turn
BASIC_ACTION_USED: Final = refusal("NEW-3.51", "basic-action-used")
EXTRA_ACTION_USED: Final = refusal("NEW-3.58", "extra-action-used")
NOT_YOURS: Final = refusal("NEW-3.53", "not-yours")
NOT_IN_THE_ROW: Final = refusal("NEW-3.53", "not-in-the-row")
NO_FOOD_THERE: Final = refusal("NEW-3.53", "no-food-there")
NO_SHELTER_THERE: Final = refusal("NEW-3.52", "no-shelter-there")
HAS_SHELTER: Final = refusal("NEW-3.52", "has-shelter")
LACKS_THE_TRAIT: Final = refusal("NEW-3.6", "lacks-the-trait")
HAS_A_TRAIT: Final = refusal("NEW-3.6", "has-a-trait")
IS_FULL: Final = refusal("NEW-3.4", "is-full")
PARTNER_IS_HUNGRY: Final = refusal("NEW-4.26", "partner-is-hungry")
MUST_ACT: Final = refusal("NEW-3.56", "must-act")
TURN_HAS_BEGUN: Final = refusal("NEW-3.56", "turn-has-begun")
TURN_NOT_BEGUN: Final = refusal("NEW-3.59", "turn-not-begun")
MUST_STILL_ACT: Final = refusal("NEW-3.59", "must-still-act")
NO_THIEF: Final = refusal("NEW-4.22", "no-thief")
HAS_STOLEN: Final = refusal("NEW-4.22", "has-stolen")
VICTIM_IS_ITSELF: Final = refusal("NEW-4.22", "victim-is-itself")
VICTIM_IS_FED: Final = refusal("NEW-4.22", "victim-is-fed")
VICTIM_HAS_NO_FOOD: Final = refusal("NEW-4.22", "victim-has-no-food")
NOT_METAMORPHIC: Final = refusal("NEW-4.23", "not-metamorphic")
HAS_METAMORPHOSED: Final = refusal("NEW-4.23", "has-metamorphosed")
NO_CARD_FOR_IT: Final = refusal("NEW-4.23", "no-card-for-it")
NOTHING_TO_DROP: Final = refusal("NEW-4.23", "nothing-to-drop")
CANNOT_DROP_THAT: Final = refusal("NEW-4.23", "cannot-drop-that")
# ... of an attack
NOT_A_PREDATOR: Final = refusal("NEW-4.30", "not-a-predator")
HAS_ATTACKED: Final = refusal("NEW-4.1", "has-attacked")
IS_ITSELF: Final = refusal("NEW-4.31", "is-itself")
IS_SHELTERED: Final = refusal("NEW-4.51", "is-sheltered")
IS_SWIMMING: Final = refusal("NEW-4.3", "is-swimming")
IS_MASSIVE: Final = refusal("NEW-4.4", "is-massive")
IS_NOCTURNAL: Final = refusal("NEW-4.5", "is-nocturnal")
IS_CAMOUFLAGED: Final = refusal("NEW-4.12", "is-camouflaged")
IS_IN_BURROW: Final = refusal("NEW-4.13", "is-in-burrow")
IS_FLYING: Final = refusal("NEW-4.14", "is-flying")
IS_IN_HERD: Final = refusal("NEW-4.15", "is-in-herd")
IS_A_WARD: Final = refusal("NEW-4.26", "is-a-ward")
NOT_INTELLIGENT: Final = refusal("NEW-4.17", "not-intelligent")
MUST_IGNORE: Final = refusal("NEW-4.17", "must-ignore")
CANNOT_IGNORE_THAT: Final = refusal("NEW-4.17a", "cannot-ignore-that")
PROTECTED_TWICE: Final = refusal("NEW-4.17", "protected-twice")
# ... of a reaction
NO_SUCH_REACTION: Final = refusal("NEW-4.33", "no-such-reaction")
IS_IGNORED: Final = refusal("NEW-4.17", "is-ignored")
HAS_REACTED: Final = refusal("NEW-3.10", "has-reacted")
MUST_REACT: Final = refusal("NEW-4.33", "must-react")
NOT_A_CARD_OF_THE_PREY: Final = refusal("NEW-4.9", "not-a-card-of-the-prey")
HAS_MIMICKED: Final = refusal("NEW-4.11", "has-mimicked")
CANNOT_BE_DECOY: Final = refusal("NEW-4.11", "cannot-be-decoy")
# ... of the effects of a meal
NOT_TRIGGERED: Final = refusal("NEW-4.42", "not-triggered")
# ... in the Extinction phase
ANOTHER_IS_ASKED_ABOUT: Final = refusal("NEW-3.71", "another-is-asked-about")
TOO_LITTLE_FAT: Final = refusal("NEW-3.71", "too-little-fat")
CANNOT_HIBERNATE: Final = refusal("NEW-3.71", "cannot-hibernate")
NO_SLEEP_IN_LAST_EPOCH: Final = refusal("NEW-4.21", "no-sleep-in-last-epoch")
