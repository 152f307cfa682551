# Numbers are exact: fractions and large whole numbers go in as texts and come back beside the doubles.

library(matrixsteps)

client <- mm_client()
inverse <- client$matrices$inverse_2x2(rbind(c("1/3", 0), c(0, 3)))
print(inverse$result$exact, quote = FALSE)
large <- client$arithmetic$multiply_ew(matrix("12345678901234567890"), 3)
print(large$result$exact)

# Prints:
#      [,1] [,2]
# [1,] 3    0   
# [2,] 0    1/3 
#      [,1]                  
# [1,] "37037036703703703670"
