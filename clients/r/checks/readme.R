# Runs the R of a README against a live service: what a line gives is what its comment says, where that is a value.

library(matrixsteps)
lines <- readLines(commandArgs(trailingOnly = TRUE)[[1]])
fences <- grep("^```", lines)
code <- unlist(lapply(grep("^```r$", lines), function(open) lines[(open + 1):(min(fences[fences > open]) - 1)]))
parsed <- parse(text = code, keep.source = TRUE)
checked <- 0
for (index in seq_along(parsed)) {
  reference <- attr(parsed, "srcref")[[index]]
  value <- eval(parsed[[index]], globalenv())
  comment <- sub("^.* # ?", "", code[[reference[[3]]]])
  if (!grepl(" # is ", code[[reference[[3]]]])) next
  stopifnot(isTRUE(all.equal(value, eval(parse(text = sub("^is ", "", comment))))))
  checked <- checked + 1
}
stopifnot(checked >= 4)
