# Matrices on their way out and back, without a service.

asked <- function(reply, ...) {
  seen <- NULL
  client <- mm_client("mm_key", "https://example.org", perform = function(question) {
    seen <<- rawToChar(question$body$data)
    httr2::response(200, headers = list(`Content-Type` = "application/json"), body = charToRaw(reply))
  })
  list(client = client, sent = function() seen)
}

bodies <- list(
  "columns become rows" = list(matrix(1:6, nrow = 2), "[[1,3,5],[2,4,6]]"),
  "a row stays a matrix" = list(matrix(c(0.1, 0.2), nrow = 1), "[[0.1,0.2]]"),
  "a column stays a matrix" = list(matrix(1:2), "[[1],[2]]"),
  "doubles keep their digits" = list(matrix(c(0.1 + 0.2, 1 / 3)), "[[0.30000000000000004],[0.3333333333333333]]"),
  "texts of numbers" = list(rbind(c("1/3", "12345678901234567890")), "[[\"1/3\",12345678901234567890]]"),
  "a data frame" = list(data.frame(x = 1:2, y = c(0.5, 1)), "[[1,0.5],[2,1]]"),
  "a data frame with texts" = list(data.frame(x = c(0.1, 2), y = c("1/3", "1")), "[[0.1,\"1/3\"],[2,1]]"),
  "a list of rows" = list(list(1:2, list(3, "1/2")), "[[1,2],[3,\"1/2\"]]")
)
for (name in names(bodies)) {
  test_that(name, {
    asking <- asked("{\"ans\": 1}")
    asking$client$compact$dimensions$nrows(bodies[[name]][[1]])
    expect_identical(asking$sent(), paste0("{\"a\":", bodies[[name]][[2]], "}"))
  })
}

refused <- list(
  "a vector" = 1:3,
  "a missing number" = matrix(c(1, NA)),
  "a missing text" = matrix(c("1", NA)),
  "infinity" = matrix(Inf),
  "truth values" = matrix(TRUE),
  "factors" = data.frame(x = factor("1")),
  "complex numbers" = matrix(1i),
  "nothing that has entries" = mean
)
for (name in names(refused)) {
  test_that(paste("refused:", name), {
    asking <- asked("{\"ans\": 1}")
    expect_error(asking$client$compact$dimensions$nrows(refused[[name]]), class = "matrixsteps_invalid_argument")
    expect_null(asking$sent())
  })
}

named <- matrix(1:4, 2, dimnames = list(c("x", "y"), c("u", "v")))

test_that("labels follow the mathematics", {
  transposed <- asked("{\"metadata\": {\"a\": 1}, \"result\": {\"name\": \"ans\", \"answer\": [[1, 2], [3, 4]]}}")
  answer <- transposed$client$change_appearance$transpose(named)$result$answer
  expect_identical(answer, matrix(c(1, 3, 2, 4), 2, dimnames = list(c("u", "v"), c("x", "y"))))
  answer <- transposed$client$arithmetic$matmul(named, unname(named))$result$answer
  expect_identical(dimnames(answer), list(c("x", "y"), NULL))
  answer <- transposed$client$change_appearance$rot90(named)$result$answer
  expect_null(dimnames(answer))
  sums <- asked("{\"ans\": [4, 6]}")
  expect_identical(sums$client$compact$statistics$row_sum(named)$result, c(x = 4, y = 6))
})

test_that("every rule of labels is of a function", {
  client <- mm_client("mm_key")
  functions <- unlist(lapply(names(client), function(group) paste0(group, "$", names(client[[group]]))))
  expect_identical(setdiff(names(matrixsteps:::LABELS), functions), character())
})

test_that("a question leaves random numbers alone", {
  set.seed(1)
  before <- .Random.seed
  failing <- mm_client("mm_key", retries = 1, perform = function(question) stop("lost"))
  expect_error(failing$dimensions$nrows(matrix(1)), class = "matrixsteps_connection")
  expect_identical(.Random.seed, before)
})

test_that("a missing argument is named", {
  expect_error(mm_client("mm_key")$arithmetic$add(matrix(1)), "\"b\" is missing", class = "matrixsteps_invalid_argument")
})

xy <- data.frame(x = 1:2, y = 3:4, row.names = c("x", "y"))
yx <- xy[c("y", "x"), c("y", "x")]
for (operation in c("add", "subtract", "multiply_ew", "divide_ew", "raise_ew", "matmul")) {
  test_that(paste("data frames whose names differ are refused:", operation), {
    asking <- asked("{\"ans\": [[1]]}")
    expect_error(asking$client$compact$arithmetic[[operation]](xy, yx), "by position, .* of a are labelled x, y and the rows of b y, x")
    selected <- gsub("_", "-", operation)
    expect_error(asking$client$compact$arithmetic$by_operation(xy, yx, selected), class = "matrixsteps_invalid_argument")
    expect_null(asking$sent())
  })
}

combined <- list(
  "the same names" = xy,
  "numbered rows" = data.frame(x = 1:2, y = 3:4),
  "a matrix without names" = matrix(1:4, nrow = 2),
  "another length" = data.frame(x = 1:3, y = 3:5, row.names = c("x", "y", "z"))
)
for (name in names(combined)) {
  test_that(paste("is combined with a data frame:", name), {
    asking <- asked("{\"ans\": [[1, 2], [3, 4]]}")
    asking$client$compact$arithmetic$add(xy, combined[[name]])
    expect_type(asking$sent(), "character")
  })
}

test_that("every kind of argument can be written", {
  groups <- c(matrixsteps:::envelope_groups(), matrixsteps:::compact_groups())
  endpoints <- unlist(lapply(groups, unname), recursive = FALSE)
  kinds <- unlist(lapply(endpoints, function(endpoint) {
    c(endpoint$inputs, vapply(endpoint$options, function(option) option$kind, character(1)))
  }))
  expect_gt(length(kinds), 200)
  expect_identical(setdiff(kinds, names(matrixsteps:::WRITERS)), character())
})

test_that("arguments that may be left out are written as the others are", {
  asking <- asked("{\"ans\": 1}")
  asking$client$compact$matrices$minors(matrix(1:4, nrow = 2), row = 1, col = 2)
  expect_identical(asking$sent(), "{\"a\":[[1,3],[2,4]],\"row\":1,\"col\":2}")
  asking$client$compact$systems$solve(equations = "x = 1")
  expect_match(asking$sent(), "\"equations\":[\"x = 1\"]", fixed = TRUE)
})
