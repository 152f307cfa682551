# Clients without a service: what they answer, refuse and record.

test_that("answers in both families, by value and by function", {
  client <- mm_fake(list(trace = 5, add = function(body) body$a, `col-mean` = c(1, 2)))
  expect_equal(client$matrices$trace(diag(2), result_name = "t")$result$answer, 5)
  expect_equal(client$compact$arithmetic$add(matrix(1:2, 1), 2)$result, matrix(1:2, 1))
  expect_equal(client$compact$statistics$by_type(diag(2), "col-mean")$result, c(1, 2))
})

test_that("a matrix stays a matrix", {
  client <- mm_fake(list(transpose = matrix(1:2, 1)))
  expect_equal(client$change_appearance$transpose(matrix(1:2))$result$answer, matrix(1:2, 1))
})

test_that("refusals are the errors of the client, at once", {
  client <- mm_fake(list(trace = mm_reply(429, list(detail = "slowly")), shape = function(body) mm_reply(503, list())))
  expect_error(client$matrices$trace(diag(2)), "slowly", class = "matrixsteps_rate_limit")
  expect_error(client$dimensions$shape(diag(2)), class = "matrixsteps_server_busy")
})

test_that("an operation without an answer is named", {
  expect_error(mm_fake(list(trace = 1))$dimensions$shape(diag(2)), "no answer for shape; it has trace")
})

test_that("what was recorded is answered again", {
  folder <- tempfile("recorded")
  text <- "{\"metadata\":{\"a\":1},\"result\":{\"name\":\"ans\",\"answer\":[[3]]}}"
  answering <- function(question) httr2::response(200, url = question$url, body = charToRaw(text))
  live <- mm_client("mm_secret", "https://example.org/below", perform = mm_recorder(folder, answering))
  live$arithmetic$add(matrix(1), matrix(2))
  files <- list.files(folder, full.names = TRUE)
  expect_length(files, 1)
  expect_false(any(grepl("mm_secret", readLines(files))))
  expect_equal(mm_recorded(folder)$arithmetic$add(matrix(1), matrix(2))$result$answer, matrix(3))
})
