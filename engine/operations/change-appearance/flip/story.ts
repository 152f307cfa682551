// The words of the flips.
// Above: operation.ts. Below: algorithms/arrangement/tell.ts, document/.

import type { Arrangement, ArrangementMove } from '../../../algorithms/arrangement/solve.ts';
import { entryNamed, fromTheEnd, isUnchanged, tellArrangement } from '../../../algorithms/arrangement/tell.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import { equal, matrixExpression, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import type { Matrix } from '../../../exact/matrix.ts';
import type { FlippedLine } from './reversal.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`A flip is a reflection: it reverses the order of the rows or of the columns and leaves every row or column itself as it is. Doing the same flip twice gives the matrix back.`,
];

export function taskOf(line: FlippedLine): (arrangement: Arrangement) => Prose {
  return ({ a }) => say`Write the ${line}s of ${matrixExpression(a)} in reverse order.`;
}

export function tellOf(
  line: FlippedLine,
): (arrangement: Arrangement, moves: readonly ArrangementMove[]) => readonly Block[] {
  return (arrangement, moves) =>
    tellArrangement(arrangement, moves, {
      name: symbol('B'),
      rule: rule(line, arrangement.a),
      conclusion: conclusion(line, arrangement),
    });
}

function rule(line: FlippedLine, { rows, columns }: Matrix): readonly Block[] {
  const [i, j] = [symbol('i'), symbol('j')];
  const length = line === 'row' ? rows : columns;
  const [first, last] = line === 'row' ? ['top', 'bottom'] : ['left', 'right'];
  const origin = line === 'row' ? entryNamed('a', fromTheEnd(length, i), j) : entryNamed('a', i, fromTheEnd(length, j));
  return [
    heading(say`Reverse the order of the ${line}s`),
    length === 1
      ? paragraph(say`There is only one ${line}, so the order cannot change.`)
      : paragraph(
          say`The ${line} at the ${first} and the ${line} at the ${last} change places, and so on towards the middle.`,
          say`Only whole ${line}s move: the order inside each of them stays.`,
        ),
    formula(
      equal(entryNamed('b', i, j), origin),
      length === 1
        ? null
        : say`${line === 'row' ? 'Row' : 'Column'} ${length} becomes ${line} ${1}: the old and the new number add up to ${length + 1}.`,
    ),
  ];
}

function conclusion(line: FlippedLine, arrangement: Arrangement): Prose {
  return isUnchanged(arrangement)
    ? say`The flipped matrix equals ${symbol('A')}: read from either end, its ${line}s are the same.`
    : say`${symbol('B')} holds the ${line}s of ${symbol('A')} in reverse order; a second flip would give ${symbol('A')} back.`;
}
