# Practice: exercises, and feedback on what a student answers.

PRACTICE_ROOT <- "/v1/mathematics/linear-algebra"

# A function that gives exercises on an operation, or on several that take turns.
exercises_with <- function(settings) {
  function(operation, difficulty = NULL, objective = NULL, count = NULL, seed = NULL, request = list()) {
    chosen <- if (length(operation) == 1) list(operation = operation) else list(operations = as.list(operation))
    options <- list(difficulty = difficulty, objective = objective, count = count, seed = seed)
    practice_reply(settings, "exercises", c(chosen, options), request, "matrixsteps_exercises")
  }
}

# The functions that say what is to be said of students' answers.
feedback_with <- function(settings) {
  answer_feedback <- function(question, answer, reveal = NULL, decimals = NULL, formats = NULL, request = list()) {
    told <- list(reveal = reveal, decimals = decimals, formats = if (!is.null(formats)) as.list(formats))
    body <- c(question_members(question), list(answer = answer), told)
    practice_reply(settings, "feedback/answer", body, request, "matrixsteps_feedback")
  }
  working_feedback <- function(task, working, rung = NULL, next_step = NULL, formats = NULL, named_operations = NULL,
                               follow_through = NULL, rounding = NULL, request = list()) {
    policy <- given(named_operations = named_operations, follow_through = follow_through, rounding = rounding)
    told <- given(rung = rung, next_step = next_step, formats = if (!is.null(formats)) as.list(formats))
    body <- list(task = task_members(task), working = working, policy = policy, feedback = told)
    practice_reply(settings, "feedback/working", body, request, "matrixsteps_working")
  }
  next_step <- function(task, working = list(), rung = NULL, formats = NULL, request = list()) {
    told <- given(rung = rung, formats = if (!is.null(formats)) as.list(formats))
    body <- list(task = task_members(task), working = working, feedback = told)
    practice_reply(settings, "feedback/next-step", body, request, "matrixsteps_next_step")
  }
  functions <- list(answer = answer_feedback, working = working_feedback, next_step = next_step)
  structure(functions, class = "matrixsteps_group", page = "practice")
}

# A list of what is given; NULL where nothing is.
given <- function(...) {
  members <- list(...)
  members <- members[!vapply(members, is.null, logical(1))]
  if (length(members) == 0) NULL else members
}

# The operation and its matrices.
task_members <- function(task) {
  if (is_object(task)) return(task)
  stop(new_error("invalid_argument", "task must be a list with operation and its inputs."))
}

# An exercise, its id, or an operation with its inputs.
question_members <- function(question) {
  if (is_text(question)) return(list(exercise = question))
  if (!is_object(question)) {
    stop(new_error("invalid_argument", "question must be an exercise, its id, or a list with operation and its inputs."))
  }
  if (is.null(question[["id"]])) question else list(exercise = question[["id"]])
}

practice_reply <- function(settings, route, members, request, class) {
  members <- members[!vapply(members, is.null, logical(1))]
  kinds <- stats::setNames(rep("any", length(members)), names(members))
  received <- send(settings, "POST", paste0(PRACTICE_ROOT, "/", route), body_text(members, kinds), request)
  body <- parsed(received)
  if (!is_object(body[["metadata"]])) stop(malformed_reply(received, "it has no metadata"))
  if (is.null(body[["result"]][["answer"]])) stop(malformed_reply(received, "its result has no answer"))
  new_reply(simplified(body), received, class)
}

format.matrixsteps_exercises <- function(x, ...) {
  tasks <- vapply(x$result$answer, function(exercise) {
    paste0(exercise$id, ": ", exercise$prompt_formats$text)
  }, character(1))
  strwrap(tasks, exdent = 2)
}

# A line for each line of the working, and the hints below it.
format.matrixsteps_working <- function(x, ...) {
  feedback <- x$result$answer
  lines <- vapply(seq_along(feedback$lines), function(index) {
    line <- feedback$lines[[index]]
    paste0("line ", index, ": ", gsub("-", " ", line$verdict), "  ", gsub("\n", ", ", line$read$text))
  }, character(1))
  c(lines, paste0("  ", unlist(feedback$hints)))
}

format.matrixsteps_next_step <- function(x, ...) {
  step <- x$result$answer$next_step
  if (is.null(step)) "Nothing is left to do." else unlist(step$hints)
}

format.matrixsteps_feedback <- function(x, ...) {
  feedback <- x$result$answer
  places <- vapply(feedback$wrong, function(place) {
    paste0("  row ", place$row, ", column ", place$column, ": ", place$given, " is wrong")
  }, character(1))
  c(feedback$sentence, places)
}
