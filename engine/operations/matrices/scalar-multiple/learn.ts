// What is worth knowing about scalar multiples.

import { apply, count, equal, negative, power, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, indexDomain, matrixDomain, numberDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { entryOf, fraction, shown, times } from '../../../learning/notation.ts';
import { OPENSTAX } from '../../../learning/pathway-books.ts';
import { KHAN, MATH_IS_FUN } from '../../../learning/pathway-pages.ts';
import { WIKIPEDIA } from '../../../learning/pathway-references.ts';

const [A, B, C, D] = ['A', 'B', 'c', 'd'].map(symbol);
const [i, j] = ['i', 'j'].map(symbol);

const given = { name: 'A', meaning: say`any matrix`, domain: matrixDomain('m', 'n') };
const factor = { name: 'c', meaning: say`a number`, domain: numberDomain() };

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`A scalar multiple multiplies every entry of a matrix by one number. It stretches, shrinks or reverses the whole table at once and keeps its shape.`,
  prerequisites: [
    say`Products of two numbers, with their signs.`,
    say`Products of a fraction and a whole number.`,
    say`Finding an entry by its row and its column.`,
  ],
  intuition: [
    say`A recipe for four people becomes one for twelve when each quantity is taken three times; the list keeps its lines.`,
    say`An arrow that is multiplied by two is twice as long and points the same way; a negative number turns it round.`,
    say`A price list in euros becomes one in dollars by one factor that meets each price.`,
  ],
  concepts: [
    say`The number is called a scalar, because it scales: nothing moves to another place.`,
    say`The shape of the matrix does not matter, and the result has the same one.`,
    say`A factor that all entries share can be put in front of the matrix, which makes what is left easier to read.`,
    say`Multiples and sums go together: ${equal(times(C, sum(A, B)), sum(times(C, A), times(C, B)))}, where the sum exists.`,
    say`Taken ${0} times, every matrix becomes the zero matrix of its shape.`,
  ],
  keyTerms: [
    { term: 'scalar', meaning: say`A single number, in contrast to a matrix or a vector.` },
    {
      term: 'scalar multiple',
      meaning: say`The matrix ${times(C, A)}, of which each entry is ${C} times that of ${A}.`,
    },
    { term: 'factor', meaning: say`A number that others are multiplied by.` },
    { term: 'opposite', meaning: say`The multiple by ${-1}: all signs are changed.` },
    {
      term: 'common factor',
      meaning: say`A number that divides each entry and may stand in front of the matrix instead.`,
    },
  ],
  objectives: [
    {
      id: 'multiply-by-number',
      text: say`Multiply a matrix of any shape by a number, a fraction or a negative number.`,
    },
    { id: 'common-factor', text: say`Put a common factor of all entries in front of a matrix.` },
    { id: 'find-scalar', text: say`Decide whether one matrix is a multiple of another, and by which number.` },
  ],
  hints: [
    say`Fix the sign of each product first: two minus signs give plus.`,
    say`With a fraction, divide by the denominator before you multiply by the numerator, where the division comes out even.`,
    say`Count your entries at the end; none may be missing and none may have moved.`,
  ],
  formulae: [
    {
      id: 'scalar-multiple-entry',
      name: 'Entry by entry',
      expression: equal(entryOf('m'), times(C, entryOf('a'))),
      description: say`The entry in row ${i}, column ${j} is multiplied by ${C}.`,
      conditions: [],
      variables: [
        given,
        factor,
        {
          name: 'M',
          meaning: say`the scalar multiple`,
          domain: answerDomain('scalar-multiple', { a: 'A', scalar: 'c' }),
        },
        { name: 'i', meaning: say`a row number`, domain: indexDomain('m') },
        { name: 'j', meaning: say`a column number`, domain: indexDomain('n') },
      ],
      formulaType: 'definition',
    },
    {
      id: 'scalar-multiple-of-sum',
      name: 'Of a sum of matrices',
      expression: equal(times(C, sum(A, B)), sum(times(C, A), times(C, B))),
      description: say`A sum may be multiplied as a whole or summand by summand.`,
      conditions: [say`${A} and ${B} have the same shape.`],
      variables: [
        given,
        { name: 'B', meaning: say`a matrix of the same shape`, domain: matrixDomain('m', 'n') },
        factor,
      ],
      formulaType: 'rule',
    },
    {
      id: 'scalar-multiple-by-sum',
      name: 'By a sum of numbers',
      expression: equal(times(sum(C, D), A), sum(times(C, A), times(D, A))),
      description: say`Three times a matrix and twice the matrix are five times the matrix.`,
      conditions: [],
      variables: [given, factor, { name: 'd', meaning: say`another number`, domain: numberDomain() }],
      formulaType: 'rule',
    },
    {
      id: 'scalar-multiple-determinant',
      name: 'Its determinant',
      expression: equal(apply('det', times(C, A)), times(power(C, count(2)), apply('det', A))),
      description: say`Each of the two rows brings the factor once.`,
      conditions: [say`${A} has two rows and two columns.`],
      variables: [{ name: 'A', meaning: say`a square matrix with two rows`, domain: matrixDomain(2, 2) }, factor],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'scalar-multiple-image',
      title: 'A brighter picture',
      industry: 'photography',
      description: say`A grey picture is a matrix of brightness values. Multiplying it by a number above one brightens all of it and keeps the ratios between its parts.`,
    },
    {
      id: 'scalar-multiple-currency',
      title: 'Another currency',
      industry: 'trade',
      description: say`A table of prices by product and country is brought into one currency by a single factor, the exchange rate of the day.`,
    },
    {
      id: 'scalar-multiple-forces',
      title: 'Twice the load',
      industry: 'structural engineering',
      description: say`As long as a bridge reacts linearly, twice the load means twice the matrix of forces in its beams; it need not be worked out again.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'scalar-multiple-tax',
      title: 'Prices with tax',
      industry: 'retail',
      description: say`Two shops sell three articles at the prices ${equal(A, shown([10, 20, 5], [15, 30, 25]))} before tax. With a tax of a fifth they are ${equal(times(fraction(6, 5), A), shown([12, 24, 6], [18, 36, 30]))}.`,
    },
    {
      id: 'scalar-multiple-recipe',
      title: 'Dinner for twelve',
      industry: 'catering',
      description: say`For four guests two dishes need ${equal(A, shown([200, 3], [150, 1]))}, grams of flour and eggs in the columns. For twelve guests it is ${equal(times(count(3), A), shown([600, 9], [450, 3]))}.`,
    },
  ],
  misconceptions: [
    {
      id: 'scalar-multiple-first-row',
      category: 'procedure',
      misconception: say`A number in front of a matrix multiplies its first row.`,
      correct: say`It multiplies each entry of all rows.`,
      whyWrong: say`One row alone is multiplied in a row operation of elimination, and there it changes the matrix in another way; a factor in front stands for the whole table.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4]))],
        incorrect: equal(times(count(2), A), shown([2, 4], [3, 4])),
        correct: equal(times(count(2), A), shown([2, 4], [6, 8])),
      },
    },
    {
      id: 'scalar-multiple-as-addition',
      category: 'operation',
      misconception: say`Two times a matrix means that two is added to every entry.`,
      correct: say`Two times a matrix is the matrix added to itself, so each entry doubles.`,
      whyWrong: say`For an entry of two both give four, which is why the slip survives a careless check with small numbers.`,
      example: {
        given: [equal(A, shown([2, 5]))],
        incorrect: equal(times(count(2), A), shown([4, 7])),
        correct: equal(times(count(2), A), shown([4, 10])),
      },
    },
    {
      id: 'scalar-multiple-minus-and-minus',
      category: 'sign',
      misconception: say`A negative factor makes all entries negative.`,
      correct: say`Entries below zero become positive, and the others negative.`,
      whyWrong: say`Every product gets its sign from both factors, and two minus signs cancel.`,
      example: {
        given: [equal(A, shown([-3, 2]))],
        incorrect: equal(negative(A), shown([-3, -2])),
        correct: equal(negative(A), shown([3, -2])),
      },
    },
  ],
  learningPathways: [MATH_IS_FUN.matrices, KHAN.matrices, OPENSTAX.operations, WIKIPEDIA.scalarMultiplication],
  nextTopics: [
    say`Linear combinations: multiples of several matrices or vectors, added up.`,
    say`Products of two matrices, which combine rows with columns.`,
  ],
};
