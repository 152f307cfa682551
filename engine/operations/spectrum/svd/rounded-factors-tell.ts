// The words of a singular value decomposition in decimals: of roots of degree 3 or more, and of doubles.

import { roundedMatrix, shownRounded } from '../../../algorithms/spectrum/rounded-tell.ts';
import { alsoInShort, type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  indexed,
  list,
  product,
  quotient,
  relation,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { isZero } from '../../../exact/rational.ts';
import { type Exact, exactText } from '../../../exact/scalar.ts';
import { inDecimals } from '../eigen/story.ts';
import type { Side } from './gram.ts';
import { A, S, sigma, transposedName, U, UNROUNDED, unitLetters, V } from './names.ts';
import type { RoundedSvd, SvdFactors } from './solve.ts';
import { conclusion } from './values-tell.ts';

/** U, S and V in doubles. */
export function roundedBlocks({ values, rank, isExact, u, s, v }: RoundedSvd): readonly Block[] {
  return [
    heading(say`Calculate the singular vectors in double precision`),
    paragraph(
      isExact
        ? say`Exact singular vectors would have very long entries, so they are calculated in floating point: about sixteen digits are kept on the way.`
        : say`The eigenvalues of the product of ${A} and its transpose would take too long to be told apart exactly, so we work in floating point: about sixteen digits are kept on the way.`,
    ),
    ...(isExact
      ? []
      : [
          formula(
            relation(list(values.map((_, place) => sigma(place))), 'approximately', list(values.map(shownRounded))),
            say`The singular values of ${A}, from the largest to the smallest.`,
          ),
        ]),
    formula(relation(U, 'approximately', roundedMatrix(u))),
    ...(isExact ? [] : [formula(relation(S, 'approximately', roundedMatrix(s)))]),
    formula(
      relation(V, 'approximately', roundedMatrix(v)),
      say`The columns of both matrices have length ${1} and are perpendicular to each other, but for rounding.`,
    ),
    ...alsoInShort(
      paragraph(
        say`By exact elimination, ${claim(say`the rank of ${A} is ${rank}`, equal(measure('rank', A), count(rank)))}: so many singular values are not zero.`,
      ),
    ),
  ];
}

/** v, or u, with the place of the singular value that is the square root of the eigenvalue. */
export function unitNameIn({ side, eigenvalues }: SvdFactors): (root: Exact) => Expression {
  const [own] = unitLetters(side);
  const places = eigenvalues.map((value) => exactText(value));
  return (eigenvalue) => indexed(own, places.indexOf(exactText(eigenvalue)) + 1);
}

/** u₁ = (1/σ₁)Av₁ where the vectors are decimals. */
export function otherDecimalBlocks({ side, values }: SvdFactors): readonly Block[] {
  const [own, other] = unitLetters(side);
  const mapped = side === 'right' ? A : transposedName(A);
  const otherSide: Side = side === 'right' ? 'left' : 'right';
  const amount = values.filter((value) => value.kind !== 'rational' || !isZero(value)).length;
  return [
    heading(say`Find the ${otherSide} singular vectors`),
    paragraph(
      say`${mapped} takes each ${side} singular vector to its singular value times a ${otherSide} singular vector, so we divide by the singular value.`,
    ),
    ...Array.from({ length: amount }, (_, place) =>
      formula(
        equal(
          indexed(other, place + 1),
          product('adjacent', quotient(count(1), sigma(place)), mapped, indexed(own, place + 1)),
        ),
      ),
    ),
  ];
}

/** Where eigenvalues have no form, the numbers themselves are all that can be written. */
export function higherBlocks({ side, u, s, v, values, eigenvalues }: SvdFactors, areTold: boolean): readonly Block[] {
  const [own, other] = unitLetters(side);
  const [ownName, otherName] = side === 'right' ? [V, U] : [U, V];
  const mapped = side === 'right' ? A : transposedName(A);
  return [
    heading(say`Write down the matrices`),
    ...(areTold
      ? alsoInShort(
          paragraph(
            say`These vectors are the columns, in the order of their singular values. The entries are rounded.`,
          ),
        )
      : [
          paragraph(
            say`Each column ${symbol(own)} of ${ownName} is such an eigenvector, with a root in place of ${symbol('λ')}, over its length. The column ${symbol(other)} of ${otherName} that belongs to it is ${product('adjacent', mapped, symbol(own))} over the singular value. The entries are rounded.`,
          ),
        ]),
    formula(relation(U, 'approximately', roundedMatrix(u))),
    ...inDecimals(S, s),
    formula(relation(V, 'approximately', roundedMatrix(v))),
    ...conclusion(values, eigenvalues),
    ...alsoInShort(paragraph(UNROUNDED)),
  ];
}
