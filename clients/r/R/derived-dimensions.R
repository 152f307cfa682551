# Derived from the catalogue: change nothing here, run `npm run derive`.

envelope_dimensions <- function(ask) {
  new_group(list(
    nrows = function(
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
        "envelope", "dimensions$nrows", "/v1/mathematics/linear-algebra/matrices/dimensions/nrows",
        c(a = "matrix"), c(),
        "count", environment()
      )
    },
    ncols = function(
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
        "envelope", "dimensions$ncols", "/v1/mathematics/linear-algebra/matrices/dimensions/ncols",
        c(a = "matrix"), c(),
        "count", environment()
      )
    },
    shape = function(
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
        "envelope", "dimensions$shape", "/v1/mathematics/linear-algebra/matrices/dimensions/shape",
        c(a = "matrix"), c(),
        "shape", environment()
      )
    }
  ), "dimensions")
}

compact_dimensions <- function(ask) {
  new_group(list(
    nrows = function(
      a,
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
        "compact", "dimensions$nrows", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-dimensions/nrows",
        c(a = "matrix"), c(),
        "count", environment()
      )
    },
    ncols = function(
      a,
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
        "compact", "dimensions$ncols", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-dimensions/ncols",
        c(a = "matrix"), c(),
        "count", environment()
      )
    },
    shape = function(
      a,
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
        "compact", "dimensions$shape", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-dimensions/shape",
        c(a = "matrix"), c(),
        "shape", environment()
      )
    },
    by_type = function(
      a,
      type,
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
        "compact", "dimensions$by_type", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-dimensions",
        c(a = "matrix", type = "choice"), c(),
        list(
          selector = "type", all = "all",
          kinds = c(
            "nrows" = "count",
            "ncols" = "count",
            "shape" = "shape"
          ),
          keys = c(
            "nrows",
            "ncols",
            "shape"
          )
        ), environment()
      )
    }
  ), "dimensions")
}
