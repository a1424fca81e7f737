"""Turns, rounds, events and the end (MAR-3, MAR-5), and rulings about them (MAR-8)."""

from __future__ import annotations

import pytest

from tangledbank.games.marine.events import extinction
from tangledbank.games.marine.kinds import TAXA
from tangledbank.games.marine.turn import MOST_TURNS
from tests.marine.tabletop import MarineTable, new_game

ALL_RIGHT = "\n".join(f"[{taxon}]\nright = true" for taxon in ("reptiles", "cephalopods", "fishes"))


def test_mar_3_1_turns_go_up_the_food_chain() -> None:
    """MAR-2.14, 3.2, 3.3, 3.10, 8.3: Retrieval is always allowed, with nothing on the display too."""
    t = MarineTable("")
    order = []
    for _ in range(5):
        order.append(t.asked[0])
        t.play("retrieve")
    assert order == [3, 2, 1, 0, 3]


def test_mar_3_2_only_the_open_question_can_be_answered() -> None:
    t = MarineTable("")
    t.refused("score 0,0", "MAR-3.2")
    t.refused("skip_action", "MAR-3.2")


def test_mar_3_4_available_pawns() -> None:
    t = MarineTable('pawns = {sun = {control = "fishes"}, worms = {control = "crustaceans", berth = "abundance_1"}}')
    t.refused("place sun on abundance_2", "MAR-3.4")
    t.refused("place worms on abundance_2", "MAR-3.4")
    empty = '[crustaceans]\npawns = ["abundance_1", "abundance_2", "autotrophs_1", "depletion_1"]'
    t = MarineTable(f'pawns = {{sun = {{control = "crustaceans"}}}}\n{empty}')
    t.refused("place basic on dominance_1", "MAR-3.4")


def test_mar_3_12_performed_completely_or_not_at_all() -> None:
    """MAR-3.11: an action can be skipped at its first question only."""
    t = MarineTable('display = {abundance = ["algae"]}')
    t.play("place basic on abundance_1")
    assert t.offers("skip_action")
    t.play("take algae")
    t.refused("skip_action", "MAR-3.11")


def test_mar_4_5_regression() -> None:
    """MAR-8.14: two squares for all; one class may have both; it protects from every type."""
    t = MarineTable(f"""
    display = {{regression = ["sun", "worms"]}}
    {ALL_RIGHT}
    [crustaceans]
    tokens = ["sun", "worms"]
    """)
    t.play("place basic on regression_1")
    assert t.offers("perform") and t.offers("skip_action")
    t.play("perform")
    assert t.state.squares == [3] and t.pool("crustaceans") == 33
    t.play("place basic on regression_2", "skip_action", "retrieve", "retrieve", "retrieve")
    assert t.diet("crustaceans") == ["sun", "worms"] and t.state.squares == []


def test_mar_3_28_a_small_bag() -> None:
    """MAR-3.22: what is there is drawn, and the game goes on."""
    t = MarineTable(ALL_RIGHT)
    t.state.bag = [0, 0, 0, 3, 0, 0]
    t.play("retrieve")
    assert t.section(0) == ["plankton"] * 3 and t.section(3) == [] and t.state.round == 2


def test_mar_8_5_the_marker_of_an_own_pawn_can_rise() -> None:
    t = MarineTable("""
    pawns = {worms = {control = "crustaceans", marker = 2}}
    [crustaceans]
    cubes = {"0,0" = 1, "1,0" = 1}
    """)
    t.play("place basic on dominance_1", "dominate worms")
    assert t.state.markers[2] == 4


def test_mar_8_7_a_tile_without_own_cubes_can_be_scored() -> None:
    """MAR-8.8: then no card is played; places without a class lapse."""
    t = MarineTable("""
    display = {evolution = ["land"]}
    row = ["annelids"]
    [fishes]
    cubes = {"0,-2" = 1}
    """)
    t.play("place basic on evolution_1", "score 0,-2")
    assert [t.points(taxon) for taxon in TAXA] == [0, 0, 8, 0] and t.asked == (2, "turn")


@pytest.mark.parametrize("source", ["from_gene_pool", "from_eliminated"])
def test_mar_8_10_the_cube_of_a_deformation(source: str) -> None:
    """MAR-4.15: it must be placed, and only here an eliminated cube comes back."""
    t = MarineTable("[crustaceans]\ngene_pool = 30")
    t.play("place basic on deformation_1", "deform -1,3")
    t.refused("done", "MAR-3.27")
    t.play(source)
    assert t.cubes("-1,3") == {"crustaceans": 1}
    assert (t.pool("crustaceans"), t.eliminated("crustaceans")) == ((29, 4) if "pool" in source else (30, 3))


def test_mar_8_15_limits_may_be_used_partly() -> None:
    t = MarineTable('display = {speciation = ["worms"]}')
    t.play("place basic on speciation_1", "speciate 1,1", "populate 0,0 0", "populate 1,0 0", "populate 0,1 0")
    assert t.pool("crustaceans") == 34 and t.asked == (2, "turn")


