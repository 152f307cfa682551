// The words of the transpose.
// Above: operation.ts. Below: algorithms/arrangement/tell.ts, document/.

import type { Arrangement, ArrangementMove } from '../../../algorithms/arrangement/solve.ts';
import { entryNamed, isUnchanged, tellArrangement } from '../../../algorithms/arrangement/tell.ts';
import { shapeProse } from '../../../algorithms/wording.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import { equal, type Expression, matrixExpression, power, symbol, word } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { isSquare } from '../../../exact/matrix.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`Transposing reflects a matrix in its main diagonal: row and column change their roles. Transposing twice gives the matrix back, and a matrix that equals its transpose is called symmetric.`,
];

export function task({ a }: Arrangement): Prose {
  return say`Write down the transpose of ${matrixExpression(a)}.`;
}

export function tell(arrangement: Arrangement, moves: readonly ArrangementMove[]): readonly Block[] {
  const [i, j] = [symbol('i'), symbol('j')];
  const { a } = arrangement;
  return tellArrangement(arrangement, moves, {
    name: transposed(symbol('A')),
    rule: [
      heading(say`Turn rows into columns`),
      paragraph(
        say`Write ${symbol('B')} for the transpose ${transposed(symbol('A'))}. Row ${i} of ${symbol('A')} becomes column ${i} of ${symbol('B')}.`,
        isSquare(a)
          ? say`The entries of the main diagonal stay: their row and column are equal. All others are mirrored at it.`
          : say`The number of rows and the number of columns change places, so ${symbol('B')} has ${shapeProse(arrangement)}.`,
      ),
      formula(equal(entryNamed('b', i, j), entryNamed('a', j, i)), say`The two indices of an entry change places.`),
    ],
    conclusion: conclusion(arrangement),
  });
}

function conclusion(result: Arrangement): Prose {
  return isUnchanged(result)
    ? say`The transpose is ${symbol('A')} itself: ${symbol('A')} is symmetric.`
    : say`The transpose of ${symbol('A')} has ${shapeProse(result)}; transposing it again would give ${symbol('A')} back.`;
}

function transposed(of: Expression): Expression {
  return power(of, word('T'));
}
