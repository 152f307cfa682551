# Derived from the catalogue: change nothing here, run `npm run derive`.

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Optional, Sequence, Tuple, Union, overload

from .._documentation import documented_as
from .._entries import Array, Entry, Frame, Framed, Lines, Matrix, NumberRows, Numbers, Operand, PlainEntry, PlainMatrix, PlainOperand, PlainRow, PlainRows, Row, Rows, Series, TextRows, Texts
from .._replies import Compact, CountResult, Envelope, LiteEnvelope, MatrixResult, NumberResult, PartsResult, SizeResult, VectorResult
from .._tables import Answers
from . import endpoints, operations
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

    from .._question import Question, QuestionMaker


class AskedArithmetic:
    """Matrix arithmetic. Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as
    matrices.
    """

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @overload
    def add(  # type: ignore[overload-overlap]
        self, a: Rows, b: Operand, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def add(
        self, a: Rows, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def add(  # type: ignore[overload-overlap]
        self, a: Array, b: Operand, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def add(
        self, a: Array, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def add(  # type: ignore[overload-overlap]
        self, a: Framed, b: Operand, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def add(
        self, a: Framed, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.Arithmetic.add)
    def add(self, a: Matrix, b: Operand, **options: Unpack[EnvelopeOptions]) -> Any:
        """Adds two matrices of the same shape entry by entry."""
        return self._sender.envelope(endpoints.ARITHMETIC_ADD, {"a": a, "b": b}, options)

    @overload
    def subtract(  # type: ignore[overload-overlap]
        self, a: Rows, b: Operand, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def subtract(
        self, a: Rows, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def subtract(  # type: ignore[overload-overlap]
        self, a: Array, b: Operand, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def subtract(
        self, a: Array, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def subtract(  # type: ignore[overload-overlap]
        self, a: Framed, b: Operand, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def subtract(
        self, a: Framed, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.Arithmetic.subtract)
    def subtract(self, a: Matrix, b: Operand, **options: Unpack[EnvelopeOptions]) -> Any:
        """Subtracts the second matrix from the first, entry by entry."""
        return self._sender.envelope(endpoints.ARITHMETIC_SUBTRACT, {"a": a, "b": b}, options)

    @overload
    def multiply_ew(  # type: ignore[overload-overlap]
        self, a: Rows, b: Operand, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def multiply_ew(
        self, a: Rows, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def multiply_ew(  # type: ignore[overload-overlap]
        self, a: Array, b: Operand, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def multiply_ew(
        self, a: Array, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def multiply_ew(  # type: ignore[overload-overlap]
        self, a: Framed, b: Operand, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def multiply_ew(
        self, a: Framed, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.Arithmetic.multiply_ew)
    def multiply_ew(self, a: Matrix, b: Operand, **options: Unpack[EnvelopeOptions]) -> Any:
        """Multiplies two matrices of the same shape entry by entry: the Hadamard product."""
        return self._sender.envelope(endpoints.ARITHMETIC_MULTIPLY_EW, {"a": a, "b": b}, options)

    @overload
    def divide_ew(  # type: ignore[overload-overlap]
        self, a: Rows, b: Operand, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def divide_ew(
        self, a: Rows, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def divide_ew(  # type: ignore[overload-overlap]
        self, a: Array, b: Operand, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def divide_ew(
        self, a: Array, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def divide_ew(  # type: ignore[overload-overlap]
        self, a: Framed, b: Operand, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def divide_ew(
        self, a: Framed, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.Arithmetic.divide_ew)
    def divide_ew(self, a: Matrix, b: Operand, **options: Unpack[EnvelopeOptions]) -> Any:
        """Divides each entry of the first matrix by the entry of the second at the same place."""
        return self._sender.envelope(endpoints.ARITHMETIC_DIVIDE_EW, {"a": a, "b": b}, options)

    @overload
    def raise_ew(  # type: ignore[overload-overlap]
        self, a: Rows, b: Operand, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def raise_ew(
        self, a: Rows, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def raise_ew(  # type: ignore[overload-overlap]
        self, a: Array, b: Operand, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def raise_ew(
        self, a: Array, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def raise_ew(  # type: ignore[overload-overlap]
        self, a: Framed, b: Operand, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def raise_ew(
        self, a: Framed, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.Arithmetic.raise_ew)
    def raise_ew(self, a: Matrix, b: Operand, **options: Unpack[EnvelopeOptions]) -> Any:
        """Raises each entry of the first matrix to the power of the entry of the second at the same place."""
        return self._sender.envelope(endpoints.ARITHMETIC_RAISE_EW, {"a": a, "b": b}, options)

    @overload
    def matmul(  # type: ignore[overload-overlap]
        self, a: Rows, b: Matrix, **options: Unpack[ArithmeticMatmulLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def matmul(
        self, a: Rows, b: Matrix, **options: Unpack[ArithmeticMatmulOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def matmul(  # type: ignore[overload-overlap]
        self, a: Array, b: Matrix, **options: Unpack[ArithmeticMatmulLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def matmul(
        self, a: Array, b: Matrix, **options: Unpack[ArithmeticMatmulOptions]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def matmul(  # type: ignore[overload-overlap]
        self, a: Framed, b: Matrix, **options: Unpack[ArithmeticMatmulLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def matmul(
        self, a: Framed, b: Matrix, **options: Unpack[ArithmeticMatmulOptions]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.Arithmetic.matmul)
    def matmul(self, a: Matrix, b: Matrix, **options: Unpack[ArithmeticMatmulOptions]) -> Any:
        """Multiplies two matrices row by column; the first needs as many columns as the second has rows."""
        return self._sender.envelope(endpoints.ARITHMETIC_MATMUL, {"a": a, "b": b}, options)


class AskedCompactArithmetic:
    """Matrix arithmetic, compact. Add, subtract, multiply, divide and raise matrices entry by entry, and multiply
    them as matrices.
    """

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @overload
    def add(
        self, a: PlainRows, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Question[Compact[NumberRows, TextRows]]: ...
    @overload
    def add(
        self, a: Array, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Array, TextRows]]: ...
    @overload
    def add(
        self, a: Framed, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Frame, TextRows]]: ...
    @documented_as(operations.CompactArithmetic.add)
    def add(self, a: PlainMatrix, b: PlainOperand, **options: Unpack[CompactOptions]) -> Any:
        """Adds two matrices of the same shape entry by entry."""
        return self._sender.compact(endpoints.COMPACT_ARITHMETIC_ADD, {"a": a, "b": b}, options)

    @overload
    def subtract(
        self, a: PlainRows, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Question[Compact[NumberRows, TextRows]]: ...
    @overload
    def subtract(
        self, a: Array, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Array, TextRows]]: ...
    @overload
    def subtract(
        self, a: Framed, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Frame, TextRows]]: ...
    @documented_as(operations.CompactArithmetic.subtract)
    def subtract(self, a: PlainMatrix, b: PlainOperand, **options: Unpack[CompactOptions]) -> Any:
        """Subtracts the second matrix from the first, entry by entry."""
        return self._sender.compact(endpoints.COMPACT_ARITHMETIC_SUBTRACT, {"a": a, "b": b}, options)

    @overload
    def multiply_ew(
        self, a: PlainRows, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Question[Compact[NumberRows, TextRows]]: ...
    @overload
    def multiply_ew(
        self, a: Array, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Array, TextRows]]: ...
    @overload
    def multiply_ew(
        self, a: Framed, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Frame, TextRows]]: ...
    @documented_as(operations.CompactArithmetic.multiply_ew)
    def multiply_ew(self, a: PlainMatrix, b: PlainOperand, **options: Unpack[CompactOptions]) -> Any:
        """Multiplies two matrices of the same shape entry by entry: the Hadamard product."""
        return self._sender.compact(endpoints.COMPACT_ARITHMETIC_MULTIPLY_EW, {"a": a, "b": b}, options)

    @overload
    def divide_ew(
        self, a: PlainRows, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Question[Compact[NumberRows, TextRows]]: ...
    @overload
    def divide_ew(
        self, a: Array, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Array, TextRows]]: ...
    @overload
    def divide_ew(
        self, a: Framed, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Frame, TextRows]]: ...
    @documented_as(operations.CompactArithmetic.divide_ew)
    def divide_ew(self, a: PlainMatrix, b: PlainOperand, **options: Unpack[CompactOptions]) -> Any:
        """Divides each entry of the first matrix by the entry of the second at the same place."""
        return self._sender.compact(endpoints.COMPACT_ARITHMETIC_DIVIDE_EW, {"a": a, "b": b}, options)

    @overload
    def raise_ew(
        self, a: PlainRows, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Question[Compact[NumberRows, TextRows]]: ...
    @overload
    def raise_ew(
        self, a: Array, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Array, TextRows]]: ...
    @overload
    def raise_ew(
        self, a: Framed, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Frame, TextRows]]: ...
    @documented_as(operations.CompactArithmetic.raise_ew)
    def raise_ew(self, a: PlainMatrix, b: PlainOperand, **options: Unpack[CompactOptions]) -> Any:
        """Raises each entry of the first matrix to the power of the entry of the second at the same place."""
        return self._sender.compact(endpoints.COMPACT_ARITHMETIC_RAISE_EW, {"a": a, "b": b}, options)

    @overload
    def matmul(
        self, a: PlainRows, b: PlainMatrix, **options: Unpack[CompactArithmeticMatmulOptions]
    ) -> Question[Compact[NumberRows, TextRows]]: ...
    @overload
    def matmul(
        self, a: Array, b: PlainMatrix, **options: Unpack[CompactArithmeticMatmulOptions]
    ) -> Question[Compact[Array, TextRows]]: ...
    @overload
    def matmul(
        self, a: Framed, b: PlainMatrix, **options: Unpack[CompactArithmeticMatmulOptions]
    ) -> Question[Compact[Frame, TextRows]]: ...
    @documented_as(operations.CompactArithmetic.matmul)
    def matmul(self, a: PlainMatrix, b: PlainMatrix, **options: Unpack[CompactArithmeticMatmulOptions]) -> Any:
        """Multiplies two matrices row by column; the first needs as many columns as the second has rows."""
        return self._sender.compact(endpoints.COMPACT_ARITHMETIC_MATMUL, {"a": a, "b": b}, options)

    @overload
    def by_operation(
        self, a: PlainRows, b: PlainOperand, operation: Literal["add", "subtract", "multiply-ew", "divide-ew", "raise-ew", "matmul"], **options: Unpack[CompactArithmeticByOperationOptions]
    ) -> Question[Compact[NumberRows, TextRows]]: ...
    @overload
    def by_operation(
        self, a: Array, b: PlainOperand, operation: Literal["add", "subtract", "multiply-ew", "divide-ew", "raise-ew", "matmul"], **options: Unpack[CompactArithmeticByOperationOptions]
    ) -> Question[Compact[Array, TextRows]]: ...
    @overload
    def by_operation(
        self, a: Framed, b: PlainOperand, operation: Literal["add", "subtract", "multiply-ew", "divide-ew", "raise-ew", "matmul"], **options: Unpack[CompactArithmeticByOperationOptions]
    ) -> Question[Compact[Frame, TextRows]]: ...
    @overload
    def by_operation(
        self, a: PlainMatrix, b: PlainOperand, operation: Literal["all"], **options: Unpack[CompactArithmeticByOperationOptions]
    ) -> Question[Compact[Answers, Any]]: ...
    @documented_as(operations.CompactArithmetic.by_operation)
    def by_operation(
        self, a: PlainMatrix, b: PlainOperand, operation: Literal["all", "add", "subtract", "multiply-ew", "divide-ew", "raise-ew", "matmul"], **options: Unpack[CompactArithmeticByOperationOptions]
    ) -> Any:
        """Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as matrices."""
        return self._sender.compact(endpoints.COMPACT_ARITHMETIC_BY_OPERATION, {"a": a, "b": b, "operation": operation}, options)


class AskedDimensions:
    """Matrix dimensions. Count the rows and the columns of a matrix and state its shape."""

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @overload
    def nrows(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[CountResult]]: ...
    @overload
    def nrows(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[CountResult]]: ...
    @documented_as(operations.Dimensions.nrows)
    def nrows(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Counts the rows of a matrix."""
        return self._sender.envelope(endpoints.DIMENSIONS_NROWS, {"a": a}, options)

    @overload
    def ncols(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[CountResult]]: ...
    @overload
    def ncols(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[CountResult]]: ...
    @documented_as(operations.Dimensions.ncols)
    def ncols(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Counts the columns of a matrix."""
        return self._sender.envelope(endpoints.DIMENSIONS_NCOLS, {"a": a}, options)

    @overload
    def shape(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[SizeResult]]: ...
    @overload
    def shape(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[SizeResult]]: ...
    @documented_as(operations.Dimensions.shape)
    def shape(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """States the number of rows and the number of columns of a matrix, in this order."""
        return self._sender.envelope(endpoints.DIMENSIONS_SHAPE, {"a": a}, options)


class AskedCompactDimensions:
    """Matrix dimensions, compact. Count the rows and the columns of a matrix and state its shape."""

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @documented_as(operations.CompactDimensions.nrows)
    def nrows(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Question[Compact[int, str]]:
        """Counts the rows of a matrix."""
        reply: Question[Compact[int, str]] = self._sender.compact(endpoints.COMPACT_DIMENSIONS_NROWS, {"a": a}, options)
        return reply

    @documented_as(operations.CompactDimensions.ncols)
    def ncols(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Question[Compact[int, str]]:
        """Counts the columns of a matrix."""
        reply: Question[Compact[int, str]] = self._sender.compact(endpoints.COMPACT_DIMENSIONS_NCOLS, {"a": a}, options)
        return reply

    @documented_as(operations.CompactDimensions.shape)
    def shape(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Question[Compact[Tuple[int, int], str]]:
        """States the number of rows and the number of columns of a matrix, in this order."""
        reply: Question[Compact[Tuple[int, int], str]] = self._sender.compact(endpoints.COMPACT_DIMENSIONS_SHAPE, {"a": a}, options)
        return reply

    @overload
    def by_type(
        self, a: PlainMatrix, type: Literal["nrows", "ncols"], **options: Unpack[CompactOptions]
    ) -> Question[Compact[int, str]]: ...
    @overload
    def by_type(
        self, a: PlainMatrix, type: Literal["shape"], **options: Unpack[CompactOptions]
    ) -> Question[Compact[Tuple[int, int], str]]: ...
    @overload
    def by_type(
        self, a: PlainMatrix, type: Literal["all"], **options: Unpack[CompactOptions]
    ) -> Question[Compact[Answers, Any]]: ...
    @documented_as(operations.CompactDimensions.by_type)
    def by_type(
        self, a: PlainMatrix, type: Literal["all", "nrows", "ncols", "shape"], **options: Unpack[CompactOptions]
    ) -> Any:
        """Count the rows and the columns of a matrix and state its shape."""
        return self._sender.compact(endpoints.COMPACT_DIMENSIONS_BY_TYPE, {"a": a, "type": type}, options)


class AskedStatistics:
    """Matrix statistics. Describe the rows, the columns or all entries of a matrix by their extremes, centre and
    spread.
    """

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @overload
    def row_min(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Numbers]]]: ...
    @overload
    def row_min(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Numbers]]]: ...
    @overload
    def row_min(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Array]]]: ...
    @overload
    def row_min(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Array]]]: ...
    @overload
    def row_min(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Series]]]: ...
    @overload
    def row_min(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Series]]]: ...
    @documented_as(operations.Statistics.row_min)
    def row_min(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the minimum, the smallest entry, of each row of a matrix."""
        return self._sender.envelope(endpoints.STATISTICS_ROW_MIN, {"a": a}, options)

    @overload
    def col_min(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Numbers]]]: ...
    @overload
    def col_min(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Numbers]]]: ...
    @overload
    def col_min(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Array]]]: ...
    @overload
    def col_min(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Array]]]: ...
    @overload
    def col_min(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Series]]]: ...
    @overload
    def col_min(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Series]]]: ...
    @documented_as(operations.Statistics.col_min)
    def col_min(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the minimum, the smallest entry, of each column of a matrix."""
        return self._sender.envelope(endpoints.STATISTICS_COL_MIN, {"a": a}, options)

    @overload
    def mat_min(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[NumberResult]]: ...
    @overload
    def mat_min(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[NumberResult]]: ...
    @documented_as(operations.Statistics.mat_min)
    def mat_min(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the minimum, the smallest entry, of all entries of a matrix."""
        return self._sender.envelope(endpoints.STATISTICS_MAT_MIN, {"a": a}, options)

    @overload
    def row_max(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Numbers]]]: ...
    @overload
    def row_max(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Numbers]]]: ...
    @overload
    def row_max(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Array]]]: ...
    @overload
    def row_max(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Array]]]: ...
    @overload
    def row_max(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Series]]]: ...
    @overload
    def row_max(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Series]]]: ...
    @documented_as(operations.Statistics.row_max)
    def row_max(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the maximum, the largest entry, of each row of a matrix."""
        return self._sender.envelope(endpoints.STATISTICS_ROW_MAX, {"a": a}, options)

    @overload
    def col_max(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Numbers]]]: ...
    @overload
    def col_max(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Numbers]]]: ...
    @overload
    def col_max(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Array]]]: ...
    @overload
    def col_max(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Array]]]: ...
    @overload
    def col_max(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Series]]]: ...
    @overload
    def col_max(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Series]]]: ...
    @documented_as(operations.Statistics.col_max)
    def col_max(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the maximum, the largest entry, of each column of a matrix."""
        return self._sender.envelope(endpoints.STATISTICS_COL_MAX, {"a": a}, options)

    @overload
    def mat_max(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[NumberResult]]: ...
    @overload
    def mat_max(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[NumberResult]]: ...
    @documented_as(operations.Statistics.mat_max)
    def mat_max(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the maximum, the largest entry, of all entries of a matrix."""
        return self._sender.envelope(endpoints.STATISTICS_MAT_MAX, {"a": a}, options)

    @overload
    def row_sum(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Numbers]]]: ...
    @overload
    def row_sum(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Numbers]]]: ...
    @overload
    def row_sum(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Array]]]: ...
    @overload
    def row_sum(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Array]]]: ...
    @overload
    def row_sum(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Series]]]: ...
    @overload
    def row_sum(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Series]]]: ...
    @documented_as(operations.Statistics.row_sum)
    def row_sum(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the sum of each row of a matrix."""
        return self._sender.envelope(endpoints.STATISTICS_ROW_SUM, {"a": a}, options)

    @overload
    def col_sum(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Numbers]]]: ...
    @overload
    def col_sum(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Numbers]]]: ...
    @overload
    def col_sum(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Array]]]: ...
    @overload
    def col_sum(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Array]]]: ...
    @overload
    def col_sum(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Series]]]: ...
    @overload
    def col_sum(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Series]]]: ...
    @documented_as(operations.Statistics.col_sum)
    def col_sum(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the sum of each column of a matrix."""
        return self._sender.envelope(endpoints.STATISTICS_COL_SUM, {"a": a}, options)

    @overload
    def mat_sum(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[NumberResult]]: ...
    @overload
    def mat_sum(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[NumberResult]]: ...
    @documented_as(operations.Statistics.mat_sum)
    def mat_sum(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the sum of all entries of a matrix."""
        return self._sender.envelope(endpoints.STATISTICS_MAT_SUM, {"a": a}, options)

    @overload
    def row_mean(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Numbers]]]: ...
    @overload
    def row_mean(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Numbers]]]: ...
    @overload
    def row_mean(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Array]]]: ...
    @overload
    def row_mean(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Array]]]: ...
    @overload
    def row_mean(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Series]]]: ...
    @overload
    def row_mean(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Series]]]: ...
    @documented_as(operations.Statistics.row_mean)
    def row_mean(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the arithmetic mean of each row of a matrix."""
        return self._sender.envelope(endpoints.STATISTICS_ROW_MEAN, {"a": a}, options)

    @overload
    def col_mean(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Numbers]]]: ...
    @overload
    def col_mean(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Numbers]]]: ...
    @overload
    def col_mean(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Array]]]: ...
    @overload
    def col_mean(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Array]]]: ...
    @overload
    def col_mean(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Series]]]: ...
    @overload
    def col_mean(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Series]]]: ...
    @documented_as(operations.Statistics.col_mean)
    def col_mean(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the arithmetic mean of each column of a matrix."""
        return self._sender.envelope(endpoints.STATISTICS_COL_MEAN, {"a": a}, options)

    @overload
    def mat_mean(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[NumberResult]]: ...
    @overload
    def mat_mean(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[NumberResult]]: ...
    @documented_as(operations.Statistics.mat_mean)
    def mat_mean(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the arithmetic mean of all entries of a matrix."""
        return self._sender.envelope(endpoints.STATISTICS_MAT_MEAN, {"a": a}, options)

    @overload
    def row_median(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Numbers]]]: ...
    @overload
    def row_median(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Numbers]]]: ...
    @overload
    def row_median(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Array]]]: ...
    @overload
    def row_median(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Array]]]: ...
    @overload
    def row_median(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Series]]]: ...
    @overload
    def row_median(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Series]]]: ...
    @documented_as(operations.Statistics.row_median)
    def row_median(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the median, the middle number in order of size, of each row of a matrix."""
        return self._sender.envelope(endpoints.STATISTICS_ROW_MEDIAN, {"a": a}, options)

    @overload
    def col_median(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Numbers]]]: ...
    @overload
    def col_median(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Numbers]]]: ...
    @overload
    def col_median(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Array]]]: ...
    @overload
    def col_median(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Array]]]: ...
    @overload
    def col_median(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Series]]]: ...
    @overload
    def col_median(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Series]]]: ...
    @documented_as(operations.Statistics.col_median)
    def col_median(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the median, the middle number in order of size, of each column of a matrix."""
        return self._sender.envelope(endpoints.STATISTICS_COL_MEDIAN, {"a": a}, options)

    @overload
    def mat_median(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[NumberResult]]: ...
    @overload
    def mat_median(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[NumberResult]]: ...
    @documented_as(operations.Statistics.mat_median)
    def mat_median(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the median, the middle number in order of size, of all entries of a matrix."""
        return self._sender.envelope(endpoints.STATISTICS_MAT_MEDIAN, {"a": a}, options)

    @overload
    def row_var(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[StatisticsRowVarLiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Numbers]]]: ...
    @overload
    def row_var(
        self, a: Rows, **options: Unpack[StatisticsRowVarOptions]
    ) -> Question[Envelope[VectorResult[Numbers]]]: ...
    @overload
    def row_var(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[StatisticsRowVarLiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Array]]]: ...
    @overload
    def row_var(
        self, a: Array, **options: Unpack[StatisticsRowVarOptions]
    ) -> Question[Envelope[VectorResult[Array]]]: ...
    @overload
    def row_var(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[StatisticsRowVarLiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Series]]]: ...
    @overload
    def row_var(
        self, a: Framed, **options: Unpack[StatisticsRowVarOptions]
    ) -> Question[Envelope[VectorResult[Series]]]: ...
    @documented_as(operations.Statistics.row_var)
    def row_var(self, a: Matrix, **options: Unpack[StatisticsRowVarOptions]) -> Any:
        """Finds the variance of each row of a matrix."""
        return self._sender.envelope(endpoints.STATISTICS_ROW_VAR, {"a": a}, options)

    @overload
    def col_var(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[StatisticsColVarLiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Numbers]]]: ...
    @overload
    def col_var(
        self, a: Rows, **options: Unpack[StatisticsColVarOptions]
    ) -> Question[Envelope[VectorResult[Numbers]]]: ...
    @overload
    def col_var(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[StatisticsColVarLiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Array]]]: ...
    @overload
    def col_var(
        self, a: Array, **options: Unpack[StatisticsColVarOptions]
    ) -> Question[Envelope[VectorResult[Array]]]: ...
    @overload
    def col_var(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[StatisticsColVarLiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Series]]]: ...
    @overload
    def col_var(
        self, a: Framed, **options: Unpack[StatisticsColVarOptions]
    ) -> Question[Envelope[VectorResult[Series]]]: ...
    @documented_as(operations.Statistics.col_var)
    def col_var(self, a: Matrix, **options: Unpack[StatisticsColVarOptions]) -> Any:
        """Finds the variance of each column of a matrix."""
        return self._sender.envelope(endpoints.STATISTICS_COL_VAR, {"a": a}, options)

    @overload
    def mat_var(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[StatisticsMatVarLiteOptions]
    ) -> Question[LiteEnvelope[NumberResult]]: ...
    @overload
    def mat_var(self, a: Matrix, **options: Unpack[StatisticsMatVarOptions]) -> Question[Envelope[NumberResult]]: ...
    @documented_as(operations.Statistics.mat_var)
    def mat_var(self, a: Matrix, **options: Unpack[StatisticsMatVarOptions]) -> Any:
        """Finds the variance of all entries of a matrix."""
        return self._sender.envelope(endpoints.STATISTICS_MAT_VAR, {"a": a}, options)

    @overload
    def row_std(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[StatisticsRowStdLiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Numbers]]]: ...
    @overload
    def row_std(
        self, a: Rows, **options: Unpack[StatisticsRowStdOptions]
    ) -> Question[Envelope[VectorResult[Numbers]]]: ...
    @overload
    def row_std(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[StatisticsRowStdLiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Array]]]: ...
    @overload
    def row_std(
        self, a: Array, **options: Unpack[StatisticsRowStdOptions]
    ) -> Question[Envelope[VectorResult[Array]]]: ...
    @overload
    def row_std(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[StatisticsRowStdLiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Series]]]: ...
    @overload
    def row_std(
        self, a: Framed, **options: Unpack[StatisticsRowStdOptions]
    ) -> Question[Envelope[VectorResult[Series]]]: ...
    @documented_as(operations.Statistics.row_std)
    def row_std(self, a: Matrix, **options: Unpack[StatisticsRowStdOptions]) -> Any:
        """Finds the standard deviation of each row of a matrix."""
        return self._sender.envelope(endpoints.STATISTICS_ROW_STD, {"a": a}, options)

    @overload
    def col_std(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[StatisticsColStdLiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Numbers]]]: ...
    @overload
    def col_std(
        self, a: Rows, **options: Unpack[StatisticsColStdOptions]
    ) -> Question[Envelope[VectorResult[Numbers]]]: ...
    @overload
    def col_std(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[StatisticsColStdLiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Array]]]: ...
    @overload
    def col_std(
        self, a: Array, **options: Unpack[StatisticsColStdOptions]
    ) -> Question[Envelope[VectorResult[Array]]]: ...
    @overload
    def col_std(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[StatisticsColStdLiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Series]]]: ...
    @overload
    def col_std(
        self, a: Framed, **options: Unpack[StatisticsColStdOptions]
    ) -> Question[Envelope[VectorResult[Series]]]: ...
    @documented_as(operations.Statistics.col_std)
    def col_std(self, a: Matrix, **options: Unpack[StatisticsColStdOptions]) -> Any:
        """Finds the standard deviation of each column of a matrix."""
        return self._sender.envelope(endpoints.STATISTICS_COL_STD, {"a": a}, options)

    @overload
    def mat_std(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[StatisticsMatStdLiteOptions]
    ) -> Question[LiteEnvelope[NumberResult]]: ...
    @overload
    def mat_std(self, a: Matrix, **options: Unpack[StatisticsMatStdOptions]) -> Question[Envelope[NumberResult]]: ...
    @documented_as(operations.Statistics.mat_std)
    def mat_std(self, a: Matrix, **options: Unpack[StatisticsMatStdOptions]) -> Any:
        """Finds the standard deviation of all entries of a matrix."""
        return self._sender.envelope(endpoints.STATISTICS_MAT_STD, {"a": a}, options)

    @overload
    def covariance(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[StatisticsCovarianceLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def covariance(
        self, a: Rows, **options: Unpack[StatisticsCovarianceOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def covariance(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[StatisticsCovarianceLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def covariance(
        self, a: Array, **options: Unpack[StatisticsCovarianceOptions]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def covariance(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[StatisticsCovarianceLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def covariance(
        self, a: Framed, **options: Unpack[StatisticsCovarianceOptions]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.Statistics.covariance)
    def covariance(self, a: Matrix, **options: Unpack[StatisticsCovarianceOptions]) -> Any:
        """Finds the covariances of the columns of a matrix, whose rows are observations."""
        return self._sender.envelope(endpoints.STATISTICS_COVARIANCE, {"a": a}, options)

    @overload
    def correlation(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def correlation(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def correlation(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def correlation(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def correlation(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def correlation(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.Statistics.correlation)
    def correlation(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the correlations of the columns of a matrix, whose rows are observations."""
        return self._sender.envelope(endpoints.STATISTICS_CORRELATION, {"a": a}, options)


class AskedCompactStatistics:
    """Matrix statistics, compact. Describe the rows, the columns or all entries of a matrix by their extremes,
    centre and spread.
    """

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @overload
    def row_min(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Question[Compact[Numbers, Texts]]: ...
    @overload
    def row_min(self, a: Array, **options: Unpack[CompactOptions]) -> Question[Compact[Array, Texts]]: ...
    @overload
    def row_min(self, a: Framed, **options: Unpack[CompactOptions]) -> Question[Compact[Series, Texts]]: ...
    @documented_as(operations.CompactStatistics.row_min)
    def row_min(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the minimum, the smallest entry, of each row of a matrix."""
        return self._sender.compact(endpoints.COMPACT_STATISTICS_ROW_MIN, {"a": a}, options)

    @overload
    def col_min(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Question[Compact[Numbers, Texts]]: ...
    @overload
    def col_min(self, a: Array, **options: Unpack[CompactOptions]) -> Question[Compact[Array, Texts]]: ...
    @overload
    def col_min(self, a: Framed, **options: Unpack[CompactOptions]) -> Question[Compact[Series, Texts]]: ...
    @documented_as(operations.CompactStatistics.col_min)
    def col_min(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the minimum, the smallest entry, of each column of a matrix."""
        return self._sender.compact(endpoints.COMPACT_STATISTICS_COL_MIN, {"a": a}, options)

    @documented_as(operations.CompactStatistics.mat_min)
    def mat_min(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Question[Compact[float, str]]:
        """Finds the minimum, the smallest entry, of all entries of a matrix."""
        reply: Question[Compact[float, str]] = self._sender.compact(endpoints.COMPACT_STATISTICS_MAT_MIN, {"a": a}, options)
        return reply

    @overload
    def row_max(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Question[Compact[Numbers, Texts]]: ...
    @overload
    def row_max(self, a: Array, **options: Unpack[CompactOptions]) -> Question[Compact[Array, Texts]]: ...
    @overload
    def row_max(self, a: Framed, **options: Unpack[CompactOptions]) -> Question[Compact[Series, Texts]]: ...
    @documented_as(operations.CompactStatistics.row_max)
    def row_max(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the maximum, the largest entry, of each row of a matrix."""
        return self._sender.compact(endpoints.COMPACT_STATISTICS_ROW_MAX, {"a": a}, options)

    @overload
    def col_max(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Question[Compact[Numbers, Texts]]: ...
    @overload
    def col_max(self, a: Array, **options: Unpack[CompactOptions]) -> Question[Compact[Array, Texts]]: ...
    @overload
    def col_max(self, a: Framed, **options: Unpack[CompactOptions]) -> Question[Compact[Series, Texts]]: ...
    @documented_as(operations.CompactStatistics.col_max)
    def col_max(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the maximum, the largest entry, of each column of a matrix."""
        return self._sender.compact(endpoints.COMPACT_STATISTICS_COL_MAX, {"a": a}, options)

    @documented_as(operations.CompactStatistics.mat_max)
    def mat_max(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Question[Compact[float, str]]:
        """Finds the maximum, the largest entry, of all entries of a matrix."""
        reply: Question[Compact[float, str]] = self._sender.compact(endpoints.COMPACT_STATISTICS_MAT_MAX, {"a": a}, options)
        return reply

    @overload
    def row_sum(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Question[Compact[Numbers, Texts]]: ...
    @overload
    def row_sum(self, a: Array, **options: Unpack[CompactOptions]) -> Question[Compact[Array, Texts]]: ...
    @overload
    def row_sum(self, a: Framed, **options: Unpack[CompactOptions]) -> Question[Compact[Series, Texts]]: ...
    @documented_as(operations.CompactStatistics.row_sum)
    def row_sum(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the sum of each row of a matrix."""
        return self._sender.compact(endpoints.COMPACT_STATISTICS_ROW_SUM, {"a": a}, options)

    @overload
    def col_sum(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Question[Compact[Numbers, Texts]]: ...
    @overload
    def col_sum(self, a: Array, **options: Unpack[CompactOptions]) -> Question[Compact[Array, Texts]]: ...
    @overload
    def col_sum(self, a: Framed, **options: Unpack[CompactOptions]) -> Question[Compact[Series, Texts]]: ...
    @documented_as(operations.CompactStatistics.col_sum)
    def col_sum(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the sum of each column of a matrix."""
        return self._sender.compact(endpoints.COMPACT_STATISTICS_COL_SUM, {"a": a}, options)

    @documented_as(operations.CompactStatistics.mat_sum)
    def mat_sum(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Question[Compact[float, str]]:
        """Finds the sum of all entries of a matrix."""
        reply: Question[Compact[float, str]] = self._sender.compact(endpoints.COMPACT_STATISTICS_MAT_SUM, {"a": a}, options)
        return reply

    @overload
    def row_mean(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Question[Compact[Numbers, Texts]]: ...
    @overload
    def row_mean(self, a: Array, **options: Unpack[CompactOptions]) -> Question[Compact[Array, Texts]]: ...
    @overload
    def row_mean(self, a: Framed, **options: Unpack[CompactOptions]) -> Question[Compact[Series, Texts]]: ...
    @documented_as(operations.CompactStatistics.row_mean)
    def row_mean(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the arithmetic mean of each row of a matrix."""
        return self._sender.compact(endpoints.COMPACT_STATISTICS_ROW_MEAN, {"a": a}, options)

    @overload
    def col_mean(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Question[Compact[Numbers, Texts]]: ...
    @overload
    def col_mean(self, a: Array, **options: Unpack[CompactOptions]) -> Question[Compact[Array, Texts]]: ...
    @overload
    def col_mean(self, a: Framed, **options: Unpack[CompactOptions]) -> Question[Compact[Series, Texts]]: ...
    @documented_as(operations.CompactStatistics.col_mean)
    def col_mean(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the arithmetic mean of each column of a matrix."""
        return self._sender.compact(endpoints.COMPACT_STATISTICS_COL_MEAN, {"a": a}, options)

    @documented_as(operations.CompactStatistics.mat_mean)
    def mat_mean(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Question[Compact[float, str]]:
        """Finds the arithmetic mean of all entries of a matrix."""
        reply: Question[Compact[float, str]] = self._sender.compact(endpoints.COMPACT_STATISTICS_MAT_MEAN, {"a": a}, options)
        return reply

    @overload
    def row_median(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Question[Compact[Numbers, Texts]]: ...
    @overload
    def row_median(self, a: Array, **options: Unpack[CompactOptions]) -> Question[Compact[Array, Texts]]: ...
    @overload
    def row_median(self, a: Framed, **options: Unpack[CompactOptions]) -> Question[Compact[Series, Texts]]: ...
    @documented_as(operations.CompactStatistics.row_median)
    def row_median(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the median, the middle number in order of size, of each row of a matrix."""
        return self._sender.compact(endpoints.COMPACT_STATISTICS_ROW_MEDIAN, {"a": a}, options)

    @overload
    def col_median(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Question[Compact[Numbers, Texts]]: ...
    @overload
    def col_median(self, a: Array, **options: Unpack[CompactOptions]) -> Question[Compact[Array, Texts]]: ...
    @overload
    def col_median(self, a: Framed, **options: Unpack[CompactOptions]) -> Question[Compact[Series, Texts]]: ...
    @documented_as(operations.CompactStatistics.col_median)
    def col_median(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the median, the middle number in order of size, of each column of a matrix."""
        return self._sender.compact(endpoints.COMPACT_STATISTICS_COL_MEDIAN, {"a": a}, options)

    @documented_as(operations.CompactStatistics.mat_median)
    def mat_median(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Question[Compact[float, str]]:
        """Finds the median, the middle number in order of size, of all entries of a matrix."""
        reply: Question[Compact[float, str]] = self._sender.compact(endpoints.COMPACT_STATISTICS_MAT_MEDIAN, {"a": a}, options)
        return reply

    @overload
    def row_var(
        self, a: PlainRows, **options: Unpack[CompactStatisticsRowVarOptions]
    ) -> Question[Compact[Numbers, Texts]]: ...
    @overload
    def row_var(
        self, a: Array, **options: Unpack[CompactStatisticsRowVarOptions]
    ) -> Question[Compact[Array, Texts]]: ...
    @overload
    def row_var(
        self, a: Framed, **options: Unpack[CompactStatisticsRowVarOptions]
    ) -> Question[Compact[Series, Texts]]: ...
    @documented_as(operations.CompactStatistics.row_var)
    def row_var(self, a: PlainMatrix, **options: Unpack[CompactStatisticsRowVarOptions]) -> Any:
        """Finds the variance of each row of a matrix."""
        return self._sender.compact(endpoints.COMPACT_STATISTICS_ROW_VAR, {"a": a}, options)

    @overload
    def col_var(
        self, a: PlainRows, **options: Unpack[CompactStatisticsColVarOptions]
    ) -> Question[Compact[Numbers, Texts]]: ...
    @overload
    def col_var(
        self, a: Array, **options: Unpack[CompactStatisticsColVarOptions]
    ) -> Question[Compact[Array, Texts]]: ...
    @overload
    def col_var(
        self, a: Framed, **options: Unpack[CompactStatisticsColVarOptions]
    ) -> Question[Compact[Series, Texts]]: ...
    @documented_as(operations.CompactStatistics.col_var)
    def col_var(self, a: PlainMatrix, **options: Unpack[CompactStatisticsColVarOptions]) -> Any:
        """Finds the variance of each column of a matrix."""
        return self._sender.compact(endpoints.COMPACT_STATISTICS_COL_VAR, {"a": a}, options)

    @documented_as(operations.CompactStatistics.mat_var)
    def mat_var(
        self, a: PlainMatrix, **options: Unpack[CompactStatisticsMatVarOptions]
    ) -> Question[Compact[float, str]]:
        """Finds the variance of all entries of a matrix."""
        reply: Question[Compact[float, str]] = self._sender.compact(endpoints.COMPACT_STATISTICS_MAT_VAR, {"a": a}, options)
        return reply

    @overload
    def row_std(
        self, a: PlainRows, **options: Unpack[CompactStatisticsRowStdOptions]
    ) -> Question[Compact[Numbers, Texts]]: ...
    @overload
    def row_std(
        self, a: Array, **options: Unpack[CompactStatisticsRowStdOptions]
    ) -> Question[Compact[Array, Texts]]: ...
    @overload
    def row_std(
        self, a: Framed, **options: Unpack[CompactStatisticsRowStdOptions]
    ) -> Question[Compact[Series, Texts]]: ...
    @documented_as(operations.CompactStatistics.row_std)
    def row_std(self, a: PlainMatrix, **options: Unpack[CompactStatisticsRowStdOptions]) -> Any:
        """Finds the standard deviation of each row of a matrix."""
        return self._sender.compact(endpoints.COMPACT_STATISTICS_ROW_STD, {"a": a}, options)

    @overload
    def col_std(
        self, a: PlainRows, **options: Unpack[CompactStatisticsColStdOptions]
    ) -> Question[Compact[Numbers, Texts]]: ...
    @overload
    def col_std(
        self, a: Array, **options: Unpack[CompactStatisticsColStdOptions]
    ) -> Question[Compact[Array, Texts]]: ...
    @overload
    def col_std(
        self, a: Framed, **options: Unpack[CompactStatisticsColStdOptions]
    ) -> Question[Compact[Series, Texts]]: ...
    @documented_as(operations.CompactStatistics.col_std)
    def col_std(self, a: PlainMatrix, **options: Unpack[CompactStatisticsColStdOptions]) -> Any:
        """Finds the standard deviation of each column of a matrix."""
        return self._sender.compact(endpoints.COMPACT_STATISTICS_COL_STD, {"a": a}, options)

    @documented_as(operations.CompactStatistics.mat_std)
    def mat_std(
        self, a: PlainMatrix, **options: Unpack[CompactStatisticsMatStdOptions]
    ) -> Question[Compact[float, str]]:
        """Finds the standard deviation of all entries of a matrix."""
        reply: Question[Compact[float, str]] = self._sender.compact(endpoints.COMPACT_STATISTICS_MAT_STD, {"a": a}, options)
        return reply

    @overload
    def covariance(
        self, a: PlainRows, **options: Unpack[CompactStatisticsCovarianceOptions]
    ) -> Question[Compact[NumberRows, TextRows]]: ...
    @overload
    def covariance(
        self, a: Array, **options: Unpack[CompactStatisticsCovarianceOptions]
    ) -> Question[Compact[Array, TextRows]]: ...
    @overload
    def covariance(
        self, a: Framed, **options: Unpack[CompactStatisticsCovarianceOptions]
    ) -> Question[Compact[Frame, TextRows]]: ...
    @documented_as(operations.CompactStatistics.covariance)
    def covariance(self, a: PlainMatrix, **options: Unpack[CompactStatisticsCovarianceOptions]) -> Any:
        """Finds the covariances of the columns of a matrix, whose rows are observations."""
        return self._sender.compact(endpoints.COMPACT_STATISTICS_COVARIANCE, {"a": a}, options)

    @overload
    def correlation(
        self, a: PlainRows, **options: Unpack[CompactOptions]
    ) -> Question[Compact[NumberRows, TextRows]]: ...
    @overload
    def correlation(self, a: Array, **options: Unpack[CompactOptions]) -> Question[Compact[Array, TextRows]]: ...
    @overload
    def correlation(self, a: Framed, **options: Unpack[CompactOptions]) -> Question[Compact[Frame, TextRows]]: ...
    @documented_as(operations.CompactStatistics.correlation)
    def correlation(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the correlations of the columns of a matrix, whose rows are observations."""
        return self._sender.compact(endpoints.COMPACT_STATISTICS_CORRELATION, {"a": a}, options)

    @overload
    def by_type(
        self, a: PlainRows, type: Literal["row-min", "col-min", "row-max", "col-max", "row-sum", "col-sum", "row-mean", "col-mean", "row-median", "col-median", "row-var", "col-var", "row-std", "col-std"], **options: Unpack[CompactStatisticsByTypeOptions]
    ) -> Question[Compact[Numbers, Texts]]: ...
    @overload
    def by_type(
        self, a: Array, type: Literal["row-min", "col-min", "row-max", "col-max", "row-sum", "col-sum", "row-mean", "col-mean", "row-median", "col-median", "row-var", "col-var", "row-std", "col-std"], **options: Unpack[CompactStatisticsByTypeOptions]
    ) -> Question[Compact[Array, Texts]]: ...
    @overload
    def by_type(
        self, a: Framed, type: Literal["row-min", "col-min", "row-max", "col-max", "row-sum", "col-sum", "row-mean", "col-mean", "row-median", "col-median", "row-var", "col-var", "row-std", "col-std"], **options: Unpack[CompactStatisticsByTypeOptions]
    ) -> Question[Compact[Series, Texts]]: ...
    @overload
    def by_type(
        self, a: PlainMatrix, type: Literal["mat-min", "mat-max", "mat-sum", "mat-mean", "mat-median", "mat-var", "mat-std"], **options: Unpack[CompactStatisticsByTypeOptions]
    ) -> Question[Compact[float, str]]: ...
    @overload
    def by_type(
        self, a: PlainMatrix, type: Literal["all"], **options: Unpack[CompactStatisticsByTypeOptions]
    ) -> Question[Compact[Answers, Any]]: ...
    @documented_as(operations.CompactStatistics.by_type)
    def by_type(
        self, a: PlainMatrix, type: Literal["all", "row-min", "col-min", "mat-min", "row-max", "col-max", "mat-max", "row-sum", "col-sum", "mat-sum", "row-mean", "col-mean", "mat-mean", "row-median", "col-median", "mat-median", "row-var", "col-var", "mat-var", "row-std", "col-std", "mat-std"], **options: Unpack[CompactStatisticsByTypeOptions]
    ) -> Any:
        """Describe the rows, the columns or all entries of a matrix by their extremes, centre and spread."""
        return self._sender.compact(endpoints.COMPACT_STATISTICS_BY_TYPE, {"a": a, "type": type}, options)


class AskedMatrices:
    """Square matrices. Determinant, trace, inverse, multiples and properties of matrices."""

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @overload
    def determinant_2x2(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[MatricesDeterminant2x2LiteOptions]
    ) -> Question[LiteEnvelope[NumberResult]]: ...
    @overload
    def determinant_2x2(
        self, a: Matrix, **options: Unpack[MatricesDeterminant2x2Options]
    ) -> Question[Envelope[NumberResult]]: ...
    @documented_as(operations.Matrices.determinant_2x2)
    def determinant_2x2(self, a: Matrix, **options: Unpack[MatricesDeterminant2x2Options]) -> Any:
        """Works out the determinant of a 2x2 matrix."""
        return self._sender.envelope(endpoints.MATRICES_DETERMINANT_2X2, {"a": a}, options)

    @overload
    def determinant_3x3(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[MatricesDeterminant3x3LiteOptions]
    ) -> Question[LiteEnvelope[NumberResult]]: ...
    @overload
    def determinant_3x3(
        self, a: Matrix, **options: Unpack[MatricesDeterminant3x3Options]
    ) -> Question[Envelope[NumberResult]]: ...
    @documented_as(operations.Matrices.determinant_3x3)
    def determinant_3x3(self, a: Matrix, **options: Unpack[MatricesDeterminant3x3Options]) -> Any:
        """Works out the determinant of a 3x3 matrix."""
        return self._sender.envelope(endpoints.MATRICES_DETERMINANT_3X3, {"a": a}, options)

    @overload
    def determinant_nxn(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[MatricesDeterminantNxnLiteOptions]
    ) -> Question[LiteEnvelope[NumberResult]]: ...
    @overload
    def determinant_nxn(
        self, a: Matrix, **options: Unpack[MatricesDeterminantNxnOptions]
    ) -> Question[Envelope[NumberResult]]: ...
    @documented_as(operations.Matrices.determinant_nxn)
    def determinant_nxn(self, a: Matrix, **options: Unpack[MatricesDeterminantNxnOptions]) -> Any:
        """Works out the determinant of a square matrix of any size."""
        return self._sender.envelope(endpoints.MATRICES_DETERMINANT_NXN, {"a": a}, options)

    @overload
    def trace(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[NumberResult]]: ...
    @overload
    def trace(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[NumberResult]]: ...
    @documented_as(operations.Matrices.trace)
    def trace(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Adds the entries on the main diagonal of a square matrix."""
        return self._sender.envelope(endpoints.MATRICES_TRACE, {"a": a}, options)

    @overload
    def inverse_2x2(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[MatricesInverse2x2LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def inverse_2x2(
        self, a: Rows, **options: Unpack[MatricesInverse2x2Options]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def inverse_2x2(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[MatricesInverse2x2LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def inverse_2x2(
        self, a: Array, **options: Unpack[MatricesInverse2x2Options]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def inverse_2x2(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[MatricesInverse2x2LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def inverse_2x2(
        self, a: Framed, **options: Unpack[MatricesInverse2x2Options]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.Matrices.inverse_2x2)
    def inverse_2x2(self, a: Matrix, **options: Unpack[MatricesInverse2x2Options]) -> Any:
        """Finds the inverse of a 2x2 matrix."""
        return self._sender.envelope(endpoints.MATRICES_INVERSE_2X2, {"a": a}, options)

    @overload
    def inverse_3x3(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[MatricesInverse3x3LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def inverse_3x3(
        self, a: Rows, **options: Unpack[MatricesInverse3x3Options]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def inverse_3x3(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[MatricesInverse3x3LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def inverse_3x3(
        self, a: Array, **options: Unpack[MatricesInverse3x3Options]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def inverse_3x3(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[MatricesInverse3x3LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def inverse_3x3(
        self, a: Framed, **options: Unpack[MatricesInverse3x3Options]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.Matrices.inverse_3x3)
    def inverse_3x3(self, a: Matrix, **options: Unpack[MatricesInverse3x3Options]) -> Any:
        """Finds the inverse of a 3x3 matrix."""
        return self._sender.envelope(endpoints.MATRICES_INVERSE_3X3, {"a": a}, options)

    @overload
    def inverse_nxn(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[MatricesInverseNxnLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def inverse_nxn(
        self, a: Rows, **options: Unpack[MatricesInverseNxnOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def inverse_nxn(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[MatricesInverseNxnLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def inverse_nxn(
        self, a: Array, **options: Unpack[MatricesInverseNxnOptions]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def inverse_nxn(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[MatricesInverseNxnLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def inverse_nxn(
        self, a: Framed, **options: Unpack[MatricesInverseNxnOptions]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.Matrices.inverse_nxn)
    def inverse_nxn(self, a: Matrix, **options: Unpack[MatricesInverseNxnOptions]) -> Any:
        """Finds the inverse of a square matrix of any size."""
        return self._sender.envelope(endpoints.MATRICES_INVERSE_NXN, {"a": a}, options)

    @overload
    def scalar_multiple(  # type: ignore[overload-overlap]
        self, a: Rows, scalar: Entry, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def scalar_multiple(
        self, a: Rows, scalar: Entry, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def scalar_multiple(  # type: ignore[overload-overlap]
        self, a: Array, scalar: Entry, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def scalar_multiple(
        self, a: Array, scalar: Entry, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def scalar_multiple(  # type: ignore[overload-overlap]
        self, a: Framed, scalar: Entry, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def scalar_multiple(
        self, a: Framed, scalar: Entry, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.Matrices.scalar_multiple)
    def scalar_multiple(self, a: Matrix, scalar: Entry, **options: Unpack[EnvelopeOptions]) -> Any:
        """Multiplies every entry of a matrix by one number."""
        return self._sender.envelope(endpoints.MATRICES_SCALAR_MULTIPLE, {"a": a, "scalar": scalar}, options)

    @overload
    def minors(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[MatricesMinorsLiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def minors(self, a: Matrix, **options: Unpack[MatricesMinorsOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Matrices.minors)
    def minors(self, a: Matrix, **options: Unpack[MatricesMinorsOptions]) -> Any:
        """Finds the minor of one place of a square matrix with its cofactor, or the matrix of all minors."""
        return self._sender.envelope(endpoints.MATRICES_MINORS, {"a": a}, options)

    @overload
    def cofactors(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def cofactors(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def cofactors(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def cofactors(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def cofactors(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def cofactors(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.Matrices.cofactors)
    def cofactors(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds all cofactors of a square matrix: the minors with the signs of a chessboard."""
        return self._sender.envelope(endpoints.MATRICES_COFACTORS, {"a": a}, options)

    @overload
    def adjugate(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def adjugate(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def adjugate(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def adjugate(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def adjugate(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def adjugate(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.Matrices.adjugate)
    def adjugate(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the adjugate of a square matrix: its matrix of cofactors, transposed."""
        return self._sender.envelope(endpoints.MATRICES_ADJUGATE, {"a": a}, options)

    @overload
    def power(  # type: ignore[overload-overlap]
        self, a: Rows, k: int, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def power(
        self, a: Rows, k: int, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def power(  # type: ignore[overload-overlap]
        self, a: Array, k: int, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def power(
        self, a: Array, k: int, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def power(  # type: ignore[overload-overlap]
        self, a: Framed, k: int, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def power(
        self, a: Framed, k: int, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.Matrices.power)
    def power(self, a: Matrix, k: int, **options: Unpack[EnvelopeOptions]) -> Any:
        """Raises a square matrix to a whole power; negative exponents take the inverse."""
        return self._sender.envelope(endpoints.MATRICES_POWER, {"a": a, "k": k}, options)

    @overload
    def classify(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[MatricesClassifyLiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def classify(self, a: Matrix, **options: Unpack[MatricesClassifyOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Matrices.classify)
    def classify(self, a: Matrix, **options: Unpack[MatricesClassifyOptions]) -> Any:
        """Tells which of the usual properties a matrix has, from symmetric to stochastic, with a reason for each."""
        return self._sender.envelope(endpoints.MATRICES_CLASSIFY, {"a": a}, options)


class AskedCompactMatrices:
    """Square matrices, compact. Determinant, trace, inverse, multiples and properties of matrices."""

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @documented_as(operations.CompactMatrices.determinant_2x2)
    def determinant_2x2(
        self, a: PlainMatrix, **options: Unpack[CompactMatricesDeterminant2x2Options]
    ) -> Question[Compact[float, str]]:
        """Works out the determinant of a 2x2 matrix."""
        reply: Question[Compact[float, str]] = self._sender.compact(endpoints.COMPACT_MATRICES_DETERMINANT_2X2, {"a": a}, options)
        return reply

    @documented_as(operations.CompactMatrices.determinant_3x3)
    def determinant_3x3(
        self, a: PlainMatrix, **options: Unpack[CompactMatricesDeterminant3x3Options]
    ) -> Question[Compact[float, str]]:
        """Works out the determinant of a 3x3 matrix."""
        reply: Question[Compact[float, str]] = self._sender.compact(endpoints.COMPACT_MATRICES_DETERMINANT_3X3, {"a": a}, options)
        return reply

    @documented_as(operations.CompactMatrices.determinant_nxn)
    def determinant_nxn(
        self, a: PlainMatrix, **options: Unpack[CompactMatricesDeterminantNxnOptions]
    ) -> Question[Compact[float, str]]:
        """Works out the determinant of a square matrix of any size."""
        reply: Question[Compact[float, str]] = self._sender.compact(endpoints.COMPACT_MATRICES_DETERMINANT_NXN, {"a": a}, options)
        return reply

    @documented_as(operations.CompactMatrices.trace)
    def trace(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Question[Compact[float, str]]:
        """Adds the entries on the main diagonal of a square matrix."""
        reply: Question[Compact[float, str]] = self._sender.compact(endpoints.COMPACT_MATRICES_TRACE, {"a": a}, options)
        return reply

    @overload
    def inverse_2x2(
        self, a: PlainRows, **options: Unpack[CompactMatricesInverse2x2Options]
    ) -> Question[Compact[NumberRows, TextRows]]: ...
    @overload
    def inverse_2x2(
        self, a: Array, **options: Unpack[CompactMatricesInverse2x2Options]
    ) -> Question[Compact[Array, TextRows]]: ...
    @overload
    def inverse_2x2(
        self, a: Framed, **options: Unpack[CompactMatricesInverse2x2Options]
    ) -> Question[Compact[Frame, TextRows]]: ...
    @documented_as(operations.CompactMatrices.inverse_2x2)
    def inverse_2x2(self, a: PlainMatrix, **options: Unpack[CompactMatricesInverse2x2Options]) -> Any:
        """Finds the inverse of a 2x2 matrix."""
        return self._sender.compact(endpoints.COMPACT_MATRICES_INVERSE_2X2, {"a": a}, options)

    @overload
    def inverse_3x3(
        self, a: PlainRows, **options: Unpack[CompactMatricesInverse3x3Options]
    ) -> Question[Compact[NumberRows, TextRows]]: ...
    @overload
    def inverse_3x3(
        self, a: Array, **options: Unpack[CompactMatricesInverse3x3Options]
    ) -> Question[Compact[Array, TextRows]]: ...
    @overload
    def inverse_3x3(
        self, a: Framed, **options: Unpack[CompactMatricesInverse3x3Options]
    ) -> Question[Compact[Frame, TextRows]]: ...
    @documented_as(operations.CompactMatrices.inverse_3x3)
    def inverse_3x3(self, a: PlainMatrix, **options: Unpack[CompactMatricesInverse3x3Options]) -> Any:
        """Finds the inverse of a 3x3 matrix."""
        return self._sender.compact(endpoints.COMPACT_MATRICES_INVERSE_3X3, {"a": a}, options)

    @overload
    def inverse_nxn(
        self, a: PlainRows, **options: Unpack[CompactMatricesInverseNxnOptions]
    ) -> Question[Compact[NumberRows, TextRows]]: ...
    @overload
    def inverse_nxn(
        self, a: Array, **options: Unpack[CompactMatricesInverseNxnOptions]
    ) -> Question[Compact[Array, TextRows]]: ...
    @overload
    def inverse_nxn(
        self, a: Framed, **options: Unpack[CompactMatricesInverseNxnOptions]
    ) -> Question[Compact[Frame, TextRows]]: ...
    @documented_as(operations.CompactMatrices.inverse_nxn)
    def inverse_nxn(self, a: PlainMatrix, **options: Unpack[CompactMatricesInverseNxnOptions]) -> Any:
        """Finds the inverse of a square matrix of any size."""
        return self._sender.compact(endpoints.COMPACT_MATRICES_INVERSE_NXN, {"a": a}, options)

    @overload
    def scalar_multiple(
        self, a: PlainRows, scalar: PlainEntry, **options: Unpack[CompactOptions]
    ) -> Question[Compact[NumberRows, TextRows]]: ...
    @overload
    def scalar_multiple(
        self, a: Array, scalar: PlainEntry, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Array, TextRows]]: ...
    @overload
    def scalar_multiple(
        self, a: Framed, scalar: PlainEntry, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Frame, TextRows]]: ...
    @documented_as(operations.CompactMatrices.scalar_multiple)
    def scalar_multiple(self, a: PlainMatrix, scalar: PlainEntry, **options: Unpack[CompactOptions]) -> Any:
        """Multiplies every entry of a matrix by one number."""
        return self._sender.compact(endpoints.COMPACT_MATRICES_SCALAR_MULTIPLE, {"a": a, "scalar": scalar}, options)

    @documented_as(operations.CompactMatrices.minors)
    def minors(
        self, a: PlainMatrix, **options: Unpack[CompactMatricesMinorsOptions]
    ) -> Question[Compact[Answers, Any]]:
        """Finds the minor of one place of a square matrix with its cofactor, or the matrix of all minors."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_MATRICES_MINORS, {"a": a}, options)
        return reply

    @overload
    def cofactors(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Question[Compact[NumberRows, TextRows]]: ...
    @overload
    def cofactors(self, a: Array, **options: Unpack[CompactOptions]) -> Question[Compact[Array, TextRows]]: ...
    @overload
    def cofactors(self, a: Framed, **options: Unpack[CompactOptions]) -> Question[Compact[Frame, TextRows]]: ...
    @documented_as(operations.CompactMatrices.cofactors)
    def cofactors(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds all cofactors of a square matrix: the minors with the signs of a chessboard."""
        return self._sender.compact(endpoints.COMPACT_MATRICES_COFACTORS, {"a": a}, options)

    @overload
    def adjugate(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Question[Compact[NumberRows, TextRows]]: ...
    @overload
    def adjugate(self, a: Array, **options: Unpack[CompactOptions]) -> Question[Compact[Array, TextRows]]: ...
    @overload
    def adjugate(self, a: Framed, **options: Unpack[CompactOptions]) -> Question[Compact[Frame, TextRows]]: ...
    @documented_as(operations.CompactMatrices.adjugate)
    def adjugate(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the adjugate of a square matrix: its matrix of cofactors, transposed."""
        return self._sender.compact(endpoints.COMPACT_MATRICES_ADJUGATE, {"a": a}, options)

    @overload
    def power(
        self, a: PlainRows, k: int, **options: Unpack[CompactOptions]
    ) -> Question[Compact[NumberRows, TextRows]]: ...
    @overload
    def power(self, a: Array, k: int, **options: Unpack[CompactOptions]) -> Question[Compact[Array, TextRows]]: ...
    @overload
    def power(self, a: Framed, k: int, **options: Unpack[CompactOptions]) -> Question[Compact[Frame, TextRows]]: ...
    @documented_as(operations.CompactMatrices.power)
    def power(self, a: PlainMatrix, k: int, **options: Unpack[CompactOptions]) -> Any:
        """Raises a square matrix to a whole power; negative exponents take the inverse."""
        return self._sender.compact(endpoints.COMPACT_MATRICES_POWER, {"a": a, "k": k}, options)

    @documented_as(operations.CompactMatrices.classify)
    def classify(
        self, a: PlainMatrix, **options: Unpack[CompactMatricesClassifyOptions]
    ) -> Question[Compact[Answers, Any]]:
        """Tells which of the usual properties a matrix has, from symmetric to stochastic, with a reason for each."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_MATRICES_CLASSIFY, {"a": a}, options)
        return reply


class AskedCreate:
    """Parts and polynomials. Take a part of a matrix by rows and columns, and find the characteristic polynomial
    of a matrix.
    """

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @overload
    def index_and_slice(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[CreateIndexAndSliceLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def index_and_slice(
        self, a: Rows, **options: Unpack[CreateIndexAndSliceOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def index_and_slice(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[CreateIndexAndSliceLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def index_and_slice(
        self, a: Array, **options: Unpack[CreateIndexAndSliceOptions]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def index_and_slice(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[CreateIndexAndSliceLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def index_and_slice(
        self, a: Framed, **options: Unpack[CreateIndexAndSliceOptions]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.Create.index_and_slice)
    def index_and_slice(self, a: Matrix, **options: Unpack[CreateIndexAndSliceOptions]) -> Any:
        """Takes the entries in chosen rows and columns; the answer is always a matrix."""
        return self._sender.envelope(endpoints.CREATE_INDEX_AND_SLICE, {"a": a}, options)

    @overload
    def charpoly(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[CreateCharpolyLiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Numbers]]]: ...
    @overload
    def charpoly(
        self, a: Rows, **options: Unpack[CreateCharpolyOptions]
    ) -> Question[Envelope[VectorResult[Numbers]]]: ...
    @overload
    def charpoly(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[CreateCharpolyLiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Array]]]: ...
    @overload
    def charpoly(
        self, a: Array, **options: Unpack[CreateCharpolyOptions]
    ) -> Question[Envelope[VectorResult[Array]]]: ...
    @overload
    def charpoly(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[CreateCharpolyLiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Series]]]: ...
    @overload
    def charpoly(
        self, a: Framed, **options: Unpack[CreateCharpolyOptions]
    ) -> Question[Envelope[VectorResult[Series]]]: ...
    @documented_as(operations.Create.charpoly)
    def charpoly(self, a: Matrix, **options: Unpack[CreateCharpolyOptions]) -> Any:
        """Finds the characteristic polynomial det(λI − A) of a square matrix."""
        return self._sender.envelope(endpoints.CREATE_CHARPOLY, {"a": a}, options)


class AskedChangeAppearance:
    """Changing the shape of a matrix. Insert, append and delete rows and columns; transpose, flip and turn a
    matrix; keep one triangle of it.
    """

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @overload
    def row_insert(  # type: ignore[overload-overlap]
        self, a: Rows, b: Lines, **options: Unpack[ChangeAppearanceRowInsertLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def row_insert(
        self, a: Rows, b: Lines, **options: Unpack[ChangeAppearanceRowInsertOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def row_insert(  # type: ignore[overload-overlap]
        self, a: Array, b: Lines, **options: Unpack[ChangeAppearanceRowInsertLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def row_insert(
        self, a: Array, b: Lines, **options: Unpack[ChangeAppearanceRowInsertOptions]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def row_insert(  # type: ignore[overload-overlap]
        self, a: Framed, b: Lines, **options: Unpack[ChangeAppearanceRowInsertLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def row_insert(
        self, a: Framed, b: Lines, **options: Unpack[ChangeAppearanceRowInsertOptions]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.ChangeAppearance.row_insert)
    def row_insert(self, a: Matrix, b: Lines, **options: Unpack[ChangeAppearanceRowInsertOptions]) -> Any:
        """Inserts one row or several at a position of your choice."""
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_ROW_INSERT, {"a": a, "b": b}, options)

    @overload
    def col_insert(  # type: ignore[overload-overlap]
        self, a: Rows, b: Lines, **options: Unpack[ChangeAppearanceColInsertLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def col_insert(
        self, a: Rows, b: Lines, **options: Unpack[ChangeAppearanceColInsertOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def col_insert(  # type: ignore[overload-overlap]
        self, a: Array, b: Lines, **options: Unpack[ChangeAppearanceColInsertLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def col_insert(
        self, a: Array, b: Lines, **options: Unpack[ChangeAppearanceColInsertOptions]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def col_insert(  # type: ignore[overload-overlap]
        self, a: Framed, b: Lines, **options: Unpack[ChangeAppearanceColInsertLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def col_insert(
        self, a: Framed, b: Lines, **options: Unpack[ChangeAppearanceColInsertOptions]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.ChangeAppearance.col_insert)
    def col_insert(self, a: Matrix, b: Lines, **options: Unpack[ChangeAppearanceColInsertOptions]) -> Any:
        """Inserts one column or several at a position of your choice."""
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_COL_INSERT, {"a": a, "b": b}, options)

    @overload
    def row_concat(  # type: ignore[overload-overlap]
        self, a: Rows, b: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def row_concat(
        self, a: Rows, b: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def row_concat(  # type: ignore[overload-overlap]
        self, a: Array, b: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def row_concat(
        self, a: Array, b: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def row_concat(  # type: ignore[overload-overlap]
        self, a: Framed, b: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def row_concat(
        self, a: Framed, b: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.ChangeAppearance.row_concat)
    def row_concat(self, a: Matrix, b: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Stacks the rows of a second matrix under the first."""
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_ROW_CONCAT, {"a": a, "b": b}, options)

    @overload
    def col_concat(  # type: ignore[overload-overlap]
        self, a: Rows, b: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def col_concat(
        self, a: Rows, b: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def col_concat(  # type: ignore[overload-overlap]
        self, a: Array, b: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def col_concat(
        self, a: Array, b: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def col_concat(  # type: ignore[overload-overlap]
        self, a: Framed, b: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def col_concat(
        self, a: Framed, b: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.ChangeAppearance.col_concat)
    def col_concat(self, a: Matrix, b: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Puts the columns of a second matrix to the right of the first."""
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_COL_CONCAT, {"a": a, "b": b}, options)

    @overload
    def row_delete(  # type: ignore[overload-overlap]
        self, a: Rows, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def row_delete(
        self, a: Rows, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def row_delete(  # type: ignore[overload-overlap]
        self, a: Array, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def row_delete(
        self, a: Array, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteOptions]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def row_delete(  # type: ignore[overload-overlap]
        self, a: Framed, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def row_delete(
        self, a: Framed, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteOptions]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.ChangeAppearance.row_delete)
    def row_delete(
        self, a: Matrix, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteOptions]
    ) -> Any:
        """Leaves out one row or several."""
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_ROW_DELETE, {"a": a, "index": index}, options)

    @overload
    def col_delete(  # type: ignore[overload-overlap]
        self, a: Rows, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def col_delete(
        self, a: Rows, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def col_delete(  # type: ignore[overload-overlap]
        self, a: Array, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def col_delete(
        self, a: Array, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteOptions]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def col_delete(  # type: ignore[overload-overlap]
        self, a: Framed, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def col_delete(
        self, a: Framed, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteOptions]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.ChangeAppearance.col_delete)
    def col_delete(
        self, a: Matrix, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteOptions]
    ) -> Any:
        """Leaves out one column or several."""
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_COL_DELETE, {"a": a, "index": index}, options)

    @overload
    def transpose(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def transpose(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def transpose(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def transpose(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def transpose(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def transpose(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.ChangeAppearance.transpose)
    def transpose(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Turns the rows of a matrix into columns."""
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_TRANSPOSE, {"a": a}, options)

    @overload
    def tril(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[ChangeAppearanceTrilLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def tril(
        self, a: Rows, **options: Unpack[ChangeAppearanceTrilOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def tril(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[ChangeAppearanceTrilLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def tril(
        self, a: Array, **options: Unpack[ChangeAppearanceTrilOptions]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def tril(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[ChangeAppearanceTrilLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def tril(
        self, a: Framed, **options: Unpack[ChangeAppearanceTrilOptions]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.ChangeAppearance.tril)
    def tril(self, a: Matrix, **options: Unpack[ChangeAppearanceTrilOptions]) -> Any:
        """Keeps the entries on and below a diagonal and writes zeros above it."""
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_TRIL, {"a": a}, options)

    @overload
    def triu(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[ChangeAppearanceTriuLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def triu(
        self, a: Rows, **options: Unpack[ChangeAppearanceTriuOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def triu(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[ChangeAppearanceTriuLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def triu(
        self, a: Array, **options: Unpack[ChangeAppearanceTriuOptions]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def triu(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[ChangeAppearanceTriuLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def triu(
        self, a: Framed, **options: Unpack[ChangeAppearanceTriuOptions]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.ChangeAppearance.triu)
    def triu(self, a: Matrix, **options: Unpack[ChangeAppearanceTriuOptions]) -> Any:
        """Keeps the entries on and above a diagonal and writes zeros below it."""
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_TRIU, {"a": a}, options)

    @overload
    def flipud(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def flipud(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def flipud(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def flipud(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def flipud(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def flipud(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.ChangeAppearance.flipud)
    def flipud(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes the rows of a matrix in reverse order."""
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_FLIPUD, {"a": a}, options)

    @overload
    def fliplr(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def fliplr(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def fliplr(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def fliplr(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def fliplr(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def fliplr(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.ChangeAppearance.fliplr)
    def fliplr(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes the columns of a matrix in reverse order."""
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_FLIPLR, {"a": a}, options)

    @overload
    def rot90(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[ChangeAppearanceRot90LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def rot90(
        self, a: Rows, **options: Unpack[ChangeAppearanceRot90Options]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def rot90(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[ChangeAppearanceRot90LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def rot90(
        self, a: Array, **options: Unpack[ChangeAppearanceRot90Options]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def rot90(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[ChangeAppearanceRot90LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def rot90(
        self, a: Framed, **options: Unpack[ChangeAppearanceRot90Options]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.ChangeAppearance.rot90)
    def rot90(self, a: Matrix, **options: Unpack[ChangeAppearanceRot90Options]) -> Any:
        """Turns the picture of a matrix counter-clockwise by 90 degrees, once or several times."""
        return self._sender.envelope(endpoints.CHANGE_APPEARANCE_ROT90, {"a": a}, options)


class AskedMatrixForms:
    """Matrix forms. Row echelon form and reduced row echelon form."""

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @overload
    def ref(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[MatrixFormsRefLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def ref(
        self, a: Rows, **options: Unpack[MatrixFormsRefOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def ref(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[MatrixFormsRefLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def ref(self, a: Array, **options: Unpack[MatrixFormsRefOptions]) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def ref(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[MatrixFormsRefLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def ref(self, a: Framed, **options: Unpack[MatrixFormsRefOptions]) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.MatrixForms.ref)
    def ref(self, a: Matrix, **options: Unpack[MatrixFormsRefOptions]) -> Any:
        """Brings a matrix to row echelon form by Gaussian elimination."""
        return self._sender.envelope(endpoints.MATRIX_FORMS_REF, {"a": a}, options)

    @overload
    def rref(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[MatrixFormsRrefLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def rref(
        self, a: Rows, **options: Unpack[MatrixFormsRrefOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def rref(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[MatrixFormsRrefLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def rref(self, a: Array, **options: Unpack[MatrixFormsRrefOptions]) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def rref(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[MatrixFormsRrefLiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def rref(self, a: Framed, **options: Unpack[MatrixFormsRrefOptions]) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.MatrixForms.rref)
    def rref(self, a: Matrix, **options: Unpack[MatrixFormsRrefOptions]) -> Any:
        """Brings a matrix to its reduced row echelon form by Gauss-Jordan elimination."""
        return self._sender.envelope(endpoints.MATRIX_FORMS_RREF, {"a": a}, options)


class AskedVectors:
    """Vectors. Products, lengths, angles, projections and distances."""

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @overload
    def dot(  # type: ignore[overload-overlap]
        self, u: Row, v: Row, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[NumberResult]]: ...
    @overload
    def dot(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[NumberResult]]: ...
    @documented_as(operations.Vectors.dot)
    def dot(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Any:
        """Multiplies the entries of two vectors in equal places and adds the products."""
        return self._sender.envelope(endpoints.VECTORS_DOT, {"u": u, "v": v}, options)

    @overload
    def cross(  # type: ignore[overload-overlap]
        self, u: Row, v: Row, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Numbers]]]: ...
    @overload
    def cross(
        self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[VectorResult[Numbers]]]: ...
    @documented_as(operations.Vectors.cross)
    def cross(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the vector that is perpendicular to two vectors with three entries."""
        return self._sender.envelope(endpoints.VECTORS_CROSS, {"u": u, "v": v}, options)

    @overload
    def norm(  # type: ignore[overload-overlap]
        self, **options: Unpack[VectorsNormLiteOptions]
    ) -> Question[LiteEnvelope[NumberResult]]: ...
    @overload
    def norm(self, **options: Unpack[VectorsNormOptions]) -> Question[Envelope[NumberResult]]: ...
    @documented_as(operations.Vectors.norm)
    def norm(self, **options: Unpack[VectorsNormOptions]) -> Any:
        """Finds the length of a vector, or another norm of a vector or a matrix."""
        return self._sender.envelope(endpoints.VECTORS_NORM, {}, options)

    @overload
    def angle(  # type: ignore[overload-overlap]
        self, u: Row, v: Row, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def angle(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Vectors.angle)
    def angle(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the angle between two vectors: its exact cosine, and the angle in radians and in degrees."""
        return self._sender.envelope(endpoints.VECTORS_ANGLE, {"u": u, "v": v}, options)

    @overload
    def unit(  # type: ignore[overload-overlap]
        self, v: Row, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Numbers]]]: ...
    @overload
    def unit(self, v: Row, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[VectorResult[Numbers]]]: ...
    @documented_as(operations.Vectors.unit)
    def unit(self, v: Row, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the vector of length one that points the same way."""
        return self._sender.envelope(endpoints.VECTORS_UNIT, {"v": v}, options)

    @overload
    def projection(  # type: ignore[overload-overlap]
        self, u: Row, v: Row, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def projection(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Vectors.projection)
    def projection(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Any:
        """Splits a vector into a part along another one and a part perpendicular to it."""
        return self._sender.envelope(endpoints.VECTORS_PROJECTION, {"u": u, "v": v}, options)

    @overload
    def distance(  # type: ignore[overload-overlap]
        self, point: Row, **options: Unpack[VectorsDistanceLiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def distance(self, point: Row, **options: Unpack[VectorsDistanceOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Vectors.distance)
    def distance(self, point: Row, **options: Unpack[VectorsDistanceOptions]) -> Any:
        """Finds the distance of a point from a plane or a line, and the foot of the perpendicular."""
        return self._sender.envelope(endpoints.VECTORS_DISTANCE, {"point": point}, options)


class AskedCompactVectors:
    """Vectors, compact. Products, lengths, angles, projections and distances."""

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @documented_as(operations.CompactVectors.dot)
    def dot(self, u: PlainRow, v: PlainRow, **options: Unpack[CompactOptions]) -> Question[Compact[float, str]]:
        """Multiplies the entries of two vectors in equal places and adds the products."""
        reply: Question[Compact[float, str]] = self._sender.compact(endpoints.COMPACT_VECTORS_DOT, {"u": u, "v": v}, options)
        return reply

    @documented_as(operations.CompactVectors.cross)
    def cross(
        self, u: PlainRow, v: PlainRow, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Numbers, Texts]]:
        """Finds the vector that is perpendicular to two vectors with three entries."""
        reply: Question[Compact[Numbers, Texts]] = self._sender.compact(endpoints.COMPACT_VECTORS_CROSS, {"u": u, "v": v}, options)
        return reply

    @documented_as(operations.CompactVectors.norm)
    def norm(self, **options: Unpack[CompactVectorsNormOptions]) -> Question[Compact[float, str]]:
        """Finds the length of a vector, or another norm of a vector or a matrix."""
        reply: Question[Compact[float, str]] = self._sender.compact(endpoints.COMPACT_VECTORS_NORM, {}, options)
        return reply

    @documented_as(operations.CompactVectors.angle)
    def angle(self, u: PlainRow, v: PlainRow, **options: Unpack[CompactOptions]) -> Question[Compact[Answers, Any]]:
        """Finds the angle between two vectors: its exact cosine, and the angle in radians and in degrees."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_VECTORS_ANGLE, {"u": u, "v": v}, options)
        return reply

    @documented_as(operations.CompactVectors.unit)
    def unit(self, v: PlainRow, **options: Unpack[CompactOptions]) -> Question[Compact[Numbers, Texts]]:
        """Finds the vector of length one that points the same way."""
        reply: Question[Compact[Numbers, Texts]] = self._sender.compact(endpoints.COMPACT_VECTORS_UNIT, {"v": v}, options)
        return reply

    @documented_as(operations.CompactVectors.projection)
    def projection(
        self, u: PlainRow, v: PlainRow, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Answers, Any]]:
        """Splits a vector into a part along another one and a part perpendicular to it."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_VECTORS_PROJECTION, {"u": u, "v": v}, options)
        return reply

    @documented_as(operations.CompactVectors.distance)
    def distance(
        self, point: PlainRow, **options: Unpack[CompactVectorsDistanceOptions]
    ) -> Question[Compact[Answers, Any]]:
        """Finds the distance of a point from a plane or a line, and the foot of the perpendicular."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_VECTORS_DISTANCE, {"point": point}, options)
        return reply

    @overload
    def by_operation(
        self, operation: Literal["dot", "norm"], **options: Unpack[CompactVectorsByOperationOptions]
    ) -> Question[Compact[float, str]]: ...
    @overload
    def by_operation(
        self, operation: Literal["cross", "unit"], **options: Unpack[CompactVectorsByOperationOptions]
    ) -> Question[Compact[Numbers, Texts]]: ...
    @overload
    def by_operation(
        self, operation: Literal["angle", "projection", "distance"], **options: Unpack[CompactVectorsByOperationOptions]
    ) -> Question[Compact[Answers, Any]]: ...
    @documented_as(operations.CompactVectors.by_operation)
    def by_operation(
        self, operation: Literal["dot", "cross", "norm", "angle", "unit", "projection", "distance"], **options: Unpack[CompactVectorsByOperationOptions]
    ) -> Any:
        """Products, lengths, angles, projections and distances."""
        return self._sender.compact(endpoints.COMPACT_VECTORS_BY_OPERATION, {"operation": operation}, options)


class AskedSystems:
    """Linear systems. Solutions of systems of linear equations, and what comes closest where there is none."""

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @overload
    def solve(  # type: ignore[overload-overlap]
        self, **options: Unpack[SystemsSolveLiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def solve(self, **options: Unpack[SystemsSolveOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Systems.solve)
    def solve(self, **options: Unpack[SystemsSolveOptions]) -> Any:
        """Finds all solutions of a system of linear equations."""
        return self._sender.envelope(endpoints.SYSTEMS_SOLVE, {}, options)

    @overload
    def least_squares(  # type: ignore[overload-overlap]
        self, a: Matrix, b: Matrix, **options: Unpack[SystemsLeastSquaresLiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def least_squares(
        self, a: Matrix, b: Matrix, **options: Unpack[SystemsLeastSquaresOptions]
    ) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Systems.least_squares)
    def least_squares(self, a: Matrix, b: Matrix, **options: Unpack[SystemsLeastSquaresOptions]) -> Any:
        """Finds the x for which Ax comes closest to b, with the residual that is left."""
        return self._sender.envelope(endpoints.SYSTEMS_LEAST_SQUARES, {"a": a, "b": b}, options)


class AskedCompactSystems:
    """Linear systems, compact. Solutions of systems of linear equations, and what comes closest where there is
    none.
    """

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @documented_as(operations.CompactSystems.solve)
    def solve(self, **options: Unpack[CompactSystemsSolveOptions]) -> Question[Compact[Answers, Any]]:
        """Finds all solutions of a system of linear equations."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_SYSTEMS_SOLVE, {}, options)
        return reply

    @documented_as(operations.CompactSystems.least_squares)
    def least_squares(
        self, a: PlainMatrix, b: PlainMatrix, **options: Unpack[CompactSystemsLeastSquaresOptions]
    ) -> Question[Compact[Answers, Any]]:
        """Finds the x for which Ax comes closest to b, with the residual that is left."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_SYSTEMS_LEAST_SQUARES, {"a": a, "b": b}, options)
        return reply

    @documented_as(operations.CompactSystems.by_operation)
    def by_operation(
        self, operation: Literal["solve", "least-squares"], **options: Unpack[CompactSystemsByOperationOptions]
    ) -> Question[Compact[Answers, Any]]:
        """Solutions of systems of linear equations, and what comes closest where there is none."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_SYSTEMS_BY_OPERATION, {"operation": operation}, options)
        return reply


class AskedSpaces:
    """Subspaces. Rank, the four subspaces of a matrix, and bases."""

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @overload
    def rank(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[SpacesRankLiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def rank(self, a: Matrix, **options: Unpack[SpacesRankOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Spaces.rank)
    def rank(self, a: Matrix, **options: Unpack[SpacesRankOptions]) -> Any:
        """Counts the pivots of a matrix: its rank, its nullity and its pivot columns."""
        return self._sender.envelope(endpoints.SPACES_RANK, {"a": a}, options)

    @overload
    def column_space(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[SpacesColumnSpaceLiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def column_space(
        self, a: Matrix, **options: Unpack[SpacesColumnSpaceOptions]
    ) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Spaces.column_space)
    def column_space(self, a: Matrix, **options: Unpack[SpacesColumnSpaceOptions]) -> Any:
        """Finds a basis of the column space of a matrix: its pivot columns."""
        return self._sender.envelope(endpoints.SPACES_COLUMN_SPACE, {"a": a}, options)

    @overload
    def row_space(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def row_space(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Spaces.row_space)
    def row_space(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds a basis of the row space of a matrix: the rows of its reduced row echelon form that are not zero."""
        return self._sender.envelope(endpoints.SPACES_ROW_SPACE, {"a": a}, options)

    @overload
    def null_space(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def null_space(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Spaces.null_space)
    def null_space(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds a basis of the null space of a matrix: of the solutions of its homogeneous system."""
        return self._sender.envelope(endpoints.SPACES_NULL_SPACE, {"a": a}, options)

    @overload
    def left_null_space(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def left_null_space(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Spaces.left_null_space)
    def left_null_space(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds a basis of the left null space of a matrix: of the null space of its transpose."""
        return self._sender.envelope(endpoints.SPACES_LEFT_NULL_SPACE, {"a": a}, options)

    @overload
    def independence(  # type: ignore[overload-overlap]
        self, vectors: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def independence(self, vectors: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Spaces.independence)
    def independence(self, vectors: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Decides whether vectors are linearly independent, and finds a dependency where they are not."""
        return self._sender.envelope(endpoints.SPACES_INDEPENDENCE, {"vectors": vectors}, options)

    @overload
    def coordinates(  # type: ignore[overload-overlap]
        self, basis: Rows, v: Row, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Numbers]]]: ...
    @overload
    def coordinates(
        self, basis: Rows, v: Row, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[VectorResult[Numbers]]]: ...
    @overload
    def coordinates(  # type: ignore[overload-overlap]
        self, basis: Array, v: Row, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Array]]]: ...
    @overload
    def coordinates(
        self, basis: Array, v: Row, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[VectorResult[Array]]]: ...
    @overload
    def coordinates(  # type: ignore[overload-overlap]
        self, basis: Framed, v: Row, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Series]]]: ...
    @overload
    def coordinates(
        self, basis: Framed, v: Row, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[VectorResult[Series]]]: ...
    @documented_as(operations.Spaces.coordinates)
    def coordinates(self, basis: Matrix, v: Row, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the factors with which the vectors of a basis add up to a vector."""
        return self._sender.envelope(endpoints.SPACES_COORDINATES, {"basis": basis, "v": v}, options)

    @overload
    def change_of_basis(  # type: ignore[overload-overlap]
        self, from_: Rows, to: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def change_of_basis(
        self, from_: Rows, to: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def change_of_basis(  # type: ignore[overload-overlap]
        self, from_: Array, to: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def change_of_basis(
        self, from_: Array, to: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def change_of_basis(  # type: ignore[overload-overlap]
        self, from_: Framed, to: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def change_of_basis(
        self, from_: Framed, to: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.Spaces.change_of_basis)
    def change_of_basis(self, from_: Matrix, to: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the matrix that turns coordinates in one basis into coordinates in another."""
        return self._sender.envelope(endpoints.SPACES_CHANGE_OF_BASIS, {"from": from_, "to": to}, options)

    @overload
    def sum_and_intersection(  # type: ignore[overload-overlap]
        self, u: Matrix, w: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def sum_and_intersection(
        self, u: Matrix, w: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Spaces.sum_and_intersection)
    def sum_and_intersection(self, u: Matrix, w: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds bases of the sum and of the intersection of two subspaces, and all dimensions."""
        return self._sender.envelope(endpoints.SPACES_SUM_AND_INTERSECTION, {"u": u, "w": w}, options)


class AskedCompactSpaces:
    """Subspaces, compact. Rank, the four subspaces of a matrix, and bases."""

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @documented_as(operations.CompactSpaces.rank)
    def rank(self, a: PlainMatrix, **options: Unpack[CompactSpacesRankOptions]) -> Question[Compact[Answers, Any]]:
        """Counts the pivots of a matrix: its rank, its nullity and its pivot columns."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_SPACES_RANK, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpaces.column_space)
    def column_space(
        self, a: PlainMatrix, **options: Unpack[CompactSpacesColumnSpaceOptions]
    ) -> Question[Compact[Answers, Any]]:
        """Finds a basis of the column space of a matrix: its pivot columns."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_SPACES_COLUMN_SPACE, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpaces.row_space)
    def row_space(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Question[Compact[Answers, Any]]:
        """Finds a basis of the row space of a matrix: the rows of its reduced row echelon form that are not zero."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_SPACES_ROW_SPACE, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpaces.null_space)
    def null_space(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Question[Compact[Answers, Any]]:
        """Finds a basis of the null space of a matrix: of the solutions of its homogeneous system."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_SPACES_NULL_SPACE, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpaces.left_null_space)
    def left_null_space(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Question[Compact[Answers, Any]]:
        """Finds a basis of the left null space of a matrix: of the null space of its transpose."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_SPACES_LEFT_NULL_SPACE, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpaces.independence)
    def independence(
        self, vectors: PlainMatrix, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Answers, Any]]:
        """Decides whether vectors are linearly independent, and finds a dependency where they are not."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_SPACES_INDEPENDENCE, {"vectors": vectors}, options)
        return reply

    @overload
    def coordinates(
        self, basis: PlainRows, v: PlainRow, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Numbers, Texts]]: ...
    @overload
    def coordinates(
        self, basis: Array, v: PlainRow, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Array, Texts]]: ...
    @overload
    def coordinates(
        self, basis: Framed, v: PlainRow, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Series, Texts]]: ...
    @documented_as(operations.CompactSpaces.coordinates)
    def coordinates(self, basis: PlainMatrix, v: PlainRow, **options: Unpack[CompactOptions]) -> Any:
        """Finds the factors with which the vectors of a basis add up to a vector."""
        return self._sender.compact(endpoints.COMPACT_SPACES_COORDINATES, {"basis": basis, "v": v}, options)

    @overload
    def change_of_basis(
        self, from_: PlainRows, to: PlainMatrix, **options: Unpack[CompactOptions]
    ) -> Question[Compact[NumberRows, TextRows]]: ...
    @overload
    def change_of_basis(
        self, from_: Array, to: PlainMatrix, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Array, TextRows]]: ...
    @overload
    def change_of_basis(
        self, from_: Framed, to: PlainMatrix, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Frame, TextRows]]: ...
    @documented_as(operations.CompactSpaces.change_of_basis)
    def change_of_basis(self, from_: PlainMatrix, to: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the matrix that turns coordinates in one basis into coordinates in another."""
        return self._sender.compact(endpoints.COMPACT_SPACES_CHANGE_OF_BASIS, {"from": from_, "to": to}, options)

    @documented_as(operations.CompactSpaces.sum_and_intersection)
    def sum_and_intersection(
        self, u: PlainMatrix, w: PlainMatrix, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Answers, Any]]:
        """Finds bases of the sum and of the intersection of two subspaces, and all dimensions."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_SPACES_SUM_AND_INTERSECTION, {"u": u, "w": w}, options)
        return reply

    @overload
    def by_operation(
        self, operation: Literal["rank", "column-space", "row-space", "null-space", "left-null-space", "independence", "sum-and-intersection"], **options: Unpack[CompactSpacesByOperationOptions]
    ) -> Question[Compact[Answers, Any]]: ...
    @overload
    def by_operation(
        self, operation: Literal["coordinates"], **options: Unpack[CompactSpacesByOperationOptions]
    ) -> Question[Compact[Numbers, Texts]]: ...
    @overload
    def by_operation(
        self, operation: Literal["change-of-basis"], **options: Unpack[CompactSpacesByOperationOptions]
    ) -> Question[Compact[NumberRows, TextRows]]: ...
    @documented_as(operations.CompactSpaces.by_operation)
    def by_operation(
        self, operation: Literal["rank", "column-space", "row-space", "null-space", "left-null-space", "independence", "coordinates", "change-of-basis", "sum-and-intersection"], **options: Unpack[CompactSpacesByOperationOptions]
    ) -> Any:
        """Rank, the four subspaces of a matrix, and bases."""
        return self._sender.compact(endpoints.COMPACT_SPACES_BY_OPERATION, {"operation": operation}, options)


class AskedFactorizations:
    """Factorizations. A matrix written as a product of triangular or smaller matrices."""

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @overload
    def lu(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[FactorizationsLuLiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def lu(self, a: Matrix, **options: Unpack[FactorizationsLuOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Factorizations.lu)
    def lu(self, a: Matrix, **options: Unpack[FactorizationsLuOptions]) -> Any:
        """Writes a matrix as a product of a lower and an upper triangular matrix."""
        return self._sender.envelope(endpoints.FACTORIZATIONS_LU, {"a": a}, options)

    @overload
    def cholesky(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def cholesky(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Factorizations.cholesky)
    def cholesky(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes a positive definite matrix as a lower triangular matrix times its transpose."""
        return self._sender.envelope(endpoints.FACTORIZATIONS_CHOLESKY, {"a": a}, options)

    @overload
    def ldlt(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def ldlt(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Factorizations.ldlt)
    def ldlt(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes a symmetric matrix as a lower triangular matrix, a diagonal one, and the transpose of the first."""
        return self._sender.envelope(endpoints.FACTORIZATIONS_LDLT, {"a": a}, options)

    @overload
    def rank_factorization(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def rank_factorization(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Factorizations.rank_factorization)
    def rank_factorization(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes a matrix as its pivot columns times the rows of its reduced form that are not zero."""
        return self._sender.envelope(endpoints.FACTORIZATIONS_RANK_FACTORIZATION, {"a": a}, options)


class AskedCompactFactorizations:
    """Factorizations, compact. A matrix written as a product of triangular or smaller matrices."""

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @documented_as(operations.CompactFactorizations.lu)
    def lu(
        self, a: PlainMatrix, **options: Unpack[CompactFactorizationsLuOptions]
    ) -> Question[Compact[Answers, Any]]:
        """Writes a matrix as a product of a lower and an upper triangular matrix."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_FACTORIZATIONS_LU, {"a": a}, options)
        return reply

    @documented_as(operations.CompactFactorizations.cholesky)
    def cholesky(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Question[Compact[Answers, Any]]:
        """Writes a positive definite matrix as a lower triangular matrix times its transpose."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_FACTORIZATIONS_CHOLESKY, {"a": a}, options)
        return reply

    @documented_as(operations.CompactFactorizations.ldlt)
    def ldlt(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Question[Compact[Answers, Any]]:
        """Writes a symmetric matrix as a lower triangular matrix, a diagonal one, and the transpose of the first."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_FACTORIZATIONS_LDLT, {"a": a}, options)
        return reply

    @documented_as(operations.CompactFactorizations.rank_factorization)
    def rank_factorization(
        self, a: PlainMatrix, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Answers, Any]]:
        """Writes a matrix as its pivot columns times the rows of its reduced form that are not zero."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_FACTORIZATIONS_RANK_FACTORIZATION, {"a": a}, options)
        return reply

    @documented_as(operations.CompactFactorizations.by_operation)
    def by_operation(
        self, a: PlainMatrix, operation: Literal["lu", "cholesky", "ldlt", "rank-factorization"], **options: Unpack[CompactFactorizationsByOperationOptions]
    ) -> Question[Compact[Answers, Any]]:
        """A matrix written as a product of triangular or smaller matrices."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_FACTORIZATIONS_BY_OPERATION, {"a": a, "operation": operation}, options)
        return reply


class AskedOrthogonality:
    """Orthogonality. The Gram-Schmidt process, the QR factorization and projection matrices."""

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @overload
    def gram_schmidt(  # type: ignore[overload-overlap]
        self, vectors: Matrix, **options: Unpack[OrthogonalityGramSchmidtLiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def gram_schmidt(
        self, vectors: Matrix, **options: Unpack[OrthogonalityGramSchmidtOptions]
    ) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Orthogonality.gram_schmidt)
    def gram_schmidt(self, vectors: Matrix, **options: Unpack[OrthogonalityGramSchmidtOptions]) -> Any:
        """Turns vectors into perpendicular ones, and into unit vectors, that span the same space."""
        return self._sender.envelope(endpoints.ORTHOGONALITY_GRAM_SCHMIDT, {"vectors": vectors}, options)

    @overload
    def qr(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[OrthogonalityQrLiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def qr(self, a: Matrix, **options: Unpack[OrthogonalityQrOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Orthogonality.qr)
    def qr(self, a: Matrix, **options: Unpack[OrthogonalityQrOptions]) -> Any:
        """Writes a matrix as a product of a matrix with perpendicular unit columns and an upper triangular one."""
        return self._sender.envelope(endpoints.ORTHOGONALITY_QR, {"a": a}, options)

    @overload
    def projection_matrix(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[NumberRows]]]: ...
    @overload
    def projection_matrix(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[NumberRows]]]: ...
    @overload
    def projection_matrix(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Array]]]: ...
    @overload
    def projection_matrix(
        self, a: Array, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Array]]]: ...
    @overload
    def projection_matrix(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[MatrixResult[Frame]]]: ...
    @overload
    def projection_matrix(
        self, a: Framed, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[MatrixResult[Frame]]]: ...
    @documented_as(operations.Orthogonality.projection_matrix)
    def projection_matrix(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the matrix that projects vectors on the column space of a matrix."""
        return self._sender.envelope(endpoints.ORTHOGONALITY_PROJECTION_MATRIX, {"a": a}, options)


class AskedCompactOrthogonality:
    """Orthogonality, compact. The Gram-Schmidt process, the QR factorization and projection matrices."""

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @documented_as(operations.CompactOrthogonality.gram_schmidt)
    def gram_schmidt(
        self, vectors: PlainMatrix, **options: Unpack[CompactOrthogonalityGramSchmidtOptions]
    ) -> Question[Compact[Answers, Any]]:
        """Turns vectors into perpendicular ones, and into unit vectors, that span the same space."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_ORTHOGONALITY_GRAM_SCHMIDT, {"vectors": vectors}, options)
        return reply

    @documented_as(operations.CompactOrthogonality.qr)
    def qr(
        self, a: PlainMatrix, **options: Unpack[CompactOrthogonalityQrOptions]
    ) -> Question[Compact[Answers, Any]]:
        """Writes a matrix as a product of a matrix with perpendicular unit columns and an upper triangular one."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_ORTHOGONALITY_QR, {"a": a}, options)
        return reply

    @overload
    def projection_matrix(
        self, a: PlainRows, **options: Unpack[CompactOptions]
    ) -> Question[Compact[NumberRows, TextRows]]: ...
    @overload
    def projection_matrix(self, a: Array, **options: Unpack[CompactOptions]) -> Question[Compact[Array, TextRows]]: ...
    @overload
    def projection_matrix(self, a: Framed, **options: Unpack[CompactOptions]) -> Question[Compact[Frame, TextRows]]: ...
    @documented_as(operations.CompactOrthogonality.projection_matrix)
    def projection_matrix(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the matrix that projects vectors on the column space of a matrix."""
        return self._sender.compact(endpoints.COMPACT_ORTHOGONALITY_PROJECTION_MATRIX, {"a": a}, options)

    @overload
    def by_operation(
        self, operation: Literal["gram-schmidt", "qr"], **options: Unpack[CompactOrthogonalityByOperationOptions]
    ) -> Question[Compact[Answers, Any]]: ...
    @overload
    def by_operation(
        self, operation: Literal["projection-matrix"], **options: Unpack[CompactOrthogonalityByOperationOptions]
    ) -> Question[Compact[NumberRows, TextRows]]: ...
    @documented_as(operations.CompactOrthogonality.by_operation)
    def by_operation(
        self, operation: Literal["gram-schmidt", "qr", "projection-matrix"], **options: Unpack[CompactOrthogonalityByOperationOptions]
    ) -> Any:
        """The Gram-Schmidt process, the QR factorization and projection matrices."""
        return self._sender.compact(endpoints.COMPACT_ORTHOGONALITY_BY_OPERATION, {"operation": operation}, options)


class AskedSpectrum:
    """Eigenvalues and canonical forms. Eigenvalues and what follows from them: signs of quadratic forms, steady
    states, polynomials of a matrix.
    """

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @overload
    def eigenvalues(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def eigenvalues(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Spectrum.eigenvalues)
    def eigenvalues(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the eigenvalues of a square matrix with their multiplicities, as exact numbers."""
        return self._sender.envelope(endpoints.SPECTRUM_EIGENVALUES, {"a": a}, options)

    @overload
    def eigenvectors(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def eigenvectors(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Spectrum.eigenvectors)
    def eigenvectors(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds a basis of each eigenspace of a square matrix, with whole entries where there are any."""
        return self._sender.envelope(endpoints.SPECTRUM_EIGENVECTORS, {"a": a}, options)

    @overload
    def diagonalize(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def diagonalize(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Spectrum.diagonalize)
    def diagonalize(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes a square matrix as PDP⁻¹ with a diagonal matrix D, or says why that is impossible."""
        return self._sender.envelope(endpoints.SPECTRUM_DIAGONALIZE, {"a": a}, options)

    @overload
    def power_formula(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def power_formula(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Spectrum.power_formula)
    def power_formula(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes the powers of a square matrix as one formula in the exponent n, exactly, whether it is
        diagonalisable or not.
        """
        return self._sender.envelope(endpoints.SPECTRUM_POWER_FORMULA, {"a": a}, options)

    @overload
    def minimal_polynomial(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Numbers]]]: ...
    @overload
    def minimal_polynomial(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[VectorResult[Numbers]]]: ...
    @overload
    def minimal_polynomial(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Array]]]: ...
    @overload
    def minimal_polynomial(
        self, a: Array, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[VectorResult[Array]]]: ...
    @overload
    def minimal_polynomial(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[VectorResult[Series]]]: ...
    @overload
    def minimal_polynomial(
        self, a: Framed, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[VectorResult[Series]]]: ...
    @documented_as(operations.Spectrum.minimal_polynomial)
    def minimal_polynomial(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the monic polynomial of the lowest degree that a square matrix satisfies."""
        return self._sender.envelope(endpoints.SPECTRUM_MINIMAL_POLYNOMIAL, {"a": a}, options)

    @overload
    def definiteness(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def definiteness(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Spectrum.definiteness)
    def definiteness(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Says whether a symmetric matrix is positive or negative definite, semidefinite or indefinite, with its
        inertia.
        """
        return self._sender.envelope(endpoints.SPECTRUM_DEFINITENESS, {"a": a}, options)

    @overload
    def orthogonal_diagonalization(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def orthogonal_diagonalization(
        self, a: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Spectrum.orthogonal_diagonalization)
    def orthogonal_diagonalization(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes a symmetric matrix as QDQᵀ with a diagonal matrix D and an orthogonal matrix Q, whose columns are
        unit eigenvectors.
        """
        return self._sender.envelope(endpoints.SPECTRUM_ORTHOGONAL_DIAGONALIZATION, {"a": a}, options)

    @overload
    def jordan(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def jordan(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Spectrum.jordan)
    def jordan(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes a square matrix as PJP⁻¹, where J has its eigenvalues on the diagonal and ones above it where
        eigenvectors are missing.
        """
        return self._sender.envelope(endpoints.SPECTRUM_JORDAN, {"a": a}, options)

    @overload
    def steady_state(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[SpectrumSteadyStateLiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def steady_state(
        self, a: Matrix, **options: Unpack[SpectrumSteadyStateOptions]
    ) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Spectrum.steady_state)
    def steady_state(self, a: Matrix, **options: Unpack[SpectrumSteadyStateOptions]) -> Any:
        """Finds the distributions that a Markov chain leaves as they are, one for each closed class of states."""
        return self._sender.envelope(endpoints.SPECTRUM_STEADY_STATE, {"a": a}, options)

    @overload
    def svd(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> Question[LiteEnvelope[PartsResult]]: ...
    @overload
    def svd(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Question[Envelope[PartsResult]]: ...
    @documented_as(operations.Spectrum.svd)
    def svd(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes a matrix of any shape as USVᵀ with singular values on the diagonal of S and perpendicular unit
        columns in U and V.
        """
        return self._sender.envelope(endpoints.SPECTRUM_SVD, {"a": a}, options)


class AskedCompactSpectrum:
    """Eigenvalues and canonical forms, compact. Eigenvalues and what follows from them: signs of quadratic forms,
    steady states, polynomials of a matrix.
    """

    def __init__(self, sender: QuestionMaker) -> None:
        self._sender = sender

    @documented_as(operations.CompactSpectrum.eigenvalues)
    def eigenvalues(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Question[Compact[Answers, Any]]:
        """Finds the eigenvalues of a square matrix with their multiplicities, as exact numbers."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_SPECTRUM_EIGENVALUES, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpectrum.eigenvectors)
    def eigenvectors(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Question[Compact[Answers, Any]]:
        """Finds a basis of each eigenspace of a square matrix, with whole entries where there are any."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_SPECTRUM_EIGENVECTORS, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpectrum.diagonalize)
    def diagonalize(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Question[Compact[Answers, Any]]:
        """Writes a square matrix as PDP⁻¹ with a diagonal matrix D, or says why that is impossible."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_SPECTRUM_DIAGONALIZE, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpectrum.power_formula)
    def power_formula(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Question[Compact[Answers, Any]]:
        """Writes the powers of a square matrix as one formula in the exponent n, exactly, whether it is
        diagonalisable or not.
        """
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_SPECTRUM_POWER_FORMULA, {"a": a}, options)
        return reply

    @overload
    def minimal_polynomial(
        self, a: PlainRows, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Numbers, Texts]]: ...
    @overload
    def minimal_polynomial(self, a: Array, **options: Unpack[CompactOptions]) -> Question[Compact[Array, Texts]]: ...
    @overload
    def minimal_polynomial(self, a: Framed, **options: Unpack[CompactOptions]) -> Question[Compact[Series, Texts]]: ...
    @documented_as(operations.CompactSpectrum.minimal_polynomial)
    def minimal_polynomial(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the monic polynomial of the lowest degree that a square matrix satisfies."""
        return self._sender.compact(endpoints.COMPACT_SPECTRUM_MINIMAL_POLYNOMIAL, {"a": a}, options)

    @documented_as(operations.CompactSpectrum.definiteness)
    def definiteness(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Question[Compact[Answers, Any]]:
        """Says whether a symmetric matrix is positive or negative definite, semidefinite or indefinite, with its
        inertia.
        """
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_SPECTRUM_DEFINITENESS, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpectrum.orthogonal_diagonalization)
    def orthogonal_diagonalization(
        self, a: PlainMatrix, **options: Unpack[CompactOptions]
    ) -> Question[Compact[Answers, Any]]:
        """Writes a symmetric matrix as QDQᵀ with a diagonal matrix D and an orthogonal matrix Q, whose columns are
        unit eigenvectors.
        """
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_SPECTRUM_ORTHOGONAL_DIAGONALIZATION, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpectrum.jordan)
    def jordan(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Question[Compact[Answers, Any]]:
        """Writes a square matrix as PJP⁻¹, where J has its eigenvalues on the diagonal and ones above it where
        eigenvectors are missing.
        """
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_SPECTRUM_JORDAN, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpectrum.steady_state)
    def steady_state(
        self, a: PlainMatrix, **options: Unpack[CompactSpectrumSteadyStateOptions]
    ) -> Question[Compact[Answers, Any]]:
        """Finds the distributions that a Markov chain leaves as they are, one for each closed class of states."""
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_SPECTRUM_STEADY_STATE, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpectrum.svd)
    def svd(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Question[Compact[Answers, Any]]:
        """Writes a matrix of any shape as USVᵀ with singular values on the diagonal of S and perpendicular unit
        columns in U and V.
        """
        reply: Question[Compact[Answers, Any]] = self._sender.compact(endpoints.COMPACT_SPECTRUM_SVD, {"a": a}, options)
        return reply

    @overload
    def by_operation(
        self, a: PlainMatrix, operation: Literal["eigenvalues", "eigenvectors", "diagonalize", "power-formula", "definiteness", "orthogonal-diagonalization", "jordan", "steady-state", "svd"], **options: Unpack[CompactSpectrumByOperationOptions]
    ) -> Question[Compact[Answers, Any]]: ...
    @overload
    def by_operation(
        self, a: PlainRows, operation: Literal["minimal-polynomial"], **options: Unpack[CompactSpectrumByOperationOptions]
    ) -> Question[Compact[Numbers, Texts]]: ...
    @overload
    def by_operation(
        self, a: Array, operation: Literal["minimal-polynomial"], **options: Unpack[CompactSpectrumByOperationOptions]
    ) -> Question[Compact[Array, Texts]]: ...
    @overload
    def by_operation(
        self, a: Framed, operation: Literal["minimal-polynomial"], **options: Unpack[CompactSpectrumByOperationOptions]
    ) -> Question[Compact[Series, Texts]]: ...
    @documented_as(operations.CompactSpectrum.by_operation)
    def by_operation(
        self, a: PlainMatrix, operation: Literal["eigenvalues", "eigenvectors", "diagonalize", "power-formula", "minimal-polynomial", "definiteness", "orthogonal-diagonalization", "jordan", "steady-state", "svd"], **options: Unpack[CompactSpectrumByOperationOptions]
    ) -> Any:
        """Eigenvalues and what follows from them: signs of quadratic forms, steady states, polynomials of a
        matrix.
        """
        return self._sender.compact(endpoints.COMPACT_SPECTRUM_BY_OPERATION, {"a": a, "operation": operation}, options)


class AskedGroups:
    """Every group of operations; the replies are envelopes."""

    arithmetic: AskedArithmetic
    """Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as matrices."""
    dimensions: AskedDimensions
    """Count the rows and the columns of a matrix and state its shape."""
    statistics: AskedStatistics
    """Describe the rows, the columns or all entries of a matrix by their extremes, centre and spread."""
    matrices: AskedMatrices
    """Determinant, trace, inverse, multiples and properties of matrices."""
    create: AskedCreate
    """Take a part of a matrix by rows and columns, and find the characteristic polynomial of a matrix."""
    change_appearance: AskedChangeAppearance
    """Insert, append and delete rows and columns; transpose, flip and turn a matrix; keep one triangle of it."""
    matrix_forms: AskedMatrixForms
    """Row echelon form and reduced row echelon form."""
    vectors: AskedVectors
    """Products, lengths, angles, projections and distances."""
    systems: AskedSystems
    """Solutions of systems of linear equations, and what comes closest where there is none."""
    spaces: AskedSpaces
    """Rank, the four subspaces of a matrix, and bases."""
    factorizations: AskedFactorizations
    """A matrix written as a product of triangular or smaller matrices."""
    orthogonality: AskedOrthogonality
    """The Gram-Schmidt process, the QR factorization and projection matrices."""
    spectrum: AskedSpectrum
    """Eigenvalues and what follows from them: signs of quadratic forms, steady states, polynomials of a matrix."""

    def __init__(self, sender: QuestionMaker) -> None:
        self.arithmetic = AskedArithmetic(sender)
        self.dimensions = AskedDimensions(sender)
        self.statistics = AskedStatistics(sender)
        self.matrices = AskedMatrices(sender)
        self.create = AskedCreate(sender)
        self.change_appearance = AskedChangeAppearance(sender)
        self.matrix_forms = AskedMatrixForms(sender)
        self.vectors = AskedVectors(sender)
        self.systems = AskedSystems(sender)
        self.spaces = AskedSpaces(sender)
        self.factorizations = AskedFactorizations(sender)
        self.orthogonality = AskedOrthogonality(sender)
        self.spectrum = AskedSpectrum(sender)


class AskedCompactGroups:
    """The groups that have compact replies."""

    arithmetic: AskedCompactArithmetic
    """Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as matrices."""
    dimensions: AskedCompactDimensions
    """Count the rows and the columns of a matrix and state its shape."""
    statistics: AskedCompactStatistics
    """Describe the rows, the columns or all entries of a matrix by their extremes, centre and spread."""
    matrices: AskedCompactMatrices
    """Determinant, trace, inverse, multiples and properties of matrices."""
    vectors: AskedCompactVectors
    """Products, lengths, angles, projections and distances."""
    systems: AskedCompactSystems
    """Solutions of systems of linear equations, and what comes closest where there is none."""
    spaces: AskedCompactSpaces
    """Rank, the four subspaces of a matrix, and bases."""
    factorizations: AskedCompactFactorizations
    """A matrix written as a product of triangular or smaller matrices."""
    orthogonality: AskedCompactOrthogonality
    """The Gram-Schmidt process, the QR factorization and projection matrices."""
    spectrum: AskedCompactSpectrum
    """Eigenvalues and what follows from them: signs of quadratic forms, steady states, polynomials of a matrix."""

    def __init__(self, sender: QuestionMaker) -> None:
        self.arithmetic = AskedCompactArithmetic(sender)
        self.dimensions = AskedCompactDimensions(sender)
        self.statistics = AskedCompactStatistics(sender)
        self.matrices = AskedCompactMatrices(sender)
        self.vectors = AskedCompactVectors(sender)
        self.systems = AskedCompactSystems(sender)
        self.spaces = AskedCompactSpaces(sender)
        self.factorizations = AskedCompactFactorizations(sender)
        self.orthogonality = AskedCompactOrthogonality(sender)
        self.spectrum = AskedCompactSpectrum(sender)
