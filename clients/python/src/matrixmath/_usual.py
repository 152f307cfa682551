# What an option is where it is not given: the service decides, and the signature shows what it takes.

from typing import Any, TypeVar, cast

Value = TypeVar("Value")


class Usual:
    """A default of the service, which is not sent; `help` shows it as the value itself."""

    __slots__ = ("_value",)

    def __init__(self, value: object) -> None:
        self._value = value

    def __repr__(self) -> str:
        return repr(self._value)


class Unset:
    """Stands for a default that the service has no value for."""

    def __repr__(self) -> str:
        return "..."


def usual(value: Value) -> Value:
    """The default of an option, with the type of its values."""
    return cast(Value, Usual(value))


UNSET: Any = Usual(Unset())
