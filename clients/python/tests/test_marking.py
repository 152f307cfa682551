# Feedback on workings, and the table of many: what a marker reads, in each format, and what an error does to the others.

import csv
import io
import json
import sys
from pathlib import Path
from typing import Any, Dict, List

import anyio
import httpx
import pytest

from matrixsteps import AsyncClient, Client, InvalidArgumentError, InvalidRequestError
from matrixsteps.__main__ import main
from matrixsteps.marking import Marking, mark

TASK = {"operation": "rref", "a": [[1, 3, 2], [4, 7, 5]], "augmented": 1}
RIGHT = [{"operations": "R2 - 4R1", "matrix": [[1, 3, 2], [0, -5, -3]]}]
SLIPPED: List[Dict[str, Any]] = [
    {"operations": "R2 -> R2 - 4R1", "matrix": [[1, 3, 2], [0, 5, -3]]},
    {"operations": "R2 / 5", "matrix": [[1, 3, 2], [0, 1, "-3/5"]]},
    {"role": "answer", "values": {"x": "19/5", "y": "-3/5"}},
]
UNREAD = [{"matrix": [[1, 3, 2], [0, "foo", -3]]}]


@pytest.fixture(scope="module")
def marking(client: Client) -> Marking:
    sheet: List[Any] = [
        {"student": "Ada", "working": RIGHT},
        json.dumps({"student": "=Ben\u001b[1m", "working": SLIPPED}),
        b"",
        b"\xff",
        json.dumps({"student": "Cy", "working": UNREAD}).encode(),
        {"student": "Di", "working": "five apples"},
        {"student": 7},
        '{"student": "Ed", "working": [{"matrix": [[NaN]]}]}',
        "[" * 100_000,
        "[]",
    ]
    return mark(client, TASK, sheet)


def test_a_slip_has_its_line_its_row_its_kind_and_what_follows(marking: Marking) -> None:
    ada, ben = marking.marks[:2]
    assert (ada.slip_line, ada.answer, ada.lines, ada.kind, ada.follow, ada.error) == (None, "none", 1, "", None, "")
    assert (ben.slip_line, ben.slip_row, ben.slip_column, ben.certainty) == (1, 2, 2, "likely")
    assert (ben.answer, ben.follow, ben.later, ben.lines) == ("follows", 2, 2, 3)
    assert ben.kind == "E3 sign-of-result"
    assert ben.sentence == "In row 2, column 2 the number is right, but its sign is not."


def test_what_cannot_be_judged_stands_in_its_place(marking: Marking) -> None:
    assert [(one.line_of_file, one.student, one.unread) for one in marking.marks if one.unread] == [(5, "Cy", "1")]
    failed = [(one.line_of_file, one.student, one.error.split(".")[0]) for one in marking.marks if one.error]
    assert failed == [
        (4, "", "it is not UTF-8"),
        (6, "Di", "working: “five apples” is not read"),
        (7, "7", "it has no member working"),
        (8, "", "it is not JSON: NaN is no number"),
        (9, "", "it is nested too deeply"),
        (10, "", "it is no object with the members student and working"),
    ]


def test_the_formats(marking: Marking) -> None:
    rows = list(csv.DictReader(io.StringIO(marking.to_csv())))
    assert len(rows) == 9
    assert (rows[1]["student"], rows[1]["slip_line"], rows[0]["slip_line"]) == ("'=Ben\x1b[1m", "1", "")
    assert [json.loads(line) for line in marking.to_json_lines().splitlines()] == marking.rows()
    text = marking.to_text()
    assert "\x1b" not in text
    head, first, second = text.splitlines()[:3]
    assert head.index("student") == first.index("Ada") == second.index("=Ben")
    assert head.index("sentence") == second.index("In row 2")
    assert text.endswith(
        "workings: 9, with a slip: 1, without one: 1, to be looked at: 1, not judged: 6\n"
        "     1  E3 sign-of-result\n"
    )


def test_nothing_gives_a_table_without_rows(client: Client) -> None:
    marking = mark(client, TASK, ["", b"\n"])
    assert (marking.marks, marking.kinds, marking.to_json_lines()) == ((), {}, "")
    assert marking.to_csv().count("\n") == 1 and marking.to_text().startswith("line of file  student")


def test_a_task_that_cannot_be_judged_is_named_in_each_row(client: Client) -> None:
    [one] = mark(client, {"operation": "rref"}, [{"student": "Ada", "working": RIGHT}]).marks
    assert one.error.startswith("task.a: ")
    nothing: Any = [1]
    with pytest.raises(InvalidArgumentError, match="task must be a dict"):
        mark(client, nothing, [])


def test_the_digits_that_were_written_are_sent() -> None:
    sent: List[str] = []

    def handle(request: httpx.Request) -> httpx.Response:
        sent.append(request.content.decode())
        return httpx.Response(422, json={"detail": []})

    http = httpx.Client(transport=httpx.MockTransport(handle))
    client = Client(None, "http://service", http_client=http)
    mark(client, TASK, ['{"working": [{"expression": 2.50}]}'], rounding=2, follow_through=False)
    assert '"working":[{"expression":2.50}]' in sent[0]
    assert '"policy":{"follow_through":false,"rounding":2},"feedback":{"rung":3}' in sent[0]


