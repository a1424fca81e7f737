"""The board of Magical Creatures in words: the source, creatures with energy and properties, the Shadow, the hand."""

from __future__ import annotations

from typing import Any

from tangledbank.locale import Language, Scene
from tangledbank.terminal.boards import Board, Line

ENERGY, EMPTY, CELLS = "◆", "◇", 4


def draw(view: dict[str, Any], language: Language, scene: Scene, signs: bool) -> Board:
    """The board from a view, as the seat of the view sees it; energy as signs, or in words."""
    table = view["board"]
    board = Board(shared=shared(table, language))
    board.others += source(table, language)
    touched = {step for move in (view["question"] or {}).get("moves", []) for path in move["paths"] for step in path}
    for side in table["sides"]:
        lines = [heading(table, side, language, scene)]
        for one in side["creatures"]:
            lines.append(Line(creature(one, view, language, scene, signs), f"creature:{one['creature']}"))
            lines += property_lines(one, touched, language)
        if side["seat"] is not None and side["seat"] == view["seat"]:
            board.own += lines
            board.hand = hand(side, language, scene, signs)
        else:
            board.others += lines
    if table["result"] is not None:
        board.ending = ending(table, language, scene)
    return board


def shared(table: dict[str, Any], language: Language) -> str:
    """Round, source and piles in one line; alone also the choice cards of the Shadow."""
    parts = [
        language.ui("round", round=table["round"]),
        language.name("source", table["source"]["source"]),
        language.ui("deck-count", count=table["deck"]),
        language.ui("discard-count", count=len(table["discard"])),
    ]
    if table["choices"] is not None:
        parts.append(language.ui("choices-count", count=table["choices"]["deck"]))
        if table["choices"]["turned"]:
            numbers = ", ".join(map(str, table["choices"]["turned"]))
            parts.append(language.ui("choices-turned", numbers=numbers).rstrip("."))
    return " · ".join(parts)


def source(table: dict[str, Any], language: Language) -> list[Line]:
    """The two parts of the source, one line each: they can be touched."""
    now = table["source"]
    lines = [Line(f"{language.name('source', now['source'])}: {language.ui('source')}", heading=True)]
    for part, needs in (("lower", None), ("upper", now["needs"])):
        if part == "upper" and needs is None:
            continue
        whom = language.ui("for-everybody") if needs is None else language.name("property", needs)
        energy = language.ui("energy-of", energy=now[part], cells=now[f"{part}_full"])
        lines.append(Line(f"{language.name('part', part)} ({whom}): {energy}", f"part:{part}"))
    return lines


def heading(table: dict[str, Any], side: dict[str, Any], language: Language, scene: Scene) -> Line:
    """The heading of a side of the table: tokens, creatures, cards, and those that everybody knows."""
    player = side["seat"] is not None
    parts = [
        language.player(side["seat"], scene) if player else language.ui("shadow"),
        language.ui("tokens-count", tokens=side["tokens"], goal=table["goal"] if player else 1),
        language.ui("creatures-count", count=len(side["creatures"])),
    ]
    if player:
        parts += [
            language.ui("cards-count", count=side["hand_size"]),
            language.ui("new-cards", count=side["new_cards"]),
        ]
    if table["first"] == side["side"]:
        parts.append(language.ui("first-player"))
    parts += [f"{language.ui('known-card')}: {halves(card, language)}" for card in side["public"]]
    return Line(" · ".join(parts), f"seat:{side['seat']}" if player else "", heading=True)


def creature(one: dict[str, Any], view: dict[str, Any], language: Language, scene: Scene, signs: bool) -> str:
    """A creature in one line: its number, energy, marks and properties, and its own card for its owner."""
    element = f"creature:{one['creature']}"
    owner = scene.facts(element).get("owner", "seat:-1").partition(":")[2]
    name = language.element(element, scene.read_by(int(owner)))  # the heading names the owner
    energy = ENERGY * one["energy"] + EMPTY * (CELLS - one["energy"])
    text = f"{name} {energy}" if signs else f"{name}, {language.ui('energy-of', energy=one['energy'], cells=CELLS)}"
    marks = [
        (one["active"], "is-active"),
        (one["asleep"], "asleep"),
        (one["suppressed"], "silenced"),
        (view["things"][element]["missing"] == 0, "can-transmute"),
    ]
    words = [language.ui(word) for there, word in marks if there]
    text += f" ({', '.join(words)})" if words else ""
    cards = [property_text(card, language) for card in one["properties"]]
    text += f": {', '.join(cards)}" if cards else ""
    return text + (f" [{halves(one, language)}]" if one["design"] is not None else "")


def property_text(card: dict[str, Any], language: Language) -> str:
    """A property under a creature, with its marks."""
    name = language.name("property", card["property"])
    return f"{name} ({language.ui('used-already')})" if card["used"] or card["applied"] else name


def property_lines(one: dict[str, Any], touched: set[str], language: Language) -> list[Line]:
    """The properties of a creature that a move of the open question touches, one line each."""
    lines = []
    for card in one["properties"]:
        element = f"laid:{card['laid']}"
        if element in touched:
            other = language.name("property", card["other"])
            name = language.name("property", card["property"])
            lines.append(Line(f"  {name} ({language.ui('other-half')}: {other})", element))
    return lines


def halves(card: dict[str, Any], language: Language) -> str:
    """Both properties on a card."""
    return f"{language.name('property', card['one'])} / {language.name('property', card['two'])}"


def hand(side: dict[str, Any], language: Language, scene: Scene, signs: bool) -> list[Line]:
    """The cards in the own hand; in words each with its id, by which it can be asked about."""
    lines = [Line(language.ui("your-hand") if side["hand"] else language.ui("hand-empty"), heading=True)]
    for card in side["hand"] or []:
        element = f"card:{card['card']}"
        name = language.element(element, scene)
        name += f" ({language.ui('everybody-knows')})" if card["public"] else ""
        lines.append(Line(name if signs else f"{name} ({element})", element))
    return lines


def ending(table: dict[str, Any], language: Language, scene: Scene) -> list[Line]:
    """Why the game is over (MAG-5.5), and everybody's place with what it was decided by (MAG-5.3)."""
    lines = [Line(language.name("ending", table["result"]["reason"]), heading=True)]
    for row in sorted(table["result"]["places"], key=lambda row: int(row["place"])):
        parts = [
            language.ui("tokens-count", tokens=row["tokens"], goal=table["goal"]),
            f"{language.ui('energy-left')} {row['energy']}",
            f"{language.ui('creatures-left')} {row['creatures']}",
        ]
        lines.append(Line(f"{row['place']}. {language.player(row['seat'], scene)}: {' · '.join(parts)}"))
    return lines
