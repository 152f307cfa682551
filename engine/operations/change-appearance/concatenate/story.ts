// The words of concatenation.

import { ascending } from '../../../algorithms/arrangement/places.ts';
import type { ArrangementMove } from '../../../algorithms/arrangement/solve.ts';
import {
  countClaim,
  entriesCounted,
  entryNamed,
  shapeOfMatrix,
  shifted,
  tellArrangement,
  within,
} from '../../../algorithms/arrangement/tell.ts';
import { counted } from '../../../algorithms/wording.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  cases,
  count,
  equal,
  type Expression,
  grid,
  markedColumns,
  markedRows,
  matrixExpression,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import type { Concatenation } from './concatenation.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`Two matrices can be put together where their edges have the same length: one under the other if they have the same number of columns, side by side if they have the same number of rows. No entry changes. An augmented matrix, the table in which a linear system is solved, is made in this way.`,
];

type Line = 'row' | 'column';

const [A, B, C, I, J] = [symbol('A'), symbol('B'), symbol('C'), symbol('i'), symbol('j')];

/** How the two ways of joining speak. */
const ways = {
  row: {
    across: 'columnCount',
    action: say`Write the second matrix under the first`,
    fitting: 'the rows can be stacked',
    blocks: grid([[A], [B]]),
    place: 'under',
    marked: markedRows,
    remark: say`A matrix whose parts are matrices is called a block matrix.`,
  },
  column: {
    across: 'rowCount',
    action: say`Write the second matrix beside the first`,
    fitting: 'the columns can stand side by side',
    blocks: grid([[A, B]]),
    place: 'to the right of',
    marked: markedColumns,
    remark: say`A matrix whose parts are matrices is called a block matrix; the augmented matrix of a linear system is one.`,
  },
} as const;

export function taskOf(line: Line): (concatenation: Concatenation) => Prose {
  return ({ a, b }) =>
    line === 'row'
      ? say`Stack ${matrixExpression(b)} under ${matrixExpression(a)}.`
      : say`Put ${matrixExpression(b)} to the right of ${matrixExpression(a)}.`;
}

export function tellOf(
  line: Line,
): (concatenation: Concatenation, moves: readonly ArrangementMove[]) => readonly Block[] {
  return (concatenation, moves) => {
    const { a, b } = concatenation;
    const { place, marked } = ways[line];
    const [before, added] = line === 'row' ? [a.rows, b.rows] : [a.columns, b.columns];
    return tellArrangement(concatenation, moves, {
      name: C,
      rule: rule(line, concatenation),
      picture: say`In ${C} the matrix ${B} stands ${place} ${A}.`,
      marks: marked(...ascending(added).map((offset) => before + offset)),
      conclusion: say`${C} is the joined matrix; it has ${shapeOfMatrix(C, concatenation)}.`,
      check: () => [entriesCounted(a, 'joined', b, concatenation)],
    });
  };
}

function rule(line: Line, { a, b, rows, columns }: Concatenation): readonly Block[] {
  const { across, action, fitting, blocks, remark } = ways[line];
  const [edge, first, second, all] =
    line === 'row' ? [a.columns, a.rows, b.rows, rows] : [a.rows, a.columns, b.columns, columns];
  const fits = claim(
    say`Each ${line} of ${A} and of ${B} has ${counted(edge, 'entry', 'entries')}`,
    equal(measure(across, A), measure(across, B), count(edge)),
  );
  const follows = say`In ${C} the ${line}s of ${B} come after the ${countClaim(line, A, first)} of ${A}; subtract that number to find the ${line} in ${B}.`;
  const together = say`${countClaim(line, A, first)} and ${countClaim(line, B, second)} make ${countClaim(line, C, all)}`;
  return [
    heading(action),
    paragraph(say`${fits}, so ${fitting}.`, say`${together}. No entry is changed, so nothing is calculated.`),
    formula(equal(C, blocks), remark),
    formula(equal(entryNamed('c', I, J), originByCases(line, first)), follows),
  ];
}

/** c with i, j: from A as far as it goes, then from B. */
function originByCases(line: Line, length: number): Expression {
  const [index, fromB] =
    line === 'row' ? [I, entryNamed('b', shifted(I, -length), J)] : [J, entryNamed('b', I, shifted(J, -length))];
  return cases([entryNamed('a', I, J), within(index, 1, length)], [fromB, null]);
}
