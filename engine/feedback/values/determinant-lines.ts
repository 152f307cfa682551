// A line of a working for a determinant: a number, or a matrix with a number in front.

import type { Line } from '@matrixsteps/notation/term.ts';
import { determinantOfRows, isSquareRows, type Rows } from './matrices.ts';
import { type Polynomial, times, UNIT } from './polynomial.ts';
import { evaluate, evaluateRows, evaluateScalar, type Names, scalar, type Value } from './value.ts';

export interface InFront {
  readonly factor: Polynomial;
  readonly matrix: Rows;
}

/** A matrix with the number in front of it, or null. */
export function inFront(line: Line, names: Names): InFront | null {
  if (line.content.kind !== 'matrix') return null;
  const matrix = evaluateRows(line.content.rows, names);
  const factor = line.factor === null ? UNIT : evaluateScalar(line.factor, names);
  return matrix === null || factor === null || !isSquareRows(matrix) ? null : { factor, matrix };
}

export function readLine(line: Line, names: Names): Value | null {
  if (line.content.kind === 'expression') {
    const value = evaluate(line.content.term, names);
    const factor = line.factor === null ? UNIT : evaluateScalar(line.factor, names);
    return value?.kind === 'scalar' && factor !== null ? scalar(times(factor, value.value)) : null;
  }
  const shown = inFront(line, names);
  return shown === null ? null : scalar(times(shown.factor, determinantOfRows(shown.matrix)));
}
