"""For the tests of programs that use the client: a service that is not there, with answers that the test gives, or
recorded ones.

    service = FakeService({"trace": 5, "inverse-2x2": fake_reply(422, {"detail": []})})
    client = service.client()
"""

import json
import re
from dataclasses import dataclass, field
from typing import Any, Dict, List, Mapping, Optional, Sequence

import httpx

from ._client import AsyncClient, Client

__all__ = ["FakeReply", "FakeRequest", "FakeService", "Recorder", "fake_reply"]

# A name that no network knows.
_BASE_URL = "http://fake.invalid"
_HEADERS = {"content-type": "application/json", "x-request-id": "fake"}


@dataclass(frozen=True)
class FakeRequest:
    """A request that the fake service got."""

    path: str
    body: Mapping[str, Any]
    """As the API names its members."""


@dataclass(frozen=True)
class FakeReply:
    """A whole reply instead of an answer: see `fake_reply`."""

    status: int
    body: Any
    headers: Mapping[str, str] = field(default_factory=dict)


def fake_reply(status: int, body: Any, headers: Optional[Mapping[str, str]] = None) -> FakeReply:
    """A whole reply: other sections than the answer, or a refusal, such as `fake_reply(429, {"detail": "Too many"})`."""
    return FakeReply(status, body, headers or {})


class FakeService:
    """A service for tests: nothing goes over a network, and nothing is tried again.

    Args:
        answers: By the name of the operation in the API, such as `trace` or `col-mean`: the answer of both families of
            routes in JSON, a `fake_reply`, or a function that gives one of these for the body of a request.
        recorded: Replies that a `Recorder` has written down; they win.
    """

    def __init__(self, answers: Mapping[str, Any], recorded: Sequence[Mapping[str, str]] = ()) -> None:
        self.requests: List[FakeRequest] = []
        """What was asked, in order."""
        self._answers = answers
        self._recorded = {(each["path"], each["body"]): each["reply"] for each in recorded}

    def client(self) -> Client:
        """A client of this service."""
        http = httpx.Client(transport=httpx.MockTransport(self._handle))
        return Client(None, _BASE_URL, retries=0, burst_wait=0, http_client=http)

    def async_client(self) -> AsyncClient:
        """A client of this service whose methods are awaited."""
        http = httpx.AsyncClient(transport=httpx.MockTransport(self._handle))
        return AsyncClient(None, _BASE_URL, retries=0, burst_wait=0, http_client=http)

    def _handle(self, request: httpx.Request) -> httpx.Response:
        path, text = request.url.path, request.content.decode("utf-8")
        body: Dict[str, Any] = json.loads(text or "{}")
        self.requests.append(FakeRequest(path, body))
        if (path, text) in self._recorded:
            return httpx.Response(200, content=self._recorded[path, text], headers=_HEADERS)
        answer = self._given(_operation_of(path, body), body)
        made = answer if isinstance(answer, FakeReply) else _wrapped(path, body, answer)
        return httpx.Response(made.status, content=json.dumps(made.body), headers={**_HEADERS, **made.headers})

    def _given(self, operation: str, body: Mapping[str, Any]) -> Any:
        if operation not in self._answers:
            known = ", ".join(self._answers)
            raise AssertionError(f"The fake service has no answer for {operation}; it has {known}.")
        answer = self._answers[operation]
        return answer(body) if callable(answer) else answer


class Recorder(httpx.BaseTransport):
    """Writes down what a real service answers: `Client(http_client=httpx.Client(transport=recorder))`, then keep
    `recorder.recorded`, which is JSON."""

    def __init__(self, transport: Optional[httpx.BaseTransport] = None) -> None:
        self.recorded: List[Dict[str, str]] = []
        self._transport = transport or httpx.HTTPTransport()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        response = self._transport.handle_request(request)
        text = response.read().decode("utf-8")
        path = re.search(r"/(?:api/)?v1/.*", request.url.path)
        if response.status_code == 200 and path is not None:
            self.recorded.append({"path": path.group(), "body": request.read().decode("utf-8"), "reply": text})
        # The text is decoded, so the headers of its encoding are no longer true.
        kept = [(name, value) for name, value in response.headers.items() if not name.startswith(("content-", "transfer-"))]
        return httpx.Response(response.status_code, headers=[*kept, ("content-type", "application/json")], text=text)

    def close(self) -> None:
        self._transport.close()


def _operation_of(path: str, body: Mapping[str, Any]) -> str:
    """The last part of the route; on a combined route the choice of the body."""
    last = path.rsplit("/", 1)[-1]
    if path.startswith("/api/") and last.startswith("matrix-"):
        return str(body.get("operation", body.get("type")))
    return last


def _wrapped(path: str, body: Mapping[str, Any], answer: Any) -> FakeReply:
    """The least reply of each family that holds the answer."""
    name = str(body.get("result_name", "ans"))
    if path.startswith("/api/"):
        return FakeReply(200, {name: answer, "steps": []})
    result = {"name": name, "answer": answer}
    return FakeReply(200, {"metadata": {"success": True, "status_code": 200}, "result": result, "steps": []})
