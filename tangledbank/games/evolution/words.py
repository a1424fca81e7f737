"""Every phrase of the base set but its moves: questions, events and refusals, the last with the rule that refuses."""

from __future__ import annotations

from typing import Final

from tangledbank.games.evolution.kinds import NATURE, ORDER
from tangledbank.games.evolution.places import PLACES
from tangledbank.kernel.phrase import Names
from tangledbank.kernel.vocabulary import Vocabulary

NAMES: Final[Names] = {
    "face": ORDER,
    "phase": ("development", "food_base", "feeding", "extinction"),
    "place": PLACES,
    "nature": NATURE,
}

WORDS: Final = Vocabulary(NAMES)
question: Final = WORDS.question
event: Final = WORDS.event
refusal: Final = WORDS.refusal

# What is asked; the answers are in moves.py
DEVELOP: Final = question("develop")
ROLL_FOOD: Final = question("roll_food")
FEED: Final = question("feed")
SHARE: Final = question("share <eater:animal>")
DEFEND: Final = question("defend <hunter:animal> <prey:animal>")
ROLL_RUNNING: Final = question("roll_running <hunter:animal> <prey:animal>")
SCAVENGE: Final = question("scavenge <prey:animal>")

# What happens
TURN_BEGINS: Final = event("turn-begins <turn:number> <seat:seat>")
LAST_TURN: Final = event("last-turn")
PHASE_BEGINS: Final = event("phase-begins <phase:phase>")
PLAYS_ANIMAL: Final = event("plays-animal <seat:seat> <animal:animal> [<place:place>]", motion="animal to {animal}")
PLAYS_TRAIT: Final = event("plays-trait <seat:seat> <face:face> <animal:animal> [<partner:animal>]")
PASSES: Final = event("passes <seat:seat>")
ROLLS_FOOD: Final = event("rolls-food <seat:seat> <pips:number> [<place:place>]")
FOOD_FOUND: Final = event("food-found <count:number> [<place:place>]")
TAKES_FOOD: Final = event("takes-food <eater:animal> <place:place>", motion="food from base:{place} to {eater}")
GETS_FOOD: Final = event("gets-food <eater:animal> <count:number>")
STORES_FAT: Final = event("stores-fat <eater:animal> <count:number>")
CONVERTS_FAT: Final = event("converts-fat <eater:animal> <count:number>")
SHARES: Final = event("shares <eater:animal> <face:face> <partner:animal>", motion="meat from {eater} to {partner}")
GRAZES: Final = event("grazes <grazer:animal>")
FALLS_ASLEEP: Final = event("falls-asleep <sleeper:animal>")
STEALS: Final = event("steals <pirate:animal> <victim:animal>", motion="meat from {victim} to {pirate}")
ENDS_FEED_TURN: Final = event("ends-feed-turn <seat:seat>")
ATTACKS: Final = event("attacks <hunter:animal> <prey:animal>", motion="strike from {hunter} to {prey}")
IGNORES: Final = event("ignores <hunter:animal> <face:face>")
RUNS_AWAY: Final = event("runs-away <prey:animal> <pips:number>")
IS_CAUGHT: Final = event("is-caught <prey:animal> <pips:number>")
REDIRECTS: Final = event("redirects <prey:animal> <decoy:animal>", motion="strike from {prey} to {decoy}")
DROPS_TAIL: Final = event("drops-tail <prey:animal> <face:face>")
IS_EATEN: Final = event("is-eaten <prey:animal> <hunter:animal>", motion="death to {prey}")
IS_POISONED: Final = event("is-poisoned <hunter:animal>")
SCAVENGES: Final = event("scavenges <scavenger:animal>")
DIES_OF_POISON: Final = event("dies-of-poison <animal:animal>", motion="death to {animal}")
STARVES: Final = event("starves <animal:animal>", motion="death to {animal}")
LOOKS_AT: Final = event("looks-at <animal:animal> <one:face> [<two:face>]")
DRAWS: Final = event("draws <seat:seat> <count:number>", motion="card from deck:table to {seat}")
DRAWS_CARD: Final = event("draws-card <card:card> <one:face> [<two:face>]")
SCORES: Final = event("scores <seat:seat> <points:number>")

