# Derived from the catalogue: change nothing here, run `npm run derive`.

from typing import Any, Literal, Mapping, Optional, Tuple, Union

from .._record import Record, Steps
from .._shown_steps import ShownCompactStep, ShownStep


class MetadataRequest(Record):
    """Part of Metadata."""

    request_id: str
    """Also in the header X-Request-Id."""
    correlation_id: str
    """The X-Request-Id of the request, where it had one."""
    processing_time_ms: int
    """From the arrival of the request to the answer, in milliseconds."""
    timestamp_iso: str
    """When the answer was sealed, in UTC."""
    input_hash: str
    """Equal questions have equal hashes."""


class MetadataUsage(Record):
    """Part of Metadata."""

    plan: Literal["free", "custom", "test"]
    """The free plan, a limit of this account alone, or the day of test keys."""
    limit: int
    """Answers a month."""
    requests_used: int
    """This answer included."""
    remaining: int
    """Answers that are left this month."""
    resets_at: str
    """When the count begins anew, in UTC."""


class MetadataApiDeprecation(Record):
    """Part of MetadataApi."""

    deprecated: bool


class MetadataApi(Record):
    """Part of Metadata."""

    level: Literal["lite", "standard", "detailed"]
    """The profile that was used."""
    version: str
    """The version of the routes."""
    schema_version: str
    """Semantic; its minor number grows with each added member."""
    deprecation: "MetadataApiDeprecation"


class MetadataResponse(Record):
    """Part of Metadata."""

    original_bytes: int
    """The length of this body."""
    compressed_bytes: int
    """The bytes that were sent for it."""
    compression_ratio: float
    """The first divided by the second."""
    compression_algorithm: Literal["gzip", "identity"]


class Metadata(Record):
    """Part of a reply."""

    success: bool
    """True: a refusal has no envelope."""
    status_code: int
    """200, as in the status line."""
    request: "MetadataRequest"
    usage: "MetadataUsage"
    api: "MetadataApi"
    response: "MetadataResponse"


class Taxonomy(Record):
    """Part of a reply."""

    domain: str
    branch: str
    """A branch of the domain."""
    module: str
    """A part of the branch."""
    topic: str
    """A group of operations."""
    concept: str
    """The operation."""
    concept_slug: str
    """The operation as addresses name it."""


class Endpoint(Record):
    """Part of a reply."""

    method: str
    route: str
    """The path that was posted to."""
    description: str


class NormalizedParameter(Record):
    """Part of a reply."""

    name: str
    """The name of the field."""
    label: str
    """The name as a form shows it."""
    type: Literal["str", "matrix", "bool", "int", "vector_str"]
    description: Optional[str]
    choices: Optional[Mapping[str, str]]
    """The permitted values, where there are only so many."""
    value: Any
    """What was given, or the default."""
    latex: Optional[str]
    """The value as LaTeX."""
    category: Literal["input", "options", "group"]
    """Groups lay out a form and carry no value."""


class StepMetadata(Record):
    """Part of Step."""

    width: int
    pattern: str
    color: str


class StepContentFormats(Record):
    """The step in the formats that were asked for, if any."""

    text: Optional[str]
    """plain text"""
    html: Optional[str]
    """HTML with MathML, and SVG for figures"""
    latex: Optional[str]
    """LaTeX"""
    speech: Optional[str]
    """words to be read aloud"""
    mathml: Optional[str]
    """MathML"""
    mathjson: Optional[Any]
    """MathJSON"""
    svg: Optional[str]
    """figures as SVG"""


class StepExplainFormats(Record):
    """Part of Step."""

    text: Optional[str]
    """plain text"""
    html: Optional[str]
    """HTML with MathML, and SVG for figures"""
    latex: Optional[str]
    """LaTeX"""
    speech: Optional[str]
    """words to be read aloud"""
    mathml: Optional[str]
    """MathML"""
    mathjson: Optional[Any]
    """MathJSON"""
    svg: Optional[str]
    """figures as SVG"""


