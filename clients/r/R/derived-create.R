# Derived from the catalogue: change nothing here, run `npm run derive`.

envelope_create <- function(ask) {
  new_group(list(
    index_and_slice = function(
      a,
      rows = ":",
      cols = ":",
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
        "envelope", "create$index_and_slice", "/v1/mathematics/linear-algebra/create/index-and-slice",
        c(a = "matrix"), c(rows = "selection", cols = "selection", index_base = "integer"),
        "matrix", environment()
      )
    },
    charpoly = function(
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
        "envelope", "create$charpoly", "/v1/mathematics/linear-algebra/create/charpoly",
        c(a = "matrix"), c(method = "choice"),
        "polynomial", environment()
      )
    }
  ), "create")
}
