# Batches: many questions in few requests, each with a reply or an error of its own.

mm_batch <- function(client, questions, size = 100, progress = interactive(), request = list()) {
  client$batch(questions, size = size, progress = progress, request = request)
}

MOST_QUESTIONS <- 1000

# Statuses of a question that may pass.
PASSING_IN_BATCH <- c(429, 503)

# Asks the questions of a list. An error of a request stands in the place of all its questions and of those after it, which are not
# asked any more.
batch_with <- function(settings) {
  function(questions, size = 100, progress = FALSE, request = list()) {
    require_questions(questions, size)
    own <- request_settings(settings, request)
    answers <- stats::setNames(vector("list", length(questions)), names(questions))
    shown <- progress_bar(progress, length(questions))
    on.exit(shown$close())
    failure <- NULL
    for (start in seq(1, by = size, length.out = ceiling(length(questions) / size))) {
      places <- seq(start, min(start + size - 1, length(questions)))
      outcomes <- if (is.null(failure)) {
        tryCatch(ask_together(settings, questions[places], request, own$retries), matrixsteps_error = function(error) {
          failure <<- error
          NULL
        })
      }
      if (!is.null(failure)) outcomes <- rep(list(failure), length(places))
      answers[places] <- Map(answer_to, questions[places], outcomes)
      shown$set(max(places))
    }
    answers
  }
}

require_questions <- function(questions, size) {
  if (!is_number(size) || size != round(size) || size < 1 || size > MOST_QUESTIONS) {
    stop(new_error("invalid_argument", paste("size must be a whole number from 1 to", MOST_QUESTIONS)))
  }
  is_question <- if (is.list(questions)) vapply(questions, inherits, logical(1), "matrixsteps_question") else FALSE
  if (!all(is_question)) {
    stop(new_error("invalid_argument", paste(
      "Item", which(!is_question)[[1]], "is no question: make questions with client$questions."
    )))
  }
}

progress_bar <- function(is_wanted, total) {
  if (!is_wanted || total == 0) return(list(set = function(done) NULL, close = function() NULL))
  bar <- utils::txtProgressBar(max = total, style = 3, file = stderr())
  list(set = function(done) utils::setTxtProgressBar(bar, done), close = function() close(bar))
}

# Asks some questions in one request, and those again that were refused for a moment: what was received for each, or its error.
ask_together <- function(settings, questions, request, retries) {
  outcomes <- lapply(questions, function(question) tryCatch(question_json(question), matrixsteps_error = identity))
  places <- which(vapply(outcomes, is.character, logical(1)))
  bodies <- unlist(outcomes[places])
  failures <- 0
  while (length(places) > 0) {
    failures <- failures + 1
    body <- paste0("{\"questions\":", list_json(bodies), "}")
    # Sent before anything looks at the reply: an argument would be sent again each time that it fails.
    received <- send(settings, "POST", "/v1/batch", body, request)
    members <- members_of(received, length(places))
    outcomes[places] <- members
    is_refused <- vapply(members, may_pass, logical(1))
    if (!any(is_refused) || failures > retries) break
    asked <- lapply(members[is_refused], function(member) read_retry_after(member$headers))
    pause <- pause_after(failures, max(1, unlist(asked)))
    if (is.null(pause)) break
    Sys.sleep(pause)
    places <- places[is_refused]
    bodies <- bodies[is_refused]
  }
  outcomes
}

question_json <- function(question) paste0("{\"route\":", text_json(question$route), ",\"body\":", question$body(), "}")

may_pass <- function(member) member$status %in% PASSING_IN_BATCH && !is_final(member$headers)

# The members of the reply to a batch, each as if it had come alone.
members_of <- function(whole, count) {
  body <- tryCatch(jsonlite::parse_json(whole$text), error = function(error) stop(malformed_reply(whole, "it is not JSON")))
  answers <- if (is_object(body)) body[["answers"]]
  if (!is.list(answers) || length(answers) != count) {
    stop(malformed_reply(whole, "it has not one answer for each question"))
  }
  texts <- json_parts(member_text(whole$text, "answers"))
  Map(function(answer, text) {
    member <- unclass(whole)
    member$status <- answer[["status"]]
    member$headers <- utils::modifyList(member$headers, as.list(answer[["headers"]]))
    member$text <- member_text(text, "body")
    structure(member, class = "matrixsteps_response")
  }, answers, texts)
}

# The text of a member of an object.
member_text <- function(text, name) {
  start <- paste0("^\"", name, "\"[[:space:]]*:[[:space:]]*")
  parts <- json_parts(text)
  sub(start, "", grep(start, parts, value = TRUE)[[1]])
}

# The texts of the items of a list, or of the members of an object, as they came: parsing would lose digits. The text must be JSON.
json_parts <- function(text) {
  signs <- utf8ToInt(enc2utf8(text))
  outside <- !inside_texts(signs)
  depth <- cumsum(outside & signs %in% utf8ToInt("[{")) - cumsum(outside & signs %in% utf8ToInt("]}"))
  first <- which(depth == 1)[[1]]
  last <- which(depth == 0 & seq_along(signs) > first)[[1]]
  cuts <- c(first, which(outside & signs == utf8ToInt(",") & depth == 1), last)
  parts <- vapply(seq_len(length(cuts) - 1), function(part) {
    between <- seq_len(cuts[[part + 1]] - cuts[[part]] - 1) + cuts[[part]]
    trimws(intToUtf8(signs[between]))
  }, character(1))
  # An empty list or object has no part.
  parts[nzchar(parts)]
}

# Whether each character stands in a text: after a quote that no backslash escapes, and before the next one.
inside_texts <- function(signs) {
  places <- seq_along(signs)
  is_backslash <- signs == utf8ToInt("\\")
  last_other <- cummax(ifelse(is_backslash, 0L, places))
  backslashes_before <- places - 1L - c(0L, last_other[-length(signs)])
  cumsum(signs == utf8ToInt("\"") & backslashes_before %% 2 == 0) %% 2 == 1
}

# The reply to a question, or its error.
answer_to <- function(question, outcome) {
  if (inherits(outcome, "matrixsteps_error")) return(outcome)
  if (outcome$status != 200) return(error_for(outcome))
  tryCatch(question$read(outcome), matrixsteps_error = identity)
}
