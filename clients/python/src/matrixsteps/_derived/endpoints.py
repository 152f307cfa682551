# Derived from the catalogue: change nothing here, run `npm run derive`.

from .._endpoint import Endpoint
from .options import (
    ARITHMETIC_MATMUL_OPTIONS,
    CHANGE_APPEARANCE_COL_DELETE_OPTIONS,
    CHANGE_APPEARANCE_COL_INSERT_OPTIONS,
    CHANGE_APPEARANCE_ROT90_OPTIONS,
    CHANGE_APPEARANCE_ROW_DELETE_OPTIONS,
    CHANGE_APPEARANCE_ROW_INSERT_OPTIONS,
    CHANGE_APPEARANCE_TRIL_OPTIONS,
    CHANGE_APPEARANCE_TRIU_OPTIONS,
    COMPACT_ARITHMETIC_BY_OPERATION_OPTIONS,
    COMPACT_ARITHMETIC_MATMUL_OPTIONS,
    COMPACT_OPTIONS,
    COMPACT_STATISTICS_BY_TYPE_OPTIONS,
    COMPACT_STATISTICS_COL_STD_OPTIONS,
    COMPACT_STATISTICS_COL_VAR_OPTIONS,
    COMPACT_STATISTICS_MAT_STD_OPTIONS,
    COMPACT_STATISTICS_MAT_VAR_OPTIONS,
    COMPACT_STATISTICS_ROW_STD_OPTIONS,
    COMPACT_STATISTICS_ROW_VAR_OPTIONS,
    CREATE_CHARPOLY_OPTIONS,
    CREATE_INDEX_AND_SLICE_OPTIONS,
    ENVELOPE_OPTIONS,
    MATRICES_DETERMINANT_2X2_OPTIONS,
    MATRICES_DETERMINANT_3X3_OPTIONS,
    MATRICES_DETERMINANT_NXN_OPTIONS,
    MATRICES_INVERSE_2X2_OPTIONS,
    MATRICES_INVERSE_3X3_OPTIONS,
    MATRICES_INVERSE_NXN_OPTIONS,
    MATRIX_FORMS_REF_OPTIONS,
    MATRIX_FORMS_RREF_OPTIONS,
    STATISTICS_COL_STD_OPTIONS,
    STATISTICS_COL_VAR_OPTIONS,
    STATISTICS_MAT_STD_OPTIONS,
    STATISTICS_MAT_VAR_OPTIONS,
    STATISTICS_ROW_STD_OPTIONS,
    STATISTICS_ROW_VAR_OPTIONS,
)

ARITHMETIC_ADD = Endpoint(
    method="add",
    path="/v1/mathematics/linear-algebra/matrices/arithmetic/add",
    answers={"add": "matrix"},
    options=ENVELOPE_OPTIONS,
)

ARITHMETIC_SUBTRACT = Endpoint(
    method="subtract",
    path="/v1/mathematics/linear-algebra/matrices/arithmetic/subtract",
    answers={"subtract": "matrix"},
    options=ENVELOPE_OPTIONS,
)

ARITHMETIC_MULTIPLY_EW = Endpoint(
    method="multiply_ew",
    path="/v1/mathematics/linear-algebra/matrices/arithmetic/multiply-ew",
    answers={"multiply_ew": "matrix"},
    options=ENVELOPE_OPTIONS,
)

ARITHMETIC_DIVIDE_EW = Endpoint(
    method="divide_ew",
    path="/v1/mathematics/linear-algebra/matrices/arithmetic/divide-ew",
    answers={"divide_ew": "matrix"},
    options=ENVELOPE_OPTIONS,
)

ARITHMETIC_RAISE_EW = Endpoint(
    method="raise_ew",
    path="/v1/mathematics/linear-algebra/matrices/arithmetic/raise-ew",
    answers={"raise_ew": "matrix"},
    options=ENVELOPE_OPTIONS,
)

ARITHMETIC_MATMUL = Endpoint(
    method="matmul",
    path="/v1/mathematics/linear-algebra/matrices/arithmetic/matmul",
    answers={"matmul": "matrix"},
    options=ARITHMETIC_MATMUL_OPTIONS,
)

COMPACT_ARITHMETIC_ADD = Endpoint(
    method="add",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/add",
    answers={"add": "matrix"},
    options=COMPACT_OPTIONS,
)

