// Eigenvalues, eigenvectors and diagonalisation: the characteristic polynomial, its roots, and the null spaces of A − λI.

import { type CharacteristicMove, solveCharacteristic, workOf } from '../../../algorithms/characteristic/solve.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { isReadable, workingTime } from '../../../algorithms/readable.ts';
import type { Telling } from '../../../algorithms/reduced-forms/reduce.ts';
import {
  columnShown,
  eigenvalueName,
  eigenvaluesShown,
  factorsShown,
  shownLines,
  sideBySide,
  timesWords,
} from '../../../algorithms/shown-answers.ts';
import { type Eigenspace, type EigenspaceMove, eigenspacesOf } from '../../../algorithms/spectrum/eigenspaces.ts';
import { type Spectrum, spectrumOf } from '../../../algorithms/spectrum/eigenvalues.ts';
import { withRootsApart } from '../../../algorithms/spectrum/roots-apart.ts';
import {
  type Answer,
  type AnswerMember,
  countAnswer,
  matrixAnswer,
  NOTHING_ANSWER,
  part,
  scalarAnswer,
  structureAnswer,
  structuresAnswer,
  truthAnswer,
  vectorAnswer,
  vectorsAnswer,
  wordAnswer,
} from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { drained } from '../../../catalogue/operation.ts';
import {
  equal,
  type Expression,
  power,
  product,
  symbol,
  count,
  indexed,
  number,
  words,
} from '../../../document/expression.ts';
import { bitLength } from '../../../exact/integers.ts';
import { type AnswerMatrix, entriesOf, type Matrix, rationalMatrix } from '../../../exact/matrix.ts';
import { ZERO } from '../../../exact/rational.ts';
import { type Exact, isComplex } from '../../../exact/scalar.ts';

/** A square matrix. */
export interface EigenInput {
  readonly a: Matrix;
}

/** The moves of the parts are steps of these. */
export interface EigenMoves {
  polynomial: { readonly step: CharacteristicMove };
  space: { readonly step: EigenspaceMove };
  spectrum: Spectrum & { readonly size: number };
  /** Whether there are as many independent eigenvectors as rows, and over which numbers. */
  diagonal: DiagonalFacts;
}

export interface DiagonalFacts {
  readonly size: number;
  readonly spectrum: Spectrum;
  readonly spaces: readonly Eigenspace[];
  readonly over: Over | null;
  /** The eigenvectors as columns, and the eigenvalues on the diagonal; null where there are too few or none is known. */
  readonly factors: { readonly p: AnswerMatrix; readonly d: AnswerMatrix } | null;
}

/** The smallest of the usual fields over which a matrix is diagonalisable. */
export type Over = 'Q' | 'R' | 'C';

export type EigenMove = Move<EigenMoves>;

/** Polynomials of a higher degree have too many roots to be told apart within the time of an answer. */
export const MOST_ROWS = 40;

export const eigenvalueMembers: readonly AnswerMember[] = [
  part('eigenvalues', 'structures', 'The different eigenvalues: real ones ascending, then the others.', {
    members: [
      part('value', 'scalar', 'The eigenvalue.', { isComplex: true }),
      part('multiplicity', 'count', 'Its algebraic multiplicity: how often it is a root.'),
    ],
  }),
];

export const eigenspaceMembers: readonly AnswerMember[] = [
  part(
    'eigenspaces',
    'structures',
    'The different eigenvalues with their eigenvectors: real ones ascending, then the others.',
    {
      members: [
        part('value', 'scalar', 'The eigenvalue.', { isComplex: true }),
        part(
          'algebraic',
          'count',
          'Its algebraic multiplicity: how often it is a root of the characteristic polynomial.',
        ),
        part('geometric', 'count', 'Its geometric multiplicity: the number of independent eigenvectors.', {
          optional: true,
        }),
        part(
          'basis',
          'vectors',
          'Independent eigenvectors, as many as there can be; null where they are not worked out.',
          {
            optional: true,
            comparison: 'span',
            isComplex: true,
          },
        ),
      ],
    },
  ),
];

export const diagonalMembers: readonly AnswerMember[] = [
  part(
    'over',
    'word',
    'The smallest field over which the matrix is diagonalisable: rational, real or complex numbers.',
    {
      optional: true,
      words: ['Q', 'R', 'C'],
    },
  ),
  part('diagonalizable', 'structure', 'Whether the matrix is diagonalisable over each field.', {
    members: [
      part('Q', 'truth', 'Over the rational numbers.'),
      part('R', 'truth', 'Over the real numbers.'),
      part('C', 'truth', 'Over the complex numbers.'),
    ],
  }),
  part('defective', 'vector', 'The eigenvalues with fewer independent eigenvectors than their multiplicities.', {
    isComplex: true,
  }),
  part('P', 'matrix', 'Eigenvectors as columns; null where the matrix is not diagonalisable.', {
    optional: true,
    isComplex: true,
    form: 'any',
  }),
  part('D', 'matrix', 'The eigenvalues on the diagonal, in the order of the eigenvectors.', {
    optional: true,
    isComplex: true,
    form: 'diagonal',
  }),
];

