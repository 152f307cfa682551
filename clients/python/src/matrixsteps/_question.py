# Questions: what the methods of `client.questions` make, for a batch to send.

from typing import Any, Callable, Generic, Mapping, TypeVar

from ._derived.asked_operations import AskedCompactGroups, AskedGroups
from ._endpoint import Endpoint, Request
from ._received import Received

Reply_co = TypeVar("Reply_co", covariant=True)


class Question(Generic[Reply_co]):
    """A question that `client.questions` has made: nothing is sent before `client.batch` gets it."""

    def __init__(self, request: Request, read: Callable[[Received], Reply_co]) -> None:
        self._request = request
        self._read = read

    @property
    def route(self) -> str:
        """The path of the operation."""
        return self._request.path

    def body(self) -> str:
        """The body as JSON. Raises InvalidArgumentError for what JSON cannot carry, and for frames whose labels differ."""
        return self._request.body()

    def read(self, received: Received) -> Reply_co:
        """The reply in what was received. Raises MalformedReplyError."""
        return self._read(received)

    def __repr__(self) -> str:
        return f"<question to {self.route}>"


class QuestionMaker:
    """Makes questions where a client would send."""

    def envelope(self, endpoint: Endpoint, inputs: Mapping[str, Any], options: Mapping[str, Any]) -> Any:
        request = endpoint.request(inputs, options)
        return Question(request, request.envelope)

    def compact(self, endpoint: Endpoint, inputs: Mapping[str, Any], options: Mapping[str, Any]) -> Any:
        request = endpoint.request(inputs, options)
        return Question(request, request.compact)


class Questions(AskedGroups):
    """The groups of methods, whose questions are sent by `client.batch`."""

    compact: AskedCompactGroups
    """The same questions to the compact routes."""

    def __init__(self) -> None:
        maker = QuestionMaker()
        super().__init__(maker)
        self.compact = AskedCompactGroups(maker)
