# Derived from the catalogue: change nothing here, run `npm run derive`.

# Every group of operations; the replies are envelopes.
envelope_groups <- function() {
  list(
    arithmetic = ENVELOPE_ARITHMETIC,
    dimensions = ENVELOPE_DIMENSIONS,
    statistics = ENVELOPE_STATISTICS,
    matrices = ENVELOPE_MATRICES,
    create = ENVELOPE_CREATE,
    change_appearance = ENVELOPE_CHANGE_APPEARANCE,
    matrix_forms = ENVELOPE_MATRIX_FORMS,
    vectors = ENVELOPE_VECTORS,
    systems = ENVELOPE_SYSTEMS,
    spaces = ENVELOPE_SPACES,
    factorizations = ENVELOPE_FACTORIZATIONS,
    orthogonality = ENVELOPE_ORTHOGONALITY,
    spectrum = ENVELOPE_SPECTRUM
  )
}

# The groups that have compact replies.
compact_groups <- function() {
  list(
    arithmetic = COMPACT_ARITHMETIC,
    dimensions = COMPACT_DIMENSIONS,
    statistics = COMPACT_STATISTICS,
    matrices = COMPACT_MATRICES,
    vectors = COMPACT_VECTORS,
    systems = COMPACT_SYSTEMS,
    spaces = COMPACT_SPACES,
    factorizations = COMPACT_FACTORIZATIONS,
    orthogonality = COMPACT_ORTHOGONALITY,
    spectrum = COMPACT_SPECTRUM
  )
}

# The options that every function of a family takes.
FAMILY_OPTIONS <- list(
  envelope = list(
    response_profile = list(kind = "choice", default = "detailed"),
    evaluate_expressions = list(kind = "flag", default = TRUE),
    apply_decimals_in_steps = list(kind = "flag", default = FALSE),
    include = list(kind = "choices", default = NULL),
    result_name = list(kind = "name", default = "ans"),
    steps_bg = list(kind = "flag", default = TRUE),
    steps_output_formats = list(kind = "choices", default = NULL),
    steps_extra_formats = list(kind = "choices", default = character()),
    decimals = list(kind = "places", default = NULL),
    exercise_seed = list(kind = "seed", default = NULL),
    exercise_count = list(kind = "integer", default = 3),
    exercise_difficulty = list(kind = "choice", default = "mixed"),
    steps_length = list(kind = "choice", default = "normal"),
    explain_failure = list(kind = "flag", default = FALSE),
    notation = list(kind = "conventions", default = NULL),
    exercise_kind = list(kind = "choice", default = "compute")
  ),
  compact = list(
    result_name = list(kind = "name", default = "ans"),
    api_level = list(kind = "choice", default = "detailed"),
    steps_bg = list(kind = "flag", default = TRUE),
    steps_output_formats = list(kind = "choices", default = ""),
    steps_extra_formats = list(kind = "choices", default = character()),
    decimals = list(kind = "places", default = NULL),
    apply_decimals_in_steps = list(kind = "flag", default = FALSE),
    request_params = list(kind = "flag", default = TRUE),
    learning_pathways = list(kind = "flag", default = TRUE),
    related = list(kind = "flag", default = TRUE),
    properties = list(kind = "flag", default = TRUE),
    steps_length = list(kind = "choice", default = "normal"),
    explain_failure = list(kind = "flag", default = FALSE),
    notation = list(kind = "conventions", default = NULL)
  )
)

# The options to which NULL means something.
NULLABLE <- c("include", "steps_output_formats", "decimals")
