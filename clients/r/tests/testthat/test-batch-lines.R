# Batches whose answers come as lines: none is lost where a connection breaks, and only what is missing is asked again.

ANSWER <- "{\"id\":null,\"status\":200,\"body\":{\"ans\":5.10}}\n"
PASSED_OVER <- "{\"id\":null,\"status\":429,\"headers\":{\"retry-after\":\"0\"},\"body\":{\"detail\":\"Too many\"}}\n"

sums_of <- function(client, count) {
  lapply(seq_len(count), function(number) client$questions$compact$arithmetic$add(matrix(number), 3))
}

kinds_of <- function(answers) vapply(answers, function(answer) if (inherits(answer, "error")) answer$kind else "ok", character(1))

# A client whose batches are answered in turn by lines that have come whole; NULL breaks the connection.
answering <- function(...) {
  replies <- list(...)
  asked <- list()
  client <- mm_client("mm_key", "https://example.org", retries = 1, perform = function(question) {
    asked[[length(asked) + 1]] <<- question
    text <- paste(replies[[length(asked)]], collapse = "")
    httr2::response(200, headers = list(`Content-Type` = "application/jsonl; charset=utf-8"), body = charToRaw(text))
  })
  sizes <- function() {
    vapply(asked, function(question) length(jsonlite::parse_json(rawToChar(question$body$data))$questions), 1L)
  }
  list(client = client, sizes = sizes, asked = function() asked)
}

# Serves replies on a socket, one a connection, from another process: the pieces of each, with pauses between them. Gives its address.
# A broken or silent reply is said to be longer than it is; after a silent one nothing comes for ten seconds.
serving <- function(replies) {
  port <- 20000 + Sys.getpid() %% 20000
  job <- parallel::mcparallel({
    listening <- serverSocket(port)
    for (pieces in replies) {
      connection <- socketAccept(listening, blocking = TRUE, open = "r+b", timeout = 20)
      request <- ""
      while (!grepl("\r\n\r\n.*[}]$", request)) request <- paste0(request, rawToChar(readBin(connection, raw(), 1)))
      is_silent <- "silent" %in% pieces
      length <- if (is_silent || "broken" %in% pieces) 1e6 else sum(nchar(unlist(pieces)))
      head <- paste0("HTTP/1.1 200 OK\r\nContent-Type: application/jsonl\r\nContent-Length: ", format(length, scientific = FALSE), "\r\n\r\n")
      writeBin(charToRaw(head), connection)
      for (piece in Filter(function(piece) !piece %in% c("broken", "silent"), pieces)) {
        writeBin(charToRaw(piece), connection)
        flush(connection)
        Sys.sleep(0.1)
      }
      if (is_silent) Sys.sleep(10)
      close(connection)
    }
    close(listening)
  })
  list(url = paste0("http://127.0.0.1:", port), stop = function() parallel::mccollect(job))
}

test_that("a reply of lines gives an answer for each question, and lines are asked for", {
  asking <- answering(rep(ANSWER, 3), rep(ANSWER, 2))
  answers <- mm_batch(asking$client, sums_of(asking$client, 5), size = 3, lines = TRUE, progress = FALSE)
  expect_identical(unname(kinds_of(answers)), rep("ok", 5))
  expect_identical(answers[[5]]$result, 5.1)
  expect_identical(asking$sizes(), c(3L, 2L))
  expect_identical(asking$asked()[[1]]$headers$Accept, "application/jsonl")
})

test_that("lines that were refused for a moment are asked again, and no others", {
  asking <- answering(c(ANSWER, PASSED_OVER, ANSWER, PASSED_OVER), rep(ANSWER, 2))
  answers <- mm_batch(asking$client, sums_of(asking$client, 4), lines = TRUE, progress = FALSE)
  expect_identical(unname(kinds_of(answers)), rep("ok", 4))
  expect_identical(asking$sizes(), c(4L, 2L))
})

