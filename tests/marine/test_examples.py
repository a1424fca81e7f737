"""The examples of the rulebook in docs/rules/marine.md, section 9 (MAR-9.1 to 9.22); each under its own id."""

from __future__ import annotations

import pytest

import tangledbank as tb
from tangledbank.games.marine.box import MarineGame
from tangledbank.games.marine.earth import CENTRE
from tangledbank.games.marine.kinds import TAXA
from tangledbank.games.marine.placement import TurnQuestion, cannot_place
from tangledbank.games.marine.scoring import scores, winners
from tangledbank.games.marine.words import BERTH_IS_TAKEN, NOT_FURTHER
from tests.marine.tabletop import MarineTable, new_game

# Two corners that touch five land tiles and the reef, and one far to the south.
SPONGES = '{"1,-8" = "sponges", "1,-2" = "sponges", "1,4" = "sun"}'


def test_mar_9_1_dominance_values_of_reptiles() -> None:
    """MAR-4.12, 4.16."""
    text = f"""
    active = "reptiles"
    tokens = {SPONGES}
    pawns = {{sponges = {{control = "fishes", marker = 4}}}}
    [reptiles]
    cubes = {{"0,-1" = 1, "0,-2" = 1, "0,-3" = 1, "1,-3" = 1, "0,0" = 1, "0,1" = 1}}
    """
    t = MarineTable(text)
    assert (t.value("reptiles", "sponges"), t.value("reptiles", "sun")) == (5, 2)
    assert [t.value("reptiles", other) for other in ("algae", "gastropods", "worms", "plankton")] == [0] * 4
    t.play("place basic on dominance_1")
    assert t.moves("dominate") == ["dominate sponges", "dominate sun"]
    t = MarineTable(text.replace('"1,-3" = 1, ', ""))
    assert t.value("reptiles", "sponges") == 4
    t.play("place basic on dominance_1")
    t.refused("dominate sponges", "MAR-4.12")
    assert t.moves("dominate") == ["dominate sun"]


def test_mar_9_2_dominance_of_worms() -> None:
    """MAR-4.12."""
    t = MarineTable("""
    active = "crustaceans"
    pawns = {worms = {control = "fishes", marker = 4}}
    [crustaceans]
    cubes = {"0,0" = 1, "1,0" = 1, "0,1" = 1}
    """)
    assert t.value("crustaceans", "worms") == 6
    t.play("place basic on dominance_1", "dominate worms")
    assert t.state.markers[2] == 6


def test_mar_9_3_without_worms_endangered() -> None:
    """MAR-4.17."""
    t = MarineTable("""
    active = "fishes"
    tokens = {"1,1" = "worms"}
    display = {depletion = ["worms"]}
    [crustaceans]
    cubes = {"0,0" = 3}
    """)
    assert t.thrives("crustaceans", "0,0")
    t.play("place basic on depletion_1", "remove 1,1")
    assert not t.thrives("crustaceans", "0,0")


def test_mar_9_4_a_basic_pawn_goes_further() -> None:
    """MAR-3.5, 3.6."""
    t = MarineTable("active = 'fishes'\n[fishes]\npawns = ['competition_2']")
    places = [move.split()[-1] for move in t.moves("place")]
    evolution = [f"evolution_{number}" for number in range(1, 6)]
    assert places == ["competition_3", *evolution, "dominance_1", "dominance_2", "dominance_3"]
    t.refused("place basic on competition_1", "MAR-3.6")
    t.refused("place basic on competition_4", "MAR-1.9")
    t.refused("place basic on abundance_1", "MAR-3.6")
    t.refused("place basic on migration_3", "MAR-3.6")


def test_mar_9_5_a_special_pawn_goes_anywhere() -> None:
    """MAR-3.7."""
    t = MarineTable("""
    active = "fishes"
    pawns = {sun = {control = "fishes"}, worms = {control = "reptiles", berth = "abundance_1"}}
    [fishes]
    pawns = ["migration_2"]
    [reptiles]
    pawns = ["evolution_1"]
    """)
    places = [move.split()[-1] for move in t.moves("place") if " sun " in move]
    assert len(places) == 35 and "evolution_1" in places and "competition_4" in places
    t.refused("place sun on migration_2", "MAR-3.7")
    t.refused("place sun on abundance_1", "MAR-3.7")


