# Derived from the catalogue: change nothing here, run `npm run derive`.

envelope_arithmetic <- function(ask) {
  new_group(list(
    add = function(
      a,
      b,
      response_profile = "detailed",
      evaluate_expressions = TRUE,
      apply_decimals_in_steps = FALSE,
      include = NULL,
      result_name = "ans",
      steps_bg = TRUE,
      decimals = NULL,
      exercise_seed = NULL,
      exercise_count = 3,
      exercise_difficulty = "mixed",
      request = list()
    ) {
      ask(
        "envelope", "arithmetic$add", "/v1/mathematics/linear-algebra/matrices/arithmetic/add",
        c(a = "matrix", b = "operand"), c(),
        "matrix", environment()
      )
    },
    subtract = function(
      a,
      b,
      response_profile = "detailed",
      evaluate_expressions = TRUE,
      apply_decimals_in_steps = FALSE,
      include = NULL,
      result_name = "ans",
      steps_bg = TRUE,
      decimals = NULL,
      exercise_seed = NULL,
      exercise_count = 3,
      exercise_difficulty = "mixed",
      request = list()
    ) {
      ask(
        "envelope", "arithmetic$subtract", "/v1/mathematics/linear-algebra/matrices/arithmetic/subtract",
        c(a = "matrix", b = "operand"), c(),
        "matrix", environment()
      )
    },
    multiply_ew = function(
      a,
      b,
      response_profile = "detailed",
      evaluate_expressions = TRUE,
      apply_decimals_in_steps = FALSE,
      include = NULL,
      result_name = "ans",
      steps_bg = TRUE,
      decimals = NULL,
      exercise_seed = NULL,
      exercise_count = 3,
      exercise_difficulty = "mixed",
      request = list()
    ) {
      ask(
        "envelope", "arithmetic$multiply_ew", "/v1/mathematics/linear-algebra/matrices/arithmetic/multiply-ew",
        c(a = "matrix", b = "operand"), c(),
        "matrix", environment()
      )
    },
    divide_ew = function(
      a,
      b,
      response_profile = "detailed",
      evaluate_expressions = TRUE,
      apply_decimals_in_steps = FALSE,
      include = NULL,
      result_name = "ans",
      steps_bg = TRUE,
      decimals = NULL,
      exercise_seed = NULL,
      exercise_count = 3,
      exercise_difficulty = "mixed",
      request = list()
    ) {
      ask(
        "envelope", "arithmetic$divide_ew", "/v1/mathematics/linear-algebra/matrices/arithmetic/divide-ew",
        c(a = "matrix", b = "operand"), c(),
        "matrix", environment()
      )
    },
    raise_ew = function(
      a,
      b,
      response_profile = "detailed",
      evaluate_expressions = TRUE,
      apply_decimals_in_steps = FALSE,
      include = NULL,
      result_name = "ans",
      steps_bg = TRUE,
      decimals = NULL,
      exercise_seed = NULL,
      exercise_count = 3,
      exercise_difficulty = "mixed",
      request = list()
    ) {
      ask(
        "envelope", "arithmetic$raise_ew", "/v1/mathematics/linear-algebra/matrices/arithmetic/raise-ew",
        c(a = "matrix", b = "operand"), c(),
        "matrix", environment()
      )
    },
    matmul = function(
      a,
      b,
      method = "auto",
      response_profile = "detailed",
      evaluate_expressions = TRUE,
      apply_decimals_in_steps = FALSE,
      include = NULL,
      result_name = "ans",
      steps_bg = TRUE,
      decimals = NULL,
      exercise_seed = NULL,
      exercise_count = 3,
      exercise_difficulty = "mixed",
      request = list()
    ) {
      ask(
        "envelope", "arithmetic$matmul", "/v1/mathematics/linear-algebra/matrices/arithmetic/matmul",
        c(a = "matrix", b = "matrix"), c(method = "choice"),
        "matrix", environment()
      )
    }
  ), "arithmetic")
}

