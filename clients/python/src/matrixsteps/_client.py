# The clients: settings, the groups of methods, and the routes that have none; one that waits and one that is awaited.

import time
from contextlib import AsyncExitStack, ExitStack, closing
from types import TracebackType
from typing import (
    Any,
    AsyncGenerator,
    AsyncIterator,
    Dict,
    Generator,
    Iterator,
    List,
    Literal,
    Mapping,
    Optional,
    Sequence,
    Type,
    TypeVar,
    Union,
)

import anyio
import httpx

from ._account_usage import USAGE_PATH, AccountUsage, account_usage_from
from ._batch import (
    BATCH_PATH,
    BATCH_SIZE,
    Answered,
    Bar,
    BatchAnswer,
    MakeProgressBar,
    Outcome,
    Pause,
    Send,
    batch_steps,
)
from ._body import body_text
from ._defaults import Default
from ._derived.async_operations import AsyncCompactGroups, AsyncGroups
from ._derived.operations import CompactGroups, Groups
from ._endpoint import Endpoint
from ._errors import MatrixStepsError
from ._exchange import LOST, Attempt, Exchange
from ._lines import LINES, Line, LineReader, has_lines
from ._logging import apply_environment
from ._practice import EXERCISES, AsyncFeedback, Exercises, Feedback, exercises_body, practice_from
from ._question import Question, Questions
from ._received import Received
from ._replies import parsed
from ._settings import Settings, changed_settings, require_concurrency, resolve_settings
from ._traffic import AsyncTraffic, Traffic

FROM_ENVIRONMENT: Any = Default("from MATRIXSTEPS_API_KEY")
Self = TypeVar("Self", bound="BaseClient")
Reply = TypeVar("Reply")


class BaseClient:
    """What both clients have: settings, connections, and copies with other settings."""

    questions: Questions
    """The same methods, which make questions for `batch` and send nothing."""
    _settings: Settings
    _http: Any
    _owns_http: bool
    _traffic: Any

    def _begin(self, settings: Settings, http: Any, owns_http: bool, traffic: Any) -> None:
        self._settings = settings
        self._http = http
        self._owns_http = owns_http
        self._traffic = traffic
        self.questions = Questions()
        self._make_groups()

    def _make_groups(self) -> None:
        raise NotImplementedError

    @property
    def base_url(self) -> str:
        """The address of the service."""
        return self._settings.base_url

    def with_settings(
        self: Self,
        *,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
        burst_wait: Optional[float] = None,
        headers: Optional[Mapping[str, str]] = None,
        correlation_id: Optional[str] = None,
    ) -> Self:
        """This client with other settings, by the same connections: for one call, or for many.

        Args:
            timeout: Seconds for one request with its complete reply.
            retries: How often a request is retried after a failure that may pass.
            burst_wait: Seconds that a call that meets the burst limit tries again; 0 raises `RateLimitError` at once.
            headers: Headers for each request, beside those of the client.
            correlation_id: A name of your own for a request, which the envelope repeats: 1 to 128 visible ASCII
                characters.

        Raises:
            InvalidArgumentError: A setting that cannot work.
        """
        other = type(self).__new__(type(self))
        changed = changed_settings(self._settings, timeout, retries, burst_wait, headers, correlation_id)
        other._begin(changed, self._http, False, self._traffic)
        return other

    def __repr__(self) -> str:
        # A debugger may show a client that could not be made.
        settings = self.__dict__.get("_settings")
        return f"{type(self).__name__}({'' if settings is None else f'base_url={settings.base_url!r}'})"