def test_mar_9_6_special_pawns_at_the_end() -> None:
    """MAR-5.2."""
    t = MarineTable("""
    active = "fishes"
    discard = ["asteroid"]
    pawns = {algae = {control = "fishes", marker = 7}, sun = {control = "fishes", marker = 6}}
    [reptiles]
    right = true
    [cephalopods]
    right = true
    [crustaceans]
    right = true
    """)
    t.play("retrieve")
    assert t.state.over and t.points("fishes") == 13 and t.state.winners == [2]


def test_mar_9_7_abundance() -> None:
    """MAR-4.1."""
    t = MarineTable("""
    active = "fishes"
    display = {abundance = ["algae", "worms"]}
    [crustaceans]
    pawns = ["abundance_1"]
    cubes = {"0,1" = 1, "0,2" = 1}
    [fishes]
    cubes = {"0,1" = 1, "0,2" = 1}
    """)
    assert not t.thrives("fishes", "0,2") and not t.thrives("crustaceans", "0,2")
    t.play("place basic on abundance_2", "take algae", "lay -1,5")
    assert all(t.thrives(taxon, hex) for taxon in ("fishes", "crustaceans") for hex in ("0,1", "0,2"))
    assert t.section(0) == ["worms"]


def test_mar_9_8_only_retrieval() -> None:
    """MAR-3.9, 3.15, 3.16, 3.30: the only move there is, so it is made at once."""
    text = """
    active = "fishes"
    [reptiles]
    right = true
    pawns = ["dominance_2"]
    [cephalopods]
    right = true
    pawns = ["dominance_3"]
    [fishes]
    right = true
    [crustaceans]
    pawns = ["abundance_1", "migration_1", "dominance_1"]
    """
    t = MarineTable(text)
    assert t.state.classes[3].basics == 1
    question = TurnQuestion(t.state, 3)
    assert [str(move) for move in question.offers(t.state)] == ["retrieve"]
    assert cannot_place(t.state, 3, 0, 35) is BERTH_IS_TAKEN and cannot_place(t.state, 3, 0, 7) is NOT_FURTHER
    t = MarineTable(text.replace('active = "fishes"', 'active = "crustaceans"'))
    assert t.asked == (2, "turn") and t.state.round == 2
    assert not any(one.right for one in t.state.classes) and len(t.state.sections[0]) == 4


def test_mar_9_9_autotrophs() -> None:
    """MAR-4.2."""
    text = """
    active = "cephalopods"
    tokens = {"-1,-10" = "plankton", "1,-11" = "sun", "1,1" = "gastropods"}
    display = {autotrophs = ["gastropods", "sun"]}
    """
    t = MarineTable(text)
    t.play("place basic on autotrophs_2")
    assert t.offers("swap gastropods with -1,-10") and t.offers("remove 1,-11")
    t.refused("remove -1,-10", "MAR-4.2")
    t.refused("swap sun with 1,1", "MAR-4.2")
    t.play("swap gastropods with -1,-10")
    assert t.token("-1,-10") == "gastropods" and sorted(t.section(1)) == ["plankton", "sun"]
    t = MarineTable(text)
    before = t.state.bag[5]
    t.play("place basic on autotrophs_2", "remove 1,-11")
    assert t.token("1,-11") is None and t.state.bag[5] == before + 1 and sorted(t.section(1)) == ["gastropods", "sun"]


