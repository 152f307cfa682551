// Minors: what is left of a matrix when rows and columns are taken away.

/** The rows without one row and one column, both counted from 0. */
export function withoutRowAndColumn<T>(
  rows: readonly (readonly T[])[],
  row: number,
  column: number,
): readonly (readonly T[])[] {
  return rows.filter((_, index) => index !== row).map((entries) => entries.filter((_, index) => index !== column));
}

/** The principal submatrix: the same rows and columns, counted from 0. */
export function principalSubmatrix<T>(
  rows: readonly (readonly T[])[],
  places: readonly number[],
): readonly (readonly T[])[] {
  return places.map((row) => places.map((column) => rows[row][column]));
}
