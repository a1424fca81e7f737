"""The board of Age of Dinosaurs in words: the island as a map of letters, species, auction, event cards."""

from __future__ import annotations

from typing import Any

from tangledbank.locale import Language, Scene
from tangledbank.terminal.boards import Board, Line

WIDTH = 4  # columns of a space on the map; a row lower begins half a space further east
NOBODY = "·"


def draw(view: dict[str, Any], language: Language, scene: Scene, signs: bool) -> Board:
    """The board from a view, as the seat of the view sees it."""
    table = view["board"]
    board = Board(shared=shared(table, language))
    board.others += island(table, language, scene)
    board.others += auction(table, language, scene)
    for seat in table["seats"]:
        lines = [side(table, seat, language, scene), Line(f"  {species(table, seat, language)}")]
        if seat["seat"] == view["seat"]:
            board.own += lines + own_dinos(table, seat, language, scene)
            board.hand = hand(seat, language, scene, signs)
        else:
            board.others += lines
    board.own += spaces_to_choose(view, language, scene)
    if table["breakdown"] is not None:
        board.ending = ending(table["breakdown"], language, scene)
    return board


def shared(table: dict[str, Any], language: Language) -> str:
    """Turn, phase, climate, meteor and decks in one line."""
    zones = table["climate"]["zones"]
    words = [f"{language.name('terrain', terrain)} {language.name('zone', zone)}" for terrain, zone in zones.items()]
    meteor = table["meteor"]
    number = meteor["track"][meteor["position"]]
    parts = [
        language.ui("turn", turn=table["turn"]),
        language.name("phase", table["phase"]),
        language.ui("zones", zones=", ".join(words)),
        language.ui("meteor-at", position=meteor["position"], last=len(meteor["track"]) - 1, number=number),
        language.ui("deck-of-events", count=table["deck"]),
    ]
    if table["barren"]:
        parts.append(language.ui("barren-year"))
    return " · ".join(parts)


