# Endpoints: the functions of a client, made from the table of routes.

# Groups of functions for a client. `family` is "envelope" or "compact". Without settings the functions send nothing: they make
# questions for a batch.
new_groups <- function(groups, family, settings) {
  made <- lapply(names(groups), function(name) {
    functions <- lapply(groups[[name]], endpoint_function, family, settings)
    structure(functions, class = "matrixsteps_group", page = name)
  })
  stats::setNames(made, names(groups))
}

# A function that calls a route. Its arguments are the inputs, the options with the defaults of the service, and `request`.
endpoint_function <- function(endpoint, family, settings) {
  options <- c(endpoint$options, FAMILY_OPTIONS[[family]])
  call_endpoint <- function(frame) {
    question <- question_of(endpoint, family, options, frame)
    if (is.null(settings)) question else reply_to(question, settings, frame$request)
  }
  method <- function() call_endpoint(environment())
  formals(method) <- c(
    stats::setNames(rep(alist(input = ), length(endpoint$inputs)), names(endpoint$inputs)),
    lapply(options, function(option) option$default),
    if (!is.null(settings)) alist(request = list())
  )
  method
}

# The question in the arguments of a function: its route, a function that writes its body, and one that reads its reply.
question_of <- function(endpoint, family, options, frame) {
  kinds <- c(endpoint$inputs, vapply(options, function(option) option$kind, character(1)))
  arguments <- given_arguments(frame, names(endpoint$inputs), names(kinds))
  body <- function() {
    require_same_labels(chosen_operation(endpoint, arguments), arguments)
    body_text(arguments, kinds)
  }
  read <- function(received) {
    chosen <- chosen_answer(endpoint$answer, arguments)
    labels <- labels_of(endpoint$method, arguments)
    if (family == "envelope") return(envelope_from(received, chosen, labels))
    name <- if (is.null(arguments$result_name)) "ans" else arguments$result_name
    compact_from(received, name, chosen, labels)
  }
  structure(list(route = endpoint$path, body = body, read = read), class = "matrixsteps_question")
}

# The reply to a question that is sent alone.
reply_to <- function(question, settings, request) {
  # Sent before anything looks at the reply: an argument would be sent again each time that it fails.
  body <- question$body()
  received <- send(settings, "POST", question$route, body, request)
  question$read(received)
}

format.matrixsteps_question <- function(x, ...) paste0("<question to ", x$route, ">")

print.matrixsteps_question <- function(x, ...) {
  writeLines(format(x))
  invisible(x)
}

# The arguments that the caller gave: for the others the service has defaults.
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

# The operation that answers: that of the function, or the one that a selector names.
chosen_operation <- function(endpoint, arguments) {
  choice <- if (is.list(endpoint$answer)) arguments[[c(endpoint$answer$selector, "")[[1]]]]
  if (is_text(choice)) choice else sub(".*\\$", "", endpoint$method)
}

# The shape of the answer; where it depends on a choice, that of the choice, or those of all.
chosen_answer <- function(answer, arguments) {
  if (is.character(answer)) return(answer)
  if (!is.null(answer$parts)) return(answer$parts)
  choice <- arguments[[answer$selector]]
  if (!is.null(answer$all) && identical(choice, answer$all)) return(stats::setNames(answer$kinds, answer$keys))
  if (is_text(choice) && choice %in% names(answer$kinds)) chosen_answer(answer$kinds[[choice]], arguments) else "matrix"
}
