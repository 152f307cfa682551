// Systems of linear equations: elimination, or one of the rules for as many equations as unknowns.

import { predictedWork, requireAffordable, withinRange } from '../../../algorithms/bounds.ts';
import { systemOf, type System } from '../../../algorithms/linear-systems/system.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { isReadable, workingCost, workingTime } from '../../../algorithms/readable.ts';
import { planReduction } from '../../../algorithms/row-plan/plan.ts';
import type { RowMoves, Rows } from '../../../algorithms/row-reduction/moves.ts';
import type { ReductionOptions } from '../../../algorithms/row-reduction/options.ts';
import { eliminateDownwards, eliminateUpwards } from '../../../algorithms/row-reduction/solve.ts';
import type { Answer } from '../../../catalogue/answer.ts';
import { determinant } from '../../../exact/kernels/determinant.ts';
import { reducedEchelon, reducedEchelonCost } from '../../../exact/kernels/echelon.ts';
import { identity, type ExactMatrix, matrixOf, rowsOf, zeroMatrix } from '../../../exact/matrix.ts';
import { add, divide, type Entry, isRational, isZero, multiply, negate, subtract } from '../../../exact/entry.ts';
import { ONE, ZERO } from '../../../exact/rational.ts';
import type { Method, SolveInput } from './input.ts';
import { answerOf, freeOf, type Solution, solutionOfForm } from './solution.ts';

/** How the working goes on: by elimination, or by a rule that needs an invertible matrix. */
export type Rule = Exclude<Method, 'gauss' | 'gauss-jordan'>;

/** Rows, columns and unknowns count from 0; `side` says which right side. */
export interface SolveMoves extends RowMoves<Entry> {
  /** (A|b), to be reduced by elimination. */
  augment: { readonly rows: Rows<Entry>; readonly bar: number; readonly reduced: boolean; readonly after: Rule | null };
  /** What the rows of an echelon form say of each right side. */
  solutions: { readonly systems: readonly System[]; readonly reduced: boolean };
  /** (A|I), and the inverse that stands on its right in the end. */
  unit: { readonly rows: Rows<Entry>; readonly bar: number };
  inverse: { readonly inverse: Rows<Entry> };
  /** The determinant of two equations with two unknowns, and the entries of the inverse times it; null where it is 0. */
  pair: {
    readonly rows: Rows<Entry>;
    readonly determinant: Entry;
    readonly adjugate: Rows<Entry> | null;
    readonly inverse: Rows<Entry> | null;
  };
  /** The inverse times a right side. */
  times: {
    readonly inverse: Rows<Entry>;
    readonly right: readonly Entry[];
    readonly values: readonly Entry[];
    readonly side: number;
  };
  /** The determinant of A. */
  determinant: { readonly rows: Rows<Entry>; readonly value: Entry };
  /** The determinants with a column replaced by a right side, and the unknowns. */
  quotients: {
    readonly rows: Rows<Entry>;
    readonly right: readonly Entry[];
    readonly determinant: Entry;
    readonly numerators: readonly Entry[];
    readonly values: readonly Entry[];
    readonly side: number;
  };
  /** A without its right sides, to be factored. */
  factor: { readonly rows: Rows<Entry> };
  /** P A = L U; `order` says which row of A is row k of P A. */
  factors: { readonly order: readonly number[]; readonly lower: Rows<Entry>; readonly upper: Rows<Entry> };
  /** L y = P b, then U x = y. */
  substitutions: {
    readonly lower: Rows<Entry>;
    readonly upper: Rows<Entry>;
    readonly right: readonly Entry[];
    readonly between: readonly Entry[];
    readonly values: readonly Entry[];
    readonly side: number;
    /** Which row of A is row k of P A. */
    readonly order: readonly number[];
  };
  /** The rule has no result, because A is singular: it goes on by elimination. */
  singular: { readonly rule: Rule; readonly numerators: readonly Entry[] };
  /** Too large, or of too many digits, to be written out. */
  computed: {
    readonly rows: number;
    readonly columns: number;
    readonly reason: 'size' | 'digits';
    readonly exact: boolean;
  };
  /** `told`: the values of the unknowns were worked out before. */
  result: { readonly solution: Solution; readonly exact: boolean; readonly told: boolean };
}

