# Derived from the catalogue: change nothing here, run `npm run derive`.

ENVELOPE_ORTHOGONALITY <- list(
  gram_schmidt = list(
    method = "orthogonality$gram_schmidt",
    path = "/v1/mathematics/linear-algebra/orthogonality/gram-schmidt",
    inputs = c(vectors = "vectors"),
    options = list(
      index_base = list(kind = "integer", default = 1)
    ),
    answer = list(parts = list("orthogonal" = "vectors", "orthonormal" = "vectors", "dependent" = "positions", "rank" = "count"))
  ),
  qr = list(
    method = "orthogonality$qr",
    path = "/v1/mathematics/linear-algebra/orthogonality/qr",
    inputs = c(a = "matrix"),
    options = list(
      index_base = list(kind = "integer", default = 1)
    ),
    answer = list(parts = list("Q" = "matrix", "R" = "matrix", "rank" = "count", "dependent" = "positions"))
  ),
  projection_matrix = list(
    method = "orthogonality$projection_matrix",
    path = "/v1/mathematics/linear-algebra/orthogonality/projection-matrix",
    inputs = c(a = "matrix"),
    answer = "matrix"
  )
)

COMPACT_ORTHOGONALITY <- list(
  gram_schmidt = list(
    method = "orthogonality$gram_schmidt",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-orthogonality/gram-schmidt",
    inputs = c(vectors = "vectors"),
    options = list(
      index_base = list(kind = "integer", default = 1)
    ),
    answer = list(parts = list("orthogonal" = "vectors", "orthonormal" = "vectors", "dependent" = "positions", "rank" = "count"))
  ),
  qr = list(
    method = "orthogonality$qr",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-orthogonality/qr",
    inputs = c(a = "matrix"),
    options = list(
      index_base = list(kind = "integer", default = 1)
    ),
    answer = list(parts = list("Q" = "matrix", "R" = "matrix", "rank" = "count", "dependent" = "positions"))
  ),
  projection_matrix = list(
    method = "orthogonality$projection_matrix",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-orthogonality/projection-matrix",
    inputs = c(a = "matrix"),
    answer = "matrix"
  ),
  by_operation = list(
    method = "orthogonality$by_operation",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-orthogonality",
    inputs = c(operation = "choice"),
    options = list(
      vectors = list(kind = "vectors", default = NULL),
      index_base = list(kind = "integer", default = 1),
      a = list(kind = "matrix", default = NULL)
    ),
    answer = list(
      selector = "operation", all = NULL,
      kinds = list(
        "gram-schmidt" = list(parts = list("orthogonal" = "vectors", "orthonormal" = "vectors", "dependent" = "positions", "rank" = "count")),
        "qr" = list(parts = list("Q" = "matrix", "R" = "matrix", "rank" = "count", "dependent" = "positions")),
        "projection-matrix" = "matrix"
      ),
      keys = c(
        "gram_schmidt",
        "qr",
        "projection_matrix"
      )
    )
  )
)
