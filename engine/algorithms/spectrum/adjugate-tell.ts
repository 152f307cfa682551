// The words of an eigenvector by cofactors.

import { IMAGINARY_UNIT } from '../../document/algebraic.ts';
import { type Block, formula, notInShort, paragraph } from '../../document/block.ts';
import {
  apply,
  approximation,
  count,
  determinantOf,
  equal,
  type Expression,
  grid,
  indexed,
  negative,
  number,
  power,
  product,
  quotient,
  relation,
  root,
  sum,
} from '../../document/expression.ts';
import { claim, say } from '../../document/prose.ts';
import { type Matrix, rowsOf } from '../../exact/matrix.ts';
import { dividedBy, type Polynomial, polynomial } from '../../exact/polynomial.ts';
import {
  absolute,
  add,
  equals,
  integer,
  isInteger,
  isZero,
  multiply,
  ONE,
  type Rational,
  signOf,
  subtract,
  ZERO,
} from '../../exact/rational.ts';
import { squareRoot } from '../../exact/power.ts';
import { nearestComplex, nearestDouble, roundInPlane } from '../../exact/rounding.ts';
import { type Exact, isComplex } from '../../exact/scalar.ts';
import { A, IDENTITY, LAMBDA, show } from '../characteristic/names.ts';
import type { AdjugateColumn } from './adjugate-column.ts';
import { placesOfRoot, roundedRoot } from './rounded-root.ts';
import type { HigherSpace } from './eigenspaces.ts';

/** With more rows than these the minors are not written out. */
const MOST_ROWS = 4;

const SHIFTED = sum(A, negative(product('adjacent', LAMBDA, IDENTITY)));

/** @param factor the name of the polynomial of which λ is a root, and `modulus` that polynomial */
export function adjugateBlocks(
  a: Matrix,
  { row, cofactors, common, remainders }: AdjugateColumn,
  factor: Expression,
  modulus: Polynomial,
): readonly Block[] {
  const shifted = rowsOf(a).map((entries, i) =>
    entries.map((entry, j) => polynomial(entry, ...(i === j ? [integer(-1)] : []))),
  );
  const name = (place: number): Expression => indexed('C', row + 1, place + 1);
  const divided = cofactors.map((entry) => dividedBy(entry, common).quotient);
  const isReduced = divided.some(
    (entry, place) => entry.length > remainders[place].length && entry.length >= modulus.length,
  );
  const minors =
    a.rows > MOST_ROWS
      ? cofactors.map((entry, place) => formula(equal(name(place), shown(entry))))
      : cofactors.map((entry, place) => {
          const kept = shifted
            .filter((_, i) => i !== row)
            .map((entries) => entries.filter((_, j) => j !== place).map(shown));
          const minor = determinantOf(grid(kept));
          const isKept = (row + place) % 2 === 0;
          const worked = productsOf(
            shifted.filter((_, i) => i !== row).map((entries) => entries.toSpliced(place, 1)),
            isKept ? 1 : -1,
          );
          return formula(
            equal(name(place), isKept ? minor : negative(minor), ...(worked === null ? [] : [worked]), shown(entry)),
          );
        });
  return [
    paragraph(
      say`For a root ${LAMBDA} of ${factor} the determinant of ${SHIFTED} is zero. The cofactors of one row make a solution of the system with this matrix: with the entries of their own row they add up to the determinant, which is zero, and with those of another row to a determinant with two equal rows. We take a row for which they are simple.`,
    ),
    formula(equal(SHIFTED, grid(shifted.map((entries) => entries.map(shown))))),
    ...notInShort(...minors),
    ...(common.length === 1
      ? []
      : [
          paragraph(
            say`${claim(say`All of them are multiples of ${show(common)}`, ...cofactors.map((entry, place) => equal(shown(entry), product('adjacent', show(common), shown(divided[place])))))}, which is not zero for a root of ${factor}, so we divide by it.`,
          ),
        ]),
    ...(isReduced
      ? notInShort(
          ...divided.flatMap((entry, place) => {
            const { quotient: multiple } = dividedBy(entry, modulus);
            if (multiple.length === 0) return [];
            const parts = [
              product('adjacent', shown(multiple), factor),
              ...(remainders[place].length === 0 ? [] : [shown(remainders[place])]),
            ];
            return [formula(equal(common.length === 1 ? name(place) : shown(entry), sum(...parts)))];
          }),
          paragraph(say`The multiples of ${factor} are zero for its roots, so the remainders are enough.`),
        )
      : []),
  ];
}

/** ad − bc, or minus that, of a minor with two rows, without products that are zero; null where it is the result at once. */
function productsOf(rows: readonly (readonly Polynomial[])[], sign: 1 | -1): Expression | null {
  if (rows.length !== 2) return null;
  const [[a, b], [c, d]] = rows;
  const products = [
    { own: 1, left: a, right: d },
    { own: -1, left: b, right: c },
  ].filter(({ left, right }) => left.length > 0 && right.length > 0);
  const shownProducts = (by: number): readonly Expression[] =>
    products.map(({ own, left, right }) => {
      const both = isOne(left) ? show(right) : isOne(right) ? show(left) : product('dot', show(left), show(right));
      return own * by === 1 ? both : negative(both);
    });
  if (products.length === 0) return null;
  if (products.length === 1) return shownProducts(sign)[0];
  return sign === 1 ? sum(...shownProducts(1)) : negative(sum(...shownProducts(1)));
}

