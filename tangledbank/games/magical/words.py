"""Every phrase but the moves: questions, events and refusals, the last with the rule that refuses."""

from __future__ import annotations

from typing import Final

from tangledbank.games.magical.kinds import ORDER, PARTS, SOURCES, LaidSpelling
from tangledbank.kernel.phrase import Names
from tangledbank.kernel.vocabulary import Vocabulary

NAMES: Final[Names] = {"property": ORDER, "source": SOURCES, "part": PARTS, "laid": LaidSpelling()}

WORDS: Final = Vocabulary(NAMES)
question: Final = WORDS.question
event: Final = WORDS.event
refusal: Final = WORDS.refusal

# What is asked; the answers are in moves.py
EXCHANGE: Final = question("exchange")
CREATE: Final = question("create")
ADD: Final = question("add")
ACTIVATE: Final = question("activate")
ACT: Final = question("act <creature:creature>")
SECOND_PART: Final = question("second_part <creature:creature>")
SCORCH: Final = question("scorch <creature:creature>")
APPLY: Final = question("apply <creature:creature> <target:creature>")
GENEROUS_GIFT: Final = question("generous <creature:creature>")

# What happens in a round
ROUND_BEGINS: Final = event("round-begins <round:number> <source:source> <lower:number> <upper:number>")
GOES_FIRST: Final = event("goes-first <seat:seat>")
KEEPS_HAND: Final = event("keeps-hand <seat:seat>")
EXCHANGES_HAND: Final = event(
    "exchanges-hand <seat:seat> <count:number>", motion="card from hand:{seat} to pile:discard"
)
DRAWS: Final = event("draws <seat:seat> <count:number>", motion="card from pile:deck to hand:{seat}")
RESHUFFLES: Final = event("reshuffles <count:number>", motion="card from pile:discard to pile:deck")
ROUND_ENDS: Final = event("round-ends <round:number>")

# What happens in a turn
TURN_BEGINS: Final = event("turn-begins <seat:seat>")
CREATES: Final = event("creates <seat:seat> <creature:creature>", motion="creature from hand:{seat} to {creature}")
ADDS: Final = event(
    "adds <seat:seat> <property:property> <creature:creature>", motion="card from hand:{seat} to {creature}"
)
NOTHING_AWAKE: Final = event("nothing-awake <seat:seat>")
ACTIVATES: Final = event("activates <creature:creature>")
METAMORPHS: Final = event("metamorphs <creature:creature> <old:property> <new:property>")
TURNS_CARD: Final = event("turns-card <creature:creature> <old:property> <new:property>")
SCARES: Final = event("scares <creature:creature> <target:creature>", motion="strike from {creature} to {target}")
WAKES: Final = event("wakes <creature:creature> <target:creature>", motion="strike from {creature} to {target}")
TAKES_ENERGY: Final = event(
    "takes-energy <creature:creature> <part:part>", motion="energy from {part} to {creature}"
)
FALLS_ASLEEP: Final = event("falls-asleep <creature:creature>")
TRANSMUTES: Final = event(
    "transmutes <creature:creature> <tokens:number> <side:number>", motion="token from {creature} to tokens:{side}"
)
GIVES: Final = event(
    "gives <creature:creature> <ally:creature>", motion="energy from pile:reserve to {ally}"
)

# What happens in an attack
ATTACKS_TARGET: Final = event(
    "attacks <creature:creature> <target:creature>", motion="strike from {creature} to {target}"
)
DRAINS: Final = event(
    "drains <creature:creature> <target:creature>", motion="energy from {target} to pile:reserve"
)
BURNS: Final = event(
    "burns-property <creature:creature> <target:creature> <property:property>",
    motion="card from {target} to pile:discard",
)
LULLS: Final = event("lulls <creature:creature> <target:creature>", motion="strike from {creature} to {target}")
FAILS: Final = event("fails <creature:creature> <target:creature> <property:property>")
GAINS_ENERGY: Final = event("gains-energy <creature:creature>", motion="energy from pile:reserve to {creature}")
SCORCHES: Final = event(
    "scorches <creature:creature> <property:property>", motion="energy from pile:reserve to {creature}"
)
PRICKS: Final = event("pricks <target:creature> <creature:creature>", motion="energy from {creature} to pile:reserve")

# How the game ends
WINS: Final = event("wins <seat:seat> <tokens:number>")
SHADOW_WINS: Final = event("shadow-wins <creature:creature>")
ROUNDS_ARE_OVER: Final = event("rounds-are-over <round:number>")

