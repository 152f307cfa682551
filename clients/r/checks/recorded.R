# Compares the recorded replies with what a live service answers: results, steps and theory must be the same.
# `Rscript checks/recorded.R FOLDER --write` records them anew.

library(matrixsteps)
arguments <- commandArgs(trailingOnly = TRUE)
client <- mm_client()
for (file in list.files(arguments[[1]], full.names = TRUE)) {
  recorded <- jsonlite::read_json(file)
  reply <- client$post(recorded$path, jsonlite::parse_json(recorded$body))
  known <- jsonlite::parse_json(recorded$reply)
  if ("--write" %in% arguments) {
    reply$metadata <- known$metadata
    recorded$reply <- as.character(jsonlite::toJSON(reply, auto_unbox = TRUE, null = "null", digits = NA))
    jsonlite::write_json(recorded, file, auto_unbox = TRUE, pretty = 1)
    next
  }
  sections <- c("result", "steps", "learn")
  stopifnot(all(sections %in% names(known)))
  for (section in sections) {
    if (!isTRUE(all.equal(known[[section]], reply[[section]]))) stop(basename(file), ": ", section, " is not what was recorded")
  }
}
cat("recorded replies are right\n")
