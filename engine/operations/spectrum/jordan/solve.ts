// Jordan forms: eigenvalues, eigenvectors, and a chain of generalised eigenvectors wherever an eigenvector is missing.

import type { Move } from '../../../algorithms/moves.ts';
import type { Telling } from '../../../algorithms/reduced-forms/reduce.ts';
import { factorsShown, shownLines } from '../../../algorithms/shown-answers.ts';
import { type Eigenspace, eigenspacesOf } from '../../../algorithms/spectrum/eigenspaces.ts';
import type { Eigenvalue, Spectrum } from '../../../algorithms/spectrum/eigenvalues.ts';
import { jordanChains, type PowerForm } from '../../../algorithms/spectrum/jordan-chains.ts';
import {
  type Answer,
  type AnswerMember,
  countAnswer,
  matrixAnswer,
  part,
  scalarAnswer,
  structureAnswer,
  structuresAnswer,
} from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { drained } from '../../../catalogue/operation.ts';
import { count, equal, power, product, symbol } from '../../../document/expression.ts';
import { elementOf, type NumberField, quadraticRoots } from '../../../exact/algebraic.ts';
import { extension, type Field, rationals } from '../../../exact/field.ts';
import { gcd } from '../../../exact/gcd.ts';
import { type AnswerMatrix, type Matrix, rationalMatrix, rowsOf } from '../../../exact/matrix.ts';
import { type Polynomial, polynomial } from '../../../exact/polynomial.ts';
import { multiply, negate, ONE, type Rational, rational, subtract, ZERO } from '../../../exact/rational.ts';
import type { Exact } from '../../../exact/scalar.ts';
import {
  cost as eigenCost,
  type EigenInput,
  type EigenMoves,
  spaceStep,
  spectrumMoves,
  stepsOf,
  time as eigenTime,
} from '../eigen/solve.ts';

/** The chains of one eigenvalue. */
export interface ValueChains {
  readonly value: Exact;
  readonly times: number;
  /** The dimensions of the null spaces of the powers of A − λI, up to the algebraic multiplicity. */
  readonly dimensions: readonly number[];
  /** A − λI and its powers, with their reduced row echelon forms. */
  readonly powers: readonly PowerForm<Exact>[];
  /** The longest first; in each the eigenvector stands first. */
  readonly chains: readonly (readonly (readonly Exact[])[])[];
  /** How many columns of P stand before these. */
  readonly first: number;
}

export interface JordanFacts {
  readonly size: number;
  readonly spectrum: Spectrum;
  readonly values: readonly ValueChains[];
  readonly p: AnswerMatrix;
  readonly j: AnswerMatrix;
}

export interface JordanMoves extends Omit<EigenMoves, 'diagonal'> {
  jordan: JordanFacts;
}

export type JordanMove = Move<JordanMoves>;

/** Null spaces of as many powers of larger matrices take too long. */
const MOST_ROWS = 16;

/** Over fields of a higher degree no chains are looked for. */
const LARGEST_DEGREE = 6;

export const members: readonly AnswerMember[] = [
  part('blocks', 'structures', 'The Jordan blocks, in the order in which they stand on the diagonal of J.', {
    members: [
      part('value', 'scalar', 'The eigenvalue of the block.', { isComplex: true }),
      part('size', 'count', 'How many rows it has.'),
    ],
  }),
  part('J', 'matrix', 'The Jordan form: the blocks on the diagonal, with ones above the diagonal within each.', {
    isComplex: true,
  }),
  part(
    'P',
    'matrix',
    'An invertible matrix with AP = PJ: its columns are the chains, each with its eigenvector first.',
    {
      isComplex: true,
      form: 'any',
    },
  ),
];

/** Both matrices. */
export function answerEntries({ a }: EigenInput): number {
  return 2 * a.rows * a.columns;
}

export function cost(input: EigenInput): number {
  return 2 * eigenCost(input) + 400 * input.a.rows ** 4;
}

export function time(input: EigenInput): number {
  return 2 * eigenTime(input);
}

/** @throws DomainError `too_large` where there are too many rows, or an eigenvalue is a root of a polynomial of a high degree */
export function* solve(input: EigenInput, telling: Telling = 'planned'): Generator<JordanMove, Answer, void> {
  const { a } = input;
  if (a.rows > MOST_ROWS) {
    throw DomainError.of('too_large', ['a'], {
      what: `the chains of a matrix with ${a.rows} rows are not worked out here`,
      limit: `at most ${MOST_ROWS} rows are allowed`,
    });
  }
  const spectrum = yield* withoutDiagonal(spectrumMoves(input));
  const spaces = yield* withoutDiagonal(stepsOf(eigenspacesOf(a, spectrum, telling), spaceStep));
  const facts = jordanFacts(a, spectrum, spaces);
  yield { move: 'jordan', facts };
  const blocks = facts.values.flatMap(({ value, chains }) =>
    chains.map(
      ({ length }) =>
        [
          ['value', scalarAnswer(value)],
          ['size', countAnswer(length)],
        ] as const,
    ),
  );
  return structureAnswer(
    [
      ['blocks', structuresAnswer(blocks)],
      ['J', matrixAnswer(facts.j)],
      ['P', matrixAnswer(facts.p)],
    ],
    () =>
      shownLines(
        ...factorsShown(
          equal(symbol('A'), product('adjacent', symbol('P'), symbol('J'), power(symbol('P'), count(-1)))),
          ['P', facts.p],
          ['J', facts.j],
        ),
      ),
  );
}

