# Derived from the catalogue: change nothing here, run `npm run derive`.

ENVELOPE_ARITHMETIC <- list(
  add = list(
    method = "arithmetic$add",
    path = "/v1/mathematics/linear-algebra/matrices/arithmetic/add",
    inputs = c(a = "matrix", b = "operand"),
    answer = "matrix"
  ),
  subtract = list(
    method = "arithmetic$subtract",
    path = "/v1/mathematics/linear-algebra/matrices/arithmetic/subtract",
    inputs = c(a = "matrix", b = "operand"),
    answer = "matrix"
  ),
  multiply_ew = list(
    method = "arithmetic$multiply_ew",
    path = "/v1/mathematics/linear-algebra/matrices/arithmetic/multiply-ew",
    inputs = c(a = "matrix", b = "operand"),
    answer = "matrix"
  ),
  divide_ew = list(
    method = "arithmetic$divide_ew",
    path = "/v1/mathematics/linear-algebra/matrices/arithmetic/divide-ew",
    inputs = c(a = "matrix", b = "operand"),
    answer = "matrix"
  ),
  raise_ew = list(
    method = "arithmetic$raise_ew",
    path = "/v1/mathematics/linear-algebra/matrices/arithmetic/raise-ew",
    inputs = c(a = "matrix", b = "operand"),
    answer = "matrix"
  ),
  matmul = list(
    method = "arithmetic$matmul",
    path = "/v1/mathematics/linear-algebra/matrices/arithmetic/matmul",
    inputs = c(a = "matrix", b = "matrix"),
    options = list(
      method = list(kind = "choice", default = "auto")
    ),
    answer = "matrix"
  )
)

COMPACT_ARITHMETIC <- list(
  add = list(
    method = "arithmetic$add",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/add",
    inputs = c(a = "matrix", b = "operand"),
    answer = "matrix"
  ),
  subtract = list(
    method = "arithmetic$subtract",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/subtract",
    inputs = c(a = "matrix", b = "operand"),
    answer = "matrix"
  ),
  multiply_ew = list(
    method = "arithmetic$multiply_ew",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/multiply-ew",
    inputs = c(a = "matrix", b = "operand"),
    answer = "matrix"
  ),
  divide_ew = list(
    method = "arithmetic$divide_ew",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/divide-ew",
    inputs = c(a = "matrix", b = "operand"),
    answer = "matrix"
  ),
  raise_ew = list(
    method = "arithmetic$raise_ew",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/raise-ew",
    inputs = c(a = "matrix", b = "operand"),
    answer = "matrix"
  ),
  matmul = list(
    method = "arithmetic$matmul",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/matmul",
    inputs = c(a = "matrix", b = "matrix"),
    options = list(
      method = list(kind = "choice", default = "auto")
    ),
    answer = "matrix"
  ),
  by_operation = list(
    method = "arithmetic$by_operation",
    path = "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic",
    inputs = c(a = "matrix", b = "operand", operation = "choice"),
    options = list(
      method = list(kind = "choice", default = "auto")
    ),
    answer = list(
      selector = "operation", all = "all",
      kinds = list(
        "add" = "matrix",
        "subtract" = "matrix",
        "multiply-ew" = "matrix",
        "divide-ew" = "matrix",
        "raise-ew" = "matrix",
        "matmul" = "matrix"
      ),
      keys = c(
        "add",
        "subtract",
        "multiply_ew",
        "divide_ew",
        "raise_ew",
        "matmul"
      )
    )
  )
)
