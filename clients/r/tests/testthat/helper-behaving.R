# A behaviour of the table tried on this client: the call made, and all that differs from what is expected.

# A value of the table in R: rectangular lists of rows are matrices, other flat lists are vectors.
value_of <- function(value) {
  if (is.null(value) || !is.list(value)) return(value)
  if (!is.null(value[["$integer"]])) return(value[["$integer"]])
  if (!is.null(value[["$nan"]])) return(NaN)
  items <- lapply(value, value_of)
  if (!is.null(names(value))) return(items)
  if (length(items) == 0) return(list())
  if (all(vapply(items, function(item) is.atomic(item) && length(item) == 1, logical(1))) && !any(vapply(value, is_row, logical(1)))) {
    return(unlist(items))
  }
  if (all(vapply(value, is_row, logical(1))) && length(unique(lengths(items))) == 1) do.call(rbind, items) else items
}

is_row <- function(value) is.list(value) && is.null(names(value))

filled <- function(text, places) sub("{url}", places$url, sub("{key}", places$key, text, fixed = TRUE), fixed = TRUE)

differences <- function(servers, behaviour, number) {
  urls <- list(
    service = servers$service,
    script = paste0(servers$stub, "/", number),
    nowhere = servers$nowhere,
    burst = paste0(servers$stub, "/burst/r")
  )
  key <- servers$keys[[if (is.null(behaviour$key)) "usual" else behaviour$key]]
  places <- list(key = key, url = urls[[behaviour$server]])
  begun <- proc.time()[["elapsed"]]
  shown <- character()
  outcome <- tryCatch(
    {
      client <- client_of(behaviour, places)
      shown <- forms_of(client)
      times <- if (is.null(behaviour$times)) 1 else behaviour$times
      # One after the other: a session does one thing at a time.
      for (question in seq_len(times)) reply <- call_of(client, behaviour$call)
      reply
    },
    error = function(error) error
  )
  seconds <- proc.time()[["elapsed"]] - begun
  sent <- if (behaviour$server == "script") requests_to(servers, number) else list()
  expect <- behaviour$expect
  most <- if (is.null(expect$takes_at_most)) 30 else expect$takes_at_most
  c(
    if (is.null(expect$error)) reply_findings(outcome, expect) else error_findings(outcome, expect$error),
    sent_findings(sent, expect, places),
    if (seconds > most) paste("it took", seconds, "seconds"),
    if (any(grepl(places$key, c(shown, forms_of(outcome)), fixed = TRUE))) "the key is seen"
  )
}

client_of <- function(behaviour, places) {
  variables <- lapply(behaviour$environment, filled, places)
  if (length(variables) > 0) do.call(Sys.setenv, variables)
  on.exit(Sys.unsetenv(c("MATRIXSTEPS_API_KEY", "MATRIXSTEPS_BASE_URL", "MATRIXSTEPS_LOG")))
  settings <- behaviour$client
  if (is.null(settings)) settings <- list(api_key = "{key}", base_url = "{url}")
  settings[] <- lapply(settings, function(value) if (is.character(value)) filled(value, places) else value)
  do.call(mm_client, settings)
}

call_of <- function(client, call) {
  if (is.null(call$batch)) return(reply_or_question(client, call))
  questions <- lapply(call$batch, function(one) reply_or_question(client$questions, one))
  mm_batch(client, questions, progress = FALSE, request = if (is.null(call$request)) list() else call$request)
}

reply_or_question <- function(groups, call) {
  owner <- if (call$family == "a") groups else groups$compact
  group <- if (nzchar(call$group)) owner[[gsub("-", "_", call$group)]] else owner
  method <- group[[gsub("-", "_", call$method)]]
  if (is.null(method)) stop("there is no ", call$group, "$", call$method)
  inputs <- unname(lapply(call$inputs, value_of))
  request <- if (is.null(call$request)) list() else list(request = call$request)
  do.call(method, c(inputs, lapply(call$options, value_of), request))
}

reply_findings <- function(outcome, expect) {
  if (inherits(outcome, "error")) return(paste("it threw", conditionMessage(outcome)))
  there <- Filter(function(path) !is.null(member_at(outcome, path)), unlist(expect$absent))
  c(member_findings(outcome, expect$members), if (length(there) > 0) paste(there, "is there"))
}

