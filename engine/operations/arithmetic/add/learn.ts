// What is worth knowing about matrix addition.

import {
  count,
  equal,
  type Expression,
  list,
  negative,
  quotient,
  relation,
  series,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import {
  answerDomain,
  indexDomain,
  matrixDomain,
  numberDomain,
  sizeDomain,
  valueDomain,
} from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { entryOf, fraction, shown, times, transposed } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';

const [A, B, C, Z, k] = ['A', 'B', 'C', 'Z', 'k'].map(symbol);
const [I, J, M, N] = ['i', 'j', 'm', 'n'].map(symbol);

const total = (name: string): Expression => series('i', count(1), M, series('j', count(1), N, entryOf(name)));

const first = { name: 'A', meaning: say`the first matrix`, domain: matrixDomain('m', 'n') };
const second = { name: 'B', meaning: say`the second matrix`, domain: matrixDomain('m', 'n') };
const sumOfBoth = { name: 'C', meaning: say`their sum`, domain: answerDomain('add', { a: 'A', b: 'B' }) };
const zero = { name: 'Z', meaning: say`the zero matrix`, domain: valueDomain(times(count(0), A)) };
const place = [
  { name: 'i', meaning: say`a row number`, domain: indexDomain('m') },
  { name: 'j', meaning: say`a column number`, domain: indexDomain('n') },
];

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`Two matrices of the same shape are added entry by entry, and their sum has that shape too. Addition combines tables that measure the same things: the sales of two weeks, the hours of two teams, two forces at every point of a beam.`,
  prerequisites: [
    say`Adding positive and negative numbers, decimal numbers and fractions.`,
    say`Finding an entry in a table by its row and its column.`,
  ],
  intuition: [
    say`Lay one table on top of the other, so that the headings match. Each cell of the sum holds the total of the two numbers that lie there.`,
    say`A column of two numbers can be drawn as an arrow in the plane. To add two arrows, walk along the first and then along the second: the sum leads straight from the start to the end.`,
    say`Think of two transparent maps of rainfall, one for each month. Seen together they show the rain of both months, hill by hill.`,
    say`No cell influences another: a mistake in one corner spoils that corner and nothing else.`,
  ],
  concepts: [
    say`Only equal shapes can be added: as many rows in one matrix as in the other, and as many columns.`,
    say`The order does not matter: ${equal(sum(A, B), sum(B, A))}, since two numbers may be added in either order.`,
    say`Three matrices may be bracketed in any way: ${equal(sum(sum(A, B), C), sum(A, sum(B, C)))}.`,
    say`The zero matrix is neutral: it leaves every matrix as it was.`,
    say`Each matrix has an opposite. It holds the same numbers with their signs changed, and the two add up to the zero matrix.`,
    say`A single number can stand for a matrix that holds it in every cell. This is a convention of programs, not of algebra books.`,
  ],
  keyTerms: [
    { term: 'summand', meaning: say`One of the matrices that are put together by addition.` },
    { term: 'shape', meaning: say`The number of rows and the number of columns, in this order.` },
    { term: 'corresponding entries', meaning: say`Two entries with the same row number and the same column number.` },
    { term: 'zero matrix', meaning: say`The matrix in which all numbers are zero; there is one for each shape.` },
    {
      term: 'additive inverse',
      meaning: say`The matrix ${negative(A)}, which gives the zero matrix when it is added to ${A}.`,
    },
    { term: 'broadcasting', meaning: say`Using one number in all cells as if it were a whole matrix.` },
  ],
  objectives: [
    { id: 'add-entries', text: say`Given two matrices of one shape, write down their sum.` },
    { id: 'sum-exists', text: say`Decide from the shapes alone whether a sum exists.` },
    { id: 'order-of-summands', text: say`Explain why the order of the summands can be changed.` },
    { id: 'missing-summand', text: say`Find the matrix that must be added to get from one table to another.` },
  ],
  hints: [
    say`Compare the shapes before you add a single number.`,
    say`Go through the rows as you read a page, and tick each pair of cells that is done.`,
    say`For a check add up all numbers of both matrices. The sum matrix must hold the same total.`,
    say`Where two numbers cancel, write a zero. An empty cell would change the shape.`,
  ],
  formulae: [
    {
      id: 'add-entries',
      name: 'Definition of the sum',
      expression: equal(entryOf('c'), sum(entryOf('a'), entryOf('b'))),
      description: say`The entry of the sum in row ${I} and column ${J} is made of the two entries at that place, and of nothing else.`,
      conditions: [say`${A} and ${B} have the same number of rows and the same number of columns.`],
      variables: [first, second, sumOfBoth, ...place],
      formulaType: 'definition',
    },
    {
      id: 'add-commutes',
      name: 'Either order',
      expression: equal(sum(A, B), sum(B, A)),
      description: say`The first and the second matrix may be exchanged.`,
      conditions: [say`${A} and ${B} have the same shape.`],
      variables: [first, second],
      formulaType: 'property',
    },
    {
      id: 'add-associates',
      name: 'Any brackets',
      expression: equal(sum(sum(A, B), C), sum(A, sum(B, C))),
      description: say`It makes no difference which two of three matrices are added first.`,
      conditions: [say`All three have the same shape.`],
      variables: [first, second, { name: 'C', meaning: say`a third matrix`, domain: matrixDomain('m', 'n') }],
      formulaType: 'property',
    },
    {
      id: 'add-zero-matrix',
      name: 'Adding the zero matrix',
      expression: equal(sum(A, Z), A),
      description: say`The zero matrix is the neutral element: nothing changes when it is added.`,
      conditions: [say`${Z} is the zero matrix of the shape of ${A}.`],
      variables: [first, zero],
      formulaType: 'property',
    },
    {
      id: 'add-opposite',
      name: 'A matrix and its opposite',
      expression: equal(sum(A, list([negative(A)])), Z),
      description: say`To add the opposite is to take ${A} away from itself, so nothing is left.`,
      conditions: [say`${Z} has the shape of ${A} and holds only zeros.`],
      variables: [first, zero],
      formulaType: 'identity',
    },
    {
      id: 'add-total',
      name: 'The grand total',
      expression: equal(total('c'), sum(total('a'), total('b'))),
      description: say`The entries of the sum add up to the totals of both matrices together, which makes a quick check.`,
      conditions: [say`${C} is the sum of ${A} and ${B}, with ${M} rows and ${N} columns.`],
      variables: [
        first,
        second,
        sumOfBoth,
        { name: 'm', meaning: say`the number of rows`, domain: sizeDomain },
        { name: 'n', meaning: say`the number of columns`, domain: sizeDomain },
      ],
      formulaType: 'rule',
    },
    {
      id: 'add-transposes',
      name: 'Sums and transposes',
      expression: equal(transposed(sum(A, B)), sum(transposed(A), transposed(B))),
      description: say`Add first and transpose afterwards, or the other way round: the result is the same.`,
      conditions: [say`The sum exists.`],
      variables: [first, second],
      formulaType: 'property',
    },
    {
      id: 'add-number-everywhere',
      name: 'A number in every place',
      expression: equal(entryOf('c'), sum(entryOf('a'), k)),
      description: say`A number that is added to a matrix is added to each of its entries.`,
      conditions: [say`It is agreed that ${k} stands for the matrix with ${k} in every cell.`],
      variables: [
        first,
        { name: 'k', meaning: say`a number`, domain: numberDomain() },
        { name: 'C', meaning: say`the matrix plus the number`, domain: answerDomain('add', { a: 'A', b: 'k' }) },
        ...place,
      ],
      formulaType: 'rule',
    },
  ],
  applications: [
    {
      id: 'add-consolidated-accounts',
      title: 'The accounts of a group of companies',
      industry: 'accounting',
      description: say`Every branch reports one table with accounts down the side and months across. The head office adds the tables cell by cell and reads off what the group earned in each month.`,
    },
    {
      id: 'add-layers-of-sound',
      title: 'Mixing several recordings',
      industry: 'music',
      description: say`A stereo recording has a row of samples for each of its two channels. The mixing desk adds voice and guitar sample by sample; both rows keep their length.`,
    },
    {
      id: 'add-exposures',
      title: 'Many short exposures of a faint galaxy',
      industry: 'astronomy',
      description: say`A camera takes a hundred pictures of the same patch of sky. Their brightness values are added pixel by pixel: the light of the galaxy piles up steadily, while random errors partly cancel.`,
    },
    {
      id: 'add-stiffness',
      title: 'Stiffness of a frame from its bars',
      industry: 'civil engineering',
      description: say`For each bar a matrix tells how its two ends resist being moved. Filled up with zeros for all the other joints, these matrices have the same shape, and their sum describes the whole frame.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'add-two-bakeries',
      title: 'Two shops of one bakery',
      industry: 'food',
      description: say`Rolls and loaves (rows) sold on Friday and Saturday (columns) in the first shop are ${equal(
        A,
        shown([120, 95], [40, 60]),
      )}, in the second ${equal(B, shown([80, 110], [35, 50]))}. Together that is ${equal(
        sum(A, B),
        shown([200, 205], [75, 110]),
      )}. On Saturday ${equal(sum(count(95), count(110)), count(205))} rolls were needed.`,
    },
    {
      id: 'add-bus-passengers',
      title: 'How full does the bus get?',
      industry: 'public transport',
      description: say`A bus starts empty. At three stops ${shown([12, 7, 5])} people get on, and the change by those who get off is ${shown([0, -4, -6])}. Stop by stop the number on board changes by ${equal(sum(shown([12, 7, 5]), shown([0, -4, -6])), shown([12, 3, -1]))}. So ${equal(sum(count(12), count(3), negative(count(1))), count(14))} passengers are on board after the third stop.`,
    },
    {
      id: 'add-brighter-picture',
      title: 'A photograph made brighter',
      industry: 'photography',
      description: say`A tiny grey picture has the brightness values ${equal(
        A,
        shown([10, 60], [90, 200]),
      )}, from black at ${0} to white at ${255}. Adding ${count(30)} everywhere gives ${equal(
        sum(A, shown([30, 30], [30, 30])),
        shown([40, 90], [120, 230]),
      )}. Adding ${count(60)} would be too much for the last pixel: ${relation(sum(count(200), count(60)), 'greater', count(255))}.`,
    },
  ],
  misconceptions: [
    {
      id: 'add-number-to-diagonal',
      category: 'definition',
      misconception: say`To add ${1} to a matrix in a program means to add ${1} to the entries on its diagonal.`,
      correct: say`A number that is added to a table goes into every cell. To change the diagonal alone, add the identity matrix instead.`,
      whyWrong: say`In a polynomial of matrices a lone number is short for that multiple of the identity matrix, which touches the diagonal only. Spreadsheets and numerical programs read it differently.`,
      example: {
        given: [equal(A, shown([5, 2], [3, 4])), equal(C, sum(A, shown([1, 1], [1, 1])))],
        incorrect: equal(C, shown([6, 2], [3, 5])),
        correct: equal(C, shown([6, 3], [4, 5])),
      },
    },
    {
      id: 'add-side-by-side',
      category: 'procedure',
      misconception: say`To add two rows of numbers I write the second behind the first.`,
      correct: say`The sum of two rows is a row of the same length; each number is the sum of two.`,
      whyWrong: say`People say that they add a column to a spreadsheet, and in Python the plus sign joins two lists in this very way. Joining changes the shape; a sum never does.`,
      example: {
        given: [equal(A, shown([1, 2])), equal(B, shown([3, 4]))],
        incorrect: equal(sum(A, B), shown([1, 2, 3, 4])),
        correct: equal(sum(A, B), shown([4, 6])),
      },
    },
    {
      id: 'add-rows-to-columns',
      category: 'procedure',
      misconception: say`As in multiplying matrices, a row of the first one goes together with a column of the second.`,
      correct: say`In a sum, row meets row and column meets column: partners have both indices in common.`,
      whyWrong: say`Rows times columns is such a striking rule that it spreads to other operations. It belongs to the matrix product alone; to pair rows with columns here is to add the transpose of the second matrix.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4])), equal(B, shown([5, 6], [7, 8]))],
        incorrect: equal(sum(A, B), shown([6, 9], [9, 12])),
        correct: equal(sum(A, B), shown([6, 8], [10, 12])),
      },
    },
    {
      id: 'add-signs-lost',
      category: 'sign',
      misconception: say`The sign between the matrices is a plus, so I add the figures and ignore a minus in front of one of them.`,
      correct: say`A negative entry pulls the sum down; adding it is subtracting its opposite.`,
      whyWrong: say`In tables of sales no entry is negative, and the habit is formed there. Changes, debts and forces have signs, and these count.`,
      example: {
        given: [equal(A, shown([7, -2])), equal(B, shown([-3, 5]))],
        incorrect: equal(sum(A, B), shown([10, 7])),
        correct: equal(sum(A, B), shown([4, 3])),
      },
    },
    {
      id: 'add-fractions-across',
      category: 'procedure',
      misconception: say`Two fractions in the same cell are added by adding the numerators and adding the denominators.`,
      correct: say`Bring both fractions to a common denominator and add the numerators only.`,
      whyWrong: say`Fractions are multiplied in that way, numerator with numerator and denominator with denominator. But halves and thirds are pieces of different sizes, which can be counted together only after they have been cut into equal pieces.`,
      example: {
        given: [equal(symbol('a'), fraction(1, 2)), equal(symbol('b'), fraction(1, 3))],
        incorrect: equal(sum(symbol('a'), symbol('b')), fraction(2, 5)),
        correct: equal(
          sum(symbol('a'), symbol('b')),
          sum(quotient(count(3), count(6)), quotient(count(2), count(6))),
          fraction(5, 6),
        ),
      },
    },
  ],
  learningPathways: PATHWAYS.add,
  nextTopics: [
    say`Subtraction comes next: it asks what was added, and there the order matters.`,
    say`Scalar multiples grow out of repeated addition: a matrix added to itself gives twice the matrix.`,
    say`The product of matrices is needed when tables have to be linked rather than piled up.`,
  ],
};
