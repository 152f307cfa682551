// Programs for the reduced row echelon form, where a language has no function for it: Gauss-Jordan elimination.

import type { Language, Working } from '../../../learning/implementation.ts';

/** Doubles leave rounding errors where zeros are due: the tolerance keeps them from being taken for pivots. */
export const reducedPrograms: { readonly [L in Exclude<Language, 'spreadsheet'>]: Working } = {
  numpy: {
    lines: `def rref(a):
    """Reduced row echelon form, by Gauss-Jordan elimination."""
    e = a.copy()
    # Rounding leaves tiny numbers where zeros are due: they are no pivots.
    tolerance = 1e-9 * np.abs(a).max()
    row = 0
    for column in range(e.shape[1]):
        if row == e.shape[0]:
            break
        # Partial pivoting: the largest entry keeps rounding errors small.
        pivot = row + np.argmax(np.abs(e[row:, column]))
        if abs(e[pivot, column]) <= tolerance:
            e[row:, column] = 0
            continue
        e[[row, pivot]] = e[[pivot, row]]
        e[row] /= e[row, column]
        others = np.arange(e.shape[0]) != row
        e[others] -= np.outer(e[others, column], e[row])
        row += 1
    return e + 0.0  # turns -0.0 into 0.0
`.split('\n'),
    result: 'rref(a)',
  },
  // The second part of the result holds the pivot columns.
  sympy: { result: 'a.rref()[0]' },
  r: {
    lines: `rref <- function(e) {
  # Rounding leaves tiny numbers where zeros are due: they are no pivots.
  tolerance <- 1e-9 * max(abs(e))
  row <- 1
  for (column in seq_len(ncol(e))) {
    if (row > nrow(e)) break
    # Partial pivoting: the largest entry keeps rounding errors small.
    below <- row:nrow(e)
    pivot <- below[which.max(abs(e[below, column]))]
    if (abs(e[pivot, column]) <= tolerance) {
      e[below, column] <- 0
      next
    }
    e[c(row, pivot), ] <- e[c(pivot, row), ]
    e[row, ] <- e[row, ] / e[row, column]
    for (i in setdiff(seq_len(nrow(e)), row)) {
      e[i, ] <- e[i, ] - e[i, column] * e[row, ]
    }
    row <- row + 1
  }
  e
}`.split('\n'),
    result: 'rref(a)',
  },
  octave: {
    lines: ['% Entries below the tolerance count as zeros that rounding has missed.'],
    result: 'rref(a, 1e-9 * max(abs(a(:))))',
  },
  typescript: {
    lines: `function rref(a: number[][]): number[][] {
  const e = a.map((row) => [...row]);
  // Rounding leaves tiny numbers where zeros are due: they are no pivots.
  const tolerance = 1e-9 * Math.max(...a.flat().map(Math.abs));
  let top = 0;
  for (let column = 0; column < a[0].length && top < e.length; column++) {
    // Partial pivoting: the largest entry keeps rounding errors small.
    let pivot = top;
    for (let i = top; i < e.length; i++) {
      if (Math.abs(e[i][column]) > Math.abs(e[pivot][column])) pivot = i;
    }
    if (Math.abs(e[pivot][column]) <= tolerance) {
      for (let i = top; i < e.length; i++) e[i][column] = 0;
      continue;
    }
    [e[top], e[pivot]] = [e[pivot], e[top]];
    const divisor = e[top][column];
    const leading = e[top].map((x) => x / divisor);
    e.forEach((row, i) => {
      const factor = row[column];
      e[i] = i === top ? leading : row.map((x, j) => x - factor * leading[j]);
    });
    top++;
  }
  return e;
}`.split('\n'),
    result: 'rref(a)',
  },
};
