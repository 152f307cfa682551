# Derived from the catalogue: change nothing here, run `npm run derive`.

from typing import Literal, Optional, Sequence, TypedDict, Union

from .._defaults import UNSET
from .._endpoint import options_of

# What `include` may name.
Section = Literal["metadata", "taxonomy", "endpoint", "task", "normalized_request", "intermediate", "answer", "result", "steps", "quick_actions", "explore", "learn", "implementations", "exercises", "notes"]


class EnvelopeOptions(TypedDict, total=False):
    """The options of every method that answers with an envelope."""

    response_profile: Literal["lite", "standard", "detailed"]
    """How much the response holds. One of "lite" (metadata, taxonomy and the answer), "standard" (the same with
    the steps), "detailed" (every section). Default: "detailed".
    """
    evaluate_expressions: bool
    """Whether the entries of the answer are worked out, or left as expressions such as "1 + 5". Default: True."""
    apply_decimals_in_steps: bool
    """Whether the numbers in the steps are shown rounded as well; the calculation goes on exactly. Default: False.
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
    },
)


class ArithmeticMatmulOptions(EnvelopeOptions, total=False):
    """Options of `matmul`."""

    method: Literal["auto", "row-by-column", "columns", "outer"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "row-by-column" (every entry is the dot product of a row of A and a column of B), "columns" (every
    column is a combination of the columns of A, weighted by a column of B), "outer" (the sum of each column of
    A times the row of B with the same number). Default: "auto".
    """


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


class MatricesDeterminant2x2Options(EnvelopeOptions, total=False):
    """Options of `determinant_2x2`."""

    method: Literal["auto", "formula", "cofactor", "row-reduction", "bareiss", "leibniz"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "formula" (ad − bc, for 2x2 matrices), "cofactor" (expansion along the row or column with most
    zeros, up to 5x5), "row-reduction" (elimination to triangular form, with the row swaps counted), "bareiss"
    (fraction-free elimination, in which every division comes out even), "leibniz" (the sum over all
    permutations, up to 4x4). Default: "auto".
    """


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


class MatricesDeterminant3x3Options(EnvelopeOptions, total=False):
    """Options of `determinant_3x3`."""

    method: Literal["auto", "sarrus", "cofactor", "row-operations-then-cofactor", "row-reduction", "bareiss", "leibniz"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "sarrus" (the rule of Sarrus, for 3x3 matrices), "cofactor" (expansion along the row or column
    with most zeros, up to 5x5), "row-operations-then-cofactor" (row operations clear a column, then expansion
    along it, from 3x3 up to 6x6), "row-reduction" (elimination to triangular form, with the row swaps counted),
    "bareiss" (fraction-free elimination, in which every division comes out even), "leibniz" (the sum over all
    permutations, up to 4x4). Default: "auto".
    """


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


class MatricesDeterminantNxnOptions(EnvelopeOptions, total=False):
    """Options of `determinant_nxn`."""

    method: Literal["auto", "formula", "sarrus", "cofactor", "row-operations-then-cofactor", "row-reduction", "bareiss", "leibniz"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "formula" (ad − bc, for 2x2 matrices), "sarrus" (the rule of Sarrus, for 3x3 matrices), "cofactor"
    (expansion along the row or column with most zeros, up to 5x5), "row-operations-then-cofactor" (row
    operations clear a column, then expansion along it, from 3x3 up to 6x6), "row-reduction" (elimination to
    triangular form, with the row swaps counted), "bareiss" (fraction-free elimination, in which every division
    comes out even), "leibniz" (the sum over all permutations, up to 4x4). Default: "auto".
    """


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


class MatricesInverse2x2Options(EnvelopeOptions, total=False):
    """Options of `inverse_2x2`."""

    method: Literal["auto", "adjugate", "gauss-jordan"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "adjugate" (the transposed matrix of cofactors over the determinant, up to 4x4), "gauss-jordan"
    (row reduction of the matrix with the identity matrix beside it). Default: "auto".
    """


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


class MatricesInverse3x3Options(EnvelopeOptions, total=False):
    """Options of `inverse_3x3`."""

    method: Literal["auto", "adjugate", "gauss-jordan"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "adjugate" (the transposed matrix of cofactors over the determinant, up to 4x4), "gauss-jordan"
    (row reduction of the matrix with the identity matrix beside it). Default: "auto".
    """


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


class MatricesInverseNxnOptions(EnvelopeOptions, total=False):
    """Options of `inverse_nxn`."""

    method: Literal["auto", "adjugate", "gauss-jordan"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "adjugate" (the transposed matrix of cofactors over the determinant, up to 4x4), "gauss-jordan"
    (row reduction of the matrix with the identity matrix beside it). Default: "auto".
    """


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


class CreateIndexAndSliceOptions(EnvelopeOptions, total=False):
    """Options of `index_and_slice`."""

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


class CreateCharpolyOptions(EnvelopeOptions, total=False):
    """Options of `charpoly`."""

    method: Literal["auto", "expansion", "faddeev-leverrier", "principal-minors"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "expansion" (det(λI − A) by cofactor expansion, up to 4x4), "faddeev-leverrier" (one coefficient
    after another from traces of products), "principal-minors" (each coefficient as a sum of principal minors,
    up to 5x5). Default: "auto".
    """


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
    },
    ENVELOPE_OPTIONS,
)


class ChangeAppearanceRowInsertOptions(EnvelopeOptions, total=False):
    """Options of `row_insert`."""

    index: int
    """The position that the first inserted row takes; after the last row where it is left out."""
    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


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


class ChangeAppearanceColInsertOptions(EnvelopeOptions, total=False):
    """Options of `col_insert`."""

    index: int
    """The position that the first inserted column takes; after the last column where it is left out."""
    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


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


class ChangeAppearanceRowDeleteOptions(EnvelopeOptions, total=False):
    """Options of `row_delete`."""

    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


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


class ChangeAppearanceColDeleteOptions(EnvelopeOptions, total=False):
    """Options of `col_delete`."""

    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


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


class ChangeAppearanceTrilOptions(EnvelopeOptions, total=False):
    """Options of `tril`."""

    k: int
    """The diagonal that bounds the triangle: 0 is the main diagonal, positive ones lie above it. Default: 0."""


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


class ChangeAppearanceTriuOptions(EnvelopeOptions, total=False):
    """Options of `triu`."""

    k: int
    """The diagonal that bounds the triangle: 0 is the main diagonal, positive ones lie above it. Default: 0."""


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


class ChangeAppearanceRot90Options(EnvelopeOptions, total=False):
    """Options of `rot90`."""

    k: int
    """How many quarter turns, counter-clockwise; a negative number turns clockwise. Default: 1."""


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


class MatrixFormsRefOptions(EnvelopeOptions, total=False):
    """Options of `ref`."""

    method: Literal["auto", "gauss", "fraction-free"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "gauss" (each pivot is made a leading 1 before its column is cleared), "fraction-free" (rows are
    multiplied crosswise, so that the entries stay integers). Default: "auto".
    """
    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


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
    },
    ENVELOPE_OPTIONS,
)


class MatrixFormsRrefOptions(EnvelopeOptions, total=False):
    """Options of `rref`."""

    method: Literal["auto", "gauss", "fraction-free"]
    """The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
    entries), "gauss" (each pivot is made a leading 1 before its column is cleared), "fraction-free" (rows are
    multiplied crosswise, so that the entries stay integers). Default: "auto".
    """
    index_base: int
    """Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
    exclude it, negative positions count from the end). From 0 to 1. Default: 1.
    """


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
    },
    ENVELOPE_OPTIONS,
)