class Step(ShownStep):
    """One step of the worked solution."""

    id: str
    """The same for the same question."""
    content: Union[str, Tuple[str, ...]]
    content_type: Literal["h1", "latex", "text", "border"]
    r"""In a text, formulas stand between \( and \)."""
    metadata: Optional[Union["StepMarks", "StepMetadata"]]
    explain: Optional[str]
    """The reason for the step."""
    explain_type: Optional[str]
    """What the explanation is: "info"."""
    content_formats: Optional["StepContentFormats"]
    """The step in the formats that were asked for, if any."""
    explain_formats: Optional["StepExplainFormats"]


class StepMarksMarked(Record):
    """Part of StepMarks."""

    rows: Tuple[int, ...]
    columns: Tuple[int, ...]
    cells: Tuple[Tuple[int, int], ...]


class StepMarks(Record):
    """What of its matrix a step is about, counted from 1."""

    marked: "StepMarksMarked"


class QuickAction(Record):
    """An operation that has an answer for it."""

    label: str
    api_route: str
    """The path to post to."""
    description: str
    applies_to: Literal["result", "a", "input"]
    """What the action takes: the result, the first matrix of the question, or its vectors."""
    body: Optional[Mapping[str, Any]]
    """What to post; left out where the matrix is large."""


class Link(Record):
    """Part of a reply."""

    label: str
    api_route: str
    """The path to post to."""
    description: str


class LearnEducationLevel(Record):
    """Part of Learn."""

    level: int
    """Grows with age, from 1."""
    label: str
    display_name: str
    description: Optional[str]
    age_range: str
    """Years, from and to."""


class LearnFormulae(Record):
    """Part of Learn."""

    id: str
    name: str
    latex: str
    plain_text: str
    speech: str
    description: str
    conditions: Tuple[str, ...]
    """When the formula holds."""
    variables: Tuple[str, ...]
    """Each letter with its meaning after a colon."""
    formula_type: Literal["definition", "rule", "property", "identity"]


class LearnApplications(Record):
    """Part of Learn."""

    id: str
    title: str
    industry: str
    description: str


class LearnRealWorldExamples(Record):
    """Part of Learn."""

    id: str
    title: str
    industry: str
    description: str


class LearnMisconceptionsExamplePlainText(Record):
    """Part of LearnMisconceptionsExample."""

    given: Tuple[str, ...]
    incorrect: str
    correct: str


class LearnMisconceptionsExampleSpeech(Record):
    """Part of LearnMisconceptionsExample."""

    given: Tuple[str, ...]
    incorrect: str
    correct: str


class LearnMisconceptionsExample(Record):
    """The mistake at work, as LaTeX; also as plain text and as words."""

    given: Tuple[str, ...]
    """What the names stand for."""
    incorrect: str
    """A relation that is false with these values."""
    correct: str
    """A relation that is true with these values."""
    plain_text: "LearnMisconceptionsExamplePlainText"
    speech: "LearnMisconceptionsExampleSpeech"


class LearnMisconceptions(Record):
    """Part of Learn."""

    id: str
    category: str
    """The kind of mistake: procedure, definition, notation and the like."""
    misconception: str
    """What the learner believes."""
    correct: str
    """What is true instead."""
    why_wrong: str
    """Where the belief fails."""
    example: "LearnMisconceptionsExample"
    """The mistake at work, as LaTeX; also as plain text and as words."""


class Learn(Record):
    r"""Sentences with formulas between \( and \)."""

    education_level: "LearnEducationLevel"
    summary: str
    prerequisites: Tuple[str, ...]
    """What a learner should know before."""
    intuition: Tuple[str, ...]
    """What the operation means, in everyday words."""
    concepts: Tuple[str, ...]
    """What the operation is, exactly."""
    key_terms: Tuple[str, ...]
    """Each term with its meaning after a colon."""
    objectives: Tuple[str, ...]
    """What a learner can do afterwards."""
    hints: Tuple[str, ...]
    """Advice for working by hand."""
    formulae: Tuple["LearnFormulae", ...]
    applications: Tuple["LearnApplications", ...]
    real_world_examples: Tuple["LearnRealWorldExamples", ...]
    misconceptions: Tuple["LearnMisconceptions", ...]
    learning_pathways: Tuple["LearningPathway", ...]
    next_topics: Tuple[str, ...]
    """What to learn next."""
    learn_formats: Optional[Mapping[str, Mapping[str, Any]]]
    """All of this in each format that was asked for, the formula of a card as `content`."""


