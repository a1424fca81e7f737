"""Reading the Fluent files: one bundle for a language and a game, of common.ftl here and of the words in its folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tangledbank.games import shelf
from tangledbank.kernel.errors import TangledBankError, UnknownName

HOME = Path(__file__).parent
LANGUAGES = ("en", "ru", "cs")


def files(code: str, game: str = "") -> list[Path]:
    """The files of a language, the common one first; without a game only that one.

    >>> [path.parts[-3:] for path in files("ru", "pond")]
    [('locale', 'ru', 'common.ftl'), ('pond', 'words', 'ru.ftl')]
    >>> files("la")
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: There is no language 'la'; there are: en, ru, cs.
    """
    if code not in LANGUAGES:
        raise UnknownName(f"There is no language {code!r}; there are: {', '.join(LANGUAGES)}.")
    common = HOME / code / "common.ftl"
    if not game:
        return [common]
    if game not in shelf():
        raise UnknownName(f"There is no game called {game!r}, so there are no texts for it.")
    return [common, shelf()[game].folder / "words" / f"{code}.ftl"]


@cache
def bundle(code: str, game: str = "", more: tuple[Path, ...] = ()) -> FluentBundle:
    """All messages of a language for one game, and those of more files; without marks for the direction of writing.

    >>> bundle("en").has_message("insect-fly"), bundle("en", "pond").has_message("insect-fly")
    (False, True)
    """
    made = FluentBundle([code], use_isolating=False)
    for path in (*files(code, game), *more):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


class Messages:
    """The messages of one language for one game; with `strict` a text that cannot be made is an error.

    >>> words = Messages("en", "pond")
    >>> words.text("ui-pond-deck", count=1), words.text("ui-pond-deck", count=2)
    ('1 card in the deck', '2 cards in the deck')
    >>> words.text("ui-nonsense")
    'ui-nonsense'
    """

    def __init__(self, code: str, game: str = "", strict: bool = False, more: tuple[Path, ...] = ()) -> None:
        self.code = code
        self.game = game
        self.strict = strict
        self._bundle = bundle(code, game, more)

    def has(self, key: str) -> bool:
        """Whether there is such a message.

        >>> Messages("en").has("ui-undo"), Messages("en").has("ui-nonsense")
        (True, False)
        """
        return self._bundle.has_message(key)

    def text(self, key: str, /, **arguments: object) -> str:
        """A message with its arguments filled in; a key that does not exist is shown as it is.

        >>> Messages("en").text("ui-next-table", player="Anna")
        'Anna has opened the next table.'
        """
        return self.forms(key, arguments).get("", key)

    def forms(self, key: str, arguments: dict[str, Any] | None = None) -> dict[str, str]:
        """A message in all its forms: its value under the name '', its attributes (cases) under theirs.

        >>> Messages("ru", "pond").forms("insect-fly")
        {'': 'Муха', 'accusative': 'муху'}
        """
        if not self.has(key):
            if self.strict:
                raise TangledBankError(f"The language {self.code} has no message {key}.")
            return {}
        message = self._bundle.get_message(key)
        patterns = {"": message.value, **message.attributes}
        return {form: self._format(key, pattern, arguments) for form, pattern in patterns.items() if pattern}

    def _format(self, key: str, pattern: Any, arguments: dict[str, Any] | None) -> str:
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors and self.strict:
            raise TangledBankError(f"The message {key} in the language {self.code}: {errors[0]!r}.")
        return str(text)
