// Tabulating: what a function gives for each place of a table.
// Above: algorithms/, render/, code/. Below: nothing.

/**
 * The rows of what `at` gives for each place, counted from 0 row by row. They are made in their length: a list that grows by `push` takes room
 * for seventeen at once, and the tables of a class-room have three columns.
 */
export function tabulate<Cell>(
  rows: number,
  columns: number,
  at: (position: number) => Cell,
): readonly (readonly Cell[])[] {
  const table = new Array<readonly Cell[]>(rows);
  for (let row = 0, position = 0; row < rows; row++) {
    const cells = new Array<Cell>(columns);
    for (let column = 0; column < columns; column++, position++) cells[column] = at(position);
    table[row] = cells;
  }
  return table;
}
