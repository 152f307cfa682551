# Derived from the catalogue: change nothing here, run `npm run derive`.

ENVELOPE_SPECTRUM <- list(
  eigenvalues = list(
    method = "spectrum$eigenvalues",
    path = "/v1/mathematics/linear-algebra/spectrum/eigenvalues",
    inputs = c(a = "matrix"),
    answer = list(parts = list("eigenvalues" = list(each = list("value" = "scalar", "multiplicity" = "count"))))
  ),
  eigenvectors = list(
    method = "spectrum$eigenvectors",
    path = "/v1/mathematics/linear-algebra/spectrum/eigenvectors",
    inputs = c(a = "matrix"),
    answer = list(parts = list("eigenspaces" = list(each = list("value" = "scalar", "algebraic" = "count", "geometric" = "count", "basis" = "vectors"))))
  ),
  diagonalize = list(
    method = "spectrum$diagonalize",
    path = "/v1/mathematics/linear-algebra/spectrum/diagonalize",
    inputs = c(a = "matrix"),
    answer = list(parts = list("over" = "word", "diagonalizable" = list("Q" = "truth", "R" = "truth", "C" = "truth"), "defective" = "truth", "P" = "matrix", "D" = "matrix"))
  )
)

COMPACT_SPECTRUM <- list(
  eigenvalues = list(
    method = "spectrum$eigenvalues",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/eigenvalues",
    inputs = c(a = "matrix"),
    answer = list(parts = list("eigenvalues" = list(each = list("value" = "scalar", "multiplicity" = "count"))))
  ),
  eigenvectors = list(
    method = "spectrum$eigenvectors",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/eigenvectors",
    inputs = c(a = "matrix"),
    answer = list(parts = list("eigenspaces" = list(each = list("value" = "scalar", "algebraic" = "count", "geometric" = "count", "basis" = "vectors"))))
  ),
  diagonalize = list(
    method = "spectrum$diagonalize",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/diagonalize",
    inputs = c(a = "matrix"),
    answer = list(parts = list("over" = "word", "diagonalizable" = list("Q" = "truth", "R" = "truth", "C" = "truth"), "defective" = "truth", "P" = "matrix", "D" = "matrix"))
  ),
  by_operation = list(
    method = "spectrum$by_operation",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum",
    inputs = c(a = "matrix", operation = "choice"),
    answer = list(
      selector = "operation", all = NULL,
      kinds = list(
        "eigenvalues" = list(parts = list("eigenvalues" = list(each = list("value" = "scalar", "multiplicity" = "count")))),
        "eigenvectors" = list(parts = list("eigenspaces" = list(each = list("value" = "scalar", "algebraic" = "count", "geometric" = "count", "basis" = "vectors")))),
        "diagonalize" = list(parts = list("over" = "word", "diagonalizable" = list("Q" = "truth", "R" = "truth", "C" = "truth"), "defective" = "truth", "P" = "matrix", "D" = "matrix"))
      ),
      keys = c(
        "eigenvalues",
        "eigenvectors",
        "diagonalize"
      )
    )
  )
)
