# What is wrong with a question is told for each field, in words for people and in types for programs.

library(matrixsteps)

client <- mm_client()
a <- rbind(c(1, 2), c(3, 4))
tryCatch(
  client$arithmetic$add(a, matrix(1:3, nrow = 1)),
  matrixsteps_invalid_request = function(error) {
    for (problem in error$problems) cat(paste(problem$loc, collapse = "."), problem$type, "\n", sep = " ")
  }
)

# Prints:
# body.b value_error.dimension_mismatch 
