# The first answer: a sum, with the decimals that were written.

from matrixsteps import Client

with Client() as client:
    print(client.arithmetic.add([[0.1, 0.2]], [[0.2, 0.1]]).result.answer)

# Prints:
#
# [[0.3, 0.3]]