class Client(BaseClient, Groups):
    """The client of a matrixsteps service.

    Each group of operations is a member: `client.arithmetic.add(a, b)` answers with the whole envelope (answer, steps,
    theory, exercises), `client.compact.arithmetic.add(a, b)` with the result and little else.

    Args:
        api_key: The key of your account; without it `MATRIXSTEPS_API_KEY` of the environment. None sends none, for a
            proxy that adds it.
        base_url: The address of the service; without it `MATRIXSTEPS_BASE_URL`, or the one on which `npm start` listens.
        timeout: Seconds for one request with its complete reply.
        retries: How often a request is retried after a failure that may pass.
        concurrency: How many requests are under way at once; further calls wait for their turn.
        burst_wait: Seconds that a call that meets the burst limit tries again; 0 raises `RateLimitError` at once.
        headers: Headers for each request, beside those of the client.
        http_client: A client of httpx to use instead of a new one; it stays open when this client is closed.

    Raises:
        ConfigurationError: There is no key, neither given nor in the environment, or a setting that cannot work.
    """

    compact: CompactGroups
    """The same operations by the compact routes."""
    feedback: Feedback
    """What is to be said of students' answers."""

    def __init__(
        self,
        api_key: Optional[str] = FROM_ENVIRONMENT,
        base_url: Optional[str] = None,
        *,
        timeout: float = 60.0,
        retries: int = 2,
        concurrency: int = 8,
        burst_wait: float = 60.0,
        headers: Optional[Mapping[str, str]] = None,
        http_client: Optional[httpx.Client] = None,
    ) -> None:
        apply_environment()
        settings = resolve_settings(api_key, base_url, timeout, retries, burst_wait, headers)
        traffic = Traffic(require_concurrency(concurrency))
        self._begin(settings, http_client or httpx.Client(), http_client is None, traffic)

    def _make_groups(self) -> None:
        self._sender = Sender(self._settings, self._http, self._traffic)
        Groups.__init__(self, self._sender)
        self.compact = CompactGroups(self._sender)
        self.feedback = Feedback(self._sender)

    def exercises(
        self,
        operation: Union[str, Sequence[str]],
        *,
        difficulty: Optional[Literal["mixed", "easy", "medium", "hard"]] = None,
        objective: Optional[str] = None,
        count: Optional[int] = None,
        seed: Optional[int] = None,
    ) -> Exercises:
        """Fresh exercises on an operation, or on several that take turns, with hints, answers and the bodies that solve them.

        Args:
            operation: The operation, or a list of them: "determinant-2x2", ["add", "matmul"].
            difficulty: "easy", "medium" or "hard"; without it each in turn.
            objective: The id of the objective that the exercises test, for operations whose exercises name any.
            count: How many in all, up to 100; without it three, or one for each operation where these are more.
            seed: The same seed gives the same exercises again; without it they are fresh.
        """
        body = exercises_body(operation, difficulty, objective, count, seed)
        return practice_from(self._sender.send("POST", EXERCISES, body), Exercises)

    def post(self, path: str, body: Mapping[str, Any]) -> Dict[str, Any]:
        """Posts a body to any route, and gives the reply as the API writes it: for operations that this version does
        not know."""
        return parsed(self._sender.send("POST", path, body_text(body, {}, {})))

    def usage(self) -> AccountUsage:
        """What the account has used this month, by day and by path. Costs nothing of the quota."""
        return account_usage_from(self._sender.send("GET", USAGE_PATH, None))

    def health(self) -> Dict[str, Any]:
        """Whether the service can do its work: `status` and its `checks`. Costs nothing of the quota."""
        return parsed(self._sender.send("GET", "/health", None))

    def batch(
        self,
        questions: Sequence[Question[Reply]],
        *,
        progress: Optional[MakeProgressBar] = None,
        size: int = BATCH_SIZE,
        lines: bool = False,
    ) -> List[BatchAnswer[Reply]]:
        """Asks many questions in few requests. Each has its reply, or its error as an object, in the order of the
        questions: no question raises. Each answer counts as it would alone.

        Args:
            questions: What the methods of `client.questions` make.
            progress: What makes a progress bar, such as `tqdm`.
            size: Questions in one request, from 1 to 1,000.
            lines: Whether answers come as lines (JSON Lines), each as soon as it is there, and not all of a request
                together. A connection that breaks loses no answer that came: the client asks for the others. For large
                requests and large replies; lines are not compressed.

        Raises:
            InvalidArgumentError: What is no question, or a size that cannot work.

        Example:
            >>> questions = [client.questions.matrices.trace(a) for a in ([[1]], [[1, 2], [3, 4]])]
            >>> [reply.result.answer for reply in client.batch(questions)]
            [1, 5]
        """
        answers: List[BatchAnswer[Reply]] = []
        with Bar(progress, questions) as bar:
            for answer in self.answers_to(questions, size=size, lines=lines):
                answers.append(answer)
                bar.update(1)
        return answers

    def answers_to(
        self, questions: Sequence[Question[Reply]], *, size: int = BATCH_SIZE, lines: bool = False
    ) -> Iterator[BatchAnswer[Reply]]:
        """The same answers one by one, as their requests are answered; with `lines` as each of them comes."""
        steps = batch_steps(questions, size, lines, self._settings.retries)
        reply: Optional[Iterator[Union[Received, Line]]] = None
        outcome: Optional[Outcome] = None
        with ExitStack() as replies:
            while True:
                try:
                    step = steps.send(outcome)
                except StopIteration:
                    return
                outcome = None
                if isinstance(step, Answered):
                    yield from step.answers
                elif isinstance(step, Pause):
                    time.sleep(step.seconds)
                else:
                    try:
                        if isinstance(step, Send) and not step.lines:
                            outcome = self._sender.send("POST", BATCH_PATH, step.body)
                        else:
                            if isinstance(step, Send):
                                replies.close()
                                reply = replies.enter_context(closing(self._sender.lines(BATCH_PATH, step.body)))
                            outcome = None if reply is None else next(reply, None)
                    except MatrixStepsError as error:
                        outcome = error

    def close(self) -> None:
        """Closes the connections."""
        if self._owns_http:
            self._http.close()

    def __enter__(self: Self) -> Self:
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], place: Optional[TracebackType]
    ) -> None:
        self.close()


