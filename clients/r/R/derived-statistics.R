# Derived from the catalogue: change nothing here, run `npm run derive`.

ENVELOPE_STATISTICS <- list(
  row_min = list(
    method = "statistics$row_min",
    path = "/v1/mathematics/linear-algebra/statistics/descriptive/row-min",
    inputs = c(a = "matrix"),
    answer = "vector"
  ),
  col_min = list(
    method = "statistics$col_min",
    path = "/v1/mathematics/linear-algebra/statistics/descriptive/col-min",
    inputs = c(a = "matrix"),
    answer = "vector"
  ),
  mat_min = list(
    method = "statistics$mat_min",
    path = "/v1/mathematics/linear-algebra/statistics/descriptive/mat-min",
    inputs = c(a = "matrix"),
    answer = "scalar"
  ),
  row_max = list(
    method = "statistics$row_max",
    path = "/v1/mathematics/linear-algebra/statistics/descriptive/row-max",
    inputs = c(a = "matrix"),
    answer = "vector"
  ),
  col_max = list(
    method = "statistics$col_max",
    path = "/v1/mathematics/linear-algebra/statistics/descriptive/col-max",
    inputs = c(a = "matrix"),
    answer = "vector"
  ),
  mat_max = list(
    method = "statistics$mat_max",
    path = "/v1/mathematics/linear-algebra/statistics/descriptive/mat-max",
    inputs = c(a = "matrix"),
    answer = "scalar"
  ),
  row_sum = list(
    method = "statistics$row_sum",
    path = "/v1/mathematics/linear-algebra/statistics/descriptive/row-sum",
    inputs = c(a = "matrix"),
    answer = "vector"
  ),
  col_sum = list(
    method = "statistics$col_sum",
    path = "/v1/mathematics/linear-algebra/statistics/descriptive/col-sum",
    inputs = c(a = "matrix"),
    answer = "vector"
  ),
  mat_sum = list(
    method = "statistics$mat_sum",
    path = "/v1/mathematics/linear-algebra/statistics/descriptive/mat-sum",
    inputs = c(a = "matrix"),
    answer = "scalar"
  ),
  row_mean = list(
    method = "statistics$row_mean",
    path = "/v1/mathematics/linear-algebra/statistics/descriptive/row-mean",
    inputs = c(a = "matrix"),
    answer = "vector"
  ),
  col_mean = list(
    method = "statistics$col_mean",
    path = "/v1/mathematics/linear-algebra/statistics/descriptive/col-mean",
    inputs = c(a = "matrix"),
    answer = "vector"
  ),
  mat_mean = list(
    method = "statistics$mat_mean",
    path = "/v1/mathematics/linear-algebra/statistics/descriptive/mat-mean",
    inputs = c(a = "matrix"),
    answer = "scalar"
  ),
  row_median = list(
    method = "statistics$row_median",
    path = "/v1/mathematics/linear-algebra/statistics/descriptive/row-median",
    inputs = c(a = "matrix"),
    answer = "vector"
  ),
  col_median = list(
    method = "statistics$col_median",
    path = "/v1/mathematics/linear-algebra/statistics/descriptive/col-median",
    inputs = c(a = "matrix"),
    answer = "vector"
  ),
  mat_median = list(
    method = "statistics$mat_median",
    path = "/v1/mathematics/linear-algebra/statistics/descriptive/mat-median",
    inputs = c(a = "matrix"),
    answer = "scalar"
  ),
  row_var = list(
    method = "statistics$row_var",
    path = "/v1/mathematics/linear-algebra/statistics/descriptive/row-var",
    inputs = c(a = "matrix"),
    options = list(
      ddof = list(kind = "integer", default = 0)
    ),
    answer = "vector"
  ),
  col_var = list(
    method = "statistics$col_var",
    path = "/v1/mathematics/linear-algebra/statistics/descriptive/col-var",
    inputs = c(a = "matrix"),
    options = list(
      ddof = list(kind = "integer", default = 0)
    ),
    answer = "vector"
  ),
  mat_var = list(
    method = "statistics$mat_var",
    path = "/v1/mathematics/linear-algebra/statistics/descriptive/mat-var",
    inputs = c(a = "matrix"),
    options = list(
      ddof = list(kind = "integer", default = 0)
    ),
    answer = "scalar"
  ),
  row_std = list(
    method = "statistics$row_std",
    path = "/v1/mathematics/linear-algebra/statistics/descriptive/row-std",
    inputs = c(a = "matrix"),
    options = list(
      ddof = list(kind = "integer", default = 0)
    ),
    answer = "vector"
  ),
  col_std = list(
    method = "statistics$col_std",
    path = "/v1/mathematics/linear-algebra/statistics/descriptive/col-std",
    inputs = c(a = "matrix"),
    options = list(
      ddof = list(kind = "integer", default = 0)
    ),
    answer = "vector"
  ),
  mat_std = list(
    method = "statistics$mat_std",
    path = "/v1/mathematics/linear-algebra/statistics/descriptive/mat-std",
    inputs = c(a = "matrix"),
    options = list(
      ddof = list(kind = "integer", default = 0)
    ),
    answer = "scalar"
  ),
  covariance = list(
    method = "statistics$covariance",
    path = "/v1/mathematics/linear-algebra/statistics/covariance",
    inputs = c(a = "matrix"),
    options = list(
      ddof = list(kind = "integer", default = 0)
    ),
    answer = "matrix"
  ),
  correlation = list(
    method = "statistics$correlation",
    path = "/v1/mathematics/linear-algebra/statistics/correlation",
    inputs = c(a = "matrix"),
    answer = "matrix"
  )
)

