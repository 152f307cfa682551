# Derived from the catalogue: change nothing here, run `npm run derive`.

# Every group of operations; the replies are envelopes.
envelope_groups <- function(ask) {
  list(
    arithmetic = envelope_arithmetic(ask),
    dimensions = envelope_dimensions(ask),
    statistics = envelope_statistics(ask),
    matrices = envelope_matrices(ask),
    create = envelope_create(ask),
    change_appearance = envelope_change_appearance(ask),
    matrix_forms = envelope_matrix_forms(ask)
  )
}

# The groups that have compact replies.
compact_groups <- function(ask) {
  list(
    arithmetic = compact_arithmetic(ask),
    dimensions = compact_dimensions(ask),
    statistics = compact_statistics(ask)
  )
}

# The kinds of the options that every function of a family takes.
FAMILY_OPTIONS <- list(
  envelope = c(response_profile = "choice", evaluate_expressions = "flag", apply_decimals_in_steps = "flag", include = "choices", result_name = "name", steps_bg = "flag", decimals = "places", exercise_seed = "seed", exercise_count = "integer", exercise_difficulty = "choice"),
  compact = c(result_name = "name", api_level = "choice", steps_bg = "flag", steps_output_formats = "choices", steps_extra_formats = "choices", decimals = "places", apply_decimals_in_steps = "flag", request_params = "flag", learning_pathways = "flag", related = "flag", properties = "flag")
)

# The options to which NULL means something.
NULLABLE <- c("include", "decimals")
