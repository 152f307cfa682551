# The client: settings, the groups of functions, and the routes that have none.

mm_client <- function(api_key = Sys.getenv("MATRIXSTEPS_API_KEY"),
                      base_url = Sys.getenv("MATRIXSTEPS_BASE_URL"),
                      timeout = 60,
                      retries = 2,
                      burst_wait = 60,
                      headers = list(),
                      log = Sys.getenv("MATRIXSTEPS_LOG"),
                      perform = httr2::req_perform) {
  settings <- resolve_settings(api_key, base_url, timeout, retries, burst_wait, headers, log, perform)
  structure(
    c(
      new_groups(envelope_groups(), "envelope", settings),
      list(
        compact = structure(new_groups(compact_groups(), "compact", settings), class = "matrixsteps_groups"),
        questions = question_groups(),
        batch = batch_with(settings),
        exercises = exercises_with(settings),
        feedback = feedback_with(settings),
        post = post_with(settings),
        usage = usage_with(settings),
        health = health_with(settings)
      )
    ),
    class = "matrixsteps_client",
    base_url = settings$base_url,
    has_key = !is.null(settings$api_key)
  )
}

# The same functions, which make questions for a batch.
question_groups <- function() {
  compact <- structure(new_groups(compact_groups(), "compact", NULL), class = "matrixsteps_groups")
  structure(c(new_groups(envelope_groups(), "envelope", NULL), list(compact = compact)), class = "matrixsteps_questions")
}

format.matrixsteps_questions <- function(x, ...) {
  c("<questions for mm_batch>", paste("Groups:", paste(setdiff(names(x), "compact"), collapse = ", ")), "Compact: $compact")
}

print.matrixsteps_questions <- function(x, ...) {
  writeLines(format(x))
  invisible(x)
}

# Posts to any route: body and reply are lists with the names of the API.
post_with <- function(settings) {
  function(path, body, request = list()) {
    kinds <- stats::setNames(rep("any", length(body)), names(body))
    parsed(send(settings, "POST", path, body_text(body, kinds), request))
  }
}

# Whether the service can do its work. It costs nothing of the quota.
health_with <- function(settings) {
  function(request = list()) parsed(send(settings, "GET", "/health", NULL, request))
}

format.matrixsteps_client <- function(x, ...) {
  groups <- setdiff(names(x), c("compact", "questions", "batch", "exercises", "feedback", "post", "usage", "health"))
  c(
    paste0("<matrixsteps client of ", attr(x, "base_url"), ">"),
    paste("API key:", if (attr(x, "has_key")) "set, not shown" else "none"),
    paste("Groups:", paste(groups, collapse = ", ")),
    paste("Compact:", paste(names(x$compact), collapse = ", ")),
    "Practice: exercises, feedback"
  )
}

print.matrixsteps_client <- function(x, ...) {
  writeLines(format(x))
  invisible(x)
}

format.matrixsteps_groups <- function(x, ...) {
  c("<groups of compact replies>", paste0("$", names(x), ": ", lengths(lapply(x, unclass)), " functions"))
}

print.matrixsteps_groups <- function(x, ...) {
  writeLines(format(x))
  invisible(x)
}

format.matrixsteps_group <- function(x, ...) {
  inputs <- vapply(x, function(method) {
    taken <- formals(method)
    required <- vapply(taken, function(value) is.symbol(value) && !nzchar(as.character(value)), logical(1))
    paste(names(taken)[required], collapse = ", ")
  }, character(1))
  c(paste0("<group of operations: ?", attr(x, "page"), ">"), paste0("$", names(x), "(", inputs, ", ...)"))
}

print.matrixsteps_group <- function(x, ...) {
  writeLines(format(x))
  invisible(x)
}