COMPACT_ARITHMETIC_SUBTRACT = Endpoint(
    method="subtract",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/subtract",
    answers={"subtract": "matrix"},
    options=COMPACT_OPTIONS,
)

COMPACT_ARITHMETIC_MULTIPLY_EW = Endpoint(
    method="multiply_ew",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/multiply-ew",
    answers={"multiply_ew": "matrix"},
    options=COMPACT_OPTIONS,
)

COMPACT_ARITHMETIC_DIVIDE_EW = Endpoint(
    method="divide_ew",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/divide-ew",
    answers={"divide_ew": "matrix"},
    options=COMPACT_OPTIONS,
)

COMPACT_ARITHMETIC_RAISE_EW = Endpoint(
    method="raise_ew",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/raise-ew",
    answers={"raise_ew": "matrix"},
    options=COMPACT_OPTIONS,
)

COMPACT_ARITHMETIC_MATMUL = Endpoint(
    method="matmul",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/matmul",
    answers={"matmul": "matrix"},
    options=COMPACT_ARITHMETIC_MATMUL_OPTIONS,
)

COMPACT_ARITHMETIC_BY_OPERATION = Endpoint(
    method="by_operation",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic",
    answers={"add": "matrix", "subtract": "matrix", "multiply-ew": "matrix", "divide-ew": "matrix", "raise-ew": "matrix", "matmul": "matrix"},
    options=COMPACT_ARITHMETIC_BY_OPERATION_OPTIONS,
    selector="operation",
)

DIMENSIONS_NROWS = Endpoint(
    method="nrows",
    path="/v1/mathematics/linear-algebra/matrices/dimensions/nrows",
    answers={"nrows": "count"},
    options=ENVELOPE_OPTIONS,
)

DIMENSIONS_NCOLS = Endpoint(
    method="ncols",
    path="/v1/mathematics/linear-algebra/matrices/dimensions/ncols",
    answers={"ncols": "count"},
    options=ENVELOPE_OPTIONS,
)

DIMENSIONS_SHAPE = Endpoint(
    method="shape",
    path="/v1/mathematics/linear-algebra/matrices/dimensions/shape",
    answers={"shape": "shape"},
    options=ENVELOPE_OPTIONS,
)

COMPACT_DIMENSIONS_NROWS = Endpoint(
    method="nrows",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-dimensions/nrows",
    answers={"nrows": "count"},
    options=COMPACT_OPTIONS,
)

COMPACT_DIMENSIONS_NCOLS = Endpoint(
    method="ncols",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-dimensions/ncols",
    answers={"ncols": "count"},
    options=COMPACT_OPTIONS,
)

COMPACT_DIMENSIONS_SHAPE = Endpoint(
    method="shape",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-dimensions/shape",
    answers={"shape": "shape"},
    options=COMPACT_OPTIONS,
)

COMPACT_DIMENSIONS_BY_TYPE = Endpoint(
    method="by_type",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-dimensions",
    answers={"nrows": "count", "ncols": "count", "shape": "shape"},
    options=COMPACT_OPTIONS,
    selector="type",
)

STATISTICS_ROW_MIN = Endpoint(
    method="row_min",
    path="/v1/mathematics/linear-algebra/statistics/descriptive/row-min",
    answers={"row_min": "vector"},
    options=ENVELOPE_OPTIONS,
)

STATISTICS_COL_MIN = Endpoint(
    method="col_min",
    path="/v1/mathematics/linear-algebra/statistics/descriptive/col-min",
    answers={"col_min": "vector"},
    options=ENVELOPE_OPTIONS,
)

STATISTICS_MAT_MIN = Endpoint(
    method="mat_min",
    path="/v1/mathematics/linear-algebra/statistics/descriptive/mat-min",
    answers={"mat_min": "scalar"},
    options=ENVELOPE_OPTIONS,
)

STATISTICS_ROW_MAX = Endpoint(
    method="row_max",
    path="/v1/mathematics/linear-algebra/statistics/descriptive/row-max",
    answers={"row_max": "vector"},
    options=ENVELOPE_OPTIONS,
)

STATISTICS_COL_MAX = Endpoint(
    method="col_max",
    path="/v1/mathematics/linear-algebra/statistics/descriptive/col-max",
    answers={"col_max": "vector"},
    options=ENVELOPE_OPTIONS,
)

