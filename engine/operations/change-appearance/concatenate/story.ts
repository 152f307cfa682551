// The words of concatenation.
// Above: operation.ts. Below: concatenation.ts, algorithms/arrangement/tell.ts, document/.

import type { ArrangementMove } from '../../../algorithms/arrangement/solve.ts';
import { tellArrangement } from '../../../algorithms/arrangement/tell.ts';
import { counted, shapeProse } from '../../../algorithms/wording.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import { equal, grid, matrixExpression, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import type { Concatenation } from './concatenation.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`Two matrices can be put together where their edges have the same length: one under the other if they have as many columns, side by side if they have as many rows. No entry changes. An augmented matrix, the table in which a linear system is solved, is made in this way.`,
];

type Line = 'row' | 'column';

export function taskOf(line: Line): (concatenation: Concatenation) => Prose {
  return ({ a, b }) =>
    line === 'row'
      ? say`Stack ${matrixExpression(b)} under ${matrixExpression(a)}.`
      : say`Put ${matrixExpression(b)} to the right of ${matrixExpression(a)}.`;
}

export function tellOf(
  line: Line,
): (concatenation: Concatenation, moves: readonly ArrangementMove[]) => readonly Block[] {
  return (concatenation, moves) =>
    tellArrangement(concatenation, moves, {
      name: symbol('C'),
      rule: line === 'row' ? ruleOfRows(concatenation) : ruleOfColumns(concatenation),
      conclusion: say`The joined matrix has ${shapeProse(concatenation)}.`,
    });
}

function ruleOfRows({ a, b, rows }: Concatenation): readonly Block[] {
  const [top, bottom] = [symbol('A'), symbol('B')];
  return [
    heading(say`Write the second matrix under the first`),
    paragraph(
      say`Each row of ${top} and of ${bottom} has ${counted(a.columns, 'entry', 'entries')}, so the rows can be stacked.`,
      say`${counted(a.rows, 'row')} and ${counted(b.rows, 'row')} make ${counted(rows, 'row')}. No entry is changed, so nothing is calculated.`,
    ),
    formula(
      equal(symbol('C'), grid([[top], [bottom]])),
      say`A matrix whose parts are matrices is called a block matrix.`,
    ),
  ];
}

function ruleOfColumns({ a, b, columns }: Concatenation): readonly Block[] {
  const [left, right] = [symbol('A'), symbol('B')];
  return [
    heading(say`Write the second matrix beside the first`),
    paragraph(
      say`Each column of ${left} and of ${right} has ${counted(a.rows, 'entry', 'entries')}, so the columns can stand side by side.`,
      say`${counted(a.columns, 'column')} and ${counted(b.columns, 'column')} make ${counted(columns, 'column')}. No entry is changed, so nothing is calculated.`,
    ),
    formula(
      equal(symbol('C'), grid([[left, right]])),
      say`A matrix whose parts are matrices is called a block matrix; the augmented matrix of a linear system is one.`,
    ),
  ];
}
