# Runs the tests of this package: the files whose names hold one of the words given, or all. The package is installed into a library
# of its own first. `Rscript run-tests.R conformance` tries the table of behaviours, which starts a service; Node must have been installed
# for that (`npm install` in the folder of the project).

home <- dirname(normalizePath(sub("^--file=", "", grep("^--file=", commandArgs(), value = TRUE))))
words <- commandArgs(trailingOnly = TRUE)
library_folder <- tempfile("library")
dir.create(library_folder)
options <- c("--no-docs", "--no-test-load", "--no-byte-compile", paste0("--library=", library_folder))
said <- system2(file.path(R.home("bin"), "R"), c("CMD", "INSTALL", options, shQuote(home)), stdout = TRUE, stderr = TRUE)
.libPaths(c(library_folder, .libPaths()))
if (!requireNamespace("matrixsteps", quietly = TRUE)) stop(paste(said, collapse = "\n"))
library(matrixsteps)
Sys.setenv(MATRIXSTEPS_CONFORMANCE = file.path(home, "..", "conformance"))
results <- testthat::test_dir(
  file.path(home, "tests", "testthat"),
  package = "matrixsteps",
  load_package = "installed",
  filter = if (length(words) > 0) paste(words, collapse = "|"),
  reporter = testthat::SummaryReporter$new(),
  stop_on_failure = FALSE
)
failed <- as.data.frame(results)
cat(sprintf("\n%d tests, %d failed\n", nrow(failed), sum(failed$failed > 0 | failed$error)))
quit(status = if (any(failed$failed > 0 | failed$error)) 1 else 0)
