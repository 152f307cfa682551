# Settings of a client: arguments first, then the environment, then defaults.

DEFAULT_BASE_URL <- "http://127.0.0.1:3000"

# The key is only in closures of the client, which no method prints.
resolve_settings <- function(api_key, base_url, timeout, retries, burst_wait, headers, log, perform) {
  if (identical(log, "")) log <- "off"
  objection <- objection_to(timeout, retries, burst_wait, headers)
  if (is.null(objection) && !(is_text(log) && log %in% LOG_LEVELS)) {
    objection <- paste0("log, or MATRIXSTEPS_LOG, must be one of ", paste(LOG_LEVELS, collapse = ", "), ".")
  }
  if (!is.null(objection)) stop(new_error("configuration", objection))
  list(
    api_key = resolve_key(api_key),
    base_url = resolve_address(base_url),
    timeout = timeout,
    retries = retries,
    burst_wait = burst_wait,
    headers = as.list(headers),
    log = log,
    # Shared by all calls of a client.
    burst = list2env(list(resumes_at = 0)),
    perform = perform
  )
}

# What is wrong with settings that a client and a call may have; NULL where nothing is.
objection_to <- function(timeout, retries, burst_wait, headers) {
  if (!is_number(timeout) || timeout <= 0) return("timeout must be a number of seconds above 0.")
  if (!is_number(retries) || retries < 0 || retries != round(retries)) {
    return("retries must be 0 or a positive whole number.")
  }
  if (!is_number(burst_wait) || burst_wait < 0) return("burst_wait must be a number of seconds, or 0.")
  objection_to_headers(headers)
}

# A value that no header can carry would otherwise look like a failed connection.
objection_to_headers <- function(headers) {
  if (length(headers) != length(names(headers))) return("headers must be a list with the names of headers.")
  for (name in names(headers)) {
    value <- headers[[name]]
    is_sent <- is_text(value) && grepl("^[\t\x20-\x7e]*$", value, perl = TRUE) && !grepl("\n", value)
    if (!is_sent || !grepl("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", name)) {
      return(paste0("The header ", name, " has a name or a value that no header can carry."))
    }
  }
  NULL
}

is_number <- function(value) is.numeric(value) && length(value) == 1 && !is.na(value)

is_text <- function(value) is.character(value) && length(value) == 1 && !is.na(value)

resolve_address <- function(address) {
  if (identical(address, "")) address <- DEFAULT_BASE_URL
  if (!is_text(address) || !grepl("^https?://[^/@[:space:]]+(/[^@[:space:]]*)?$", address)) {
    stop(new_error(
      "configuration",
      "base_url must be an address such as https://example.org, without a name or a password."
    ))
  }
  sub("/+$", "", address)
}

# A key that no header can carry is refused here, because the message of the HTTP library would show it.
resolve_key <- function(key) {
  if (is.null(key)) return(NULL)
  if (!is_text(key) || !nzchar(key)) {
    stop(new_error("configuration", paste(
      "No API key: set MATRIXSTEPS_API_KEY, or give one: mm_client(api_key).",
      "Keys are on the dashboard of the service."
    )))
  }
  if (!grepl("^[\x21-\x7e]+$", key, perl = TRUE) || grepl("[\r\n]", key)) {
    stop(new_error("configuration", "The API key holds characters that no key has, such as a space or a line break."))
  }
  key
}
