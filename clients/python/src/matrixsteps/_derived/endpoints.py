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
    COMPACT_FACTORIZATIONS_BY_OPERATION_OPTIONS,
    COMPACT_FACTORIZATIONS_LU_OPTIONS,
    COMPACT_MATRICES_CLASSIFY_OPTIONS,
    COMPACT_MATRICES_DETERMINANT_2X2_OPTIONS,
    COMPACT_MATRICES_DETERMINANT_3X3_OPTIONS,
    COMPACT_MATRICES_DETERMINANT_NXN_OPTIONS,
    COMPACT_MATRICES_INVERSE_2X2_OPTIONS,
    COMPACT_MATRICES_INVERSE_3X3_OPTIONS,
    COMPACT_MATRICES_INVERSE_NXN_OPTIONS,
    COMPACT_MATRICES_MINORS_OPTIONS,
    COMPACT_OPTIONS,
    COMPACT_ORTHOGONALITY_BY_OPERATION_OPTIONS,
    COMPACT_ORTHOGONALITY_GRAM_SCHMIDT_OPTIONS,
    COMPACT_ORTHOGONALITY_QR_OPTIONS,
    COMPACT_SPACES_BY_OPERATION_OPTIONS,
    COMPACT_SPACES_COLUMN_SPACE_OPTIONS,
    COMPACT_SPACES_RANK_OPTIONS,
    COMPACT_SPECTRUM_BY_OPERATION_OPTIONS,
    COMPACT_SPECTRUM_STEADY_STATE_OPTIONS,
    COMPACT_STATISTICS_BY_TYPE_OPTIONS,
    COMPACT_STATISTICS_COL_STD_OPTIONS,
    COMPACT_STATISTICS_COL_VAR_OPTIONS,
    COMPACT_STATISTICS_COVARIANCE_OPTIONS,
    COMPACT_STATISTICS_MAT_STD_OPTIONS,
    COMPACT_STATISTICS_MAT_VAR_OPTIONS,
    COMPACT_STATISTICS_ROW_STD_OPTIONS,
    COMPACT_STATISTICS_ROW_VAR_OPTIONS,
    COMPACT_SYSTEMS_BY_OPERATION_OPTIONS,
    COMPACT_SYSTEMS_LEAST_SQUARES_OPTIONS,
    COMPACT_SYSTEMS_SOLVE_OPTIONS,
    COMPACT_VECTORS_BY_OPERATION_OPTIONS,
    COMPACT_VECTORS_DISTANCE_OPTIONS,
    COMPACT_VECTORS_NORM_OPTIONS,
    CREATE_CHARPOLY_OPTIONS,
    CREATE_INDEX_AND_SLICE_OPTIONS,
    ENVELOPE_OPTIONS,
    FACTORIZATIONS_LU_OPTIONS,
    MATRICES_CLASSIFY_OPTIONS,
    MATRICES_DETERMINANT_2X2_OPTIONS,
    MATRICES_DETERMINANT_3X3_OPTIONS,
    MATRICES_DETERMINANT_NXN_OPTIONS,
    MATRICES_INVERSE_2X2_OPTIONS,
    MATRICES_INVERSE_3X3_OPTIONS,
    MATRICES_INVERSE_NXN_OPTIONS,
    MATRICES_MINORS_OPTIONS,
    MATRIX_FORMS_REF_OPTIONS,
    MATRIX_FORMS_RREF_OPTIONS,
    ORTHOGONALITY_GRAM_SCHMIDT_OPTIONS,
    ORTHOGONALITY_QR_OPTIONS,
    SPACES_COLUMN_SPACE_OPTIONS,
    SPACES_RANK_OPTIONS,
    SPECTRUM_STEADY_STATE_OPTIONS,
    STATISTICS_COL_STD_OPTIONS,
    STATISTICS_COL_VAR_OPTIONS,
    STATISTICS_COVARIANCE_OPTIONS,
    STATISTICS_MAT_STD_OPTIONS,
    STATISTICS_MAT_VAR_OPTIONS,
    STATISTICS_ROW_STD_OPTIONS,
    STATISTICS_ROW_VAR_OPTIONS,
    SYSTEMS_LEAST_SQUARES_OPTIONS,
    SYSTEMS_SOLVE_OPTIONS,
    VECTORS_DISTANCE_OPTIONS,
    VECTORS_NORM_OPTIONS,
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

STATISTICS_COVARIANCE = Endpoint(
    method="covariance",
    path="/v1/mathematics/linear-algebra/statistics/covariance",
    answers={"covariance": "matrix"},
    options=STATISTICS_COVARIANCE_OPTIONS,
)

