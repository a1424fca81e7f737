"""Weights in files: a TOML table of numbers, some of them in groups, beside the code of a game or anywhere else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.weights import Weights
from tangledbank.parts.tables import read_table


def read_weights(path: Path) -> Weights:
    """The weights in a file.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder) / "weights.toml"
    ...     _ = path.write_text("card = 1\\n[lasting]\\nbig = 0.3\\n")
    ...     print(read_weights(path).values)
    ...     _ = path.write_text("card = 'high'")
    ...     read_weights(path)
    Traceback (most recent call last):
    tangledbank.kernel.errors.TangledBankError: weights.toml: the weight 'card' should be a number, not 'high'.
    """
    values: dict[str, float] = {}
    for name, value in read_table(path).items():
        if isinstance(value, dict):
            for inner, number in value.items():
                values[f"{name}.{inner}"] = checked(path, f"{name}.{inner}", number)
        else:
            values[name] = checked(path, name, value)
    return Weights(values, path.name)


def checked(path: Path, name: str, value: Any) -> float:
    """A number as it should be: neither true nor false, neither endless nor none at all.

    >>> checked(Path("weights.toml"), "card", True)
    Traceback (most recent call last):
    tangledbank.kernel.errors.TangledBankError: weights.toml: the weight 'card' should be a number, not True.
    """
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not abs(value) < float("inf"):
        raise TangledBankError(f"{path.name}: the weight {name!r} should be a number, not {value!r}.")
    return float(value)
