"""How `pip install .` builds the package: with setuptools, and with a Node.js of its own where the machine has none."""

import tomllib
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  a build backend is a module with these functions

from tools.stamps import ROOT
from tools.web import is_built, machine_has_node


def node() -> list[str]:
    """The Python package that brings Node.js, if it is needed to build the browser client."""
    if is_built() or machine_has_node():
        return []
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    wanted: list[str] = groups["web"]
    return wanted


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:  # type: ignore[no-redef]
    """What a wheel needs to be built, besides what pyproject.toml says."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:  # type: ignore[no-redef]
    """The same for a source archive, which has the client built already."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]
