"""The report on the balance of a game."""

from __future__ import annotations

from html import escape
from typing import Any

from tangledbank.kernel.options import written
from tangledbank.lab.deeds import sort_of, thing_of
from tangledbank.lab.findings import GROUPS
from tangledbank.lab.report.charts import Row, bars, chart, table
from tangledbank.lab.report.figures import bounds, number, plain_words, spoken, tag
from tangledbank.lab.report.page import Section, page

HEADLINES = 12  # of what stands out, at most
MOST_CHANGES = 40  # drawn for a variant; the rest is in its table
OPEN = 3  # of the lists of what is played, the others are folded
AT_A_GLANCE = (
    ("length", "turns"),
    ("length", "decisions"),
    ("moves", "on average"),
    ("points", "a seat's"),
)

Findings = list[dict[str, Any]]


def balance_page(summary: dict[str, Any]) -> str:
    """The whole report, from a summary."""
    first, others = summary["variants"][0], summary["variants"][1:]
    kinds = list(dict.fromkeys(summary["bots"]))
    about = [
        ("games", f"{first['games']:,}" + (f" of each of {len(others) + 1} variants" if others else "")),
        ("players", f"{len(summary['bots'])}: {', '.join(kinds)}"),
        ("seed", str(summary["seed"])),
        ("options", ", ".join(f"{name}={written(value)}" for name, value in first["options"].items()) or "none"),
        ("tables", first["data_hash"][:12]),
        ("time", f"{summary['seconds']:,.0f} s"),
        *[("faults", sentence) for sentence in summary["faults"]],
    ]
    sections = [
        Section("What stands out", standing_out(first, others)),
        *([Section("Variants at a glance", glance(summary))] if others or summary["refused"] else []),
        Section("Seats, order and starts", standings(first["findings"])),
        Section("Length and choice", lengths(first)),
        Section("What is played, and what it wins", played(first["findings"])),
        *[Section(f"With {variant['name']}", changes(variant)) for variant in others],
        Section("How this was measured", METHOD),
    ]
    return page(f"The balance of {summary['game'].capitalize()}", summary["game"], about, sections)


def of(findings: Findings, group: str) -> Findings:
    """The findings of one group."""
    return [finding for finding in findings if finding["group"] == group]


def standing_out(first: dict[str, Any], others: list[dict[str, Any]]) -> str:
    """In sentences, what is no luck."""
    judged = [one for group in ("seats", "order", "starts") for one in of(first["findings"], group)]
    lines = [advantage(one) for one in judged if one["notable"]]
    by_doers = {one["name"] for one in of(first["findings"], "worth")}
    by_times = [one for one in of(first["findings"], "each") if one["name"] not in by_doers]
    worth = [one for one in [*of(first["findings"], "worth"), *by_times] if one["notable"]]
    worth.sort(key=lambda one: -abs(one["figure"]["value"]))
    lines += [worth_in_words(one) for one in worth[: max(0, HEADLINES - len(lines))]]
    for variant in others:
        count = sum(change["notable"] for change in variant["changes"])
        lines.append(f"with {variant['name']}, {count} of {len(variant['changes'])} figures change")
    if not lines:
        return tag("p", "Nothing: no figure differs from its fair value by more than luck explains.")
    return tag("ul", "".join(tag("li", escape(line[0].upper() + line[1:] + ".")) for line in lines))


def advantage(one: dict[str, Any]) -> str:
    """Who wins more or less than is fair."""
    figure, fair = one["figure"], number(one["fair"], share=True)
    more = "more" if figure["value"] > one["fair"] else "less"
    return (
        f"{spoken(one['name'])} wins {number(figure['value'], share=True)} of the games, {more} than the fair {fair} "
        f"({bounds(figure, share=True)})"
    )


def worth_in_words(one: dict[str, Any]) -> str:
    """What goes with winning or losing."""
    figure, time = one["figure"], " each time" if one["group"] == "each" else ""
    return (
        f"{spoken(one['name'])}: {number(figure['value'], share=True, sign=True)} wins{time} "
        f"({bounds(figure, share=True, sign=True)}; {one['count']:,} seats)"
    )


