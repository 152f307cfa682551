// What is worth knowing about the entry-by-entry product.

import { apply, count, divided, equal, series, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, indexDomain, matrixDomain, numberDomain, sizeDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { entryOf, fraction, hadamard, shown, times, transposed } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';

const [A, B, C, k] = ['A', 'B', 'C', 'k'].map(symbol);
const [M, N] = ['m', 'n'].map(symbol);

const first = { name: 'A', meaning: say`a matrix`, domain: matrixDomain('m', 'n') };
const second = { name: 'B', meaning: say`a matrix of the same shape`, domain: matrixDomain('m', 'n') };
const place = [
  { name: 'i', meaning: say`the number of a row`, domain: indexDomain('m') },
  { name: 'j', meaning: say`the number of a column`, domain: indexDomain('n') },
];
const factor = { name: 'k', meaning: say`any number`, domain: numberDomain() };

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`The entry-by-entry product, named after Hadamard, multiplies the two numbers in each place of two matrices that have the same shape. With a number instead of the second matrix it is the scalar multiple. It weights the entries of a table, masks them or turns amounts into prices.`,
  prerequisites: [
    say`Multiplying negative numbers and fractions, with the rules for signs.`,
    say`Reading the shape of a matrix and finding an entry by its two indices.`,
  ],
  intuition: [
    say`A price list and an order form have the same layout. Multiply them cell by cell, and you know what each item on the bill costs.`,
    say`Lay a sheet with holes over a page: where there is a hole you see the print, elsewhere nothing. Ones are holes, zeros are paper.`,
    say`Each pair of positive entries spans a rectangle with the sides ${entryOf('a')} and ${entryOf('b')}; the product lists the areas of these rectangles, one in each cell.`,
    say`A scalar multiple stretches an arrow. Twice the column is twice the length in the same direction; a negative factor turns the arrow around.`,
  ],
  concepts: [
    say`Both factors need the same shape, as in addition. The matrix product asks for something else: the first factor must have as many columns as the second has rows.`,
    say`The factors may be exchanged, since two numbers may be multiplied in either order: ${equal(hadamard(A, B), hadamard(B, A))}.`,
    say`The matrix full of ones changes nothing. The identity matrix is no neutral factor here: it wipes out everything off the diagonal.`,
    say`One zero is enough to make an entry of the product zero. Which number it was multiplied by can no longer be seen.`,
    say`A number as second factor multiplies every entry, as a matrix full of this number would.`,
    say`Sums can be multiplied out: ${equal(hadamard(A, sum(B, C)), sum(hadamard(A, B), hadamard(A, C)))}.`,
  ],
  keyTerms: [
    {
      term: 'Hadamard product',
      meaning: say`The matrix of the products of entries with the same indices, written ${hadamard(A, B)}.`,
    },
    { term: 'scalar', meaning: say`A single number, as opposed to a vector or a matrix.` },
    {
      term: 'scalar multiple',
      meaning: say`The matrix ${times(k, A)}: all entries of ${A} times one number.`,
    },
    { term: 'mask', meaning: say`A matrix of zeros and ones that selects what is to be kept.` },
    { term: 'weight', meaning: say`A factor that says how much a number counts; often between zero and one.` },
    { term: 'matrix of ones', meaning: say`The neutral factor of this product, with a one in every cell.` },
  ],
  objectives: [
    {
      id: 'entrywise-product',
      text: say`Given two matrices of equal shape, compute their Hadamard product with correct signs.`,
    },
    {
      id: 'which-product',
      text: say`Tell from a notation whether ${hadamard(A, B)} or ${times(A, B)} is meant, and what shapes each needs.`,
    },
    { id: 'mask', text: say`Design a mask that keeps the chosen entries of a table and clears the others.` },
    { id: 'scalar-multiple', text: say`Compute a scalar multiple with a negative or fractional factor.` },
  ],
  hints: [
    say`Look for zeros and ones first; those cells are done at once.`,
    say`Settle the sign of a product before its size: equal signs give plus, different signs give minus.`,
    say`With fractions, cancel numerators against denominators before you multiply.`,
    say`Divide a product by a factor that is not zero to check it: the other factor has to appear.`,
  ],
  formulae: [
    {
      id: 'multiply-entries',
      name: 'Definition of the Hadamard product',
      expression: equal(entryOf('c'), times(entryOf('a'), entryOf('b'))),
      description: say`Two numbers meet only if they stand in the same cell.`,
      conditions: [say`${A} and ${B} agree in shape.`],
      variables: [
        first,
        second,
        { name: 'C', meaning: say`the Hadamard product`, domain: answerDomain('multiply-ew', { a: 'A', b: 'B' }) },
        ...place,
      ],
      formulaType: 'definition',
    },
    {
      id: 'multiply-commutes',
      name: 'Exchanging the factors',
      expression: equal(hadamard(A, B), hadamard(B, A)),
      description: say`Either matrix may be called the weights of the other. The matrix product allows no such exchange.`,
      conditions: [say`Both factors have the same shape.`],
      variables: [first, second],
      formulaType: 'property',
    },
    {
      id: 'multiply-by-number',
      name: 'Scalar multiple',
      expression: equal(entryOf('c'), times(k, entryOf('a'))),
      description: say`The same factor is used in each cell.`,
      conditions: [say`${k} is a number; the shape of ${A} may be any.`],
      variables: [
        first,
        factor,
        {
          name: 'C',
          meaning: say`the multiple of the matrix`,
          domain: answerDomain('multiply-ew', { a: 'A', b: 'k' }),
        },
        ...place,
      ],
      formulaType: 'definition',
    },
    {
      id: 'multiply-distributes',
      name: 'Multiplying out',
      expression: equal(hadamard(A, sum(B, C)), sum(hadamard(A, B), hadamard(A, C))),
      description: say`Weights may be applied to a sum or to each summand.`,
      conditions: [say`All three matrices agree in shape.`],
      variables: [first, second, { name: 'C', meaning: say`a third matrix`, domain: matrixDomain('m', 'n') }],
      formulaType: 'property',
    },
    {
      id: 'multiply-moves-numbers',
      name: 'A number in front',
      expression: equal(hadamard(times(k, A), B), times(k, hadamard(A, B))),
      description: say`A number may be taken out of a Hadamard product, or moved from one factor to the other.`,
      conditions: [say`The product of ${A} and ${B} exists.`],
      variables: [first, second, factor],
      formulaType: 'rule',
    },
    {
      id: 'multiply-total-is-a-trace',
      name: 'The sum of all products',
      expression: equal(
        series('i', count(1), M, series('j', count(1), N, entryOf('c'))),
        apply('tr', times(transposed(A), B)),
      ),
      description: say`Added up, the entries of the Hadamard product give the trace of a matrix product. Books call this number the Frobenius inner product of ${A} and ${B}.`,
      conditions: [say`${C} is the Hadamard product of ${A} and ${B}, which have ${M} rows and ${N} columns.`],
      variables: [
        first,
        second,
        { name: 'C', meaning: say`the Hadamard product`, domain: answerDomain('multiply-ew', { a: 'A', b: 'B' }) },
        { name: 'm', meaning: say`how many rows there are`, domain: sizeDomain },
        { name: 'n', meaning: say`how many columns there are`, domain: sizeDomain },
      ],
      formulaType: 'identity',
    },
    {
      id: 'multiply-transposes',
      name: 'Hadamard product of transposes',
      expression: equal(transposed(hadamard(A, B)), hadamard(transposed(A), transposed(B))),
      description: say`The order of the factors stays, unlike in the transpose of a matrix product.`,
      conditions: [say`${A} and ${B} agree in shape.`],
      variables: [first, second],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'multiply-windowing',
      title: 'Fading a picture out towards its edges',
      industry: 'image processing',
      description: say`A table of weights is one in the middle and falls to zero at the edges. Multiplied pixel by pixel with a photograph it darkens the corners smoothly.`,
    },
    {
      id: 'multiply-gates',
      title: 'Gates of a neural network',
      industry: 'machine learning',
      description: say`A recurrent network multiplies its memory entry by entry with numbers between zero and one. A factor near zero forgets an entry, a factor near one keeps it.`,
    },
    {
      id: 'multiply-jpeg',
      title: 'Unpacking a compressed photograph',
      industry: 'software',
      description: say`A block of a compressed picture is stored as small whole numbers. The decoder multiplies them, place by place, with the steps of a fixed table and so gets back, nearly, how strong each pattern was.`,
    },
    {
      id: 'multiply-exposure',
      title: 'Risk by region and kind of damage',
      industry: 'insurance',
      description: say`One table holds the insured sums by region and hazard, the other the chance of a loss. Their product, cell by cell, is the loss to be expected, and shows where it concentrates.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'multiply-canteen-bill',
      title: 'The bill of a school canteen',
      industry: 'catering',
      description: say`On two days (rows) ${equal(
        A,
        shown([60, 45], [50, 70]),
      )} portions of soup and pasta (columns) are sold, at ${equal(
        B,
        shown([2, 5], [2, 4]),
      )} euros each: pasta was cheaper on the second day. The takings are ${equal(
        hadamard(A, B),
        shown([120, 225], [100, 280]),
      )}, in all ${equal(sum(count(120), count(225), count(100), count(280)), count(725))} euros.`,
    },
    {
      id: 'multiply-wages',
      title: 'Hours times wages',
      industry: 'construction',
      description: say`Three workers were on the site for ${equal(A, shown([38], [40], [25]))} hours and get ${equal(B, shown([21], [19], [24]))} euros an hour. They are paid ${equal(hadamard(A, B), shown([798], [760], [600]))}. The matrix product ${times(A, B)} of these two columns does not even exist.`,
    },
    {
      id: 'multiply-cloud-mask',
      title: 'Fields without clouds',
      industry: 'remote sensing',
      description: say`A satellite measures how green ${count(4)} fields are, from ${0} to ${100}: ${equal(
        A,
        shown([72, 15], [64, 89]),
      )}. Its mask marks clear sky with ${1}: ${equal(B, shown([1, 0], [1, 1]))}. The cloudy field drops out of ${equal(
        hadamard(A, B),
        shown([72, 0], [64, 89]),
      )}, and the mean of the others is ${equal(divided(sum(count(72), count(64), count(89)), count(3)), count(75))}.`,
    },
    {
      id: 'multiply-price-rise',
      title: 'All tickets become a fifth dearer',
      industry: 'tourism',
      description: say`Tickets cost ${equal(
        A,
        shown([10, 15], [20, 35]),
      )} euros by season and age. A rise by a fifth multiplies every price by ${fraction(6, 5)}: ${equal(
        times(fraction(6, 5), A),
        shown([12, 18], [24, 42]),
      )}.`,
    },
  ],
  misconceptions: [
    {
      id: 'multiply-is-the-matrix-product',
      category: 'definition',
      misconception: say`There is one product of matrices, rows times columns, and the ring in ${hadamard(A, B)} is just another multiplication sign.`,
      correct: say`The ring asks for the products of entries in equal places; the product without a sign combines rows with columns.`,
      whyWrong: say`For numbers all multiplication signs mean the same. Matrices have two products with different results and different demands on the shapes, so the sign has to tell them apart.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4])), equal(B, shown([2, 0], [1, 3]))],
        incorrect: equal(hadamard(A, B), shown([4, 6], [10, 12])),
        correct: equal(hadamard(A, B), shown([2, 0], [3, 12])),
      },
    },
    {
      id: 'multiply-identity-is-neutral',
      category: 'generalization',
      misconception: say`Multiplying by the identity matrix never changes anything.`,
      correct: say`In the Hadamard product the neutral factor is the matrix of ones. The identity matrix keeps the diagonal and clears the rest.`,
      whyWrong: say`What is neutral depends on the kind of product. The identity matrix got its name from the matrix product; off its diagonal it has zeros, and here these are factors like others.`,
      example: {
        given: [equal(A, shown([5, 6], [7, 8])), equal(B, shown([1, 0], [0, 1]))],
        incorrect: equal(hadamard(A, B), A),
        correct: equal(hadamard(A, B), shown([5, 0], [0, 8])),
      },
    },
    {
      id: 'multiply-number-once',
      category: 'procedure',
      misconception: say`A number in front of a matrix multiplies its first row, as a factor multiplies a row in elimination.`,
      correct: say`The number multiplies every entry of every row.`,
      whyWrong: say`A row operation multiplies a single row, and from a determinant a common factor is taken out of one row at a time. But a multiple of a matrix is repeated addition, and all rows are added.`,
      example: {
        given: [equal(A, shown([1, 4], [2, 5]))],
        incorrect: equal(times(count(3), A), shown([3, 12], [2, 5])),
        correct: equal(times(count(3), A), sum(A, A, A), shown([3, 12], [6, 15])),
      },
    },
    {
      id: 'multiply-two-negatives',
      category: 'sign',
      misconception: say`Two negative entries have a negative product, just as two debts make a larger debt.`,
      correct: say`The product of two negative numbers is positive. It is negative only if exactly one of the factors is.`,
      whyWrong: say`Debts are added, and a sum of negative numbers is negative indeed. To multiply by a negative number is to turn around on the number line, and turning around twice leads back to the positive side.`,
      example: {
        given: [equal(A, shown([-3, 2])), equal(B, shown([-4, -5]))],
        incorrect: equal(hadamard(A, B), shown([-12, -10])),
        correct: equal(hadamard(A, B), shown([12, -10])),
      },
    },
  ],
  learningPathways: PATHWAYS['multiply-ew'],
  nextTopics: [
    say`Division entry by entry undoes this product, as long as no divisor is zero.`,
    say`Powers entry by entry repeat it with equal factors.`,
    say`The matrix product adds up such products along a row and a column, and so links one table with another.`,
  ],
};
