// Answers as expressions, so that every format can show them.

import { type Answer, type AnswerKind, type AnswerOf, foldAnswer } from '../catalogue/answer.ts';
import {
  count,
  equal,
  type Expression,
  list,
  matrixExpression,
  number,
  power,
  product,
  sum,
  symbol,
  word,
} from '../document/expression.ts';
import { roundHalfAway } from '../exact/rounding.ts';
import type { Scalar } from '../exact/scalar.ts';

/**
 * The answer as an expression: `name = answer`, or the answer alone where the name is null. A vector is a list in square brackets, a
 * shape a pair; a record is a system with one relation for each member, named by its key. `decimals` are the places that the
 * numbers are going to be rounded to, if any: terms of a polynomial that this makes 0 are left out.
 */
export function answerExpression(answer: Answer, name: string | null, decimals: number | null = null): Expression {
  const shown = answer.kind === 'structure' ? answer.shown() : null;
  if (shown !== null) return shown;
  if (answer.kind === 'record' || answer.kind === 'structure') {
    return list(
      answer.members.flatMap(([key, member]) =>
        member.kind === 'nothing' ? [] : [answerExpression(member, key.replaceAll('_', ' '), decimals)],
      ),
      'none',
    );
  }
  const value =
    answer.kind === 'polynomial' ? roundedPolynomial(answer, decimals) : foldAnswer<Valued, Expression>(answer, values);
  return name === null ? value : equal(nameExpression(name), value);
}

type Valued = Exclude<AnswerKind, 'record' | 'structure' | 'polynomial'>;

const values: { readonly [K in Valued]: (answer: AnswerOf<K>) => Expression } = {
  matrix: ({ matrix }) => matrixExpression(matrix),
  vector: ({ entries }) => list(entries.map(number), 'square'),
  scalar: (scalar) => number(scalar.value),
  count: (counted) => count(counted.value),
  shape: ({ rows, columns }) => list([count(rows), count(columns)]),
  word: ({ value }) => word(value),
  truth: ({ value }) => word(value ? 'yes' : 'no'),
  positions: ({ values: places }) => list(places.map(count)),
  positionLists: ({ lists }) =>
    list(
      lists.map((places) => list(places.map(count))),
      'none',
    ),
  vectors: ({ vectors }) => list(vectors.map((entries) => list(entries.map(number)))),
  structures: ({ items }) =>
    list(
      items.map((item) => answerExpression(item, null)),
      'none',
    ),
  nothing: () => word('none'),
};

function roundedPolynomial({ coefficients, variable }: AnswerOf<'polynomial'>, decimals: number | null): Expression {
  const shown = decimals === null ? coefficients : coefficients.map((value) => roundHalfAway(value, decimals));
  return polynomialExpression(shown, symbol(variable));
}

function nameExpression(name: string): Expression {
  return Array.from(name).length === 1 ? symbol(name) : word(name);
}

/** The polynomial with the given coefficients, highest power first; terms with coefficient 0 are left out. */
export function polynomialExpression(coefficients: readonly Scalar[], variable: Expression): Expression {
  const degree = coefficients.length - 1;
  const terms = coefficients.flatMap((coefficient, index) =>
    isZeroScalar(coefficient) ? [] : [termOf(coefficient, variable, degree - index)],
  );
  return terms.length === 1 ? terms[0] : sum(...terms);
}

function isZeroScalar(value: Scalar): boolean {
  switch (value.kind) {
    case 'rational':
      return value.numerator === 0n;
    case 'power':
    case 'algebraic':
    case 'complex-float':
      return false;
    case 'float':
      return value.value === 0;
  }
}

function termOf(coefficient: Scalar, variable: Expression, degree: number): Expression {
  if (degree === 0) return number(coefficient);
  return product('adjacent', number(coefficient), degree === 1 ? variable : power(variable, count(degree)));
}
