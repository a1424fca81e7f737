"""Every event card (DINO-4.9 to 4.30), how they interact (DINO-4.31 to 4.36), and their windows (DINO-3.5 to 3.9)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tangledbank.games.dinosaurs.box import DinosaursGame
from tangledbank.games.dinosaurs.genes import (
    ATTACK,
    DEFENCE,
    DISCOUNT,
    EGGS,
    FURS,
    LEG,
    MOVEMENT,
    PARASOLS,
    TAIL_VALUE,
)
from tangledbank.games.dinosaurs.kinds import EVENT_CARDS
from tangledbank.games.dinosaurs.tables import HOME
from tangledbank.games.dinosaurs.words import PHASES
from tests.dinosaurs.tabletop import B, DinosaursTable, G, R, new_game
from tests.dinosaurs.test_examples_events import window
from tests.tabletop import asked

SPARE = "'twins'"  # a card that keeps its owner asked, in all windows but one


def holding(card: str, phase: str, spare: str = SPARE, top: str = "turn = 5") -> DinosaursTable:
    """A window in which red holds a card and a spare one, and the others hold nothing."""
    return window(phase, f"hand = ['{card}', {spare}]", "", "", top=top)


@pytest.mark.parametrize(
    ("card", "phase", "value", "change"),
    [
        ("false_tail", "initiative", TAIL_VALUE, 2),  # DINO-4.9
        ("giant_gene", "movement", ATTACK, 2),  # DINO-4.15
        ("big_brother", "movement", DEFENCE, 2),  # DINO-4.16
        ("stampede", "movement", MOVEMENT, 2),  # DINO-4.17
        ("wetsuit", "survival", FURS, 2),  # DINO-4.26
        ("extra_parasols", "survival", PARASOLS, 2),  # DINO-4.27
    ],
)
def test_cards_for_oneself(card: str, phase: str, value: int, change: int) -> None:
    t = holding(card, phase)
    before = [t.state.value(seat, value) for seat in (R, B, G)]
    t.play(f"play_event {card}")
    assert [t.state.value(seat, value) for seat in (R, B, G)] == [before[R] + change, before[B], before[G]]
    assert t.asked == (R, "window") and len(t.state.discard) == 1


def test_dino_4_22_twins_and_4_29_bargain() -> None:
    """DINO-4.22, 4.29."""
    t = window("births", "hand = ['twins', 'stampede']", "", "")
    t.play("play_event twins")
    assert t.state.value(R, EGGS) == 3
    t = DinosaursTable("""
    phase = "auction"
    window = true
    rows = ["leg", "egg", "fur"]
    [[seats]]
    hand = ["bargain", "stampede"]
    [[seats]]
    [[seats]]
    """)
    t.play("play_event bargain")
    assert t.state.value(R, DISCOUNT) == 3


@pytest.mark.parametrize(
    ("play", "before", "after"),
    [
        ("eternal_season", 4, 4),  # DINO-4.11
        ("seasons_rush", 5, 1),  # DINO-4.12
        ("backward_weather", 0, 5),  # DINO-4.13
        ("rain_dance cw", 2, 3),  # DINO-4.14
        ("rain_dance stay", 2, 2),
        ("rain_dance ccw", 2, 1),
    ],
)
def test_climate_cards(play: str, before: int, after: int) -> None:
    """DINO-3.7, 3.14, 3.15, 8.31: the marker moves at once, W2 is over, and no die is rolled."""
    t = holding(play.split(maxsplit=1)[0], "climate", top=f"turn = 5\nclimate = {before}\nchance = [4]")
    t.play(f"play_event {play}")
    assert t.state.climate == after and t.state.chance.fate == ["roll 4"]
    assert t.state.question.arguments == {"phase": "phase:movement"}


def test_rain_dance_needs_a_way() -> None:
    t = holding("rain_dance", "climate")
    t.refused("play_event rain_dance", "DINO-4.14")
    t.refused("play_event rain_dance on 1", "DINO-3.39")
    assert t.moves("play_event") == [f"{t.card(R, 'rain_dance')} {way}" for way in ("cw", "stay", "ccw")]


def test_dino_4_10_unexpected_gene_counts_at_once() -> None:
    """DINO-4.10: a kept tail counts for this turn's order; the other tile returns."""
    t = window(
        "initiative",
        "hand = ['unexpected_gene']",
        "",
        "",
        top="turn = 5\norder = [2, 1, 0]\nchance = ['draw_gene tail', 'draw_gene leg', 3, 2, 1]",
    )
    bag = list(t.state.bag)
    t.play("play_event unexpected_gene")
    t.play("keep_gene tail")
    assert t.state.order[0] == R and t.state.bag[LEG] == bag[LEG] and sum(t.state.bag) == sum(bag) - 1


