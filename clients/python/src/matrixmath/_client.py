# The clients: settings, the groups of methods, and the routes that have none; one that waits and one that is awaited.

import time
from types import TracebackType
from typing import Any, Dict, Mapping, Optional, Type, TypeVar, Union

import anyio
import httpx

from ._body import body_text
from ._derived.async_operations import AsyncCompactGroups, AsyncGroups
from ._derived.operations import CompactGroups, Groups
from ._errors import MatrixMathError
from ._exchange import LOST, Attempt, settle
from ._question import Question, compact_reply, envelope_reply
from ._received import Received
from ._replies import parsed
from ._settings import Settings, changed_settings, resolve_settings
from ._usual import Usual

FROM_ENVIRONMENT: Any = Usual("from MATRIXMATH_API_KEY")
Sync = TypeVar("Sync", bound="Client")
Async = TypeVar("Async", bound="AsyncClient")


class Client(Groups):
    """The client of a matrixmath service.

    Each group of operations is a member: `client.arithmetic.add(a, b)` answers with the whole envelope (answer, steps,
    theory, exercises), `client.compact.arithmetic.add(a, b)` with the result and little else.

    Args:
        api_key: The key of your account; without it `MATRIXMATH_API_KEY` of the environment. None sends none, for a
            proxy that adds it.
        base_url: The address of the service; without it `MATRIXMATH_BASE_URL`, or the one on which `npm start` listens.
        timeout: Seconds for one request with its whole answer.
        retries: How often a request is tried again that was refused for a moment.
        http_client: A client of httpx to use instead of a new one; it stays open when this client is closed.

    Raises:
        ConfigurationError: There is no key, neither given nor in the environment, or a setting that cannot work.
    """

    compact: CompactGroups
    """The same operations by the compact routes."""

    def __init__(
        self,
        api_key: Optional[str] = FROM_ENVIRONMENT,
        base_url: Optional[str] = None,
        *,
        timeout: float = 60.0,
        retries: int = 2,
        http_client: Optional[httpx.Client] = None,
    ) -> None:
        settings = resolve_settings(api_key, base_url, timeout, retries)
        self._begin(settings, http_client or httpx.Client(), http_client is None)

    def _begin(self, settings: Settings, http: httpx.Client, is_own: bool) -> None:
        self._settings = settings
        self._http = http
        self._is_own = is_own
        ask = Ask(settings, http)
        self._ask = ask
        Groups.__init__(self, ask)
        self.compact = CompactGroups(ask)

    @property
    def base_url(self) -> str:
        """The address of the service."""
        return self._settings.base_url

    def with_settings(
        self: Sync,
        *,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
        correlation_id: Optional[str] = None,
    ) -> Sync:
        """This client with other settings, by the same connections: for one question, or for many.

        `correlation_id` is a name of your own for a request, which the envelope repeats: 1 to 128 visible ASCII
        characters.

        Raises:
            InvalidArgumentError: A setting that cannot work.
        """
        other = type(self).__new__(type(self))
        other._begin(changed_settings(self._settings, timeout, retries, correlation_id), self._http, False)
        return other

    def post(self, path: str, body: Mapping[str, Any]) -> Dict[str, Any]:
        """Posts a body to any route, and gives the reply as the API writes it: for operations that this version does
        not know."""
        return parsed(self._ask.send("POST", path, body_text(body, {}, {})))

    def health(self) -> Dict[str, Any]:
        """Whether the service can do its work: `status` and its `checks`. Costs nothing of the quota."""
        return parsed(self._ask.send("GET", "/health", None))

    def close(self) -> None:
        """Closes the connections."""
        if self._is_own:
            self._http.close()

    def __enter__(self: Sync) -> Sync:
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], place: Optional[TracebackType]
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return _shown(self)


