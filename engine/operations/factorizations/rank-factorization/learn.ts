// What is worth knowing about rank factorizations.

import { apply, equal, relation, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, valueDomain, answerDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { shown, times, transposed } from '../../../learning/notation.ts';
import { MIT } from '../../../learning/pathway-books.ts';
import { WIKIPEDIA } from '../../../learning/pathway-references.ts';

const [A, C, F, x] = ['A', 'C', 'F', 'x'].map(symbol);

const left = { name: 'C', meaning: say`a matrix with few columns`, domain: matrixDomain('m', 'p') };
const right = { name: 'F', meaning: say`a matrix with as few rows`, domain: matrixDomain('p', 'n') };
const factored = { name: 'A', meaning: say`the matrix that is factored`, domain: matrixDomain('m', 'n', 'nonzero') };
const factors = [
  {
    name: 'C',
    meaning: say`the pivot columns of the matrix`,
    domain: answerDomain('rank-factorization', { a: 'A' }, 'C'),
  },
  {
    name: 'F',
    meaning: say`the nonzero rows of its reduced form`,
    domain: answerDomain('rank-factorization', { a: 'A' }, 'F'),
  },
];
const whole = { name: 'A', meaning: say`the product of both`, domain: valueDomain(times(C, F)) };
const unknowns = {
  name: 'x',
  meaning: say`a column with an entry for each column of the product`,
  domain: matrixDomain('n', 1),
};
const FIT = say`The columns of ${C} are as many as the rows of ${F}.`;

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`A matrix of low rank is a tall matrix times a wide one. The tall factor holds its pivot columns, the wide one says how they combine to all the others, and the size that both share is the rank.`,
  prerequisites: [
    say`Reduced row echelon forms and their pivots.`,
    say`The product of two matrices, seen column by column.`,
    say`What it means that some columns are linearly independent.`,
  ],
  intuition: [
    say`A few columns are ingredients, and each column of the matrix is a mixture of them. ${C} holds the ingredients and ${F} the amounts.`,
    say`A table in which every row is a multiple of one row needs only that row and a list of multipliers.`,
    say`The wide factor turns a vector into as many numbers as the rank says, and the tall factor makes the result from these numbers alone.`,
  ],
  concepts: [
    say`The pivot columns are taken from the matrix itself, since row operations change columns.`,
    say`Above and below its leading ones the wide factor has zeros, so the pivot columns give themselves back.`,
    say`The columns of ${C} are a basis of the column space, and the rows of ${F} one of the row space.`,
    say`There are many such pairs: multiply the first factor by any invertible matrix on its right, and the second by the inverse on its left.`,
    say`Because both factors share one size, row rank and column rank must agree.`,
  ],
  keyTerms: [
    {
      term: 'rank factorization',
      meaning: say`A product of a matrix with independent columns and one with independent rows.`,
    },
    { term: 'pivot column', meaning: say`A column of the matrix at a place where the reduced form has a leading one.` },
    { term: 'full column rank', meaning: say`Said of a matrix with independent columns only.` },
    { term: 'full row rank', meaning: say`Said of a matrix with independent rows only.` },
    { term: 'outer product', meaning: say`A column times a row, which has rank one at most.` },
  ],
  objectives: [
    { id: 'find-rank-factors', text: say`Find both factors of a matrix of low rank.` },
    { id: 'combine-columns', text: say`Read from the wide factor how a column is made of pivot columns.` },
    { id: 'count-numbers', text: say`Compare the numbers in the factors with those in the matrix.` },
  ],
  hints: [
    say`Mark the pivots in the reduced form, and copy these columns from the matrix you began with.`,
    say`Drop rows of zeros: they would only be multiplied with columns that are not there.`,
    say`Test one column without a pivot. If it comes back, the places were right.`,
  ],
  formulae: [
    {
      id: 'rank-factors-definition',
      name: 'The factorization',
      expression: equal(A, times(C, F)),
      description: say`Each column of ${A} is a combination of the pivot columns; the factors stand in the same column of ${F}.`,
      conditions: [say`${A} is not the zero matrix; ${C} has as many columns as the rank, and ${F} as many rows.`],
      variables: [factored, ...factors],
      formulaType: 'definition',
    },
    {
      id: 'rank-factors-action',
      name: 'First the wide factor, then the tall one',
      expression: equal(times(A, x), times(C, times(F, x))),
      description: say`A vector is shortened to as many numbers as the rank, and these are factors of the columns.`,
      conditions: [FIT],
      variables: [left, right, whole, unknowns],
      formulaType: 'identity',
    },
    {
      id: 'rank-factors-transpose',
      name: 'Factors of the transpose',
      expression: equal(transposed(A), times(transposed(F), transposed(C))),
      description: say`The factors change places, so the transpose has the same rank.`,
      conditions: [FIT],
      variables: [left, right, whole],
      formulaType: 'property',
    },
    {
      id: 'rank-factors-bound',
      name: 'No product has a greater rank',
      expression: relation(apply('rank', times(C, F)), 'at-most', apply('rank', C)),
      description: say`Each column of the product is a combination of columns of the first factor.`,
      conditions: [FIT],
      variables: [left, right],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'rank-factors-ratings',
      title: 'Films and viewers',
      industry: 'video streaming',
      description: say`A table of ratings is close to a product: each film has a few traits, and each viewer a liking for each trait. The short tables fill the gaps in the long one.`,
    },
    {
      id: 'rank-factors-storage',
      title: 'Storing large tables',
      industry: 'data compression',
      description: say`A table of a million numbers and of rank five is kept as two tables of some thousand numbers, and nothing is lost.`,
    },
    {
      id: 'rank-factors-inverse',
      title: 'Best answers without an inverse',
      industry: 'numerical software',
      description: say`From the two factors one builds the pseudoinverse, which gives the shortest best solution of a system that has no exact one.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'rank-factors-prices',
      title: 'A price list',
      industry: 'retail',
      description: say`Posters cost twice as much in each larger size, whatever the motif: ${equal(A, shown([3, 6, 12], [5, 10, 20]))}. Prices of the smallest size and multipliers say it all: ${equal(A, times(shown([3], [5]), shown([1, 2, 4])))}.`,
    },
    {
      id: 'rank-factors-paint',
      title: 'Mixed paints',
      industry: 'paint manufacturing',
      description: say`The third paint is one part of the first and two of the second: ${equal(A, shown([4, 1, 6], [0, 3, 6]))}. The factors are ${equal(A, times(shown([4, 1], [0, 3]), shown([1, 0, 1], [0, 1, 2])))}.`,
    },
  ],
  misconceptions: [
    {
      id: 'rank-factors-columns-of-form',
      category: 'procedure',
      misconception: say`The tall factor holds the pivot columns of the reduced form.`,
      correct: say`It holds the same columns of the matrix itself.`,
      whyWrong: say`In the form they are standard unit vectors. Their product with the wide factor gives the form again, and not the matrix.`,
      example: {
        given: [equal(F, shown([1, 2]))],
        incorrect: equal(shown([3, 6], [1, 2]), times(shown([1], [0]), F)),
        correct: equal(shown([3, 6], [1, 2]), times(shown([3], [1]), F)),
      },
    },
    {
      id: 'rank-factors-only-one',
      category: 'generalization',
      misconception: say`A matrix has only one rank factorization.`,
      correct: say`Multiply one factor by a number and divide the other one by it: the product stays.`,
      whyWrong: say`The recipe with the reduced form gives one pair. Other bases of the column space give other pairs.`,
      example: {
        given: [equal(C, shown([1], [2])), equal(F, shown([6, 4]))],
        incorrect: equal(times(C, F), shown([6, 4], [6, 4])),
        correct: equal(times(C, F), times(shown([2], [4]), shown([3, 2]))),
      },
    },
    {
      id: 'rank-factors-wide-times-tall',
      category: 'procedure',
      misconception: say`The order of the two factors does not matter.`,
      correct: say`The tall one comes first.`,
      whyWrong: say`In the other order the product is a small square matrix, as large as the rank.`,
      example: {
        given: [equal(C, shown([1], [2])), equal(F, shown([3, 4]))],
        incorrect: equal(times(F, C), shown([3, 4], [6, 8])),
        correct: equal(times(F, C), shown([11])),
      },
    },
  ],
  learningPathways: [WIKIPEDIA.rankFactorization, WIKIPEDIA.rank, MIT.elimination],
  nextTopics: [
    say`The singular value decomposition, whose factors have perpendicular columns.`,
    say`Least squares and the pseudoinverse for matrices without full rank.`,
  ],
};