# The turn of the Shadow, step by step; `choice` is the number on the choice card that was turned, if one was
SHADOW_GOES_FIRST: Final = event("shadow-goes-first")
SHADOW_BEGINS: Final = event("shadow-begins")
SHADOW_CREATES: Final = event("shadow-creates <creature:creature>", motion="creature from pile:deck to {creature}")
SHADOW_HAS_NO_CARD: Final = event("shadow-has-no-card")
SHADOW_ACTIVE: Final = event("shadow-active <creature:creature> <energy:number> [<choice:number>]")
SHADOW_DRAWS: Final = event("shadow-draws <one:property> <two:property> <choice:number> <property:property>")
SHADOW_ADDS: Final = event(
    "shadow-adds <creature:creature> <property:property>", motion="card from pile:deck to {creature}"
)
SHADOW_ADDS_RIGHT: Final = event(
    "shadow-adds-right <creature:creature> <property:property>", motion="card from pile:deck to {creature}"
)
SHADOW_DISCARDS: Final = event("shadow-discards <property:property>", motion="card from pile:deck to pile:discard")
SHADOW_WAKES: Final = event(
    "shadow-wakes <creature:creature> <target:creature> [<choice:number>]",
    motion="strike from {creature} to {target}",
)
SHADOW_TARGET: Final = event("shadow-target <creature:creature> <target:creature> [<choice:number>]")
SHADOW_NO_TARGET: Final = event("shadow-no-target <creature:creature>")
SHADOW_IS_KEPT_OFF: Final = event(
    "shadow-is-kept-off <creature:creature> <target:creature> <property:property>"
)
SHADOW_WOULD_FAIL: Final = event("shadow-would-fail <creature:creature> <target:creature>")
SHADOW_PICKS: Final = event("shadow-picks <creature:creature> <property:property> [<choice:number>]")
SHADOW_RESTS: Final = event("shadow-rests <creature:creature>")
SHADOW_RESHUFFLES: Final = event("shadow-reshuffles <count:number>")

# Why not
EXCHANGE_FIRST: Final = refusal("MAG-3.1", "exchange-first")
EXCHANGE_IS_OVER: Final = refusal("MAG-3.1", "exchange-is-over")
CREATE_FIRST: Final = refusal("MAG-3.4", "create-first")
STEP_IS_OVER: Final = refusal("MAG-3.4", "step-is-over")
NOT_NOW: Final = refusal("MAG-3.4", "not-now")
NOT_IN_HAND: Final = refusal("MAG-3.5", "not-in-hand")
NO_SUCH_HALF: Final = refusal("MAG-3.6", "no-such-half")
NO_SUCH_CREATURE: Final = refusal("MAG-3.6", "no-such-creature")
NOT_YOUR_CREATURE: Final = refusal("MAG-3.6", "not-your-creature")
HAS_PROPERTY: Final = refusal("MAG-3.6", "has-property")
MUST_ACTIVATE: Final = refusal("MAG-3.8", "must-activate")
ACTIVATE_YOUR_OWN: Final = refusal("MAG-3.8", "activate-your-own")
IS_ASLEEP: Final = refusal("MAG-3.17", "is-asleep")
IS_ACTIVATED: Final = refusal("MAG-3.9", "is-activated")
USED_IN_ACTIVATION: Final = refusal("MAG-3.9", "used-in-activation")
MUST_ACT: Final = refusal("MAG-3.10", "must-act")
NEEDS_PROPERTY: Final = refusal("MAG-3.11", "needs-property")
PART_IS_EMPTY: Final = refusal("MAG-3.12", "part-is-empty")
SCALE_IS_FULL: Final = refusal("MAG-3.12", "scale-is-full")
TOO_LITTLE_ENERGY: Final = refusal("MAG-3.14", "too-little-energy")
TOO_MANY_PROPERTIES: Final = refusal("MAG-3.14", "too-many-properties")
NO_ATTACK_PROPERTY: Final = refusal("MAG-3.16", "no-attack-property")
NOT_ITSELF: Final = refusal("MAG-4.1", "not-itself")
NO_SUCH_TARGET: Final = refusal("MAG-4.1", "no-such-target")
TARGET_IS_ASTRAL: Final = refusal("MAG-4.2", "target-is-astral")
ATTACKER_IS_ASTRAL: Final = refusal("MAG-4.2", "attacker-is-astral")
TARGET_IS_FLYING: Final = refusal("MAG-4.2", "target-is-flying")
TARGET_IS_INVISIBLE: Final = refusal("MAG-4.2", "target-is-invisible")
MUST_APPLY_ONE: Final = refusal("MAG-4.5", "must-apply-one")
ATTACK_GOES_ON: Final = refusal("MAG-4.5", "attack-goes-on")
NOT_ITS_POWER: Final = refusal("MAG-4.5", "not-its-power")
APPLIED_ALREADY: Final = refusal("MAG-4.5", "applied-already")
NAME_THE_PROPERTY: Final = refusal("MAG-4.12", "name-the-property")
NOT_TO_BURN: Final = refusal("MAG-4.12", "not-to-burn")
NOT_METAMORPH: Final = refusal("MAG-4.15", "not-metamorph")
METAMORPH_STAYS: Final = refusal("MAG-4.15", "metamorph-stays")
NOT_ITS_PROPERTY: Final = refusal("MAG-4.15", "not-its-property")
NOT_SCARY: Final = refusal("MAG-4.16", "not-scary")
NOTHING_TO_SCARE: Final = refusal("MAG-4.16", "nothing-to-scare")
NOT_ANNOYING: Final = refusal("MAG-4.17", "not-annoying")
ANNOYED_THIS_ROUND: Final = refusal("MAG-4.17", "annoyed-this-round")
IS_AWAKE: Final = refusal("MAG-4.17", "is-awake")
NOT_TO_SCORCH: Final = refusal("MAG-4.18", "not-to-scorch")
SECOND_IS_DUE: Final = refusal("MAG-4.19", "second-is-due")
NOT_AN_ALLY: Final = refusal("MAG-4.27", "not-an-ally")
ALLY_IS_FULL: Final = refusal("MAG-4.27", "ally-is-full")
GIFT_IS_OPEN: Final = refusal("MAG-4.27", "gift-is-open")