STATISTICS_CORRELATION = Endpoint(
    method="correlation",
    path="/v1/mathematics/linear-algebra/statistics/correlation",
    answers={"correlation": "matrix"},
    options=ENVELOPE_OPTIONS,
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

COMPACT_STATISTICS_COVARIANCE = Endpoint(
    method="covariance",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/covariance",
    answers={"covariance": "matrix"},
    options=COMPACT_STATISTICS_COVARIANCE_OPTIONS,
)

COMPACT_STATISTICS_CORRELATION = Endpoint(
    method="correlation",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/correlation",
    answers={"correlation": "matrix"},
    options=COMPACT_OPTIONS,
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

MATRICES_SCALAR_MULTIPLE = Endpoint(
    method="scalar_multiple",
    path="/v1/mathematics/linear-algebra/matrices/scalar-multiple",
    answers={"scalar_multiple": "matrix"},
    options=ENVELOPE_OPTIONS,
)

MATRICES_MINORS = Endpoint(
    method="minors",
    path="/v1/mathematics/linear-algebra/matrices/minors",
    answers={"minors": {"minors": "matrix", "minor": "scalar", "cofactor": "scalar"}},
    options=MATRICES_MINORS_OPTIONS,
)

MATRICES_COFACTORS = Endpoint(
    method="cofactors",
    path="/v1/mathematics/linear-algebra/matrices/cofactors",
    answers={"cofactors": "matrix"},
    options=ENVELOPE_OPTIONS,
)

MATRICES_ADJUGATE = Endpoint(
    method="adjugate",
    path="/v1/mathematics/linear-algebra/matrices/adjugate",
    answers={"adjugate": "matrix"},
    options=ENVELOPE_OPTIONS,
)

MATRICES_POWER = Endpoint(
    method="power",
    path="/v1/mathematics/linear-algebra/matrices/power",
    answers={"power": "matrix"},
    options=ENVELOPE_OPTIONS,
)

MATRICES_CLASSIFY = Endpoint(
    method="classify",
    path="/v1/mathematics/linear-algebra/matrices/classify",
    answers={"classify": {"is-symmetric": "truth", "is-skew-symmetric": "truth", "is-orthogonal": "truth", "is-idempotent": "truth", "is-involutory": "truth", "is-normal": "truth", "is-permutation": "truth", "is-upper-triangular": "truth", "is-lower-triangular": "truth", "is-diagonal": "truth", "is-nilpotent": {"nilpotent": "truth", "index": "count"}, "is-stochastic": {"row": "truth", "column": "truth", "doubly": "truth"}, "permutation-sign": {"sign": "scalar", "permutation": "positions", "cycles": "positionLists", "inversions": "count"}}},
    options=MATRICES_CLASSIFY_OPTIONS,
)

COMPACT_MATRICES_DETERMINANT_2X2 = Endpoint(
    method="determinant_2x2",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/determinant-2x2",
    answers={"determinant_2x2": "scalar"},
    options=COMPACT_MATRICES_DETERMINANT_2X2_OPTIONS,
)

COMPACT_MATRICES_DETERMINANT_3X3 = Endpoint(
    method="determinant_3x3",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/determinant-3x3",
    answers={"determinant_3x3": "scalar"},
    options=COMPACT_MATRICES_DETERMINANT_3X3_OPTIONS,
)

COMPACT_MATRICES_DETERMINANT_NXN = Endpoint(
    method="determinant_nxn",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/determinant-nxn",
    answers={"determinant_nxn": "scalar"},
    options=COMPACT_MATRICES_DETERMINANT_NXN_OPTIONS,
)

COMPACT_MATRICES_TRACE = Endpoint(
    method="trace",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/trace",
    answers={"trace": "scalar"},
    options=COMPACT_OPTIONS,
)

COMPACT_MATRICES_INVERSE_2X2 = Endpoint(
    method="inverse_2x2",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/inverse-2x2",
    answers={"inverse_2x2": "matrix"},
    options=COMPACT_MATRICES_INVERSE_2X2_OPTIONS,
)

COMPACT_MATRICES_INVERSE_3X3 = Endpoint(
    method="inverse_3x3",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/inverse-3x3",
    answers={"inverse_3x3": "matrix"},
    options=COMPACT_MATRICES_INVERSE_3X3_OPTIONS,
)

COMPACT_MATRICES_INVERSE_NXN = Endpoint(
    method="inverse_nxn",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/inverse-nxn",
    answers={"inverse_nxn": "matrix"},
    options=COMPACT_MATRICES_INVERSE_NXN_OPTIONS,
)

COMPACT_MATRICES_SCALAR_MULTIPLE = Endpoint(
    method="scalar_multiple",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/scalar-multiple",
    answers={"scalar_multiple": "matrix"},
    options=COMPACT_OPTIONS,
)

COMPACT_MATRICES_MINORS = Endpoint(
    method="minors",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/minors",
    answers={"minors": {"minors": "matrix", "minor": "scalar", "cofactor": "scalar"}},
    options=COMPACT_MATRICES_MINORS_OPTIONS,
)

COMPACT_MATRICES_COFACTORS = Endpoint(
    method="cofactors",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/cofactors",
    answers={"cofactors": "matrix"},
    options=COMPACT_OPTIONS,
)

COMPACT_MATRICES_ADJUGATE = Endpoint(
    method="adjugate",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/adjugate",
    answers={"adjugate": "matrix"},
    options=COMPACT_OPTIONS,
)

COMPACT_MATRICES_POWER = Endpoint(
    method="power",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/power",
    answers={"power": "matrix"},
    options=COMPACT_OPTIONS,
)

COMPACT_MATRICES_CLASSIFY = Endpoint(
    method="classify",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/classify",
    answers={"classify": {"is-symmetric": "truth", "is-skew-symmetric": "truth", "is-orthogonal": "truth", "is-idempotent": "truth", "is-involutory": "truth", "is-normal": "truth", "is-permutation": "truth", "is-upper-triangular": "truth", "is-lower-triangular": "truth", "is-diagonal": "truth", "is-nilpotent": {"nilpotent": "truth", "index": "count"}, "is-stochastic": {"row": "truth", "column": "truth", "doubly": "truth"}, "permutation-sign": {"sign": "scalar", "permutation": "positions", "cycles": "positionLists", "inversions": "count"}}},
    options=COMPACT_MATRICES_CLASSIFY_OPTIONS,
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

VECTORS_NORM = Endpoint(
    method="norm",
    path="/v1/mathematics/linear-algebra/vectors/norm",
    answers={"norm": "scalar"},
    options=VECTORS_NORM_OPTIONS,
)

VECTORS_ANGLE = Endpoint(
    method="angle",
    path="/v1/mathematics/linear-algebra/vectors/angle",
    answers={"angle": {"cosine": "scalar", "radians": "scalar", "degrees": "scalar"}},
    options=ENVELOPE_OPTIONS,
    kinds={"u": "vector", "v": "vector"},
)

VECTORS_UNIT = Endpoint(
    method="unit",
    path="/v1/mathematics/linear-algebra/vectors/unit",
    answers={"unit": "vector"},
    options=ENVELOPE_OPTIONS,
    kinds={"v": "vector"},
)

VECTORS_PROJECTION = Endpoint(
    method="projection",
    path="/v1/mathematics/linear-algebra/vectors/projection",
    answers={"projection": {"projection": "vector", "coefficient": "scalar", "orthogonal": "vector"}},
    options=ENVELOPE_OPTIONS,
    kinds={"u": "vector", "v": "vector"},
)

VECTORS_DISTANCE = Endpoint(
    method="distance",
    path="/v1/mathematics/linear-algebra/vectors/distance",
    answers={"distance": {"distance": "scalar", "squared": "scalar", "foot": "vector"}},
    options=VECTORS_DISTANCE_OPTIONS,
    kinds={"point": "vector"},
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

COMPACT_VECTORS_NORM = Endpoint(
    method="norm",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors/norm",
    answers={"norm": "scalar"},
    options=COMPACT_VECTORS_NORM_OPTIONS,
)

COMPACT_VECTORS_ANGLE = Endpoint(
    method="angle",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors/angle",
    answers={"angle": {"cosine": "scalar", "radians": "scalar", "degrees": "scalar"}},
    options=COMPACT_OPTIONS,
    kinds={"u": "vector", "v": "vector"},
)

COMPACT_VECTORS_UNIT = Endpoint(
    method="unit",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors/unit",
    answers={"unit": "vector"},
    options=COMPACT_OPTIONS,
    kinds={"v": "vector"},
)

COMPACT_VECTORS_PROJECTION = Endpoint(
    method="projection",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors/projection",
    answers={"projection": {"projection": "vector", "coefficient": "scalar", "orthogonal": "vector"}},
    options=COMPACT_OPTIONS,
    kinds={"u": "vector", "v": "vector"},
)

COMPACT_VECTORS_DISTANCE = Endpoint(
    method="distance",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors/distance",
    answers={"distance": {"distance": "scalar", "squared": "scalar", "foot": "vector"}},
    options=COMPACT_VECTORS_DISTANCE_OPTIONS,
    kinds={"point": "vector"},
)

COMPACT_VECTORS_BY_OPERATION = Endpoint(
    method="by_operation",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors",
    answers={"dot": "scalar", "cross": "vector", "norm": "scalar", "angle": {"cosine": "scalar", "radians": "scalar", "degrees": "scalar"}, "unit": "vector", "projection": {"projection": "vector", "coefficient": "scalar", "orthogonal": "vector"}, "distance": {"distance": "scalar", "squared": "scalar", "foot": "vector"}},
    options=COMPACT_VECTORS_BY_OPERATION_OPTIONS,
    selector="operation",
    kinds={"u": "vector", "v": "vector", "point": "vector"},
)

SYSTEMS_SOLVE = Endpoint(
    method="solve",
    path="/v1/mathematics/linear-algebra/systems/solve",
    answers={"solve": {"outcome": "word", "particular": "vector", "particular_matrix": "matrix", "basis": "vectors", "free": "positions", "pivots": "positions", "rank": "count", "rank_augmented": "count"}},
    options=SYSTEMS_SOLVE_OPTIONS,
)

SYSTEMS_LEAST_SQUARES = Endpoint(
    method="least_squares",
    path="/v1/mathematics/linear-algebra/systems/least-squares",
    answers={"least_squares": {"unique": "truth", "x": "vector", "null_space": "vectors", "fitted": "vector", "residual": "vector", "residual_norm_squared": "scalar", "residual_norm": "scalar", "rank": "count"}},
    options=SYSTEMS_LEAST_SQUARES_OPTIONS,
)

COMPACT_SYSTEMS_SOLVE = Endpoint(
    method="solve",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-systems/solve",
    answers={"solve": {"outcome": "word", "particular": "vector", "particular_matrix": "matrix", "basis": "vectors", "free": "positions", "pivots": "positions", "rank": "count", "rank_augmented": "count"}},
    options=COMPACT_SYSTEMS_SOLVE_OPTIONS,
)

COMPACT_SYSTEMS_LEAST_SQUARES = Endpoint(
    method="least_squares",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-systems/least-squares",
    answers={"least_squares": {"unique": "truth", "x": "vector", "null_space": "vectors", "fitted": "vector", "residual": "vector", "residual_norm_squared": "scalar", "residual_norm": "scalar", "rank": "count"}},
    options=COMPACT_SYSTEMS_LEAST_SQUARES_OPTIONS,
)

COMPACT_SYSTEMS_BY_OPERATION = Endpoint(
    method="by_operation",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-systems",
    answers={"solve": {"outcome": "word", "particular": "vector", "particular_matrix": "matrix", "basis": "vectors", "free": "positions", "pivots": "positions", "rank": "count", "rank_augmented": "count"}, "least-squares": {"unique": "truth", "x": "vector", "null_space": "vectors", "fitted": "vector", "residual": "vector", "residual_norm_squared": "scalar", "residual_norm": "scalar", "rank": "count"}},
    options=COMPACT_SYSTEMS_BY_OPERATION_OPTIONS,
    selector="operation",
)

SPACES_RANK = Endpoint(
    method="rank",
    path="/v1/mathematics/linear-algebra/spaces/rank",
    answers={"rank": {"rank": "count", "nullity": "count", "pivots": "positions"}},
    options=SPACES_RANK_OPTIONS,
)

SPACES_COLUMN_SPACE = Endpoint(
    method="column_space",
    path="/v1/mathematics/linear-algebra/spaces/column-space",
    answers={"column_space": {"dimension": "count", "pivots": "positions", "basis": "vectors"}},
    options=SPACES_COLUMN_SPACE_OPTIONS,
)

SPACES_ROW_SPACE = Endpoint(
    method="row_space",
    path="/v1/mathematics/linear-algebra/spaces/row-space",
    answers={"row_space": {"dimension": "count", "basis": "vectors"}},
    options=ENVELOPE_OPTIONS,
)

SPACES_NULL_SPACE = Endpoint(
    method="null_space",
    path="/v1/mathematics/linear-algebra/spaces/null-space",
    answers={"null_space": {"dimension": "count", "basis": "vectors"}},
    options=ENVELOPE_OPTIONS,
)

SPACES_LEFT_NULL_SPACE = Endpoint(
    method="left_null_space",
    path="/v1/mathematics/linear-algebra/spaces/left-null-space",
    answers={"left_null_space": {"dimension": "count", "basis": "vectors"}},
    options=ENVELOPE_OPTIONS,
)

SPACES_INDEPENDENCE = Endpoint(
    method="independence",
    path="/v1/mathematics/linear-algebra/spaces/independence",
    answers={"independence": {"independent": "truth", "rank": "count", "dependency": "vector"}},
    options=ENVELOPE_OPTIONS,
)

SPACES_COORDINATES = Endpoint(
    method="coordinates",
    path="/v1/mathematics/linear-algebra/spaces/coordinates",
    answers={"coordinates": "vector"},
    options=ENVELOPE_OPTIONS,
    kinds={"v": "vector"},
)

SPACES_CHANGE_OF_BASIS = Endpoint(
    method="change_of_basis",
    path="/v1/mathematics/linear-algebra/spaces/change-of-basis",
    answers={"change_of_basis": "matrix"},
    options=ENVELOPE_OPTIONS,
)

SPACES_SUM_AND_INTERSECTION = Endpoint(
    method="sum_and_intersection",
    path="/v1/mathematics/linear-algebra/spaces/sum-and-intersection",
    answers={"sum_and_intersection": {"dim_u": "count", "dim_w": "count", "dim_sum": "count", "dim_intersection": "count", "sum_basis": "vectors", "intersection_basis": "vectors"}},
    options=ENVELOPE_OPTIONS,
)

COMPACT_SPACES_RANK = Endpoint(
    method="rank",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/rank",
    answers={"rank": {"rank": "count", "nullity": "count", "pivots": "positions"}},
    options=COMPACT_SPACES_RANK_OPTIONS,
)

COMPACT_SPACES_COLUMN_SPACE = Endpoint(
    method="column_space",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/column-space",
    answers={"column_space": {"dimension": "count", "pivots": "positions", "basis": "vectors"}},
    options=COMPACT_SPACES_COLUMN_SPACE_OPTIONS,
)

COMPACT_SPACES_ROW_SPACE = Endpoint(
    method="row_space",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/row-space",
    answers={"row_space": {"dimension": "count", "basis": "vectors"}},
    options=COMPACT_OPTIONS,
)

COMPACT_SPACES_NULL_SPACE = Endpoint(
    method="null_space",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/null-space",
    answers={"null_space": {"dimension": "count", "basis": "vectors"}},
    options=COMPACT_OPTIONS,
)

COMPACT_SPACES_LEFT_NULL_SPACE = Endpoint(
    method="left_null_space",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/left-null-space",
    answers={"left_null_space": {"dimension": "count", "basis": "vectors"}},
    options=COMPACT_OPTIONS,
)

COMPACT_SPACES_INDEPENDENCE = Endpoint(
    method="independence",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/independence",
    answers={"independence": {"independent": "truth", "rank": "count", "dependency": "vector"}},
    options=COMPACT_OPTIONS,
)

COMPACT_SPACES_COORDINATES = Endpoint(
    method="coordinates",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/coordinates",
    answers={"coordinates": "vector"},
    options=COMPACT_OPTIONS,
    kinds={"v": "vector"},
)

COMPACT_SPACES_CHANGE_OF_BASIS = Endpoint(
    method="change_of_basis",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/change-of-basis",
    answers={"change_of_basis": "matrix"},
    options=COMPACT_OPTIONS,
)

COMPACT_SPACES_SUM_AND_INTERSECTION = Endpoint(
    method="sum_and_intersection",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/sum-and-intersection",
    answers={"sum_and_intersection": {"dim_u": "count", "dim_w": "count", "dim_sum": "count", "dim_intersection": "count", "sum_basis": "vectors", "intersection_basis": "vectors"}},
    options=COMPACT_OPTIONS,
)

COMPACT_SPACES_BY_OPERATION = Endpoint(
    method="by_operation",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces",
    answers={"rank": {"rank": "count", "nullity": "count", "pivots": "positions"}, "column-space": {"dimension": "count", "pivots": "positions", "basis": "vectors"}, "row-space": {"dimension": "count", "basis": "vectors"}, "null-space": {"dimension": "count", "basis": "vectors"}, "left-null-space": {"dimension": "count", "basis": "vectors"}, "independence": {"independent": "truth", "rank": "count", "dependency": "vector"}, "coordinates": "vector", "change-of-basis": "matrix", "sum-and-intersection": {"dim_u": "count", "dim_w": "count", "dim_sum": "count", "dim_intersection": "count", "sum_basis": "vectors", "intersection_basis": "vectors"}},
    options=COMPACT_SPACES_BY_OPERATION_OPTIONS,
    selector="operation",
    kinds={"v": "vector"},
)

FACTORIZATIONS_LU = Endpoint(
    method="lu",
    path="/v1/mathematics/linear-algebra/factorizations/lu",
    answers={"lu": {"outcome": "word", "P": "matrix", "L": "matrix", "D": "matrix", "U": "matrix", "permutation": "positions"}},
    options=FACTORIZATIONS_LU_OPTIONS,
)

FACTORIZATIONS_CHOLESKY = Endpoint(
    method="cholesky",
    path="/v1/mathematics/linear-algebra/factorizations/cholesky",
    answers={"cholesky": {"L": "matrix"}},
    options=ENVELOPE_OPTIONS,
)

FACTORIZATIONS_LDLT = Endpoint(
    method="ldlt",
    path="/v1/mathematics/linear-algebra/factorizations/ldlt",
    answers={"ldlt": {"outcome": "word", "L": "matrix", "D": "matrix"}},
    options=ENVELOPE_OPTIONS,
)

FACTORIZATIONS_RANK_FACTORIZATION = Endpoint(
    method="rank_factorization",
    path="/v1/mathematics/linear-algebra/factorizations/rank-factorization",
    answers={"rank_factorization": {"rank": "count", "C": "matrix", "F": "matrix"}},
    options=ENVELOPE_OPTIONS,
)

COMPACT_FACTORIZATIONS_LU = Endpoint(
    method="lu",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-factorizations/lu",
    answers={"lu": {"outcome": "word", "P": "matrix", "L": "matrix", "D": "matrix", "U": "matrix", "permutation": "positions"}},
    options=COMPACT_FACTORIZATIONS_LU_OPTIONS,
)

COMPACT_FACTORIZATIONS_CHOLESKY = Endpoint(
    method="cholesky",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-factorizations/cholesky",
    answers={"cholesky": {"L": "matrix"}},
    options=COMPACT_OPTIONS,
)

COMPACT_FACTORIZATIONS_LDLT = Endpoint(
    method="ldlt",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-factorizations/ldlt",
    answers={"ldlt": {"outcome": "word", "L": "matrix", "D": "matrix"}},
    options=COMPACT_OPTIONS,
)

COMPACT_FACTORIZATIONS_RANK_FACTORIZATION = Endpoint(
    method="rank_factorization",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-factorizations/rank-factorization",
    answers={"rank_factorization": {"rank": "count", "C": "matrix", "F": "matrix"}},
    options=COMPACT_OPTIONS,
)

COMPACT_FACTORIZATIONS_BY_OPERATION = Endpoint(
    method="by_operation",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-factorizations",
    answers={"lu": {"outcome": "word", "P": "matrix", "L": "matrix", "D": "matrix", "U": "matrix", "permutation": "positions"}, "cholesky": {"L": "matrix"}, "ldlt": {"outcome": "word", "L": "matrix", "D": "matrix"}, "rank-factorization": {"rank": "count", "C": "matrix", "F": "matrix"}},
    options=COMPACT_FACTORIZATIONS_BY_OPERATION_OPTIONS,
    selector="operation",
)

ORTHOGONALITY_GRAM_SCHMIDT = Endpoint(
    method="gram_schmidt",
    path="/v1/mathematics/linear-algebra/orthogonality/gram-schmidt",
    answers={"gram_schmidt": {"orthogonal": "vectors", "orthonormal": "vectors", "dependent": "positions", "rank": "count"}},
    options=ORTHOGONALITY_GRAM_SCHMIDT_OPTIONS,
)

ORTHOGONALITY_QR = Endpoint(
    method="qr",
    path="/v1/mathematics/linear-algebra/orthogonality/qr",
    answers={"qr": {"Q": "matrix", "R": "matrix", "rank": "count", "dependent": "positions"}},
    options=ORTHOGONALITY_QR_OPTIONS,
)

ORTHOGONALITY_PROJECTION_MATRIX = Endpoint(
    method="projection_matrix",
    path="/v1/mathematics/linear-algebra/orthogonality/projection-matrix",
    answers={"projection_matrix": "matrix"},
    options=ENVELOPE_OPTIONS,
)

COMPACT_ORTHOGONALITY_GRAM_SCHMIDT = Endpoint(
    method="gram_schmidt",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-orthogonality/gram-schmidt",
    answers={"gram_schmidt": {"orthogonal": "vectors", "orthonormal": "vectors", "dependent": "positions", "rank": "count"}},
    options=COMPACT_ORTHOGONALITY_GRAM_SCHMIDT_OPTIONS,
)

COMPACT_ORTHOGONALITY_QR = Endpoint(
    method="qr",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-orthogonality/qr",
    answers={"qr": {"Q": "matrix", "R": "matrix", "rank": "count", "dependent": "positions"}},
    options=COMPACT_ORTHOGONALITY_QR_OPTIONS,
)

COMPACT_ORTHOGONALITY_PROJECTION_MATRIX = Endpoint(
    method="projection_matrix",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-orthogonality/projection-matrix",
    answers={"projection_matrix": "matrix"},
    options=COMPACT_OPTIONS,
)

COMPACT_ORTHOGONALITY_BY_OPERATION = Endpoint(
    method="by_operation",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-orthogonality",
    answers={"gram-schmidt": {"orthogonal": "vectors", "orthonormal": "vectors", "dependent": "positions", "rank": "count"}, "qr": {"Q": "matrix", "R": "matrix", "rank": "count", "dependent": "positions"}, "projection-matrix": "matrix"},
    options=COMPACT_ORTHOGONALITY_BY_OPERATION_OPTIONS,
    selector="operation",
)

SPECTRUM_EIGENVALUES = Endpoint(
    method="eigenvalues",
    path="/v1/mathematics/linear-algebra/spectrum/eigenvalues",
    answers={"eigenvalues": {"eigenvalues": [{"value": "scalar", "multiplicity": "count"}]}},
    options=ENVELOPE_OPTIONS,
)

SPECTRUM_EIGENVECTORS = Endpoint(
    method="eigenvectors",
    path="/v1/mathematics/linear-algebra/spectrum/eigenvectors",
    answers={"eigenvectors": {"eigenspaces": [{"value": "scalar", "algebraic": "count", "geometric": "count", "basis": "vectors"}]}},
    options=ENVELOPE_OPTIONS,
)

SPECTRUM_DIAGONALIZE = Endpoint(
    method="diagonalize",
    path="/v1/mathematics/linear-algebra/spectrum/diagonalize",
    answers={"diagonalize": {"over": "word", "diagonalizable": {"Q": "truth", "R": "truth", "C": "truth"}, "defective": "vector", "P": "matrix", "D": "matrix"}},
    options=ENVELOPE_OPTIONS,
)

SPECTRUM_POWER_FORMULA = Endpoint(
    method="power_formula",
    path="/v1/mathematics/linear-algebra/spectrum/power-formula",
    answers={"power_formula": {"terms": [{"base": "scalar", "degree": "count", "coefficient": "matrix"}], "from": "count"}},
    options=ENVELOPE_OPTIONS,
)

SPECTRUM_MINIMAL_POLYNOMIAL = Endpoint(
    method="minimal_polynomial",
    path="/v1/mathematics/linear-algebra/spectrum/minimal-polynomial",
    answers={"minimal_polynomial": "polynomial"},
    options=ENVELOPE_OPTIONS,
)

SPECTRUM_DEFINITENESS = Endpoint(
    method="definiteness",
    path="/v1/mathematics/linear-algebra/spectrum/definiteness",
    answers={"definiteness": {"class": "word", "inertia": {"positive": "count", "negative": "count", "zero": "count"}, "leading_minors": "vector"}},
    options=ENVELOPE_OPTIONS,
)

SPECTRUM_ORTHOGONAL_DIAGONALIZATION = Endpoint(
    method="orthogonal_diagonalization",
    path="/v1/mathematics/linear-algebra/spectrum/orthogonal-diagonalization",
    answers={"orthogonal_diagonalization": {"eigenvalues": [{"value": "scalar", "multiplicity": "count"}], "Q": "matrix", "D": "matrix"}},
    options=ENVELOPE_OPTIONS,
)

SPECTRUM_JORDAN = Endpoint(
    method="jordan",
    path="/v1/mathematics/linear-algebra/spectrum/jordan",
    answers={"jordan": {"blocks": [{"value": "scalar", "size": "count"}], "J": "matrix", "P": "matrix"}},
    options=ENVELOPE_OPTIONS,
)

SPECTRUM_STEADY_STATE = Endpoint(
    method="steady_state",
    path="/v1/mathematics/linear-algebra/spectrum/steady-state",
    answers={"steady_state": {"unique": "truth", "dimension": "count", "distribution": "vector", "extremes": "vectors"}},
    options=SPECTRUM_STEADY_STATE_OPTIONS,
)

SPECTRUM_SVD = Endpoint(
    method="svd",
    path="/v1/mathematics/linear-algebra/spectrum/svd",
    answers={"svd": {"singular_values": "vector", "rank": "count", "U": "matrix", "S": "matrix", "V": "matrix"}},
    options=ENVELOPE_OPTIONS,
)

COMPACT_SPECTRUM_EIGENVALUES = Endpoint(
    method="eigenvalues",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/eigenvalues",
    answers={"eigenvalues": {"eigenvalues": [{"value": "scalar", "multiplicity": "count"}]}},
    options=COMPACT_OPTIONS,
)

COMPACT_SPECTRUM_EIGENVECTORS = Endpoint(
    method="eigenvectors",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/eigenvectors",
    answers={"eigenvectors": {"eigenspaces": [{"value": "scalar", "algebraic": "count", "geometric": "count", "basis": "vectors"}]}},
    options=COMPACT_OPTIONS,
)

COMPACT_SPECTRUM_DIAGONALIZE = Endpoint(
    method="diagonalize",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/diagonalize",
    answers={"diagonalize": {"over": "word", "diagonalizable": {"Q": "truth", "R": "truth", "C": "truth"}, "defective": "vector", "P": "matrix", "D": "matrix"}},
    options=COMPACT_OPTIONS,
)

COMPACT_SPECTRUM_POWER_FORMULA = Endpoint(
    method="power_formula",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/power-formula",
    answers={"power_formula": {"terms": [{"base": "scalar", "degree": "count", "coefficient": "matrix"}], "from": "count"}},
    options=COMPACT_OPTIONS,
)

COMPACT_SPECTRUM_MINIMAL_POLYNOMIAL = Endpoint(
    method="minimal_polynomial",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/minimal-polynomial",
    answers={"minimal_polynomial": "polynomial"},
    options=COMPACT_OPTIONS,
)

COMPACT_SPECTRUM_DEFINITENESS = Endpoint(
    method="definiteness",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/definiteness",
    answers={"definiteness": {"class": "word", "inertia": {"positive": "count", "negative": "count", "zero": "count"}, "leading_minors": "vector"}},
    options=COMPACT_OPTIONS,
)

COMPACT_SPECTRUM_ORTHOGONAL_DIAGONALIZATION = Endpoint(
    method="orthogonal_diagonalization",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/orthogonal-diagonalization",
    answers={"orthogonal_diagonalization": {"eigenvalues": [{"value": "scalar", "multiplicity": "count"}], "Q": "matrix", "D": "matrix"}},
    options=COMPACT_OPTIONS,
)

COMPACT_SPECTRUM_JORDAN = Endpoint(
    method="jordan",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/jordan",
    answers={"jordan": {"blocks": [{"value": "scalar", "size": "count"}], "J": "matrix", "P": "matrix"}},
    options=COMPACT_OPTIONS,
)

COMPACT_SPECTRUM_STEADY_STATE = Endpoint(
    method="steady_state",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/steady-state",
    answers={"steady_state": {"unique": "truth", "dimension": "count", "distribution": "vector", "extremes": "vectors"}},
    options=COMPACT_SPECTRUM_STEADY_STATE_OPTIONS,
)

COMPACT_SPECTRUM_SVD = Endpoint(
    method="svd",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/svd",
    answers={"svd": {"singular_values": "vector", "rank": "count", "U": "matrix", "S": "matrix", "V": "matrix"}},
    options=COMPACT_OPTIONS,
)

COMPACT_SPECTRUM_BY_OPERATION = Endpoint(
    method="by_operation",
    path="/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum",
    answers={"eigenvalues": {"eigenvalues": [{"value": "scalar", "multiplicity": "count"}]}, "eigenvectors": {"eigenspaces": [{"value": "scalar", "algebraic": "count", "geometric": "count", "basis": "vectors"}]}, "diagonalize": {"over": "word", "diagonalizable": {"Q": "truth", "R": "truth", "C": "truth"}, "defective": "vector", "P": "matrix", "D": "matrix"}, "power-formula": {"terms": [{"base": "scalar", "degree": "count", "coefficient": "matrix"}], "from": "count"}, "minimal-polynomial": "polynomial", "definiteness": {"class": "word", "inertia": {"positive": "count", "negative": "count", "zero": "count"}, "leading_minors": "vector"}, "orthogonal-diagonalization": {"eigenvalues": [{"value": "scalar", "multiplicity": "count"}], "Q": "matrix", "D": "matrix"}, "jordan": {"blocks": [{"value": "scalar", "size": "count"}], "J": "matrix", "P": "matrix"}, "steady-state": {"unique": "truth", "dimension": "count", "distribution": "vector", "extremes": "vectors"}, "svd": {"singular_values": "vector", "rank": "count", "U": "matrix", "S": "matrix", "V": "matrix"}},
    options=COMPACT_SPECTRUM_BY_OPERATION_OPTIONS,
    selector="operation",
)