function isOne(entry: Polynomial): boolean {
  return entry.length === 1 && equals(entry[0], ONE);
}

function shown(entry: Polynomial): Expression {
  return entry.length === 0 ? count(0) : show(entry);
}

/** Why the vector is not zero. */
export function notZeroWords(factor: Expression): Block {
  return paragraph(
    say`Its entries are not all zero and have a lower degree than ${factor}, which cannot be factored over the rational numbers, so that it has no root in common with them: the vector is not zero.`,
  );
}

/** More or longer vectors are left to the answer. */
const MOST_VECTORS = 4;

/** v(−2.527289) ≈ (2, −3.52729, −0.612812): for each real root, and of two conjugate ones for that above the real axis. */
export function decimalBlocks(
  letter: string,
  roots: readonly Exact[],
  vector: readonly Polynomial[],
): readonly Block[] {
  if (roots.length > MOST_VECTORS || vector.length > MOST_VECTORS) return [];
  return roots.flatMap((value) => {
    const point = pointAt(value);
    return point === null || signOf(point.im) < 0 ? [] : [decimalLine(letter, point, valuesIn(vector, point))];
  });
}

interface Point {
  readonly re: Rational;
  readonly im: Rational;
}

/** So many places of a root leave the shown digits of the entries as they are for the exact root. */
const WORKING_PLACES = 30;

/** The root to more places than are shown; null where it is too large for them. */
function pointAt(value: Exact): Point | null {
  const { re, im } = isComplex(value) ? nearestComplex(value) : { re: nearestDouble(value), im: 0 };
  return [re, im].some((part) => roundedRoot(part) === null) ? null : roundInPlane(value, WORKING_PLACES);
}

/** The entries of the vector at that root: their digits are those of the matrices of the answer. */
function valuesIn(vector: readonly Polynomial[], point: Point): readonly Point[] {
  return vector.map((entry) => valueIn(entry, point));
}

function decimalLine(letter: string, point: Point, values: readonly Point[]): Block {
  const [partPlaces, sidePlaces] = [point.re, point.im].map((each) => placesOfRoot(nearestDouble(each)));
  const side = product('adjacent', approximation(absolute(point.im), sidePlaces), IMAGINARY_UNIT);
  const part = approximation(point.re, partPlaces);
  const at = isZero(point.im)
    ? part
    : isZero(point.re)
      ? side
      : sum(part, signOf(point.im) < 0 ? negative(side) : side);
  const entries = grid(values.map((entry) => [shownPoint(entry)]));
  return formula(relation(apply(letter, at), 'approximately', entries));
}

function shownPoint({ re, im }: Point): Expression {
  if (isZero(im)) return isInteger(re) ? number(re) : approximation(re);
  const side = product('adjacent', approximation(absolute(im)), IMAGINARY_UNIT);
  const signed = signOf(im) < 0 ? negative(side) : side;
  return isZero(re) ? signed : sum(approximation(re), signed);
}

/** The value of the polynomial at a decimal, by Horner's scheme. */
function valueIn(p: Polynomial, { re, im }: Point): Point {
  return p.reduceRight<Point>(
    (known, coefficient) => ({
      re: add(subtract(multiply(known.re, re), multiply(known.im, im)), coefficient),
      im: add(multiply(known.re, im), multiply(known.im, re)),
    }),
    { re: ZERO, im: ZERO },
  );
}

/** In which order the columns of a matrix belong to roots. */
export type RootOrder = 'ascending' | 'descending';

/**
 * How a unit vector comes from v(λ): for each real root its entries, their length, and the vector divided by it.
 * @param nameOf the name of the unit vector of a root
 */
export function lengthBlocks(
  { factor, place, vectors }: HigherSpace,
  nameOf: (root: Exact) => Expression,
  order: RootOrder,
): readonly Block[] {
  if (vectors === null || vectors.length > 1 || vectors[0].length > MOST_VECTORS) return [];
  const [vector] = vectors;
  const letter = VECTOR_LETTERS[place % VECTOR_LETTERS.length];
  const roots = order === 'ascending' ? factor.roots : factor.roots.toReversed();
  return roots.slice(0, MOST_VECTORS).flatMap((value, index) => {
    const point = isComplex(value) ? null : pointAt(value);
    if (point === null) return [];
    const entries = valuesIn(vector, point);
    const square = entries.reduce((total, { re }) => add(total, multiply(re, re)), ZERO);
    const length = approximation(squareRoot(square));
    const at = apply(letter, approximation(point.re, placesOfRoot(nearestDouble(value))));
    return [
      ...notInShort(
        decimalLine(letter, point, entries),
        formula(
          relation(root(sum(...entries.map((entry) => power(shownPoint(entry), count(2))))), 'approximately', length),
          index === 0 ? say`This is the length of that vector, and the vector is divided by it.` : null,
        ),
      ),
      formula(relation(nameOf(value), 'approximately', product('adjacent', quotient(count(1), length), at))),
    ];
  });
}

/** The letters of eigenvectors that are polynomials in λ. */
export const VECTOR_LETTERS = ['v', 'w', 'z'] as const;
