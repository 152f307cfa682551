# Derived from the catalogue: change nothing here, run `npm run derive`.

from typing import Literal, Mapping, Optional, Sequence, TypedDict, Union

from .._defaults import UNSET
from .._endpoint import options_of
from .._entries import Entry, Matrix, PlainEntry, PlainMatrix, PlainRow, Row

# What `include` may name.
Section = Literal["metadata", "taxonomy", "endpoint", "task", "normalized_request", "intermediate", "answer", "result", "steps", "quick_actions", "explore", "learn", "implementations", "exercises", "notes"]


class SharedOptions(TypedDict, total=False):
    """The options that do not decide which sections there are."""

    evaluate_expressions: bool
    """Whether the entries of the answer are worked out, or left as expressions such as "1 + 5". Default: True."""
    apply_decimals_in_steps: bool
    """Whether the numbers in the steps are shown rounded as well; the calculation goes on exactly. Default: False.
    """
    result_name: str
    """The name under which the result is returned. Default: "ans"."""
    steps_bg: bool
    """Whether background theory goes with the steps. Default: True."""
    steps_output_formats: Optional[Sequence[Literal["", "html", "latex", "speech"]]]
    """Formats that are added to steps, notes, hints and learning content; the empty string, or an empty list,
    means plain text. Null adds none. One of "" (plain text), "html" (HTML with MathML, and SVG for figures),
    "latex" (LaTeX), "speech" (words to be read aloud). Default: None.
    """
    steps_extra_formats: Sequence[Literal["mathml", "mathjson", "svg"]]
    """Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON), "svg" (figures as SVG).
    Default: ().
    """
    decimals: Optional[int]
    """Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1 to 15. Default:
    None.
    """
    exercise_seed: int
    """The number that decides which exercises are drawn; without it the question itself decides. From 0 to
    4294967295.
    """
    exercise_count: int
    """How many exercises the response holds. From 0 to 20. Default: 3."""
    exercise_difficulty: Literal["mixed", "easy", "medium", "hard"]
    """How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard), "easy" (small whole numbers),
    "medium" (negative numbers, larger sizes, special cases), "hard" (fractions, longer working, cases to be
    thought about). Default: "mixed".
    """
    steps_length: Literal["short", "normal", "full"]
    """How much of the working the steps show; a step has the same id at every length. One of "short" (the lines
    that a teacher in a hurry writes), "normal" (each step with its reason, and a check), "full" (every product
    and every difference too). Default: "normal".
    """
    explain_failure: bool
    """Whether mathematics that has no answer is explained: the 422 then holds the steps up to where one sees why,
    and counts as one answer. Default: False.
    """
    notation: Mapping[str, str]
    """How the steps write determinants (bars or det), row operations (arrow, assignment or beside the matrix),
    rows (R, L or r) and decimals (point or comma); an object with the members to be changed.
    """
    exercise_kind: Literal["compute", "mixed", "predict", "decide", "find-value", "find-mistake", "give-example", "word-problem"]
    """What the exercises ask for. One of "compute" (the operation is to be carried out), "mixed" (exercises of all
    kinds that the operation has), "predict" (what happens is to be said without working it out), "decide" (one
    of several statements, with its reason, is right), "find-value" (an unknown number or matrix is to be
    found), "find-mistake" (one line of a working is wrong), "give-example" (any answer with certain properties
    is right), "word-problem" (a situation is described in words). Default: "compute".
    """


class EnvelopeOptions(SharedOptions, total=False):
    """The options of every method that answers with an envelope."""

    response_profile: Literal["lite", "standard", "detailed"]
    """How much the response holds. One of "lite" (metadata, taxonomy and the answer), "standard" (the same with
    the steps), "detailed" (every section). Default: "detailed".
    """
    include: Optional[Sequence[Section]]
    """The sections of the response; replaces what the profile selects. Metadata is always there. One of "metadata"
    (facts about the request and the response, always there), "taxonomy" (where the operation belongs),
    "endpoint" (the route that answered), "task" (the problem as an exercise book states it),
    "normalized_request" (every parameter with its value), "intermediate" (what was found on the way: pivots,
    rank, counts), "answer" (the result without description: name, answer and exact values), "result" (the
    result with its properties and representations), "steps" (the worked solution), "quick_actions" (operations
    worth a look next), "explore" (every operation of the family), "learn" (what is worth knowing about the
    operation), "implementations" (the same calculation in programming languages), "exercises" (problems to
    practise on), "notes" (what a reader should know about this answer). Default: None.
    """


class LiteOptions(SharedOptions):
    """The options of a call with the profile "lite"."""

    response_profile: Literal["lite"]


ENVELOPE_OPTIONS = options_of(
    EnvelopeOptions,
    {
        "response_profile": (
            "detailed",
            """How much the response holds. One of "lite" (metadata, taxonomy and the answer), "standard" (the same
            with the steps), "detailed" (every section). Default: "detailed".
            """,
        ),
        "evaluate_expressions": (
            True,
            """Whether the entries of the answer are worked out, or left as expressions such as "1 + 5". Default:
            True.
            """,
        ),
        "apply_decimals_in_steps": (
            False,
            """Whether the numbers in the steps are shown rounded as well; the calculation goes on exactly.
            Default: False.
            """,
        ),
        "include": (
            None,
            """The sections of the response; replaces what the profile selects. Metadata is always there. One of
            "metadata" (facts about the request and the response, always there), "taxonomy" (where the operation
            belongs), "endpoint" (the route that answered), "task" (the problem as an exercise book states it),
            "normalized_request" (every parameter with its value), "intermediate" (what was found on the way:
            pivots, rank, counts), "answer" (the result without description: name, answer and exact values),
            "result" (the result with its properties and representations), "steps" (the worked solution),
            "quick_actions" (operations worth a look next), "explore" (every operation of the family), "learn"
            (what is worth knowing about the operation), "implementations" (the same calculation in programming
            languages), "exercises" (problems to practise on), "notes" (what a reader should know about this
            answer). Default: None.
            """,
        ),
        "result_name": (
            "ans",
            """The name under which the result is returned. Default: "ans".""",
        ),
        "steps_bg": (
            True,
            """Whether background theory goes with the steps. Default: True.""",
        ),
        "steps_output_formats": (
            None,
            """Formats that are added to steps, notes, hints and learning content; the empty string, or an empty
            list, means plain text. Null adds none. One of "" (plain text), "html" (HTML with MathML, and SVG
            for figures), "latex" (LaTeX), "speech" (words to be read aloud). Default: None.
            """,
        ),
        "steps_extra_formats": (
            (),
            """Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON), "svg" (figures as
            SVG). Default: ().
            """,
        ),
        "decimals": (
            None,
            """Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1 to 15.
            Default: None.
            """,
        ),
        "exercise_seed": (
            UNSET,
            """The number that decides which exercises are drawn; without it the question itself decides. From 0 to
            4294967295.
            """,
        ),
        "exercise_count": (
            3,
            """How many exercises the response holds. From 0 to 20. Default: 3.""",
        ),
        "exercise_difficulty": (
            "mixed",
            """How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard), "easy" (small whole
            numbers), "medium" (negative numbers, larger sizes, special cases), "hard" (fractions, longer
            working, cases to be thought about). Default: "mixed".
            """,
        ),
        "steps_length": (
            "normal",
            """How much of the working the steps show; a step has the same id at every length. One of "short" (the
            lines that a teacher in a hurry writes), "normal" (each step with its reason, and a check), "full"
            (every product and every difference too). Default: "normal".
            """,
        ),
        "explain_failure": (
            False,
            """Whether mathematics that has no answer is explained: the 422 then holds the steps up to where one
            sees why, and counts as one answer. Default: False.
            """,
        ),
        "notation": (
            UNSET,
            """How the steps write determinants (bars or det), row operations (arrow, assignment or beside the
            matrix), rows (R, L or r) and decimals (point or comma); an object with the members to be changed.
            """,
        ),
        "exercise_kind": (
            "compute",
            """What the exercises ask for. One of "compute" (the operation is to be carried out), "mixed"
            (exercises of all kinds that the operation has), "predict" (what happens is to be said without
            working it out), "decide" (one of several statements, with its reason, is right), "find-value" (an
            unknown number or matrix is to be found), "find-mistake" (one line of a working is wrong),
            "give-example" (any answer with certain properties is right), "word-problem" (a situation is
            described in words). Default: "compute".
            """,
        ),
    },
)


class CompactOptions(TypedDict, total=False):
    """The options of every compact method."""

    result_name: str
    """The name under which the result is returned. Default: "ans"."""
    api_level: Literal["lite", "standard", "detailed"]
    """How much the response holds. One of "lite" (the result alone), "standard" (the result alone), "detailed"
    (the result with its steps, theory, links and properties). Default: "detailed".
    """
    steps_bg: bool
    """Whether background theory goes with the steps. Default: True."""
    steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]]
    """The formats of the steps; the empty string means plain text. An empty list means plain text too. One of ""
    (plain text), "html" (HTML with MathML, and SVG for figures), "latex" (LaTeX), "speech" (words to be read
    aloud). Default: ("",).
    """
    steps_extra_formats: Sequence[Literal["mathml", "mathjson", "svg"]]
    """Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON), "svg" (figures as SVG).
    Default: ().
    """
    decimals: Optional[int]
    """Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1 to 15. Default:
    None.
    """
    apply_decimals_in_steps: bool
    """Whether the numbers in the steps are shown rounded as well; the calculation goes on exactly. Default: False.
    """
    request_params: bool
    """Whether the response holds a normalized copy of the request. Default: True."""
    learning_pathways: bool
    """Whether the response links learning resources. Default: True."""
    related: bool
    """Whether the response links related endpoints. Default: True."""
    properties: bool
    """Whether the response describes the result. Default: True."""
    steps_length: Literal["short", "normal", "full"]
    """How much of the working the steps show; a step has the same id at every length. One of "short" (the lines
    that a teacher in a hurry writes), "normal" (each step with its reason, and a check), "full" (every product
    and every difference too). Default: "normal".
    """
    explain_failure: bool
    """Whether mathematics that has no answer is explained: the 422 then holds the steps up to where one sees why,
    and counts as one answer. Default: False.
    """
    notation: Mapping[str, str]
    """How the steps write determinants (bars or det), row operations (arrow, assignment or beside the matrix),
    rows (R, L or r) and decimals (point or comma); an object with the members to be changed.
    """


