// The words of minimal polynomials.

import { folding, type MoveHandlers } from '../../../algorithms/moves.ts';
import { characteristicBlocks } from '../../../algorithms/characteristic/tell.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { polynomialExpression } from '../../../algorithms/polynomial/expression.ts';
import type { Polynomial } from '../../../exact/polynomial.ts';
import { formBlocks, reductionHandlers } from '../../../algorithms/reduced-forms/tell.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  added,
  apply,
  count,
  determinantOf,
  equal,
  type Expression,
  grid,
  list,
  matrixExpression,
  negative,
  number,
  power,
  product,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { type Matrix, zeroMatrix } from '../../../exact/matrix.ts';
import { absolute, equals, isZero, ONE, signOf } from '../../../exact/rational.ts';
import {
  type FactorCandidates,
  LARGEST_SHOWN,
  type MinimalInput,
  type MinimalMove,
  type MinimalMoves,
  VARIABLE,
} from './solve.ts';

const [A, I, V, LAMBDA] = ['A', 'I', 'V', VARIABLE].map(symbol);
const MINIMAL = apply('m', LAMBDA);
const CHARACTERISTIC = apply('p', LAMBDA);

export const theory: readonly Prose[] = [
  say`The minimal polynomial of a square matrix ${A} is the monic polynomial of the lowest degree that gives the zero matrix when ${A} is put in. By the theorem of Cayley and Hamilton the characteristic polynomial gives zero, so the minimal one has no higher degree than ${A} has rows.`,
];

export function task({ a }: MinimalInput): Prose {
  return say`Find the minimal polynomial of ${equal(A, matrixExpression(a))}.`;
}

const REASON = say`The coefficients solve the system whose left sides are the first columns, with the last column on the right.`;

const foldMove = folding<MinimalMoves>();

export function tell({ a }: MinimalInput, moves: readonly MinimalMove[]): readonly Block[] {
  const isByFactors = moves.some(({ move }) => move === 'candidates');
  const handlers: MoveHandlers<MinimalMoves, readonly Block[]> = {
    ...reductionHandlers(V, REASON),
    powers: ({ powers }) => powerBlocks(a, powers),
    system: ({ matrix }) => [
      heading(say`Write the powers as columns`),
      formula(
        equal(V, matrixExpression(matrix)),
        say`Each column holds the entries of a power, from ${I} on. Rows that are zero or come twice are left out.`,
      ),
      paragraph(
        say`${claim(say`The rank of ${V} is ${matrix.columns - 1}`, equal(measure('rank', V), count(matrix.columns - 1)))}, one less than the number of its columns.`,
      ),
    ],
    characteristic: () => [],
    candidates: (facts) => candidateBlocks(facts),
    result: (facts) => (isByFactors ? productBlocks(facts, moves) : resultBlocks(a, facts)),
  };
  return [
    ...openingOf(a),
    ...characteristicBlocks(
      moves.flatMap((move) => (move.move === 'characteristic' ? [move.facts.step] : [])),
      'without-check',
    ),
    ...moves.flatMap((move) => foldMove<keyof MinimalMoves, readonly Block[]>(move, handlers)),
  ];
}

const SAME_FACTORS = say`The minimal polynomial divides the characteristic one, and every irreducible factor of ${CHARACTERISTIC} is a factor of it too: each eigenvalue is a root of both.`;

/** The products of the factors, with A in place of λ, until one of them is zero. */
function candidateBlocks({ factors, tried }: FactorCandidates): readonly Block[] {
  const isOnly = factors.every(({ times }) => times === 1);
  if (isOnly) {
    return [
      heading(say`Compare the factors`),
      ...alsoInShort(paragraph(say`${SAME_FACTORS} Here each of them occurs once, so nothing can be left out.`)),
    ];
  }
  const isAlone = factors.length === 1 && tried[0].exponents[0] === 1;
  return [
    heading(say`Try the products of the factors`),
    paragraph(
      say`${SAME_FACTORS} So we put ${A} into the products of these factors, those of low degree first, until one of them gives zero.`,
    ),
    ...notInShort(
      ...(isAlone ? [] : factors.map(({ factor, value }) => formula(equal(valueAt(factor), matrixExpression(value))))),
    ),
    ...tried.map(({ exponents, value }, place) => {
      const parts = factors.map(({ factor }, k) => raised(valueAt(factor), exponents[k]));
      const written = parts.length === 1 ? parts[0] : product('adjacent', ...parts);
      return formula(equal(written, matrixExpression(value)), place === tried.length - 1 ? GIVES_ZERO : NOT_ZERO);
    }),
  ];
}

const GIVES_ZERO = say`This product gives zero, and none of lower degree does.`;
const NOT_ZERO = say`This is not the zero matrix, so the product is no multiple of the minimal polynomial.`;

function raised(base: Expression, exponent: number): Expression {
  return exponent === 1 ? base : power(base, count(exponent));
}