class AsyncClient(AsyncGroups):
    """The client of a matrixmath service whose methods are awaited; otherwise as `Client`.

    Args:
        api_key: The key of your account; without it `MATRIXMATH_API_KEY` of the environment. None sends none, for a
            proxy that adds it.
        base_url: The address of the service; without it `MATRIXMATH_BASE_URL`, or the one on which `npm start` listens.
        timeout: Seconds for one request with its whole answer.
        retries: How often a request is tried again that was refused for a moment.
        http_client: A client of httpx to use instead of a new one; it stays open when this client is closed.

    Raises:
        ConfigurationError: There is no key, neither given nor in the environment, or a setting that cannot work.
    """

    compact: AsyncCompactGroups
    """The same operations by the compact routes."""

    def __init__(
        self,
        api_key: Optional[str] = FROM_ENVIRONMENT,
        base_url: Optional[str] = None,
        *,
        timeout: float = 60.0,
        retries: int = 2,
        http_client: Optional[httpx.AsyncClient] = None,
    ) -> None:
        settings = resolve_settings(api_key, base_url, timeout, retries)
        self._begin(settings, http_client or httpx.AsyncClient(), http_client is None)

    def _begin(self, settings: Settings, http: httpx.AsyncClient, is_own: bool) -> None:
        self._settings = settings
        self._http = http
        self._is_own = is_own
        ask = AsyncAsk(settings, http)
        self._ask = ask
        AsyncGroups.__init__(self, ask)
        self.compact = AsyncCompactGroups(ask)

    @property
    def base_url(self) -> str:
        """The address of the service."""
        return self._settings.base_url

    def with_settings(
        self: Async,
        *,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
        correlation_id: Optional[str] = None,
    ) -> Async:
        """This client with other settings, by the same connections: for one question, or for many.

        Raises:
            InvalidArgumentError: A setting that cannot work.
        """
        other = type(self).__new__(type(self))
        other._begin(changed_settings(self._settings, timeout, retries, correlation_id), self._http, False)
        return other

    async def post(self, path: str, body: Mapping[str, Any]) -> Dict[str, Any]:
        """Posts a body to any route, and gives the reply as the API writes it."""
        return parsed(await self._ask.send("POST", path, body_text(body, {}, {})))

    async def health(self) -> Dict[str, Any]:
        """Whether the service can do its work: `status` and its `checks`. Costs nothing of the quota."""
        return parsed(await self._ask.send("GET", "/health", None))

    async def close(self) -> None:
        """Closes the connections."""
        if self._is_own:
            await self._http.aclose()

    async def __aenter__(self: Async) -> Async:
        return self

    async def __aexit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], place: Optional[TracebackType]
    ) -> None:
        await self.close()

    def __repr__(self) -> str:
        return _shown(self)


def _shown(client: Union[Client, AsyncClient]) -> str:
    # A debugger may show a client that could not be made.
    settings = client.__dict__.get("_settings")
    return f"{type(client).__name__}({'' if settings is None else f'base_url={settings.base_url!r}'})"


class Ask:
    """What the derived groups need of a client."""

    def __init__(self, settings: Settings, http: httpx.Client) -> None:
        self._settings = settings
        self._http = http

    def envelope(self, question: Question) -> Any:
        return envelope_reply(question, self.send("POST", question.path, question.body()))

    def compact(self, question: Question) -> Any:
        return compact_reply(question, self.send("POST", question.path, question.body()))

    def send(self, method: str, path: str, body: Optional[str]) -> Received:
        requests = 0
        while True:
            requests += 1
            settled = settle(self._settings, self._once(Attempt(self._settings, method, path, body, requests)), requests)
            if isinstance(settled, Received):
                return settled
            time.sleep(settled)

    def _once(self, attempt: Attempt) -> Union[Received, MatrixMathError]:
        try:
            with self._http.stream(**attempt.request) as response:
                for piece in response.iter_bytes():
                    attempt.add(piece)
                return attempt.received(response)
        except LOST as cause:
            error = attempt.lost(cause)
            error.__cause__ = cause
            return error


class AsyncAsk:
    """What the derived groups need of a client whose methods are awaited."""

    def __init__(self, settings: Settings, http: httpx.AsyncClient) -> None:
        self._settings = settings
        self._http = http

    async def envelope(self, question: Question) -> Any:
        return envelope_reply(question, await self.send("POST", question.path, question.body()))

    async def compact(self, question: Question) -> Any:
        return compact_reply(question, await self.send("POST", question.path, question.body()))

    async def send(self, method: str, path: str, body: Optional[str]) -> Received:
        requests = 0
        while True:
            requests += 1
            outcome = await self._once(Attempt(self._settings, method, path, body, requests))
            settled = settle(self._settings, outcome, requests)
            if isinstance(settled, Received):
                return settled
            await anyio.sleep(settled)

    async def _once(self, attempt: Attempt) -> Union[Received, MatrixMathError]:
        try:
            async with self._http.stream(**attempt.request) as response:
                async for piece in response.aiter_bytes():
                    attempt.add(piece)
                return attempt.received(response)
        except LOST as cause:
            error = attempt.lost(cause)
            error.__cause__ = cause
            return error
