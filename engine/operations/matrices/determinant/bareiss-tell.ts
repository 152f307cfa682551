// The telling of Bareiss elimination.

import type { MoveHandlers } from '../../../algorithms/moves.ts';
import { rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import { counted, joined } from '../../../algorithms/wording.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  count,
  type Expression,
  equal,
  indexed,
  list,
  markedRows,
  negative,
  number,
  numbers,
  power,
  product,
  quotient,
  relation,
  sum,
} from '../../../document/expression.ts';
import { CURRENT, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { type Entry, equals, fractionText, isZero, negate, signOf } from '../../../exact/entry.ts';
import { integer, ONE } from '../../../exact/rational.ts';
import type { BareissMoves } from './bareiss.ts';
import { currentEntry, DETERMINANT, MATRIX, zerosFrom, multipleOf } from './names.ts';

type Condensation = BareissMoves['condense'];

export const bareissHandlers: Omit<MoveHandlers<BareissMoves, readonly Block[]>, 'scale' | 'swap'> = {
  condensation: () => [
    heading(say`Eliminate by cross-multiplication`),
    paragraph(
      say`The entries below each pivot are cleared by cross-multiplication, and from the second pivot on the new rows are divided by the pivot before.`,
      say`Up to its sign, every number on the way is a minor of the first matrix of this elimination: the determinant of some of its rows and equally many columns. A minor is a sum of products, so the divisions bring in no fractions.`,
    ),
  ],
  noPivot: ({ column, size }) => [
    heading(say`Column ${column + 1}: no pivot`, 2),
    formula(
      equal(DETERMINANT, count(0)),
      say`${claim(
        say`Every entry of column ${column + 1} from row ${column + 1} downwards is ${0}`,
        ...zerosFrom(column, column, size),
      )}: further elimination would leave a zero on the diagonal.`,
    ),
  ],
  condense: (facts) => {
    const { step, pivot, rows, changed } = facts;
    const opening = heading(
      say`${claim(say`Column ${step + 1}: the pivot is ${number(pivot)} in row ${step + 1}`, currentEntry(step, step, pivot))}`,
      2,
    );
    if (changed.length === 0) {
      const below = claim(
        say`Below the pivot, column ${step + 1} holds nothing but zeros`,
        ...zerosFrom(step + 1, step, rows.length),
      );
      return [opening, paragraph(say`${below}, and ${unchangedReason(facts)}.`)];
    }
    const operations = changed.map((row) => rowOperation(facts, row));
    return [
      opening,
      formula(operations.length === 1 ? operations[0] : list(operations, 'none'), crosswise(facts)),
      ...entryLines(facts),
      formula(rowsExpression(rows, null, markedRows(...changed))),
    ];
  },
  corner: ({ size, corner, swaps, factor, value }) => [
    heading(say`Read off the last entry`),
    formula(
      equal(DETERMINANT, ...undone(corner, swaps, factor, value), number(value)),
      cornerReason({ size, swaps, factor }),
    ),
  ],
};

/** R_i becomes (pivot R_i − side R_k) / previous, without factors of 1 and multiples of 0. */
function rowOperation({ step, pivot, previous, before }: Condensation, row: number): Expression {
  const [target, source] = [indexed('R', row + 1), indexed('R', step + 1)];
  const side = before[row][step];
  const kept = multipleOf(pivot, target);
  const crossed = isZero(side) ? kept : sum(kept, multipleOf(negate(side), source));
  return relation(target, 'becomes', equals(previous, ONE) ? crossed : quotient(crossed, number(previous)));
}

/** Rows of more new entries are not written out one by one. */
const LONGEST_ROW = 4;

/** The new entries to the right of the pivot, worked out row by row. */
function entryLines({ step, pivot, previous, before, rows, changed, first }: Condensation): readonly Block[] {
  const top = before[step];
  if (rows.length - step - 1 > LONGEST_ROW) return [];
  return changed.map((row, index) => {
    const worked = before[row].slice(step + 1).map((entry, place) => {
      const crossed = sum(
        product('dot', number(pivot), number(entry)),
        negative(product('dot', number(before[row][step]), number(top[step + 1 + place]))),
      );
      return equals(previous, ONE) ? crossed : quotient(crossed, number(previous));
    });
    const found = numbers(rows[row].slice(step + 1));
    return formula(
      worked.length === 1 ? equal(worked[0], found[0]) : equal(list(worked), list(found)),
      say`Row ${row + 1}, right of the pivot's column${first && index === 0 ? CROSSWISE : '.'}`,
    );
  });
}

const CROSSWISE =
  ": each new entry is the pivot times the old one, minus the row's entry in the pivot's column times the column's entry in the pivot's row.";

/** Why the rows below the pivot stay as they are. */
function unchangedReason({ step, pivot, previous }: Condensation): Prose {
  const same = claim(say`the pivot is ${number(pivot)}`, currentEntry(step, step, pivot));
  if (step === 0) return say`${same}, so multiplying by it changes nothing`;
  const before = claim(say`, like the pivot before`, currentEntry(step - 1, step - 1, previous));
  return say`${same}${before}, so multiplying by the one and dividing by the other changes nothing`;
}

/** What is done to the rows below the pivot: said in full the first time. */
function crosswise({ step, previous, first }: Condensation): Prose {
  const rule = say`A row below is multiplied by the pivot, and the pivot's row, times the entry below the pivot, is subtracted from it.`;
  if (step === 0) return rule;
  const pivotBefore = claim(say`the pivot before, ${number(previous)}`, currentEntry(step - 1, step - 1, previous));
  return first
    ? say`${rule} Then the result is divided by ${pivotBefore}.`
    : say`The same again, and then the result is divided by ${pivotBefore}.`;
}

/** What the row operations did to the determinant. */
function cornerReason({
  size,
  swaps,
  factor,
}: {
  readonly size: number;
  readonly swaps: number;
  readonly factor: Entry;
}): Prose {
  const corner = measure('entryAt', CURRENT, size, size);
  const signed = swaps === 0 ? corner : product('dot', power(number(integer(-1)), count(swaps)), corner);
  const fact = equal(DETERMINANT, equals(factor, ONE) ? signed : quotient(signed, number(factor)));
  if (swaps === 0 && equals(factor, ONE)) {
    return say`${CORNER} ${claim(say`No rows were swapped, so it is the determinant of ${MATRIX} itself.`, fact)}`;
  }
  const done = [
    swaps === 0
      ? say`No rows were swapped`
      : say`${counted(swaps, 'swap')} of two rows changed the sign${swaps === 1 ? '' : ' each time'}`,
    ...(equals(factor, ONE) ? [] : [say`making the entries integers multiplied the determinant by ${number(factor)}`]),
  ];
  return say`${CORNER} ${claim(say`${joined(done)}.`, fact)}`;
}

const CORNER = say`The last entry is the minor that takes all rows and columns: up to its sign, the determinant of the first matrix of this elimination.`;

/** The corner with the sign of the swaps, over the product of the row factors; left out where that is the value as it is written. */
function undone(corner: Entry, swaps: number, factor: Entry, value: Entry): readonly Expression[] {
  const swapped = swaps % 2 === 1 && !isZero(corner);
  const signed = swapped ? negative(number(corner)) : number(corner);
  if (equals(factor, ONE)) return swapped && signOf(corner) < 0 ? [signed] : [];
  const written = `${fractionText(swapped ? negate(corner) : corner)}/${fractionText(factor)}`;
  return written === fractionText(value) ? [] : [quotient(signed, number(factor))];
}
