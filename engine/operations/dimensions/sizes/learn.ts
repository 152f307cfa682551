// What is worth knowing about the numbers of rows and columns of a matrix.

import {
  apply,
  count,
  equal,
  type Expression,
  grid,
  list,
  quotient,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, sizeDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { dotted, shown, times, transposed } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';

const [A, B] = ['A', 'B'].map(symbol);
const [K, M, N, P] = ['k', 'm', 'n', 'p'].map(symbol);

const shape = (of: Expression): Expression => apply('shape', of);
const rows = (of: Expression): Expression => apply('nrows', of);
const columns = (of: Expression): Expression => apply('ncols', of);
const pair = (first: Expression | number, second: Expression | number): Expression =>
  list([first, second].map((item) => (typeof item === 'number' ? count(item) : item)));

const anyMatrix = { name: 'A', meaning: say`a matrix`, domain: matrixDomain('m', 'n') };
const height = { name: 'm', meaning: say`the number of rows of ${A}`, domain: sizeDomain };
const width = { name: 'n', meaning: say`the number of columns of ${A}`, domain: sizeDomain };

const wide = shown([4, 1, 0], [2, 7, 3]);
const tall = shown([5, 8], [0, 6], [9, 1]);

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`The shape of a matrix says how many rows and how many columns it has, rows first. It comes before every computation: the shapes alone decide whether two matrices can be added or multiplied, and how large the result will be.`,
  prerequisites: [
    say`Telling across from downwards in a table with headings.`,
    say`Multiplying small whole numbers, as in counting the tiles of a wall.`,
  ],
  intuition: [
    say`A cinema: rows of seats run across, and the usher counts them walking down the aisle. How many seats a row has is counted along any one of them.`,
    say`Draw the matrix as a rectangle, ${M} squares high and ${N} squares wide, with an entry in each square. Its area is the number of entries, but two rectangles of equal area need not fit on each other.`,
    say`The shape is what is left when all numbers are rubbed out: empty brackets with places in them.`,
    say`Two pipes can be joined when their ends have the same diameter. For a product the inner sizes are those ends, and the outer ones are the ends of the joined pipe.`,
  ],
  concepts: [
    say`Rows run across and columns run down. The first row stands at the top, the first column on the left.`,
    say`A matrix with ${M} rows and ${N} columns is called an ${M} by ${N} matrix. The order is fixed: rows before columns, for shapes as well as for the indices of an entry.`,
    say`Sums and differences need two equal shapes, and have that shape again.`,
    say`A product needs inner sizes that agree: as many columns on the left as rows on the right. The result takes its rows from the left factor and its columns from the right one.`,
    say`A matrix with as many rows as columns is square. Only such a matrix has a determinant and a trace, and only such a one can have an inverse.`,
    say`Zeros take up places as other numbers do, so a row that holds nothing but zeros is still a row.`,
  ],
  keyTerms: [
    { term: 'row', meaning: say`The entries of one line from left to right; all of them have the same first index.` },
    { term: 'column', meaning: say`The entries that stand below each other; all of them have the same second index.` },
    {
      term: 'shape',
      meaning: say`The pair of both numbers, ${pair(M, N)}; other books say order, size or dimensions.`,
    },
    { term: 'square matrix', meaning: say`A matrix that is as high as it is wide.` },
    { term: 'row vector', meaning: say`A matrix with a single row, such as the marks of one pupil in all subjects.` },
    {
      term: 'column vector',
      meaning: say`A matrix with a single column, such as the marks of all pupils in one subject.`,
    },
    { term: 'entry', meaning: say`A single place with its number; there are as many as rows times columns.` },
  ],
  objectives: [
    { id: 'count-lines', text: say`Given a matrix, state the number of its rows, of its columns and of its entries.` },
    { id: 'sum-or-product-exists', text: say`Decide from two shapes alone whether a sum or a product exists.` },
    {
      id: 'predict-shape',
      text: say`Predict the shape of a product, of a transpose and of matrices put together before anything is computed.`,
    },
    {
      id: 'same-count-other-shape',
      text: say`Explain why two tables with equally many numbers may still have different shapes.`,
    },
  ],
  hints: [
    say`Count the rows down the left edge and the columns along the top. A fraction or a decimal number is one entry, however many digits it has.`,
    say`Say it aloud: rows by columns. A test by eye: if the first number is the smaller one, the matrix must be wider than tall.`,
    say`Write the shapes of two factors side by side. The two numbers in the middle must be equal, and those at the ends remain.`,
    say`Test a count with the entries: rows times columns must make as many as you can point at.`,
  ],
  formulae: [
    {
      id: 'shape-definition',
      name: 'Shape',
      expression: equal(shape(A), pair(M, N)),
      description: say`The shape lists the number of rows ${M} and then the number of columns ${N}.`,
      conditions: [say`Every row of ${A} has ${N} entries; a table with gaps is no matrix.`],
      variables: [anyMatrix, height, width],
      formulaType: 'definition',
    },
    {
      id: 'shape-entries',
      name: 'Number of entries',
      expression: equal(K, times(rows(A), columns(A))),
      description: say`Each row holds as many entries as there are columns, so rows times columns counts them all. Divided by the number of columns, ${K} gives the number of rows.`,
      conditions: [say`${A} may be wide, tall or square.`],
      variables: [
        anyMatrix,
        { name: 'k', meaning: say`the number of entries of ${A}`, domain: valueDomain(measure('entryCount', A)) },
      ],
      formulaType: 'identity',
    },
    {
      id: 'shape-of-product',
      name: 'Shape of a product',
      expression: equal(shape(times(A, B)), pair(M, P)),
      description: say`The inner sizes meet and vanish; the outer ones, ${M} rows and ${P} columns, are left.`,
      conditions: [say`${A} has ${N} columns, and ${B} has ${N} rows.`],
      variables: [
        { name: 'A', meaning: say`the left factor`, domain: matrixDomain('m', 'n') },
        { name: 'B', meaning: say`the right factor`, domain: matrixDomain('n', 'p') },
        { name: 'm', meaning: say`the rows of ${A}`, domain: sizeDomain },
        { name: 'p', meaning: say`the columns of ${B}`, domain: sizeDomain },
      ],
      formulaType: 'rule',
    },
    {
      id: 'shape-of-transpose',
      name: 'Shape of the transpose',
      expression: equal(shape(transposed(A)), pair(N, M)),
      description: say`Reading rows as columns exchanges the two numbers.`,
      conditions: [say`${A} may be wide, tall or square.`],
      variables: [anyMatrix, height, width],
      formulaType: 'rule',
    },
    {
      id: 'shape-of-stack',
      name: 'Shape of a stack',
      expression: equal(shape(grid([[A], [B]])), pair(sum(M, P), N)),
      description: say`Put below each other, two matrices keep their width and add up their heights.`,
      conditions: [say`${A} and ${B} are equally wide.`],
      variables: [
        { name: 'A', meaning: say`the upper matrix`, domain: matrixDomain('m', 'n') },
        { name: 'B', meaning: say`the lower matrix`, domain: matrixDomain('p', 'n') },
        { name: 'm', meaning: say`the rows of ${A}`, domain: sizeDomain },
        { name: 'p', meaning: say`the rows of ${B}`, domain: sizeDomain },
        { name: 'n', meaning: say`the columns of both`, domain: sizeDomain },
      ],
      formulaType: 'rule',
    },
  ],
  applications: [
    {
      id: 'shape-layers',
      title: 'Layers that fit each other',
      industry: 'machine learning',
      description: say`A network is a chain of products. Before hours of training begin, engineers check that each layer takes as many numbers as the one before it gives; a shape that does not fit stops the program at once.`,
    },
    {
      id: 'shape-pictures',
      title: 'Height before width in pictures',
      industry: 'photography',
      description: say`Screens are sold as width by height, while programs store a grey picture as a matrix with its lines as rows. A file of grey values that is cut into lines of the wrong length shows slanted stripes.`,
    },
    {
      id: 'shape-imports',
      title: 'Is the file complete?',
      industry: 'accounting',
      description: say`After a table has been read from a file, its number of rows is compared with the number of invoices, and its number of columns with the list of headings. A separator too many shows up as an extra column.`,
    },
    {
      id: 'shape-equations',
      title: 'More unknowns than equations',
      industry: 'surveying',
      description: say`In the matrix of a measured network each observation is a row and each unknown a column. If it is wider than tall, the observations cannot be enough, and another trip into the field is planned.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'shape-hall',
      title: 'Seats in a concert hall',
      industry: 'events',
      description: say`A hall has ${12} rows of ${18} seats; the bookings form a matrix with a place for each seat. It has ${equal(dotted(count(12), count(18)), count(216))} entries. Turned by a quarter, with ${18} rows of ${12}, the hall would seat ${equal(dotted(count(18), count(12)), count(216))} too, but a ticket for the last seat of a row would lead to no seat.`,
    },
    {
      id: 'shape-greenhouse',
      title: 'A week of temperatures',
      industry: 'agriculture',
      description: say`A logger in a greenhouse writes a row each hour and a column for each of ${6} sensors. After a week it should have ${equal(dotted(count(7), count(24)), count(168))} rows. The file holds ${990} readings, so it has only ${equal(quotient(count(990), count(6)), count(165))} rows: the logger was off for ${equal(sum(count(168), count(-165)), count(3))} hours.`,
    },
    {
      id: 'shape-orders',
      title: 'From orders to bills',
      industry: 'wholesale',
      description: say`Two shops order three goods, and the prices stand in a column: ${equal(
        times(shown([4, 0, 2], [1, 5, 3]), shown([3], [2], [10])),
        shown([32], [43]),
      )}. Two by three times three by one is two by one: the goods have vanished, and there is a bill for each shop.`,
    },
  ],
  misconceptions: [
    {
      id: 'shape-width-first',
      category: 'order',
      misconception: say`The shape is width by height, so the columns are named first.`,
      correct: say`For matrices the rows come first, as with the two indices of an entry.`,
      whyWrong: say`Photographs, posters and points in a coordinate system begin with the horizontal number. Matrices are read like a page: first the line is found, then the place in it.`,
      example: {
        given: [equal(A, wide)],
        incorrect: equal(shape(A), pair(3, 2)),
        correct: equal(shape(A), pair(2, 3)),
      },
    },
    {
      id: 'shape-is-the-number-of-entries',
      category: 'shape',
      misconception: say`Both tables hold six numbers, so they have the same shape and can be added.`,
      correct: say`Adding needs the same number of rows and the same number of columns. Here only the transpose of the second one has the shape of the first.`,
      whyWrong: say`A sum pairs places, not numbers. In a tall table there is a third row for which the wide one has no partner, however many entries it has.`,
      example: {
        given: [equal(A, wide), equal(B, tall)],
        incorrect: equal(shape(A), shape(B)),
        correct: equal(shape(A), shape(transposed(B)), pair(2, 3)),
      },
    },
    {
      id: 'shape-of-product-is-the-larger',
      category: 'generalization',
      misconception: say`A product gets the larger number of rows and the larger number of columns.`,
      correct: say`It gets the rows of the left factor and the columns of the right one, however large the sizes between them are.`,
      whyWrong: say`Larger factors make larger products with numbers, and the sizes seem to behave alike. But the inner size only says how many terms each entry of the product has.`,
      example: {
        given: [equal(A, wide), equal(B, tall)],
        incorrect: equal(shape(times(A, B)), pair(3, 3)),
        correct: equal(shape(times(A, B)), pair(2, 2)),
      },
    },
    {
      id: 'shape-without-zero-rows',
      category: 'definition',
      misconception: say`A row of zeros holds nothing, so it is not counted.`,
      correct: say`It is counted. What it does not raise is the rank, the number of independent rows.`,
      whyWrong: say`A zero at the front of a number may be dropped, and an empty line of a list as well. In a matrix a zero is a measured value, and without its row all later rows would get other numbers.`,
      example: {
        given: [equal(A, shown([3, 1], [0, 0], [2, 5]))],
        incorrect: equal(rows(A), count(2)),
        correct: equal(rows(A), count(3)),
      },
    },
  ],
  learningPathways: PATHWAYS.sizes,
  nextTopics: [
    say`Addition of matrices, the first operation that asks for two equal shapes.`,
    say`The matrix product, in which an inner size disappears and the outer ones stay.`,
    say`The transpose, which turns a wide matrix into a tall one.`,
    say`The rank: it says how many of the counted rows bring something new.`,
  ],
};
