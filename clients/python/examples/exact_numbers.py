# Exact numbers: fractions go in, and come out where you ask for them.

from fractions import Fraction

from matrixsteps import Client

with Client() as client:
    result = client.matrices.inverse_2x2([[Fraction(1, 3), 1], [0, 2]]).result
    print(result.answer)
    for row in result.fractions():
        print(*row)

# Prints:
#
# [[3, -1.5], [0, 0.5]]
# 3 -3/2
# 0 1/2