class LearningPathway(Record):
    """A page to go on reading."""

    title: str
    """The title of the page."""
    provider: str
    kind: str
    """What the page is: a lesson, a textbook, a video and the like."""
    level: str
    """For whom it is written."""
    url: str


class Implementation(Record):
    """The same calculation as a program."""

    language: str
    """As a syntax highlighter knows it."""
    label: str
    code: str
    """The whole program with the inputs of this request."""
    packages: Tuple[str, ...]
    """What must be installed beside the language."""
    output: Optional[str]
    """What the program prints, where that is known beforehand."""
    arithmetic: Literal["exact", "float64"]
    """In float64 the last digits of a run may differ."""


class ExercisePromptFormats(Record):
    """Part of Exercise."""

    text: str
    html: str
    """HTML with MathML."""
    speech: str
    """Words to be read aloud."""


class ExerciseAnswerChoicesTextFormats(Record):
    """Part of ExerciseAnswerChoices."""

    text: str
    html: str
    """HTML with MathML."""
    speech: str
    """Words to be read aloud."""


class ExerciseAnswerChoices(Record):
    """The answers to choose from, where one is to be chosen."""

    id: str
    text: str
    text_formats: "ExerciseAnswerChoicesTextFormats"


class Exercise(Record):
    """Part of a reply."""

    id: str
    kind: Literal["compute", "predict", "decide", "find-value", "find-mistake", "give-example", "word-problem"]
    """What is asked for."""
    objective: Optional[str]
    """The id of the objective of the operation that the exercise tests."""
    difficulty: Literal["easy", "medium", "hard"]
    prompt: str
    r"""The problem, formulas between \( and \)."""
    prompt_formats: "ExercisePromptFormats"
    body: Optional[Mapping[str, Any]]
    """What to post for every step of the solution; null where no operation solves the exercise."""
    answer: Any
    """The answer, in the shape that the operation answers with; of other kinds a number, a list, a matrix, the id
    of a choice, the number of the wrong line with the right value, or matrices by their names.
    """
    exact: Optional[Any]
    """The answer as exact texts, where some number of it is not exactly what is written."""
    comparison: str
    """When an answer is right that is not equal to this one: `equal`, `equal-up-to-order`, `with-properties` and
    others.
    """
    answer_choices: Optional[Tuple["ExerciseAnswerChoices", ...]]
    """The answers to choose from, where one is to be chosen."""
    properties: Optional[Tuple[str, ...]]
    """What any answer must have, where there are many."""
    hints: Tuple[str, ...]
    """Ways to the answer, the last one the most detailed."""
    hint_formats: Optional[Mapping[str, Tuple[Any, ...]]]
    """The hints in the formats that were asked for, if any."""
    solution: Tuple[str, ...]
    """The worked solution, line by line, in short."""
    solution_formats: Optional[Mapping[str, Tuple[Any, ...]]]
    """The solution in the formats that were asked for, if any."""
    api_route: str
    """The path to post to."""
    seed: int
    """Asking with this seed and this difficulty draws the same exercise."""


class ResultProperties(Record):
    """A description of the result."""

    kind: Literal["matrix", "vector", "number", "integer", "shape", "polynomial", "object"]
    num_variables: None
    shape: Optional[Tuple[int, int]]
    description: str
    size_bytes: int
    """The length of the answer as JSON."""
    labels: None
    arithmetic: Literal["exact", "float64"]
    """In float64 the last digits may be wrong; a note says so."""
    rounded_to: Optional[int]
    """The decimal places that the answer was rounded to, where that changed a number of it."""


class Representations(Record):
    """Part of a reply."""

    plain_text: str
    """Readable in a fixed-width font."""
    latex: str
    """For a formula of amsmath."""
    csv: str
    """One row a line. Rows end with CR LF, but for the last."""


class CompactStepContent(Record):
    """The step in each format that was asked for."""

    text: Optional[str]
    """plain text"""
    html: Optional[str]
    """HTML with MathML, and SVG for figures"""
    latex: Optional[str]
    """LaTeX"""
    speech: Optional[str]
    """words to be read aloud"""
    mathml: Optional[str]
    """MathML"""
    mathjson: Optional[Any]
    """MathJSON"""
    svg: Optional[str]
    """figures as SVG"""


