// The telling of determinants that can be seen without a method.

import { capitalisedLine, lineName, lineOf, zeroLineClaim } from '../../../algorithms/expansion/line-words.ts';
import type { MoveHandlers } from '../../../algorithms/moves.ts';
import { rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import { type Block, formula, heading } from '../../../document/block.ts';
import {
  count,
  determinantOf,
  equal,
  indexed,
  markedColumns,
  markedRows,
  number,
  numbers,
  product,
  relation,
  sum,
} from '../../../document/expression.ts';
import { CURRENT, holds } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { equals, negate } from '../../../exact/entry.ts';
import { ONE } from '../../../exact/rational.ts';
import { DETERMINANT, MATRIX, multipleOf } from './names.ts';
import type { Proportion, ShortcutMoves, TriangularShape } from './shortcuts.ts';

export const shortcutHandlers: MoveHandlers<ShortcutMoves, readonly Block[]> = {
  nothing: () => [
    heading(say`Notice that every entry is zero`),
    formula(
      equal(DETERMINANT, count(0)),
      say`${claim(say`${MATRIX} is the zero matrix`, holds('zero', MATRIX))}, so each term of an expansion has zero as a factor.`,
    ),
  ],
  zeroLine: (line) => [
    heading(say`Notice the ${line.along} of zeros`),
    formula(
      equal(DETERMINANT, count(0)),
      say`${zeroLineClaim(MATRIX, line)}, and each term of the expansion along it has one of them as a factor.`,
    ),
  ],
  triangular: ({ shape, factors, value }) => [
    heading(shape === 'identity' ? say`Recognise the identity matrix` : say`Multiply the diagonal`),
    formula(equal(DETERMINANT, product('dot', ...numbers(factors)), number(value)), reasonFor(shape, factors.length)),
  ],
  proportional: (proportion) =>
    proportion.along === 'row' ? proportionalRows(proportion) : proportionalColumns(proportion),
};

/** Of two rows the other diagonal is all that could count besides. */
function reasonFor(shape: TriangularShape, size: number): Prose {
  return size === 2 && shape !== 'identity' ? say`${shapeClaims[shape]}: ${OTHER_DIAGONAL}` : shapeReasons[shape];
}

const OTHER_DIAGONAL = say`the other diagonal has a zero, so its product is zero.`;

const shapeClaims = {
  diagonal: claim(say`${MATRIX} is a diagonal matrix`, holds('diagonal', MATRIX)),
  upper: claim(say`${MATRIX} is upper triangular`, holds('upperTriangular', MATRIX)),
  lower: claim(say`${MATRIX} is lower triangular`, holds('lowerTriangular', MATRIX)),
} as const;

/** Why the product of the diagonal is the determinant. */
const shapeReasons: { readonly [K in TriangularShape]: Prose } = {
  identity: say`${claim(say`${MATRIX} is the identity matrix`, holds('identity', MATRIX))}: it leaves every vector as it is, so that areas and volumes stay the same, too.`,
  diagonal: say`${shapeClaims.diagonal}: expanding along the rows one after the other leaves only these factors.`,
  upper: say`${shapeClaims.upper}: expanding along the first column again and again leaves only these factors.`,
  lower: say`${shapeClaims.lower}: expanding along the first row again and again leaves only these factors.`,
};

function proportionalRows(proportion: ShortcutMoves['proportional']): readonly Block[] {
  const { first, second, factor, rows } = proportion;
  const [source, target] = [indexed('R', first + 1), indexed('R', second + 1)];
  return [
    heading(comparison(proportion)),
    formula(
      equal(target, multipleOf(factor, source)),
      equals(factor, ONE)
        ? say`These rows are equal, so they are linearly dependent.`
        : say`One row is a multiple of the other, so they are linearly dependent.`,
    ),
    heading(say`Make a row of zeros`),
    formula(
      relation(target, 'becomes', sum(target, multipleOf(negate(factor), source))),
      say`Subtracting a multiple of one row from another row does not change the determinant.`,
    ),
    formula(rowsExpression(rows, null, markedRows(second))),
    formula(
      equal(DETERMINANT, count(0)),
      say`${zeroLineClaim(CURRENT, { along: 'row', index: second })} now, and each term of the expansion along it has one of them as a factor.`,
    ),
  ];
}

function proportionalColumns(proportion: ShortcutMoves['proportional']): readonly Block[] {
  const { second, factor, rows } = proportion;
  return [
    heading(comparison(proportion)),
    formula(
      equal(DETERMINANT, determinantOf(rowsExpression(rows, null, markedColumns(second))), count(0)),
      say`${columnClaim(proportion)}. Subtracting ${equals(factor, ONE) ? say`one from the other` : say`this multiple from column ${second + 1}`} does not change the determinant, and leaves a column of zeros: each term of the expansion along it is zero.`,
    ),
  ];
}

function comparison({ along, first, second }: Proportion): Prose {
  const [less, greater] = first < second ? [first, second] : [second, first];
  return say`Compare ${along}s ${less + 1} and ${greater + 1}`;
}

function columnClaim({ first, second, factor }: Proportion): Claim {
  const [source, target] = [first, second].map((index) => ({ along: 'column', index }) as const);
  const fact = equal(lineOf(MATRIX, target), product('dot', number(factor), lineOf(MATRIX, source)));
  return claim(
    equals(factor, ONE)
      ? say`${capitalisedLine(target)} is the same as ${lineName(source)}`
      : say`${capitalisedLine(target)} is ${number(factor)} times ${lineName(source)}`,
    fact,
  );
}
