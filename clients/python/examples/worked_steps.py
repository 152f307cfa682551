# A product as a teacher would write it on a board: compact replies have each step in the formats that you ask for.

from matrixsteps import Client

with Client() as client:
    reply = client.compact.arithmetic.matmul([[1, 2]], [[3], [4]], steps_bg=False)
    for step in reply.steps[-3:]:
        print(step.content.text)

# Prints:
#
# Write down the product
# C = AB = [11]
# The product of A and B has a single entry, 11.