class CompactStepExplain(Record):
    """Part of CompactStep."""

    text: Optional[str]
    """plain text"""
    html: Optional[str]
    """HTML with MathML, and SVG for figures"""
    latex: Optional[str]
    """LaTeX"""
    speech: Optional[str]
    """words to be read aloud"""
    mathml: Optional[str]
    """MathML"""
    mathjson: Optional[Any]
    """MathJSON"""
    svg: Optional[str]
    """figures as SVG"""


class CompactStep(ShownCompactStep):
    """One step of the worked solution."""

    id: str
    """The same for the same question."""
    kind: Literal["heading", "formula", "prose", "figure", "rule"]
    content: "CompactStepContent"
    """The step in each format that was asked for."""
    explain: Optional["CompactStepExplain"]
    metadata: Optional["StepMarks"]


class AnswerFeedbackRightAnswer(Record):
    """The right answer, where reveal is true."""

    answer: Any
    """In the shape of the answer of the operation, or of the exercise."""
    exact: Optional[Any]
    """As exact texts, where some number of it is not exactly what is written."""


class AnswerFeedback(Record):
    """What is to be said of a student's answer."""

    operation: str
    """The operation that the answer is to."""
    exercise: Optional[str]
    """The id of the exercise, where the answer is to one."""
    verdict: Literal["correct", "correct_when_rounded", "equivalent", "incorrect", "wrong_shape", "unread"]
    """correct_when_rounded: right to the places that were written or asked for. equivalent: another form of the
    same answer, such as another row echelon form. unread: something was not understood.
    """
    sentence: str
    """The verdict in one sentence."""
    right: int
    """How many entries are right."""
    total: int
    """How many entries the right answer has."""
    wrong: Tuple["WrongPlace", ...]
    """The entries that are wrong; lists are one row."""
    explanations: Tuple["SlipExplanation", ...]
    """The slips that lead to just this answer; several are a tie, and none where no slip is known."""
    expected_shape: str
    """The form of the right answer, in words."""
    read: Optional[Union[str, Tuple[Tuple[str, ...], ...], Tuple[str, ...], Mapping[str, Any]]]
    """What was read, as exact texts in the form of the answer."""
    read_as: Optional[str]
    """What was read of one line, as one writes it: `x₁ = 1 + 2t, x₂ = t`."""
    unread: Optional["UnreadPart"]
    right_answer: Optional["AnswerFeedbackRightAnswer"]
    """The right answer, where reveal is true."""


class WrongPlace(Record):
    """Part of a reply."""

    row: int
    """Counted from 1."""
    column: int
    """Counted from 1."""
    given: str
    """What was written there."""
    part: Optional[str]
    """The part of an answer of several parts: `basis`, `permutation-sign.cycles`."""


class SlipExplanation(Record):
    """A slip that leads to just what was written."""

    kind: str
    """The slip: its id and its name."""
    sentence: str
    """What happened, without the right entry."""
    sentence_formats: Optional[Mapping[str, str]]
    """The sentence in the formats that were asked for."""
    question: str
    """What to ask the student."""


class UnreadPart(Record):
    """What was not understood; row and column are null where it is the whole."""

    row: Optional[int]
    """Counted from 1."""
    column: Optional[int]
    """Counted from 1."""
    text: str
    """What was written."""
    reason: str
    part: Optional[str]
    """The part of an answer of several parts: `basis`, `permutation-sign.cycles`."""


class WorkingFeedback(Record):
    """What is to be said of a student's working."""

    operation: str
    lines: Tuple["JudgedLine", ...]
    """One for each line, in their order."""
    first_slip: Optional[int]
    """The first line that does not follow, counted from 0."""
    answer: Literal["right", "follows", "wrong", "right-but-not-from-this-working", "unfinished", "none"]
    """What is to be said of the line with the role answer; unfinished where the last line is on the way to what is
    asked for.
    """
    hints: Tuple[str, ...]
    """Hints as plain text, each says more than the one before."""
    hint_formats: Optional[Mapping[str, Tuple[str, ...]]]
    """The hints in the formats that were asked for."""
    next_step: Optional["WorkingStep"]
    work_left: Optional[int]
    """Row operations that are left in the planned working from the last matrix; null in other workings."""
    unread: Tuple["UnreadPlace", ...]


