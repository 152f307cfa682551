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
  )
)