def test_unexpected_gene_with_two_equal_tiles_is_no_choice() -> None:
    t = window(
        "initiative",
        "hand = ['unexpected_gene', 'twins']",
        "",
        "",
        top="turn = 5\nchance = ['draw_gene leg', 'draw_gene leg']",
    )
    t.play("play_event unexpected_gene")
    assert t.asked == (R, "window") and t.state.seats[R].genes[LEG] == 2


def test_dino_4_18_quicksand() -> None:
    """DINO-4.18, 8.25: two points less, the floor applies when the value is used."""
    t = holding("quicksand", "movement")
    t.refused("play_event quicksand on 0", "DINO-0.4")
    t.refused("play_event quicksand", "DINO-3.6")
    t.refused("play_event quicksand cw", "DINO-3.39")
    t.play("play_event quicksand on 1")
    assert t.state.value(B, MOVEMENT) == 0 and t.state.seats[B].modifiers[MOVEMENT] == -2
    t.play("pass_event")
    t.play("end_movement")
    assert t.asked == (G, "move_dinos")  # blue has no points
    t = window("movement", "hand = ['quicksand']", "modifiers = {movement = -1}", "modifiers = {movement = -2}")
    t.refused("play_event quicksand on 1", "DINO-4.18")


def test_quicksand_and_stampede_are_summed() -> None:
    """DINO-3.3, 4.31, 8.25: -2 and +2 on a species with one leg leave one point."""
    t = window("movement", "hand = ['quicksand']", "hand = ['stampede']", "")
    t.play("play_event quicksand on 1", "play_event stampede")
    assert t.state.value(B, MOVEMENT) == 1


def test_dino_4_19_driftwood() -> None:
    """DINO-3.22, 4.19: once, for one point, from coast to coast, never an attack."""
    t = window("movement", "hand = ['driftwood']\ngenes = {leg = 3}\ndinos = ['-3,0', '-2,2']", "", "")
    t.refused("raft -3,0 to 0,2", "DINO-3.2")
    t.play("play_event driftwood")
    assert t.asked == (R, "move_dinos")
    t.refused("raft -2,2 to 0,2", "DINO-4.19")
    t.refused("raft -3,0 to 0,3", "DINO-4.19")
    t.refused("raft 0,3 to 0,2", "DINO-4.19")
    t.play("raft -3,0 to 0,2")
    assert t.state.question.arguments == {"left": "number:2"}
    t.refused("raft 0,2 to -3,0", "DINO-3.22")


def test_dino_4_23_egg_thief() -> None:
    t = window("births", "hand = ['egg_thief', 'stampede']", "", "modifiers = {eggs = -1}")
    t.refused("play_event egg_thief on 2", "DINO-4.23")
    t.play("play_event egg_thief on 1")
    assert (t.state.value(R, EGGS), t.state.value(B, EGGS)) == (2, 0)


@pytest.mark.parametrize(
    ("card", "value", "rule"), [("ice_cold", FURS, "DINO-4.24"), ("scorched", PARASOLS, "DINO-4.25")]
)
def test_less_protection(card: str, value: int, rule: str) -> None:
    """DINO-4.24, 4.25, 4.34: the target must have one now; later changes do not undo the card."""
    t = holding(card, "survival")
    t.play(f"play_event {card} on 1")
    assert t.state.value(B, value) == 0
    key = "fur" if value == FURS else "parasols"
    t = window("survival", f"hand = ['{card}']", f"modifiers = {{{key} = -1}}", "")
    t.refused(f"play_event {card} on 1", rule)


