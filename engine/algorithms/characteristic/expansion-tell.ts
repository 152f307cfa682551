// The telling of det(λI − A) by expansion: products of polynomials are multiplied out one by one, then collected.

import { expansionFacts, lineName, mostZerosClaim, partLeft, zeroLineClaim } from '../expansion/line-words.ts';
import type { EvaluatedTerm, ExpansionMoves, Line, Path } from '../expansion/solve.ts';
import type { MoveHandlers } from '../moves.ts';
import { type Polynomial, polynomials } from '../../exact/polynomial.ts';
import { monomialsOf, productLine } from '../polynomial/tell.ts';
import { place } from '../wording.ts';
import { type Block, formula, heading } from '../../document/block.ts';
import {
  added,
  determinantOf,
  type Expression,
  equal,
  grid,
  indexed,
  negative,
  product,
} from '../../document/expression.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { equals, ONE, signOf } from '../../exact/rational.ts';
import { keptFactors } from './kept-factors.ts';
import { LAMBDA, partBeyond, POLYNOMIAL, SHIFTED_BEYOND, show, shiftedOf } from './names.ts';
import { productLines, productOf } from './product-tell.ts';
import { VARIABLE } from './solve.ts';

type Square = readonly (readonly Polynomial[])[];

/** A product in a sum of products. */
interface SignedProduct {
  readonly sign: 1 | -1;
  readonly left: Polynomial;
  readonly right: Polynomial;
}

/** What the telling of one determinant depends on. */
export interface Determinant {
  /** Whether it is det(A − λI). */
  readonly turned: boolean;
  /** Whether the part at a path is a factor of the whole determinant; see `keptPaths`. */
  readonly isKept: (path: Path) => boolean;
  /** Whether a product of factors is multiplied out; for its roots it is not. */
  readonly isMultipliedOut: boolean;
}

/** The words of an expansion of det(λI − A). Factors of all of it are not multiplied out before they stand together. */
export function expansionHandlers({
  turned,
  isKept,
  isMultipliedOut,
}: Determinant): MoveHandlers<ExpansionMoves<Polynomial>, readonly Block[]> {
  const shifted = shiftedOf(turned);
  return {
    expand: ({ rows, line, terms, path }) => {
      const minors = terms.map(({ sign, entry, minor }) => signed(sign, timesMinor(entry, barsOf(minor))));
      const shown = terms.map((term) => ({ ...term, left: gridOf(term.minor) }));
      const facts = expansionFacts(partLeft(shifted, path), line, shown);
      return [
        heading(say`${claim(say`Expand along ${lineName(line)}`, ...facts)}`, innerDepthOf(path)),
        formula(equal(nameOf(rows, path), ...introduced(rows, path), added(minors)), expansionReason(rows, line, path)),
      ];
    },
    minor: ({ term, path }) => {
      const where = place(term.row, term.column);
      const words =
        path.length === 1
          ? say`Work out the minor of ${where}`
          : say`Work out the minor of ${where} in ${indexed('M', path[0].row + 1, path[0].column + 1)}`;
      return [heading(say`${claim(words, equal(gridOf(term.minor), partLeft(shifted, path)))}`, depthOf(path))];
    },
    twoByTwo: ({ rows, value, path }) => {
      const [[a, b], [c, d]] = rows;
      const products: readonly SignedProduct[] = [
        { sign: 1, left: a, right: d },
        { sign: -1, left: b, right: c },
      ];
      const opening = path.length === 0 ? [heading(say`Multiply along the diagonals and subtract`)] : [];
      const factors = isKept(path) ? keptFactors(rows) : [value];
      if (factors.length > 1) {
        const crossed = products.map(({ sign, left, right }) => signed(sign, product('dot', show(left), show(right))));
        return [
          ...opening,
          formula(equal(nameOf(rows, path), ...introduced(rows, path), added(crossed), productOf(factors))),
          ...(path.length === 0 && isMultipliedOut ? multipliedFactors(factors) : []),
        ];
      }
      return [
        ...opening,
        ...multipliedOut(
          nameOf(rows, path),
          introduced(rows, path),
          products.map(({ sign, left, right }) => signed(sign, product('dot', show(left), show(right)))),
          products,
          value,
          path,
        ),
      ];
    },
    cofactor: () => [],
    gather: ({ rows, terms, value, path }) => {
      if (terms.length === 0) return [];
      const plain = terms.map(withPositiveNumber);
      const products = plain.map((term) => ({ sign: term.sign, left: term.entry, right: term.minorValue }));
      const [only] = terms;
      if (terms.length === 1 && isKept(path)) {
        const factors = keptFactors(rows);
        const name = path.length === 0 ? indexed('M', only.row + 1, only.column + 1) : barsOf(only.minor);
        return [
          heading(say`Put in the minor`, innerDepthOf(path)),
          formula(equal(nameOf(rows, path), timesMinor(only.entry, name), productOf(factors))),
          ...(path.length === 0 && isMultipliedOut ? multipliedFactors(factors) : []),
        ];
      }
      return [
        heading(say`Put in the ${terms.length === 1 ? 'minor' : 'minors'} and multiply out`, innerDepthOf(path)),
        ...multipliedOut(
          nameOf(rows, path),
          [],
          plain.map((term) => signed(term.sign, termWithMinor(term, path))),
          products,
          value,
          path,
        ),
      ];
    },
  };
}

function multipliedFactors(factors: readonly Polynomial[]): readonly Block[] {
  return [heading(say`Multiply out`), ...productLines(factors)];
}