def island(table: dict[str, Any], language: Language, scene: Scene) -> list[Line]:
    """The map: a letter for the terrain and the number of the player whose dinosaur is there, row by row.

    Around it stand the letters of the rows and the numbers of the columns, of which the names of spaces are made.
    """
    letters = {
        terrain: language.forms(f"terrain-{terrain}").get("letter", "?") for terrain in table["climate"]["zones"]
    }
    rows: dict[int, list[tuple[int, dict[str, Any]]]] = {}
    for space in table["spaces"]:
        q, r = map(int, space["hex"].split(","))
        rows.setdefault(r, []).append((q, space))
    west = min(column_of(q, r) for r, row in rows.items() for q, _ in row)
    east = max(column_of(q, r) for r, row in rows.items() for q, _ in row)
    columns = "".join(f"{number:<{WIDTH}}" for number in range(1, (east - west) // WIDTH + 2))
    lines = [Line(language.ui("island"), heading=True), Line(f"   {columns}".rstrip())]
    for r, row in rows.items():
        letter = scene.facts(f"hex:{row[0][1]['hex']}")["name"][0]
        cells = "".join(f"{letters[space['terrain']] + occupant(space['dino']):{WIDTH}}" for _, space in row)
        lines.append(Line(f"{letter} {' ' * (column_of(row[0][0], r) - west)}{cells.rstrip()} {letter}"))
    names = [f"{seat + 1} {language.player(seat, scene)}" for seat in table["order"]]
    legend = [f"{letter} {language.name('terrain', terrain)}" for terrain, letter in letters.items()]
    return [*lines, Line(", ".join(legend)), Line(language.ui("order", order=", ".join(names)))]


def column_of(q: int, r: int) -> int:
    """Where a space is drawn in its line, but for the beginning of the line.

    >>> column_of(-3, 0), column_of(-4, 1)
    (-12, -14)
    """
    return WIDTH * q + WIDTH // 2 * r


def occupant(seat: int | None) -> str:
    """Who stands on a space.

    >>> occupant(None), occupant(2)
    ('·', '3')
    """
    return NOBODY if seat is None else str(seat + 1)


def auction(table: dict[str, Any], language: Language, scene: Scene) -> list[Line]:
    """The genes on offer, each with the bid that stands; and the genes drawn by an event card."""
    lines = [Line(language.ui("auction"), heading=True)] if table["rows"] else []
    for row in table["rows"]:
        element = f"row:{row['row']}"
        words = {"row": language.name("row", str(row["row"])), "gene": language.name("gene", row["gene"])}
        if row["bidder"] is None:
            lines.append(Line(language.ui("row-free", **words), element))
        else:
            player = language.player(row["bidder"], scene)
            lines.append(Line(language.ui("row-bid", **words, bid=row["bid"], player=player), element))
    lines += [Line(language.name("gene", gene), f"gene:{gene}") for gene in dict.fromkeys(table["shown"])]
    return lines


def side(table: dict[str, Any], seat: dict[str, Any], language: Language, scene: Scene) -> Line:
    """The heading of a player: points, herd, cards, and what event cards do to him."""
    parts = [
        f"{seat['seat'] + 1} {language.player(seat['seat'], scene)}",
        language.ui("points", count=seat["points"]),
        language.ui("dinos-count", count=len(seat["dinos"])),
        language.ui("event-cards-count", count=seat["hand_size"]),
    ]
    risk = table["climate"]["losses"][seat["seat"]]
    if risk:
        parts.append(language.ui("at-risk", count=risk))
    parts += [language.ui(mark.replace("_", "-")) for mark in ("kept_out",) if seat[mark]]
    if seat["raft"]:
        parts.append(language.ui("raft-ready"))
    return Line(" · ".join(parts), f"seat:{seat['seat']}", heading=True)


def species(table: dict[str, Any], seat: dict[str, Any], language: Language) -> str:
    """A species: its genes, and what event cards add this turn."""
    genes = [
        language.ui("gene-count", gene=language.name("gene", gene), count=count)
        for gene, count in seat["genes"].items()
        if count
    ]
    changes = [
        language.ui("value", name=language.name("value", value), change=f"{change:+}")
        for value, change in seat["modifiers"].items()
        if change
    ]
    text = ", ".join(genes)
    return f"{text} ({language.ui('this-turn', values=', '.join(changes))})" if changes else text


def own_dinos(table: dict[str, Any], seat: dict[str, Any], language: Language, scene: Scene) -> list[Line]:
    """The own dinosaurs, one line each."""
    by_hex = {space["hex"]: space for space in table["spaces"]}
    return [Line(space_text(by_hex[name], language, scene, own=True), f"hex:{name}") for name in seat["dinos"]]


def spaces_to_choose(view: dict[str, Any], language: Language, scene: Scene) -> list[Line]:
    """The other spaces that a move of the open question touches, those of attacks with their odds."""
    moves = (view["question"] or {}).get("moves", [])
    touched = {step for move in moves for path in move["paths"] for step in path}
    odds = {move["args"]["to"]: move["facts"]["odds"] for move in moves if "odds" in move["facts"]}
    lines: list[Line] = []
    for space in view["board"]["spaces"]:
        element = f"hex:{space['hex']}"
        if element in touched and space["dino"] != view["seat"]:
            text = space_text(space, language, scene)
            if element in odds:
                text += f", {language.ui('odds', count=odds[element])}"
            lines.append(Line(text, element))
    return [Line(language.ui("spaces"), heading=True), *lines] if lines else []


def space_text(space: dict[str, Any], language: Language, scene: Scene, own: bool = False) -> str:
    """A space in words, with an opponent's dinosaur on it."""
    words = {
        "space": scene.facts(f"hex:{space['hex']}")["name"],
        "terrain": language.name("terrain", space["terrain"]),
        "zone": language.name("zone", space["zone"]),
    }
    if own or space["dino"] is None:
        return language.ui("space", **words)
    return language.ui("space-of", **words, player=language.player(space["dino"], scene))


def hand(seat: dict[str, Any], language: Language, scene: Scene, signs: bool) -> list[Line]:
    """The event cards in the own hand, each with its phase and what it does."""
    lines = [Line(language.ui("your-hand") if seat["hand"] else language.ui("hand-empty"), heading=True)]
    for card in seat["hand"] or []:
        element = f"card:{card['card']}"
        name = language.element(element, scene) + ("" if signs else f" ({element})")
        phase, text = language.name("phase", card["window"]), language.about("happening", card["event"])
        lines.append(Line(f"{name}, {phase}: {text}", element))
    return lines


def ending(breakdown: list[dict[str, Any]], language: Language, scene: Scene) -> list[Line]:
    """Everybody's points turn by turn (DINO-3.30)."""
    lines = []
    for side in breakdown:
        player = language.player(side["seat"], scene)
        lines.append(Line(f"{player}: {language.ui('points', count=side['points'])}", heading=True))
        lines.append(Line(f"  {language.ui('points-over-time')}: {', '.join(map(str, side['history']))}"))
    return lines
