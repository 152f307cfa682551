# Derived from the catalogue: change nothing here, run `npm run derive`.

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Optional, Sequence, Tuple, Union, overload

from .._entries import Array, Frame, Framed, Lines, Matrix, NumberRows, Numbers, Operand, Rows, Series, TextRows, Texts
from .._question import Question
from .._replies import Answers, Compact, CountResult, Envelope, MatrixResult, NumberResult, SizeResult, VectorResult
from .._usual import UNSET, usual
from .options import (
    Section,
    ArithmeticMatmulOptions,
    ChangeAppearanceColDeleteOptions,
    ChangeAppearanceColInsertOptions,
    ChangeAppearanceRot90Options,
    ChangeAppearanceRowDeleteOptions,
    ChangeAppearanceRowInsertOptions,
    ChangeAppearanceTrilOptions,
    ChangeAppearanceTriuOptions,
    CompactArithmeticByOperationOptions,
    CompactArithmeticMatmulOptions,
    CompactOptions,
    CreateCharpolyOptions,
    CreateIndexAndSliceOptions,
    EnvelopeOptions,
    MatricesDeterminant2x2Options,
    MatricesDeterminant3x3Options,
    MatricesDeterminantNxnOptions,
    MatricesInverse2x2Options,
    MatricesInverse3x3Options,
    MatricesInverseNxnOptions,
    MatrixFormsRefOptions,
    MatrixFormsRrefOptions,
)

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .._client import AsyncAsk


