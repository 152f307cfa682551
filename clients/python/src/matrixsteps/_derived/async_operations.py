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

    from .._client import AsyncSender


class AsyncArithmetic:
    """Matrix arithmetic. Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as
    matrices.
    """

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @overload
    async def add(  # type: ignore[overload-overlap]
        self, a: Rows, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def add(
        self, a: Rows, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def add(  # type: ignore[overload-overlap]
        self, a: Array, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def add(self, a: Array, b: Operand, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def add(  # type: ignore[overload-overlap]
        self, a: Framed, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def add(self, a: Framed, b: Operand, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.Arithmetic.add)
    async def add(self, a: Matrix, b: Operand, **options: Unpack[EnvelopeOptions]) -> Any:
        """Adds two matrices of the same shape entry by entry."""
        return await self._sender.envelope(endpoints.ARITHMETIC_ADD, {"a": a, "b": b}, options)

    @overload
    async def subtract(  # type: ignore[overload-overlap]
        self, a: Rows, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def subtract(
        self, a: Rows, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def subtract(  # type: ignore[overload-overlap]
        self, a: Array, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def subtract(
        self, a: Array, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def subtract(  # type: ignore[overload-overlap]
        self, a: Framed, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def subtract(
        self, a: Framed, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.Arithmetic.subtract)
    async def subtract(self, a: Matrix, b: Operand, **options: Unpack[EnvelopeOptions]) -> Any:
        """Subtracts the second matrix from the first, entry by entry."""
        return await self._sender.envelope(endpoints.ARITHMETIC_SUBTRACT, {"a": a, "b": b}, options)

    @overload
    async def multiply_ew(  # type: ignore[overload-overlap]
        self, a: Rows, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def multiply_ew(
        self, a: Rows, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def multiply_ew(  # type: ignore[overload-overlap]
        self, a: Array, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def multiply_ew(
        self, a: Array, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def multiply_ew(  # type: ignore[overload-overlap]
        self, a: Framed, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def multiply_ew(
        self, a: Framed, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.Arithmetic.multiply_ew)
    async def multiply_ew(self, a: Matrix, b: Operand, **options: Unpack[EnvelopeOptions]) -> Any:
        """Multiplies two matrices of the same shape entry by entry: the Hadamard product."""
        return await self._sender.envelope(endpoints.ARITHMETIC_MULTIPLY_EW, {"a": a, "b": b}, options)

    @overload
    async def divide_ew(  # type: ignore[overload-overlap]
        self, a: Rows, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def divide_ew(
        self, a: Rows, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def divide_ew(  # type: ignore[overload-overlap]
        self, a: Array, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def divide_ew(
        self, a: Array, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def divide_ew(  # type: ignore[overload-overlap]
        self, a: Framed, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def divide_ew(
        self, a: Framed, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.Arithmetic.divide_ew)
    async def divide_ew(self, a: Matrix, b: Operand, **options: Unpack[EnvelopeOptions]) -> Any:
        """Divides each entry of the first matrix by the entry of the second at the same place."""
        return await self._sender.envelope(endpoints.ARITHMETIC_DIVIDE_EW, {"a": a, "b": b}, options)

    @overload
    async def raise_ew(  # type: ignore[overload-overlap]
        self, a: Rows, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def raise_ew(
        self, a: Rows, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def raise_ew(  # type: ignore[overload-overlap]
        self, a: Array, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def raise_ew(
        self, a: Array, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def raise_ew(  # type: ignore[overload-overlap]
        self, a: Framed, b: Operand, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def raise_ew(
        self, a: Framed, b: Operand, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.Arithmetic.raise_ew)
    async def raise_ew(self, a: Matrix, b: Operand, **options: Unpack[EnvelopeOptions]) -> Any:
        """Raises each entry of the first matrix to the power of the entry of the second at the same place."""
        return await self._sender.envelope(endpoints.ARITHMETIC_RAISE_EW, {"a": a, "b": b}, options)

    @overload
    async def matmul(  # type: ignore[overload-overlap]
        self, a: Rows, b: Matrix, **options: Unpack[ArithmeticMatmulLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def matmul(
        self, a: Rows, b: Matrix, **options: Unpack[ArithmeticMatmulOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def matmul(  # type: ignore[overload-overlap]
        self, a: Array, b: Matrix, **options: Unpack[ArithmeticMatmulLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def matmul(
        self, a: Array, b: Matrix, **options: Unpack[ArithmeticMatmulOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def matmul(  # type: ignore[overload-overlap]
        self, a: Framed, b: Matrix, **options: Unpack[ArithmeticMatmulLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def matmul(
        self, a: Framed, b: Matrix, **options: Unpack[ArithmeticMatmulOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.Arithmetic.matmul)
    async def matmul(self, a: Matrix, b: Matrix, **options: Unpack[ArithmeticMatmulOptions]) -> Any:
        """Multiplies two matrices row by column; the first needs as many columns as the second has rows."""
        return await self._sender.envelope(endpoints.ARITHMETIC_MATMUL, {"a": a, "b": b}, options)


class AsyncCompactArithmetic:
    """Matrix arithmetic, compact. Add, subtract, multiply, divide and raise matrices entry by entry, and multiply
    them as matrices.
    """

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @overload
    async def add(
        self, a: PlainRows, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def add(self, a: Array, b: PlainOperand, **options: Unpack[CompactOptions]) -> Compact[Array, TextRows]: ...
    @overload
    async def add(self, a: Framed, b: PlainOperand, **options: Unpack[CompactOptions]) -> Compact[Frame, TextRows]: ...
    @documented_as(operations.CompactArithmetic.add)
    async def add(self, a: PlainMatrix, b: PlainOperand, **options: Unpack[CompactOptions]) -> Any:
        """Adds two matrices of the same shape entry by entry."""
        return await self._sender.compact(endpoints.COMPACT_ARITHMETIC_ADD, {"a": a, "b": b}, options)

    @overload
    async def subtract(
        self, a: PlainRows, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def subtract(
        self, a: Array, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    async def subtract(
        self, a: Framed, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Compact[Frame, TextRows]: ...
    @documented_as(operations.CompactArithmetic.subtract)
    async def subtract(self, a: PlainMatrix, b: PlainOperand, **options: Unpack[CompactOptions]) -> Any:
        """Subtracts the second matrix from the first, entry by entry."""
        return await self._sender.compact(endpoints.COMPACT_ARITHMETIC_SUBTRACT, {"a": a, "b": b}, options)

    @overload
    async def multiply_ew(
        self, a: PlainRows, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def multiply_ew(
        self, a: Array, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    async def multiply_ew(
        self, a: Framed, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Compact[Frame, TextRows]: ...
    @documented_as(operations.CompactArithmetic.multiply_ew)
    async def multiply_ew(self, a: PlainMatrix, b: PlainOperand, **options: Unpack[CompactOptions]) -> Any:
        """Multiplies two matrices of the same shape entry by entry: the Hadamard product."""
        return await self._sender.compact(endpoints.COMPACT_ARITHMETIC_MULTIPLY_EW, {"a": a, "b": b}, options)

    @overload
    async def divide_ew(
        self, a: PlainRows, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def divide_ew(
        self, a: Array, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    async def divide_ew(
        self, a: Framed, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Compact[Frame, TextRows]: ...
    @documented_as(operations.CompactArithmetic.divide_ew)
    async def divide_ew(self, a: PlainMatrix, b: PlainOperand, **options: Unpack[CompactOptions]) -> Any:
        """Divides each entry of the first matrix by the entry of the second at the same place."""
        return await self._sender.compact(endpoints.COMPACT_ARITHMETIC_DIVIDE_EW, {"a": a, "b": b}, options)

    @overload
    async def raise_ew(
        self, a: PlainRows, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def raise_ew(
        self, a: Array, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    async def raise_ew(
        self, a: Framed, b: PlainOperand, **options: Unpack[CompactOptions]
    ) -> Compact[Frame, TextRows]: ...
    @documented_as(operations.CompactArithmetic.raise_ew)
    async def raise_ew(self, a: PlainMatrix, b: PlainOperand, **options: Unpack[CompactOptions]) -> Any:
        """Raises each entry of the first matrix to the power of the entry of the second at the same place."""
        return await self._sender.compact(endpoints.COMPACT_ARITHMETIC_RAISE_EW, {"a": a, "b": b}, options)

    @overload
    async def matmul(
        self, a: PlainRows, b: PlainMatrix, **options: Unpack[CompactArithmeticMatmulOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def matmul(
        self, a: Array, b: PlainMatrix, **options: Unpack[CompactArithmeticMatmulOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    async def matmul(
        self, a: Framed, b: PlainMatrix, **options: Unpack[CompactArithmeticMatmulOptions]
    ) -> Compact[Frame, TextRows]: ...
    @documented_as(operations.CompactArithmetic.matmul)
    async def matmul(
        self, a: PlainMatrix, b: PlainMatrix, **options: Unpack[CompactArithmeticMatmulOptions]
    ) -> Any:
        """Multiplies two matrices row by column; the first needs as many columns as the second has rows."""
        return await self._sender.compact(endpoints.COMPACT_ARITHMETIC_MATMUL, {"a": a, "b": b}, options)

    @overload
    async def by_operation(
        self, a: PlainRows, b: PlainOperand, operation: Literal["add", "subtract", "multiply-ew", "divide-ew", "raise-ew", "matmul"], **options: Unpack[CompactArithmeticByOperationOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def by_operation(
        self, a: Array, b: PlainOperand, operation: Literal["add", "subtract", "multiply-ew", "divide-ew", "raise-ew", "matmul"], **options: Unpack[CompactArithmeticByOperationOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    async def by_operation(
        self, a: Framed, b: PlainOperand, operation: Literal["add", "subtract", "multiply-ew", "divide-ew", "raise-ew", "matmul"], **options: Unpack[CompactArithmeticByOperationOptions]
    ) -> Compact[Frame, TextRows]: ...
    @overload
    async def by_operation(
        self, a: PlainMatrix, b: PlainOperand, operation: Literal["all"], **options: Unpack[CompactArithmeticByOperationOptions]
    ) -> Compact[Answers, Any]: ...
    @documented_as(operations.CompactArithmetic.by_operation)
    async def by_operation(
        self, a: PlainMatrix, b: PlainOperand, operation: Literal["all", "add", "subtract", "multiply-ew", "divide-ew", "raise-ew", "matmul"], **options: Unpack[CompactArithmeticByOperationOptions]
    ) -> Any:
        """Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as matrices."""
        return await self._sender.compact(endpoints.COMPACT_ARITHMETIC_BY_OPERATION, {"a": a, "b": b, "operation": operation}, options)


class AsyncDimensions:
    """Matrix dimensions. Count the rows and the columns of a matrix and state its shape."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @overload
    async def nrows(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[CountResult]: ...
    @overload
    async def nrows(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[CountResult]: ...
    @documented_as(operations.Dimensions.nrows)
    async def nrows(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Counts the rows of a matrix."""
        return await self._sender.envelope(endpoints.DIMENSIONS_NROWS, {"a": a}, options)

    @overload
    async def ncols(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[CountResult]: ...
    @overload
    async def ncols(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[CountResult]: ...
    @documented_as(operations.Dimensions.ncols)
    async def ncols(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Counts the columns of a matrix."""
        return await self._sender.envelope(endpoints.DIMENSIONS_NCOLS, {"a": a}, options)

    @overload
    async def shape(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[SizeResult]: ...
    @overload
    async def shape(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[SizeResult]: ...
    @documented_as(operations.Dimensions.shape)
    async def shape(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """States the number of rows and the number of columns of a matrix, in this order."""
        return await self._sender.envelope(endpoints.DIMENSIONS_SHAPE, {"a": a}, options)


class AsyncCompactDimensions:
    """Matrix dimensions, compact. Count the rows and the columns of a matrix and state its shape."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @documented_as(operations.CompactDimensions.nrows)
    async def nrows(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[int, str]:
        """Counts the rows of a matrix."""
        reply: Compact[int, str] = await self._sender.compact(endpoints.COMPACT_DIMENSIONS_NROWS, {"a": a}, options)
        return reply

    @documented_as(operations.CompactDimensions.ncols)
    async def ncols(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[int, str]:
        """Counts the columns of a matrix."""
        reply: Compact[int, str] = await self._sender.compact(endpoints.COMPACT_DIMENSIONS_NCOLS, {"a": a}, options)
        return reply

    @documented_as(operations.CompactDimensions.shape)
    async def shape(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Tuple[int, int], str]:
        """States the number of rows and the number of columns of a matrix, in this order."""
        reply: Compact[Tuple[int, int], str] = await self._sender.compact(endpoints.COMPACT_DIMENSIONS_SHAPE, {"a": a}, options)
        return reply

    @overload
    async def by_type(
        self, a: PlainMatrix, type: Literal["nrows", "ncols"], **options: Unpack[CompactOptions]
    ) -> Compact[int, str]: ...
    @overload
    async def by_type(
        self, a: PlainMatrix, type: Literal["shape"], **options: Unpack[CompactOptions]
    ) -> Compact[Tuple[int, int], str]: ...
    @overload
    async def by_type(
        self, a: PlainMatrix, type: Literal["all"], **options: Unpack[CompactOptions]
    ) -> Compact[Answers, Any]: ...
    @documented_as(operations.CompactDimensions.by_type)
    async def by_type(
        self, a: PlainMatrix, type: Literal["all", "nrows", "ncols", "shape"], **options: Unpack[CompactOptions]
    ) -> Any:
        """Count the rows and the columns of a matrix and state its shape."""
        return await self._sender.compact(endpoints.COMPACT_DIMENSIONS_BY_TYPE, {"a": a, "type": type}, options)


class AsyncStatistics:
    """Matrix statistics. Describe the rows, the columns or all entries of a matrix by their extremes, centre and
    spread.
    """

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @overload
    async def row_min(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    async def row_min(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def row_min(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    async def row_min(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def row_min(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    async def row_min(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented_as(operations.Statistics.row_min)
    async def row_min(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the minimum, the smallest entry, of each row of a matrix."""
        return await self._sender.envelope(endpoints.STATISTICS_ROW_MIN, {"a": a}, options)

    @overload
    async def col_min(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    async def col_min(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def col_min(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    async def col_min(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def col_min(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    async def col_min(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented_as(operations.Statistics.col_min)
    async def col_min(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the minimum, the smallest entry, of each column of a matrix."""
        return await self._sender.envelope(endpoints.STATISTICS_COL_MIN, {"a": a}, options)

    @overload
    async def mat_min(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    async def mat_min(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[NumberResult]: ...
    @documented_as(operations.Statistics.mat_min)
    async def mat_min(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the minimum, the smallest entry, of all entries of a matrix."""
        return await self._sender.envelope(endpoints.STATISTICS_MAT_MIN, {"a": a}, options)

    @overload
    async def row_max(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    async def row_max(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def row_max(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    async def row_max(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def row_max(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    async def row_max(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented_as(operations.Statistics.row_max)
    async def row_max(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the maximum, the largest entry, of each row of a matrix."""
        return await self._sender.envelope(endpoints.STATISTICS_ROW_MAX, {"a": a}, options)

    @overload
    async def col_max(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    async def col_max(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def col_max(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    async def col_max(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def col_max(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    async def col_max(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented_as(operations.Statistics.col_max)
    async def col_max(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the maximum, the largest entry, of each column of a matrix."""
        return await self._sender.envelope(endpoints.STATISTICS_COL_MAX, {"a": a}, options)

    @overload
    async def mat_max(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    async def mat_max(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[NumberResult]: ...
    @documented_as(operations.Statistics.mat_max)
    async def mat_max(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the maximum, the largest entry, of all entries of a matrix."""
        return await self._sender.envelope(endpoints.STATISTICS_MAT_MAX, {"a": a}, options)

    @overload
    async def row_sum(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    async def row_sum(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def row_sum(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    async def row_sum(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def row_sum(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    async def row_sum(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented_as(operations.Statistics.row_sum)
    async def row_sum(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the sum of each row of a matrix."""
        return await self._sender.envelope(endpoints.STATISTICS_ROW_SUM, {"a": a}, options)

    @overload
    async def col_sum(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    async def col_sum(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def col_sum(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    async def col_sum(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def col_sum(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    async def col_sum(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented_as(operations.Statistics.col_sum)
    async def col_sum(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the sum of each column of a matrix."""
        return await self._sender.envelope(endpoints.STATISTICS_COL_SUM, {"a": a}, options)

    @overload
    async def mat_sum(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    async def mat_sum(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[NumberResult]: ...
    @documented_as(operations.Statistics.mat_sum)
    async def mat_sum(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the sum of all entries of a matrix."""
        return await self._sender.envelope(endpoints.STATISTICS_MAT_SUM, {"a": a}, options)

    @overload
    async def row_mean(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    async def row_mean(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def row_mean(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    async def row_mean(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def row_mean(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    async def row_mean(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented_as(operations.Statistics.row_mean)
    async def row_mean(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the arithmetic mean of each row of a matrix."""
        return await self._sender.envelope(endpoints.STATISTICS_ROW_MEAN, {"a": a}, options)

    @overload
    async def col_mean(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    async def col_mean(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def col_mean(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    async def col_mean(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def col_mean(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    async def col_mean(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented_as(operations.Statistics.col_mean)
    async def col_mean(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the arithmetic mean of each column of a matrix."""
        return await self._sender.envelope(endpoints.STATISTICS_COL_MEAN, {"a": a}, options)

    @overload
    async def mat_mean(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    async def mat_mean(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[NumberResult]: ...
    @documented_as(operations.Statistics.mat_mean)
    async def mat_mean(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the arithmetic mean of all entries of a matrix."""
        return await self._sender.envelope(endpoints.STATISTICS_MAT_MEAN, {"a": a}, options)

    @overload
    async def row_median(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    async def row_median(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def row_median(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    async def row_median(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def row_median(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    async def row_median(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented_as(operations.Statistics.row_median)
    async def row_median(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the median, the middle number in order of size, of each row of a matrix."""
        return await self._sender.envelope(endpoints.STATISTICS_ROW_MEDIAN, {"a": a}, options)

    @overload
    async def col_median(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    async def col_median(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def col_median(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    async def col_median(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def col_median(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    async def col_median(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented_as(operations.Statistics.col_median)
    async def col_median(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the median, the middle number in order of size, of each column of a matrix."""
        return await self._sender.envelope(endpoints.STATISTICS_COL_MEDIAN, {"a": a}, options)

    @overload
    async def mat_median(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    async def mat_median(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[NumberResult]: ...
    @documented_as(operations.Statistics.mat_median)
    async def mat_median(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the median, the middle number in order of size, of all entries of a matrix."""
        return await self._sender.envelope(endpoints.STATISTICS_MAT_MEDIAN, {"a": a}, options)

    @overload
    async def row_var(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[StatisticsRowVarLiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    async def row_var(self, a: Rows, **options: Unpack[StatisticsRowVarOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def row_var(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[StatisticsRowVarLiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    async def row_var(self, a: Array, **options: Unpack[StatisticsRowVarOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def row_var(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[StatisticsRowVarLiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    async def row_var(
        self, a: Framed, **options: Unpack[StatisticsRowVarOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    @documented_as(operations.Statistics.row_var)
    async def row_var(self, a: Matrix, **options: Unpack[StatisticsRowVarOptions]) -> Any:
        """Finds the variance of each row of a matrix."""
        return await self._sender.envelope(endpoints.STATISTICS_ROW_VAR, {"a": a}, options)

    @overload
    async def col_var(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[StatisticsColVarLiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    async def col_var(self, a: Rows, **options: Unpack[StatisticsColVarOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def col_var(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[StatisticsColVarLiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    async def col_var(self, a: Array, **options: Unpack[StatisticsColVarOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def col_var(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[StatisticsColVarLiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    async def col_var(
        self, a: Framed, **options: Unpack[StatisticsColVarOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    @documented_as(operations.Statistics.col_var)
    async def col_var(self, a: Matrix, **options: Unpack[StatisticsColVarOptions]) -> Any:
        """Finds the variance of each column of a matrix."""
        return await self._sender.envelope(endpoints.STATISTICS_COL_VAR, {"a": a}, options)

    @overload
    async def mat_var(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[StatisticsMatVarLiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    async def mat_var(self, a: Matrix, **options: Unpack[StatisticsMatVarOptions]) -> Envelope[NumberResult]: ...
    @documented_as(operations.Statistics.mat_var)
    async def mat_var(self, a: Matrix, **options: Unpack[StatisticsMatVarOptions]) -> Any:
        """Finds the variance of all entries of a matrix."""
        return await self._sender.envelope(endpoints.STATISTICS_MAT_VAR, {"a": a}, options)

    @overload
    async def row_std(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[StatisticsRowStdLiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    async def row_std(self, a: Rows, **options: Unpack[StatisticsRowStdOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def row_std(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[StatisticsRowStdLiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    async def row_std(self, a: Array, **options: Unpack[StatisticsRowStdOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def row_std(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[StatisticsRowStdLiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    async def row_std(
        self, a: Framed, **options: Unpack[StatisticsRowStdOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    @documented_as(operations.Statistics.row_std)
    async def row_std(self, a: Matrix, **options: Unpack[StatisticsRowStdOptions]) -> Any:
        """Finds the standard deviation of each row of a matrix."""
        return await self._sender.envelope(endpoints.STATISTICS_ROW_STD, {"a": a}, options)

    @overload
    async def col_std(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[StatisticsColStdLiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    async def col_std(self, a: Rows, **options: Unpack[StatisticsColStdOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def col_std(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[StatisticsColStdLiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    async def col_std(self, a: Array, **options: Unpack[StatisticsColStdOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def col_std(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[StatisticsColStdLiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    async def col_std(
        self, a: Framed, **options: Unpack[StatisticsColStdOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    @documented_as(operations.Statistics.col_std)
    async def col_std(self, a: Matrix, **options: Unpack[StatisticsColStdOptions]) -> Any:
        """Finds the standard deviation of each column of a matrix."""
        return await self._sender.envelope(endpoints.STATISTICS_COL_STD, {"a": a}, options)

    @overload
    async def mat_std(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[StatisticsMatStdLiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    async def mat_std(self, a: Matrix, **options: Unpack[StatisticsMatStdOptions]) -> Envelope[NumberResult]: ...
    @documented_as(operations.Statistics.mat_std)
    async def mat_std(self, a: Matrix, **options: Unpack[StatisticsMatStdOptions]) -> Any:
        """Finds the standard deviation of all entries of a matrix."""
        return await self._sender.envelope(endpoints.STATISTICS_MAT_STD, {"a": a}, options)

    @overload
    async def covariance(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[StatisticsCovarianceLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def covariance(
        self, a: Rows, **options: Unpack[StatisticsCovarianceOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def covariance(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[StatisticsCovarianceLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def covariance(
        self, a: Array, **options: Unpack[StatisticsCovarianceOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def covariance(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[StatisticsCovarianceLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def covariance(
        self, a: Framed, **options: Unpack[StatisticsCovarianceOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.Statistics.covariance)
    async def covariance(self, a: Matrix, **options: Unpack[StatisticsCovarianceOptions]) -> Any:
        """Finds the covariances of the columns of a matrix, whose rows are observations."""
        return await self._sender.envelope(endpoints.STATISTICS_COVARIANCE, {"a": a}, options)

    @overload
    async def correlation(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def correlation(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def correlation(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def correlation(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def correlation(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def correlation(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.Statistics.correlation)
    async def correlation(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the correlations of the columns of a matrix, whose rows are observations."""
        return await self._sender.envelope(endpoints.STATISTICS_CORRELATION, {"a": a}, options)


class AsyncCompactStatistics:
    """Matrix statistics, compact. Describe the rows, the columns or all entries of a matrix by their extremes,
    centre and spread.
    """

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @overload
    async def row_min(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    async def row_min(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    async def row_min(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented_as(operations.CompactStatistics.row_min)
    async def row_min(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the minimum, the smallest entry, of each row of a matrix."""
        return await self._sender.compact(endpoints.COMPACT_STATISTICS_ROW_MIN, {"a": a}, options)

    @overload
    async def col_min(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    async def col_min(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    async def col_min(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented_as(operations.CompactStatistics.col_min)
    async def col_min(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the minimum, the smallest entry, of each column of a matrix."""
        return await self._sender.compact(endpoints.COMPACT_STATISTICS_COL_MIN, {"a": a}, options)

    @documented_as(operations.CompactStatistics.mat_min)
    async def mat_min(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[float, str]:
        """Finds the minimum, the smallest entry, of all entries of a matrix."""
        reply: Compact[float, str] = await self._sender.compact(endpoints.COMPACT_STATISTICS_MAT_MIN, {"a": a}, options)
        return reply

    @overload
    async def row_max(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    async def row_max(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    async def row_max(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented_as(operations.CompactStatistics.row_max)
    async def row_max(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the maximum, the largest entry, of each row of a matrix."""
        return await self._sender.compact(endpoints.COMPACT_STATISTICS_ROW_MAX, {"a": a}, options)

    @overload
    async def col_max(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    async def col_max(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    async def col_max(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented_as(operations.CompactStatistics.col_max)
    async def col_max(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the maximum, the largest entry, of each column of a matrix."""
        return await self._sender.compact(endpoints.COMPACT_STATISTICS_COL_MAX, {"a": a}, options)

    @documented_as(operations.CompactStatistics.mat_max)
    async def mat_max(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[float, str]:
        """Finds the maximum, the largest entry, of all entries of a matrix."""
        reply: Compact[float, str] = await self._sender.compact(endpoints.COMPACT_STATISTICS_MAT_MAX, {"a": a}, options)
        return reply

    @overload
    async def row_sum(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    async def row_sum(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    async def row_sum(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented_as(operations.CompactStatistics.row_sum)
    async def row_sum(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the sum of each row of a matrix."""
        return await self._sender.compact(endpoints.COMPACT_STATISTICS_ROW_SUM, {"a": a}, options)

    @overload
    async def col_sum(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    async def col_sum(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    async def col_sum(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented_as(operations.CompactStatistics.col_sum)
    async def col_sum(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the sum of each column of a matrix."""
        return await self._sender.compact(endpoints.COMPACT_STATISTICS_COL_SUM, {"a": a}, options)

    @documented_as(operations.CompactStatistics.mat_sum)
    async def mat_sum(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[float, str]:
        """Finds the sum of all entries of a matrix."""
        reply: Compact[float, str] = await self._sender.compact(endpoints.COMPACT_STATISTICS_MAT_SUM, {"a": a}, options)
        return reply

    @overload
    async def row_mean(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    async def row_mean(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    async def row_mean(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented_as(operations.CompactStatistics.row_mean)
    async def row_mean(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the arithmetic mean of each row of a matrix."""
        return await self._sender.compact(endpoints.COMPACT_STATISTICS_ROW_MEAN, {"a": a}, options)

    @overload
    async def col_mean(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    async def col_mean(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    async def col_mean(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented_as(operations.CompactStatistics.col_mean)
    async def col_mean(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the arithmetic mean of each column of a matrix."""
        return await self._sender.compact(endpoints.COMPACT_STATISTICS_COL_MEAN, {"a": a}, options)

    @documented_as(operations.CompactStatistics.mat_mean)
    async def mat_mean(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[float, str]:
        """Finds the arithmetic mean of all entries of a matrix."""
        reply: Compact[float, str] = await self._sender.compact(endpoints.COMPACT_STATISTICS_MAT_MEAN, {"a": a}, options)
        return reply

    @overload
    async def row_median(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    async def row_median(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    async def row_median(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented_as(operations.CompactStatistics.row_median)
    async def row_median(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the median, the middle number in order of size, of each row of a matrix."""
        return await self._sender.compact(endpoints.COMPACT_STATISTICS_ROW_MEDIAN, {"a": a}, options)

    @overload
    async def col_median(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    async def col_median(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    async def col_median(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented_as(operations.CompactStatistics.col_median)
    async def col_median(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the median, the middle number in order of size, of each column of a matrix."""
        return await self._sender.compact(endpoints.COMPACT_STATISTICS_COL_MEDIAN, {"a": a}, options)

    @documented_as(operations.CompactStatistics.mat_median)
    async def mat_median(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[float, str]:
        """Finds the median, the middle number in order of size, of all entries of a matrix."""
        reply: Compact[float, str] = await self._sender.compact(endpoints.COMPACT_STATISTICS_MAT_MEDIAN, {"a": a}, options)
        return reply

    @overload
    async def row_var(
        self, a: PlainRows, **options: Unpack[CompactStatisticsRowVarOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def row_var(self, a: Array, **options: Unpack[CompactStatisticsRowVarOptions]) -> Compact[Array, Texts]: ...
    @overload
    async def row_var(self, a: Framed, **options: Unpack[CompactStatisticsRowVarOptions]) -> Compact[Series, Texts]: ...
    @documented_as(operations.CompactStatistics.row_var)
    async def row_var(self, a: PlainMatrix, **options: Unpack[CompactStatisticsRowVarOptions]) -> Any:
        """Finds the variance of each row of a matrix."""
        return await self._sender.compact(endpoints.COMPACT_STATISTICS_ROW_VAR, {"a": a}, options)

    @overload
    async def col_var(
        self, a: PlainRows, **options: Unpack[CompactStatisticsColVarOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def col_var(self, a: Array, **options: Unpack[CompactStatisticsColVarOptions]) -> Compact[Array, Texts]: ...
    @overload
    async def col_var(self, a: Framed, **options: Unpack[CompactStatisticsColVarOptions]) -> Compact[Series, Texts]: ...
    @documented_as(operations.CompactStatistics.col_var)
    async def col_var(self, a: PlainMatrix, **options: Unpack[CompactStatisticsColVarOptions]) -> Any:
        """Finds the variance of each column of a matrix."""
        return await self._sender.compact(endpoints.COMPACT_STATISTICS_COL_VAR, {"a": a}, options)

    @documented_as(operations.CompactStatistics.mat_var)
    async def mat_var(
        self, a: PlainMatrix, **options: Unpack[CompactStatisticsMatVarOptions]
    ) -> Compact[float, str]:
        """Finds the variance of all entries of a matrix."""
        reply: Compact[float, str] = await self._sender.compact(endpoints.COMPACT_STATISTICS_MAT_VAR, {"a": a}, options)
        return reply

    @overload
    async def row_std(
        self, a: PlainRows, **options: Unpack[CompactStatisticsRowStdOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def row_std(self, a: Array, **options: Unpack[CompactStatisticsRowStdOptions]) -> Compact[Array, Texts]: ...
    @overload
    async def row_std(self, a: Framed, **options: Unpack[CompactStatisticsRowStdOptions]) -> Compact[Series, Texts]: ...
    @documented_as(operations.CompactStatistics.row_std)
    async def row_std(self, a: PlainMatrix, **options: Unpack[CompactStatisticsRowStdOptions]) -> Any:
        """Finds the standard deviation of each row of a matrix."""
        return await self._sender.compact(endpoints.COMPACT_STATISTICS_ROW_STD, {"a": a}, options)

    @overload
    async def col_std(
        self, a: PlainRows, **options: Unpack[CompactStatisticsColStdOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def col_std(self, a: Array, **options: Unpack[CompactStatisticsColStdOptions]) -> Compact[Array, Texts]: ...
    @overload
    async def col_std(self, a: Framed, **options: Unpack[CompactStatisticsColStdOptions]) -> Compact[Series, Texts]: ...
    @documented_as(operations.CompactStatistics.col_std)
    async def col_std(self, a: PlainMatrix, **options: Unpack[CompactStatisticsColStdOptions]) -> Any:
        """Finds the standard deviation of each column of a matrix."""
        return await self._sender.compact(endpoints.COMPACT_STATISTICS_COL_STD, {"a": a}, options)

    @documented_as(operations.CompactStatistics.mat_std)
    async def mat_std(
        self, a: PlainMatrix, **options: Unpack[CompactStatisticsMatStdOptions]
    ) -> Compact[float, str]:
        """Finds the standard deviation of all entries of a matrix."""
        reply: Compact[float, str] = await self._sender.compact(endpoints.COMPACT_STATISTICS_MAT_STD, {"a": a}, options)
        return reply

    @overload
    async def covariance(
        self, a: PlainRows, **options: Unpack[CompactStatisticsCovarianceOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def covariance(
        self, a: Array, **options: Unpack[CompactStatisticsCovarianceOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    async def covariance(
        self, a: Framed, **options: Unpack[CompactStatisticsCovarianceOptions]
    ) -> Compact[Frame, TextRows]: ...
    @documented_as(operations.CompactStatistics.covariance)
    async def covariance(self, a: PlainMatrix, **options: Unpack[CompactStatisticsCovarianceOptions]) -> Any:
        """Finds the covariances of the columns of a matrix, whose rows are observations."""
        return await self._sender.compact(endpoints.COMPACT_STATISTICS_COVARIANCE, {"a": a}, options)

    @overload
    async def correlation(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def correlation(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, TextRows]: ...
    @overload
    async def correlation(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Frame, TextRows]: ...
    @documented_as(operations.CompactStatistics.correlation)
    async def correlation(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the correlations of the columns of a matrix, whose rows are observations."""
        return await self._sender.compact(endpoints.COMPACT_STATISTICS_CORRELATION, {"a": a}, options)

    @overload
    async def by_type(
        self, a: PlainRows, type: Literal["row-min", "col-min", "row-max", "col-max", "row-sum", "col-sum", "row-mean", "col-mean", "row-median", "col-median", "row-var", "col-var", "row-std", "col-std"], **options: Unpack[CompactStatisticsByTypeOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def by_type(
        self, a: Array, type: Literal["row-min", "col-min", "row-max", "col-max", "row-sum", "col-sum", "row-mean", "col-mean", "row-median", "col-median", "row-var", "col-var", "row-std", "col-std"], **options: Unpack[CompactStatisticsByTypeOptions]
    ) -> Compact[Array, Texts]: ...
    @overload
    async def by_type(
        self, a: Framed, type: Literal["row-min", "col-min", "row-max", "col-max", "row-sum", "col-sum", "row-mean", "col-mean", "row-median", "col-median", "row-var", "col-var", "row-std", "col-std"], **options: Unpack[CompactStatisticsByTypeOptions]
    ) -> Compact[Series, Texts]: ...
    @overload
    async def by_type(
        self, a: PlainMatrix, type: Literal["mat-min", "mat-max", "mat-sum", "mat-mean", "mat-median", "mat-var", "mat-std"], **options: Unpack[CompactStatisticsByTypeOptions]
    ) -> Compact[float, str]: ...
    @overload
    async def by_type(
        self, a: PlainMatrix, type: Literal["all"], **options: Unpack[CompactStatisticsByTypeOptions]
    ) -> Compact[Answers, Any]: ...
    @documented_as(operations.CompactStatistics.by_type)
    async def by_type(
        self, a: PlainMatrix, type: Literal["all", "row-min", "col-min", "mat-min", "row-max", "col-max", "mat-max", "row-sum", "col-sum", "mat-sum", "row-mean", "col-mean", "mat-mean", "row-median", "col-median", "mat-median", "row-var", "col-var", "mat-var", "row-std", "col-std", "mat-std"], **options: Unpack[CompactStatisticsByTypeOptions]
    ) -> Any:
        """Describe the rows, the columns or all entries of a matrix by their extremes, centre and spread."""
        return await self._sender.compact(endpoints.COMPACT_STATISTICS_BY_TYPE, {"a": a, "type": type}, options)


class AsyncMatrices:
    """Square matrices. Determinant, trace, inverse, multiples and properties of matrices."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @overload
    async def determinant_2x2(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[MatricesDeterminant2x2LiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    async def determinant_2x2(
        self, a: Matrix, **options: Unpack[MatricesDeterminant2x2Options]
    ) -> Envelope[NumberResult]: ...
    @documented_as(operations.Matrices.determinant_2x2)
    async def determinant_2x2(self, a: Matrix, **options: Unpack[MatricesDeterminant2x2Options]) -> Any:
        """Works out the determinant of a 2x2 matrix."""
        return await self._sender.envelope(endpoints.MATRICES_DETERMINANT_2X2, {"a": a}, options)

    @overload
    async def determinant_3x3(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[MatricesDeterminant3x3LiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    async def determinant_3x3(
        self, a: Matrix, **options: Unpack[MatricesDeterminant3x3Options]
    ) -> Envelope[NumberResult]: ...
    @documented_as(operations.Matrices.determinant_3x3)
    async def determinant_3x3(self, a: Matrix, **options: Unpack[MatricesDeterminant3x3Options]) -> Any:
        """Works out the determinant of a 3x3 matrix."""
        return await self._sender.envelope(endpoints.MATRICES_DETERMINANT_3X3, {"a": a}, options)

    @overload
    async def determinant_nxn(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[MatricesDeterminantNxnLiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    async def determinant_nxn(
        self, a: Matrix, **options: Unpack[MatricesDeterminantNxnOptions]
    ) -> Envelope[NumberResult]: ...
    @documented_as(operations.Matrices.determinant_nxn)
    async def determinant_nxn(self, a: Matrix, **options: Unpack[MatricesDeterminantNxnOptions]) -> Any:
        """Works out the determinant of a square matrix of any size."""
        return await self._sender.envelope(endpoints.MATRICES_DETERMINANT_NXN, {"a": a}, options)

    @overload
    async def trace(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    async def trace(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[NumberResult]: ...
    @documented_as(operations.Matrices.trace)
    async def trace(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Adds the entries on the main diagonal of a square matrix."""
        return await self._sender.envelope(endpoints.MATRICES_TRACE, {"a": a}, options)

    @overload
    async def inverse_2x2(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[MatricesInverse2x2LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def inverse_2x2(
        self, a: Rows, **options: Unpack[MatricesInverse2x2Options]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def inverse_2x2(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[MatricesInverse2x2LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def inverse_2x2(
        self, a: Array, **options: Unpack[MatricesInverse2x2Options]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def inverse_2x2(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[MatricesInverse2x2LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def inverse_2x2(
        self, a: Framed, **options: Unpack[MatricesInverse2x2Options]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.Matrices.inverse_2x2)
    async def inverse_2x2(self, a: Matrix, **options: Unpack[MatricesInverse2x2Options]) -> Any:
        """Finds the inverse of a 2x2 matrix."""
        return await self._sender.envelope(endpoints.MATRICES_INVERSE_2X2, {"a": a}, options)

    @overload
    async def inverse_3x3(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[MatricesInverse3x3LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def inverse_3x3(
        self, a: Rows, **options: Unpack[MatricesInverse3x3Options]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def inverse_3x3(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[MatricesInverse3x3LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def inverse_3x3(
        self, a: Array, **options: Unpack[MatricesInverse3x3Options]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def inverse_3x3(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[MatricesInverse3x3LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def inverse_3x3(
        self, a: Framed, **options: Unpack[MatricesInverse3x3Options]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.Matrices.inverse_3x3)
    async def inverse_3x3(self, a: Matrix, **options: Unpack[MatricesInverse3x3Options]) -> Any:
        """Finds the inverse of a 3x3 matrix."""
        return await self._sender.envelope(endpoints.MATRICES_INVERSE_3X3, {"a": a}, options)

    @overload
    async def inverse_nxn(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[MatricesInverseNxnLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def inverse_nxn(
        self, a: Rows, **options: Unpack[MatricesInverseNxnOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def inverse_nxn(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[MatricesInverseNxnLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def inverse_nxn(
        self, a: Array, **options: Unpack[MatricesInverseNxnOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def inverse_nxn(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[MatricesInverseNxnLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def inverse_nxn(
        self, a: Framed, **options: Unpack[MatricesInverseNxnOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.Matrices.inverse_nxn)
    async def inverse_nxn(self, a: Matrix, **options: Unpack[MatricesInverseNxnOptions]) -> Any:
        """Finds the inverse of a square matrix of any size."""
        return await self._sender.envelope(endpoints.MATRICES_INVERSE_NXN, {"a": a}, options)

    @overload
    async def scalar_multiple(  # type: ignore[overload-overlap]
        self, a: Rows, scalar: Entry, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def scalar_multiple(
        self, a: Rows, scalar: Entry, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def scalar_multiple(  # type: ignore[overload-overlap]
        self, a: Array, scalar: Entry, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def scalar_multiple(
        self, a: Array, scalar: Entry, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def scalar_multiple(  # type: ignore[overload-overlap]
        self, a: Framed, scalar: Entry, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def scalar_multiple(
        self, a: Framed, scalar: Entry, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.Matrices.scalar_multiple)
    async def scalar_multiple(self, a: Matrix, scalar: Entry, **options: Unpack[EnvelopeOptions]) -> Any:
        """Multiplies every entry of a matrix by one number."""
        return await self._sender.envelope(endpoints.MATRICES_SCALAR_MULTIPLE, {"a": a, "scalar": scalar}, options)

    @overload
    async def minors(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[MatricesMinorsLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def minors(self, a: Matrix, **options: Unpack[MatricesMinorsOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Matrices.minors)
    async def minors(self, a: Matrix, **options: Unpack[MatricesMinorsOptions]) -> Any:
        """Finds the minor of one place of a square matrix with its cofactor, or the matrix of all minors."""
        return await self._sender.envelope(endpoints.MATRICES_MINORS, {"a": a}, options)

    @overload
    async def cofactors(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def cofactors(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def cofactors(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def cofactors(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def cofactors(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def cofactors(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.Matrices.cofactors)
    async def cofactors(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds all cofactors of a square matrix: the minors with the signs of a chessboard."""
        return await self._sender.envelope(endpoints.MATRICES_COFACTORS, {"a": a}, options)

    @overload
    async def adjugate(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def adjugate(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def adjugate(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def adjugate(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def adjugate(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def adjugate(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.Matrices.adjugate)
    async def adjugate(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the adjugate of a square matrix: its matrix of cofactors, transposed."""
        return await self._sender.envelope(endpoints.MATRICES_ADJUGATE, {"a": a}, options)

    @overload
    async def power(  # type: ignore[overload-overlap]
        self, a: Rows, k: int, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def power(
        self, a: Rows, k: int, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def power(  # type: ignore[overload-overlap]
        self, a: Array, k: int, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def power(self, a: Array, k: int, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def power(  # type: ignore[overload-overlap]
        self, a: Framed, k: int, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def power(self, a: Framed, k: int, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.Matrices.power)
    async def power(self, a: Matrix, k: int, **options: Unpack[EnvelopeOptions]) -> Any:
        """Raises a square matrix to a whole power; negative exponents take the inverse."""
        return await self._sender.envelope(endpoints.MATRICES_POWER, {"a": a, "k": k}, options)

    @overload
    async def classify(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[MatricesClassifyLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def classify(self, a: Matrix, **options: Unpack[MatricesClassifyOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Matrices.classify)
    async def classify(self, a: Matrix, **options: Unpack[MatricesClassifyOptions]) -> Any:
        """Tells which of the usual properties a matrix has, from symmetric to stochastic, with a reason for each."""
        return await self._sender.envelope(endpoints.MATRICES_CLASSIFY, {"a": a}, options)


class AsyncCompactMatrices:
    """Square matrices, compact. Determinant, trace, inverse, multiples and properties of matrices."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @documented_as(operations.CompactMatrices.determinant_2x2)
    async def determinant_2x2(
        self, a: PlainMatrix, **options: Unpack[CompactMatricesDeterminant2x2Options]
    ) -> Compact[float, str]:
        """Works out the determinant of a 2x2 matrix."""
        reply: Compact[float, str] = await self._sender.compact(endpoints.COMPACT_MATRICES_DETERMINANT_2X2, {"a": a}, options)
        return reply

    @documented_as(operations.CompactMatrices.determinant_3x3)
    async def determinant_3x3(
        self, a: PlainMatrix, **options: Unpack[CompactMatricesDeterminant3x3Options]
    ) -> Compact[float, str]:
        """Works out the determinant of a 3x3 matrix."""
        reply: Compact[float, str] = await self._sender.compact(endpoints.COMPACT_MATRICES_DETERMINANT_3X3, {"a": a}, options)
        return reply

    @documented_as(operations.CompactMatrices.determinant_nxn)
    async def determinant_nxn(
        self, a: PlainMatrix, **options: Unpack[CompactMatricesDeterminantNxnOptions]
    ) -> Compact[float, str]:
        """Works out the determinant of a square matrix of any size."""
        reply: Compact[float, str] = await self._sender.compact(endpoints.COMPACT_MATRICES_DETERMINANT_NXN, {"a": a}, options)
        return reply

    @documented_as(operations.CompactMatrices.trace)
    async def trace(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[float, str]:
        """Adds the entries on the main diagonal of a square matrix."""
        reply: Compact[float, str] = await self._sender.compact(endpoints.COMPACT_MATRICES_TRACE, {"a": a}, options)
        return reply

    @overload
    async def inverse_2x2(
        self, a: PlainRows, **options: Unpack[CompactMatricesInverse2x2Options]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def inverse_2x2(
        self, a: Array, **options: Unpack[CompactMatricesInverse2x2Options]
    ) -> Compact[Array, TextRows]: ...
    @overload
    async def inverse_2x2(
        self, a: Framed, **options: Unpack[CompactMatricesInverse2x2Options]
    ) -> Compact[Frame, TextRows]: ...
    @documented_as(operations.CompactMatrices.inverse_2x2)
    async def inverse_2x2(self, a: PlainMatrix, **options: Unpack[CompactMatricesInverse2x2Options]) -> Any:
        """Finds the inverse of a 2x2 matrix."""
        return await self._sender.compact(endpoints.COMPACT_MATRICES_INVERSE_2X2, {"a": a}, options)

    @overload
    async def inverse_3x3(
        self, a: PlainRows, **options: Unpack[CompactMatricesInverse3x3Options]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def inverse_3x3(
        self, a: Array, **options: Unpack[CompactMatricesInverse3x3Options]
    ) -> Compact[Array, TextRows]: ...
    @overload
    async def inverse_3x3(
        self, a: Framed, **options: Unpack[CompactMatricesInverse3x3Options]
    ) -> Compact[Frame, TextRows]: ...
    @documented_as(operations.CompactMatrices.inverse_3x3)
    async def inverse_3x3(self, a: PlainMatrix, **options: Unpack[CompactMatricesInverse3x3Options]) -> Any:
        """Finds the inverse of a 3x3 matrix."""
        return await self._sender.compact(endpoints.COMPACT_MATRICES_INVERSE_3X3, {"a": a}, options)

    @overload
    async def inverse_nxn(
        self, a: PlainRows, **options: Unpack[CompactMatricesInverseNxnOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def inverse_nxn(
        self, a: Array, **options: Unpack[CompactMatricesInverseNxnOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    async def inverse_nxn(
        self, a: Framed, **options: Unpack[CompactMatricesInverseNxnOptions]
    ) -> Compact[Frame, TextRows]: ...
    @documented_as(operations.CompactMatrices.inverse_nxn)
    async def inverse_nxn(self, a: PlainMatrix, **options: Unpack[CompactMatricesInverseNxnOptions]) -> Any:
        """Finds the inverse of a square matrix of any size."""
        return await self._sender.compact(endpoints.COMPACT_MATRICES_INVERSE_NXN, {"a": a}, options)

    @overload
    async def scalar_multiple(
        self, a: PlainRows, scalar: PlainEntry, **options: Unpack[CompactOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def scalar_multiple(
        self, a: Array, scalar: PlainEntry, **options: Unpack[CompactOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    async def scalar_multiple(
        self, a: Framed, scalar: PlainEntry, **options: Unpack[CompactOptions]
    ) -> Compact[Frame, TextRows]: ...
    @documented_as(operations.CompactMatrices.scalar_multiple)
    async def scalar_multiple(self, a: PlainMatrix, scalar: PlainEntry, **options: Unpack[CompactOptions]) -> Any:
        """Multiplies every entry of a matrix by one number."""
        return await self._sender.compact(endpoints.COMPACT_MATRICES_SCALAR_MULTIPLE, {"a": a, "scalar": scalar}, options)

    @documented_as(operations.CompactMatrices.minors)
    async def minors(
        self, a: PlainMatrix, **options: Unpack[CompactMatricesMinorsOptions]
    ) -> Compact[Answers, Any]:
        """Finds the minor of one place of a square matrix with its cofactor, or the matrix of all minors."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_MATRICES_MINORS, {"a": a}, options)
        return reply

    @overload
    async def cofactors(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def cofactors(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, TextRows]: ...
    @overload
    async def cofactors(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Frame, TextRows]: ...
    @documented_as(operations.CompactMatrices.cofactors)
    async def cofactors(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds all cofactors of a square matrix: the minors with the signs of a chessboard."""
        return await self._sender.compact(endpoints.COMPACT_MATRICES_COFACTORS, {"a": a}, options)

    @overload
    async def adjugate(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def adjugate(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, TextRows]: ...
    @overload
    async def adjugate(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Frame, TextRows]: ...
    @documented_as(operations.CompactMatrices.adjugate)
    async def adjugate(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the adjugate of a square matrix: its matrix of cofactors, transposed."""
        return await self._sender.compact(endpoints.COMPACT_MATRICES_ADJUGATE, {"a": a}, options)

    @overload
    async def power(self, a: PlainRows, k: int, **options: Unpack[CompactOptions]) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def power(self, a: Array, k: int, **options: Unpack[CompactOptions]) -> Compact[Array, TextRows]: ...
    @overload
    async def power(self, a: Framed, k: int, **options: Unpack[CompactOptions]) -> Compact[Frame, TextRows]: ...
    @documented_as(operations.CompactMatrices.power)
    async def power(self, a: PlainMatrix, k: int, **options: Unpack[CompactOptions]) -> Any:
        """Raises a square matrix to a whole power; negative exponents take the inverse."""
        return await self._sender.compact(endpoints.COMPACT_MATRICES_POWER, {"a": a, "k": k}, options)

    @documented_as(operations.CompactMatrices.classify)
    async def classify(
        self, a: PlainMatrix, **options: Unpack[CompactMatricesClassifyOptions]
    ) -> Compact[Answers, Any]:
        """Tells which of the usual properties a matrix has, from symmetric to stochastic, with a reason for each."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_MATRICES_CLASSIFY, {"a": a}, options)
        return reply


class AsyncCreate:
    """Parts and polynomials. Take a part of a matrix by rows and columns, and find the characteristic polynomial
    of a matrix.
    """

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @overload
    async def index_and_slice(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[CreateIndexAndSliceLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def index_and_slice(
        self, a: Rows, **options: Unpack[CreateIndexAndSliceOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def index_and_slice(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[CreateIndexAndSliceLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def index_and_slice(
        self, a: Array, **options: Unpack[CreateIndexAndSliceOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def index_and_slice(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[CreateIndexAndSliceLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def index_and_slice(
        self, a: Framed, **options: Unpack[CreateIndexAndSliceOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.Create.index_and_slice)
    async def index_and_slice(self, a: Matrix, **options: Unpack[CreateIndexAndSliceOptions]) -> Any:
        """Takes the entries in chosen rows and columns; the answer is always a matrix."""
        return await self._sender.envelope(endpoints.CREATE_INDEX_AND_SLICE, {"a": a}, options)

    @overload
    async def charpoly(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[CreateCharpolyLiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    async def charpoly(self, a: Rows, **options: Unpack[CreateCharpolyOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def charpoly(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[CreateCharpolyLiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    async def charpoly(self, a: Array, **options: Unpack[CreateCharpolyOptions]) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def charpoly(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[CreateCharpolyLiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    async def charpoly(self, a: Framed, **options: Unpack[CreateCharpolyOptions]) -> Envelope[VectorResult[Series]]: ...
    @documented_as(operations.Create.charpoly)
    async def charpoly(self, a: Matrix, **options: Unpack[CreateCharpolyOptions]) -> Any:
        """Finds the characteristic polynomial det(λI − A) of a square matrix."""
        return await self._sender.envelope(endpoints.CREATE_CHARPOLY, {"a": a}, options)


class AsyncChangeAppearance:
    """Changing the shape of a matrix. Insert, append and delete rows and columns; transpose, flip and turn a
    matrix; keep one triangle of it.
    """

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @overload
    async def row_insert(  # type: ignore[overload-overlap]
        self, a: Rows, b: Lines, **options: Unpack[ChangeAppearanceRowInsertLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def row_insert(
        self, a: Rows, b: Lines, **options: Unpack[ChangeAppearanceRowInsertOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def row_insert(  # type: ignore[overload-overlap]
        self, a: Array, b: Lines, **options: Unpack[ChangeAppearanceRowInsertLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def row_insert(
        self, a: Array, b: Lines, **options: Unpack[ChangeAppearanceRowInsertOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def row_insert(  # type: ignore[overload-overlap]
        self, a: Framed, b: Lines, **options: Unpack[ChangeAppearanceRowInsertLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def row_insert(
        self, a: Framed, b: Lines, **options: Unpack[ChangeAppearanceRowInsertOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.ChangeAppearance.row_insert)
    async def row_insert(self, a: Matrix, b: Lines, **options: Unpack[ChangeAppearanceRowInsertOptions]) -> Any:
        """Inserts one row or several at a position of your choice."""
        return await self._sender.envelope(endpoints.CHANGE_APPEARANCE_ROW_INSERT, {"a": a, "b": b}, options)

    @overload
    async def col_insert(  # type: ignore[overload-overlap]
        self, a: Rows, b: Lines, **options: Unpack[ChangeAppearanceColInsertLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def col_insert(
        self, a: Rows, b: Lines, **options: Unpack[ChangeAppearanceColInsertOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def col_insert(  # type: ignore[overload-overlap]
        self, a: Array, b: Lines, **options: Unpack[ChangeAppearanceColInsertLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def col_insert(
        self, a: Array, b: Lines, **options: Unpack[ChangeAppearanceColInsertOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def col_insert(  # type: ignore[overload-overlap]
        self, a: Framed, b: Lines, **options: Unpack[ChangeAppearanceColInsertLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def col_insert(
        self, a: Framed, b: Lines, **options: Unpack[ChangeAppearanceColInsertOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.ChangeAppearance.col_insert)
    async def col_insert(self, a: Matrix, b: Lines, **options: Unpack[ChangeAppearanceColInsertOptions]) -> Any:
        """Inserts one column or several at a position of your choice."""
        return await self._sender.envelope(endpoints.CHANGE_APPEARANCE_COL_INSERT, {"a": a, "b": b}, options)

    @overload
    async def row_concat(  # type: ignore[overload-overlap]
        self, a: Rows, b: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def row_concat(
        self, a: Rows, b: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def row_concat(  # type: ignore[overload-overlap]
        self, a: Array, b: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def row_concat(
        self, a: Array, b: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def row_concat(  # type: ignore[overload-overlap]
        self, a: Framed, b: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def row_concat(
        self, a: Framed, b: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.ChangeAppearance.row_concat)
    async def row_concat(self, a: Matrix, b: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Stacks the rows of a second matrix under the first."""
        return await self._sender.envelope(endpoints.CHANGE_APPEARANCE_ROW_CONCAT, {"a": a, "b": b}, options)

    @overload
    async def col_concat(  # type: ignore[overload-overlap]
        self, a: Rows, b: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def col_concat(
        self, a: Rows, b: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def col_concat(  # type: ignore[overload-overlap]
        self, a: Array, b: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def col_concat(
        self, a: Array, b: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def col_concat(  # type: ignore[overload-overlap]
        self, a: Framed, b: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def col_concat(
        self, a: Framed, b: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.ChangeAppearance.col_concat)
    async def col_concat(self, a: Matrix, b: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Puts the columns of a second matrix to the right of the first."""
        return await self._sender.envelope(endpoints.CHANGE_APPEARANCE_COL_CONCAT, {"a": a, "b": b}, options)

    @overload
    async def row_delete(  # type: ignore[overload-overlap]
        self, a: Rows, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def row_delete(
        self, a: Rows, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def row_delete(  # type: ignore[overload-overlap]
        self, a: Array, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def row_delete(
        self, a: Array, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def row_delete(  # type: ignore[overload-overlap]
        self, a: Framed, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def row_delete(
        self, a: Framed, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.ChangeAppearance.row_delete)
    async def row_delete(
        self, a: Matrix, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceRowDeleteOptions]
    ) -> Any:
        """Leaves out one row or several."""
        return await self._sender.envelope(endpoints.CHANGE_APPEARANCE_ROW_DELETE, {"a": a, "index": index}, options)

    @overload
    async def col_delete(  # type: ignore[overload-overlap]
        self, a: Rows, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def col_delete(
        self, a: Rows, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def col_delete(  # type: ignore[overload-overlap]
        self, a: Array, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def col_delete(
        self, a: Array, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def col_delete(  # type: ignore[overload-overlap]
        self, a: Framed, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def col_delete(
        self, a: Framed, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.ChangeAppearance.col_delete)
    async def col_delete(
        self, a: Matrix, index: Union[int, Sequence[int]], **options: Unpack[ChangeAppearanceColDeleteOptions]
    ) -> Any:
        """Leaves out one column or several."""
        return await self._sender.envelope(endpoints.CHANGE_APPEARANCE_COL_DELETE, {"a": a, "index": index}, options)

    @overload
    async def transpose(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def transpose(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def transpose(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def transpose(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def transpose(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def transpose(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.ChangeAppearance.transpose)
    async def transpose(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Turns the rows of a matrix into columns."""
        return await self._sender.envelope(endpoints.CHANGE_APPEARANCE_TRANSPOSE, {"a": a}, options)

    @overload
    async def tril(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[ChangeAppearanceTrilLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def tril(
        self, a: Rows, **options: Unpack[ChangeAppearanceTrilOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def tril(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[ChangeAppearanceTrilLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def tril(self, a: Array, **options: Unpack[ChangeAppearanceTrilOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def tril(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[ChangeAppearanceTrilLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def tril(
        self, a: Framed, **options: Unpack[ChangeAppearanceTrilOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.ChangeAppearance.tril)
    async def tril(self, a: Matrix, **options: Unpack[ChangeAppearanceTrilOptions]) -> Any:
        """Keeps the entries on and below a diagonal and writes zeros above it."""
        return await self._sender.envelope(endpoints.CHANGE_APPEARANCE_TRIL, {"a": a}, options)

    @overload
    async def triu(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[ChangeAppearanceTriuLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def triu(
        self, a: Rows, **options: Unpack[ChangeAppearanceTriuOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def triu(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[ChangeAppearanceTriuLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def triu(self, a: Array, **options: Unpack[ChangeAppearanceTriuOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def triu(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[ChangeAppearanceTriuLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def triu(
        self, a: Framed, **options: Unpack[ChangeAppearanceTriuOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.ChangeAppearance.triu)
    async def triu(self, a: Matrix, **options: Unpack[ChangeAppearanceTriuOptions]) -> Any:
        """Keeps the entries on and above a diagonal and writes zeros below it."""
        return await self._sender.envelope(endpoints.CHANGE_APPEARANCE_TRIU, {"a": a}, options)

    @overload
    async def flipud(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def flipud(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def flipud(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def flipud(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def flipud(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def flipud(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.ChangeAppearance.flipud)
    async def flipud(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes the rows of a matrix in reverse order."""
        return await self._sender.envelope(endpoints.CHANGE_APPEARANCE_FLIPUD, {"a": a}, options)

    @overload
    async def fliplr(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def fliplr(self, a: Rows, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def fliplr(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def fliplr(self, a: Array, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def fliplr(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def fliplr(self, a: Framed, **options: Unpack[EnvelopeOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.ChangeAppearance.fliplr)
    async def fliplr(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes the columns of a matrix in reverse order."""
        return await self._sender.envelope(endpoints.CHANGE_APPEARANCE_FLIPLR, {"a": a}, options)

    @overload
    async def rot90(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[ChangeAppearanceRot90LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def rot90(
        self, a: Rows, **options: Unpack[ChangeAppearanceRot90Options]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def rot90(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[ChangeAppearanceRot90LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def rot90(
        self, a: Array, **options: Unpack[ChangeAppearanceRot90Options]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def rot90(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[ChangeAppearanceRot90LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def rot90(
        self, a: Framed, **options: Unpack[ChangeAppearanceRot90Options]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.ChangeAppearance.rot90)
    async def rot90(self, a: Matrix, **options: Unpack[ChangeAppearanceRot90Options]) -> Any:
        """Turns the picture of a matrix counter-clockwise by 90 degrees, once or several times."""
        return await self._sender.envelope(endpoints.CHANGE_APPEARANCE_ROT90, {"a": a}, options)


class AsyncMatrixForms:
    """Matrix forms. Row echelon form and reduced row echelon form."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @overload
    async def ref(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[MatrixFormsRefLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def ref(self, a: Rows, **options: Unpack[MatrixFormsRefOptions]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def ref(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[MatrixFormsRefLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def ref(self, a: Array, **options: Unpack[MatrixFormsRefOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def ref(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[MatrixFormsRefLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def ref(self, a: Framed, **options: Unpack[MatrixFormsRefOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.MatrixForms.ref)
    async def ref(self, a: Matrix, **options: Unpack[MatrixFormsRefOptions]) -> Any:
        """Brings a matrix to row echelon form by Gaussian elimination."""
        return await self._sender.envelope(endpoints.MATRIX_FORMS_REF, {"a": a}, options)

    @overload
    async def rref(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[MatrixFormsRrefLiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def rref(self, a: Rows, **options: Unpack[MatrixFormsRrefOptions]) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def rref(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[MatrixFormsRrefLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def rref(self, a: Array, **options: Unpack[MatrixFormsRrefOptions]) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def rref(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[MatrixFormsRrefLiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def rref(self, a: Framed, **options: Unpack[MatrixFormsRrefOptions]) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.MatrixForms.rref)
    async def rref(self, a: Matrix, **options: Unpack[MatrixFormsRrefOptions]) -> Any:
        """Brings a matrix to its reduced row echelon form by Gauss-Jordan elimination."""
        return await self._sender.envelope(endpoints.MATRIX_FORMS_RREF, {"a": a}, options)


class AsyncVectors:
    """Vectors. Products, lengths, angles, projections and distances."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @overload
    async def dot(  # type: ignore[overload-overlap]
        self, u: Row, v: Row, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    async def dot(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Envelope[NumberResult]: ...
    @documented_as(operations.Vectors.dot)
    async def dot(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Any:
        """Multiplies the entries of two vectors in equal places and adds the products."""
        return await self._sender.envelope(endpoints.VECTORS_DOT, {"u": u, "v": v}, options)

    @overload
    async def cross(  # type: ignore[overload-overlap]
        self, u: Row, v: Row, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    async def cross(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @documented_as(operations.Vectors.cross)
    async def cross(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the vector that is perpendicular to two vectors with three entries."""
        return await self._sender.envelope(endpoints.VECTORS_CROSS, {"u": u, "v": v}, options)

    @overload
    async def norm(  # type: ignore[overload-overlap]
        self, **options: Unpack[VectorsNormLiteOptions]
    ) -> LiteEnvelope[NumberResult]: ...
    @overload
    async def norm(self, **options: Unpack[VectorsNormOptions]) -> Envelope[NumberResult]: ...
    @documented_as(operations.Vectors.norm)
    async def norm(self, **options: Unpack[VectorsNormOptions]) -> Any:
        """Finds the length of a vector, or another norm of a vector or a matrix."""
        return await self._sender.envelope(endpoints.VECTORS_NORM, {}, options)

    @overload
    async def angle(  # type: ignore[overload-overlap]
        self, u: Row, v: Row, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def angle(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Vectors.angle)
    async def angle(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the angle between two vectors: its exact cosine, and the angle in radians and in degrees."""
        return await self._sender.envelope(endpoints.VECTORS_ANGLE, {"u": u, "v": v}, options)

    @overload
    async def unit(  # type: ignore[overload-overlap]
        self, v: Row, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    async def unit(self, v: Row, **options: Unpack[EnvelopeOptions]) -> Envelope[VectorResult[Numbers]]: ...
    @documented_as(operations.Vectors.unit)
    async def unit(self, v: Row, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the vector of length one that points the same way."""
        return await self._sender.envelope(endpoints.VECTORS_UNIT, {"v": v}, options)

    @overload
    async def projection(  # type: ignore[overload-overlap]
        self, u: Row, v: Row, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def projection(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Vectors.projection)
    async def projection(self, u: Row, v: Row, **options: Unpack[EnvelopeOptions]) -> Any:
        """Splits a vector into a part along another one and a part perpendicular to it."""
        return await self._sender.envelope(endpoints.VECTORS_PROJECTION, {"u": u, "v": v}, options)

    @overload
    async def distance(  # type: ignore[overload-overlap]
        self, point: Row, **options: Unpack[VectorsDistanceLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def distance(self, point: Row, **options: Unpack[VectorsDistanceOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Vectors.distance)
    async def distance(self, point: Row, **options: Unpack[VectorsDistanceOptions]) -> Any:
        """Finds the distance of a point from a plane or a line, and the foot of the perpendicular."""
        return await self._sender.envelope(endpoints.VECTORS_DISTANCE, {"point": point}, options)


class AsyncCompactVectors:
    """Vectors, compact. Products, lengths, angles, projections and distances."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @documented_as(operations.CompactVectors.dot)
    async def dot(self, u: PlainRow, v: PlainRow, **options: Unpack[CompactOptions]) -> Compact[float, str]:
        """Multiplies the entries of two vectors in equal places and adds the products."""
        reply: Compact[float, str] = await self._sender.compact(endpoints.COMPACT_VECTORS_DOT, {"u": u, "v": v}, options)
        return reply

    @documented_as(operations.CompactVectors.cross)
    async def cross(self, u: PlainRow, v: PlainRow, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]:
        """Finds the vector that is perpendicular to two vectors with three entries."""
        reply: Compact[Numbers, Texts] = await self._sender.compact(endpoints.COMPACT_VECTORS_CROSS, {"u": u, "v": v}, options)
        return reply

    @documented_as(operations.CompactVectors.norm)
    async def norm(self, **options: Unpack[CompactVectorsNormOptions]) -> Compact[float, str]:
        """Finds the length of a vector, or another norm of a vector or a matrix."""
        reply: Compact[float, str] = await self._sender.compact(endpoints.COMPACT_VECTORS_NORM, {}, options)
        return reply

    @documented_as(operations.CompactVectors.angle)
    async def angle(self, u: PlainRow, v: PlainRow, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Finds the angle between two vectors: its exact cosine, and the angle in radians and in degrees."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_VECTORS_ANGLE, {"u": u, "v": v}, options)
        return reply

    @documented_as(operations.CompactVectors.unit)
    async def unit(self, v: PlainRow, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]:
        """Finds the vector of length one that points the same way."""
        reply: Compact[Numbers, Texts] = await self._sender.compact(endpoints.COMPACT_VECTORS_UNIT, {"v": v}, options)
        return reply

    @documented_as(operations.CompactVectors.projection)
    async def projection(
        self, u: PlainRow, v: PlainRow, **options: Unpack[CompactOptions]
    ) -> Compact[Answers, Any]:
        """Splits a vector into a part along another one and a part perpendicular to it."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_VECTORS_PROJECTION, {"u": u, "v": v}, options)
        return reply

    @documented_as(operations.CompactVectors.distance)
    async def distance(
        self, point: PlainRow, **options: Unpack[CompactVectorsDistanceOptions]
    ) -> Compact[Answers, Any]:
        """Finds the distance of a point from a plane or a line, and the foot of the perpendicular."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_VECTORS_DISTANCE, {"point": point}, options)
        return reply

    @overload
    async def by_operation(
        self, operation: Literal["dot", "norm"], **options: Unpack[CompactVectorsByOperationOptions]
    ) -> Compact[float, str]: ...
    @overload
    async def by_operation(
        self, operation: Literal["cross", "unit"], **options: Unpack[CompactVectorsByOperationOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def by_operation(
        self, operation: Literal["angle", "projection", "distance"], **options: Unpack[CompactVectorsByOperationOptions]
    ) -> Compact[Answers, Any]: ...
    @documented_as(operations.CompactVectors.by_operation)
    async def by_operation(
        self, operation: Literal["dot", "cross", "norm", "angle", "unit", "projection", "distance"], **options: Unpack[CompactVectorsByOperationOptions]
    ) -> Any:
        """Products, lengths, angles, projections and distances."""
        return await self._sender.compact(endpoints.COMPACT_VECTORS_BY_OPERATION, {"operation": operation}, options)


class AsyncSystems:
    """Linear systems. Solutions of systems of linear equations, and what comes closest where there is none."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @overload
    async def solve(  # type: ignore[overload-overlap]
        self, **options: Unpack[SystemsSolveLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def solve(self, **options: Unpack[SystemsSolveOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Systems.solve)
    async def solve(self, **options: Unpack[SystemsSolveOptions]) -> Any:
        """Finds all solutions of a system of linear equations."""
        return await self._sender.envelope(endpoints.SYSTEMS_SOLVE, {}, options)

    @overload
    async def least_squares(  # type: ignore[overload-overlap]
        self, a: Matrix, b: Matrix, **options: Unpack[SystemsLeastSquaresLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def least_squares(
        self, a: Matrix, b: Matrix, **options: Unpack[SystemsLeastSquaresOptions]
    ) -> Envelope[PartsResult]: ...
    @documented_as(operations.Systems.least_squares)
    async def least_squares(self, a: Matrix, b: Matrix, **options: Unpack[SystemsLeastSquaresOptions]) -> Any:
        """Finds the x for which Ax comes closest to b, with the residual that is left."""
        return await self._sender.envelope(endpoints.SYSTEMS_LEAST_SQUARES, {"a": a, "b": b}, options)


class AsyncCompactSystems:
    """Linear systems, compact. Solutions of systems of linear equations, and what comes closest where there is
    none.
    """

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @documented_as(operations.CompactSystems.solve)
    async def solve(self, **options: Unpack[CompactSystemsSolveOptions]) -> Compact[Answers, Any]:
        """Finds all solutions of a system of linear equations."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_SYSTEMS_SOLVE, {}, options)
        return reply

    @documented_as(operations.CompactSystems.least_squares)
    async def least_squares(
        self, a: PlainMatrix, b: PlainMatrix, **options: Unpack[CompactSystemsLeastSquaresOptions]
    ) -> Compact[Answers, Any]:
        """Finds the x for which Ax comes closest to b, with the residual that is left."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_SYSTEMS_LEAST_SQUARES, {"a": a, "b": b}, options)
        return reply

    @documented_as(operations.CompactSystems.by_operation)
    async def by_operation(
        self, operation: Literal["solve", "least-squares"], **options: Unpack[CompactSystemsByOperationOptions]
    ) -> Compact[Answers, Any]:
        """Solutions of systems of linear equations, and what comes closest where there is none."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_SYSTEMS_BY_OPERATION, {"operation": operation}, options)
        return reply


class AsyncSpaces:
    """Subspaces. Rank, the four subspaces of a matrix, and bases."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @overload
    async def rank(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[SpacesRankLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def rank(self, a: Matrix, **options: Unpack[SpacesRankOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Spaces.rank)
    async def rank(self, a: Matrix, **options: Unpack[SpacesRankOptions]) -> Any:
        """Counts the pivots of a matrix: its rank, its nullity and its pivot columns."""
        return await self._sender.envelope(endpoints.SPACES_RANK, {"a": a}, options)

    @overload
    async def column_space(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[SpacesColumnSpaceLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def column_space(self, a: Matrix, **options: Unpack[SpacesColumnSpaceOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Spaces.column_space)
    async def column_space(self, a: Matrix, **options: Unpack[SpacesColumnSpaceOptions]) -> Any:
        """Finds a basis of the column space of a matrix: its pivot columns."""
        return await self._sender.envelope(endpoints.SPACES_COLUMN_SPACE, {"a": a}, options)

    @overload
    async def row_space(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def row_space(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Spaces.row_space)
    async def row_space(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds a basis of the row space of a matrix: the rows of its reduced row echelon form that are not zero."""
        return await self._sender.envelope(endpoints.SPACES_ROW_SPACE, {"a": a}, options)

    @overload
    async def null_space(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def null_space(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Spaces.null_space)
    async def null_space(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds a basis of the null space of a matrix: of the solutions of its homogeneous system."""
        return await self._sender.envelope(endpoints.SPACES_NULL_SPACE, {"a": a}, options)

    @overload
    async def left_null_space(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def left_null_space(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Spaces.left_null_space)
    async def left_null_space(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds a basis of the left null space of a matrix: of the null space of its transpose."""
        return await self._sender.envelope(endpoints.SPACES_LEFT_NULL_SPACE, {"a": a}, options)

    @overload
    async def independence(  # type: ignore[overload-overlap]
        self, vectors: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def independence(self, vectors: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Spaces.independence)
    async def independence(self, vectors: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Decides whether vectors are linearly independent, and finds a dependency where they are not."""
        return await self._sender.envelope(endpoints.SPACES_INDEPENDENCE, {"vectors": vectors}, options)

    @overload
    async def coordinates(  # type: ignore[overload-overlap]
        self, basis: Rows, v: Row, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    async def coordinates(
        self, basis: Rows, v: Row, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def coordinates(  # type: ignore[overload-overlap]
        self, basis: Array, v: Row, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    async def coordinates(
        self, basis: Array, v: Row, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def coordinates(  # type: ignore[overload-overlap]
        self, basis: Framed, v: Row, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    async def coordinates(
        self, basis: Framed, v: Row, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    @documented_as(operations.Spaces.coordinates)
    async def coordinates(self, basis: Matrix, v: Row, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the factors with which the vectors of a basis add up to a vector."""
        return await self._sender.envelope(endpoints.SPACES_COORDINATES, {"basis": basis, "v": v}, options)

    @overload
    async def change_of_basis(  # type: ignore[overload-overlap]
        self, from_: Rows, to: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def change_of_basis(
        self, from_: Rows, to: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def change_of_basis(  # type: ignore[overload-overlap]
        self, from_: Array, to: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def change_of_basis(
        self, from_: Array, to: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def change_of_basis(  # type: ignore[overload-overlap]
        self, from_: Framed, to: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def change_of_basis(
        self, from_: Framed, to: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.Spaces.change_of_basis)
    async def change_of_basis(self, from_: Matrix, to: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the matrix that turns coordinates in one basis into coordinates in another."""
        return await self._sender.envelope(endpoints.SPACES_CHANGE_OF_BASIS, {"from": from_, "to": to}, options)

    @overload
    async def sum_and_intersection(  # type: ignore[overload-overlap]
        self, u: Matrix, w: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def sum_and_intersection(
        self, u: Matrix, w: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[PartsResult]: ...
    @documented_as(operations.Spaces.sum_and_intersection)
    async def sum_and_intersection(self, u: Matrix, w: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds bases of the sum and of the intersection of two subspaces, and all dimensions."""
        return await self._sender.envelope(endpoints.SPACES_SUM_AND_INTERSECTION, {"u": u, "w": w}, options)


class AsyncCompactSpaces:
    """Subspaces, compact. Rank, the four subspaces of a matrix, and bases."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @documented_as(operations.CompactSpaces.rank)
    async def rank(self, a: PlainMatrix, **options: Unpack[CompactSpacesRankOptions]) -> Compact[Answers, Any]:
        """Counts the pivots of a matrix: its rank, its nullity and its pivot columns."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_SPACES_RANK, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpaces.column_space)
    async def column_space(
        self, a: PlainMatrix, **options: Unpack[CompactSpacesColumnSpaceOptions]
    ) -> Compact[Answers, Any]:
        """Finds a basis of the column space of a matrix: its pivot columns."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_SPACES_COLUMN_SPACE, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpaces.row_space)
    async def row_space(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Finds a basis of the row space of a matrix: the rows of its reduced row echelon form that are not zero."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_SPACES_ROW_SPACE, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpaces.null_space)
    async def null_space(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Finds a basis of the null space of a matrix: of the solutions of its homogeneous system."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_SPACES_NULL_SPACE, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpaces.left_null_space)
    async def left_null_space(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Finds a basis of the left null space of a matrix: of the null space of its transpose."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_SPACES_LEFT_NULL_SPACE, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpaces.independence)
    async def independence(self, vectors: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Decides whether vectors are linearly independent, and finds a dependency where they are not."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_SPACES_INDEPENDENCE, {"vectors": vectors}, options)
        return reply

    @overload
    async def coordinates(
        self, basis: PlainRows, v: PlainRow, **options: Unpack[CompactOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def coordinates(
        self, basis: Array, v: PlainRow, **options: Unpack[CompactOptions]
    ) -> Compact[Array, Texts]: ...
    @overload
    async def coordinates(
        self, basis: Framed, v: PlainRow, **options: Unpack[CompactOptions]
    ) -> Compact[Series, Texts]: ...
    @documented_as(operations.CompactSpaces.coordinates)
    async def coordinates(self, basis: PlainMatrix, v: PlainRow, **options: Unpack[CompactOptions]) -> Any:
        """Finds the factors with which the vectors of a basis add up to a vector."""
        return await self._sender.compact(endpoints.COMPACT_SPACES_COORDINATES, {"basis": basis, "v": v}, options)

    @overload
    async def change_of_basis(
        self, from_: PlainRows, to: PlainMatrix, **options: Unpack[CompactOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def change_of_basis(
        self, from_: Array, to: PlainMatrix, **options: Unpack[CompactOptions]
    ) -> Compact[Array, TextRows]: ...
    @overload
    async def change_of_basis(
        self, from_: Framed, to: PlainMatrix, **options: Unpack[CompactOptions]
    ) -> Compact[Frame, TextRows]: ...
    @documented_as(operations.CompactSpaces.change_of_basis)
    async def change_of_basis(self, from_: PlainMatrix, to: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the matrix that turns coordinates in one basis into coordinates in another."""
        return await self._sender.compact(endpoints.COMPACT_SPACES_CHANGE_OF_BASIS, {"from": from_, "to": to}, options)

    @documented_as(operations.CompactSpaces.sum_and_intersection)
    async def sum_and_intersection(
        self, u: PlainMatrix, w: PlainMatrix, **options: Unpack[CompactOptions]
    ) -> Compact[Answers, Any]:
        """Finds bases of the sum and of the intersection of two subspaces, and all dimensions."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_SPACES_SUM_AND_INTERSECTION, {"u": u, "w": w}, options)
        return reply

    @overload
    async def by_operation(
        self, operation: Literal["rank", "column-space", "row-space", "null-space", "left-null-space", "independence", "sum-and-intersection"], **options: Unpack[CompactSpacesByOperationOptions]
    ) -> Compact[Answers, Any]: ...
    @overload
    async def by_operation(
        self, operation: Literal["coordinates"], **options: Unpack[CompactSpacesByOperationOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def by_operation(
        self, operation: Literal["change-of-basis"], **options: Unpack[CompactSpacesByOperationOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @documented_as(operations.CompactSpaces.by_operation)
    async def by_operation(
        self, operation: Literal["rank", "column-space", "row-space", "null-space", "left-null-space", "independence", "coordinates", "change-of-basis", "sum-and-intersection"], **options: Unpack[CompactSpacesByOperationOptions]
    ) -> Any:
        """Rank, the four subspaces of a matrix, and bases."""
        return await self._sender.compact(endpoints.COMPACT_SPACES_BY_OPERATION, {"operation": operation}, options)


class AsyncFactorizations:
    """Factorizations. A matrix written as a product of triangular or smaller matrices."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @overload
    async def lu(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[FactorizationsLuLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def lu(self, a: Matrix, **options: Unpack[FactorizationsLuOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Factorizations.lu)
    async def lu(self, a: Matrix, **options: Unpack[FactorizationsLuOptions]) -> Any:
        """Writes a matrix as a product of a lower and an upper triangular matrix."""
        return await self._sender.envelope(endpoints.FACTORIZATIONS_LU, {"a": a}, options)

    @overload
    async def cholesky(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def cholesky(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Factorizations.cholesky)
    async def cholesky(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes a positive definite matrix as a lower triangular matrix times its transpose."""
        return await self._sender.envelope(endpoints.FACTORIZATIONS_CHOLESKY, {"a": a}, options)

    @overload
    async def ldlt(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def ldlt(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Factorizations.ldlt)
    async def ldlt(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes a symmetric matrix as a lower triangular matrix, a diagonal one, and the transpose of the first."""
        return await self._sender.envelope(endpoints.FACTORIZATIONS_LDLT, {"a": a}, options)

    @overload
    async def rank_factorization(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def rank_factorization(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Factorizations.rank_factorization)
    async def rank_factorization(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes a matrix as its pivot columns times the rows of its reduced form that are not zero."""
        return await self._sender.envelope(endpoints.FACTORIZATIONS_RANK_FACTORIZATION, {"a": a}, options)


class AsyncCompactFactorizations:
    """Factorizations, compact. A matrix written as a product of triangular or smaller matrices."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @documented_as(operations.CompactFactorizations.lu)
    async def lu(self, a: PlainMatrix, **options: Unpack[CompactFactorizationsLuOptions]) -> Compact[Answers, Any]:
        """Writes a matrix as a product of a lower and an upper triangular matrix."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_FACTORIZATIONS_LU, {"a": a}, options)
        return reply

    @documented_as(operations.CompactFactorizations.cholesky)
    async def cholesky(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Writes a positive definite matrix as a lower triangular matrix times its transpose."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_FACTORIZATIONS_CHOLESKY, {"a": a}, options)
        return reply

    @documented_as(operations.CompactFactorizations.ldlt)
    async def ldlt(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Writes a symmetric matrix as a lower triangular matrix, a diagonal one, and the transpose of the first."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_FACTORIZATIONS_LDLT, {"a": a}, options)
        return reply

    @documented_as(operations.CompactFactorizations.rank_factorization)
    async def rank_factorization(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Writes a matrix as its pivot columns times the rows of its reduced form that are not zero."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_FACTORIZATIONS_RANK_FACTORIZATION, {"a": a}, options)
        return reply

    @documented_as(operations.CompactFactorizations.by_operation)
    async def by_operation(
        self, a: PlainMatrix, operation: Literal["lu", "cholesky", "ldlt", "rank-factorization"], **options: Unpack[CompactFactorizationsByOperationOptions]
    ) -> Compact[Answers, Any]:
        """A matrix written as a product of triangular or smaller matrices."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_FACTORIZATIONS_BY_OPERATION, {"a": a, "operation": operation}, options)
        return reply


class AsyncOrthogonality:
    """Orthogonality. The Gram-Schmidt process, the QR factorization and projection matrices."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @overload
    async def gram_schmidt(  # type: ignore[overload-overlap]
        self, vectors: Matrix, **options: Unpack[OrthogonalityGramSchmidtLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def gram_schmidt(
        self, vectors: Matrix, **options: Unpack[OrthogonalityGramSchmidtOptions]
    ) -> Envelope[PartsResult]: ...
    @documented_as(operations.Orthogonality.gram_schmidt)
    async def gram_schmidt(self, vectors: Matrix, **options: Unpack[OrthogonalityGramSchmidtOptions]) -> Any:
        """Turns vectors into perpendicular ones, and into unit vectors, that span the same space."""
        return await self._sender.envelope(endpoints.ORTHOGONALITY_GRAM_SCHMIDT, {"vectors": vectors}, options)

    @overload
    async def qr(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[OrthogonalityQrLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def qr(self, a: Matrix, **options: Unpack[OrthogonalityQrOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Orthogonality.qr)
    async def qr(self, a: Matrix, **options: Unpack[OrthogonalityQrOptions]) -> Any:
        """Writes a matrix as a product of a matrix with perpendicular unit columns and an upper triangular one."""
        return await self._sender.envelope(endpoints.ORTHOGONALITY_QR, {"a": a}, options)

    @overload
    async def projection_matrix(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[NumberRows]]: ...
    @overload
    async def projection_matrix(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[NumberRows]]: ...
    @overload
    async def projection_matrix(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Array]]: ...
    @overload
    async def projection_matrix(
        self, a: Array, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Array]]: ...
    @overload
    async def projection_matrix(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[MatrixResult[Frame]]: ...
    @overload
    async def projection_matrix(
        self, a: Framed, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[MatrixResult[Frame]]: ...
    @documented_as(operations.Orthogonality.projection_matrix)
    async def projection_matrix(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the matrix that projects vectors on the column space of a matrix."""
        return await self._sender.envelope(endpoints.ORTHOGONALITY_PROJECTION_MATRIX, {"a": a}, options)


class AsyncCompactOrthogonality:
    """Orthogonality, compact. The Gram-Schmidt process, the QR factorization and projection matrices."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @documented_as(operations.CompactOrthogonality.gram_schmidt)
    async def gram_schmidt(
        self, vectors: PlainMatrix, **options: Unpack[CompactOrthogonalityGramSchmidtOptions]
    ) -> Compact[Answers, Any]:
        """Turns vectors into perpendicular ones, and into unit vectors, that span the same space."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_ORTHOGONALITY_GRAM_SCHMIDT, {"vectors": vectors}, options)
        return reply

    @documented_as(operations.CompactOrthogonality.qr)
    async def qr(self, a: PlainMatrix, **options: Unpack[CompactOrthogonalityQrOptions]) -> Compact[Answers, Any]:
        """Writes a matrix as a product of a matrix with perpendicular unit columns and an upper triangular one."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_ORTHOGONALITY_QR, {"a": a}, options)
        return reply

    @overload
    async def projection_matrix(
        self, a: PlainRows, **options: Unpack[CompactOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @overload
    async def projection_matrix(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, TextRows]: ...
    @overload
    async def projection_matrix(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Frame, TextRows]: ...
    @documented_as(operations.CompactOrthogonality.projection_matrix)
    async def projection_matrix(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the matrix that projects vectors on the column space of a matrix."""
        return await self._sender.compact(endpoints.COMPACT_ORTHOGONALITY_PROJECTION_MATRIX, {"a": a}, options)

    @overload
    async def by_operation(
        self, operation: Literal["gram-schmidt", "qr"], **options: Unpack[CompactOrthogonalityByOperationOptions]
    ) -> Compact[Answers, Any]: ...
    @overload
    async def by_operation(
        self, operation: Literal["projection-matrix"], **options: Unpack[CompactOrthogonalityByOperationOptions]
    ) -> Compact[NumberRows, TextRows]: ...
    @documented_as(operations.CompactOrthogonality.by_operation)
    async def by_operation(
        self, operation: Literal["gram-schmidt", "qr", "projection-matrix"], **options: Unpack[CompactOrthogonalityByOperationOptions]
    ) -> Any:
        """The Gram-Schmidt process, the QR factorization and projection matrices."""
        return await self._sender.compact(endpoints.COMPACT_ORTHOGONALITY_BY_OPERATION, {"operation": operation}, options)


class AsyncSpectrum:
    """Eigenvalues and canonical forms. Eigenvalues and what follows from them: signs of quadratic forms, steady
    states, polynomials of a matrix.
    """

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @overload
    async def eigenvalues(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def eigenvalues(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Spectrum.eigenvalues)
    async def eigenvalues(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the eigenvalues of a square matrix with their multiplicities, as exact numbers."""
        return await self._sender.envelope(endpoints.SPECTRUM_EIGENVALUES, {"a": a}, options)

    @overload
    async def eigenvectors(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def eigenvectors(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Spectrum.eigenvectors)
    async def eigenvectors(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds a basis of each eigenspace of a square matrix, with whole entries where there are any."""
        return await self._sender.envelope(endpoints.SPECTRUM_EIGENVECTORS, {"a": a}, options)

    @overload
    async def diagonalize(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def diagonalize(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Spectrum.diagonalize)
    async def diagonalize(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes a square matrix as PDP⁻¹ with a diagonal matrix D, or says why that is impossible."""
        return await self._sender.envelope(endpoints.SPECTRUM_DIAGONALIZE, {"a": a}, options)

    @overload
    async def power_formula(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def power_formula(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Spectrum.power_formula)
    async def power_formula(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes the powers of a square matrix as one formula in the exponent n, exactly, whether it is
        diagonalisable or not.
        """
        return await self._sender.envelope(endpoints.SPECTRUM_POWER_FORMULA, {"a": a}, options)

    @overload
    async def minimal_polynomial(  # type: ignore[overload-overlap]
        self, a: Rows, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Numbers]]: ...
    @overload
    async def minimal_polynomial(
        self, a: Rows, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Numbers]]: ...
    @overload
    async def minimal_polynomial(  # type: ignore[overload-overlap]
        self, a: Array, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Array]]: ...
    @overload
    async def minimal_polynomial(
        self, a: Array, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Array]]: ...
    @overload
    async def minimal_polynomial(  # type: ignore[overload-overlap]
        self, a: Framed, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[VectorResult[Series]]: ...
    @overload
    async def minimal_polynomial(
        self, a: Framed, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[VectorResult[Series]]: ...
    @documented_as(operations.Spectrum.minimal_polynomial)
    async def minimal_polynomial(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Finds the monic polynomial of the lowest degree that a square matrix satisfies."""
        return await self._sender.envelope(endpoints.SPECTRUM_MINIMAL_POLYNOMIAL, {"a": a}, options)

    @overload
    async def definiteness(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def definiteness(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Spectrum.definiteness)
    async def definiteness(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Says whether a symmetric matrix is positive or negative definite, semidefinite or indefinite, with its
        inertia.
        """
        return await self._sender.envelope(endpoints.SPECTRUM_DEFINITENESS, {"a": a}, options)

    @overload
    async def orthogonal_diagonalization(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def orthogonal_diagonalization(
        self, a: Matrix, **options: Unpack[EnvelopeOptions]
    ) -> Envelope[PartsResult]: ...
    @documented_as(operations.Spectrum.orthogonal_diagonalization)
    async def orthogonal_diagonalization(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes a symmetric matrix as QDQᵀ with a diagonal matrix D and an orthogonal matrix Q, whose columns are
        unit eigenvectors.
        """
        return await self._sender.envelope(endpoints.SPECTRUM_ORTHOGONAL_DIAGONALIZATION, {"a": a}, options)

    @overload
    async def jordan(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def jordan(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Spectrum.jordan)
    async def jordan(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes a square matrix as PJP⁻¹, where J has its eigenvalues on the diagonal and ones above it where
        eigenvectors are missing.
        """
        return await self._sender.envelope(endpoints.SPECTRUM_JORDAN, {"a": a}, options)

    @overload
    async def steady_state(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[SpectrumSteadyStateLiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def steady_state(self, a: Matrix, **options: Unpack[SpectrumSteadyStateOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Spectrum.steady_state)
    async def steady_state(self, a: Matrix, **options: Unpack[SpectrumSteadyStateOptions]) -> Any:
        """Finds the distributions that a Markov chain leaves as they are, one for each closed class of states."""
        return await self._sender.envelope(endpoints.SPECTRUM_STEADY_STATE, {"a": a}, options)

    @overload
    async def svd(  # type: ignore[overload-overlap]
        self, a: Matrix, **options: Unpack[LiteOptions]
    ) -> LiteEnvelope[PartsResult]: ...
    @overload
    async def svd(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Envelope[PartsResult]: ...
    @documented_as(operations.Spectrum.svd)
    async def svd(self, a: Matrix, **options: Unpack[EnvelopeOptions]) -> Any:
        """Writes a matrix of any shape as USVᵀ with singular values on the diagonal of S and perpendicular unit
        columns in U and V.
        """
        return await self._sender.envelope(endpoints.SPECTRUM_SVD, {"a": a}, options)


class AsyncCompactSpectrum:
    """Eigenvalues and canonical forms, compact. Eigenvalues and what follows from them: signs of quadratic forms,
    steady states, polynomials of a matrix.
    """

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @documented_as(operations.CompactSpectrum.eigenvalues)
    async def eigenvalues(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Finds the eigenvalues of a square matrix with their multiplicities, as exact numbers."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_SPECTRUM_EIGENVALUES, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpectrum.eigenvectors)
    async def eigenvectors(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Finds a basis of each eigenspace of a square matrix, with whole entries where there are any."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_SPECTRUM_EIGENVECTORS, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpectrum.diagonalize)
    async def diagonalize(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Writes a square matrix as PDP⁻¹ with a diagonal matrix D, or says why that is impossible."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_SPECTRUM_DIAGONALIZE, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpectrum.power_formula)
    async def power_formula(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Writes the powers of a square matrix as one formula in the exponent n, exactly, whether it is
        diagonalisable or not.
        """
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_SPECTRUM_POWER_FORMULA, {"a": a}, options)
        return reply

    @overload
    async def minimal_polynomial(self, a: PlainRows, **options: Unpack[CompactOptions]) -> Compact[Numbers, Texts]: ...
    @overload
    async def minimal_polynomial(self, a: Array, **options: Unpack[CompactOptions]) -> Compact[Array, Texts]: ...
    @overload
    async def minimal_polynomial(self, a: Framed, **options: Unpack[CompactOptions]) -> Compact[Series, Texts]: ...
    @documented_as(operations.CompactSpectrum.minimal_polynomial)
    async def minimal_polynomial(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Any:
        """Finds the monic polynomial of the lowest degree that a square matrix satisfies."""
        return await self._sender.compact(endpoints.COMPACT_SPECTRUM_MINIMAL_POLYNOMIAL, {"a": a}, options)

    @documented_as(operations.CompactSpectrum.definiteness)
    async def definiteness(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Says whether a symmetric matrix is positive or negative definite, semidefinite or indefinite, with its
        inertia.
        """
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_SPECTRUM_DEFINITENESS, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpectrum.orthogonal_diagonalization)
    async def orthogonal_diagonalization(
        self, a: PlainMatrix, **options: Unpack[CompactOptions]
    ) -> Compact[Answers, Any]:
        """Writes a symmetric matrix as QDQᵀ with a diagonal matrix D and an orthogonal matrix Q, whose columns are
        unit eigenvectors.
        """
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_SPECTRUM_ORTHOGONAL_DIAGONALIZATION, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpectrum.jordan)
    async def jordan(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Writes a square matrix as PJP⁻¹, where J has its eigenvalues on the diagonal and ones above it where
        eigenvectors are missing.
        """
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_SPECTRUM_JORDAN, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpectrum.steady_state)
    async def steady_state(
        self, a: PlainMatrix, **options: Unpack[CompactSpectrumSteadyStateOptions]
    ) -> Compact[Answers, Any]:
        """Finds the distributions that a Markov chain leaves as they are, one for each closed class of states."""
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_SPECTRUM_STEADY_STATE, {"a": a}, options)
        return reply

    @documented_as(operations.CompactSpectrum.svd)
    async def svd(self, a: PlainMatrix, **options: Unpack[CompactOptions]) -> Compact[Answers, Any]:
        """Writes a matrix of any shape as USVᵀ with singular values on the diagonal of S and perpendicular unit
        columns in U and V.
        """
        reply: Compact[Answers, Any] = await self._sender.compact(endpoints.COMPACT_SPECTRUM_SVD, {"a": a}, options)
        return reply

    @overload
    async def by_operation(
        self, a: PlainMatrix, operation: Literal["eigenvalues", "eigenvectors", "diagonalize", "power-formula", "definiteness", "orthogonal-diagonalization", "jordan", "steady-state", "svd"], **options: Unpack[CompactSpectrumByOperationOptions]
    ) -> Compact[Answers, Any]: ...
    @overload
    async def by_operation(
        self, a: PlainRows, operation: Literal["minimal-polynomial"], **options: Unpack[CompactSpectrumByOperationOptions]
    ) -> Compact[Numbers, Texts]: ...
    @overload
    async def by_operation(
        self, a: Array, operation: Literal["minimal-polynomial"], **options: Unpack[CompactSpectrumByOperationOptions]
    ) -> Compact[Array, Texts]: ...
    @overload
    async def by_operation(
        self, a: Framed, operation: Literal["minimal-polynomial"], **options: Unpack[CompactSpectrumByOperationOptions]
    ) -> Compact[Series, Texts]: ...
    @documented_as(operations.CompactSpectrum.by_operation)
    async def by_operation(
        self, a: PlainMatrix, operation: Literal["eigenvalues", "eigenvectors", "diagonalize", "power-formula", "minimal-polynomial", "definiteness", "orthogonal-diagonalization", "jordan", "steady-state", "svd"], **options: Unpack[CompactSpectrumByOperationOptions]
    ) -> Any:
        """Eigenvalues and what follows from them: signs of quadratic forms, steady states, polynomials of a
        matrix.
        """
        return await self._sender.compact(endpoints.COMPACT_SPECTRUM_BY_OPERATION, {"a": a, "operation": operation}, options)


class AsyncGroups:
    """Every group of operations; the replies are envelopes."""

    arithmetic: AsyncArithmetic
    """Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as matrices."""
    dimensions: AsyncDimensions
    """Count the rows and the columns of a matrix and state its shape."""
    statistics: AsyncStatistics
    """Describe the rows, the columns or all entries of a matrix by their extremes, centre and spread."""
    matrices: AsyncMatrices
    """Determinant, trace, inverse, multiples and properties of matrices."""
    create: AsyncCreate
    """Take a part of a matrix by rows and columns, and find the characteristic polynomial of a matrix."""
    change_appearance: AsyncChangeAppearance
    """Insert, append and delete rows and columns; transpose, flip and turn a matrix; keep one triangle of it."""
    matrix_forms: AsyncMatrixForms
    """Row echelon form and reduced row echelon form."""
    vectors: AsyncVectors
    """Products, lengths, angles, projections and distances."""
    systems: AsyncSystems
    """Solutions of systems of linear equations, and what comes closest where there is none."""
    spaces: AsyncSpaces
    """Rank, the four subspaces of a matrix, and bases."""
    factorizations: AsyncFactorizations
    """A matrix written as a product of triangular or smaller matrices."""
    orthogonality: AsyncOrthogonality
    """The Gram-Schmidt process, the QR factorization and projection matrices."""
    spectrum: AsyncSpectrum
    """Eigenvalues and what follows from them: signs of quadratic forms, steady states, polynomials of a matrix."""

    def __init__(self, sender: AsyncSender) -> None:
        self.arithmetic = AsyncArithmetic(sender)
        self.dimensions = AsyncDimensions(sender)
        self.statistics = AsyncStatistics(sender)
        self.matrices = AsyncMatrices(sender)
        self.create = AsyncCreate(sender)
        self.change_appearance = AsyncChangeAppearance(sender)
        self.matrix_forms = AsyncMatrixForms(sender)
        self.vectors = AsyncVectors(sender)
        self.systems = AsyncSystems(sender)
        self.spaces = AsyncSpaces(sender)
        self.factorizations = AsyncFactorizations(sender)
        self.orthogonality = AsyncOrthogonality(sender)
        self.spectrum = AsyncSpectrum(sender)


class AsyncCompactGroups:
    """The groups that have compact replies."""

    arithmetic: AsyncCompactArithmetic
    """Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as matrices."""
    dimensions: AsyncCompactDimensions
    """Count the rows and the columns of a matrix and state its shape."""
    statistics: AsyncCompactStatistics
    """Describe the rows, the columns or all entries of a matrix by their extremes, centre and spread."""
    matrices: AsyncCompactMatrices
    """Determinant, trace, inverse, multiples and properties of matrices."""
    vectors: AsyncCompactVectors
    """Products, lengths, angles, projections and distances."""
    systems: AsyncCompactSystems
    """Solutions of systems of linear equations, and what comes closest where there is none."""
    spaces: AsyncCompactSpaces
    """Rank, the four subspaces of a matrix, and bases."""
    factorizations: AsyncCompactFactorizations
    """A matrix written as a product of triangular or smaller matrices."""
    orthogonality: AsyncCompactOrthogonality
    """The Gram-Schmidt process, the QR factorization and projection matrices."""
    spectrum: AsyncCompactSpectrum
    """Eigenvalues and what follows from them: signs of quadratic forms, steady states, polynomials of a matrix."""

    def __init__(self, sender: AsyncSender) -> None:
        self.arithmetic = AsyncCompactArithmetic(sender)
        self.dimensions = AsyncCompactDimensions(sender)
        self.statistics = AsyncCompactStatistics(sender)
        self.matrices = AsyncCompactMatrices(sender)
        self.vectors = AsyncCompactVectors(sender)
        self.systems = AsyncCompactSystems(sender)
        self.spaces = AsyncCompactSpaces(sender)
        self.factorizations = AsyncCompactFactorizations(sender)
        self.orthogonality = AsyncCompactOrthogonality(sender)
        self.spectrum = AsyncCompactSpectrum(sender)
