"""The board of Dominant Species: Marine in words: tiles, display, evolution row and classes."""

from __future__ import annotations

from typing import Any

from tangledbank.locale import Language, Scene
from tangledbank.terminal.boards import Board, Line


def draw(view: dict[str, Any], language: Language, scene: Scene, signs: bool) -> Board:
    """The board from a view, as the seat of the view sees it."""
    table = view["board"]
    board = Board(shared=shared(table, language))
    board.others += [*earth(table, language, scene), *display(table, language, scene), *row(table, language)]
    board.others += control(table, language)
    for one in table["classes"]:
        mine = view["seat"] is not None and one["seat"] == view["seat"]
        (board.own if mine else board.others).extend(side(one, language, scene))
        if mine:
            board.own += pawns(one, language)
            board.hand += hand(one, language)
    board.own += to_choose(view, board, language, scene)
    if table["breakdown"] is not None:
        board.ending = ending(table["breakdown"], language)
    return board


def shared(table: dict[str, Any], language: Language) -> str:
    """Round, deck and vents in one line."""
    parts = [
        language.ui("round", round=table["round"]) if table["round"] else language.ui("setting-up"),
        language.ui("deck-left", count=table["deck"]),
        language.ui("vents-left", count=table["vents_left"]),
    ]
    if table["asteroid_within"]:
        parts.append(language.ui("asteroid-within", count=table["asteroid_within"]))
    if table["asteroid_played"]:
        parts.append(language.ui("last-round"))
    return " · ".join(parts)


def earth(table: dict[str, Any], language: Language, scene: Scene) -> list[Line]:
    """Every tile: its terrain, who lives there and how, what touches it."""
    lines = [Line(language.ui("earth"), heading=True)]
    for tile in table["tiles"]:
        kind = "thermal" if tile["thermal"] else "terrain"
        words = [f"{tile['name']} {language.name(kind, tile[kind])}"]
        words += [
            f"{language.name('taxon', taxon)} {count}" + ("" if tile["standing"][taxon] == "thriving" else "!")
            for taxon, count in tile["cubes"].items()
        ]
        if tile["tokens"]:
            words.append(", ".join(language.name("nutrient", nutrient, "inside") for nutrient in tile["tokens"]))
        lines.append(Line(" · ".join(words), f"hex:{tile['hex']}"))
    tops = [heap for heap in table["heaps"] if heap["terrain"]]
    heaps = [f"{heap['heap'] + 1}: {language.name('terrain', heap['terrain'])}" for heap in tops]
    return [*lines, Line(f"{language.ui('heaps')}: {', '.join(heaps)}")]


def display(table: dict[str, Any], language: Language, scene: Scene) -> list[Line]:
    """Every cell of the display, with its pawn; what lies in the sections stands beside their names."""
    lines = [Line(language.ui("display"), heading=True)]
    benthic = [one["benthic"] for one in table["classes"] if one["benthic"]]
    for section in [*table["display"], {"berths": benthic}]:
        tokens = [language.name("nutrient", nutrient) for nutrient in section.get("nutrients", [])]
        if tokens:
            lines.append(Line(f"{language.name('section', section['section'])}: {', '.join(tokens)}"))
        lines += [berth(cell, language, scene) for cell in section["berths"]]
    return lines


def berth(cell: dict[str, Any], language: Language, scene: Scene) -> Line:
    """One cell for a pawn."""
    element = f"berth:{cell['berth']}"
    words = [language.element(element, scene)]
    if "terrain" in cell:
        words.append(language.name("terrain", cell["terrain"]))
    if "nutrient" in cell:
        words.append(language.name("nutrient", cell["nutrient"]))
    if cell["special_only"]:
        words.append(language.ui("special-only"))
    if not cell["open"]:
        words.append(language.ui("berth-closed"))
    if cell["pawn"]:
        taxon = language.name("taxon", cell["taxon"])
        words.append(language.ui("pawn-of", pawn=language.name("pawn", cell["pawn"]), taxon=taxon))
    return Line("  " + " · ".join(words), element)