none <- list(
  list(c(ANSWER, "<html>\n", ANSWER), c("ok", "malformed_reply", "malformed_reply")),
  list(c("7\n", ANSWER), rep("malformed_reply", 3)),
  list("{\"status\": 200}\n", rep("malformed_reply", 3)),
  list(rep(ANSWER, 2), c("ok", "ok", "malformed_reply")),
  list(rep(ANSWER, 4), rep("ok", 3)),
  list(c(ANSWER, ANSWER, sub("\n", "", ANSWER)), c("ok", "ok", "malformed_reply")),
  list(character(), rep("malformed_reply", 3))
)
for (case in none) {
  test_that(paste("lines that are not those of a batch:", encodeString(paste(case[[1]], collapse = ""))), {
    asking <- answering(case[[1]])
    answers <- mm_batch(asking$client, sums_of(asking$client, 3), lines = TRUE, progress = FALSE)
    expect_identical(unname(kinds_of(answers)), case[[2]])
    expect_identical(asking$sizes(), 3L)
  })
}

test_that("lines is one truth value", {
  asking <- answering()
  expect_error(mm_batch(asking$client, list(), lines = NA), "lines", class = "matrixsteps_invalid_argument")
})

test_that("pieces of a reply become lines, whatever they cut", {
  collector <- matrixsteps:::line_collector(function(count) NULL)
  for (byte in charToRaw("\"\u00e9\"\n\n7\nno line")) matrixsteps:::collect(collector, byte)
  expect_identical(collector$texts, list("\"\u00e9\"", "", "7"))
})

test_that("where the connection breaks, what came is kept, and only what is missing is asked again", {
  skip_on_os("windows")
  server <- serving(list(list(ANSWER, paste0(ANSWER, "{\"id\""), "broken"), list(ANSWER, substr(ANSWER, 1, 9), substring(ANSWER, 10))))
  on.exit(server$stop())
  client <- mm_client("mm_key", server$url, retries = 1)
  said <- utils::capture.output(
    answers <- mm_batch(client, sums_of(client, 4), lines = TRUE, progress = TRUE),
    type = "message"
  )
  expect_identical(unname(kinds_of(answers)), rep("ok", 4))
  # The bar grows with the lines.
  expect_match(paste(said, collapse = ""), "50%.* 75%.*100%")
})

test_that("where it goes on breaking, what came is kept, and the others have the error", {
  skip_on_os("windows")
  server <- serving(list(list(ANSWER, "broken"), list(ANSWER, "broken")))
  on.exit(server$stop())
  client <- mm_client("mm_key", server$url, retries = 1)
  answers <- mm_batch(client, sums_of(client, 5), size = 4, lines = TRUE, progress = FALSE)
  expect_identical(unname(kinds_of(answers)), c("ok", "ok", rep("connection", 3)))
})

test_that("lines may take longer than the time-out, but no pause between them", {
  skip_on_os("windows")
  server <- serving(list(rep(list(ANSWER), 15), list(ANSWER, "silent")))
  on.exit(server$stop())
  client <- mm_client("mm_key", server$url, retries = 0, timeout = 1)
  expect_identical(unname(kinds_of(mm_batch(client, sums_of(client, 15), lines = TRUE, progress = FALSE))), rep("ok", 15))
  begun <- proc.time()[["elapsed"]]
  answers <- mm_batch(client, sums_of(client, 2), lines = TRUE, progress = FALSE)
  expect_identical(unname(kinds_of(answers)), c("ok", "timeout"))
  expect_lt(proc.time()[["elapsed"]] - begun, 9)
})

test_that("a service answers lines", {
  skip_if(is.null(conformance_folder()), "there is no repository")
  servers <- start_servers(conformance_folder())
  on.exit(servers$stop())
  client <- mm_client(servers$keys$usual, servers$service)
  questions <- lapply(1:60, function(number) client$questions$compact$arithmetic$add(matrix("1208925819614629174706176"), matrix(number)))
  questions <- c(questions, list(client$questions$matrices$inverse_2x2(rbind(c(1, 2), c(2, 4)))))
  answers <- mm_batch(client, questions, size = 40, lines = TRUE, progress = FALSE)
  expect_identical(vapply(answers[1:60], function(reply) reply$digits[[1]], ""), paste0("1208925819614629174706", 176 + 1:60))
  expect_s3_class(answers[[61]], "matrixsteps_invalid_request")
})
