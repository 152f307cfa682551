# Derived from the catalogue: change nothing here, run `npm run derive`.

ENVELOPE_MATRICES <- list(
  determinant_2x2 = list(
    method = "matrices$determinant_2x2",
    path = "/v1/mathematics/linear-algebra/matrices/determinant-2x2",
    inputs = c(a = "matrix"),
    options = list(
      method = list(kind = "choice", default = "auto")
    ),
    answer = "scalar"
  ),
  determinant_3x3 = list(
    method = "matrices$determinant_3x3",
    path = "/v1/mathematics/linear-algebra/matrices/determinant-3x3",
    inputs = c(a = "matrix"),
    options = list(
      method = list(kind = "choice", default = "auto")
    ),
    answer = "scalar"
  ),
  determinant_nxn = list(
    method = "matrices$determinant_nxn",
    path = "/v1/mathematics/linear-algebra/matrices/determinant-nxn",
    inputs = c(a = "matrix"),
    options = list(
      method = list(kind = "choice", default = "auto")
    ),
    answer = "scalar"
  ),
  trace = list(
    method = "matrices$trace",
    path = "/v1/mathematics/linear-algebra/matrices/trace",
    inputs = c(a = "matrix"),
    answer = "scalar"
  ),
  inverse_2x2 = list(
    method = "matrices$inverse_2x2",
    path = "/v1/mathematics/linear-algebra/matrices/inverse-2x2",
    inputs = c(a = "matrix"),
    options = list(
      method = list(kind = "choice", default = "auto")
    ),
    answer = "matrix"
  ),
  inverse_3x3 = list(
    method = "matrices$inverse_3x3",
    path = "/v1/mathematics/linear-algebra/matrices/inverse-3x3",
    inputs = c(a = "matrix"),
    options = list(
      method = list(kind = "choice", default = "auto")
    ),
    answer = "matrix"
  ),
  inverse_nxn = list(
    method = "matrices$inverse_nxn",
    path = "/v1/mathematics/linear-algebra/matrices/inverse-nxn",
    inputs = c(a = "matrix"),
    options = list(
      method = list(kind = "choice", default = "auto")
    ),
    answer = "matrix"
  ),
  scalar_multiple = list(
    method = "matrices$scalar_multiple",
    path = "/v1/mathematics/linear-algebra/matrices/scalar-multiple",
    inputs = c(a = "matrix", scalar = "number"),
    answer = "matrix"
  ),
  minors = list(
    method = "matrices$minors",
    path = "/v1/mathematics/linear-algebra/matrices/minors",
    inputs = c(a = "matrix"),
    options = list(
      row = list(kind = "optional-position", default = NULL),
      col = list(kind = "optional-position", default = NULL),
      index_base = list(kind = "integer", default = 1)
    ),
    answer = list(parts = list("minors" = "matrix", "minor" = "scalar", "cofactor" = "scalar"))
  ),
  cofactors = list(
    method = "matrices$cofactors",
    path = "/v1/mathematics/linear-algebra/matrices/cofactors",
    inputs = c(a = "matrix"),
    answer = "matrix"
  ),
  adjugate = list(
    method = "matrices$adjugate",
    path = "/v1/mathematics/linear-algebra/matrices/adjugate",
    inputs = c(a = "matrix"),
    answer = "matrix"
  ),
  power = list(
    method = "matrices$power",
    path = "/v1/mathematics/linear-algebra/matrices/power",
    inputs = c(a = "matrix", k = "integer"),
    answer = "matrix"
  ),
  classify = list(
    method = "matrices$classify",
    path = "/v1/mathematics/linear-algebra/matrices/classify",
    inputs = c(a = "matrix"),
    options = list(
      index_base = list(kind = "integer", default = 1)
    ),
    answer = list(parts = list("is-symmetric" = "truth", "is-skew-symmetric" = "truth", "is-orthogonal" = "truth", "is-idempotent" = "truth", "is-involutory" = "truth", "is-normal" = "truth", "is-permutation" = "truth", "is-upper-triangular" = "truth", "is-lower-triangular" = "truth", "is-diagonal" = "truth", "is-nilpotent" = list("nilpotent" = "truth", "index" = "count"), "is-stochastic" = list("row" = "truth", "column" = "truth", "doubly" = "truth"), "permutation-sign" = list("sign" = "scalar", "permutation" = "positions", "cycles" = "positionLists", "inversions" = "count")))
  )
)

