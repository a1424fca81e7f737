"""Virtual environments filled from a lock file."""

import sys
from pathlib import Path

from tools.stamps import ROOT, Stamp, digest
from tools.steps import run

NO_VENV = "Could not create a virtual environment (Debian and Ubuntu have it in the package python3-venv)"


class Environment:
    """A virtual environment in the project's folder."""

    def __init__(self, name: str) -> None:
        self.folder = ROOT / name
        scripts = "Scripts" if sys.platform == "win32" else "bin"
        self.python = self.folder / scripts / ("python.exe" if sys.platform == "win32" else "python")

    def stamp(self, step: str) -> Stamp:
        """Kept inside the environment, so that removing it forgets what was in it."""
        return Stamp(self.folder / "stamps" / step)

    def ensure(self) -> None:
        """Create the environment if it is missing, broken, or made by another Python."""
        made_for = self.stamp("python")
        version = sys.version
        if made_for.holds(version) and self.python.exists():
            return
        run(
            [sys.executable, "-m", "venv", "--clear", str(self.folder)],
            doing=f"creating {self.folder.name} with Python {sys.version.split()[0]}",
            takes="a few seconds",
            log=f"create{self.folder.name}",
            failure=NO_VENV,
        )
        made_for.write(version)

    def pip(self, *arguments: str, doing: str, takes: str, log: str) -> None:
        """Install something with pip."""
        run(
            [str(self.python), "-m", "pip", "--disable-pip-version-check", "install", *arguments],
            doing=doing,
            takes=takes,
            log=log,
            failure=f"This did not work: {doing}",
        )

    def install_lock(self, lock: Path, doing: str, takes: str) -> bool:
        """Install exactly what a lock file says; False if that was done before."""
        stamp = self.stamp(lock.stem)
        value = digest([lock])
        if stamp.holds(value):
            return False
        stamp.clear()
        self.pip("--require-hashes", "-r", str(lock), doing=doing, takes=takes, log=lock.stem)
        stamp.write(value)
        return True