/** The sum of products as it stands, each product of two polynomials multiplied out, and all of it collected. */
function multipliedOut(
  name: Expression,
  before: readonly Expression[],
  written: readonly Expression[],
  products: readonly SignedProduct[],
  value: Polynomial,
  path: Path,
): readonly Block[] {
  const terms = products
    .map(({ sign, left, right }) => ({ sign, left, right, value: polynomials.multiply(left, right) }))
    .filter((term) => !polynomials.isZero(term.value));
  const lines = terms
    .filter(({ left, right }) => !isOne(left) && (path.length === 0 || (left.length > 1 && right.length > 1)))
    .map(({ left, right }) => formula(productLine(left, right, VARIABLE)));
  const isPlain = terms.length <= 1 || isCollected(terms) || isWrittenAlike(terms, value);
  const put = isPlain ? [] : [added(terms.map((term) => signed(term.sign, show(term.value))))];
  if (lines.length === 0) return [formula(equal(name, ...before, added(written), ...put, show(value)))];
  const monomials = terms.reduce((known, term) => known + monomialsOf(term.value).length, 0);
  const isTold = path.length === 0 && !isPlain && monomials > monomialsOf(value).length;
  return [
    formula(equal(name, ...before, added(written))),
    ...lines,
    formula(equal(name, ...put, show(value)), isTold ? say`Like powers of ${LAMBDA} are collected.` : null),
  ];
}

/** Whether the terms are written as the polynomial that they add up to: single powers, the highest first, no minus before a minus. */
function isCollected(terms: readonly { readonly sign: 1 | -1; readonly value: Polynomial }[]): boolean {
  return terms.every(
    ({ sign, value }, index) =>
      monomialsOf(value).length === 1 &&
      (sign === 1 || signOf(value[value.length - 1]) > 0) &&
      (index === 0 || value.length < terms[index - 1].value.length),
  );
}

/** 15 − λ, which is shown with its positive term first. */
function isWrittenAlike(
  terms: readonly { readonly sign: 1 | -1; readonly value: Polynomial }[],
  value: Polynomial,
): boolean {
  const [first, second] = terms;
  return (
    terms.length === 2 &&
    first.sign === 1 &&
    second.sign === -1 &&
    first.value.length === 1 &&
    monomialsOf(second.value).length === 1 &&
    signOf(first.value[0]) > 0 &&
    second.value.length > 1 &&
    signOf(second.value[second.value.length - 1]) > 0 &&
    monomialsOf(value).length === 2
  );
}

/** Entry times minor: by the name of the minor in the first expansion, by its value in the later ones. */
function termWithMinor({ row, column, entry, minorValue }: EvaluatedTerm<Polynomial>, path: Path): Expression {
  return path.length === 0 ? timesMinor(entry, indexed('M', row + 1, column + 1)) : timesMinor(entry, show(minorValue));
}

/** Entry times minor; a factor of one is not written. */
function timesMinor(entry: Polynomial, minor: Expression): Expression {
  return isOne(entry) ? minor : product('dot', show(entry), minor);
}

/** The term with the sign of an entry that is a negative number before it: +(−1) · M is −M. */
function withPositiveNumber(term: EvaluatedTerm<Polynomial>): EvaluatedTerm<Polynomial> {
  const { sign, entry } = term;
  if (entry.length !== 1 || signOf(entry[0]) > 0) return term;
  return { ...term, sign: sign === 1 ? -1 : 1, entry: polynomials.negate(entry) };
}

function isOne(entry: Polynomial): boolean {
  return entry.length === 1 && equals(entry[0], ONE);
}

/** p(λ), the name of a minor of the first expansion, or the bars of a later one. */
function nameOf(rows: Square, path: Path): Expression {
  if (path.length === 0) return POLYNOMIAL;
  const [{ row, column }] = path;
  return path.length === 1 ? indexed('M', row + 1, column + 1) : barsOf(rows);
}

/** What the name of a minor stands for, at its first use. */
function introduced(rows: Square, path: Path): readonly Expression[] {
  return path.length === 1 ? [barsOf(rows)] : [];
}

function barsOf(rows: Square): Expression {
  return rows.length === 1 ? show(rows[0][0]) : determinantOf(gridOf(rows));
}

export function gridOf(rows: Square): Expression {
  return grid(rows.map((row) => row.map(show)));
}

/** The minors of the first expansion are steps of their own; what is done inside them stands one deeper. */
function depthOf(path: Path): 2 | 3 {
  return path.length === 1 ? 2 : 3;
}

function innerDepthOf(path: Path): 1 | 3 {
  return path.length === 0 ? 1 : 3;
}

/** Why this line, and at the first expansion which signs the terms have. */
function expansionReason(rows: Square, line: Line, path: Path): Prose | null {
  const matrix = path.length === 0 ? SHIFTED_BEYOND : partBeyond(rows);
  if (line.zeros === rows.length) return say`${zeroLineClaim(matrix, line)}, so every term is zero.`;
  if (line.zeros === 0) return path.length === 0 ? SIGNS : null;
  const vanish = line.zeros === 1 ? 'its term is' : 'their terms are';
  const choice = say`${mostZerosClaim(matrix, line)}; ${vanish} zero and left out.`;
  return path.length === 0 ? say`${choice} ${SIGNS}` : choice;
}

const SIGNS = say`A term has a plus where row and column number add up to an even number, and a minus elsewhere.`;

function signed(sign: 1 | -1, term: Expression): Expression {
  return sign === 1 ? term : negative(term);
}
