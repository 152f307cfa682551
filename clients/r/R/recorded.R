# Recorded and given replies: clients that need no service, for the vignette, a first look, and the tests of packages and programs.

# Answers the questions that were recorded into the files of a folder.
mm_recorded <- function(folder = system.file("recorded", package = "matrixsteps")) {
  replies <- lapply(list.files(folder, pattern = "[.]json$", full.names = TRUE), jsonlite::read_json)
  client_without_service(function(path, body) {
    found <- Filter(function(reply) reply$path == path && reply$body == body, replies)
    if (length(found) == 0) stop("this question was not recorded")
    list(status = 200, headers = list(`X-Request-Id` = "recorded"), text = found[[1]]$reply)
  })
}

# A function for `perform` that writes each question with its reply into a file of the folder.
mm_recorder <- function(folder, perform = httr2::req_perform) {
  dir.create(folder, showWarnings = FALSE, recursive = TRUE)
  function(question) {
    response <- perform(question)
    path <- regmatches(question$url, regexpr("/(api/)?v1/.*", question$url))
    if (httr2::resp_status(response) == 200 && length(path) == 1) {
      number <- length(list.files(folder, pattern = "[.]json$")) + 1
      file <- file.path(folder, sprintf("%03d-%s.json", number, basename(path)))
      recorded <- list(path = path, body = sent_text(question), reply = httr2::resp_body_string(response, "UTF-8"))
      jsonlite::write_json(recorded, file, auto_unbox = TRUE, pretty = 1)
    }
    response
  }
}

# Answers with what a test gives: by the name of the operation in the API, such as `trace` or `col-mean`, the answer in the shape of
# JSON, an `mm_reply`, or a function that gives one of these for the body of a request, a list.
mm_fake <- function(answers) {
  client_without_service(function(path, body) {
    body <- jsonlite::parse_json(if (nzchar(body)) body else "{}")
    operation <- operation_of(path, body)
    if (!operation %in% names(answers)) {
      stop("The fake service has no answer for ", operation, "; it has ", paste(names(answers), collapse = ", "), ".")
    }
    answer <- answers[[operation]]
    if (is.function(answer)) answer <- answer(body)
    if (!inherits(answer, "matrixsteps_fake_reply")) answer <- wrapped_answer(path, body, answer)
    text <- as.character(jsonlite::toJSON(answer$body, auto_unbox = TRUE, null = "null", digits = NA))
    list(status = answer$status, headers = c(list(`X-Request-Id` = "fake"), answer$headers), text = text)
  })
}

# A whole reply: other sections than the answer, or a refusal.
mm_reply <- function(status, body, headers = list()) {
  structure(list(status = status, body = body, headers = headers), class = "matrixsteps_fake_reply")
}

# Nothing is tried again, so that the tests of refusals take no time.
client_without_service <- function(answer) {
  address <- "https://recorded.invalid"
  mm_client(api_key = NULL, base_url = address, retries = 0, burst_wait = 0, perform = function(question) {
    reply <- answer(sub(address, "", question$url, fixed = TRUE), sent_text(question))
    httr2::response(
      status_code = reply$status,
      url = question$url,
      headers = c(list(`Content-Type` = "application/json"), reply$headers),
      body = charToRaw(enc2utf8(reply$text))
    )
  })
}

sent_text <- function(question) if (is.null(question$body)) "" else rawToChar(question$body$data)

# The last part of the route; on a combined route the choice of the body.
operation_of <- function(path, body) {
  last <- basename(path)
  if (!startsWith(path, "/api/") || !startsWith(last, "matrix-")) return(last)
  if (is.null(body$operation)) body$type else body$operation
}

# The least reply of each family that holds the answer.
wrapped_answer <- function(path, body, answer) {
  name <- if (is.null(body$result_name)) "ans" else body$result_name
  if (startsWith(path, "/api/")) return(mm_reply(200, stats::setNames(list(answer), name)))
  mm_reply(200, list(metadata = list(success = TRUE), result = list(name = name, answer = answer), steps = list()))
}
