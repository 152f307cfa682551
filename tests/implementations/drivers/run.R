# Runs every R program of a folder, each in an environment of its own, and writes what it printed beside it.

folder <- commandArgs(trailingOnly = TRUE)[1]
beside <- function(program, ending) sub("\\.R$", ending, program)

for (program in list.files(folder, pattern = "\\.R$", full.names = TRUE)) {
  tryCatch({
    printed <- capture.output(source(program, local = new.env(parent = globalenv())))
    writeLines(printed, beside(program, ".out"))
  }, error = function(problem) writeLines(conditionMessage(problem), beside(program, ".err")))
}
