"""What others take for the mathematics alone: NumPy's product of doubles, SymPy's exact determinant and inverse.

    kernels.py TASK ROUNDS < BODY

BODY is JSON with the matrix `a`, and `b` for a product. Prints the milliseconds of CPU of each round, and the first row of the
result as text. SymPy computes over the integers of GMP; its inverse is numerators over one denominator, and they are not reduced.
"""

import json
import sys
import time

import numpy as np
from sympy import QQ, ZZ
from sympy.polys.matrices import DomainMatrix


def integer_matrix(rows: list[list[int]]) -> DomainMatrix:
    return DomainMatrix([[ZZ(entry) for entry in row] for row in rows], (len(rows), len(rows[0])), ZZ)


def prepare_product(body):
    a, b = (np.array(body[name], dtype=np.float64) for name in ("a", "b"))
    return lambda: a @ b, lambda product: [repr(float(entry)) for entry in product[0]]


def prepare_determinant(body):
    a = integer_matrix(body["a"])
    return a.det, lambda determinant: [str(determinant)]


def prepare_inverse(body):
    a = integer_matrix(body["a"])

    def first_row(inverse):
        numerators, denominator = inverse
        return [str(QQ(entry, denominator)) for entry in numerators.to_dense().rep.to_list()[0]]

    return a.inv_den, first_row


TASKS = {"product": prepare_product, "determinant": prepare_determinant, "inverse": prepare_inverse}


def main() -> None:
    task, rounds = sys.argv[1:]
    work, first_row = TASKS[task](json.load(sys.stdin))
    result = work()
    times = []
    for _ in range(int(rounds)):
        start = time.process_time()
        work()
        times.append((time.process_time() - start) * 1000)
    print(json.dumps({"milliseconds": times, "firstRow": first_row(result)}))


if __name__ == "__main__":
    main()
