// Steady states of a Markov chain: the distributions that a stochastic matrix leaves as they are.

import type { Move } from '../../../algorithms/moves.ts';
import {
  reductionCost,
  type ReductionMoves,
  reductionTime,
  type Telling,
} from '../../../algorithms/reduced-forms/reduce.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { columnShown, shownLines, sideBySide } from '../../../algorithms/shown-answers.ts';
import { solveHomogeneous } from '../../../algorithms/spectrum/homogeneous.ts';
import type { Reading } from '../../../algorithms/spectrum/read-equations.ts';
import {
  type Answer,
  countAnswer,
  NOTHING_ANSWER,
  part,
  structureAnswer,
  truthAnswer,
  vectorAnswer,
  vectorsAnswer,
} from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { drained } from '../../../catalogue/operation.ts';
import { equal, type Expression, indexed, list, numbers, symbol, words } from '../../../document/expression.ts';
import { isRational } from '../../../exact/entry.ts';
import { gcd } from '../../../exact/gcd.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { compact, type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import {
  add,
  divide,
  equals,
  fractionText,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  signOf,
  subtract,
  ZERO,
} from '../../../exact/rational.ts';
import { periodOf } from './chain.ts';

export type Orientation = 'column' | 'row';

export interface SteadyStateInput {
  readonly a: Matrix;
  /** Whether the columns or the rows are distributions. */
  readonly orientation: Orientation;
}

/** A solution of the system, and the distribution that is a multiple of it. */
export interface Steady {
  /** The solution whose free unknown is 1. */
  readonly solution: readonly Rational[];
  /** The least multiple of it with whole entries. */
  readonly vector: readonly Rational[];
  readonly total: Rational;
  readonly distribution: readonly Rational[];
  /** The states that it holds, counted from 0: a closed class. */
  readonly states: readonly number[];
  readonly period: number;
}

export interface SteadyStateMoves extends ReductionMoves {
  /** A − I, or the transposed matrix less I. */
  system: { readonly matrix: Matrix };
  result: {
    /** How the solutions are read off the rows; null where the working is not shown. */
    readonly reading: Reading | null;
    /** The reduced form. */
    readonly form: Rows;
    readonly free: readonly number[];
    readonly steady: readonly Steady[];
  };
}

export type SteadyStateMove = Move<SteadyStateMoves>;

/** What an answer holds. */
export const members = [
  part('unique', 'truth', 'Whether there is only one steady state.'),
  part(
    'dimension',
    'count',
    'How many steady states there are that are no mixtures of others: one for each closed class.',
  ),
  part('distribution', 'vector', 'The steady state, if there is only one.', { optional: true }),
  part('extremes', 'vectors', 'The steady state of each closed class of states. All others are mixtures of these.'),
];

export function cost({ a }: SteadyStateInput): number {
  return reductionCost(a, 'reduced');
}

export function time({ a }: SteadyStateInput): number {
  return reductionTime(a, 'reduced');
}

export function answerAlone(input: SteadyStateInput): Answer {
  return drained(solve(input, 'unplanned'));
}

/** Column j holds the shares of the states that follow state j. */
export function chainOf({ a, orientation }: SteadyStateInput): Matrix {
  return orientation === 'column' ? a : transpose(a);
}

