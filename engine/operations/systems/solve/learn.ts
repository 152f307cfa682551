// What is worth knowing about systems of linear equations.

import { apply, count, equal, type Expression, grid, relation, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, numberDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { inverse, shown, times } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';

const [A, b, c, p, v, x] = ['A', 'b', 'c', 'p', 'v', 'x'].map(symbol);

const column = (...entries: readonly number[]): Expression => shown(...entries.map((entry) => [entry]));
const rank = (of: Expression): Expression => apply('rank', of);
const augmented = (left: Expression, right: Expression): Expression => grid([[left, right]], 1);

const coefficients = { name: 'A', meaning: say`the coefficients`, domain: matrixDomain('m', 'n') };
const square = { name: 'A', meaning: say`the coefficients`, domain: matrixDomain('n', 'n', 'invertible') };

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`A system of linear equations asks for numbers that satisfy several equations at once. Elimination replaces it by simpler systems with the same solutions, until one sees whether there is exactly one solution, none, or infinitely many, and which.`,
  prerequisites: [
    say`Solving one linear equation for its unknown.`,
    say`Adding, subtracting and multiplying fractions and negative numbers.`,
    say`Drawing the line of an equation in two unknowns.`,
  ],
  intuition: [
    say`Two lines on a sheet of paper meet in one point, are parallel, or lie on each other: one solution, none, infinitely many. Planes in space and larger systems know no other outcome.`,
    say`Every equation is a condition. Each new condition leaves fewer solutions, unless it repeats what the others say already, or contradicts them.`,
    say`The left sides say how much of each column of coefficients is taken. To solve the system is to mix the right side from these columns, as one mixes a colour from given paints.`,
  ],
  concepts: [
    say`A solution satisfies all equations; numbers that satisfy some of them only are none.`,
    say`Exchanging equations, multiplying one by a number other than zero, and adding a multiple of one to another change the equations, but not their solutions.`,
    say`An unknown whose column has no pivot can be chosen freely. It gets a parameter, and the other unknowns depend on it.`,
    say`A row with zeros on the left and another number on the right contradicts itself: the system has no solution.`,
    say`All solutions are one particular solution plus the solutions of the system with zeros on the right.`,
  ],
  keyTerms: [
    { term: 'coefficient', meaning: say`The number by which an unknown is multiplied.` },
    { term: 'augmented matrix', meaning: say`The coefficients with the right side as a further column behind a bar.` },
    {
      term: 'homogeneous system',
      meaning: say`A system with only zeros on the right side. It always has the solution with all unknowns zero.`,
    },
    { term: 'free unknown', meaning: say`An unknown that can be any number, because its column has no pivot.` },
    { term: 'particular solution', meaning: say`One solution out of many.` },
    {
      term: 'back substitution',
      meaning: say`Finding the unknowns from the last equation upwards, each with those that are known already.`,
    },
  ],
  objectives: [
    { id: 'solve-system', text: say`Solve a system of linear equations.` },
    { id: 'count-solutions', text: say`Decide whether a system has exactly one solution, none, or infinitely many.` },
    { id: 'check-solution', text: say`Check a solution by putting it into all equations.` },
  ],
  hints: [
    say`Begin with an equation in which some unknown has the factor one: no fractions come up then.`,
    say`Write down what you do beside the row, and do it with the right side too.`,
    say`Put your numbers into every equation at the end, in the form in which they were given.`,
  ],
  formulae: [
    {
      id: 'solve-definition',
      name: 'A system as one equation',
      expression: equal(times(A, x), b),
      description: say`All left sides at once: each row of ${A} times the unknowns is the entry of ${b} in that row.`,
      conditions: [say`${x} is a solution; where ${A} has an inverse it is ${times(inverse(A), b)}, and the only one.`],
      variables: [
        square,
        { name: 'b', meaning: say`the right sides as a column`, domain: matrixDomain('n', 1) },
        { name: 'x', meaning: say`the unknowns as a column`, domain: valueDomain(times(inverse(A), b)) },
      ],
      formulaType: 'definition',
    },
    {
      id: 'solve-ranks',
      name: 'When there is a solution',
      expression: equal(rank(augmented(A, b)), rank(A)),
      description: say`The right side is a combination of the columns of ${A}: it brings in no further pivot.`,
      conditions: [say`There is a solution of ${equal(times(A, x), b)}.`],
      variables: [
        coefficients,
        { name: 'x', meaning: say`a solution`, domain: matrixDomain('n', 1) },
        { name: 'b', meaning: say`the right side, ${times(A, x)}`, domain: valueDomain(times(A, x)) },
      ],
      formulaType: 'property',
    },
    {
      id: 'solve-family',
      name: 'A particular solution and the homogeneous ones',
      expression: equal(times(A, sum(p, v)), sum(times(A, p), times(A, v))),
      description: say`If ${p} solves the system and ${v} the one with zeros on the right, their sum solves the system too.`,
      conditions: [],
      variables: [
        coefficients,
        { name: 'p', meaning: say`a particular solution`, domain: matrixDomain('n', 1) },
        { name: 'v', meaning: say`a solution with zeros on the right`, domain: matrixDomain('n', 1) },
      ],
      formulaType: 'property',
    },
    {
      id: 'solve-multiples',
      name: 'Multiples of homogeneous solutions',
      expression: equal(times(A, times(c, v)), times(c, times(A, v))),
      description: say`A multiple of a solution with zeros on the right is one again, so there are infinitely many as soon as one of them is not zero.`,
      conditions: [],
      variables: [
        coefficients,
        { name: 'c', meaning: say`a number`, domain: numberDomain() },
        { name: 'v', meaning: say`a solution with zeros on the right`, domain: matrixDomain('n', 1) },
      ],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'solve-circuits',
      title: 'Currents in a network',
      industry: 'electrical engineering',
      description: say`At each junction the currents add up to zero, and around each loop the voltages do. These equations together determine every current.`,
    },
    {
      id: 'solve-diet',
      title: 'A mixture with given contents',
      industry: 'nutrition',
      description: say`How much of each feed gives exactly the wanted protein, fat and energy? Each content is an equation, each feed an unknown.`,
    },
    {
      id: 'solve-curves',
      title: 'A curve through given points',
      industry: 'data analysis',
      description: say`Every point that a parabola goes through gives one equation for its three coefficients.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'solve-tickets',
      title: 'Tickets for a concert',
      industry: 'events',
      description: say`A hall sold ${100} tickets for ${900} euros, some for ${10} euros and some for ${5}. Full price and reduced tickets are the unknowns: ${equal(
        times(shown([1, 1], [10, 5]), column(80, 20)),
        column(100, 900),
      )}. So ${80} were sold at the full price, and ${20} reduced.`,
    },
    {
      id: 'solve-alloy',
      title: 'Melting an alloy',
      industry: 'metallurgy',
      description: say`A foundry needs ${10} kilograms of bronze with ${2} kilograms of tin, from one alloy with a tenth of tin and another with three tenths. Counted in tenths of a kilogram the tin gives the second row: ${equal(
        times(shown([1, 1], [1, 3]), column(5, 5)),
        column(10, 20),
      )}. It takes ${5} kilograms of each.`,
    },
  ],
  misconceptions: [
    {
      id: 'solve-two-equations-enough',
      category: 'definition',
      misconception: say`Numbers that satisfy two of the three equations are a solution.`,
      correct: say`A solution satisfies all of them.`,
      whyWrong: say`With two unknowns two equations fix the point, and the third seems to come along by itself. It does so only where it follows from the others.`,
      example: {
        given: [equal(A, shown([1, 1], [1, -1], [2, 1])), equal(x, column(2, 1))],
        incorrect: equal(times(A, x), column(3, 1, 6)),
        correct: equal(times(A, x), column(3, 1, 5)),
      },
    },
    {
      id: 'solve-right-side-forgotten',
      category: 'procedure',
      misconception: say`A row operation is done with the coefficients; the right side stays.`,
      correct: say`The right side belongs to its equation and takes part in every operation.`,
      whyWrong: say`The bar looks like a border, but it only stands for the equals sign. Here ${symbol('E')} subtracts the first equation from the second, on both sides.`,
      example: {
        given: [
          equal(A, shown([1, 2], [1, 3])),
          equal(b, shown([5], [7])),
          equal(symbol('E'), shown([1, 0], [-1, 1])),
          equal(x, shown([1], [2])),
        ],
        incorrect: equal(times(symbol('E'), A, x), b),
        correct: equal(times(symbol('E'), A, x), times(symbol('E'), b), shown([5], [2])),
      },
    },
    {
      id: 'solve-zero-row-none',
      category: 'definition',
      misconception: say`A row of zeros means that there is no solution.`,
      correct: say`A row of zeros says nothing. Only a row with zeros on the left and another number on the right excludes every solution.`,
      whyWrong: say`Both rows have lost their unknowns, and the last entry is easily overlooked.`,
      example: {
        given: [equal(A, shown([1, 2], [2, 4])), equal(b, column(3, 6))],
        incorrect: relation(rank(augmented(A, b)), 'greater', rank(A)),
        correct: equal(rank(augmented(A, b)), rank(A), count(1)),
      },
    },
  ],
  learningPathways: PATHWAYS.echelon,
  nextTopics: [
    say`The rank counts the conditions that are not repetitions.`,
    say`The inverse solves all systems with the same coefficients at once: ${equal(times(A, inverse(A)), symbol('I'))}.`,
    say`Equations with zeros on the right describe lines and planes through the origin: the null space of the coefficients.`,
  ],
};