class AsyncClient(BaseClient, AsyncGroups):
    """The client of a matrixsteps service whose methods are awaited; otherwise as `Client`.

    Args:
        api_key: The key of your account; without it `MATRIXSTEPS_API_KEY` of the environment. None sends none, for a
            proxy that adds it.
        base_url: The address of the service; without it `MATRIXSTEPS_BASE_URL`, or the one on which `npm start` listens.
        timeout: Seconds for one request with its complete reply.
        retries: How often a request is retried after a failure that may pass.
        concurrency: How many requests are under way at once; further calls wait for their turn.
        burst_wait: Seconds that a call that meets the burst limit tries again; 0 raises `RateLimitError` at once.
        headers: Headers for each request, beside those of the client.
        http_client: A client of httpx to use instead of a new one; it stays open when this client is closed.

    Raises:
        ConfigurationError: There is no key, neither given nor in the environment, or a setting that cannot work.
    """

    compact: AsyncCompactGroups
    """The same operations by the compact routes."""
    feedback: AsyncFeedback
    """What is to be said of students' answers."""

    def __init__(
        self,
        api_key: Optional[str] = FROM_ENVIRONMENT,
        base_url: Optional[str] = None,
        *,
        timeout: float = 60.0,
        retries: int = 2,
        concurrency: int = 8,
        burst_wait: float = 60.0,
        headers: Optional[Mapping[str, str]] = None,
        http_client: Optional[httpx.AsyncClient] = None,
    ) -> None:
        apply_environment()
        settings = resolve_settings(api_key, base_url, timeout, retries, burst_wait, headers)
        traffic = AsyncTraffic(require_concurrency(concurrency))
        self._begin(settings, http_client or httpx.AsyncClient(), http_client is None, traffic)

    def _make_groups(self) -> None:
        self._sender = AsyncSender(self._settings, self._http, self._traffic)
        AsyncGroups.__init__(self, self._sender)
        self.compact = AsyncCompactGroups(self._sender)
        self.feedback = AsyncFeedback(self._sender)

    async def exercises(
        self,
        operation: Union[str, Sequence[str]],
        *,
        difficulty: Optional[Literal["mixed", "easy", "medium", "hard"]] = None,
        objective: Optional[str] = None,
        count: Optional[int] = None,
        seed: Optional[int] = None,
    ) -> Exercises:
        """Fresh exercises on an operation, or on several that take turns, with hints, answers and the bodies that solve them.

        Args:
            operation: The operation, or a list of them: "determinant-2x2", ["add", "matmul"].
            difficulty: "easy", "medium" or "hard"; without it each in turn.
            objective: The id of the objective that the exercises test, for operations whose exercises name any.
            count: How many in all, up to 100; without it three, or one for each operation where these are more.
            seed: The same seed gives the same exercises again; without it they are fresh.
        """
        body = exercises_body(operation, difficulty, objective, count, seed)
        return practice_from(await self._sender.send("POST", EXERCISES, body), Exercises)

    async def post(self, path: str, body: Mapping[str, Any]) -> Dict[str, Any]:
        """Posts a body to any route, and gives the reply as the API writes it: for operations that this version does
        not know."""
        return parsed(await self._sender.send("POST", path, body_text(body, {}, {})))

    async def usage(self) -> AccountUsage:
        """What the account has used this month, by day and by path. Costs nothing of the quota."""
        return account_usage_from(await self._sender.send("GET", USAGE_PATH, None))

    async def health(self) -> Dict[str, Any]:
        """Whether the service can do its work: `status` and its `checks`. Costs nothing of the quota."""
        return parsed(await self._sender.send("GET", "/health", None))

    async def batch(
        self,
        questions: Sequence[Question[Reply]],
        *,
        progress: Optional[MakeProgressBar] = None,
        size: int = BATCH_SIZE,
        lines: bool = False,
    ) -> List[BatchAnswer[Reply]]:
        """Asks many questions in few requests. Each has its reply, or its error as an object, in the order of the
        questions: no question raises. Each answer counts as it would alone.

        Args:
            questions: What the methods of `client.questions` make.
            progress: What makes a progress bar, such as `tqdm`.
            size: Questions in one request, from 1 to 1,000.
            lines: Whether answers come as lines (JSON Lines), each as soon as it is there, and not all of a request
                together. A connection that breaks loses no answer that came: the client asks for the others. For large
                requests and large replies; lines are not compressed.

        Raises:
            InvalidArgumentError: What is no question, or a size that cannot work.
        """
        answers: List[BatchAnswer[Reply]] = []
        with Bar(progress, questions) as bar:
            async for answer in self.answers_to(questions, size=size, lines=lines):
                answers.append(answer)
                bar.update(1)
        return answers

    async def answers_to(
        self, questions: Sequence[Question[Reply]], *, size: int = BATCH_SIZE, lines: bool = False
    ) -> AsyncIterator[BatchAnswer[Reply]]:
        """The same answers one by one, as their requests are answered; with `lines` as each of them comes."""
        steps = batch_steps(questions, size, lines, self._settings.retries)
        reply: Optional[AsyncGenerator[Union[Received, Line], None]] = None
        outcome: Optional[Outcome] = None
        try:
            while True:
                try:
                    step = steps.send(outcome)
                except StopIteration:
                    return
                outcome = None
                if isinstance(step, Answered):
                    for answer in step.answers:
                        yield answer
                elif isinstance(step, Pause):
                    await anyio.sleep(step.seconds)
                else:
                    try:
                        if isinstance(step, Send) and not step.lines:
                            outcome = await self._sender.send("POST", BATCH_PATH, step.body)
                        else:
                            if isinstance(step, Send):
                                if reply is not None:
                                    await reply.aclose()
                                reply = self._sender.lines(BATCH_PATH, step.body)
                            outcome = None if reply is None else await reply.__anext__()
                    except StopAsyncIteration:
                        outcome = None
                    except MatrixStepsError as error:
                        outcome = error
        finally:
            if reply is not None:
                await reply.aclose()

    async def close(self) -> None:
        """Closes the connections."""
        if self._owns_http:
            await self._http.aclose()

    async def __aenter__(self: Self) -> Self:
        return self

    async def __aexit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], place: Optional[TracebackType]
    ) -> None:
        await self.close()


