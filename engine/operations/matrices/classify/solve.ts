// The classification of a matrix: each property is looked for where a reader would, and all of them are collected.

import { predictedWork } from '../../../algorithms/bounds.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { shownLines } from '../../../algorithms/shown-answers.ts';
import {
  type Answer,
  countAnswer,
  NOTHING_ANSWER,
  positionListsAnswer,
  positionsAnswer,
  scalarAnswer,
  structureAnswer,
  truthAnswer,
} from '../../../catalogue/answer.ts';
import type { Intermediate } from '../../../catalogue/operation.ts';
import { count, equal, type Expression, power, symbol, words } from '../../../document/expression.ts';
import { productCost, productTime } from '../../../exact/kernels/product.ts';
import { isSquare } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import type { ClassifyInput } from './inputs.ts';
import { allOne, isPermutation, type Permutation, propertiesOf, type SquareProperties } from './properties.ts';
import type { Difference, Nilpotency, NoPermutation, Stochasticity } from './properties.ts';

export interface ClassifyMoves {
  /** The entries off the main diagonal. */
  diagonal: { readonly below: Difference | null; readonly above: Difference | null };
  /** Rows and columns differ in number. */
  shape: object;
  transpose: Pick<SquareProperties, 'asymmetry' | 'skewAsymmetry'>;
  square: Pick<SquareProperties, 'square' | 'fromItself' | 'fromIdentity'>;
  powers: { readonly nilpotency: Nilpotency };
  products: Pick<
    SquareProperties,
    'asymmetry' | 'skewAsymmetry' | 'inner' | 'outer' | 'innerFromIdentity' | 'innerFromOuter'
  >;
  sums: { readonly stochasticity: Stochasticity };
  ones: { readonly permutation: Permutation | NoPermutation };
  collect: { readonly verdicts: Verdicts };
}

export type ClassifyMove = Move<ClassifyMoves>;

/** What holds of the matrix. */
export interface Verdicts {
  readonly isSymmetric: boolean;
  readonly isSkewSymmetric: boolean;
  readonly isOrthogonal: boolean;
  readonly isIdempotent: boolean;
  readonly isInvolutory: boolean;
  readonly isNormal: boolean;
  readonly isUpperTriangular: boolean;
  readonly isLowerTriangular: boolean;
  readonly isDiagonal: boolean;
  /** The least exponent whose power is zero; null where there is none. */
  readonly nilpotencyIndex: number | null;
  readonly rowStochastic: boolean;
  readonly columnStochastic: boolean;
  readonly permutation: Permutation | null;
}

/** The products with itself and with its transpose, and a few powers. */
const PRODUCTS = 5;

export function cost({ a }: ClassifyInput): number {
  return isSquare(a) ? PRODUCTS * predictedWork(productCost(a, a)) : a.rows * a.columns;
}

export function time({ a }: ClassifyInput): number {
  return isSquare(a) ? PRODUCTS * productTime(a, a) + OVERHEAD : OVERHEAD;
}

const OVERHEAD = 20_000;

/** @throws DomainError `too_large` where the products take too long to be exact */
export function* solve({ a, indexBase }: ClassifyInput): Generator<ClassifyMove, Answer, void> {
  const { below, above, square } = propertiesOf(a);
  yield { move: 'diagonal', facts: { below, above } };
  const verdicts = verdictsFrom(below, above, square);
  if (square === null) yield { move: 'shape', facts: {} };
  else yield* squareMoves(square);
  yield { move: 'collect', facts: { verdicts } };
  return answerOf(verdicts, indexBase);
}

function* squareMoves(found: SquareProperties): Generator<ClassifyMove, void, void> {
  yield { move: 'transpose', facts: found };
  yield { move: 'square', facts: found };
  yield { move: 'powers', facts: found };
  yield { move: 'products', facts: found };
  yield { move: 'sums', facts: found };
  yield { move: 'ones', facts: found };
}

function verdictsFrom(below: Difference | null, above: Difference | null, square: SquareProperties | null): Verdicts {
  const shape = {
    isUpperTriangular: below === null,
    isLowerTriangular: above === null,
    isDiagonal: below === null && above === null,
  };
  if (square === null) return { ...NEITHER, ...shape };
  const { negative, rowSums, columnSums } = square.stochasticity;
  return {
    ...shape,
    isSymmetric: square.asymmetry === null,
    isSkewSymmetric: square.skewAsymmetry === null,
    isOrthogonal: square.innerFromIdentity === null,
    isIdempotent: square.fromItself === null,
    isInvolutory: square.fromIdentity === null,
    isNormal: square.innerFromOuter === null,
    nilpotencyIndex: square.nilpotency.kind === 'zero' ? square.nilpotency.index : null,
    rowStochastic: negative === null && allOne(rowSums),
    columnStochastic: negative === null && allOne(columnSums),
    permutation: isPermutation(square.permutation) ? square.permutation : null,
  };
}

/** What no matrix has whose rows and columns differ in number. */
const NEITHER = {
  isSymmetric: false,
  isSkewSymmetric: false,
  isOrthogonal: false,
  isIdempotent: false,
  isInvolutory: false,
  isNormal: false,
  nilpotencyIndex: null,
  rowStochastic: false,
  columnStochastic: false,
  permutation: null,
};

