# Asking: what the derived groups need of the client.

# A function that asks as one of the family: where, which arguments of which kinds stand in the frame of the caller, and what
# shape the answer has.
ask_with <- function(settings) {
  function(family, method, path, inputs, options, answer, frame) {
    kinds <- c(inputs, options, FAMILY_OPTIONS[[family]])
    arguments <- given_arguments(frame, names(inputs), names(kinds))
    received <- send(settings, "POST", path, body_text(arguments, kinds), frame$request)
    chosen <- chosen_answer(answer, arguments)
    labels <- labels_of(method, arguments)
    if (family == "envelope") return(envelope_from(received, chosen, labels))
    name <- if (is.null(arguments$result_name)) "ans" else arguments$result_name
    compact_from(received, name, chosen, labels)
  }
}

# The arguments that the caller was given: what is left out is the business of the service.
given_arguments <- function(frame, inputs, names) {
  is_missing <- vapply(names, function(name) eval(call("missing", as.name(name)), frame), logical(1))
  absent <- intersect(inputs, names[is_missing])
  if (length(absent) > 0) {
    stop(new_error("invalid_argument", paste0("argument \"", absent[[1]], "\" is missing, with no default")))
  }
  given <- names[!is_missing]
  arguments <- stats::setNames(lapply(given, function(name) get(name, envir = frame)), given)
  is_left_out <- vapply(given, function(name) is.null(arguments[[name]]) && !name %in% c(inputs, NULLABLE), logical(1))
  arguments[!is_left_out]
}

# The shape of the answer; where it depends on a choice, that of the choice, or those of all.
chosen_answer <- function(answer, arguments) {
  if (is.character(answer)) return(answer)
  choice <- arguments[[answer$selector]]
  if (identical(choice, answer$all)) return(stats::setNames(as.list(answer$kinds), answer$keys))
  if (is_text(choice) && choice %in% names(answer$kinds)) answer$kinds[[choice]] else "matrix"
}