class Sender:
    """Sends the requests of the derived methods, and tries again."""

    def __init__(self, settings: Settings, http: httpx.Client, traffic: Traffic) -> None:
        self._settings = settings
        self._http = http
        self._traffic = traffic

    def envelope(self, endpoint: Endpoint, inputs: Mapping[str, Any], options: Mapping[str, Any]) -> Any:
        request = endpoint.request(inputs, options)
        return request.envelope(self.send("POST", request.path, request.body()))

    def compact(self, endpoint: Endpoint, inputs: Mapping[str, Any], options: Mapping[str, Any]) -> Any:
        request = endpoint.request(inputs, options)
        return request.compact(self.send("POST", request.path, request.body()))

    def send(self, method: str, path: str, body: Optional[str]) -> Received:
        exchange = Exchange(self._settings, self._traffic, method, path, body)
        with self._traffic:
            while True:
                self._traffic.wait()
                settled = exchange.settle(self._once(exchange.attempt()))
                if isinstance(settled, Received):
                    return settled
                time.sleep(settled)

    def lines(self, path: str, body: str) -> Generator[Union[Received, Line], None, None]:
        """Posts the body: the lines of the reply as they come, or a reply that has none. Raises the error of a reply that
        breaks off. Whoever closes this ends the request."""
        exchange = Exchange(self._settings, self._traffic, "POST", path, body, LINES)
        while True:
            with ExitStack() as turn:
                turn.enter_context(self._traffic)
                self._traffic.wait()
                attempt = exchange.attempt()
                reader: Optional[LineReader] = None
                outcome: Union[Received, MatrixStepsError]
                try:
                    with self._http.stream(**attempt.request) as response:
                        if has_lines(response):
                            reader = LineReader(response, attempt.requests)
                            # Between two lines somebody may ask something else, and needs a turn for it.
                            turn.close()
                        for piece in response.iter_bytes():
                            if reader is None:
                                attempt.add(piece)
                                continue
                            left_at = time.monotonic()
                            yield from reader.lines(piece)
                            attempt.check_time(time.monotonic() - left_at)
                        outcome = attempt.received(response)
                except LOST as cause:
                    outcome = attempt.lost(cause)
                    outcome.__cause__ = cause
                    if reader is not None and reader.is_begun:
                        raise outcome from cause
                settled = exchange.settle(outcome)
                if isinstance(settled, Received):
                    if reader is None or not reader.is_begun:
                        yield settled
                    return
                time.sleep(settled)

    def _once(self, attempt: Attempt) -> Union[Received, MatrixStepsError]:
        try:
            with self._http.stream(**attempt.request) as response:
                for piece in response.iter_bytes():
                    attempt.add(piece)
                return attempt.received(response)
        except LOST as cause:
            error = attempt.lost(cause)
            error.__cause__ = cause
            return error