def glance(summary: dict[str, Any]) -> str:
    """The main figures of all variants side by side."""
    rows = []
    for variant in summary["variants"]:
        known = {(one["group"], one["name"]): one["figure"]["value"] for one in variant["findings"]}
        best = max(one["figure"]["value"] for one in of(variant["findings"], "order"))
        notable = sum(change["notable"] for change in variant["changes"])
        figures = [number(known[key]) for key in AT_A_GLANCE]
        rows.append([variant["name"], *figures, number(best, share=True), f"{notable}" if variant["changes"] else "–"])
    headings = ["variant", *[f"{group}: {name}" for group, name in AT_A_GLANCE], "best place", "figures changed"]
    refused = "".join(tag("li", escape(sentence)) for sentence in summary["refused"])
    not_played = tag("p", "Not played:") + tag("ul", refused) if refused else ""
    return table("Main figures", headings, rows) + not_played


def standings(findings: Findings) -> str:
    """Who wins, by seat, order and start."""
    return "".join(
        chart(
            GROUPS[group].text,
            GROUPS[group].title.lower().removesuffix("s"),
            [Row(spoken(one["name"]), one["figure"], one["notable"], (f"{one['count']:,}",)) for one in found],
            share=True,
            fair=found[0]["fair"],
            more=["games"],
        )
        for group in ("seats", "order", "starts")
        if (found := of(findings, group))
    )


def lengths(first: dict[str, Any]) -> str:
    """How long games are, how they end, and how much there is to choose from."""
    findings = first["findings"]
    parts = [bars("Length of games, in decisions", "decisions", first["histograms"]["decisions"])]
    rows = [one for group in ("length", "points", "victories") for one in of(findings, group)]
    parts.append(table("Length and ending", ["figure", "value", "95 % interval"], plain_rows(rows)))
    parts.append(bars("Moves to choose from at a decision", "moves", first["histograms"]["moves"]))
    at_questions = {one["name"].removeprefix("at "): one for one in of(findings, "moves")}
    whole = [one for one in of(findings, "moves") if not one["name"].startswith("at ")]
    parts.append(table("Choice", ["figure", "value", "95 % interval"], plain_rows(whole)))
    asked = sorted(of(findings, "questions"), key=lambda one: -one["figure"]["value"])
    by_question = [
        [plain_words(one["name"]), number(one["figure"]["value"]), bounds(one["figure"]),
         number(at_questions[one["name"]]["figure"]["value"]), bounds(at_questions[one["name"]]["figure"])]
        for one in asked
    ]  # fmt: skip
    headings = ["question", "times a game", "95 % interval", "moves", "95 % interval"]
    parts.append(tag("details", tag("summary", "By question") + table("Questions", headings, by_question)))
    return "".join(parts)


def plain_rows(findings: Findings) -> list[list[str]]:
    """Findings as rows of a table."""
    rows = []
    for one in findings:
        share = GROUPS[one["group"]].share
        rows.append([told(one), number(one["figure"]["value"], share), bounds(one["figure"], share)])
    return rows


def played(findings: Findings) -> str:
    """What seats did, sort by sort: the more is done of a sort, the higher it stands."""
    known = {group: {one["name"]: one for one in of(findings, group)} for group in ("played", "worth", "each")}
    rates = known["played"]
    sorts: dict[str, list[str]] = {}
    for name in rates:
        if thing_of(name):
            sorts.setdefault(sort_of(name), []).append(name)
    lists = [("Moves", "move", [name for name in rates if not thing_of(name)])]
    by_rate = sorted(sorts, key=lambda sort: -sum(rates[name]["figure"]["value"] for name in sorts[sort]))
    lists += [(plain_words(sort).capitalize(), "what", sorts[sort]) for sort in by_rate]
    words = " ".join(GROUPS[group].text for group in ("played", "worth", "each"))
    parts = [tag("p", escape(words) + " A star marks what is no luck.")]
    for at, (title, what, names) in enumerate(lists):
        body = deeds_charts(title, what, names, known)
        folded = at > OPEN
        parts.append(tag("details", tag("summary", f"{escape(title)} ({len(names)})") + body) if folded else body)
    return "".join(parts)


