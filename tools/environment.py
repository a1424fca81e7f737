"""Virtual environments filled from a lock file."""

import subprocess
import sys
from pathlib import Path

from tools.stamps import ROOT, Stamp, digest

NO_VENV = "could not create a virtual environment (Debian and Ubuntu have it in the package python3-venv)"


class Failed(Exception):
    """A step of the set-up did not work."""


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
        say(f"creating {self.folder.name} with Python {sys.version.split()[0]}")
        run([sys.executable, "-m", "venv", "--clear", str(self.folder)], NO_VENV)
        made_for.write(version)

    def pip(self, *arguments: str) -> None:
        """Run pip in the environment."""
        command = [str(self.python), "-m", "pip", "--disable-pip-version-check", "-qq", "install", *arguments]
        run(command, "the installation failed")

    def install_lock(self, lock: Path) -> bool:
        """Install exactly what a lock file says; False if that was done before."""
        stamp = self.stamp(lock.stem)
        value = digest([lock])
        if stamp.holds(value):
            return False
        stamp.clear()
        say(f"installing packages from {lock.relative_to(ROOT)} (once; may take a minute)")
        self.pip("--require-hashes", "-r", str(lock))
        stamp.write(value)
        return True


def say(line: str) -> None:
    """One line of progress."""
    print(f"tangledbank: {line}", flush=True)


def run(command: list[str], failure: str) -> None:
    """Run a command; if it fails, so does the set-up, with one line below the command's own words."""
    if subprocess.run(command, cwd=ROOT, check=False).returncode != 0:
        raise Failed(failure)
