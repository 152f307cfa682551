// The words of a characteristic polynomial whose coefficients have roots or are complex: its roots in the same field.

import { type Block, formula, heading, notInShort, paragraph } from '../../document/block.ts';
import {
  apply,
  count,
  equal,
  type Expression,
  list,
  negative,
  number,
  power,
  product,
  quotient,
  sum,
} from '../../document/expression.ts';
import { holds, measure } from '../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../document/prose.ts';
import { type NumberField, radicandOf } from '../../exact/algebraic.ts';
import { add, divide, type Entry, isRational, isZero, multiply, negate, subtract } from '../../exact/entry.ts';
import { dividedByLinear, type FieldPolynomial, type FieldRoot } from '../../exact/field-roots.ts';
import { rowsOf } from '../../exact/matrix.ts';
import { integer } from '../../exact/rational.ts';
import { joined } from '../wording.ts';
import { checkBlocks } from './check.ts';
import { type TriangularKind, triangularKindOf } from './features.ts';
import { A, generalPolynomial, LAMBDA, POLYNOMIAL, SHIFTED, show } from './names.ts';
import type { FieldResult } from './over-field.ts';
import { rootsBlocks } from './roots-tell.ts';
import type { Working } from './solve.ts';

/** The polynomial, its roots in the field, and what they say of the matrix. */
export function fieldResultBlocks(
  facts: FieldResult & { readonly working: Working; readonly isExhausted: boolean },
  ending: 'with-check' | 'without-check',
): readonly Block[] {
  const { a, coefficients, working, isExhausted } = facts;
  if (working === 'diagonal') return diagonalBlocks(facts, ending);
  const general = working === 'computed' || a.rows === 1 ? [] : [generalPolynomial(a.rows)];
  return [
    heading(say`Write down the characteristic polynomial`),
    formula(equal(POLYNOMIAL, ...general, show(coefficients.toReversed()))),
    ...(working === 'computed' ? [paragraph(ROOTS)] : rootBlocks(facts)),
    ...(ending === 'with-check' ? checkBlocks(rowsOf(a), coefficients, working, { isExhausted, turned: false }) : []),
  ];
}

/** Of a triangular matrix the factors are known at once. */
function diagonalBlocks({ a, coefficients }: FieldResult, ending: 'with-check' | 'without-check'): readonly Block[] {
  const diagonal = rowsOf(a).map((row, place) => row[place]);
  const factors = product('adjacent', ...diagonal.map(linear));
  const expanded = show(coefficients.toReversed());
  return [
    heading(say`Read off the characteristic polynomial`),
    paragraph(
      say`${triangularClaims[triangularKindOf(rowsOf(a)) ?? 'diagonal']}, so ${SHIFTED} has only zeros there too, and its determinant needs no expansion.`,
    ),
    formula(
      ending === 'with-check' ? equal(POLYNOMIAL, factors, expanded) : equal(POLYNOMIAL, factors),
      say`The determinant of a triangular or diagonal matrix is the product of the entries of its main diagonal.`,
    ),
    ...(ending === 'with-check' ? [paragraph(rootWords(rootsAmong(diagonal), true))] : []),
  ];
}

/** The numbers, each once, with how often it occurs. */
function rootsAmong(values: readonly Entry[]): readonly FieldRoot[] {
  const places = values.map((value) => values.findIndex((other) => isZero(subtract<Entry>(value, other))));
  return values.flatMap((value, place) =>
    places[place] === place ? [{ value, times: places.filter((first) => first === place).length }] : [],
  );
}

/** What makes A triangular; a matrix with roots among its entries is not zero. */
const triangularClaims: { readonly [K in TriangularKind]: Claim } = {
  zero: claim(say`Off the main diagonal ${A} has only zeros`, holds('diagonal', A)),
  diagonal: claim(say`Off the main diagonal ${A} has only zeros`, holds('diagonal', A)),
  upper: claim(say`Below the main diagonal ${A} has only zeros`, holds('upperTriangular', A)),
  lower: claim(say`Above the main diagonal ${A} has only zeros`, holds('lowerTriangular', A)),
};

const ROOTS = say`Its roots are the eigenvalues of ${A}.`;

function rootBlocks({ coefficients, field, found }: FieldResult): readonly Block[] {
  const p = coefficients.toReversed();
  const fractions = p.filter(isRational);
  if (fractions.length === p.length && p.length > 2) return rootsBlocks(fractions);
  if (found === null || p.length === 2) return [paragraph(ROOTS)];
  const { roots } = found;
  const steps: Block[] = [];
  const divided: Entry[] = [];
  let rest: FieldPolynomial = p;
  for (const value of repeated(roots)) {
    if (rest.length <= 3) break;
    const before = rest;
    rest = dividedByLinear(rest, value).quotient;
    steps.push(...divisionBlocks(before, rest, value, divided.length === 0));
    divided.push(value);
  }
  return [
    ...steps,
    ...(rest.length === 3 ? quadraticBlocks(rest, repeated(roots).slice(divided.length), divided, field) : []),
    ...conclusion(roots, found.rest.length === 1),
  ];
}

