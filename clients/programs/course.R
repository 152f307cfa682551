# Worksheets for a class, the check of homework, and many questions at once: `Rscript course.R STUDENTS QUESTIONS`.

library(matrixsteps)

counts <- as.integer(commandArgs(trailingOnly = TRUE))
client <- mm_client()

# A sheet for each student; seeds far apart, so that no two students get the same problem.
sheets <- lapply(seq_len(counts[[1]]), function(student) {
  reply <- client$matrices$determinant_3x3(diag(3), include = "exercises", exercise_seed = 1000 * student, exercise_count = 5)
  vapply(reply$exercises, function(exercise) exercise$id, character(1))
})
cat(length(sheets), "sheets,", length(unlist(sheets)), "exercises\n")

# "3/2" and "1.5" are one number.
value_of <- function(entries) {
  as_value <- function(text) Reduce(`/`, as.numeric(strsplit(text, "/")[[1]]))
  matrix(vapply(as.character(entries), as_value, numeric(1)), nrow = nrow(entries))
}

# Homework: the inverse of a matrix, entry by entry.
homework <- list(
  list(name = "Ada", task = rbind(c(2, 1), c(7, 4)), written = rbind(c("4", "-1"), c("-7", "2"))),
  list(name = "Ben", task = rbind(c(1, 2), c(3, 4)), written = rbind(c("-2", "1"), c("3/2", "1/2"))),
  list(name = "Cem", task = rbind(c(1, 2), c(2, 4)), written = rbind(c("1", "0"), c("0", "1")))
)
for (page in homework) {
  said <- tryCatch(
    {
      result <- client$matrices$inverse_2x2(page$task, include = "answer")$result
      exact <- if (is.null(result$exact)) result$answer else result$exact
      wrong <- which(t(value_of(exact) != value_of(page$written)), arr.ind = TRUE)
      if (nrow(wrong) == 0) "right" else paste("wrong at", paste(wrong[, 2], wrong[, 1], sep = ",", collapse = " "))
    },
    matrixsteps_invalid_request = function(error) error$problems[[1]]$type
  )
  cat(page$name, ": ", said, "\n", sep = "")
}

# Many questions at once, by eight processes: the burst limit is waited out.
right <- parallel::mclapply(seq_len(counts[[2]]), function(number) {
  client$matrices$trace(rbind(c(number, 1), c(1, 1)), response_profile = "lite")$result$answer == number + 1
}, mc.cores = 8)
cat(sum(vapply(right, isTRUE, logical(1))), "of", counts[[2]], "right\n")
