// Eigenvalues, eigenvectors and diagonalisation: the characteristic polynomial, its roots, and the null spaces of A − λI.

import { fieldOfEntries, MOST_FIELD_ROWS } from '../../../algorithms/characteristic/over-field.ts';
import { outsideField, spectrumInField } from '../../../algorithms/spectrum/spectrum-in-field.ts';
import { type CharacteristicMove, solveCharacteristic, workOf } from '../../../algorithms/characteristic/solve.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { isReadable, workingTime } from '../../../algorithms/readable.ts';
import type { Telling } from '../../../algorithms/reduced-forms/reduce.ts';
import {
  columnShown,
  comparisonOf,
  eigenvalueShown,
  eigenvaluesShown,
  factorsShown,
  shownLines,
  sideBySide,
  timesWords,
} from '../../../algorithms/shown-answers.ts';
import { type Eigenspace, type EigenspaceMove, eigenspacesOf } from '../../../algorithms/spectrum/eigenspaces.ts';
import { type Spectrum, spectrumOf } from '../../../algorithms/spectrum/eigenvalues.ts';
import {
  type Beyond,
  type RoundedEigenvalue,
  type RoundedSpectrum,
  roundedSpectrum,
  roundedTime,
} from '../../../algorithms/spectrum/rounded-spectrum.ts';
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
import { DomainError, type DomainErrorFacts } from '../../../catalogue/domain-error.ts';
import { drained } from '../../../catalogue/operation.ts';
import {
  equal,
  type Expression,
  power,
  product,
  symbol,
  count,
  indexed,
  relation,
  words,
} from '../../../document/expression.ts';
import { isEntry, isRational } from '../../../exact/entry.ts';
import { rootsInField } from '../../../exact/field-roots.ts';
import { EXACT_BUDGET } from '../../../exact/budget.ts';
import { bitLength } from '../../../exact/integers.ts';
import { characteristicCost } from '../../../exact/kernels/characteristic.ts';
import {
  type AnswerMatrix,
  entriesOf,
  type ExactMatrix,
  type FieldMatrix,
  floatMatrix,
  hasRoots,
  isComplex as hasComplexEntries,
  type Matrix,
  rationalMatrix,
} from '../../../exact/matrix.ts';
import { ZERO } from '../../../exact/rational.ts';
import { nearestComplex, nearestDouble } from '../../../exact/rounding.ts';
import { type Exact, isComplex, isRoundedScalar, type Scalar } from '../../../exact/scalar.ts';

/** A square matrix. */
export interface EigenQuestion {
  readonly a: ExactMatrix;
}

/** A square matrix of fractions. */
export interface EigenInput {
  readonly a: Matrix;
}

/** The moves of the parts are steps of these. */
export interface EigenMoves {
  polynomial: { readonly step: CharacteristicMove };
  space: { readonly step: EigenspaceMove };
  spectrum: Spectrum & { readonly size: number };
  /** The eigenvalues in doubles, where exact ones would take too long. */
  rounded: RoundedSpectrum;
  /** Whether there are as many independent eigenvectors as rows, and over which numbers. */
  diagonal: DiagonalFacts;
}

export interface DiagonalFacts {
  readonly size: number;
  readonly spectrum: Spectrum;
  readonly spaces: readonly Eigenspace[];
  readonly over: Over | null;
  /** The eigenvectors as columns, in doubles where some are, and the eigenvalues on the diagonal; null where there are too few. */
  readonly factors: { readonly p: AnswerMatrix; readonly d: AnswerMatrix } | null;
}

/** The smallest of the usual fields over which a matrix is diagonalisable. */
export type Over = 'Q' | 'R' | 'C';

export type EigenMove = Move<EigenMoves>;

/** The roots of polynomials of a higher degree are not told apart within the time of an answer; they are given in doubles. */
export const MOST_ROWS = 40;

