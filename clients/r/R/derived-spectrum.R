# Derived from the catalogue: change nothing here, run `npm run derive`.

ENVELOPE_SPECTRUM <- list(
  definiteness = list(
    method = "spectrum$definiteness",
    path = "/v1/mathematics/linear-algebra/spectrum/definiteness",
    inputs = c(a = "matrix"),
    answer = list(parts = list("class" = "word", "inertia" = list("positive" = "count", "negative" = "count", "zero" = "count"), "leading_minors" = "vector"))
  ),
  steady_state = list(
    method = "spectrum$steady_state",
    path = "/v1/mathematics/linear-algebra/spectrum/steady-state",
    inputs = c(a = "matrix"),
    options = list(
      orientation = list(kind = "choice", default = "column")
    ),
    answer = list(parts = list("unique" = "truth", "dimension" = "count", "distribution" = "vector", "extremes" = "vectors"))
  )
)

COMPACT_SPECTRUM <- list(
  definiteness = list(
    method = "spectrum$definiteness",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/definiteness",
    inputs = c(a = "matrix"),
    answer = list(parts = list("class" = "word", "inertia" = list("positive" = "count", "negative" = "count", "zero" = "count"), "leading_minors" = "vector"))
  ),
  steady_state = list(
    method = "spectrum$steady_state",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/steady-state",
    inputs = c(a = "matrix"),
    options = list(
      orientation = list(kind = "choice", default = "column")
    ),
    answer = list(parts = list("unique" = "truth", "dimension" = "count", "distribution" = "vector", "extremes" = "vectors"))
  ),
  by_operation = list(
    method = "spectrum$by_operation",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum",
    inputs = c(a = "matrix", operation = "choice"),
    options = list(
      orientation = list(kind = "choice", default = "column")
    ),
    answer = list(
      selector = "operation", all = NULL,
      kinds = list(
        "definiteness" = list(parts = list("class" = "word", "inertia" = list("positive" = "count", "negative" = "count", "zero" = "count"), "leading_minors" = "vector")),
        "steady-state" = list(parts = list("unique" = "truth", "dimension" = "count", "distribution" = "vector", "extremes" = "vectors"))
      ),
      keys = c(
        "definiteness",
        "steady_state"
      )
    )
  )
)
