# The stub and the live service of the conformance table: there where the package lies in its repository, with Node.

conformance_folder <- function() {
  folder <- Sys.getenv("MATRIXSTEPS_CONFORMANCE")
  if (nzchar(folder)) folder else NULL
}

start_servers <- function(folder) {
  node <- file.path(folder, "..", "..", "node_modules", ".bin", "node")
  said <- tempfile()
  input <- pipe(paste(shQuote(node), shQuote(file.path(folder, "serve.ts")), ">", shQuote(said)), "w")
  for (attempt in 1:600) {
    line <- if (file.exists(said)) readLines(said, warn = FALSE) else character()
    if (length(line) > 0) break
    Sys.sleep(0.1)
  }
  c(jsonlite::parse_json(line[[1]]), list(stop = function() close(input)))
}