def test_mar_9_10_depletion() -> None:
    """MAR-4.3, 4.17."""
    t = MarineTable("""
    active = "crustaceans"
    tiles = ["-2,1 seagrass_meadow"]
    tokens = {"-4,2" = "sponges", "1,1" = "worms"}
    display = {depletion = ["sponges"]}
    [reptiles]
    cubes = {"-2,1" = 1, "-1,1" = 1}
    [cephalopods]
    cubes = {"-2,1" = 1}
    """)
    assert t.touching("-2,1") == {"sponges"} == t.touching("-1,1")
    t.play("place basic on depletion_1")
    t.refused("remove 1,1", "MAR-4.3")
    t.play("remove -4,2")
    assert t.section(2) == ["sponges"] and t.token("-4,2") is None
    assert not t.thrives("reptiles", "-1,1") and not t.thrives("cephalopods", "-2,1")


def test_mar_9_11_adaptation() -> None:
    """MAR-3.7, 3.8, 4.4."""
    text = """
    active = "fishes"
    display = {adaptation = ["sun", "worms"]}
    pawns = {algae = {control = "fishes"}}
    [reptiles]
    pawns = ["adaptation_1"]
    [crustaceans]
    pawns = ["adaptation_2"]
    [fishes]
    tokens = ["sponges"]
    """
    t = MarineTable(text)
    t.play("place algae on adaptation_3")
    filling = ["adapt sun", "adapt worms"]
    assert sorted(t.moves("adapt")) == sorted([*filling, *[f"{move} replacing fishes,0" for move in filling]])
    t.play("adapt sun replacing fishes,0")
    assert t.diet("fishes") == ["sun"]
    t = MarineTable(text)
    t.refused("place basic on adaptation_1", "MAR-3.5")
    t.play("place algae on adaptation_1")
    assert t.state.classes[0].basics == 4
    assert sorted(t.moves("adapt")) == ["adapt sun", "adapt worms"]
    t.refused("adapt sun replacing fishes,0", "MAR-4.4")
    own = text.replace('[crustaceans]\n    pawns = ["adaptation_2"]\n', "")
    own = own.replace("[fishes]", '[fishes]\n    pawns = ["adaptation_2"]')
    MarineTable(own).refused("place algae on adaptation_2", "MAR-3.7")


def test_mar_9_12_regression() -> None:
    """MAR-3.22."""
    t = MarineTable("""
    active = "fishes"
    display = {regression = ["sun", "sun"]}
    squares = ["reptiles"]
    [reptiles]
    right = true
    tokens = ["sun"]
    [cephalopods]
    right = true
    [crustaceans]
    right = true
    tokens = ["sun", "sun"]
    """)
    pool = t.pool("reptiles")
    t.play("retrieve")
    assert t.diet("crustaceans") == ["sun"] and t.diet("reptiles") == ["sun"]
    assert t.pool("reptiles") == pool + 1 and t.state.squares == []


def test_mar_9_13_speciation_limits() -> None:
    """MAR-4.6."""
    t = MarineTable("""
    active = "reptiles"
    tiles = ["1,0 sand_plain hydrothermal"]
    tokens = {"1,1" = "sun"}
    display = {speciation = ["sun"]}
    """)
    t.play("place basic on speciation_1", "speciate 1,1")
    most = []
    while t.asked[1] == "populate_tile":
        most.append((t.question.split()[2], len(t.moves("populate")) - 1))
        t.refused(f"populate {most[-1][0]} {most[-1][1] + 1}", "MAR-4.6")
        t.play(t.moves("populate")[-1])
    assert most == [("0,0", 2), ("1,0", 1), ("0,1", 4)]
    assert t.cubes("0,1") == {"reptiles": 4}


def test_mar_9_14_wanderlust() -> None:
    """MAR-4.7."""
    t = MarineTable("""
    active = "reptiles"
    tops = ["seamount"]
    [reptiles]
    cubes = {"-1,1" = 2}
    [cephalopods]
    cubes = {"-1,1" = 3}
    [fishes]
    cubes = {"-1,0" = 1}
    [crustaceans]
    cubes = {"-1,0" = 2, "-1,1" = 2}
    """)
    t.play("place basic on wanderlust_1")
    t.refused("wander 0 to 0,0", "MAR-4.7")
    t.refused("wander 0 to 3,0", "MAR-4.7")
    t.play("wander 0 to -2,1")
    assert t.points("reptiles") == 3
    assert t.asked == (0, "drift_to")
    t.play("done")
    assert t.asked == (1, "drift_to")
    t.play("drift -1,1 3")
    assert t.asked == (2, "drift_to")
    t.play("done")
    assert t.asked == (3, "drift_to")
    t.play("drift -1,1 2", "drift -1,0 2")
    assert t.cubes("-2,1") == {"cephalopods": 3, "crustaceans": 4}
    assert t.asked == (3, "turn")