/** Each root as often as it occurs. */
function repeated(roots: readonly FieldRoot[]): readonly Entry[] {
  return roots.flatMap(({ value, times }) => Array.from({ length: times }, () => value));
}

/** p(λ) = (λ − (2 + √2))(λ² − 2), because p(2 + √2) = 0. */
function divisionBlocks(
  before: FieldPolynomial,
  after: FieldPolynomial,
  value: Entry,
  isFirst: boolean,
): readonly Block[] {
  const factors = product('adjacent', linear(value), show(after));
  const isRoot = equal(apply('p', number(value)), count(0));
  return [
    ...notInShort(formula(isRoot)),
    formula(
      equal(isFirst ? POLYNOMIAL : show(before), factors),
      say`${claim(say`${number(value)} is a root`, isRoot)}, so its factor can be divided out.`,
    ),
  ];
}

function linear(value: Entry): Expression {
  return isZero(value) ? LAMBDA : sum(LAMBDA, negative(number(value)));
}

/** b² − 4c = s², and (−b ± s)/2. */
function quadraticBlocks(
  rest: FieldPolynomial,
  roots: readonly Entry[],
  divided: readonly Entry[],
  field: NumberField,
): readonly Block[] {
  const [constant, middle] = rest;
  const discriminant = subtract<Entry>(multiply(middle, middle), multiply<Entry>(integer(4), constant));
  const isFactor = equal(
    POLYNOMIAL,
    divided.length === 0 ? show(rest) : product('adjacent', ...divided.map(linear), show(rest)),
  );
  const four = product('dot', count(4), number(constant));
  const worked = isZero(middle) ? negative(four) : sum(power(number(middle), count(2)), negative(four));
  const isGaussian = radicandOf(field) === -1n;
  const opening = heading(say`Solve the quadratic ${claim(say`${show(rest)}`, isFactor)}`, 2);
  if (roots.length < 2) {
    return [
      opening,
      formula(equal(worked, number(discriminant)), say`This is the discriminant of the quadratic.`),
      paragraph(isGaussian ? NO_GAUSSIAN_SQUARE : NO_SQUARE),
    ];
  }
  const [first, second] = roots;
  const side = subtract(second, first);
  const half = divide<Entry>(negate(middle), integer(2));
  if (isZero(side)) {
    return [
      opening,
      formula(equal(worked, number(discriminant))),
      formula(
        equal(quotient(number(negate(middle)), count(2)), number(half)),
        say`The discriminant is zero, so both roots are the same.`,
      ),
    ];
  }
  const over = (sign: 1 | -1): Expression => {
    const term = sign === 1 ? number(side) : negative(number(side));
    return quotient(isZero(middle) ? term : sum(number(negate(middle)), term), count(2));
  };
  return [
    opening,
    formula(
      equal(worked, number(discriminant), ...(isRational(side) ? [] : [power(number(side), count(2))])),
      isRational(side)
        ? say`This is the discriminant of the quadratic.`
        : say`This is the discriminant of the quadratic, written as a square.`,
    ),
    formula(
      list(
        [equal(over(1), number(add(half, divide<Entry>(side, integer(2))))), equal(over(-1), number(first))],
        'none',
      ),
      say`The formula for quadratics gives two roots.`,
    ),
  ];
}

const NO_SQUARE = say`No sum of a fraction and a multiple of the root that occurs in ${A} has this square, so the roots of the quadratic are no such sums.`;

const NO_GAUSSIAN_SQUARE = say`No complex number whose parts are fractions has this square, so the roots of the quadratic are no such numbers.`;

/** The eigenvalues in a sentence. */
function conclusion(roots: readonly FieldRoot[], isAll: boolean): readonly Block[] {
  if (roots.length === 0) return [paragraph(ROOTS)];
  if (!isAll) return [paragraph(rootWords(roots, false))];
  const factors = roots.map(({ value, times }) => (times === 1 ? linear(value) : power(linear(value), count(times))));
  return [
    formula(equal(POLYNOMIAL, factors.length === 1 ? factors[0] : product('adjacent', ...factors))),
    ...notInShort(paragraph(rootWords(roots, true))),
  ];
}

/** @param isAll whether the polynomial has no other roots */
function rootWords(roots: readonly FieldRoot[], isAll: boolean): Prose {
  const all = list(repeated(roots).map(number));
  const facts = [
    ...roots.map(({ value }) => equal(apply('p', number(value)), count(0))),
    ...(isAll ? roots.map(({ value, times }) => equal(measure('occurrences', all, number(value)), count(times))) : []),
  ];
  const named = joined(
    roots.map(({ value, times }) =>
      times === 1 || !isAll ? say`${number(value)}` : say`${number(value)} with multiplicity ${times}`,
    ),
  );
  if (!isAll) {
    return say`${claim(say`So ${named} ${roots.length === 1 ? 'is an eigenvalue' : 'are eigenvalues'} of ${A}`, ...facts)}.`;
  }
  return roots.length === 1
    ? say`${claim(say`The only root of ${POLYNOMIAL}, and so the only eigenvalue of ${A}, is ${named}`, ...facts)}.`
    : say`${claim(say`The roots of ${POLYNOMIAL}, the eigenvalues of ${A}, are ${named}`, ...facts)}.`;
}
