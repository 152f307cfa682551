# Batches whose answers come as lines: each as soon as it is there, and none lost where a connection breaks.

import json
from typing import Any, AsyncIterator, Callable, Iterator, List, Sequence, Union

import anyio
import httpx
import pytest

from matrixsteps import (
    AsyncClient,
    Client,
    InvalidRequestError,
    MalformedReplyError,
    MatrixStepsError,
    ServiceConnectionError,
)

ANSWER = '{"id":null,"status":200,"body":{"ans":5.10}}\n'
REFUSED = '{"id":null,"status":429,"headers":{"retry-after":"0"},"body":{"detail":"Too many"}}\n'
BREAK = object()


class Pieces(httpx.SyncByteStream, httpx.AsyncByteStream):
    """The body of a reply: pieces, and perhaps the end of the connection; notes what was taken, and that it was closed."""

    def __init__(self, pieces: Sequence[Any]) -> None:
        self.pieces = pieces
        self.taken = 0
        self.is_closed = False

    def __iter__(self) -> Iterator[bytes]:
        for piece in self.pieces:
            if piece is BREAK:
                raise httpx.ReadError("the connection broke")
            self.taken += 1
            yield piece.encode()

    async def __aiter__(self) -> AsyncIterator[bytes]:
        for piece in self:
            yield piece

    def close(self) -> None:
        self.is_closed = True

    async def aclose(self) -> None:
        self.is_closed = True


def lines(*pieces: Any) -> httpx.Response:
    return httpx.Response(200, headers={"content-type": "application/jsonl"}, stream=Pieces(pieces))


Reply = Callable[[int], httpx.Response]


def transport_of(sizes: List[int], *replies: Reply) -> httpx.MockTransport:
    """Answers batches in turn, each given the number of questions."""

    def handle(request: httpx.Request) -> httpx.Response:
        assert request.headers["accept"] == "application/jsonl"
        sizes.append(len(json.loads(request.content)["questions"]))
        return replies[len(sizes) - 1](sizes[-1])

    return httpx.MockTransport(handle)


def client_of(sizes: List[int], *replies: Reply, concurrency: int = 8) -> Client:
    http = httpx.Client(transport=transport_of(sizes, *replies))
    return Client("mm_key", "http://service", concurrency=concurrency, http_client=http)


def questions_of(client: Union[Client, AsyncClient], count: int) -> List[Any]:
    return [client.questions.compact.arithmetic.add([[2]], 3)] * count


def kinds(answers: Sequence[Any]) -> List[str]:
    return [answer.kind if isinstance(answer, MatrixStepsError) else "ok" for answer in answers]


def whole(count: int) -> httpx.Response:
    return lines(*[ANSWER] * count)


def broken(_: int) -> httpx.Response:
    return lines(ANSWER, BREAK)


def test_the_service_answers_lines(servers: Any) -> None:
    with Client(servers["keys"]["usual"], servers["service"], concurrency=1) as client:
        questions: List[Any] = [client.questions.compact.arithmetic.add([[2**80]], [[n]]) for n in range(20)]
        questions.append(client.questions.matrices.inverse_2x2([[1, 2], [2, 4]]))
        answers: List[Any] = []
        for answer in client.answers_to(questions, size=15, lines=True):
            answers.append(answer)
            # There is a turn for it, although the lines are still coming.
            assert client.compact.dimensions.shape([[1, 2]]).result == (1, 2)
    assert [answer.result for answer in answers[:20]] == [[[2**80 + n]] for n in range(20)]
    assert isinstance(answers[20], InvalidRequestError)


def test_awaited_lines(servers: Any) -> None:
    async def ask() -> List[Any]:
        async with AsyncClient(servers["keys"]["usual"], servers["service"]) as client:
            questions = [client.questions.compact.dimensions.shape([[1] * n]) for n in range(1, 8)]
            answers = [reply async for reply in client.answers_to(questions, size=3, lines=True)]
            return answers + list(await client.batch(questions, lines=True))

    assert [reply.result for reply in anyio.run(ask)] == [(1, n) for n in range(1, 8)] * 2