def test_dino_4_28_epidemic_takes_small_herds_at_once() -> None:
    """DINO-3.4, 4.28, 4.35: with two dinos or one there is nothing to choose; the climate comes afterwards."""
    t = window("survival", "hand = ['epidemic', 'twins']", "dinos = ['0,3', '0,2']", "")
    t.refused("play_event epidemic on 2", "DINO-4.28")
    t.play("play_event epidemic on 1")
    assert t.count(B) == 0 and t.asked == (R, "window")
    t = window("survival", "hand = ['epidemic', 'twins']\ndinos = []", "dinos = []", "dinos = []")
    t.refused("play_event epidemic on 1", "DINO-4.28")


def test_dino_4_30_dead_end_both_ways() -> None:
    """DINO-3.8, 3.34, 4.30, 8.18, 8.32: on opponents in W6, on oneself in the auction; some bidder remains."""
    t = DinosaursTable("""
    turn = 3
    phase = "auction"
    window = true
    rows = ["leg", "egg", "fur"]
    [[seats]]
    hand = ["dead_end", "dead_end"]
    [[seats]]
    [[seats]]
    """)
    t.refused("dead_end dead_end", "DINO-3.2")
    t.play("play_event dead_end on 1", "pass_event")
    assert t.asked == (R, "auction")
    t.play("dead_end dead_end", "bid 0 3")
    assert t.points == [10, 10, 7] and t.state.seats[G].genes[LEG] == 2
    assert sum(t.state.bag) == 61 and len(t.state.discard) == 2


def test_dino_4_31_equal_cards_stack() -> None:
    """DINO-4.31, 4.33."""
    t = window("movement", "hand = ['giant_gene', 'giant_gene']", "", "")
    t.play("play_event giant_gene", "play_event giant_gene")
    assert t.state.value(R, ATTACK) == 4


def test_dino_4_32_horns_of_cards_count_for_legality() -> None:
    t = window("movement", "dinos = ['-2,0']\nhand = ['giant_gene']", "dinos = ['-1,0']\ngenes = {horn = 2}", "")
    t.play("pass_event")
    t.refused("attack -2,0 to -1,0", "DINO-3.20")
    t = window("movement", "dinos = ['-2,0']\nhand = ['giant_gene']", "dinos = ['-1,0']\ngenes = {horn = 2}", "")
    t.play("play_event giant_gene")
    assert t.offers("attack -2,0 to -1,0")


def test_dino_4_36_no_cards_outside_the_windows() -> None:
    t = DinosaursTable("""
    [[seats]]
    dinos = ["-3,0"]
    hand = ["stampede"]
    [[seats]]
    [[seats]]
    """)
    t.refused("play_event stampede", "DINO-4.36")
    card = t.card(R, "stampede")
    assert [reason.rule for reason in t.state.why_not(R, f"card:{card}")] == ["DINO-4.36"]


def test_dino_3_6_each_card_in_its_own_window() -> None:
    """DINO-1.11, 3.6, 8.8: a card is refused in every window but its own."""
    for phase in PHASES[:5]:
        for kind, card in enumerate(EVENT_CARDS):
            t = holding(card, phase, spare="'eternal_season'" if card == "twins" else SPARE)
            own = t.state._tables.windows[kind] == PHASES.index(phase) + 1
            reason = t.state.why_not(R, f"card:{t.card(R, card)}")
            if own:
                assert all(why.rule != "DINO-3.6" for why in reason)
            else:
                assert [why.rule for why in reason if why.key == "other-window"]


def test_dino_3_5_a_window_without_cards_left_is_skipped() -> None:
    """DINO-3.5 step 2: all cards of W1 lie in the discard pile."""
    hand = "hand = ['stampede']\ngenes = {tail = 2}"
    t = window("initiative", hand, "", "", top="turn = 5\ndiscard = ['false_tail', 'unexpected_gene']")
    assert t.state.question.arguments == {"phase": "phase:climate"}


