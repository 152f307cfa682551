// Answers: the shapes in which methods answer, as numbers and as exact texts.

/** One shape: the numbers, and the same with texts; `never` where an answer is a whole number and written in full. */
export interface Shape<Numbers, Texts> {
  readonly numbers: Numbers;
  readonly texts: Texts;
}

export type MatrixShape = Shape<number[][], string[][]>;
/** One number for each row, or for each column. */
export type VectorShape = Shape<number[], string[]>;
export type NumberShape = Shape<number, string>;
export type CountShape = Shape<number, never>;
/** The number of rows and the number of columns. */
export type SizeShape = Shape<[rows: number, columns: number], never>;
/** The coefficients, highest power first. */
export type PolynomialShape = Shape<number[], string[]>;

export type AnyShape = Shape<unknown, unknown>;