def test_each_answer_is_there_before_the_next_piece_is_taken() -> None:
    body = Pieces([ANSWER[:20], ANSWER[20:] + ANSWER[:9], ANSWER[9:]])
    client = client_of([], lambda _: httpx.Response(200, headers={"content-type": "application/jsonl"}, stream=body))
    answers = client.answers_to(questions_of(client, 2), lines=True)
    assert kinds([next(answers)]) == ["ok"]
    assert body.taken == 2
    assert kinds(list(answers)) == ["ok"]


def test_where_the_lines_break_off_only_what_is_missing_is_asked_again() -> None:
    sizes: List[int] = []
    client = client_of(
        sizes, lambda _: lines(ANSWER * 2, ANSWER[:12], BREAK), lambda _: lines(ANSWER, REFUSED, ANSWER), whole
    )
    assert kinds(client.batch(questions_of(client, 5), lines=True)) == ["ok"] * 5
    assert sizes == [5, 3, 1]


def test_awaited_lines_that_break_off() -> None:
    sizes: List[int] = []

    async def ask() -> List[Any]:
        transport = transport_of(sizes, lambda _: lines(ANSWER * 2, BREAK), whole)
        http = httpx.AsyncClient(transport=transport)
        async with AsyncClient("mm_key", "http://service", http_client=http) as client:
            return list(await client.batch(questions_of(client, 5), lines=True))

    assert kinds(anyio.run(ask)) == ["ok"] * 5
    assert sizes == [5, 3]


def test_where_they_go_on_breaking_off_what_came_is_kept() -> None:
    sizes: List[int] = []
    client = client_of(sizes, broken, broken, broken)
    answers = client.batch(questions_of(client, 6), size=5, lines=True)
    assert kinds(answers) == ["ok"] * 3 + ["connection"] * 3
    assert isinstance(answers[-1], ServiceConnectionError)
    assert sizes == [5, 4, 3]


@pytest.mark.parametrize(
    "pieces, expected",
    [
        ([ANSWER, "<html>\n", ANSWER], ["ok", "malformed_reply", "malformed_reply"]),
        (["7\n", ANSWER], ["malformed_reply"] * 3),
        (['{"status": 200}\n'], ["malformed_reply"] * 3),
        ([ANSWER * 2], ["ok", "ok", "malformed_reply"]),
        ([ANSWER * 4], ["ok"] * 3),
        ([], ["malformed_reply"] * 3),
    ],
)
def test_replies_that_are_none(pieces: Sequence[str], expected: List[str]) -> None:
    sizes: List[int] = []
    client = client_of(sizes, lambda _: lines(*pieces))
    assert kinds(client.batch(questions_of(client, 3), lines=True)) == expected
    assert sizes == [3]


def test_a_service_that_answers_with_a_document_is_understood() -> None:
    text = '{"answers":[' + ANSWER + "," + ANSWER + "]}"
    client = client_of([], lambda _: httpx.Response(200, text=text))
    assert kinds(client.batch(questions_of(client, 2), lines=True)) == ["ok", "ok"]


def test_who_leaves_the_loop_ends_the_request() -> None:
    body = Pieces([ANSWER] * 3)
    client = client_of([], lambda _: httpx.Response(200, headers={"content-type": "application/jsonl"}, stream=body))
    answers: Any = client.answers_to(questions_of(client, 3), lines=True)
    assert kinds([next(answers)]) == ["ok"]
    answers.close()
    assert body.is_closed and body.taken < 3


def test_a_reply_without_a_line_is_malformed() -> None:
    client = client_of([], lambda _: lines())
    [answer] = client.batch(questions_of(client, 1), lines=True)
    assert isinstance(answer, MalformedReplyError)