def test_mar_9_15_deformation() -> None:
    """MAR-4.8."""
    t = MarineTable("""
    active = "reptiles"
    tiles = ["-2,0 kelp_forest"]
    [reptiles]
    cubes = {"-1,3" = 1}
    [cephalopods]
    cubes = {"-1,3" = 4}
    [fishes]
    cubes = {"-1,3" = 2}
    """)
    t.play("place basic on deformation_1")
    t.refused("deform -2,0", "MAR-4.8")
    t.refused("deform 0,3", "MAR-4.8")
    pools = [t.pool(taxon) for taxon in TAXA]
    t.play("deform -1,3")
    assert t.terrain("-1,3") == "hydrothermal" and t.points("reptiles") == 3
    assert t.cubes("-1,3") == {"reptiles": 2, "cephalopods": 1, "fishes": 1}
    assert [t.pool(taxon) for taxon in TAXA] == [pools[0] - 1, pools[1] + 3, pools[2] + 1, pools[3]]


def test_mar_9_16_migration() -> None:
    """MAR-4.9."""
    t = MarineTable("""
    active = "fishes"
    tiles = ["-1,1 seamount hydrothermal"]
    [fishes]
    cubes = {"0,0" = 1, "-1,1" = 4}
    """)
    t.play("place basic on migration_2", "migrate 0,0 to 1,0 1", "migrate -1,1 to 0,0 3")
    t.refused("migrate 0,0 to 1,0 1", "MAR-4.9")
    t.refused("migrate -1,1 to 0,-1 1", "MAR-4.9")
    t.play("migrate -1,1 to -1,0 1")
    assert (t.cubes("1,0"), t.cubes("0,0"), t.cubes("-1,0")) == ({"fishes": 1}, {"fishes": 3}, {"fishes": 1})
    assert t.asked[1] == "turn"


def test_mar_9_17_competition_on_two_tiles() -> None:
    """MAR-4.10."""
    t = MarineTable("""
    active = "cephalopods"
    pawns = {sun = {control = "cephalopods"}}
    [reptiles]
    cubes = {"-1,0" = 1, "1,-1" = 1, "0,0" = 2}
    [cephalopods]
    cubes = {"-1,0" = 1, "1,-1" = 2}
    """)
    t.play("place sun on competition_4")
    t.refused("eliminate reptiles on 0,0", "MAR-4.10")
    t.play("eliminate reptiles on -1,0", "eliminate reptiles on 1,-1")
    assert t.eliminated("reptiles") == 2 and t.cubes("1,-1") == {"cephalopods": 2}


def test_mar_9_18_evolution() -> None:
    """MAR-4.11, 4.13."""
    t = MarineTable("""
    active = "crustaceans"
    tokens = {"-4,2" = "worms"}
    display = {evolution = ["land", "land", "kelp_forest", "kelp_forest", "coral_reef"]}
    row = ["annelids", "biodiversity", "fertility", "disease", "predation"]
    [reptiles]
    cubes = {"-1,0" = 2}
    [cephalopods]
    cubes = {"-1,0" = 2}
    [fishes]
    cubes = {"-1,0" = 1}
    [crustaceans]
    cubes = {"-1,0" = 3}
    """)
    t.play("place basic on evolution_4")
    t.refused("score 0,0", "MAR-4.11")
    t.play("score -1,0")
    assert [t.points(taxon) for taxon in TAXA] == [4, 2, 0, 7]
    assert t.moves("play") == ["play annelids", "play biodiversity", "play fertility", "play disease"]
    t.refused("play predation", "MAR-4.11")
    t.refused("done", "MAR-3.27")


