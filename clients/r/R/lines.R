# Replies of lines, each of which is a JSON text: read while they come, so that a broken connection loses none that came.

LINES <- "application/jsonl"

# Collects the lines of a reply; `tell` is called with their number as it grows. `cut` is the error that ended the reply too early.
line_collector <- function(tell) list2env(list(tell = tell, texts = list(), open = list(), is_lines = FALSE, cut = NULL))

# Takes a piece of the reply. What follows the last line break is no line.
collect <- function(collector, piece) {
  start <- 1
  for (end in which(piece == as.raw(10))) {
    bytes <- c(do.call(c, collector$open), piece[seq_len(end - start) + start - 1])
    # No JSON text holds a null byte, and no text of R.
    text <- rawToChar(bytes[bytes != as.raw(0)])
    Encoding(text) <- "UTF-8"
    collector$texts[[length(collector$texts) + 1]] <- text
    collector$open <- list()
    start <- end + 1
  }
  if (start > 1) collector$tell(length(collector$texts))
  collector$open <- c(collector$open, list(piece[seq_len(length(piece) - start + 1) + start - 1]))
}

# Asks for lines with curl itself, because httr2 has had other functions for streams in each of its versions, and because what comes
# together with the end of a broken connection is lost there. A reply of another kind is read whole. Answers as httr2 does. A broken
# connection is an error only where no line has come.
stream_lines <- function(address, headers, body, options, collector) {
  bytes <- charToRaw(body)
  handle <- curl::new_handle(url = address)
  curl::handle_setheaders(handle, .list = c(headers, list(`Content-Type` = "application/json")))
  curl::handle_setopt(handle, .list = c(options, list(post = TRUE, postfieldsize = length(bytes), postfields = bytes)))
  pieces <- list()
  is_begun <- FALSE
  begin <- function() {
    described <- curl::handle_data(handle)
    collector$is_lines <- described$status_code == 200 && is_of_lines(described$type)
    is_begun <<- TRUE
  }
  take <- function(piece, final = FALSE) {
    if (!is_begun) begin()
    if (collector$is_lines) collect(collector, piece) else pieces[[length(pieces) + 1]] <<- piece
  }
  is_done <- FALSE
  failure <- NULL
  pool <- curl::new_pool()
  on.exit(curl::multi_cancel(handle))
  curl::multi_add(
    handle,
    done = function(response) is_done <<- TRUE,
    fail = function(message) failure <<- simpleError(message),
    data = take,
    pool = pool
  )
  curl::multi_run(pool = pool)
  if (!is_done && is.null(failure)) failure <- simpleError("it was interrupted")
  if (!is.null(failure) && length(collector$texts) == 0) stop(failure)
  collector$cut <- failure
  if (!is_begun) begin()
  described <- curl::handle_data(handle)
  httr2::response(
    described$status_code,
    url = address,
    headers = described$headers,
    body = do.call(c, c(list(raw()), pieces))
  )
}

# A reply that another function has brought whole, such as that of a test.
collect_whole <- function(response, collector) {
  collector$is_lines <- httr2::resp_status(response) == 200 && is_of_lines(httr2::resp_header(response, "content-type"))
  if (collector$is_lines && length(response$body) > 0) collect(collector, response$body)
  response
}

is_of_lines <- function(type) is_text(type) && startsWith(tolower(type), LINES)
