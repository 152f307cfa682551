# Derived from the catalogue: change nothing here, run `npm run derive`.

envelope_statistics <- function(ask) {
  new_group(list(
    row_min = function(
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
        "envelope", "statistics$row_min", "/v1/mathematics/linear-algebra/statistics/descriptive/row-min",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    col_min = function(
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
        "envelope", "statistics$col_min", "/v1/mathematics/linear-algebra/statistics/descriptive/col-min",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    mat_min = function(
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
        "envelope", "statistics$mat_min", "/v1/mathematics/linear-algebra/statistics/descriptive/mat-min",
        c(a = "matrix"), c(),
        "scalar", environment()
      )
    },
    row_max = function(
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
        "envelope", "statistics$row_max", "/v1/mathematics/linear-algebra/statistics/descriptive/row-max",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    col_max = function(
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
        "envelope", "statistics$col_max", "/v1/mathematics/linear-algebra/statistics/descriptive/col-max",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    mat_max = function(
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
        "envelope", "statistics$mat_max", "/v1/mathematics/linear-algebra/statistics/descriptive/mat-max",
        c(a = "matrix"), c(),
        "scalar", environment()
      )
    },
    row_sum = function(
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
        "envelope", "statistics$row_sum", "/v1/mathematics/linear-algebra/statistics/descriptive/row-sum",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    col_sum = function(
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
        "envelope", "statistics$col_sum", "/v1/mathematics/linear-algebra/statistics/descriptive/col-sum",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    mat_sum = function(
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
        "envelope", "statistics$mat_sum", "/v1/mathematics/linear-algebra/statistics/descriptive/mat-sum",
        c(a = "matrix"), c(),
        "scalar", environment()
      )
    },
    row_mean = function(
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
        "envelope", "statistics$row_mean", "/v1/mathematics/linear-algebra/statistics/descriptive/row-mean",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    col_mean = function(
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
        "envelope", "statistics$col_mean", "/v1/mathematics/linear-algebra/statistics/descriptive/col-mean",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    mat_mean = function(
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
        "envelope", "statistics$mat_mean", "/v1/mathematics/linear-algebra/statistics/descriptive/mat-mean",
        c(a = "matrix"), c(),
        "scalar", environment()
      )
    },
    row_median = function(
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
        "envelope", "statistics$row_median", "/v1/mathematics/linear-algebra/statistics/descriptive/row-median",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    col_median = function(
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
        "envelope", "statistics$col_median", "/v1/mathematics/linear-algebra/statistics/descriptive/col-median",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    mat_median = function(
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
        "envelope", "statistics$mat_median", "/v1/mathematics/linear-algebra/statistics/descriptive/mat-median",
        c(a = "matrix"), c(),
        "scalar", environment()
      )
    },
    row_var = function(
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
        "envelope", "statistics$row_var", "/v1/mathematics/linear-algebra/statistics/descriptive/row-var",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    col_var = function(
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
        "envelope", "statistics$col_var", "/v1/mathematics/linear-algebra/statistics/descriptive/col-var",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    mat_var = function(
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
        "envelope", "statistics$mat_var", "/v1/mathematics/linear-algebra/statistics/descriptive/mat-var",
        c(a = "matrix"), c(),
        "scalar", environment()
      )
    },
    row_std = function(
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
        "envelope", "statistics$row_std", "/v1/mathematics/linear-algebra/statistics/descriptive/row-std",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    col_std = function(
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
        "envelope", "statistics$col_std", "/v1/mathematics/linear-algebra/statistics/descriptive/col-std",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    mat_std = function(
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
        "envelope", "statistics$mat_std", "/v1/mathematics/linear-algebra/statistics/descriptive/mat-std",
        c(a = "matrix"), c(),
        "scalar", environment()
      )
    }
  ), "statistics")
}

compact_statistics <- function(ask) {
  new_group(list(
    row_min = function(
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
        "compact", "statistics$row_min", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-min",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    col_min = function(
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
        "compact", "statistics$col_min", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-min",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    mat_min = function(
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
        "compact", "statistics$mat_min", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-min",
        c(a = "matrix"), c(),
        "scalar", environment()
      )
    },
    row_max = function(
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
        "compact", "statistics$row_max", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-max",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    col_max = function(
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
        "compact", "statistics$col_max", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-max",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    mat_max = function(
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
        "compact", "statistics$mat_max", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-max",
        c(a = "matrix"), c(),
        "scalar", environment()
      )
    },
    row_sum = function(
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
        "compact", "statistics$row_sum", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-sum",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    col_sum = function(
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
        "compact", "statistics$col_sum", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-sum",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    mat_sum = function(
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
        "compact", "statistics$mat_sum", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-sum",
        c(a = "matrix"), c(),
        "scalar", environment()
      )
    },
    row_mean = function(
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
        "compact", "statistics$row_mean", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-mean",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    col_mean = function(
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
        "compact", "statistics$col_mean", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-mean",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    mat_mean = function(
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
        "compact", "statistics$mat_mean", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-mean",
        c(a = "matrix"), c(),
        "scalar", environment()
      )
    },
    row_median = function(
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
        "compact", "statistics$row_median", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-median",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    col_median = function(
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
        "compact", "statistics$col_median", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-median",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    mat_median = function(
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
        "compact", "statistics$mat_median", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-median",
        c(a = "matrix"), c(),
        "scalar", environment()
      )
    },
    row_var = function(
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
        "compact", "statistics$row_var", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-var",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    col_var = function(
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
        "compact", "statistics$col_var", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-var",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    mat_var = function(
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
        "compact", "statistics$mat_var", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-var",
        c(a = "matrix"), c(),
        "scalar", environment()
      )
    },
    row_std = function(
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
        "compact", "statistics$row_std", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-std",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    col_std = function(
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
        "compact", "statistics$col_std", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-std",
        c(a = "matrix"), c(),
        "vector", environment()
      )
    },
    mat_std = function(
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
        "compact", "statistics$mat_std", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-std",
        c(a = "matrix"), c(),
        "scalar", environment()
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
        "compact", "statistics$by_type", "/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics",
        c(a = "matrix", type = "choice"), c(),
        list(
          selector = "type", all = "all",
          kinds = c(
            "row-min" = "vector",
            "col-min" = "vector",
            "mat-min" = "scalar",
            "row-max" = "vector",
            "col-max" = "vector",
            "mat-max" = "scalar",
            "row-sum" = "vector",
            "col-sum" = "vector",
            "mat-sum" = "scalar",
            "row-mean" = "vector",
            "col-mean" = "vector",
            "mat-mean" = "scalar",
            "row-median" = "vector",
            "col-median" = "vector",
            "mat-median" = "scalar",
            "row-var" = "vector",
            "col-var" = "vector",
            "mat-var" = "scalar",
            "row-std" = "vector",
            "col-std" = "vector",
            "mat-std" = "scalar"
          ),
          keys = c(
            "row_min",
            "col_min",
            "mat_min",
            "row_max",
            "col_max",
            "mat_max",
            "row_sum",
            "col_sum",
            "mat_sum",
            "row_mean",
            "col_mean",
            "mat_mean",
            "row_median",
            "col_median",
            "mat_median",
            "row_var",
            "col_var",
            "mat_var",
            "row_std",
            "col_std",
            "mat_std"
          )
        ), environment()
      )
    }
  ), "statistics")
}
