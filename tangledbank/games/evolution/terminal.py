"""The board of Evolution in words: animals with their food, marks and traits, one line each."""

from __future__ import annotations

from typing import Any

from tangledbank.games.evolution.modules import ALL
from tangledbank.locale import Language, Scene
from tangledbank.terminal.boards import Board, Line
from tangledbank.terminal.meals import Meal

STATES = (*[state.word for state in ALL.animal_words if state.seen], "hunter")


def draw(view: dict[str, Any], language: Language, scene: Scene, signs: bool) -> Board:
    """The board from a view, as the seat of the view sees it; tokens as signs, or in words."""
    table = view["board"]
    board = Board(shared=shared(table, language))
    board.others += [*bases(table, language), *shells(table, language)]
    for seat in table["seats"]:
        lines = [side(table, seat, language, scene)]
        near = scene.read_by(seat["seat"])  # the heading names the owner
        for one in seat["animals"]:
            lines.append(Line(animal(one, table["phase"], language, near, signs), f"animal:{one['animal']}"))
        lines += [Line(waiting(one, language, near), f"animal:{one['animal']}") for one in seat["waiting"]]
        if seat["seat"] == view["seat"]:
            board.own += lines
            board.hand = hand(seat, language, scene, signs)
        else:
            board.others += lines
    if table["breakdown"] is not None:
        board.ending = ending(table["breakdown"], language, scene)
    return board


def shared(table: dict[str, Any], language: Language) -> str:
    """The middle of the table in one line."""
    parts = [language.ui("turn", turn=table["turn"])]
    if table["phase"] is not None:
        parts.append(language.name("phase", table["phase"]))
    parts += [line.text for line in bases(table, language)]
    parts.append(language.ui("deck-count", count=table["deck"]))
    parts += nature(table["nature"], language)
    return " · ".join(parts)


def food_in(place: dict[str, Any], language: Language) -> str:
    """The food base of one location."""
    return language.ui("food-in-place", place=language.name("place", place["place"]), count=place["food"])


def bases(table: dict[str, Any], language: Language) -> list[Line]:
    """The food bases, one line each: they can be touched."""
    if len(table["places"]) == 1:
        return [Line(language.ui("food-base-count", count=table["base"]), f"base:{table['places'][0]['place']}")]
    return [Line(food_in(place, language), f"base:{place['place']}") for place in table["places"]]


def nature(seen: dict[str, Any] | None, language: Language) -> list[str]:
    """What nature holds: the deck, and the weather of this and the next turn; nothing without Ice Age."""
    if seen is None:
        return []
    parts = [language.ui("nature-deck", count=seen["deck"])]
    parts += [
        language.ui(when, nature=language.name("nature", seen[when]))
        for when in ("weather", "forecast")
        if seen[when] is not None
    ]
    return parts


def shells(table: dict[str, Any], language: Language) -> list[Line]:
    """The shells in the middle, one line each (EVL-4.41)."""
    lines = []
    for place in table["places"]:
        where = language.forms(f"place-{place['place']}")["in"]
        for one in place["shells"]:
            lines.append(Line(language.ui("shell-in-place", place=where), f"shell:{one['shell']}"))
    return lines


def side(table: dict[str, Any], seat: dict[str, Any], language: Language, scene: Scene) -> Line:
    """The heading of a player's side of the table."""
    parts = [
        language.player(seat["seat"], scene),
        language.ui("animals-count", count=len(seat["animals"])),
        language.ui("cards-count", count=seat["hand_size"]),
    ]
    if table["first"] == seat["seat"]:
        parts.append(language.ui("first-player"))
    if seat["passed"] and table["phase"] == "development":
        parts.append(language.name("mark", "passed"))
    return Line(" · ".join(parts), f"seat:{seat['seat']}", heading=True)


