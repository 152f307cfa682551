// What is worth knowing about flips.

import {
  apply,
  count,
  determinantOf,
  equal,
  type Expression,
  negative,
  power,
  quotient,
  subscript,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, indexDomain, matrixDomain, sizeDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { entryOf, shown, times, transposed } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';

const [A, B, C, I, J] = ['A', 'B', 'C', 'i', 'j'].map(symbol);
const [M, N, EXCHANGE] = ['m', 'n', 'J'].map(symbol);

const flipud = (of: Expression): Expression => apply('flipud', of);
const fliplr = (of: Expression): Expression => apply('fliplr', of);
const opposite = (size: Expression, index: Expression): Expression => sum(size, count(1), negative(index));

const anyMatrix = { name: 'A', meaning: say`the matrix that is flipped`, domain: matrixDomain('m', 'n') };
const exchange = {
  name: 'J',
  meaning: say`the exchange matrix: ones from the lower left to the upper right corner, zeros elsewhere`,
  domain: valueDomain(flipud(subscript(symbol('I'), M))),
};
const rowNumber = { name: 'm', meaning: say`the number of rows`, domain: sizeDomain };

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`A flip reverses the order of whole rows (upside down) or of whole columns (left to right). It works for every shape and changes no number. It mirrors pictures, puts lists into reverse order and changes the side from which a table is read.`,
  prerequisites: [
    say`Rows run across, columns run down, and both are counted from the upper left corner.`,
    say`Mirror images in a line: each point and its image are equally far from it.`,
  ],
  intuition: [
    say`Hold a page in front of a mirror: left and right are exchanged. Look at a tower in a lake: its top is at the bottom. These are the two flips.`,
    say`Take the lines of a poem, each on its own strip of paper, and stack the strips again from the last to the first. The strips trade places, but the words on a strip do not.`,
    say`On a chess board seen from the other side of the table both flips have happened, one after the other: the board was turned by a half turn.`,
    say`With an odd number of rows there is one in the middle. It lies on the mirror line and stays.`,
  ],
  concepts: [
    say`The flip called flipud reflects in a horizontal line: the first and the last row change places, then the second and the last but one.`,
    say`The flip called fliplr reflects in a vertical line and does the same with columns.`,
    say`A place and its mirror place have numbers with a fixed sum: one more than there are rows, or columns.`,
    say`Each flip undoes itself. The two may be done in either order; together they make a half turn.`,
    say`A flip is a product with the exchange matrix ${EXCHANGE}: on the left it reverses rows, on the right columns.`,
    say`A matrix that does not change in a flip is a palindrome of rows, or of columns.`,
  ],
  keyTerms: [
    { term: 'flipud', meaning: say`Short for "flip up and down": the rows in reverse order.` },
    { term: 'fliplr', meaning: say`Short for "flip left and right": the columns in reverse order.` },
    {
      term: 'mirror line',
      meaning: say`The line that a reflection leaves in place; it runs between two rows or columns if their number is even, and through the middle one if it is odd.`,
    },
    {
      term: 'exchange matrix',
      meaning: say`The identity matrix with its rows in reverse order, such as ${shown(
        [0, 0, 1],
        [0, 1, 0],
        [1, 0, 0],
      )}.`,
    },
    { term: 'involution', meaning: say`A change that undoes itself when it is done a second time.` },
    {
      term: 'half turn',
      meaning: say`Both flips, one after the other: every entry goes to the place opposite to it, seen from the centre.`,
    },
  ],
  objectives: [
    {
      id: 'flip-lines',
      text: say`Given a matrix, write it upside down or from left to right, keeping every line whole.`,
    },
    {
      id: 'new-place',
      text: say`Find the new place of an entry by subtracting its row or column number from one more than their number.`,
    },
    { id: 'two-flips', text: say`State what two flips give: the same one twice, or one of each.` },
    {
      id: 'unchanged-pattern',
      text: say`Decide whether a pattern is unchanged by one of the flips, by both or by neither.`,
    },
  ],
  hints: [
    say`Before you begin, decide what moves. If rows move, read the first entries of all rows downwards: just this list must come out reversed.`,
    say`Work from both ends towards the middle and cross out each pair that is done.`,
    say`Check one corner. Upside down, the upper left entry goes to the lower left; from left to right, it goes to the upper right.`,
    say`A single row has no other row to trade places with, so only fliplr can change it.`,
  ],
  formulae: [
    {
      id: 'flip-up-down-entry',
      name: 'Entries after the flip upside down',
      expression: equal(entryOf('b', I, J), entryOf('a', opposite(M, I), J)),
      description: say`Row ${I} of ${B} was row ${opposite(M, I)} of ${A}; the column stays.`,
      conditions: [say`${A} has ${M} rows; ${I} is one of their numbers.`],
      variables: [
        anyMatrix,
        { name: 'B', meaning: say`${A} upside down`, domain: answerDomain('flipud', { a: 'A' }) },
        rowNumber,
        { name: 'i', meaning: say`a row of ${B}`, domain: indexDomain('m') },
        { name: 'j', meaning: say`a column of ${B}`, domain: indexDomain('n') },
      ],
      formulaType: 'definition',
    },
    {
      id: 'flip-left-right-entry',
      name: 'Entries after the flip from left to right',
      expression: equal(entryOf('c', I, J), entryOf('a', I, opposite(N, J))),
      description: say`Column ${J} of ${C} was column ${opposite(N, J)} of ${A}; the row stays.`,
      conditions: [say`${A} has ${N} columns; ${J} is one of their numbers.`],
      variables: [
        anyMatrix,
        { name: 'C', meaning: say`${A} with left and right exchanged`, domain: answerDomain('fliplr', { a: 'A' }) },
        { name: 'n', meaning: say`the number of columns`, domain: sizeDomain },
        { name: 'i', meaning: say`a row of ${C}`, domain: indexDomain('m') },
        { name: 'j', meaning: say`a column of ${C}`, domain: indexDomain('n') },
      ],
      formulaType: 'definition',
    },
    {
      id: 'flip-is-a-product',
      name: 'Reversed rows as a product',
      expression: equal(flipud(A), times(EXCHANGE, A)),
      description: say`Each row of the exchange matrix picks one row of ${A}, the last one first.`,
      conditions: [say`${EXCHANGE} is the exchange matrix with as many rows as ${A}.`],
      variables: [anyMatrix, exchange, rowNumber],
      formulaType: 'identity',
    },
    {
      id: 'flip-columns-is-a-product',
      name: 'Reversed columns as a product',
      expression: equal(fliplr(A), times(A, EXCHANGE)),
      description: say`From the right the exchange matrix reverses columns: each of its columns picks one column of ${A}.`,
      conditions: [say`The size of ${EXCHANGE} is the number of columns of ${A}.`],
      variables: [
        anyMatrix,
        {
          name: 'J',
          meaning: say`the exchange matrix: the identity matrix with its rows in reverse order`,
          domain: valueDomain(flipud(subscript(symbol('I'), N))),
        },
        { name: 'n', meaning: say`the number of columns`, domain: sizeDomain },
      ],
      formulaType: 'identity',
    },
    {
      id: 'flip-twice',
      name: 'There and back',
      expression: equal(flipud(flipud(A)), A, fliplr(fliplr(A))),
      description: say`Two reflections in the same line cancel each other.`,
      conditions: [say`The shape does not matter.`],
      variables: [anyMatrix],
      formulaType: 'property',
    },
    {
      id: 'flips-commute',
      name: 'The two flips in either order',
      expression: equal(flipud(fliplr(A)), fliplr(flipud(A)), apply('rot90', A, count(2))),
      description: say`One flip after the other is a half turn, whichever comes first.`,
      conditions: [say`Both flips are of the same matrix.`],
      variables: [anyMatrix],
      formulaType: 'rule',
    },
    {
      id: 'flip-and-transpose',
      name: 'From one flip to the other',
      expression: equal(fliplr(A), transposed(flipud(transposed(A)))),
      description: say`Turn columns into rows, flip these upside down and turn them back: then the columns have been reversed.`,
      conditions: [say`${A} may have any number of rows and columns.`],
      variables: [anyMatrix],
      formulaType: 'rule',
    },
    {
      id: 'flip-determinant',
      name: 'Determinant after a flip',
      expression: equal(
        determinantOf(flipud(A)),
        times(power(negative(count(1)), quotient(times(N, sum(N, negative(count(1)))), count(2))), determinantOf(A)),
      ),
      description: say`Each exchange of two neighbouring rows turns the sign. To reverse ${N} rows takes half of ${times(N, sum(N, negative(count(1))))} such exchanges.`,
      conditions: [say`${A} is square with ${N} rows.`],
      variables: [
        { name: 'A', meaning: say`a square matrix`, domain: matrixDomain('n', 'n') },
        { name: 'n', meaning: say`its number of rows`, domain: sizeDomain },
      ],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'flip-selfie',
      title: 'Selfies that read like a mirror',
      industry: 'photography',
      description: say`The front camera of most telephones shows its picture flipped from left to right, since that is how people know their face. Many reverse the columns of pixels once more when the picture is stored, so that writing can be read.`,
    },
    {
      id: 'flip-image-rows',
      title: 'Where is the first row of pixels?',
      industry: 'software',
      description: say`Some image files begin with the bottom row, others with the top row; graphics cards and plotting programs disagree about it too. A program that moves pictures between them flips them upside down.`,
    },
    {
      id: 'flip-augmentation',
      title: 'Twice as many training pictures',
      industry: 'machine learning',
      description: say`A cat that looks to the left is also a cat when it looks to the right. Flipping every photograph doubles a collection without taking a new one; for pictures of letters or road signs this would be wrong.`,
    },
    {
      id: 'flip-newest-first',
      title: 'Newest entry on top',
      industry: 'accounting',
      description: say`A ledger grows at the bottom, a bank statement shows the latest booking first. The rows are reversed as a whole, so date, text and amount of each booking stay together.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'flip-knitting',
      title: 'The left mitten from the chart of the right one',
      industry: 'textiles',
      description: say`A pattern has three rows of four stitches; a one is a coloured stitch: ${equal(
        A,
        shown([1, 0, 0, 0], [1, 1, 0, 0], [1, 1, 1, 0]),
      )}. For the other hand it is read from right to left: ${equal(
        fliplr(A),
        shown([0, 0, 0, 1], [0, 0, 1, 1], [0, 1, 1, 1]),
      )}. Each row needs as much coloured yarn as before, in the last one ${equal(sum(count(1), count(1), count(1)), count(3))} stitches.`,
    },
    {
      id: 'flip-bookings',
      title: 'A statement with the latest booking first',
      industry: 'banking',
      description: say`Day and amount of three bookings: ${equal(
        A,
        shown([3, 250], [9, -40], [17, -75]),
      )}. Upside down the list is ${equal(
        flipud(A),
        shown([17, -75], [9, -40], [3, 250]),
      )}. The balance does not depend on the order: ${equal(sum(count(250), negative(count(40)), negative(count(75))), count(135))} and ${equal(sum(negative(count(75)), negative(count(40)), count(250)), count(135))}.`,
    },
    {
      id: 'flip-theatre',
      title: 'Stage left is not house left',
      industry: 'theatre',
      description: say`The lighting desk stores the brightness of two bars of lamps, one above the other, as the audience sees them: ${equal(
        A,
        shown([80, 20, 0], [60, 60, 30]),
      )}. The crew on the stage faces the audience and needs ${equal(
        fliplr(A),
        shown([0, 20, 80], [30, 60, 60]),
      )}. The lamp in column one is for them in column ${equal(sum(count(3), count(1), negative(count(1))), count(3))}.`,
    },
  ],
  misconceptions: [
    {
      id: 'flip-up-down-reverses-columns',
      category: 'procedure',
      misconception: say`To flip up and down I reverse each row, since the rows are what is flipped.`,
      correct: say`The order of the rows is reversed; inside a row nothing moves.`,
      whyWrong: say`The words "flip the rows" can be heard in two ways. The name says where things go: up and down. Reversing the inside of each row moves entries to the left and to the right, which is the other flip.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4]))],
        incorrect: equal(flipud(A), shown([2, 1], [4, 3])),
        correct: equal(flipud(A), shown([3, 4], [1, 2])),
      },
    },
    {
      id: 'flip-exchanges-only-the-ends',
      category: 'generalization',
      misconception: say`In a flip the first and the last row change places, and that is all.`,
      correct: say`All pairs of rows change places, from the outside to the inside.`,
      whyWrong: say`With two or three rows the outer pair is the only one, and most examples are that small. From four rows on there are inner pairs.`,
      example: {
        given: [equal(A, shown([1, 1], [2, 2], [3, 3], [4, 4]))],
        incorrect: equal(flipud(A), shown([4, 4], [2, 2], [3, 3], [1, 1])),
        correct: equal(flipud(A), shown([4, 4], [3, 3], [2, 2], [1, 1])),
      },
    },
    {
      id: 'flip-is-the-transpose',
      category: 'definition',
      misconception: say`A flip is the reflection in the diagonal, so flipping and transposing are the same.`,
      correct: say`The mirror line of a flip is horizontal or vertical; that of the transpose is the diagonal.`,
      whyWrong: say`All three are reflections, and all three undo themselves. But a flip keeps the shape, while the transpose exchanges the numbers of rows and columns; in a square matrix the shape gives no warning, so look at the corners.`,
      example: {
        given: [equal(A, shown([5, 6], [7, 8]))],
        incorrect: equal(fliplr(A), transposed(A)),
        correct: equal(fliplr(A), shown([6, 5], [8, 7])),
      },
    },
    {
      id: 'flip-changes-signs',
      category: 'sign',
      misconception: say`Flipped from left to right, the numbers change their signs, as on the number line.`,
      correct: say`Only the places are mirrored; the numbers that stand there stay what they are.`,
      whyWrong: say`On the number line a reflection at zero does turn the sign, because there the place is the number. In a matrix a place and the number written in it are two things.`,
      example: {
        given: [equal(A, shown([4, -1, 2]))],
        incorrect: equal(fliplr(A), shown([-2, 1, -4])),
        correct: equal(fliplr(A), shown([2, -1, 4])),
      },
    },
  ],
  learningPathways: PATHWAYS.flip,
  nextTopics: [
    say`Quarter turns: a flip and a transposition, one after the other, turn the picture.`,
    say`Products of matrices: with the exchange matrix they show how a matrix can give orders to the rows of another.`,
    say`Slices with a negative step, by which programs read a list backwards without a function for it.`,
  ],
};
