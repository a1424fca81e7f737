"""The version of the package, and which of its two engines runs."""

from __future__ import annotations

import sys

VERSION = "0.1.0"


def is_compiled() -> bool:
    """Whether the engine runs compiled.

    >>> is_compiled() in (True, False)
    True
    """
    import tangledbank.kernel.state as kernel_state

    return str(kernel_state.__file__).endswith((".so", ".pyd"))


def engine() -> str:
    """Which engine runs and, in a working tree, why it is not the compiled one.

    >>> engine().startswith(("compiled engine", "plain Python"))
    True
    """
    if is_compiled():
        return "compiled engine"
    chooser = sys.modules.get("tangledbank_engine")  # tools/hook.py, where `make setup` has installed it
    reason = getattr(chooser, "why_plain", "")
    return f"plain Python: {reason}" if reason else "plain Python"
