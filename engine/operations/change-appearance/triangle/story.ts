// The words of triangles.
// Above: operation.ts. Below: triangle.ts, algorithms/arrangement/tell.ts, document/.

import type { ArrangementMove } from '../../../algorithms/arrangement/solve.ts';
import { entryNamed, isUnchanged, tellArrangement } from '../../../algorithms/arrangement/tell.ts';
import { counted } from '../../../algorithms/wording.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  count,
  type Expression,
  matrixExpression,
  negative,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { isSquare } from '../../../exact/matrix.ts';
import type { Triangle } from './triangle.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`The diagonals of a matrix are numbered from the main diagonal, which is 0; positive numbers lie above it, negative ones below. A triangular matrix has only zeros on one side of its main diagonal, and systems with such a matrix are solved by substitution alone.`,
];

const sides = {
  lower: { letter: 'L', kept: 'below', cleared: 'above' },
  upper: { letter: 'U', kept: 'above', cleared: 'below' },
} as const;

export function task({ a, side, k }: Triangle): Prose {
  return say`Keep the entries of ${matrixExpression(a)} on and ${sides[side].kept} ${diagonalProse(k)} and write zeros in all other places.`;
}

export function tell(triangle: Triangle, moves: readonly ArrangementMove[]): readonly Block[] {
  return tellArrangement(triangle, moves, {
    name: letterOf(triangle),
    rule: rule(triangle),
    conclusion: conclusion(triangle),
  });
}

function rule({ side, k }: Triangle): readonly Block[] {
  const [i, j] = [symbol('i'), symbol('j')];
  const { kept, cleared } = sides[side];
  return [
    heading(say`Keep what is on and ${kept} ${diagonalProse(k)}`),
    paragraph(
      say`The entry ${entryNamed('a', i, j)} stands in row ${i} and column ${j}. It stays where the following holds; every other entry is replaced by ${0}.`,
      say`On ${diagonalProse(k)} the column number minus the row number is ${k}; ${cleared} it the difference is ${side === 'lower' ? 'greater' : 'smaller'}.`,
    ),
    formula(relation(sum(j, negative(i)), side === 'lower' ? 'at-most' : 'at-least', count(k))),
  ];
}

function conclusion(triangle: Triangle): Prose {
  const { a, side, k } = triangle;
  const { kept, cleared } = sides[side];
  const [above, below] = side === 'lower' ? [k >= a.columns - 1, k <= -a.rows] : [k >= a.columns, k <= 1 - a.rows];
  const [nothingCleared, nothingKept] = side === 'lower' ? [above, below] : [below, above];
  if (nothingCleared) {
    return say`No entry of ${symbol('A')} lies ${cleared} ${diagonalProse(k)}, so ${letterOf(triangle)} equals ${symbol('A')}.`;
  }
  if (nothingKept) {
    return say`No entry of ${symbol('A')} lies on or ${kept} ${diagonalProse(k)}, so every entry of ${letterOf(triangle)} is ${0}.`;
  }
  if (isUnchanged(triangle)) {
    return say`All entries ${cleared} ${diagonalProse(k)} are ${0} already, so ${letterOf(triangle)} equals ${symbol('A')}.`;
  }
  return isSquare(a) && k === 0
    ? say`${letterOf(triangle)} is ${side} triangular: everything ${cleared} its main diagonal is ${0}.`
    : say`In ${letterOf(triangle)} everything ${cleared} ${diagonalProse(k)} is ${0}.`;
}

function letterOf({ side }: Triangle): Expression {
  return symbol(sides[side].letter);
}

/** "the main diagonal", "the diagonal that lies 1 place above the main diagonal". */
function diagonalProse(k: number): Prose {
  if (k === 0) return say`the main diagonal`;
  return say`the diagonal that lies ${counted(Math.abs(k), 'place')} ${k > 0 ? 'above' : 'below'} the main diagonal`;
}