COMPACT_OPTIONS = options_of(
    CompactOptions,
    {
        "result_name": (
            "ans",
            """The name under which the result is returned. Default: "ans".""",
        ),
        "api_level": (
            "detailed",
            """How much the response holds. One of "lite" (the result alone), "standard" (the result alone),
            "detailed" (the result with its steps, theory, links and properties). Default: "detailed".
            """,
        ),
        "steps_bg": (
            True,
            """Whether background theory goes with the steps. Default: True.""",
        ),
        "steps_output_formats": (
            ("",),
            """The formats of the steps; the empty string means plain text. An empty list means plain text too. One
            of "" (plain text), "html" (HTML with MathML, and SVG for figures), "latex" (LaTeX), "speech" (words
            to be read aloud). Default: ("",).
            """,
        ),
        "steps_extra_formats": (
            (),
            """Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON), "svg" (figures as
            SVG). Default: ().
            """,
        ),
        "decimals": (
            None,
            """Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1 to 15.
            Default: None.
            """,
        ),
        "apply_decimals_in_steps": (
            False,
            """Whether the numbers in the steps are shown rounded as well; the calculation goes on exactly.
            Default: False.
            """,
        ),
        "request_params": (
            True,
            """Whether the response holds a normalized copy of the request. Default: True.""",
        ),
        "learning_pathways": (
            True,
            """Whether the response links learning resources. Default: True.""",
        ),
        "related": (
            True,
            """Whether the response links related endpoints. Default: True.""",
        ),
        "properties": (
            True,
            """Whether the response describes the result. Default: True.""",
        ),
        "steps_length": (
            "normal",
            """How much of the working the steps show; a step has the same id at every length. One of "short" (the
            lines that a teacher in a hurry writes), "normal" (each step with its reason, and a check), "full"
            (every product and every difference too). Default: "normal".
            """,
        ),
        "explain_failure": (
            False,
            """Whether mathematics that has no answer is explained: the 422 then holds the steps up to where one
            sees why, and counts as one answer. Default: False.
            """,
        ),
        "notation": (
            UNSET,
            """How the steps write determinants (bars or det), row operations (arrow, assignment or beside the
            matrix), rows (R, L or r) and decimals (point or comma); an object with the members to be changed.
            """,
        ),
    },
)


