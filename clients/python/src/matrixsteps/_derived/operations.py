# Derived from the catalogue: change nothing here, run `npm run derive`.

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Optional, Sequence, Tuple, Union, overload

from .._documentation import documented
from .._entries import Array, Entry, Frame, Framed, Lines, Matrix, NumberRows, Numbers, Operand, PlainEntry, PlainMatrix, PlainOperand, PlainRow, PlainRows, Row, Rows, Series, TextRows, Texts
from .._replies import Compact, CountResult, Envelope, LiteEnvelope, MatrixResult, NumberResult, PartsResult, SizeResult, VectorResult
from .._tables import Answers
from . import endpoints
from .options import (
    ArithmeticMatmulLiteOptions,
    ArithmeticMatmulOptions,
    ChangeAppearanceColDeleteLiteOptions,
    ChangeAppearanceColDeleteOptions,
    ChangeAppearanceColInsertLiteOptions,
    ChangeAppearanceColInsertOptions,
    ChangeAppearanceRot90LiteOptions,
    ChangeAppearanceRot90Options,
    ChangeAppearanceRowDeleteLiteOptions,
    ChangeAppearanceRowDeleteOptions,
    ChangeAppearanceRowInsertLiteOptions,
    ChangeAppearanceRowInsertOptions,
    ChangeAppearanceTrilLiteOptions,
    ChangeAppearanceTrilOptions,
    ChangeAppearanceTriuLiteOptions,
    ChangeAppearanceTriuOptions,
    CompactArithmeticByOperationOptions,
    CompactArithmeticMatmulOptions,
    CompactFactorizationsByOperationOptions,
    CompactFactorizationsLuOptions,
    CompactMatricesClassifyOptions,
    CompactMatricesDeterminant2x2Options,
    CompactMatricesDeterminant3x3Options,
    CompactMatricesDeterminantNxnOptions,
    CompactMatricesInverse2x2Options,
    CompactMatricesInverse3x3Options,
    CompactMatricesInverseNxnOptions,
    CompactMatricesMinorsOptions,
    CompactOptions,
    CompactOrthogonalityByOperationOptions,
    CompactOrthogonalityGramSchmidtOptions,
    CompactOrthogonalityQrOptions,
    CompactSpacesByOperationOptions,
    CompactSpacesColumnSpaceOptions,
    CompactSpacesRankOptions,
    CompactSpectrumByOperationOptions,
    CompactSpectrumSteadyStateOptions,
    CompactStatisticsByTypeOptions,
    CompactStatisticsColStdOptions,
    CompactStatisticsColVarOptions,
    CompactStatisticsCovarianceOptions,
    CompactStatisticsMatStdOptions,
    CompactStatisticsMatVarOptions,
    CompactStatisticsRowStdOptions,
    CompactStatisticsRowVarOptions,
    CompactSystemsByOperationOptions,
    CompactSystemsLeastSquaresOptions,
    CompactSystemsSolveOptions,
    CompactVectorsByOperationOptions,
    CompactVectorsDistanceOptions,
    CompactVectorsNormOptions,
    CreateCharpolyLiteOptions,
    CreateCharpolyOptions,
    CreateIndexAndSliceLiteOptions,
    CreateIndexAndSliceOptions,
    EnvelopeOptions,
    FactorizationsLuLiteOptions,
    FactorizationsLuOptions,
    LiteOptions,
    MatricesClassifyLiteOptions,
    MatricesClassifyOptions,
    MatricesDeterminant2x2LiteOptions,
    MatricesDeterminant2x2Options,
    MatricesDeterminant3x3LiteOptions,
    MatricesDeterminant3x3Options,
    MatricesDeterminantNxnLiteOptions,
    MatricesDeterminantNxnOptions,
    MatricesInverse2x2LiteOptions,
    MatricesInverse2x2Options,
    MatricesInverse3x3LiteOptions,
    MatricesInverse3x3Options,
    MatricesInverseNxnLiteOptions,
    MatricesInverseNxnOptions,
    MatricesMinorsLiteOptions,
    MatricesMinorsOptions,
    MatrixFormsRefLiteOptions,
    MatrixFormsRefOptions,
    MatrixFormsRrefLiteOptions,
    MatrixFormsRrefOptions,
    OrthogonalityGramSchmidtLiteOptions,
    OrthogonalityGramSchmidtOptions,
    OrthogonalityQrLiteOptions,
    OrthogonalityQrOptions,
    SpacesColumnSpaceLiteOptions,
    SpacesColumnSpaceOptions,
    SpacesRankLiteOptions,
    SpacesRankOptions,
    SpectrumSteadyStateLiteOptions,
    SpectrumSteadyStateOptions,
    StatisticsColStdLiteOptions,
    StatisticsColStdOptions,
    StatisticsColVarLiteOptions,
    StatisticsColVarOptions,
    StatisticsCovarianceLiteOptions,
    StatisticsCovarianceOptions,
    StatisticsMatStdLiteOptions,
    StatisticsMatStdOptions,
    StatisticsMatVarLiteOptions,
    StatisticsMatVarOptions,
    StatisticsRowStdLiteOptions,
    StatisticsRowStdOptions,
    StatisticsRowVarLiteOptions,
    StatisticsRowVarOptions,
    SystemsLeastSquaresLiteOptions,
    SystemsLeastSquaresOptions,
    SystemsSolveLiteOptions,
    SystemsSolveOptions,
    VectorsDistanceLiteOptions,
    VectorsDistanceOptions,
    VectorsNormLiteOptions,
    VectorsNormOptions,
)

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .._client import Sender