export function answerAlone(input: EigenInput): Answer {
  return drained(solve(input, 'unplanned'));
}

/** The steps of eigenvalues and eigenvectors, among which no diagonalisation is. */
function* withoutDiagonal<Result>(
  steps: Generator<Move<EigenMoves>, Result, void>,
): Generator<JordanMove, Result, void> {
  for (;;) {
    const next = steps.next();
    if (next.done === true) return next.value;
    if (next.value.move !== 'diagonal') yield next.value;
  }
}

/**
 * @param spaces the eigenspaces in the order of the eigenvalues, whose vectors stand in P where there are enough of them
 * @throws DomainError `too_large` where the numbers of an eigenvalue are not known
 */
export function jordanFacts(a: Matrix, spectrum: Spectrum, spaces: readonly Eigenspace[] = []): JordanFacts {
  let first = 0;
  const values = spectrum.eigenvalues.map((eigenvalue, place): ValueChains => {
    const { value, times } = eigenvalue;
    const basis = spaces.at(place)?.basis ?? null;
    const chains = chainsOf(a, spectrum, eigenvalue);
    const isKept = basis !== null && basis.length === times;
    const found = { value, times, ...chains, ...(isKept ? { chains: basis.map((vector) => [vector]) } : {}), first };
    first += times;
    return found;
  });
  const columns = values.flatMap(({ value, chains }) =>
    chains.flatMap((chain) => chain.map((vector, place) => ({ value, vector, isFirst: place === 0 }))),
  );
  const places = columns.map((_, place) => place);
  const p = places.flatMap((row) => columns.map(({ vector }) => vector[row]));
  const j = places.flatMap((row) =>
    columns.map(({ value, isFirst }, column): Exact => {
      if (row === column) return value;
      return row + 1 === column && !isFirst ? ONE : ZERO;
    }),
  );
  return { size: a.rows, spectrum, values, p: exactMatrix(a.rows, p), j: exactMatrix(a.rows, j) };
}

function chainsOf(
  a: Matrix,
  { factors }: Spectrum,
  { value, times, factor: index }: Eigenvalue,
): Pick<ValueChains, 'dimensions' | 'powers' | 'chains'> {
  const { factor, roots, isIrreducible } = factors[index];
  const root = roots.indexOf(value);
  if (factor.length === 2) {
    const shifted = rowsOf(a).map((row, i) => row.map((x, j) => (i === j ? subtract(x, negate(factor[0])) : x)));
    return jordanChains<Rational>(rationals, shifted, times, () => true, wholeRationals);
  }
  if (!isIrreducible || factor.length - 1 > LARGEST_DEGREE) {
    throw DomainError.of('too_large', ['a'], {
      what: 'an eigenvalue is a root of a polynomial of a high degree, so its chains cannot be found here',
      limit: `factors of a degree up to ${LARGEST_DEGREE} are solved`,
    });
  }
  if (factor.length === 3) {
    const quadratic = quadraticRoots(factor);
    return chainsOver(a, quadratic.field, quadratic.roots[root], times);
  }
  const isReal = value.kind === 'algebraic' ? value.field.isReal : true;
  return chainsOver(a, { polynomial: factor, root, isReal }, [ZERO, ONE], times);
}

/** The chains of an eigenvalue that is an element of the field. */
function chainsOver(
  a: Matrix,
  field: NumberField,
  value: Polynomial,
  times: number,
): Pick<ValueChains, 'dimensions' | 'powers' | 'chains'> {
  const numbers: Field<Polynomial> = extension(field.polynomial);
  const minus = numbers.negate(value);
  const shifted = rowsOf(a).map((row, i) =>
    row.map((x, j) => (i === j ? numbers.add(polynomial(x), minus) : polynomial(x))),
  );
  const { dimensions, powers, chains } = jordanChains(numbers, shifted, times, (x) => x.length <= 1, wholeElements);
  const shown = (rows: readonly (readonly Polynomial[])[]): readonly (readonly Exact[])[] =>
    rows.map((row) => row.map((x) => elementOf(field, x)));
  return {
    dimensions,
    powers: powers.map(({ entries, form, pivots }) => ({ entries: shown(entries), form: shown(form), pivots })),
    chains: chains.map(shown),
  };
}

/** The least multiple with whole entries. */
function wholeRationals(vector: readonly Rational[]): readonly Rational[] {
  const factor = commonDenominator(vector);
  return vector.map((x) => multiply(x, factor));
}

function wholeElements(vector: readonly Polynomial[]): readonly Polynomial[] {
  const factor = commonDenominator(vector.flat());
  return vector.map((element) => element.map((x) => multiply(x, factor)));
}

function commonDenominator(values: readonly Rational[]): Rational {
  return rational(values.reduce((known, { denominator }) => (known / gcd(known, denominator)) * denominator, 1n));
}

function exactMatrix(size: number, entries: readonly Exact[]): AnswerMatrix {
  const fractions = entries.filter((entry) => entry.kind === 'rational');
  return fractions.length === entries.length
    ? rationalMatrix(size, size, fractions)
    : { kind: 'real', rows: size, columns: size, entries };
}