function answerOf(verdicts: Verdicts, indexBase: number): Answer {
  const { nilpotencyIndex, rowStochastic, columnStochastic, permutation } = verdicts;
  return structureAnswer(
    [
      ['is-symmetric', truthAnswer(verdicts.isSymmetric)],
      ['is-skew-symmetric', truthAnswer(verdicts.isSkewSymmetric)],
      ['is-orthogonal', truthAnswer(verdicts.isOrthogonal)],
      ['is-idempotent', truthAnswer(verdicts.isIdempotent)],
      ['is-involutory', truthAnswer(verdicts.isInvolutory)],
      ['is-normal', truthAnswer(verdicts.isNormal)],
      ['is-permutation', truthAnswer(permutation !== null)],
      ['is-upper-triangular', truthAnswer(verdicts.isUpperTriangular)],
      ['is-lower-triangular', truthAnswer(verdicts.isLowerTriangular)],
      ['is-diagonal', truthAnswer(verdicts.isDiagonal)],
      [
        'is-nilpotent',
        structureAnswer([
          ['nilpotent', truthAnswer(nilpotencyIndex !== null)],
          ['index', nilpotencyIndex === null ? NOTHING_ANSWER : countAnswer(nilpotencyIndex)],
        ]),
      ],
      [
        'is-stochastic',
        structureAnswer([
          ['row', truthAnswer(rowStochastic)],
          ['column', truthAnswer(columnStochastic)],
          ['doubly', truthAnswer(rowStochastic && columnStochastic)],
        ]),
      ],
      ['permutation-sign', permutation === null ? NOTHING_ANSWER : permutationAnswer(permutation, indexBase)],
    ],
    () => propertiesShown(verdicts, indexBase),
  );
}

function permutationAnswer({ sign, columns, cycles, inversions }: Permutation, indexBase: number): Answer {
  const counted = (places: readonly number[]): readonly number[] => places.map((place) => place + indexBase);
  return structureAnswer([
    ['sign', scalarAnswer(integer(sign))],
    ['permutation', positionsAnswer(counted(columns))],
    ['cycles', positionListsAnswer(cycles.map(counted))],
    ['inversions', countAnswer(inversions)],
  ]);
}

/** The names of the properties that hold. */
export function intermediate(_: ClassifyInput, moves: readonly ClassifyMove[]): Intermediate {
  const last = moves.at(-1);
  return { properties: last?.move === 'collect' ? propertyNames(last.facts.verdicts) : [] };
}

/** As in the answer, without `is-`; kinds of stochastic matrices one by one. */
export function propertyNames(verdicts: Verdicts): readonly PropertyName[] {
  return PROPERTY_NAMES.filter((name) => HOLDS[name](verdicts));
}

export const PROPERTY_NAMES = [
  'diagonal',
  'upper-triangular',
  'lower-triangular',
  'symmetric',
  'skew-symmetric',
  'idempotent',
  'involutory',
  'nilpotent',
  'orthogonal',
  'normal',
  'row-stochastic',
  'column-stochastic',
  'doubly-stochastic',
  'permutation',
] as const;

export type PropertyName = (typeof PROPERTY_NAMES)[number];

const HOLDS: { readonly [P in PropertyName]: (verdicts: Verdicts) => boolean } = {
  diagonal: ({ isDiagonal }) => isDiagonal,
  'upper-triangular': ({ isUpperTriangular }) => isUpperTriangular,
  'lower-triangular': ({ isLowerTriangular }) => isLowerTriangular,
  symmetric: ({ isSymmetric }) => isSymmetric,
  'skew-symmetric': ({ isSkewSymmetric }) => isSkewSymmetric,
  idempotent: ({ isIdempotent }) => isIdempotent,
  involutory: ({ isInvolutory }) => isInvolutory,
  nilpotent: ({ nilpotencyIndex }) => nilpotencyIndex !== null,
  orthogonal: ({ isOrthogonal }) => isOrthogonal,
  normal: ({ isNormal }) => isNormal,
  'row-stochastic': ({ rowStochastic }) => rowStochastic,
  'column-stochastic': ({ columnStochastic }) => columnStochastic,
  'doubly-stochastic': ({ rowStochastic, columnStochastic }) => rowStochastic && columnStochastic,
  permutation: ({ permutation }) => permutation !== null,
};

/** What the matrix is and what it is not, in words. */
function propertiesShown(verdicts: Verdicts, indexBase: number): Expression {
  const isHeld = (name: PropertyName): boolean => HOLDS[name](verdicts);
  const held = PROPERTY_NAMES.filter(isHeld).map(inWords);
  const others = PROPERTY_NAMES.filter((name) => !isHeld(name)).map(inWords);
  const { nilpotencyIndex, permutation } = verdicts;
  return shownLines(
    words(held.length === 0 ? 'none of the properties' : held.join(', ')),
    ...(others.length === 0 ? [] : [words(`not ${others.join(', not ')}`)]),
    ...(nilpotencyIndex === null ? [] : [equal(power(symbol('A'), count(nilpotencyIndex)), symbol('0'))]),
    ...(permutation === null ? [] : [words(permutationWords(permutation, indexBase))]),
  );
}

function inWords(name: PropertyName): string {
  return name === 'permutation' ? 'a permutation matrix' : name === 'skew-symmetric' ? name : name.replace('-', ' ');
}

/** Such as "permutation with cycles (1 3 2), inversions: 2, sign: 1". */
function permutationWords({ sign, cycles, inversions }: Permutation, indexBase: number): string {
  const shown = cycles.map((cycle) => `(${cycle.map((place) => place + indexBase).join(' ')})`).join(' ');
  return `permutation with cycles ${shown}, inversions: ${inversions}, sign: ${sign === 1 ? '1' : '−1'}`;
}
