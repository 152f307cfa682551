# Derived from the catalogue: change nothing here, run `npm run derive`.

ENVELOPE_DIMENSIONS <- list(
  nrows = list(
    method = "dimensions$nrows",
    path = "/v1/mathematics/linear-algebra/matrices/dimensions/nrows",
    inputs = c(a = "matrix"),
    answer = "count"
  ),
  ncols = list(
    method = "dimensions$ncols",
    path = "/v1/mathematics/linear-algebra/matrices/dimensions/ncols",
    inputs = c(a = "matrix"),
    answer = "count"
  ),
  shape = list(
    method = "dimensions$shape",
    path = "/v1/mathematics/linear-algebra/matrices/dimensions/shape",
    inputs = c(a = "matrix"),
    answer = "shape"
  )
)

COMPACT_DIMENSIONS <- list(
  nrows = list(
    method = "dimensions$nrows",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-dimensions/nrows",
    inputs = c(a = "matrix"),
    answer = "count"
  ),
  ncols = list(
    method = "dimensions$ncols",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-dimensions/ncols",
    inputs = c(a = "matrix"),
    answer = "count"
  ),
  shape = list(
    method = "dimensions$shape",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-dimensions/shape",
    inputs = c(a = "matrix"),
    answer = "shape"
  ),
  by_type = list(
    method = "dimensions$by_type",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-dimensions",
    inputs = c(a = "matrix", type = "choice"),
    answer = list(
      selector = "type", all = "all",
      kinds = list(
        "nrows" = "count",
        "ncols" = "count",
        "shape" = "shape"
      ),
      keys = c(
        "nrows",
        "ncols",
        "shape"
      )
    )
  )
)
