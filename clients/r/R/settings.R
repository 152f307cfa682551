# Settings of a client: arguments first, then the environment, then defaults.

DEFAULT_BASE_URL <- "http://127.0.0.1:3000"

# The key is only in closures of the client, which no method prints.
resolve_settings <- function(api_key, base_url, timeout, retries, perform) {
  objection <- objection_to(timeout, retries)
  if (!is.null(objection)) stop(new_error("configuration", objection))
  list(
    api_key = resolve_key(api_key),
    base_url = resolve_address(base_url),
    timeout = timeout,
    retries = retries,
    perform = perform
  )
}

# What is wrong with a time or a number of retries; NULL where nothing is.
objection_to <- function(timeout, retries) {
  if (!is_number(timeout) || timeout <= 0) return("timeout must be a number of seconds above 0.")
  if (!is_number(retries) || retries < 0 || retries != round(retries)) {
    return("retries must be 0 or a positive whole number.")
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