/** @throws DomainError `not_stochastic`, `too_large` where the exact working would take too long */
export function* solve(
  input: SteadyStateInput,
  telling: Telling = 'planned',
): Generator<SteadyStateMove, Answer, void> {
  const chain = chainOf(input);
  requireStochastic(chain, input.orientation);
  const system = compact(
    matrixOf(rowsOf(chain).map((row, i) => row.map((value, j) => (i === j ? subtract(value, ONE) : value)))),
  );
  yield { move: 'system', facts: { matrix: system } };
  const { pivots, form, reading } = yield* solveHomogeneous(system, telling);
  if (form === null || form.kind === 'real' || form.kind === 'float64') throw tooLarge();
  const reduced = rowsOf(form).map((row) => row.filter(isRational));
  const free = reduced[0].map((_, column) => column).filter((column) => !pivots.includes(column));
  const steady = free.map((column) => steadyState(chain, solutionFor(reduced, pivots, column)));
  yield { move: 'result', facts: { reading, form: reduced, free, steady } };
  return structureAnswer(
    [
      ['unique', truthAnswer(steady.length === 1)],
      ['dimension', countAnswer(steady.length)],
      ['distribution', steady.length === 1 ? vectorAnswer(steady[0].distribution, 'columns') : NOTHING_ANSWER],
      ['extremes', vectorsAnswer(steady.map(({ distribution }) => distribution))],
    ],
    () =>
      statesShown(
        steady.map(({ distribution }) => distribution),
        input.orientation,
      ),
  );
}

function tooLarge(): DomainError {
  return DomainError.of('too_large', ['a'], {
    what: 'the steady states of a chain of this size are more work than one question may take',
    limit: 'they are worked out exactly',
  });
}

/** @throws DomainError `not_stochastic`, with the first line that is no distribution */
function requireStochastic(chain: Matrix, line: Orientation): void {
  for (const [place, shares] of rowsOf(transpose(chain)).entries()) {
    const below = shares.find((share) => signOf(share) < 0);
    const total = shares.reduce(add, ZERO);
    if (below === undefined && equals(total, ONE)) continue;
    throw DomainError.of('not_stochastic', ['a'], {
      line,
      place: place + 1,
      why: below === undefined ? 'sum' : 'negative',
      value: shareText(below ?? total),
      otherWay: rowsOf(chain).every(isDistribution),
    });
  }
}

function isDistribution(shares: readonly Rational[]): boolean {
  return shares.every((share) => signOf(share) >= 0) && equals(shares.reduce(add, ZERO), ONE);
}

/** Shares are mostly written in decimals, so a short decimal is no fraction. */
function shareText(value: Rational): string {
  const isShort = 10_000n % value.denominator === 0n && value.numerator < 10n ** 9n;
  return isShort ? String(Number(value.numerator) / Number(value.denominator)) : fractionText(value);
}

/**
 * The solution whose free unknown in this column is 1, and the others 0. Solutions are combinations of vectors that live on one closed
 * class each, and each class has one free unknown: so this is a multiple of such a vector, with no negative entry.
 */
function solutionFor(form: Rows, pivots: readonly number[], free: number): readonly Rational[] {
  return form[0].map((_, place) => {
    const row = pivots.indexOf(place);
    if (row !== -1) return negate(form[row][free]);
    return place === free ? ONE : ZERO;
  });
}

/** The least multiple with whole entries. */
function wholeMultiple(solution: readonly Rational[]): readonly Rational[] {
  const factor = solution.reduce((known, { denominator }) => (known / gcd(known, denominator)) * denominator, 1n);
  return factor === 1n ? solution : solution.map((value) => multiply(value, rational(factor)));
}

function steadyState(chain: Matrix, solution: readonly Rational[]): Steady {
  const vector = wholeMultiple(solution);
  const total = vector.reduce(add, ZERO);
  const states = vector.flatMap((value, place) => (isZero(value) ? [] : [place]));
  return {
    solution,
    vector,
    total,
    distribution: vector.map((value) => divide(value, total)),
    states,
    period: periodOf(chain, states),
  };
}

/** The steady state p; of several those of the closed classes. */
function statesShown(states: readonly (readonly Rational[])[], orientation: Orientation): Expression {
  const shown = states.map((state, place) =>
    equal(
      states.length === 1 ? symbol('p') : indexed('p', place + 1),
      orientation === 'column' ? columnShown(state) : list(numbers(state)),
    ),
  );
  if (shown.length === 1) return shown[0];
  return shownLines(words('infinitely many steady states: all mixtures of these'), sideBySide(...shown));
}
