# Batches, without a service: what is sent, what comes back for each question, and what happens where a request fails.

ANSWERED <- "{\"id\":null,\"status\":200,\"body\":{\"ans\":[[5]]}}"
REFUSED <- "{\"id\":null,\"status\":429,\"headers\":{\"retry-after\":\"0\"},\"body\":{\"detail\":\"Too many\"}}"

# A client whose batches are answered in turn by functions that are given the number of questions.
batching <- function(...) {
  replies <- list(...)
  sizes <- integer()
  client <- mm_client("mm_key", "https://example.org", perform = function(question) {
    body <- jsonlite::parse_json(rawToChar(question$body$data))
    sizes <<- c(sizes, length(body$questions))
    reply <- replies[[length(sizes)]](length(body$questions))
    status <- if (grepl("^401", reply)) 401 else 200
    headers <- list(`Content-Type` = "application/json")
    httr2::response(status, headers = headers, body = charToRaw(sub("^401", "", reply)))
  })
  list(client = client, sizes = function() sizes)
}

of_all <- function(member) function(count) paste0("{\"answers\":[", paste(rep(member, count), collapse = ","), "]}")

sums <- function(client, count) {
  lapply(seq_len(count), function(number) client$questions$compact$arithmetic$add(matrix(number), 3))
}

test_that("many questions are cut into requests, and names are kept", {
  asking <- batching(of_all(ANSWERED), of_all(ANSWERED), of_all(ANSWERED))
  questions <- stats::setNames(sums(asking$client, 250), paste0("q", 1:250))
  answers <- mm_batch(asking$client, questions, progress = FALSE)
  expect_identical(names(answers), names(questions))
  expect_identical(answers$q250$result, matrix(5))
  expect_identical(asking$sizes(), c(100L, 100L, 50L))
})

test_that("questions that were refused for a moment are asked again, and no others", {
  mixed <- function(count) paste0("{\"answers\":[", paste(rep(c(ANSWERED, REFUSED), length.out = count), collapse = ","), "]}")
  asking <- batching(mixed, of_all(ANSWERED))
  answers <- mm_batch(asking$client, sums(asking$client, 5), progress = FALSE)
  expect_true(all(vapply(answers, inherits, logical(1), "matrixsteps_reply")))
  expect_identical(asking$sizes(), c(5L, 2L))
})

test_that("a question that stays refused has its error", {
  asking <- batching(of_all(REFUSED), of_all(REFUSED), of_all(REFUSED))
  answers <- mm_batch(asking$client, sums(asking$client, 1), progress = FALSE)
  expect_s3_class(answers[[1]], "matrixsteps_rate_limit")
})

test_that("where a request fails, its error stands in the place of all that are left", {
  asking <- batching(of_all(ANSWERED), function(count) "401{\"detail\":\"Invalid or revoked API key\"}")
  answers <- mm_batch(asking$client, sums(asking$client, 6), size = 2, progress = FALSE)
  is_refused <- vapply(answers, inherits, logical(1), "matrixsteps_authentication")
  expect_identical(is_refused, c(FALSE, FALSE, TRUE, TRUE, TRUE, TRUE))
  expect_identical(asking$sizes(), c(2L, 2L))
})

for (text in c("<html>", "[]", "{}", "{\"answers\":[]}")) {
  test_that(paste("a reply that is none:", text), {
    asking <- batching(function(count) text)
    answers <- mm_batch(asking$client, sums(asking$client, 1), progress = FALSE)
    expect_s3_class(answers[[1]], "matrixsteps_malformed_reply")
  })
}

test_that("what is no question is refused, and nothing is sent", {
  asking <- batching()
  expect_error(mm_batch(asking$client, list(5)), "Item 1 is no question", class = "matrixsteps_invalid_argument")
  expect_error(mm_batch(asking$client, sums(asking$client, 1)[[1]]), class = "matrixsteps_invalid_argument")
  expect_error(mm_batch(asking$client, list(), size = 0), "size", class = "matrixsteps_invalid_argument")
  expect_identical(mm_batch(asking$client, list()), list())
  expect_identical(asking$sizes(), integer())
})

test_that("a progress bar is shown where it is wanted", {
  asking <- batching(of_all(ANSWERED))
  said <- utils::capture.output(mm_batch(asking$client, sums(asking$client, 3), progress = TRUE), type = "message")
  expect_match(paste(said, collapse = ""), "100%")
})

test_that("parts of a JSON text are texts as they came", {
  parts <- matrixsteps:::json_parts("[ 1.50, \"a,]\\\\\\\"\" ,{\"b\": [2, 3]},[] , \"\u00e9\"]")
  expect_identical(parts, c("1.50", "\"a,]\\\\\\\"\"", "{\"b\": [2, 3]}", "[]", "\"\u00e9\""))
  expect_identical(matrixsteps:::json_parts("{ }"), character())
  expect_identical(matrixsteps:::member_text("{\"a\" : 1e400 , \"b\":[]}", "a"), "1e400")
})

test_that("questions print where they lead", {
  client <- mm_client("mm_key", "https://example.org")
  expect_output(print(client$questions$compact$arithmetic$add(matrix(1), 2)), "<question to /api/v1/")
  expect_output(print(client$questions), "questions for mm_batch")
  expect_output(print(client), "Groups: arithmetic, ")
})
