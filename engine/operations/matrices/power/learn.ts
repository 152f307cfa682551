// What is worth knowing about powers of matrices.

import {
  apply,
  count,
  equal,
  list,
  negative,
  power,
  product,
  sum,
  symbol,
  relation,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, wholeDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { inverse, shown, times, transposed } from '../../../learning/notation.ts';
import { BLUE_BROWN, MATH_IS_FUN } from '../../../learning/pathway-pages.ts';
import { NUMPY, WIKIPEDIA } from '../../../learning/pathway-references.ts';
import { SPECTRUM_PAGES } from '../../../learning/pathway-spectrum.ts';

const [A, B] = ['A', 'B'].map(symbol);
const [I, K, M, N] = ['I', 'k', 'm', 'n'].map(symbol);
const exponent = (name: string) => ({ name, meaning: say`an exponent, from one on`, domain: wholeDomain(1, 4) });
const square = { name: 'A', meaning: say`a square matrix`, domain: matrixDomain('p', 'p') };
const to = (base: typeof A, whole: number): typeof A => power(base, count(whole));

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`A power of a square matrix repeats one linear step: the tenth power does ten steps at once. Powers count walks in a network, carry a population through ten years, or turn a figure ten times.`,
  prerequisites: [
    say`The product of two matrices, rows with columns.`,
    say`Powers of numbers with whole exponents.`,
    say`For negative exponents: the inverse of a matrix.`,
  ],
  intuition: [
    say`If a matrix turns the plane by ${30} degrees, its twelfth power has turned it once round: nothing has happened.`,
    say`A matrix that says where the people of two towns move within a year says, squared, where they are after two.`,
    say`In a map of one-way streets, the square lists the routes of two streets, and the cube those of three.`,
  ],
  concepts: [
    say`Only square matrices have powers, since columns and rows of the two factors must fit.`,
    say`All powers of one matrix commute, so it does not matter from which side the next factor comes.`,
    say`High powers are reached by squaring: the hundredth takes ${8} products instead of ${99}.`,
    say`Powers may die out: a nilpotent matrix has a power that is zero, although none of its entries need be.`,
    say`Powers may come round: a turn by a fraction of the full circle returns to the identity matrix.`,
  ],
  keyTerms: [
    { term: 'power', meaning: say`A matrix times itself, as many factors as the exponent says.` },
    {
      term: 'exponent',
      meaning: say`The whole number that counts the factors; below zero it counts those of the inverse.`,
    },
    { term: 'nilpotent', meaning: say`Having a power that is the zero matrix.` },
    { term: 'idempotent', meaning: say`Being its own square, as every projection is.` },
    {
      term: 'repeated squaring',
      meaning: say`A way to a high power through the second, the fourth, the eighth and so on.`,
    },
  ],
  objectives: [
    { id: 'small-powers', text: say`Work out squares, cubes and negative powers of small matrices.` },
    { id: 'rules-of-exponents', text: say`Combine powers of one matrix by the rules of exponents.` },
    { id: 'repeating-powers', text: say`Find high powers of matrices whose powers repeat or vanish.` },
    { id: 'count-walks', text: say`Use powers to count walks in a network.` },
  ],
  hints: [
    say`Keep every power that you have worked out; two of them often make the next one that is needed.`,
    say`Look at the square before you go on: a zero matrix, a multiple of the identity or the same matrix again ends the work.`,
    say`The trace of a square is a good test: add the squares of the diagonal entries and twice each product of mirrored entries.`,
  ],
  formulae: [
    {
      id: 'power-definition',
      name: 'The first powers',
      expression: list([equal(power(A, count(0)), I), equal(power(A, count(2)), times(A, A))], 'none'),
      description: say`The exponent counts the factors. A product without factors is the identity matrix, for singular matrices as well.`,
      conditions: [say`${A} is square.`],
      variables: [square],
      formulaType: 'definition',
    },
    {
      id: 'power-sum',
      name: 'Exponents are added',
      expression: equal(times(power(A, M), power(A, N)), power(A, sum(M, N))),
      description: say`The factors are counted together. For invertible matrices the rule holds for negative exponents too.`,
      conditions: [say`${A} is square.`],
      variables: [square, exponent('m'), exponent('n')],
      formulaType: 'rule',
    },
    {
      id: 'power-of-power',
      name: 'Exponents are multiplied',
      expression: equal(power(power(A, M), N), power(A, times(M, N))),
      description: say`The power is a factor n times, and each time it brings m factors.`,
      conditions: [say`${A} is square.`],
      variables: [square, exponent('m'), exponent('n')],
      formulaType: 'rule',
    },
    {
      id: 'power-negative',
      name: 'Negative exponents',
      expression: equal(power(A, negative(K)), power(inverse(A), K)),
      description: say`The inverse is multiplied by itself; the inverse of the power is the same.`,
      conditions: [say`${A} is invertible.`],
      variables: [
        { name: 'A', meaning: say`an invertible matrix`, domain: matrixDomain('p', 'p', 'invertible') },
        exponent('k'),
      ],
      formulaType: 'definition',
    },
    {
      id: 'power-determinant',
      name: 'Determinant of a power',
      expression: equal(apply('det', power(A, K)), power(apply('det', A), K)),
      description: say`Determinants multiply, so that of a power is the power of the determinant.`,
      conditions: [say`${A} is square.`],
      variables: [square, exponent('k')],
      formulaType: 'property',
    },
    {
      id: 'power-transpose',
      name: 'Power of the transpose',
      expression: equal(power(transposed(A), K), transposed(power(A, K))),
      description: say`Transposing turns the order of factors round, which changes nothing where all of them are equal.`,
      conditions: [say`${A} is square.`],
      variables: [square, exponent('k')],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'power-population',
      title: 'Age groups after many years',
      industry: 'ecology',
      description: say`A Leslie matrix holds birth and survival rates of age groups. Its powers, applied to a count of today, forecast the herd year by year.`,
    },
    {
      id: 'power-links',
      title: 'Routes with a given number of flights',
      industry: 'aviation',
      description: say`The adjacency matrix of direct flights, cubed, tells how many connections with two stops join any two airports.`,
    },
    {
      id: 'power-animation',
      title: 'One small turn, repeated',
      industry: 'animation',
      description: say`An animator stores the turn of a single frame. The position after a hundred frames is its hundredth power, reached through a few squares.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'power-rabbits',
      title: 'The rabbits of Fibonacci',
      industry: 'biology',
      description: say`Pairs of rabbits follow ${equal(A, shown([1, 1], [1, 0]))}: grown pairs have young, and young ones grow up. After five months the counts are in ${equal(to(A, 5), shown([8, 5], [5, 3]))}.`,
    },
    {
      id: 'power-trams',
      title: 'Two trams in a row',
      industry: 'public transport',
      description: say`Three stops have the trams ${equal(A, shown([0, 1, 1], [0, 0, 1], [1, 0, 0]))}. With exactly two rides the ways are ${equal(to(A, 2), shown([1, 0, 1], [1, 0, 0], [0, 1, 1]))}.`,
    },
  ],
  misconceptions: [
    {
      id: 'power-entry-by-entry',
      category: 'definition',
      misconception: say`To square a matrix is to square its entries.`,
      correct: say`The square is the product of the matrix with itself, rows with columns.`,
      whyWrong: say`For diagonal matrices both give the same, and spreadsheets write both with the same sign.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4]))],
        incorrect: equal(to(A, 2), shown([1, 4], [9, 16])),
        correct: equal(to(A, 2), shown([7, 10], [15, 22])),
      },
    },
    {
      id: 'power-of-product',
      category: 'generalization',
      misconception: say`The square of a product is the product of the squares.`,
      correct: say`The factors keep their order: the square of ${times(A, B)} is ${times(A, B, A, B)}.`,
      whyWrong: say`With numbers factors may be sorted. Matrices cannot change places in general, so the two in the middle stay as they are.`,
      example: {
        given: [equal(A, shown([1, 1], [0, 1])), equal(B, shown([1, 0], [1, 1]))],
        incorrect: equal(power(product('adjacent', A, B), count(2)), times(to(A, 2), to(B, 2)), shown([5, 2], [2, 1])),
        correct: equal(power(product('adjacent', A, B), count(2)), times(A, B, A, B), shown([5, 3], [3, 2])),
      },
    },
    {
      id: 'power-zero-only-from-zero',
      category: 'generalization',
      misconception: say`A power can be zero only if the matrix is zero.`,
      correct: say`Matrices without a single zero entry may have the square zero.`,
      whyWrong: say`It holds for numbers, of which a product vanishes only with one of its factors. Rows and columns can cancel each other.`,
      example: {
        given: [equal(A, shown([1, -1], [1, -1]))],
        incorrect: relation(to(A, 2), 'unequal', shown([0, 0], [0, 0])),
        correct: equal(to(A, 2), shown([0, 0], [0, 0])),
      },
    },
  ],
  learningPathways: [
    MATH_IS_FUN.multiply,
    BLUE_BROWN.composition,
    SPECTRUM_PAGES.diagonalization,
    WIKIPEDIA.squaring,
    NUMPY.matrixPower,
  ],
  nextTopics: [
    say`Diagonal form, which raises a matrix to any power by raising numbers.`,
    say`Markov chains and the matrix that their powers approach.`,
  ],
};
