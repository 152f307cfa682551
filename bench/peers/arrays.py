"""Two matrices as NumPy arrays, or the sentence that says why they do not fit.
"""

import numpy as np

Rows = list[list[float]]


class Misfit(ValueError):
    """The matrices cannot be added or multiplied."""


def to_array(rows: Rows) -> np.ndarray:
    try:
        array = np.array(rows, dtype=np.float64)
    except ValueError as error:
        raise Misfit("the rows of a matrix have different lengths") from error
    if array.ndim != 2 or array.size == 0:
        raise Misfit("a matrix has at least one entry")
    return array


def add(a: Rows, b: Rows) -> np.ndarray:
    x, y = to_array(a), to_array(b)
    if x.shape != y.shape:
        raise Misfit(f"the shapes {x.shape} and {y.shape} differ")
    return x + y


def matmul(a: Rows, b: Rows) -> np.ndarray:
    x, y = to_array(a), to_array(b)
    if x.shape[1] != y.shape[0]:
        raise Misfit(f"the shapes {x.shape} and {y.shape} do not fit")
    return x @ y
