# Transport: sends a request to the service, with retries.

# Statuses that may pass. A question changes nothing, so it may be asked again.
PASSING <- c(408, 409, 500, 502, 503, 504)

# Sends the request until the status is 200 or a retry would not help. `body` is JSON; NULL on a GET. Refusals by a burst limit have a
# budget of time; all other failures are counted. With a collector the reply may be lines, which it holds afterwards.
send <- function(settings, method, path, body, request, collector = NULL) {
  # An invalid argument must not look like a broken connection.
  force(body)
  own <- request_settings(settings, request)
  requests <- 0
  failures <- 0
  refusals <- 0
  repeat {
    wait_for_burst(settings$burst)
    requests <- requests + 1
    begun <- now_seconds()
    outcome <- send_once(settings, method, path, body, own, requests, collector)
    log_line(settings, "debug", path, ": ", described(outcome), " after ", round(1000 * (now_seconds() - begun)), " ms")
    is_lost <- inherits(outcome, "matrixsteps_error")
    if (!is_lost && outcome$status == 200) {
      note_burst(settings$burst, outcome$headers)
      return(outcome)
    }
    if (is_burst(outcome)) {
      if (refusals == 0) refused_at <- now_seconds()
      refusals <- refusals + 1
      left <- refused_at + own$burst_wait - now_seconds()
      pause <- burst_pause(refusals, read_retry_after(outcome$headers), left)
    } else {
      failures <- failures + 1
      pause <- if (failures > own$retries) NULL else pause_for(outcome, failures)
    }
    if (is.null(pause)) stop(if (is_lost) outcome else error_for(outcome))
    log_line(settings, "info", path, ": ", described(outcome), "; tried again in ", round(pause, 1), " seconds")
    Sys.sleep(pause)
  }
}

now_seconds <- function() proc.time()[["elapsed"]]

# Whether a limit for a moment refused the request, and not that of the month.
is_burst <- function(outcome) {
  !inherits(outcome, "matrixsteps_error") && outcome$status == 429 && !is_final(outcome$headers)
}

# Until when this process sends nothing, because the service has said that the burst limit lets nothing through.
wait_for_burst <- function(burst) {
  left <- burst$resumes_at - now_seconds()
  if (left > 0) Sys.sleep(left)
}

note_burst <- function(burst, headers) {
  seconds <- read_burst_wait(headers)
  if (seconds > 0) burst$resumes_at <- now_seconds() + seconds
}

# What the client does, for those who ask for it. Neither keys nor bodies are logged.
LOG_LEVELS <- c("off", "info", "debug")

log_line <- function(settings, level, ...) {
  if (match(level, LOG_LEVELS) <= match(settings$log, LOG_LEVELS)) message("matrixsteps: ", ...)
}

# An outcome in a few words, for the log.
described <- function(outcome) {
  if (inherits(outcome, "matrixsteps_error")) return(conditionMessage(outcome))
  id <- if (is.null(outcome$request_id)) "" else paste0(" [request ", outcome$request_id, "]")
  paste0("status ", outcome$status, id)
}

# The settings of a single call: timeout, retries, burst_wait, headers, correlation_id.
request_settings <- function(settings, request) {
  unknown <- setdiff(names(request), c("timeout", "retries", "burst_wait", "headers", "correlation_id"))
  if (!is.list(request) || length(unknown) > 0 || length(request) != length(names(request))) {
    names <- "timeout, retries, burst_wait, headers and correlation_id"
    stop(new_error("invalid_argument", paste0("request must be a list of ", names, ".")))
  }
  own <- list(
    timeout = if (is.null(request[["timeout"]])) settings$timeout else request[["timeout"]],
    retries = if (is.null(request[["retries"]])) settings$retries else request[["retries"]],
    burst_wait = if (is.null(request[["burst_wait"]])) settings$burst_wait else request[["burst_wait"]],
    correlation_id = request[["correlation_id"]]
  )
  objection <- objection_to(own$timeout, own$retries, own$burst_wait, request[["headers"]])
  own$headers <- c(settings$headers[setdiff(names(settings$headers), names(request[["headers"]]))], request[["headers"]])
  if (is.null(objection) && !is.null(own$correlation_id)) objection <- objection_to_name(own$correlation_id)
  if (!is.null(objection)) stop(new_error("invalid_argument", objection))
  own
}

# A value that no header can carry would otherwise look like a failed connection.
objection_to_name <- function(name) {
  if (is_text(name) && grepl("^[\x21-\x7e]{1,128}$", name, perl = TRUE) && !grepl("\n", name)) return(NULL)
  "correlation_id must be 1 to 128 visible ASCII characters."
}

# Seconds.
FIRST_PAUSE <- 0.5
LONGEST_PAUSE <- 8
JITTER <- 0.25
# After a 503 the client does not wait longer than this for Retry-After; it raises the error, and the caller decides.
LONGEST_ASKED <- 30

