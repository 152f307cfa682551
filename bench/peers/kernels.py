"""What others take for the mathematics alone: NumPy's product of doubles, SymPy's exact determinant, inverse, systems of equations, characteristic
polynomial and spectrum.

    kernels.py TASK ROUNDS < BODY

BODY is JSON with the matrix `a`, and `b` for a product. Prints the milliseconds of CPU of each round, and the first row of the
result as text. SymPy computes over the integers of GMP; its inverse is numerators over one denominator, and they are not reduced.
The last column of the matrix of a system is its right side; `system` is the fastest that SymPy has for it, `lu-solve` what its
tutorial shows. A spectrum is the irreducible factors of the characteristic polynomial, with intervals around their real roots alone.
"""

import json
import sys
import time

import numpy as np
from sympy import QQ, ZZ, Matrix, Poly, Symbol
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


def sides(body):
    rows = body["a"]
    return [row[:-1] for row in rows], [row[-1:] for row in rows]


def prepare_system(body):
    a, b = (integer_matrix(rows) for rows in sides(body))

    def first_row(solution):
        numerators, denominator = solution
        return [str(QQ(numerators.to_dense().rep.to_list()[0][0], denominator))]

    return lambda: a.solve_den(b), first_row


def prepare_lu_solve(body):
    a, b = (Matrix(rows) for rows in sides(body))
    return lambda: a.LUsolve(b), lambda solution: [str(solution[0])]


def prepare_characteristic(body):
    a = integer_matrix(body["a"])
    return a.charpoly, lambda coefficients: [str(coefficient) for coefficient in coefficients]


def prepare_spectrum(body):
    a = integer_matrix(body["a"])

    def spectrum():
        _, factors = Poly(a.charpoly(), Symbol("x"), domain=ZZ).factor_list()
        return [(factor, times, factor.intervals()) for factor, times in factors]

    def degrees(factors):
        return sorted(f"{factor.degree()}^{times}" for factor, times, _ in factors)

    return spectrum, degrees


TASKS = {
    "product": prepare_product,
    "determinant": prepare_determinant,
    "inverse": prepare_inverse,
    "system": prepare_system,
    "lu-solve": prepare_lu_solve,
    "characteristic": prepare_characteristic,
    "spectrum": prepare_spectrum,
}


def main() -> None:
    task, rounds = sys.argv[1:]
    work, first_row = TASKS[task](json.load(sys.stdin))
    # What takes many seconds is measured once, and at once.
    result = work() if int(rounds) > 1 else None
    times = []
    for _ in range(int(rounds)):
        start = time.process_time()
        result = work()
        times.append((time.process_time() - start) * 1000)
    print(json.dumps({"milliseconds": times, "firstRow": first_row(result)}))


if __name__ == "__main__":
    main()
