"""Work that kills whoever does it. It imports little, because every process that does it imports this."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from tangledbank.kernel.errors import TangledBankError


class Mortal:
    """A job whose worker dies at piece 3, once or always."""

    def __init__(self, folder: Path, always: bool) -> None:
        self.folder, self.always = folder, always

    def open(self) -> None:
        """Nothing to prepare."""

    def play(self, opened: None, number: int) -> int:
        """The square of the number."""
        scar = self.folder / "died"
        if number == 3 and (self.always or not scar.exists()):
            scar.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        if number == 9:
            raise TangledBankError("Nine is too many.")
        return number * number