# How long to wait before the next attempt; NULL for no retry.
pause_for <- function(outcome, failures) {
  if (inherits(outcome, "matrixsteps_error")) return(pause_after(failures, NULL))
  if (!outcome$status %in% PASSING || is_final(outcome$headers)) return(NULL)
  pause_after(failures, read_retry_after(outcome$headers))
}

# What Retry-After asks for, else exponential backoff; with jitter, so that many clients do not retry together.
# The client must not change the state of the session's random numbers.
pause_after <- function(failures, retry_after) {
  part <- clock_part()
  if (is.null(retry_after)) return(backoff(failures) * (0.5 + part / 2))
  if (retry_after > LONGEST_ASKED) NULL else retry_after + part * JITTER
}

# What Retry-After asks for, and a part of a time that doubles with each refusal, so that those who were refused together do not return
# together. NULL where the time that is left is too short.
burst_pause <- function(refusals, retry_after, left) {
  least <- if (is.null(retry_after)) 1 else retry_after
  if (least > left) NULL else min(left, least + clock_part() * backoff(refusals))
}

backoff <- function(failures) min(LONGEST_PAUSE, FIRST_PAUSE * 2^(failures - 1))

# Between 0 and 1, from the clock and the process: `runif` would change what the user's seed gives.
clock_part <- function() (as.numeric(Sys.time()) * 1e4 + Sys.getpid() * 7919) %% 1000 / 1000

# A longer time would overflow the timer.
LONGEST_TIMER <- 2^31 - 1

# The reply, or the error where there is none.
send_once <- function(settings, method, path, body, own, requests, collector) {
  begun <- proc.time()[["elapsed"]]
  lost_now <- function(error) lost(error, settings$base_url, own$timeout, proc.time()[["elapsed"]] - begun)
  address <- paste0(settings$base_url, path)
  headers <- sent_headers(settings, own, if (is.null(collector)) "application/json" else LINES)
  tryCatch(
    {
      response <- if (is.null(collector) || !identical(settings$perform, httr2::req_perform)) {
        settings$perform(httr2_request(address, method, headers, body, curl_options(own, is_stream = FALSE)))
      } else {
        stream_lines(address, headers, body, curl_options(own, is_stream = TRUE), collector)
      }
      if (!is.null(collector) && !collector$is_lines) response <- collect_whole(response, collector)
      if (!is.null(collector$cut)) collector$cut <- lost_now(collector$cut)
      received_from(response, requests)
    },
    error = lost_now
  )
}

# The headers of the client take the place of what the user has given under the same names.
sent_headers <- function(settings, own, accept) {
  ours <- c(
    list(Accept = accept),
    if (!is.null(settings$api_key)) list(Authorization = paste("Bearer", settings$api_key)),
    if (!is.null(own$correlation_id)) list(`X-Request-Id` = own$correlation_id)
  )
  c(own$headers[!tolower(names(own$headers)) %in% tolower(names(ours))], ours)
}

# A stream may last longer than the time-out: that is for the pauses in it.
curl_options <- function(own, is_stream) {
  milliseconds <- min(max(1, round(own$timeout * 1000)), LONGEST_TIMER)
  c(
    list(
      # A redirected POST would become a GET, and the key would go to an address that the user did not choose.
      followlocation = FALSE,
      # curl would retry on its own, uncounted, where a kept connection breaks.
      fresh_connect = TRUE,
      connecttimeout_ms = milliseconds,
      useragent = paste0("matrixsteps-r/", VERSION)
    ),
    if (is_stream) list(low_speed_limit = 1, low_speed_time = ceiling(milliseconds / 1000)) else list(timeout_ms = milliseconds)
  )
}

httr2_request <- function(address, method, headers, body, options) {
  question <- httr2::req_method(httr2::request(address), method)
  question <- do.call(httr2::req_headers, c(list(question), headers))
  if (!is.null(body)) question <- httr2::req_body_raw(question, charToRaw(body), "application/json")
  question <- do.call(httr2::req_options, c(list(question), options))
  question <- httr2::req_error(question, is_error = function(response) FALSE)
  # When to try again is decided in `send`; httr2 0.2 would sleep even after its only try.
  httr2::req_retry(question, max_tries = 1, is_transient = function(response) FALSE, backoff = function(failures) 0)
}

# The error of a request without a reply. Its cause is not kept, because that holds the request with its key.
lost <- function(error, base_url, timeout, elapsed) {
  reason <- if (is.null(error$parent)) conditionMessage(error) else conditionMessage(error$parent)
  if (elapsed >= timeout * 0.95 && grepl("timeout|timed out|too slow", reason, ignore.case = TRUE)) {
    message <- paste("There was no answer within", timeout, "seconds.")
    return(new_error("timeout", message, timeout = timeout))
  }
  check <- "Is base_url (MATRIXSTEPS_BASE_URL) right, and does the service run?"
  new_error("connection", paste0("No answer from ", base_url, ": ", sub("[.]$", "", reason), ". ", check))
}
