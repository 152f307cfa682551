// Names: what stories about lines call the matrix, its lines, their numbers and what is found of them.

import { count, type Expression, list, numbers, series, subscript, symbol } from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { type Prose, say } from '../../document/prose.ts';
import { type LineInput, lineOf } from './solve.ts';

/** The matrix, the numbers of the line at hand, and how many they are. */
export const A = symbol('A');
export const X = symbol('x');
export const N = symbol('n');
const ENTRY = symbol('a');

/** The two letters that count rows and columns. */
const INDICES = { row: 'i', column: 'j' } as const;

/** The letter that counts the lines: row i, column j. */
export function lineIndex(axis: keyof typeof INDICES): Expression {
  return symbol(INDICES[axis]);
}

/** The sign of a quantity: s alone, or s with the number of a line. */
export type Sign = (index: Expression | null) => Expression;

export function signOf(letter: string): Sign {
  return (index) => (index === null ? symbol(letter) : subscript(symbol(letter), index));
}

/** The sign of a quantity of one line, 0-based: the plain one where the whole matrix is the line. */
export function lineSign({ axis }: LineInput, sign: Sign, line: number): Expression {
  return sign(axis === 'matrix' ? null : count(line + 1));
}

/** The sign of a quantity of any line: s with the letter that counts the lines. */
export function generalSign({ axis }: LineInput, sign: Sign): Expression {
  return sign(axis === 'matrix' ? null : lineIndex(axis));
}

/** "row 2", "column 3", "the matrix"; the line is 0-based. */
export function lineName({ axis }: LineInput, line: number): Prose {
  return axis === 'matrix' ? say`the matrix` : say`${axis} ${line + 1}`;
}

/** The numbers of a line as a list. */
export function lineNumbers({ a, axis }: LineInput, line: number): Expression {
  return list(numbers(lineOf(a, axis, line)));
}

/** The numbers of a line as they are read off A; those of the whole matrix row after row. */
export function lineMeasure({ a, axis }: LineInput, line: number): Expression {
  switch (axis) {
    case 'row':
      return measure('rowAt', A, line + 1);
    case 'column':
      return measure('columnAt', A, line + 1);
    case 'matrix':
      return list(Array.from({ length: a.rows }, (_, row) => measure('rowAt', A, row + 1)));
  }
}

/** The numbers of a line as a measure can take them: in any order. */
export function lineOfA(input: LineInput, line: number): Expression {
  return input.axis === 'matrix' ? A : lineMeasure(input, line);
}

/** How many numbers each line holds, as it is read off A. */
export function lengthMeasure({ axis }: LineInput): Expression {
  return measure(LENGTHS[axis], A);
}

const LENGTHS = { row: 'columnCount', column: 'rowCount', matrix: 'entryCount' } as const;

/** The entry of A at a 0-based place. */
export function entrySign(row: number, column: number): Expression {
  return subscript(ENTRY, count(row + 1), count(column + 1));
}

/** A sum over the entries of a line of A; over those of any line where it is null. */
export function lineSeries(
  { a, axis }: LineInput,
  line: number | null,
  term: (entry: Expression) => Expression,
): Expression {
  const { row, column } = INDICES;
  const [i, j] = [symbol(row), symbol(column)];
  const index = (letter: Expression): Expression => (line === null ? letter : count(line + 1));
  switch (axis) {
    case 'row':
      return series(column, count(1), count(a.columns), term(subscript(ENTRY, index(i), j)));
    case 'column':
      return series(row, count(1), count(a.rows), term(subscript(ENTRY, i, index(j))));
    case 'matrix':
      return series(
        row,
        count(1),
        count(a.rows),
        series(column, count(1), count(a.columns), term(subscript(ENTRY, i, j))),
      );
  }
}

/** A sum over the n numbers of the line at hand, of a term in x_i. */
export function numberSeries(term: Expression): Expression {
  return series('i', count(1), N, term);
}

/** x_i, any of the numbers of the line at hand. */
export function itemSign(): Expression {
  return subscript(X, symbol('i'));
}
