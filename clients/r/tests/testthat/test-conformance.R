# The table of behaviours that all clients share, tried on this one.

folder <- conformance_folder()

if (is.null(folder)) {
  test_that("behaviours of all clients", {
    skip("the table of behaviours is not here")
  })
} else {
  Sys.unsetenv(c("MATRIXSTEPS_API_KEY", "MATRIXSTEPS_BASE_URL"))
  behaviours <- jsonlite::read_json(file.path(folder, "behaviours.json"))$behaviours
  servers <- start_servers(folder)
  helpers <- normalizePath(c("helper-service.R", "helper-behaving.R"))
  # Processes of their own, not forks: connections do not survive those.
  cluster <- parallel::makeCluster(6)
  parallel::clusterExport(cluster, c("behaviours", "servers", "helpers"), environment())
  parallel::clusterCall(cluster, function(folders) {
    .libPaths(folders)
    library(matrixsteps)
    for (helper in helpers) source(helper, local = globalenv())
  }, .libPaths())
  findings <- parallel::clusterApplyLB(cluster, seq_along(behaviours), function(index) {
    tryCatch(differences(servers, behaviours[[index]], index - 1), error = conditionMessage)
  })
  parallel::stopCluster(cluster)
  servers$stop()
  file <- Sys.getenv("CONFORMANCE_VERDICTS")
  for (index in seq_along(behaviours)) {
    name <- behaviours[[index]]$name
    found <- as.character(unlist(findings[[index]]))
    verdict <- if (length(found) == 0) "ok" else paste(found, collapse = "; ")
    line <- paste(gsub("[[:space:]]+", " ", c("R", name, verdict)), collapse = "\t")
    if (nzchar(file)) cat(line, "\n", file = file, append = TRUE, sep = "")
    test_that(name, {
      expect_identical(found, character())
    })
  }
}