COMPACT_MATRICES <- list(
  determinant_2x2 = list(
    method = "matrices$determinant_2x2",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/determinant-2x2",
    inputs = c(a = "matrix"),
    options = list(
      method = list(kind = "choice", default = "auto")
    ),
    answer = "scalar"
  ),
  determinant_3x3 = list(
    method = "matrices$determinant_3x3",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/determinant-3x3",
    inputs = c(a = "matrix"),
    options = list(
      method = list(kind = "choice", default = "auto")
    ),
    answer = "scalar"
  ),
  determinant_nxn = list(
    method = "matrices$determinant_nxn",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/determinant-nxn",
    inputs = c(a = "matrix"),
    options = list(
      method = list(kind = "choice", default = "auto")
    ),
    answer = "scalar"
  ),
  trace = list(
    method = "matrices$trace",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/trace",
    inputs = c(a = "matrix"),
    answer = "scalar"
  ),
  inverse_2x2 = list(
    method = "matrices$inverse_2x2",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/inverse-2x2",
    inputs = c(a = "matrix"),
    options = list(
      method = list(kind = "choice", default = "auto")
    ),
    answer = "matrix"
  ),
  inverse_3x3 = list(
    method = "matrices$inverse_3x3",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/inverse-3x3",
    inputs = c(a = "matrix"),
    options = list(
      method = list(kind = "choice", default = "auto")
    ),
    answer = "matrix"
  ),
  inverse_nxn = list(
    method = "matrices$inverse_nxn",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/inverse-nxn",
    inputs = c(a = "matrix"),
    options = list(
      method = list(kind = "choice", default = "auto")
    ),
    answer = "matrix"
  ),
  scalar_multiple = list(
    method = "matrices$scalar_multiple",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/scalar-multiple",
    inputs = c(a = "matrix", scalar = "number"),
    answer = "matrix"
  ),
  minors = list(
    method = "matrices$minors",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/minors",
    inputs = c(a = "matrix"),
    options = list(
      row = list(kind = "optional-position", default = NULL),
      col = list(kind = "optional-position", default = NULL),
      index_base = list(kind = "integer", default = 1)
    ),
    answer = list(parts = list("minors" = "matrix", "minor" = "scalar", "cofactor" = "scalar"))
  ),
  cofactors = list(
    method = "matrices$cofactors",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/cofactors",
    inputs = c(a = "matrix"),
    answer = "matrix"
  ),
  adjugate = list(
    method = "matrices$adjugate",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/adjugate",
    inputs = c(a = "matrix"),
    answer = "matrix"
  ),
  power = list(
    method = "matrices$power",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/power",
    inputs = c(a = "matrix", k = "integer"),
    answer = "matrix"
  ),
  classify = list(
    method = "matrices$classify",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/classify",
    inputs = c(a = "matrix"),
    options = list(
      index_base = list(kind = "integer", default = 1)
    ),
    answer = list(parts = list("is-symmetric" = "truth", "is-skew-symmetric" = "truth", "is-orthogonal" = "truth", "is-idempotent" = "truth", "is-involutory" = "truth", "is-normal" = "truth", "is-permutation" = "truth", "is-upper-triangular" = "truth", "is-lower-triangular" = "truth", "is-diagonal" = "truth", "is-nilpotent" = list("nilpotent" = "truth", "index" = "count"), "is-stochastic" = list("row" = "truth", "column" = "truth", "doubly" = "truth"), "permutation-sign" = list("sign" = "scalar", "permutation" = "positions", "cycles" = "positionLists", "inversions" = "count")))
  )
)
