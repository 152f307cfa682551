// The words of determinants.
// Above: operation.ts. Below: solve.ts, algorithms/expansion/tell.ts, algorithms/row-reduction/tell.ts.

import { expansionMoveHandlers, lineName } from '../../../algorithms/expansion/tell.ts';
import { folding } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { rowMoveHandlers, rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import { counted } from '../../../algorithms/wording.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  count,
  determinantOf,
  type Expression,
  equal,
  indexed,
  list,
  matrixExpression,
  negative,
  number,
  numbers,
  product,
  quotient,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { rowsOf } from '../../../exact/matrix.ts';
import { equals, ONE, type Rational, signOf } from '../../../exact/rational.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import type { SquareInput } from '../sibling.ts';
import type { Choice, DeterminantMove, DeterminantMoves } from './solve.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`The determinant of a square matrix is the factor by which it scales areas or volumes, with a minus sign where it turns orientation round. It is 0 just when the rows are linearly dependent, and then the matrix has no inverse.`,
  say`Exchanging two rows changes its sign; adding a multiple of one row to another does not change it at all.`,
];

const DETERMINANT = determinantOf(symbol('A'));

export function task({ a }: SquareInput): Prose {
  return say`Work out the determinant of ${matrixExpression(a)}.`;
}

export function tell({ a }: SquareInput, moves: readonly DeterminantMove[]): readonly Block[] {
  return [...openingOf(a), ...moves.flatMap((move) => foldMove(move, handlers))];
}

const foldMove = folding<DeterminantMoves>();

const handlers: { readonly [K in keyof DeterminantMoves]: (facts: DeterminantMoves[K]) => readonly Block[] } = {
  ...rowMoveHandlers,
  ...expansionMoveHandlers(number),
  choose: (choice) => [heading(say`Choose a method`), paragraph(...choiceWords(choice))],
  single: ({ value }) => [
    heading(say`Read off the only entry`),
    formula(equal(DETERMINANT, number(value)), say`The determinant of a ${1} by ${1} matrix is its entry.`),
  ],
  triangular: ({ shape, factors, value }) => [
    heading(say`Multiply the diagonal`),
    paragraph(
      triangularWords[shape],
      say`Expanding along the lines with most zeros leaves at most one term each time: a diagonal entry times what is left.`,
    ),
    formula(equal(DETERMINANT, product('dot', ...numbers(factors)), number(value))),
  ],
  formula: ({ rows: [[a, b], [c, d]], value }) => [
    heading(say`Use the formula for a ${2} by ${2} matrix`),
    formula(
      equal(DETERMINANT, difference(['a', 1, 1], ['a', 2, 2], ['a', 1, 2], ['a', 2, 1])),
      say`The product of the main diagonal minus the product of the other diagonal.`,
    ),
    formula(
      equal(
        DETERMINANT,
        sum(product('dot', number(a), number(d)), negative(product('dot', number(b), number(c)))),
        number(value),
      ),
    ),
  ],
  extend: ({ rows }) => [
    heading(say`Write the first two columns again on the right`),
    formula(
      rowsExpression(rows, 3),
      say`The rule of Sarrus reads six diagonals of three entries from this scheme. It holds for ${3} by ${3} matrices only.`,
    ),
  ],
  diagonals: ({ down, up, value }) => [
    heading(say`Multiply along the diagonals`),
    paragraph(say`The diagonals that go down to the right are added, those that go up to the right are subtracted.`),
    ...[...down, ...up].map(({ factors, product: result }) =>
      formula(equal(product('dot', ...numbers(factors)), number(result))),
    ),
    formula(
      equal(
        DETERMINANT,
        sum(...down.map((line) => number(line.product)), ...up.map((line) => negative(number(line.product)))),
        number(value),
      ),
    ),
  ],
  permutations: ({ size, amount }) => [
    heading(say`Take one entry from each row and each column`),
    paragraph(
      say`There are ${amount} ways to pick ${size} entries so that no two share a row or a column, one for each order of the columns.`,
      say`An inversion is a pair of columns in falling order. A product counts with a plus where there is an even number of them, and with a minus where it is odd.`,
    ),
  ],
  permutation: ({ columns, inversions, factors, value }) => {
    const term = product('dot', ...numbers(factors));
    return [
      formula(
        equal(inversions % 2 === 0 ? term : negative(term), number(value)),
        say`Columns ${list(columns.map((column) => count(column + 1)))}: ${counted(inversions, 'inversion')}.`,
      ),
    ];
  },
  total: ({ values, value }) => [
    heading(say`Add the terms`),
    formula(equal(DETERMINANT, sum(...numbers(values)), number(value))),
  ],
  reduce: () => [
    heading(say`Clear the entries below the diagonal`),
    paragraph(
      say`Subtracting a multiple of one row from another does not change a determinant, and a swap of two rows changes its sign.`,
    ),
  ],
  condensation: () => [
    heading(say`Eliminate without fractions`),
    paragraph(
      say`The entries below each pivot are cleared crosswise, and from the second step on the result is divided by the previous pivot.`,
      say`Every number on the way is the determinant of a part of the matrix, up to its sign, so that integers stay integers (Bareiss).`,
    ),
  ],
  noPivot: ({ column }) => [
    heading(say`Column ${column + 1} holds no pivot`, 2),
    paragraph(
      say`Every entry of column ${column + 1} from row ${column + 1} downwards is ${0}, so the determinant is ${0}.`,
      say`Further elimination would leave a ${0} on the diagonal.`,
    ),
  ],
  condense: ({ step, pivot, previous, first, rows }) => {
    const crosswise = sum(
      product('dot', number(pivot), number(first.entry)),
      negative(product('dot', number(first.side), number(first.top))),
    );
    return [
      heading(say`Step ${step + 1}: the pivot is ${number(pivot)}`, 2),
      formula(
        equal(step === 0 ? crosswise : quotient(crosswise, number(previous)), number(first.value)),
        step === 0
          ? say`Each entry below and to the right of the pivot becomes pivot times entry minus the product of the two entries in line with it. This line is row ${2}, column ${2}.`
          : say`The same again, now divided by the previous pivot, ${number(previous)}; the division always comes out even. This line is row ${step + 2}, column ${step + 2}.`,
      ),
      formula(rowsExpression(rows)),
    ];
  },
  corner: ({ corner, swaps, factor, value }) => [
    heading(say`Read off the last entry`),
    formula(equal(DETERMINANT, ...undone(corner, swaps, factor), number(value)), cornerReason(swaps, factor)),
  ],
  diagonal: ({ factors, swaps, value }) => {
    const term = product('dot', ...numbers(factors));
    return [
      heading(say`Multiply the diagonal`),
      formula(
        equal(DETERMINANT, swaps % 2 === 0 ? term : negative(term), number(value)),
        say`The determinant of a triangular matrix is the product of its diagonal. ${swapWords(swaps)}`,
      ),
    ];
  },
  computed: ({ size, value }) => [
    heading(say`Compute the determinant`),
    paragraph(
      say`The working of this ${size} by ${size} determinant would be too long to read.`,
      value.kind === 'float'
        ? say`It is computed by elimination in floating-point arithmetic, so its last digits are not certain.`
        : say`It is computed by elimination in exact arithmetic: nothing is rounded on the way.`,
    ),
  ],
  result: ({ value }) => [
    heading(say`State the determinant`),
    formula(relation(DETERMINANT, value.kind === 'float' ? 'approximately' : 'equal', number(value))),
    paragraph(say`The determinant of the matrix is ${number(value)}${isNought(value) ? SINGULAR : say`.`}`),
  ],
};

