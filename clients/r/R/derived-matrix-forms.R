# Derived from the catalogue: change nothing here, run `npm run derive`.

envelope_matrix_forms <- function(ask) {
  new_group(list(
    ref = function(
      a,
      method = "auto",
      index_base = 1,
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
        "envelope", "matrix_forms$ref", "/v1/mathematics/linear-algebra/matrix-forms/ref",
        c(a = "matrix"), c(method = "choice", index_base = "integer"),
        "matrix", environment()
      )
    },
    rref = function(
      a,
      method = "auto",
      index_base = 1,
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
        "envelope", "matrix_forms$rref", "/v1/mathematics/linear-algebra/matrix-forms/rref",
        c(a = "matrix"), c(method = "choice", index_base = "integer"),
        "matrix", environment()
      )
    }
  ), "matrix_forms")
}
