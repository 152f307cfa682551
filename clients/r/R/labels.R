# Labels: the dimnames and names of an answer, where those of the inputs apply to its rows and columns.

# The labels of an answer: NULL where the inputs have none, or where the operation moves entries in ways that labels cannot follow.
labels_of <- function(method, arguments) {
  rule <- LABELS[[method]]
  if (is.null(rule)) return(NULL)
  labels <- rule(names_of(arguments[["a"]]), names_of(arguments[["b"]]))
  if (all(vapply(labels, is.null, logical(1)))) NULL else labels
}

# The names of rows and columns. Row names of a data frame that are consecutive numbers are defaults, and no labels.
names_of <- function(value) {
  if (is.data.frame(value)) {
    rows <- if (.row_names_info(value) > 0) rownames(value)
    return(list(rows, colnames(value)))
  }
  if (is.matrix(value)) list(rownames(value), colnames(value)) else list(NULL, NULL)
}

# The labels that meet where two inputs are combined, as pairs of 1 for rows and 2 for columns.
IN_PLACE <- list(c(1, 1), c(2, 2))
MEETING <- list(
  "add" = IN_PLACE,
  "subtract" = IN_PLACE,
  "multiply_ew" = IN_PLACE,
  "divide_ew" = IN_PLACE,
  "raise_ew" = IN_PLACE,
  "matmul" = list(c(2, 1)),
  "row_insert" = list(c(2, 2)),
  "row_concat" = list(c(2, 2)),
  "col_insert" = list(c(1, 1)),
  "col_concat" = list(c(1, 1))
)

# Entries are combined by position. Where one of two inputs is a data frame and their labels differ, that is an error; matrices are
# combined by position in R, too. Other lengths are the service's to refuse.
require_same_labels <- function(operation, arguments) {
  inputs <- list(arguments[["a"]], arguments[["b"]])
  if (!any(vapply(inputs, is.data.frame, logical(1)))) return(invisible())
  labels <- lapply(inputs, names_of)
  for (sides in MEETING[[gsub("-", "_", operation)]]) {
    first <- labels[[1]][[sides[[1]]]]
    second <- labels[[2]][[sides[[2]]]]
    if (is.null(first) || is.null(second) || length(first) != length(second) || identical(first, second)) next
    of <- c("rows", "columns")[sides]
    stop(new_error("invalid_argument", paste0(
      operation, " combines entries by position, but the ", of[[1]], " of a are labelled ", toString(first), " and the ", of[[2]],
      " of b ", toString(second), ". Bring them into one order, or take the labels away with unname(as.matrix(b))."
    )))
  }
}

# Labels are set only where their lengths fit the answer.
labelled <- function(answer, labels) {
  if (is.null(labels)) return(answer)
  sizes <- if (is.null(dim(answer))) length(answer) else dim(answer)
  fits <- mapply(function(names, size) is.null(names) || length(names) == size, labels, sizes)
  if (length(labels) != length(sizes) || !all(fits)) return(answer)
  if (is.null(dim(answer))) stats::setNames(answer, labels[[1]]) else structure(answer, dimnames = labels)
}

either_names <- function(first, second) if (is.null(first)) second else first

both <- function(a, b) list(either_names(a[[1]], b[[1]]), either_names(a[[2]], b[[2]]))
same <- function(a, b) a
columns <- function(a, b) list(NULL, a[[2]])
rows <- function(a, b) list(a[[1]], NULL)
inverse <- function(a, b) list(a[[2]], a[[1]])
row_vector <- function(a, b) a[1]
column_vector <- function(a, b) a[2]
joined <- function(first, second) if (is.null(first) || is.null(second)) NULL else c(first, second)

STATISTICS <- c("min", "max", "sum", "mean", "median", "var", "std")

# By group and function, as R's own `+`, `%*%`, solve(), t(), rbind() and apply() do. Other operations answer without labels.
LABELS <- c(
  list(
    "arithmetic$add" = both,
    "arithmetic$subtract" = both,
    "arithmetic$multiply_ew" = both,
    "arithmetic$divide_ew" = both,
    "arithmetic$raise_ew" = both,
    "arithmetic$matmul" = function(a, b) list(a[[1]], b[[2]]),
    "matrices$inverse_2x2" = inverse,
    "matrices$inverse_3x3" = inverse,
    "matrices$inverse_nxn" = inverse,
    "change_appearance$row_insert" = columns,
    "change_appearance$col_insert" = rows,
    "change_appearance$row_concat" = function(a, b) list(joined(a[[1]], b[[1]]), either_names(a[[2]], b[[2]])),
    "change_appearance$col_concat" = function(a, b) list(either_names(a[[1]], b[[1]]), joined(a[[2]], b[[2]])),
    "change_appearance$row_delete" = columns,
    "change_appearance$col_delete" = rows,
    "change_appearance$transpose" = inverse,
    "change_appearance$tril" = same,
    "change_appearance$triu" = same,
    "change_appearance$flipud" = function(a, b) list(rev(a[[1]]), a[[2]]),
    "change_appearance$fliplr" = function(a, b) list(a[[1]], rev(a[[2]])),
    "matrix_forms$ref" = columns,
    "matrix_forms$rref" = columns
  ),
  stats::setNames(rep(list(row_vector), length(STATISTICS)), paste0("statistics$row_", STATISTICS)),
  stats::setNames(rep(list(column_vector), length(STATISTICS)), paste0("statistics$col_", STATISTICS))
)
