# Errors: one condition class for each kind of failure, which `kind` names.

# Conditions hold no call and no parent: either could show the key.
new_error <- function(kind, message, ..., parents = character()) {
  structure(
    list(message = message, call = NULL, kind = kind, ...),
    class = unique(c(paste0("matrixsteps_", kind), parents, "matrixsteps_error", "error", "condition"))
  )
}

refuse_argument <- function(place, what) {
  stop(new_error("invalid_argument", paste0(place, " is ", what, ", which cannot be sent.")))
}

# The error for a reply that is no answer.
status_error <- function(kind, message, received, detail, ..., parents = character()) {
  id <- if (is.null(received$request_id)) "" else paste0(" [request ", received$request_id, "]")
  new_error(
    kind,
    paste0(message, id),
    status = received$status,
    request_id = received$request_id,
    headers = received$headers,
    usage = received$usage,
    requests = received$requests,
    detail = detail,
    ...,
    parents = c(parents, "matrixsteps_status")
  )
}

malformed_reply <- function(received, reason) {
  message <- paste0("The reply is no answer of the service: ", reason, ".")
  status_error("malformed_reply", message, received, received$text)
}

# The error for a status that is not 200.
error_for <- function(received) {
  detail <- detail_of(received$text)
  said <- paste0(sentence(received$status, detail), advice(received))
  status <- received$status
  retry_after <- read_retry_after(received$headers)
  if (status == 401) return(status_error("authentication", said, received, detail))
  if (status == 404) return(status_error("not_found", said, received, detail))
  if (status == 413) return(status_error("request_too_large", said, received, detail))
  if (status == 422) return(invalid_request(said, received, detail))
  if (status == 429 && is_final(received$headers)) return(quota_exceeded(said, received, detail))
  if (status == 429) return(status_error("rate_limit", said, received, detail, retry_after = retry_after))
  if (status == 503) {
    parents <- "matrixsteps_server"
    return(status_error("server_busy", said, received, detail, retry_after = retry_after, parents = parents))
  }
  status_error(if (status >= 500) "server" else "status", said, received, detail)
}

# What to check, where the status shows that the request did not reach the service.
advice <- function(received) {
  if (received$status == 404) return(". Is base_url right?")
  if (received$status == 407) return(". A proxy asks for a name and a password: check the address of your proxy.")
  if (received$status < 300 || received$status >= 400) return("")
  # What follows the path may hold secrets.
  place <- if (is.null(received$headers$location)) "" else substr(sub("[?#].*", "", received$headers$location), 1, LONGEST_DETAIL)
  leads <- if (nzchar(place)) paste0("It leads to ", place, ". ") else ""
  paste0(". ", leads, "Redirections are not followed: is base_url (MATRIXSTEPS_BASE_URL) right?")
}

invalid_request <- function(said, received, detail) {
  problems <- read_problems(detail)
  lines <- vapply(problems, problem_line, character(1))
  message <- if (length(lines) == 0) said else paste(lines, collapse = "\n")
  status_error("invalid_request", message, received, detail, problems = problems)
}

quota_exceeded <- function(said, received, detail) {
  resets_at <- received$usage$resets_at
  if (is.null(resets_at)) {
    seconds <- read_retry_after(received$headers)
    resets_at <- Sys.time() + if (is.null(seconds)) 0 else seconds
  }
  status_error("quota_exceeded", said, received, detail, resets_at = resets_at)
}

# Whether the service says that a retry does not help.
is_final <- function(headers) identical(headers[["x-should-retry"]], "false")

detail_of <- function(text) {
  body <- tryCatch(jsonlite::parse_json(text), error = function(error) text)
  if (is_object(body) && "detail" %in% names(body)) simplified(body[["detail"]]) else simplified(body)
}

LONGEST_DETAIL <- 300

# The message of the service after the status.
sentence <- function(status, detail) {
  said <- if (is_text(detail)) trimws(detail) else as.character(jsonlite::toJSON(detail, auto_unbox = TRUE, null = "null"))
  if (!nzchar(said)) return(as.character(status))
  paste0(status, ": ", substr(said, 1, LONGEST_DETAIL))
}

# The problems of the body of a 422: each has `loc`, `msg` and `type`. None where it says something else.
read_problems <- function(detail) {
  is_problem <- function(value) is_object(value) && all(c("loc", "msg", "type") %in% names(value))
  if (is.list(detail) && is.null(names(detail)) && all(vapply(detail, is_problem, logical(1)))) detail else list()
}

# Where, what, and the kind in brackets.
problem_line <- function(problem) {
  path <- as.character(unlist(problem$loc))[-1]
  place <- if (length(path) == 0) "the body" else paste(path, collapse = ".")
  paste0(place, ": ", problem$msg, " (", problem$type, ")")
}