export function cost({ a }: EigenInput): number {
  return workOf({ a, method: 'auto' }) + 200 * a.rows ** 4;
}

/** Entries with more bits may have roots that differ so much in size that they are told apart by very many bits. */
const BITS_OF_LIKE_SIZES = 512;

/** Roots to so many bits take longer than the polynomial of a small matrix. */
export function time(input: EigenInput): number {
  const { a } = input;
  const bits = longestOf(a);
  const apart = bits <= BITS_OF_LIKE_SIZES ? 0 : 100 * a.rows * bits ** 2;
  return 50_000 * a.rows ** 2 + 300 * a.rows ** 4 + apart + (isReadable(a) ? a.rows * workingTime(a) : 0);
}

/** The bits of the longest numerator or denominator. */
function longestOf(a: Matrix): number {
  const bits = entriesOf(a).map(
    ({ numerator, denominator }) => bitLength(numerator < 0n ? -numerator : numerator) + bitLength(denominator),
  );
  return Math.max(...bits);
}

/** @throws DomainError `too_large` where the polynomial is beyond exact arithmetic or has too many roots */
export function* spectrumMoves({ a }: EigenInput): Generator<EigenMove, Spectrum, void> {
  if (a.rows > MOST_ROWS) {
    throw DomainError.of('too_large', ['a'], {
      what: `a matrix with ${a.rows} rows has a characteristic polynomial of a degree that is not solved here`,
      limit: `at most ${MOST_ROWS} rows are allowed`,
    });
  }
  const answer = yield* stepsOf(solveCharacteristic({ a, method: 'auto' }), polynomialStep);
  if (answer.kind !== 'polynomial') throw new Error('a characteristic polynomial is a polynomial');
  const coefficients = answer.coefficients.map((coefficient) => {
    if (coefficient.kind === 'rational') return coefficient;
    throw DomainError.of('too_large', ['a'], {
      what: 'the coefficients of the characteristic polynomial have too many digits for exact eigenvalues',
      limit: 'smaller matrices, or entries with fewer digits, are needed',
    });
  });
  const spectrum = withRootsApart(() => spectrumOf(coefficients.toReversed()));
  yield { move: 'spectrum', facts: { ...spectrum, size: a.rows } };
  return spectrum;
}

/** The moves of a part as steps of the whole. */
export function* stepsOf<Step, Result>(
  steps: Generator<Step, Result, void>,
  wrap: (step: Step) => EigenMove,
): Generator<EigenMove, Result, void> {
  for (;;) {
    const next = steps.next();
    if (next.done === true) return next.value;
    yield wrap(next.value);
  }
}

function polynomialStep(step: CharacteristicMove): EigenMove {
  return { move: 'polynomial', facts: { step } };
}

export function spaceStep(step: EigenspaceMove): EigenMove {
  return { move: 'space', facts: { step } };
}

export function* solveEigenvalues(input: EigenInput): Generator<EigenMove, Answer, void> {
  const { eigenvalues } = yield* spectrumMoves(input);
  const items = eigenvalues.map(
    ({ value, times }) =>
      [
        ['value', scalarAnswer(value)],
        ['multiplicity', countAnswer(times)],
      ] as const,
  );
  return structureAnswer([['eigenvalues', structuresAnswer(items)]], () => eigenvaluesShown(eigenvalues));
}

export function* solveEigenvectors(
  input: EigenInput,
  telling: Telling = 'planned',
): Generator<EigenMove, Answer, void> {
  const spectrum = yield* spectrumMoves(input);
  const spaces = yield* stepsOf(eigenspacesOf(input.a, spectrum, telling), spaceStep);
  return structureAnswer([['eigenspaces', structuresAnswer(spaces.map(spaceParts))]], () =>
    shownLines(...eigenspacesShown(spaces)),
  );
}

export function eigenvectorsAlone(input: EigenInput): Answer {
  return drained(solveEigenvectors(input, 'unplanned'));
}

function spaceParts({ value, algebraic, basis }: Eigenspace): readonly (readonly [string, Answer])[] {
  return [
    ['value', scalarAnswer(value)],
    ['algebraic', countAnswer(algebraic)],
    ['geometric', basis === null ? NOTHING_ANSWER : countAnswer(basis.length)],
    ['basis', basis === null ? NOTHING_ANSWER : vectorsAnswer(basis)],
  ];
}

