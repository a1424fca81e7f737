"""Makes the package whole, and compiles the engine where a C compiler is found; the rest is in pyproject.toml.

The same sources run compiled and as plain Python. TANGLEDBANK_PURE=1 asks for plain Python.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

from tools.contents import contents
from tools.stamps import ROOT
from tools.steps import Failed
from tools.web import Npm, build_client

PACKAGE = Path("tangledbank")
COMPILED = ("kernel", "parts", "games", "bots")
# What stays plain Python although it lives in a compiled package.
EXCLUDED = (
    "games/__init__.py",  # finds games, also interpreted ones in folders that are named at run time
    "bots/loading.py",  # loads bots from files that are named at run time
    "bots/own.py",  # keeps them within bounds, and must be able to interrupt them
    "games/*/terminal.py",  # the board of a game belongs to the terminal, which is not compiled
)


def groups() -> dict[str, list[str]]:
    """The files to compile, by the shared library they go into.

    One library a game, so that a change in one game does not compile the others again.
    """
    found: dict[str, list[str]] = {}
    for top in COMPILED:
        for path in sorted((PACKAGE / top).rglob("*.py")):
            if any(path.relative_to(PACKAGE).match(pattern) for pattern in EXCLUDED):
                continue
            game = path.relative_to(PACKAGE / top).parts[0]
            name = {"games": game, "bots": "bots"}.get(top, "core")
            found.setdefault(f"tangledbank_{name}", []).append(path.as_posix())
    return found


def why_pure() -> str | None:
    """The reason not to compile here, or None if nothing stands in the way."""
    if os.environ.get("TANGLEDBANK_PURE") == "1":
        return "TANGLEDBANK_PURE=1"
    if "editable_wheel" in sys.argv:
        return "in an editable install a change must take effect at once"
    if sys.implementation.name != "cpython":
        return f"no compiled build for {sys.implementation.name}"
    if not groups():
        return "nothing to compile"
    from setuptools._distutils import ccompiler, sysconfig

    if not Path(sysconfig.get_python_inc(), "Python.h").is_file():
        return "the headers of Python are not installed"
    # A compiler may be there without a C library, so the only honest test is to compile something.
    with tempfile.TemporaryDirectory() as scratch:
        probe = Path(scratch, "probe.c")
        probe.write_text("#include <Python.h>\n#include <math.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            compiler = ccompiler.new_compiler()
            sysconfig.customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=scratch, include_dirs=[sysconfig.get_python_inc()])
        except Exception:  # its class differs between versions of setuptools
            return "no C compiler found"
    return None


def extensions() -> list[Any]:
    """What mypyc makes of the engine, or nothing."""
    if {"egg_info", "dist_info", "sdist"} & set(sys.argv):
        return []  # installers ask for the metadata several times before they build
    reason = why_pure()
    if reason is not None:
        print(f"tangledbank: plain Python build ({reason})", flush=True)
        return []
    from mypyc.build import mypycify

    files = groups()
    count = sum(map(len, files.values()))
    print(f"tangledbank: compiling {count} modules in {len(files)} libraries with mypyc", flush=True)
    # The checks of the house are for `make test`. Here the run-time dependencies may not even be installed.
    options = ["--config-file=", "--cache-dir=build/mypyc/cache", "--ignore-missing-imports", "--follow-imports=silent"]
    made = mypycify(
        options + [path for group in files.values() for path in group],
        opt_level="3",
        debug_level="0",
        separate=[(group, name) for name, group in files.items()],
        target_dir="build/mypyc",
    )
    if sys.platform == "linux":
        # Nobody replaces the functions of our libraries from outside, so the compiler may inline them.
        for extension in made:
            extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    return made


def with_client() -> None:
    """Build the browser client; a package without it would be no use to a newcomer."""
    try:
        build_client(lambda: Npm(Path(sys.executable)))
    except Failed as failure:
        sys.exit(f"tangledbank: {failure}")


class WholePackage(build_py):
    """Everything the package consists of, and nothing that an earlier build left behind."""

    def run(self) -> None:
        """Copy it; in an editable install there is nothing to copy."""
        if self.editable_mode:
            super().run()
            return
        with_client()
        files = contents.contents(ROOT)
        lacking = contents.missing(files)
        if lacking:
            sys.exit(f"tangledbank: these sources are not whole, they lack: {', '.join(lacking)}")
        shutil.rmtree(self.build_lib, ignore_errors=True)
        for place, source in files.items():
            target = Path(self.build_lib, PACKAGE, place)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)


class WithClient(sdist):
    """The sources with the browser client built, so that whoever builds from them needs no Node.js."""

    def run(self) -> None:
        """Build the client, then pack."""
        with_client()
        super().run()


class ParallelBuild(build_ext):
    """The libraries do not depend on each other at compile time, so all cores can be used."""

    def finalize_options(self) -> None:
        """Use every core unless told otherwise."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()


# Tools ask this file for groups() too; only the build runs it.
if __name__ == "__main__":
    commands = {"build_ext": ParallelBuild, "build_py": WholePackage, "sdist": WithClient}
    setup(ext_modules=extensions(), cmdclass=commands)
