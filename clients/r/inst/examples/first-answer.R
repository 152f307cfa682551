# The first answer: the key is in MATRIXSTEPS_API_KEY.

library(matrixsteps)

client <- mm_client()
reply <- client$matrices$inverse_2x2(rbind(c(2, 1), c(7, 4)))
print(reply$result$answer)

# Prints:
#      [,1] [,2]
# [1,]    4   -1
# [2,]   -7    2
