# Derived from the catalogue: change nothing here, run `npm run derive`.

ENVELOPE_CHANGE_APPEARANCE <- list(
  row_insert = list(
    method = "change_appearance$row_insert",
    path = "/v1/mathematics/linear-algebra/change-appearance/row-insert",
    inputs = c(a = "matrix", b = "lines"),
    options = list(
      index = list(kind = "position", default = NULL),
      index_base = list(kind = "integer", default = 1)
    ),
    answer = "matrix"
  ),
  col_insert = list(
    method = "change_appearance$col_insert",
    path = "/v1/mathematics/linear-algebra/change-appearance/col-insert",
    inputs = c(a = "matrix", b = "lines"),
    options = list(
      index = list(kind = "position", default = NULL),
      index_base = list(kind = "integer", default = 1)
    ),
    answer = "matrix"
  ),
  row_concat = list(
    method = "change_appearance$row_concat",
    path = "/v1/mathematics/linear-algebra/change-appearance/row-concat",
    inputs = c(a = "matrix", b = "matrix"),
    answer = "matrix"
  ),
  col_concat = list(
    method = "change_appearance$col_concat",
    path = "/v1/mathematics/linear-algebra/change-appearance/col-concat",
    inputs = c(a = "matrix", b = "matrix"),
    answer = "matrix"
  ),
  row_delete = list(
    method = "change_appearance$row_delete",
    path = "/v1/mathematics/linear-algebra/change-appearance/row-delete",
    inputs = c(a = "matrix", index = "positions"),
    options = list(
      index_base = list(kind = "integer", default = 1)
    ),
    answer = "matrix"
  ),
  col_delete = list(
    method = "change_appearance$col_delete",
    path = "/v1/mathematics/linear-algebra/change-appearance/col-delete",
    inputs = c(a = "matrix", index = "positions"),
    options = list(
      index_base = list(kind = "integer", default = 1)
    ),
    answer = "matrix"
  ),
  transpose = list(
    method = "change_appearance$transpose",
    path = "/v1/mathematics/linear-algebra/change-appearance/transpose",
    inputs = c(a = "matrix"),
    answer = "matrix"
  ),
  tril = list(
    method = "change_appearance$tril",
    path = "/v1/mathematics/linear-algebra/change-appearance/tril",
    inputs = c(a = "matrix"),
    options = list(
      k = list(kind = "integer", default = 0)
    ),
    answer = "matrix"
  ),
  triu = list(
    method = "change_appearance$triu",
    path = "/v1/mathematics/linear-algebra/change-appearance/triu",
    inputs = c(a = "matrix"),
    options = list(
      k = list(kind = "integer", default = 0)
    ),
    answer = "matrix"
  ),
  flipud = list(
    method = "change_appearance$flipud",
    path = "/v1/mathematics/linear-algebra/change-appearance/flipud",
    inputs = c(a = "matrix"),
    answer = "matrix"
  ),
  fliplr = list(
    method = "change_appearance$fliplr",
    path = "/v1/mathematics/linear-algebra/change-appearance/fliplr",
    inputs = c(a = "matrix"),
    answer = "matrix"
  ),
  rot90 = list(
    method = "change_appearance$rot90",
    path = "/v1/mathematics/linear-algebra/change-appearance/rot90",
    inputs = c(a = "matrix"),
    options = list(
      k = list(kind = "integer", default = 1)
    ),
    answer = "matrix"
  )
)
