// Notes on correlations: two observations always lie on a line.

import { isTold } from '../../../algorithms/scatter/solve.ts';
import { count, equal, type Expression, negative, product, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import type { Answer } from '../../../catalogue/answer.ts';
import { entry, type Matrix, scalarAt } from '../../../exact/matrix.ts';
import { absolute, equals, ONE } from '../../../exact/rational.ts';
import type { CorrelationInput } from './solve.ts';

const A = symbol('A');

export function notes({ a }: CorrelationInput, answer: Answer): readonly Prose[] {
  if (a.columns === 1 || !isTold(a)) return [];
  if (a.rows === 2) {
    const two = claim(say`There are only two observations`, equal(measure('rowCount', A), count(2)));
    return [
      say`${two}, and two points always lie on a line: every correlation is one or minus one, whatever the numbers.`,
    ];
  }
  return [onLine(a, answer) ?? NO_CAUSE];
}

const NO_CAUSE = say`A correlation does not say that one variable causes the other: both may follow a third one.`;

/** The first two columns whose observations lie on a line. */
function onLine(a: Matrix, answer: Answer): Prose | null {
  if (answer.kind !== 'matrix') return null;
  for (let i = 0; i < a.columns; i++) {
    for (let j = i + 1; j < a.columns; j++) {
      const value = scalarAt(answer.matrix, i * a.columns + j);
      if (value.kind === 'rational' && equals(absolute(value), ONE)) return lineNote(a, i, j);
    }
  }
  return null;
}

/** The slopes from the first observation to all others are the same; columns count from 0. */
function lineNote(a: Matrix, i: number, j: number): Prose {
  const rows = Array.from({ length: a.rows }, (_, row) => row);
  const other = rows.find((row) => !equals(entry(a, row, i), entry(a, 0, i))) ?? 0;
  const facts = rows.map((row) =>
    equal(product('dot', step(row, j), step(other, i)), product('dot', step(row, i), step(other, j))),
  );
  return say`${claim(say`Columns ${i + 1} and ${j + 1} lie on a straight line`, ...facts)}: from the values of one of them, those of the other can be worked out.`;
}

/** From the first observation to another one. */
function step(row: number, column: number): Expression {
  return sum(measure('entryAt', A, row + 1, column + 1), negative(measure('entryAt', A, 1, column + 1)));
}
