# Derived from the catalogue: change nothing here, run `npm run derive`.

ENVELOPE_FACTORIZATIONS <- list(
  lu = list(
    method = "factorizations$lu",
    path = "/v1/mathematics/linear-algebra/factorizations/lu",
    inputs = c(a = "matrix"),
    options = list(
      kind = list(kind = "choice", default = "lu"),
      method = list(kind = "choice", default = "auto"),
      index_base = list(kind = "integer", default = 1)
    ),
    answer = list(parts = list("outcome" = "word", "P" = "matrix", "L" = "matrix", "D" = "matrix", "U" = "matrix", "permutation" = "positions"))
  ),
  cholesky = list(
    method = "factorizations$cholesky",
    path = "/v1/mathematics/linear-algebra/factorizations/cholesky",
    inputs = c(a = "matrix"),
    answer = list(parts = list("L" = "matrix"))
  ),
  ldlt = list(
    method = "factorizations$ldlt",
    path = "/v1/mathematics/linear-algebra/factorizations/ldlt",
    inputs = c(a = "matrix"),
    answer = list(parts = list("outcome" = "word", "L" = "matrix", "D" = "matrix"))
  ),
  rank_factorization = list(
    method = "factorizations$rank_factorization",
    path = "/v1/mathematics/linear-algebra/factorizations/rank-factorization",
    inputs = c(a = "matrix"),
    answer = list(parts = list("rank" = "count", "C" = "matrix", "F" = "matrix"))
  )
)

COMPACT_FACTORIZATIONS <- list(
  lu = list(
    method = "factorizations$lu",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-factorizations/lu",
    inputs = c(a = "matrix"),
    options = list(
      kind = list(kind = "choice", default = "lu"),
      method = list(kind = "choice", default = "auto"),
      index_base = list(kind = "integer", default = 1)
    ),
    answer = list(parts = list("outcome" = "word", "P" = "matrix", "L" = "matrix", "D" = "matrix", "U" = "matrix", "permutation" = "positions"))
  ),
  cholesky = list(
    method = "factorizations$cholesky",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-factorizations/cholesky",
    inputs = c(a = "matrix"),
    answer = list(parts = list("L" = "matrix"))
  ),
  ldlt = list(
    method = "factorizations$ldlt",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-factorizations/ldlt",
    inputs = c(a = "matrix"),
    answer = list(parts = list("outcome" = "word", "L" = "matrix", "D" = "matrix"))
  ),
  rank_factorization = list(
    method = "factorizations$rank_factorization",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-factorizations/rank-factorization",
    inputs = c(a = "matrix"),
    answer = list(parts = list("rank" = "count", "C" = "matrix", "F" = "matrix"))
  ),
  by_operation = list(
    method = "factorizations$by_operation",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-factorizations",
    inputs = c(a = "matrix", operation = "choice"),
    options = list(
      kind = list(kind = "choice", default = "lu"),
      method = list(kind = "choice", default = "auto"),
      index_base = list(kind = "integer", default = 1)
    ),
    answer = list(
      selector = "operation", all = NULL,
      kinds = list(
        "lu" = list(parts = list("outcome" = "word", "P" = "matrix", "L" = "matrix", "D" = "matrix", "U" = "matrix", "permutation" = "positions")),
        "cholesky" = list(parts = list("L" = "matrix")),
        "ldlt" = list(parts = list("outcome" = "word", "L" = "matrix", "D" = "matrix")),
        "rank-factorization" = list(parts = list("rank" = "count", "C" = "matrix", "F" = "matrix"))
      ),
      keys = c(
        "lu",
        "cholesky",
        "ldlt",
        "rank_factorization"
      )
    )
  )
)
