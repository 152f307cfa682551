// The words of the rules for as many equations as unknowns: the inverse, determinants, triangular factors.

import { withoutRowAndColumn } from '../../../algorithms/expansion/minor.ts';
import { determinantByExpansion, emptiestLine } from '../../../algorithms/expansion/solve.ts';
import { minorTerm } from '../../../algorithms/expansion/tell.ts';
import { leftSideAt, type SystemNames } from '../../../algorithms/linear-systems/lines.ts';
import { rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import { productsLeftOf, sarrusReason } from '../../../algorithms/small-determinant.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  added,
  apply,
  count,
  determinantOf,
  equal,
  type Expression,
  grid,
  list,
  markedColumns,
  matrixExpression,
  number,
  power,
  product,
  quotient,
  relation,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { entries } from '../../../exact/field.ts';
import { matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { type Entry, equals, isRational, isZero } from '../../../exact/entry.ts';
import { rational } from '../../../exact/rational.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { matrixNames, namesInColumn, namesOf, type SolveInput } from './input.ts';
import { unknownColumn } from './solution.ts';
import type { SolveMoves } from './solve.ts';
import { factorBlocks, substitutionLines, triangularBlocks } from './triangular-story.ts';

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

const [I, L, U] = ['I', 'L', 'U'].map((name) => symbol(name));

export function ruleHandlers(input: SolveInput): Handlers {
  const names = namesOf(input);
  const { A, B } = matrixNames(input);
  const inverseOfA = power(A, count(-1));
  const several = input.b.columns > 1;
  const namesOfSide = (side: number): SystemNames => (several ? namesInColumn(input, side) : names);
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
      ...(side === 0
        ? [
            formula(
              equal(
                several ? symbol(input.letters.solutions) : unknownColumn(inverse.length, names),
                product('adjacent', inverseOfA, B),
                product('adjacent', rowsExpression(inverse), matrixExpression(input.b)),
              ),
            ),
          ]
        : []),
      ...sideHeading(side),
      ...inverse.map((row, place) =>
        valueLine(namesOfSide(side).unknown(place), leftSideAt(row, right), values[place]),
      ),
    ],
    determinant: ({ rows, value }) => [
      heading(say`Work out the determinant`),
      formula(determinantLine(apply('det', A), rows, value), sarrusReason(rows)),
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
          valueLine(namesOfSide(side).unknown(place), over, value),
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
        ? [heading(say`Solve two triangular systems`), ...triangularBlocks(input, facts.order)]
        : []),
      ...sideHeading(facts.side),
      ...substitutionLines(facts, namesOfSide(facts.side), input.letters.between, several),
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

/** The determinant with its products up to three rows, with the expansion of four; its value alone beyond. */
function determinantLine(first: Expression, rows: Rows<Entry>, value: Entry): Expression {
  if (rows.length === 4) return equal(first, ...expansionOf(rows), number(value));
  const products = rows.length > 1 && rows.length <= 3 ? productsLeftOf(rows) : [];
  return equal(first, ...products, number(value));
}

/** 2│...│ − 3│...│ = 2 · 5 − 3 · (−1): the expansion along the line with the most zeros. Nothing for a line of zeros. */
function expansionOf(rows: Rows<Entry>): readonly Expression[] {
  const { along, index } = emptiestLine(entries, rows);
  const terms = rows.flatMap((_, place) => {
    const [row, column] = along === 'row' ? [index, place] : [place, index];
    const entry = rows[row][column];
    if (isZero(entry)) return [];
    const sign: 1 | -1 = (row + column) % 2 === 0 ? 1 : -1;
    return [{ sign, entry, minor: withoutRowAndColumn(rows, row, column) }];
  });
  if (terms.length === 0) return [];
  const line = (minorOf: (minor: Rows<Entry>) => Expression): Expression =>
    added(terms.map(({ sign, entry, minor }) => minorTerm(sign, entry, minorOf(minor))));
  return [
    line((minor) => determinantOf(matrixExpression(matrixOf(minor)))),
    line((minor) => number(determinantByExpansion(entries, minor))),
  ];
}

/** name = working = value, without what would be said twice. */
function valueLine(name: Expression, working: Expression, value: Entry): Block {
  return formula(equal(name, ...(working.kind === 'number' ? [] : [working]), number(value)));
}
