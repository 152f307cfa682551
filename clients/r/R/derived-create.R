# Derived from the catalogue: change nothing here, run `npm run derive`.

ENVELOPE_CREATE <- list(
  index_and_slice = list(
    method = "create$index_and_slice",
    path = "/v1/mathematics/linear-algebra/create/index-and-slice",
    inputs = c(a = "matrix"),
    options = list(
      rows = list(kind = "selection", default = ":"),
      cols = list(kind = "selection", default = ":"),
      index_base = list(kind = "integer", default = 1)
    ),
    answer = "matrix"
  ),
  charpoly = list(
    method = "create$charpoly",
    path = "/v1/mathematics/linear-algebra/create/charpoly",
    inputs = c(a = "matrix"),
    options = list(
      method = list(kind = "choice", default = "auto"),
      charpoly_form = list(kind = "choice", default = "lambda-minus-a")
    ),
    answer = "polynomial"
  )
)