def test_dino_3_5_w1_follows_the_order_of_the_turn_before() -> None:
    t = window("initiative", "hand = ['twins']", "hand = ['stampede']", "", top="turn = 5\norder = [1, 2, 0]")
    assert t.asked == (B, "window")


def test_dino_3_9_no_card_is_drawn_from_an_empty_pile() -> None:
    deck = [name for row in DinosaursGame({}).tables.events for name in [row.id] * row.count]
    t = DinosaursTable(f"""
    phase = "auction"
    turn = 3
    rows = ["card", "leg", "fur"]
    discard = {deck}
    [[seats]]
    [[seats]]
    [[seats]]
    """)
    t.play("bid 0 0", "bid 1 0", "bid 2 0")
    assert t.state.seats[R].hand == [] and t.state.removed == 1


def test_dino_8_20_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    """DINO-4.8, 8.20: and it may be played in the next window."""
    t = DinosaursTable("""
    phase = "auction"
    turn = 4
    rows = ["card", "leg", "fur"]
    draw = ["false_tail"]
    [[seats]]
    [[seats]]
    [[seats]]
    """)
    log = t.state.listen()
    t.play("bid 0 0", "bid 1 0", "bid 2 0")
    assert t.asked == (R, "window") and t.moves("play_event") == [str(t.card(R, "false_tail"))]
    told = [event for event in log if event.phrase.name == "draws-card"]
    assert len(told) == 1 and told[0].heard_by(R) and not told[0].heard_by(B) and not told[0].heard_by(None)
    assert t.state.view(B)["board"]["seats"][R]["hand"] is None


def test_dino_8_21_a_card_without_target_may_be_played_without_effect() -> None:
    t = window("births", "hand = ['far_flung_eggs', 'stampede']\ndinos = []", "", "")
    t.play("play_event far_flung_eggs")
    assert t.state.seats[R].far_flung
    t.play("pass_event")
    assert len(t.moves("birth")) == 40  # without adults it has no effect (DINO-4.21)


def test_dino_4_20_barren_year_for_the_player_of_the_card_too() -> None:
    t = window("births", "hand = ['barren_year']", "", "")
    t.play("play_event barren_year")
    assert [t.count(seat) for seat in (R, B, G)] == [1, 1, 1] and t.state.phase >= 4


def test_modifiers_end_with_the_turn() -> None:
    """DINO-3.38."""
    state = new_game(4, seed=12)
    rng = random.Random(12)
    turn = 1
    while not state.over:
        if state.turn > turn:
            turn = state.turn
            assert not state.climate_card and not state.barren
            for seat in state.seats:
                assert seat.modifiers == [0] * 8 or state.phase == 0
                assert not seat.raft and not seat.far_flung and not seat.kept_out
        state.play(rng.choice(state.moves))


def test_dino_8_33_an_open_window_goes_on_without_cards() -> None:
    """DINO-8.33: the last card of W1 is played, and those who hold cards are still asked."""
    t = window("initiative", "hand = ['false_tail', 'twins']", "", "", top="turn = 5\ndiscard = ['unexpected_gene']")
    t.play("play_event false_tail")
    assert t.asked == (R, "window") and t.state.question.arguments == {"phase": "phase:initiative"}


def test_dino_3_7_the_window_of_climate_cards_is_a_matter_of_the_table(tmp_path: Path) -> None:
    """An owner's table may say that they are played in another window; it ends with the first one all the same."""
    events = (HOME / "events.toml").read_text(encoding="utf-8").replace("window = 2", "window = 3")
    (tmp_path / "events.toml").write_text(events, encoding="utf-8")
    seats = "[[seats]]\ndinos = ['-3,0']\nhand = ['rain_dance']\n[[seats]]\nhand = ['eternal_season']\n[[seats]]\n"
    state = DinosaursGame({}, tmp_path).position(f"phase = 'movement'\nwindow = true\n{seats}")
    state.play(next(move for move in state.moves if move.phrase.name == "play_event" and str(move).endswith(" cw")))
    assert asked(state) == "move_dinos"