export function* solveDiagonal(input: EigenInput, telling: Telling = 'planned'): Generator<EigenMove, Answer, void> {
  const spectrum = yield* spectrumMoves(input);
  const spaces = yield* stepsOf(eigenspacesOf(input.a, spectrum, telling), spaceStep);
  const facts = diagonalFacts(input.a, spectrum, spaces);
  yield { move: 'diagonal', facts };
  const { over, factors } = facts;
  const isOver = (field: Over): boolean => over !== null && FIELDS.indexOf(over) <= FIELDS.indexOf(field);
  return structureAnswer(
    [
      ['over', over === null ? NOTHING_ANSWER : wordAnswer(over)],
      ['diagonalizable', structureAnswer(FIELDS.map((field) => [field, truthAnswer(isOver(field))]))],
      [
        'defective',
        vectorAnswer(
          spaces.filter(isDefective).map(({ value }) => value),
          'columns',
        ),
      ],
      ['P', factors === null ? NOTHING_ANSWER : matrixAnswer(factors.p)],
      ['D', factors === null ? NOTHING_ANSWER : matrixAnswer(factors.d)],
    ],
    () => diagonalShown(spaces, factors),
  );
}

export function diagonalAlone(input: EigenInput): Answer {
  return drained(solveDiagonal(input, 'unplanned'));
}

const FIELDS: readonly Over[] = ['Q', 'R', 'C'];

function isDefective({ basis, algebraic }: Eigenspace): boolean {
  return basis !== null && basis.length < algebraic;
}

/** @throws DomainError `too_large` where eigenvectors are needed of a root whose field is not known */
function diagonalFacts(a: Matrix, spectrum: Spectrum, spaces: readonly Eigenspace[]): DiagonalFacts {
  const shared = { size: a.rows, spectrum, spaces };
  // A root that occurs once has one eigenvector, whether that is worked out or not.
  if (spaces.some(({ basis, algebraic }) => basis === null && algebraic > 1)) {
    throw DomainError.of('too_large', ['a'], {
      what: 'a repeated eigenvalue is a root of a polynomial of a high degree, so its eigenvectors cannot be found here',
      limit: 'factors of a degree up to 6 are solved',
    });
  }
  if (spaces.some(isDefective)) {
    return { ...shared, over: null, factors: null };
  }
  const over = spaces.every(({ value }) => value.kind === 'rational')
    ? 'Q'
    : spaces.some(({ value }) => isComplex(value))
      ? 'C'
      : 'R';
  const pairs = spaces.flatMap(({ value, basis }) => (basis ?? []).map((vector) => ({ value, vector })));
  if (pairs.length < a.rows) return { ...shared, over, factors: null };
  const p = pairs[0].vector.flatMap((_, row) => pairs.map(({ vector }) => vector[row]));
  const d = pairs.flatMap((_, row) => pairs.map(({ value }, column) => (row === column ? value : ZERO)));
  return { ...shared, over, factors: { p: exactMatrix(a.rows, p), d: exactMatrix(a.rows, d) } };
}

function exactMatrix(size: number, entries: readonly Exact[]): AnswerMatrix {
  const rationals = entries.filter((entry) => entry.kind === 'rational');
  return rationals.length === entries.length
    ? rationalMatrix(size, size, rationals)
    : { kind: 'real', rows: size, columns: size, entries };
}

/** Each eigenvalue, with the vectors of its basis beside it; these are numbered through, as in the steps. */
function eigenspacesShown(spaces: readonly Eigenspace[]): readonly Expression[] {
  let last = 0;
  return spaces.map(({ value, algebraic, basis }, place) => {
    const vectors = (basis ?? []).map((entries) => equal(indexed('v', ++last), columnShown(entries)));
    return sideBySide(equal(eigenvalueName(place), number(value)), ...timesWords(algebraic), ...vectors);
  });
}

/** A = PDP⁻¹ with its factors, or the eigenvalues that have too few eigenvectors. */
function diagonalShown(spaces: readonly Eigenspace[], factors: DiagonalFacts['factors']): Expression {
  const [A, D, P] = ['A', 'D', 'P'].map(symbol);
  if (factors !== null) {
    const whole = equal(A, product('adjacent', P, D, power(P, count(-1))));
    return shownLines(...factorsShown(whole, ['P', factors.p], ['D', factors.d]));
  }
  if (!spaces.some(isDefective)) {
    return shownLines(words('diagonalisable'), eigenvaluesShown(spaces.map((space) => ({ ...space, times: 1 }))));
  }
  return shownLines(words('not diagonalisable: too few independent eigenvectors'), ...eigenspacesShown(spaces));
}
