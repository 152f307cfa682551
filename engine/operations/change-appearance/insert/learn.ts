// What is worth knowing about insertion.

import {
  apply,
  count,
  equal,
  type Expression,
  grid,
  list,
  negative,
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
import { dotted, entryOf, shown, times } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';

const [A, B, C, D, P, R] = ['A', 'B', 'C', 'D', 'P', 'R'].map(symbol);
const [J, K, M, N, Q] = ['j', 'k', 'm', 'n', 'q'].map(symbol);
const [c, d, u, x, b] = ['c', 'd', 'u', 'x', 'b'].map(symbol);

const inserted = (into: Expression, lines: Expression, position: Expression | number): Expression =>
  apply('row-insert', into, lines, typeof position === 'number' ? count(position) : position);

const old = { name: 'A', meaning: say`the matrix before`, domain: matrixDomain('m', 'n') };
const added = { name: 'B', meaning: say`the new rows`, domain: matrixDomain('q', 'n') };
const result = {
  name: 'C',
  meaning: say`${A} with the rows of ${B} from position ${K} on`,
  domain: answerDomain('row-insert', { a: 'A', b: 'B', index: 'k' }),
};

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`Inserting opens a gap in a matrix and fills it with new rows or columns, which must be as long as those that are there. The position is the number that the first new line gets; whatever had that number moves on. A column of ones for a regression, or a late record in a sorted table, is put in place in this way.`,
  prerequisites: [
    say`Rows, columns and how they are numbered, from the top and from the left.`,
    say`Putting matrices together at their edges: an insertion does it in the middle.`,
    say`For the design matrix: the equation of a straight line, with its intercept and its slope.`,
  ],
  intuition: [
    say`On a full shelf a new book is pushed in at the third place. The first two books do not notice; the one that was third is now fourth.`,
    say`Cut a sheet of squared paper between two lines, pull the halves apart, and slip a strip of the same width into the gap.`,
    say`Fence posts and gaps: between, before and behind ${4} posts there are ${5} places for a new one, one more than posts.`,
    say`A matrix with two rows holds points of the plane as columns. A third row lifts each point off the paper: all ones lift them to the same height.`,
  ],
  concepts: [
    say`The position names a place in the result, not a neighbour: what is inserted at ${2} becomes number ${2}, before the old number ${2}.`,
    say`Among ${M} rows there are ${sum(M, count(1))} positions; the last of them comes after all rows and moves none.`,
    say`As a block matrix the result is ${grid([[P], [B], [R]])}, where ${P} and ${R} are the parts above and below the cut.`,
    say`Whatever stands behind the gap moves by as many places as there are new lines; its own order stays.`,
    say`Counted from ${0}, a position says how many old lines stay in front. A negative one counts back from the end, and the new line comes before the one it names.`,
    say`A square matrix stays square only if a row and a column are put in together; at the edge, this is called bordering.`,
  ],
  keyTerms: [
    { term: 'position', meaning: say`The number that the first of the new rows or columns has afterwards.` },
    { term: 'gap', meaning: say`A place before, between or behind the old lines at which the matrix can be cut open.` },
    {
      term: 'design matrix',
      meaning: say`The matrix of a regression: one row for each observation, and a column of ones for the constant term.`,
    },
    {
      term: 'intercept',
      meaning: say`The constant term of a straight line: the coefficient that the column of ones is multiplied by.`,
    },
    {
      term: 'homogeneous coordinates',
      meaning: say`Coordinates of points with an additional row of ones, so that a shift becomes a matrix product.`,
    },
    {
      term: 'bordered matrix',
      meaning: say`A square matrix with one more row and one more column at its edge, such as the gradient of a constraint in an optimisation.`,
    },
  ],
  objectives: [
    {
      id: 'insert-lines',
      text: say`Given a matrix, new lines and a position, write down the result and number its lines anew.`,
    },
    {
      id: 'new-number',
      text: say`State for any old row which number it has after several rows have been put in before it.`,
    },
    {
      id: 'textbook-number',
      text: say`Turn a position that counts from zero or from the end into the number that a textbook would give it.`,
    },
    { id: 'design-matrix', text: say`Build the design matrix of a straight-line fit from a column of measurements.` },
  ],
  hints: [
    say`Draw a stroke across the matrix where it will be cut. Above the stroke there must be one line fewer than the position says.`,
    say`Several new lines go in as one bundle; do not turn it round by inserting them one by one at the same place.`,
    say`Afterwards read the result without the new lines: it must be the old matrix, word for word.`,
    say`To come last, after five old rows, you need position six, or no position at all.`,
  ],
  formulae: [
    {
      id: 'cut-and-fill',
      name: 'Cut open and filled',
      expression: equal(C, grid([[P], [B], [R]])),
      description: say`Above the cut everything is as it was, then come the new rows, then the rest.`,
      conditions: [say`${P} and ${R} are the two parts of the old matrix, and ${B} is as wide as they are.`],
      variables: [
        { name: 'P', meaning: say`the rows above the cut`, domain: matrixDomain('p', 'n') },
        { name: 'R', meaning: say`the rows below it`, domain: matrixDomain('r', 'n') },
        { name: 'A', meaning: say`the old matrix, ${P} on ${R}`, domain: valueDomain(grid([[P], [R]])) },
        added,
        { name: 'p', meaning: say`the height of ${P}`, domain: sizeDomain },
        { name: 'k', meaning: say`the first row below the cut`, domain: valueDomain(sum(symbol('p'), count(1))) },
        result,
      ],
      formulaType: 'definition',
    },
    {
      id: 'new-and-moved-rows',
      name: 'The new row and the one that had its number',
      expression: list(
        [equal(entryOf('c', K, J), entryOf('b', count(1), J)), equal(entryOf('c', sum(K, Q), J), entryOf('a', K, J))],
        'none',
      ),
      description: say`Number ${K} goes to the first of the new rows, and the old owner of the number is found ${Q} rows further down.`,
      conditions: [say`${B} has ${Q} rows, and ${K} is one of the ${M} old row numbers.`],
      variables: [
        old,
        added,
        result,
        { name: 'q', meaning: say`how many rows are new`, domain: sizeDomain },
        { name: 'k', meaning: say`the position`, domain: indexDomain('m') },
        { name: 'j', meaning: say`a column`, domain: indexDomain('n') },
      ],
      formulaType: 'rule',
    },
    {
      id: 'height-after-insertion',
      name: 'Height and width afterwards',
      expression: equal(apply('shape', C), list([sum(M, Q), N])),
      description: say`The matrix grows in one direction only, wherever the gap is.`,
      conditions: [say`${B} has ${Q} rows of ${N} entries.`],
      variables: [
        old,
        added,
        result,
        { name: 'm', meaning: say`the height before`, domain: sizeDomain },
        { name: 'q', meaning: say`the number of new rows`, domain: sizeDomain },
        { name: 'n', meaning: say`the width`, domain: sizeDomain },
        { name: 'k', meaning: say`the position`, domain: indexDomain('m') },
      ],
      formulaType: 'rule',
    },
    {
      id: 'undone-by-deletion',
      name: 'In and out again',
      expression: equal(apply('row-delete', inserted(A, b, K), K), A),
      description: say`A row that was put in at some position is taken out by deleting that very position.`,
      conditions: [say`${b} is a single row, as wide as ${A}.`],
      variables: [
        old,
        { name: 'b', meaning: say`the new row`, domain: matrixDomain(1, 'n') },
        { name: 'k', meaning: say`the position`, domain: indexDomain('m') },
      ],
      formulaType: 'identity',
    },
    {
      id: 'column-of-ones',
      name: 'What a column of ones is for',
      expression: equal(times(D, grid([[c], [d]])), sum(times(c, u), times(d, x))),
      description: say`With ones in front of the measurements, one product gives all values of a straight line: in every row the intercept ${c}, plus ${d} times the measurement of that row.`,
      conditions: [say`${u} is a column of ones, as long as ${x}; here both have three entries.`],
      variables: [
        { name: 'x', meaning: say`the measurements`, domain: matrixDomain(3, 1) },
        { name: 'u', meaning: say`ones`, domain: valueDomain(shown([1], [1], [1])) },
        {
          name: 'D',
          meaning: say`${x} with a new first column of ones`,
          domain: answerDomain('col-insert', { a: 'x', b: 'u', index: 1 }),
        },
        { name: 'c', meaning: say`the intercept`, domain: numberDomain() },
        { name: 'd', meaning: say`the slope`, domain: numberDomain() },
      ],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'regression-intercept',
      title: 'A line that need not pass through the origin',
      industry: 'statistics',
      description: say`Before a straight line is fitted, a column of ones goes to the front of the data; without it the fit would be forced through zero.`,
    },
    {
      id: 'shifts-as-products',
      title: 'Moving a figure with a matrix',
      industry: 'computer graphics',
      description: say`Programs add a row of ones to the corner points of a figure, because in these coordinates even a shift is a multiplication.`,
    },
    {
      id: 'sorted-ledger',
      title: 'The invoice that arrived late',
      industry: 'accounting',
      description: say`A booking is entered at its date, not at the end, so that running totals down the page come out right.`,
    },
    {
      id: 'bordered-system',
      title: 'One more condition',
      industry: 'surveying',
      description: say`When a fixed distance must be kept, its equation is written as a further row and, for its multiplier, a further column of the normal equations.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'tram-stop',
      title: 'A new stop in the timetable',
      industry: 'public transport',
      description: say`A tram line has ${14} stops, one per row, and ${6} trips, one per column. The new stop comes after the fifth, so its position is ${equal(sum(count(5), count(1)), count(6))}. The ${equal(sum(count(14), negative(count(5))), count(9))} stops behind it move down, and the table now holds ${equal(dotted(count(15), count(6)), count(90))} times.`,
    },
    {
      id: 'rents',
      title: 'Rents by floor area',
      industry: 'real estate',
      description: say`An agent rates three flats of ${40}, ${55} and ${70} square metres at ${200} plus ${8} for each square metre. With ones in front of the areas this is one product: ${equal(times(shown([1, 40], [1, 55], [1, 70]), shown([200], [8])), shown([520], [640], [760]))}.`,
    },
    {
      id: 'moved-corner',
      title: 'A sprite moves to the right',
      industry: 'game development',
      description: say`The corner at ${3} and ${2} is written with a third row ${1}. A matrix that adds ${5} to the first coordinate gives ${equal(times(shown([1, 0, 5], [0, 1, 0], [0, 0, 1]), shown([3], [2], [1])), shown([8], [2], [1]))}: the corner now lies at ${8} and ${2}.`,
    },
  ],
  misconceptions: [
    {
      id: 'after-instead-of-before',
      category: 'notation',
      misconception: say`Position two means: after row two.`,
      correct: say`It means that the new row becomes row two. The old second row makes room and is the third from now on.`,
      whyWrong: say`With the words "put it behind the second", one names a neighbour. A position names a seat in the new order, and the one who sat there moves on.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4], [5, 6])), equal(B, shown([7, 8]))],
        incorrect: equal(inserted(A, B, 2), shown([1, 2], [3, 4], [7, 8], [5, 6])),
        correct: equal(inserted(A, B, 2), shown([1, 2], [7, 8], [3, 4], [5, 6])),
      },
    },
    {
      id: 'overwriting',
      category: 'definition',
      misconception: say`The new column takes the place of the old one, which is gone.`,
      correct: say`No entry is lost: the matrix gets one column more, and all old columns are still there.`,
      whyWrong: say`Typing over a cell of a table replaces what it held, and so does an editor in overwrite mode. Here the matrix is cut open first.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4])), equal(B, shown([8], [9]))],
        incorrect: equal(apply('col-insert', A, B, count(1)), shown([8, 2], [9, 4])),
        correct: equal(apply('col-insert', A, B, count(1)), shown([8, 1, 2], [9, 3, 4])),
      },
    },
    {
      id: 'last-number-is-the-end',
      category: 'procedure',
      misconception: say`A matrix has three rows, so position three appends the new row at the end.`,
      correct: say`Position three lies before the third row. To come last, the new row needs position four.`,
      whyWrong: say`The largest row number of the old matrix feels like its end. But there is one gap more than there are rows, and the last gap has a number of its own.`,
      example: {
        given: [equal(A, shown([1], [2], [3])), equal(B, shown([9]))],
        incorrect: equal(inserted(A, B, 3), shown([1], [2], [3], [9])),
        correct: equal(inserted(A, B, 3), shown([1], [2], [9], [3])),
      },
    },
    {
      id: 'one-by-one',
      category: 'order',
      misconception: say`Two rows inserted one after the other at position two stand in the order in which I inserted them.`,
      correct: say`The second insertion pushes the first one down, so the row that came later stands higher.`,
      whyWrong: say`One imagines a queue that grows at its end. At a fixed position it grows at its head: each newcomer goes in front of the one before.`,
      example: {
        given: [equal(A, shown([1], [2])), equal(B, shown([8])), equal(D, shown([9]))],
        incorrect: equal(inserted(inserted(A, B, 2), D, 2), shown([1], [8], [9], [2])),
        correct: equal(
          inserted(inserted(A, B, 2), D, 2),
          inserted(shown([1], [8], [2]), D, 2),
          shown([1], [9], [8], [2]),
        ),
      },
    },
    {
      id: 'minus-one-is-the-end',
      category: 'notation',
      misconception: say`With positions from zero, minus one stands for the end, so inserting there appends a row.`,
      correct: say`Minus one stands for the last row, and the new one is put before it. Among four rows it becomes the fourth, not the fifth.`,
      whyWrong: say`In reading, minus one does give the last entry. The end itself, behind the last row, has no negative name.`,
      example: {
        given: [equal(N, count(4)), equal(K, sum(N, count(-1), count(1)))],
        incorrect: equal(K, sum(N, count(1)), count(5)),
        correct: equal(K, sum(N, count(-1), count(1)), count(4)),
      },
    },
  ],
  learningPathways: PATHWAYS.insert,
  nextTopics: [
    say`Deleting rows or columns, which closes the gap that was opened here.`,
    say`Matrix products with a design matrix: the column of ones earns its keep when it meets the coefficients.`,
    say`Concatenation, for lines that all go to the end and need no position.`,
  ],
};