class Arithmetic:
    """Matrix arithmetic. Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as
    matrices.
    """

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @overload
    def add(  # type: ignore[overload-overlap]
        self, a: Rows, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def add(self, a: Rows, b: Operand, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def add(  # type: ignore[overload-overlap]
        self, a: Array, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def add(self, a: Array, b: Operand, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def add(  # type: ignore[overload-overlap]
        self, a: Framed, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def add(self, a: Framed, b: Operand, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.ARITHMETIC_ADD)
    def add(self, a: Matrix, b: Operand, **options: Unpack[EnvelopeOptions]) -> Any:
        """Adds two matrices of the same shape entry by entry.

        Two matrices of the same shape are added entry by entry, and their sum has that shape too. Addition
        combines tables that measure the same things: the sales of two weeks, the hours of two teams, two forces
        at every point of a beam.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.arithmetic.add([[1, 2], [3, 4]], [[5, 6], [7, 8]]).result.answer
            [[6, 8], [10, 12]]
        """
        return self._sender.envelope(endpoints.ARITHMETIC_ADD, {"a": a, "b": b}, options)

    @overload
    def subtract(  # type: ignore[overload-overlap]
        self, a: Rows, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def subtract(
        self, a: Rows, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def subtract(  # type: ignore[overload-overlap]
        self, a: Array, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def subtract(self, a: Array, b: Operand, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def subtract(  # type: ignore[overload-overlap]
        self, a: Framed, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def subtract(self, a: Framed, b: Operand, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.ARITHMETIC_SUBTRACT)
    def subtract(self, a: Matrix, b: Operand, **options: Unpack[EnvelopeOptions]) -> Any:
        """Subtracts the second matrix from the first, entry by entry.

        The difference of two matrices of the same shape is found by taking each number of the second away from
        its partner in the first. It shows what has changed, by how much and in which direction, in every cell
        of a table at once.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.arithmetic.subtract([[5, 6], [7, 8]], [[1, 2], [3, 4]]).result.answer
            [[4, 4], [4, 4]]
        """
        return self._sender.envelope(endpoints.ARITHMETIC_SUBTRACT, {"a": a, "b": b}, options)

    @overload
    def multiply_ew(  # type: ignore[overload-overlap]
        self, a: Rows, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def multiply_ew(
        self, a: Rows, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def multiply_ew(  # type: ignore[overload-overlap]
        self, a: Array, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def multiply_ew(
        self, a: Array, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def multiply_ew(  # type: ignore[overload-overlap]
        self, a: Framed, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def multiply_ew(
        self, a: Framed, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.ARITHMETIC_MULTIPLY_EW)
    def multiply_ew(self, a: Matrix, b: Operand, **options: Unpack[EnvelopeOptions]) -> Any:
        """Multiplies two matrices of the same shape entry by entry: the Hadamard product.

        The entry-by-entry product, named after Hadamard, multiplies the two numbers in each place of two
        matrices that have the same shape. With a number instead of the second matrix it is the scalar multiple.
        It weights the entries of a table, masks them or turns amounts into prices.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.arithmetic.multiply_ew([[1, 2], [3, 4]], [[5, 6], [7, 8]]).result.answer
            [[5, 12], [21, 32]]
        """
        return self._sender.envelope(endpoints.ARITHMETIC_MULTIPLY_EW, {"a": a, "b": b}, options)

    @overload
    def divide_ew(  # type: ignore[overload-overlap]
        self, a: Rows, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def divide_ew(
        self, a: Rows, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def divide_ew(  # type: ignore[overload-overlap]
        self, a: Array, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def divide_ew(self, a: Array, b: Operand, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def divide_ew(  # type: ignore[overload-overlap]
        self, a: Framed, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def divide_ew(self, a: Framed, b: Operand, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.ARITHMETIC_DIVIDE_EW)
    def divide_ew(self, a: Matrix, b: Operand, **options: Unpack[EnvelopeOptions]) -> Any:
        """Divides each entry of the first matrix by the entry of the second at the same place.

        Division entry by entry divides each number of a matrix by its partner in a second one, or all of them
        by one number. It is defined if no divisor is zero. It turns tables of totals into rates: prices per
        kilogram, goals per match, people per doctor.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.arithmetic.divide_ew([[0.3, 1]], [[0.1, 0.25]]).result.answer
            [[3, 4]]
        """
        return self._sender.envelope(endpoints.ARITHMETIC_DIVIDE_EW, {"a": a, "b": b}, options)

    @overload
    def raise_ew(  # type: ignore[overload-overlap]
        self, a: Rows, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def raise_ew(
        self, a: Rows, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def raise_ew(  # type: ignore[overload-overlap]
        self, a: Array, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def raise_ew(self, a: Array, b: Operand, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def raise_ew(  # type: ignore[overload-overlap]
        self, a: Framed, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def raise_ew(self, a: Framed, b: Operand, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.ARITHMETIC_RAISE_EW)
    def raise_ew(self, a: Matrix, b: Operand, **options: Unpack[EnvelopeOptions]) -> Any:
        """Raises each entry of the first matrix to the power of the entry of the second at the same place.

        The entry-by-entry power raises each number of a matrix to an exponent: its partner in a second matrix,
        or one number for all. Positive whole exponents multiply equal factors, negative ones take reciprocals,
        fractions take roots. Squared errors and tables of growth are made with it.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.arithmetic.raise_ew([[2, 3], [-4, 5]], [[3, 2], [2, 0]]).result.answer
            [[8, 9], [16, 1]]
        """
        return self._sender.envelope(endpoints.ARITHMETIC_RAISE_EW, {"a": a, "b": b}, options)

    @overload
    def matmul(  # type: ignore[overload-overlap]
        self, a: Rows, b: Matrix, **options: Unpack[ArithmeticMatmulLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def matmul(
        self, a: Rows, b: Matrix, **options: Unpack[ArithmeticMatmulOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def matmul(  # type: ignore[overload-overlap]
        self, a: Array, b: Matrix, **options: Unpack[ArithmeticMatmulLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def matmul(
        self, a: Array, b: Matrix, **options: Unpack[ArithmeticMatmulOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def matmul(  # type: ignore[overload-overlap]
        self, a: Framed, b: Matrix, **options: Unpack[ArithmeticMatmulLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def matmul(
        self, a: Framed, b: Matrix, **options: Unpack[ArithmeticMatmulOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.ARITHMETIC_MATMUL)
    def matmul(self, a: Matrix, b: Matrix, **options: Unpack[ArithmeticMatmulOptions]) -> Any:
        """Multiplies two matrices row by column; the first needs as many columns as the second has rows.

        The product AB pairs each row of A with each column of B: number by number they are multiplied, and the
        products are added. It exists if the rows of A are as long as the columns of B. It links tables, such as
        recipes and prices, and describes linear maps done one after the other.

        Args:
            a: The first or only input matrix.
            b: The second input matrix.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.arithmetic.matmul([[1, 2], [3, 4]], [[5, 6], [7, 8]]).result.answer
            [[19, 22], [43, 50]]
        """
        return self._sender.envelope(endpoints.ARITHMETIC_MATMUL, {"a": a, "b": b}, options)


class CompactArithmetic:
    """Matrix arithmetic, compact. Add, subtract, multiply, divide and raise matrices entry by entry, and multiply
    them as matrices.
    """

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @overload
    def add(
        self, a: PlainRows, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    def add(self, a: Array, b: PlainOperand, **options: Unpack[CompactOptions]) -> Compact[Array, TextRows]: ...
    @overload
    def add(self, a: Framed, b: PlainOperand, **options: Unpack[CompactOptions]) -> Compact[Frame, TextRows]: ...
    @documented(endpoints.COMPACT_ARITHMETIC_ADD)
    def add(self, a: PlainMatrix, b: PlainOperand, **options: Unpack[CompactOptions]) -> Any:
        """Adds two matrices of the same shape entry by entry.

        Two matrices of the same shape are added entry by entry, and their sum has that shape too. Addition
        combines tables that measure the same things: the sales of two weeks, the hours of two teams, two forces
        at every point of a beam.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.compact.arithmetic.add([[1, 2], [3, 4]], [[5, 6], [7, 8]]).result
            [[6, 8], [10, 12]]
        """
        return self._sender.compact(endpoints.COMPACT_ARITHMETIC_ADD, {"a": a, "b": b}, options)

    @overload
    def subtract(
        self, a: PlainRows, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    def subtract(self, a: Array, b: PlainOperand, **options: Unpack[CompactOptions]) -> Compact[Array, TextRows]: ...
    @overload
    def subtract(self, a: Framed, b: PlainOperand, **options: Unpack[CompactOptions]) -> Compact[Frame, TextRows]: ...
    @documented(endpoints.COMPACT_ARITHMETIC_SUBTRACT)
    def subtract(self, a: PlainMatrix, b: PlainOperand, **options: Unpack[CompactOptions]) -> Any:
        """Subtracts the second matrix from the first, entry by entry.

        The difference of two matrices of the same shape is found by taking each number of the second away from
        its partner in the first. It shows what has changed, by how much and in which direction, in every cell
        of a table at once.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.compact.arithmetic.subtract([[5, 6], [7, 8]], [[1, 2], [3, 4]]).result
            [[4, 4], [4, 4]]
        """
        return self._sender.compact(endpoints.COMPACT_ARITHMETIC_SUBTRACT, {"a": a, "b": b}, options)

    @overload
    def multiply_ew(
        self, a: PlainRows, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    def multiply_ew(self, a: Array, b: PlainOperand, **options: Unpack[CompactOptions]) -> Compact[Array, TextRows]: ...
    @overload
    def multiply_ew(
        self, a: Framed, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Compact[Frame, TextRows]: ...
    @documented(endpoints.COMPACT_ARITHMETIC_MULTIPLY_EW)
    def multiply_ew(self, a: PlainMatrix, b: PlainOperand, **options: Unpack[CompactOptions]) -> Any:
        """Multiplies two matrices of the same shape entry by entry: the Hadamard product.

        The entry-by-entry product, named after Hadamard, multiplies the two numbers in each place of two
        matrices that have the same shape. With a number instead of the second matrix it is the scalar multiple.
        It weights the entries of a table, masks them or turns amounts into prices.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.compact.arithmetic.multiply_ew([[1, 2], [3, 4]], [[5, 6], [7, 8]]).result
            [[5, 12], [21, 32]]
        """
        return self._sender.compact(endpoints.COMPACT_ARITHMETIC_MULTIPLY_EW, {"a": a, "b": b}, options)

    @overload
    def divide_ew(
        self, a: PlainRows, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    def divide_ew(self, a: Array, b: PlainOperand, **options: Unpack[CompactOptions]) -> Compact[Array, TextRows]: ...
    @overload
    def divide_ew(self, a: Framed, b: PlainOperand, **options: Unpack[CompactOptions]) -> Compact[Frame, TextRows]: ...
    @documented(endpoints.COMPACT_ARITHMETIC_DIVIDE_EW)
    def divide_ew(self, a: PlainMatrix, b: PlainOperand, **options: Unpack[CompactOptions]) -> Any:
        """Divides each entry of the first matrix by the entry of the second at the same place.

        Division entry by entry divides each number of a matrix by its partner in a second one, or all of them
        by one number. It is defined if no divisor is zero. It turns tables of totals into rates: prices per
        kilogram, goals per match, people per doctor.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.compact.arithmetic.divide_ew([[0.3, 1]], [[0.1, 0.25]]).result
            [[3, 4]]
        """
        return self._sender.compact(endpoints.COMPACT_ARITHMETIC_DIVIDE_EW, {"a": a, "b": b}, options)

    @overload
    def raise_ew(
        self, a: PlainRows, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    def raise_ew(self, a: Array, b: PlainOperand, **options: Unpack[CompactOptions]) -> Compact[Array, TextRows]: ...
    @overload
    def raise_ew(self, a: Framed, b: PlainOperand, **options: Unpack[CompactOptions]) -> Compact[Frame, TextRows]: ...
    @documented(endpoints.COMPACT_ARITHMETIC_RAISE_EW)
    def raise_ew(self, a: PlainMatrix, b: PlainOperand, **options: Unpack[CompactOptions]) -> Any:
        """Raises each entry of the first matrix to the power of the entry of the second at the same place.

        The entry-by-entry power raises each number of a matrix to an exponent: its partner in a second matrix,
        or one number for all. Positive whole exponents multiply equal factors, negative ones take reciprocals,
        fractions take roots. Squared errors and tables of growth are made with it.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.compact.arithmetic.raise_ew([[2, 3], [-4, 5]], [[3, 2], [2, 0]]).result
            [[8, 9], [16, 1]]
        """
        return self._sender.compact(endpoints.COMPACT_ARITHMETIC_RAISE_EW, {"a": a, "b": b}, options)

    @overload
    def matmul(
        self, a: PlainRows, b: PlainMatrix, **options: Unpack[CompactArithmeticMatmulOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    def matmul(
        self, a: Array, b: PlainMatrix, **options: Unpack[CompactArithmeticMatmulOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    def matmul(
        self, a: Framed, b: PlainMatrix, **options: Unpack[CompactArithmeticMatmulOptions]
    ) -> Compact[Frame, TextRows]: ...
    @documented(endpoints.COMPACT_ARITHMETIC_MATMUL)
    def matmul(self, a: PlainMatrix, b: PlainMatrix, **options: Unpack[CompactArithmeticMatmulOptions]) -> Any:
        """Multiplies two matrices row by column; the first needs as many columns as the second has rows.

        The product AB pairs each row of A with each column of B: number by number they are multiplied, and the
        products are added. It exists if the rows of A are as long as the columns of B. It links tables, such as
        recipes and prices, and describes linear maps done one after the other.

        Args:
            a: The first or only input matrix.
            b: The second input matrix.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.compact.arithmetic.matmul([[1, 2], [3, 4]], [[5, 6], [7, 8]]).result
            [[19, 22], [43, 50]]
        """
        return self._sender.compact(endpoints.COMPACT_ARITHMETIC_MATMUL, {"a": a, "b": b}, options)

    @overload
    def by_operation(
        self, a: PlainRows, b: PlainOperand, operation: Literal["add", "subtract", "multiply-ew", "divide-ew", "raise-ew", "matmul"], **options: Unpack[CompactArithmeticByOperationOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    def by_operation(
        self, a: Array, b: PlainOperand, operation: Literal["add", "subtract", "multiply-ew", "divide-ew", "raise-ew", "matmul"], **options: Unpack[CompactArithmeticByOperationOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    def by_operation(
        self, a: Framed, b: PlainOperand, operation: Literal["add", "subtract", "multiply-ew", "divide-ew", "raise-ew", "matmul"], **options: Unpack[CompactArithmeticByOperationOptions]
    ) -> Compact[Frame, TextRows]: ...
    @overload
    def by_operation(
        self, a: PlainMatrix, b: PlainOperand, operation: Literal["all"], **options: Unpack[CompactArithmeticByOperationOptions]
    ) -> Compact[Answers, Any]: ...
    @documented(endpoints.COMPACT_ARITHMETIC_BY_OPERATION)
    def by_operation(
        self, a: PlainMatrix, b: PlainOperand, operation: Literal["all", "add", "subtract", "multiply-ew", "divide-ew", "raise-ew", "matmul"], **options: Unpack[CompactArithmeticByOperationOptions]
    ) -> Any:
        """Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as matrices.

        Args:
            a: The first or only input matrix.
            b: A matrix of the same shape as A, or one number that is used at every position.
            operation: Which of the computations of this endpoint is wanted; all of them with "all".

        Returns:
            The compact reply; `result` is what the choice says; with "all" the answers by their names, which
            are attributes, too.

        Example:
            >>> client.compact.arithmetic.by_operation([[1, 2], [3, 4]], [[5, 6], [7, 8]], 'add').result
            [[6, 8], [10, 12]]
        """
        return self._sender.compact(endpoints.COMPACT_ARITHMETIC_BY_OPERATION, {"a": a, "b": b, "operation": operation}, options)


class Dimensions:
    """Matrix dimensions. Count the rows and the columns of a matrix and state its shape."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @overload
    def nrows(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[CountResult]: ...
    @overload
    def nrows(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[CountResult]: ...
    @documented(endpoints.DIMENSIONS_NROWS)
    def nrows(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Counts the rows of a matrix.

        The shape of a matrix says how many rows and how many columns it has, rows first. It comes before every
        computation: the shapes alone decide whether two matrices can be added or multiplied, and how large the
        result will be.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a whole number.

        Example:
            >>> client.dimensions.nrows([[1, 2, 3], [4, 5, 6]]).result.answer
            2
        """
        return self._sender.envelope(endpoints.DIMENSIONS_NROWS, {"a": a}, options)

    @overload
    def ncols(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[CountResult]: ...
    @overload
    def ncols(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[CountResult]: ...
    @documented(endpoints.DIMENSIONS_NCOLS)
    def ncols(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Counts the columns of a matrix.

        The shape of a matrix says how many rows and how many columns it has, rows first. It comes before every
        computation: the shapes alone decide whether two matrices can be added or multiplied, and how large the
        result will be.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a whole number.

        Example:
            >>> client.dimensions.ncols([[1, 2, 3], [4, 5, 6]]).result.answer
            3
        """
        return self._sender.envelope(endpoints.DIMENSIONS_NCOLS, {"a": a}, options)

    @overload
    def shape(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[SizeResult]: ...
    @overload
    def shape(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[SizeResult]: ...
    @documented(endpoints.DIMENSIONS_SHAPE)
    def shape(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """States the number of rows and the number of columns of a matrix, in this order.

        The shape of a matrix says how many rows and how many columns it has, rows first. It comes before every
        computation: the shapes alone decide whether two matrices can be added or multiplied, and how large the
        result will be.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the number of rows and the number of columns.

        Example:
            >>> client.dimensions.shape([[1, 2, 3], [4, 5, 6]]).result.answer
            (2, 3)
        """
        return self._sender.envelope(endpoints.DIMENSIONS_SHAPE, {"a": a}, options)


class CompactDimensions:
    """Matrix dimensions, compact. Count the rows and the columns of a matrix and state its shape."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @documented(endpoints.COMPACT_DIMENSIONS_NROWS)
    def nrows(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[int, str]:
        """Counts the rows of a matrix.

        The shape of a matrix says how many rows and how many columns it has, rows first. It comes before every
        computation: the shapes alone decide whether two matrices can be added or multiplied, and how large the
        result will be.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a whole number.

        Example:
            >>> client.compact.dimensions.nrows([[1, 2, 3], [4, 5, 6]]).result
            2
        """
        reply: Compact[int, str] = self._sender.compact(endpoints.COMPACT_DIMENSIONS_NROWS, {"a": a}, options)
        return reply

    @documented(endpoints.COMPACT_DIMENSIONS_NCOLS)
    def ncols(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[int, str]:
        """Counts the columns of a matrix.

        The shape of a matrix says how many rows and how many columns it has, rows first. It comes before every
        computation: the shapes alone decide whether two matrices can be added or multiplied, and how large the
        result will be.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a whole number.

        Example:
            >>> client.compact.dimensions.ncols([[1, 2, 3], [4, 5, 6]]).result
            3
        """
        reply: Compact[int, str] = self._sender.compact(endpoints.COMPACT_DIMENSIONS_NCOLS, {"a": a}, options)
        return reply

    @documented(endpoints.COMPACT_DIMENSIONS_SHAPE)
    def shape(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Tuple[int, int], str]:
        """States the number of rows and the number of columns of a matrix, in this order.

        The shape of a matrix says how many rows and how many columns it has, rows first. It comes before every
        computation: the shapes alone decide whether two matrices can be added or multiplied, and how large the
        result will be.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the number of rows and the number of columns.

        Example:
            >>> client.compact.dimensions.shape([[1, 2, 3], [4, 5, 6]]).result
            (2, 3)
        """
        reply: Compact[Tuple[int, int], str] = self._sender.compact(endpoints.COMPACT_DIMENSIONS_SHAPE, {"a": a}, options)
        return reply

    @overload
    def by_type(
        self, a: PlainMatrix, type: Literal["nrows", "ncols"], **options: Unpack[CompactOptions]
    ) -> Compact[int, str]: ...
    @overload
    def by_type(
        self, a: PlainMatrix, type: Literal["shape"], **options: Unpack[CompactOptions]
    ) -> Compact[Tuple[int, int], str]: ...
    @overload
    def by_type(
        self, a: PlainMatrix, type: Literal["all"], **options: Unpack[CompactOptions]
    ) -> Compact[Answers, Any]: ...
    @documented(endpoints.COMPACT_DIMENSIONS_BY_TYPE)
    def by_type(
        self, a: PlainMatrix, type: Literal["all", "nrows", "ncols", "shape"], **options: Unpack[CompactOptions]
    ) -> Any:
        """Count the rows and the columns of a matrix and state its shape.

        Args:
            a: The first or only input matrix.
            type: Which of the computations of this endpoint is wanted; all of them with "all".

        Returns:
            The compact reply; `result` is what the choice says; with "all" the answers by their names, which
            are attributes, too.

        Example:
            >>> client.compact.dimensions.by_type([[1, 2, 3], [4, 5, 6]], 'nrows').result
            2
        """
        return self._sender.compact(endpoints.COMPACT_DIMENSIONS_BY_TYPE, {"a": a, "type": type}, options)


class Statistics:
    """Matrix statistics. Describe the rows, the columns or all entries of a matrix by their extremes, centre and
    spread.
    """

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @overload
    def row_min(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    def row_min(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    def row_min(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    def row_min(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    def row_min(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    def row_min(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented(endpoints.STATISTICS_ROW_MIN)
    def row_min(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the minimum, the smallest entry, of each row of a matrix.

        The minimum of some numbers is the one that none of the others lies below. Every matrix has a minimum,
        every row has one and every column has one; it answers questions about the cheapest offer, the coldest
        hour or the shortest way.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.statistics.row_min([[3, 1, 2], [4, 4, 0]]).result.answer
            [1, 0]
        """
        return self._sender.envelope(endpoints.STATISTICS_ROW_MIN, {"a": a}, options)

    @overload
    def col_min(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    def col_min(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    def col_min(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    def col_min(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    def col_min(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    def col_min(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented(endpoints.STATISTICS_COL_MIN)
    def col_min(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the minimum, the smallest entry, of each column of a matrix.

        The minimum of some numbers is the one that none of the others lies below. Every matrix has a minimum,
        every row has one and every column has one; it answers questions about the cheapest offer, the coldest
        hour or the shortest way.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.statistics.col_min([[3, 1, 2], [4, 4, 0]]).result.answer
            [3, 1, 0]
        """
        return self._sender.envelope(endpoints.STATISTICS_COL_MIN, {"a": a}, options)

    @overload
    def mat_min(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    def mat_min(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[NumberResult]: ...
    @documented(endpoints.STATISTICS_MAT_MIN)
    def mat_min(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the minimum, the smallest entry, of all entries of a matrix.

        The minimum of some numbers is the one that none of the others lies below. Every matrix has a minimum,
        every row has one and every column has one; it answers questions about the cheapest offer, the coldest
        hour or the shortest way.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a number.

        Example:
            >>> client.statistics.mat_min([[3, 1, 2], [4, 4, 0]]).result.answer
            0
        """
        return self._sender.envelope(endpoints.STATISTICS_MAT_MIN, {"a": a}, options)

    @overload
    def row_max(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    def row_max(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    def row_max(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    def row_max(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    def row_max(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    def row_max(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented(endpoints.STATISTICS_ROW_MAX)
    def row_max(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the maximum, the largest entry, of each row of a matrix.

        The maximum of some numbers is the one that no other exceeds. Each row, each column and the whole of a
        matrix have one; it is the record of a competition, the peak of a demand, the winning bid.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.statistics.row_max([[3, 1, 2], [4, 4, 0]]).result.answer
            [3, 4]
        """
        return self._sender.envelope(endpoints.STATISTICS_ROW_MAX, {"a": a}, options)

    @overload
    def col_max(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    def col_max(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    def col_max(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    def col_max(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    def col_max(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    def col_max(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented(endpoints.STATISTICS_COL_MAX)
    def col_max(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the maximum, the largest entry, of each column of a matrix.

        The maximum of some numbers is the one that no other exceeds. Each row, each column and the whole of a
        matrix have one; it is the record of a competition, the peak of a demand, the winning bid.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.statistics.col_max([[3, 1, 2], [4, 4, 0]]).result.answer
            [4, 4, 2]
        """
        return self._sender.envelope(endpoints.STATISTICS_COL_MAX, {"a": a}, options)

    @overload
    def mat_max(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    def mat_max(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[NumberResult]: ...
    @documented(endpoints.STATISTICS_MAT_MAX)
    def mat_max(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the maximum, the largest entry, of all entries of a matrix.

        The maximum of some numbers is the one that no other exceeds. Each row, each column and the whole of a
        matrix have one; it is the record of a competition, the peak of a demand, the winning bid.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a number.

        Example:
            >>> client.statistics.mat_max([[3, 1, 2], [4, 4, 0]]).result.answer
            4
        """
        return self._sender.envelope(endpoints.STATISTICS_MAT_MAX, {"a": a}, options)

    @overload
    def row_sum(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    def row_sum(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    def row_sum(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    def row_sum(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    def row_sum(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    def row_sum(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented(endpoints.STATISTICS_ROW_SUM)
    def row_sum(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the sum of each row of a matrix.

        A sum collects many numbers in one total: the entries of each row, of each column, or of the whole
        matrix. It is what stands at the foot of a bill and in the margins of a table of counts.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.statistics.row_sum([[3, 1, 2], [4, 4, 0]]).result.answer
            [6, 8]
        """
        return self._sender.envelope(endpoints.STATISTICS_ROW_SUM, {"a": a}, options)

    @overload
    def col_sum(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    def col_sum(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    def col_sum(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    def col_sum(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    def col_sum(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    def col_sum(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented(endpoints.STATISTICS_COL_SUM)
    def col_sum(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the sum of each column of a matrix.

        A sum collects many numbers in one total: the entries of each row, of each column, or of the whole
        matrix. It is what stands at the foot of a bill and in the margins of a table of counts.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.statistics.col_sum([[3, 1, 2], [4, 4, 0]]).result.answer
            [7, 5, 2]
        """
        return self._sender.envelope(endpoints.STATISTICS_COL_SUM, {"a": a}, options)

    @overload
    def mat_sum(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    def mat_sum(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[NumberResult]: ...
    @documented(endpoints.STATISTICS_MAT_SUM)
    def mat_sum(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the sum of all entries of a matrix.

        A sum collects many numbers in one total: the entries of each row, of each column, or of the whole
        matrix. It is what stands at the foot of a bill and in the margins of a table of counts.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a number.

        Example:
            >>> client.statistics.mat_sum([[3, 1, 2], [4, 4, 0]]).result.answer
            14
        """
        return self._sender.envelope(endpoints.STATISTICS_MAT_SUM, {"a": a}, options)

    @overload
    def row_mean(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    def row_mean(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    def row_mean(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    def row_mean(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    def row_mean(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    def row_mean(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented(endpoints.STATISTICS_ROW_MEAN)
    def row_mean(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the arithmetic mean of each row of a matrix.

        The arithmetic mean divides a total equally: it is the sum of some numbers divided by how many they are.
        It condenses each row or each column of a table into one value, and it is what most people call the
        average.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.statistics.row_mean([[0.5, -1.5], [2.5, -1.5]]).result.answer
            [-0.5, 0.5]
        """
        return self._sender.envelope(endpoints.STATISTICS_ROW_MEAN, {"a": a}, options)

    @overload
    def col_mean(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    def col_mean(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    def col_mean(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    def col_mean(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    def col_mean(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    def col_mean(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented(endpoints.STATISTICS_COL_MEAN)
    def col_mean(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the arithmetic mean of each column of a matrix.

        The arithmetic mean divides a total equally: it is the sum of some numbers divided by how many they are.
        It condenses each row or each column of a table into one value, and it is what most people call the
        average.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.statistics.col_mean([[3, 1, 2], [4, 4, 0]]).result.answer
            [3.5, 2.5, 1]
        """
        return self._sender.envelope(endpoints.STATISTICS_COL_MEAN, {"a": a}, options)

    @overload
    def mat_mean(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    def mat_mean(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[NumberResult]: ...
    @documented(endpoints.STATISTICS_MAT_MEAN)
    def mat_mean(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the arithmetic mean of all entries of a matrix.

        The arithmetic mean divides a total equally: it is the sum of some numbers divided by how many they are.
        It condenses each row or each column of a table into one value, and it is what most people call the
        average.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a number.

        Example:
            >>> client.statistics.mat_mean([[0.5, -1.5], [2.5, -1.5]]).result.answer
            0
        """
        return self._sender.envelope(endpoints.STATISTICS_MAT_MEAN, {"a": a}, options)

    @overload
    def row_median(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    def row_median(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    def row_median(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    def row_median(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    def row_median(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    def row_median(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented(endpoints.STATISTICS_ROW_MEDIAN)
    def row_median(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the median, the middle number in order of size, of each row of a matrix.

        The median is the middle of the numbers once they stand in order: the middle one of an odd count, the
        midpoint of the two middle ones of an even count. It describes a typical entry even if a few entries are
        extreme.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.statistics.row_median([[3, 1, 2], [4, 4, 0]]).result.answer
            [2, 4]
        """
        return self._sender.envelope(endpoints.STATISTICS_ROW_MEDIAN, {"a": a}, options)

    @overload
    def col_median(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    def col_median(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    def col_median(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    def col_median(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    def col_median(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    def col_median(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented(endpoints.STATISTICS_COL_MEDIAN)
    def col_median(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the median, the middle number in order of size, of each column of a matrix.

        The median is the middle of the numbers once they stand in order: the middle one of an odd count, the
        midpoint of the two middle ones of an even count. It describes a typical entry even if a few entries are
        extreme.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.statistics.col_median([[3, 1, 2], [4, 4, 0]]).result.answer
            [3.5, 2.5, 1]
        """
        return self._sender.envelope(endpoints.STATISTICS_COL_MEDIAN, {"a": a}, options)

    @overload
    def mat_median(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    def mat_median(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[NumberResult]: ...
    @documented(endpoints.STATISTICS_MAT_MEDIAN)
    def mat_median(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the median, the middle number in order of size, of all entries of a matrix.

        The median is the middle of the numbers once they stand in order: the middle one of an odd count, the
        midpoint of the two middle ones of an even count. It describes a typical entry even if a few entries are
        extreme.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a number.

        Example:
            >>> client.statistics.mat_median([[3, 1, 2], [4, 4, 0]]).result.answer
            2.5
        """
        return self._sender.envelope(endpoints.STATISTICS_MAT_MEDIAN, {"a": a}, options)

    @overload
    def row_var(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[StatisticsRowVarLiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    def row_var(self, a: Rows, **options: Unpack[StatisticsRowVarOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    def row_var(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[StatisticsRowVarLiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    def row_var(self, a: Array, **options: Unpack[StatisticsRowVarOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    def row_var(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[StatisticsRowVarLiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    def row_var(self, a: Framed, **options: Unpack[StatisticsRowVarOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented(endpoints.STATISTICS_ROW_VAR)
    def row_var(self, a: Matrix, **options: Unpack[StatisticsRowVarOptions]) -> Any:
        """Finds the variance of each row of a matrix.

        The variance measures how far numbers scatter: it is the mean of their squared distances from the mean.
        Zero stands for no scatter at all. Here the numbers are taken as the whole population, so the divisor is
        their count.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.statistics.row_var([[0.5, -1.5], [2.5, -1.5]]).result.answer
            [1, 4]
        """
        return self._sender.envelope(endpoints.STATISTICS_ROW_VAR, {"a": a}, options)

    @overload
    def col_var(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[StatisticsColVarLiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    def col_var(self, a: Rows, **options: Unpack[StatisticsColVarOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    def col_var(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[StatisticsColVarLiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    def col_var(self, a: Array, **options: Unpack[StatisticsColVarOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    def col_var(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[StatisticsColVarLiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    def col_var(self, a: Framed, **options: Unpack[StatisticsColVarOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented(endpoints.STATISTICS_COL_VAR)
    def col_var(self, a: Matrix, **options: Unpack[StatisticsColVarOptions]) -> Any:
        """Finds the variance of each column of a matrix.

        The variance measures how far numbers scatter: it is the mean of their squared distances from the mean.
        Zero stands for no scatter at all. Here the numbers are taken as the whole population, so the divisor is
        their count.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.statistics.col_var([[3, 1, 2], [4, 4, 0]]).result.answer
            [0.25, 2.25, 1]
        """
        return self._sender.envelope(endpoints.STATISTICS_COL_VAR, {"a": a}, options)

    @overload
    def mat_var(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[StatisticsMatVarLiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    def mat_var(self, a: Matrix, **options: Unpack[StatisticsMatVarOptions]) -> Envelope[NumberResult]: ...
    @documented(endpoints.STATISTICS_MAT_VAR)
    def mat_var(self, a: Matrix, **options: Unpack[StatisticsMatVarOptions]) -> Any:
        """Finds the variance of all entries of a matrix.

        The variance measures how far numbers scatter: it is the mean of their squared distances from the mean.
        Zero stands for no scatter at all. Here the numbers are taken as the whole population, so the divisor is
        their count.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a number.

        Example:
            >>> client.statistics.mat_var([[0.5, -1.5], [2.5, -1.5]]).result.answer
            2.75
        """
        return self._sender.envelope(endpoints.STATISTICS_MAT_VAR, {"a": a}, options)

    @overload
    def row_std(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[StatisticsRowStdLiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    def row_std(self, a: Rows, **options: Unpack[StatisticsRowStdOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    def row_std(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[StatisticsRowStdLiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    def row_std(self, a: Array, **options: Unpack[StatisticsRowStdOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    def row_std(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[StatisticsRowStdLiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    def row_std(self, a: Framed, **options: Unpack[StatisticsRowStdOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented(endpoints.STATISTICS_ROW_STD)
    def row_std(self, a: Matrix, **options: Unpack[StatisticsRowStdOptions]) -> Any:
        """Finds the standard deviation of each row of a matrix.

        The standard deviation is the square root of the variance. It says in the unit of the data themselves
        how far entries typically lie from their mean, and reports quote the two together: so much, give or take
        so much.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.statistics.row_std([[0.5, -1.5], [2.5, -1.5]]).result.answer
            [1, 2]
        """
        return self._sender.envelope(endpoints.STATISTICS_ROW_STD, {"a": a}, options)

    @overload
    def col_std(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[StatisticsColStdLiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    def col_std(self, a: Rows, **options: Unpack[StatisticsColStdOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    def col_std(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[StatisticsColStdLiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    def col_std(self, a: Array, **options: Unpack[StatisticsColStdOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    def col_std(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[StatisticsColStdLiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    def col_std(self, a: Framed, **options: Unpack[StatisticsColStdOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented(endpoints.STATISTICS_COL_STD)
    def col_std(self, a: Matrix, **options: Unpack[StatisticsColStdOptions]) -> Any:
        """Finds the standard deviation of each column of a matrix.

        The standard deviation is the square root of the variance. It says in the unit of the data themselves
        how far entries typically lie from their mean, and reports quote the two together: so much, give or take
        so much.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.statistics.col_std([[3, 1, 2], [4, 4, 0]]).result.answer
            [0.5, 1.5, 1]
        """
        return self._sender.envelope(endpoints.STATISTICS_COL_STD, {"a": a}, options)

    @overload
    def mat_std(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[StatisticsMatStdLiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    def mat_std(self, a: Matrix, **options: Unpack[StatisticsMatStdOptions]) -> Envelope[NumberResult]: ...
    @documented(endpoints.STATISTICS_MAT_STD)
    def mat_std(self, a: Matrix, **options: Unpack[StatisticsMatStdOptions]) -> Any:
        """Finds the standard deviation of all entries of a matrix.

        The standard deviation is the square root of the variance. It says in the unit of the data themselves
        how far entries typically lie from their mean, and reports quote the two together: so much, give or take
        so much.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a number.

        Example:
            >>> client.statistics.mat_std([[3, 1, 2], [4, 4, 0]]).result.exact
            'sqrt(20/9)'
        """
        return self._sender.envelope(endpoints.STATISTICS_MAT_STD, {"a": a}, options)

    @overload
    def covariance(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[StatisticsCovarianceLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def covariance(
        self, a: Rows, **options: Unpack[StatisticsCovarianceOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def covariance(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[StatisticsCovarianceLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def covariance(self, a: Array, **options: Unpack[StatisticsCovarianceOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def covariance(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[StatisticsCovarianceLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def covariance(
        self, a: Framed, **options: Unpack[StatisticsCovarianceOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.STATISTICS_COVARIANCE)
    def covariance(self, a: Matrix, **options: Unpack[StatisticsCovarianceOptions]) -> Any:
        """Finds the covariances of the columns of a matrix, whose rows are observations.

        A covariance says whether two variables tend to lie on the same side of their means: it is the mean of
        the products of their deviations. The covariance matrix of a table, with a row for each observation,
        holds those of all pairs of columns, and the variances on its diagonal.

        Args:
            a: The observations: one row for each, and a column for each variable.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.statistics.covariance([[1, 2], [2, 6], [3, 4]], ddof=1).result.answer
            [[1, 1], [1, 4]]
        """
        return self._sender.envelope(endpoints.STATISTICS_COVARIANCE, {"a": a}, options)

    @overload
    def correlation(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def correlation(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def correlation(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def correlation(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def correlation(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def correlation(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.STATISTICS_CORRELATION)
    def correlation(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the correlations of the columns of a matrix, whose rows are observations.

        The correlation of two variables measures how close their observations come to a straight line: 1 on a
        rising line, −1 on a falling one, 0 where there is no slope at all. It is the covariance over both
        standard deviations, and it has no unit.

        Args:
            a: The observations: one row for each, and a column for each variable.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.statistics.correlation([[1, 2], [2, 6], [3, 4]]).result.answer
            [[1, 0.5], [0.5, 1]]
        """
        return self._sender.envelope(endpoints.STATISTICS_CORRELATION, {"a": a}, options)


class CompactStatistics:
    """Matrix statistics, compact. Describe the rows, the columns or all entries of a matrix by their extremes,
    centre and spread.
    """

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @overload
    def row_min(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    def row_min(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    def row_min(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented(endpoints.COMPACT_STATISTICS_ROW_MIN)
    def row_min(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the minimum, the smallest entry, of each row of a matrix.

        The minimum of some numbers is the one that none of the others lies below. Every matrix has a minimum,
        every row has one and every column has one; it answers questions about the cheapest offer, the coldest
        hour or the shortest way.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.compact.statistics.row_min([[3, 1, 2], [4, 4, 0]]).result
            [1, 0]
        """
        return self._sender.compact(endpoints.COMPACT_STATISTICS_ROW_MIN, {"a": a}, options)

    @overload
    def col_min(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    def col_min(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    def col_min(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented(endpoints.COMPACT_STATISTICS_COL_MIN)
    def col_min(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the minimum, the smallest entry, of each column of a matrix.

        The minimum of some numbers is the one that none of the others lies below. Every matrix has a minimum,
        every row has one and every column has one; it answers questions about the cheapest offer, the coldest
        hour or the shortest way.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.compact.statistics.col_min([[3, 1, 2], [4, 4, 0]]).result
            [3, 1, 0]
        """
        return self._sender.compact(endpoints.COMPACT_STATISTICS_COL_MIN, {"a": a}, options)

    @documented(endpoints.COMPACT_STATISTICS_MAT_MIN)
    def mat_min(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[float, str]:
        """Finds the minimum, the smallest entry, of all entries of a matrix.

        The minimum of some numbers is the one that none of the others lies below. Every matrix has a minimum,
        every row has one and every column has one; it answers questions about the cheapest offer, the coldest
        hour or the shortest way.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a number.

        Example:
            >>> client.compact.statistics.mat_min([[3, 1, 2], [4, 4, 0]]).result
            0
        """
        reply: Compact[float, str] = self._sender.compact(endpoints.COMPACT_STATISTICS_MAT_MIN, {"a": a}, options)
        return reply

    @overload
    def row_max(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    def row_max(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    def row_max(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented(endpoints.COMPACT_STATISTICS_ROW_MAX)
    def row_max(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the maximum, the largest entry, of each row of a matrix.

        The maximum of some numbers is the one that no other exceeds. Each row, each column and the whole of a
        matrix have one; it is the record of a competition, the peak of a demand, the winning bid.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.compact.statistics.row_max([[3, 1, 2], [4, 4, 0]]).result
            [3, 4]
        """
        return self._sender.compact(endpoints.COMPACT_STATISTICS_ROW_MAX, {"a": a}, options)

    @overload
    def col_max(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    def col_max(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    def col_max(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented(endpoints.COMPACT_STATISTICS_COL_MAX)
    def col_max(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the maximum, the largest entry, of each column of a matrix.

        The maximum of some numbers is the one that no other exceeds. Each row, each column and the whole of a
        matrix have one; it is the record of a competition, the peak of a demand, the winning bid.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.compact.statistics.col_max([[3, 1, 2], [4, 4, 0]]).result
            [4, 4, 2]
        """
        return self._sender.compact(endpoints.COMPACT_STATISTICS_COL_MAX, {"a": a}, options)

    @documented(endpoints.COMPACT_STATISTICS_MAT_MAX)
    def mat_max(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[float, str]:
        """Finds the maximum, the largest entry, of all entries of a matrix.

        The maximum of some numbers is the one that no other exceeds. Each row, each column and the whole of a
        matrix have one; it is the record of a competition, the peak of a demand, the winning bid.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a number.

        Example:
            >>> client.compact.statistics.mat_max([[3, 1, 2], [4, 4, 0]]).result
            4
        """
        reply: Compact[float, str] = self._sender.compact(endpoints.COMPACT_STATISTICS_MAT_MAX, {"a": a}, options)
        return reply

    @overload
    def row_sum(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    def row_sum(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    def row_sum(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented(endpoints.COMPACT_STATISTICS_ROW_SUM)
    def row_sum(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the sum of each row of a matrix.

        A sum collects many numbers in one total: the entries of each row, of each column, or of the whole
        matrix. It is what stands at the foot of a bill and in the margins of a table of counts.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.compact.statistics.row_sum([[3, 1, 2], [4, 4, 0]]).result
            [6, 8]
        """
        return self._sender.compact(endpoints.COMPACT_STATISTICS_ROW_SUM, {"a": a}, options)

    @overload
    def col_sum(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    def col_sum(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    def col_sum(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented(endpoints.COMPACT_STATISTICS_COL_SUM)
    def col_sum(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the sum of each column of a matrix.

        A sum collects many numbers in one total: the entries of each row, of each column, or of the whole
        matrix. It is what stands at the foot of a bill and in the margins of a table of counts.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.compact.statistics.col_sum([[3, 1, 2], [4, 4, 0]]).result
            [7, 5, 2]
        """
        return self._sender.compact(endpoints.COMPACT_STATISTICS_COL_SUM, {"a": a}, options)

    @documented(endpoints.COMPACT_STATISTICS_MAT_SUM)
    def mat_sum(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[float, str]:
        """Finds the sum of all entries of a matrix.

        A sum collects many numbers in one total: the entries of each row, of each column, or of the whole
        matrix. It is what stands at the foot of a bill and in the margins of a table of counts.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a number.

        Example:
            >>> client.compact.statistics.mat_sum([[3, 1, 2], [4, 4, 0]]).result
            14
        """
        reply: Compact[float, str] = self._sender.compact(endpoints.COMPACT_STATISTICS_MAT_SUM, {"a": a}, options)
        return reply

    @overload
    def row_mean(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    def row_mean(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    def row_mean(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented(endpoints.COMPACT_STATISTICS_ROW_MEAN)
    def row_mean(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the arithmetic mean of each row of a matrix.

        The arithmetic mean divides a total equally: it is the sum of some numbers divided by how many they are.
        It condenses each row or each column of a table into one value, and it is what most people call the
        average.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.compact.statistics.row_mean([[0.5, -1.5], [2.5, -1.5]]).result
            [-0.5, 0.5]
        """
        return self._sender.compact(endpoints.COMPACT_STATISTICS_ROW_MEAN, {"a": a}, options)

    @overload
    def col_mean(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    def col_mean(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    def col_mean(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented(endpoints.COMPACT_STATISTICS_COL_MEAN)
    def col_mean(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the arithmetic mean of each column of a matrix.

        The arithmetic mean divides a total equally: it is the sum of some numbers divided by how many they are.
        It condenses each row or each column of a table into one value, and it is what most people call the
        average.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.compact.statistics.col_mean([[3, 1, 2], [4, 4, 0]]).result
            [3.5, 2.5, 1]
        """
        return self._sender.compact(endpoints.COMPACT_STATISTICS_COL_MEAN, {"a": a}, options)

    @documented(endpoints.COMPACT_STATISTICS_MAT_MEAN)
    def mat_mean(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[float, str]:
        """Finds the arithmetic mean of all entries of a matrix.

        The arithmetic mean divides a total equally: it is the sum of some numbers divided by how many they are.
        It condenses each row or each column of a table into one value, and it is what most people call the
        average.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a number.

        Example:
            >>> client.compact.statistics.mat_mean([[0.5, -1.5], [2.5, -1.5]]).result
            0
        """
        reply: Compact[float, str] = self._sender.compact(endpoints.COMPACT_STATISTICS_MAT_MEAN, {"a": a}, options)
        return reply

    @overload
    def row_median(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    def row_median(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    def row_median(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented(endpoints.COMPACT_STATISTICS_ROW_MEDIAN)
    def row_median(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the median, the middle number in order of size, of each row of a matrix.

        The median is the middle of the numbers once they stand in order: the middle one of an odd count, the
        midpoint of the two middle ones of an even count. It describes a typical entry even if a few entries are
        extreme.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.compact.statistics.row_median([[3, 1, 2], [4, 4, 0]]).result
            [2, 4]
        """
        return self._sender.compact(endpoints.COMPACT_STATISTICS_ROW_MEDIAN, {"a": a}, options)

    @overload
    def col_median(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    def col_median(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    def col_median(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented(endpoints.COMPACT_STATISTICS_COL_MEDIAN)
    def col_median(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the median, the middle number in order of size, of each column of a matrix.

        The median is the middle of the numbers once they stand in order: the middle one of an odd count, the
        midpoint of the two middle ones of an even count. It describes a typical entry even if a few entries are
        extreme.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.compact.statistics.col_median([[3, 1, 2], [4, 4, 0]]).result
            [3.5, 2.5, 1]
        """
        return self._sender.compact(endpoints.COMPACT_STATISTICS_COL_MEDIAN, {"a": a}, options)

    @documented(endpoints.COMPACT_STATISTICS_MAT_MEDIAN)
    def mat_median(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[float, str]:
        """Finds the median, the middle number in order of size, of all entries of a matrix.

        The median is the middle of the numbers once they stand in order: the middle one of an odd count, the
        midpoint of the two middle ones of an even count. It describes a typical entry even if a few entries are
        extreme.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a number.

        Example:
            >>> client.compact.statistics.mat_median([[3, 1, 2], [4, 4, 0]]).result
            2.5
        """
        reply: Compact[float, str] = self._sender.compact(endpoints.COMPACT_STATISTICS_MAT_MEDIAN, {"a": a}, options)
        return reply

    @overload
    def row_var(self, a: PlainRows, **options: Unpack[CompactStatisticsRowVarOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    def row_var(self, a: Array, **options: Unpack[CompactStatisticsRowVarOptions]) -> Compact[Array, Texts]: ...
    @overload
    def row_var(self, a: Framed, **options: Unpack[CompactStatisticsRowVarOptions]) -> Compact[Series, Texts]: ...
    @documented(endpoints.COMPACT_STATISTICS_ROW_VAR)
    def row_var(self, a: PlainMatrix, **options: Unpack[CompactStatisticsRowVarOptions]) -> Any:
        """Finds the variance of each row of a matrix.

        The variance measures how far numbers scatter: it is the mean of their squared distances from the mean.
        Zero stands for no scatter at all. Here the numbers are taken as the whole population, so the divisor is
        their count.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.compact.statistics.row_var([[0.5, -1.5], [2.5, -1.5]]).result
            [1, 4]
        """
        return self._sender.compact(endpoints.COMPACT_STATISTICS_ROW_VAR, {"a": a}, options)

    @overload
    def col_var(self, a: PlainRows, **options: Unpack[CompactStatisticsColVarOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    def col_var(self, a: Array, **options: Unpack[CompactStatisticsColVarOptions]) -> Compact[Array, Texts]: ...
    @overload
    def col_var(self, a: Framed, **options: Unpack[CompactStatisticsColVarOptions]) -> Compact[Series, Texts]: ...
    @documented(endpoints.COMPACT_STATISTICS_COL_VAR)
    def col_var(self, a: PlainMatrix, **options: Unpack[CompactStatisticsColVarOptions]) -> Any:
        """Finds the variance of each column of a matrix.

        The variance measures how far numbers scatter: it is the mean of their squared distances from the mean.
        Zero stands for no scatter at all. Here the numbers are taken as the whole population, so the divisor is
        their count.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.compact.statistics.col_var([[3, 1, 2], [4, 4, 0]]).result
            [0.25, 2.25, 1]
        """
        return self._sender.compact(endpoints.COMPACT_STATISTICS_COL_VAR, {"a": a}, options)

    @documented(endpoints.COMPACT_STATISTICS_MAT_VAR)
    def mat_var(self, a: PlainMatrix, **options: Unpack[CompactStatisticsMatVarOptions]) -> Compact[float, str]:
        """Finds the variance of all entries of a matrix.

        The variance measures how far numbers scatter: it is the mean of their squared distances from the mean.
        Zero stands for no scatter at all. Here the numbers are taken as the whole population, so the divisor is
        their count.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a number.

        Example:
            >>> client.compact.statistics.mat_var([[0.5, -1.5], [2.5, -1.5]]).result
            2.75
        """
        reply: Compact[float, str] = self._sender.compact(endpoints.COMPACT_STATISTICS_MAT_VAR, {"a": a}, options)
        return reply

    @overload
    def row_std(self, a: PlainRows, **options: Unpack[CompactStatisticsRowStdOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    def row_std(self, a: Array, **options: Unpack[CompactStatisticsRowStdOptions]) -> Compact[Array, Texts]: ...
    @overload
    def row_std(self, a: Framed, **options: Unpack[CompactStatisticsRowStdOptions]) -> Compact[Series, Texts]: ...
    @documented(endpoints.COMPACT_STATISTICS_ROW_STD)
    def row_std(self, a: PlainMatrix, **options: Unpack[CompactStatisticsRowStdOptions]) -> Any:
        """Finds the standard deviation of each row of a matrix.

        The standard deviation is the square root of the variance. It says in the unit of the data themselves
        how far entries typically lie from their mean, and reports quote the two together: so much, give or take
        so much.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.compact.statistics.row_std([[0.5, -1.5], [2.5, -1.5]]).result
            [1, 2]
        """
        return self._sender.compact(endpoints.COMPACT_STATISTICS_ROW_STD, {"a": a}, options)

    @overload
    def col_std(self, a: PlainRows, **options: Unpack[CompactStatisticsColStdOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    def col_std(self, a: Array, **options: Unpack[CompactStatisticsColStdOptions]) -> Compact[Array, Texts]: ...
    @overload
    def col_std(self, a: Framed, **options: Unpack[CompactStatisticsColStdOptions]) -> Compact[Series, Texts]: ...
    @documented(endpoints.COMPACT_STATISTICS_COL_STD)
    def col_std(self, a: PlainMatrix, **options: Unpack[CompactStatisticsColStdOptions]) -> Any:
        """Finds the standard deviation of each column of a matrix.

        The standard deviation is the square root of the variance. It says in the unit of the data themselves
        how far entries typically lie from their mean, and reports quote the two together: so much, give or take
        so much.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.compact.statistics.col_std([[3, 1, 2], [4, 4, 0]]).result
            [0.5, 1.5, 1]
        """
        return self._sender.compact(endpoints.COMPACT_STATISTICS_COL_STD, {"a": a}, options)

    @documented(endpoints.COMPACT_STATISTICS_MAT_STD)
    def mat_std(self, a: PlainMatrix, **options: Unpack[CompactStatisticsMatStdOptions]) -> Compact[float, str]:
        """Finds the standard deviation of all entries of a matrix.

        The standard deviation is the square root of the variance. It says in the unit of the data themselves
        how far entries typically lie from their mean, and reports quote the two together: so much, give or take
        so much.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a number.

        Example:
            >>> client.compact.statistics.mat_std([[3, 1, 2], [4, 4, 0]]).result
            1.4907119849998598
        """
        reply: Compact[float, str] = self._sender.compact(endpoints.COMPACT_STATISTICS_MAT_STD, {"a": a}, options)
        return reply

    @overload
    def covariance(
        self, a: PlainRows, **options: Unpack[CompactStatisticsCovarianceOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    def covariance(
        self, a: Array, **options: Unpack[CompactStatisticsCovarianceOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    def covariance(
        self, a: Framed, **options: Unpack[CompactStatisticsCovarianceOptions]
    ) -> Compact[Frame, TextRows]: ...
    @documented(endpoints.COMPACT_STATISTICS_COVARIANCE)
    def covariance(self, a: PlainMatrix, **options: Unpack[CompactStatisticsCovarianceOptions]) -> Any:
        """Finds the covariances of the columns of a matrix, whose rows are observations.

        A covariance says whether two variables tend to lie on the same side of their means: it is the mean of
        the products of their deviations. The covariance matrix of a table, with a row for each observation,
        holds those of all pairs of columns, and the variances on its diagonal.

        Args:
            a: The observations: one row for each, and a column for each variable.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.compact.statistics.covariance([[1, 2], [2, 6], [3, 4]], ddof=1).result
            [[1, 1], [1, 4]]
        """
        return self._sender.compact(endpoints.COMPACT_STATISTICS_COVARIANCE, {"a": a}, options)

    @overload
    def correlation(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[NumberRows, TextRows]: ...
    @overload
    def correlation(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, TextRows]: ...
    @overload
    def correlation(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Frame, TextRows]: ...
    @documented(endpoints.COMPACT_STATISTICS_CORRELATION)
    def correlation(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the correlations of the columns of a matrix, whose rows are observations.

        The correlation of two variables measures how close their observations come to a straight line: 1 on a
        rising line, −1 on a falling one, 0 where there is no slope at all. It is the covariance over both
        standard deviations, and it has no unit.

        Args:
            a: The observations: one row for each, and a column for each variable.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.compact.statistics.correlation([[1, 2], [2, 6], [3, 4]]).result
            [[1, 0.5], [0.5, 1]]
        """
        return self._sender.compact(endpoints.COMPACT_STATISTICS_CORRELATION, {"a": a}, options)

    @overload
    def by_type(
        self, a: PlainRows, type: Literal["row-min", "col-min", "row-max", "col-max", "row-sum", "col-sum", "row-mean", "col-mean", "row-median", "col-median", "row-var", "col-var", "row-std", "col-std"], **options: Unpack[CompactStatisticsByTypeOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    def by_type(
        self, a: Array, type: Literal["row-min", "col-min", "row-max", "col-max", "row-sum", "col-sum", "row-mean", "col-mean", "row-median", "col-median", "row-var", "col-var", "row-std", "col-std"], **options: Unpack[CompactStatisticsByTypeOptions]
    ) -> Compact[Array, Texts]: ...
    @overload
    def by_type(
        self, a: Framed, type: Literal["row-min", "col-min", "row-max", "col-max", "row-sum", "col-sum", "row-mean", "col-mean", "row-median", "col-median", "row-var", "col-var", "row-std", "col-std"], **options: Unpack[CompactStatisticsByTypeOptions]
    ) -> Compact[Series, Texts]: ...
    @overload
    def by_type(
        self, a: PlainMatrix, type: Literal["mat-min", "mat-max", "mat-sum", "mat-mean", "mat-median", "mat-var", "mat-std"], **options: Unpack[CompactStatisticsByTypeOptions]
    ) -> Compact[float, str]: ...
    @overload
    def by_type(
        self, a: PlainMatrix, type: Literal["all"], **options: Unpack[CompactStatisticsByTypeOptions]
    ) -> Compact[Answers, Any]: ...
    @documented(endpoints.COMPACT_STATISTICS_BY_TYPE)
    def by_type(
        self, a: PlainMatrix, type: Literal["all", "row-min", "col-min", "mat-min", "row-max", "col-max", "mat-max", "row-sum", "col-sum", "mat-sum", "row-mean", "col-mean", "mat-mean", "row-median", "col-median", "mat-median", "row-var", "col-var", "mat-var", "row-std", "col-std", "mat-std"], **options: Unpack[CompactStatisticsByTypeOptions]
    ) -> Any:
        """Describe the rows, the columns or all entries of a matrix by their extremes, centre and spread.

        Args:
            a: The first or only input matrix.
            type: Which of the computations of this endpoint is wanted; all of them with "all".

        Returns:
            The compact reply; `result` is what the choice says; with "all" the answers by their names, which
            are attributes, too.

        Example:
            >>> client.compact.statistics.by_type([[3, 1, 2], [4, 4, 0]], 'row-min').result
            [1, 0]
        """
        return self._sender.compact(endpoints.COMPACT_STATISTICS_BY_TYPE, {"a": a, "type": type}, options)


class Matrices:
    """Square matrices. Determinant, trace, inverse, multiples and properties of matrices."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @overload
    def determinant_2x2(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[MatricesDeterminant2x2LiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    def determinant_2x2(
        self, a: Matrix, **options: Unpack[MatricesDeterminant2x2Options]
    ) -> Envelope[NumberResult]: ...
    @documented(endpoints.MATRICES_DETERMINANT_2X2)
    def determinant_2x2(self, a: Matrix, **options: Unpack[MatricesDeterminant2x2Options]) -> Any:
        """Works out the determinant of a 2x2 matrix.

        The determinant is one number made from a square matrix. It tells by which factor the matrix stretches
        areas or volumes, whether it turns the picture over, and, by being zero or not, whether the matrix can
        be undone.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a number.

        Example:
            >>> client.matrices.determinant_2x2([[4, 7], [2, 6]]).result.answer
            10
        """
        return self._sender.envelope(endpoints.MATRICES_DETERMINANT_2X2, {"a": a}, options)

    @overload
    def determinant_3x3(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[MatricesDeterminant3x3LiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    def determinant_3x3(
        self, a: Matrix, **options: Unpack[MatricesDeterminant3x3Options]
    ) -> Envelope[NumberResult]: ...
    @documented(endpoints.MATRICES_DETERMINANT_3X3)
    def determinant_3x3(self, a: Matrix, **options: Unpack[MatricesDeterminant3x3Options]) -> Any:
        """Works out the determinant of a 3x3 matrix.

        The determinant is one number made from a square matrix. It tells by which factor the matrix stretches
        areas or volumes, whether it turns the picture over, and, by being zero or not, whether the matrix can
        be undone.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a number.

        Example:
            >>> client.matrices.determinant_3x3([[2, -3, 1], [2, 3, -1], [1, 4, 5]], method='sarrus').result.answer
            76
        """
        return self._sender.envelope(endpoints.MATRICES_DETERMINANT_3X3, {"a": a}, options)

    @overload
    def determinant_nxn(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[MatricesDeterminantNxnLiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    def determinant_nxn(
        self, a: Matrix, **options: Unpack[MatricesDeterminantNxnOptions]
    ) -> Envelope[NumberResult]: ...
    @documented(endpoints.MATRICES_DETERMINANT_NXN)
    def determinant_nxn(self, a: Matrix, **options: Unpack[MatricesDeterminantNxnOptions]) -> Any:
        """Works out the determinant of a square matrix of any size.

        The determinant is one number made from a square matrix. It tells by which factor the matrix stretches
        areas or volumes, whether it turns the picture over, and, by being zero or not, whether the matrix can
        be undone.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a number.

        Example:
            >>> client.matrices.determinant_nxn([[2, 1, 3], [1, 0, 2], [4, 1, 8]]).result.answer
            -1
        """
        return self._sender.envelope(endpoints.MATRICES_DETERMINANT_NXN, {"a": a}, options)

    @overload
    def trace(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    def trace(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[NumberResult]: ...
    @documented(endpoints.MATRICES_TRACE)
    def trace(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Adds the entries on the main diagonal of a square matrix.

        The trace of a square matrix is the sum of the entries on its main diagonal. It takes one addition fewer
        than there are rows, and yet it is the sum of the eigenvalues: a number that stays the same when the
        coordinates are changed.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a number.

        Example:
            >>> client.matrices.trace([[1, 2, 3], [4, 5, 6], [7, 8, 9]]).result.answer
            15
        """
        return self._sender.envelope(endpoints.MATRICES_TRACE, {"a": a}, options)

    @overload
    def inverse_2x2(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[MatricesInverse2x2LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def inverse_2x2(
        self, a: Rows, **options: Unpack[MatricesInverse2x2Options]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def inverse_2x2(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[MatricesInverse2x2LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def inverse_2x2(self, a: Array, **options: Unpack[MatricesInverse2x2Options]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def inverse_2x2(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[MatricesInverse2x2LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def inverse_2x2(self, a: Framed, **options: Unpack[MatricesInverse2x2Options]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.MATRICES_INVERSE_2X2)
    def inverse_2x2(self, a: Matrix, **options: Unpack[MatricesInverse2x2Options]) -> Any:
        """Finds the inverse of a 2x2 matrix.

        The inverse of a square matrix is the matrix that undoes it: multiplied from the left or from the right
        it gives the identity matrix. It exists exactly when the determinant is not zero, and one inverse solves
        every system of equations with the same left side.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.matrices.inverse_2x2([[4, 7], [2, 6]]).result.answer
            [[0.6, -0.7], [-0.2, 0.4]]
        """
        return self._sender.envelope(endpoints.MATRICES_INVERSE_2X2, {"a": a}, options)

    @overload
    def inverse_3x3(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[MatricesInverse3x3LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def inverse_3x3(
        self, a: Rows, **options: Unpack[MatricesInverse3x3Options]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def inverse_3x3(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[MatricesInverse3x3LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def inverse_3x3(self, a: Array, **options: Unpack[MatricesInverse3x3Options]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def inverse_3x3(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[MatricesInverse3x3LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def inverse_3x3(self, a: Framed, **options: Unpack[MatricesInverse3x3Options]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.MATRICES_INVERSE_3X3)
    def inverse_3x3(self, a: Matrix, **options: Unpack[MatricesInverse3x3Options]) -> Any:
        """Finds the inverse of a 3x3 matrix.

        The inverse of a square matrix is the matrix that undoes it: multiplied from the left or from the right
        it gives the identity matrix. It exists exactly when the determinant is not zero, and one inverse solves
        every system of equations with the same left side.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.matrices.inverse_3x3([[2, 1, 1], [1, 3, 2], [1, 0, 0]], method='gauss-jordan').result.answer
            [[0, 0, 1], [-2, 1, 3], [3, -1, -5]]
        """
        return self._sender.envelope(endpoints.MATRICES_INVERSE_3X3, {"a": a}, options)

    @overload
    def inverse_nxn(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[MatricesInverseNxnLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def inverse_nxn(
        self, a: Rows, **options: Unpack[MatricesInverseNxnOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def inverse_nxn(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[MatricesInverseNxnLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def inverse_nxn(self, a: Array, **options: Unpack[MatricesInverseNxnOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def inverse_nxn(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[MatricesInverseNxnLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def inverse_nxn(self, a: Framed, **options: Unpack[MatricesInverseNxnOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.MATRICES_INVERSE_NXN)
    def inverse_nxn(self, a: Matrix, **options: Unpack[MatricesInverseNxnOptions]) -> Any:
        """Finds the inverse of a square matrix of any size.

        The inverse of a square matrix is the matrix that undoes it: multiplied from the left or from the right
        it gives the identity matrix. It exists exactly when the determinant is not zero, and one inverse solves
        every system of equations with the same left side.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.matrices.inverse_nxn([[1, 2, 1], [2, 5, 3], [1, 3, 3]]).result.answer
            [[6, -3, 1], [-3, 2, -1], [1, -1, 1]]
        """
        return self._sender.envelope(endpoints.MATRICES_INVERSE_NXN, {"a": a}, options)

    @overload
    def scalar_multiple(  # type: ignore[overload-overlap]
        self, a: Rows, scalar: Entry, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def scalar_multiple(
        self, a: Rows, scalar: Entry, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def scalar_multiple(  # type: ignore[overload-overlap]
        self, a: Array, scalar: Entry, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def scalar_multiple(
        self, a: Array, scalar: Entry, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def scalar_multiple(  # type: ignore[overload-overlap]
        self, a: Framed, scalar: Entry, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def scalar_multiple(
        self, a: Framed, scalar: Entry, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.MATRICES_SCALAR_MULTIPLE)
    def scalar_multiple(self, a: Matrix, scalar: Entry, **options: Unpack[EnvelopeOptions]) -> Any:
        """Multiplies every entry of a matrix by one number.

        A scalar multiple multiplies every entry of a matrix by one number. It stretches, shrinks or reverses
        the whole table at once and keeps its shape.

        Args:
            a: The first or only input matrix.
            scalar: The number that every entry is multiplied by.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.matrices.scalar_multiple([[1, -2], [0, 4]], 3).result.answer
            [[3, -6], [0, 12]]
        """
        return self._sender.envelope(endpoints.MATRICES_SCALAR_MULTIPLE, {"a": a, "scalar": scalar}, options)

    @overload
    def minors(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[MatricesMinorsLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def minors(self, a: Matrix, **options: Unpack[MatricesMinorsOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.MATRICES_MINORS)
    def minors(self, a: Matrix, **options: Unpack[MatricesMinorsOptions]) -> Any:
        """Finds the minor of one place of a square matrix with its cofactor, or the matrix of all minors.

        A minor is the determinant that is left when one row and one column are deleted, and a cofactor is a
        minor with the sign of its place. The cofactors expand a determinant, and transposed they make the
        adjugate, from which an inverse can be written down.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.matrices.minors([[1, 2, 3], [0, 4, 5], [1, 0, 6]], row=1, col=2).result.answer
            {'minors': None, 'minor': -5, 'cofactor': 5}
        """
        return self._sender.envelope(endpoints.MATRICES_MINORS, {"a": a}, options)

    @overload
    def cofactors(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def cofactors(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def cofactors(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def cofactors(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def cofactors(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def cofactors(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.MATRICES_COFACTORS)
    def cofactors(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds all cofactors of a square matrix: the minors with the signs of a chessboard.

        A minor is the determinant that is left when one row and one column are deleted, and a cofactor is a
        minor with the sign of its place. The cofactors expand a determinant, and transposed they make the
        adjugate, from which an inverse can be written down.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.matrices.cofactors([[1, 2, 3], [0, 4, 5], [1, 0, 6]]).result.answer
            [[24, 5, -4], [-12, 3, 2], [-2, -5, 4]]
        """
        return self._sender.envelope(endpoints.MATRICES_COFACTORS, {"a": a}, options)

    @overload
    def adjugate(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def adjugate(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def adjugate(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def adjugate(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def adjugate(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def adjugate(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.MATRICES_ADJUGATE)
    def adjugate(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the adjugate of a square matrix: its matrix of cofactors, transposed.

        A minor is the determinant that is left when one row and one column are deleted, and a cofactor is a
        minor with the sign of its place. The cofactors expand a determinant, and transposed they make the
        adjugate, from which an inverse can be written down.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.matrices.adjugate([[1, 2, 3], [0, 4, 5], [1, 0, 6]]).result.answer
            [[24, -12, -2], [5, 3, -5], [-4, 2, 4]]
        """
        return self._sender.envelope(endpoints.MATRICES_ADJUGATE, {"a": a}, options)

    @overload
    def power(  # type: ignore[overload-overlap]
        self, a: Rows, k: int, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def power(self, a: Rows, k: int, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def power(  # type: ignore[overload-overlap]
        self, a: Array, k: int, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def power(self, a: Array, k: int, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def power(  # type: ignore[overload-overlap]
        self, a: Framed, k: int, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def power(self, a: Framed, k: int, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.MATRICES_POWER)
    def power(self, a: Matrix, k: int, **options: Unpack[EnvelopeOptions]) -> Any:
        """Raises a square matrix to a whole power; negative exponents take the inverse.

        A power of a square matrix repeats one linear step: the tenth power does ten steps at once. Powers count
        walks in a network, carry a population through ten years, or turn a figure ten times.

        Args:
            a: The first or only input matrix.
            k: The exponent: a whole number, below 0 for powers of the inverse. From -1000000 to 1000000.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.matrices.power([[1, 1], [1, 0]], 3).result.answer
            [[3, 2], [2, 1]]
        """
        return self._sender.envelope(endpoints.MATRICES_POWER, {"a": a, "k": k}, options)

    @overload
    def classify(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[MatricesClassifyLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def classify(self, a: Matrix, **options: Unpack[MatricesClassifyOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.MATRICES_CLASSIFY)
    def classify(self, a: Matrix, **options: Unpack[MatricesClassifyOptions]) -> Any:
        """Tells which of the usual properties a matrix has, from symmetric to stochastic, with a reason for each.

        Many matrices have a name because of a pattern in their entries or because of what their powers and
        products give: symmetric, orthogonal, idempotent, nilpotent, stochastic and more. To classify a matrix
        is to decide for each of these names whether it fits.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.matrices.classify([[0, 1, 0], [0, 0, 1], [1, 0, 0]]).result.answer
            {'is-symmetric': False, 'is-skew-symmetric': False, 'is-orthogonal': True, 'is-idempotent': False, 'is-involutory': False, 'is-normal': True, 'is-permutation': True, 'is-upper-triangular': False, 'is-lower-triangular': False, 'is-diagonal': False, 'is-nilpotent': {'nilpotent': False, 'index': None}, 'is-stochastic': {'row': True, 'column': True, 'doubly': True}, 'permutation-sign': {'sign': 1, 'permutation': [2, 3, 1], 'cycles': [[1, 2, 3]], 'inversions': 2}}
        """
        return self._sender.envelope(endpoints.MATRICES_CLASSIFY, {"a": a}, options)


class CompactMatrices:
    """Square matrices, compact. Determinant, trace, inverse, multiples and properties of matrices."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @documented(endpoints.COMPACT_MATRICES_DETERMINANT_2X2)
    def determinant_2x2(
        self, a: PlainMatrix, **options: Unpack[CompactMatricesDeterminant2x2Options]
    ) -> Compact[float, str]:
        """Works out the determinant of a 2x2 matrix.

        The determinant is one number made from a square matrix. It tells by which factor the matrix stretches
        areas or volumes, whether it turns the picture over, and, by being zero or not, whether the matrix can
        be undone.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a number.

        Example:
            >>> client.compact.matrices.determinant_2x2([[4, 7], [2, 6]]).result
            10
        """
        reply: Compact[float, str] = self._sender.compact(endpoints.COMPACT_MATRICES_DETERMINANT_2X2, {"a": a}, options)
        return reply

    @documented(endpoints.COMPACT_MATRICES_DETERMINANT_3X3)
    def determinant_3x3(
        self, a: PlainMatrix, **options: Unpack[CompactMatricesDeterminant3x3Options]
    ) -> Compact[float, str]:
        """Works out the determinant of a 3x3 matrix.

        The determinant is one number made from a square matrix. It tells by which factor the matrix stretches
        areas or volumes, whether it turns the picture over, and, by being zero or not, whether the matrix can
        be undone.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a number.

        Example:
            >>> client.compact.matrices.determinant_3x3([[2, -3, 1], [2, 3, -1], [1, 4, 5]], method='sarrus').result
            76
        """
        reply: Compact[float, str] = self._sender.compact(endpoints.COMPACT_MATRICES_DETERMINANT_3X3, {"a": a}, options)
        return reply

    @documented(endpoints.COMPACT_MATRICES_DETERMINANT_NXN)
    def determinant_nxn(
        self, a: PlainMatrix, **options: Unpack[CompactMatricesDeterminantNxnOptions]
    ) -> Compact[float, str]:
        """Works out the determinant of a square matrix of any size.

        The determinant is one number made from a square matrix. It tells by which factor the matrix stretches
        areas or volumes, whether it turns the picture over, and, by being zero or not, whether the matrix can
        be undone.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a number.

        Example:
            >>> client.compact.matrices.determinant_nxn([[2, 1, 3], [1, 0, 2], [4, 1, 8]]).result
            -1
        """
        reply: Compact[float, str] = self._sender.compact(endpoints.COMPACT_MATRICES_DETERMINANT_NXN, {"a": a}, options)
        return reply

    @documented(endpoints.COMPACT_MATRICES_TRACE)
    def trace(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[float, str]:
        """Adds the entries on the main diagonal of a square matrix.

        The trace of a square matrix is the sum of the entries on its main diagonal. It takes one addition fewer
        than there are rows, and yet it is the sum of the eigenvalues: a number that stays the same when the
        coordinates are changed.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a number.

        Example:
            >>> client.compact.matrices.trace([[1, 2, 3], [4, 5, 6], [7, 8, 9]]).result
            15
        """
        reply: Compact[float, str] = self._sender.compact(endpoints.COMPACT_MATRICES_TRACE, {"a": a}, options)
        return reply

    @overload
    def inverse_2x2(
        self, a: PlainRows, **options: Unpack[CompactMatricesInverse2x2Options]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    def inverse_2x2(
        self, a: Array, **options: Unpack[CompactMatricesInverse2x2Options]
    ) -> Compact[Array, TextRows]: ...
    @overload
    def inverse_2x2(
        self, a: Framed, **options: Unpack[CompactMatricesInverse2x2Options]
    ) -> Compact[Frame, TextRows]: ...
    @documented(endpoints.COMPACT_MATRICES_INVERSE_2X2)
    def inverse_2x2(self, a: PlainMatrix, **options: Unpack[CompactMatricesInverse2x2Options]) -> Any:
        """Finds the inverse of a 2x2 matrix.

        The inverse of a square matrix is the matrix that undoes it: multiplied from the left or from the right
        it gives the identity matrix. It exists exactly when the determinant is not zero, and one inverse solves
        every system of equations with the same left side.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.compact.matrices.inverse_2x2([[4, 7], [2, 6]]).result
            [[0.6, -0.7], [-0.2, 0.4]]
        """
        return self._sender.compact(endpoints.COMPACT_MATRICES_INVERSE_2X2, {"a": a}, options)

    @overload
    def inverse_3x3(
        self, a: PlainRows, **options: Unpack[CompactMatricesInverse3x3Options]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    def inverse_3x3(
        self, a: Array, **options: Unpack[CompactMatricesInverse3x3Options]
    ) -> Compact[Array, TextRows]: ...
    @overload
    def inverse_3x3(
        self, a: Framed, **options: Unpack[CompactMatricesInverse3x3Options]
    ) -> Compact[Frame, TextRows]: ...
    @documented(endpoints.COMPACT_MATRICES_INVERSE_3X3)
    def inverse_3x3(self, a: PlainMatrix, **options: Unpack[CompactMatricesInverse3x3Options]) -> Any:
        """Finds the inverse of a 3x3 matrix.

        The inverse of a square matrix is the matrix that undoes it: multiplied from the left or from the right
        it gives the identity matrix. It exists exactly when the determinant is not zero, and one inverse solves
        every system of equations with the same left side.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.compact.matrices.inverse_3x3([[2, 1, 1], [1, 3, 2], [1, 0, 0]], method='gauss-jordan').result
            [[0, 0, 1], [-2, 1, 3], [3, -1, -5]]
        """
        return self._sender.compact(endpoints.COMPACT_MATRICES_INVERSE_3X3, {"a": a}, options)

    @overload
    def inverse_nxn(
        self, a: PlainRows, **options: Unpack[CompactMatricesInverseNxnOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    def inverse_nxn(
        self, a: Array, **options: Unpack[CompactMatricesInverseNxnOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    def inverse_nxn(
        self, a: Framed, **options: Unpack[CompactMatricesInverseNxnOptions]
    ) -> Compact[Frame, TextRows]: ...
    @documented(endpoints.COMPACT_MATRICES_INVERSE_NXN)
    def inverse_nxn(self, a: PlainMatrix, **options: Unpack[CompactMatricesInverseNxnOptions]) -> Any:
        """Finds the inverse of a square matrix of any size.

        The inverse of a square matrix is the matrix that undoes it: multiplied from the left or from the right
        it gives the identity matrix. It exists exactly when the determinant is not zero, and one inverse solves
        every system of equations with the same left side.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.compact.matrices.inverse_nxn([[1, 2, 1], [2, 5, 3], [1, 3, 3]]).result
            [[6, -3, 1], [-3, 2, -1], [1, -1, 1]]
        """
        return self._sender.compact(endpoints.COMPACT_MATRICES_INVERSE_NXN, {"a": a}, options)

    @overload
    def scalar_multiple(
        self, a: PlainRows, scalar: PlainEntry, **options: Unpack[CompactOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    def scalar_multiple(
        self, a: Array, scalar: PlainEntry, **options: Unpack[CompactOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    def scalar_multiple(
        self, a: Framed, scalar: PlainEntry, **options: Unpack[CompactOptions]
    ) -> Compact[Frame, TextRows]: ...
    @documented(endpoints.COMPACT_MATRICES_SCALAR_MULTIPLE)
    def scalar_multiple(self, a: PlainMatrix, scalar: PlainEntry, **options: Unpack[CompactOptions]) -> Any:
        """Multiplies every entry of a matrix by one number.

        A scalar multiple multiplies every entry of a matrix by one number. It stretches, shrinks or reverses
        the whole table at once and keeps its shape.

        Args:
            a: The first or only input matrix.
            scalar: The number that every entry is multiplied by.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.compact.matrices.scalar_multiple([[1, -2], [0, 4]], 3).result
            [[3, -6], [0, 12]]
        """
        return self._sender.compact(endpoints.COMPACT_MATRICES_SCALAR_MULTIPLE, {"a": a, "scalar": scalar}, options)

    @documented(endpoints.COMPACT_MATRICES_MINORS)
    def minors(self, a: PlainMatrix, **options: Unpack[CompactMatricesMinorsOptions]) -> Compact[Answers, Any]:
        """Finds the minor of one place of a square matrix with its cofactor, or the matrix of all minors.

        A minor is the determinant that is left when one row and one column are deleted, and a cofactor is a
        minor with the sign of its place. The cofactors expand a determinant, and transposed they make the
        adjugate, from which an inverse can be written down.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.matrices.minors([[1, 2, 3], [0, 4, 5], [1, 0, 6]], row=1, col=2).result
            {'minors': None, 'minor': -5, 'cofactor': 5}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_MATRICES_MINORS, {"a": a}, options)
        return reply

    @overload
    def cofactors(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[NumberRows, TextRows]: ...
    @overload
    def cofactors(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, TextRows]: ...
    @overload
    def cofactors(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Frame, TextRows]: ...
    @documented(endpoints.COMPACT_MATRICES_COFACTORS)
    def cofactors(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds all cofactors of a square matrix: the minors with the signs of a chessboard.

        A minor is the determinant that is left when one row and one column are deleted, and a cofactor is a
        minor with the sign of its place. The cofactors expand a determinant, and transposed they make the
        adjugate, from which an inverse can be written down.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.compact.matrices.cofactors([[1, 2, 3], [0, 4, 5], [1, 0, 6]]).result
            [[24, 5, -4], [-12, 3, 2], [-2, -5, 4]]
        """
        return self._sender.compact(endpoints.COMPACT_MATRICES_COFACTORS, {"a": a}, options)

    @overload
    def adjugate(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[NumberRows, TextRows]: ...
    @overload
    def adjugate(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, TextRows]: ...
    @overload
    def adjugate(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Frame, TextRows]: ...
    @documented(endpoints.COMPACT_MATRICES_ADJUGATE)
    def adjugate(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the adjugate of a square matrix: its matrix of cofactors, transposed.

        A minor is the determinant that is left when one row and one column are deleted, and a cofactor is a
        minor with the sign of its place. The cofactors expand a determinant, and transposed they make the
        adjugate, from which an inverse can be written down.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.compact.matrices.adjugate([[1, 2, 3], [0, 4, 5], [1, 0, 6]]).result
            [[24, -12, -2], [5, 3, -5], [-4, 2, 4]]
        """
        return self._sender.compact(endpoints.COMPACT_MATRICES_ADJUGATE, {"a": a}, options)

    @overload
    def power(self, a: PlainRows, k: int, **options: Unpack[CompactOptions]) -> Compact[NumberRows, TextRows]: ...
    @overload
    def power(self, a: Array, k: int, **options: Unpack[CompactOptions]) -> Compact[Array, TextRows]: ...
    @overload
    def power(self, a: Framed, k: int, **options: Unpack[CompactOptions]) -> Compact[Frame, TextRows]: ...
    @documented(endpoints.COMPACT_MATRICES_POWER)
    def power(self, a: PlainMatrix, k: int, **options: Unpack[CompactOptions]) -> Any:
        """Raises a square matrix to a whole power; negative exponents take the inverse.

        A power of a square matrix repeats one linear step: the tenth power does ten steps at once. Powers count
        walks in a network, carry a population through ten years, or turn a figure ten times.

        Args:
            a: The first or only input matrix.
            k: The exponent: a whole number, below 0 for powers of the inverse. From -1000000 to 1000000.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.compact.matrices.power([[1, 1], [1, 0]], 3).result
            [[3, 2], [2, 1]]
        """
        return self._sender.compact(endpoints.COMPACT_MATRICES_POWER, {"a": a, "k": k}, options)

    @documented(endpoints.COMPACT_MATRICES_CLASSIFY)
    def classify(self, a: PlainMatrix, **options: Unpack[CompactMatricesClassifyOptions]) -> Compact[Answers, Any]:
        """Tells which of the usual properties a matrix has, from symmetric to stochastic, with a reason for each.

        Many matrices have a name because of a pattern in their entries or because of what their powers and
        products give: symmetric, orthogonal, idempotent, nilpotent, stochastic and more. To classify a matrix
        is to decide for each of these names whether it fits.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.matrices.classify([[0, 1, 0], [0, 0, 1], [1, 0, 0]]).result
            {'is-symmetric': False, 'is-skew-symmetric': False, 'is-orthogonal': True, 'is-idempotent': False, 'is-involutory': False, 'is-normal': True, 'is-permutation': True, 'is-upper-triangular': False, 'is-lower-triangular': False, 'is-diagonal': False, 'is-nilpotent': {'nilpotent': False, 'index': None}, 'is-stochastic': {'row': True, 'column': True, 'doubly': True}, 'permutation-sign': {'sign': 1, 'permutation': [2, 3, 1], 'cycles': [[1, 2, 3]], 'inversions': 2}}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_MATRICES_CLASSIFY, {"a": a}, options)
        return reply


class Create:
    """Parts and polynomials. Take a part of a matrix by rows and columns, and find the characteristic polynomial
    of a matrix.
    """

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @overload
    def index_and_slice(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[CreateIndexAndSliceLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def index_and_slice(
        self, a: Rows, **options: Unpack[CreateIndexAndSliceOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def index_and_slice(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[CreateIndexAndSliceLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def index_and_slice(
        self, a: Array, **options: Unpack[CreateIndexAndSliceOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def index_and_slice(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[CreateIndexAndSliceLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def index_and_slice(
        self, a: Framed, **options: Unpack[CreateIndexAndSliceOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.CREATE_INDEX_AND_SLICE)
    def index_and_slice(self, a: Matrix, **options: Unpack[CreateIndexAndSliceOptions]) -> Any:
        """Takes the entries in chosen rows and columns; the answer is always a matrix.

        Indexing and slicing take a part of a matrix: the entries where chosen rows cross chosen columns, in the
        order of the choice. The part is a matrix again, even if it is one entry. Windows of data, submatrices
        and reordered tables all come from this; most mistakes in it are made in counting.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.create.index_and_slice([[1, 2, 3], [4, 5, 6], [7, 8, 9]], rows=2, cols=3).result.answer
            [[6]]
        """
        return self._sender.envelope(endpoints.CREATE_INDEX_AND_SLICE, {"a": a}, options)

    @overload
    def charpoly(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[CreateCharpolyLiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    def charpoly(self, a: Rows, **options: Unpack[CreateCharpolyOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    def charpoly(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[CreateCharpolyLiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    def charpoly(self, a: Array, **options: Unpack[CreateCharpolyOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    def charpoly(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[CreateCharpolyLiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    def charpoly(self, a: Framed, **options: Unpack[CreateCharpolyOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented(endpoints.CREATE_CHARPOLY)
    def charpoly(self, a: Matrix, **options: Unpack[CreateCharpolyOptions]) -> Any:
        """Finds the characteristic polynomial det(λI − A) of a square matrix.

        The characteristic polynomial of a square matrix A is the determinant of λI − A. Its degree is the
        number of rows, and its roots are the eigenvalues. The real ones are the factors by which the matrix
        stretches or flips some direction without turning it.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the coefficients, highest power first.

        Example:
            >>> client.create.charpoly([[2, 1], [1, 2]]).result.answer
            [1, -4, 3]
        """
        return self._sender.envelope(endpoints.CREATE_CHARPOLY, {"a": a}, options)


class ChangeAppearance:
    """Changing the shape of a matrix. Insert, append and delete rows and columns; transpose, flip and turn a
    matrix; keep one triangle of it.
    """

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @overload
    def row_insert(  # type: ignore[overload-overlap]
        self, a: Rows, b: Lines, **options: Unpack[ChangeAppearanceRowInsertLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def row_insert(
        self, a: Rows, b: Lines, **options: Unpack[ChangeAppearanceRowInsertOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def row_insert(  # type: ignore[overload-overlap]
        self, a: Array, b: Lines, **options: Unpack[ChangeAppearanceRowInsertLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def row_insert(
        self, a: Array, b: Lines, **options: Unpack[ChangeAppearanceRowInsertOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def row_insert(  # type: ignore[overload-overlap]
        self, a: Framed, b: Lines, **options: Unpack[ChangeAppearanceRowInsertLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def row_insert(
        self, a: Framed, b: Lines, **options: Unpack[ChangeAppearanceRowInsertOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.CHANGE_APPEARANCE_ROW_INSERT)
    def row_insert(self, a: Matrix, b: Lines, **options: Unpack[ChangeAppearanceRowInsertOptions]) -> Any:
        """Inserts one row or several at a position of your choice.

        Inserting opens a gap in a matrix and fills it with new rows or columns, which must be as long as those
        that are there. The position is the number that the first new line gets; whatever had that number moves
        on. A column of ones for a regression, or a late record in a sorted table, is put in place in this way.

        Args:
            a: The first or only input matrix.
            b: The rows to insert: a matrix with as many columns as A, or one row as a list of numbers.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.change_appearance.row_insert([[1, 2], [5, 6]], [3, 4], index=2).result.answer
            [[1, 2], [3, 4], [5, 6]]
        """
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_ROW_INSERT, {"a": a, "b": b}, options)

    @overload
    def col_insert(  # type: ignore[overload-overlap]
        self, a: Rows, b: Lines, **options: Unpack[ChangeAppearanceColInsertLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def col_insert(
        self, a: Rows, b: Lines, **options: Unpack[ChangeAppearanceColInsertOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def col_insert(  # type: ignore[overload-overlap]
        self, a: Array, b: Lines, **options: Unpack[ChangeAppearanceColInsertLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def col_insert(
        self, a: Array, b: Lines, **options: Unpack[ChangeAppearanceColInsertOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def col_insert(  # type: ignore[overload-overlap]
        self, a: Framed, b: Lines, **options: Unpack[ChangeAppearanceColInsertLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def col_insert(
        self, a: Framed, b: Lines, **options: Unpack[ChangeAppearanceColInsertOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.CHANGE_APPEARANCE_COL_INSERT)
    def col_insert(self, a: Matrix, b: Lines, **options: Unpack[ChangeAppearanceColInsertOptions]) -> Any:
        """Inserts one column or several at a position of your choice.

        Inserting opens a gap in a matrix and fills it with new rows or columns, which must be as long as those
        that are there. The position is the number that the first new line gets; whatever had that number moves
        on. A column of ones for a regression, or a late record in a sorted table, is put in place in this way.

        Args:
            a: The first or only input matrix.
            b: The columns to insert: a matrix with as many rows as A, or one column as a list of numbers.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.change_appearance.col_insert([[2], [3], [5]], [1, 1, 1], index=1).result.answer
            [[1, 2], [1, 3], [1, 5]]
        """
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_COL_INSERT, {"a": a, "b": b}, options)

    @overload
    def row_concat(  # type: ignore[overload-overlap]
        self, a: Rows, b: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def row_concat(
        self, a: Rows, b: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def row_concat(  # type: ignore[overload-overlap]
        self, a: Array, b: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def row_concat(self, a: Array, b: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def row_concat(  # type: ignore[overload-overlap]
        self, a: Framed, b: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def row_concat(self, a: Framed, b: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.CHANGE_APPEARANCE_ROW_CONCAT)
    def row_concat(self, a: Matrix, b: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Stacks the rows of a second matrix under the first.

        Concatenation makes one matrix of two and leaves every entry as it is. Stacking writes B under A and
        needs equally wide matrices; joining side by side writes B to the right of A and needs equally high
        ones. New records are appended to a table in this way, and a right-hand side to a system of equations.

        Args:
            a: The first or only input matrix.
            b: The second input matrix.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.change_appearance.row_concat([[1, 2], [3, 4]], [[5, 6]]).result.answer
            [[1, 2], [3, 4], [5, 6]]
        """
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_ROW_CONCAT, {"a": a, "b": b}, options)

    @overload
    def col_concat(  # type: ignore[overload-overlap]
        self, a: Rows, b: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def col_concat(
        self, a: Rows, b: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def col_concat(  # type: ignore[overload-overlap]
        self, a: Array, b: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def col_concat(self, a: Array, b: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def col_concat(  # type: ignore[overload-overlap]
        self, a: Framed, b: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def col_concat(self, a: Framed, b: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.CHANGE_APPEARANCE_COL_CONCAT)
    def col_concat(self, a: Matrix, b: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Puts the columns of a second matrix to the right of the first.

        Concatenation makes one matrix of two and leaves every entry as it is. Stacking writes B under A and
        needs equally wide matrices; joining side by side writes B to the right of A and needs equally high
        ones. New records are appended to a table in this way, and a right-hand side to a system of equations.

        Args:
            a: The first or only input matrix.
            b: The second input matrix.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.change_appearance.col_concat([[2, 1], [1, 3]], [[5], [10]]).result.answer
            [[2, 1, 5], [1, 3, 10]]
        """
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_COL_CONCAT, {"a": a, "b": b}, options)

    @overload
    def row_delete(  # type: ignore[overload-overlap]
        self, a: Rows, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def row_delete(
        self, a: Rows, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def row_delete(  # type: ignore[overload-overlap]
        self, a: Array, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def row_delete(
        self, a: Array, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def row_delete(  # type: ignore[overload-overlap]
        self, a: Framed, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def row_delete(
        self, a: Framed, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.CHANGE_APPEARANCE_ROW_DELETE)
    def row_delete(
        self, a: Matrix, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteOptions]
    ) -> Any:
        """Leaves out one row or several.

        Deleting strikes whole rows or columns out of a matrix and closes the gaps. What remains keeps its
        values and its order, but is numbered anew; at least one row and one column must remain. The minors of a
        square matrix are found like this, and tables are rid of faulty records.

        Args:
            a: The first or only input matrix.
            index: The row to delete, or a list of them; one that is named twice is deleted once.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.change_appearance.row_delete([[1, 2], [3, 4], [5, 6]], 2).result.answer
            [[1, 2], [5, 6]]
        """
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_ROW_DELETE, {"a": a, "index": index}, options)

    @overload
    def col_delete(  # type: ignore[overload-overlap]
        self, a: Rows, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def col_delete(
        self, a: Rows, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def col_delete(  # type: ignore[overload-overlap]
        self, a: Array, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def col_delete(
        self, a: Array, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def col_delete(  # type: ignore[overload-overlap]
        self, a: Framed, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def col_delete(
        self, a: Framed, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.CHANGE_APPEARANCE_COL_DELETE)
    def col_delete(
        self, a: Matrix, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteOptions]
    ) -> Any:
        """Leaves out one column or several.

        Deleting strikes whole rows or columns out of a matrix and closes the gaps. What remains keeps its
        values and its order, but is numbered anew; at least one row and one column must remain. The minors of a
        square matrix are found like this, and tables are rid of faulty records.

        Args:
            a: The first or only input matrix.
            index: The column to delete, or a list of them; one that is named twice is deleted once.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.change_appearance.col_delete([[1, 2, 3], [4, 5, 6]], 1).result.answer
            [[2, 3], [5, 6]]
        """
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_COL_DELETE, {"a": a, "index": index}, options)

    @overload
    def transpose(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def transpose(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def transpose(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def transpose(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def transpose(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def transpose(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.CHANGE_APPEARANCE_TRANSPOSE)
    def transpose(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Turns the rows of a matrix into columns.

        The transpose of a matrix has the rows of the matrix as its columns. Every matrix has one, square or
        not. It lets a table be read the other way round, and it is how a matrix moves from one side of a scalar
        product to the other.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.change_appearance.transpose([[1, 2, 3], [4, 5, 6]]).result.answer
            [[1, 4], [2, 5], [3, 6]]
        """
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_TRANSPOSE, {"a": a}, options)

    @overload
    def tril(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[ChangeAppearanceTrilLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def tril(self, a: Rows, **options: Unpack[ChangeAppearanceTrilOptions]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def tril(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[ChangeAppearanceTrilLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def tril(self, a: Array, **options: Unpack[ChangeAppearanceTrilOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def tril(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[ChangeAppearanceTrilLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def tril(self, a: Framed, **options: Unpack[ChangeAppearanceTrilOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.CHANGE_APPEARANCE_TRIL)
    def tril(self, a: Matrix, **options: Unpack[ChangeAppearanceTrilOptions]) -> Any:
        """Keeps the entries on and below a diagonal and writes zeros above it.

        A triangle of a matrix keeps the entries on one side of a diagonal, with the diagonal itself, and puts
        zeros everywhere else. The number k moves the diagonal. Every shape has such parts; they hold a
        symmetric table without its double entries, and the systems that are solved line by line.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.change_appearance.tril([[1, 2, 3], [4, 5, 6], [7, 8, 9]]).result.answer
            [[1, 0, 0], [4, 5, 0], [7, 8, 9]]
        """
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_TRIL, {"a": a}, options)

    @overload
    def triu(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[ChangeAppearanceTriuLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def triu(self, a: Rows, **options: Unpack[ChangeAppearanceTriuOptions]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def triu(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[ChangeAppearanceTriuLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def triu(self, a: Array, **options: Unpack[ChangeAppearanceTriuOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def triu(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[ChangeAppearanceTriuLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def triu(self, a: Framed, **options: Unpack[ChangeAppearanceTriuOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.CHANGE_APPEARANCE_TRIU)
    def triu(self, a: Matrix, **options: Unpack[ChangeAppearanceTriuOptions]) -> Any:
        """Keeps the entries on and above a diagonal and writes zeros below it.

        A triangle of a matrix keeps the entries on one side of a diagonal, with the diagonal itself, and puts
        zeros everywhere else. The number k moves the diagonal. Every shape has such parts; they hold a
        symmetric table without its double entries, and the systems that are solved line by line.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.change_appearance.triu([[1, 2, 3], [4, 5, 6], [7, 8, 9]]).result.answer
            [[1, 2, 3], [0, 5, 6], [0, 0, 9]]
        """
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_TRIU, {"a": a}, options)

    @overload
    def flipud(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def flipud(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def flipud(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def flipud(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def flipud(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def flipud(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.CHANGE_APPEARANCE_FLIPUD)
    def flipud(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes the rows of a matrix in reverse order.

        A flip reverses the order of whole rows (upside down) or of whole columns (left to right). It works for
        every shape and changes no number. It mirrors pictures, puts lists into reverse order and changes the
        side from which a table is read.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.change_appearance.flipud([[1, 2], [3, 4], [5, 6]]).result.answer
            [[5, 6], [3, 4], [1, 2]]
        """
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_FLIPUD, {"a": a}, options)

    @overload
    def fliplr(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def fliplr(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def fliplr(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def fliplr(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def fliplr(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def fliplr(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.CHANGE_APPEARANCE_FLIPLR)
    def fliplr(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes the columns of a matrix in reverse order.

        A flip reverses the order of whole rows (upside down) or of whole columns (left to right). It works for
        every shape and changes no number. It mirrors pictures, puts lists into reverse order and changes the
        side from which a table is read.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.change_appearance.fliplr([[1, 2, 3], [4, 5, 6]]).result.answer
            [[3, 2, 1], [6, 5, 4]]
        """
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_FLIPLR, {"a": a}, options)

    @overload
    def rot90(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[ChangeAppearanceRot90LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def rot90(self, a: Rows, **options: Unpack[ChangeAppearanceRot90Options]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def rot90(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[ChangeAppearanceRot90LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def rot90(self, a: Array, **options: Unpack[ChangeAppearanceRot90Options]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def rot90(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[ChangeAppearanceRot90LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def rot90(self, a: Framed, **options: Unpack[ChangeAppearanceRot90Options]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.CHANGE_APPEARANCE_ROT90)
    def rot90(self, a: Matrix, **options: Unpack[ChangeAppearanceRot90Options]) -> Any:
        """Turns the picture of a matrix counter-clockwise by 90 degrees, once or several times.

        Turning a matrix by k quarter turns rotates the whole block of numbers: counter-clockwise for positive
        k, clockwise for negative ones. Any shape can be turned; an odd number of turns exchanges height and
        width. Photographs, boards and maps are turned in this way.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.change_appearance.rot90([[1, 2, 3], [4, 5, 6]]).result.answer
            [[3, 6], [2, 5], [1, 4]]
        """
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_ROT90, {"a": a}, options)


class MatrixForms:
    """Matrix forms. Row echelon form and reduced row echelon form."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @overload
    def ref(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[MatrixFormsRefLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def ref(self, a: Rows, **options: Unpack[MatrixFormsRefOptions]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def ref(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[MatrixFormsRefLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def ref(self, a: Array, **options: Unpack[MatrixFormsRefOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def ref(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[MatrixFormsRefLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def ref(self, a: Framed, **options: Unpack[MatrixFormsRefOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.MATRIX_FORMS_REF)
    def ref(self, a: Matrix, **options: Unpack[MatrixFormsRefOptions]) -> Any:
        """Brings a matrix to row echelon form by Gaussian elimination.

        Row operations bring a matrix of any shape to row echelon form, with zeros below a staircase of pivots.
        With leading ones and zeros above them as well it becomes the reduced form, of which there is only one.
        Both show the rank and whether a linear system can be solved; from the reduced form the solutions are
        read off.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.matrix_forms.ref([[2, 4, -2, 2], [4, 9, -3, 8], [-2, -3, 7, 10]]).result.answer
            [[1, 2, -1, 1], [0, 1, 1, 4], [0, 0, 1, 2]]
        """
        return self._sender.envelope(endpoints.MATRIX_FORMS_REF, {"a": a}, options)

    @overload
    def rref(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[MatrixFormsRrefLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def rref(self, a: Rows, **options: Unpack[MatrixFormsRrefOptions]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def rref(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[MatrixFormsRrefLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def rref(self, a: Array, **options: Unpack[MatrixFormsRrefOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def rref(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[MatrixFormsRrefLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def rref(self, a: Framed, **options: Unpack[MatrixFormsRrefOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.MATRIX_FORMS_RREF)
    def rref(self, a: Matrix, **options: Unpack[MatrixFormsRrefOptions]) -> Any:
        """Brings a matrix to its reduced row echelon form by Gauss-Jordan elimination.

        Row operations bring a matrix of any shape to row echelon form, with zeros below a staircase of pivots.
        With leading ones and zeros above them as well it becomes the reduced form, of which there is only one.
        Both show the rank and whether a linear system can be solved; from the reduced form the solutions are
        read off.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.matrix_forms.rref([[2, 4, -2, 2], [4, 9, -3, 8], [-2, -3, 7, 10]]).result.answer
            [[1, 0, 0, -1], [0, 1, 0, 2], [0, 0, 1, 2]]
        """
        return self._sender.envelope(endpoints.MATRIX_FORMS_RREF, {"a": a}, options)


class Vectors:
    """Vectors. Products, lengths, angles, projections and distances."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @overload
    def dot(  # type: ignore[overload-overlap]
        self, u: Row, v: Row, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    def dot(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Envelope[NumberResult]: ...
    @documented(endpoints.VECTORS_DOT)
    def dot(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Any:
        """Multiplies the entries of two vectors in equal places and adds the products.

        The dot product of two vectors multiplies the entries in equal places and adds the products. It is one
        number, and it says how far the two vectors point the same way: it is zero where they are perpendicular.

        Args:
            u: The first vector, as a list of numbers.
            v: The second vector, with as many numbers as the first.

        Returns:
            The envelope; `result.answer` is a number.

        Example:
            >>> client.vectors.dot([1, 2, 3], [4, 5, 6]).result.answer
            32
        """
        return self._sender.envelope(endpoints.VECTORS_DOT, {"u": u, "v": v}, options)

    @overload
    def cross(  # type: ignore[overload-overlap]
        self, u: Row, v: Row, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    def cross(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @documented(endpoints.VECTORS_CROSS)
    def cross(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the vector that is perpendicular to two vectors with three entries.

        The cross product of two vectors in space is a vector that stands at right angles to both. Its length is
        the area of the parallelogram that the two vectors span, and it is the zero vector where they are
        parallel.

        Args:
            u: The first vector, as a list of numbers.
            v: The second vector, with as many numbers as the first.

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.vectors.cross([1, 2, 3], [4, 5, 6]).result.answer
            [-3, 6, -3]
        """
        return self._sender.envelope(endpoints.VECTORS_CROSS, {"u": u, "v": v}, options)

    @overload
    def norm(  # type: ignore[overload-overlap]
        self, **options: Unpack[VectorsNormLiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    def norm(self, **options: Unpack[VectorsNormOptions]) -> Envelope[NumberResult]: ...
    @documented(endpoints.VECTORS_NORM)
    def norm(self, **options: Unpack[VectorsNormOptions]) -> Any:
        """Finds the length of a vector, or another norm of a vector or a matrix.

        A norm says how large a vector or a matrix is, by one number that is never negative. The usual norm of a
        vector is the length of its arrow; other norms add the sizes of the entries or take the greatest one.

        Args:

        Returns:
            The envelope; `result.answer` is a number.

        Example:
            >>> client.vectors.norm(v=[2, 3, 6]).result.answer
            7
        """
        return self._sender.envelope(endpoints.VECTORS_NORM, {}, options)

    @overload
    def angle(  # type: ignore[overload-overlap]
        self, u: Row, v: Row, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def angle(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.VECTORS_ANGLE)
    def angle(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the angle between two vectors: its exact cosine, and the angle in radians and in degrees.

        Two arrows that start at one point open an angle between 0 and 180 degrees. Its cosine is the dot
        product divided by both lengths, in the plane, in space and beyond.

        Args:
            u: The first vector, as a list of numbers.
            v: The second vector, with as many numbers as the first.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.vectors.angle([1, 0, 1], [0, 1, 1]).result.answer
            {'cosine': 0.5, 'radians': 1.0471975511965979, 'degrees': 60}
        """
        return self._sender.envelope(endpoints.VECTORS_ANGLE, {"u": u, "v": v}, options)

    @overload
    def unit(  # type: ignore[overload-overlap]
        self, v: Row, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    def unit(self, v: Row, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @documented(endpoints.VECTORS_UNIT)
    def unit(self, v: Row, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the vector of length one that points the same way.

        The unit vector of a vector has its direction and the length one: each entry is divided by the length of
        the vector. Every vector but the zero vector has exactly one.

        Args:
            v: The vector, as a list of numbers.

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.vectors.unit([3, 4]).result.answer
            [0.6, 0.8]
        """
        return self._sender.envelope(endpoints.VECTORS_UNIT, {"v": v}, options)

    @overload
    def projection(  # type: ignore[overload-overlap]
        self, u: Row, v: Row, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def projection(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.VECTORS_PROJECTION)
    def projection(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Any:
        """Splits a vector into a part along another one and a part perpendicular to it.

        A projection splits a vector into two parts: one along a second vector, and a rest at right angles to
        that one. The first part is the multiple of the second vector that comes nearest to the vector itself.

        Args:
            u: The first vector, as a list of numbers.
            v: The second vector, with as many numbers as the first.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.vectors.projection([5, 0], [2, 1]).result.answer
            {'projection': [4, 2], 'coefficient': 2, 'orthogonal': [1, -2]}
        """
        return self._sender.envelope(endpoints.VECTORS_PROJECTION, {"u": u, "v": v}, options)

    @overload
    def distance(  # type: ignore[overload-overlap]
        self, point: Row, **options: Unpack[VectorsDistanceLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def distance(self, point: Row, **options: Unpack[VectorsDistanceOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.VECTORS_DISTANCE)
    def distance(self, point: Row, **options: Unpack[VectorsDistanceOptions]) -> Any:
        """Finds the distance of a point from a plane or a line, and the foot of the perpendicular.

        The distance of a point from a line or a plane is the length of the shortest way to it. That way stands
        at right angles to the line or plane, and the place where it arrives is called the foot of the
        perpendicular.

        Args:
            point: The point, as a list of its coordinates.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.vectors.distance([5, 3, 4], normal=[1, 2, 2], offset=1).result.answer
            {'distance': 6, 'squared': 36, 'foot': [3, -1, 0]}
        """
        return self._sender.envelope(endpoints.VECTORS_DISTANCE, {"point": point}, options)


class CompactVectors:
    """Vectors, compact. Products, lengths, angles, projections and distances."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @documented(endpoints.COMPACT_VECTORS_DOT)
    def dot(self, u: PlainRow, v: PlainRow, **options: Unpack[CompactOptions]) -> Compact[float, str]:
        """Multiplies the entries of two vectors in equal places and adds the products.

        The dot product of two vectors multiplies the entries in equal places and adds the products. It is one
        number, and it says how far the two vectors point the same way: it is zero where they are perpendicular.

        Args:
            u: The first vector, as a list of numbers.
            v: The second vector, with as many numbers as the first.

        Returns:
            The compact reply; `result` is a number.

        Example:
            >>> client.compact.vectors.dot([1, 2, 3], [4, 5, 6]).result
            32
        """
        reply: Compact[float, str] = self._sender.compact(endpoints.COMPACT_VECTORS_DOT, {"u": u, "v": v}, options)
        return reply

    @documented(endpoints.COMPACT_VECTORS_CROSS)
    def cross(self, u: PlainRow, v: PlainRow, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]:
        """Finds the vector that is perpendicular to two vectors with three entries.

        The cross product of two vectors in space is a vector that stands at right angles to both. Its length is
        the area of the parallelogram that the two vectors span, and it is the zero vector where they are
        parallel.

        Args:
            u: The first vector, as a list of numbers.
            v: The second vector, with as many numbers as the first.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.compact.vectors.cross([1, 2, 3], [4, 5, 6]).result
            [-3, 6, -3]
        """
        reply: Compact[Numbers, Texts] = self._sender.compact(endpoints.COMPACT_VECTORS_CROSS, {"u": u, "v": v}, options)
        return reply

    @documented(endpoints.COMPACT_VECTORS_NORM)
    def norm(self, **options: Unpack[CompactVectorsNormOptions]) -> Compact[float, str]:
        """Finds the length of a vector, or another norm of a vector or a matrix.

        A norm says how large a vector or a matrix is, by one number that is never negative. The usual norm of a
        vector is the length of its arrow; other norms add the sizes of the entries or take the greatest one.

        Args:

        Returns:
            The compact reply; `result` is a number.

        Example:
            >>> client.compact.vectors.norm(v=[2, 3, 6]).result
            7
        """
        reply: Compact[float, str] = self._sender.compact(endpoints.COMPACT_VECTORS_NORM, {}, options)
        return reply

    @documented(endpoints.COMPACT_VECTORS_ANGLE)
    def angle(self, u: PlainRow, v: PlainRow, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Finds the angle between two vectors: its exact cosine, and the angle in radians and in degrees.

        Two arrows that start at one point open an angle between 0 and 180 degrees. Its cosine is the dot
        product divided by both lengths, in the plane, in space and beyond.

        Args:
            u: The first vector, as a list of numbers.
            v: The second vector, with as many numbers as the first.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.vectors.angle([1, 0, 1], [0, 1, 1]).result
            {'cosine': 0.5, 'radians': 1.0471975511965979, 'degrees': 60}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_VECTORS_ANGLE, {"u": u, "v": v}, options)
        return reply

    @documented(endpoints.COMPACT_VECTORS_UNIT)
    def unit(self, v: PlainRow, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]:
        """Finds the vector of length one that points the same way.

        The unit vector of a vector has its direction and the length one: each entry is divided by the length of
        the vector. Every vector but the zero vector has exactly one.

        Args:
            v: The vector, as a list of numbers.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.compact.vectors.unit([3, 4]).result
            [0.6, 0.8]
        """
        reply: Compact[Numbers, Texts] = self._sender.compact(endpoints.COMPACT_VECTORS_UNIT, {"v": v}, options)
        return reply

    @documented(endpoints.COMPACT_VECTORS_PROJECTION)
    def projection(self, u: PlainRow, v: PlainRow, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Splits a vector into a part along another one and a part perpendicular to it.

        A projection splits a vector into two parts: one along a second vector, and a rest at right angles to
        that one. The first part is the multiple of the second vector that comes nearest to the vector itself.

        Args:
            u: The first vector, as a list of numbers.
            v: The second vector, with as many numbers as the first.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.vectors.projection([5, 0], [2, 1]).result
            {'projection': [4, 2], 'coefficient': 2, 'orthogonal': [1, -2]}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_VECTORS_PROJECTION, {"u": u, "v": v}, options)
        return reply

    @documented(endpoints.COMPACT_VECTORS_DISTANCE)
    def distance(self, point: PlainRow, **options: Unpack[CompactVectorsDistanceOptions]) -> Compact[Answers, Any]:
        """Finds the distance of a point from a plane or a line, and the foot of the perpendicular.

        The distance of a point from a line or a plane is the length of the shortest way to it. That way stands
        at right angles to the line or plane, and the place where it arrives is called the foot of the
        perpendicular.

        Args:
            point: The point, as a list of its coordinates.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.vectors.distance([5, 3, 4], normal=[1, 2, 2], offset=1).result
            {'distance': 6, 'squared': 36, 'foot': [3, -1, 0]}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_VECTORS_DISTANCE, {"point": point}, options)
        return reply

    @overload
    def by_operation(
        self, operation: Literal["dot", "norm"], **options: Unpack[CompactVectorsByOperationOptions]
    ) -> Compact[float, str]: ...
    @overload
    def by_operation(
        self, operation: Literal["cross", "unit"], **options: Unpack[CompactVectorsByOperationOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    def by_operation(
        self, operation: Literal["angle", "projection", "distance"], **options: Unpack[CompactVectorsByOperationOptions]
    ) -> Compact[Answers, Any]: ...
    @documented(endpoints.COMPACT_VECTORS_BY_OPERATION)
    def by_operation(
        self, operation: Literal["dot", "cross", "norm", "angle", "unit", "projection", "distance"], **options: Unpack[CompactVectorsByOperationOptions]
    ) -> Any:
        """Products, lengths, angles, projections and distances.

        Args:
            operation: Which of the computations of this endpoint is wanted.

        Returns:
            The compact reply; `result` is what the choice says; with "all" the answers by their names, which
            are attributes, too.

        Example:
            >>> client.compact.vectors.by_operation('dot', u=[1, 2, 3], v=[4, 5, 6]).result
            32
        """
        return self._sender.compact(endpoints.COMPACT_VECTORS_BY_OPERATION, {"operation": operation}, options)


class Systems:
    """Linear systems. Solutions of systems of linear equations, and what comes closest where there is none."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @overload
    def solve(  # type: ignore[overload-overlap]
        self, **options: Unpack[SystemsSolveLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def solve(self, **options: Unpack[SystemsSolveOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.SYSTEMS_SOLVE)
    def solve(self, **options: Unpack[SystemsSolveOptions]) -> Any:
        """Finds all solutions of a system of linear equations.

        A system of linear equations asks for numbers that satisfy several equations at once. Elimination
        replaces it by simpler systems with the same solutions, until one sees whether there is exactly one
        solution, none, or infinitely many, and which.

        Args:

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.systems.solve(a=[[2, 1, -1], [-3, -1, 2], [-2, 1, 2]], b=[[8], [-11], [-3]]).result.answer
            {'outcome': 'unique', 'particular': [2, 3, -1], 'particular_matrix': None, 'basis': [], 'free': [], 'pivots': [1, 2, 3], 'rank': 3, 'rank_augmented': 3}
        """
        return self._sender.envelope(endpoints.SYSTEMS_SOLVE, {}, options)

    @overload
    def least_squares(  # type: ignore[overload-overlap]
        self, a: Matrix, b: Matrix, **options: Unpack[SystemsLeastSquaresLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def least_squares(
        self, a: Matrix, b: Matrix, **options: Unpack[SystemsLeastSquaresOptions]
    ) -> Envelope[PartsResult]: ...
    @documented(endpoints.SYSTEMS_LEAST_SQUARES)
    def least_squares(self, a: Matrix, b: Matrix, **options: Unpack[SystemsLeastSquaresOptions]) -> Any:
        """Finds the x for which Ax comes closest to b, with the residual that is left.

        Least squares makes the best of a system that has no solution. It finds the unknowns for which the
        squared differences between both sides add up to as little as possible, and so fits lines and curves to
        data.

        Args:
            a: The first or only input matrix.
            b: The right sides of the equations: a column with a number for each row of A.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.systems.least_squares([[1, 0], [1, 1], [1, 2], [1, 3]], [[1], [0], [2], [5]]).result.answer
            {'unique': True, 'x': [-0.1, 1.4], 'null_space': [], 'fitted': [-0.1, 1.3, 2.7, 4.1], 'residual': [1.1, -1.3, -0.7, 0.9], 'residual_norm_squared': 4.2, 'residual_norm': 2.04939015319192, 'rank': 2}
        """
        return self._sender.envelope(endpoints.SYSTEMS_LEAST_SQUARES, {"a": a, "b": b}, options)


class CompactSystems:
    """Linear systems, compact. Solutions of systems of linear equations, and what comes closest where there is
    none.
    """

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @documented(endpoints.COMPACT_SYSTEMS_SOLVE)
    def solve(self, **options: Unpack[CompactSystemsSolveOptions]) -> Compact[Answers, Any]:
        """Finds all solutions of a system of linear equations.

        A system of linear equations asks for numbers that satisfy several equations at once. Elimination
        replaces it by simpler systems with the same solutions, until one sees whether there is exactly one
        solution, none, or infinitely many, and which.

        Args:

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.systems.solve(a=[[2, 1, -1], [-3, -1, 2], [-2, 1, 2]], b=[[8], [-11], [-3]]).result
            {'outcome': 'unique', 'particular': [2, 3, -1], 'particular_matrix': None, 'basis': [], 'free': [], 'pivots': [1, 2, 3], 'rank': 3, 'rank_augmented': 3}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_SYSTEMS_SOLVE, {}, options)
        return reply

    @documented(endpoints.COMPACT_SYSTEMS_LEAST_SQUARES)
    def least_squares(
        self, a: PlainMatrix, b: PlainMatrix, **options: Unpack[CompactSystemsLeastSquaresOptions]
    ) -> Compact[Answers, Any]:
        """Finds the x for which Ax comes closest to b, with the residual that is left.

        Least squares makes the best of a system that has no solution. It finds the unknowns for which the
        squared differences between both sides add up to as little as possible, and so fits lines and curves to
        data.

        Args:
            a: The first or only input matrix.
            b: The right sides of the equations: a column with a number for each row of A.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.systems.least_squares([[1, 0], [1, 1], [1, 2], [1, 3]], [[1], [0], [2], [5]]).result
            {'unique': True, 'x': [-0.1, 1.4], 'null_space': [], 'fitted': [-0.1, 1.3, 2.7, 4.1], 'residual': [1.1, -1.3, -0.7, 0.9], 'residual_norm_squared': 4.2, 'residual_norm': 2.04939015319192, 'rank': 2}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_SYSTEMS_LEAST_SQUARES, {"a": a, "b": b}, options)
        return reply

    @documented(endpoints.COMPACT_SYSTEMS_BY_OPERATION)
    def by_operation(
        self, operation: Literal["solve", "least-squares"], **options: Unpack[CompactSystemsByOperationOptions]
    ) -> Compact[Answers, Any]:
        """Solutions of systems of linear equations, and what comes closest where there is none.

        Args:
            operation: Which of the computations of this endpoint is wanted.

        Returns:
            The compact reply; `result` is what the choice says; with "all" the answers by their names, which
            are attributes, too.

        Example:
            >>> client.compact.systems.by_operation('solve', a=[[2, 1, -1], [-3, -1, 2], [-2, 1, 2]], b=[[8], [-11], [-3]]).result
            {'outcome': 'unique', 'particular': [2, 3, -1], 'particular_matrix': None, 'basis': [], 'free': [], 'pivots': [1, 2, 3], 'rank': 3, 'rank_augmented': 3}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_SYSTEMS_BY_OPERATION, {"operation": operation}, options)
        return reply


class Spaces:
    """Subspaces. Rank, the four subspaces of a matrix, and bases."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @overload
    def rank(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[SpacesRankLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def rank(self, a: Matrix, **options: Unpack[SpacesRankOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.SPACES_RANK)
    def rank(self, a: Matrix, **options: Unpack[SpacesRankOptions]) -> Any:
        """Counts the pivots of a matrix: its rank, its nullity and its pivot columns.

        The rank of a matrix is the greatest number of its rows that are independent of each other, and it is
        the same number for the columns. It is the number of pivots of an elimination. The columns without a
        pivot are counted by the nullity.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.spaces.rank([[1, 2, 0, 1], [2, 4, 1, 1], [3, 6, 1, 2]]).result.answer
            {'rank': 2, 'nullity': 2, 'pivots': [1, 3]}
        """
        return self._sender.envelope(endpoints.SPACES_RANK, {"a": a}, options)

    @overload
    def column_space(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[SpacesColumnSpaceLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def column_space(self, a: Matrix, **options: Unpack[SpacesColumnSpaceOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.SPACES_COLUMN_SPACE)
    def column_space(self, a: Matrix, **options: Unpack[SpacesColumnSpaceOptions]) -> Any:
        """Finds a basis of the column space of a matrix: its pivot columns.

        The column space holds all combinations of the columns of a matrix, the row space those of its rows. A
        basis says the same with as few vectors as possible: the pivot columns of the matrix itself, and the
        rows of its reduced form that are not zero. Both spaces have the rank as their dimension.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.spaces.column_space([[1, 2, 3], [2, 4, 7], [1, 2, 4]]).result.answer
            {'dimension': 2, 'pivots': [1, 3], 'basis': [[1, 2, 1], [3, 7, 4]]}
        """
        return self._sender.envelope(endpoints.SPACES_COLUMN_SPACE, {"a": a}, options)

    @overload
    def row_space(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def row_space(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.SPACES_ROW_SPACE)
    def row_space(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds a basis of the row space of a matrix: the rows of its reduced row echelon form that are not zero.

        The column space holds all combinations of the columns of a matrix, the row space those of its rows. A
        basis says the same with as few vectors as possible: the pivot columns of the matrix itself, and the
        rows of its reduced form that are not zero. Both spaces have the rank as their dimension.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.spaces.row_space([[1, 2, 3], [2, 5, 4], [3, 7, 7]]).result.answer
            {'dimension': 2, 'basis': [[1, 0, 7], [0, 1, -2]]}
        """
        return self._sender.envelope(endpoints.SPACES_ROW_SPACE, {"a": a}, options)

    @overload
    def null_space(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def null_space(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.SPACES_NULL_SPACE)
    def null_space(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds a basis of the null space of a matrix: of the solutions of its homogeneous system.

        The null space of a matrix holds the vectors that it takes to zero: the solutions of the homogeneous
        system. The left null space does the same from the other side, with rows. A basis has a vector for each
        free unknown, and every solution is a combination of these vectors.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.spaces.null_space([[1, 2, 3], [2, 5, 4]]).result.answer
            {'dimension': 1, 'basis': [[-7, 2, 1]]}
        """
        return self._sender.envelope(endpoints.SPACES_NULL_SPACE, {"a": a}, options)

    @overload
    def left_null_space(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def left_null_space(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.SPACES_LEFT_NULL_SPACE)
    def left_null_space(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds a basis of the left null space of a matrix: of the null space of its transpose.

        The null space of a matrix holds the vectors that it takes to zero: the solutions of the homogeneous
        system. The left null space does the same from the other side, with rows. A basis has a vector for each
        free unknown, and every solution is a combination of these vectors.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.spaces.left_null_space([[1, 2], [2, 1], [3, 3]]).result.answer
            {'dimension': 1, 'basis': [[-1, -1, 1]]}
        """
        return self._sender.envelope(endpoints.SPACES_LEFT_NULL_SPACE, {"a": a}, options)

    @overload
    def independence(  # type: ignore[overload-overlap]
        self, vectors: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def independence(self, vectors: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.SPACES_INDEPENDENCE)
    def independence(self, vectors: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Decides whether vectors are linearly independent, and finds a dependency where they are not.

        Vectors are linearly independent if none of them can be put together from the others. To test them,
        write them as the columns of a matrix and reduce it: they are independent if each column gets a pivot. A
        column without a pivot belongs to a vector that is a combination of the others, and the reduced form
        shows the factors.

        Args:
            vectors: The vectors, each a list of numbers; all of one length.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.spaces.independence([[1, 1], [1, 2], [3, 5]]).result.answer
            {'independent': False, 'rank': 2, 'dependency': [-1, -2, 1]}
        """
        return self._sender.envelope(endpoints.SPACES_INDEPENDENCE, {"vectors": vectors}, options)

    @overload
    def coordinates(  # type: ignore[overload-overlap]
        self, basis: Rows, v: Row, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    def coordinates(
        self, basis: Rows, v: Row, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    def coordinates(  # type: ignore[overload-overlap]
        self, basis: Array, v: Row, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    def coordinates(
        self, basis: Array, v: Row, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Array]]: ...
    @overload
    def coordinates(  # type: ignore[overload-overlap]
        self, basis: Framed, v: Row, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    def coordinates(
        self, basis: Framed, v: Row, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    @documented(endpoints.SPACES_COORDINATES)
    def coordinates(self, basis: Matrix, v: Row, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the factors with which the vectors of a basis add up to a vector.

        The coordinates of a vector in a basis are the factors with which the vectors of the basis add up to it.
        They are the solution of a system: the vectors of the basis stand in its columns, and the vector is its
        right side.

        Args:
            basis: The vectors of the basis, each a list of numbers. They may span a space or a part of it.
            v: The vector, with as many numbers as those of the basis.

        Returns:
            The envelope; `result.answer` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.spaces.coordinates([[2, 1], [1, 1]], [4, 3]).result.answer
            [1, 2]
        """
        return self._sender.envelope(endpoints.SPACES_COORDINATES, {"basis": basis, "v": v}, options)

    @overload
    def change_of_basis(  # type: ignore[overload-overlap]
        self, from_: Rows, to: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def change_of_basis(
        self, from_: Rows, to: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def change_of_basis(  # type: ignore[overload-overlap]
        self, from_: Array, to: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def change_of_basis(
        self, from_: Array, to: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def change_of_basis(  # type: ignore[overload-overlap]
        self, from_: Framed, to: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def change_of_basis(
        self, from_: Framed, to: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.SPACES_CHANGE_OF_BASIS)
    def change_of_basis(self, from_: Matrix, to: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the matrix that turns coordinates in one basis into coordinates in another.

        Two people describe the same vectors with different bases. The matrix of the change of basis translates:
        it takes the first one's coordinates and gives the second one's. Each of its columns is one vector of
        the first basis, described in the second.

        Args:
            from_: The vectors of the basis in which coordinates are known, each a list of numbers.
            to: The vectors of the basis in which coordinates are wanted; another basis of the same space.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.spaces.change_of_basis([[3, 1], [1, 2]], [[1, 0], [1, 1]]).result.answer
            [[2, -1], [1, 2]]
        """
        return self._sender.envelope(endpoints.SPACES_CHANGE_OF_BASIS, {"from": from_, "to": to}, options)

    @overload
    def sum_and_intersection(  # type: ignore[overload-overlap]
        self, u: Matrix, w: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def sum_and_intersection(
        self, u: Matrix, w: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[PartsResult]: ...
    @documented(endpoints.SPACES_SUM_AND_INTERSECTION)
    def sum_and_intersection(self, u: Matrix, w: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds bases of the sum and of the intersection of two subspaces, and all dimensions.

        Two subspaces make two others: their sum, the smallest subspace that holds both, and their intersection,
        the vectors that they share. One row reduction of all vectors beside each other shows both, and the four
        dimensions keep a simple balance.

        Args:
            u: Vectors that span the first subspace, each a list of numbers; they may be dependent.
            w: Vectors that span the second subspace, with as many numbers as those of the first.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.spaces.sum_and_intersection([[1, 0, 1], [0, 1, 1]], [[1, 1, 0], [0, 1, -1]]).result.answer
            {'dim_u': 2, 'dim_w': 2, 'dim_sum': 3, 'dim_intersection': 1, 'sum_basis': [[1, 0, 1], [0, 1, 1], [1, 1, 0]], 'intersection_basis': [[1, 0, 1]]}
        """
        return self._sender.envelope(endpoints.SPACES_SUM_AND_INTERSECTION, {"u": u, "w": w}, options)


class CompactSpaces:
    """Subspaces, compact. Rank, the four subspaces of a matrix, and bases."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @documented(endpoints.COMPACT_SPACES_RANK)
    def rank(self, a: PlainMatrix, **options: Unpack[CompactSpacesRankOptions]) -> Compact[Answers, Any]:
        """Counts the pivots of a matrix: its rank, its nullity and its pivot columns.

        The rank of a matrix is the greatest number of its rows that are independent of each other, and it is
        the same number for the columns. It is the number of pivots of an elimination. The columns without a
        pivot are counted by the nullity.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.spaces.rank([[1, 2, 0, 1], [2, 4, 1, 1], [3, 6, 1, 2]]).result
            {'rank': 2, 'nullity': 2, 'pivots': [1, 3]}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_SPACES_RANK, {"a": a}, options)
        return reply

    @documented(endpoints.COMPACT_SPACES_COLUMN_SPACE)
    def column_space(
        self, a: PlainMatrix, **options: Unpack[CompactSpacesColumnSpaceOptions]
    ) -> Compact[Answers, Any]:
        """Finds a basis of the column space of a matrix: its pivot columns.

        The column space holds all combinations of the columns of a matrix, the row space those of its rows. A
        basis says the same with as few vectors as possible: the pivot columns of the matrix itself, and the
        rows of its reduced form that are not zero. Both spaces have the rank as their dimension.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.spaces.column_space([[1, 2, 3], [2, 4, 7], [1, 2, 4]]).result
            {'dimension': 2, 'pivots': [1, 3], 'basis': [[1, 2, 1], [3, 7, 4]]}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_SPACES_COLUMN_SPACE, {"a": a}, options)
        return reply

    @documented(endpoints.COMPACT_SPACES_ROW_SPACE)
    def row_space(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Finds a basis of the row space of a matrix: the rows of its reduced row echelon form that are not zero.

        The column space holds all combinations of the columns of a matrix, the row space those of its rows. A
        basis says the same with as few vectors as possible: the pivot columns of the matrix itself, and the
        rows of its reduced form that are not zero. Both spaces have the rank as their dimension.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.spaces.row_space([[1, 2, 3], [2, 5, 4], [3, 7, 7]]).result
            {'dimension': 2, 'basis': [[1, 0, 7], [0, 1, -2]]}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_SPACES_ROW_SPACE, {"a": a}, options)
        return reply

    @documented(endpoints.COMPACT_SPACES_NULL_SPACE)
    def null_space(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Finds a basis of the null space of a matrix: of the solutions of its homogeneous system.

        The null space of a matrix holds the vectors that it takes to zero: the solutions of the homogeneous
        system. The left null space does the same from the other side, with rows. A basis has a vector for each
        free unknown, and every solution is a combination of these vectors.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.spaces.null_space([[1, 2, 3], [2, 5, 4]]).result
            {'dimension': 1, 'basis': [[-7, 2, 1]]}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_SPACES_NULL_SPACE, {"a": a}, options)
        return reply

    @documented(endpoints.COMPACT_SPACES_LEFT_NULL_SPACE)
    def left_null_space(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Finds a basis of the left null space of a matrix: of the null space of its transpose.

        The null space of a matrix holds the vectors that it takes to zero: the solutions of the homogeneous
        system. The left null space does the same from the other side, with rows. A basis has a vector for each
        free unknown, and every solution is a combination of these vectors.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.spaces.left_null_space([[1, 2], [2, 1], [3, 3]]).result
            {'dimension': 1, 'basis': [[-1, -1, 1]]}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_SPACES_LEFT_NULL_SPACE, {"a": a}, options)
        return reply

    @documented(endpoints.COMPACT_SPACES_INDEPENDENCE)
    def independence(self, vectors: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Decides whether vectors are linearly independent, and finds a dependency where they are not.

        Vectors are linearly independent if none of them can be put together from the others. To test them,
        write them as the columns of a matrix and reduce it: they are independent if each column gets a pivot. A
        column without a pivot belongs to a vector that is a combination of the others, and the reduced form
        shows the factors.

        Args:
            vectors: The vectors, each a list of numbers; all of one length.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.spaces.independence([[1, 1], [1, 2], [3, 5]]).result
            {'independent': False, 'rank': 2, 'dependency': [-1, -2, 1]}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_SPACES_INDEPENDENCE, {"vectors": vectors}, options)
        return reply

    @overload
    def coordinates(
        self, basis: PlainRows, v: PlainRow, **options: Unpack[CompactOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    def coordinates(self, basis: Array, v: PlainRow, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    def coordinates(self, basis: Framed, v: PlainRow, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented(endpoints.COMPACT_SPACES_COORDINATES)
    def coordinates(self, basis: PlainMatrix, v: PlainRow, **options: Unpack[CompactOptions]) -> Any:
        """Finds the factors with which the vectors of a basis add up to a vector.

        The coordinates of a vector in a basis are the factors with which the vectors of the basis add up to it.
        They are the solution of a system: the vectors of the basis stand in its columns, and the vector is its
        right side.

        Args:
            basis: The vectors of the basis, each a list of numbers. They may span a space or a part of it.
            v: The vector, with as many numbers as those of the basis.

        Returns:
            The compact reply; `result` is a list of numbers, an array, or a Series, as `a` is.

        Example:
            >>> client.compact.spaces.coordinates([[2, 1], [1, 1]], [4, 3]).result
            [1, 2]
        """
        return self._sender.compact(endpoints.COMPACT_SPACES_COORDINATES, {"basis": basis, "v": v}, options)

    @overload
    def change_of_basis(
        self, from_: PlainRows, to: PlainMatrix, **options: Unpack[CompactOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    def change_of_basis(
        self, from_: Array, to: PlainMatrix, **options: Unpack[CompactOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    def change_of_basis(
        self, from_: Framed, to: PlainMatrix, **options: Unpack[CompactOptions]
    ) -> Compact[Frame, TextRows]: ...
    @documented(endpoints.COMPACT_SPACES_CHANGE_OF_BASIS)
    def change_of_basis(self, from_: PlainMatrix, to: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the matrix that turns coordinates in one basis into coordinates in another.

        Two people describe the same vectors with different bases. The matrix of the change of basis translates:
        it takes the first one's coordinates and gives the second one's. Each of its columns is one vector of
        the first basis, described in the second.

        Args:
            from_: The vectors of the basis in which coordinates are known, each a list of numbers.
            to: The vectors of the basis in which coordinates are wanted; another basis of the same space.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.compact.spaces.change_of_basis([[3, 1], [1, 2]], [[1, 0], [1, 1]]).result
            [[2, -1], [1, 2]]
        """
        return self._sender.compact(endpoints.COMPACT_SPACES_CHANGE_OF_BASIS, {"from": from_, "to": to}, options)

    @documented(endpoints.COMPACT_SPACES_SUM_AND_INTERSECTION)
    def sum_and_intersection(
        self, u: PlainMatrix, w: PlainMatrix, **options: Unpack[CompactOptions]
    ) -> Compact[Answers, Any]:
        """Finds bases of the sum and of the intersection of two subspaces, and all dimensions.

        Two subspaces make two others: their sum, the smallest subspace that holds both, and their intersection,
        the vectors that they share. One row reduction of all vectors beside each other shows both, and the four
        dimensions keep a simple balance.

        Args:
            u: Vectors that span the first subspace, each a list of numbers; they may be dependent.
            w: Vectors that span the second subspace, with as many numbers as those of the first.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.spaces.sum_and_intersection([[1, 0, 1], [0, 1, 1]], [[1, 1, 0], [0, 1, -1]]).result
            {'dim_u': 2, 'dim_w': 2, 'dim_sum': 3, 'dim_intersection': 1, 'sum_basis': [[1, 0, 1], [0, 1, 1], [1, 1, 0]], 'intersection_basis': [[1, 0, 1]]}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_SPACES_SUM_AND_INTERSECTION, {"u": u, "w": w}, options)
        return reply

    @overload
    def by_operation(
        self, operation: Literal["rank", "column-space", "row-space", "null-space", "left-null-space", "independence", "sum-and-intersection"], **options: Unpack[CompactSpacesByOperationOptions]
    ) -> Compact[Answers, Any]: ...
    @overload
    def by_operation(
        self, operation: Literal["coordinates"], **options: Unpack[CompactSpacesByOperationOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    def by_operation(
        self, operation: Literal["change-of-basis"], **options: Unpack[CompactSpacesByOperationOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @documented(endpoints.COMPACT_SPACES_BY_OPERATION)
    def by_operation(
        self, operation: Literal["rank", "column-space", "row-space", "null-space", "left-null-space", "independence", "coordinates", "change-of-basis", "sum-and-intersection"], **options: Unpack[CompactSpacesByOperationOptions]
    ) -> Any:
        """Rank, the four subspaces of a matrix, and bases.

        Args:
            operation: Which of the computations of this endpoint is wanted.

        Returns:
            The compact reply; `result` is what the choice says; with "all" the answers by their names, which
            are attributes, too.

        Example:
            >>> client.compact.spaces.by_operation('rank', a=[[1, 2, 0, 1], [2, 4, 1, 1], [3, 6, 1, 2]]).result
            {'rank': 2, 'nullity': 2, 'pivots': [1, 3]}
        """
        return self._sender.compact(endpoints.COMPACT_SPACES_BY_OPERATION, {"operation": operation}, options)


class Factorizations:
    """Factorizations. A matrix written as a product of triangular or smaller matrices."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @overload
    def lu(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[FactorizationsLuLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def lu(self, a: Matrix, **options: Unpack[FactorizationsLuOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.FACTORIZATIONS_LU)
    def lu(self, a: Matrix, **options: Unpack[FactorizationsLuOptions]) -> Any:
        """Writes a matrix as a product of a lower and an upper triangular matrix.

        Elimination turns a matrix into an upper triangular one. If the multipliers are kept, the matrix is a
        product of a lower and an upper triangular factor, and every system with it can be solved in two short
        passes.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.factorizations.lu([[2, 1], [6, 5]]).result.answer
            {'outcome': 'factored', 'P': None, 'L': [[1, 0], [3, 1]], 'D': None, 'U': [[2, 1], [0, 2]], 'permutation': None}
        """
        return self._sender.envelope(endpoints.FACTORIZATIONS_LU, {"a": a}, options)

    @overload
    def cholesky(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def cholesky(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.FACTORIZATIONS_CHOLESKY)
    def cholesky(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes a positive definite matrix as a lower triangular matrix times its transpose.

        A symmetric matrix whose pivots are all positive is a lower triangular matrix times its own transpose.
        One factor is enough to store, and it takes half of the work of an elimination.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.factorizations.cholesky([[4, 2], [2, 10]]).result.answer
            {'L': [[2, 0], [1, 3]]}
        """
        return self._sender.envelope(endpoints.FACTORIZATIONS_CHOLESKY, {"a": a}, options)

    @overload
    def ldlt(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def ldlt(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.FACTORIZATIONS_LDLT)
    def ldlt(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes a symmetric matrix as a lower triangular matrix, a diagonal one, and the transpose of the first.

        A symmetric matrix is the product of a triangular factor, a diagonal one and the transpose of the first:
        the pivots stand on the diagonal in between. No root is needed, and the pivots may have either sign.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.factorizations.ldlt([[1, 2, 3], [2, 5, 4], [3, 4, 8]]).result.answer
            {'outcome': 'factored', 'L': [[1, 0, 0], [2, 1, 0], [3, -2, 1]], 'D': [[1, 0, 0], [0, 1, 0], [0, 0, -5]]}
        """
        return self._sender.envelope(endpoints.FACTORIZATIONS_LDLT, {"a": a}, options)

    @overload
    def rank_factorization(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def rank_factorization(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.FACTORIZATIONS_RANK_FACTORIZATION)
    def rank_factorization(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes a matrix as its pivot columns times the rows of its reduced form that are not zero.

        A matrix of low rank is a tall matrix times a wide one. The tall factor holds its pivot columns, the
        wide one says how they combine to all the others, and the size that both share is the rank.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.factorizations.rank_factorization([[1, 2, 1], [2, 4, 3], [3, 6, 4]]).result.answer
            {'rank': 2, 'C': [[1, 1], [2, 3], [3, 4]], 'F': [[1, 2, 0], [0, 0, 1]]}
        """
        return self._sender.envelope(endpoints.FACTORIZATIONS_RANK_FACTORIZATION, {"a": a}, options)


class CompactFactorizations:
    """Factorizations, compact. A matrix written as a product of triangular or smaller matrices."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @documented(endpoints.COMPACT_FACTORIZATIONS_LU)
    def lu(self, a: PlainMatrix, **options: Unpack[CompactFactorizationsLuOptions]) -> Compact[Answers, Any]:
        """Writes a matrix as a product of a lower and an upper triangular matrix.

        Elimination turns a matrix into an upper triangular one. If the multipliers are kept, the matrix is a
        product of a lower and an upper triangular factor, and every system with it can be solved in two short
        passes.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.factorizations.lu([[2, 1], [6, 5]]).result
            {'outcome': 'factored', 'P': None, 'L': [[1, 0], [3, 1]], 'D': None, 'U': [[2, 1], [0, 2]], 'permutation': None}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_FACTORIZATIONS_LU, {"a": a}, options)
        return reply

    @documented(endpoints.COMPACT_FACTORIZATIONS_CHOLESKY)
    def cholesky(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Writes a positive definite matrix as a lower triangular matrix times its transpose.

        A symmetric matrix whose pivots are all positive is a lower triangular matrix times its own transpose.
        One factor is enough to store, and it takes half of the work of an elimination.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.factorizations.cholesky([[4, 2], [2, 10]]).result
            {'L': [[2, 0], [1, 3]]}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_FACTORIZATIONS_CHOLESKY, {"a": a}, options)
        return reply

    @documented(endpoints.COMPACT_FACTORIZATIONS_LDLT)
    def ldlt(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Writes a symmetric matrix as a lower triangular matrix, a diagonal one, and the transpose of the first.

        A symmetric matrix is the product of a triangular factor, a diagonal one and the transpose of the first:
        the pivots stand on the diagonal in between. No root is needed, and the pivots may have either sign.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.factorizations.ldlt([[1, 2, 3], [2, 5, 4], [3, 4, 8]]).result
            {'outcome': 'factored', 'L': [[1, 0, 0], [2, 1, 0], [3, -2, 1]], 'D': [[1, 0, 0], [0, 1, 0], [0, 0, -5]]}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_FACTORIZATIONS_LDLT, {"a": a}, options)
        return reply

    @documented(endpoints.COMPACT_FACTORIZATIONS_RANK_FACTORIZATION)
    def rank_factorization(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Writes a matrix as its pivot columns times the rows of its reduced form that are not zero.

        A matrix of low rank is a tall matrix times a wide one. The tall factor holds its pivot columns, the
        wide one says how they combine to all the others, and the size that both share is the rank.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.factorizations.rank_factorization([[1, 2, 1], [2, 4, 3], [3, 6, 4]]).result
            {'rank': 2, 'C': [[1, 1], [2, 3], [3, 4]], 'F': [[1, 2, 0], [0, 0, 1]]}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_FACTORIZATIONS_RANK_FACTORIZATION, {"a": a}, options)
        return reply

    @documented(endpoints.COMPACT_FACTORIZATIONS_BY_OPERATION)
    def by_operation(
        self, a: PlainMatrix, operation: Literal["lu", "cholesky", "ldlt", "rank-factorization"], **options: Unpack[CompactFactorizationsByOperationOptions]
    ) -> Compact[Answers, Any]:
        """A matrix written as a product of triangular or smaller matrices.

        Args:
            a: The first or only input matrix.
            operation: Which of the computations of this endpoint is wanted.

        Returns:
            The compact reply; `result` is what the choice says; with "all" the answers by their names, which
            are attributes, too.

        Example:
            >>> client.compact.factorizations.by_operation([[2, 1], [6, 5]], 'lu').result
            {'outcome': 'factored', 'P': None, 'L': [[1, 0], [3, 1]], 'D': None, 'U': [[2, 1], [0, 2]], 'permutation': None}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_FACTORIZATIONS_BY_OPERATION, {"a": a, "operation": operation}, options)
        return reply


class Orthogonality:
    """Orthogonality. The Gram-Schmidt process, the QR factorization and projection matrices."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @overload
    def gram_schmidt(  # type: ignore[overload-overlap]
        self, vectors: Matrix, **options: Unpack[OrthogonalityGramSchmidtLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def gram_schmidt(
        self, vectors: Matrix, **options: Unpack[OrthogonalityGramSchmidtOptions]
    ) -> Envelope[PartsResult]: ...
    @documented(endpoints.ORTHOGONALITY_GRAM_SCHMIDT)
    def gram_schmidt(self, vectors: Matrix, **options: Unpack[OrthogonalityGramSchmidtOptions]) -> Any:
        """Turns vectors into perpendicular ones, and into unit vectors, that span the same space.

        The Gram–Schmidt process goes through a list of vectors and subtracts from each of them its projections
        on the earlier ones. What remains stands at right angles to all the earlier ones, and the span never
        changes.

        Args:
            vectors: The vectors in their order, each a list of as many numbers as the others.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.orthogonality.gram_schmidt([[3, 4], [7, 1]]).result.answer
            {'orthogonal': [[3, 4], [4, -3]], 'orthonormal': [[0.6, 0.8], [0.8, -0.6]], 'dependent': [], 'rank': 2}
        """
        return self._sender.envelope(endpoints.ORTHOGONALITY_GRAM_SCHMIDT, {"vectors": vectors}, options)

    @overload
    def qr(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[OrthogonalityQrLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def qr(self, a: Matrix, **options: Unpack[OrthogonalityQrOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.ORTHOGONALITY_QR)
    def qr(self, a: Matrix, **options: Unpack[OrthogonalityQrOptions]) -> Any:
        """Writes a matrix as a product of a matrix with perpendicular unit columns and an upper triangular one.

        A QR factorization splits a matrix into a factor Q, whose columns are perpendicular unit vectors, and a
        triangular factor R that records how the columns of the matrix are made of them.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.orthogonality.qr([[3, 7], [4, 1]]).result.answer
            {'Q': [[0.6, 0.8], [0.8, -0.6]], 'R': [[5, 5], [0, 5]], 'rank': 2, 'dependent': []}
        """
        return self._sender.envelope(endpoints.ORTHOGONALITY_QR, {"a": a}, options)

    @overload
    def projection_matrix(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    def projection_matrix(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    def projection_matrix(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    def projection_matrix(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    def projection_matrix(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    def projection_matrix(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented(endpoints.ORTHOGONALITY_PROJECTION_MATRIX)
    def projection_matrix(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the matrix that projects vectors on the column space of a matrix.

        The projection matrix of a column space sends every vector to the closest vector of that space. What it
        cuts off is perpendicular to the space, so that a second projection changes nothing.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.orthogonality.projection_matrix([[1, 2], [3, 4]]).result.answer
            [[1, 0], [0, 1]]
        """
        return self._sender.envelope(endpoints.ORTHOGONALITY_PROJECTION_MATRIX, {"a": a}, options)


class CompactOrthogonality:
    """Orthogonality, compact. The Gram-Schmidt process, the QR factorization and projection matrices."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @documented(endpoints.COMPACT_ORTHOGONALITY_GRAM_SCHMIDT)
    def gram_schmidt(
        self, vectors: PlainMatrix, **options: Unpack[CompactOrthogonalityGramSchmidtOptions]
    ) -> Compact[Answers, Any]:
        """Turns vectors into perpendicular ones, and into unit vectors, that span the same space.

        The Gram–Schmidt process goes through a list of vectors and subtracts from each of them its projections
        on the earlier ones. What remains stands at right angles to all the earlier ones, and the span never
        changes.

        Args:
            vectors: The vectors in their order, each a list of as many numbers as the others.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.orthogonality.gram_schmidt([[3, 4], [7, 1]]).result
            {'orthogonal': [[3, 4], [4, -3]], 'orthonormal': [[0.6, 0.8], [0.8, -0.6]], 'dependent': [], 'rank': 2}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_ORTHOGONALITY_GRAM_SCHMIDT, {"vectors": vectors}, options)
        return reply

    @documented(endpoints.COMPACT_ORTHOGONALITY_QR)
    def qr(self, a: PlainMatrix, **options: Unpack[CompactOrthogonalityQrOptions]) -> Compact[Answers, Any]:
        """Writes a matrix as a product of a matrix with perpendicular unit columns and an upper triangular one.

        A QR factorization splits a matrix into a factor Q, whose columns are perpendicular unit vectors, and a
        triangular factor R that records how the columns of the matrix are made of them.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.orthogonality.qr([[3, 7], [4, 1]]).result
            {'Q': [[0.6, 0.8], [0.8, -0.6]], 'R': [[5, 5], [0, 5]], 'rank': 2, 'dependent': []}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_ORTHOGONALITY_QR, {"a": a}, options)
        return reply

    @overload
    def projection_matrix(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[NumberRows, TextRows]: ...
    @overload
    def projection_matrix(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, TextRows]: ...
    @overload
    def projection_matrix(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Frame, TextRows]: ...
    @documented(endpoints.COMPACT_ORTHOGONALITY_PROJECTION_MATRIX)
    def projection_matrix(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the matrix that projects vectors on the column space of a matrix.

        The projection matrix of a column space sends every vector to the closest vector of that space. What it
        cuts off is perpendicular to the space, so that a second projection changes nothing.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is a matrix, in the kind of `a`: lists, an array, a frame.

        Example:
            >>> client.compact.orthogonality.projection_matrix([[1, 2], [3, 4]]).result
            [[1, 0], [0, 1]]
        """
        return self._sender.compact(endpoints.COMPACT_ORTHOGONALITY_PROJECTION_MATRIX, {"a": a}, options)

    @overload
    def by_operation(
        self, operation: Literal["gram-schmidt", "qr"], **options: Unpack[CompactOrthogonalityByOperationOptions]
    ) -> Compact[Answers, Any]: ...
    @overload
    def by_operation(
        self, operation: Literal["projection-matrix"], **options: Unpack[CompactOrthogonalityByOperationOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @documented(endpoints.COMPACT_ORTHOGONALITY_BY_OPERATION)
    def by_operation(
        self, operation: Literal["gram-schmidt", "qr", "projection-matrix"], **options: Unpack[CompactOrthogonalityByOperationOptions]
    ) -> Any:
        """The Gram-Schmidt process, the QR factorization and projection matrices.

        Args:
            operation: Which of the computations of this endpoint is wanted.

        Returns:
            The compact reply; `result` is what the choice says; with "all" the answers by their names, which
            are attributes, too.

        Example:
            >>> client.compact.orthogonality.by_operation('gram-schmidt', vectors=[[3, 4], [7, 1]]).result
            {'orthogonal': [[3, 4], [4, -3]], 'orthonormal': [[0.6, 0.8], [0.8, -0.6]], 'dependent': [], 'rank': 2}
        """
        return self._sender.compact(endpoints.COMPACT_ORTHOGONALITY_BY_OPERATION, {"operation": operation}, options)


class Spectrum:
    """Eigenvalues and canonical forms. Eigenvalues and what follows from them: signs of quadratic forms, steady
    states, polynomials of a matrix.
    """

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @overload
    def eigenvalues(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def eigenvalues(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.SPECTRUM_EIGENVALUES)
    def eigenvalues(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the eigenvalues of a square matrix with their multiplicities, as exact numbers.

        A square matrix stretches its eigenvectors without turning them; the factor of the stretch is the
        eigenvalue. The eigenvalues are the roots of the characteristic polynomial; the eigenvectors of each are
        found from a homogeneous system. With as many independent eigenvectors as rows the matrix can be
        diagonalised.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.spectrum.eigenvalues([[4, 1], [2, 3]]).result.answer
            {'eigenvalues': [{'value': 2, 'multiplicity': 1}, {'value': 5, 'multiplicity': 1}]}
        """
        return self._sender.envelope(endpoints.SPECTRUM_EIGENVALUES, {"a": a}, options)

    @overload
    def eigenvectors(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def eigenvectors(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.SPECTRUM_EIGENVECTORS)
    def eigenvectors(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds a basis of each eigenspace of a square matrix, with whole entries where there are any.

        A square matrix stretches its eigenvectors without turning them; the factor of the stretch is the
        eigenvalue. The eigenvalues are the roots of the characteristic polynomial; the eigenvectors of each are
        found from a homogeneous system. With as many independent eigenvectors as rows the matrix can be
        diagonalised.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.spectrum.eigenvectors([[4, 1], [2, 3]]).result.answer
            {'eigenspaces': [{'value': 2, 'algebraic': 1, 'geometric': 1, 'basis': [[-1, 2]]}, {'value': 5, 'algebraic': 1, 'geometric': 1, 'basis': [[1, 1]]}]}
        """
        return self._sender.envelope(endpoints.SPECTRUM_EIGENVECTORS, {"a": a}, options)

    @overload
    def diagonalize(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def diagonalize(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.SPECTRUM_DIAGONALIZE)
    def diagonalize(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes a square matrix as PDP⁻¹ with a diagonal matrix D, or says why that is impossible.

        A square matrix stretches its eigenvectors without turning them; the factor of the stretch is the
        eigenvalue. The eigenvalues are the roots of the characteristic polynomial; the eigenvectors of each are
        found from a homogeneous system. With as many independent eigenvectors as rows the matrix can be
        diagonalised.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.spectrum.diagonalize([[4, 1], [2, 3]]).result.answer
            {'over': 'Q', 'diagonalizable': {'Q': True, 'R': True, 'C': True}, 'defective': [], 'P': [[-1, 1], [2, 1]], 'D': [[2, 0], [0, 5]]}
        """
        return self._sender.envelope(endpoints.SPECTRUM_DIAGONALIZE, {"a": a}, options)

    @overload
    def power_formula(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def power_formula(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.SPECTRUM_POWER_FORMULA)
    def power_formula(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes the powers of a square matrix as one formula in the exponent n, exactly, whether it is
        diagonalisable or not.

        A formula for Aⁿ gives every power of a matrix at once, without multiplying again and again. It is a sum
        of powers of the eigenvalues, each with a matrix that stays the same, and it shows at a glance what
        grows, what dies out and what comes round.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.spectrum.power_formula([[1, 2], [2, 1]]).result.answer
            {'terms': [{'base': -1, 'degree': 0, 'coefficient': [[0.5, -0.5], [-0.5, 0.5]]}, {'base': 3, 'degree': 0, 'coefficient': [[0.5, 0.5], [0.5, 0.5]]}], 'from': 0}
        """
        return self._sender.envelope(endpoints.SPECTRUM_POWER_FORMULA, {"a": a}, options)

    @overload
    def minimal_polynomial(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    def minimal_polynomial(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    def minimal_polynomial(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    def minimal_polynomial(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    def minimal_polynomial(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    def minimal_polynomial(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented(endpoints.SPECTRUM_MINIMAL_POLYNOMIAL)
    def minimal_polynomial(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the monic polynomial of the lowest degree that a square matrix satisfies.

        The powers of a square matrix cannot stay independent for ever. The first relation among them, divided
        by its leading coefficient, is the minimal polynomial: every other relation is a multiple of it.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the coefficients, highest power first.

        Example:
            >>> client.spectrum.minimal_polynomial([[2, 0, 0], [0, 3, 1], [0, 0, 2]]).result.answer
            [1, -5, 6]
        """
        return self._sender.envelope(endpoints.SPECTRUM_MINIMAL_POLYNOMIAL, {"a": a}, options)

    @overload
    def definiteness(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def definiteness(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.SPECTRUM_DEFINITENESS)
    def definiteness(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Says whether a symmetric matrix is positive or negative definite, semidefinite or indefinite, with its
        inertia.

        A symmetric matrix makes a number of each vector, its quadratic form. The matrix is called definite if
        this number has the same sign for all vectors other than zero, semidefinite if it may also be zero, and
        indefinite if both signs occur.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.spectrum.definiteness([[2, 2], [2, 5]]).result.answer
            {'class': 'positive-definite', 'inertia': {'positive': 2, 'negative': 0, 'zero': 0}, 'leading_minors': [2, 6]}
        """
        return self._sender.envelope(endpoints.SPECTRUM_DEFINITENESS, {"a": a}, options)

    @overload
    def orthogonal_diagonalization(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def orthogonal_diagonalization(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.SPECTRUM_ORTHOGONAL_DIAGONALIZATION)
    def orthogonal_diagonalization(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes a symmetric matrix as QDQᵀ with a diagonal matrix D and an orthogonal matrix Q, whose columns are
        unit eigenvectors.

        A symmetric matrix stretches space along axes at right angles to each other. Orthogonal diagonalisation
        finds these axes as unit eigenvectors, and the factors of the stretch as eigenvalues; no inverse is
        needed, because the transpose does its work.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.spectrum.orthogonal_diagonalization([[-107, -24], [-24, -93]]).result.answer
            {'eigenvalues': [{'value': -125, 'multiplicity': 1}, {'value': -75, 'multiplicity': 1}], 'Q': [[0.8, -0.6], [0.6, 0.8]], 'D': [[-125, 0], [0, -75]]}
        """
        return self._sender.envelope(endpoints.SPECTRUM_ORTHOGONAL_DIAGONALIZATION, {"a": a}, options)

    @overload
    def jordan(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def jordan(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.SPECTRUM_JORDAN)
    def jordan(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes a square matrix as PJP⁻¹, where J has its eigenvalues on the diagonal and ones above it where
        eigenvectors are missing.

        Some matrices have too few eigenvectors to be diagonalised. The Jordan form is the next best thing:
        diagonal but for a few ones just above the diagonal, which record how the missing eigenvectors are
        replaced.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.spectrum.jordan([[3, 1], [-1, 1]]).result.answer
            {'blocks': [{'value': 2, 'size': 2}], 'J': [[2, 1], [0, 2]], 'P': [[1, 1], [-1, 0]]}
        """
        return self._sender.envelope(endpoints.SPECTRUM_JORDAN, {"a": a}, options)

    @overload
    def steady_state(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[SpectrumSteadyStateLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def steady_state(self, a: Matrix, **options: Unpack[SpectrumSteadyStateOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.SPECTRUM_STEADY_STATE)
    def steady_state(self, a: Matrix, **options: Unpack[SpectrumSteadyStateOptions]) -> Any:
        """Finds the distributions that a Markov chain leaves as they are, one for each closed class of states.

        A Markov chain moves shares from state to state, with the same matrix in every step. A distribution that
        it leaves as it is, with as much arriving in each state as is leaving it, is a steady state.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.spectrum.steady_state([[1, 0.5, 0], [0, 0, 0], [0, 0.5, 1]]).result.answer
            {'unique': False, 'dimension': 2, 'distribution': None, 'extremes': [[1, 0, 0], [0, 0, 1]]}
        """
        return self._sender.envelope(endpoints.SPECTRUM_STEADY_STATE, {"a": a}, options)

    @overload
    def svd(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    def svd(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented(endpoints.SPECTRUM_SVD)
    def svd(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes a matrix of any shape as USVᵀ with singular values on the diagonal of S and perpendicular unit
        columns in U and V.

        Every matrix, of any shape, turns some perpendicular directions into perpendicular directions again and
        only stretches along them. The singular value decomposition finds both sets of directions and the
        factors of the stretch, which are the singular values.

        Args:
            a: The first or only input matrix.

        Returns:
            The envelope; `result.answer` is the parts by their names, which are attributes, too.

        Example:
            >>> client.spectrum.svd([[0, -3], [1, 0]]).result.answer
            {'singular_values': [3, 1], 'rank': 2, 'U': [[-1, 0], [0, 1]], 'S': [[3, 0], [0, 1]], 'V': [[0, 1], [1, 0]]}
        """
        return self._sender.envelope(endpoints.SPECTRUM_SVD, {"a": a}, options)


class CompactSpectrum:
    """Eigenvalues and canonical forms, compact. Eigenvalues and what follows from them: signs of quadratic forms,
    steady states, polynomials of a matrix.
    """

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @documented(endpoints.COMPACT_SPECTRUM_EIGENVALUES)
    def eigenvalues(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Finds the eigenvalues of a square matrix with their multiplicities, as exact numbers.

        A square matrix stretches its eigenvectors without turning them; the factor of the stretch is the
        eigenvalue. The eigenvalues are the roots of the characteristic polynomial; the eigenvectors of each are
        found from a homogeneous system. With as many independent eigenvectors as rows the matrix can be
        diagonalised.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.spectrum.eigenvalues([[4, 1], [2, 3]]).result
            {'eigenvalues': [{'value': 2, 'multiplicity': 1}, {'value': 5, 'multiplicity': 1}]}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_SPECTRUM_EIGENVALUES, {"a": a}, options)
        return reply

    @documented(endpoints.COMPACT_SPECTRUM_EIGENVECTORS)
    def eigenvectors(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Finds a basis of each eigenspace of a square matrix, with whole entries where there are any.

        A square matrix stretches its eigenvectors without turning them; the factor of the stretch is the
        eigenvalue. The eigenvalues are the roots of the characteristic polynomial; the eigenvectors of each are
        found from a homogeneous system. With as many independent eigenvectors as rows the matrix can be
        diagonalised.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.spectrum.eigenvectors([[4, 1], [2, 3]]).result
            {'eigenspaces': [{'value': 2, 'algebraic': 1, 'geometric': 1, 'basis': [[-1, 2]]}, {'value': 5, 'algebraic': 1, 'geometric': 1, 'basis': [[1, 1]]}]}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_SPECTRUM_EIGENVECTORS, {"a": a}, options)
        return reply

    @documented(endpoints.COMPACT_SPECTRUM_DIAGONALIZE)
    def diagonalize(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Writes a square matrix as PDP⁻¹ with a diagonal matrix D, or says why that is impossible.

        A square matrix stretches its eigenvectors without turning them; the factor of the stretch is the
        eigenvalue. The eigenvalues are the roots of the characteristic polynomial; the eigenvectors of each are
        found from a homogeneous system. With as many independent eigenvectors as rows the matrix can be
        diagonalised.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.spectrum.diagonalize([[4, 1], [2, 3]]).result
            {'over': 'Q', 'diagonalizable': {'Q': True, 'R': True, 'C': True}, 'defective': [], 'P': [[-1, 1], [2, 1]], 'D': [[2, 0], [0, 5]]}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_SPECTRUM_DIAGONALIZE, {"a": a}, options)
        return reply

    @documented(endpoints.COMPACT_SPECTRUM_POWER_FORMULA)
    def power_formula(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Writes the powers of a square matrix as one formula in the exponent n, exactly, whether it is
        diagonalisable or not.

        A formula for Aⁿ gives every power of a matrix at once, without multiplying again and again. It is a sum
        of powers of the eigenvalues, each with a matrix that stays the same, and it shows at a glance what
        grows, what dies out and what comes round.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.spectrum.power_formula([[1, 2], [2, 1]]).result
            {'terms': [{'base': -1, 'degree': 0, 'coefficient': [[0.5, -0.5], [-0.5, 0.5]]}, {'base': 3, 'degree': 0, 'coefficient': [[0.5, 0.5], [0.5, 0.5]]}], 'from': 0}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_SPECTRUM_POWER_FORMULA, {"a": a}, options)
        return reply

    @overload
    def minimal_polynomial(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    def minimal_polynomial(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    def minimal_polynomial(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented(endpoints.COMPACT_SPECTRUM_MINIMAL_POLYNOMIAL)
    def minimal_polynomial(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the monic polynomial of the lowest degree that a square matrix satisfies.

        The powers of a square matrix cannot stay independent for ever. The first relation among them, divided
        by its leading coefficient, is the minimal polynomial: every other relation is a multiple of it.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the coefficients, highest power first.

        Example:
            >>> client.compact.spectrum.minimal_polynomial([[2, 0, 0], [0, 3, 1], [0, 0, 2]]).result
            [1, -5, 6]
        """
        return self._sender.compact(endpoints.COMPACT_SPECTRUM_MINIMAL_POLYNOMIAL, {"a": a}, options)

    @documented(endpoints.COMPACT_SPECTRUM_DEFINITENESS)
    def definiteness(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Says whether a symmetric matrix is positive or negative definite, semidefinite or indefinite, with its
        inertia.

        A symmetric matrix makes a number of each vector, its quadratic form. The matrix is called definite if
        this number has the same sign for all vectors other than zero, semidefinite if it may also be zero, and
        indefinite if both signs occur.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.spectrum.definiteness([[2, 2], [2, 5]]).result
            {'class': 'positive-definite', 'inertia': {'positive': 2, 'negative': 0, 'zero': 0}, 'leading_minors': [2, 6]}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_SPECTRUM_DEFINITENESS, {"a": a}, options)
        return reply

    @documented(endpoints.COMPACT_SPECTRUM_ORTHOGONAL_DIAGONALIZATION)
    def orthogonal_diagonalization(
        self, a: PlainMatrix, **options: Unpack[CompactOptions]
    ) -> Compact[Answers, Any]:
        """Writes a symmetric matrix as QDQᵀ with a diagonal matrix D and an orthogonal matrix Q, whose columns are
        unit eigenvectors.

        A symmetric matrix stretches space along axes at right angles to each other. Orthogonal diagonalisation
        finds these axes as unit eigenvectors, and the factors of the stretch as eigenvalues; no inverse is
        needed, because the transpose does its work.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.spectrum.orthogonal_diagonalization([[-107, -24], [-24, -93]]).result
            {'eigenvalues': [{'value': -125, 'multiplicity': 1}, {'value': -75, 'multiplicity': 1}], 'Q': [[0.8, -0.6], [0.6, 0.8]], 'D': [[-125, 0], [0, -75]]}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_SPECTRUM_ORTHOGONAL_DIAGONALIZATION, {"a": a}, options)
        return reply

    @documented(endpoints.COMPACT_SPECTRUM_JORDAN)
    def jordan(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Writes a square matrix as PJP⁻¹, where J has its eigenvalues on the diagonal and ones above it where
        eigenvectors are missing.

        Some matrices have too few eigenvectors to be diagonalised. The Jordan form is the next best thing:
        diagonal but for a few ones just above the diagonal, which record how the missing eigenvectors are
        replaced.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.spectrum.jordan([[3, 1], [-1, 1]]).result
            {'blocks': [{'value': 2, 'size': 2}], 'J': [[2, 1], [0, 2]], 'P': [[1, 1], [-1, 0]]}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_SPECTRUM_JORDAN, {"a": a}, options)
        return reply

    @documented(endpoints.COMPACT_SPECTRUM_STEADY_STATE)
    def steady_state(
        self, a: PlainMatrix, **options: Unpack[CompactSpectrumSteadyStateOptions]
    ) -> Compact[Answers, Any]:
        """Finds the distributions that a Markov chain leaves as they are, one for each closed class of states.

        A Markov chain moves shares from state to state, with the same matrix in every step. A distribution that
        it leaves as it is, with as much arriving in each state as is leaving it, is a steady state.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.spectrum.steady_state([[1, 0.5, 0], [0, 0, 0], [0, 0.5, 1]]).result
            {'unique': False, 'dimension': 2, 'distribution': None, 'extremes': [[1, 0, 0], [0, 0, 1]]}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_SPECTRUM_STEADY_STATE, {"a": a}, options)
        return reply

    @documented(endpoints.COMPACT_SPECTRUM_SVD)
    def svd(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Writes a matrix of any shape as USVᵀ with singular values on the diagonal of S and perpendicular unit
        columns in U and V.

        Every matrix, of any shape, turns some perpendicular directions into perpendicular directions again and
        only stretches along them. The singular value decomposition finds both sets of directions and the
        factors of the stretch, which are the singular values.

        Args:
            a: The first or only input matrix.

        Returns:
            The compact reply; `result` is the parts by their names, which are attributes, too.

        Example:
            >>> client.compact.spectrum.svd([[0, -3], [1, 0]]).result
            {'singular_values': [3, 1], 'rank': 2, 'U': [[-1, 0], [0, 1]], 'S': [[3, 0], [0, 1]], 'V': [[0, 1], [1, 0]]}
        """
        reply: Compact[Answers, Any] = self._sender.compact(endpoints.COMPACT_SPECTRUM_SVD, {"a": a}, options)
        return reply

    @overload
    def by_operation(
        self, a: PlainMatrix, operation: Literal["eigenvalues", "eigenvectors", "diagonalize", "power-formula", "definiteness", "orthogonal-diagonalization", "jordan", "steady-state", "svd"], **options: Unpack[CompactSpectrumByOperationOptions]
    ) -> Compact[Answers, Any]: ...
    @overload
    def by_operation(
        self, a: PlainRows, operation: Literal["minimal-polynomial"], **options: Unpack[CompactSpectrumByOperationOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    def by_operation(
        self, a: Array, operation: Literal["minimal-polynomial"], **options: Unpack[CompactSpectrumByOperationOptions]
    ) -> Compact[Array, Texts]: ...
    @overload
    def by_operation(
        self, a: Framed, operation: Literal["minimal-polynomial"], **options: Unpack[CompactSpectrumByOperationOptions]
    ) -> Compact[Series, Texts]: ...
    @documented(endpoints.COMPACT_SPECTRUM_BY_OPERATION)
    def by_operation(
        self, a: PlainMatrix, operation: Literal["eigenvalues", "eigenvectors", "diagonalize", "power-formula", "minimal-polynomial", "definiteness", "orthogonal-diagonalization", "jordan", "steady-state", "svd"], **options: Unpack[CompactSpectrumByOperationOptions]
    ) -> Any:
        """Eigenvalues and what follows from them: signs of quadratic forms, steady states, polynomials of a
        matrix.

        Args:
            a: The first or only input matrix.
            operation: Which of the computations of this endpoint is wanted.

        Returns:
            The compact reply; `result` is what the choice says; with "all" the answers by their names, which
            are attributes, too.

        Example:
            >>> client.compact.spectrum.by_operation([[4, 1], [2, 3]], 'eigenvalues').result
            {'eigenvalues': [{'value': 2, 'multiplicity': 1}, {'value': 5, 'multiplicity': 1}]}
        """
        return self._sender.compact(endpoints.COMPACT_SPECTRUM_BY_OPERATION, {"a": a, "operation": operation}, options)


class Groups:
    """Every group of operations; the replies are envelopes."""

    arithmetic: Arithmetic
    """Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as matrices."""
    dimensions: Dimensions
    """Count the rows and the columns of a matrix and state its shape."""
    statistics: Statistics
    """Describe the rows, the columns or all entries of a matrix by their extremes, centre and spread."""
    matrices: Matrices
    """Determinant, trace, inverse, multiples and properties of matrices."""
    create: Create
    """Take a part of a matrix by rows and columns, and find the characteristic polynomial of a matrix."""
    change_appearance: ChangeAppearance
    """Insert, append and delete rows and columns; transpose, flip and turn a matrix; keep one triangle of it."""
    matrix_forms: MatrixForms
    """Row echelon form and reduced row echelon form."""
    vectors: Vectors
    """Products, lengths, angles, projections and distances."""
    systems: Systems
    """Solutions of systems of linear equations, and what comes closest where there is none."""
    spaces: Spaces
    """Rank, the four subspaces of a matrix, and bases."""
    factorizations: Factorizations
    """A matrix written as a product of triangular or smaller matrices."""
    orthogonality: Orthogonality
    """The Gram-Schmidt process, the QR factorization and projection matrices."""
    spectrum: Spectrum
    """Eigenvalues and what follows from them: signs of quadratic forms, steady states, polynomials of a matrix."""

    def __init__(self, sender: Sender) -> None:
        self.arithmetic = Arithmetic(sender)
        self.dimensions = Dimensions(sender)
        self.statistics = Statistics(sender)
        self.matrices = Matrices(sender)
        self.create = Create(sender)
        self.change_appearance = ChangeAppearance(sender)
        self.matrix_forms = MatrixForms(sender)
        self.vectors = Vectors(sender)
        self.systems = Systems(sender)
        self.spaces = Spaces(sender)
        self.factorizations = Factorizations(sender)
        self.orthogonality = Orthogonality(sender)
        self.spectrum = Spectrum(sender)


class CompactGroups:
    """The groups that have compact replies."""

    arithmetic: CompactArithmetic
    """Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as matrices."""
    dimensions: CompactDimensions
    """Count the rows and the columns of a matrix and state its shape."""
    statistics: CompactStatistics
    """Describe the rows, the columns or all entries of a matrix by their extremes, centre and spread."""
    matrices: CompactMatrices
    """Determinant, trace, inverse, multiples and properties of matrices."""
    vectors: CompactVectors
    """Products, lengths, angles, projections and distances."""
    systems: CompactSystems
    """Solutions of systems of linear equations, and what comes closest where there is none."""
    spaces: CompactSpaces
    """Rank, the four subspaces of a matrix, and bases."""
    factorizations: CompactFactorizations
    """A matrix written as a product of triangular or smaller matrices."""
    orthogonality: CompactOrthogonality
    """The Gram-Schmidt process, the QR factorization and projection matrices."""
    spectrum: CompactSpectrum
    """Eigenvalues and what follows from them: signs of quadratic forms, steady states, polynomials of a matrix."""

    def __init__(self, sender: Sender) -> None:
        self.arithmetic = CompactArithmetic(sender)
        self.dimensions = CompactDimensions(sender)
        self.statistics = CompactStatistics(sender)
        self.matrices = CompactMatrices(sender)
        self.vectors = CompactVectors(sender)
        self.systems = CompactSystems(sender)
        self.spaces = CompactSpaces(sender)
        self.factorizations = CompactFactorizations(sender)
        self.orthogonality = CompactOrthogonality(sender)
        self.spectrum = CompactSpectrum(sender)
