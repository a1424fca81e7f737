"""The report on a match."""

from __future__ import annotations

from typing import Any

from tangledbank.kernel.options import written
from tangledbank.lab.report.charts import Row, chart, table
from tangledbank.lab.report.figures import bounds, number, tag
from tangledbank.lab.report.page import Section, page


def match_page(summary: dict[str, Any]) -> str:
    """The whole report, from a summary."""
    entrants = summary["entrants"]
    about = about_run(summary)
    sections = [
        Section("Who won", wins(entrants)),
        *([Section("Strength", strength(entrants))] if any(one["rating"] is not None for one in entrants) else []),
        *([Section("The test", test_in_words(entrants[0]["bot"], summary["test"]))] if summary["test"] else []),
        Section("Points, places and thought", thought(entrants)),
        Section("Length", lengths(summary)),
    ]
    names = " against ".join(one["bot"] for one in entrants)
    return page(f"{summary['game'].capitalize()}: {names}", summary["game"], about, sections)


def about_run(summary: dict[str, Any]) -> list[tuple[str, str]]:
    """What was played, and how long that took."""
    return [
        ("games", f"{summary['games']:,} in {summary['deals']:,} deals"),
        ("seats", str(summary["seats"])),
        ("seed", str(summary["seed"])),
        ("options", options_in_words(summary["options"])),
        ("time", f"{summary['timing']['seconds']:,.0f} s with {summary['timing']['jobs']} job(s)"),
    ]


def options_in_words(options: dict[str, Any]) -> str:
    """The options that were chosen.

    >>> options_in_words({"drought": True}), options_in_words({})
    ('drought=true', 'as printed')
    """
    return ", ".join(f"{name}={written(value)}" for name, value in options.items()) or "as printed"


def outside(figure: dict[str, Any], fair: float) -> bool:
    """Whether a figure is surely not the fair one.

    >>> outside({"value": 0.7, "low": 0.6, "high": 0.8}, 0.5), outside({"value": 0.7, "low": None, "high": None}, 0.5)
    (True, False)
    """
    if figure["low"] is None or figure["high"] is None:
        return False
    return bool(figure["high"] < fair or figure["low"] > fair)


def wins(entrants: list[dict[str, Any]]) -> str:
    """The share of wins of each entrant beside its share of the seats."""
    fair = entrants[0]["fair_share"]
    same = all(one["fair_share"] == fair for one in entrants)
    rows = [
        Row(
            one["bot"],
            one["share"],
            outside(one["share"], one["fair_share"]),
            (number(one["fair_share"], share=True), f"{one['wins']:,g}"),
        )
        for one in entrants
    ]
    caption = "Share of wins; each deal was played once for every rotation of the bots"
    return chart(caption, "bot", rows, share=True, fair=fair if same else None, more=["fair share", "wins"])


def strength(entrants: list[dict[str, Any]]) -> str:
    """By how many rating points each is stronger than the others."""
    rated = [one for one in entrants if one["rating"] is not None]
    rows = [Row(one["bot"], one["rating"], outside(one["rating"], 0.0)) for one in rated]
    words = "Rating points over each of the others: 400 points more are ten wins to one."
    return tag("p", words) + chart("Strength", "bot", rows, fair=0.0, sign=True)


def test_in_words(bot: str, test: dict[str, Any]) -> str:
    """What the sequential test was about, and how it ended."""
    rows = [
        ["verdict", test["verdict"]],
        ["not stronger than", f"{test['low']:+g} points"],
        ["stronger by at least", f"{test['high']:+g} points"],
        ["chance of error", f"{test['error']:.0%}"],
        ["log likelihood ratio", f"{test['ratio']:+.2f} of ±{test['bound']:.2f}"],
    ]
    return table(f"The sequential test of {bot}", ["figure", "value"], rows)


def thought(entrants: list[dict[str, Any]]) -> str:
    """Points and places, and how long each thought."""
    rows = [
        [
            one["bot"],
            number(one["points"]["value"]),
            bounds(one["points"]),
            number(one["place"]),
            f"{1000 * one['seconds']:,.1f}",
            f"{1000 * one['slowest']:,.0f}",
            str(one["faults"]),
        ]
        for one in entrants
    ]
    headings = ["bot", "points", "95 % interval", "place", "ms a choice", "slowest, ms", "faults"]
    return table("Points, places and thought", headings, rows)


def lengths(summary: dict[str, Any]) -> str:
    """How long games were."""
    rows = [
        ["decisions in a game", number(summary["length"]["value"]), bounds(summary["length"])],
        ["shortest", number(summary["shortest"]), ""],
        ["longest", number(summary["longest"]), ""],
        ["turns", number(summary["turns"]["value"]), bounds(summary["turns"])],
        ["games that nobody won", f"{summary['unwon']:,}", ""],
    ]
    return table("Length", ["figure", "value", "95 % interval"], rows)