const SINGULAR = say`: the matrix is singular, so it has no inverse.`;

function isNought(value: Scalar): boolean {
  return value.kind === 'rational' && value.numerator === 0n;
}

const triangularWords = {
  diagonal: say`Every entry off the main diagonal is ${0}, so the determinant is the product of the diagonal.`,
  upper: say`Every entry below the main diagonal is ${0}, so the determinant is the product of the diagonal.`,
  lower: say`Every entry above the main diagonal is ${0}, so the determinant is the product of the diagonal.`,
} as const;

function choiceWords(choice: Choice): readonly [Prose, Prose] {
  switch (choice.method) {
    case 'formula':
      return [say`We use the formula for ${2} by ${2} matrices.`, say`Two products and a difference are all it takes.`];
    case 'sarrus':
      return [
        say`We use the rule of Sarrus.`,
        say`It needs six products of three entries each, and they are easy to find in the matrix.`,
      ];
    case 'cofactor':
      return [
        say`We use cofactor expansion.`,
        say`A term with a factor of ${0} need not be worked out, and along ${lineName(choice.line)} that leaves ${termsLeft(choice)}.`,
      ];
    case 'row-reduction':
      return [
        say`We bring the matrix to triangular form.`,
        say`For ${choice.size} rows this is less work than an expansion.`,
      ];
  }
}

function termsLeft({ line, size }: Extract<Choice, { method: 'cofactor' }>): Prose {
  return line.zeros === size ? say`nothing` : say`only ${counted(size - line.zeros, 'term')}`;
}

function swapWords(swaps: number): Prose {
  if (swaps === 0) return say`No rows were swapped, so the sign stays.`;
  if (swaps === 1) return say`${1} swap of two rows changed the sign.`;
  return say`${swaps} swaps of two rows changed the sign ${swaps} times.`;
}

function cornerReason(swaps: number, factor: Rational): Prose {
  const sign = swapWords(swaps);
  if (equals(factor, ONE)) return sign;
  return say`${sign} The rows were multiplied by ${number(factor)} in all, so we divide by it.`;
}

/** The corner with the sign of the swaps, over the product of the row factors; left out where that is a number itself. */
function undone(corner: Rational, swaps: number, factor: Rational): readonly Expression[] {
  const swapped = swaps % 2 === 1;
  if (equals(factor, ONE)) return swapped && signOf(corner) < 0 ? [negative(number(corner))] : [];
  return [quotient(swapped ? negative(number(corner)) : number(corner), number(factor))];
}

type Place = readonly [name: string, row: number, column: number];

function difference(p: Place, q: Place, r: Place, s: Place): Expression {
  return sum(product('dot', indexed(...p), indexed(...q)), negative(product('dot', indexed(...r), indexed(...s))));
}

/** The formula of the entries, up to 3x3; larger determinants have no single line. */
export function expression({ a }: SquareInput): Expression | null {
  const rows = rowsOf(a);
  if (a.rows === 1) return number(rows[0][0]);
  if (a.rows === 2) {
    const [[p, q], [r, s]] = rows;
    return sum(times(p, s), negative(times(q, r)));
  }
  if (a.rows !== 3) return null;
  const [[p, q, r], [s, t, u], [v, w, x]] = rows;
  return sum(
    times(p, t, x),
    times(q, u, v),
    times(r, s, w),
    negative(times(v, t, r)),
    negative(times(w, u, p)),
    negative(times(x, s, q)),
  );
}

function times(...factors: readonly Rational[]): Expression {
  return product('dot', ...numbers(factors));
}