STATISTICS_MAT_MAX = Endpoint(
    method="mat_max",
    path="/v1/mathematics/linear-algebra/statistics/descriptive/mat-max",
    answers={"mat_max": "scalar"},
    options=ENVELOPE_OPTIONS,
)

STATISTICS_ROW_SUM = Endpoint(
    method="row_sum",
    path="/v1/mathematics/linear-algebra/statistics/descriptive/row-sum",
    answers={"row_sum": "vector"},
    options=ENVELOPE_OPTIONS,
)

STATISTICS_COL_SUM = Endpoint(
    method="col_sum",
    path="/v1/mathematics/linear-algebra/statistics/descriptive/col-sum",
    answers={"col_sum": "vector"},
    options=ENVELOPE_OPTIONS,
)

STATISTICS_MAT_SUM = Endpoint(
    method="mat_sum",
    path="/v1/mathematics/linear-algebra/statistics/descriptive/mat-sum",
    answers={"mat_sum": "scalar"},
    options=ENVELOPE_OPTIONS,
)

STATISTICS_ROW_MEAN = Endpoint(
    method="row_mean",
    path="/v1/mathematics/linear-algebra/statistics/descriptive/row-mean",
    answers={"row_mean": "vector"},
    options=ENVELOPE_OPTIONS,
)

STATISTICS_COL_MEAN = Endpoint(
    method="col_mean",
    path="/v1/mathematics/linear-algebra/statistics/descriptive/col-mean",
    answers={"col_mean": "vector"},
    options=ENVELOPE_OPTIONS,
)

STATISTICS_MAT_MEAN = Endpoint(
    method="mat_mean",
    path="/v1/mathematics/linear-algebra/statistics/descriptive/mat-mean",
    answers={"mat_mean": "scalar"},
    options=ENVELOPE_OPTIONS,
)

STATISTICS_ROW_MEDIAN = Endpoint(
    method="row_median",
    path="/v1/mathematics/linear-algebra/statistics/descriptive/row-median",
    answers={"row_median": "vector"},
    options=ENVELOPE_OPTIONS,
)

STATISTICS_COL_MEDIAN = Endpoint(
    method="col_median",
    path="/v1/mathematics/linear-algebra/statistics/descriptive/col-median",
    answers={"col_median": "vector"},
    options=ENVELOPE_OPTIONS,
)

STATISTICS_MAT_MEDIAN = Endpoint(
    method="mat_median",
    path="/v1/mathematics/linear-algebra/statistics/descriptive/mat-median",
    answers={"mat_median": "scalar"},
    options=ENVELOPE_OPTIONS,
)

STATISTICS_ROW_VAR = Endpoint(
    method="row_var",
    path="/v1/mathematics/linear-algebra/statistics/descriptive/row-var",
    answers={"row_var": "vector"},
    options=STATISTICS_ROW_VAR_OPTIONS,
)

STATISTICS_COL_VAR = Endpoint(
    method="col_var",
    path="/v1/mathematics/linear-algebra/statistics/descriptive/col-var",
    answers={"col_var": "vector"},
    options=STATISTICS_COL_VAR_OPTIONS,
)

STATISTICS_MAT_VAR = Endpoint(
    method="mat_var",
    path="/v1/mathematics/linear-algebra/statistics/descriptive/mat-var",
    answers={"mat_var": "scalar"},
    options=STATISTICS_MAT_VAR_OPTIONS,
)

STATISTICS_ROW_STD = Endpoint(
    method="row_std",
    path="/v1/mathematics/linear-algebra/statistics/descriptive/row-std",
    answers={"row_std": "vector"},
    options=STATISTICS_ROW_STD_OPTIONS,
)

STATISTICS_COL_STD = Endpoint(
    method="col_std",
    path="/v1/mathematics/linear-algebra/statistics/descriptive/col-std",
    answers={"col_std": "vector"},
    options=STATISTICS_COL_STD_OPTIONS,
)

STATISTICS_MAT_STD = Endpoint(
    method="mat_std",
    path="/v1/mathematics/linear-algebra/statistics/descriptive/mat-std",
    answers={"mat_std": "scalar"},
    options=STATISTICS_MAT_STD_OPTIONS,
)