def animal(one: dict[str, Any], phase: str, language: Language, scene: Scene, signs: bool) -> str:
    """An animal in one line: its number, food, fat, marks and traits."""
    name = language.element(f"animal:{one['animal']}", scene)
    marks = [mark for mark in STATES if one[mark]]
    if phase == "feeding" and not one["asleep"]:
        marks.insert(0, "fed" if one["fed"] else "hungry")
    words = [language.name("place", one["place"])] if one["place"] != "table" else []
    words += [language.name("mark", mark) for mark in marks]
    meal = Meal(one["food"], one["need"], one["yellow"], one["fat"])
    text = f"{name} {meal.signs()} {', '.join(words)}" if signs else ", ".join([name, *meal.words(language), *words])
    traits = [trait(card, language) for card in one["traits"]]
    traits += [pair(card, one["animal"], language, scene) for card in one["pairs"]]
    return text.rstrip() + (f": {', '.join(traits)}" if traits else "")


def trait(card: dict[str, Any], language: Language) -> str:
    """A trait card, with its marks."""
    marks = [mark for mark in ("used", "used_last_turn", "yellow", "scared") if card[mark]]
    if not card["active"]:
        marks.append("inactive")
    name = language.name("trait", card["kind"])
    return name + (f" ({', '.join(language.name('mark', mark) for mark in marks)})" if marks else "")


def waiting(one: dict[str, Any], language: Language, scene: Scene) -> str:
    """A set awaiting Regeneration in one line (EVL-4.43)."""
    name = language.element(f"animal:{one['animal']}", scene)
    where = f" {language.name('place', one['place'])}," if one["place"] != "table" else ""
    traits = [trait(card, language) for card in one["traits"]]
    traits += [pair(card, one["animal"], language, scene) for card in one["pairs"]]
    return f"{name},{where} {language.name('mark', 'waiting')}: {', '.join(traits)}"


def pair(card: dict[str, Any], bearer: int, language: Language, scene: Scene) -> str:
    """A pair card, as one of its two animals has it; of a directed one it matters which."""
    other = card["partner"] if card["bearer"] == bearer else card["bearer"]
    way = "pair-with"
    if card["directed"]:
        way = "shields" if card["bearer"] == bearer else "shielded-by"
    words = language.ui(way, animal=language.element(f"animal:{other}", scene))
    return f"{trait(card, language)} ({words})"


def hand(seat: dict[str, Any], language: Language, scene: Scene, signs: bool) -> list[Line]:
    """The cards in the own hand; in words each with its id, by which it can be asked about."""
    lines = [Line(language.ui("your-hand") if seat["hand"] else language.ui("hand-empty"), heading=True)]
    for card in seat["hand"] or []:
        element = f"card:{card['card']}"
        name = language.element(element, scene)
        lines.append(Line(name if signs else f"{name} ({element})", element))
    return lines


def ending(breakdown: list[dict[str, Any]], language: Language, scene: Scene) -> list[Line]:
    """How everybody's points came about (EVL-5.2)."""
    lines = []
    for seat, side in enumerate(breakdown):
        player = language.player(seat, scene)
        lines.append(Line(f"{player}: {language.ui('points', count=side['total'])}", heading=True))
        for one in side["animals"]:
            parts = [f"{language.ui('score-animal')} {one['points']}"]
            parts += [f"{language.name('trait', card['kind'])} {card['points']}" for card in one["traits"]]
            parts += [f"{language.name('trait', 'hunter')} {one['hunter']}"] if one["hunter"] else []
            parts += [f"{language.ui('score-ocean')} {one['ocean']}"] if one["ocean"] else []
            total = one["points"] + sum(card["points"] for card in one["traits"]) + one["hunter"] + one["ocean"]
            name = language.element(f"animal:{one['animal']}", scene.read_by(seat))
            lines.append(Line(f"  {name}: {' + '.join(parts)} = {total}"))
        for one in side["waiting"]:
            parts = [f"{language.name('trait', card['kind'])} {card['points']}" for card in one["traits"]]
            total = sum(card["points"] for card in one["traits"])
            name = language.element(f"animal:{one['animal']}", scene.read_by(seat))
            lines.append(Line(f"  {name}: {' + '.join(parts)} = {total}"))
        if side["pairs"]:
            parts = [f"{language.name('trait', card['kind'])} {card['points']}" for card in side["pairs"]]
            total = sum(card["points"] for card in side["pairs"])
            lines.append(Line(f"  {language.ui('score-pairs')}: {' + '.join(parts)} = {total}"))
    return lines
