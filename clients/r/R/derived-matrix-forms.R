# Derived from the catalogue: change nothing here, run `npm run derive`.

ENVELOPE_MATRIX_FORMS <- list(
  ref = list(
    method = "matrix_forms$ref",
    path = "/v1/mathematics/linear-algebra/matrix-forms/ref",
    inputs = c(a = "matrix"),
    options = list(
      method = list(kind = "choice", default = "auto"),
      index_base = list(kind = "integer", default = 1),
      leading_ones = list(kind = "preference", default = NULL),
      augmented = list(kind = "integer", default = 0)
    ),
    answer = "matrix"
  ),
  rref = list(
    method = "matrix_forms$rref",
    path = "/v1/mathematics/linear-algebra/matrix-forms/rref",
    inputs = c(a = "matrix"),
    options = list(
      method = list(kind = "choice", default = "auto"),
      index_base = list(kind = "integer", default = 1),
      augmented = list(kind = "integer", default = 0)
    ),
    answer = "matrix"
  )
)
