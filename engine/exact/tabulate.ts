// Tabulating: what a function gives for each place of a table.

/** The rows of what `at` gives for each place of a table of this shape, counted from 0 row by row. */
export function tabulate<Cell>(
  { rows, columns }: { readonly rows: number; readonly columns: number },
  at: (position: number) => Cell,
): readonly (readonly Cell[])[] {
  const table: (readonly Cell[])[] = [];
  for (let row = 0; row < rows; row++) {
    const cells: Cell[] = [];
    for (let column = 0; column < columns; column++) cells.push(at(row * columns + column));
    table.push(cells);
  }
  return table;
}