def test_mar_8_9_competition_needs_an_own_cube() -> None:
    """MAR-8.31: and it kills only opposing cubes."""
    t = MarineTable("""
    pawns = {sun = {control = "crustaceans"}}
    [crustaceans]
    cubes = {"0,0" = 1}
    [fishes]
    cubes = {"0,0" = 1, "0,1" = 1}
    """)
    t.play("place sun on competition_4")
    t.refused("eliminate fishes on 0,1", "MAR-4.10")
    t.refused("eliminate crustaceans on 0,0", "MAR-8.31")


def test_mar_8_25_a_pawn_won_while_on_a_benthic_cell() -> None:
    """It stays there until its new controller retrieves."""
    t = MarineTable("""
    pawns = {worms = {control = "reptiles", berth = "benthic_reptiles"}}
    [reptiles]
    traits = ["benthic_fauna"]
    [crustaceans]
    cubes = {"0,0" = 1, "1,0" = 1}
    """)
    t.play("place basic on dominance_1", "dominate worms")
    assert t.pawn("benthic_reptiles") == 6
    t.play("retrieve", "retrieve", "retrieve", "retrieve")
    assert t.pawn("benthic_reptiles") == -1


def test_mar_8_26_bonus_points_are_for_the_acting_class() -> None:
    t = MarineTable('tops = ["seamount"]\n[fishes]\ncubes = {"-1,1" = 1}')
    t.play("place basic on wanderlust_1", "wander 0 to -2,1", "done")
    assert [t.points(taxon) for taxon in TAXA] == [0, 0, 0, 3]


def test_mar_8_27_a_game_of_mere_retrievals_ends() -> None:
    """MAR-3.16a: after ten rounds in which nothing evolved; long before the stop on turns."""
    state = new_game(3, 1)
    while state.round == 0:
        state.play(state.moves[0])
    count = 0
    while not state.over:
        state.play("retrieve")
        count += 1
    assert count == 30 < MOST_TURNS and state.idle_rounds == 10


def test_mar_8_27_the_stop_on_turns_is_told() -> None:
    t = MarineTable("")
    t.state.turns = MOST_TURNS
    log = t.state.listen()
    t.play("retrieve")
    assert t.state.over and "no-more-turns" in [event.name for event in log]


def test_mar_8_32_tokens_always_return_to_the_bag() -> None:
    t = MarineTable('display = {depletion = ["algae"]}')
    bag = t.state.bag[0]
    t.play("place basic on depletion_1", "remove 1,-2")
    assert t.state.bag[0] == bag + 1


def test_mar_5_2_the_end_in_its_order() -> None:
    """MAR-5.1, 5.3, 5.4, 5.5, 8.1, 8.2: Extinction, Survival, tiles, pawns; no Reseed, no card, and ties go upwards."""
    t = MarineTable(f"""
    discard = ["asteroid"]
    row = ["annelids"]
    tokens = {{"1,1" = "worms"}}
    pawns = {{sun = {{control = "reptiles", marker = 7}}}}
    {ALL_RIGHT}
    [crustaceans]
    cubes = {{"0,0" = 1, "0,3" = 1}}
    """)
    log = t.state.listen()
    t.play("retrieve")
    assert t.state.over and t.state.round == 1
    assert t.eliminated("crustaceans") == 1  # at the vent there is nothing to eat, so Survival pays nobody
    assert [t.points(taxon) for taxon in TAXA] == [7, 0, 0, 6] and t.state.winners == [0]
    names = [event.name for event in log]
    steps = ["final-begins", "extinction-comes", "survival-pays-nobody", "scores"]
    assert [names.index(name) for name in steps] == sorted(names.index(name) for name in steps)
    told = t.state.view(None)["board"]["breakdown"]
    assert [one["taxon"] for one in told["classes"]] == ["reptiles", "crustaceans", "cephalopods", "fishes"]
    assert told["classes"][0]["earned"]["final_pawns"] == 7 and told["classes"][1]["earned"]["final_tiles"] == 6
    assert [tile["gains"] for tile in told["tiles"] if tile["gains"]] == [{"crustaceans": 6}]


def test_mar_5_4_a_tie_goes_to_the_higher_class() -> None:
    t = MarineTable("[fishes]\npoints = 9\n[cephalopods]\npoints = 9")
    assert t.state.winners_now() == [1]


def test_mar_3_13_what_follows_is_worked_out_on_every_query() -> None:
    """MAR-3.19: an Extinction changes who thrives and who holds the Survival card at once."""
    t = MarineTable('tokens = {"1,10" = "sun"}\n[reptiles]\ncubes = {"0,3" = 1}\n[fishes]\ncubes = {"0,3" = 2}')
    assert t.state.view(None)["board"]["classes"][2]["holds_survival"]
    extinction(t.state)
    assert t.state.view(None)["board"]["classes"][0]["holds_survival"] and t.cubes("0,3") == {"reptiles": 1}
