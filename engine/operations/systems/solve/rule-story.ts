// The words of the rules for as many equations as unknowns: the inverse, determinants, triangular factors.

import { leftSide, leftSideAt, type SystemNames } from '../../../algorithms/linear-systems/lines.ts';
import { rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import { productsLeftOf } from '../../../algorithms/small-determinant.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  apply,
  count,
  determinantOf,
  equal,
  type Expression,
  grid,
  indexed,
  list,
  markedColumns,
  matrixExpression,
  number,
  power,
  product,
  quotient,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { type Entry, equals, isRational, isZero, negate } from '../../../exact/entry.ts';
import { ONE, rational } from '../../../exact/rational.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { matrixNames, namesOf, type SolveInput } from './input.ts';
import { unknownColumn } from './solution.ts';
import type { SolveMoves } from './solve.ts';

type Told =
  | 'unit'
  | 'pair'
  | 'inverse'
  | 'times'
  | 'determinant'
  | 'quotients'
  | 'factor'
  | 'factors'
  | 'substitutions'
  | 'singular';

type Handlers = { readonly [K in Told]: (facts: SolveMoves[K]) => readonly Block[] };

const SARRUS = say`This is the rule of Sarrus; products with a factor of zero are left out.`;

const [I, P, L, U] = ['I', 'P', 'L', 'U'].map((name) => symbol(name));

export function ruleHandlers(input: SolveInput): Handlers {
  const names = namesOf(input);
  const { A, B } = matrixNames(input);
  const inverseOfA = power(A, count(-1));
  const ly = product('adjacent', L, symbol(input.letters.between));
  const several = input.b.columns > 1;
  const sideHeading = (side: number): readonly Block[] => {
    if (!several) return [];
    const isColumn = equal(measure('columnsAt', B, list([count(side + 1)])), matrixExpression(columnIn(input.b, side)));
    return [heading(say`${claim(say`Column ${side + 1} as the right side`, isColumn)}`, 2)];
  };
  return {
    unit: ({ rows, bar }) => [
      heading(say`Find the inverse`),
      formula(
        equal(grid([[A, I]], 1), rowsExpression(rows, bar)),
        say`When row operations have turned the left side into the identity matrix, the right side is the inverse.`,
      ),
    ],
    inverse: ({ inverse }) => [formula(equal(inverseOfA, rowsExpression(inverse))), ...multiplyBlocks(A)],
    pair: ({ rows, determinant, adjugate, inverse }) => [
      heading(say`Find the inverse`),
      formula(determinantLine(apply('det', A), rows, determinant)),
      ...(adjugate === null || inverse === null
        ? []
        : [
            formula(
              equal(
                inverseOfA,
                product('adjacent', quotient(count(1), apply('det', A)), rowsExpression(adjugate)),
                rowsExpression(inverse),
              ),
              say`For a matrix with two rows, exchange the entries of the main diagonal, change the signs of the other two entries, and divide by the determinant.`,
            ),
            ...multiplyBlocks(A),
          ]),
    ],
    times: ({ inverse, right, values, side }) => [
      ...sideHeading(side),
      ...(several ? [] : [formula(equal(unknownColumn(inverse.length, names), product('adjacent', inverseOfA, B)))]),
      ...inverse.flatMap((row, place) => valueLine(several, names, place, leftSideAt(row, right), values[place])),
    ],
    determinant: ({ rows, value }) => [
      heading(say`Work out the determinant`),
      formula(determinantLine(apply('det', A), rows, value), rows.length === 3 ? SARRUS : null),
      ...(isZero(value)
        ? []
        : [paragraph(say`${claim(say`It is not zero`, holds('invertible', A))}, so there is exactly one solution.`)]),
    ],
    quotients: ({ rows, right, determinant, numerators, values, side }) => [
      ...(side === 0
        ? [
            heading(say`Apply Cramer's rule`),
            paragraph(
              say`Each unknown is a fraction. Its denominator is ${apply('det', A)}, and its numerator is the determinant of ${A} with the column of this unknown replaced by the right side.`,
            ),
          ]
        : []),
      ...sideHeading(side),
      ...numerators.flatMap((numerator, place) => {
        const replaced = rows.map((row, index) => row.with(place, right[index]));
        const value = values[place];
        // A fraction in lowest terms is not written twice.
        const isLowest =
          isRational(value) && value.denominator !== 1n && equals(rational(value.denominator), determinant);
        const over = isLowest ? number(value) : quotient(number(numerator), number(determinant));
        return [
          formula(determinantLine(determinantOf(marked(replaced, place)), replaced, numerator)),
          ...valueLine(several, names, place, over, value),
        ];
      }),
    ],
    factor: ({ rows }) => [
      heading(say`Factor the coefficients`),
      paragraph(
        say`We clear the entries below the pivots. The result is an upper triangular matrix ${U}, and the multipliers form a lower triangular matrix ${L}.`,
      ),
      formula(equal(A, rowsExpression(rows))),
    ],
    factors: ({ order, lower, upper }) => factorBlocks(input, order, lower, upper),
    substitutions: (facts) => [
      ...(facts.side === 0
        ? [
            heading(say`Solve two triangular systems`),
            paragraph(
              facts.exchanged
                ? say`First we solve the system with the left side ${ly} and the right side ${product('adjacent', P, B)}, from the first row down. Its solution is the right side of the system with the matrix ${U}, which we solve from the last row up.`
                : say`First we solve the system with the left side ${ly} and the right side ${B}, from the first row down. Its solution is the right side of the system with the matrix ${U}, which we solve from the last row up.`,
            ),
          ]
        : []),
      ...sideHeading(facts.side),
      ...substitutionLines(facts, several, names, input.letters.between),
    ],
    singular: ({ rule, numerators }) => singularBlocks(input, rule, numerators),
  };
}

function multiplyBlocks(A: Expression): readonly Block[] {
  return [
    heading(say`Multiply the right side by the inverse`),
    paragraph(say`Multiply both sides of the system by the inverse of ${A} from the left.`),
  ];
}

/** Why the rule ends, and what is seen already. */
function singularBlocks(
  input: SolveInput,
  rule: SolveMoves['singular']['rule'],
  numerators: readonly Entry[],
): readonly Block[] {
  const { A, B } = matrixNames(input);
  if (rule === 'inverse') {
    return [
      paragraph(
        say`${claim(
          input.a.rows === 2
            ? say`The determinant is zero, so ${A} has no inverse`
            : say`Not every column has a pivot, so ${A} has no inverse`,
          holds('singular', A),
        )}. We solve the system by elimination instead.`,
      ),
    ];
  }
  if (rule === 'lu') {
    return [
      paragraph(
        say`${claim(say`Not every column has a pivot`, holds('singular', A))}, so the system does not have exactly one solution. We eliminate with the right side instead.`,
      ),
    ];
  }
  const end = paragraph(
    say`${claim(say`The determinant is zero`, holds('singular', A))}, and we cannot divide by zero: Cramer's rule does not apply.`,
  );
  const place = numerators.findIndex((value) => !isZero(value));
  if (place === -1) {
    return [end, paragraph(say`There may be no solution or infinitely many solutions. Elimination decides which.`)];
  }
  const rights = rowsOf(input.b);
  const replaced = rowsOf(input.a).map((row, index) => row.with(place, rights[index][0]));
  return [
    end,
    paragraph(say`With one column replaced by ${B} the determinant is not zero:`),
    formula(relation(determinantOf(marked(replaced, place)), 'unequal', count(0))),
    paragraph(say`So there is no solution. Elimination shows the contradiction.`),
  ];
}

function columnIn(matrix: SolveInput['b'], column: number): SolveInput['b'] {
  return matrixOf(rowsOf(matrix).map((row) => [row[column]]));
}

function marked(rows: Rows<Entry>, column: number): Expression {
  return matrixExpression(matrixOf(rows), markedColumns(column));
}

/** The determinant with its products up to three rows; its value alone beyond. */
function determinantLine(first: Expression, rows: Rows<Entry>, value: Entry): Expression {
  const products = rows.length > 1 && rows.length <= 3 ? productsLeftOf(rows) : [];
  return equal(first, ...products, number(value));
}

/** x = ... = 3; of several right sides the unknowns have no values of their own. */
function valueLine(
  several: boolean,
  names: SystemNames,
  place: number,
  working: Expression,
  value: Entry,
): readonly Block[] {
  return valued(several ? null : names.unknown(place), working, value);
}

/** name = working = value, without what would be said twice. */
function valued(name: Expression | null, working: Expression, value: Entry): readonly Block[] {
  const members = working.kind === 'number' ? [number(value)] : [working, number(value)];
  const [first, ...others] = name === null ? members : [name, ...members];
  // A number alone says nothing.
  return others.length === 0 ? [] : [formula(equal(first, ...others))];
}

function factorBlocks(
  input: SolveInput,
  order: readonly number[],
  lower: Rows<Entry>,
  upper: Rows<Entry>,
): readonly Block[] {
  const { A } = matrixNames(input);
  const isExchanged = order.some((row, place) => row !== place);
  const permutation = order.map((row) => order.map((_, column) => count(column === row ? 1 : 0)));
  const left = isExchanged ? product('adjacent', P, A) : A;
  return [
    ...(isExchanged
      ? [
          formula(
            equal(P, grid(permutation)),
            say`${P} is the identity matrix with the same rows exchanged. The multipliers in ${L} move with their rows.`,
          ),
        ]
      : []),
    formula(equal(L, rowsExpression(lower))),
    formula(equal(U, rowsExpression(upper))),
    formula(equal(left, product('adjacent', L, U))),
    paragraph(
      say`${claim(say`No entry on the diagonal of ${U} is zero`, holds('invertible', U))}, so there is exactly one solution.`,
    ),
  ];
}

function substitutionLines(
  { lower, upper, right, between, values }: SolveMoves['substitutions'],
  several: boolean,
  names: SystemNames,
  letter: string,
): readonly Block[] {
  const size = values.length;
  const down = between.flatMap((value, row) => {
    const factors = lower[row].slice(0, row);
    const working = rest(number(right[row]), leftSideAt(factors.map(negate), between), factors);
    return valued(several ? null : indexed(letter, row + 1), working, value);
  });
  const up = Array.from({ length: size }, (_, step) => size - 1 - step).flatMap((row): readonly Block[] => {
    const factors = upper[row].slice(row + 1);
    const over = (numerator: Expression): Expression =>
      equals(upper[row][row], ONE) ? numerator : quotient(numerator, number(upper[row][row]));
    const working = over(rest(number(between[row]), leftSideAt(factors.map(negate), values.slice(row + 1)), factors));
    if (several) return valued(null, working, values[row]);
    const unknownsLeft = leftSide(factors.map(negate), {
      ...names,
      unknown: (place) => names.unknown(row + 1 + place),
    });
    const named = over(rest(indexed(letter, row + 1), unknownsLeft, factors));
    const line = equal(names.unknown(row), named, ...(working.kind === 'number' ? [] : [working]), number(values[row]));
    return [formula(line)];
  });
  return [...down, ...up];
}

/** right and the terms beside it, where some factor is not 0 */
function rest(right: Expression, terms: Expression, factors: readonly Entry[]): Expression {
  if (factors.every(isZero)) return right;
  return sum(right, ...(terms.kind === 'sum' ? terms.terms : [terms]));
}