/** m(λ) as the product that was found, and multiplied out. */
function productBlocks({ minimal }: MinimalMoves['result'], moves: readonly MinimalMove[]): readonly Block[] {
  const found = moves.find((move) => move.move === 'candidates');
  if (found?.move !== 'candidates') return [];
  const { factors, tried } = found.facts;
  const { exponents } = tried[tried.length - 1];
  const parts = factors.map(({ factor }, k) => raised(show(factor), exponents[k]));
  const isOneFactor = parts.length === 1 && exponents[0] === 1;
  const written = parts.length === 1 ? parts[0] : product('adjacent', ...parts);
  return [
    heading(say`Write down the minimal polynomial`),
    formula(equal(MINIMAL, ...(isOneFactor ? [] : [written]), show(minimal))),
  ];
}

function powerOf(exponent: number): Expression {
  if (exponent === 0) return I;
  return exponent === 1 ? A : power(A, count(exponent));
}

/** The powers below the last are independent: no entries of one are a combination of those of the others. */
function powerBlocks(a: Matrix, powers: readonly Matrix[]): readonly Block[] {
  const degree = powers.length - 1;
  if (a.rows > LARGEST_SHOWN) return [];
  const entries = (exponent: number): Expression =>
    list(Array.from({ length: a.rows }, (_, place) => measure('columnAt', powerOf(exponent), place + 1)));
  const rankOf = (amount: number): Expression =>
    measure('rank', grid(Array.from({ length: amount }, (_, exponent) => [entries(exponent)])));
  if (degree === 1) return [];
  return [
    heading(say`Multiply until a power depends on the others`),
    ...powers.slice(2).map((each, k) => {
      const factors = k === 0 ? [A, A] : [powerOf(k + 1), A];
      return formula(equal(powerOf(k + 2), product('adjacent', ...factors), matrixExpression(each)));
    }),
    paragraph(
      say`${claim(say`The ${degree} powers from ${I} to ${powerOf(degree - 1)} are linearly independent`, equal(rankOf(degree), count(degree)))}, but ${claim(say`${powerOf(degree)} is a combination of them`, equal(rankOf(degree + 1), count(degree)))}. So the degree of the minimal polynomial is the exponent of this power.`,
    ),
  ];
}

function show(p: Polynomial): Expression {
  return polynomialExpression(p, VARIABLE);
}

function resultBlocks(
  a: Matrix,
  { minimal, characteristic, quotient, form, isReady, pivots }: MinimalMoves['result'],
): readonly Block[] {
  const zero = matrixExpression(zeroMatrix(a.rows, a.rows));
  const degree = minimal.length - 1;
  const shifted = sum(product('adjacent', LAMBDA, I), negative(A));
  const isSame = quotient.length === 1;
  return [
    ...(form === null
      ? []
      : [
          heading(say`Read the coefficients`),
          ...formBlocks(V, { goal: 'reduced', rows: form, pivots, isReady }),
          paragraph(say`The last column holds the factors with which the powers before add up to ${powerOf(degree)}.`),
        ]),
    heading(say`Write down the minimal polynomial`),
    ...(degree === 1 ? [formula(equal(A, multipleOfIdentity(minimal)), MULTIPLE)] : []),
    formula(equal(MINIMAL, show(minimal))),
    ...(a.rows > LARGEST_SHOWN || degree === 1
      ? []
      : notInShort(
          formula(equal(valueAt(minimal), zero), say`With ${A} in place of ${LAMBDA} the polynomial gives zero.`),
        )),
    ...(a.rows > LARGEST_SHOWN
      ? []
      : [
          heading(say`Compare it with the characteristic polynomial`),
          formula(equal(CHARACTERISTIC, determinantOf(shifted), show(characteristic)), isSame ? SAME : null),
          ...(isSame ? [] : [formula(equal(CHARACTERISTIC, product('adjacent', MINIMAL, show(quotient))), DIVIDES)]),
        ]),
  ];
}

const MULTIPLE = say`${A} is a multiple of the identity matrix, so a polynomial of degree one is enough.`;
const SAME = say`Both are the same polynomial here: no polynomial of lower degree gives zero.`;
const DIVIDES = say`The minimal polynomial divides the characteristic polynomial, and both have the same roots: the eigenvalues of ${A}.`;

/** 3I, or A = 0. */
function multipleOfIdentity([constant]: Polynomial): Expression {
  return product('adjacent', number({ ...constant, numerator: -constant.numerator }), I);
}

/** A² − 5A + 6I */
function valueAt(p: Polynomial): Expression {
  const terms = p
    .flatMap((coefficient, exponent): readonly Expression[] => {
      if (isZero(coefficient)) return [];
      const size = absolute(coefficient);
      const term = equals(size, ONE) ? powerOf(exponent) : product('adjacent', number(size), powerOf(exponent));
      return [signOf(coefficient) < 0 ? negative(term) : term];
    })
    .toReversed();
  return added(terms);
}
