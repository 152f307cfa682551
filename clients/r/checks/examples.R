# Runs the examples of the help pages against a live service: what a line gives is what its comment says.

library(matrixsteps)
folder <- commandArgs(trailingOnly = TRUE)[[1]]
right <- 0

# The lines that begin with `reply`; those of a long call as one.
whole_calls <- function(lines) {
  starts <- grep("^reply", lines)
  vapply(starts, function(start) {
    end <- start
    while (grepl("\\($", lines[[start]]) && lines[[end]] != ")") end <- end + 1
    paste(lines[start:end], collapse = " ")
  }, character(1))
}

for (page in list.files(folder, pattern = "[.]Rd$", full.names = TRUE)) {
  code <- tempfile()
  tools::Rd2ex(page, code)
  lines <- if (file.exists(code)) trimws(readLines(code)) else character()
  frame <- new.env()
  frame$client <- mm_client(timeout = 30)
  for (line in if (any(grepl("mm_recorded", lines))) character() else whole_calls(lines)) {
    value <- eval(parse(text = line), frame)
    if (!grepl("^reply.* # ", line)) next
    expected <- eval(parse(text = sub("^.* # ", "", line)), frame)
    if (!isTRUE(all.equal(value, expected, tolerance = 1e-14))) stop(basename(page), ": ", line, "\n", deparse(value))
    right <- right + 1
  }
}
cat(right, "examples, all right\n")
