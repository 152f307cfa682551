# Derived from the catalogue: change nothing here, run `npm run derive`.

ENVELOPE_SPECTRUM <- list(
  definiteness = list(
    method = "spectrum$definiteness",
    path = "/v1/mathematics/linear-algebra/spectrum/definiteness",
    inputs = c(a = "matrix"),
    answer = list(parts = list("class" = "word", "inertia" = list("positive" = "count", "negative" = "count", "zero" = "count"), "leading_minors" = "vector"))
  )
)

COMPACT_SPECTRUM <- list(
  definiteness = list(
    method = "spectrum$definiteness",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/definiteness",
    inputs = c(a = "matrix"),
    answer = list(parts = list("class" = "word", "inertia" = list("positive" = "count", "negative" = "count", "zero" = "count"), "leading_minors" = "vector"))
  ),
  by_operation = list(
    method = "spectrum$by_operation",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum",
    inputs = c(a = "matrix", operation = "choice"),
    answer = list(
      selector = "operation", all = NULL,
      kinds = list(
        "definiteness" = list(parts = list("class" = "word", "inertia" = list("positive" = "count", "negative" = "count", "zero" = "count"), "leading_minors" = "vector"))
      ),
      keys = c(
        "definiteness"
      )
    )
  )
)