class OwnArithmeticMatmulOptions(TypedDict, total=False):
    """Options of `matmul` alone."""

    method: Literal["auto", "row-by-column", "columns", "outer"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "row-by-column" (every entry is the dot product of a row of A and a column of B), "columns" (every
    column is a combination of the columns of A, weighted by a column of B), "outer" (the sum of each column of
    A times the row of B with the same number). Default: "auto".
    """


class ArithmeticMatmulOptions(OwnArithmeticMatmulOptions, EnvelopeOptions, total=False):
    """Options of `matmul`."""


class ArithmeticMatmulLiteOptions(OwnArithmeticMatmulOptions, LiteOptions):
    """Options of `matmul` with the profile "lite"."""


ARITHMETIC_MATMUL_OPTIONS = options_of(
    ArithmeticMatmulOptions,
    {
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "row-by-column" (every entry is the dot product of a row of A and a column of B),
            "columns" (every column is a combination of the columns of A, weighted by a column of B), "outer"
            (the sum of each column of A times the row of B with the same number). Default: "auto".
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class CompactArithmeticMatmulOptions(CompactOptions, total=False):
    """Options of `matmul`."""

    method: Literal["auto", "row-by-column", "columns", "outer"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "row-by-column" (every entry is the dot product of a row of A and a column of B), "columns" (every
    column is a combination of the columns of A, weighted by a column of B), "outer" (the sum of each column of
    A times the row of B with the same number). Default: "auto".
    """


COMPACT_ARITHMETIC_MATMUL_OPTIONS = options_of(
    CompactArithmeticMatmulOptions,
    {
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "row-by-column" (every entry is the dot product of a row of A and a column of B),
            "columns" (every column is a combination of the columns of A, weighted by a column of B), "outer"
            (the sum of each column of A times the row of B with the same number). Default: "auto".
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactArithmeticByOperationOptions(CompactOptions, total=False):
    """Options of `by_operation`."""

    method: Literal["auto", "row-by-column", "columns", "outer"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "row-by-column" (every entry is the dot product of a row of A and a column of B), "columns" (every
    column is a combination of the columns of A, weighted by a column of B), "outer" (the sum of each column of
    A times the row of B with the same number). Default: "auto".
    """


COMPACT_ARITHMETIC_BY_OPERATION_OPTIONS = options_of(
    CompactArithmeticByOperationOptions,
    {
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "row-by-column" (every entry is the dot product of a row of A and a column of B),
            "columns" (every column is a combination of the columns of A, weighted by a column of B), "outer"
            (the sum of each column of A times the row of B with the same number). Default: "auto".
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class OwnStatisticsRowVarOptions(TypedDict, total=False):
    """Options of `row_var` alone."""

    ddof: int
    """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where
    they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
    """


class StatisticsRowVarOptions(OwnStatisticsRowVarOptions, EnvelopeOptions, total=False):
    """Options of `row_var`."""


class StatisticsRowVarLiteOptions(OwnStatisticsRowVarOptions, LiteOptions):
    """Options of `row_var` with the profile "lite"."""


STATISTICS_ROW_VAR_OPTIONS = options_of(
    StatisticsRowVarOptions,
    {
        "ddof": (
            0,
            """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1
            where they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnStatisticsColVarOptions(TypedDict, total=False):
    """Options of `col_var` alone."""

    ddof: int
    """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where
    they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
    """


class StatisticsColVarOptions(OwnStatisticsColVarOptions, EnvelopeOptions, total=False):
    """Options of `col_var`."""


class StatisticsColVarLiteOptions(OwnStatisticsColVarOptions, LiteOptions):
    """Options of `col_var` with the profile "lite"."""


STATISTICS_COL_VAR_OPTIONS = options_of(
    StatisticsColVarOptions,
    {
        "ddof": (
            0,
            """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1
            where they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnStatisticsMatVarOptions(TypedDict, total=False):
    """Options of `mat_var` alone."""

    ddof: int
    """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where
    they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
    """


class StatisticsMatVarOptions(OwnStatisticsMatVarOptions, EnvelopeOptions, total=False):
    """Options of `mat_var`."""


class StatisticsMatVarLiteOptions(OwnStatisticsMatVarOptions, LiteOptions):
    """Options of `mat_var` with the profile "lite"."""


STATISTICS_MAT_VAR_OPTIONS = options_of(
    StatisticsMatVarOptions,
    {
        "ddof": (
            0,
            """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1
            where they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnStatisticsRowStdOptions(TypedDict, total=False):
    """Options of `row_std` alone."""

    ddof: int
    """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where
    they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
    """


class StatisticsRowStdOptions(OwnStatisticsRowStdOptions, EnvelopeOptions, total=False):
    """Options of `row_std`."""


class StatisticsRowStdLiteOptions(OwnStatisticsRowStdOptions, LiteOptions):
    """Options of `row_std` with the profile "lite"."""


STATISTICS_ROW_STD_OPTIONS = options_of(
    StatisticsRowStdOptions,
    {
        "ddof": (
            0,
            """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1
            where they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnStatisticsColStdOptions(TypedDict, total=False):
    """Options of `col_std` alone."""

    ddof: int
    """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where
    they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
    """


class StatisticsColStdOptions(OwnStatisticsColStdOptions, EnvelopeOptions, total=False):
    """Options of `col_std`."""


class StatisticsColStdLiteOptions(OwnStatisticsColStdOptions, LiteOptions):
    """Options of `col_std` with the profile "lite"."""


STATISTICS_COL_STD_OPTIONS = options_of(
    StatisticsColStdOptions,
    {
        "ddof": (
            0,
            """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1
            where they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnStatisticsMatStdOptions(TypedDict, total=False):
    """Options of `mat_std` alone."""

    ddof: int
    """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where
    they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
    """


class StatisticsMatStdOptions(OwnStatisticsMatStdOptions, EnvelopeOptions, total=False):
    """Options of `mat_std`."""


class StatisticsMatStdLiteOptions(OwnStatisticsMatStdOptions, LiteOptions):
    """Options of `mat_std` with the profile "lite"."""


STATISTICS_MAT_STD_OPTIONS = options_of(
    StatisticsMatStdOptions,
    {
        "ddof": (
            0,
            """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1
            where they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnStatisticsCovarianceOptions(TypedDict, total=False):
    """Options of `covariance` alone."""

    ddof: int
    """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where
    they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
    """


class StatisticsCovarianceOptions(OwnStatisticsCovarianceOptions, EnvelopeOptions, total=False):
    """Options of `covariance`."""


class StatisticsCovarianceLiteOptions(OwnStatisticsCovarianceOptions, LiteOptions):
    """Options of `covariance` with the profile "lite"."""


STATISTICS_COVARIANCE_OPTIONS = options_of(
    StatisticsCovarianceOptions,
    {
        "ddof": (
            0,
            """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1
            where they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class CompactStatisticsRowVarOptions(CompactOptions, total=False):
    """Options of `row_var`."""

    ddof: int
    """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where
    they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
    """


COMPACT_STATISTICS_ROW_VAR_OPTIONS = options_of(
    CompactStatisticsRowVarOptions,
    {
        "ddof": (
            0,
            """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1
            where they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactStatisticsColVarOptions(CompactOptions, total=False):
    """Options of `col_var`."""

    ddof: int
    """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where
    they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
    """


COMPACT_STATISTICS_COL_VAR_OPTIONS = options_of(
    CompactStatisticsColVarOptions,
    {
        "ddof": (
            0,
            """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1
            where they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactStatisticsMatVarOptions(CompactOptions, total=False):
    """Options of `mat_var`."""

    ddof: int
    """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where
    they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
    """


COMPACT_STATISTICS_MAT_VAR_OPTIONS = options_of(
    CompactStatisticsMatVarOptions,
    {
        "ddof": (
            0,
            """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1
            where they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactStatisticsRowStdOptions(CompactOptions, total=False):
    """Options of `row_std`."""

    ddof: int
    """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where
    they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
    """


COMPACT_STATISTICS_ROW_STD_OPTIONS = options_of(
    CompactStatisticsRowStdOptions,
    {
        "ddof": (
            0,
            """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1
            where they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactStatisticsColStdOptions(CompactOptions, total=False):
    """Options of `col_std`."""

    ddof: int
    """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where
    they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
    """


COMPACT_STATISTICS_COL_STD_OPTIONS = options_of(
    CompactStatisticsColStdOptions,
    {
        "ddof": (
            0,
            """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1
            where they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactStatisticsMatStdOptions(CompactOptions, total=False):
    """Options of `mat_std`."""

    ddof: int
    """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where
    they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
    """


COMPACT_STATISTICS_MAT_STD_OPTIONS = options_of(
    CompactStatisticsMatStdOptions,
    {
        "ddof": (
            0,
            """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1
            where they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactStatisticsCovarianceOptions(CompactOptions, total=False):
    """Options of `covariance`."""

    ddof: int
    """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where
    they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
    """


COMPACT_STATISTICS_COVARIANCE_OPTIONS = options_of(
    CompactStatisticsCovarianceOptions,
    {
        "ddof": (
            0,
            """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1
            where they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactStatisticsByTypeOptions(CompactOptions, total=False):
    """Options of `by_type`."""

    ddof: int
    """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where
    they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
    """


COMPACT_STATISTICS_BY_TYPE_OPTIONS = options_of(
    CompactStatisticsByTypeOptions,
    {
        "ddof": (
            0,
            """What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1
            where they are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class OwnMatricesDeterminant2x2Options(TypedDict, total=False):
    """Options of `determinant_2x2` alone."""

    method: Literal["auto", "formula", "cofactor", "row-reduction", "bareiss", "leibniz"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "formula" (ad − bc, for 2x2 matrices), "cofactor" (expansion along the row or column with most
    zeros, up to 5x5), "row-reduction" (elimination to triangular form, with the row swaps counted), "bareiss"
    (fraction-free elimination, in which every division comes out even), "leibniz" (the sum over all
    permutations, up to 4x4). Default: "auto".
    """


class MatricesDeterminant2x2Options(OwnMatricesDeterminant2x2Options, EnvelopeOptions, total=False):
    """Options of `determinant_2x2`."""


class MatricesDeterminant2x2LiteOptions(OwnMatricesDeterminant2x2Options, LiteOptions):
    """Options of `determinant_2x2` with the profile "lite"."""


MATRICES_DETERMINANT_2X2_OPTIONS = options_of(
    MatricesDeterminant2x2Options,
    {
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "formula" (ad − bc, for 2x2 matrices), "cofactor" (expansion along the row or column
            with most zeros, up to 5x5), "row-reduction" (elimination to triangular form, with the row swaps
            counted), "bareiss" (fraction-free elimination, in which every division comes out even), "leibniz"
            (the sum over all permutations, up to 4x4). Default: "auto".
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnMatricesDeterminant3x3Options(TypedDict, total=False):
    """Options of `determinant_3x3` alone."""

    method: Literal["auto", "sarrus", "cofactor", "row-operations-then-cofactor", "row-reduction", "bareiss", "leibniz"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "sarrus" (the rule of Sarrus, for 3x3 matrices), "cofactor" (expansion along the row or column
    with most zeros, up to 5x5), "row-operations-then-cofactor" (row operations clear a column, then expansion
    along it, from 3x3 up to 6x6), "row-reduction" (elimination to triangular form, with the row swaps counted),
    "bareiss" (fraction-free elimination, in which every division comes out even), "leibniz" (the sum over all
    permutations, up to 4x4). Default: "auto".
    """


class MatricesDeterminant3x3Options(OwnMatricesDeterminant3x3Options, EnvelopeOptions, total=False):
    """Options of `determinant_3x3`."""


class MatricesDeterminant3x3LiteOptions(OwnMatricesDeterminant3x3Options, LiteOptions):
    """Options of `determinant_3x3` with the profile "lite"."""


MATRICES_DETERMINANT_3X3_OPTIONS = options_of(
    MatricesDeterminant3x3Options,
    {
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "sarrus" (the rule of Sarrus, for 3x3 matrices), "cofactor" (expansion along the row
            or column with most zeros, up to 5x5), "row-operations-then-cofactor" (row operations clear a
            column, then expansion along it, from 3x3 up to 6x6), "row-reduction" (elimination to triangular
            form, with the row swaps counted), "bareiss" (fraction-free elimination, in which every division
            comes out even), "leibniz" (the sum over all permutations, up to 4x4). Default: "auto".
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnMatricesDeterminantNxnOptions(TypedDict, total=False):
    """Options of `determinant_nxn` alone."""

    method: Literal["auto", "formula", "sarrus", "cofactor", "row-operations-then-cofactor", "row-reduction", "bareiss", "leibniz"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "formula" (ad − bc, for 2x2 matrices), "sarrus" (the rule of Sarrus, for 3x3 matrices), "cofactor"
    (expansion along the row or column with most zeros, up to 5x5), "row-operations-then-cofactor" (row
    operations clear a column, then expansion along it, from 3x3 up to 6x6), "row-reduction" (elimination to
    triangular form, with the row swaps counted), "bareiss" (fraction-free elimination, in which every division
    comes out even), "leibniz" (the sum over all permutations, up to 4x4). Default: "auto".
    """


class MatricesDeterminantNxnOptions(OwnMatricesDeterminantNxnOptions, EnvelopeOptions, total=False):
    """Options of `determinant_nxn`."""


class MatricesDeterminantNxnLiteOptions(OwnMatricesDeterminantNxnOptions, LiteOptions):
    """Options of `determinant_nxn` with the profile "lite"."""


MATRICES_DETERMINANT_NXN_OPTIONS = options_of(
    MatricesDeterminantNxnOptions,
    {
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "formula" (ad − bc, for 2x2 matrices), "sarrus" (the rule of Sarrus, for 3x3
            matrices), "cofactor" (expansion along the row or column with most zeros, up to 5x5),
            "row-operations-then-cofactor" (row operations clear a column, then expansion along it, from 3x3 up
            to 6x6), "row-reduction" (elimination to triangular form, with the row swaps counted), "bareiss"
            (fraction-free elimination, in which every division comes out even), "leibniz" (the sum over all
            permutations, up to 4x4). Default: "auto".
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnMatricesInverse2x2Options(TypedDict, total=False):
    """Options of `inverse_2x2` alone."""

    method: Literal["auto", "adjugate", "gauss-jordan"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "adjugate" (the transposed matrix of cofactors over the determinant, up to 4x4), "gauss-jordan"
    (row reduction of the matrix with the identity matrix beside it). Default: "auto".
    """


class MatricesInverse2x2Options(OwnMatricesInverse2x2Options, EnvelopeOptions, total=False):
    """Options of `inverse_2x2`."""


class MatricesInverse2x2LiteOptions(OwnMatricesInverse2x2Options, LiteOptions):
    """Options of `inverse_2x2` with the profile "lite"."""


MATRICES_INVERSE_2X2_OPTIONS = options_of(
    MatricesInverse2x2Options,
    {
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "adjugate" (the transposed matrix of cofactors over the determinant, up to 4x4),
            "gauss-jordan" (row reduction of the matrix with the identity matrix beside it). Default: "auto".
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnMatricesInverse3x3Options(TypedDict, total=False):
    """Options of `inverse_3x3` alone."""

    method: Literal["auto", "adjugate", "gauss-jordan"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "adjugate" (the transposed matrix of cofactors over the determinant, up to 4x4), "gauss-jordan"
    (row reduction of the matrix with the identity matrix beside it). Default: "auto".
    """


class MatricesInverse3x3Options(OwnMatricesInverse3x3Options, EnvelopeOptions, total=False):
    """Options of `inverse_3x3`."""


class MatricesInverse3x3LiteOptions(OwnMatricesInverse3x3Options, LiteOptions):
    """Options of `inverse_3x3` with the profile "lite"."""


MATRICES_INVERSE_3X3_OPTIONS = options_of(
    MatricesInverse3x3Options,
    {
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "adjugate" (the transposed matrix of cofactors over the determinant, up to 4x4),
            "gauss-jordan" (row reduction of the matrix with the identity matrix beside it). Default: "auto".
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnMatricesInverseNxnOptions(TypedDict, total=False):
    """Options of `inverse_nxn` alone."""

    method: Literal["auto", "adjugate", "gauss-jordan"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "adjugate" (the transposed matrix of cofactors over the determinant, up to 4x4), "gauss-jordan"
    (row reduction of the matrix with the identity matrix beside it). Default: "auto".
    """


class MatricesInverseNxnOptions(OwnMatricesInverseNxnOptions, EnvelopeOptions, total=False):
    """Options of `inverse_nxn`."""


class MatricesInverseNxnLiteOptions(OwnMatricesInverseNxnOptions, LiteOptions):
    """Options of `inverse_nxn` with the profile "lite"."""


MATRICES_INVERSE_NXN_OPTIONS = options_of(
    MatricesInverseNxnOptions,
    {
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "adjugate" (the transposed matrix of cofactors over the determinant, up to 4x4),
            "gauss-jordan" (row reduction of the matrix with the identity matrix beside it). Default: "auto".
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnMatricesMinorsOptions(TypedDict, total=False):
    """Options of `minors` alone."""

    row: Optional[int]
    """The row of the place whose minor is wanted; together with col, or neither."""
    col: Optional[int]
    """The column of the place whose minor is wanted; together with row, or neither."""
    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


class MatricesMinorsOptions(OwnMatricesMinorsOptions, EnvelopeOptions, total=False):
    """Options of `minors`."""


class MatricesMinorsLiteOptions(OwnMatricesMinorsOptions, LiteOptions):
    """Options of `minors` with the profile "lite"."""


MATRICES_MINORS_OPTIONS = options_of(
    MatricesMinorsOptions,
    {
        "row": (
            UNSET,
            """The row of the place whose minor is wanted; together with col, or neither.""",
        ),
        "col": (
            UNSET,
            """The column of the place whose minor is wanted; together with row, or neither.""",
        ),
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnMatricesClassifyOptions(TypedDict, total=False):
    """Options of `classify` alone."""

    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


class MatricesClassifyOptions(OwnMatricesClassifyOptions, EnvelopeOptions, total=False):
    """Options of `classify`."""


class MatricesClassifyLiteOptions(OwnMatricesClassifyOptions, LiteOptions):
    """Options of `classify` with the profile "lite"."""


MATRICES_CLASSIFY_OPTIONS = options_of(
    MatricesClassifyOptions,
    {
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class CompactMatricesDeterminant2x2Options(CompactOptions, total=False):
    """Options of `determinant_2x2`."""

    method: Literal["auto", "formula", "cofactor", "row-reduction", "bareiss", "leibniz"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "formula" (ad − bc, for 2x2 matrices), "cofactor" (expansion along the row or column with most
    zeros, up to 5x5), "row-reduction" (elimination to triangular form, with the row swaps counted), "bareiss"
    (fraction-free elimination, in which every division comes out even), "leibniz" (the sum over all
    permutations, up to 4x4). Default: "auto".
    """


COMPACT_MATRICES_DETERMINANT_2X2_OPTIONS = options_of(
    CompactMatricesDeterminant2x2Options,
    {
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "formula" (ad − bc, for 2x2 matrices), "cofactor" (expansion along the row or column
            with most zeros, up to 5x5), "row-reduction" (elimination to triangular form, with the row swaps
            counted), "bareiss" (fraction-free elimination, in which every division comes out even), "leibniz"
            (the sum over all permutations, up to 4x4). Default: "auto".
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactMatricesDeterminant3x3Options(CompactOptions, total=False):
    """Options of `determinant_3x3`."""

    method: Literal["auto", "sarrus", "cofactor", "row-operations-then-cofactor", "row-reduction", "bareiss", "leibniz"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "sarrus" (the rule of Sarrus, for 3x3 matrices), "cofactor" (expansion along the row or column
    with most zeros, up to 5x5), "row-operations-then-cofactor" (row operations clear a column, then expansion
    along it, from 3x3 up to 6x6), "row-reduction" (elimination to triangular form, with the row swaps counted),
    "bareiss" (fraction-free elimination, in which every division comes out even), "leibniz" (the sum over all
    permutations, up to 4x4). Default: "auto".
    """


COMPACT_MATRICES_DETERMINANT_3X3_OPTIONS = options_of(
    CompactMatricesDeterminant3x3Options,
    {
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "sarrus" (the rule of Sarrus, for 3x3 matrices), "cofactor" (expansion along the row
            or column with most zeros, up to 5x5), "row-operations-then-cofactor" (row operations clear a
            column, then expansion along it, from 3x3 up to 6x6), "row-reduction" (elimination to triangular
            form, with the row swaps counted), "bareiss" (fraction-free elimination, in which every division
            comes out even), "leibniz" (the sum over all permutations, up to 4x4). Default: "auto".
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactMatricesDeterminantNxnOptions(CompactOptions, total=False):
    """Options of `determinant_nxn`."""

    method: Literal["auto", "formula", "sarrus", "cofactor", "row-operations-then-cofactor", "row-reduction", "bareiss", "leibniz"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "formula" (ad − bc, for 2x2 matrices), "sarrus" (the rule of Sarrus, for 3x3 matrices), "cofactor"
    (expansion along the row or column with most zeros, up to 5x5), "row-operations-then-cofactor" (row
    operations clear a column, then expansion along it, from 3x3 up to 6x6), "row-reduction" (elimination to
    triangular form, with the row swaps counted), "bareiss" (fraction-free elimination, in which every division
    comes out even), "leibniz" (the sum over all permutations, up to 4x4). Default: "auto".
    """


COMPACT_MATRICES_DETERMINANT_NXN_OPTIONS = options_of(
    CompactMatricesDeterminantNxnOptions,
    {
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "formula" (ad − bc, for 2x2 matrices), "sarrus" (the rule of Sarrus, for 3x3
            matrices), "cofactor" (expansion along the row or column with most zeros, up to 5x5),
            "row-operations-then-cofactor" (row operations clear a column, then expansion along it, from 3x3 up
            to 6x6), "row-reduction" (elimination to triangular form, with the row swaps counted), "bareiss"
            (fraction-free elimination, in which every division comes out even), "leibniz" (the sum over all
            permutations, up to 4x4). Default: "auto".
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactMatricesInverse2x2Options(CompactOptions, total=False):
    """Options of `inverse_2x2`."""

    method: Literal["auto", "adjugate", "gauss-jordan"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "adjugate" (the transposed matrix of cofactors over the determinant, up to 4x4), "gauss-jordan"
    (row reduction of the matrix with the identity matrix beside it). Default: "auto".
    """


COMPACT_MATRICES_INVERSE_2X2_OPTIONS = options_of(
    CompactMatricesInverse2x2Options,
    {
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "adjugate" (the transposed matrix of cofactors over the determinant, up to 4x4),
            "gauss-jordan" (row reduction of the matrix with the identity matrix beside it). Default: "auto".
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactMatricesInverse3x3Options(CompactOptions, total=False):
    """Options of `inverse_3x3`."""

    method: Literal["auto", "adjugate", "gauss-jordan"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "adjugate" (the transposed matrix of cofactors over the determinant, up to 4x4), "gauss-jordan"
    (row reduction of the matrix with the identity matrix beside it). Default: "auto".
    """


COMPACT_MATRICES_INVERSE_3X3_OPTIONS = options_of(
    CompactMatricesInverse3x3Options,
    {
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "adjugate" (the transposed matrix of cofactors over the determinant, up to 4x4),
            "gauss-jordan" (row reduction of the matrix with the identity matrix beside it). Default: "auto".
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactMatricesInverseNxnOptions(CompactOptions, total=False):
    """Options of `inverse_nxn`."""

    method: Literal["auto", "adjugate", "gauss-jordan"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "adjugate" (the transposed matrix of cofactors over the determinant, up to 4x4), "gauss-jordan"
    (row reduction of the matrix with the identity matrix beside it). Default: "auto".
    """


COMPACT_MATRICES_INVERSE_NXN_OPTIONS = options_of(
    CompactMatricesInverseNxnOptions,
    {
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "adjugate" (the transposed matrix of cofactors over the determinant, up to 4x4),
            "gauss-jordan" (row reduction of the matrix with the identity matrix beside it). Default: "auto".
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactMatricesMinorsOptions(CompactOptions, total=False):
    """Options of `minors`."""

    row: Optional[int]
    """The row of the place whose minor is wanted; together with col, or neither."""
    col: Optional[int]
    """The column of the place whose minor is wanted; together with row, or neither."""
    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


COMPACT_MATRICES_MINORS_OPTIONS = options_of(
    CompactMatricesMinorsOptions,
    {
        "row": (
            UNSET,
            """The row of the place whose minor is wanted; together with col, or neither.""",
        ),
        "col": (
            UNSET,
            """The column of the place whose minor is wanted; together with row, or neither.""",
        ),
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactMatricesClassifyOptions(CompactOptions, total=False):
    """Options of `classify`."""

    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


COMPACT_MATRICES_CLASSIFY_OPTIONS = options_of(
    CompactMatricesClassifyOptions,
    {
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class OwnCreateIndexAndSliceOptions(TypedDict, total=False):
    """Options of `index_and_slice` alone."""

    rows: Union[int, Sequence[int], str]
    """The rows to take: a position, a list of positions, or a slice start:stop:step; all where left out. Default:
    ":".
    """
    cols: Union[int, Sequence[int], str]
    """The columns to take: a position, a list of positions, or a slice start:stop:step; all where left out.
    Default: ":".
    """
    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


class CreateIndexAndSliceOptions(OwnCreateIndexAndSliceOptions, EnvelopeOptions, total=False):
    """Options of `index_and_slice`."""


class CreateIndexAndSliceLiteOptions(OwnCreateIndexAndSliceOptions, LiteOptions):
    """Options of `index_and_slice` with the profile "lite"."""


CREATE_INDEX_AND_SLICE_OPTIONS = options_of(
    CreateIndexAndSliceOptions,
    {
        "rows": (
            ":",
            """The rows to take: a position, a list of positions, or a slice start:stop:step; all where left out.
            Default: ":".
            """,
        ),
        "cols": (
            ":",
            """The columns to take: a position, a list of positions, or a slice start:stop:step; all where left
            out. Default: ":".
            """,
        ),
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnCreateCharpolyOptions(TypedDict, total=False):
    """Options of `charpoly` alone."""

    method: Literal["auto", "expansion", "faddeev-leverrier", "principal-minors"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "expansion" (det(λI − A) by cofactor expansion, up to 4x4), "faddeev-leverrier" (one coefficient
    after another from traces of products), "principal-minors" (each coefficient as a sum of principal minors,
    up to 5x5). Default: "auto".
    """
    charpoly_form: Literal["lambda-minus-a", "a-minus-lambda"]
    """Which determinant is the characteristic polynomial; their signs differ for odd numbers of rows. One of
    "lambda-minus-a" (det(λI − A), whose leading coefficient is 1), "a-minus-lambda" (det(A − λI)). Default:
    "lambda-minus-a".
    """


class CreateCharpolyOptions(OwnCreateCharpolyOptions, EnvelopeOptions, total=False):
    """Options of `charpoly`."""


class CreateCharpolyLiteOptions(OwnCreateCharpolyOptions, LiteOptions):
    """Options of `charpoly` with the profile "lite"."""


CREATE_CHARPOLY_OPTIONS = options_of(
    CreateCharpolyOptions,
    {
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "expansion" (det(λI − A) by cofactor expansion, up to 4x4), "faddeev-leverrier" (one
            coefficient after another from traces of products), "principal-minors" (each coefficient as a sum of
            principal minors, up to 5x5). Default: "auto".
            """,
        ),
        "charpoly_form": (
            "lambda-minus-a",
            """Which determinant is the characteristic polynomial; their signs differ for odd numbers of rows. One
            of "lambda-minus-a" (det(λI − A), whose leading coefficient is 1), "a-minus-lambda" (det(A − λI)).
            Default: "lambda-minus-a".
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnChangeAppearanceRowInsertOptions(TypedDict, total=False):
    """Options of `row_insert` alone."""

    index: int
    """The position that the first inserted row takes; after the last row where it is left out."""
    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


class ChangeAppearanceRowInsertOptions(OwnChangeAppearanceRowInsertOptions, EnvelopeOptions, total=False):
    """Options of `row_insert`."""


class ChangeAppearanceRowInsertLiteOptions(OwnChangeAppearanceRowInsertOptions, LiteOptions):
    """Options of `row_insert` with the profile "lite"."""


CHANGE_APPEARANCE_ROW_INSERT_OPTIONS = options_of(
    ChangeAppearanceRowInsertOptions,
    {
        "index": (
            UNSET,
            """The position that the first inserted row takes; after the last row where it is left out.""",
        ),
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnChangeAppearanceColInsertOptions(TypedDict, total=False):
    """Options of `col_insert` alone."""

    index: int
    """The position that the first inserted column takes; after the last column where it is left out."""
    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


class ChangeAppearanceColInsertOptions(OwnChangeAppearanceColInsertOptions, EnvelopeOptions, total=False):
    """Options of `col_insert`."""


class ChangeAppearanceColInsertLiteOptions(OwnChangeAppearanceColInsertOptions, LiteOptions):
    """Options of `col_insert` with the profile "lite"."""


CHANGE_APPEARANCE_COL_INSERT_OPTIONS = options_of(
    ChangeAppearanceColInsertOptions,
    {
        "index": (
            UNSET,
            """The position that the first inserted column takes; after the last column where it is left out.""",
        ),
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnChangeAppearanceRowDeleteOptions(TypedDict, total=False):
    """Options of `row_delete` alone."""

    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


class ChangeAppearanceRowDeleteOptions(OwnChangeAppearanceRowDeleteOptions, EnvelopeOptions, total=False):
    """Options of `row_delete`."""


class ChangeAppearanceRowDeleteLiteOptions(OwnChangeAppearanceRowDeleteOptions, LiteOptions):
    """Options of `row_delete` with the profile "lite"."""


CHANGE_APPEARANCE_ROW_DELETE_OPTIONS = options_of(
    ChangeAppearanceRowDeleteOptions,
    {
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnChangeAppearanceColDeleteOptions(TypedDict, total=False):
    """Options of `col_delete` alone."""

    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


class ChangeAppearanceColDeleteOptions(OwnChangeAppearanceColDeleteOptions, EnvelopeOptions, total=False):
    """Options of `col_delete`."""


class ChangeAppearanceColDeleteLiteOptions(OwnChangeAppearanceColDeleteOptions, LiteOptions):
    """Options of `col_delete` with the profile "lite"."""


CHANGE_APPEARANCE_COL_DELETE_OPTIONS = options_of(
    ChangeAppearanceColDeleteOptions,
    {
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnChangeAppearanceTrilOptions(TypedDict, total=False):
    """Options of `tril` alone."""

    k: int
    """The diagonal that bounds the triangle: 0 is the main diagonal, positive ones lie above it. Default: 0."""


class ChangeAppearanceTrilOptions(OwnChangeAppearanceTrilOptions, EnvelopeOptions, total=False):
    """Options of `tril`."""


class ChangeAppearanceTrilLiteOptions(OwnChangeAppearanceTrilOptions, LiteOptions):
    """Options of `tril` with the profile "lite"."""


CHANGE_APPEARANCE_TRIL_OPTIONS = options_of(
    ChangeAppearanceTrilOptions,
    {
        "k": (
            0,
            """The diagonal that bounds the triangle: 0 is the main diagonal, positive ones lie above it. Default:
            0.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnChangeAppearanceTriuOptions(TypedDict, total=False):
    """Options of `triu` alone."""

    k: int
    """The diagonal that bounds the triangle: 0 is the main diagonal, positive ones lie above it. Default: 0."""


class ChangeAppearanceTriuOptions(OwnChangeAppearanceTriuOptions, EnvelopeOptions, total=False):
    """Options of `triu`."""


class ChangeAppearanceTriuLiteOptions(OwnChangeAppearanceTriuOptions, LiteOptions):
    """Options of `triu` with the profile "lite"."""


CHANGE_APPEARANCE_TRIU_OPTIONS = options_of(
    ChangeAppearanceTriuOptions,
    {
        "k": (
            0,
            """The diagonal that bounds the triangle: 0 is the main diagonal, positive ones lie above it. Default:
            0.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnChangeAppearanceRot90Options(TypedDict, total=False):
    """Options of `rot90` alone."""

    k: int
    """How many quarter turns, counter-clockwise; a negative number turns clockwise. Default: 1."""


class ChangeAppearanceRot90Options(OwnChangeAppearanceRot90Options, EnvelopeOptions, total=False):
    """Options of `rot90`."""


class ChangeAppearanceRot90LiteOptions(OwnChangeAppearanceRot90Options, LiteOptions):
    """Options of `rot90` with the profile "lite"."""


CHANGE_APPEARANCE_ROT90_OPTIONS = options_of(
    ChangeAppearanceRot90Options,
    {
        "k": (
            1,
            """How many quarter turns, counter-clockwise; a negative number turns clockwise. Default: 1.""",
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnMatrixFormsRefOptions(TypedDict, total=False):
    """Options of `ref` alone."""

    method: Literal["auto", "gauss", "fraction-free"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "gauss" (each pivot is made a leading 1 before its column is cleared), "fraction-free" (rows are
    multiplied crosswise, so that the entries stay integers). Default: "auto".
    """
    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """
    leading_ones: Optional[bool]
    """Whether the pivots of the row echelon form are made ones; null leaves it to the method: Gaussian elimination
    makes them ones, the one without fractions does not. Default: None.
    """
    augmented: int
    """How many of the last columns are right-hand sides of a system: the steps then show a bar and end with its
    solutions. The answer stays the same. From 0 to 1000000000. Default: 0.
    """


class MatrixFormsRefOptions(OwnMatrixFormsRefOptions, EnvelopeOptions, total=False):
    """Options of `ref`."""


class MatrixFormsRefLiteOptions(OwnMatrixFormsRefOptions, LiteOptions):
    """Options of `ref` with the profile "lite"."""


MATRIX_FORMS_REF_OPTIONS = options_of(
    MatrixFormsRefOptions,
    {
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "gauss" (each pivot is made a leading 1 before its column is cleared),
            "fraction-free" (rows are multiplied crosswise, so that the entries stay integers). Default: "auto".
            """,
        ),
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
        "leading_ones": (
            None,
            """Whether the pivots of the row echelon form are made ones; null leaves it to the method: Gaussian
            elimination makes them ones, the one without fractions does not. Default: None.
            """,
        ),
        "augmented": (
            0,
            """How many of the last columns are right-hand sides of a system: the steps then show a bar and end
            with its solutions. The answer stays the same. From 0 to 1000000000. Default: 0.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnMatrixFormsRrefOptions(TypedDict, total=False):
    """Options of `rref` alone."""

    method: Literal["auto", "gauss", "fraction-free"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "gauss" (each pivot is made a leading 1 before its column is cleared), "fraction-free" (rows are
    multiplied crosswise, so that the entries stay integers). Default: "auto".
    """
    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """
    augmented: int
    """How many of the last columns are right-hand sides of a system: the steps then show a bar and end with its
    solutions. The answer stays the same. From 0 to 1000000000. Default: 0.
    """


class MatrixFormsRrefOptions(OwnMatrixFormsRrefOptions, EnvelopeOptions, total=False):
    """Options of `rref`."""


class MatrixFormsRrefLiteOptions(OwnMatrixFormsRrefOptions, LiteOptions):
    """Options of `rref` with the profile "lite"."""


MATRIX_FORMS_RREF_OPTIONS = options_of(
    MatrixFormsRrefOptions,
    {
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "gauss" (each pivot is made a leading 1 before its column is cleared),
            "fraction-free" (rows are multiplied crosswise, so that the entries stay integers). Default: "auto".
            """,
        ),
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
        "augmented": (
            0,
            """How many of the last columns are right-hand sides of a system: the steps then show a bar and end
            with its solutions. The answer stays the same. From 0 to 1000000000. Default: 0.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnVectorsNormOptions(TypedDict, total=False):
    """Options of `norm` alone."""

    v: Optional[Row]
    """The vector, as a list of numbers; null where the norm of a matrix is wanted."""
    a: Optional[Matrix]
    """The matrix, as a list of rows; null where the norm of a vector is wanted."""
    kind: Literal["2", "1", "inf", "frobenius"]
    """Which norm: 2 is the length of a vector; a matrix has the norms 1, inf and frobenius here. One of "2" (The
    length: the root of the sum of the squares. Of vectors only.), "1" (The sum of the sizes of the entries; of
    a matrix, the greatest such sum of a column.), "inf" (The greatest size of an entry; of a matrix, the
    greatest sum of the sizes in a row.), "frobenius" (The root of the sum of the squares of all entries.).
    Default: "2".
    """


class VectorsNormOptions(OwnVectorsNormOptions, EnvelopeOptions, total=False):
    """Options of `norm`."""


class VectorsNormLiteOptions(OwnVectorsNormOptions, LiteOptions):
    """Options of `norm` with the profile "lite"."""


VECTORS_NORM_OPTIONS = options_of(
    VectorsNormOptions,
    {
        "v": (
            UNSET,
            """The vector, as a list of numbers; null where the norm of a matrix is wanted.""",
        ),
        "a": (
            UNSET,
            """The matrix, as a list of rows; null where the norm of a vector is wanted.""",
        ),
        "kind": (
            "2",
            """Which norm: 2 is the length of a vector; a matrix has the norms 1, inf and frobenius here. One of
            "2" (The length: the root of the sum of the squares. Of vectors only.), "1" (The sum of the sizes of
            the entries; of a matrix, the greatest such sum of a column.), "inf" (The greatest size of an entry;
            of a matrix, the greatest sum of the sizes in a row.), "frobenius" (The root of the sum of the
            squares of all entries.). Default: "2".
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnVectorsDistanceOptions(TypedDict, total=False):
    """Options of `distance` alone."""

    normal: Optional[Row]
    """Of a plane (in the plane, of a line): a vector perpendicular to it. Its points x have n · x = offset."""
    offset: Optional[Entry]
    """Of a plane: the dot product of the normal vector with each of its points."""
    through: Optional[Row]
    """Of a line: a point on it."""
    direction: Optional[Row]
    """Of a line: a vector along it."""


class VectorsDistanceOptions(OwnVectorsDistanceOptions, EnvelopeOptions, total=False):
    """Options of `distance`."""


class VectorsDistanceLiteOptions(OwnVectorsDistanceOptions, LiteOptions):
    """Options of `distance` with the profile "lite"."""


VECTORS_DISTANCE_OPTIONS = options_of(
    VectorsDistanceOptions,
    {
        "normal": (
            UNSET,
            """Of a plane (in the plane, of a line): a vector perpendicular to it. Its points x have n · x =
            offset.
            """,
        ),
        "offset": (
            UNSET,
            """Of a plane: the dot product of the normal vector with each of its points.""",
        ),
        "through": (
            UNSET,
            """Of a line: a point on it.""",
        ),
        "direction": (
            UNSET,
            """Of a line: a vector along it.""",
        ),
    },
    ENVELOPE_OPTIONS,
)


class CompactVectorsNormOptions(CompactOptions, total=False):
    """Options of `norm`."""

    v: Optional[PlainRow]
    """The vector, as a list of numbers; null where the norm of a matrix is wanted."""
    a: Optional[PlainMatrix]
    """The matrix, as a list of rows; null where the norm of a vector is wanted."""
    kind: Literal["2", "1", "inf", "frobenius"]
    """Which norm: 2 is the length of a vector; a matrix has the norms 1, inf and frobenius here. One of "2" (The
    length: the root of the sum of the squares. Of vectors only.), "1" (The sum of the sizes of the entries; of
    a matrix, the greatest such sum of a column.), "inf" (The greatest size of an entry; of a matrix, the
    greatest sum of the sizes in a row.), "frobenius" (The root of the sum of the squares of all entries.).
    Default: "2".
    """


COMPACT_VECTORS_NORM_OPTIONS = options_of(
    CompactVectorsNormOptions,
    {
        "v": (
            UNSET,
            """The vector, as a list of numbers; null where the norm of a matrix is wanted.""",
        ),
        "a": (
            UNSET,
            """The matrix, as a list of rows; null where the norm of a vector is wanted.""",
        ),
        "kind": (
            "2",
            """Which norm: 2 is the length of a vector; a matrix has the norms 1, inf and frobenius here. One of
            "2" (The length: the root of the sum of the squares. Of vectors only.), "1" (The sum of the sizes of
            the entries; of a matrix, the greatest such sum of a column.), "inf" (The greatest size of an entry;
            of a matrix, the greatest sum of the sizes in a row.), "frobenius" (The root of the sum of the
            squares of all entries.). Default: "2".
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactVectorsDistanceOptions(CompactOptions, total=False):
    """Options of `distance`."""

    normal: Optional[PlainRow]
    """Of a plane (in the plane, of a line): a vector perpendicular to it. Its points x have n · x = offset."""
    offset: Optional[PlainEntry]
    """Of a plane: the dot product of the normal vector with each of its points."""
    through: Optional[PlainRow]
    """Of a line: a point on it."""
    direction: Optional[PlainRow]
    """Of a line: a vector along it."""


COMPACT_VECTORS_DISTANCE_OPTIONS = options_of(
    CompactVectorsDistanceOptions,
    {
        "normal": (
            UNSET,
            """Of a plane (in the plane, of a line): a vector perpendicular to it. Its points x have n · x =
            offset.
            """,
        ),
        "offset": (
            UNSET,
            """Of a plane: the dot product of the normal vector with each of its points.""",
        ),
        "through": (
            UNSET,
            """Of a line: a point on it.""",
        ),
        "direction": (
            UNSET,
            """Of a line: a vector along it.""",
        ),
    },
    COMPACT_OPTIONS,
)


class CompactVectorsByOperationOptions(CompactOptions, total=False):
    """Options of `by_operation`."""

    u: PlainRow
    """The first vector, as a list of numbers."""
    v: PlainRow
    """The second vector, with as many numbers as the first."""
    a: Optional[PlainMatrix]
    """The matrix, as a list of rows; null where the norm of a vector is wanted."""
    kind: Literal["2", "1", "inf", "frobenius"]
    """Which norm: 2 is the length of a vector; a matrix has the norms 1, inf and frobenius here. One of "2" (The
    length: the root of the sum of the squares. Of vectors only.), "1" (The sum of the sizes of the entries; of
    a matrix, the greatest such sum of a column.), "inf" (The greatest size of an entry; of a matrix, the
    greatest sum of the sizes in a row.), "frobenius" (The root of the sum of the squares of all entries.).
    Default: "2".
    """
    point: PlainRow
    """The point, as a list of its coordinates."""
    normal: Optional[PlainRow]
    """Of a plane (in the plane, of a line): a vector perpendicular to it. Its points x have n · x = offset."""
    offset: Optional[PlainEntry]
    """Of a plane: the dot product of the normal vector with each of its points."""
    through: Optional[PlainRow]
    """Of a line: a point on it."""
    direction: Optional[PlainRow]
    """Of a line: a vector along it."""


COMPACT_VECTORS_BY_OPERATION_OPTIONS = options_of(
    CompactVectorsByOperationOptions,
    {
        "u": (
            UNSET,
            """The first vector, as a list of numbers.""",
        ),
        "v": (
            UNSET,
            """The second vector, with as many numbers as the first.""",
        ),
        "a": (
            UNSET,
            """The matrix, as a list of rows; null where the norm of a vector is wanted.""",
        ),
        "kind": (
            "2",
            """Which norm: 2 is the length of a vector; a matrix has the norms 1, inf and frobenius here. One of
            "2" (The length: the root of the sum of the squares. Of vectors only.), "1" (The sum of the sizes of
            the entries; of a matrix, the greatest such sum of a column.), "inf" (The greatest size of an entry;
            of a matrix, the greatest sum of the sizes in a row.), "frobenius" (The root of the sum of the
            squares of all entries.). Default: "2".
            """,
        ),
        "point": (
            UNSET,
            """The point, as a list of its coordinates.""",
        ),
        "normal": (
            UNSET,
            """Of a plane (in the plane, of a line): a vector perpendicular to it. Its points x have n · x =
            offset.
            """,
        ),
        "offset": (
            UNSET,
            """Of a plane: the dot product of the normal vector with each of its points.""",
        ),
        "through": (
            UNSET,
            """Of a line: a point on it.""",
        ),
        "direction": (
            UNSET,
            """Of a line: a vector along it.""",
        ),
    },
    COMPACT_OPTIONS,
)


class OwnSystemsSolveOptions(TypedDict, total=False):
    """Options of `solve` alone."""

    a: Optional[Matrix]
    """The coefficients: a row for each equation, a column for each unknown."""
    b: Optional[Matrix]
    """The right side: a matrix with one column, or with a column for each of several right sides."""
    equations: Optional[Sequence[str]]
    """Linear equations as text, such as "2x + y = 3" and "x_1 - x_3/2 = 0", instead of matrices; one on each line
    of a form.
    """
    unknowns: Optional[Sequence[str]]
    """The unknowns of the equations in the order wanted; by default the order in which they appear."""
    augmented: int
    """How many of the last columns of A are right sides, where b is left out. From 0 to 1000000000. Default: 0."""
    method: Literal["auto", "gauss", "gauss-jordan", "inverse", "cramer", "lu"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "gauss" (row echelon form, then back substitution), "gauss-jordan" (reduced row echelon form, from
    which the solution is read off), "inverse" (the inverse of the coefficient matrix times the right side),
    "cramer" (quotients of determinants), "lu" (a lower and an upper triangular factor, then two substitutions).
    Default: "auto".
    """
    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


class SystemsSolveOptions(OwnSystemsSolveOptions, EnvelopeOptions, total=False):
    """Options of `solve`."""


class SystemsSolveLiteOptions(OwnSystemsSolveOptions, LiteOptions):
    """Options of `solve` with the profile "lite"."""


SYSTEMS_SOLVE_OPTIONS = options_of(
    SystemsSolveOptions,
    {
        "a": (
            UNSET,
            """The coefficients: a row for each equation, a column for each unknown.""",
        ),
        "b": (
            UNSET,
            """The right side: a matrix with one column, or with a column for each of several right sides.""",
        ),
        "equations": (
            UNSET,
            """Linear equations as text, such as "2x + y = 3" and "x_1 - x_3/2 = 0", instead of matrices; one on
            each line of a form.
            """,
        ),
        "unknowns": (
            UNSET,
            """The unknowns of the equations in the order wanted; by default the order in which they appear.""",
        ),
        "augmented": (
            0,
            """How many of the last columns of A are right sides, where b is left out. From 0 to 1000000000.
            Default: 0.
            """,
        ),
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "gauss" (row echelon form, then back substitution), "gauss-jordan" (reduced row
            echelon form, from which the solution is read off), "inverse" (the inverse of the coefficient matrix
            times the right side), "cramer" (quotients of determinants), "lu" (a lower and an upper triangular
            factor, then two substitutions). Default: "auto".
            """,
        ),
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnSystemsLeastSquaresOptions(TypedDict, total=False):
    """Options of `least_squares` alone."""

    method: Literal["auto", "normal-equations", "qr"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "normal-equations" (the system of AᵀA and Aᵀb, solved by row operations), "qr" (perpendicular
    columns by the Gram-Schmidt process, which make a triangular system). Default: "auto".
    """


class SystemsLeastSquaresOptions(OwnSystemsLeastSquaresOptions, EnvelopeOptions, total=False):
    """Options of `least_squares`."""


class SystemsLeastSquaresLiteOptions(OwnSystemsLeastSquaresOptions, LiteOptions):
    """Options of `least_squares` with the profile "lite"."""


SYSTEMS_LEAST_SQUARES_OPTIONS = options_of(
    SystemsLeastSquaresOptions,
    {
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "normal-equations" (the system of AᵀA and Aᵀb, solved by row operations), "qr"
            (perpendicular columns by the Gram-Schmidt process, which make a triangular system). Default:
            "auto".
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class CompactSystemsSolveOptions(CompactOptions, total=False):
    """Options of `solve`."""

    a: Optional[PlainMatrix]
    """The coefficients: a row for each equation, a column for each unknown."""
    b: Optional[PlainMatrix]
    """The right side: a matrix with one column, or with a column for each of several right sides."""
    equations: Optional[Sequence[str]]
    """Linear equations as text, such as "2x + y = 3" and "x_1 - x_3/2 = 0", instead of matrices; one on each line
    of a form.
    """
    unknowns: Optional[Sequence[str]]
    """The unknowns of the equations in the order wanted; by default the order in which they appear."""
    augmented: int
    """How many of the last columns of A are right sides, where b is left out. From 0 to 1000000000. Default: 0."""
    method: Literal["auto", "gauss", "gauss-jordan", "inverse", "cramer", "lu"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "gauss" (row echelon form, then back substitution), "gauss-jordan" (reduced row echelon form, from
    which the solution is read off), "inverse" (the inverse of the coefficient matrix times the right side),
    "cramer" (quotients of determinants), "lu" (a lower and an upper triangular factor, then two substitutions).
    Default: "auto".
    """
    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


COMPACT_SYSTEMS_SOLVE_OPTIONS = options_of(
    CompactSystemsSolveOptions,
    {
        "a": (
            UNSET,
            """The coefficients: a row for each equation, a column for each unknown.""",
        ),
        "b": (
            UNSET,
            """The right side: a matrix with one column, or with a column for each of several right sides.""",
        ),
        "equations": (
            UNSET,
            """Linear equations as text, such as "2x + y = 3" and "x_1 - x_3/2 = 0", instead of matrices; one on
            each line of a form.
            """,
        ),
        "unknowns": (
            UNSET,
            """The unknowns of the equations in the order wanted; by default the order in which they appear.""",
        ),
        "augmented": (
            0,
            """How many of the last columns of A are right sides, where b is left out. From 0 to 1000000000.
            Default: 0.
            """,
        ),
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "gauss" (row echelon form, then back substitution), "gauss-jordan" (reduced row
            echelon form, from which the solution is read off), "inverse" (the inverse of the coefficient matrix
            times the right side), "cramer" (quotients of determinants), "lu" (a lower and an upper triangular
            factor, then two substitutions). Default: "auto".
            """,
        ),
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactSystemsLeastSquaresOptions(CompactOptions, total=False):
    """Options of `least_squares`."""

    method: Literal["auto", "normal-equations", "qr"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "normal-equations" (the system of AᵀA and Aᵀb, solved by row operations), "qr" (perpendicular
    columns by the Gram-Schmidt process, which make a triangular system). Default: "auto".
    """


COMPACT_SYSTEMS_LEAST_SQUARES_OPTIONS = options_of(
    CompactSystemsLeastSquaresOptions,
    {
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "normal-equations" (the system of AᵀA and Aᵀb, solved by row operations), "qr"
            (perpendicular columns by the Gram-Schmidt process, which make a triangular system). Default:
            "auto".
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactSystemsByOperationOptions(CompactOptions, total=False):
    """Options of `by_operation`."""

    a: Optional[PlainMatrix]
    """The coefficients: a row for each equation, a column for each unknown."""
    b: Optional[PlainMatrix]
    """The right side: a matrix with one column, or with a column for each of several right sides."""
    equations: Optional[Sequence[str]]
    """Linear equations as text, such as "2x + y = 3" and "x_1 - x_3/2 = 0", instead of matrices; one on each line
    of a form.
    """
    unknowns: Optional[Sequence[str]]
    """The unknowns of the equations in the order wanted; by default the order in which they appear."""
    augmented: int
    """How many of the last columns of A are right sides, where b is left out. From 0 to 1000000000. Default: 0."""
    method: Literal["auto", "gauss", "gauss-jordan", "inverse", "cramer", "lu"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "gauss" (row echelon form, then back substitution), "gauss-jordan" (reduced row echelon form, from
    which the solution is read off), "inverse" (the inverse of the coefficient matrix times the right side),
    "cramer" (quotients of determinants), "lu" (a lower and an upper triangular factor, then two substitutions).
    Default: "auto".
    """
    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


COMPACT_SYSTEMS_BY_OPERATION_OPTIONS = options_of(
    CompactSystemsByOperationOptions,
    {
        "a": (
            UNSET,
            """The coefficients: a row for each equation, a column for each unknown.""",
        ),
        "b": (
            UNSET,
            """The right side: a matrix with one column, or with a column for each of several right sides.""",
        ),
        "equations": (
            UNSET,
            """Linear equations as text, such as "2x + y = 3" and "x_1 - x_3/2 = 0", instead of matrices; one on
            each line of a form.
            """,
        ),
        "unknowns": (
            UNSET,
            """The unknowns of the equations in the order wanted; by default the order in which they appear.""",
        ),
        "augmented": (
            0,
            """How many of the last columns of A are right sides, where b is left out. From 0 to 1000000000.
            Default: 0.
            """,
        ),
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "gauss" (row echelon form, then back substitution), "gauss-jordan" (reduced row
            echelon form, from which the solution is read off), "inverse" (the inverse of the coefficient matrix
            times the right side), "cramer" (quotients of determinants), "lu" (a lower and an upper triangular
            factor, then two substitutions). Default: "auto".
            """,
        ),
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class OwnSpacesRankOptions(TypedDict, total=False):
    """Options of `rank` alone."""

    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


class SpacesRankOptions(OwnSpacesRankOptions, EnvelopeOptions, total=False):
    """Options of `rank`."""


class SpacesRankLiteOptions(OwnSpacesRankOptions, LiteOptions):
    """Options of `rank` with the profile "lite"."""


SPACES_RANK_OPTIONS = options_of(
    SpacesRankOptions,
    {
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnSpacesColumnSpaceOptions(TypedDict, total=False):
    """Options of `column_space` alone."""

    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


class SpacesColumnSpaceOptions(OwnSpacesColumnSpaceOptions, EnvelopeOptions, total=False):
    """Options of `column_space`."""


class SpacesColumnSpaceLiteOptions(OwnSpacesColumnSpaceOptions, LiteOptions):
    """Options of `column_space` with the profile "lite"."""


SPACES_COLUMN_SPACE_OPTIONS = options_of(
    SpacesColumnSpaceOptions,
    {
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class CompactSpacesRankOptions(CompactOptions, total=False):
    """Options of `rank`."""

    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


COMPACT_SPACES_RANK_OPTIONS = options_of(
    CompactSpacesRankOptions,
    {
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactSpacesColumnSpaceOptions(CompactOptions, total=False):
    """Options of `column_space`."""

    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


COMPACT_SPACES_COLUMN_SPACE_OPTIONS = options_of(
    CompactSpacesColumnSpaceOptions,
    {
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactSpacesByOperationOptions(CompactOptions, total=False):
    """Options of `by_operation`."""

    a: PlainMatrix
    """The first or only input matrix."""
    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """
    vectors: PlainMatrix
    """The vectors, each a list of numbers; all of one length."""
    basis: PlainMatrix
    """The vectors of the basis, each a list of numbers. They may span a space or a part of it."""
    v: PlainRow
    """The vector, with as many numbers as those of the basis."""
    from_: PlainMatrix
    """The vectors of the basis in which coordinates are known, each a list of numbers."""
    to: PlainMatrix
    """The vectors of the basis in which coordinates are wanted; another basis of the same space."""
    u: PlainMatrix
    """Vectors that span the first subspace, each a list of numbers; they may be dependent."""
    w: PlainMatrix
    """Vectors that span the second subspace, with as many numbers as those of the first."""


COMPACT_SPACES_BY_OPERATION_OPTIONS = options_of(
    CompactSpacesByOperationOptions,
    {
        "a": (
            UNSET,
            """The first or only input matrix.""",
        ),
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
        "vectors": (
            UNSET,
            """The vectors, each a list of numbers; all of one length.""",
        ),
        "basis": (
            UNSET,
            """The vectors of the basis, each a list of numbers. They may span a space or a part of it.""",
        ),
        "v": (
            UNSET,
            """The vector, with as many numbers as those of the basis.""",
        ),
        "from_": (
            UNSET,
            """The vectors of the basis in which coordinates are known, each a list of numbers.""",
        ),
        "to": (
            UNSET,
            """The vectors of the basis in which coordinates are wanted; another basis of the same space.""",
        ),
        "u": (
            UNSET,
            """Vectors that span the first subspace, each a list of numbers; they may be dependent.""",
        ),
        "w": (
            UNSET,
            """Vectors that span the second subspace, with as many numbers as those of the first.""",
        ),
    },
    COMPACT_OPTIONS,
)


class OwnFactorizationsLuOptions(TypedDict, total=False):
    """Options of `lu` alone."""

    kind: Literal["lu", "plu", "ldu"]
    """Which factors are wanted. One of "lu" (A = LU, without exchanges of rows), "plu" (PA = LU, with exchanges of
    rows), "ldu" (A = LDU, of a square matrix, without exchanges of rows). Default: "lu".
    """
    method: Literal["auto", "first-nonzero", "largest"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "first-nonzero" (rows change places only where the pivot would be 0; for PA = LU), "largest" (the
    entry of the largest size in the column becomes the pivot; for PA = LU). Default: "auto".
    """
    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


class FactorizationsLuOptions(OwnFactorizationsLuOptions, EnvelopeOptions, total=False):
    """Options of `lu`."""


class FactorizationsLuLiteOptions(OwnFactorizationsLuOptions, LiteOptions):
    """Options of `lu` with the profile "lite"."""


FACTORIZATIONS_LU_OPTIONS = options_of(
    FactorizationsLuOptions,
    {
        "kind": (
            "lu",
            """Which factors are wanted. One of "lu" (A = LU, without exchanges of rows), "plu" (PA = LU, with
            exchanges of rows), "ldu" (A = LDU, of a square matrix, without exchanges of rows). Default: "lu".
            """,
        ),
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "first-nonzero" (rows change places only where the pivot would be 0; for PA = LU),
            "largest" (the entry of the largest size in the column becomes the pivot; for PA = LU). Default:
            "auto".
            """,
        ),
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class CompactFactorizationsLuOptions(CompactOptions, total=False):
    """Options of `lu`."""

    kind: Literal["lu", "plu", "ldu"]
    """Which factors are wanted. One of "lu" (A = LU, without exchanges of rows), "plu" (PA = LU, with exchanges of
    rows), "ldu" (A = LDU, of a square matrix, without exchanges of rows). Default: "lu".
    """
    method: Literal["auto", "first-nonzero", "largest"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "first-nonzero" (rows change places only where the pivot would be 0; for PA = LU), "largest" (the
    entry of the largest size in the column becomes the pivot; for PA = LU). Default: "auto".
    """
    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


COMPACT_FACTORIZATIONS_LU_OPTIONS = options_of(
    CompactFactorizationsLuOptions,
    {
        "kind": (
            "lu",
            """Which factors are wanted. One of "lu" (A = LU, without exchanges of rows), "plu" (PA = LU, with
            exchanges of rows), "ldu" (A = LDU, of a square matrix, without exchanges of rows). Default: "lu".
            """,
        ),
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "first-nonzero" (rows change places only where the pivot would be 0; for PA = LU),
            "largest" (the entry of the largest size in the column becomes the pivot; for PA = LU). Default:
            "auto".
            """,
        ),
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactFactorizationsByOperationOptions(CompactOptions, total=False):
    """Options of `by_operation`."""

    kind: Literal["lu", "plu", "ldu"]
    """Which factors are wanted. One of "lu" (A = LU, without exchanges of rows), "plu" (PA = LU, with exchanges of
    rows), "ldu" (A = LDU, of a square matrix, without exchanges of rows). Default: "lu".
    """
    method: Literal["auto", "first-nonzero", "largest"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "first-nonzero" (rows change places only where the pivot would be 0; for PA = LU), "largest" (the
    entry of the largest size in the column becomes the pivot; for PA = LU). Default: "auto".
    """
    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


COMPACT_FACTORIZATIONS_BY_OPERATION_OPTIONS = options_of(
    CompactFactorizationsByOperationOptions,
    {
        "kind": (
            "lu",
            """Which factors are wanted. One of "lu" (A = LU, without exchanges of rows), "plu" (PA = LU, with
            exchanges of rows), "ldu" (A = LDU, of a square matrix, without exchanges of rows). Default: "lu".
            """,
        ),
        "method": (
            "auto",
            """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and
            these entries), "first-nonzero" (rows change places only where the pivot would be 0; for PA = LU),
            "largest" (the entry of the largest size in the column becomes the pivot; for PA = LU). Default:
            "auto".
            """,
        ),
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class OwnOrthogonalityGramSchmidtOptions(TypedDict, total=False):
    """Options of `gram_schmidt` alone."""

    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


class OrthogonalityGramSchmidtOptions(OwnOrthogonalityGramSchmidtOptions, EnvelopeOptions, total=False):
    """Options of `gram_schmidt`."""


class OrthogonalityGramSchmidtLiteOptions(OwnOrthogonalityGramSchmidtOptions, LiteOptions):
    """Options of `gram_schmidt` with the profile "lite"."""


ORTHOGONALITY_GRAM_SCHMIDT_OPTIONS = options_of(
    OrthogonalityGramSchmidtOptions,
    {
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class OwnOrthogonalityQrOptions(TypedDict, total=False):
    """Options of `qr` alone."""

    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


class OrthogonalityQrOptions(OwnOrthogonalityQrOptions, EnvelopeOptions, total=False):
    """Options of `qr`."""


class OrthogonalityQrLiteOptions(OwnOrthogonalityQrOptions, LiteOptions):
    """Options of `qr` with the profile "lite"."""


ORTHOGONALITY_QR_OPTIONS = options_of(
    OrthogonalityQrOptions,
    {
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class CompactOrthogonalityGramSchmidtOptions(CompactOptions, total=False):
    """Options of `gram_schmidt`."""

    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


COMPACT_ORTHOGONALITY_GRAM_SCHMIDT_OPTIONS = options_of(
    CompactOrthogonalityGramSchmidtOptions,
    {
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactOrthogonalityQrOptions(CompactOptions, total=False):
    """Options of `qr`."""

    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


COMPACT_ORTHOGONALITY_QR_OPTIONS = options_of(
    CompactOrthogonalityQrOptions,
    {
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactOrthogonalityByOperationOptions(CompactOptions, total=False):
    """Options of `by_operation`."""

    vectors: PlainMatrix
    """The vectors in their order, each a list of as many numbers as the others."""
    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """
    a: PlainMatrix
    """The first or only input matrix."""


COMPACT_ORTHOGONALITY_BY_OPERATION_OPTIONS = options_of(
    CompactOrthogonalityByOperationOptions,
    {
        "vectors": (
            UNSET,
            """The vectors in their order, each a list of as many numbers as the others.""",
        ),
        "index_base": (
            1,
            """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python
            (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            """,
        ),
        "a": (
            UNSET,
            """The first or only input matrix.""",
        ),
    },
    COMPACT_OPTIONS,
)


class OwnSpectrumSteadyStateOptions(TypedDict, total=False):
    """Options of `steady_state` alone."""

    orientation: Literal["column", "row"]
    """Which lines of the matrix are distributions. One of "column" (the columns: column j holds the shares that
    follow state j), "row" (the rows: row i holds the shares that follow state i). Default: "column".
    """


class SpectrumSteadyStateOptions(OwnSpectrumSteadyStateOptions, EnvelopeOptions, total=False):
    """Options of `steady_state`."""


class SpectrumSteadyStateLiteOptions(OwnSpectrumSteadyStateOptions, LiteOptions):
    """Options of `steady_state` with the profile "lite"."""


SPECTRUM_STEADY_STATE_OPTIONS = options_of(
    SpectrumSteadyStateOptions,
    {
        "orientation": (
            "column",
            """Which lines of the matrix are distributions. One of "column" (the columns: column j holds the shares
            that follow state j), "row" (the rows: row i holds the shares that follow state i). Default:
            "column".
            """,
        ),
    },
    ENVELOPE_OPTIONS,
)


class CompactSpectrumSteadyStateOptions(CompactOptions, total=False):
    """Options of `steady_state`."""

    orientation: Literal["column", "row"]
    """Which lines of the matrix are distributions. One of "column" (the columns: column j holds the shares that
    follow state j), "row" (the rows: row i holds the shares that follow state i). Default: "column".
    """


COMPACT_SPECTRUM_STEADY_STATE_OPTIONS = options_of(
    CompactSpectrumSteadyStateOptions,
    {
        "orientation": (
            "column",
            """Which lines of the matrix are distributions. One of "column" (the columns: column j holds the shares
            that follow state j), "row" (the rows: row i holds the shares that follow state i). Default:
            "column".
            """,
        ),
    },
    COMPACT_OPTIONS,
)


class CompactSpectrumByOperationOptions(CompactOptions, total=False):
    """Options of `by_operation`."""

    orientation: Literal["column", "row"]
    """Which lines of the matrix are distributions. One of "column" (the columns: column j holds the shares that
    follow state j), "row" (the rows: row i holds the shares that follow state i). Default: "column".
    """


COMPACT_SPECTRUM_BY_OPERATION_OPTIONS = options_of(
    CompactSpectrumByOperationOptions,
    {
        "orientation": (
            "column",
            """Which lines of the matrix are distributions. One of "column" (the columns: column j holds the shares
            that follow state j), "row" (the rows: row i holds the shares that follow state i). Default:
            "column".
            """,
        ),
    },
    COMPACT_OPTIONS,
)
