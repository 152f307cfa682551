# Derived from the catalogue: change nothing here, run `npm run derive`.

envelope_change_appearance <- function(ask) {
  new_group(list(
    row_insert = function(
      a,
      b,
      index = NULL,
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
        "envelope", "change_appearance$row_insert", "/v1/mathematics/linear-algebra/change-appearance/row-insert",
        c(a = "matrix", b = "lines"), c(index = "position", index_base = "integer"),
        "matrix", environment()
      )
    },
    col_insert = function(
      a,
      b,
      index = NULL,
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
        "envelope", "change_appearance$col_insert", "/v1/mathematics/linear-algebra/change-appearance/col-insert",
        c(a = "matrix", b = "lines"), c(index = "position", index_base = "integer"),
        "matrix", environment()
      )
    },
    row_concat = function(
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
        "envelope", "change_appearance$row_concat", "/v1/mathematics/linear-algebra/change-appearance/row-concat",
        c(a = "matrix", b = "matrix"), c(),
        "matrix", environment()
      )
    },
    col_concat = function(
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
        "envelope", "change_appearance$col_concat", "/v1/mathematics/linear-algebra/change-appearance/col-concat",
        c(a = "matrix", b = "matrix"), c(),
        "matrix", environment()
      )
    },
    row_delete = function(
      a,
      index,
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
        "envelope", "change_appearance$row_delete", "/v1/mathematics/linear-algebra/change-appearance/row-delete",
        c(a = "matrix", index = "positions"), c(index_base = "integer"),
        "matrix", environment()
      )
    },
    col_delete = function(
      a,
      index,
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
        "envelope", "change_appearance$col_delete", "/v1/mathematics/linear-algebra/change-appearance/col-delete",
        c(a = "matrix", index = "positions"), c(index_base = "integer"),
        "matrix", environment()
      )
    },
    transpose = function(
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
        "envelope", "change_appearance$transpose", "/v1/mathematics/linear-algebra/change-appearance/transpose",
        c(a = "matrix"), c(),
        "matrix", environment()
      )
    },
    tril = function(
      a,
      k = 0,
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
        "envelope", "change_appearance$tril", "/v1/mathematics/linear-algebra/change-appearance/tril",
        c(a = "matrix"), c(k = "integer"),
        "matrix", environment()
      )
    },
    triu = function(
      a,
      k = 0,
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
        "envelope", "change_appearance$triu", "/v1/mathematics/linear-algebra/change-appearance/triu",
        c(a = "matrix"), c(k = "integer"),
        "matrix", environment()
      )
    },
    flipud = function(
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
        "envelope", "change_appearance$flipud", "/v1/mathematics/linear-algebra/change-appearance/flipud",
        c(a = "matrix"), c(),
        "matrix", environment()
      )
    },
    fliplr = function(
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
        "envelope", "change_appearance$fliplr", "/v1/mathematics/linear-algebra/change-appearance/fliplr",
        c(a = "matrix"), c(),
        "matrix", environment()
      )
    },
    rot90 = function(
      a,
      k = 1,
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
        "envelope", "change_appearance$rot90", "/v1/mathematics/linear-algebra/change-appearance/rot90",
        c(a = "matrix"), c(k = "integer"),
        "matrix", environment()
      )
    }
  ), "change_appearance")
}
