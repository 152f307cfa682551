# Usage: how many answers the account has left, from the headers of a reply; and the other metadata of a reply.

# The usage in the headers; NULL where there is none, as on a 401.
read_usage <- function(headers) {
  numbers <- lapply(c("limit", "remaining", "reset"), function(name) whole_number(headers[[paste0("x-ratelimit-", name)]]))
  if (any(vapply(numbers, is.null, logical(1)))) return(NULL)
  list(
    limit = numbers[[1]],
    used = numbers[[1]] - numbers[[2]],
    remaining = numbers[[2]],
    resets_at = as.POSIXct(numbers[[3]], origin = "1970-01-01", tz = "UTC")
  )
}

whole_number <- function(text) {
  if (is.null(text) || !grepl("^[0-9]+$", text)) NULL else as.numeric(text)
}

# The seconds of `Retry-After-Ms` or `Retry-After`, which may also be a date; NULL where there is none.
read_retry_after <- function(headers, now = Sys.time()) {
  milliseconds <- decimal_number(headers[["retry-after-ms"]])
  if (!is.null(milliseconds)) return(milliseconds / 1000)
  text <- headers[["retry-after"]]
  if (is.null(text)) return(NULL)
  seconds <- decimal_number(text)
  if (!is.null(seconds)) return(seconds)
  moment <- http_date(text)
  if (is.null(moment)) NULL else max(0, as.numeric(difftime(moment, now, units = "secs")))
}

decimal_number <- function(text) {
  if (is.null(text) || !grepl("^[0-9]+([.][0-9]+)?$", text)) NULL else as.numeric(text)
}

# The seconds until the burst limit lets requests through again, where the `RateLimit` header says that it lets none now; else 0.
read_burst_wait <- function(headers) {
  pattern <- "\"burst\"\\s*;\\s*r=0\\s*;\\s*t=([0-9]+)"
  limits <- if (is.null(headers[["ratelimit"]])) "" else headers[["ratelimit"]]
  found <- regmatches(limits, regexec(pattern, limits, perl = TRUE))[[1]]
  if (length(found) == 0) 0 else as.numeric(found[[2]])
}

# `Wed, 21 Oct 2015 07:28:00 GMT`, whatever the language of the session calls its months.
http_date <- function(text) {
  pattern <- "^[A-Za-z]+, ([0-9]{2}) ([A-Z][a-z]{2}) ([0-9]{4}) ([0-9]{2}:[0-9]{2}:[0-9]{2}) GMT$"
  parts <- regmatches(text, regexec(pattern, text))[[1]]
  if (length(parts) == 0) return(NULL)
  iso <- sprintf("%s-%02d-%s %s", parts[[4]], match(parts[[3]], month.abb), parts[[2]], parts[[5]])
  moment <- as.POSIXct(iso, format = "%Y-%m-%d %H:%M:%S", tz = "UTC")
  if (is.na(moment)) NULL else moment
}

# The parts of a reply: status, headers by small names, request id, usage, number of requests, and the text itself.
received_from <- function(response, requests) {
  headers <- unclass(httr2::resp_headers(response))
  headers <- stats::setNames(lapply(headers, function(value) paste(value, collapse = ", ")), tolower(names(headers)))
  structure(
    list(
      status = httr2::resp_status(response),
      headers = headers,
      request_id = headers[["x-request-id"]],
      usage = read_usage(headers),
      requests = requests,
      text = if (length(response$body) == 0) "" else httr2::resp_body_string(response, "UTF-8")
    ),
    class = "matrixsteps_response"
  )
}

format.matrixsteps_response <- function(x, ...) {
  usage <- x$usage
  c(
    paste0("<reply: status ", x$status, ", request ", x$request_id, ">"),
    if (!is.null(usage)) {
      paste0(usage$remaining, " of ", usage$limit, " answers left until ", format(usage$resets_at, "%Y-%m-%d"))
    }
  )
}

print.matrixsteps_response <- function(x, ...) {
  writeLines(format(x))
  invisible(x)
}