def test_an_error_of_all_ends_the_asking() -> None:
    asked: List[str] = []

    def handle(request: httpx.Request) -> httpx.Response:
        asked.append(request.url.path)
        return httpx.Response(401, json={"detail": "Invalid or revoked API key"})

    http = httpx.Client(transport=httpx.MockTransport(handle))
    marking = mark(Client("mm_secret", "http://service", http_client=http), TASK, [{"working": RIGHT}] * 50)
    assert len(asked) <= 8
    assert all("Invalid or revoked API key" in one.error for one in marking.marks)
    assert "mm_secret" not in marking.to_text() + marking.to_csv() + marking.to_json_lines() + repr(marking)


def test_a_busy_service_is_asked_again() -> None:
    replies = [httpx.Response(503, json={"detail": "busy"}, headers={"retry-after": "0"})]

    def handle(_: httpx.Request) -> httpx.Response:
        judged: Dict[str, Any] = {"operation": "rref", "lines": [], "first_slip": None, "answer": "none", "hints": [], "unread": []}
        body = {"metadata": {}, "result": {"name": "feedback", "answer": judged}}
        return replies.pop() if replies else httpx.Response(200, json=body)

    http = httpx.Client(transport=httpx.MockTransport(handle))
    [one] = mark(Client(None, "http://service", http_client=http), TASK, [{"working": RIGHT}]).marks
    assert (one.error, one.answer, replies) == ("", "none", [])


def test_feedback_is_awaited(servers: Any) -> None:
    async def ask() -> Any:
        async with AsyncClient(servers["keys"]["usual"], servers["service"]) as client:
            # Below an answer there is no next step.
            judged = await client.feedback.working(TASK, SLIPPED[:2], rung=5, next_step=True, formats=["latex"])
            step = await client.feedback.next_step(TASK)
            with pytest.raises(InvalidRequestError, match="task.operation"):
                await client.feedback.next_step({**TASK, "operation": "trace"})
            return judged.result.answer, step.result.answer

    judged, step = anyio.run(ask)
    assert judged.lines[0].expected == (("1", "3", "2"), ("0", "-5", "-3"))
    assert len(judged.hints) == len(judged.hint_formats["latex"]) == 5
    assert judged.next_step.matrix is not None and step.next_step.matrix is None
    assert step.next_step.operation == "R2 -> R2 - 4R1"


@pytest.fixture
def files(servers: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("MATRIXSTEPS_API_KEY", servers["keys"]["usual"])
    monkeypatch.setenv("MATRIXSTEPS_BASE_URL", servers["service"])
    (tmp_path / "task.json").write_text(json.dumps(TASK), "utf-8")
    lines = [json.dumps({"student": name, "working": working}) for name, working in (("Ada", RIGHT), ("Bé", SLIPPED))]
    (tmp_path / "workings.jsonl").write_text("\n".join(lines), "utf-8")
    return tmp_path


def test_the_command_prints_a_table(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["mark", "--task", str(files / "task.json"), str(files / "workings.jsonl")]
    assert main(given) == 0
    out, err = capsys.readouterr()
    assert "Bé" in out and "with a slip: 1" in out and err == ""
    assert main([*given, "--format", "csv", "--output", str(files / "marks.csv")]) == 0
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("workings: 2")
    assert (files / "marks.csv").read_text("utf-8").splitlines()[2].startswith("2,Bé,follows,3,1,2,2,likely,")
    assert main([*given, "--format", "jsonl", "--named-operations", "must-match", "--no-follow-through"]) == 0
    assert [json.loads(line)["student"] for line in capsys.readouterr().out.splitlines()] == ["Ada", "Bé"]


def test_the_command_reads_standard_input(
    files: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b'{"student": "Cy"}\n')))
    assert main(["mark", "--task", str(files / "task.json"), "-"]) == 1
    assert "it has no member working" in capsys.readouterr().out


@pytest.mark.parametrize(("task", "said"), [("[", "Expecting value"), ("5", "task must be a dict"), (None, "No such file")])
def test_the_command_says_what_it_cannot_use(
    files: Path, capsys: pytest.CaptureFixture[str], task: Any, said: str
) -> None:
    path = files / "other.json"
    if task is not None:
        path.write_text(task, "utf-8")
    assert main(["mark", "--task", str(path), str(files / "workings.jsonl")]) == 2
    assert said in capsys.readouterr().err


def test_the_command_without_a_key(
    files: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MATRIXSTEPS_API_KEY")
    assert main(["mark", "--task", str(files / "task.json"), str(files / "workings.jsonl")]) == 2
    assert "MATRIXSTEPS_API_KEY" in capsys.readouterr().err
