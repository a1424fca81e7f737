"""The full-screen client. It knows elements, paths and moves; how a board is written is up to `boards`."""

from __future__ import annotations

import asyncio

from textual import work
from textual.widgets import Button, Input, OptionList

from tangledbank.kernel.errors import TangledBankError
from tangledbank.terminal.boards import Line, draw
from tangledbank.terminal.choosing import Choosing
from tangledbank.terminal.page import Page
from tangledbank.terminal.plain import victory
from tangledbank.terminal.regions import MoveList, Region
from tangledbank.terminal.screens import Notice
from tangledbank.terminal.session import Session

WATCHING_PACE = 0.15  # seconds between moves when nobody at the screen plays
LISTENING = 0.05  # seconds between two looks at what others did elsewhere
TICK = 1.0  # seconds between two looks at the clocks

KEYS = (
    ("enter", "", "key-choose", True),
    ("escape", "step_back", "key-back", True),
    ("1-9", "", "key-number", False),
    ("h,f1", "help", "help", True),
    ("q,ctrl+c", "quit", "key-quit", True),
    ("slash", "filter", "key-list", True),
    ("question_mark", "why_not", "key-why-not", True),
    ("z", "undo", "key-undo", True),
    ("y", "answer(True)", "agree", False),
    ("n", "answer(False)", "refuse", False),
    ("l", "focus_log", "log", False),
    ("g", "jump", "key-jump", False),
    ("e", "ending", "score-breakdown", False),
    ("t", "lamp", "theme", False),
    ("c", "coach", "coach", False),
    ("i", "hint", "hint", False),
)
SHOWN_KEYS = {"slash": "/", "question_mark": "?", "h,f1": "h", "q,ctrl+c": "q", "escape": "Esc", "enter": "Enter"}


