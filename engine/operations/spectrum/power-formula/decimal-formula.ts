// The formula where some eigenvalues are roots of degree 3 or more: their matrices in decimals, and the sum of all terms.

import type { PowerTerm } from '../../../algorithms/spectrum/power-terms.ts';
import { isWithinDoubles, roundedMatrix, shownRounded } from '../../../algorithms/spectrum/rounded-tell.ts';
import { IMAGINARY_UNIT } from '../../../document/algebraic.ts';
import { alsoInShort, type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  added,
  apply,
  approximation,
  count,
  equal,
  type Expression,
  indexed,
  list,
  negative,
  power,
  product,
  quotient,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { isQuadratic } from '../../../exact/algebraic.ts';
import { scalarAt } from '../../../exact/matrix.ts';
import { squareRoot } from '../../../exact/power.ts';
import { add, integer, multiply } from '../../../exact/rational.ts';
import { decimalOf, nearestComplex, nearestDouble } from '../../../exact/rounding.ts';
import { type Exact, float, isComplex, type Scalar } from '../../../exact/scalar.ts';
import { gridOf, N, POWER } from './formula.ts';
import type { FormulaFacts } from './solve.ts';

const [LAMBDA, THETA, RHO, K, L] = ['λ', 'θ', 'ρ', 'K', 'L'].map(symbol);

/** Of more rows the matrices are not written out. */
const MOST_NUMBERED = 4;

/** Whether the number is a fraction, or a sum with one root. */
export function hasForm(value: Exact): boolean {
  return value.kind !== 'algebraic' || isQuadratic(value.field);
}

/** @param holdsFor the sentence that says for which exponents the formula holds */
export function statedBlocks(facts: FormulaFacts, holdsFor: Prose): readonly Block[] {
  const numbered = numberedTerms(facts);
  return [
    heading(say`State the formula`),
    ...alsoInShort(
      ...(numbered === null ? [] : numbered.lines),
      paragraph(
        numbered === null
          ? say`The power ${POWER} is the sum over all eigenvalues ${LAMBDA} of their matrices, each times the power that belongs to it. ${holdsFor}`
          : say`So ${POWER} is ${added(numbered.products)}. ${holdsFor}`,
      ),
    ),
  ];
}

interface NumberedTerms {
  readonly lines: readonly Block[];
  readonly products: readonly Expression[];
}

/** A term of the sum, and its place among all of them. */
interface NumberedTerm {
  readonly term: PowerTerm;
  readonly place: number;
}

/** The terms of the sum, with the matrices of the roots in decimals; null where these would be too large. */
function numberedTerms({ a, terms }: FormulaFacts): NumberedTerms | null {
  const isSimple = terms.every(({ degree }) => degree === 0);
  const values = terms.flatMap(({ base, coefficient }) => [
    base,
    ...Array.from({ length: a.rows ** 2 }, (_, place) => scalarAt(coefficient, place)),
  ]);
  if (!isSimple || a.rows > MOST_NUMBERED || !values.every(isWithinDoubles)) return null;
  const all = terms.map((term, place): NumberedTerm => ({ term, place }));
  const complex = all.filter(({ term }) => isComplex(term.base));
  const pair = complex.length === 2 ? realPair(complex, a.rows) : null;
  const kept = pair === null ? all : all.filter(({ term }) => !isComplex(term.base));
  return {
    lines: [
      formula(
        relation(
          list(all.map(({ place }) => eigenvalueName(place))),
          'approximately',
          list(terms.map(({ base }) => shownRounded(base))),
        ),
        NUMBERED,
      ),
      ...all.flatMap(({ term, place }) => {
        const isSpared = hasForm(term.base) || (pair !== null && place === pair.below);
        return isSpared ? [] : [formula(relation(matrixName(place), 'approximately', roundedMatrix(term.coefficient)))];
      }),
      ...(pair === null ? [] : pair.lines),
    ],
    products: [
      ...kept.map(({ place }) => product('adjacent', power(eigenvalueName(place), N), matrixName(place))),
      ...(pair === null ? [] : pair.products),
    ],
  };
}

function eigenvalueName(place: number): Expression {
  return indexed('λ', place + 1);
}

function matrixName(place: number): Expression {
  return indexed('E', place + 1);
}

const NUMBERED = say`These are the eigenvalues other than zero. The matrices of the roots follow in decimals, in the same order.`;

interface RealPair extends NumberedTerms {
  /** The place of the eigenvalue below the real axis, whose matrix is the conjugate of the other. */
  readonly below: number;
}

/** Two conjugate terms as a cosine and a sine: μⁿC + its conjugate is rⁿ(2 cos(nθ) Re C − 2 sin(nθ) Im C). Null beyond doubles. */
function realPair(pair: readonly NumberedTerm[], size: number): RealPair | null {
  const above = pair.find(({ term }) => partsOf(term.base).im > 0);
  const below = pair.find(({ term }) => partsOf(term.base).im < 0);
  if (above === undefined || below === undefined) return null;
  const { re, im } = partsOf(above.term.base);
  const [part, side] = [re, im].map(decimalOf);
  const radius = approximation(squareRoot(add(multiply(part, part), multiply(side, side))));
  const entries = Array.from({ length: size ** 2 }, (_, place) => partsOf(scalarAt(above.term.coefficient, place)));
  const matrixOf = (of: (entry: Parts) => number, factor: number): Expression =>
    gridOf(size, (row, column) =>
      approximation(multiply(integer(factor), decimalOf(of(entries[row * size + column])))),
    );
  const [upper, lower] = [above.place, below.place];
  const turned = product('adjacent', N, THETA);
  return {
    below: lower,
    lines: [
      paragraph(
        say`${matrixName(lower)} is the conjugate of ${matrixName(upper)}, so their terms add up to twice the real part of one of them. With the absolute value ${RHO} and the angle ${THETA} of ${eigenvalueName(upper)} this is a sum of a cosine and a sine.`,
      ),
      formula(withDecimals(equal(RHO, apply('abs', eigenvalueName(upper))), radius)),
      formula(
        withDecimals(
          equal(
            THETA,
            apply(
              'arccos',
              quotient(sum(eigenvalueName(lower), eigenvalueName(upper)), product('adjacent', count(2), RHO)),
            ),
          ),
          shownRounded(float(Math.atan2(im, re))),
        ),
      ),
      formula(
        withDecimals(
          equal(K, sum(matrixName(lower), matrixName(upper))),
          matrixOf((entry) => entry.re, 2),
        ),
      ),
      formula(
        withDecimals(
          equal(L, product('adjacent', IMAGINARY_UNIT, sum(matrixName(upper), negative(matrixName(lower))))),
          matrixOf((entry) => entry.im, -2),
        ),
      ),
    ],
    products: [
      product('adjacent', power(RHO, N), apply('cos', turned), K),
      product('adjacent', power(RHO, N), apply('sin', turned), L),
    ],
  };
}

/** x = y ≈ 1.23 */
function withDecimals(line: Expression, shown: Expression): Expression {
  if (line.kind !== 'relation') return line;
  return { ...line, links: [...line.links, { comparison: 'approximately', right: shown }] };
}

interface Parts {
  readonly re: number;
  readonly im: number;
}

function partsOf(value: Scalar): Parts {
  return isComplex(value) ? nearestComplex(value) : { re: nearestDouble(value), im: 0 };
}
