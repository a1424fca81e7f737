"""The report on a ladder."""

from __future__ import annotations

from typing import Any

from tangledbank.lab.report.charts import Row, chart, table
from tangledbank.lab.report.figures import number, tag
from tangledbank.lab.report.match import about_run
from tangledbank.lab.report.page import Section, page


def ladder_page(summary: dict[str, Any]) -> str:
    """The whole report, from a summary."""
    about = about_run(summary)
    sections = [
        Section("Ratings", ratings(summary["rungs"])),
        *([Section("Who finishes before whom", meetings(summary["rungs"]))] if len(summary["rungs"]) > 1 else []),
        Section("Wins, places and thought", thought(summary["rungs"])),
    ]
    title = f"The ladder of {summary['game'].capitalize()}, {summary['seats']} seats"
    return page(title, summary["game"], about, sections)


def ratings(rungs: list[dict[str, Any]]) -> str:
    """How strong each is. Where intervals do not touch, the order is no luck."""
    rows = [
        Row(rung["bot"], rung["rating"], more=(f"{rung['belief']['mu']:.1f} ± {rung['belief']['sigma']:.1f}",))
        for rung in rungs
    ]
    words = (
        "Ratings of the likeliest strengths, from the order in which all finished; greedy is 1000, or all together if "
        "it does not take part, and 400 points more are ten to one. Beside them what openskill believes."
    )
    return tag("p", words) + chart("Ratings, the strongest first", "bot", rows, more=["openskill"])


def meetings(rungs: list[dict[str, Any]]) -> str:
    """How often each finished before each of the others."""
    bots = [rung["bot"] for rung in rungs]
    rows = [[rung["bot"], *[number(rung["ahead"].get(other), share=True) for other in bots]] for rung in rungs]
    return table("In how many of the games together the one on the left finished first", ["bot", *bots], rows)


def thought(rungs: list[dict[str, Any]]) -> str:
    """Games, wins and places, and how long each thought."""
    rows = [
        [
            rung["bot"],
            f"{rung['games']:,}",
            f"{rung['wins']:,.1f}",
            number(rung["fair_wins"]),
            number(rung["place"]),
            f"{1000 * rung['seconds']:,.1f}",
            f"{1000 * rung['slowest']:,.0f}",
            str(rung["faults"]),
        ]
        for rung in rungs
    ]
    headings = ["bot", "games", "wins", "fair wins", "place", "ms a choice", "slowest, ms", "faults"]
    return table("Wins, places and thought", headings, rows)
