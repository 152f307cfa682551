library(testthat)
library(matrixmath)

test_check("matrixmath")
