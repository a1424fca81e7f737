"""The box: options, tables, islands and setting up (DINO-0 to DINO-2), against the numbers in the rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import tangledbank as tb
from tangledbank.games.dinosaurs.box import DinosaursGame
from tangledbank.games.dinosaurs.genes import GENES
from tangledbank.games.dinosaurs.island import COLD, DEADLY, DESERT, HOT, MOUNTAINS, SHEET, TEMPERATE, TERRAINS, zone
from tangledbank.games.dinosaurs.kinds import EVENT_CARDS
from tangledbank.games.dinosaurs.tables import HOME, Tables
from tangledbank.games.dinosaurs.view import COLOURS
from tests.dinosaurs.tabletop import DinosaursTable, new_game

TABLES = Tables()


def test_dino_0_2_players_and_options() -> None:
    """DINO-0.2, 0.3, 6.1."""
    game = DinosaursGame({})
    assert [option.id for option in game.option_list()] == ["board_4p", "gene_shortage"]
    assert game.options == {"board_4p": "large_small", "gene_shortage": False}
    for players in (1, 2, 6):
        with pytest.raises(tb.TangledBankError):
            game.new(players, seed=1)
    with pytest.raises(tb.UnknownName):
        DinosaursGame({"board_4p": "huge"})


def test_dino_1_2_colours() -> None:
    assert COLOURS == ("red", "blue", "green", "yellow", "pink")


def test_dino_1_4_zones_by_climate() -> None:
    """DINO-1.3, 1.4, 8.5."""
    assert TERRAINS == ("desert", "plains", "hills", "mountains")
    table = [[zone(climate, terrain) for terrain in range(4)] for climate in range(4)]
    assert table == [
        [TEMPERATE, COLD, DEADLY, DEADLY],
        [HOT, TEMPERATE, COLD, DEADLY],
        [DEADLY, HOT, TEMPERATE, COLD],
        [DEADLY, DEADLY, HOT, TEMPERATE],
    ]


def test_dino_1_5_tracks() -> None:
    """DINO-1.5, 1.6, 1.7, 1.10."""
    assert [TERRAINS[terrain] for terrain in TABLES.climate_loop] == [
        "desert",
        "plains",
        "hills",
        "mountains",
        "hills",
        "plains",
    ]
    assert TABLES.climate_die == [-1, 0, 1, 1, 1, 1]
    assert (TABLES.combat_least, TABLES.combat_wins) == (-1, [1, 2, 4, 5])
    assert TABLES.meteor_start == [0, 1, 2]
    assert TABLES.meteor_track == [0] * 9 + [1, 2, 3, 4, 6]


def test_dino_1_8_genes() -> None:
    """DINO-1.8, 2.4, 2.6."""
    assert [(row.id, row.tiles, row.start) for row in TABLES.genes] == [
        ("tail", 6, 1),
        ("leg", 12, 1),
        ("horn", 8, 0),
        ("egg", 8, 1),
        ("fur", 8, 1),
        ("parasol", 8, 1),
        ("mutation", 6, 0),
        ("card", 6, 0),
    ]


def test_dino_1_11_event_deck() -> None:
    """22 kinds, 26 cards, each with its window."""
    assert len(EVENT_CARDS) == 22 and len(TABLES.deck()) == 26
    twice = {EVENT_CARDS[kind] for kind, count in Counter(TABLES.deck()).items() if count == 2}
    assert twice == {"eternal_season", "giant_gene", "big_brother", "dead_end"}
    assert Counter(row.window for row in TABLES.events) == {1: 2, 2: 4, 3: 5, 4: 4, 5: 5, 6: 2}


@pytest.mark.parametrize(
    ("side", "spaces", "stars", "terrain"),
    [("A", 42, 3, [12, 12, 9, 9]), ("B", 28, 2, [8, 8, 6, 6]), ("C", 28, 2, [8, 8, 6, 6]), ("D", 14, 1, [4, 4, 3, 3])],
)
def test_dino_1_12_sides(side: str, spaces: int, stars: int, terrain: list[int]) -> None:
    """DINO-1.12, 1.15."""
    one = TABLES.sides[side]
    assert (len(one.spaces), len(one.starts)) == (spaces, stars)
    assert [one.terrain.count(number) for number in range(4)] == terrain


BOARDS = {
    "board_3": (42, 21, ["-3,0", "0,3", "-6,6"]),
    "board_4_ls": (56, 25, ["-3,0", "-8,3", "0,3", "-6,6"]),
    "board_4_mm": (56, 26, ["-3,0", "2,0", "-6,6", "-1,6"]),
    "board_5": (70, 30, ["-3,0", "2,0", "-8,3", "-6,6", "-1,6"]),
}


@pytest.mark.parametrize("id", BOARDS)
def test_dino_1_13_boards(id: str) -> None:
    """DINO-1.13, 1.14, 1.15, 1.16, 8.1."""
    island = TABLES.island(id)
    spaces, coast, starts = BOARDS[id]
    assert (len(island.spaces), len(island.coast)) == (spaces, coast)
    assert [SHEET.names[space] for space in island.starts] == starts
    for space in island.spaces:
        if island.terrain[space] == DESERT:
            assert island.is_coast[space]
        if island.terrain[space] == MOUNTAINS:
            assert not island.is_coast[space]
    for start in island.starts:
        assert island.terrain[start] == DESERT
        beside = [island.terrain[space] for space in island.neighbours[start]]
        assert TERRAINS.index("desert") in beside and TERRAINS.index("plains") in beside
        near = [island.terrain[space] for space in island.within(start, 2)]
        assert TERRAINS.index("hills") in near and TERRAINS.index("mountains") in near
        rivals = [island.distance(start, other) for other in island.starts if other != start]
        assert min(rivals) == 5 if id == "board_5" else min(rivals) in (5, 6)
    assert island.out_of_reach() == []


def test_dino_2_1_boards_by_players_and_option() -> None:
    """DINO-2.1, 8.2."""
    assert [DinosaursGame({}).island(players).id for players in (3, 4, 5)] == ["board_3", "board_4_ls", "board_5"]
    assert DinosaursGame({"board_4p": "two_medium"}).island(4).id == "board_4_mm"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_dino_2_2_markers_at_the_start(players: int) -> None:
    """DINO-2.2, 2.3, 2.4, 2.5, 2.6, 2.7, 2.10."""
    state = new_game(players, seed=1, chance="ask")
    assert (state.climate, state.meteor, state.turn) == (0, players - 3, 1)
    assert sum(state.bag) == 62 and state.discard == [] and state.deck_size() == 26 - 3 * players
    for seat in state.seats:
        assert dict(zip(GENES, seat.genes, strict=False)) == {
            "tail": 1,
            "leg": 1,
            "horn": 0,
            "egg": 1,
            "fur": 1,
            "parasol": 1,
            "mutation": 0,
        }


def test_dino_2_8_starts_by_lot() -> None:
    """DINO-2.8, 2.9, 3.40: every seat gets every star about as often."""
    stood = Counter(new_game(3, seed).seats[0].herd[0] for seed in range(300))
    assert set(stood) == set(DinosaursGame({}).island(3).starts) and min(stood.values()) > 60


def test_dino_8_27_bag_and_deck_suffice() -> None:
    """DINO-8.27: 51 tiles at most, and never more `card` genes than event cards."""
    auctions = {players: len(TABLES.meteor_track) - 2 - TABLES.meteor_start[players - 3] for players in (3, 4, 5)}
    assert auctions == {3: 12, 4: 11, 5: 10}
    assert all(players * count + 1 <= 62 for players, count in auctions.items())
    assert min(26 - 3 * players for players in auctions) >= 6


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("genes.toml", "tiles = 6", 'tiles = "six"', "tail of genes.toml"),
        ("genes.toml", "[tail]", "[tale]", "genes.toml"),
        ("events.toml", "window = 1", "window = 9", "false_tail"),
        ("island.toml", '"-3,0 desert start"', '"-3,0 desert"', "stars"),
        ("island.toml", '"-3,0 desert start"', '"-3,0 swamp start"', "A of island.toml"),
        ("island.toml", '"-3,0 desert start"', '"-99,0 desert start"', "A of island.toml"),
        ("island.toml", '"-9,4 desert"', '"-10,0 desert"', "must be one island, but no way leads from -10,0 to"),
        ("tracks.toml", "die = [-1, 0, 1, 1, 1, 1]", "die = [1]", "tracks.toml"),
        ("tracks.toml", 'provenance = "R"', "", "meteor"),
    ],
)
def test_corrected_tables_are_checked(tmp_path: Path, file: str, old: str, new: str, says: str) -> None:
    (tmp_path / file).write_text((HOME / file).read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(tb.TangledBankError, match=says):
        DinosaursGame({}, tmp_path)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[[seats]]", "seats: there should be 3 to 5"),
        ("order = [0, 0, 1]\n[[seats]]\n[[seats]]\n[[seats]]", "order"),
        ("[[seats]]\ndinos = ['9,9']\n[[seats]]\n[[seats]]", "no space 9,9"),
        ("[[seats]]\ndinos = ['0,3']\n[[seats]]\ndinos = ['0,3']\n[[seats]]", "two dinos on 0,3"),
        ("[[seats]]\ngenes = {horn = 9}\n[[seats]]\n[[seats]]", "tiles of the gene horn"),
        ("[[seats]]\ngenes = {wing = 1}\n[[seats]]\n[[seats]]", "wing"),
        ("[[seats]]\nhand = ['snow']\n[[seats]]\n[[seats]]", "no event card 'snow'"),
        ("[[seats]]\nhand = ['twins', 'twins']\n[[seats]]\n[[seats]]", "not so many cards twins"),
        ("phase = 'auction'\n[[seats]]\n[[seats]]\n[[seats]]", "an auction needs genes"),
        ("rows = ['leg']\n[[seats]]\n[[seats]]\n[[seats]]", "only in the phase auction"),
        ("phase = 'auction'\nrows = ['leg 4']\n[[seats]]\n[[seats]]\n[[seats]]", "no gene 'leg 4'"),
        ("phase = 'auction'\nrows = ['leg: 4']\n[[seats]]\n[[seats]]\n[[seats]]", "should be a gene"),
    ],
)
def test_positions_that_cannot_be_are_refused(text: str, says: str) -> None:
    with pytest.raises(tb.BadPosition, match=says):
        DinosaursTable(text)
