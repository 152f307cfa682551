// The words of steady states.

import { folding, type MoveHandlers } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { formBlocks, formName, reductionHandlers } from '../../../algorithms/reduced-forms/tell.ts';
import { joined } from '../../../algorithms/wording.ts';
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
  relation,
  sum,
  symbol,
  word,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Claim, type Prose, say } from '../../../document/prose.ts';
import { rowsOf } from '../../../exact/matrix.ts';
import { add, divide, equals, isZero, negate, ONE, type Rational } from '../../../exact/rational.ts';
import { chainFigure } from './figure.ts';
import type { Orientation, Steady, SteadyStateInput, SteadyStateMove, SteadyStateMoves } from './solve.ts';

const [A, I, M, P, V] = ['A', 'I', 'M', 'p', 'v'].map(symbol);
const TRANSPOSED = power(A, word('T'));

/** More unknowns than these are not solved for one by one, nor are more free ones. */
const MOST_UNKNOWNS = 12;
const MOST_FREE = 6;

export const theory: readonly Prose[] = [
  say`A stochastic matrix tells how the shares of the states of a Markov chain change in one step. A distribution holds the share of each state: its entries are not negative and add up to ${1}. A steady state is a distribution that one step leaves as it is, so it is an eigenvector with the eigenvalue ${1}. Each stochastic matrix has one at least.`,
];

export function task({ a, orientation }: SteadyStateInput): Prose {
  const lines = orientation === 'column' ? 'columns' : 'rows';
  return say`Find the steady states of the Markov chain with the matrix ${equal(A, matrixExpression(a))}, whose ${lines} are distributions.`;
}

const REASON = say`Row operations do not change the solutions of the homogeneous system, and from the reduced form they can be read off.`;

const foldMove = folding<SteadyStateMoves>();

export function tell(input: SteadyStateInput, moves: readonly SteadyStateMove[]): readonly Block[] {
  const { a, orientation } = input;
  const handlers: MoveHandlers<SteadyStateMoves, readonly Block[]> = {
    ...reductionHandlers(M, REASON),
    system: ({ matrix }) => [
      heading(say`Write down the condition as a system`),
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
  const { line, place, why } = problem.facts;
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
      ),
    ],
    intermediate: null,
  };
}

function resultBlocks(input: SteadyStateInput, facts: SteadyStateMoves['result']): readonly Block[] {
  const { steady } = facts;
  return [
    ...solutionBlocks(facts),
    ...(steady.length === 1 ? oneBlocks(input, steady[0]) : severalBlocks(input, steady)),
  ];
}

function solutionBlocks({ form, isReady, pivots, free, steady }: SteadyStateMoves['result']): readonly Block[] {
  if (form === null || form[0].length > MOST_UNKNOWNS || free.length > MOST_FREE) return [];
  const shown = formBlocks(M, { goal: 'reduced', rows: form, pivots, isReady });
  const names = joined(free.map((place): Prose => [indexed('x', place + 1)]));
  const occurrences = free.map((place) =>
    equal(measure('occurrences', measure('pivotColumns', M), place + 1), count(0)),
  );
  const isFree =
    free.length === 1
      ? claim(say`The column of ${names} holds no pivot, so this unknown is free`, ...occurrences)
      : claim(say`The columns of ${names} hold no pivots, so these unknowns are free`, ...occurrences);
  return [
    heading(say`Solve the homogeneous system`),
    ...shown,
    paragraph(say`${isFree}.`),
    ...(pivots.length === 0 ? [] : [formula(together(pivots.map((place, row) => solved(form[row], place, free))))]),
    paragraph(
      steady.length === 1
        ? say`With ${1} for the free unknown we get a solution, and all others are multiples of it.`
        : say`With ${1} for one free unknown and ${0} for the others we get a solution for each of them. All other solutions are combinations of these.`,
    ),
    ...steady.flatMap(({ vector }, k) => [formula(equal(solutionName(k, steady.length), column(vector)))]),
  ];
}

/** x₁ = 2x₃, without terms that are zero. The free unknowns may be any numbers. */
function solved(row: readonly Rational[], place: number, free: readonly number[]): Expression {
  const terms = free.flatMap((other): readonly Expression[] => {
    if (isZero(row[other])) return [];
    const factor = negate(row[other]);
    const name = indexed('x', other + 1);
    return [equals(factor, ONE) ? name : product('adjacent', number(factor), name)];
  });
  return equal(indexed('x', place + 1), added(terms));
}

