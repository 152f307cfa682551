// The lines that a question is about: the rows of a matrix or its columns, in the words of the operation that asks.

import type { Prose } from '../../document/prose.ts';
import type { Axis } from '../../exact/kernels/statistics.ts';
import { type Rows, transposedRows } from '../../learning/drawing.ts';

export interface AxisLines {
  readonly axis: Axis;
  /** What one line is called; the whole matrix is worked with row by row. */
  readonly word: 'row' | 'column';
  /** The matrix that has these lines. */
  readonly matrixOf: (lines: Rows) => Rows;
}

export function axisLines(axis: Axis): AxisLines {
  return axis === 'column'
    ? { axis, word: 'column', matrixOf: transposedRows }
    : { axis, word: 'row', matrixOf: (lines) => lines };
}

/** A sentence about each line, or one about the whole matrix. */
export function byAxis(
  { axis, word }: AxisLines,
  ofEach: (word: 'row' | 'column') => Prose,
  ofMatrix: () => Prose,
): Prose {
  return axis === 'matrix' ? ofMatrix() : ofEach(word);
}
