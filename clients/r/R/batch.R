# Batches: many questions in few requests, each with a reply or an error of its own.

mm_batch <- function(client, questions, size = 100, progress = interactive(), request = list(), lines = FALSE) {
  client$batch(questions, size = size, progress = progress, request = request, lines = lines)
}

MOST_QUESTIONS <- 1000

# Statuses of a question that may pass.
PASSING_IN_BATCH <- c(429, 503)

# Asks the questions of a list. An error of a request stands in the place of all its questions that have no answer and of those after it,
# which are not asked any more.
batch_with <- function(settings) {
  function(questions, size = 100, progress = FALSE, request = list(), lines = FALSE) {
    require_questions(questions, size)
    if (!isTRUE(lines) && !isFALSE(lines)) stop(new_error("invalid_argument", "lines must be TRUE or FALSE"))
    own <- request_settings(settings, request)
    answers <- stats::setNames(vector("list", length(questions)), names(questions))
    shown <- progress_bar(progress, length(questions))
    on.exit(shown$close())
    failure <- NULL
    for (start in seq(1, by = size, length.out = ceiling(length(questions) / size))) {
      places <- seq(start, min(start + size - 1, length(questions)))
      asked <- list(outcomes = rep(list(failure), length(places)), failure = failure)
      if (is.null(failure)) {
        tell <- function(count) shown$set(start - 1 + count)
        asked <- ask_together(settings, questions[places], request, own$retries, if (lines) tell)
      }
      failure <- asked$failure
      answers[places] <- Map(answer_to, questions[places], asked$outcomes)
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

# Asks some questions in one request, and those again that were refused for a moment, or whose lines did not come. Gives what was received
# for each, or its error, and the error that ended it. `tell` is called with the number of lines that have come; without it none are asked for.
ask_together <- function(settings, questions, request, retries, tell) {
  outcomes <- lapply(questions, function(question) tryCatch(question_json(question), matrixsteps_error = identity))
  places <- which(vapply(outcomes, is.character, logical(1)))
  bodies <- unlist(outcomes[places])
  failures <- 0
  while (length(places) > 0) {
    failures <- failures + 1
    settled <- length(questions) - length(places)
    collector <- if (!is.null(tell)) line_collector(function(count) tell(min(settled + count, length(questions))))
    asked <- asked_members(settings, bodies, request, collector)
    came <- seq_along(asked$members)
    outcomes[places[came]] <- asked$members
    is_left <- rep(TRUE, length(places))
    is_left[came] <- vapply(asked$members, may_pass, logical(1))
    if (!any(is_left)) break
    pause <- if (failures <= retries && asked$may_go_on) {
      waits <- lapply(asked$members[is_left[came]], function(member) read_retry_after(member$headers))
      pause_after(failures, if (is.null(asked$failure)) max(1, unlist(waits)))
    }
    if (is.null(pause)) {
      lacking <- setdiff(seq_along(places), came)
      outcomes[places[lacking]] <- rep(list(asked$failure), length(lacking))
      return(list(outcomes = outcomes, failure = asked$failure))
    }
    Sys.sleep(pause)
    places <- places[is_left]
    bodies <- bodies[is_left]
  }
  list(outcomes = outcomes, failure = NULL)
}

# The members of the reply to a batch, each as if it had come alone. Where they are not all: the error, and whether another request may
# bring the others. `send` has tried again already.
asked_members <- function(settings, bodies, request, collector) {
  body <- paste0("{\"questions\":", list_json(bodies), "}")
  tryCatch(
    {
      whole <- send(settings, "POST", "/v1/batch", body, request, collector)
      if (is.null(collector) || !collector$is_lines) {
        list(members = members_of(whole, length(bodies)), failure = NULL, may_go_on = TRUE)
      } else {
        members_of_lines(whole, collector, length(bodies))
      }
    },
    matrixsteps_error = function(error) list(members = list(), failure = error, may_go_on = FALSE)
  )
}

members_of_lines <- function(whole, collector, count) {
  members <- list()
  for (text in collector$texts) {
    member <- if (length(members) < count) member_of_line(whole, text)
    if (is.null(member)) {
      return(list(members = members, failure = malformed_reply(whole, "a line is no answer"), may_go_on = FALSE))
    }
    members <- c(members, list(member))
  }
  failure <- collector$cut
  if (is.null(failure) && length(members) < count) failure <- malformed_reply(whole, "it has not one answer for each question")
  list(members = members, failure = failure, may_go_on = is.null(failure) || !is.null(collector$cut))
}

# NULL for what is no answer.
member_of_line <- function(whole, text) {
  answer <- tryCatch(jsonlite::parse_json(text), error = function(error) NULL)
  if (is_object(answer) && is.numeric(answer[["status"]]) && "body" %in% names(answer)) member_of(whole, answer, text)
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
  Map(function(answer, text) member_of(whole, answer, text), answers, texts)
}

member_of <- function(whole, answer, text) {
  member <- unclass(whole)
  member$status <- answer[["status"]]
  member$headers <- utils::modifyList(member$headers, as.list(answer[["headers"]]))
  member$text <- member_text(text, "body")
  structure(member, class = "matrixsteps_response")
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