function together(lines: readonly Expression[]): Expression {
  return lines.length === 1 ? lines[0] : list(lines, 'none');
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
  const laid = orientation === 'column' ? solution : power(solution, word('T'));
  const factor = divide(ONE, total);
  const scaled = equals(factor, ONE) ? laid : product('adjacent', number(factor), laid);
  const terms = vector.filter((entry) => !isZero(entry));
  return [
    ...(terms.length === 1 ? [] : [formula(equal(added(numbers(terms)), number(total)))]),
    formula(
      equal(
        stateName(k, amount),
        scaled,
        orientation === 'column' ? column(distribution) : grid([numbers(distribution)]),
      ),
    ),
  ];
}

function checkFormula(orientation: Orientation, { distribution }: Steady, k: number, amount: number): Block {
  const state = stateName(k, amount);
  return formula(
    orientation === 'column'
      ? equal(product('adjacent', A, state), column(distribution))
      : equal(product('adjacent', state, A), grid([numbers(distribution)])),
  );
}

function dimensionFact(amount: number): Expression {
  return equal({ kind: 'apply', name: 'nullity', arguments: [M] }, count(amount));
}

function oneBlocks(input: SteadyStateInput, steady: Steady): readonly Block[] {
  const { orientation } = input;
  const isAlone = steady.states.length < input.a.rows;
  return [
    heading(say`Make the entries add up to one`),
    paragraph(say`The entries are divided by their sum, so that they become shares.`),
    ...scaledBlocks(orientation, steady, 0, 1),
    paragraph(
      say`${claim(say`The solutions of the system make a space of dimension ${1}`, dimensionFact(1))}, so ${P} is the only steady state.`,
    ),
    heading(say`Check the steady state and read it`),
    checkFormula(orientation, steady, 0, 1),
    ...(isAlone ? [paragraph(closedWords(orientation, steady, input.a.rows))] : []),
    ...(input.a.rows === 1 ? [] : [paragraph(longRun(orientation, steady))]),
    ...chainFigure(input, steady),
  ];
}

function longRun(orientation: Orientation, { states, period }: Steady): Prose {
  if (period === 1) {
    return say`Wherever the chain begins, its distribution comes as close to ${P} as one likes, and its long-run shares are those of ${P}.`;
  }
  const chain = orientation === 'column' ? A : TRANSPOSED;
  const state = states[0] + 1;
  const returns = Array.from({ length: period - 1 }, (_, k) =>
    equal(measure('entryAt', power(chain, count(k + 1)), state, state), count(0)),
  );
  return say`${claim(say`State ${state} is not reached again after a single step`, ...returns.slice(0, 1))}: the chain is periodic, and a way back takes a multiple of a number of steps that is greater than one. So the long-run shares are those of ${P}, but the powers of ${A} do not converge.`;
}

/** The states of a closed class, and that nothing leads out of it. */
function closedWords(orientation: Orientation, { states }: Steady, size: number): Prose {
  const chain = orientation === 'column' ? A : TRANSPOSED;
  const places = list(states.map((state) => count(state + 1)));
  const outside = Array.from({ length: size }, (_, place) => place).filter((place) => !states.includes(place));
  const rest = measure('rowsAt', measure('columnsAt', chain, places), list(outside.map((state) => count(state + 1))));
  const fact = holds('zero', rest);
  const counted = equal(measure('columnCount', measure('columnsAt', chain, places)), count(states.length));
  return states.length === 1
    ? say`${claim(say`State ${states[0] + 1} leads only to itself`, equal(measure('entryAt', chain, states[0] + 1, states[0] + 1), count(1)))}, so it is absorbing.`
    : say`${claim(say`${states.length} states lead only to each other`, fact, counted)}: they are a closed class, and the others are left for good sooner or later.`;
}

function severalBlocks({ a, orientation }: SteadyStateInput, steady: readonly Steady[]): readonly Block[] {
  const amount = steady.length;
  return [
    heading(say`Make the entries add up to one`),
    ...(amount > MOST_FREE || a.rows > MOST_UNKNOWNS
      ? [paragraph(say`Each solution is divided by the sum of its entries.`)]
      : [
          paragraph(
            say`Each solution lives on a closed class of states: states that lead only to each other. Divided by the sum of its entries it is the steady state of that class.`,
          ),
        ]),
    ...steady.flatMap((each, k) => scaledBlocks(orientation, each, k, amount)),
    heading(say`Check the steady states and read them`),
    ...notInShort(...steady.map((each, k) => checkFormula(orientation, each, k, amount))),
    ...alsoInShort(
      paragraph(
        say`${claim(say`The solutions of the system make a space of dimension ${amount}`, dimensionFact(amount))}, so the chain has ${amount === a.rows ? 'as many closed classes as states' : 'several closed classes'}, and each mixture of these distributions is a steady state too. Where the chain goes depends on where it begins.`,
      ),
    ),
    ...(steady.some(({ period }) => period > 1)
      ? [paragraph(say`A closed class of this chain is periodic, so the powers of ${A} do not converge.`)]
      : []),
  ];
}
