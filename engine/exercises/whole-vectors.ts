// Vectors of small whole numbers in exercises and questions, as flat lists.

import { count, equal, type Expression } from '../document/expression.ts';
import { say } from '../document/prose.ts';
import { entriesOf, integerMatrix, type Matrix } from '../exact/matrix.ts';
import { add, integer, isZero, multiply, ZERO } from '../exact/rational.ts';
import { totalOf } from './whole-numbers.ts';
import { dotted, shown } from '../learning/notation.ts';
import type { Property } from '../learning/question.ts';

/** A matrix with one column. */
export function column(entries: readonly number[]): Matrix {
  return integerMatrix(entries.map((entry) => [entry]));
}

export function shownColumn(entries: readonly number[]): Expression {
  return shown(...entries.map((entry) => [entry]));
}

/** The products of the entries in equal places; both lists are equally long. */
export function productsOf(u: readonly number[], v: readonly number[]): readonly number[] {
  return u.map((x, place) => x * v[place]);
}

/** The dot product; both lists are equally long. */
export function dotOf(u: readonly number[], v: readonly number[]): number {
  return totalOf(productsOf(u, v));
}

/** The cross product of two lists of three numbers. */
export function crossOf(u: readonly number[], v: readonly number[]): readonly number[] {
  return [0, 1, 2].map((place) => {
    const [next, last] = [(place + 1) % 3, (place + 2) % 3];
    return u[next] * v[last] - u[last] * v[next];
  });
}

/** That the only matrix of an example, which is called `name`, is a column perpendicular to these entries. */
export function isPerpendicularTo(name: Expression, entries: readonly number[]): Property {
  const product = dotted(shownColumn(entries), name);
  return {
    text: say`${equal(product, count(0))}.`,
    fact: equal(product, count(0)),
    holds: ([given]) =>
      given.rows === entries.length &&
      given.columns === 1 &&
      isZero(
        entriesOf(given)
          .map((entry, place) => multiply(entry, integer(entries[place])))
          .reduce(add, ZERO),
      ),
  };
}
