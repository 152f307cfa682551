// The telling of squares: of two or three unknowns the form itself, of more the matrix that is left.

import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  added,
  count,
  equal,
  type Expression,
  grid,
  indexed,
  list,
  matrixExpression,
  negative,
  number,
  numbers,
  power,
  product,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { absolute, add, equals, isZero, multiply, ONE, type Rational, signOf } from '../../../exact/rational.ts';
import type { Entries, Square, Squares, SquareStep } from './squares.ts';

const [A, X] = ['A', 'x'].map(symbol);

/** Of more unknowns the form is too long to be written down. */
export const MOST_UNKNOWNS = 3;

/** x · Ax */
export function formOf(vector: Expression): Expression {
  return product('dot', vector, product('adjacent', A, vector));
}

export function squareBlocks(a: Matrix, { steps }: Squares): readonly Block[] {
  return a.rows <= MOST_UNKNOWNS ? formBlocks(rowsOf(a), steps) : restBlocks(a, steps);
}

function formBlocks(rows: Rows, steps: readonly SquareStep[]): readonly Block[] {
  const unknowns = grid(rows.map((_, place) => [unknown(place)]));
  const isSumOfSquares = steps.every(({ squares }) => squares.every(({ form }) => countOf(form) === 1));
  const written = formula(
    equal(formOf(X), added(termsOf(rows))),
    say`Each entry of the diagonal is the factor of a square. The others come in equal pairs, so products of two unknowns get both of them.`,
  );
  return [
    heading(say`Complete the squares`),
    formula(
      equal(X, unknowns),
      say`For a vector ${X} with any entries we write down its dot product with ${product('adjacent', A, X)}, the quadratic form of ${A}.`,
    ),
    written,
    ...(isSumOfSquares ? [paragraph(say`This is a sum of multiples of squares already.`)] : formSteps(steps)),
  ];
}

/** A diagonal matrix has a form that is a sum of multiples of squares. */
export function diagonalForm(a: Matrix): readonly Block[] {
  const rows = rowsOf(a);
  return [
    heading(say`Read off the quadratic form`),
    formula(equal(X, grid(rows.map((_, place) => [unknown(place)])))),
    formula(
      equal(formOf(X), added(termsOf(rows))),
      say`${claim(say`Off the main diagonal ${A} has only zeros`, holds('diagonal', A))}, so the form has squares only, with the entries of the diagonal as their factors.`,
    ),
  ];
}

function formSteps(steps: readonly SquareStep[]): readonly Block[] {
  const done: Expression[] = [];
  return steps.flatMap((step): readonly Block[] => {
    done.push(...step.squares.map(squareTerm));
    const line = formula(equal(formOf(X), added([...done, ...termsOf(step.rest)])), stepWords(step));
    // A square that stands in the form as it is changes nothing.
    return step.squares.every(({ form }) => countOf(form) === 1) ? [] : [...expandedBlocks(step), line];
  });
}

/** 2(x₁ + (1/2)x₂)² = 2x₁² + 2x₁x₂ + (1/2)x₂²: what the square holds beside the terms that it takes in. */
function expandedBlocks({ unknowns, squares }: SquareStep): readonly Block[] {
  if (unknowns.length !== 1) return [];
  const [{ factor, form }] = squares;
  const rows = form.map((x) => form.map((y) => multiply(factor, multiply(x, y))));
  const [first] = unknowns;
  return notInShort(
    formula(
      equal(squareTerm(squares[0]), added(termsOf(rows))),
      say`Half of each coefficient of a product with ${unknown(first)}, divided by the coefficient of ${power(unknown(first), count(2))}, stands in the square: so it has the same terms with ${unknown(first)} as the form.`,
    ),
  );
}

function stepWords({ unknowns }: SquareStep): Prose {
  const [first, second] = unknowns.map(unknown);
  return unknowns.length === 1
    ? say`All terms with ${first} go into this square. What it has besides is subtracted from the other terms.`
    : say`Neither ${first} nor ${second} has a square of its own. Their product is a difference of two squares, because four times a product is the square of the sum minus the square of the difference.`;
}

function restBlocks(a: Matrix, steps: readonly SquareStep[]): readonly Block[] {
  const isDiagonal = rowsOf(a).every((entries, i) => entries.every((value, j) => i === j || isZero(value)));
  if (isDiagonal) {
    const text = claim(say`${A} is diagonal`, holds('diagonal', A));
    return [
      heading(say`Look at the squares`),
      paragraph(say`${text}, so its quadratic form is a sum of squares, with the entries of the diagonal as factors.`),
    ];
  }
  return [
    heading(say`Take squares out of the quadratic form`),
    paragraph(
      say`An entry of the diagonal that is not zero is a pivot. Its row, divided by the pivot, holds the coefficients of a linear form, and the square of this form times the pivot is taken out. This leaves zeros in the row and column of the pivot.`,
    ),
    ...steps.map((step, k) => {
      const before = k === 0 ? A : indexed('S', k);
      return formula(
        equal(indexed('S', k + 1), sum(before, ...taken(step)), matrixExpression(matrixOf(step.rest))),
        step !== steps.find(({ unknowns }) => unknowns.length === 2)
          ? null
          : say`The diagonal holds no pivot. Two rows and columns that share an entry are taken out together: as a product of two linear forms, which is a difference of two squares.`,
      );
    }),
  ];
}

/** The matrix of what a step takes out, with a minus. */
function taken({ unknowns, entry, squares }: SquareStep): readonly Expression[] {
  if (unknowns.length === 1) return [minus(entry, product('adjacent', column(squares[0].form), row(squares[0].form)))];
  return squares.map(({ factor, form }) => minus(factor, product('adjacent', column(form), row(form))));
}

function minus(factor: Rational, matrix: Expression): Expression {
  const size = absolute(factor);
  const term = equals(size, ONE) ? matrix : product('adjacent', number(size), matrix);
  return signOf(factor) > 0 ? negative(term) : term;
}

function column(entries: Entries): Expression {
  return grid(entries.map((entry) => [number(entry)]));
}

function row(entries: Entries): Expression {
  return grid([numbers(entries)]);
}

/** The factors of all squares, in their order. */
export function factorsOf({ steps }: Squares): Entries {
  return steps.flatMap(({ squares }) => squares.map(({ factor }) => factor));
}

function unknown(place: number): Expression {
  return indexed('x', place + 1);
}

function countOf(entries: Entries): number {
  return entries.filter((entry) => !isZero(entry)).length;
}

/** The terms of a quadratic form with this matrix: squares and products of unknowns. */
function termsOf(rows: Rows): readonly Expression[] {
  return rows.flatMap((entries, i) =>
    entries.flatMap((entry, j): readonly Expression[] => {
      if (j < i || isZero(entry)) return [];
      return i === j ? [times(entry, power(unknown(i), count(2)))] : [times(add(entry, entry), unknown(i), unknown(j))];
    }),
  );
}

/** The factor times the square of the linear form. */
function squareTerm({ factor, form }: Square): Expression {
  const terms = form.flatMap((entry, place) => (isZero(entry) ? [] : [times(entry, unknown(place))]));
  return times(factor, power(added(terms), count(2)));
}

function times(factor: Rational, ...of: readonly Expression[]): Expression {
  const size = absolute(factor);
  const factors = equals(size, ONE) ? of : [number(size), ...of];
  const term = factors.length === 1 ? factors[0] : product('adjacent', ...factors);
  return signOf(factor) < 0 ? negative(term) : term;
}

/** (2, 3/2, −1) */
export function factorList(factors: Entries): Expression {
  return list(numbers(factors));
}