error_findings <- function(outcome, expected) {
  if (!inherits(outcome, "matrixsteps_error")) return(paste("no error of the client, but", class(outcome)[[1]], format(outcome)))
  message <- conditionMessage(outcome)
  lacking <- Filter(function(part) !grepl(part, message, fixed = TRUE), unlist(expected$message_has))
  is_kind <- outcome$kind == expected$kind && inherits(outcome, paste0("matrixsteps_", expected$kind))
  c(
    if (!is_kind) paste("the error is of the kind", outcome$kind, ":", message),
    member_findings(outcome, expected$members),
    if (length(lacking) > 0) paste0("the message lacks \"", lacking, "\": ", message)
  )
}

member_findings <- function(holder, members) {
  unlist(lapply(names(members), function(path) {
    found <- member_at(holder, path)
    if (!agrees(found, members[[path]])) paste(path, "is", paste(deparse(found), collapse = " "))
  }))
}

member_at <- function(holder, path) {
  for (name in strsplit(path, ".", fixed = TRUE)[[1]]) {
    if (grepl("^[0-9]+$", name)) {
      index <- as.integer(name) + 1L
      holder <- if (index <= length(holder)) holder[[index]]
    } else {
      name <- sub("^=", "", name)
      holder <- if (is.list(holder) && name %in% names(holder)) holder[[name]]
    }
  }
  holder
}

agrees <- function(found, expected) {
  if (is.list(expected) && !is.null(expected[["$text"]])) return(is.character(found) && grepl(expected[["$text"]], found, perl = TRUE))
  if (is.list(expected) && !is.null(expected[["$number"]])) return(is.numeric(found) && length(found) == 1)
  if (is.list(expected) && !is.null(expected[["$moment"]])) {
    moment <- expected[["$moment"]]
    if (!inherits(found, "POSIXct")) return(FALSE)
    return(isTRUE(moment) || found == as.POSIXct(moment, format = "%Y-%m-%dT%H:%M:%SZ", tz = "UTC"))
  }
  identical(as_compared(found), as_compared(value_of(expected)))
}

# One type of numbers; records by their members.
as_compared <- function(value) {
  if (is.numeric(value)) storage.mode(value) <- "double"
  if (!is.list(value)) return(value)
  if (!is.null(names(value))) value <- value[order(names(value))]
  lapply(value, function(item) as_compared(value_of(item)))
}

requests_to <- function(servers, number) {
  response <- httr2::req_perform(httr2::request(paste0(servers$stub, "/received/", number)))
  httr2::resp_body_json(response)$requests
}

sent_findings <- function(sent, expect, places) {
  requests <- if (is.null(expect$requests)) length(sent) else expect$requests
  at <- vapply(sent, function(request) as.numeric(request$at), numeric(1))
  pauses <- diff(at) / 1000
  late <- Filter(function(index) {
    pauses[[index]] < expect$waits[[index]]$at_least || pauses[[index]] > expect$waits[[index]]$at_most
  }, intersect(seq_along(expect$waits), seq_along(pauses)))
  c(
    if (length(sent) != requests) paste(length(sent), "requests were sent, not", requests),
    if (length(expect$waits) > length(pauses)) "there are too few pauses",
    if (length(late) > 0) paste("pause", late, "is", pauses[late], "seconds"),
    if (!is.null(expect$sent)) first_findings(sent[[1]], expect$sent, places)
  )
}

first_findings <- function(first, expected, places) {
  wrong <- Filter(function(name) !identical(first$headers[[name]], filled(expected$headers[[name]], places)), names(expected$headers))
  there <- intersect(unlist(expected$absent_headers), names(first$headers))
  is_body <- is.null(expected[["body"]]) || identical(as_compared(jsonlite::parse_json(first$body)), as_compared(expected[["body"]]))
  c(
    if (!is.null(expected$path) && expected$path != first$path) paste("it was sent to", first$path),
    if (length(wrong) > 0) paste("the header", wrong, "is", first$headers[wrong]),
    if (length(there) > 0) paste("the header", there, "is there"),
    if (!is_body || (!is.null(expected$body_text) && expected$body_text != first$body)) paste("sent:", first$body)
  )
}

# Every form in which a user may print a value.
forms_of <- function(value) {
  shown <- utils::capture.output({
    print(value)
    utils::str(value)
    print(summary(value))
    dput(value)
    print(unclass(value))
  })
  c(shown, if (inherits(value, "condition")) conditionMessage(value))
}