compact_arithmetic <- function(ask) {
  new_group(list(
    add = function(
      a,
      b,
      result_name = "ans",
      api_level = "detailed",
      steps_bg = TRUE,
      steps_output_formats = "",
      steps_extra_formats = character(),
      decimals = NULL,
      apply_decimals_in_steps = FALSE,
      request_params = TRUE,
      learning_pathways = TRUE,
      related = TRUE,
      properties = TRUE,
      request = list()
    ) {
      ask(
        "compact", "arithmetic$add", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/add",
        c(a = "matrix", b = "operand"), c(),
        "matrix", environment()
      )
    },
    subtract = function(
      a,
      b,
      result_name = "ans",
      api_level = "detailed",
      steps_bg = TRUE,
      steps_output_formats = "",
      steps_extra_formats = character(),
      decimals = NULL,
      apply_decimals_in_steps = FALSE,
      request_params = TRUE,
      learning_pathways = TRUE,
      related = TRUE,
      properties = TRUE,
      request = list()
    ) {
      ask(
        "compact", "arithmetic$subtract", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/subtract",
        c(a = "matrix", b = "operand"), c(),
        "matrix", environment()
      )
    },
    multiply_ew = function(
      a,
      b,
      result_name = "ans",
      api_level = "detailed",
      steps_bg = TRUE,
      steps_output_formats = "",
      steps_extra_formats = character(),
      decimals = NULL,
      apply_decimals_in_steps = FALSE,
      request_params = TRUE,
      learning_pathways = TRUE,
      related = TRUE,
      properties = TRUE,
      request = list()
    ) {
      ask(
        "compact", "arithmetic$multiply_ew", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/multiply-ew",
        c(a = "matrix", b = "operand"), c(),
        "matrix", environment()
      )
    },
    divide_ew = function(
      a,
      b,
      result_name = "ans",
      api_level = "detailed",
      steps_bg = TRUE,
      steps_output_formats = "",
      steps_extra_formats = character(),
      decimals = NULL,
      apply_decimals_in_steps = FALSE,
      request_params = TRUE,
      learning_pathways = TRUE,
      related = TRUE,
      properties = TRUE,
      request = list()
    ) {
      ask(
        "compact", "arithmetic$divide_ew", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/divide-ew",
        c(a = "matrix", b = "operand"), c(),
        "matrix", environment()
      )
    },
    raise_ew = function(
      a,
      b,
      result_name = "ans",
      api_level = "detailed",
      steps_bg = TRUE,
      steps_output_formats = "",
      steps_extra_formats = character(),
      decimals = NULL,
      apply_decimals_in_steps = FALSE,
      request_params = TRUE,
      learning_pathways = TRUE,
      related = TRUE,
      properties = TRUE,
      request = list()
    ) {
      ask(
        "compact", "arithmetic$raise_ew", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/raise-ew",
        c(a = "matrix", b = "operand"), c(),
        "matrix", environment()
      )
    },
    matmul = function(
      a,
      b,
      method = "auto",
      result_name = "ans",
      api_level = "detailed",
      steps_bg = TRUE,
      steps_output_formats = "",
      steps_extra_formats = character(),
      decimals = NULL,
      apply_decimals_in_steps = FALSE,
      request_params = TRUE,
      learning_pathways = TRUE,
      related = TRUE,
      properties = TRUE,
      request = list()
    ) {
      ask(
        "compact", "arithmetic$matmul", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/matmul",
        c(a = "matrix", b = "matrix"), c(method = "choice"),
        "matrix", environment()
      )
    },
    by_operation = function(
      a,
      b,
      operation,
      method = "auto",
      result_name = "ans",
      api_level = "detailed",
      steps_bg = TRUE,
      steps_output_formats = "",
      steps_extra_formats = character(),
      decimals = NULL,
      apply_decimals_in_steps = FALSE,
      request_params = TRUE,
      learning_pathways = TRUE,
      related = TRUE,
      properties = TRUE,
      request = list()
    ) {
      ask(
        "compact", "arithmetic$by_operation", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic",
        c(a = "matrix", b = "operand", operation = "choice"), c(method = "choice"),
        list(
          selector = "operation", all = "all",
          kinds = c(
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
        ), environment()
      )
    }
  ), "arithmetic")
}
