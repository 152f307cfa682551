// Rows of matrices, between JavaScript's arrays and the memory of the WebAssembly kernels, where rows are filled up to whole tiles.

/** Copies rows into the rows of a wider matrix, which are filled up with zeros. */
export function copyRows(
  values: Float64Array,
  rows: number,
  columns: number,
  target: Float64Array,
  width: number,
): void {
  copyPart(values, columns, 0, 0, rows, columns, target, width);
}

/** Copies a part of a matrix, from that row and column on, into the rows of a matrix at least as wide, which are filled up with zeros. */
export function copyPart(
  values: Float64Array,
  valuesWidth: number,
  row: number,
  column: number,
  rows: number,
  columns: number,
  target: Float64Array,
  width: number,
): void {
  const start = row * valuesWidth + column;
  if (valuesWidth === columns && columns === width) {
    target.set(values.subarray(start, start + rows * columns));
    return;
  }
  for (let i = 0; i < rows; i++) {
    const from = start + i * valuesWidth;
    target.set(values.subarray(from, from + columns), i * width);
    target.fill(0, i * width + columns, (i + 1) * width);
  }
}

/** Fills `values` with the rows of a matrix that stands in wider rows. */
export function readRows(
  source: Float64Array,
  width: number,
  rows: number,
  columns: number,
  values = new Float64Array(rows * columns),
): Float64Array {
  readPart(source, width, rows, columns, values, columns);
  return values;
}

/** The same, where `values` are rows that are wider themselves. */
export function readPart(
  source: Float64Array,
  width: number,
  rows: number,
  columns: number,
  values: Float64Array,
  valuesWidth: number,
): void {
  if (width === columns && columns === valuesWidth) {
    values.set(source.subarray(0, rows * columns));
    return;
  }
  for (let i = 0; i < rows; i++) values.set(source.subarray(i * width, i * width + columns), i * valuesWidth);
}
