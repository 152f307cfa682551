# Derived from the catalogue: change nothing here, run `npm run derive`.

ENVELOPE_SPACES <- list(
  rank = list(
    method = "spaces$rank",
    path = "/v1/mathematics/linear-algebra/spaces/rank",
    inputs = c(a = "matrix"),
    options = list(
      index_base = list(kind = "integer", default = 1)
    ),
    answer = list(parts = list("rank" = "count", "nullity" = "count", "pivots" = "positions"))
  ),
  column_space = list(
    method = "spaces$column_space",
    path = "/v1/mathematics/linear-algebra/spaces/column-space",
    inputs = c(a = "matrix"),
    options = list(
      index_base = list(kind = "integer", default = 1)
    ),
    answer = list(parts = list("dimension" = "count", "pivots" = "positions", "basis" = "vectors"))
  ),
  row_space = list(
    method = "spaces$row_space",
    path = "/v1/mathematics/linear-algebra/spaces/row-space",
    inputs = c(a = "matrix"),
    answer = list(parts = list("dimension" = "count", "basis" = "vectors"))
  ),
  null_space = list(
    method = "spaces$null_space",
    path = "/v1/mathematics/linear-algebra/spaces/null-space",
    inputs = c(a = "matrix"),
    answer = list(parts = list("dimension" = "count", "basis" = "vectors"))
  ),
  left_null_space = list(
    method = "spaces$left_null_space",
    path = "/v1/mathematics/linear-algebra/spaces/left-null-space",
    inputs = c(a = "matrix"),
    answer = list(parts = list("dimension" = "count", "basis" = "vectors"))
  ),
  independence = list(
    method = "spaces$independence",
    path = "/v1/mathematics/linear-algebra/spaces/independence",
    inputs = c(vectors = "vectors"),
    answer = list(parts = list("independent" = "truth", "rank" = "count", "dependency" = "vector"))
  ),
  coordinates = list(
    method = "spaces$coordinates",
    path = "/v1/mathematics/linear-algebra/spaces/coordinates",
    inputs = c(basis = "vectors", v = "vector"),
    answer = "vector"
  ),
  change_of_basis = list(
    method = "spaces$change_of_basis",
    path = "/v1/mathematics/linear-algebra/spaces/change-of-basis",
    inputs = c(from = "vectors", to = "vectors"),
    answer = "matrix"
  ),
  sum_and_intersection = list(
    method = "spaces$sum_and_intersection",
    path = "/v1/mathematics/linear-algebra/spaces/sum-and-intersection",
    inputs = c(u = "vectors", w = "vectors"),
    answer = list(parts = list("dim_u" = "count", "dim_w" = "count", "dim_sum" = "count", "dim_intersection" = "count", "sum_basis" = "vectors", "intersection_basis" = "vectors"))
  )
)

COMPACT_SPACES <- list(
  rank = list(
    method = "spaces$rank",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/rank",
    inputs = c(a = "matrix"),
    options = list(
      index_base = list(kind = "integer", default = 1)
    ),
    answer = list(parts = list("rank" = "count", "nullity" = "count", "pivots" = "positions"))
  ),
  column_space = list(
    method = "spaces$column_space",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/column-space",
    inputs = c(a = "matrix"),
    options = list(
      index_base = list(kind = "integer", default = 1)
    ),
    answer = list(parts = list("dimension" = "count", "pivots" = "positions", "basis" = "vectors"))
  ),
  row_space = list(
    method = "spaces$row_space",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/row-space",
    inputs = c(a = "matrix"),
    answer = list(parts = list("dimension" = "count", "basis" = "vectors"))
  ),
  null_space = list(
    method = "spaces$null_space",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/null-space",
    inputs = c(a = "matrix"),
    answer = list(parts = list("dimension" = "count", "basis" = "vectors"))
  ),
  left_null_space = list(
    method = "spaces$left_null_space",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/left-null-space",
    inputs = c(a = "matrix"),
    answer = list(parts = list("dimension" = "count", "basis" = "vectors"))
  ),
  independence = list(
    method = "spaces$independence",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/independence",
    inputs = c(vectors = "vectors"),
    answer = list(parts = list("independent" = "truth", "rank" = "count", "dependency" = "vector"))
  ),
  coordinates = list(
    method = "spaces$coordinates",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/coordinates",
    inputs = c(basis = "vectors", v = "vector"),
    answer = "vector"
  ),
  change_of_basis = list(
    method = "spaces$change_of_basis",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/change-of-basis",
    inputs = c(from = "vectors", to = "vectors"),
    answer = "matrix"
  ),
  sum_and_intersection = list(
    method = "spaces$sum_and_intersection",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/sum-and-intersection",
    inputs = c(u = "vectors", w = "vectors"),
    answer = list(parts = list("dim_u" = "count", "dim_w" = "count", "dim_sum" = "count", "dim_intersection" = "count", "sum_basis" = "vectors", "intersection_basis" = "vectors"))
  ),
  by_operation = list(
    method = "spaces$by_operation",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces",
    inputs = c(operation = "choice"),
    options = list(
      a = list(kind = "matrix", default = NULL),
      index_base = list(kind = "integer", default = 1),
      vectors = list(kind = "vectors", default = NULL),
      basis = list(kind = "vectors", default = NULL),
      v = list(kind = "vector", default = NULL),
      from = list(kind = "vectors", default = NULL),
      to = list(kind = "vectors", default = NULL),
      u = list(kind = "vectors", default = NULL),
      w = list(kind = "vectors", default = NULL)
    ),
    answer = list(
      selector = "operation", all = NULL,
      kinds = list(
        "rank" = list(parts = list("rank" = "count", "nullity" = "count", "pivots" = "positions")),
        "column-space" = list(parts = list("dimension" = "count", "pivots" = "positions", "basis" = "vectors")),
        "row-space" = list(parts = list("dimension" = "count", "basis" = "vectors")),
        "null-space" = list(parts = list("dimension" = "count", "basis" = "vectors")),
        "left-null-space" = list(parts = list("dimension" = "count", "basis" = "vectors")),
        "independence" = list(parts = list("independent" = "truth", "rank" = "count", "dependency" = "vector")),
        "coordinates" = "vector",
        "change-of-basis" = "matrix",
        "sum-and-intersection" = list(parts = list("dim_u" = "count", "dim_w" = "count", "dim_sum" = "count", "dim_intersection" = "count", "sum_basis" = "vectors", "intersection_basis" = "vectors"))
      ),
      keys = c(
        "rank",
        "column_space",
        "row_space",
        "null_space",
        "left_null_space",
        "independence",
        "coordinates",
        "change_of_basis",
        "sum_and_intersection"
      )
    )
  )
)
