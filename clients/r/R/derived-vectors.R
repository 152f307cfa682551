# Derived from the catalogue: change nothing here, run `npm run derive`.

ENVELOPE_VECTORS <- list(
  dot = list(
    method = "vectors$dot",
    path = "/v1/mathematics/linear-algebra/vectors/dot",
    inputs = c(u = "vector", v = "vector"),
    answer = "scalar"
  ),
  cross = list(
    method = "vectors$cross",
    path = "/v1/mathematics/linear-algebra/vectors/cross",
    inputs = c(u = "vector", v = "vector"),
    answer = "vector"
  )
)

COMPACT_VECTORS <- list(
  dot = list(
    method = "vectors$dot",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors/dot",
    inputs = c(u = "vector", v = "vector"),
    answer = "scalar"
  ),
  cross = list(
    method = "vectors$cross",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors/cross",
    inputs = c(u = "vector", v = "vector"),
    answer = "vector"
  ),
  by_operation = list(
    method = "vectors$by_operation",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors",
    inputs = c(u = "vector", v = "vector", operation = "choice"),
    answer = list(
      selector = "operation", all = NULL,
      kinds = list(
        "dot" = "scalar",
        "cross" = "vector"
      ),
      keys = c(
        "dot",
        "cross"
      )
    )
  )
)
