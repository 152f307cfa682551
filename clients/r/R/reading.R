# Replies: from the text of a reply to what the functions answer with.

is_object <- function(value) is.list(value) && !is.null(names(value))

# The body of a reply, with the names of the API.
parsed <- function(received) {
  body <- tryCatch(
    jsonlite::parse_json(received$text),
    error = function(error) stop(malformed_reply(received, "it is not JSON"))
  )
  if (is_object(body)) body else stop(malformed_reply(received, "it is not an object"))
}

# The envelope of a reply, with its answer in the shape that the operation has.
envelope_from <- function(received, answer, labels) {
  body <- parsed(received)
  if (!is_object(body[["metadata"]])) stop(malformed_reply(received, "it has no metadata"))
  whole <- with_digits(received$text)
  result <- body[["result"]]
  envelope <- simplified(body)
  if (is_object(result)) {
    described <- result_from(result, whole[["result"]], answer, labels)
    others <- envelope$result[setdiff(names(result), c("name", "answer", "exact"))]
    envelope$result <- structure(c(described, others), class = "matrixsteps_result")
  }
  if (!is.null(envelope[["steps"]])) envelope$steps <- new_steps(body[["steps"]])
  new_reply(envelope, received, "matrixsteps_envelope")
}

# Name, answer and exact texts. The service sends no texts where only digits of whole numbers would be lost.
result_from <- function(result, whole, answer, labels) {
  exact <- if (!is.null(result[["exact"]])) result[["exact"]] else texts_of(result[["answer"]], whole[["answer"]])
  c(
    list(name = result[["name"]], answer = shaped(result[["answer"]], answer, labels)),
    if (!is.null(exact)) list(exact = shaped(exact, answer, labels))
  )
}

# The compact reply with its result under `result`.
compact_from <- function(received, name, answer, labels) {
  body <- parsed(received)
  if (!name %in% names(body)) {
    stop(malformed_reply(received, paste0("it has no member ", text_json(name))))
  }
  result <- body[[name]]
  digits <- texts_of(result, with_digits(received$text)[[name]])
  others <- body[setdiff(names(body), name)]
  beside <- simplified(others)
  for (section in intersect(c("steps", "background"), names(others))) beside[[section]] <- new_steps(others[[section]])
  reply <- c(
    list(name = name, result = shaped(result, answer, labels)),
    if (!is.null(digits)) list(digits = shaped(digits, answer, labels)),
    beside
  )
  new_reply(reply, received, "matrixsteps_compact")
}

new_reply <- function(members, received, class) {
  structure(c(members, list(response = received)), class = c(class, "matrixsteps_reply"))
}

new_steps <- function(steps) structure(lapply(steps, simplified), class = "matrixsteps_steps")

# An answer as a value of R. A list of shapes stands for the answers of several operations, or for the parts of one.
shaped <- function(value, answer, labels) {
  if (is.null(value)) return(NULL)
  if (identical(names(answer), "each")) return(lapply(value, shaped, answer$each, NULL))
  if (is.list(answer)) {
    keys <- names(value)
    return(stats::setNames(lapply(keys, function(key) shaped(value[[key]], answer[[key]], NULL)), keys))
  }
  # Of a part that this version does not know, what JSON says.
  if (is.null(answer)) return(simplified(value))
  if (answer %in% c("word", "truth")) return(value)
  if (identical(answer, "positions")) return(as.integer(atomic_of(value)))
  # Of different lengths, so they are no matrix.
  if (identical(answer, "positionLists")) return(lapply(value, function(list) as.integer(atomic_of(list))))
  if (identical(answer, "vectors")) return(columns_of(value))
  if (identical(answer, "matrix")) return(labelled(matrix_of_rows(value), labels))
  if (identical(names(value), c("re", "im"))) return(complex_of(value))
  entries <- atomic_of(value)
  if (answer %in% c("count", "shape") && is.numeric(entries)) return(as.integer(entries))
  if (identical(answer, "vector")) labelled(entries, labels) else entries
}

# Several vectors are the columns of a matrix.
columns_of <- function(vectors) {
  length <- if (length(vectors) == 0) 0 else length(vectors[[1]])
  matrix(atomic_of(unlist(lapply(vectors, as.list), recursive = FALSE)), nrow = length, ncol = length(vectors))
}

# JSON writes rows, R keeps columns. A matrix of one row or one column stays a matrix.
matrix_of_rows <- function(rows) {
  if (!is.list(rows)) return(atomic_of(rows))
  columns <- if (length(rows) == 0) 0 else length(rows[[1]])
  matrix(atomic_of(unlist(lapply(rows, as.list), recursive = FALSE)), nrow = length(rows), ncol = columns, byrow = TRUE)
}

# Numbers as doubles; texts where there is any text.
atomic_of <- function(values) {
  if (length(values) == 0) return(numeric())
  values <- as.list(values)
  is_text <- vapply(values, is.character, logical(1))
  is_complex <- vapply(values, is.list, logical(1))
  if (any(is_complex) && !any(is_text)) return(vapply(values, complex_of, complex(1)))
  if (!any(is_text)) return(vapply(values, as.numeric, numeric(1)))
  vapply(values, function(value) if (is.character(value)) value else number_texts(value), character(1))
}

# A complex number, which JSON writes with its two parts; another number has no imaginary part.
complex_of <- function(value) {
  if (is.list(value)) complex(real = value$re, imaginary = value$im) else complex(real = value, imaginary = 0)
}

# Data with vectors in place of lists of one type; records and lists of records stay lists.
simplified <- function(value) {
  if (!is.list(value)) return(value)
  value[] <- lapply(value, simplified)
  if (!is.null(names(value)) || length(value) == 0) return(value)
  is_single <- vapply(value, function(item) is.atomic(item) && length(item) == 1, logical(1))
  types <- unique(vapply(value, function(item) if (is.numeric(item)) "number" else class(item)[[1]], character(1)))
  if (all(is_single) && length(types) == 1) unlist(value) else value
}

# A text of JSON, or a whole number that may have more digits than a double.
LONG <- "\"(?:[^\"\\\\]++|\\\\.)*+\"|(?<![0-9.eE+-])-?[0-9]{16,}(?![0-9.eE])"

# The value with texts in place of the numbers that would lose digits; NULL where none would. The text must be valid JSON.
with_digits <- function(text) {
  if (!grepl("[0-9]{16,}", text)) return(NULL)
  places <- gregexpr(LONG, text, perl = TRUE)
  tokens <- regmatches(text, places)[[1]]
  is_lost <- !startsWith(tokens, "\"")
  is_lost[is_lost] <- sprintf("%.0f", as.numeric(tokens[is_lost])) != tokens[is_lost]
  if (!any(is_lost)) return(NULL)
  tokens[is_lost] <- paste0("\"", tokens[is_lost], "\"")
  regmatches(text, places) <- list(tokens)
  jsonlite::parse_json(text)
}

# The numbers of a value as texts in the same shape; NULL where a double holds each of them.
texts_of <- function(value, digits) if (holds_lost(value, digits)) as_texts(digits) else NULL

holds_lost <- function(value, digits) {
  if (is.numeric(value)) return(is.character(digits))
  is.list(value) && is.list(digits) && any(as.logical(mapply(holds_lost, value, digits)))
}

as_texts <- function(value) {
  if (is.list(value)) {
    value[] <- lapply(value, as_texts)
    return(value)
  }
  if (is.numeric(value)) number_texts(value) else as.character(value)
}