COMPACT_STATISTICS_ROW_MIN = Endpoint(
    method="row_min",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-min",
    answers={"row_min": "vector"},
    options=COMPACT_OPTIONS,
)

COMPACT_STATISTICS_COL_MIN = Endpoint(
    method="col_min",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-min",
    answers={"col_min": "vector"},
    options=COMPACT_OPTIONS,
)

COMPACT_STATISTICS_MAT_MIN = Endpoint(
    method="mat_min",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-min",
    answers={"mat_min": "scalar"},
    options=COMPACT_OPTIONS,
)

COMPACT_STATISTICS_ROW_MAX = Endpoint(
    method="row_max",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-max",
    answers={"row_max": "vector"},
    options=COMPACT_OPTIONS,
)

COMPACT_STATISTICS_COL_MAX = Endpoint(
    method="col_max",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-max",
    answers={"col_max": "vector"},
    options=COMPACT_OPTIONS,
)

COMPACT_STATISTICS_MAT_MAX = Endpoint(
    method="mat_max",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-max",
    answers={"mat_max": "scalar"},
    options=COMPACT_OPTIONS,
)

COMPACT_STATISTICS_ROW_SUM = Endpoint(
    method="row_sum",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-sum",
    answers={"row_sum": "vector"},
    options=COMPACT_OPTIONS,
)

COMPACT_STATISTICS_COL_SUM = Endpoint(
    method="col_sum",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-sum",
    answers={"col_sum": "vector"},
    options=COMPACT_OPTIONS,
)

COMPACT_STATISTICS_MAT_SUM = Endpoint(
    method="mat_sum",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-sum",
    answers={"mat_sum": "scalar"},
    options=COMPACT_OPTIONS,
)

COMPACT_STATISTICS_ROW_MEAN = Endpoint(
    method="row_mean",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-mean",
    answers={"row_mean": "vector"},
    options=COMPACT_OPTIONS,
)

COMPACT_STATISTICS_COL_MEAN = Endpoint(
    method="col_mean",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-mean",
    answers={"col_mean": "vector"},
    options=COMPACT_OPTIONS,
)

COMPACT_STATISTICS_MAT_MEAN = Endpoint(
    method="mat_mean",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-mean",
    answers={"mat_mean": "scalar"},
    options=COMPACT_OPTIONS,
)

COMPACT_STATISTICS_ROW_MEDIAN = Endpoint(
    method="row_median",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-median",
    answers={"row_median": "vector"},
    options=COMPACT_OPTIONS,
)

COMPACT_STATISTICS_COL_MEDIAN = Endpoint(
    method="col_median",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-median",
    answers={"col_median": "vector"},
    options=COMPACT_OPTIONS,
)

COMPACT_STATISTICS_MAT_MEDIAN = Endpoint(
    method="mat_median",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-median",
    answers={"mat_median": "scalar"},
    options=COMPACT_OPTIONS,
)

COMPACT_STATISTICS_ROW_VAR = Endpoint(
    method="row_var",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-var",
    answers={"row_var": "vector"},
    options=COMPACT_STATISTICS_ROW_VAR_OPTIONS,
)

COMPACT_STATISTICS_COL_VAR = Endpoint(
    method="col_var",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-var",
    answers={"col_var": "vector"},
    options=COMPACT_STATISTICS_COL_VAR_OPTIONS,
)

COMPACT_STATISTICS_MAT_VAR = Endpoint(
    method="mat_var",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-var",
    answers={"mat_var": "scalar"},
    options=COMPACT_STATISTICS_MAT_VAR_OPTIONS,
)

COMPACT_STATISTICS_ROW_STD = Endpoint(
    method="row_std",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-std",
    answers={"row_std": "vector"},
    options=COMPACT_STATISTICS_ROW_STD_OPTIONS,
)

COMPACT_STATISTICS_COL_STD = Endpoint(
    method="col_std",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-std",
    answers={"col_std": "vector"},
    options=COMPACT_STATISTICS_COL_STD_OPTIONS,
)

COMPACT_STATISTICS_MAT_STD = Endpoint(
    method="mat_std",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-std",
    answers={"mat_std": "scalar"},
    options=COMPACT_STATISTICS_MAT_STD_OPTIONS,
)

