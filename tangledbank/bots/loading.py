"""How a bot is written wherever one is named, and how bots of one's own are loaded.

`expert` is a kind of ours, `expert@my_weights.toml` the same with a table of weights of one's own, and
`my_bot.py:MyBot` a class in a file. Such a text is the *spec* of a bot; nothing else takes it apart.
"""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Final, TypeGuard

from tangledbank.bots.bot import Bot
from tangledbank.kernel.errors import TangledBankError, UnknownName

SPELLING: Final = "a bot of your own is written FILE.py:CLASS"
MODULES: Final[dict[str, ModuleType]] = {}  # a file is run once in a process


class Spec:
    """A bot as it is written: a kind, with weights of its own or not; or a class in a file.

    >>> Spec("expert").kind, Spec("expert@shy.toml").weights, Spec("birds/my_bot.py:Magpie").name
    ('expert', 'shy.toml', 'Magpie')
    """

    def __init__(self, text: str) -> None:
        written = text.strip()
        self.kind: str = ""  # empty for a class in a file
        self.weights: str = ""  # the file with its weights; empty: ours
        self.file: str = ""  # the file with its class; empty for a kind of ours
        self.name: str = ""  # of the class
        if ":" in written:
            self.file, _, self.name = written.rpartition(":")  # the last one: a disk of Windows has one too
        elif written.endswith(".py"):
            raise UnknownName(f"{written!r} does not say which class plays; {SPELLING}.")
        else:
            self.kind, _, self.weights = written.partition("@")

    @property
    def shown(self) -> str:
        """What the bot is called in tables, reports and records: without folders, which are nobody else's business.

        >>> Spec("expert@birds/shy.toml").shown, Spec("/home/anna/my_bot.py:Magpie").shown
        ('expert@shy', 'Magpie')
        """
        if self.file:
            return self.name
        return f"{self.kind}@{Path(self.weights).stem}" if self.weights else self.kind

    @property
    def whole(self) -> str:
        """The spec with whole paths, which means the same in another process, wherever it runs.

        >>> Spec("expert").whole, Spec(str(Path.cwd() / "a.py") + ":B").whole == Spec("a.py:B").whole
        ('expert', True)
        """
        if self.file:
            return f"{Path(self.file).resolve()}:{self.name}"
        return f"{self.kind}@{Path(self.weights).resolve()}" if self.weights else self.kind

    @property
    def digest(self) -> str:
        """A fingerprint of the file behind a bot, for whoever must notice that it was changed; empty without a file.

        >>> Spec("expert").digest
        ''
        """
        path = self.file or self.weights
        return hashlib.sha256(read(path)).hexdigest() if path else ""


def read(path: str) -> bytes:
    """What is in the file that a spec names.

    >>> read("nobody.py")
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: The file 'nobody.py' cannot be read: No such file or directory.
    """
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise UnknownName(f"The file {path!r} cannot be read: {error.strerror}.") from error


def bot_class(spec: Spec) -> type[Bot]:
    """The class that a spec names, from its file.

    >>> bot_class(Spec("nobody.py:MyBot"))
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: The file 'nobody.py' cannot be read: No such file or directory.
    """
    module = load(spec.file)
    found = vars(module).get(spec.name)
    if found is None:
        bots = [name for name, value in vars(module).items() if is_bot(value) and value.__module__ == module.__name__]
        has = f"its bots are: {', '.join(bots)}" if bots else "there is no bot in it"
        raise UnknownName(f"The file {spec.file!r} has no class {spec.name!r}; {has}.")
    if not is_bot(found):
        raise TangledBankError(f"{spec.name} in {spec.file!r} is no bot: it should be a subclass of Bot.")
    return found


def is_bot(value: object) -> TypeGuard[type[Bot]]:
    """Whether something is a class of bots.

    >>> is_bot(Bot), is_bot(Bot(1)), is_bot(Spec)
    (True, False, False)
    """
    return isinstance(value, type) and issubclass(value, Bot)


def character(spec: Spec) -> str:
    """How a bot of one's own describes itself: the first line of the docstring of its class; empty if it has none."""
    text = bot_class(spec).__doc__ or ""
    return text.strip().partition("\n")[0].strip()


def make_own(spec: Spec, seed: int | str) -> Bot:
    """A bot of the class that a spec names."""
    made = bot_class(spec)
    try:
        return made(seed)
    except Exception as error:
        trouble = f"{type(error).__name__}: {error}".rstrip(".")
        raise TangledBankError(f"{spec.name} in {spec.file!r} cannot be made with a seed: {trouble}.") from error


def load(path: str) -> ModuleType:
    """The module in a file. Its neighbours can be imported by it, but never take the place of anything else."""
    whole = str(Path(path).resolve())
    if whole in MODULES:
        return MODULES[whole]
    read(path)
    name = f"own_bot_{hashlib.sha256(whole.encode()).hexdigest()[:12]}"
    plan = importlib.util.spec_from_file_location(name, whole)
    if plan is None or plan.loader is None:
        raise UnknownName(f"The file {path!r} is not one of Python; {SPELLING}.")
    module = importlib.util.module_from_spec(plan)
    folder = str(Path(whole).parent)
    if folder not in sys.path:
        sys.path.append(folder)
    sys.modules[name] = module  # where its classes look for themselves
    try:
        plan.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        trouble = f"{type(error).__name__}: {error}".rstrip(".")
        raise TangledBankError(f"The file {path!r} cannot be loaded: {trouble}.") from error
    MODULES[whole] = module
    return module
