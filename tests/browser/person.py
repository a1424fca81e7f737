"""A person at a page: sets up tables, plays by pointer or by keyboard, looks at what is there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, expect

from tangledbank.table.web.identity import COOKIE

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LAST_CHOICES = ":not([data-element='choose:pass'], [data-element='choose:end_feed_turn'])"
LAST_TOUCH = "() => ['.sheet[data-mine] .answer', '.do-it'].find(part => document.querySelector(part))"
READY = ".prompt[data-mine]:not([data-busy]), .prompt.over, .hand-over"
SHORT = {"deck_reduction": "half_by_kind"}
# Sockets are remembered, so that a test can cut the line.
REMEMBER = """window.lines = []; const Real = WebSocket;
window.WebSocket = class extends Real { constructor(...args) { super(...args); window.lines.push(this); } };"""
NOW = """() => ['.log', '.prompt'].map(part => document.querySelector(part)?.textContent ?? '').join()"""
SMALL_TARGETS = """() => [...document.querySelectorAll('button, a, input, select, summary, textarea')]
  .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.closest('.hidden, .rules-text, .rule-link'))
  .map(e => [e.outerHTML.slice(0, 90), e.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 23.9 || box.height < 23.9))
  .map(([html, box]) => `${html} ${box.width}x${box.height}`)"""
IGNORED = ("the server responded with a status of", "WebSocket connection to")  # a server that is away is a test, too


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, page: Page, home: str) -> None:
        self.page = page
        self.home = home
        self.complaints: list[str] = []
        page.add_init_script(REMEMBER)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(part in message.text for part in (*IGNORED, "net::ERR_")):
            self.complaints.append(message.text)

    def cookie(self) -> str:
        """Who this person is to the server, once the page has asked."""
        for _ in range(100):
            found = {str(cookie["name"]): str(cookie["value"]) for cookie in self.page.context.cookies()}
            if COOKIE in found:
                return found[COOKIE]
            self.page.wait_for_timeout(100)
        raise AssertionError("the server gave no cookie")

    # ------------------------------------------------------------------ going places

    def go_home(self) -> Person:
        """Open the first page, until the server knows who this is: a request sent sooner comes from somebody else."""
        self.page.goto(self.home)
        self.page.wait_for_selector(".cover[data-ready]")
        self.cookie()
        return self

    def open_table(self, seats: list[dict[str, Any]], **wishes: Any) -> str:
        """Set up a table and sit down at it; the answer is its id."""
        self.go_home()
        body = {"game": "evolution", "seats": seats, "options": SHORT, **wishes}
        answer = self.page.request.post(f"{self.home}/api/tables", data=body)
        assert answer.ok, answer.text()
        table: str = answer.json()["id"]
        self.page.goto(f"{self.home}/table/{table}")
        return table

    def follow(self, link: str, name: str = "") -> None:
        """Come by an invitation: say a name at the door, or none, and sit down."""
        self.page.goto(link)
        if name:
            self.page.locator(".door-name input").fill(name)
        self.page.locator(".door-name .btn").click()

    def play_against_bots(self, bots: int = 1, bot: str = "random", **wishes: Any) -> str:
        table = self.open_table([{"kind": "human"}, *[{"kind": "bot", "bot": bot}] * bots], **wishes)
        self.page.wait_for_selector(READY)
        return table

    # ------------------------------------------------------------------ playing

    @property
    def over(self) -> bool:
        return self.page.locator(".prompt.over").count() > 0

    def await_turn(self) -> bool:
        """Wait until something is asked of me; False if the game is over."""
        self.page.wait_for_selector(READY)
        return not self.over

    def decision(self) -> str:
        """What stands in the log and the prompt now: it changes with every move."""
        text: str = self.page.evaluate(NOW)
        return text

    def play_by_pointer(self, seen: Callable[[Person], None] = lambda _: None, moves: int = 10_000) -> int:
        """Click on what glows until the game is over, or so many moves are made."""
        made = touched = 0
        while made < moves and self.await_turn():
            touched += 1
            assert touched < 3000, "touching what glows does not come to an end"
            seen(self)
            last = self.page.evaluate(LAST_TOUCH)
            if last:
                before = self.decision()
                self.page.locator(f"{last}:not([aria-disabled=true])").first.click()
                self.await_change(before)
                made += 1
            else:
                self.touch_something(made)
        return made

    def play_by_keyboard(self, seen: Callable[[Person], None] = lambda _: None) -> int:
        """By numbers alone: the first option, and the first of what follows, until a move is made and the game over."""
        steps = 0
        while self.await_turn():
            steps += 1
            assert steps < 3000, "choosing what comes first does not come to an end"
            if self.page.locator(".do-it[aria-disabled=true]").count():
                self.page.wait_for_selector(".do-it:not([aria-disabled=true])")
            seen(self)
            before = self.decision()
            complete = self.page.locator(".do-it").count() > 0
            self.page.keyboard.press("1")
            if complete:
                self.await_change(before)
        return steps

    def touch_something(self, nth: int) -> None:
        """Click one of the glowing things; passing only if nothing else is left."""
        glowing = self.page.locator(f"[data-glow]{LAST_CHOICES}")
        count = glowing.count()
        if count:
            glowing.nth(nth * 7 % count).click()
        else:
            self.page.locator("[data-glow]").first.click()

    def await_change(self, before: str) -> None:
        self.page.wait_for_function(
            "before => !document.querySelector('.prompt[data-busy]') && (document.querySelector('.prompt.over') || "
            f"({NOW})() !== before)",
            arg=before,
        )

    def cut_the_line(self) -> None:
        """Drop the connection; the page has to heal by itself."""
        self.page.evaluate("() => window.lines.at(-1).close()")
        self.page.wait_for_function("() => window.lines.at(-1).readyState === 1")
        self.page.wait_for_selector(".connection[data-health=fine]", state="attached")

    # ------------------------------------------------------------------ looking

    def check_layout(self) -> None:
        """Nothing sticks out sideways, and everything can be hit."""
        wide = self.page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{wide} px stick out at {self.page.url}"
        small = self.page.evaluate(SMALL_TARGETS)
        assert not small, small

    def check_in_sight(self, *parts: str) -> None:
        """The page itself does not scroll, and these parts are in sight; a sheet on a phone takes the hand's place."""
        assert self.page.evaluate("() => document.scrollingElement.scrollHeight <= innerHeight"), "the page scrolls"
        for part in parts:
            if part != ".hand" or not self.page.locator("[data-sheet]").count():
                expect(self.page.locator(part)).to_be_in_viewport(ratio=0.95)

    def await_pictures(self) -> None:
        """Until the page has been drawn anew."""
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def check_access(self) -> None:
        """axe-core finds nothing serious."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
        serious = [
            f"{rule['id']}: {[(node['html'][:160], node['failureSummary'][:300]) for node in rule['nodes'][:3]]}"
            for rule in found
            if rule["impact"] in ("serious", "critical")
        ]
        assert not serious, serious

    def check_tallies(self, seats: int) -> None:
        """The ending tells every seat's count piece by piece, and the pieces add up to it."""
        self.page.wait_for_selector(".end-panel .tally")
        expect(self.page.locator(".end-panel .tally")).to_have_count(seats)
        for tally in self.page.locator(".end-panel .tally").all():
            pieces = [int(text.replace("−", "-")) for text in tally.locator(".counted-sum").all_text_contents()]
            assert str(sum(pieces)) == tally.locator(".tally-count").get_attribute("data-count")

    def expect_text(self, text: str, inside: str = "main") -> None:
        expect(self.page.locator(inside).first).to_contain_text(text)
