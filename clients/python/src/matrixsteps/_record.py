# Records: members of replies as attributes, read by the types that the class declares.

from collections.abc import Mapping as AnyMapping
from functools import lru_cache
from typing import (
    TYPE_CHECKING,
    Any,
    Callable,
    ClassVar,
    Dict,
    Mapping,
    Tuple,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

Self = TypeVar("Self", bound="Record")


class Record:
    """A part of a reply. Its members cannot be changed; `to_dict()` gives them as the API writes them."""

    _data: Mapping[str, Any]
    _missing_is_none: ClassVar[bool] = True

    def __init__(self, data: Mapping[str, Any]) -> None:
        hints = hints_of(type(self))
        # Members that a newer service adds are no attributes, but are in `to_dict()`.
        members = {_spelt(name): value for name, value in data.items()}
        self.__dict__.update({name: read(hint, members[name]) for name, hint in hints.items() if name in members})
        if self._missing_is_none:
            self.__dict__.update({name: None for name in optional_members(type(self)) if name not in members})
        self.__dict__["_data"] = data

    def to_dict(self) -> Dict[str, Any]:
        """The members as the API writes them."""
        return dict(self._data)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be changed")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be changed")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Record) and self._data == other._data

    def __hash__(self) -> int:
        return hash((type(self), frozenset(self._data)))

    def __repr__(self) -> str:
        members = ((name, value) for name, value in self.__dict__.items() if not name.startswith("_"))
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in members if value is not None)})"

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise AttributeError(self._absence(name) if name in hints_of(type(self)) else _unknown(self, name))

    def _absence(self, name: str) -> str:
        return f"this {type(self).__name__} has no {name}"


def _unknown(record: Record, name: str) -> str:
    return f"{type(record).__name__!r} object has no attribute {name!r}"


class Steps(Tuple[Self, ...]):
    """A worked solution, step by step; a notebook shows it as a page."""

    def _repr_html_(self) -> str:
        return "\n".join(step._repr_html_() for step in self if isinstance(step, Shown))


class Shown(Record):
    """A part of a reply that a notebook shows."""

    def _repr_html_(self) -> str:
        raise NotImplementedError


def _hints_of(record: Any) -> Mapping[str, Any]:
    hints = get_type_hints(record)
    return {
        name: hint for name, hint in hints.items() if not name.startswith("_") and get_origin(hint) is not ClassVar
    }


def _optional_members(record: Any) -> Tuple[str, ...]:
    """The optional members, which are None where they are missing."""
    hints = hints_of(record).items()
    return tuple(name for name, hint in hints if get_origin(hint) is Union and type(None) in get_args(hint))


# Any, because mypy takes the `__hash__` of the instances for that of the class.
hints_of: Callable[[Any], Mapping[str, Any]] = lru_cache(maxsize=None)(_hints_of)
optional_members: Callable[[Any], Tuple[str, ...]] = lru_cache(maxsize=None)(_optional_members)


def _spelt(name: str) -> str:
    """Adds an underscore to keywords of Python."""
    return f"{name}_" if name in KEYWORDS else name


def api_name(name: str) -> str:
    """The name of an argument as the API has it: without the underscore behind a keyword of Python."""
    return name[:-1] if name[:-1] in KEYWORDS and name.endswith("_") else name


KEYWORDS = frozenset({"from", "class", "def", "in", "is", "not", "global", "lambda", "import", "pass", "return", "None"})


def read(hint: Any, value: Any) -> Any:
    """A JSON value as its declared type. A value that does not fit is left as it is: the service may be newer."""
    origin = get_origin(hint)
    kind = hint if origin is None else origin
    if kind is Union:
        return _read_either(get_args(hint), value)
    if isinstance(kind, type) and issubclass(kind, Record):
        return kind(value) if isinstance(value, AnyMapping) else value
    if isinstance(kind, type) and issubclass(kind, tuple) and isinstance(value, list):
        return _read_tuple(kind, get_args(hint), value)
    if kind is AnyMapping and isinstance(value, AnyMapping):
        return {name: read(get_args(hint)[1], member) for name, member in value.items()}
    return value


def _read_tuple(kind: Any, members: Tuple[Any, ...], value: Any) -> Any:
    if len(members) == len(value) and Ellipsis not in members and kind is tuple:
        return tuple(map(read, members, value))
    return kind(read(members[0], item) for item in value)


def _read_either(choices: Tuple[Any, ...], value: Any) -> Any:
    if isinstance(value, AnyMapping):
        records = [choice for choice in choices if isinstance(choice, type) and issubclass(choice, Record)]
        if records:
            return max(records, key=lambda record: len(hints_of(record).keys() & value.keys()))(value)
        maps = [choice for choice in choices if get_origin(choice) is AnyMapping]
        return read(maps[0], value) if maps else value
    if isinstance(value, list):
        for choice in choices:
            origin = get_origin(choice)
            if isinstance(origin, type) and issubclass(origin, tuple):
                return read(choice, value)
    return value