export type SolveMove = Move<SolveMoves>;

type Working<Result = Solution> = Generator<SolveMove, Result, void>;

/** The work of a rule is that of one elimination for each unknown at most. */
export function cost(input: SolveInput): number {
  const { whole } = input;
  if (!isReadable(whole)) return predictedWork(reducedEchelonCost(whole));
  return workingCost(whole) * (input.method === 'cramer' ? input.a.columns : 2);
}

export function time(input: SolveInput): number {
  const { whole } = input;
  return isReadable(whole) ? workingTime(whole) : predictedWork(reducedEchelonCost(whole));
}

/** The answer alone: that of the reduced row echelon form, which every way of working leads to. */
export function answerAlone(input: SolveInput): Answer {
  return answerOf(input, formSolution(input).solution);
}

function formSolution(input: SolveInput): { readonly solution: Solution; readonly exact: boolean } {
  const { whole } = input;
  requireAffordable('the solution of a system', whole, reducedEchelonCost);
  const { matrix, pivots } = withinRange(
    'the solution',
    reducedEchelon(whole),
    input.equations === null ? 'a' : 'equations',
  );
  return { solution: solutionOfForm(matrix, pivots, input.a.columns), exact: matrix.kind !== 'float64' };
}

/** @throws DomainError `overflow`, `too_large` */
export function* solve(input: SolveInput): Generator<SolveMove, Answer, void> {
  const { whole } = input;
  if (!isReadable(whole)) return yield* compute(input, whole);
  const solution = yield* workings[input.method](rowsOf(input.a), rowsOf(input.b));
  const answer = answerOf(input, solution);
  yield { move: 'result', facts: { solution, exact: true, told: true } };
  return answer;
}

function* compute(input: SolveInput, whole: ExactMatrix): Working<Answer> {
  const { solution, exact } = formSolution(input);
  const answer = answerOf(input, solution);
  const reason = isReadable(zeroMatrix(whole.rows, whole.columns)) ? 'digits' : 'size';
  yield { move: 'computed', facts: { rows: input.a.rows, columns: input.a.columns, reason, exact } };
  yield { move: 'result', facts: { solution, exact, told: false } };
  return answer;
}

const workings: { readonly [M in SolveInput['method']]: (a: Rows<Entry>, b: Rows<Entry>) => Working } = {
  auto: (a, b) => byElimination(a, b, false, null),
  gauss: (a, b) => byElimination(a, b, false, null),
  'gauss-jordan': (a, b) => byElimination(a, b, true, null),
  inverse: byInverse,
  cramer: byDeterminants,
  lu: byFactors,
};

/** Gauss, or Gauss and Jordan. */
function* byElimination(a: Rows<Entry>, b: Rows<Entry>, reduced: boolean, after: Rule | null): Working {
  const bar = a[0].length;
  const start = a.map((row, index) => [...row, ...b[index]]);
  yield { move: 'augment', facts: { rows: start, bar, reduced, after } };
  const options = optionsFor(start, bar, reduced);
  const echelon = yield* eliminateDownwards(start, options);
  const sides = b[0].length;
  const left = echelon.rows.slice(echelon.pivots.length);
  // Where no right side has a solution nothing is left to be read off.
  const isSolvable = b[0].some((_, side) => left.every((row) => isZero(row[bar + side])));
  const rows = reduced && isSolvable ? yield* eliminateUpwards(echelon, options) : echelon.rows;
  const systems = Array.from({ length: sides }, (_, side) => systemOf(rows, echelon.pivots, bar, side, sides));
  yield { move: 'solutions', facts: { systems, reduced: reduced && isSolvable } };
  return solutionOfRows(rows, echelon.pivots, bar, systems);
}

