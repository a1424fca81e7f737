"""Plain data: objects that can be copied, compared, written down and read back at any moment.

Everything a state consists of is a `Data`: ints, strings, lists of them, and other `Data`. That is all there is to
contract K1: nothing else can be remembered, so nothing can be forgotten when a state is copied or saved.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

from mypy_extensions import mypyc_attr


def own_fields(cls: type) -> tuple[str, ...]:
    """Names of the attributes that are data: all slots but those with a leading underscore, in sorted order."""
    names: set[str] = set()
    for base in cls.__mro__:  # an interpreted class may stand on compiled ones
        own = vars(base)
        names.update(own.get("__mypyc_attrs__", own.get("__slots__", ())))
        names.update(own.get("fields", ()))
    return tuple(sorted(name for name in names if not name.startswith("_")))


def name_of_kind(cls: Any) -> str:
    """The name under which a kind of data is written down: its package and its class.

    >>> name_of_kind(Leaf)
    'kernel.Leaf'
    """
    return ".".join([*cls.__module__.split(".")[-2:-1], cls.__name__])


def register(cls: type[Data]) -> None:
    """Note a new kind of data: its fields, and its name for reading it back.

    The name begins with the package, because two games may use the same word.

    >>> Data.kinds["kernel.Leaf"] is Leaf
    True
    """
    cls.fields = own_fields(cls)
    cls.kind_name = name_of_kind(cls)
    Data.kinds[cls.kind_name] = cls


@mypyc_attr(allow_interpreted_subclasses=True)
class Data:
    """An object made of plain data. A subclass names its attributes in `__slots__`; the rest follows.

    It must be possible to make one without arguments, to be filled in afterwards. Attributes with a leading underscore
    are not data: they are worked out when the object is made.

    >>> class Egg(Data):
    ...     __slots__ = ("size", "spots")
    >>> egg = Egg()
    >>> egg.size, egg.spots = 3, [1, 2]
    >>> other = egg.copy()
    >>> other.spots.append(9)
    >>> egg.spots, egg == other
    ([1, 2], False)
    >>> to_plain(egg)
    {'is': 'kernel.Egg', 'size': 3, 'spots': [1, 2]}
    >>> from_plain(to_plain(egg)) == egg
    True
    """

    __slots__ = ()

    kind_name: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()
    kinds: ClassVar[dict[str, type[Data]]] = {}

    def __init_subclass__(cls) -> None:
        register(cls)

    def copy(self) -> Self:
        """An equal object that shares nothing changeable with this one."""
        cls = type(self)
        new = cls()
        for name in cls.fields:
            setattr(new, name, copied(getattr(self, name)))
        return new

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and to_plain(self) == to_plain(other)

    def __hash__(self) -> int:
        return hash(repr(to_plain(self)))

    def __repr__(self) -> str:
        cls = type(self)
        return f"{cls.__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in cls.fields)})"


class Leaf(Data):
    """Data that never changes once made, so that copies may share it."""

    __slots__ = ()

    def copy(self) -> Self:
        """The leaf itself.

        >>> leaf = Leaf()
        >>> leaf.copy() is leaf
        True
        """
        return self


def copied(value: Any) -> Any:
    """A copy of any value that data may hold.

    >>> original = [1, [2, 3]]
    >>> copy = copied(original)
    >>> copy[1].append(4)
    >>> original, copy
    ([1, [2, 3]], [1, [2, 3, 4]])
    """
    if isinstance(value, list):
        return [copied(item) for item in value]
    if isinstance(value, Data):
        return value.copy()
    return value


def to_plain(value: Any) -> Any:
    """The value as JSON can hold it; objects carry their kind under `is`.

    >>> to_plain([1, "a", Leaf()])
    [1, 'a', {'is': 'kernel.Leaf'}]
    """
    if isinstance(value, list):
        return [to_plain(item) for item in value]
    if isinstance(value, Data):
        plain: dict[str, Any] = {"is": type(value).kind_name}
        for name in type(value).fields:
            plain[name] = to_plain(getattr(value, name))
        return plain
    return value


def from_plain(plain: Any) -> Any:
    """The inverse of `to_plain`.

    >>> from_plain([1, "a", {"is": "kernel.Leaf"}]) == [1, "a", Leaf()]
    True
    """
    if isinstance(plain, list):
        return [from_plain(item) for item in plain]
    if isinstance(plain, dict):
        new = Data.kinds[plain["is"]]()
        fill(new, plain)
        return new
    return plain


def fill(data: Data, plain: dict[str, Any]) -> None:
    """Set all fields from what `to_plain` made."""
    for name in type(data).fields:
        setattr(data, name, from_plain(plain[name]))
