# Derived from the catalogue: change nothing here, run `npm run derive`.

ENVELOPE_SYSTEMS <- list(
  solve = list(
    method = "systems$solve",
    path = "/v1/mathematics/linear-algebra/systems/solve",
    inputs = c(),
    options = list(
      a = list(kind = "optional-matrix", default = NULL),
      b = list(kind = "optional-matrix", default = NULL),
      equations = list(kind = "texts", default = NULL),
      unknowns = list(kind = "texts", default = NULL),
      augmented = list(kind = "integer", default = 0),
      method = list(kind = "choice", default = "auto"),
      index_base = list(kind = "integer", default = 1)
    ),
    answer = list(parts = list("outcome" = "word", "particular" = "vector", "particular_matrix" = "matrix", "basis" = "vectors", "free" = "positions", "pivots" = "positions", "rank" = "count", "rank_augmented" = "count"))
  ),
  least_squares = list(
    method = "systems$least_squares",
    path = "/v1/mathematics/linear-algebra/systems/least-squares",
    inputs = c(a = "matrix", b = "matrix"),
    options = list(
      method = list(kind = "choice", default = "auto")
    ),
    answer = list(parts = list("unique" = "truth", "x" = "vector", "null_space" = "vectors", "fitted" = "vector", "residual" = "vector", "residual_norm_squared" = "scalar", "residual_norm" = "scalar", "rank" = "count"))
  )
)

COMPACT_SYSTEMS <- list(
  solve = list(
    method = "systems$solve",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-systems/solve",
    inputs = c(),
    options = list(
      a = list(kind = "optional-matrix", default = NULL),
      b = list(kind = "optional-matrix", default = NULL),
      equations = list(kind = "texts", default = NULL),
      unknowns = list(kind = "texts", default = NULL),
      augmented = list(kind = "integer", default = 0),
      method = list(kind = "choice", default = "auto"),
      index_base = list(kind = "integer", default = 1)
    ),
    answer = list(parts = list("outcome" = "word", "particular" = "vector", "particular_matrix" = "matrix", "basis" = "vectors", "free" = "positions", "pivots" = "positions", "rank" = "count", "rank_augmented" = "count"))
  ),
  least_squares = list(
    method = "systems$least_squares",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-systems/least-squares",
    inputs = c(a = "matrix", b = "matrix"),
    options = list(
      method = list(kind = "choice", default = "auto")
    ),
    answer = list(parts = list("unique" = "truth", "x" = "vector", "null_space" = "vectors", "fitted" = "vector", "residual" = "vector", "residual_norm_squared" = "scalar", "residual_norm" = "scalar", "rank" = "count"))
  ),
  by_operation = list(
    method = "systems$by_operation",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-systems",
    inputs = c(operation = "choice"),
    options = list(
      a = list(kind = "optional-matrix", default = NULL),
      b = list(kind = "optional-matrix", default = NULL),
      equations = list(kind = "texts", default = NULL),
      unknowns = list(kind = "texts", default = NULL),
      augmented = list(kind = "integer", default = 0),
      method = list(kind = "choice", default = "auto"),
      index_base = list(kind = "integer", default = 1)
    ),
    answer = list(
      selector = "operation", all = NULL,
      kinds = list(
        "solve" = list(parts = list("outcome" = "word", "particular" = "vector", "particular_matrix" = "matrix", "basis" = "vectors", "free" = "positions", "pivots" = "positions", "rank" = "count", "rank_augmented" = "count")),
        "least-squares" = list(parts = list("unique" = "truth", "x" = "vector", "null_space" = "vectors", "fitted" = "vector", "residual" = "vector", "residual_norm_squared" = "scalar", "residual_norm" = "scalar", "rank" = "count"))
      ),
      keys = c(
        "solve",
        "least_squares"
      )
    )
  )
)
