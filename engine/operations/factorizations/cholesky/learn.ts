// What is worth knowing about the Cholesky factorization.

import {
  apply,
  count,
  equal,
  grid,
  power,
  sum,
  symbol,
  indexed,
  list,
  negative,
  quotient,
  root,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, numberDomain, valueDomain, answerDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { shown, times, transposed } from '../../../learning/notation.ts';
import { MIT } from '../../../learning/pathway-books.ts';
import { WIKIPEDIA, NUMPY } from '../../../learning/pathway-references.ts';

const [A, L, x, p, q, r] = ['A', 'L', 'x', 'p', 'q', 'r'].map(symbol);

const lower = {
  name: 'L',
  meaning: say`a lower triangular matrix`,
  domain: matrixDomain('n', 'n', 'lower-triangular'),
};
const factored = (size: 'n' | 3) => ({
  name: 'A',
  meaning: say`the matrix that is factored`,
  domain: matrixDomain(size, size, 'positive-definite'),
});
const factor = {
  name: 'L',
  meaning: say`the lower triangular factor, with a positive diagonal`,
  domain: answerDomain('cholesky', { a: 'A' }, 'L'),
};
const DEFINITE = say`${A} is positive definite: symmetric, with positive pivots.`;
const whole = {
  name: 'A',
  meaning: say`the product of the factor and its transpose`,
  domain: valueDomain(times(L, transposed(L))),
};

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`A symmetric matrix whose pivots are all positive is a lower triangular matrix times its own transpose. One factor is enough to store, and it takes half of the work of an elimination.`,
  prerequisites: [
    say`Elimination without exchanges of rows.`,
    say`Transposes, and the transpose of a product.`,
    say`Square roots, and how they are multiplied.`,
  ],
  intuition: [
    say`A positive number is the square of its root. A positive definite matrix is, in the same way, a triangular matrix times its transpose.`,
    say`The pivots are squares of what the factor adds in each direction: a direction in which nothing is added has the pivot zero.`,
    say`Elimination treats the rows of a symmetric matrix as it would treat the columns. So once each of the two triangular factors has got the roots of the pivots, one is the transpose of the other.`,
  ],
  concepts: [
    say`Only symmetric matrices can be such products, for the product is its own transpose.`,
    say`The diagonal of the factor holds the square roots of the pivots.`,
    say`With a positive diagonal the factor is unique.`,
    say`The factor exists just where every vector that is not zero gives a positive number ${times(transposed(x), A, x)}.`,
  ],
  keyTerms: [
    { term: 'symmetric', meaning: say`Equal to its own transpose.` },
    {
      term: 'positive definite',
      meaning: say`Symmetric, and with positive pivots in an elimination without exchanges.`,
    },
    { term: 'lower triangular', meaning: say`With zeros above the main diagonal.` },
    { term: 'pivot', meaning: say`The first number of a row once everything to its left has been cleared.` },
    { term: 'transpose', meaning: say`The matrix with its rows written as columns.` },
  ],
  objectives: [
    { id: 'find-factor', text: say`Find the Cholesky factor of a matrix.` },
    { id: 'check-product', text: say`Check a factor by multiplying it by its transpose.` },
    { id: 'use-factor', text: say`Use the factor for determinants.` },
    { id: 'decide-definite', text: say`Decide whether a matrix has a Cholesky factor.` },
  ],
  hints: [
    say`Compare the entries with their mirror images first.`,
    say`Leave the square roots until the elimination is done: then no step has roots in it.`,
    say`A pivot that is zero or negative ends the search: there is no factor.`,
  ],
  formulae: [
    {
      id: 'cholesky-definition',
      name: 'The factorization',
      expression: equal(A, times(L, transposed(L))),
      description: say`A lower triangular matrix with a positive diagonal, times its own transpose.`,
      conditions: [DEFINITE],
      variables: [factored('n'), factor],
      formulaType: 'definition',
    },
    {
      id: 'cholesky-first-entries',
      name: 'The first entries of the factor',
      expression: list(
        [
          equal(indexed('l', 1, 1), root(indexed('a', 1, 1))),
          equal(indexed('l', 2, 1), quotient(indexed('a', 2, 1), indexed('l', 1, 1))),
          equal(indexed('l', 2, 2), root(sum(indexed('a', 2, 2), negative(power(indexed('l', 2, 1), count(2)))))),
        ],
        'none',
      ),
      description: say`A diagonal entry is the root of what its row has not used yet; each entry below it is a quotient.`,
      conditions: [DEFINITE],
      variables: [factored(3), factor],
      formulaType: 'rule',
    },
    {
      id: 'cholesky-determinant',
      name: 'Determinant by the factor',
      expression: equal(apply('det', A), power(apply('det', L), count(2))),
      description: say`Transposing leaves a determinant as it is, so that of the factor counts twice. It is the product of its diagonal.`,
      conditions: [DEFINITE],
      variables: [factored('n'), factor],
      formulaType: 'rule',
    },
    {
      id: 'cholesky-two-rows',
      name: 'The factor of a matrix with two rows',
      expression: equal(
        grid([
          [power(p, count(2)), times(p, q)],
          [times(p, q), sum(power(q, count(2)), power(r, count(2)))],
        ]),
        times(
          grid([
            [p, count(0)],
            [q, r],
          ]),
          grid([
            [p, q],
            [count(0), r],
          ]),
        ),
      ),
      description: say`The first column gives ${p} and then ${q}; the last entry then gives ${r}.`,
      conditions: [say`${p} and ${r} are positive.`],
      variables: [
        { name: 'p', meaning: say`the first entry of the diagonal`, domain: numberDomain('positive') },
        { name: 'q', meaning: say`the entry below it`, domain: numberDomain() },
        { name: 'r', meaning: say`the last entry of the diagonal`, domain: numberDomain('positive') },
      ],
      formulaType: 'property',
    },
    {
      id: 'cholesky-symmetric',
      name: 'The product is symmetric',
      expression: equal(transposed(A), times(L, transposed(L))),
      description: say`Transposing the product exchanges its two factors and transposes each: the same product comes out.`,
      conditions: [say`${A} is the product of ${L} and its transpose.`],
      variables: [lower, whole],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'cholesky-simulation',
      title: 'Random numbers that go together',
      industry: 'finance',
      description: say`Independent random numbers, multiplied by the factor of a covariance matrix, vary together as the matrix says.`,
    },
    {
      id: 'cholesky-least-squares',
      title: 'Fitting curves',
      industry: 'statistics',
      description: say`The normal equations of a fit have a positive definite matrix where its columns are independent. With the factor they take two triangular systems.`,
    },
    {
      id: 'cholesky-structures',
      title: 'Stiffness of structures',
      industry: 'civil engineering',
      description: say`A structure that is held fast stores energy whenever it is bent, so its stiffness matrix is positive definite.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'cholesky-shares',
      title: 'Two shares',
      industry: 'finance',
      description: say`The covariances of two shares are ${equal(shown([4, 2], [2, 10]), times(shown([2, 0], [1, 3]), shown([2, 1], [0, 3])))}. The second one follows the first with the factor ${1} and has moves of size ${3} of its own.`,
    },
    {
      id: 'cholesky-springs',
      title: 'Two springs',
      industry: 'mechanics',
      description: say`Two springs, one after the other, have the stiffness ${equal(shown([4, -2], [-2, 2]), times(shown([2, 0], [-1, 1]), shown([2, -1], [0, 1])))}.`,
    },
  ],
  misconceptions: [
    {
      id: 'cholesky-entries',
      category: 'procedure',
      misconception: say`The factor holds the square roots of the entries.`,
      correct: say`Only the first entry is a square root of an entry of the matrix; the rest follows from the elimination.`,
      whyWrong: say`A product of matrices is not formed entry by entry.`,
      example: {
        given: [equal(A, shown([4, 4], [4, 13]))],
        incorrect: equal(A, times(shown([2, 0], [2, 4]), shown([2, 2], [0, 4]))),
        correct: equal(A, times(shown([2, 0], [2, 3]), shown([2, 2], [0, 3]))),
      },
    },
    {
      id: 'cholesky-order',
      category: 'order',
      misconception: say`The transpose may stand on the left.`,
      correct: say`The lower factor stands on the left and its transpose on the right.`,
      whyWrong: say`Both products are symmetric, but they are different matrices.`,
      example: {
        given: [equal(L, shown([2, 0], [1, 3]))],
        incorrect: equal(times(transposed(L), L), shown([4, 2], [2, 10])),
        correct: equal(times(L, transposed(L)), shown([4, 2], [2, 10])),
      },
    },
    {
      id: 'cholesky-positive-entries',
      category: 'existence',
      misconception: say`A symmetric matrix of positive numbers has such a factor.`,
      correct: say`The pivots have to be positive, and the second one is ${-3} here.`,
      whyWrong: say`The determinant of the product is the square of that of the factor, so it cannot be negative.`,
      example: {
        given: [equal(A, shown([1, 2], [2, 1]))],
        incorrect: equal(A, times(shown([1, 0], [2, 1]), shown([1, 2], [0, 1]))),
        correct: equal(apply('det', A), count(-3)),
      },
    },
  ],
  learningPathways: [MIT.elimination, WIKIPEDIA.definite, WIKIPEDIA.cholesky, NUMPY.cholesky],
  nextTopics: [
    say`Without square roots, the pivots stand in a diagonal matrix between the two factors.`,
    say`For matrices that are not symmetric there are two triangular factors.`,
  ],
};
