# Batches: what is sent, what comes back for each question, and what happens where a request fails.

import json
from typing import Any, Callable, List

import anyio
import httpx
import numpy as np
import pytest

from matrixsteps import (
    AsyncClient,
    AuthenticationError,
    Client,
    InvalidArgumentError,
    InvalidRequestError,
    MalformedReplyError,
    RateLimitError,
)
from matrixsteps._batch import _parts

Reply = Callable[[List[Any]], httpx.Response]

REFUSED = {"id": None, "status": 429, "headers": {"retry-after": "0"}, "body": {"detail": "Too many"}}
ANSWERED = {"id": None, "status": 200, "body": {"ans": [[5]]}}


def answered(questions: List[Any]) -> httpx.Response:
    return httpx.Response(200, json={"answers": [ANSWERED for _ in questions]})


def transport_of(sizes: List[int], *replies: Reply) -> httpx.MockTransport:
    """Answers batches in turn, each given the questions."""

    def handle(request: httpx.Request) -> httpx.Response:
        assert request.url.path == "/v1/batch"
        questions = json.loads(request.content)["questions"]
        sizes.append(len(questions))
        return replies[len(sizes) - 1](questions)

    return httpx.MockTransport(handle)


def client_of(sizes: List[int], *replies: Reply) -> Client:
    return Client("mm_key", "http://service", http_client=httpx.Client(transport=transport_of(sizes, *replies)))


def test_answers_are_replies_or_errors(servers: Any) -> None:
    with Client(servers["keys"]["usual"], servers["service"]) as client:
        questions = client.questions
        answers: List[Any] = client.batch(
            [
                questions.arithmetic.add(np.array([[1, 2]]), [[3, 4]], response_profile="lite"),
                questions.matrices.inverse_2x2([[1, 2], [2, 4]]),
                questions.compact.arithmetic.add([[2**80]], [[0]], result_name="sum"),
                questions.arithmetic.add([[float("nan")]], 1),
            ]
        )
    total, singular, digits, unsendable = answers
    assert isinstance(total.result.answer, np.ndarray) and total.result.answer.tolist() == [[4, 6]]
    assert isinstance(singular, InvalidRequestError) and singular.problems[0].type == "value_error.singular"
    assert digits.result == [[2**80]] and digits.name == "sum"
    assert isinstance(unsendable, InvalidArgumentError)
    assert total.response.text.startswith('{"metadata"') and total.response.usage is not None


def test_awaited_answers(servers: Any) -> None:
    async def ask() -> List[Any]:
        async with AsyncClient(servers["keys"]["usual"], servers["service"]) as client:
            questions = [client.questions.compact.dimensions.shape([[1] * n]) for n in range(1, 8)]
            return [reply async for reply in client.answers_to(questions, size=3)] + list(await client.batch(questions))

    assert [reply.result for reply in anyio.run(ask)] == [(1, n) for n in range(1, 8)] * 2


def test_many_questions_are_cut_into_requests_and_progress_is_shown() -> None:
    sizes: List[int] = []
    told: List[Any] = []

    class Bar:
        def __init__(self, *, total: int) -> None:
            told.append(total)

        def update(self, n: int) -> None:
            told.append(n)

        def close(self) -> None:
            told.append("closed")

    client = client_of(sizes, answered, answered, answered)
    answers: List[Any] = client.batch([client.questions.compact.arithmetic.add([[2]], 3)] * 250, progress=Bar)
    assert [answer.result for answer in answers] == [[[5]]] * 250
    assert sizes == [100, 100, 50]
    assert told == [250, *[1] * 250, "closed"]


def test_questions_that_were_refused_for_a_moment_are_asked_again() -> None:
    sizes: List[int] = []

    def half(questions: List[Any]) -> httpx.Response:
        answers = [REFUSED if place % 2 else ANSWERED for place, _ in enumerate(questions)]
        return httpx.Response(200, json={"answers": answers})

    client = client_of(sizes, half, answered)
    answers: List[Any] = client.batch([client.questions.compact.arithmetic.add([[2]], 3)] * 5)
    assert [answer.result for answer in answers] == [[[5]]] * 5
    assert sizes == [5, 2]


def test_a_question_that_stays_refused_has_its_error() -> None:
    def refused(questions: List[Any]) -> httpx.Response:
        return httpx.Response(200, json={"answers": [REFUSED for _ in questions]})

    client = client_of([], refused, refused, refused)
    [answer] = client.batch([client.questions.compact.arithmetic.add([[2]], 3)])
    assert isinstance(answer, RateLimitError)


def test_where_a_request_fails_its_error_stands_for_all_that_are_left() -> None:
    sizes: List[int] = []
    client = client_of(sizes, answered, lambda _: httpx.Response(401, json={"detail": "Invalid or revoked API key"}))
    answers = client.batch([client.questions.compact.arithmetic.add([[2]], 3)] * 6, size=2)
    assert [isinstance(answer, AuthenticationError) for answer in answers] == [False, False, True, True, True, True]
    assert sizes == [2, 2]


@pytest.mark.parametrize("text", ["<html>", "[]", "{}", '{"answers": []}'])
def test_replies_that_are_none(text: str) -> None:
    client = client_of([], lambda _: httpx.Response(200, text=text))
    [answer] = client.batch([client.questions.compact.arithmetic.add([[2]], 3)])
    assert isinstance(answer, MalformedReplyError)


def test_what_is_no_question_is_refused_and_nothing_is_sent() -> None:
    client = client_of([])
    nothing: Any = 5
    with pytest.raises(InvalidArgumentError, match="Item 0 is no question"):
        client.batch([nothing])
    for size in (0, 1001):
        with pytest.raises(InvalidArgumentError, match="size"):
            client.batch([], size=size)
    assert client.batch([]) == []
    with pytest.raises(TypeError, match="unexpected keyword argument 'speed'"):
        client.questions.compact.arithmetic.add([[1]], 2, speed=1)  # type: ignore[call-overload]


def test_parts_of_a_text_are_as_they_came() -> None:
    assert _parts('[ 1.50, "a,]\\"" ,{"b": [2, 3]},[] ]') == [
        ("", "1.50"),
        ("", '"a,]\\""'),
        ("", '{"b": [2, 3]}'),
        ("", "[]"),
    ]
    assert _parts('{"a" : 1e400 , "b":[]}') == [("a", "1e400"), ("b", "[]")]
    assert _parts("{ }") == []


def test_a_question_shows_where_it_leads() -> None:
    question = Client("mm_key").questions.compact.arithmetic.add([[1]], 2)
    assert repr(question).startswith("<question to /api/v1/")