COMPACT_STATISTICS_BY_TYPE = Endpoint(
    method="by_type",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics",
    answers={"row-min": "vector", "col-min": "vector", "mat-min": "scalar", "row-max": "vector", "col-max": "vector", "mat-max": "scalar", "row-sum": "vector", "col-sum": "vector", "mat-sum": "scalar", "row-mean": "vector", "col-mean": "vector", "mat-mean": "scalar", "row-median": "vector", "col-median": "vector", "mat-median": "scalar", "row-var": "vector", "col-var": "vector", "mat-var": "scalar", "row-std": "vector", "col-std": "vector", "mat-std": "scalar"},
    options=COMPACT_STATISTICS_BY_TYPE_OPTIONS,
    selector="type",
)

MATRICES_DETERMINANT_2X2 = Endpoint(
    method="determinant_2x2",
    path="/v1/mathematics/linear-algebra/matrices/determinant-2x2",
    answers={"determinant_2x2": "scalar"},
    options=MATRICES_DETERMINANT_2X2_OPTIONS,
)

MATRICES_DETERMINANT_3X3 = Endpoint(
    method="determinant_3x3",
    path="/v1/mathematics/linear-algebra/matrices/determinant-3x3",
    answers={"determinant_3x3": "scalar"},
    options=MATRICES_DETERMINANT_3X3_OPTIONS,
)

MATRICES_DETERMINANT_NXN = Endpoint(
    method="determinant_nxn",
    path="/v1/mathematics/linear-algebra/matrices/determinant-nxn",
    answers={"determinant_nxn": "scalar"},
    options=MATRICES_DETERMINANT_NXN_OPTIONS,
)

MATRICES_TRACE = Endpoint(
    method="trace",
    path="/v1/mathematics/linear-algebra/matrices/trace",
    answers={"trace": "scalar"},
    options=ENVELOPE_OPTIONS,
)

MATRICES_INVERSE_2X2 = Endpoint(
    method="inverse_2x2",
    path="/v1/mathematics/linear-algebra/matrices/inverse-2x2",
    answers={"inverse_2x2": "matrix"},
    options=MATRICES_INVERSE_2X2_OPTIONS,
)

MATRICES_INVERSE_3X3 = Endpoint(
    method="inverse_3x3",
    path="/v1/mathematics/linear-algebra/matrices/inverse-3x3",
    answers={"inverse_3x3": "matrix"},
    options=MATRICES_INVERSE_3X3_OPTIONS,
)

MATRICES_INVERSE_NXN = Endpoint(
    method="inverse_nxn",
    path="/v1/mathematics/linear-algebra/matrices/inverse-nxn",
    answers={"inverse_nxn": "matrix"},
    options=MATRICES_INVERSE_NXN_OPTIONS,
)

CREATE_INDEX_AND_SLICE = Endpoint(
    method="index_and_slice",
    path="/v1/mathematics/linear-algebra/create/index-and-slice",
    answers={"index_and_slice": "matrix"},
    options=CREATE_INDEX_AND_SLICE_OPTIONS,
)

CREATE_CHARPOLY = Endpoint(
    method="charpoly",
    path="/v1/mathematics/linear-algebra/create/charpoly",
    answers={"charpoly": "polynomial"},
    options=CREATE_CHARPOLY_OPTIONS,
)

CHANGE_APPEARANCE_ROW_INSERT = Endpoint(
    method="row_insert",
    path="/v1/mathematics/linear-algebra/change-appearance/row-insert",
    answers={"row_insert": "matrix"},
    options=CHANGE_APPEARANCE_ROW_INSERT_OPTIONS,
    kinds={"b": "lines"},
)

CHANGE_APPEARANCE_COL_INSERT = Endpoint(
    method="col_insert",
    path="/v1/mathematics/linear-algebra/change-appearance/col-insert",
    answers={"col_insert": "matrix"},
    options=CHANGE_APPEARANCE_COL_INSERT_OPTIONS,
    kinds={"b": "lines"},
)

CHANGE_APPEARANCE_ROW_CONCAT = Endpoint(
    method="row_concat",
    path="/v1/mathematics/linear-algebra/change-appearance/row-concat",
    answers={"row_concat": "matrix"},
    options=ENVELOPE_OPTIONS,
)

