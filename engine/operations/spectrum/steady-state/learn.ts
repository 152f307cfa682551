// What is worth knowing about steady states.

import { count, equal, type Expression, grid, negative, quotient, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, numberDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { fractions, shown, times, dotted } from '../../../learning/notation.ts';
import { MIT } from '../../../learning/pathway-books.ts';
import { INTERACTIVE } from '../../../learning/pathway-pages.ts';
import { WIKIPEDIA } from '../../../learning/pathway-references.ts';

const [A, a, b, p, q, t] = ['A', 'a', 'b', 'p', 'q', 't'].map(symbol);
const ONE = count(1);

const chain = grid([
  [sum(ONE, negative(a)), b],
  [a, sum(ONE, negative(b))],
]);
const both = sum(a, b);
const balance = grid([[quotient(b, both)], [quotient(a, both)]]);
const ones = grid([[ONE, ONE]]);
const rest: Expression = sum(ONE, negative(t));

const leaving = [
  { name: 'a', meaning: say`the share that leaves the first state in a step`, domain: numberDomain('positive') },
  { name: 'b', meaning: say`the share that leaves the second state`, domain: numberDomain('positive') },
];

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`A Markov chain moves shares from state to state, with the same matrix in every step. A distribution that it leaves as it is, with as much arriving in each state as is leaving it, is a steady state.`,
  prerequisites: [
    say`The product of a matrix and a column.`,
    say`Homogeneous systems with a free unknown.`,
    say`Shares and probabilities that add up to one.`,
  ],
  intuition: [
    say`Pour water between three buckets, each time the same parts: after a while the levels stop changing, though water still flows.`,
    say`A visitor who clicks links without end spends on each page the share of time that the steady state says.`,
    say`A room that can be entered and never left collects everybody in the end.`,
  ],
  concepts: [
    say`A stochastic matrix has one as an eigenvalue, because its columns less those of the identity add up to zero, so they are dependent.`,
    say`States that lead to each other and to no others form a closed class. Each closed class has just one distribution that stays as it is.`,
    say`With several closed classes every mixture of their distributions stays as it is, and the long run depends on where the chain begins.`,
    say`A chain that can only return in multiples of some number of steps is periodic: it has its balance, but its powers jump about.`,
    say`Books differ in whether columns or rows are distributions; one matrix is the transpose of the other.`,
  ],
  keyTerms: [
    { term: 'stochastic matrix', meaning: say`A square of shares whose columns, or rows, each add up to one.` },
    { term: 'distribution', meaning: say`A list of shares that add up to one, one for each state.` },
    { term: 'steady state', meaning: say`A distribution that a step of the chain does not change.` },
    { term: 'closed class', meaning: say`States that reach each other, and from which nothing leads outside.` },
    { term: 'absorbing state', meaning: say`A state that is never left once it has been reached.` },
    { term: 'periodic chain', meaning: say`One whose returns take multiples of some number of steps above one.` },
  ],
  objectives: [
    { id: 'find-steady-state', text: say`Find the distribution that a stochastic matrix leaves as it is.` },
    { id: 'one-step', text: say`Work out what becomes of a distribution in a step.` },
    { id: 'count-steady-states', text: say`Tell from the closed classes how many steady states there are.` },
    { id: 'balance', text: say`Use the balance between two states to find shares that are not known.` },
  ],
  hints: [
    say`The equations of the system add up to zero, so one of them may be left out and the sum of the shares taken instead.`,
    say`Solve with any number for the free unknown, and divide at the very end.`,
    say`With two states there is no need for a system: what leaves one has to arrive from the other.`,
  ],
  formulae: [
    {
      id: 'steady-definition',
      name: 'The steady state',
      expression: equal(times(A, p), p),
      description: say`A step of the chain leaves the distribution as it is, so it is an eigenvector with the eigenvalue one.`,
      conditions: [say`The columns of ${A} add up to one, and so do the entries of ${p}, none of which is negative.`],
      variables: [
        {
          name: 'A',
          meaning: say`the matrix of a step`,
          domain: valueDomain(times(quotient(ONE, dotted(p, shown([1], [1], [1]))), p, shown([1, 1, 1]))),
        },
        { name: 'p', meaning: say`the steady state`, domain: matrixDomain(3, 1, 'positive') },
      ],
      formulaType: 'definition',
    },
    {
      id: 'steady-two-states',
      name: 'The steady state of two states',
      expression: equal(times(chain, balance), balance),
      description: say`The shares are in the ratio of what comes in: a state holds more if less of it leaves.`,
      conditions: [say`${a} and ${b} are positive.`],
      variables: leaving,
      formulaType: 'rule',
    },
    {
      id: 'steady-sums',
      name: 'Nothing gets lost',
      expression: equal(times(ones, chain), ones),
      description: say`Each column adds up to one, so every distribution becomes a distribution.`,
      conditions: [say`${a} and ${b} are positive.`],
      variables: leaving,
      formulaType: 'property',
    },
    {
      id: 'steady-mixture',
      name: 'Mixtures go along',
      expression: equal(
        times(A, sum(times(t, p), times(rest, q))),
        sum(times(t, times(A, p)), times(rest, times(A, q))),
      ),
      description: say`A mixture of two distributions moves as they do, so mixtures of steady states are steady states.`,
      conditions: [],
      variables: [
        { name: 'A', meaning: say`the matrix of a step`, domain: matrixDomain('n', 'n') },
        { name: 'p', meaning: say`a column of shares`, domain: matrixDomain('n', 1) },
        { name: 'q', meaning: say`another column of shares`, domain: matrixDomain('n', 1) },
        { name: 't', meaning: say`the share of the first column`, domain: numberDomain() },
      ],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'steady-search',
      title: 'Ranking pages',
      industry: 'web search',
      description: say`The first search engines of today's kind ranked pages by the steady state of a visitor who follows links at random, with a small chance of starting anew.`,
    },
    {
      id: 'steady-market',
      title: 'Shares of a market',
      industry: 'marketing',
      description: say`If the rates at which customers change between brands stay the same, the steady state tells how the market will be divided.`,
    },
    {
      id: 'steady-maintenance',
      title: 'Machines that fail and are mended',
      industry: 'reliability engineering',
      description: say`A machine works, waits or is repaired, with known chances from day to day. The steady state gives the part of the time in which it works.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'steady-weather',
      title: 'Dry and wet days',
      industry: 'meteorology',
      description: say`After a dry day nine days of ten are dry, after a wet day every second one. The matrix is ${equal(
        A,
        fractions(
          [
            [9, 10],
            [1, 2],
          ],
          [
            [1, 10],
            [1, 2],
          ],
        ),
      )}, and ${equal(times(A, fractions([[5, 6]], [[1, 6]])), fractions([[5, 6]], [[1, 6]]))}: in the long run five days of six are dry.`,
    },
    {
      id: 'steady-bicycles',
      title: 'Two stations for bicycles',
      industry: 'transport planning',
      description: say`Of the bicycles at the harbour a fifth is at the station the next morning, and two fifths go back. With ${equal(
        A,
        fractions(
          [
            [4, 5],
            [2, 5],
          ],
          [
            [1, 5],
            [3, 5],
          ],
        ),
      )} and ${equal(p, fractions([[2, 3]], [[1, 3]]))} we get ${equal(times(A, p), fractions([[2, 3]], [[1, 3]]))}: the harbour needs room for two thirds of them.`,
    },
  ],
  misconceptions: [
    {
      id: 'steady-equal-shares',
      category: 'generalization',
      misconception: say`In the long run all states have equal shares.`,
      correct: say`They have only if the other lines add up to one as well.`,
      whyWrong: say`Everything is mixed again and again, which looks as if it had to become even.`,
      example: {
        given: [
          equal(
            A,
            fractions(
              [
                [1, 2],
                [1, 1],
              ],
              [
                [1, 2],
                [0, 1],
              ],
            ),
          ),
          equal(p, fractions([[1, 2]], [[1, 2]])),
        ],
        incorrect: equal(times(A, p), p),
        correct: equal(times(A, p), fractions([[3, 4]], [[1, 4]])),
      },
    },
    {
      id: 'steady-unscaled',
      category: 'procedure',
      misconception: say`Any solution of the homogeneous system is the answer.`,
      correct: say`It has to be divided by the sum of its entries.`,
      whyWrong: say`The system itself does not say that the entries are shares; multiples of a solution are solutions.`,
      example: {
        given: [equal(p, shown([2], [1]))],
        incorrect: equal(times(ones, p), shown([1])),
        correct: equal(times(ones, p), shown([3])),
      },
    },
    {
      id: 'steady-sides',
      category: 'notation',
      misconception: say`It does not matter on which side the distribution stands.`,
      correct: say`If the rows are distributions, it is a row on the left.`,
      whyWrong: say`A column of equal numbers on the right is always left as it is then, and looks like a solution.`,
      example: {
        given: [
          equal(
            A,
            fractions(
              [
                [1, 2],
                [1, 2],
              ],
              [
                [1, 1],
                [0, 1],
              ],
            ),
          ),
        ],
        incorrect: equal(
          times(
            fractions([
              [1, 2],
              [1, 2],
            ]),
            A,
          ),
          fractions([
            [1, 2],
            [1, 2],
          ]),
        ),
        correct: equal(
          times(
            fractions([
              [1, 2],
              [1, 2],
            ]),
            A,
          ),
          fractions([
            [3, 4],
            [1, 4],
          ]),
        ),
      },
    },
  ],
  learningPathways: [INTERACTIVE.eigenvectors, MIT.eigenvalues, WIKIPEDIA.markov],
  nextTopics: [
    say`Powers of a matrix, which tell the shares after any number of steps.`,
    say`Eigenvalues, which tell how fast the steady state is approached.`,
  ],
};
