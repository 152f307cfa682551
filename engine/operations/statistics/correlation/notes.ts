// Notes on correlations: two observations always lie on a line.

import { isTold } from '../../../algorithms/scatter/solve.ts';
import { count, equal, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import type { Answer } from '../../../catalogue/answer.ts';
import { scalarAt } from '../../../exact/matrix.ts';
import type { CorrelationInput } from './solve.ts';

const A = symbol('A');

export function notes({ a }: CorrelationInput, answer: Answer): readonly Prose[] {
  if (a.columns === 1 || !isTold(a)) return [];
  if (a.rows === 2) {
    const two = claim(say`There are only two observations`, equal(measure('rowCount', A), count(2)));
    return [
      say`${two}, and two points always lie on a line: every correlation is ${1} or ${-1}, whatever the numbers.`,
    ];
  }
  const line = onLine(a.columns, answer);
  return line === null ? [NO_CAUSE] : [line];
}

const NO_CAUSE = say`A correlation does not say that one variable causes the other: both may follow a third one.`;

/** The first two columns whose observations lie on a line. */
function onLine(columns: number, answer: Answer): Prose | null {
  if (answer.kind !== 'matrix') return null;
  for (let i = 0; i < columns; i++) {
    for (let j = i + 1; j < columns; j++) {
      const value = scalarAt(answer.matrix, i * columns + j);
      if (value.kind !== 'rational' || value.denominator !== 1n || value.numerator === 0n) continue;
      return say`Columns ${i + 1} and ${j + 1} hold the same information: each can be computed from the other by a straight line.`;
    }
  }
  return null;
}