/** Fractions appear only where no plan avoids them; without a plan they are cleared first. */
function optionsFor(start: Rows<Entry>, bar: number, reduced: boolean): ReductionOptions {
  const plan = planReduction(start, {
    styles: reduced ? ['fraction-free'] : ['plain', 'fraction-free'],
    form: reduced ? 'reduced' : 'leading-ones',
    bar,
  });
  if (plan === null && start.some((row) => !row.every(isRational))) return { style: 'plain', bar };
  return plan === null ? { style: 'fraction-free', bar } : { style: plan.style, bar, plan };
}

function solutionOfRows(
  rows: Rows<Entry>,
  pivots: readonly number[],
  bar: number,
  systems: readonly System[],
): Solution {
  const free = freeOf(pivots, bar);
  // The system with zeros on the right has the same left sides.
  const zeros = systemOf(
    rows.map((row) => [...row.slice(0, bar), ZERO]),
    pivots,
    bar,
    0,
    1,
  );
  const homogeneous = zeros.solution.kind === 'none' ? [] : zeros.solution.values;
  return {
    unknowns: bar,
    pivots,
    free,
    rankAugmented: pivots.length + rankOf(rows.slice(pivots.length).map((row) => row.slice(bar))),
    particulars: systems.map(({ solution }) =>
      solution.kind === 'none' ? null : solution.values.map(({ constant }) => constant),
    ),
    basis: free.map((_, k) => homogeneous.map(({ factors }) => factors[k])),
  };
}

function rankOf(rows: Rows<Entry>): number {
  if (rows.length === 0) return 0;
  const elimination = eliminateDownwards(rows, { style: 'plain', bar: null });
  let step = elimination.next();
  while (step.done !== true) step = elimination.next();
  return step.value.pivots.length;
}

/** The one solution for each right side, as columns of values. */
function uniqueSolution(values: readonly (readonly Entry[])[]): Solution {
  const unknowns = values[0].length;
  const pivots = Array.from({ length: unknowns }, (_, place) => place);
  return { unknowns, pivots, free: [], rankAugmented: unknowns, particulars: values, basis: [] };
}