class JudgedLineRead(Record):
    """What was read, in one plain spelling."""

    text: str
    operations: Tuple[str, ...]


class JudgedLine(Record):
    """Part of a reply."""

    line: int
    """The line that the student wrote, counted from 1."""
    part: Optional[int]
    """Which part of it, between equals signs, counted from 1; null for a whole line."""
    verdict: Literal["right", "right-unnamed-steps", "right-named-otherwise", "slip", "follows", "new-slip", "back-on-track", "unread", "cannot-tell"]
    certainty: Literal["proved", "only-explanation", "likely", "tie", "unknown"]
    read: "JudgedLineRead"
    """What was read, in one plain spelling."""
    row: Optional[int]
    """The first row that differs, counted from 1."""
    column: Optional[int]
    """The column, where a single entry differs."""
    operation: Optional[str]
    """The operation that was named or is likely to have been meant."""
    explanations: Tuple["SlipExplanation", ...]
    """Slips that give exactly this line; several are a tie."""
    expected: Optional[Tuple[Tuple[str, ...], ...]]
    """The line as it should be, at the last rung only."""


class WorkingStep(Record):
    """Part of a reply."""

    operation: Optional[str]
    """The row operation, from the third rung on."""
    hints: Tuple[str, ...]
    """Hints as plain text, each says more than the one before."""
    hint_formats: Optional[Mapping[str, Tuple[str, ...]]]
    """The hints in the formats that were asked for."""
    matrix: Optional[Tuple[Tuple[str, ...], ...]]
    """The matrix after it, at the last rung only."""


class UnreadPlace(Record):
    """Part of a reply."""

    path: Tuple[Union[str, int], ...]
    """The way to it in the body."""
    reason: str
    character: Optional[int]
    """The character of the text there, counted from 1."""


class NextStepFeedback(Record):
    """Part of a reply."""

    operation: str
    next_step: Optional["WorkingStep"]
    work_left: int
    """Row operations that are left in the planned working."""
    unread: Tuple["UnreadPlace", ...]


Explore = Mapping[str, Mapping[str, "Link"]]


class Sections(Record):
    """The sections of an envelope but the result."""

    metadata: "Metadata"
    """Facts about the request and the response, always there."""
    taxonomy: "Taxonomy"
    """Where the operation belongs."""
    endpoint: "Endpoint"
    """The route that answered."""
    task: Tuple[str, ...]
    """The problem as an exercise book states it."""
    normalized_request: Mapping[str, "NormalizedParameter"]
    """Every parameter with its value."""
    intermediate: Optional[Mapping[str, Any]]
    """What was found on the way: pivots, rank, counts."""
    steps: Steps[Step]
    """The worked solution."""
    quick_actions: Tuple["QuickAction", ...]
    """Operations worth a look next."""
    explore: "Explore"
    """Every operation of the family."""
    learn: Optional["Learn"]
    """What is worth knowing about the operation."""
    implementations: Tuple["Implementation", ...]
    """The same calculation in programming languages."""
    exercises: Tuple["Exercise", ...]
    """Problems to practise on."""
    notes: Tuple[str, ...]
    """What a reader should know about this answer."""
    notes_formats: Mapping[str, Tuple[Any, ...]]
    """The notes in the formats that were asked for, if any."""


class Details(Record):
    """What stands beside a compact result; None where it was not asked for."""

    steps: Steps[CompactStep]
    """The worked solution."""
    background: Optional[Steps[CompactStep]]
    """Theory beside the steps, where steps_bg is true."""
    request_params: Optional[Mapping[str, Any]]
    """The request with its defaults, where request_params is true."""
    learning_pathways: Optional[Tuple["LearningPathway", ...]]
    """Pages to go on reading, where learning_pathways is true."""
    related: Optional[Tuple["Link", ...]]
    """Operations that go with this one, where related is true."""
    properties: Optional["ResultProperties"]
    """A description of the result, where properties is true."""
    notes: Optional[Tuple[str, ...]]
    """What a reader should know about this answer; absent where there is nothing to say."""
    notes_formats: Optional[Mapping[str, Tuple[Any, ...]]]
    """The notes in the formats of the steps, where other than plain text is asked for."""
