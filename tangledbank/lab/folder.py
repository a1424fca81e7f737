"""The folder of a run: what was asked, and every piece that is done, written at once. Starting again goes on."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from tangledbank.contents import PACKAGE, files_in
from tangledbank.kernel.errors import TangledBankError

ASKED = "run.json"
PIECES = "pieces.jsonl"
SUMMARY = "summary.json"
ENGINE = ("kernel/", "parts/", "games/", "bots/")  # the parts of the package on which a result depends

Piece = TypeVar("Piece")


class RunFolder(Generic[Piece]):
    """A folder that remembers what is done.

    `asked` says what makes two runs the same: pieces of another run, or of another state of the engine, are refused.

    >>> import tempfile
    >>> from tangledbank.lab.outcome import DealOutcome
    >>> place = Path(tempfile.mkdtemp()) / "match"
    >>> RunFolder(place, {"game": "pond"}, DealOutcome).add(3, DealOutcome(3, []))
    >>> RunFolder(place, {"game": "pond"}, DealOutcome).done
    {3: DealOutcome(number=3, games=[])}
    >>> RunFolder(place, {"game": "lake"}, DealOutcome)
    Traceback (most recent call last):
    tangledbank.kernel.errors.TangledBankError: The folder '...match' holds another run (game); choose another folder.
    """

    def __init__(self, path: Path, asked: dict[str, Any], kind: type[Piece]) -> None:
        self.path = path
        self.asked = json.loads(json.dumps({**asked, "engine": engine_digest()}))
        self.done: dict[int, Piece] = {}
        try:
            path.mkdir(parents=True, exist_ok=True)
            self.check()
            for number, piece in self.read(kind):
                self.done[number] = piece
        except OSError as error:
            raise TangledBankError(f"The folder {str(path)!r} cannot be used: {error.strerror}.") from error

    def check(self) -> None:
        """Refuse a folder in which something else was done."""
        asked = self.path / ASKED
        if not asked.exists():
            if any(self.path.iterdir()):
                raise TangledBankError(f"The folder {str(self.path)!r} holds other files; choose another folder.")
            asked.write_text(json.dumps(self.asked, indent=2) + "\n", encoding="utf-8")
            return
        try:
            held = json.loads(asked.read_text(encoding="utf-8"))
        except ValueError:
            held = {}
        other = [name for name in self.asked if held.get(name) != self.asked[name]]
        if other:
            raise TangledBankError(
                f"The folder {str(self.path)!r} holds another run ({', '.join(other)}); choose another folder."
            )

    def read(self, kind: type[Piece]) -> Iterator[tuple[int, Piece]]:
        """The pieces that are done. A last line that was cut off is forgotten, also on the disk."""
        path = self.path / PIECES
        if not path.exists():
            return
        decoder = msgspec.json.Decoder(tuple[int, kind])  # type: ignore[valid-type]
        text = path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            os.truncate(path, len(whole))
        for line in whole.splitlines():
            try:
                yield decoder.decode(line)
            except msgspec.DecodeError as error:
                raise TangledBankError(f"{str(path)!r} is damaged: {error}") from error

    def add(self, number: int, piece: Piece) -> None:
        """Write down a piece; when this returns, no crash can lose it."""
        with open(self.path / PIECES, "ab") as file:
            file.write(msgspec.json.encode((number, piece)) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.done[number] = piece

    def summarise(self, summary: dict[str, Any]) -> None:
        """Write the results, whole or not at all."""
        write_whole(self.path / SUMMARY, json.dumps(summary, indent=2, ensure_ascii=False) + "\n")


def write_whole(path: Path, text: str) -> None:
    """Write a file so that nobody ever reads half of it.

    >>> import tempfile
    >>> path = Path(tempfile.mkdtemp()) / "note"
    >>> write_whole(path, "done")
    >>> path.read_text()
    'done'
    """
    half = path.with_name(path.name + ".part")
    half.write_text(text, encoding="utf-8")
    half.replace(path)


def engine_digest() -> str:
    """A fingerprint of the rules and the bots as they are now.

    >>> len(engine_digest())
    16
    """
    return folder_digest(PACKAGE, ENGINE)


def folder_digest(folder: Path, parts: tuple[str, ...] = ("",)) -> str:
    """A fingerprint of the programs and tables in a folder, or in some parts of it.

    >>> folder_digest(PACKAGE, ("kernel/",)) == folder_digest(PACKAGE, ("games/",))
    False
    """
    digest = hashlib.sha256()
    for place, path in sorted(files_in(str(folder)).items()):
        if place.startswith(parts) and place.endswith((".py", ".toml")):
            digest.update(place.encode() + b"\0" + Path(path).read_bytes() + b"\0")
    return digest.hexdigest()[:16]