COMPACT_STATISTICS <- list(
  row_min = list(
    method = "statistics$row_min",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-min",
    inputs = c(a = "matrix"),
    answer = "vector"
  ),
  col_min = list(
    method = "statistics$col_min",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-min",
    inputs = c(a = "matrix"),
    answer = "vector"
  ),
  mat_min = list(
    method = "statistics$mat_min",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-min",
    inputs = c(a = "matrix"),
    answer = "scalar"
  ),
  row_max = list(
    method = "statistics$row_max",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-max",
    inputs = c(a = "matrix"),
    answer = "vector"
  ),
  col_max = list(
    method = "statistics$col_max",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-max",
    inputs = c(a = "matrix"),
    answer = "vector"
  ),
  mat_max = list(
    method = "statistics$mat_max",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-max",
    inputs = c(a = "matrix"),
    answer = "scalar"
  ),
  row_sum = list(
    method = "statistics$row_sum",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-sum",
    inputs = c(a = "matrix"),
    answer = "vector"
  ),
  col_sum = list(
    method = "statistics$col_sum",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-sum",
    inputs = c(a = "matrix"),
    answer = "vector"
  ),
  mat_sum = list(
    method = "statistics$mat_sum",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-sum",
    inputs = c(a = "matrix"),
    answer = "scalar"
  ),
  row_mean = list(
    method = "statistics$row_mean",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-mean",
    inputs = c(a = "matrix"),
    answer = "vector"
  ),
  col_mean = list(
    method = "statistics$col_mean",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-mean",
    inputs = c(a = "matrix"),
    answer = "vector"
  ),
  mat_mean = list(
    method = "statistics$mat_mean",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-mean",
    inputs = c(a = "matrix"),
    answer = "scalar"
  ),
  row_median = list(
    method = "statistics$row_median",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-median",
    inputs = c(a = "matrix"),
    answer = "vector"
  ),
  col_median = list(
    method = "statistics$col_median",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-median",
    inputs = c(a = "matrix"),
    answer = "vector"
  ),
  mat_median = list(
    method = "statistics$mat_median",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-median",
    inputs = c(a = "matrix"),
    answer = "scalar"
  ),
  row_var = list(
    method = "statistics$row_var",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-var",
    inputs = c(a = "matrix"),
    options = list(
      ddof = list(kind = "integer", default = 0)
    ),
    answer = "vector"
  ),
  col_var = list(
    method = "statistics$col_var",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-var",
    inputs = c(a = "matrix"),
    options = list(
      ddof = list(kind = "integer", default = 0)
    ),
    answer = "vector"
  ),
  mat_var = list(
    method = "statistics$mat_var",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-var",
    inputs = c(a = "matrix"),
    options = list(
      ddof = list(kind = "integer", default = 0)
    ),
    answer = "scalar"
  ),
  row_std = list(
    method = "statistics$row_std",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-std",
    inputs = c(a = "matrix"),
    options = list(
      ddof = list(kind = "integer", default = 0)
    ),
    answer = "vector"
  ),
  col_std = list(
    method = "statistics$col_std",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-std",
    inputs = c(a = "matrix"),
    options = list(
      ddof = list(kind = "integer", default = 0)
    ),
    answer = "vector"
  ),
  mat_std = list(
    method = "statistics$mat_std",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-std",
    inputs = c(a = "matrix"),
    options = list(
      ddof = list(kind = "integer", default = 0)
    ),
    answer = "scalar"
  ),
  covariance = list(
    method = "statistics$covariance",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/covariance",
    inputs = c(a = "matrix"),
    options = list(
      ddof = list(kind = "integer", default = 0)
    ),
    answer = "matrix"
  ),
  correlation = list(
    method = "statistics$correlation",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/correlation",
    inputs = c(a = "matrix"),
    answer = "matrix"
  ),
  by_type = list(
    method = "statistics$by_type",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics",
    inputs = c(a = "matrix", type = "choice"),
    options = list(
      ddof = list(kind = "integer", default = 0)
    ),
    answer = list(
      selector = "type", all = "all",
      kinds = list(
        "row-min" = "vector",
        "col-min" = "vector",
        "mat-min" = "scalar",
        "row-max" = "vector",
        "col-max" = "vector",
        "mat-max" = "scalar",
        "row-sum" = "vector",
        "col-sum" = "vector",
        "mat-sum" = "scalar",
        "row-mean" = "vector",
        "col-mean" = "vector",
        "mat-mean" = "scalar",
        "row-median" = "vector",
        "col-median" = "vector",
        "mat-median" = "scalar",
        "row-var" = "vector",
        "col-var" = "vector",
        "mat-var" = "scalar",
        "row-std" = "vector",
        "col-std" = "vector",
        "mat-std" = "scalar"
      ),
      keys = c(
        "row_min",
        "col_min",
        "mat_min",
        "row_max",
        "col_max",
        "mat_max",
        "row_sum",
        "col_sum",
        "mat_sum",
        "row_mean",
        "col_mean",
        "mat_mean",
        "row_median",
        "col_median",
        "mat_median",
        "row_var",
        "col_var",
        "mat_var",
        "row_std",
        "col_std",
        "mat_std"
      )
    )
  )
)
