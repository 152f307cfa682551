// What is worth knowing about triangular factors.

import { apply, count, equal, grid, product, sum, symbol, productSeries } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, numberDomain, valueDomain, answerDomain, sizeDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { shown, times, transposed, entryOf } from '../../../learning/notation.ts';
import { MIT } from '../../../learning/pathway-books.ts';
import { WIKIPEDIA } from '../../../learning/pathway-references.ts';

const [A, L, U, x] = ['A', 'L', 'U', 'x'].map(symbol);
const [m, p, q, r] = ['m', 'p', 'q', 'r'].map(symbol);

const lower = {
  name: 'L',
  meaning: say`a lower triangular matrix`,
  domain: matrixDomain('n', 'n', 'lower-triangular'),
};
const upper = {
  name: 'U',
  meaning: say`an upper triangular matrix`,
  domain: matrixDomain('n', 'n', 'upper-triangular'),
};
const whole = { name: 'A', meaning: say`the product of both`, domain: valueDomain(times(L, U)) };
const factored = {
  name: 'A',
  meaning: say`the matrix that is factored`,
  domain: matrixDomain('n', 'n', 'positive-definite'),
};
const factors = [
  { name: 'L', meaning: say`the lower factor, with ones on its diagonal`, domain: answerDomain('lu', { a: 'A' }, 'L') },
  { name: 'U', meaning: say`the upper factor`, domain: answerDomain('lu', { a: 'A' }, 'U') },
];
const NO_EXCHANGE = say`${A} can be brought to echelon form without exchanging rows.`;
const unknowns = { name: 'x', meaning: say`a column of unknowns`, domain: matrixDomain('n', 1) };

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`Elimination turns a matrix into an upper triangular one. If the multipliers are kept, the matrix is a product of a lower and an upper triangular factor, and every system with it can be solved in two short passes.`,
  prerequisites: [
    say`Row operations, and how they clear the entries below a pivot.`,
    say`Products of matrices, in the right order.`,
    say`Triangular matrices, and systems solved from one end to the other.`,
  ],
  intuition: [
    say`The upper factor is the end of the elimination, and the lower factor records the multipliers that led there.`,
    say`Undoing the last subtraction first leads back to the matrix. The lower factor holds all these additions at once.`,
    say`Geometrically, a triangular matrix with ones on its diagonal is a shear: it slants figures and keeps their areas. The factor ${U} alone decides how much areas grow.`,
  ],
  concepts: [
    say`The multiplier that clears the place in row ${2}, column ${1} stands at that very place of ${L}.`,
    say`The diagonal of ${L} holds ones, so the determinant is the product of the diagonal of ${U}.`,
    say`An invertible matrix has at most one pair of such factors.`,
    say`Where a pivot would be zero, rows have to change places first: a permutation matrix ${symbol('P')} records their new order.`,
    say`With the pivots taken out of ${U} there are three factors, and both triangular ones have ones on the diagonal.`,
  ],
  keyTerms: [
    { term: 'lower triangular', meaning: say`With zeros above the main diagonal.` },
    { term: 'upper triangular', meaning: say`With zeros below the main diagonal.` },
    { term: 'multiplier', meaning: say`How many times the pivot row is subtracted from another row.` },
    { term: 'pivot', meaning: say`The entry that clears what is below it; it must not be zero.` },
    { term: 'permutation matrix', meaning: say`The identity matrix with its rows in another order.` },
    { term: 'forward substitution', meaning: say`Solving a lower triangular system from the first line to the last.` },
  ],
  objectives: [
    { id: 'find-factors', text: say`Find the triangular factors of a matrix by elimination.` },
    { id: 'check-product', text: say`Check factors by multiplying them.` },
    { id: 'use-factors', text: say`Use the factors for determinants and for systems.` },
    { id: 'exchanges', text: say`Decide whether rows have to change places.` },
  ],
  hints: [
    say`Never multiply a row itself on the way: then the multipliers would no longer fit.`,
    say`Write each multiplier down as soon as it has cleared its place.`,
    say`Mind the sign: what you subtract from a row goes to ${L} as it is.`,
  ],
  formulae: [
    {
      id: 'lu-definition',
      name: 'The factorization',
      expression: equal(A, times(L, U)),
      description: say`${U} is what elimination ends with, and ${L} holds the multipliers below a diagonal of ones.`,
      conditions: [NO_EXCHANGE],
      variables: [factored, ...factors],
      formulaType: 'definition',
    },
    {
      id: 'lu-determinant',
      name: 'Determinant by the pivots',
      expression: equal(
        apply('det', A),
        productSeries('i', count(1), symbol('n'), entryOf('u', symbol('i'), symbol('i'))),
      ),
      description: say`The determinant of ${L} is one, and that of ${U} is the product of its diagonal.`,
      conditions: [NO_EXCHANGE],
      variables: [factored, ...factors.slice(1), { name: 'n', meaning: say`the number of rows`, domain: sizeDomain }],
      formulaType: 'rule',
    },
    {
      id: 'lu-two-rows',
      name: 'The factors of a matrix with two rows',
      expression: equal(
        grid([
          [p, q],
          [times(m, p), sum(times(m, q), r)],
        ]),
        times(
          grid([
            [count(1), count(0)],
            [m, count(1)],
          ]),
          grid([
            [p, q],
            [count(0), r],
          ]),
        ),
      ),
      description: say`The multiplier ${m} is the second entry of the first column, divided by the pivot ${p}.`,
      conditions: [say`${p} is not zero.`],
      variables: [
        { name: 'm', meaning: say`the multiplier`, domain: numberDomain() },
        { name: 'p', meaning: say`the first pivot`, domain: numberDomain('nonzero') },
        { name: 'q', meaning: say`the entry beside the first pivot`, domain: numberDomain() },
        { name: 'r', meaning: say`the second pivot`, domain: numberDomain() },
      ],
      formulaType: 'rule',
    },
    {
      id: 'lu-two-passes',
      name: 'Two systems for one',
      expression: equal(times(A, x), times(L, product('adjacent', U, x))),
      description: say`A system with ${A} is solved by one with ${L}, whose solution is the right side of another one with ${U}.`,
      conditions: [say`${L} is lower triangular and ${U} is upper triangular.`],
      variables: [lower, upper, whole, unknowns],
      formulaType: 'identity',
    },
    {
      id: 'lu-transposed',
      name: 'The transposed matrix',
      expression: equal(transposed(A), times(transposed(U), transposed(L))),
      description: say`Transposing exchanges the factors and their shapes.`,
      conditions: [say`${L} is lower triangular and ${U} is upper triangular.`],
      variables: [lower, upper, whole],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'lu-circuits',
      title: 'Circuits',
      industry: 'electronics',
      description: say`A simulator factors the matrix of a network once and solves for the voltages at thousands of moments.`,
    },
    {
      id: 'lu-structures',
      title: 'Loads on a bridge',
      industry: 'civil engineering',
      description: say`The stiffness of a bridge stays the same while loads change: the factors serve every load.`,
    },
    {
      id: 'lu-determinants',
      title: 'Large determinants',
      industry: 'computing',
      description: say`Programs find determinants from the pivots, never by expansion, whose number of products explodes.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'lu-orders',
      title: 'Orders of a bakery',
      industry: 'trade',
      description: say`Two kinds of dough need flour and butter as ${equal(shown([2, 1], [6, 5]), times(shown([1, 0], [3, 1]), shown([2, 1], [0, 2])))} says. With the factors each day's order takes two divisions.`,
    },
    {
      id: 'lu-area',
      title: 'How an area grows',
      industry: 'graphics',
      description: say`A picture is mapped by ${equal(times(shown([1, 0], [3, 1]), shown([2, 1], [0, 2])), shown([2, 1], [6, 5]))}. The shear keeps areas, and the diagonal of the other factor makes them ${equal(times(count(2), count(2)), count(4))} times as large.`,
    },
  ],
  misconceptions: [
    {
      id: 'lu-sign',
      category: 'sign',
      misconception: say`If I subtract three times the first row, the lower factor gets a minus three.`,
      correct: say`The lower factor undoes the subtraction, so it gets plus three.`,
      whyWrong: say`The matrix of the row operation does hold minus three. It stands on the other side of the equation.`,
      example: {
        given: [equal(A, shown([2, 1], [6, 5])), equal(U, shown([2, 1], [0, 2]))],
        incorrect: equal(A, times(shown([1, 0], [-3, 1]), U)),
        correct: equal(A, times(shown([1, 0], [3, 1]), U)),
      },
    },
    {
      id: 'lu-order',
      category: 'order',
      misconception: say`The two factors may stand in either order.`,
      correct: say`The lower factor stands on the left, for row operations act from the left.`,
      whyWrong: say`Products of numbers may be exchanged. Products of matrices mostly may not.`,
      example: {
        given: [equal(L, shown([1, 0], [3, 1])), equal(U, shown([2, 1], [0, 2]))],
        incorrect: equal(times(U, L), shown([2, 1], [6, 5])),
        correct: equal(times(L, U), shown([2, 1], [6, 5])),
      },
    },
    {
      id: 'lu-always',
      category: 'existence',
      misconception: say`Every invertible matrix has such factors without an exchange of rows.`,
      correct: say`The first pivot must not be zero, nor any later one.`,
      whyWrong: say`An invertible matrix has enough pivots, but they need not come up in their places.`,
      example: {
        given: [equal(A, shown([0, 1], [1, 0]))],
        incorrect: equal(A, times(shown([1, 0], [0, 1]), shown([1, 0], [0, 1]))),
        correct: equal(times(shown([0, 1], [1, 0]), A), times(shown([1, 0], [0, 1]), shown([1, 0], [0, 1]))),
      },
    },
  ],
  learningPathways: [MIT.elimination, WIKIPEDIA.triangular, WIKIPEDIA.lu],
  nextTopics: [
    say`For symmetric matrices one triangular factor is enough, together with its transpose.`,
    say`Choosing the largest pivot keeps rounding errors small in programs.`,
  ],
};
