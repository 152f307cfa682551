# What the account has used, by month and key, by day and by path, as the service tells it. Asking costs nothing of the quota.

usage_with <- function(settings) {
  function(request = list()) {
    received <- send(settings, "GET", "/v1/usage", NULL, request)
    usage <- parsed(received)
    resets_at <- if (is_text(usage$resets_at)) as.POSIXct(usage$resets_at, format = "%Y-%m-%dT%H:%M:%OSZ", tz = "UTC") else NA
    if (is.na(resets_at) || !is.list(usage$days) || !is.list(usage$paths)) stop(malformed_reply(received, "it tells no usage"))
    usage$resets_at <- resets_at
    new_reply(usage, received, "matrixsteps_usage")
  }
}

format.matrixsteps_usage <- function(x, ...) {
  left <- paste(x$used, "of", x$limit, "answers used in", x$month)
  paths <- vapply(x$paths, function(path) {
    paste0("  ", path$path, ": ", path$answered, " answered, ", path$refused, " refused")
  }, character(1))
  keys <- vapply(x$months, function(month) {
    of_keys <- vapply(month$keys, function(key) paste0(key$name, " ", key$answered), character(1))
    paste0("  ", month$month, ": ", paste(c(paste(month$used, "answered"), of_keys), collapse = "; "))
  }, character(1))
  c(paste0(left, ", until ", format(x$resets_at, "%Y-%m-%d")), keys, paths)
}