def deeds_charts(title: str, what: str, names: list[str], known: dict[str, dict[str, dict[str, Any]]]) -> str:
    """Deeds of one sort, the best first: judged by who did them; if nearly all did, by how often; or not at all."""
    by_doers = [name for name in names if name in known["worth"]]
    by_times = [name for name in names if name not in known["worth"] and name in known["each"]]
    rest = [name for name in names if name not in known["worth"] and name not in known["each"]]

    def label(name: str) -> str:
        return plain_words(thing_of(name) or name)

    def times(name: str) -> str:
        return number(known["played"][name]["figure"]["value"])

    parts = []
    for group, judged, caption in (
        ("worth", by_doers, title),
        ("each", by_times, f"{title}: done by nearly all, so what each further time is worth"),
    ):
        found = sorted((known[group][name] for name in judged), key=lambda one: -one["figure"]["value"])
        rows = [
            Row(label(one["name"]), one["figure"], one["notable"], (times(one["name"]), f"{one['count']:,}"))
            for one in found
        ]
        if rows:
            parts.append(chart(caption, what, rows, share=True, fair=0.0, sign=True, more=["times a game", "seats"]))
    if rest:
        rest.sort(key=lambda name: -known["played"][name]["figure"]["value"])
        figures = [[label(name), times(name), bounds(known["played"][name]["figure"])] for name in rest]
        caption = f"{title}: too little to be judged"
        parts.append(table(caption, [what, "times a game", "95 % interval"], figures))
    return "".join(parts)


def changes(variant: dict[str, Any]) -> str:
    """What a variant changes: drawn what is no luck, in a table all of it."""
    found = [one for one in variant["changes"] if one["change"] is not None]
    notable = [one for one in found if one["notable"]]
    notable.sort(key=lambda one: -abs(one["change"]["value"]))
    shares = [one for one in notable if GROUPS[one["group"]].share][:MOST_CHANGES]
    parts = []
    if shares:
        rows = [Row(told(one), one["change"], True, before_and_after(one)) for one in shares]
        caption = "Shares and worth, in points of per cent"
        parts.append(chart(caption, "figure", rows, share=True, fair=0.0, sign=True, more=["printed", "changed"]))
    others = [one for one in notable if not GROUPS[one["group"]].share]
    if others:
        parts.append(table("Counts", CHANGE_HEADINGS, [change_row(one) for one in others[:MOST_CHANGES]]))
    if not notable:
        parts.append(tag("p", "No figure changes by more than luck explains."))
    only = [one for one in variant["changes"] if one["change"] is None]
    if only:
        gone = [told(one) for one in only if one["after"] is None]
        new = [told(one) for one in only if one["before"] is None]
        for words, names in (("Only here", new), ("Only in the printed box", gone)):
            if names:
                parts.append(tag("p", escape(f"{words}: {', '.join(names)}."), class_="soft"))
    whole = table("All figures", CHANGE_HEADINGS, [change_row(one) for one in found], [one["notable"] for one in found])
    parts.append(tag("details", tag("summary", f"All {len(found)} figures") + whole))
    return "".join(parts)


CHANGE_HEADINGS = ("figure", "printed", "changed", "difference", "95 % interval")


def told(one: dict[str, Any]) -> str:
    """Which figure a finding or a change is about."""
    return f"{GROUPS[one['group']].title.lower()}: {spoken(one['name'])}"


def before_and_after(change: dict[str, Any]) -> tuple[str, str]:
    """What a figure was and is."""
    share = GROUPS[change["group"]].share
    return number(change["before"]["value"], share), number(change["after"]["value"], share)


def change_row(change: dict[str, Any]) -> list[str]:
    """A change as a row of a table."""
    share = GROUPS[change["group"]].share
    difference = [number(change["change"]["value"], share, sign=True), bounds(change["change"], share, sign=True)]
    return [told(change), *before_and_after(change), *difference]


METHOD = "".join(
    tag("p", text)
    for text in (
        "Every game is another deal, played by bots of the same kind; where kinds differ they change seats from game "
        "to game. A shared victory is split, so the fair share is the average of all seats.",
        "What is played comes from the moves that were made and from the events that name a thing and a seat. Its "
        "worth compares the wins of those who did it with the average of their table, among seats that did equally "
        "much of the same sort: those who are ahead do more of everything. It tells what goes with winning, for these "
        "bots; what a seat drew by chance (“draws card”) tells what makes it win.",
        "A figure is marked when it is no luck: of all that is marked in a list, one in twenty may be wrong (Benjamini "
        "and Hochberg). Seats of one game are not independent, so a game counts as one observation. Differences "
        "between variants have Newcombe's intervals.",
    )
)
