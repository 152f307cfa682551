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
    answer = list(parts = list("over" = "word", "diagonalizable" = list("Q" = "truth", "R" = "truth", "C" = "truth"), "defective" = "vector", "P" = "matrix", "D" = "matrix"))
  ),
  power_formula = list(
    method = "spectrum$power_formula",
    path = "/v1/mathematics/linear-algebra/spectrum/power-formula",
    inputs = c(a = "matrix"),
    answer = list(parts = list("terms" = list(each = list("base" = "scalar", "degree" = "count", "coefficient" = "matrix")), "from" = "count"))
  ),
  minimal_polynomial = list(
    method = "spectrum$minimal_polynomial",
    path = "/v1/mathematics/linear-algebra/spectrum/minimal-polynomial",
    inputs = c(a = "matrix"),
    answer = "polynomial"
  ),
  definiteness = list(
    method = "spectrum$definiteness",
    path = "/v1/mathematics/linear-algebra/spectrum/definiteness",
    inputs = c(a = "matrix"),
    answer = list(parts = list("class" = "word", "inertia" = list("positive" = "count", "negative" = "count", "zero" = "count"), "leading_minors" = "vector"))
  ),
  orthogonal_diagonalization = list(
    method = "spectrum$orthogonal_diagonalization",
    path = "/v1/mathematics/linear-algebra/spectrum/orthogonal-diagonalization",
    inputs = c(a = "matrix"),
    answer = list(parts = list("eigenvalues" = list(each = list("value" = "scalar", "multiplicity" = "count")), "Q" = "matrix", "D" = "matrix"))
  ),
  jordan = list(
    method = "spectrum$jordan",
    path = "/v1/mathematics/linear-algebra/spectrum/jordan",
    inputs = c(a = "matrix"),
    answer = list(parts = list("blocks" = list(each = list("value" = "scalar", "size" = "count")), "J" = "matrix", "P" = "matrix"))
  ),
  steady_state = list(
    method = "spectrum$steady_state",
    path = "/v1/mathematics/linear-algebra/spectrum/steady-state",
    inputs = c(a = "matrix"),
    options = list(
      orientation = list(kind = "choice", default = "column")
    ),
    answer = list(parts = list("unique" = "truth", "dimension" = "count", "distribution" = "vector", "extremes" = "vectors"))
  ),
  svd = list(
    method = "spectrum$svd",
    path = "/v1/mathematics/linear-algebra/spectrum/svd",
    inputs = c(a = "matrix"),
    answer = list(parts = list("singular_values" = "vector", "rank" = "count", "U" = "matrix", "S" = "matrix", "V" = "matrix"))
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
    answer = list(parts = list("over" = "word", "diagonalizable" = list("Q" = "truth", "R" = "truth", "C" = "truth"), "defective" = "vector", "P" = "matrix", "D" = "matrix"))
  ),
  power_formula = list(
    method = "spectrum$power_formula",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/power-formula",
    inputs = c(a = "matrix"),
    answer = list(parts = list("terms" = list(each = list("base" = "scalar", "degree" = "count", "coefficient" = "matrix")), "from" = "count"))
  ),
  minimal_polynomial = list(
    method = "spectrum$minimal_polynomial",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/minimal-polynomial",
    inputs = c(a = "matrix"),
    answer = "polynomial"
  ),
  definiteness = list(
    method = "spectrum$definiteness",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/definiteness",
    inputs = c(a = "matrix"),
    answer = list(parts = list("class" = "word", "inertia" = list("positive" = "count", "negative" = "count", "zero" = "count"), "leading_minors" = "vector"))
  ),
  orthogonal_diagonalization = list(
    method = "spectrum$orthogonal_diagonalization",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/orthogonal-diagonalization",
    inputs = c(a = "matrix"),
    answer = list(parts = list("eigenvalues" = list(each = list("value" = "scalar", "multiplicity" = "count")), "Q" = "matrix", "D" = "matrix"))
  ),
  jordan = list(
    method = "spectrum$jordan",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/jordan",
    inputs = c(a = "matrix"),
    answer = list(parts = list("blocks" = list(each = list("value" = "scalar", "size" = "count")), "J" = "matrix", "P" = "matrix"))
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
  svd = list(
    method = "spectrum$svd",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/svd",
    inputs = c(a = "matrix"),
    answer = list(parts = list("singular_values" = "vector", "rank" = "count", "U" = "matrix", "S" = "matrix", "V" = "matrix"))
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
        "eigenvalues" = list(parts = list("eigenvalues" = list(each = list("value" = "scalar", "multiplicity" = "count")))),
        "eigenvectors" = list(parts = list("eigenspaces" = list(each = list("value" = "scalar", "algebraic" = "count", "geometric" = "count", "basis" = "vectors")))),
        "diagonalize" = list(parts = list("over" = "word", "diagonalizable" = list("Q" = "truth", "R" = "truth", "C" = "truth"), "defective" = "vector", "P" = "matrix", "D" = "matrix")),
        "power-formula" = list(parts = list("terms" = list(each = list("base" = "scalar", "degree" = "count", "coefficient" = "matrix")), "from" = "count")),
        "minimal-polynomial" = "polynomial",
        "definiteness" = list(parts = list("class" = "word", "inertia" = list("positive" = "count", "negative" = "count", "zero" = "count"), "leading_minors" = "vector")),
        "orthogonal-diagonalization" = list(parts = list("eigenvalues" = list(each = list("value" = "scalar", "multiplicity" = "count")), "Q" = "matrix", "D" = "matrix")),
        "jordan" = list(parts = list("blocks" = list(each = list("value" = "scalar", "size" = "count")), "J" = "matrix", "P" = "matrix")),
        "steady-state" = list(parts = list("unique" = "truth", "dimension" = "count", "distribution" = "vector", "extremes" = "vectors")),
        "svd" = list(parts = list("singular_values" = "vector", "rank" = "count", "U" = "matrix", "S" = "matrix", "V" = "matrix"))
      ),
      keys = c(
        "eigenvalues",
        "eigenvectors",
        "diagonalize",
        "power_formula",
        "minimal_polynomial",
        "definiteness",
        "orthogonal_diagonalization",
        "jordan",
        "steady_state",
        "svd"
      )
    )
  )
)
