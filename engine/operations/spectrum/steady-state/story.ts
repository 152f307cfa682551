// The words of steady states.

import { factorBefore } from '../../../algorithms/factor-before.ts';
import { folding, type MoveHandlers } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { boardHandlers } from '../../../algorithms/reduced-forms/board-tell.ts';
import { readBlocks } from '../../../algorithms/spectrum/read-equations-tell.ts';
import { joined, linesProse } from '../../../algorithms/wording.ts';
import type { Problem } from '../../../catalogue/domain-error.ts';
import type { FailureStory } from '../../../catalogue/operation.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  added,
  count,
  equal,
  type Expression,
  grid,
  indexed,
  list,
  matrixExpression,
  negative,
  number,
  numbers,
  power,
  product,
  quotient,
  relation,
  sum,
  symbol,
  word,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Claim, type Prose, say } from '../../../document/prose.ts';
import { matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { add, divide, equals, isInteger, isZero, ONE, type Rational, rational } from '../../../exact/rational.ts';
import { mixingWords, positivePowerBlocks } from './convergence-tell.ts';
import { chainFigure } from './figure.ts';
import type { Orientation, Steady, SteadyStateInput, SteadyStateMove, SteadyStateMoves } from './solve.ts';

const [A, I, M, P, V, ALL] = ['A', 'I', 'M', 'p', 'v', 'P'].map(symbol);
const TRANSPOSED = power(A, word('T'));

/** With more free unknowns than these the solutions are not written out. */
const MOST_FREE = 6;

export const theory: readonly Prose[] = [
  say`A stochastic matrix tells how the shares of the states of a Markov chain change in one step. A distribution holds the share of each state: its entries are not negative and add up to ${1}. A steady state is a distribution that one step leaves as it is, so it is an eigenvector with the eigenvalue ${1}. Each stochastic matrix has one at least.`,
];

export function task({ a, orientation }: SteadyStateInput): Prose {
  const lines = orientation === 'column' ? 'columns' : 'rows';
  return say`Find the steady states of the Markov chain with the matrix ${equal(A, matrixExpression(a))}, whose ${lines} are distributions.`;
}

const foldMove = folding<SteadyStateMoves>();

export function tell(input: SteadyStateInput, moves: readonly SteadyStateMove[]): readonly Block[] {
  const { a, orientation } = input;
  const handlers: MoveHandlers<SteadyStateMoves, readonly Block[]> = {
    ...boardHandlers(M, true),
    system: ({ matrix }) => [
      heading(say`Write down the condition as a system and solve it`),
      formula(
        equal(M, sum(orientation === 'column' ? A : TRANSPOSED, negative(I)), matrixExpression(matrix)),
        CONDITIONS[orientation],
      ),
    ],
    result: (facts) => resultBlocks(input, facts),
  };
  return [
    ...openingOf(a),
    paragraph(say`${stochasticClaim(a.rows, orientation)}, so ${A} is stochastic.`),
    ...moves.flatMap((move) => foldMove<keyof SteadyStateMoves, readonly Block[]>(move, handlers)),
  ];
}

const CONDITIONS: { readonly [O in Orientation]: Prose } = {
  column: say`A column ${P} stays as it is if ${product('adjacent', A, P)} is ${P} again. So ${product('adjacent', M, P)} has to be zero.`,
  row: say`A row ${P} stays as it is if ${product('adjacent', P, A)} is ${P} again. Transposed, this is a system for a column, and ${M} times this column has to be zero.`,
};

function stochasticClaim(size: number, orientation: Orientation): Claim {
  const line = orientation === 'column' ? 'columnAt' : 'rowAt';
  const sums = Array.from({ length: size }, (_, place) =>
    equal(measure('sumOf', measure(line, A, place + 1)), count(1)),
  );
  return claim(
    say`No entry is negative, and each ${orientation} adds up to ${1}`,
    relation(measure('least', A), 'at-least', count(0)),
    ...sums,
  );
}

/** @param problem that of a matrix that is not stochastic; null of others */
export function tellFailure(
  { a }: SteadyStateInput,
  _moves: readonly SteadyStateMove[],
  problem: Problem,
): FailureStory | null {
  if (problem.code !== 'not_stochastic') return null;
  const { line, place, why, otherWay } = problem.facts;
  const other = line === 'row' ? 'column' : 'row';
  const marks = { rows: line === 'row' ? [place - 1] : [], columns: line === 'column' ? [place - 1] : [], cells: [] };
  const shares = rowsOf(a).flatMap((row, i) => (line === 'row' ? (i === place - 1 ? row : []) : [row[place - 1]]));
  const of = measure(line === 'row' ? 'rowAt' : 'columnAt', A, place);
  const total = shares.reduce(add);
  const fact =
    why === 'negative'
      ? claim(
          say`${line === 'row' ? 'Row' : 'Column'} ${place} holds a negative number`,
          relation(measure('least', of), 'less', count(0)),
        )
      : claim(
          say`${line === 'row' ? 'Row' : 'Column'} ${place} adds up to ${number(total)}`,
          equal(measure('sumOf', of), number(total)),
        );
  return {
    blocks: [
      ...openingOf(a, marks),
      heading(say`Look at the ${line}s`),
      ...alsoInShort(
        paragraph(
          say`${fact}. ${why === 'negative' ? say`The entries of a distribution are shares, which are never negative` : say`The shares of a distribution add up to ${1}`}, so ${A} is not stochastic.`,
        ),
        ...(otherWay
          ? [
              paragraph(
                say`${stochasticClaim(a.rows, other)}. So the ${other}s of ${A} are distributions, and the question was probably meant for them.`,
              ),
            ]
          : []),
      ),
    ],
    intermediate: null,
  };
}

function resultBlocks(input: SteadyStateInput, facts: SteadyStateMoves['result']): readonly Block[] {
  const { steady } = facts;
  const solutions = solutionBlocks(facts);
  const isSolved = solutions.length > 0;
  return [
    ...solutions,
    ...(steady.length === 1 ? oneBlocks(input, steady[0], isSolved) : severalBlocks(input, steady, isSolved)),
  ];
}

function solutionBlocks({ reading, free, steady }: SteadyStateMoves['result']): readonly Block[] {
  if (reading === null || free.length > MOST_FREE) return [];
  const names = joined(free.map((place): Prose => [indexed('x', place + 1)]));
  return [
    ...(reading.steps.length === 0
      ? [paragraph(say`${claim(say`Every entry of ${M} is zero, so every column is a solution`, holds('zero', M))}.`)]
      : readBlocks(reading)),
    paragraph(
      say`${claim(say`${names} ${free.length === 1 ? 'is' : 'are'} free`, dimensionFact(free.length))}. ${chosenWords(steady)}`,
    ),
    ...steady.flatMap(({ vector }, k) => [formula(equal(solutionName(k, steady.length), column(vector)))]),
  ];
}

/** What is put in for the free unknowns: the smallest numbers that make all entries whole. */
function chosenWords(steady: readonly Steady[]): Prose {
  const isScaled = steady.some(({ solution, vector }) => solution.some((x, place) => !equals(x, vector[place])));
  if (steady.length === 1) {
    return isScaled
      ? say`We choose it so that all entries are whole numbers. All other solutions are multiples of this one.`
      : say`With ${1} for it we get a solution, and all others are multiples of it.`;
  }
  return isScaled
    ? say`For each of them we take a solution in which the others are zero, with whole numbers. All other solutions are combinations of these.`
    : say`With ${1} for one of them and ${0} for the others we get a solution for each. All other solutions are combinations of these.`;
}

function column(entries: readonly Rational[]): Expression {
  return grid(entries.map((entry) => [number(entry)]));
}

function solutionName(place: number, amount: number): Expression {
  return amount === 1 ? V : indexed('v', place + 1);
}

function stateName(place: number, amount: number): Expression {
  return amount === 1 ? P : indexed('p', place + 1);
}

/** The solution divided by the sum of its entries, as a column, or as a row where the rows of A are distributions. */
function scaledBlocks(
  orientation: Orientation,
  { vector, total, distribution }: Steady,
  k: number,
  amount: number,
): readonly Block[] {
  const solution = solutionName(k, amount);
  const turned = orientation === 'column' ? solution : power(solution, word('T'));
  const factor = divide(ONE, total);
  const scaled = equals(factor, ONE) ? turned : product('adjacent', factorBefore(factor), turned);
  const terms = vector.filter((entry) => !isZero(entry));
  // Quotients are never rounded, so the exact shares stand there.
  const isLowest = distribution.every(
    (share) => isZero(share) || (equals(rational(share.denominator), total) && !isTerminating(share.denominator)),
  );
  const exact = vector.map((entry) => (isZero(entry) ? count(0) : quotient(number(entry), number(total))));
  return [
    ...(terms.length === 1 ? [] : [formula(equal(added(numbers(terms)), number(total)))]),
    formula(
      equal(
        stateName(k, amount),
        scaled,
        ...(equals(total, ONE) ? [] : [orientation === 'column' ? grid(exact.map((entry) => [entry])) : grid([exact])]),
        ...(isLowest ? [] : [shownState(orientation, distribution)]),
      ),
    ),
  ];
}

/** Whether a fraction with this denominator is a decimal with an end. */
function isTerminating(denominator: bigint): boolean {
  let rest = denominator;
  while (rest % 2n === 0n) rest /= 2n;
  while (rest % 5n === 0n) rest /= 5n;
  return rest === 1n;
}

function shownState(orientation: Orientation, distribution: readonly Rational[]): Expression {
  return orientation === 'column' ? column(distribution) : grid([numbers(distribution)]);
}

/** The shares with their numerators and denominators where one of them has no end as a decimal, for a check is exact. */
function exactState(orientation: Orientation, distribution: readonly Rational[]): Expression {
  if (distribution.every(({ denominator }) => isTerminating(denominator))) return shownState(orientation, distribution);
  const entries = distribution.map((share) =>
    isInteger(share) ? number(share) : quotient(number(rational(share.numerator)), number(rational(share.denominator))),
  );
  return orientation === 'column' ? grid(entries.map((entry) => [entry])) : grid([entries]);
}

function checkFormula(orientation: Orientation, { distribution }: Steady, k: number, amount: number): Block {
  const state = stateName(k, amount);
  const step = orientation === 'column' ? product('adjacent', A, state) : product('adjacent', state, A);
  return formula(equal(step, exactState(orientation, distribution), state));
}

function dimensionFact(amount: number): Expression {
  return equal({ kind: 'apply', name: 'nullity', arguments: [M] }, count(amount));
}

function oneBlocks(input: SteadyStateInput, steady: Steady, isSolved: boolean): readonly Block[] {
  const { orientation } = input;
  const isAlone = steady.states.length < input.a.rows;
  return [
    ...(isSolved
      ? [
          heading(say`Make the entries add up to one`),
          ...(equals(steady.total, ONE)
            ? []
            : [paragraph(say`The entries are divided by their sum, so that they become shares.`)]),
          ...scaledBlocks(orientation, steady, 0, 1),
        ]
      : [heading(say`Write down the steady state`), formula(equal(P, shownState(orientation, steady.distribution)))]),
    ...alsoInShort(
      paragraph(
        say`${claim(say`The solutions of the system make a space of dimension ${1}`, dimensionFact(1))}, so ${P} is the only steady state.`,
      ),
    ),
    heading(say`Check the steady state and read it`),
    checkFormula(orientation, steady, 0, 1),
    ...(isAlone ? [paragraph(closedWords(orientation, steady, input.a.rows))] : []),
    ...(input.a.rows === 1 ? [] : [...positivePowerBlocks(input.a, steady), paragraph(longRun(input, steady))]),
    ...chainFigure(input, steady),
  ];
}

function longRun({ a, orientation }: SteadyStateInput, { states, period }: Steady): Prose {
  if (period === 1) {
    const mixing = mixingWords(a, orientation, states);
    return say`${mixing}${mixing.length === 0 ? 'Wherever' : 'So wherever'} the chain begins, its distribution comes as close to ${P} as one likes, and its long-run shares are those of ${P}.`;
  }
  const state = states[0] + 1;
  const zero = claim(
    say`In ${orientation} ${state} the diagonal holds ${0}`,
    equal(measure('entryAt', A, state, state), count(0)),
  );
  const isBack = returnsAfter(rowsOf(a), states[0], period);
  const back = isBack
    ? claim(
        say`every way back takes a multiple of ${period} steps`,
        ...periodFacts(state, period),
        relation(measure('entryAt', power(A, count(period)), state, state), 'greater', count(0)),
      )
    : claim(say`the numbers of steps of all ways back have a common factor`, ...periodFacts(state, period));
  return say`${zero}, so this state is not reached again after a single step. The chain is periodic: ${back}. So the long-run shares are those of ${P}, but the powers of ${A} do not converge.`;
}

/** Whether a way of so many steps leads from the state back to it. */
function returnsAfter(rows: readonly (readonly Rational[])[], state: number, steps: number): boolean {
  let reached = new Set([state]);
  for (let step = 0; step < steps; step++) {
    // Of a matrix or its transpose: ways back are the same, read from the other end.
    reached = new Set([...reached].flatMap((from) => rows.flatMap((row, to) => (isZero(row[from]) ? [] : [to]))));
  }
  return reached.has(state);
}

/** That no way back takes fewer steps, or one more than a multiple. */
function periodFacts(state: number, period: number): readonly Expression[] {
  const steps = Array.from({ length: Math.min(period + 1, MOST_STEPS) }, (_, k) => k + 1).filter(
    (exponent) => exponent % period !== 0,
  );
  return steps.map((exponent) => equal(measure('entryAt', power(A, count(exponent)), state, state), count(0)));
}

/** Higher powers are not looked at. */
const MOST_STEPS = 8;

/** The states of a closed class, and that nothing leads out of it. */
function closedWords(orientation: Orientation, { states }: Steady, size: number): Prose {
  if (states.length === 1) {
    const state = states[0] + 1;
    const stays = equal(measure('entryAt', A, state, state), count(1));
    return say`${claim(say`In ${orientation} ${state} the diagonal holds ${1}`, stays)}, so this state is never left once it is reached: it is absorbing.`;
  }
  const lines = linesProse(orientation, states, 'capital');
  const places = list(states.map((state) => count(state + 1)));
  const outside = list(
    Array.from({ length: size }, (_, place) => place)
      .filter((place) => !states.includes(place))
      .map((place) => count(place + 1)),
  );
  const rest =
    orientation === 'column'
      ? measure('rowsAt', measure('columnsAt', A, places), outside)
      : measure('columnsAt', measure('rowsAt', A, places), outside);
  const other = orientation === 'column' ? 'rows' : 'columns';
  return say`${claim(say`${lines} hold only zeros in the other ${other}`, holds('zero', rest))}, so these states lead only to each other. They are a closed class, and the other states are left for good sooner or later.`;
}

function severalBlocks(
  { a, orientation }: SteadyStateInput,
  steady: readonly Steady[],
  isSolved: boolean,
): readonly Block[] {
  const amount = steady.length;
  const columns = isSolved
    ? null
    : matrixOf(steady[0].vector.map((_, i) => steady.map(({ distribution }) => distribution[i])));
  return [
    ...(columns === null
      ? [
          heading(say`Make the entries add up to one`),
          paragraph(
            say`Each solution lives on a closed class of states: states that lead only to each other. Divided by the sum of its entries it is the steady state of that class.`,
          ),
          ...steady.flatMap((each, k) => scaledBlocks(orientation, each, k, amount)),
        ]
      : [
          heading(say`Write down the steady states`),
          formula(
            equal(ALL, matrixExpression(columns)),
            say`Each column of ${ALL} is the steady state of a closed class: of states that lead only to each other.`,
          ),
        ]),
    heading(say`Check the steady states and read them`),
    ...notInShort(
      ...(columns === null
        ? steady.map((each, k) => checkFormula(orientation, each, k, amount))
        : [
            orientation === 'column'
              ? formula(equal(product('adjacent', A, ALL), ALL))
              : formula(equal(product('adjacent', TRANSPOSED, ALL), ALL)),
          ]),
    ),
    ...alsoInShort(
      paragraph(
        amount === a.rows
          ? say`${claim(say`The solutions of the system make a space of dimension ${amount}`, dimensionFact(amount))}: ${A} leaves every distribution as it is, so each distribution is a steady state.`
          : say`${claim(say`The solutions of the system make a space of dimension ${amount}`, dimensionFact(amount))}, so the chain has several closed classes, and each mixture of these distributions is a steady state too. Where the chain goes depends on where it begins.`,
      ),
    ),
    ...(steady.some(({ period }) => period > 1)
      ? [paragraph(say`A closed class of this chain is periodic, so the powers of ${A} do not converge.`)]
      : []),
  ];
}
