// The telling of structures: one entry in each line, dependent rows, blocks along the diagonal, three diagonals.

import { zeroBlockFacts, zerosBeside } from '../../../algorithms/blocks-words.ts';
import type { MoveHandlers } from '../../../algorithms/moves.ts';
import { rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import { counted } from '../../../algorithms/wording.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  added,
  count,
  determinantOf,
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
  relation,
  sum,
} from '../../../document/expression.ts';
import { CURRENT, holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { type Entry, equals, isZero } from '../../../exact/entry.ts';
import { integer, ONE } from '../../../exact/rational.ts';
import { crossProducts, sixProducts } from './diagonal-products.ts';
import { currentEntry, DETERMINANT, entryName, MATRIX, multipleOf } from './names.ts';
import type { StructureMoves } from './structures.ts';

export const structureHandlers: MoveHandlers<StructureMoves, readonly Block[]> = {
  monomial: ({ columns, factors, swaps, value }) => {
    const size = columns.length;
    const isPermutation = factors.every((factor) => equals(factor, ONE));
    const term = product('dot', ...numbers(factors));
    const sign = power(number(integer(-1)), count(swaps));
    const worked = swaps < 2 ? (swaps === 0 ? term : negative(term)) : product('dot', sign, ...numbers(factors));
    const shown = isPermutation ? (swaps < 2 ? [] : [sign]) : [worked];
    const single = claim(
      isPermutation
        ? say`Each row and each column holds a single one and zeros, which makes ${MATRIX} a permutation matrix`
        : say`Each row and each column holds one entry that is not zero`,
      ...columns.map((column, row) => currentEntry(row, column, factors[row])),
      equal(measure('zeroCount', MATRIX), count(size * size - size)),
    );
    return [
      heading(say`Bring the entries to the diagonal by swaps`),
      formula(
        equal(DETERMINANT, ...shown, number(value)),
        say`${single}. ${claim(
          say`${counted(swaps, 'swap')} of two rows ${swaps === 1 ? 'brings' : 'bring'} these entries to the main diagonal`,
          equal(DETERMINANT, product('dot', sign, ...numbers(factors))),
        )}, and each swap changes the sign.`,
      ),
    ];
  },
  dependent: ({ coefficients, target, given, rows }) => {
    const used = coefficients.flatMap((factor, row) => (factor === 0 ? [] : [{ factor: integer(factor), row }]));
    const named = added(used.map(({ factor, row }) => multipleOf(factor, rowName(row))));
    const shown = added(
      used.map(({ factor, row }, index) => {
        const size = factor.numerator < 0n ? integer(-Number(factor.numerator)) : factor;
        const entries = list(numbers(given[row]));
        const multiple = equals(size, ONE) ? entries : product('dot', number(size), entries);
        return factor.numerator < 0n && index > 0 ? negative(multiple) : multiple;
      }),
    );
    const zeros = list(rows[target].map(() => count(0)));
    return [
      heading(say`Notice that the rows are dependent`),
      formula(
        equal(named, shown, zeros),
        say`This combination of the rows is a row of zeros, so the rows are linearly dependent.`,
      ),
      heading(say`Make a row of zeros`),
      formula(relation(rowName(target), 'becomes', madeFrom(coefficients, target)), madeReason(coefficients[target])),
      formula(rowsExpression(rows, null, markedRows(target))),
      formula(
        equal(DETERMINANT, count(0)),
        say`${claim(say`Row ${target + 1} holds nothing but zeros now`, holds('zero', measure('rowAt', CURRENT, target + 1)))}, and each term of the expansion along it has one of them as a factor.`,
      ),
    ];
  },
  blocks: ({ blocks, zeros, values, value }) => {
    const size = blocks.reduce((total, block) => total + block.length, 0);
    const bars = blocks.map((block) =>
      block.length === 1 ? number(block[0][0]) : determinantOf(rowsExpression(block)),
    );
    return [
      heading(say`Notice the blocks along the diagonal`),
      formula(
        equal(DETERMINANT, product('dot', ...bars)),
        say`${claim(zerosBeside[zeros], ...zeroBlockFacts(MATRIX, blocks, size, zeros))}. The determinant of such a matrix is the product of the determinants of its blocks.`,
      ),
      ...blocks.flatMap((block, index) => blockLine(block, values[index])),
      heading(say`Multiply the determinants of the blocks`),
      formula(equal(DETERMINANT, product('dot', ...numbers(values)), number(value))),
    ];
  },
  tridiagonal: ({ rows, values }) => [
    heading(say`Notice the three diagonals`),
    paragraph(
      say`${claim(
        say`Only the main diagonal and the two beside it hold entries that are not zero`,
        ...zerosAwayFromDiagonals(rows),
      )}. ${claim(say`${dName(rows.length)} is the determinant of ${MATRIX}`, equal(dName(rows.length), DETERMINANT))}, and the others are those of its first rows and columns.`,
      say`Expanding along the last row gives each of them from the two before it: the diagonal entry times the last one, minus the product of the two entries beside the diagonal times the one before.`,
    ),
    ...values.map((value, index) => formula(recurrence(rows, values, index, value))),
    formula(equal(DETERMINANT, dName(rows.length), number(values[values.length - 1]))),
  ],
};

/** The combination that is written into the target row: that row first, and not with the opposite sign. */
function madeFrom(coefficients: readonly number[], target: number): Expression {
  const sign = coefficients[target] === -1 ? -1 : 1;
  const used = [...coefficients.keys()].filter((row) => coefficients[row] !== 0);
  const isKept = Math.abs(coefficients[target]) === 1;
  const rows = isKept ? [target, ...used.filter((row) => row !== target)] : used;
  return added(rows.map((row) => multipleOf(integer(sign * coefficients[row]), rowName(row))));
}

function madeReason(factor: number): Prose {
  return factor === 1 || factor === -1
    ? say`Adding multiples of other rows to a row does not change the determinant.`
    : say`Multiplying a row by a number multiplies the determinant by it, and adding multiples of other rows changes nothing: if the new determinant is zero, so was the old one.`;
}

function rowName(row: number): Expression {
  return indexed('R', row + 1);
}

function dName(index: number): Expression {
  return indexed('D', index);
}

/** The working of a block of two or three rows. */
function blockLine(block: StructureMoves['blocks']['blocks'][number], value: Entry): readonly Block[] {
  if (block.length === 1) return [];
  const [plus, minus] = block.length === 2 ? crossProducts(block) : sixProducts(block);
  return [formula(equal(determinantOf(rowsExpression(block)), sum(...plus, ...minus.map(negative)), number(value)))];
}

function zerosAwayFromDiagonals(rows: StructureMoves['tridiagonal']['rows']): readonly Expression[] {
  return rows.flatMap((row, i) => row.flatMap((entry, j) => (Math.abs(i - j) > 1 ? [currentEntry(i, j, entry)] : [])));
}

/** D_k = a D_(k-1) − b c D_(k-2), with its numbers. */
function recurrence(
  rows: StructureMoves['tridiagonal']['rows'],
  values: readonly Entry[],
  index: number,
  value: Entry,
): Expression {
  const entry = rows[index][index];
  if (index === 0) return equal(dName(1), entryName(0, 0), number(value));
  const [above, beside] = [rows[index - 1][index], rows[index][index - 1]];
  const [one, two] = [values[index - 1], index === 1 ? ONE : values[index - 2]];
  const names = product('adjacent', entryName(index - 1, index), entryName(index, index - 1));
  const worked = product('dot', ...numbers(index === 1 ? [above, beside] : [above, beside, two]));
  return equal(
    dName(index + 1),
    sum(
      product('adjacent', entryName(index, index), dName(index)),
      negative(
        index === 1
          ? names
          : product('adjacent', entryName(index - 1, index), entryName(index, index - 1), dName(index - 1)),
      ),
    ),
    isZero(above) && isZero(beside)
      ? product('dot', number(entry), number(one))
      : sum(product('dot', number(entry), number(one)), negative(worked)),
    number(value),
  );
}
