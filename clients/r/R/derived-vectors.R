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
  ),
  norm = list(
    method = "vectors$norm",
    path = "/v1/mathematics/linear-algebra/vectors/norm",
    inputs = c(),
    options = list(
      v = list(kind = "optional-vector", default = NULL),
      a = list(kind = "optional-matrix", default = NULL),
      kind = list(kind = "choice", default = "2")
    ),
    answer = "scalar"
  ),
  angle = list(
    method = "vectors$angle",
    path = "/v1/mathematics/linear-algebra/vectors/angle",
    inputs = c(u = "vector", v = "vector"),
    answer = list(parts = list("cosine" = "scalar", "radians" = "scalar", "degrees" = "scalar"))
  ),
  unit = list(
    method = "vectors$unit",
    path = "/v1/mathematics/linear-algebra/vectors/unit",
    inputs = c(v = "vector"),
    answer = "vector"
  ),
  projection = list(
    method = "vectors$projection",
    path = "/v1/mathematics/linear-algebra/vectors/projection",
    inputs = c(u = "vector", v = "vector"),
    answer = list(parts = list("projection" = "vector", "coefficient" = "scalar", "orthogonal" = "vector"))
  ),
  distance = list(
    method = "vectors$distance",
    path = "/v1/mathematics/linear-algebra/vectors/distance",
    inputs = c(point = "vector"),
    options = list(
      normal = list(kind = "optional-vector", default = NULL),
      offset = list(kind = "optional-number", default = NULL),
      through = list(kind = "optional-vector", default = NULL),
      direction = list(kind = "optional-vector", default = NULL)
    ),
    answer = list(parts = list("distance" = "scalar", "squared" = "scalar", "foot" = "vector"))
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
  norm = list(
    method = "vectors$norm",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors/norm",
    inputs = c(),
    options = list(
      v = list(kind = "optional-vector", default = NULL),
      a = list(kind = "optional-matrix", default = NULL),
      kind = list(kind = "choice", default = "2")
    ),
    answer = "scalar"
  ),
  angle = list(
    method = "vectors$angle",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors/angle",
    inputs = c(u = "vector", v = "vector"),
    answer = list(parts = list("cosine" = "scalar", "radians" = "scalar", "degrees" = "scalar"))
  ),
  unit = list(
    method = "vectors$unit",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors/unit",
    inputs = c(v = "vector"),
    answer = "vector"
  ),
  projection = list(
    method = "vectors$projection",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors/projection",
    inputs = c(u = "vector", v = "vector"),
    answer = list(parts = list("projection" = "vector", "coefficient" = "scalar", "orthogonal" = "vector"))
  ),
  distance = list(
    method = "vectors$distance",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors/distance",
    inputs = c(point = "vector"),
    options = list(
      normal = list(kind = "optional-vector", default = NULL),
      offset = list(kind = "optional-number", default = NULL),
      through = list(kind = "optional-vector", default = NULL),
      direction = list(kind = "optional-vector", default = NULL)
    ),
    answer = list(parts = list("distance" = "scalar", "squared" = "scalar", "foot" = "vector"))
  ),
  by_operation = list(
    method = "vectors$by_operation",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors",
    inputs = c(operation = "choice"),
    options = list(
      u = list(kind = "vector", default = NULL),
      v = list(kind = "vector", default = NULL),
      a = list(kind = "optional-matrix", default = NULL),
      kind = list(kind = "choice", default = "2"),
      point = list(kind = "vector", default = NULL),
      normal = list(kind = "optional-vector", default = NULL),
      offset = list(kind = "optional-number", default = NULL),
      through = list(kind = "optional-vector", default = NULL),
      direction = list(kind = "optional-vector", default = NULL)
    ),
    answer = list(
      selector = "operation", all = NULL,
      kinds = list(
        "dot" = "scalar",
        "cross" = "vector",
        "norm" = "scalar",
        "angle" = list(parts = list("cosine" = "scalar", "radians" = "scalar", "degrees" = "scalar")),
        "unit" = "vector",
        "projection" = list(parts = list("projection" = "vector", "coefficient" = "scalar", "orthogonal" = "vector")),
        "distance" = list(parts = list("distance" = "scalar", "squared" = "scalar", "foot" = "vector"))
      ),
      keys = c(
        "dot",
        "cross",
        "norm",
        "angle",
        "unit",
        "projection",
        "distance"
      )
    )
  )
)