class TableApp(Page):
    """A table in the terminal: choose an element, narrow, confirm; Esc goes back, / finds a move, ? says why not."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.thinking = False  # bots are at work: the session is theirs
        self.asked: int | None = None  # who had the screen last
        self.moment: object = None  # the question that is on the screen
        self.trouble: TangledBankError | None = None  # why the table was left
        for key, action, words, shown in KEYS:
            if action:
                self.bind(key, action, description=self.words(words), show=shown, key_display=SHOWN_KEYS.get(key))
        for number in "123456789":
            self.bind(number, f"number({number})", show=False)

    # ------------------------------------------------------------------ the course of the game

    def on_mount(self) -> None:
        """Let the game begin."""
        self.lay_out()
        if self.session.elsewhere:
            self.set_interval(LISTENING, self.hear)
            self.set_interval(TICK, self.show_clocks)
        self.go_on()

    def on_key(self) -> None:
        """Whoever touches a key is there."""
        self.session.be_there()

    def hear(self) -> None:
        """Show what others did elsewhere. A person who is choosing is not disturbed, unless the question changed."""
        session = self.session
        try:
            heard = session.hear()
        except TangledBankError as error:
            self.trouble = error
            self.exit()
            return
        if not heard:
            return
        if session.moment != self.moment:
            self.say("")
            self.go_on()
        elif session.is_humans_turn():
            self.show_story()
        else:
            self.show_table()
        if session.complaint:
            self.say(session.complaint)
            session.complaint = ""

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Let bots move until a person must choose, then show how the table stands."""
        session = self.session
        self.thinking = True
        while not session.elsewhere and not session.over:
            if session.is_humans_turn():
                if session.answer_forced():
                    continue
                break
            await asyncio.to_thread(session.play_bot)
            if not session.here:
                self.show_table()
                await asyncio.sleep(WATCHING_PACE)
        self.thinking = session.busy
        self.moment = session.moment
        if session.is_humans_turn() and len(session.here) > 1 and session.viewer != self.asked:
            self.asked = session.viewer
            await self.hand_over(session.names[session.viewer or 0])
        self.choosing = Choosing(session.listed())
        texts = [str(move) for move in self.choosing.moves]
        self.sentences = dict(zip(texts, session.sentences(), strict=True))
        self.show_table()
        if texts or self.focused is None:
            self.action_jump()
        if session.over:
            self.action_ending()

    async def hand_over(self, name: str) -> None:
        """Cover the table until the next person has the screen."""
        ready = self.words("pass-device-ready", player=name)
        await self.push_screen_wait(Notice(self.words("pass-device", player=name), [], ready, covering=True))

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
            self.set_focus(None)
            self.session.play(self.choosing.picked)
            self.choosing = Choosing([])
            self.close_filter()
            self.say(self.session.complaint)
            self.session.complaint = ""
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
        filter.display = False

    @work
    async def lay(self, sheet: Notice) -> None:
        """Lay a sheet over the table."""
        await self.push_screen(sheet)

    # ------------------------------------------------------------------ keys

    def action_step_back(self) -> None:
        """One step back: the filter, the answer, the confirmation, the last element chosen."""
        self.say("")
        if self.query_one("#filter").display:
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
        filter.display = True
        self.screen.set_focus(filter)  # at once: what is typed next is for it

    def action_why_not(self) -> None:
        """Say what the element under the cursor is, and why it cannot be used."""
        element = self.focused.element if isinstance(self.focused, Region) else ""
        if self.thinking:
            return
        if not element:
            self.say(self.words("why-not-hint"))
            return
        refused = self.session.why_not(element, self.choosing.chosen) or [self.words("can-be-used")]
        self.say("\n".join([*self.session.about(element), *refused]))

    def action_undo(self) -> None:
        """Take back the last move."""
        if self.thinking or not self.session.can_undo():
            self.say(self.words("nothing-to-undo"))
            return
        said = self.session.undo()
        self.news = len(self.session.log)
        self.say(self.words(said) if said and not self.session.elsewhere else "")
        self.go_on()

    def action_answer(self, accept: bool) -> None:
        """Answer somebody elsewhere who asks to take a move back."""
        if self.session.request:
            self.session.answer(accept)
            self.show_story()

    def action_focus_log(self) -> None:
        """To the log."""
        self.query_one("#log").focus()

    def action_jump(self) -> None:
        """To what needs the player: the confirmation, or the list of moves."""
        if self.choosing.picked is not None:
            self.query_one("#do").focus()
        else:
            self.query_one("#moves" if self.session.here else "#others").focus()

    def action_ending(self) -> None:
        """How the points came about."""
        session = self.session
        if session.over and session.view["over"]:
            board = draw(session.view, session.language, session.scene)
            self.lay(Notice(f"{self.words('game-over')}. {victory(session)}", board.ending, self.words("close")))

    def action_coach(self) -> None:
        """Let the coach speak, or be silent."""
        session = self.session
        if self.thinking:
            return
        if not session.can_coach():
            self.say(self.words("coach-not-here"))
            return
        session.coach(not session.coached)
        self.say("" if session.note() else self.words("coach-comes" if session.coached else "coach-goes"))
        self.show_note()

    @work(exclusive=True)
    async def action_hint(self) -> None:
        """Say what the strongest bot would do."""
        session = self.session
        if self.thinking:
            return
        if not session.can_coach():
            self.say(self.words("hint-not-here"))
            return
        self.say(self.words("hint-thinking"))
        self.thinking = True  # the session is not to be touched meanwhile
        try:
            # What comes over a wire is taken in by one thread alone; there others think, and it is only awaited.
            found = session.hints() if session.elsewhere else await asyncio.to_thread(session.hints)
        finally:
            self.thinking = False
        self.say("\n".join([self.words("hint-title"), *found]) if found else self.words("hint-none"))

    def action_lamp(self) -> None:
        """From lamp light to daylight and back."""
        self.theme = "daylight" if self.theme == "lamp" else "lamp"

    def action_help(self) -> None:
        """The keys."""
        lines = [Line(f"{SHOWN_KEYS.get(key, key):>6}  {self.words(words)}") for key, _, words, _ in KEYS]
        self.lay(Notice(self.words("keyboard"), lines, self.words("close")))
