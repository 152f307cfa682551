# Printing of replies: the answer first, then what else there is.

format.matrixsteps_envelope <- function(x, ...) {
  concept <- x$taxonomy$concept
  sections <- setdiff(names(x), c("metadata", "result", "response"))
  c(
    if (is.null(concept)) "<matrixsteps envelope>" else paste0("<", concept, ">"),
    if (!is.null(x$result)) format(x$result),
    if (length(sections) > 0) strwrap(paste("Also:", paste0("$", sections, collapse = " ")), exdent = 2)
  )
}

format.matrixsteps_result <- function(x, ...) {
  c(answer_lines(x$name, x$answer), if (!is.null(x$exact)) answer_lines("exactly", x$exact))
}

format.matrixsteps_compact <- function(x, ...) {
  sections <- setdiff(names(x), c("name", "result", "digits", "response"))
  c(
    answer_lines(x$name, x$result),
    if (!is.null(x$digits)) answer_lines("in full", x$digits),
    if (length(sections) > 0) strwrap(paste("Also:", paste0("$", sections, collapse = " ")), exdent = 2)
  )
}

# A value under its name, as R prints it; texts without quotes.
answer_lines <- function(name, value) {
  shown <- if (is.character(value)) noquote(value) else value
  c(paste0(name, ":"), utils::capture.output(print(shown)))
}

print.matrixsteps_reply <- function(x, ...) {
  writeLines(format(x))
  invisible(x)
}

print.matrixsteps_result <- function(x, ...) {
  writeLines(format(x))
  invisible(x)
}

summary.matrixsteps_reply <- function(object, ...) {
  answer <- if (inherits(object, "matrixsteps_compact")) object$result else object$result$answer
  structure(
    list(
      answer = answer,
      steps = length(object$steps),
      sections = setdiff(names(object), "response"),
      request_id = object$response$request_id,
      usage = object$response$usage
    ),
    class = "summary.matrixsteps_reply"
  )
}

print.summary.matrixsteps_reply <- function(x, ...) {
  size <- if (is.matrix(x$answer)) paste(dim(x$answer), collapse = " by ") else paste(length(x$answer), "values")
  writeLines(c(
    paste0("Answer: ", size, ", ", typeof(x$answer)),
    paste0("Steps: ", x$steps),
    paste0("Request: ", x$request_id),
    if (!is.null(x$usage)) paste0("Left this month: ", x$usage$remaining, " of ", x$usage$limit)
  ))
  invisible(x)
}
