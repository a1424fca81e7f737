"""The board of New World in words: areas with their tokens, animals with their food, marks and traits, a line each."""

from __future__ import annotations

from typing import Any

from tangledbank.locale import Language, Scene
from tangledbank.terminal.boards import Board, Line
from tangledbank.terminal.meals import Meal

STATES = ("sheltered", "attacked", "poisoned", "asleep", "barred")
MARKS = ("rotated", "token", "activated")


def draw(view: dict[str, Any], language: Language, scene: Scene, signs: bool) -> Board:
    """The board from a view, as the seat of the view sees it; tokens as signs, or in words."""
    table = view["board"]
    board = Board(shared=shared(table, language))
    board.others.append(Line(language.ui("areas"), heading=True))
    for card in table["row"]:
        for area in card["areas"]:
            board.others += area_lines(area, language)
    for seat in table["seats"]:
        lines = [side(table, seat, language, scene)]
        near = scene.read_by(seat["seat"])  # the heading names the owner
        for one in seat["animals"]:
            lines.append(Line(animal(one, table["phase"], language, near, signs), f"animal:{one['animal']}"))
        if seat["seat"] == view["seat"]:
            board.own += lines
            board.hand = hand(table, seat, language, scene, signs)
        else:
            board.others += lines
    if table["breakdown"] is not None:
        board.ending = ending(table["breakdown"], language, scene)
    return board


def shared(table: dict[str, Any], language: Language) -> str:
    """The middle of the table in one line."""
    parts = [language.ui("epoch", epoch=table["epoch"], epochs=table["epochs"])]
    if table["phase"] is not None:
        parts.append(language.name("phase", table["phase"]))
    parts.append(language.ui("area-deck", count=table["area_deck"]))
    parts.append(language.ui("deck-count", count=table["deck"]))
    return " · ".join(parts)


def area_lines(area: dict[str, Any], language: Language) -> list[Line]:
    """An area: its food, and below it its shelters, because each can be touched."""
    name = language.name("area", area["kind"])
    words = [f"{name}: {language.ui('area-food', count=area['food'])}"]
    if area["access"] is not None:
        words.append(language.ui("area-asks", access=access(area["access"], language)))
    lines = [Line(", ".join(words), f"food:{area['area']}")]
    if area["shelter_symbols"]:
        shelters = language.ui("area-shelters", count=area["shelters"])
        lines.append(Line(f"{name}: {shelters}", f"shelter:{area['area']}"))
    return lines


def access(word: str, language: Language) -> str:
    """Who may enter: those with a trait, or those without any."""
    return language.name("access", word) if word == "no_traits" else language.name("trait", word)


def side(table: dict[str, Any], seat: dict[str, Any], language: Language, scene: Scene) -> Line:
    """The heading of a player's side of the table."""
    cards = "gene-pool-count" if table["mutations"] else "cards-count"
    parts = [
        language.player(seat["seat"], scene),
        language.ui("animals-count", count=len(seat["animals"])),
        language.ui(cards, count=seat["hand_size"]),
        language.ui("points", count=seat["points"]),
    ]
    if table["first"] == seat["seat"]:
        parts.append(language.ui("first-player"))
    if seat["passed"] and table["phase"] in ("development", "feeding"):
        parts.append(language.name("mark", "passed"))
    return Line(" · ".join(parts), f"seat:{seat['seat']}", heading=True)


def animal(one: dict[str, Any], phase: str, language: Language, scene: Scene, signs: bool) -> str:
    """An animal in one line: its number, food, fat, marks and traits."""
    name = language.element(f"animal:{one['animal']}", scene)
    marks = [mark for mark in STATES if one[mark]]
    if phase in ("feeding", "extinction"):
        marks.insert(0, "fed" if one["fed"] else "hungry")
    words = [language.name("mark", mark) for mark in marks]
    meal = Meal(one["food"], one["need"], one["stored"], one["fat"])
    text = f"{name} {meal.signs()} {', '.join(words)}" if signs else ", ".join([name, *meal.words(language), *words])
    traits = [trait(card, language) for card in one["traits"]]
    traits += [pair(card, language, scene) for card in one["pairs"]]
    return text.rstrip() + (f": {', '.join(traits)}" if traits else "")


def trait(card: dict[str, Any], language: Language) -> str:
    """A trait card, with its marks."""
    marks = [language.name("mark", mark) for mark in MARKS if card.get(mark)]
    name = language.name("trait", card["kind"])
    return name + (f" ({', '.join(marks)})" if marks else "")


def pair(card: dict[str, Any], language: Language, scene: Scene) -> str:
    """A pair card, with the two animals; where one shields the other, in that order."""
    one, two, way = card["bearer"], card["partner"], "pair-of"
    if card["ward"] is not None:
        one, two, way = (card["partner"] if card["ward"] == one else one), card["ward"], "shields"
    names = {word: language.element(f"animal:{number}", scene) for word, number in (("one", one), ("two", two))}
    return f"{trait(card, language)} ({language.ui(way, **names)})"


def hand(table: dict[str, Any], seat: dict[str, Any], language: Language, scene: Scene, signs: bool) -> list[Line]:
    """The cards in the own hand, in words each with its id, by which it can be asked about; or the gene pool."""
    if table["mutations"]:
        count = seat["hand_size"]
        pool = language.ui("gene-pool-count", count=count) if count else language.ui("gene-pool-empty")
        return [Line(pool, heading=True)]
    lines = [Line(language.ui("your-hand") if seat["hand"] else language.ui("hand-empty"), heading=True)]
    for card in seat["hand"] or []:
        element = f"card:{card['card']}"
        name = language.element(element, scene)
        lines.append(Line(name if signs else f"{name} ({element})", element))
    return lines


def ending(breakdown: list[dict[str, Any]], language: Language, scene: Scene) -> list[Line]:
    """How everybody's points came about (NEW-5.2)."""
    lines = []
    for seat, side in enumerate(breakdown):
        player = language.player(seat, scene)
        lines.append(Line(f"{player}: {language.ui('points', count=side['total'])}", heading=True))
        for one in side["animals"]:
            parts = [f"{language.ui('score-animal')} {one['points']}"]
            parts += [f"{language.name('trait', card['kind'])} {card['points']}" for card in one["traits"]]
            total = one["points"] + sum(card["points"] for card in one["traits"])
            name = language.element(f"animal:{one['animal']}", scene.read_by(seat))
            lines.append(Line(f"  {name}: {' + '.join(parts)} = {total}"))
        if side["pairs"]:
            parts = [f"{language.name('trait', card['kind'])} {card['points']}" for card in side["pairs"]]
            total = sum(card["points"] for card in side["pairs"])
            lines.append(Line(f"  {language.ui('score-pairs')}: {' + '.join(parts)} = {total}"))
    return lines
