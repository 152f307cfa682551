"""What schemathesis is given besides the document: a stricter check of refusals, and the count of its requests.

A body that the schema admits may still ask for what has no answer: matrices that do not fit, or no inverse. That is a 422, and the
document says so. Only, its reason has to be one that no schema of a body can express; any other means that the document promises too much.
"""

import atexit
import collections
import json
import os
import unicodedata

import schemathesis

MATHEMATICAL = frozenset(json.loads(os.environ["MATHEMATICAL_PROBLEMS"]))


def is_ragged(value):
    """Rows of different lengths, at any depth."""
    if not isinstance(value, list):
        return False
    lengths = {len(row) for row in value if isinstance(row, list)}
    return len(lengths) > 1 or (len(lengths) == 1 and any(not isinstance(row, list) for row in value))


def is_beyond_schemas_of_tasks(problem, task):
    """Which members a task needs, and which of them are judged, depends on its operation."""
    member = problem["loc"][2] if len(problem["loc"]) > 2 else None
    value = task.get(member) if isinstance(task, dict) else None
    match problem["type"]:
        case "value_error.missing" | "value_error.not_square" | "value_error.dimension_mismatch" | "value_error.working":
            return True
        case "type_error.list":
            return is_ragged(value)
        case "value_error.str.regex":
            return has_invisible(value)
        case other:
            return other in MATHEMATICAL


def has_invisible(value):
    """Whether a text, or one in a matrix, has a character that is not seen: patterns of JSON Schema have no classes for these."""
    if isinstance(value, list):
        return any(has_invisible(item) for item in value)
    return isinstance(value, str) and any(unicodedata.category(character)[0] in "CZ" for character in value)


def is_beyond_schemas(problem, body):
    """Whether no schema could have told: mathematics, rows of different lengths, an invisible character, or a value that some
    operations and sizes take and others do not."""
    field = problem["loc"][1] if len(problem["loc"]) > 1 else None
    value = body.get(field) if isinstance(body, dict) else None
    if field == "task":
        return is_beyond_schemas_of_tasks(problem, value)
    match problem["type"]:
        case "type_error.list":
            # Only some operations have answers of parts.
            return is_ragged(value) or (field == "answer" and isinstance(value, dict))
        case "value_error.const":
            # Methods and norms depend on the size, objectives and the names of exercises on the operation; one operation
            # or several are given, not both.
            return field in ("method", "kind", "objective", "exercise", "operations")
        case "value_error.str.regex" if field == "exercise":
            return True
        case "value_error.str.regex":
            return has_invisible(value)
        case "value_error.working":
            # What students type has a grammar of its own.
            return field == "working"
        case "value_error.missing":
            # Which fields a combined endpoint needs depends on the operation that the body chooses.
            return isinstance(body, dict) and any(name in body for name in ("operation", "operations", "type"))
        case other:
            return other in MATHEMATICAL


@schemathesis.check
def refusals_of_valid_bodies_are_mathematical(ctx, response, case):
    if response.status_code != 422 or case.meta is None or not case.meta.generation.mode.is_positive:
        return
    for problem in response.json()["detail"]:
        assert is_beyond_schemas(problem, case.body), f"the schema admits what the service refuses: {problem}"


@schemathesis.check
def refusals_of_valid_messages_are_for_their_ids(ctx, response, case):
    if response.status_code != 400 or case.meta is None or not case.meta.generation.mode.is_positive:
        return
    ids = [message["id"] for message in case.body if "method" in message and "id" in message]
    assert len(set(ids)) < len(ids), f"the schema admits what the service refuses: {response.text}"


counts = collections.defaultdict(collections.Counter)


@schemathesis.hook
def after_call(context, case, response):
    counts[case.operation.label][str(response.status_code)] += 1


@atexit.register
def write_counts():
    with open(os.environ["COUNTS"], "w", encoding="utf-8") as file:
        json.dump(counts, file)
