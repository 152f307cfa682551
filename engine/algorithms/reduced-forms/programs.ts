// Gauss-Jordan elimination in other languages, with the columns of the pivots: the lines that the programs of subspaces and of lists
// of vectors begin with.
//
// Doubles leave rounding errors where zeros are due: a tolerance keeps them from being taken for pivots.

/** Defines rref(a), which gives the reduced form and a list of pivot columns counted from 0. */
export const NUMPY_RREF: readonly string[] = `def rref(a):
    """Reduced row echelon form and pivot columns, by Gauss-Jordan elimination."""
    e = a.copy()
    pivots = []
    tolerance = 1e-9 * np.abs(a).max()
    for column in range(e.shape[1]):
        row = len(pivots)
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
        pivots.append(column)
    return e + 0.0, pivots  # + 0.0 turns -0.0 into 0.0

`.split('\n');

/** Defines rref(e), a list of the form and of its pivots, counted from 1. */
export const R_RREF: readonly string[] = `rref <- function(e) {
  pivots <- integer(0)
  # Rounding leaves tiny numbers where zeros are due: they are no pivots.
  tolerance <- 1e-9 * max(abs(e))
  for (column in seq_len(ncol(e))) {
    row <- length(pivots) + 1
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
    pivots <- c(pivots, column)
  }
  list(form = e, pivots = pivots)
}`.split('\n');

/** Octave and MATLAB have rref, with the pivots counted from 1. */
export function octaveRref(of: string): readonly string[] {
  return [
    '% Entries below the tolerance count as zeros that rounding has missed.',
    `[form, pivots] = rref(${of}, 1e-9 * max(abs(a(:))));`,
  ];
}

/** Defines rref(a), an object with the form and its pivots, counted from 0. */
export const TYPESCRIPT_RREF: readonly string[] =
  `function rref(a: number[][]): { form: number[][]; pivots: number[] } {
  const form = a.map((row) => [...row]);
  const pivots: number[] = [];
  // Rounding leaves tiny numbers where zeros are due: they are no pivots.
  const tolerance = 1e-9 * Math.max(...a.flat().map(Math.abs));
  for (let column = 0; column < a[0].length && pivots.length < form.length; column++) {
    const top = pivots.length;
    // Partial pivoting: the largest entry keeps rounding errors small.
    let pivot = top;
    for (let i = top; i < form.length; i++) {
      if (Math.abs(form[i][column]) > Math.abs(form[pivot][column])) pivot = i;
    }
    if (Math.abs(form[pivot][column]) <= tolerance) {
      for (let i = top; i < form.length; i++) form[i][column] = 0;
      continue;
    }
    [form[top], form[pivot]] = [form[pivot], form[top]];
    const divisor = form[top][column];
    const leading = form[top].map((x) => x / divisor);
    form.forEach((row, i) => {
      const factor = row[column];
      form[i] = i === top ? leading : row.map((x, j) => x - factor * leading[j]);
    });
    pivots.push(column);
  }
  return { form, pivots };
}`.split('\n');

/**
 * A formula in which `all` is the reduced form of a matrix with a row of zeros more, its rows in another order, and with a column
 * more: the column of the pivot of each row, counted from 1, or 0 where it has none. These are also `pivots`. It names `width`, the
 * number of columns, and `kinds`: a 1 for each column with a pivot, a 0 for those without, and a 2 for the column that is added.
 *
 * The added row and column keep one row or one column from being a single cell.
 */
export function formulaWithPivots(of: string, result: string): string {
  const size = 'ABS(INDEX(e, 0, j)) * (INDEX(e, 0, width + 1) = 0)';
  const marked = 'IF(SEQUENCE(1, width + 1) = width + 1, j, leading)';
  const step =
    `LET(size, ${size}, IF(MAX(size) <= 1E-9 * MAX(ABS(a)), e, ` +
    'LET(place, XMATCH(MAX(size), size), leading, INDEX(e, place, 0) / INDEX(e, place, j), ' +
    `IF(SEQUENCE(ROWS(e)) = place, ${marked}, e - INDEX(e, 0, j) * leading))))`;
  return (
    `LET(m, ${of}, width, COLUMNS(m), ` +
    `all, REDUCE(EXPAND(m, ROWS(m) + 1, width + 1, 0), SEQUENCE(width), LAMBDA(e, j, ${step})), ` +
    'pivots, INDEX(all, 0, width + 1), ' +
    'kinds, MAP(SEQUENCE(width + 1), LAMBDA(k, IF(k > width, 2, SUM(IF(pivots = k, 1, 0))))), ' +
    `${result})`
  );
}

/**
 * A formula for the rank of a range: each column that is not zero takes away a matrix of rank 1, and the last row counts them.
 * A row and a column of zeros keep one row or one column from being a single cell.
 */
export function formulaForRank(of: string): string {
  return (
    `LET(m, EXPAND(${of}, ROWS(${of}) + 1, COLUMNS(${of}) + 1, 0), ` +
    'done, REDUCE(VSTACK(m, 0 * CHOOSEROWS(m, 1)), SEQUENCE(COLUMNS(m)), ' +
    'LAMBDA(all, j, LET(e, DROP(all, -1), column, CHOOSECOLS(e, j), size, MAX(ABS(column)), ' +
    'IF(size <= 1E-9 * MAX(ABS(m)), all, LET(place, XMATCH(size, ABS(column)), ' +
    'VSTACK(e - MMULT(column, CHOOSEROWS(e, place) / INDEX(e, place, j)), TAKE(all, -1) + 1)))))), ' +
    'MAX(TAKE(done, -1)))'
  );
}