def row(table: dict[str, Any], language: Language) -> list[Line]:
    """The evolution row, from position 1, and the discard pile."""
    lines = [Line(language.ui("evolution-row"), heading=True)]
    for card in table["row"]:
        name = language.name("evocard", card["evocard"])
        words = [f"{card['position']} {name}", language.about("evocard", card["evocard"])]
        if card["lower"]:
            words.append(language.text(f"evocard-{card['evocard'].replace('_', '-')}-lower"))
        words += [language.name("symbol", symbol) for symbol in ("extinction", "survival") if card[symbol]]
        lines.append(Line(" · ".join(words), f"evocard:{card['evocard']}"))
    discard = [Line(f"  {language.name('evocard', card)}", f"evocard:{card}") for card in table["discard"]]
    return [*lines, Line(language.ui("discarded", count=len(discard))), *discard]


def control(table: dict[str, Any], language: Language) -> list[Line]:
    """The special pawns: markers, who controls them, and what each class could reach."""
    lines = []
    for pawn in table["pawns"]:
        words = [language.ui("marker", element=language.name("nutrient", pawn["pawn"]), value=pawn["marker"])]
        if pawn["taxon"]:
            words.append(language.ui("controlled-by", taxon=language.name("taxon", pawn["taxon"])))
        else:
            words.append(language.ui("controlled-by-nobody"))
        values = [(one["taxon"], one["dominance"][pawn["pawn"]]) for one in table["classes"]]
        words += [f"{language.name('taxon', taxon)} {value}" for taxon, value in values if value]
        lines.append(Line(" · ".join(words), f"nutrient:{pawn['pawn']}"))
    return lines


def hand(one: dict[str, Any], language: Language) -> list[Line]:
    """The traits to choose from, with their texts."""
    lines = []
    for card in one["hand"]:
        text = f"{language.name('trait', card['trait'])}: {language.about('trait', card['trait'])}"
        lines.append(Line(text, f"card:{card['card']}"))
    return lines


def side(one: dict[str, Any], language: Language, scene: Scene) -> list[Line]:
    """One class: points and cubes, elements, traits."""
    taxon = f"taxon:{one['taxon']}"
    player = language.player(one["seat"], scene)
    numbers = [
        f"{language.name('taxon', one['taxon'])} ({player}): {one['points']}",
        language.ui("gene-pool", count=one["gene_pool"]),
        language.ui("on-earth", count=one["on_earth"]),
        language.ui("eliminated", count=one["eliminated"]),
        language.ui("endangered-count", count=one["lost_next"]),
    ]
    lines = [Line(" · ".join(numbers), taxon, heading=True)]
    for place in one["diet"]:
        if place["nutrient"]:
            name = language.name("nutrient", place["nutrient"])
            text = language.ui("printed", element=name) if place["printed"] else name
            lines.append(Line(f"  {text}", "" if place["printed"] else f"diet:{place['diet']}"))
    traits = [*one["traits"], *([one["copied"]] if one["copied"] else [])]
    for trait in traits:
        lines.append(Line(f"  {language.name('trait', trait)}: {language.about('trait', trait)}", f"trait:{trait}"))
    return lines


def pawns(one: dict[str, Any], language: Language) -> list[Line]:
    """The pawns at hand."""
    lines = [Line(f"  {language.ui('pawns-at-hand', count=one['basics'], all=one['basics_all'])}", "pawn:basic")]
    return lines + [Line(f"  {language.name('pawn', pawn)}", f"pawn:{pawn}") for pawn in one["pawns"]]


def to_choose(view: dict[str, Any], board: Board, language: Language, scene: Scene) -> list[Line]:
    """Whatever the open question is about and has no line yet: corners, stacks, numbers, empty cells."""
    question = view["question"] or {}
    known = {line.element for line in board.lines()}
    wanted = [element for move in question.get("moves", []) for path in move["paths"] for element in path]
    return [
        Line(language.element(element, scene), element)
        for element in dict.fromkeys(wanted)
        if element not in known and not element.startswith(("choose:", "number:"))
    ]


def ending(told: dict[str, Any], language: Language) -> list[Line]:
    """How the points came about, the best class first."""
    lines = []
    for one in told["classes"]:
        parts = [f"{language.name('winnings', source)} {count}" for source, count in one["earned"].items() if count]
        name = language.name("taxon", one["taxon"])
        lines.append(Line(f"{one['place']}. {name} {one['points']}: {', '.join(parts)}"))
    return lines
