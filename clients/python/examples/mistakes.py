# Mistakes: the service says of each field what is wrong with it.

from matrixsteps import Client, InvalidRequestError

with Client() as client:
    try:
        client.arithmetic.add([[1, 2]], [[1], [2]])
    except InvalidRequestError as error:
        for problem in error.problems:
            print(problem.loc, problem.type)

# Prints:
#
# ('body', 'b') value_error.dimension_mismatch