CHANGE_APPEARANCE_COL_CONCAT = Endpoint(
    method="col_concat",
    path="/v1/mathematics/linear-algebra/change-appearance/col-concat",
    answers={"col_concat": "matrix"},
    options=ENVELOPE_OPTIONS,
)

CHANGE_APPEARANCE_ROW_DELETE = Endpoint(
    method="row_delete",
    path="/v1/mathematics/linear-algebra/change-appearance/row-delete",
    answers={"row_delete": "matrix"},
    options=CHANGE_APPEARANCE_ROW_DELETE_OPTIONS,
)

CHANGE_APPEARANCE_COL_DELETE = Endpoint(
    method="col_delete",
    path="/v1/mathematics/linear-algebra/change-appearance/col-delete",
    answers={"col_delete": "matrix"},
    options=CHANGE_APPEARANCE_COL_DELETE_OPTIONS,
)

CHANGE_APPEARANCE_TRANSPOSE = Endpoint(
    method="transpose",
    path="/v1/mathematics/linear-algebra/change-appearance/transpose",
    answers={"transpose": "matrix"},
    options=ENVELOPE_OPTIONS,
)

CHANGE_APPEARANCE_TRIL = Endpoint(
    method="tril",
    path="/v1/mathematics/linear-algebra/change-appearance/tril",
    answers={"tril": "matrix"},
    options=CHANGE_APPEARANCE_TRIL_OPTIONS,
)

CHANGE_APPEARANCE_TRIU = Endpoint(
    method="triu",
    path="/v1/mathematics/linear-algebra/change-appearance/triu",
    answers={"triu": "matrix"},
    options=CHANGE_APPEARANCE_TRIU_OPTIONS,
)

CHANGE_APPEARANCE_FLIPUD = Endpoint(
    method="flipud",
    path="/v1/mathematics/linear-algebra/change-appearance/flipud",
    answers={"flipud": "matrix"},
    options=ENVELOPE_OPTIONS,
)

CHANGE_APPEARANCE_FLIPLR = Endpoint(
    method="fliplr",
    path="/v1/mathematics/linear-algebra/change-appearance/fliplr",
    answers={"fliplr": "matrix"},
    options=ENVELOPE_OPTIONS,
)

CHANGE_APPEARANCE_ROT90 = Endpoint(
    method="rot90",
    path="/v1/mathematics/linear-algebra/change-appearance/rot90",
    answers={"rot90": "matrix"},
    options=CHANGE_APPEARANCE_ROT90_OPTIONS,
)

MATRIX_FORMS_REF = Endpoint(
    method="ref",
    path="/v1/mathematics/linear-algebra/matrix-forms/ref",
    answers={"ref": "matrix"},
    options=MATRIX_FORMS_REF_OPTIONS,
)

MATRIX_FORMS_RREF = Endpoint(
    method="rref",
    path="/v1/mathematics/linear-algebra/matrix-forms/rref",
    answers={"rref": "matrix"},
    options=MATRIX_FORMS_RREF_OPTIONS,
)

VECTORS_DOT = Endpoint(
    method="dot",
    path="/v1/mathematics/linear-algebra/vectors/dot",
    answers={"dot": "scalar"},
    options=ENVELOPE_OPTIONS,
    kinds={"u": "vector", "v": "vector"},
)

VECTORS_CROSS = Endpoint(
    method="cross",
    path="/v1/mathematics/linear-algebra/vectors/cross",
    answers={"cross": "vector"},
    options=ENVELOPE_OPTIONS,
    kinds={"u": "vector", "v": "vector"},
)

COMPACT_VECTORS_DOT = Endpoint(
    method="dot",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors/dot",
    answers={"dot": "scalar"},
    options=COMPACT_OPTIONS,
    kinds={"u": "vector", "v": "vector"},
)

COMPACT_VECTORS_CROSS = Endpoint(
    method="cross",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors/cross",
    answers={"cross": "vector"},
    options=COMPACT_OPTIONS,
    kinds={"u": "vector", "v": "vector"},
)

COMPACT_VECTORS_BY_OPERATION = Endpoint(
    method="by_operation",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors",
    answers={"dot": "scalar", "cross": "vector"},
    options=COMPACT_OPTIONS,
    selector="operation",
    kinds={"u": "vector", "v": "vector"},
)
