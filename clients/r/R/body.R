# Request bodies as JSON. Matrices are sent row by row; texts of decimal numbers are sent as numbers with all their digits.

# The body of a request: `arguments` by name, each written according to its kind. NULL is sent as null.
body_text <- function(arguments, kinds) {
  members <- vapply(names(arguments), function(name) {
    to_json <- WRITERS[[kinds[[name]]]]
    value <- arguments[[name]]
    paste0(text_json(name), ":", if (is.null(value)) "null" else to_json(value, name))
  }, character(1))
  paste0("{", paste(members, collapse = ","), "}")
}

matrix_json <- function(value, place) {
  if (is.data.frame(value)) value <- frame_matrix(value, place)
  if (is.matrix(value)) return(rows_json(value, place))
  if (is.list(value) && is.null(names(value))) {
    rows <- vapply(seq_along(value), function(row) row_json(value[[row]], paste0(place, "[[", row, "]]")), character(1))
    return(list_json(rows))
  }
  if (is.atomic(value)) {
    stop(new_error("invalid_argument", paste0(
      place, " is a vector, not a matrix: matrix(", place, ", nrow = 1) makes a row of it, matrix(", place, ") a column."
    )))
  }
  refuse_argument(place, paste("of class", class(value)[[1]]))
}

# Columns must hold numbers or texts: factors and dates would be sent as their internal codes.
frame_matrix <- function(frame, place) {
  is_entry <- vapply(frame, function(column) is.numeric(column) && !is.object(column) || is.character(column), logical(1))
  if (!all(is_entry)) refuse_argument(place, paste0("a data frame whose column ", names(frame)[!is_entry][[1]], " holds no numbers"))
  texts <- vapply(frame, is.character, logical(1))
  if (!any(texts) || all(texts)) return(as.matrix(frame))
  # as.matrix would pad the numbers and lose digits.
  as_texts <- lapply(frame, function(column) if (is.character(column)) column else number_texts(column))
  matrix(unlist(as_texts), nrow = nrow(frame))
}

rows_json <- function(value, place) {
  entries <- matrix(entries_json(value, place), nrow = nrow(value))
  list_json(apply(entries, 1, list_json))
}

# A row that is a vector, or a list of numbers and texts.
row_json <- function(row, place) {
  if (is.list(row)) row <- vapply(seq_along(row), function(column) single_json(row[[column]], place), character(1))
  else row <- entries_json(row, place)
  list_json(row)
}

list_json <- function(texts) paste0("[", paste(texts, collapse = ","), "]")

# Entries as JSON, in the order of the memory. Numbers and whole numbers, or texts of them.
entries_json <- function(value, place) {
  if (is.object(value) && !inherits(value, "noquote") || !(is.numeric(value) || is.character(value))) {
    refuse_argument(place, paste("of class", class(value)[[1]]))
  }
  bad <- if (is.numeric(value)) !is.finite(value) else is.na(value)
  if (any(bad)) refuse_argument(entry_place(value, which(bad)[[1]], place), as.character(value[bad][[1]]))
  if (is.numeric(value)) number_texts(value) else text_entries(as.character(value))
}

# `a[1, 2]`, as R names the place.
entry_place <- function(value, index, place) {
  if (length(value) == 1) return(place)
  if (is.null(dim(value))) return(paste0(place, "[", index, "]"))
  paste0(place, "[", paste(arrayInd(index, dim(value)), collapse = ", "), "]")
}

# The shortest texts that are read as the same numbers.
number_texts <- function(value) {
  if (is.integer(value)) return(sprintf("%d", value))
  texts <- sprintf("%.15g", value)
  for (format in c("%.16g", "%.17g")) {
    longer <- as.numeric(texts) != value
    texts[longer] <- sprintf(format, value[longer])
  }
  texts
}

# A text that is a number in JSON is sent as one; "1/3" stays a text, which the compact routes refuse.
text_entries <- function(value) {
  is_number <- grepl("^-?(0|[1-9][0-9]*)([.][0-9]+)?$", value)
  ifelse(is_number, value, vapply(value, text_json, character(1)))
}

text_json <- function(text) as.character(jsonlite::toJSON(enc2utf8(text), auto_unbox = TRUE))

single_json <- function(value, place) {
  if (!is.null(dim(value)) || length(value) != 1) refuse_argument(place, "no single value")
  if (is.logical(value) && !is.na(value)) return(if (value) "true" else "false")
  entries_json(if (is.logical(value)) as.numeric(value) else unname(value), place)
}

operand_json <- function(value, place) {
  if (is.atomic(value) && is.null(dim(value)) && length(value) == 1) single_json(value, place) else matrix_json(value, place)
}

# Rows or columns to insert: a matrix, or a vector that is one of them.
lines_json <- function(value, place) {
  if (is.atomic(value) && is.null(dim(value))) list_json(entries_json(value, place)) else matrix_json(value, place)
}

# A vector, or a matrix with one row or one column.
vector_json <- function(value, place) {
  if (is.matrix(value) && min(dim(value)) == 1) value <- as.vector(value)
  if (is.list(value) && is.null(names(value))) row_json(value, place) else list_json(entries_json(value, place))
}

plain_json <- function(value, place) {
  if (is.character(value) && length(value) == 1 && !is.na(value)) text_json(value) else single_json(value, place)
}

# A single value, or a list of several.
one_or_many_json <- function(value, place) {
  if (length(value) == 1) plain_json(value, place) else list_json(entries_json(as.vector(value), place))
}

choices_json <- function(value, place) {
  if (!is.atomic(value) || anyNA(value)) refuse_argument(place, "no vector of texts")
  list_json(vapply(as.character(value), text_json, character(1)))
}

# Without a kind: matrices are matrices, vectors of several are lists, lists are objects or lists.
any_json <- function(value, place) {
  if (is.null(value)) return("null")
  if (is.matrix(value) || is.data.frame(value)) return(matrix_json(value, place))
  if (!is.list(value)) return(one_or_many_json(value, place))
  if (is.null(names(value))) return(list_json(vapply(value, any_json, character(1), place = place)))
  body_text(value, stats::setNames(rep("any", length(value)), names(value)))
}

# How each kind of argument is written. All other errors are left to the service, whose messages are better.
# Several vectors: a list of them, or the columns of a matrix.
vectors_json <- function(value, place) matrix_json(if (is.matrix(value)) t(value) else value, place)

WRITERS <- list(
  matrix = matrix_json,
  operand = operand_json,
  lines = lines_json,
  vector = vector_json,
  vectors = vectors_json,
  number = single_json,
  integer = plain_json,
  position = plain_json,
  positions = one_or_many_json,
  selection = one_or_many_json,
  choice = plain_json,
  flag = plain_json,
  name = plain_json,
  places = plain_json,
  seed = plain_json,
  choices = choices_json,
  preference = plain_json,
  "optional-matrix" = matrix_json,
  "optional-number" = single_json,
  "optional-position" = plain_json,
  "optional-vector" = vector_json,
  texts = choices_json,
  conventions = any_json,
  any = any_json
)
