library(testthat)
library(matrixsteps)

test_check("matrixsteps")
