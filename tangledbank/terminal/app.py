"""The full-screen client. It knows elements, paths and moves; how a board is written is up to `boards`."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual import work
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Button, Footer, Input, OptionList, Static

from tangledbank.terminal.boards import Board, Line, draw
from tangledbank.terminal.choosing import Choosing
from tangledbank.terminal.plain import victory
from tangledbank.terminal.regions import MoveList, Region
from tangledbank.terminal.screens import Notice
from tangledbank.terminal.session import HUMAN, Session
from tangledbank.terminal.theme import notebook

REGIONS = ("others", "own", "hand")
LOG_LINES = 200
WATCHING_PACE = 0.15  # seconds between moves when nobody at the screen plays

KEYS = (
    ("enter", "", "key-choose", True),
    ("escape", "step_back", "key-back", True),
    ("1-9", "", "key-number", False),
    ("slash", "filter", "key-list", True),
    ("question_mark", "why_not", "key-why-not", True),
    ("z", "undo", "key-undo", True),
    ("l", "focus_log", "log", False),
    ("g", "jump", "key-jump", False),
    ("e", "ending", "score-breakdown", False),
    ("t", "lamp", "theme", False),
    ("h,f1", "help", "help", True),
    ("q,ctrl+c", "quit", "key-quit", True),
)
SHOWN_KEYS = {"slash": "/", "question_mark": "?", "h,f1": "h", "q,ctrl+c": "q", "escape": "Esc", "enter": "Enter"}


class TableApp(App[None]):
    """A table in the terminal: choose an element, narrow, confirm; Esc goes back, / finds a move, ? says why not."""

    CSS_PATH: ClassVar[str] = "app.tcss"
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.choosing = Choosing([])
        self.sentences: dict[str, str] = {}  # of the moves that can be made, by their text
        self.news = 0  # where the log began to be new
        self.thinking = False  # bots are at work: the session is theirs
        self.asked: int | None = None
        for key, action, words, shown in KEYS:
            if action:
                self.bind(key, action, description=self.words(words), show=shown, key_display=SHOWN_KEYS.get(key))
        for number in "123456789":
            self.bind(number, f"number({number})", show=False)
        self.title = f"Tangled Bank: {session.language.name('game', session.game.id)}"

    def words(self, key: str, **arguments: object) -> str:
        """A word of the interface."""
        return self.session.language.ui(key, **arguments)

    # ------------------------------------------------------------------ the page

    def compose(self) -> ComposeResult:
        """The regions: what is common, the prompt, the others, one's own, the hand, the moves, the log."""
        yield Static(id="shared")
        yield Static(id="prompt")
        with Horizontal(id="confirm"):
            yield Static(id="sentence")
            yield Button(self.words("confirm"), id="do", variant="primary", compact=True)
            yield Button(self.words("back"), id="back", compact=True)
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

    def on_mount(self) -> None:
        """Light the lamp and let the game begin."""
        for lamp in (True, False):
            self.register_theme(notebook(self.session.game.id, lamp))
        self.theme = "lamp"
        for region, title in {"others": "opponents", "own": "your-board", "hand": "your-hand"}.items():
            self.query_one(f"#{region}").border_title = self.words(title)
        self.query_one("#log").border_title = self.words("log")
        self.go_on()

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Let bots move until a person must choose, then show how the table stands."""
        self.thinking = True
        watching = HUMAN not in self.session.kinds
        while not self.session.over and not self.session.is_humans_turn():
            await asyncio.to_thread(self.session.play_bot)
            if watching:
                self.show_table()
                await asyncio.sleep(WATCHING_PACE)
        self.thinking = False
        viewer = self.session.viewer
        if self.session.is_humans_turn() and self.session.kinds.count(HUMAN) > 1 and viewer != self.asked:
            self.asked = viewer
            name = self.session.names[viewer or 0]
            await self.push_screen_wait(Notice(self.words("pass-device", player=name), [], covering=True))
        self.choosing = Choosing(self.session.moves)
        texts = [str(move) for move in self.session.moves]
        self.sentences = dict(zip(texts, self.session.sentences(), strict=True))
        self.show_table()
        self.action_jump()
        if self.session.over:
            self.action_ending()

    # ------------------------------------------------------------------ showing

    def show_table(self) -> None:
        """Write everything anew."""
        session = self.session
        board = draw(session.view, session.language, session.scene, signs=True)
        self.query_one("#shared", Static).update(Content(board.shared))
        self.show_regions(board)
        self.show_prompt()
        self.show_moves()
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
            prompt = f"{so_far} › {self.words('choose-next')}"
        self.query_one("#prompt", Static).update(Content(prompt))
        self.query_one("#confirm").set_class(picked is not None, "asking")
        if picked is not None:
            self.query_one("#sentence", Static).update(Content(self.sentences[str(picked)]))
            self.query_one("#do", Button).focus()

    def show_moves(self) -> None:
        """Write the list of moves that are still possible and fit the filter."""
        words = self.query_one("#filter", Input).value.lower().split()
        possible = {str(move): self.sentences[str(move)] for move in self.choosing.possible}
        moves = self.query_one(MoveList)
        count = moves.show(possible, words)
        found = count or not words
        moves.border_title = self.words("moves-count", count=count) if found else self.words("no-moves-found")

    def say(self, text: str) -> None:
        """Answer a question of the player, below the prompt; an empty text takes the answer away."""
        answer = self.query_one("#answer", Static)
        answer.update(Content(text))
        answer.display = bool(text)

    # ------------------------------------------------------------------ choosing

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An element of the board or a move of the list was chosen."""
        if self.thinking:
            return
        if event.option_list.id == "moves":
            self.pick(str(event.option_id))
            return
        element = event.option_list.element if isinstance(event.option_list, Region) else ""
        if element and self.choosing.choose(element):
            self.say("")
            self.show_table()
        elif element:
            self.action_why_not()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Do it, or go back."""
        if event.button.id == "back":
            self.action_step_back()
        elif self.choosing.picked is not None:
            self.news = len(self.session.log)
            self.session.play(self.choosing.picked)
            self.choosing = Choosing([])
            self.close_filter()
            self.say("")
            self.go_on()

    def on_input_changed(self, event: Input.Changed) -> None:
        """The filter narrows the list as it is typed."""
        self.show_moves()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """From the filter to the list."""
        self.query_one("#moves").focus()

    def pick(self, text: str) -> None:
        """Choose a whole move from the list."""
        for move in self.choosing.possible:
            if str(move) == text:
                self.choosing.pick(move)
                self.say("")
                self.show_table()

    def close_filter(self) -> None:
        """Show all moves again."""
        filter = self.query_one("#filter", Input)
        filter.value = ""
        filter.remove_class("open")

    @work
    async def lay(self, sheet: Notice) -> None:
        """Lay a sheet over the table."""
        await self.push_screen(sheet)

    # ------------------------------------------------------------------ keys

    def action_step_back(self) -> None:
        """One step back: the filter, the answer, the confirmation, the last element chosen."""
        self.say("")
        if self.query_one("#filter").has_class("open"):
            self.close_filter()
        else:
            self.choosing.back()
        self.show_table()
        self.action_jump()

    def action_number(self, number: int) -> None:
        """Choose the nth move of the list."""
        if self.choosing.picked is None and not self.thinking:
            self.pick(self.query_one(MoveList).nth(number))

    def action_filter(self) -> None:
        """Find a move by typing."""
        filter = self.query_one("#filter", Input)
        filter.add_class("open")
        filter.focus()

    def action_why_not(self) -> None:
        """Say why the element under the cursor cannot be used."""
        element = self.focused.element if isinstance(self.focused, Region) else ""
        if self.thinking:
            return
        if not element:
            self.say(self.words("why-not-hint"))
            return
        self.say("\n".join(self.session.why_not(element)) or self.words("can-be-used"))

    def action_undo(self) -> None:
        """Take back the last move."""
        if self.thinking or not self.session.can_undo():
            self.say(self.words("nothing-to-undo"))
            return
        self.session.undo()
        self.news = len(self.session.log)
        self.say(self.words("take-back-agreed"))
        self.go_on()

    def action_focus_log(self) -> None:
        """To the log."""
        self.query_one("#log").focus()

    def action_jump(self) -> None:
        """To what needs the player: the confirmation, or the list of moves."""
        self.query_one("#do" if self.choosing.picked is not None else "#moves").focus()

    def action_ending(self) -> None:
        """How the points came about."""
        session = self.session
        if session.over:
            board = draw(session.view, session.language, session.scene)
            self.lay(Notice(f"{self.words('game-over')}. {victory(session)}", board.ending))

    def action_lamp(self) -> None:
        """From lamp light to daylight and back."""
        self.theme = "daylight" if self.theme == "lamp" else "lamp"

    def action_help(self) -> None:
        """The keys."""
        lines = [Line(f"{SHOWN_KEYS.get(key, key):>6}  {self.words(words)}") for key, _, words, _ in KEYS]
        self.lay(Notice(self.words("keyboard"), lines))