def test_mar_9_19_the_row_moves_down() -> None:
    """MAR-3.23."""
    t = MarineTable("""
    active = "crustaceans"
    display = {evolution = ["coral_reef", "coral_reef"]}
    row = ["annelids", "biodiversity", "fertility", "disease", "predation"]
    draw = ["producers"]
    [crustaceans]
    cubes = {"0,0" = 1}
    """)
    t.play("place basic on evolution_2", "score 0,0", "play biodiversity")
    assert t.row() == ["annelids", "fertility", "disease", "predation", "producers"]
    assert t.discard() == ["biodiversity"]


def test_mar_9_20_control_of_a_pawn_on_the_display() -> None:
    """MAR-3.15, 4.12."""
    t = MarineTable("""
    active = "reptiles"
    tokens = {"1,-8" = "sun", "1,-2" = "sun"}
    pawns = {sun = {control = "fishes", marker = 12, berth = "migration_1"}}
    [reptiles]
    tokens = ["sun"]
    cubes = {"0,0" = 1, "0,-1" = 1, "0,-3" = 1, "0,-2" = 1, "1,-3" = 1}
    """)
    assert t.value("reptiles", "sun") == 15
    t.play("place basic on dominance_1", "dominate sun")
    assert t.pawn("migration_1") == 9 and t.state.control[5] == 0 and t.state.markers[5] == 15
    t.state.play("retrieve")  # crustaceans
    t.state.play("retrieve")  # fishes: the pawn is theirs no longer
    assert t.pawn("migration_1") == 9
    t.play("retrieve", "retrieve")
    assert t.pawn("migration_1") == -1 and t.state.special_at[5] == -1


def test_mar_9_21_the_poorer_class_counts() -> None:
    """MAR-6.1."""
    seats = '\n[[seats]]\nclasses = ["reptiles", "fishes"]\n[[seats]]\nclasses = ["cephalopods", "crustaceans"]'
    points = "[reptiles]\npoints = 70\n[fishes]\npoints = 145\n[cephalopods]\npoints = 75\n[crustaceans]\npoints = 85\n"
    t = MarineTable(points, seats=seats, two_player_dual=True)
    assert scores(t.state) == [70, 75] and winners(t.state) == [1]
    even = MarineTable(points.replace("70", "75"), seats=seats, two_player_dual=True)
    assert scores(even.state) == [75, 75] and winners(even.state) == [0]  # reptiles are higher


@pytest.mark.parametrize("boards", [False, True])
def test_mar_9_22_cubes_of_the_random_earth(boards: bool) -> None:
    """MAR-6.2, 6.3."""
    state = new_game(4, 3, random_earth=True, alternate_displays=boards)
    centre = [token for token in state.tokens if token >= 0]
    assert len(centre) == 6
    for taxon, one in enumerate(state.classes):
        own = list(state._printed[taxon])
        for token in one.diet:
            if token >= 0:
                own[token] += 1
        assert state.cubes[CENTRE * 4 + taxon] == sum(own[token] for token in centre) > 0


def test_mar_9_22_each_token_counts() -> None:
    """MAR-6.2: two cubes for each sun, one for each sponge, with the printed elements of reptiles; three with three."""
    draws = ["sun", "sun", "sponges", "plankton", "gastropods", "worms"]
    game = MarineGame({"random_earth": True})
    state = game.new(4, 3, chance="ask")
    for name in draws:
        state.play(f"draw_nutrient {name}")
    while state.seat == tb.CHANCE:
        state.play(state.moves[0])
    assert state.cubes[CENTRE * 4] == 5  # type: ignore[attr-defined]
    alternate = MarineGame({"random_earth": True, "alternate_displays": True}).new(4, 3, chance="ask")
    for name in ["sun"] * 3 + ["worms", "algae", "plankton"] + ["worms", "algae", "plankton"] * 2 + draws:
        alternate.play(f"draw_nutrient {name}")
    while alternate.seat == tb.CHANCE:
        alternate.play(alternate.moves[0])
    assert alternate.cubes[CENTRE * 4] == 6  # type: ignore[attr-defined]