function columnsOf(rows: Rows<Entry>): Rows<Entry> {
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

function dot(x: readonly Entry[], y: readonly Entry[]): Entry {
  return x.reduce((sum, value, index) => add(sum, multiply(value, y[index])), ZERO);
}

function* goOn(a: Rows<Entry>, b: Rows<Entry>, rule: Rule, numerators: readonly Entry[] = []): Working {
  yield { move: 'singular', facts: { rule, numerators } };
  return yield* byElimination(a, b, false, rule);
}

function* byInverse(a: Rows<Entry>, b: Rows<Entry>): Working {
  const inverse = yield* a.length === 2 ? inverseOfPair(a) : inverseByRows(a);
  if (inverse === null) return yield* goOn(a, b, 'inverse');
  const solutions: (readonly Entry[])[] = [];
  for (const [side, right] of columnsOf(b).entries()) {
    const values = inverse.map((row) => dot(row, right));
    yield { move: 'times', facts: { inverse, right, values, side } };
    solutions.push(values);
  }
  return uniqueSolution(solutions);
}

/** The formula for two rows. */
function* inverseOfPair(rows: Rows<Entry>): Working<Rows<Entry> | null> {
  const determinantOfPair = determinantOf(rows);
  if (isZero(determinantOfPair)) {
    yield { move: 'pair', facts: { rows, determinant: determinantOfPair, adjugate: null, inverse: null } };
    return null;
  }
  const [[p, q], [r, s]] = rows;
  const adjugate = [
    [s, negate(q)],
    [negate(r), p],
  ];
  const inverse = adjugate.map((row) => row.map((value) => divide(value, determinantOfPair)));
  yield { move: 'pair', facts: { rows, determinant: determinantOfPair, adjugate, inverse } };
  return inverse;
}

function* inverseByRows(a: Rows<Entry>): Working<Rows<Entry> | null> {
  const size = a.length;
  const unit = rowsOf(identity(size));
  const start = a.map((row, index) => [...row, ...unit[index]]);
  yield { move: 'unit', facts: { rows: start, bar: size } };
  const plan = planReduction(start, { styles: ['fraction-free'], form: 'reduced', bar: size });
  const options: ReductionOptions =
    plan === null ? { style: 'leading-ones', bar: size } : { style: plan.style, bar: size, plan };
  const echelon = yield* eliminateDownwards(start, options);
  if (echelon.pivots.length < size) return null;
  const inverse = (yield* eliminateUpwards(echelon, options)).map((row) => row.slice(size));
  yield { move: 'inverse', facts: { inverse } };
  return inverse;
}

function determinantOf(rows: Rows<Entry>): Entry {
  const value = determinant(matrixOf(rows));
  if (value.kind === 'overflow' || value.kind === 'float')
    throw new RangeError('the determinant of a readable matrix is exact');
  return value;
}

function* byDeterminants(a: Rows<Entry>, b: Rows<Entry>): Working {
  const value = determinantOf(a);
  yield { move: 'determinant', facts: { rows: a, value } };
  const solutions: (readonly Entry[])[] = [];
  for (const [side, right] of columnsOf(b).entries()) {
    const numerators = a.map((_, column) => determinantOf(a.map((row, index) => row.with(column, right[index]))));
    if (isZero(value)) return yield* goOn(a, b, 'cramer', side === 0 && b[0].length === 1 ? numerators : []);
    const values = numerators.map((numerator) => divide(numerator, value));
    yield { move: 'quotients', facts: { rows: a, right, determinant: value, numerators, values, side } };
    solutions.push(values);
  }
  return uniqueSolution(solutions);
}

function* byFactors(a: Rows<Entry>, b: Rows<Entry>): Working {
  const size = a.length;
  yield { move: 'factor', facts: { rows: a } };
  const order = Array.from({ length: size }, (_, row) => row);
  const lower: Entry[][] = order.map((row) => order.map((column) => (row === column ? ONE : ZERO)));
  const elimination = eliminateDownwards(a, { style: 'plain', bar: null });
  let step = elimination.next();
  for (; step.done !== true; step = elimination.next()) {
    const { value } = step;
    yield value;
    if (value.move === 'swap') {
      const { first, second } = value.facts;
      [order[first], order[second]] = [order[second], order[first]];
      for (let column = 0; column < first; column++)
        [lower[first][column], lower[second][column]] = [lower[second][column], lower[first][column]];
    }
    if (value.move === 'eliminate') {
      const { source, clearings } = value.facts;
      for (const { target, factor } of clearings) lower[target][source] = factor;
    }
  }
  const { rows: upper, pivots } = step.value;
  if (pivots.length < size) return yield* goOn(a, b, 'lu');
  yield { move: 'factors', facts: { order, lower, upper } };
  const solutions: (readonly Entry[])[] = [];
  for (const [side, given] of columnsOf(b).entries()) {
    const right = order.map((row) => given[row]);
    const between: Entry[] = [];
    for (const [row, factors] of lower.entries()) {
      between.push(subtract(right[row], dot(factors.slice(0, row), between)));
    }
    const values: Entry[] = Array.from({ length: size }, () => ZERO);
    for (let row = size - 1; row >= 0; row--) {
      const rest = subtract(between[row], dot(upper[row].slice(row + 1), values.slice(row + 1)));
      values[row] = divide(rest, upper[row][row]);
    }
    yield { move: 'substitutions', facts: { lower, upper, right, between, values, side, order } };
    solutions.push(values);
  }
  return uniqueSolution(solutions);
}