# Why a move is refused
NOT_NOW: Final = refusal("EVL-3.1", "not-now")
CARDS_WAIT: Final = refusal("EVL-3.3", "cards-wait")
NOT_ASKED_ABOUT: Final = refusal("EVL-3.15a", "not-asked-about")
USED_BY_ITS_ANIMAL: Final = refusal("EVL-4.11b", "used-by-its-animal")
NOT_YOUR_OWN: Final = refusal("EVL-3.15a", "not-your-own")
NOT_IN_HAND: Final = refusal("EVL-3.3", "not-in-hand")
NO_SUCH_FACE: Final = refusal("EVL-3.3", "no-such-face")
NO_ANIMAL_YET: Final = refusal("EVL-4.1", "no-animal-yet")
NO_SUCH_ANIMAL: Final = refusal("EVL-3.3", "no-such-animal")
NOT_A_HOME: Final = refusal("EVL-3.3", "not-a-home")
NEVER_A_TRAIT: Final = refusal("EVL-4.6", "never-a-trait")
NOT_YOUR_ANIMAL: Final = refusal("EVL-4.1", "not-your-animal")
ONLY_ON_OTHERS: Final = refusal("EVL-4.1", "only-on-others")
HAS_TRAIT_ALREADY: Final = refusal("EVL-4.2", "has-trait-already")
PAIR_HAS_TRAIT: Final = refusal("EVL-4.2", "pair-has-trait-already")
NEEDS_TWO_ANIMALS: Final = refusal("EVL-4.3", "needs-two-animals")
IN_TWO_LOCATIONS: Final = refusal("EVL-4.3", "in-two-locations")
NOT_A_PAIR_TRAIT: Final = refusal("EVL-4.3", "not-a-pair-trait")
EXCLUDED: Final = refusal("EVL-4.4", "excluded")
MAIN_ACTION_USED: Final = refusal("EVL-3.6", "main-action-used")
OTHER_LOCATION: Final = refusal("EVL-3.7", "other-location")
MUST_EAT: Final = refusal("EVL-3.8", "must-eat")
ALL_ARE_FULL: Final = refusal("EVL-3.9", "all-are-full")
NOT_YOURS: Final = refusal("EVL-3.10", "not-yours")
BASE_IS_EMPTY: Final = refusal("EVL-3.10", "base-is-empty")
IS_ASLEEP: Final = refusal("EVL-3.12", "is-asleep")
IS_FULL: Final = refusal("EVL-3.12", "is-full")
SYMBIONT_IS_HUNGRY: Final = refusal("EVL-3.12", "symbiont-is-hungry")
HAS_NO_YELLOW: Final = refusal("EVL-4.12", "has-no-yellow")
TOO_MUCH_FAT: Final = refusal("EVL-4.12", "too-much-fat")
IS_FED: Final = refusal("EVL-4.12", "is-fed")
CANNOT_GRAZE: Final = refusal("EVL-4.21", "cannot-graze")
HAS_GRAZED: Final = refusal("EVL-4.21", "has-grazed")
NOTHING_TO_GRAZE: Final = refusal("EVL-4.21", "nothing-to-graze")
NO_PIRATE: Final = refusal("EVL-4.22", "no-pirate")
PIRACY_USED: Final = refusal("EVL-4.22", "piracy-used")
VICTIM_IS_ITSELF: Final = refusal("EVL-4.22", "victim-is-itself")
VICTIM_IS_ELSEWHERE: Final = refusal("EVL-4.22", "victim-is-elsewhere")
VICTIM_HAS_NO_FOOD: Final = refusal("EVL-4.22", "victim-has-no-food")
VICTIM_IS_FED: Final = refusal("EVL-4.22", "victim-is-fed")
CANNOT_HIBERNATE: Final = refusal("EVL-4.24", "cannot-hibernate")
SLEEPS_ALREADY: Final = refusal("EVL-4.24", "sleeps-already")
SLEPT_LAST_TURN: Final = refusal("EVL-4.24", "slept-last-turn")
SLEPT_THIS_TURN: Final = refusal("EVL-4.52", "slept-this-turn")
NO_SLEEP_IN_LAST_TURN: Final = refusal("EVL-4.24", "no-sleep-in-last-turn")
NOT_CARNIVOROUS: Final = refusal("EVL-4.30", "not-carnivorous")
HAS_ATTACKED: Final = refusal("EVL-4.30", "has-attacked")
CANNOT_IGNORE_THAT: Final = refusal("EVL-4.33", "cannot-ignore-that")
NOTHING_TO_IGNORE_WITH: Final = refusal("EVL-4.30", "nothing-to-ignore-with")
IS_CAMOUFLAGED: Final = refusal("EVL-4.31", "is-camouflaged")
IS_TOO_BIG: Final = refusal("EVL-4.31", "is-too-big")
IS_SWIMMING: Final = refusal("EVL-4.31", "is-swimming")
IS_IN_BURROW: Final = refusal("EVL-4.31", "is-in-burrow")
IS_GUARDED: Final = refusal("EVL-4.31", "is-guarded")
IS_ITSELF: Final = refusal("EVL-4.32", "is-itself")
PREY_IS_ELSEWHERE: Final = refusal("EVL-4.32", "prey-is-elsewhere")
HUNTS_IN_WATER: Final = refusal("EVL-4.32", "hunts-in-water")
MUST_DEFEND: Final = refusal("EVL-4.34", "must-defend")
NO_SUCH_DEFENCE: Final = refusal("EVL-4.34", "no-such-defence")
MIMICRY_USED: Final = refusal("EVL-4.38", "mimicry-used")
CANNOT_TAKE_THE_PLACE: Final = refusal("EVL-4.38", "cannot-take-the-place")
CANNOT_BE_DROPPED: Final = refusal("EVL-4.39", "cannot-be-dropped")
CLINGS: Final = refusal("EVL-4.18", "clings")
NO_SCAVENGER: Final = refusal("EVL-4.16", "no-scavenger")
NOT_YOUR_SCAVENGER: Final = refusal("EVL-4.16", "not-your-scavenger")
CARRION_IS_ELSEWHERE: Final = refusal("EVL-4.16", "carrion-is-elsewhere")
CANNOT_SHARE: Final = refusal("EVL-4.14", "cannot-share")
HAS_SHARED: Final = refusal("EVL-4.14", "has-shared")
NOT_RED: Final = refusal("EVL-4.14", "not-red")
