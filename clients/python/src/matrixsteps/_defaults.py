# Defaults of the service: what an argument is where the caller leaves it out.


class Default:
    """A default of the service, which is not sent; `help` shows its value."""

    __slots__ = ("_value",)

    def __init__(self, value: object) -> None:
        self._value = value

    def __repr__(self) -> str:
        return repr(self._value)


class _Unknown:
    def __repr__(self) -> str:
        return "..."


# For an option whose default is no value that the caller could give.
UNSET = Default(_Unknown())
