"""The page of the full-screen client: what stands where, and how it is written anew."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Button, Footer, Input, Static

from tangledbank.locale.next import next_sentence
from tangledbank.terminal.boards import Board, draw
from tangledbank.terminal.choosing import Choosing
from tangledbank.terminal.plain import asks_back
from tangledbank.terminal.regions import MoveList, Region
from tangledbank.terminal.session import Session
from tangledbank.terminal.theme import notebook

REGIONS = ("others", "own", "hand")
LOG_LINES = 200


class Page(App[None]):
    """A page that shows a session: the table, the question, the moves and the log."""

    CSS_PATH: ClassVar[str] = "app.tcss"
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (60, "-wide")]  # the style sheet knows what is narrow
        self.session = session
        self.choosing = Choosing([])
        self.sentences: dict[str, str] = {}  # of the moves that can be made, by their text
        self.news = 0  # where the log began to be new
        self.title = f"Tangled Bank: {session.language.name('game', session.game.id)}"

    def words(self, key: str, **arguments: object) -> str:
        """A word of the interface."""
        return self.session.language.ui(key, **arguments)

    def compose(self) -> ComposeResult:
        """The regions: what is common, the prompt, the others, one's own, the hand, the moves, the log."""
        yield Static(id="shared")
        yield Static(id="prompt")
        yield Static(id="clocks")
        with Horizontal(id="confirm"):
            yield Static(id="sentence")
            yield Button(self.words("confirm"), id="do", variant="primary", compact=True)
            yield Button(self.words("back"), id="back", compact=True)
        yield Static(id="note")
        yield Static(id="request")
        yield Static(id="answer")
        with Horizontal(id="table"):
            with Vertical(id="left"):
                for region in REGIONS:
                    yield Region(region)
            with Vertical(id="right"):
                yield Input(placeholder=self.words("filter-moves"), id="filter", compact=True)
                yield MoveList()
                with VerticalScroll(id="log", classes="region"):
                    yield Static(id="story")
        yield Footer()

    def lay_out(self) -> None:
        """Light the lamp and name the regions."""
        for lamp in (True, False):
            self.register_theme(notebook(self.session.game.id, lamp))
        self.theme = "lamp"
        others = "opponents" if self.session.here else "seats"
        for region, title in {"others": others, "own": "your-board", "hand": "your-hand"}.items():
            self.query_one(f"#{region}").border_title = self.words(title)
        self.query_one("#log").border_title = self.words("log")

    def show_table(self) -> None:
        """Write everything anew."""
        session = self.session
        board = draw(session.view, session.language, session.scene, signs=True)
        self.query_one("#shared", Static).update(Content(board.shared))
        self.show_regions(board)
        self.show_prompt()
        self.show_clocks()
        self.show_moves()
        self.show_story()

    def show_story(self) -> None:
        """Write the log, what is new in it brighter, what the coach says, and what somebody elsewhere asks."""
        session = self.session
        self.show_note()
        request = self.query_one("#request", Static)
        request.update(Content(asks_back(session)))
        request.display = bool(session.request or session.asking)
        lines = session.log[-LOG_LINES:] or [self.words("log-empty")]
        new = len(session.log) - self.news
        story = [(line, "" if index >= len(lines) - new else "dim") for index, line in enumerate(lines)]
        parts = [part for said, style in story for part in ((said, style), ("\n", ""))]
        self.query_one("#story", Static).update(Content.assemble(*parts[:-1]))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def show_regions(self, board: Board) -> None:
        """Write the regions of the board; what can be chosen next has a mark before it."""
        offered = self.choosing.offered if self.choosing.picked is None else set()
        hand = [line for line in board.hand if not line.heading]  # the region's title says it
        for region, lines in zip(REGIONS, (board.others, board.own, hand), strict=True):
            widget = self.query_one(f"#{region}", Region)
            widget.show(lines, offered, self.choosing.chosen)
            widget.display = bool(lines) or self.session.viewer is not None

    def show_prompt(self) -> None:
        """Write the question, or the sentence to confirm."""
        picked = self.choosing.picked
        prompt = self.session.prompt()
        if self.choosing.chosen and picked is None:
            scene = self.session.scene
            so_far = " › ".join(self.session.language.element(element, scene) for element in self.choosing.chosen)
            moves = [move.said for move in self.choosing.moves]
            prompt = f"{so_far} › {next_sentence(self.session.language, moves, self.choosing.chosen, scene)}"
        self.query_one("#prompt", Static).update(Content(prompt))
        self.query_one("#confirm").set_class(picked is not None, "asking")
        if picked is not None:
            lines = [self.sentences[str(picked)], *[f"→ {line}" for line in self.session.ahead(picked)]]
            self.query_one("#sentence", Static).update(Content("\n".join(lines)))
            self.query_one("#do", Button).focus()

    def show_clocks(self) -> None:
        """Write how the clocks stand, where there are any; while something covers the table they are not to be seen."""
        for clocks in self.query("#clocks").results(Static):
            clocks.update(Content(self.session.clocks))
            clocks.display = bool(self.session.clocks)

    def show_note(self) -> None:
        """Write what the coach says, if there is anything to say."""
        said = self.session.note()
        note = self.query_one("#note", Static)
        note.update(Content(self.words("coach-says", note=said) if said else ""))
        note.display = bool(said)

    def show_moves(self) -> None:
        """Write the list of moves that are still possible and fit the filter."""
        words = self.query_one("#filter", Input).value.lower().split()
        possible = {str(move): self.sentences[str(move)] for move in self.choosing.possible}
        moves = self.query_one(MoveList)
        moves.display = bool(self.session.here)
        count = moves.show(possible, words)
        found = count or not words
        moves.border_title = self.words("moves-count", count=count) if found else self.words("no-moves-found")

    def say(self, text: str) -> None:
        """Answer a question of the player, below the prompt; an empty text takes the answer away."""
        answer = self.query_one("#answer", Static)
        answer.update(Content(text))
        answer.display = bool(text)