export const eigenvalueMembers: readonly AnswerMember[] = [
  part('eigenvalues', 'structures', 'The different eigenvalues: real ones ascending, then the others.', {
    members: [
      part('value', 'scalar', 'The eigenvalue.', { isComplex: true }),
      part(
        'multiplicity',
        'count',
        'Its algebraic multiplicity: how often it is a root. Null where doubles do not decide it; then there are as many values as rows.',
        { optional: true },
      ),
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
          'Its algebraic multiplicity: how often it is a root of the characteristic polynomial. Null where doubles do not decide it.',
          { optional: true },
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

export function cost({ a }: EigenQuestion): number {
  return workOf({ a, method: 'auto' }) + 200 * a.rows ** 4;
}

/** Entries with more bits may have roots that differ so much in size that they are told apart by very many bits. */
const BITS_OF_LIKE_SIZES = 512;

/** Roots to so many bits take longer than the polynomial of a small matrix. */
export function time(input: EigenQuestion): number {
  const { a } = input;
  if (hasRoots(a)) return 100_000 * a.rows ** 3 + a.rows * workingTime(a);
  if (a.rows > MOST_ROWS) return roundedTime(a);
  const bits = longestOf(a);
  const apart = bits <= BITS_OF_LIKE_SIZES ? 0 : 100 * a.rows * bits ** 2;
  // Each eigenvector in doubles takes an elimination of twice as many rows.
  const rounded = a.rows > 6 ? 40 * a.rows ** 4 : 0;
  return 50_000 * a.rows ** 2 + 300 * a.rows ** 4 + apart + rounded + (isReadable(a) ? a.rows * workingTime(a) : 0);
}

/** The bits of the longest numerator or denominator. */
function longestOf(a: Matrix): number {
  const bits = entriesOf(a).map(
    ({ numerator, denominator }) => bitLength(numerator < 0n ? -numerator : numerator) + bitLength(denominator),
  );
  return Math.max(...bits);
}

/** @throws DomainError `too_large` where the polynomial is beyond exact arithmetic or has too many roots */
export function* spectrumMoves(input: EigenQuestion): Generator<EigenMove, Spectrum, void> {
  const found = yield* exactMoves(input, 'vectors');
  if (typeof found === 'string') throw DomainError.of('too_large', ['a'], refusals[found](input));
  return found;
}

const refusals: { readonly [B in Beyond]: (input: EigenQuestion) => DomainErrorFacts['too_large'] } = {
  rows: ({ a }) => ({
    what: `a matrix with ${a.rows} rows has a characteristic polynomial of a degree that is not solved here`,
    limit: `at most ${MOST_ROWS} rows are allowed`,
  }),
  digits: () => ({
    what: 'the coefficients of the characteristic polynomial have too many digits for exact eigenvalues',
    limit: 'smaller matrices, or entries with fewer digits, are needed',
  }),
};

/** Whether the polynomial is within what is solved exactly. */
export function isSolvedExactly({ a }: EigenQuestion): boolean {
  return a.rows <= MOST_ROWS && characteristicCost(a).exact <= EXACT_BUDGET;
}

/** The exact eigenvalues, or why there are none. @throws DomainError `too_large` where roots cannot be told apart */
function* exactMoves({ a }: EigenQuestion, wanted: Wanted): Generator<EigenMove, Spectrum | Beyond, void> {
  if (hasRoots(a)) return yield* movesInField(a, wanted);
  if (a.rows > MOST_ROWS) return 'rows';
  if (characteristicCost(a).exact > EXACT_BUDGET) return 'digits';
  const answer = yield* stepsOf(solveCharacteristic({ a, method: 'auto' }), polynomialStep);
  if (answer.kind !== 'polynomial') throw new Error('a characteristic polynomial is a polynomial');
  const coefficients = answer.coefficients.filter((coefficient) => coefficient.kind === 'rational');
  if (coefficients.length < answer.coefficients.length) return 'digits';
  const spectrum = withRootsApart(() => spectrumOf(coefficients.toReversed()));
  yield { move: 'spectrum', facts: { ...spectrum, size: a.rows } };
  return spectrum;
}

/** Eigenvectors lie in the field of the entries and of their eigenvalue. */
type Wanted = 'values' | 'vectors';

/** @throws DomainError `too_large` where some eigenvalue lies outside of the field of the entries, or the matrix has too many rows */
function* movesInField(a: FieldMatrix, wanted: Wanted): Generator<EigenMove, Spectrum, void> {
  if (a.rows > MOST_FIELD_ROWS) {
    throw DomainError.of('too_large', ['a'], {
      what: `the eigenvalues of a matrix with ${a.rows} rows and roots or complex numbers among its entries are not found here`,
      limit: `at most ${MOST_FIELD_ROWS} rows are allowed`,
    });
  }
  const answer = yield* stepsOf(solveCharacteristic({ a, method: 'auto' }), polynomialStep);
  if (answer.kind !== 'polynomial') throw new Error('a characteristic polynomial is a polynomial');
  const field = fieldOfEntries(a);
  const p = answer.coefficients.filter(isEntry).toReversed();
  const found = rootsInField(p, field);
  const isOutside = found.rest.length > 1;
  const fractions = p.filter(isRational);
  const isSolved = wanted === 'values' && fractions.length === p.length;
  if (isOutside && !isSolved) throw DomainError.of('too_large', ['a'], outsideField(found.rest, field));
  const spectrum = isOutside ? withRootsApart(() => spectrumOf(fractions)) : spectrumInField(found);
  yield { move: 'spectrum', facts: { ...spectrum, size: a.rows } };
  return spectrum;
}

/** The exact eigenvalues, or those in doubles. */
export function* spectrumOrRounded(
  input: EigenQuestion,
  wanted: Wanted = 'vectors',
): Generator<EigenMove, Spectrum | RoundedSpectrum, void> {
  const found = yield* exactMoves(input, wanted);
  if (typeof found !== 'string') return found;
  if (hasRoots(input.a)) throw new Error('eigenvalues in a field are exact');
  const rounded = roundedSpectrum(input.a, found);
  yield { move: 'rounded', facts: rounded };
  return rounded;
}

export function isRoundedSpectrum(spectrum: Spectrum | RoundedSpectrum): spectrum is RoundedSpectrum {
  return 'isSimple' in spectrum;
}

/** Of an eigenvalue in doubles that is proved to be different from the others. */
function onceOrUnknown({ isSimple }: RoundedSpectrum): Answer {
  return isSimple ? countAnswer(1) : NOTHING_ANSWER;
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

export function* solveEigenvalues(input: EigenQuestion): Generator<EigenMove, Answer, void> {
  const spectrum = yield* spectrumOrRounded(input, 'values');
  return structureAnswer([['eigenvalues', valuesAnswer(spectrum)]], () => valuesShown(spectrum));
}

/** The different eigenvalues side by side; how often each occurs, where that is known. */
export function valuesShown(spectrum: Spectrum | RoundedSpectrum): Expression {
  return eigenvaluesShown(
    isRoundedSpectrum(spectrum) ? spectrum.eigenvalues.map(({ value }) => ({ value, times: 1 })) : spectrum.eigenvalues,
  );
}

/** The eigenvalues with their multiplicities, where these are known. */
export function valuesAnswer(spectrum: Spectrum | RoundedSpectrum): Answer {
  const items = isRoundedSpectrum(spectrum)
    ? spectrum.eigenvalues.map(({ value }) => ({ value, multiplicity: onceOrUnknown(spectrum) }))
    : spectrum.eigenvalues.map(({ value, times }) => ({ value, multiplicity: countAnswer(times) }));
  return structuresAnswer(
    items.map(({ value, multiplicity }) => [
      ['value', scalarAnswer(value)],
      ['multiplicity', multiplicity],
    ]),
  );
}

export function* solveEigenvectors(
  input: EigenQuestion,
  telling: Telling = 'planned',
): Generator<EigenMove, Answer, void> {
  const spectrum = yield* spectrumOrRounded(input);
  if (isRoundedSpectrum(spectrum)) {
    const items = spectrum.eigenvalues.map(roundedParts(spectrum));
    return structureAnswer([['eigenspaces', structuresAnswer(items)]], () => roundedSpacesShown(spectrum));
  }
  const spaces = yield* stepsOf(eigenspacesOf(input.a, spectrum, telling), spaceStep);
  return structureAnswer([['eigenspaces', structuresAnswer(spaces.map(spaceParts))]], () =>
    shownLines(...eigenspacesShown(spaces)),
  );
}

export function eigenvectorsAlone(input: EigenQuestion): Answer {
  return drained(solveEigenvectors(input, 'unplanned'));
}

function spaceParts(space: Eigenspace): readonly (readonly [string, Answer])[] {
  const basis = basisOf(space);
  return [
    ['value', scalarAnswer(space.value)],
    ['algebraic', countAnswer(space.algebraic)],
    ['geometric', basis === null ? NOTHING_ANSWER : countAnswer(basis.length)],
    ['basis', basis === null ? NOTHING_ANSWER : vectorsAnswer(basis)],
  ];
}

/** Exact, or in doubles; null where neither is known. */
function basisOf({ basis, rounded }: Eigenspace): readonly (readonly Scalar[])[] | null {
  return basis ?? (rounded === null ? null : [rounded]);
}

function roundedParts(spectrum: RoundedSpectrum) {
  return ({ value, vector }: RoundedEigenvalue): readonly (readonly [string, Answer])[] => [
    ['value', scalarAnswer(value)],
    ['algebraic', onceOrUnknown(spectrum)],
    ['geometric', onceOrUnknown(spectrum)],
    ['basis', spectrum.isSimple ? vectorsAnswer([vector]) : NOTHING_ANSWER],
  ];
}

export function* solveDiagonal(input: EigenQuestion, telling: Telling = 'planned'): Generator<EigenMove, Answer, void> {
  const spectrum = yield* spectrumOrRounded(input);
  if (isRoundedSpectrum(spectrum)) return roundedDiagonal(spectrum);
  const spaces = yield* stepsOf(eigenspacesOf(input.a, spectrum, telling), spaceStep);
  const facts = diagonalFacts(input.a, spectrum, spaces);
  yield { move: 'diagonal', facts };
  const { over, factors } = facts;
  return diagonalAnswer(
    over,
    spaces.filter(isDefective).map(({ value }) => value),
    factors,
    () => diagonalShown(spaces, factors),
  );
}

/** P and D of A = PDP⁻¹. */
interface DiagonalMatrices {
  readonly p: AnswerMatrix;
  readonly d: AnswerMatrix;
}

function diagonalAnswer(
  over: Over | null,
  defective: readonly Scalar[],
  factors: DiagonalMatrices | null,
  shown: () => Expression,
): Answer {
  const isOver = (field: Over): boolean => over !== null && FIELDS.indexOf(over) <= FIELDS.indexOf(field);
  return structureAnswer(
    [
      ['over', over === null ? NOTHING_ANSWER : wordAnswer(over)],
      ['diagonalizable', structureAnswer(FIELDS.map((field) => [field, truthAnswer(isOver(field))]))],
      ['defective', vectorAnswer(defective, 'columns')],
      ['P', factors === null ? NOTHING_ANSWER : matrixAnswer(factors.p)],
      ['D', factors === null ? NOTHING_ANSWER : matrixAnswer(factors.d)],
    ],
    shown,
  );
}

/** @throws DomainError `too_large` where it is not proved that all eigenvalues are different, so that doubles decide nothing */
function roundedDiagonal(spectrum: RoundedSpectrum): Answer {
  const { eigenvalues, isSimple } = spectrum;
  if (!isSimple) {
    throw DomainError.of('too_large', ['a'], {
      what: 'eigenvalues of this matrix may be repeated, and beyond exact arithmetic it cannot be decided whether it is diagonalisable',
      limit: 'symmetric matrices are diagonalised all the same, by orthogonal-diagonalization',
    });
  }
  const values = eigenvalues.map(({ value }) => value);
  const over = values.some((value) => isComplex(value)) ? 'C' : values.some(isRoundedScalar) ? 'R' : 'Q';
  const factors = {
    p: matrixOfColumns(eigenvalues.map(({ vector }) => vector)),
    d: matrixOfColumns(values.map((value, place) => values.map((_, row) => (row === place ? value : ZERO)))),
  };
  return diagonalAnswer(over, [], factors, () => factorsOfDiagonalShown(factors));
}

/** The columns in doubles. */
export function matrixOfColumns(columns: readonly (readonly Scalar[])[]): AnswerMatrix {
  const entries = columns[0].flatMap((_, row) => columns.map((column) => doubleParts(column[row])));
  const imaginary = entries.some(({ im }) => im !== 0) ? Float64Array.from(entries, ({ im }) => im) : null;
  return floatMatrix(
    columns[0].length,
    columns.length,
    Float64Array.from(entries, ({ re }) => re),
    imaginary,
  );
}

function doubleParts(x: Scalar): { readonly re: number; readonly im: number } {
  return isComplex(x) ? nearestComplex(x) : { re: nearestDouble(x), im: 0 };
}

export function diagonalAlone(input: EigenQuestion): Answer {
  return drained(solveDiagonal(input, 'unplanned'));
}

const FIELDS: readonly Over[] = ['Q', 'R', 'C'];

function isDefective({ basis, algebraic }: Eigenspace): boolean {
  return basis !== null && basis.length < algebraic;
}

/** @throws DomainError `too_large` where eigenvectors are needed of a root whose field is not known */
function diagonalFacts(a: ExactMatrix, spectrum: Spectrum, spaces: readonly Eigenspace[]): DiagonalFacts {
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
  const over = smallestOver(a, spaces);
  const pairs = spaces.flatMap((space) => (basisOf(space) ?? []).map((vector) => ({ value: space.value, vector })));
  if (pairs.length < a.rows) return { ...shared, over, factors: null };
  const entries = pairs[0].vector.flatMap((_, row) => pairs.map(({ vector }) => vector[row]));
  const exact = entries.filter((entry) => !isRoundedScalar(entry));
  const d = pairs.flatMap((_, row) => pairs.map(({ value }, column) => (row === column ? value : ZERO)));
  const p =
    exact.length === entries.length ? exactMatrix(a.rows, exact) : matrixOfColumns(pairs.map(({ vector }) => vector));
  return { ...shared, over, factors: { p, d: exactMatrix(a.rows, d) } };
}

/** The smallest of the usual fields that holds the entries and the eigenvalues. */
function smallestOver(a: ExactMatrix, spaces: readonly Eigenspace[]): Over {
  if (hasComplexEntries(a) || spaces.some(({ value }) => isComplex(value))) return 'C';
  return hasRoots(a) || spaces.some(({ value }) => value.kind !== 'rational') ? 'R' : 'Q';
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
  return spaces.map((space, place) => {
    const vectors = (basisOf(space) ?? []).map((entries) => vectorShown(++last, entries));
    return sideBySide(eigenvalueShown(place, space.value), ...timesWords(space.algebraic), ...vectors);
  });
}

/** The eigenvalues in doubles, with their eigenvectors where each is known to occur once. */
function roundedSpacesShown({ eigenvalues, isSimple }: RoundedSpectrum): Expression {
  const lines = eigenvalues.map(({ value, vector }, place) =>
    sideBySide(eigenvalueShown(place, value), ...(isSimple ? [vectorShown(place + 1, vector)] : [])),
  );
  return shownLines(...lines);
}

function vectorShown(place: number, entries: readonly Scalar[]): Expression {
  return relation(indexed('v', place), comparisonOf(entries), columnShown(entries));
}

/** A = PDP⁻¹ with its factors, or the eigenvalues that have too few eigenvectors. */
function diagonalShown(spaces: readonly Eigenspace[], factors: DiagonalFacts['factors']): Expression {
  if (factors !== null) return factorsOfDiagonalShown(factors);
  if (!spaces.some(isDefective)) {
    return shownLines(words('diagonalisable'), eigenvaluesShown(spaces.map((space) => ({ ...space, times: 1 }))));
  }
  return shownLines(words('not diagonalisable: too few independent eigenvectors'), ...eigenspacesShown(spaces));
}

function factorsOfDiagonalShown({ p, d }: DiagonalMatrices): Expression {
  const [A, D, P] = ['A', 'D', 'P'].map(symbol);
  const whole = equal(A, product('adjacent', P, D, power(P, count(-1))));
  return shownLines(...factorsShown(whole, ['P', p], ['D', d]));
}