class AsyncSender:
    """The same for methods that are awaited."""

    def __init__(self, settings: Settings, http: httpx.AsyncClient, traffic: AsyncTraffic) -> None:
        self._settings = settings
        self._http = http
        self._traffic = traffic

    async def envelope(self, endpoint: Endpoint, inputs: Mapping[str, Any], options: Mapping[str, Any]) -> Any:
        request = endpoint.request(inputs, options)
        return request.envelope(await self.send("POST", request.path, request.body()))

    async def compact(self, endpoint: Endpoint, inputs: Mapping[str, Any], options: Mapping[str, Any]) -> Any:
        request = endpoint.request(inputs, options)
        return request.compact(await self.send("POST", request.path, request.body()))

    async def send(self, method: str, path: str, body: Optional[str]) -> Received:
        exchange = Exchange(self._settings, self._traffic, method, path, body)
        async with self._traffic:
            while True:
                await self._traffic.wait()
                settled = exchange.settle(await self._once(exchange.attempt()))
                if isinstance(settled, Received):
                    return settled
                await anyio.sleep(settled)

    async def lines(self, path: str, body: str) -> AsyncGenerator[Union[Received, Line], None]:
        """Posts the body: the lines of the reply as they come, or a reply that has none. Raises the error of a reply that
        breaks off. Whoever closes this ends the request."""
        exchange = Exchange(self._settings, self._traffic, "POST", path, body, LINES)
        while True:
            async with AsyncExitStack() as turn:
                await turn.enter_async_context(self._traffic)
                await self._traffic.wait()
                attempt = exchange.attempt()
                reader: Optional[LineReader] = None
                outcome: Union[Received, MatrixStepsError]
                try:
                    async with self._http.stream(**attempt.request) as response:
                        if has_lines(response):
                            reader = LineReader(response, attempt.requests)
                            # Between two lines somebody may ask something else, and needs a turn for it.
                            await turn.aclose()
                        async for piece in response.aiter_bytes():
                            if reader is None:
                                attempt.add(piece)
                                continue
                            left_at = time.monotonic()
                            for line in reader.lines(piece):
                                yield line
                            attempt.check_time(time.monotonic() - left_at)
                        outcome = attempt.received(response)
                except LOST as cause:
                    outcome = attempt.lost(cause)
                    outcome.__cause__ = cause
                    if reader is not None and reader.is_begun:
                        raise outcome from cause
                settled = exchange.settle(outcome)
                if isinstance(settled, Received):
                    if reader is None or not reader.is_begun:
                        yield settled
                    return
                await anyio.sleep(settled)

    async def _once(self, attempt: Attempt) -> Union[Received, MatrixStepsError]:
        try:
            async with self._http.stream(**attempt.request) as response:
                async for piece in response.aiter_bytes():
                    attempt.add(piece)
                return attempt.received(response)
        except LOST as cause:
            error = attempt.lost(cause)
            error.__cause__ = cause
            return error
