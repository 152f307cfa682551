# Derived from the catalogue: change nothing here, run `npm run derive`.

envelope_matrices <- function(ask) {
  new_group(list(
    determinant_2x2 = function(
      a,
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
        "envelope", "matrices$determinant_2x2", "/v1/mathematics/linear-algebra/matrices/determinant-2x2",
        c(a = "matrix"), c(method = "choice"),
        "scalar", environment()
      )
    },
    determinant_3x3 = function(
      a,
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
        "envelope", "matrices$determinant_3x3", "/v1/mathematics/linear-algebra/matrices/determinant-3x3",
        c(a = "matrix"), c(method = "choice"),
        "scalar", environment()
      )
    },
    determinant_nxn = function(
      a,
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
        "envelope", "matrices$determinant_nxn", "/v1/mathematics/linear-algebra/matrices/determinant-nxn",
        c(a = "matrix"), c(method = "choice"),
        "scalar", environment()
      )
    },
    trace = function(
      a,
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
        "envelope", "matrices$trace", "/v1/mathematics/linear-algebra/matrices/trace",
        c(a = "matrix"), c(),
        "scalar", environment()
      )
    },
    inverse_2x2 = function(
      a,
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
        "envelope", "matrices$inverse_2x2", "/v1/mathematics/linear-algebra/matrices/inverse-2x2",
        c(a = "matrix"), c(method = "choice"),
        "matrix", environment()
      )
    },
    inverse_3x3 = function(
      a,
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
        "envelope", "matrices$inverse_3x3", "/v1/mathematics/linear-algebra/matrices/inverse-3x3",
        c(a = "matrix"), c(method = "choice"),
        "matrix", environment()
      )
    },
    inverse_nxn = function(
      a,
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
        "envelope", "matrices$inverse_nxn", "/v1/mathematics/linear-algebra/matrices/inverse-nxn",
        c(a = "matrix"), c(method = "choice"),
        "matrix", environment()
      )
    }
  ), "matrices")
}
