// What the programs about lists of vectors share: a row reduction in TypeScript, and the rank as a formula of a spreadsheet.

/** Defines reduce(a), which gives the reduced form and the columns of its pivots. */
export const TYPESCRIPT_REDUCE: readonly string[] =
  `function reduce(a: number[][]): { form: number[][]; pivots: number[] } {
  let form = a.map((row) => [...row]);
  const pivots: number[] = [];
  // Rounding leaves tiny numbers where zeros are due: they are no pivots.
  const tolerance = 1e-9 * Math.max(...a.flat().map(Math.abs));
  for (let column = 0; column < a[0].length; column++) {
    const top = pivots.length;
    const sizes = form.map((row, i) => (i < top ? -1 : Math.abs(row[column])));
    const largest = Math.max(...sizes);
    if (largest <= tolerance) continue;
    const place = sizes.indexOf(largest);
    [form[top], form[place]] = [form[place], form[top]];
    const leading = form[top].map((x) => x / form[top][column]);
    form = form.map((row, i) => (i === top ? leading : row.map((x, j) => x - row[column] * leading[j])));
    pivots.push(column);
  }
  return { form, pivots };
}`.split('\n');

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