class AsyncArithmetic:
    """Matrix arithmetic. Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as
    matrices.
    """

    def __init__(self, ask: AsyncAsk) -> None:
        self._ask = ask

    @overload
    async def add(
        self, a: Rows, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def add(
        self, a: Array, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def add(
        self, a: Framed, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def add(
        self,
        a: Matrix,
        b: Operand,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Adds two matrices of the same shape entry by entry.

        Two matrices of the same shape are added entry by entry, and their sum has that shape too. Addition
        combines tables that measure the same things: the sales of two weeks, the hours of two teams, two forces
        at every point of a beam.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/matrices/arithmetic/add",
                chosen="add",
                shapes={"add": "matrix"},
                inputs={"a": a, "b": b},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def subtract(
        self, a: Rows, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def subtract(
        self, a: Array, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def subtract(
        self, a: Framed, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def subtract(
        self,
        a: Matrix,
        b: Operand,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Subtracts the second matrix from the first, entry by entry.

        The difference of two matrices of the same shape is found by taking each number of the second away from
        its partner in the first. It shows what has changed, by how much and in which direction, in every cell
        of a table at once.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/matrices/arithmetic/subtract",
                chosen="subtract",
                shapes={"subtract": "matrix"},
                inputs={"a": a, "b": b},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def multiply_ew(
        self, a: Rows, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def multiply_ew(
        self, a: Array, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def multiply_ew(
        self, a: Framed, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def multiply_ew(
        self,
        a: Matrix,
        b: Operand,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Multiplies two matrices of the same shape entry by entry: the Hadamard product.

        The entry-by-entry product, named after Hadamard, multiplies the two numbers in each place of two
        matrices that have the same shape. With a number instead of the second matrix it is the scalar multiple.
        It weights the entries of a table, masks them or turns amounts into prices.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/matrices/arithmetic/multiply-ew",
                chosen="multiply_ew",
                shapes={"multiply_ew": "matrix"},
                inputs={"a": a, "b": b},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def divide_ew(
        self, a: Rows, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def divide_ew(
        self, a: Array, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def divide_ew(
        self, a: Framed, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def divide_ew(
        self,
        a: Matrix,
        b: Operand,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Divides each entry of the first matrix by the entry of the second at the same place.

        Division entry by entry divides each number of a matrix by its partner in a second one, or all of them
        by one number. It is defined if no divisor is zero. It turns tables of totals into rates: prices per
        kilogram, goals per match, people per doctor.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/matrices/arithmetic/divide-ew",
                chosen="divide_ew",
                shapes={"divide_ew": "matrix"},
                inputs={"a": a, "b": b},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def raise_ew(
        self, a: Rows, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def raise_ew(
        self, a: Array, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def raise_ew(
        self, a: Framed, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def raise_ew(
        self,
        a: Matrix,
        b: Operand,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Raises each entry of the first matrix to the power of the entry of the second at the same place.

        The entry-by-entry power raises each number of a matrix to an exponent: its partner in a second matrix,
        or one number for all. Positive whole exponents multiply equal factors, negative ones take reciprocals,
        fractions take roots. Squared errors and tables of growth are made with it.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/matrices/arithmetic/raise-ew",
                chosen="raise_ew",
                shapes={"raise_ew": "matrix"},
                inputs={"a": a, "b": b},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def matmul(
        self, a: Rows, b: Matrix, **options: Unpack[ArithmeticMatmulOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def matmul(
        self, a: Array, b: Matrix, **options: Unpack[ArithmeticMatmulOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def matmul(
        self, a: Framed, b: Matrix, **options: Unpack[ArithmeticMatmulOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def matmul(
        self,
        a: Matrix,
        b: Matrix,
        *,
        method: Literal["auto", "row-by-column", "columns", "outer"] = usual("auto"),
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Multiplies two matrices row by column; the first needs as many columns as the second has rows.

        The product AB pairs each row of A with each column of B: number by number they are multiplied, and the
        products are added. It exists if the rows of A are as long as the columns of B. It links tables, such as
        recipes and prices, and describes linear maps done one after the other.

        Args:
            a: The first or only input matrix.
            b: The second input matrix.
            method: The way of working that the steps follow. One of "auto" (what a teacher would take for this
                size and these entries), "row-by-column" (every entry is the dot product of a row of A and a
                column of B), "columns" (every column is a combination of the columns of A, weighted by a column
                of B), "outer" (the sum of each column of A times the row of B with the same number). Default:
                "auto".
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/matrices/arithmetic/matmul",
                chosen="matmul",
                shapes={"matmul": "matrix"},
                inputs={"a": a, "b": b},
                options={
                    "method": method,
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply


class AsyncCompactArithmetic:
    """Matrix arithmetic, compact. Add, subtract, multiply, divide and raise matrices entry by entry, and multiply
    them as matrices.
    """

    def __init__(self, ask: AsyncAsk) -> None:
        self._ask = ask

    @overload
    async def add(
        self, a: Rows, b: Operand, **options: Unpack[CompactOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def add(
        self, a: Array, b: Operand, **options: Unpack[CompactOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    async def add(
        self, a: Framed, b: Operand, **options: Unpack[CompactOptions]
    ) -> Compact[Frame, TextRows]: ...
    async def add(
        self,
        a: Matrix,
        b: Operand,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Adds two matrices of the same shape entry by entry.

        Two matrices of the same shape are added entry by entry, and their sum has that shape too. Addition
        combines tables that measure the same things: the sales of two weeks, the hours of two teams, two forces
        at every point of a beam.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/add",
                chosen="add",
                shapes={"add": "matrix"},
                inputs={"a": a, "b": b},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    @overload
    async def subtract(
        self, a: Rows, b: Operand, **options: Unpack[CompactOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def subtract(
        self, a: Array, b: Operand, **options: Unpack[CompactOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    async def subtract(
        self, a: Framed, b: Operand, **options: Unpack[CompactOptions]
    ) -> Compact[Frame, TextRows]: ...
    async def subtract(
        self,
        a: Matrix,
        b: Operand,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Subtracts the second matrix from the first, entry by entry.

        The difference of two matrices of the same shape is found by taking each number of the second away from
        its partner in the first. It shows what has changed, by how much and in which direction, in every cell
        of a table at once.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/subtract",
                chosen="subtract",
                shapes={"subtract": "matrix"},
                inputs={"a": a, "b": b},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    @overload
    async def multiply_ew(
        self, a: Rows, b: Operand, **options: Unpack[CompactOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def multiply_ew(
        self, a: Array, b: Operand, **options: Unpack[CompactOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    async def multiply_ew(
        self, a: Framed, b: Operand, **options: Unpack[CompactOptions]
    ) -> Compact[Frame, TextRows]: ...
    async def multiply_ew(
        self,
        a: Matrix,
        b: Operand,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Multiplies two matrices of the same shape entry by entry: the Hadamard product.

        The entry-by-entry product, named after Hadamard, multiplies the two numbers in each place of two
        matrices that have the same shape. With a number instead of the second matrix it is the scalar multiple.
        It weights the entries of a table, masks them or turns amounts into prices.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/multiply-ew",
                chosen="multiply_ew",
                shapes={"multiply_ew": "matrix"},
                inputs={"a": a, "b": b},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    @overload
    async def divide_ew(
        self, a: Rows, b: Operand, **options: Unpack[CompactOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def divide_ew(
        self, a: Array, b: Operand, **options: Unpack[CompactOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    async def divide_ew(
        self, a: Framed, b: Operand, **options: Unpack[CompactOptions]
    ) -> Compact[Frame, TextRows]: ...
    async def divide_ew(
        self,
        a: Matrix,
        b: Operand,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Divides each entry of the first matrix by the entry of the second at the same place.

        Division entry by entry divides each number of a matrix by its partner in a second one, or all of them
        by one number. It is defined if no divisor is zero. It turns tables of totals into rates: prices per
        kilogram, goals per match, people per doctor.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/divide-ew",
                chosen="divide_ew",
                shapes={"divide_ew": "matrix"},
                inputs={"a": a, "b": b},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    @overload
    async def raise_ew(
        self, a: Rows, b: Operand, **options: Unpack[CompactOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def raise_ew(
        self, a: Array, b: Operand, **options: Unpack[CompactOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    async def raise_ew(
        self, a: Framed, b: Operand, **options: Unpack[CompactOptions]
    ) -> Compact[Frame, TextRows]: ...
    async def raise_ew(
        self,
        a: Matrix,
        b: Operand,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Raises each entry of the first matrix to the power of the entry of the second at the same place.

        The entry-by-entry power raises each number of a matrix to an exponent: its partner in a second matrix,
        or one number for all. Positive whole exponents multiply equal factors, negative ones take reciprocals,
        fractions take roots. Squared errors and tables of growth are made with it.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/raise-ew",
                chosen="raise_ew",
                shapes={"raise_ew": "matrix"},
                inputs={"a": a, "b": b},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    @overload
    async def matmul(
        self, a: Rows, b: Matrix, **options: Unpack[CompactArithmeticMatmulOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def matmul(
        self, a: Array, b: Matrix, **options: Unpack[CompactArithmeticMatmulOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    async def matmul(
        self, a: Framed, b: Matrix, **options: Unpack[CompactArithmeticMatmulOptions]
    ) -> Compact[Frame, TextRows]: ...
    async def matmul(
        self,
        a: Matrix,
        b: Matrix,
        *,
        method: Literal["auto", "row-by-column", "columns", "outer"] = usual("auto"),
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Multiplies two matrices row by column; the first needs as many columns as the second has rows.

        The product AB pairs each row of A with each column of B: number by number they are multiplied, and the
        products are added. It exists if the rows of A are as long as the columns of B. It links tables, such as
        recipes and prices, and describes linear maps done one after the other.

        Args:
            a: The first or only input matrix.
            b: The second input matrix.
            method: The way of working that the steps follow. One of "auto" (what a teacher would take for this
                size and these entries), "row-by-column" (every entry is the dot product of a row of A and a
                column of B), "columns" (every column is a combination of the columns of A, weighted by a column
                of B), "outer" (the sum of each column of A times the row of B with the same number). Default:
                "auto".
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/matmul",
                chosen="matmul",
                shapes={"matmul": "matrix"},
                inputs={"a": a, "b": b},
                options={
                    "method": method,
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    @overload
    async def by_operation(
        self, a: Rows, b: Operand, operation: Literal["add", "subtract", "multiply-ew", "divide-ew", "raise-ew", "matmul"], **options: Unpack[CompactArithmeticByOperationOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def by_operation(
        self, a: Array, b: Operand, operation: Literal["add", "subtract", "multiply-ew", "divide-ew", "raise-ew", "matmul"], **options: Unpack[CompactArithmeticByOperationOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    async def by_operation(
        self, a: Framed, b: Operand, operation: Literal["add", "subtract", "multiply-ew", "divide-ew", "raise-ew", "matmul"], **options: Unpack[CompactArithmeticByOperationOptions]
    ) -> Compact[Frame, TextRows]: ...
    @overload
    async def by_operation(
        self, a: Matrix, b: Operand, operation: Literal["all"], **options: Unpack[CompactArithmeticByOperationOptions]
    ) -> Compact[Answers, Any]: ...
    async def by_operation(
        self,
        a: Matrix,
        b: Operand,
        operation: Literal["all", "add", "subtract", "multiply-ew", "divide-ew", "raise-ew", "matmul"],
        *,
        method: Literal["auto", "row-by-column", "columns", "outer"] = usual("auto"),
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as matrices.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.
            operation: Which of the computations of this endpoint is wanted; all of them with "all".
            method: The way of working that the steps follow. One of "auto" (what a teacher would take for this
                size and these entries), "row-by-column" (every entry is the dot product of a row of A and a
                column of B), "columns" (every column is a combination of the columns of A, weighted by a column
                of B), "outer" (the sum of each column of A times the row of B with the same number). Default:
                "auto".
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is what the choice says; with "all" the answers by their names, which
            are attributes, too.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic",
                chosen=operation,
                shapes={"add": "matrix", "subtract": "matrix", "multiply-ew": "matrix", "divide-ew": "matrix", "raise-ew": "matrix", "matmul": "matrix"},
                inputs={"a": a, "b": b, "operation": operation},
                options={
                    "method": method,
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply


class AsyncDimensions:
    """Matrix dimensions. Count the rows and the columns of a matrix and state its shape."""

    def __init__(self, ask: AsyncAsk) -> None:
        self._ask = ask

    async def nrows(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Envelope[CountResult]:
        """Counts the rows of a matrix.

        The shape of a matrix says how many rows and how many columns it has, rows first. It comes before every
        computation: the shapes alone decide whether two matrices can be added or multiplied, and how large the
        result will be.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a whole number.
        """
        reply: Envelope[CountResult] = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/matrices/dimensions/nrows",
                chosen="nrows",
                shapes={"nrows": "count"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    async def ncols(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Envelope[CountResult]:
        """Counts the columns of a matrix.

        The shape of a matrix says how many rows and how many columns it has, rows first. It comes before every
        computation: the shapes alone decide whether two matrices can be added or multiplied, and how large the
        result will be.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a whole number.
        """
        reply: Envelope[CountResult] = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/matrices/dimensions/ncols",
                chosen="ncols",
                shapes={"ncols": "count"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    async def shape(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Envelope[SizeResult]:
        """States the number of rows and the number of columns of a matrix, in this order.

        The shape of a matrix says how many rows and how many columns it has, rows first. It comes before every
        computation: the shapes alone decide whether two matrices can be added or multiplied, and how large the
        result will be.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is the number of rows and the number of columns.
        """
        reply: Envelope[SizeResult] = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/matrices/dimensions/shape",
                chosen="shape",
                shapes={"shape": "shape"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply


class AsyncCompactDimensions:
    """Matrix dimensions, compact. Count the rows and the columns of a matrix and state its shape."""

    def __init__(self, ask: AsyncAsk) -> None:
        self._ask = ask

    async def nrows(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Compact[int, str]:
        """Counts the rows of a matrix.

        The shape of a matrix says how many rows and how many columns it has, rows first. It comes before every
        computation: the shapes alone decide whether two matrices can be added or multiplied, and how large the
        result will be.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a whole number.
        """
        reply: Compact[int, str] = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-dimensions/nrows",
                chosen="nrows",
                shapes={"nrows": "count"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    async def ncols(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Compact[int, str]:
        """Counts the columns of a matrix.

        The shape of a matrix says how many rows and how many columns it has, rows first. It comes before every
        computation: the shapes alone decide whether two matrices can be added or multiplied, and how large the
        result will be.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a whole number.
        """
        reply: Compact[int, str] = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-dimensions/ncols",
                chosen="ncols",
                shapes={"ncols": "count"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    async def shape(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Compact[Tuple[int, int], str]:
        """States the number of rows and the number of columns of a matrix, in this order.

        The shape of a matrix says how many rows and how many columns it has, rows first. It comes before every
        computation: the shapes alone decide whether two matrices can be added or multiplied, and how large the
        result will be.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is the number of rows and the number of columns.
        """
        reply: Compact[Tuple[int, int], str] = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-dimensions/shape",
                chosen="shape",
                shapes={"shape": "shape"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    @overload
    async def by_type(
        self, a: Matrix, type: Literal["nrows", "ncols"], **options: Unpack[CompactOptions]
    ) -> Compact[int, str]: ...
    @overload
    async def by_type(
        self, a: Matrix, type: Literal["shape"], **options: Unpack[CompactOptions]
    ) -> Compact[Tuple[int, int], str]: ...
    @overload
    async def by_type(
        self, a: Matrix, type: Literal["all"], **options: Unpack[CompactOptions]
    ) -> Compact[Answers, Any]: ...
    async def by_type(
        self,
        a: Matrix,
        type: Literal["all", "nrows", "ncols", "shape"],
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Count the rows and the columns of a matrix and state its shape.

        Args:
            a: The first or only input matrix.
            type: Which of the computations of this endpoint is wanted; all of them with "all".
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is what the choice says; with "all" the answers by their names, which
            are attributes, too.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-dimensions",
                chosen=type,
                shapes={"nrows": "count", "ncols": "count", "shape": "shape"},
                inputs={"a": a, "type": type},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply


class AsyncStatistics:
    """Matrix statistics. Describe the rows, the columns or all entries of a matrix by their extremes, centre and
    spread.
    """

    def __init__(self, ask: AsyncAsk) -> None:
        self._ask = ask

    @overload
    async def row_min(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def row_min(
        self, a: Array, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def row_min(
        self, a: Framed, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    async def row_min(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Finds the minimum, the smallest entry, of each row of a matrix.

        The minimum of some numbers is the one that none of the others lies below. Every matrix has a minimum,
        every row has one and every column has one; it answers questions about the cheapest offer, the coldest
        hour or the shortest way.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/statistics/descriptive/row-min",
                chosen="row_min",
                shapes={"row_min": "vector"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def col_min(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def col_min(
        self, a: Array, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def col_min(
        self, a: Framed, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    async def col_min(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Finds the minimum, the smallest entry, of each column of a matrix.

        The minimum of some numbers is the one that none of the others lies below. Every matrix has a minimum,
        every row has one and every column has one; it answers questions about the cheapest offer, the coldest
        hour or the shortest way.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/statistics/descriptive/col-min",
                chosen="col_min",
                shapes={"col_min": "vector"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    async def mat_min(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Envelope[NumberResult]:
        """Finds the minimum, the smallest entry, of all entries of a matrix.

        The minimum of some numbers is the one that none of the others lies below. Every matrix has a minimum,
        every row has one and every column has one; it answers questions about the cheapest offer, the coldest
        hour or the shortest way.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a number.
        """
        reply: Envelope[NumberResult] = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/statistics/descriptive/mat-min",
                chosen="mat_min",
                shapes={"mat_min": "scalar"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def row_max(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def row_max(
        self, a: Array, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def row_max(
        self, a: Framed, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    async def row_max(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Finds the maximum, the largest entry, of each row of a matrix.

        The maximum of some numbers is the one that no other exceeds. Each row, each column and the whole of a
        matrix have one; it is the record of a competition, the peak of a demand, the winning bid.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/statistics/descriptive/row-max",
                chosen="row_max",
                shapes={"row_max": "vector"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def col_max(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def col_max(
        self, a: Array, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def col_max(
        self, a: Framed, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    async def col_max(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Finds the maximum, the largest entry, of each column of a matrix.

        The maximum of some numbers is the one that no other exceeds. Each row, each column and the whole of a
        matrix have one; it is the record of a competition, the peak of a demand, the winning bid.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/statistics/descriptive/col-max",
                chosen="col_max",
                shapes={"col_max": "vector"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    async def mat_max(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Envelope[NumberResult]:
        """Finds the maximum, the largest entry, of all entries of a matrix.

        The maximum of some numbers is the one that no other exceeds. Each row, each column and the whole of a
        matrix have one; it is the record of a competition, the peak of a demand, the winning bid.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a number.
        """
        reply: Envelope[NumberResult] = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/statistics/descriptive/mat-max",
                chosen="mat_max",
                shapes={"mat_max": "scalar"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def row_sum(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def row_sum(
        self, a: Array, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def row_sum(
        self, a: Framed, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    async def row_sum(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Finds the sum of each row of a matrix.

        A sum collects many numbers in one total: the entries of each row, of each column, or of the whole
        matrix. It is what stands at the foot of a bill and in the margins of a table of counts.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/statistics/descriptive/row-sum",
                chosen="row_sum",
                shapes={"row_sum": "vector"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def col_sum(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def col_sum(
        self, a: Array, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def col_sum(
        self, a: Framed, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    async def col_sum(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Finds the sum of each column of a matrix.

        A sum collects many numbers in one total: the entries of each row, of each column, or of the whole
        matrix. It is what stands at the foot of a bill and in the margins of a table of counts.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/statistics/descriptive/col-sum",
                chosen="col_sum",
                shapes={"col_sum": "vector"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    async def mat_sum(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Envelope[NumberResult]:
        """Finds the sum of all entries of a matrix.

        A sum collects many numbers in one total: the entries of each row, of each column, or of the whole
        matrix. It is what stands at the foot of a bill and in the margins of a table of counts.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a number.
        """
        reply: Envelope[NumberResult] = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/statistics/descriptive/mat-sum",
                chosen="mat_sum",
                shapes={"mat_sum": "scalar"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def row_mean(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def row_mean(
        self, a: Array, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def row_mean(
        self, a: Framed, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    async def row_mean(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Finds the arithmetic mean of each row of a matrix.

        The arithmetic mean divides a total equally: it is the sum of some numbers divided by how many they are.
        It condenses each row or each column of a table into one value, and it is what most people call the
        average.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/statistics/descriptive/row-mean",
                chosen="row_mean",
                shapes={"row_mean": "vector"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def col_mean(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def col_mean(
        self, a: Array, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def col_mean(
        self, a: Framed, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    async def col_mean(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Finds the arithmetic mean of each column of a matrix.

        The arithmetic mean divides a total equally: it is the sum of some numbers divided by how many they are.
        It condenses each row or each column of a table into one value, and it is what most people call the
        average.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/statistics/descriptive/col-mean",
                chosen="col_mean",
                shapes={"col_mean": "vector"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    async def mat_mean(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Envelope[NumberResult]:
        """Finds the arithmetic mean of all entries of a matrix.

        The arithmetic mean divides a total equally: it is the sum of some numbers divided by how many they are.
        It condenses each row or each column of a table into one value, and it is what most people call the
        average.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a number.
        """
        reply: Envelope[NumberResult] = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/statistics/descriptive/mat-mean",
                chosen="mat_mean",
                shapes={"mat_mean": "scalar"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def row_median(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def row_median(
        self, a: Array, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def row_median(
        self, a: Framed, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    async def row_median(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Finds the median, the middle number in order of size, of each row of a matrix.

        The median is the middle of the numbers once they stand in order: the middle one of an odd count, the
        midpoint of the two middle ones of an even count. It describes a typical row or column even if a few
        entries are extreme.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/statistics/descriptive/row-median",
                chosen="row_median",
                shapes={"row_median": "vector"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def col_median(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def col_median(
        self, a: Array, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def col_median(
        self, a: Framed, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    async def col_median(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Finds the median, the middle number in order of size, of each column of a matrix.

        The median is the middle of the numbers once they stand in order: the middle one of an odd count, the
        midpoint of the two middle ones of an even count. It describes a typical row or column even if a few
        entries are extreme.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/statistics/descriptive/col-median",
                chosen="col_median",
                shapes={"col_median": "vector"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    async def mat_median(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Envelope[NumberResult]:
        """Finds the median, the middle number in order of size, of all entries of a matrix.

        The median is the middle of the numbers once they stand in order: the middle one of an odd count, the
        midpoint of the two middle ones of an even count. It describes a typical row or column even if a few
        entries are extreme.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a number.
        """
        reply: Envelope[NumberResult] = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/statistics/descriptive/mat-median",
                chosen="mat_median",
                shapes={"mat_median": "scalar"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def row_var(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def row_var(
        self, a: Array, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def row_var(
        self, a: Framed, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    async def row_var(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Finds the variance of the population of each row of a matrix.

        The variance measures how far numbers scatter: it is the mean of their squared distances from the mean.
        Zero stands for no scatter at all. Here the numbers are taken as the whole population, so the divisor is
        their count.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/statistics/descriptive/row-var",
                chosen="row_var",
                shapes={"row_var": "vector"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def col_var(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def col_var(
        self, a: Array, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def col_var(
        self, a: Framed, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    async def col_var(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Finds the variance of the population of each column of a matrix.

        The variance measures how far numbers scatter: it is the mean of their squared distances from the mean.
        Zero stands for no scatter at all. Here the numbers are taken as the whole population, so the divisor is
        their count.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/statistics/descriptive/col-var",
                chosen="col_var",
                shapes={"col_var": "vector"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    async def mat_var(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Envelope[NumberResult]:
        """Finds the variance of the population of all entries of a matrix.

        The variance measures how far numbers scatter: it is the mean of their squared distances from the mean.
        Zero stands for no scatter at all. Here the numbers are taken as the whole population, so the divisor is
        their count.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a number.
        """
        reply: Envelope[NumberResult] = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/statistics/descriptive/mat-var",
                chosen="mat_var",
                shapes={"mat_var": "scalar"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def row_std(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def row_std(
        self, a: Array, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def row_std(
        self, a: Framed, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    async def row_std(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Finds the standard deviation of the population of each row of a matrix.

        The standard deviation is the square root of the variance. It says in the unit of the data themselves
        how far entries typically lie from their mean, and reports quote the two together: so much, give or take
        so much.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/statistics/descriptive/row-std",
                chosen="row_std",
                shapes={"row_std": "vector"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def col_std(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def col_std(
        self, a: Array, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def col_std(
        self, a: Framed, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    async def col_std(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Finds the standard deviation of the population of each column of a matrix.

        The standard deviation is the square root of the variance. It says in the unit of the data themselves
        how far entries typically lie from their mean, and reports quote the two together: so much, give or take
        so much.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/statistics/descriptive/col-std",
                chosen="col_std",
                shapes={"col_std": "vector"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    async def mat_std(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Envelope[NumberResult]:
        """Finds the standard deviation of the population of all entries of a matrix.

        The standard deviation is the square root of the variance. It says in the unit of the data themselves
        how far entries typically lie from their mean, and reports quote the two together: so much, give or take
        so much.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a number.
        """
        reply: Envelope[NumberResult] = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/statistics/descriptive/mat-std",
                chosen="mat_std",
                shapes={"mat_std": "scalar"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply


class AsyncCompactStatistics:
    """Matrix statistics, compact. Describe the rows, the columns or all entries of a matrix by their extremes,
    centre and spread.
    """

    def __init__(self, ask: AsyncAsk) -> None:
        self._ask = ask

    @overload
    async def row_min(
        self, a: Rows, **options: Unpack[CompactOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def row_min(
        self, a: Array, **options: Unpack[CompactOptions]
    ) -> Compact[Array, Texts]: ...
    @overload
    async def row_min(
        self, a: Framed, **options: Unpack[CompactOptions]
    ) -> Compact[Series, Texts]: ...
    async def row_min(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Finds the minimum, the smallest entry, of each row of a matrix.

        The minimum of some numbers is the one that none of the others lies below. Every matrix has a minimum,
        every row has one and every column has one; it answers questions about the cheapest offer, the coldest
        hour or the shortest way.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-min",
                chosen="row_min",
                shapes={"row_min": "vector"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    @overload
    async def col_min(
        self, a: Rows, **options: Unpack[CompactOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def col_min(
        self, a: Array, **options: Unpack[CompactOptions]
    ) -> Compact[Array, Texts]: ...
    @overload
    async def col_min(
        self, a: Framed, **options: Unpack[CompactOptions]
    ) -> Compact[Series, Texts]: ...
    async def col_min(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Finds the minimum, the smallest entry, of each column of a matrix.

        The minimum of some numbers is the one that none of the others lies below. Every matrix has a minimum,
        every row has one and every column has one; it answers questions about the cheapest offer, the coldest
        hour or the shortest way.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-min",
                chosen="col_min",
                shapes={"col_min": "vector"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    async def mat_min(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Compact[float, str]:
        """Finds the minimum, the smallest entry, of all entries of a matrix.

        The minimum of some numbers is the one that none of the others lies below. Every matrix has a minimum,
        every row has one and every column has one; it answers questions about the cheapest offer, the coldest
        hour or the shortest way.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a number.
        """
        reply: Compact[float, str] = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-min",
                chosen="mat_min",
                shapes={"mat_min": "scalar"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    @overload
    async def row_max(
        self, a: Rows, **options: Unpack[CompactOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def row_max(
        self, a: Array, **options: Unpack[CompactOptions]
    ) -> Compact[Array, Texts]: ...
    @overload
    async def row_max(
        self, a: Framed, **options: Unpack[CompactOptions]
    ) -> Compact[Series, Texts]: ...
    async def row_max(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Finds the maximum, the largest entry, of each row of a matrix.

        The maximum of some numbers is the one that no other exceeds. Each row, each column and the whole of a
        matrix have one; it is the record of a competition, the peak of a demand, the winning bid.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-max",
                chosen="row_max",
                shapes={"row_max": "vector"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    @overload
    async def col_max(
        self, a: Rows, **options: Unpack[CompactOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def col_max(
        self, a: Array, **options: Unpack[CompactOptions]
    ) -> Compact[Array, Texts]: ...
    @overload
    async def col_max(
        self, a: Framed, **options: Unpack[CompactOptions]
    ) -> Compact[Series, Texts]: ...
    async def col_max(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Finds the maximum, the largest entry, of each column of a matrix.

        The maximum of some numbers is the one that no other exceeds. Each row, each column and the whole of a
        matrix have one; it is the record of a competition, the peak of a demand, the winning bid.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-max",
                chosen="col_max",
                shapes={"col_max": "vector"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    async def mat_max(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Compact[float, str]:
        """Finds the maximum, the largest entry, of all entries of a matrix.

        The maximum of some numbers is the one that no other exceeds. Each row, each column and the whole of a
        matrix have one; it is the record of a competition, the peak of a demand, the winning bid.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a number.
        """
        reply: Compact[float, str] = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-max",
                chosen="mat_max",
                shapes={"mat_max": "scalar"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    @overload
    async def row_sum(
        self, a: Rows, **options: Unpack[CompactOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def row_sum(
        self, a: Array, **options: Unpack[CompactOptions]
    ) -> Compact[Array, Texts]: ...
    @overload
    async def row_sum(
        self, a: Framed, **options: Unpack[CompactOptions]
    ) -> Compact[Series, Texts]: ...
    async def row_sum(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Finds the sum of each row of a matrix.

        A sum collects many numbers in one total: the entries of each row, of each column, or of the whole
        matrix. It is what stands at the foot of a bill and in the margins of a table of counts.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-sum",
                chosen="row_sum",
                shapes={"row_sum": "vector"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    @overload
    async def col_sum(
        self, a: Rows, **options: Unpack[CompactOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def col_sum(
        self, a: Array, **options: Unpack[CompactOptions]
    ) -> Compact[Array, Texts]: ...
    @overload
    async def col_sum(
        self, a: Framed, **options: Unpack[CompactOptions]
    ) -> Compact[Series, Texts]: ...
    async def col_sum(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Finds the sum of each column of a matrix.

        A sum collects many numbers in one total: the entries of each row, of each column, or of the whole
        matrix. It is what stands at the foot of a bill and in the margins of a table of counts.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-sum",
                chosen="col_sum",
                shapes={"col_sum": "vector"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    async def mat_sum(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Compact[float, str]:
        """Finds the sum of all entries of a matrix.

        A sum collects many numbers in one total: the entries of each row, of each column, or of the whole
        matrix. It is what stands at the foot of a bill and in the margins of a table of counts.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a number.
        """
        reply: Compact[float, str] = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-sum",
                chosen="mat_sum",
                shapes={"mat_sum": "scalar"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    @overload
    async def row_mean(
        self, a: Rows, **options: Unpack[CompactOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def row_mean(
        self, a: Array, **options: Unpack[CompactOptions]
    ) -> Compact[Array, Texts]: ...
    @overload
    async def row_mean(
        self, a: Framed, **options: Unpack[CompactOptions]
    ) -> Compact[Series, Texts]: ...
    async def row_mean(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Finds the arithmetic mean of each row of a matrix.

        The arithmetic mean divides a total equally: it is the sum of some numbers divided by how many they are.
        It condenses each row or each column of a table into one value, and it is what most people call the
        average.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-mean",
                chosen="row_mean",
                shapes={"row_mean": "vector"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    @overload
    async def col_mean(
        self, a: Rows, **options: Unpack[CompactOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def col_mean(
        self, a: Array, **options: Unpack[CompactOptions]
    ) -> Compact[Array, Texts]: ...
    @overload
    async def col_mean(
        self, a: Framed, **options: Unpack[CompactOptions]
    ) -> Compact[Series, Texts]: ...
    async def col_mean(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Finds the arithmetic mean of each column of a matrix.

        The arithmetic mean divides a total equally: it is the sum of some numbers divided by how many they are.
        It condenses each row or each column of a table into one value, and it is what most people call the
        average.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-mean",
                chosen="col_mean",
                shapes={"col_mean": "vector"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    async def mat_mean(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Compact[float, str]:
        """Finds the arithmetic mean of all entries of a matrix.

        The arithmetic mean divides a total equally: it is the sum of some numbers divided by how many they are.
        It condenses each row or each column of a table into one value, and it is what most people call the
        average.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a number.
        """
        reply: Compact[float, str] = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-mean",
                chosen="mat_mean",
                shapes={"mat_mean": "scalar"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    @overload
    async def row_median(
        self, a: Rows, **options: Unpack[CompactOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def row_median(
        self, a: Array, **options: Unpack[CompactOptions]
    ) -> Compact[Array, Texts]: ...
    @overload
    async def row_median(
        self, a: Framed, **options: Unpack[CompactOptions]
    ) -> Compact[Series, Texts]: ...
    async def row_median(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Finds the median, the middle number in order of size, of each row of a matrix.

        The median is the middle of the numbers once they stand in order: the middle one of an odd count, the
        midpoint of the two middle ones of an even count. It describes a typical row or column even if a few
        entries are extreme.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-median",
                chosen="row_median",
                shapes={"row_median": "vector"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    @overload
    async def col_median(
        self, a: Rows, **options: Unpack[CompactOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def col_median(
        self, a: Array, **options: Unpack[CompactOptions]
    ) -> Compact[Array, Texts]: ...
    @overload
    async def col_median(
        self, a: Framed, **options: Unpack[CompactOptions]
    ) -> Compact[Series, Texts]: ...
    async def col_median(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Finds the median, the middle number in order of size, of each column of a matrix.

        The median is the middle of the numbers once they stand in order: the middle one of an odd count, the
        midpoint of the two middle ones of an even count. It describes a typical row or column even if a few
        entries are extreme.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-median",
                chosen="col_median",
                shapes={"col_median": "vector"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    async def mat_median(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Compact[float, str]:
        """Finds the median, the middle number in order of size, of all entries of a matrix.

        The median is the middle of the numbers once they stand in order: the middle one of an odd count, the
        midpoint of the two middle ones of an even count. It describes a typical row or column even if a few
        entries are extreme.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a number.
        """
        reply: Compact[float, str] = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-median",
                chosen="mat_median",
                shapes={"mat_median": "scalar"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    @overload
    async def row_var(
        self, a: Rows, **options: Unpack[CompactOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def row_var(
        self, a: Array, **options: Unpack[CompactOptions]
    ) -> Compact[Array, Texts]: ...
    @overload
    async def row_var(
        self, a: Framed, **options: Unpack[CompactOptions]
    ) -> Compact[Series, Texts]: ...
    async def row_var(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Finds the variance of the population of each row of a matrix.

        The variance measures how far numbers scatter: it is the mean of their squared distances from the mean.
        Zero stands for no scatter at all. Here the numbers are taken as the whole population, so the divisor is
        their count.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-var",
                chosen="row_var",
                shapes={"row_var": "vector"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    @overload
    async def col_var(
        self, a: Rows, **options: Unpack[CompactOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def col_var(
        self, a: Array, **options: Unpack[CompactOptions]
    ) -> Compact[Array, Texts]: ...
    @overload
    async def col_var(
        self, a: Framed, **options: Unpack[CompactOptions]
    ) -> Compact[Series, Texts]: ...
    async def col_var(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Finds the variance of the population of each column of a matrix.

        The variance measures how far numbers scatter: it is the mean of their squared distances from the mean.
        Zero stands for no scatter at all. Here the numbers are taken as the whole population, so the divisor is
        their count.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-var",
                chosen="col_var",
                shapes={"col_var": "vector"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    async def mat_var(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Compact[float, str]:
        """Finds the variance of the population of all entries of a matrix.

        The variance measures how far numbers scatter: it is the mean of their squared distances from the mean.
        Zero stands for no scatter at all. Here the numbers are taken as the whole population, so the divisor is
        their count.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a number.
        """
        reply: Compact[float, str] = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-var",
                chosen="mat_var",
                shapes={"mat_var": "scalar"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    @overload
    async def row_std(
        self, a: Rows, **options: Unpack[CompactOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def row_std(
        self, a: Array, **options: Unpack[CompactOptions]
    ) -> Compact[Array, Texts]: ...
    @overload
    async def row_std(
        self, a: Framed, **options: Unpack[CompactOptions]
    ) -> Compact[Series, Texts]: ...
    async def row_std(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Finds the standard deviation of the population of each row of a matrix.

        The standard deviation is the square root of the variance. It says in the unit of the data themselves
        how far entries typically lie from their mean, and reports quote the two together: so much, give or take
        so much.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-std",
                chosen="row_std",
                shapes={"row_std": "vector"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    @overload
    async def col_std(
        self, a: Rows, **options: Unpack[CompactOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def col_std(
        self, a: Array, **options: Unpack[CompactOptions]
    ) -> Compact[Array, Texts]: ...
    @overload
    async def col_std(
        self, a: Framed, **options: Unpack[CompactOptions]
    ) -> Compact[Series, Texts]: ...
    async def col_std(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Finds the standard deviation of the population of each column of a matrix.

        The standard deviation is the square root of the variance. It says in the unit of the data themselves
        how far entries typically lie from their mean, and reports quote the two together: so much, give or take
        so much.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-std",
                chosen="col_std",
                shapes={"col_std": "vector"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    async def mat_std(
        self,
        a: Matrix,
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Compact[float, str]:
        """Finds the standard deviation of the population of all entries of a matrix.

        The standard deviation is the square root of the variance. It says in the unit of the data themselves
        how far entries typically lie from their mean, and reports quote the two together: so much, give or take
        so much.

        Args:
            a: The first or only input matrix.
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is a number.
        """
        reply: Compact[float, str] = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-std",
                chosen="mat_std",
                shapes={"mat_std": "scalar"},
                inputs={"a": a},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply

    @overload
    async def by_type(
        self, a: Rows, type: Literal["row-min", "col-min", "row-max", "col-max", "row-sum", "col-sum", "row-mean", "col-mean", "row-median", "col-median", "row-var", "col-var", "row-std", "col-std"], **options: Unpack[CompactOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def by_type(
        self, a: Array, type: Literal["row-min", "col-min", "row-max", "col-max", "row-sum", "col-sum", "row-mean", "col-mean", "row-median", "col-median", "row-var", "col-var", "row-std", "col-std"], **options: Unpack[CompactOptions]
    ) -> Compact[Array, Texts]: ...
    @overload
    async def by_type(
        self, a: Framed, type: Literal["row-min", "col-min", "row-max", "col-max", "row-sum", "col-sum", "row-mean", "col-mean", "row-median", "col-median", "row-var", "col-var", "row-std", "col-std"], **options: Unpack[CompactOptions]
    ) -> Compact[Series, Texts]: ...
    @overload
    async def by_type(
        self, a: Matrix, type: Literal["mat-min", "mat-max", "mat-sum", "mat-mean", "mat-median", "mat-var", "mat-std"], **options: Unpack[CompactOptions]
    ) -> Compact[float, str]: ...
    @overload
    async def by_type(
        self, a: Matrix, type: Literal["all"], **options: Unpack[CompactOptions]
    ) -> Compact[Answers, Any]: ...
    async def by_type(
        self,
        a: Matrix,
        type: Literal["all", "row-min", "col-min", "mat-min", "row-max", "col-max", "mat-max", "row-sum", "col-sum", "mat-sum", "row-mean", "col-mean", "mat-mean", "row-median", "col-median", "mat-median", "row-var", "col-var", "mat-var", "row-std", "col-std", "mat-std"],
        *,
        result_name: str = usual("ans"),
        api_level: Literal["lite", "standard", "detailed"] = usual("detailed"),
        steps_bg: bool = usual(True),
        steps_output_formats: Sequence[Literal["", "html", "latex", "speech"]] = usual(("",)),
        steps_extra_formats: Sequence[Literal["mathml", "mathjson"]] = usual(()),
        decimals: Optional[int] = usual(None),
        apply_decimals_in_steps: bool = usual(False),
        request_params: bool = usual(True),
        learning_pathways: bool = usual(True),
        related: bool = usual(True),
        properties: bool = usual(True),
    ) -> Any:
        """Describe the rows, the columns or all entries of a matrix by their extremes, centre and spread.

        Args:
            a: The first or only input matrix.
            type: Which of the computations of this endpoint is wanted; all of them with "all".
            result_name: The name under which the result is returned. Default: "ans".
            api_level: How much the response holds. One of "lite" (the result alone), "standard" (the result
                alone), "detailed" (the result with its steps, theory, links and properties). Default:
                "detailed".
            steps_bg: Whether background theory goes with the steps. Default: True.
            steps_output_formats: The formats of the steps; the empty string means plain text. An empty list
                means plain text too. One of "" (plain text), "html" (HTML with MathML), "latex" (LaTeX),
                "speech" (words to be read aloud). Default: ("",).
            steps_extra_formats: Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON).
                Default: ().
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            request_params: Whether the response holds a normalized copy of the request. Default: True.
            learning_pathways: Whether the response links learning resources. Default: True.
            related: Whether the response links related endpoints. Default: True.
            properties: Whether the response describes the result. Default: True.

        Returns:
            The compact reply; `result` is what the choice says; with "all" the answers by their names, which
            are attributes, too.
        """
        reply: Any = await self._ask.compact(
            Question(
                path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics",
                chosen=type,
                shapes={"row-min": "vector", "col-min": "vector", "mat-min": "scalar", "row-max": "vector", "col-max": "vector", "mat-max": "scalar", "row-sum": "vector", "col-sum": "vector", "mat-sum": "scalar", "row-mean": "vector", "col-mean": "vector", "mat-mean": "scalar", "row-median": "vector", "col-median": "vector", "mat-median": "scalar", "row-var": "vector", "col-var": "vector", "mat-var": "scalar", "row-std": "vector", "col-std": "vector", "mat-std": "scalar"},
                inputs={"a": a, "type": type},
                options={
                    "result_name": result_name,
                    "api_level": api_level,
                    "steps_bg": steps_bg,
                    "steps_output_formats": steps_output_formats,
                    "steps_extra_formats": steps_extra_formats,
                    "decimals": decimals,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "request_params": request_params,
                    "learning_pathways": learning_pathways,
                    "related": related,
                    "properties": properties,
                },
            )
        )
        return reply


class AsyncMatrices:
    """Square matrices. Determinant, trace and inverse of a square matrix."""

    def __init__(self, ask: AsyncAsk) -> None:
        self._ask = ask

    async def determinant_2x2(
        self,
        a: Matrix,
        *,
        method: Literal["auto", "formula", "cofactor", "row-reduction", "bareiss", "leibniz"] = usual("auto"),
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Envelope[NumberResult]:
        """Works out the determinant of a 2x2 matrix.

        The determinant is one number made from a square matrix. It tells by which factor the matrix stretches
        areas or volumes, whether it turns the picture over, and, by being zero or not, whether the matrix can
        be undone.

        Args:
            a: The first or only input matrix.
            method: The way of working that the steps follow. One of "auto" (what a teacher would take for this
                size and these entries), "formula" (ad − bc, for 2x2 matrices), "cofactor" (expansion along the
                row or column with most zeros, up to 5x5), "row-reduction" (elimination to triangular form, with
                the row swaps counted), "bareiss" (fraction-free elimination, in which every division comes out
                even), "leibniz" (the sum over all permutations, up to 4x4). Default: "auto".
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a number.
        """
        reply: Envelope[NumberResult] = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/matrices/determinant-2x2",
                chosen="determinant_2x2",
                shapes={"determinant_2x2": "scalar"},
                inputs={"a": a},
                options={
                    "method": method,
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    async def determinant_3x3(
        self,
        a: Matrix,
        *,
        method: Literal["auto", "sarrus", "cofactor", "row-reduction", "bareiss", "leibniz"] = usual("auto"),
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Envelope[NumberResult]:
        """Works out the determinant of a 3x3 matrix.

        The determinant is one number made from a square matrix. It tells by which factor the matrix stretches
        areas or volumes, whether it turns the picture over, and, by being zero or not, whether the matrix can
        be undone.

        Args:
            a: The first or only input matrix.
            method: The way of working that the steps follow. One of "auto" (what a teacher would take for this
                size and these entries), "sarrus" (the rule of Sarrus, for 3x3 matrices), "cofactor" (expansion
                along the row or column with most zeros, up to 5x5), "row-reduction" (elimination to triangular
                form, with the row swaps counted), "bareiss" (fraction-free elimination, in which every division
                comes out even), "leibniz" (the sum over all permutations, up to 4x4). Default: "auto".
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a number.
        """
        reply: Envelope[NumberResult] = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/matrices/determinant-3x3",
                chosen="determinant_3x3",
                shapes={"determinant_3x3": "scalar"},
                inputs={"a": a},
                options={
                    "method": method,
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    async def determinant_nxn(
        self,
        a: Matrix,
        *,
        method: Literal["auto", "formula", "sarrus", "cofactor", "row-reduction", "bareiss", "leibniz"] = usual("auto"),
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Envelope[NumberResult]:
        """Works out the determinant of a square matrix of any size.

        The determinant is one number made from a square matrix. It tells by which factor the matrix stretches
        areas or volumes, whether it turns the picture over, and, by being zero or not, whether the matrix can
        be undone.

        Args:
            a: The first or only input matrix.
            method: The way of working that the steps follow. One of "auto" (what a teacher would take for this
                size and these entries), "formula" (ad − bc, for 2x2 matrices), "sarrus" (the rule of Sarrus,
                for 3x3 matrices), "cofactor" (expansion along the row or column with most zeros, up to 5x5),
                "row-reduction" (elimination to triangular form, with the row swaps counted), "bareiss"
                (fraction-free elimination, in which every division comes out even), "leibniz" (the sum over all
                permutations, up to 4x4). Default: "auto".
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a number.
        """
        reply: Envelope[NumberResult] = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/matrices/determinant-nxn",
                chosen="determinant_nxn",
                shapes={"determinant_nxn": "scalar"},
                inputs={"a": a},
                options={
                    "method": method,
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    async def trace(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Envelope[NumberResult]:
        """Adds the entries on the main diagonal of a square matrix.

        The trace of a square matrix is the sum of the entries on its main diagonal. It takes one addition fewer
        than there are rows, and yet it is the sum of the eigenvalues: a number that stays the same when the
        coordinates are changed.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a number.
        """
        reply: Envelope[NumberResult] = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/matrices/trace",
                chosen="trace",
                shapes={"trace": "scalar"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def inverse_2x2(
        self, a: Rows, **options: Unpack[MatricesInverse2x2Options]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def inverse_2x2(
        self, a: Array, **options: Unpack[MatricesInverse2x2Options]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def inverse_2x2(
        self, a: Framed, **options: Unpack[MatricesInverse2x2Options]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def inverse_2x2(
        self,
        a: Matrix,
        *,
        method: Literal["auto", "adjugate", "gauss-jordan"] = usual("auto"),
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Finds the inverse of a 2x2 matrix.

        The inverse of a square matrix is the matrix that undoes it: multiplied from the left or from the right
        it gives the identity matrix. It exists exactly when the determinant is not zero, and one inverse solves
        every system of equations with the same left side.

        Args:
            a: The first or only input matrix.
            method: The way of working that the steps follow. One of "auto" (what a teacher would take for this
                size and these entries), "adjugate" (the transposed matrix of cofactors over the determinant, up
                to 4x4), "gauss-jordan" (row reduction of the matrix with the identity matrix beside it).
                Default: "auto".
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/matrices/inverse-2x2",
                chosen="inverse_2x2",
                shapes={"inverse_2x2": "matrix"},
                inputs={"a": a},
                options={
                    "method": method,
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def inverse_3x3(
        self, a: Rows, **options: Unpack[MatricesInverse3x3Options]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def inverse_3x3(
        self, a: Array, **options: Unpack[MatricesInverse3x3Options]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def inverse_3x3(
        self, a: Framed, **options: Unpack[MatricesInverse3x3Options]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def inverse_3x3(
        self,
        a: Matrix,
        *,
        method: Literal["auto", "adjugate", "gauss-jordan"] = usual("auto"),
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Finds the inverse of a 3x3 matrix.

        The inverse of a square matrix is the matrix that undoes it: multiplied from the left or from the right
        it gives the identity matrix. It exists exactly when the determinant is not zero, and one inverse solves
        every system of equations with the same left side.

        Args:
            a: The first or only input matrix.
            method: The way of working that the steps follow. One of "auto" (what a teacher would take for this
                size and these entries), "adjugate" (the transposed matrix of cofactors over the determinant, up
                to 4x4), "gauss-jordan" (row reduction of the matrix with the identity matrix beside it).
                Default: "auto".
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/matrices/inverse-3x3",
                chosen="inverse_3x3",
                shapes={"inverse_3x3": "matrix"},
                inputs={"a": a},
                options={
                    "method": method,
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def inverse_nxn(
        self, a: Rows, **options: Unpack[MatricesInverseNxnOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def inverse_nxn(
        self, a: Array, **options: Unpack[MatricesInverseNxnOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def inverse_nxn(
        self, a: Framed, **options: Unpack[MatricesInverseNxnOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def inverse_nxn(
        self,
        a: Matrix,
        *,
        method: Literal["auto", "adjugate", "gauss-jordan"] = usual("auto"),
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Finds the inverse of a square matrix of any size.

        The inverse of a square matrix is the matrix that undoes it: multiplied from the left or from the right
        it gives the identity matrix. It exists exactly when the determinant is not zero, and one inverse solves
        every system of equations with the same left side.

        Args:
            a: The first or only input matrix.
            method: The way of working that the steps follow. One of "auto" (what a teacher would take for this
                size and these entries), "adjugate" (the transposed matrix of cofactors over the determinant, up
                to 4x4), "gauss-jordan" (row reduction of the matrix with the identity matrix beside it).
                Default: "auto".
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/matrices/inverse-nxn",
                chosen="inverse_nxn",
                shapes={"inverse_nxn": "matrix"},
                inputs={"a": a},
                options={
                    "method": method,
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply


class AsyncCreate:
    """Parts and polynomials. Take a part of a matrix by rows and columns, and find the characteristic polynomial
    of a matrix.
    """

    def __init__(self, ask: AsyncAsk) -> None:
        self._ask = ask

    @overload
    async def index_and_slice(
        self, a: Rows, **options: Unpack[CreateIndexAndSliceOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def index_and_slice(
        self, a: Array, **options: Unpack[CreateIndexAndSliceOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def index_and_slice(
        self, a: Framed, **options: Unpack[CreateIndexAndSliceOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def index_and_slice(
        self,
        a: Matrix,
        *,
        rows: Union[int, Sequence[int], str] = usual(":"),
        cols: Union[int, Sequence[int], str] = usual(":"),
        index_base: int = usual(1),
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Takes the entries in chosen rows and columns; the answer is always a matrix.

        Indexing and slicing take a part of a matrix: the entries where chosen rows cross chosen columns, in the
        order of the choice. The part is a matrix again, even if it is one entry. Windows of data, submatrices
        and reordered tables all come from this; most mistakes in it are made in counting.

        Args:
            a: The first or only input matrix.
            rows: The rows to take: a position, a list of positions, or a slice start:stop:step; all where left
                out. Default: ":".
            cols: The columns to take: a position, a list of positions, or a slice start:stop:step; all where
                left out. Default: ":".
            index_base: Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as
                in Python (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/create/index-and-slice",
                chosen="index_and_slice",
                shapes={"index_and_slice": "matrix"},
                inputs={"a": a},
                options={
                    "rows": rows,
                    "cols": cols,
                    "index_base": index_base,
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def charpoly(
        self, a: Rows, **options: Unpack[CreateCharpolyOptions]
    ) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def charpoly(
        self, a: Array, **options: Unpack[CreateCharpolyOptions]
    ) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def charpoly(
        self, a: Framed, **options: Unpack[CreateCharpolyOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    async def charpoly(
        self,
        a: Matrix,
        *,
        method: Literal["auto", "expansion", "faddeev-leverrier", "principal-minors"] = usual("auto"),
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Finds the characteristic polynomial det(λI − A) of a square matrix.

        The characteristic polynomial of a square matrix A is the determinant of λI − A. Its degree is the
        number of rows, and its roots are the eigenvalues. The real ones are the factors by which the matrix
        stretches or flips some direction without turning it.

        Args:
            a: The first or only input matrix.
            method: The way of working that the steps follow. One of "auto" (what a teacher would take for this
                size and these entries), "expansion" (det(λI − A) by cofactor expansion, up to 4x4),
                "faddeev-leverrier" (one coefficient after another from traces of products), "principal-minors"
                (each coefficient as a sum of principal minors, up to 5x5). Default: "auto".
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is the coefficients, highest power first.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/create/charpoly",
                chosen="charpoly",
                shapes={"charpoly": "polynomial"},
                inputs={"a": a},
                options={
                    "method": method,
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply


class AsyncChangeAppearance:
    """Changing the shape of a matrix. Insert, append and delete rows and columns; transpose, flip and turn a
    matrix; keep one triangle of it.
    """

    def __init__(self, ask: AsyncAsk) -> None:
        self._ask = ask

    @overload
    async def row_insert(
        self, a: Rows, b: Lines, **options: Unpack[ChangeAppearanceRowInsertOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def row_insert(
        self, a: Array, b: Lines, **options: Unpack[ChangeAppearanceRowInsertOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def row_insert(
        self, a: Framed, b: Lines, **options: Unpack[ChangeAppearanceRowInsertOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def row_insert(
        self,
        a: Matrix,
        b: Lines,
        *,
        index: int = UNSET,
        index_base: int = usual(1),
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Inserts one row or several at a position of your choice.

        Inserting opens a gap in a matrix and fills it with new rows or columns, which must be as long as those
        that are there. The position is the number that the first new line gets; whatever had that number moves
        on. A column of ones for a regression, or a late record in a sorted table, is put in place in this way.

        Args:
            a: The first or only input matrix.
            b: The rows to insert: a matrix with as many columns as A, or one row as a list of numbers.
            index: The position that the first inserted row takes; after the last row where it is left out.
            index_base: Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as
                in Python (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/change-appearance/row-insert",
                chosen="row_insert",
                shapes={"row_insert": "matrix"},
                inputs={"a": a, "b": b},
                options={
                    "index": index,
                    "index_base": index_base,
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
                kinds={"b": "lines"},
            )
        )
        return reply

    @overload
    async def col_insert(
        self, a: Rows, b: Lines, **options: Unpack[ChangeAppearanceColInsertOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def col_insert(
        self, a: Array, b: Lines, **options: Unpack[ChangeAppearanceColInsertOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def col_insert(
        self, a: Framed, b: Lines, **options: Unpack[ChangeAppearanceColInsertOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def col_insert(
        self,
        a: Matrix,
        b: Lines,
        *,
        index: int = UNSET,
        index_base: int = usual(1),
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Inserts one column or several at a position of your choice.

        Inserting opens a gap in a matrix and fills it with new rows or columns, which must be as long as those
        that are there. The position is the number that the first new line gets; whatever had that number moves
        on. A column of ones for a regression, or a late record in a sorted table, is put in place in this way.

        Args:
            a: The first or only input matrix.
            b: The columns to insert: a matrix with as many rows as A, or one column as a list of numbers.
            index: The position that the first inserted column takes; after the last column where it is left
                out.
            index_base: Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as
                in Python (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/change-appearance/col-insert",
                chosen="col_insert",
                shapes={"col_insert": "matrix"},
                inputs={"a": a, "b": b},
                options={
                    "index": index,
                    "index_base": index_base,
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
                kinds={"b": "lines"},
            )
        )
        return reply

    @overload
    async def row_concat(
        self, a: Rows, b: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def row_concat(
        self, a: Array, b: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def row_concat(
        self, a: Framed, b: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def row_concat(
        self,
        a: Matrix,
        b: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Stacks the rows of a second matrix under the first.

        Concatenation makes one matrix of two and leaves every entry as it is. Stacking writes B under A and
        needs equally wide matrices; joining side by side writes B to the right of A and needs equally high
        ones. New records are appended to a table in this way, and a right-hand side to a system of equations.

        Args:
            a: The first or only input matrix.
            b: The second input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/change-appearance/row-concat",
                chosen="row_concat",
                shapes={"row_concat": "matrix"},
                inputs={"a": a, "b": b},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def col_concat(
        self, a: Rows, b: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def col_concat(
        self, a: Array, b: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def col_concat(
        self, a: Framed, b: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def col_concat(
        self,
        a: Matrix,
        b: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Puts the columns of a second matrix to the right of the first.

        Concatenation makes one matrix of two and leaves every entry as it is. Stacking writes B under A and
        needs equally wide matrices; joining side by side writes B to the right of A and needs equally high
        ones. New records are appended to a table in this way, and a right-hand side to a system of equations.

        Args:
            a: The first or only input matrix.
            b: The second input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/change-appearance/col-concat",
                chosen="col_concat",
                shapes={"col_concat": "matrix"},
                inputs={"a": a, "b": b},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def row_delete(
        self, a: Rows, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def row_delete(
        self, a: Array, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def row_delete(
        self, a: Framed, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def row_delete(
        self,
        a: Matrix,
        index: Union[int, Sequence[int]],
        *,
        index_base: int = usual(1),
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Leaves out one row or several.

        Deleting strikes whole rows or columns out of a matrix and closes the gaps. What remains keeps its
        values and its order, but is numbered anew; at least one row and one column must remain. The minors of a
        square matrix are found like this, and tables are rid of faulty records.

        Args:
            a: The first or only input matrix.
            index: The row to delete, or a list of them; one that is named twice is deleted once.
            index_base: Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as
                in Python (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/change-appearance/row-delete",
                chosen="row_delete",
                shapes={"row_delete": "matrix"},
                inputs={"a": a, "index": index},
                options={
                    "index_base": index_base,
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def col_delete(
        self, a: Rows, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def col_delete(
        self, a: Array, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def col_delete(
        self, a: Framed, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def col_delete(
        self,
        a: Matrix,
        index: Union[int, Sequence[int]],
        *,
        index_base: int = usual(1),
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Leaves out one column or several.

        Deleting strikes whole rows or columns out of a matrix and closes the gaps. What remains keeps its
        values and its order, but is numbered anew; at least one row and one column must remain. The minors of a
        square matrix are found like this, and tables are rid of faulty records.

        Args:
            a: The first or only input matrix.
            index: The column to delete, or a list of them; one that is named twice is deleted once.
            index_base: Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as
                in Python (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/change-appearance/col-delete",
                chosen="col_delete",
                shapes={"col_delete": "matrix"},
                inputs={"a": a, "index": index},
                options={
                    "index_base": index_base,
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def transpose(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def transpose(
        self, a: Array, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def transpose(
        self, a: Framed, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def transpose(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Turns the rows of a matrix into columns.

        The transpose of a matrix has the rows of the matrix as its columns. Every matrix has one, square or
        not. It lets a table be read the other way round, and it is how a matrix moves from one side of a scalar
        product to the other.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/change-appearance/transpose",
                chosen="transpose",
                shapes={"transpose": "matrix"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def tril(
        self, a: Rows, **options: Unpack[ChangeAppearanceTrilOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def tril(
        self, a: Array, **options: Unpack[ChangeAppearanceTrilOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def tril(
        self, a: Framed, **options: Unpack[ChangeAppearanceTrilOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def tril(
        self,
        a: Matrix,
        *,
        k: int = usual(0),
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Keeps the entries on and below a diagonal and writes zeros above it.

        A triangle of a matrix keeps the entries on one side of a diagonal, with the diagonal itself, and puts
        zeros everywhere else. The number k moves the diagonal. Every shape has such parts; they hold a
        symmetric table without its double entries, and the systems that are solved line by line.

        Args:
            a: The first or only input matrix.
            k: The diagonal that bounds the triangle: 0 is the main diagonal, positive ones lie above it.
                Default: 0.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/change-appearance/tril",
                chosen="tril",
                shapes={"tril": "matrix"},
                inputs={"a": a},
                options={
                    "k": k,
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def triu(
        self, a: Rows, **options: Unpack[ChangeAppearanceTriuOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def triu(
        self, a: Array, **options: Unpack[ChangeAppearanceTriuOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def triu(
        self, a: Framed, **options: Unpack[ChangeAppearanceTriuOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def triu(
        self,
        a: Matrix,
        *,
        k: int = usual(0),
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Keeps the entries on and above a diagonal and writes zeros below it.

        A triangle of a matrix keeps the entries on one side of a diagonal, with the diagonal itself, and puts
        zeros everywhere else. The number k moves the diagonal. Every shape has such parts; they hold a
        symmetric table without its double entries, and the systems that are solved line by line.

        Args:
            a: The first or only input matrix.
            k: The diagonal that bounds the triangle: 0 is the main diagonal, positive ones lie above it.
                Default: 0.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/change-appearance/triu",
                chosen="triu",
                shapes={"triu": "matrix"},
                inputs={"a": a},
                options={
                    "k": k,
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def flipud(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def flipud(
        self, a: Array, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def flipud(
        self, a: Framed, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def flipud(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Writes the rows of a matrix in reverse order.

        A flip reverses the order of whole rows (upside down) or of whole columns (left to right). It works for
        every shape and changes no number. It mirrors pictures, puts lists into reverse order and changes the
        side from which a table is read.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/change-appearance/flipud",
                chosen="flipud",
                shapes={"flipud": "matrix"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def fliplr(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def fliplr(
        self, a: Array, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def fliplr(
        self, a: Framed, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def fliplr(
        self,
        a: Matrix,
        *,
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Writes the columns of a matrix in reverse order.

        A flip reverses the order of whole rows (upside down) or of whole columns (left to right). It works for
        every shape and changes no number. It mirrors pictures, puts lists into reverse order and changes the
        side from which a table is read.

        Args:
            a: The first or only input matrix.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/change-appearance/fliplr",
                chosen="fliplr",
                shapes={"fliplr": "matrix"},
                inputs={"a": a},
                options={
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def rot90(
        self, a: Rows, **options: Unpack[ChangeAppearanceRot90Options]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def rot90(
        self, a: Array, **options: Unpack[ChangeAppearanceRot90Options]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def rot90(
        self, a: Framed, **options: Unpack[ChangeAppearanceRot90Options]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def rot90(
        self,
        a: Matrix,
        *,
        k: int = usual(1),
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Turns the picture of a matrix counter-clockwise by 90 degrees, once or several times.

        Turning a matrix by k quarter turns rotates the whole block of numbers: counter-clockwise for positive
        k, clockwise for negative ones. Any shape can be turned; an odd number of turns exchanges height and
        width. Photographs, boards and maps are turned in this way.

        Args:
            a: The first or only input matrix.
            k: How many quarter turns, counter-clockwise; a negative number turns clockwise. Default: 1.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/change-appearance/rot90",
                chosen="rot90",
                shapes={"rot90": "matrix"},
                inputs={"a": a},
                options={
                    "k": k,
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply


class AsyncMatrixForms:
    """Matrix forms. Row echelon form and reduced row echelon form."""

    def __init__(self, ask: AsyncAsk) -> None:
        self._ask = ask

    @overload
    async def ref(
        self, a: Rows, **options: Unpack[MatrixFormsRefOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def ref(
        self, a: Array, **options: Unpack[MatrixFormsRefOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def ref(
        self, a: Framed, **options: Unpack[MatrixFormsRefOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def ref(
        self,
        a: Matrix,
        *,
        method: Literal["auto", "gauss", "fraction-free"] = usual("auto"),
        index_base: int = usual(1),
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Brings a matrix to row echelon form by Gaussian elimination.

        Row operations bring a matrix of any shape to row echelon form, with zeros below a staircase of pivots.
        With leading ones and zeros above them as well it becomes the reduced form, of which there is only one.
        Both show the rank and whether a linear system can be solved; from the reduced form the solutions are
        read off.

        Args:
            a: The first or only input matrix.
            method: The way of working that the steps follow. One of "auto" (what a teacher would take for this
                size and these entries), "gauss" (each pivot is made a leading 1 before its column is cleared),
                "fraction-free" (rows are multiplied crosswise, so that the entries stay integers). Default:
                "auto".
            index_base: Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as
                in Python (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/matrix-forms/ref",
                chosen="ref",
                shapes={"ref": "matrix"},
                inputs={"a": a},
                options={
                    "method": method,
                    "index_base": index_base,
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply

    @overload
    async def rref(
        self, a: Rows, **options: Unpack[MatrixFormsRrefOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def rref(
        self, a: Array, **options: Unpack[MatrixFormsRrefOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def rref(
        self, a: Framed, **options: Unpack[MatrixFormsRrefOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    async def rref(
        self,
        a: Matrix,
        *,
        method: Literal["auto", "gauss", "fraction-free"] = usual("auto"),
        index_base: int = usual(1),
        response_profile: Literal["lite", "standard", "detailed"] = usual("detailed"),
        evaluate_expressions: bool = usual(True),
        apply_decimals_in_steps: bool = usual(False),
        include: Optional[Sequence[Section]] = usual(None),
        result_name: str = usual("ans"),
        steps_bg: bool = usual(True),
        decimals: Optional[int] = usual(None),
        exercise_seed: int = UNSET,
        exercise_count: int = usual(3),
        exercise_difficulty: Literal["mixed", "easy", "medium", "hard"] = usual("mixed"),
    ) -> Any:
        """Brings a matrix to its reduced row echelon form by Gauss-Jordan elimination.

        Row operations bring a matrix of any shape to row echelon form, with zeros below a staircase of pivots.
        With leading ones and zeros above them as well it becomes the reduced form, of which there is only one.
        Both show the rank and whether a linear system can be solved; from the reduced form the solutions are
        read off.

        Args:
            a: The first or only input matrix.
            method: The way of working that the steps follow. One of "auto" (what a teacher would take for this
                size and these entries), "gauss" (each pivot is made a leading 1 before its column is cleared),
                "fraction-free" (rows are multiplied crosswise, so that the entries stay integers). Default:
                "auto".
            index_base: Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as
                in Python (slices exclude it, negative positions count from the end). From 0 to 1. Default: 1.
            response_profile: How much the response holds. One of "lite" (metadata, taxonomy and the answer),
                "standard" (the same with the steps), "detailed" (every section). Default: "detailed".
            evaluate_expressions: Whether the entries of the answer are worked out, or left as expressions such
                as "1 + 5". Default: True.
            apply_decimals_in_steps: Whether the numbers in the steps are shown rounded as well; the calculation
                goes on exactly. Default: False.
            include: The sections of the response; replaces what the profile selects. Metadata is always there.
                One of "metadata" (facts about the request and the response, always there), "taxonomy" (where
                the operation belongs), "endpoint" (the route that answered), "task" (the problem as an exercise
                book states it), "normalized_request" (every parameter with its value), "intermediate" (what was
                found on the way: pivots, rank, counts), "answer" (the result without description: name, answer
                and exact values), "result" (the result with its properties and representations), "steps" (the
                worked solution), "quick_actions" (operations worth a look next), "explore" (every operation of
                the family), "learn" (what is worth knowing about the operation), "implementations" (the same
                calculation in programming languages), "exercises" (problems to practise on), "notes" (what a
                reader should know about this answer). Default: None.
            result_name: The name under which the result is returned. Default: "ans".
            steps_bg: Whether background theory goes with the steps. Default: True.
            decimals: Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1
                to 15. Default: None.
            exercise_seed: The number that decides which exercises are drawn; without it the question itself
                decides. From 0 to 4294967295.
            exercise_count: How many exercises the response holds. From 0 to 20. Default: 3.
            exercise_difficulty: How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard),
                "easy" (small whole numbers), "medium" (negative numbers, larger sizes, special cases), "hard"
                (fractions, longer working, cases to be thought about). Default: "mixed".

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.
        """
        reply: Any = await self._ask.envelope(
            Question(
                path="/v1/mathematics/linear-algebra/matrix-forms/rref",
                chosen="rref",
                shapes={"rref": "matrix"},
                inputs={"a": a},
                options={
                    "method": method,
                    "index_base": index_base,
                    "response_profile": response_profile,
                    "evaluate_expressions": evaluate_expressions,
                    "apply_decimals_in_steps": apply_decimals_in_steps,
                    "include": include,
                    "result_name": result_name,
                    "steps_bg": steps_bg,
                    "decimals": decimals,
                    "exercise_seed": exercise_seed,
                    "exercise_count": exercise_count,
                    "exercise_difficulty": exercise_difficulty,
                },
            )
        )
        return reply


class AsyncGroups:
    """Every group of operations; the replies are envelopes."""

    arithmetic: AsyncArithmetic
    """Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as matrices."""
    dimensions: AsyncDimensions
    """Count the rows and the columns of a matrix and state its shape."""
    statistics: AsyncStatistics
    """Describe the rows, the columns or all entries of a matrix by their extremes, centre and spread."""
    matrices: AsyncMatrices
    """Determinant, trace and inverse of a square matrix."""
    create: AsyncCreate
    """Take a part of a matrix by rows and columns, and find the characteristic polynomial of a matrix."""
    change_appearance: AsyncChangeAppearance
    """Insert, append and delete rows and columns; transpose, flip and turn a matrix; keep one triangle of it."""
    matrix_forms: AsyncMatrixForms
    """Row echelon form and reduced row echelon form."""

    def __init__(self, ask: AsyncAsk) -> None:
        self.arithmetic = AsyncArithmetic(ask)
        self.dimensions = AsyncDimensions(ask)
        self.statistics = AsyncStatistics(ask)
        self.matrices = AsyncMatrices(ask)
        self.create = AsyncCreate(ask)
        self.change_appearance = AsyncChangeAppearance(ask)
        self.matrix_forms = AsyncMatrixForms(ask)


class AsyncCompactGroups:
    """The groups that have compact replies."""

    arithmetic: AsyncCompactArithmetic
    """Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as matrices."""
    dimensions: AsyncCompactDimensions
    """Count the rows and the columns of a matrix and state its shape."""
    statistics: AsyncCompactStatistics
    """Describe the rows, the columns or all entries of a matrix by their extremes, centre and spread."""

    def __init__(self, ask: AsyncAsk) -> None:
        self.arithmetic = AsyncCompactArithmetic(ask)
        self.dimensions = AsyncCompactDimensions(ask)
        self.statistics = AsyncCompactStatistics(ask)
