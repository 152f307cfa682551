# Steps: the worked solution as text, as LaTeX, and in documents of knitr.

# The lines of the steps. Envelopes write formulas as LaTeX; compact replies have them as text, unless other formats were asked for.
format.matrixsteps_steps <- function(x, ...) unlist(lapply(x, step_lines), use.names = FALSE)

print.matrixsteps_steps <- function(x, ...) {
  writeLines(format(x))
  invisible(x)
}

"[.matrixsteps_steps" <- function(x, i) structure(unclass(x)[i], class = "matrixsteps_steps")

summary.matrixsteps_steps <- function(object, ...) {
  kinds <- vapply(object, kind_of, character(1))
  headings <- vapply(object[kinds == "heading"], content_in, character(1), format = "text")
  structure(list(steps = length(object), headings = headings), class = "summary.matrixsteps_steps")
}

print.summary.matrixsteps_steps <- function(x, ...) {
  writeLines(c(paste(x$steps, "steps"), paste("-", x$headings)))
  invisible(x)
}

# heading, formula, prose or rule, in the words of both families.
kind_of <- function(step) {
  if (!is.null(step$kind)) return(step$kind)
  kinds <- c(h1 = "heading", latex = "formula", text = "prose", border = "rule")
  if (step$content_type %in% names(kinds)) kinds[[step$content_type]] else "prose"
}

# The content in this format, or else in the format that there is.
content_in <- function(step, format) {
  content <- step$content
  if (!is.list(content)) return(paste(as.character(content), collapse = "\n"))
  text <- if (is.null(content[[format]])) content[[1]] else content[[format]]
  paste(as.character(text), collapse = "\n")
}

explanation_in <- function(step, format) {
  explain <- step$explain
  if (is.null(explain)) return(NULL)
  content_in(list(content = explain), format)
}

step_lines <- function(step) {
  text <- without_delimiters(content_in(step, "text"))
  why <- explanation_in(step, "text")
  lines <- switch(kind_of(step),
    heading = c("", text, strrep("-", nchar(text))),
    rule = strrep("-", 40),
    strsplit(text, "\n", fixed = TRUE)[[1]]
  )
  c(lines, if (!is.null(why)) paste0("  (", without_delimiters(why), ")"))
}

# `\( A \)` inside a sentence is A.
without_delimiters <- function(text) gsub("\\\\\\( ?| ?\\\\\\)", "", text)

mm_latex <- function(x, ...) UseMethod("mm_latex")

# A line of LaTeX a step: formulas as they are, sentences with formulas between \( and \).
mm_latex.matrixsteps_steps <- function(x, ...) vapply(x, content_in, character(1), format = "latex")

mm_latex.matrixsteps_envelope <- function(x, ...) x$result$representations$latex

knit_print.matrixsteps_steps <- function(x, ...) {
  blocks <- vapply(x, markdown_of, character(1))
  knitr::asis_output(paste0("\n\n", paste(blocks, collapse = "\n\n"), "\n\n"))
}

# A step in the Markdown of Pandoc, whose formulas stand between dollars.
markdown_of <- function(step) {
  latex <- in_dollars(content_in(step, "latex"))
  why <- explanation_in(step, "latex")
  block <- switch(kind_of(step),
    heading = paste0("**", latex, "**"),
    formula = if (has_latex(step)) paste0("$$", latex, "$$") else paste0("```\n", latex, "\n```"),
    rule = "---",
    latex
  )
  paste0(block, if (!is.null(why)) paste0("\n\n*", in_dollars(why), "*"))
}

has_latex <- function(step) !is.list(step$content) || !is.null(step$content$latex)

in_dollars <- function(text) gsub(" ?\\\\\\)", "$", gsub("\\\\\\( ?", "$", text))
