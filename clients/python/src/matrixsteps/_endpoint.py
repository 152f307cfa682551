# Endpoints: the routes as data, and the requests and replies of both clients.

from dataclasses import dataclass, field
from typing import Any, Mapping, Tuple

from ._alignment import require_same_labels
from ._body import body_text
from ._defaults import Default
from ._received import Received
from ._record import api_name
from ._replies import compact_from, envelope_from
from ._tables import Shape


@dataclass(frozen=True)
class Option:
    """A keyword argument of a method."""

    name: str
    type: Any
    default: Default
    text: str
    """What it means, for `help`."""


Options = Tuple[Option, ...]


def options_of(types: Any, described: Mapping[str, Tuple[object, str]], inherited: Options = ()) -> Options:
    """The options that a TypedDict types, each with its default and its meaning, before those that it inherits."""
    own = (
        Option(
            name,
            types.__annotations__[name],
            default if isinstance(default, Default) else Default(default),
            " ".join(text.split()),
        )
        for name, (default, text) in described.items()
    )
    return (*own, *inherited)


@dataclass(frozen=True)
class Endpoint:
    """A route that answers one operation, or one that a selector chooses."""

    method: str
    """The name of its method."""
    path: str
    answers: Mapping[str, Shape]
    """The shape of the answer of each operation."""
    options: Options
    selector: str = ""
    """The input that chooses the operation; empty where there is only one."""
    kinds: Mapping[str, str] = field(default_factory=dict)
    """The kinds of the inputs that are no matrices."""

    def request(self, inputs: Mapping[str, Any], options: Mapping[str, Any]) -> "Request":
        """Raises TypeError for an option that the method does not have, as Python does."""
        known = {option.name for option in self.options}
        given = {api_name(name): value for name, value in options.items() if name in known}
        for name in options:
            if name not in known:
                raise TypeError(f"{self.method}() got an unexpected keyword argument {name!r}")
        chosen = inputs[self.selector] if self.selector else next(iter(self.answers))
        return Request(self, chosen, inputs, given)


@dataclass(frozen=True)
class Request:
    endpoint: Endpoint
    chosen: str
    """The operation, or the choice of one."""
    inputs: Mapping[str, Any]
    """As the API names them, in order."""
    options: Mapping[str, Any]
    """What the caller gives."""

    @property
    def path(self) -> str:
        return self.endpoint.path

    def body(self) -> str:
        """The body as JSON. Raises InvalidArgumentError for what JSON cannot carry, and for frames whose labels differ."""
        require_same_labels(self.chosen, self.inputs)
        return body_text(self.inputs, self.options, self.endpoint.kinds)

    def envelope(self, received: Received) -> Any:
        return envelope_from(received, self.endpoint.answers[self.chosen], self.chosen, self.inputs)

    def compact(self, received: Received) -> Any:
        name = self.options.get("result_name", "ans")
        return compact_from(received, name, self.endpoint.answers, self.chosen, self.inputs)
