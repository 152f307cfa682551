// The telling of equal sums: they are seen, added into one line, and taken out of it.

import { lineOf, zeroLineClaim } from '../../../algorithms/expansion/line-words.ts';
import type { MoveHandlers } from '../../../algorithms/moves.ts';
import { rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import { type Block, formula, heading } from '../../../document/block.ts';
import {
  added as addedUp,
  count,
  determinantOf,
  equal,
  indexed,
  markedColumns,
  markedRows,
  negative,
  number,
  numbers,
  product,
  relation,
} from '../../../document/expression.ts';
import { CURRENT, measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { equals, isZero, negate } from '../../../exact/entry.ts';
import { ONE } from '../../../exact/rational.ts';
import type { EqualSumsMoves } from './equal-sums.ts';
import { DETERMINANT, MATRIX } from './names.ts';

export const equalSumsHandlers: MoveHandlers<EqualSumsMoves, readonly Block[]> = {
  equalSums: (facts) => {
    const { along, total, given } = facts;
    const places = [...given.keys()];
    const lines = along === 'row' ? given : places.map((column) => given.map((row) => row[column]));
    const sums = places.map((index) => equal(measure('sumOf', lineOf(MATRIX, { along, index })), number(total)));
    return [
      heading(say`Notice that all ${along}s have the same sum`),
      formula(
        equal(addedUp(numbers(lines[0])), ...lines.slice(1).map((line) => addedUp(numbers(line))), number(total)),
        say`${claim(say`Each ${along} of ${MATRIX} adds up to ${number(total)}`, ...sums)}.`,
      ),
      ...(along === 'row' ? columnsAdded(facts) : rowsAdded(facts)),
    ];
  },
};

/** The other columns are added to the first, and the sum comes before the determinant. */
function columnsAdded({ total, added }: EqualSumsMoves['equalSums']): readonly Block[] {
  const ones = determinantOf(rowsExpression(added.map((row) => row.with(0, ONE))));
  const unchanged = say`Adding the other columns to the first one does not change the determinant, and makes each entry of that column the sum of its row.`;
  const taken = isZero(total)
    ? [count(0)]
    : equals(total, ONE)
      ? []
      : [equals(total, negate(ONE)) ? negative(ones) : product('dot', number(total), ones)];
  return [
    heading(say`Add the other columns to the first one`),
    formula(
      equal(DETERMINANT, determinantOf(rowsExpression(added, null, markedColumns(0))), ...taken),
      isZero(total)
        ? say`${unchanged} That is a column of zeros, and each term of the expansion along it has one of them as a factor.`
        : equals(total, ONE)
          ? unchanged
          : say`${unchanged} The common factor of a column comes before the determinant.`,
    ),
  ];
}

/** The other rows are added to the first. */
function rowsAdded({ total, added }: EqualSumsMoves['equalSums']): readonly Block[] {
  const names = [...added.keys()].map((row) => indexed('R', row + 1));
  return [
    heading(say`Add the other rows to the first one`),
    formula(
      relation(names[0], 'becomes', addedUp(names)),
      say`Adding rows to another row does not change the determinant.`,
    ),
    formula(rowsExpression(added, null, markedRows(0))),
    ...(isZero(total)
      ? [
          formula(
            equal(DETERMINANT, count(0)),
            say`${zeroLineClaim(CURRENT, { along: 'row', index: 0 })} now, and each term of the expansion along it has one of them as a factor.`,
          ),
        ]
      : []),
  ];
}
