// What is worth knowing about quarter turns.

import { apply, count, equal, type Expression, negative, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, indexDomain, matrixDomain, sizeDomain, wholeDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { dotted, entryOf, shown, transposed } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';

const [A, B, C, I, J, K] = ['A', 'B', 'C', 'i', 'j', 'k'].map(symbol);
const [M, N] = ['m', 'n'].map(symbol);

const turned = (of: Expression, turns: Expression): Expression => apply('rot90', of, turns);
const flipud = (of: Expression): Expression => apply('flipud', of);
const fliplr = (of: Expression): Expression => apply('fliplr', of);
const times = (x: number, y: number): Expression => dotted(count(x), count(y));
const opposite = (size: Expression, index: Expression): Expression => sum(size, count(1), negative(index));

const anyMatrix = { name: 'A', meaning: say`the matrix whose picture is turned`, domain: matrixDomain('m', 'n') };
const ONE_BACK = negative(count(1));

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`Turning a matrix by ${K} quarter turns rotates the whole block of numbers: counter-clockwise for positive ${K}, clockwise for negative ones. Any shape can be turned; an odd number of turns exchanges height and width. Photographs, boards and maps are turned in this way.`,
  prerequisites: [
    say`Right angles and the two senses of rotation: clockwise, and counter-clockwise as angles are measured.`,
    say`Places in a table: the row is counted from the top, the column from the left.`,
    say`Remainders of whole numbers after division by four.`,
  ],
  intuition: [
    say`Lay a photograph on the table and turn it under your eyes so that its right edge comes to the top. The entries do just that; the digits alone stay upright, so that they can be read.`,
    say`Follow one corner. Counter-clockwise it goes from the upper right to the upper left, on to the lower left, then to the lower right, and the fourth turn brings it home.`,
    say`A wide picture becomes a tall one and then a wide one again, as a telephone does between landscape and portrait.`,
    say`A windmill with four equal sails looks the same after each quarter turn, though every sail has moved. A matrix can be built in the same way.`,
  ],
  concepts: [
    say`Only the remainder of ${K} after division by four matters: five turns have the effect of one, and three counter-clockwise that of one clockwise.`,
    say`After a turn counter-clockwise the last column, read downwards, is the first row; clockwise it is the first column, read upwards.`,
    say`A half turn keeps the shape and puts both the rows and the columns into reverse order.`,
    say`Two reflections make a rotation: transpose first and flip upside down afterwards, and the picture has turned counter-clockwise.`,
    say`Turns are added: first ${J} of them and then ${K} are together ${sum(J, K)}.`,
    say`The four turns and the four reflections of a square (two flips, two diagonals) are its eight symmetries.`,
  ],
  keyTerms: [
    { term: 'quarter turn', meaning: say`A rotation by a right angle, a fourth of the full circle.` },
    {
      term: 'counter-clockwise',
      meaning: say`Against the hands of a clock, the positive sense of rotation in geometry.`,
    },
    {
      term: 'full turn',
      meaning: say`Four quarter turns in one sense; afterwards every entry is in its place again.`,
    },
    {
      term: 'centre of rotation',
      meaning: say`The middle of the block: an entry if both sizes are odd, and otherwise a point between entries.`,
    },
    {
      term: 'rotational symmetry',
      meaning: say`The property of a pattern that some turn, short of the full circle, leaves it as it was.`,
    },
    {
      term: 'remainder',
      meaning: say`What is left of the turns when as many full turns as possible have been taken away.`,
    },
  ],
  objectives: [
    {
      id: 'quarter-turns',
      text: say`Given a matrix and a whole number ${K}, write down the turned matrix with its shape.`,
    },
    {
      id: 'turns-modulo-four',
      text: say`Reduce any number of quarter turns to none, one or two, and say in which sense.`,
    },
    { id: 'turn-by-flips', text: say`Express a turn through a transposition and a flip in the right order.` },
    { id: 'place-after-turn', text: say`Find the place to which an entry travels, and the place from which it came.` },
  ],
  hints: [
    say`Reduce the number of turns before you move anything; nobody has to turn seven times.`,
    say`Write the new first row at once: it is an edge of the old block. Ask which edge comes to the top and from which end it is read.`,
    say`Trust the corners: in a correct turn they go round in a ring, and neighbours on the edge remain neighbours.`,
    say`If you are unsure of the sense, turn the sheet of paper itself and read the places, not the digits.`,
  ],
  formulae: [
    {
      id: 'rotate-counter-clockwise-entry',
      name: 'Entries after one turn counter-clockwise',
      expression: equal(entryOf('b', I, J), entryOf('a', J, opposite(N, I))),
      description: say`Row ${I} of ${B} was column ${opposite(N, I)} of ${A}, and column ${J} of ${B} was row ${J}: the last column has come to the top.`,
      conditions: [say`${A} has ${N} columns, so ${B} has ${N} rows.`],
      variables: [
        anyMatrix,
        { name: 'B', meaning: say`${A} after one quarter turn`, domain: answerDomain('rot90', { a: 'A', k: 1 }) },
        { name: 'n', meaning: say`the number of columns of ${A}`, domain: sizeDomain },
        { name: 'i', meaning: say`a row of the turned matrix`, domain: indexDomain('n') },
        { name: 'j', meaning: say`a column of the turned matrix`, domain: indexDomain('m') },
      ],
      formulaType: 'definition',
    },
    {
      id: 'rotate-clockwise-entry',
      name: 'Entries after one turn clockwise',
      expression: equal(entryOf('c', I, J), entryOf('a', opposite(M, J), I)),
      description: say`Now the first column comes to the top, and it is read upwards: column ${J} of ${C} was row ${opposite(M, J)} of ${A}.`,
      conditions: [say`${A} has ${M} rows, so ${C} has ${M} columns.`],
      variables: [
        anyMatrix,
        { name: 'C', meaning: say`${A} after one turn clockwise`, domain: answerDomain('rot90', { a: 'A', k: -1 }) },
        { name: 'm', meaning: say`the number of rows of ${A}`, domain: sizeDomain },
        { name: 'i', meaning: say`a row of the turned matrix`, domain: indexDomain('n') },
        { name: 'j', meaning: say`a column of the turned matrix`, domain: indexDomain('m') },
      ],
      formulaType: 'definition',
    },
    {
      id: 'rotate-half-turn-entry',
      name: 'Entries after a half turn',
      expression: equal(entryOf('d', I, J), entryOf('a', opposite(M, I), opposite(N, J))),
      description: say`Both indices are counted from the other end: what was in the first row and column is in the last row and column now.`,
      conditions: [say`${A} has ${M} rows and ${N} columns, and so has ${symbol('D')}.`],
      variables: [
        anyMatrix,
        { name: 'D', meaning: say`${A} after a half turn`, domain: answerDomain('rot90', { a: 'A', k: 2 }) },
        { name: 'm', meaning: say`the number of rows`, domain: sizeDomain },
        { name: 'n', meaning: say`the number of columns`, domain: sizeDomain },
        { name: 'i', meaning: say`a row number`, domain: indexDomain('m') },
        { name: 'j', meaning: say`a column number`, domain: indexDomain('n') },
      ],
      formulaType: 'definition',
    },
    {
      id: 'rotate-by-reflections',
      name: 'A turn made of two reflections',
      expression: equal(turned(A, count(1)), flipud(transposed(A)), transposed(fliplr(A))),
      description: say`Reflect in the diagonal and then upside down, or from left to right and then in the diagonal: both give the quarter turn counter-clockwise.`,
      conditions: [say`The order of the two reflections matters.`],
      variables: [anyMatrix],
      formulaType: 'identity',
    },
    {
      id: 'rotate-turns-add-up',
      name: 'Turns add up',
      expression: equal(turned(turned(A, J), K), turned(A, sum(J, K))),
      description: say`A turn after a turn is one turn, by as many quarters as both have together.`,
      conditions: [say`${J} and ${K} are whole numbers of either sign.`],
      variables: [
        anyMatrix,
        { name: 'j', meaning: say`the quarter turns of the first rotation`, domain: wholeDomain(-6, 6) },
        { name: 'k', meaning: say`the quarter turns of the second one`, domain: wholeDomain(-6, 6) },
      ],
      formulaType: 'rule',
    },
    {
      id: 'rotate-full-turn',
      name: 'The full turn',
      expression: equal(turned(A, count(4)), A),
      description: say`Four quarter turns bring the picture back, so any multiple of four may be left out.`,
      conditions: [say`All four turns go the same way.`],
      variables: [anyMatrix],
      formulaType: 'property',
    },
    {
      id: 'rotate-back',
      name: 'Turning back',
      expression: equal(turned(turned(A, K), negative(K)), A),
      description: say`As many turns the other way undo a rotation.`,
      conditions: [say`${K} is a whole number.`],
      variables: [anyMatrix, { name: 'k', meaning: say`the number of quarter turns`, domain: wholeDomain(-6, 6) }],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'rotate-camera',
      title: 'Upright photographs',
      industry: 'photography',
      description: say`A sensor always reads its pixels in the same order, however the camera is held. It stores how it was held, and the viewing program turns the block of pixels by one, two or three quarters.`,
    },
    {
      id: 'rotate-falling-blocks',
      title: 'Turning pieces in a puzzle game',
      industry: 'games',
      description: say`A falling piece is a small matrix of zeros and ones. A key press replaces it by its quarter turn, and the program then checks that none of its ones lies in a wall or on another piece.`,
    },
    {
      id: 'rotate-board-symmetry',
      title: 'Positions that are the same position',
      industry: 'artificial intelligence',
      description: say`On the square board of the game of Go a turned position is as good as the old one. Programs learn from all four turns of each game, or store only one of the four.`,
    },
    {
      id: 'rotate-tiles',
      title: 'Placing panels and tiles',
      industry: 'manufacturing',
      description: say`Some programs that plan how parts are cut from a sheet keep the outline of each part as a grid of squares. They try the four turns of every grid and take the one that wastes least.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'rotate-garage',
      title: 'A parking deck on a turned map',
      industry: 'navigation',
      description: say`Free places in a garage, north at the top: ${equal(
        A,
        shown([4, 0, 7], [2, 5, 1]),
      )}. A driver who looks east wants east at the top, a quarter turn counter-clockwise: ${equal(
        turned(A, count(1)),
        shown([7, 1], [0, 5], [4, 2]),
      )}. Farthest ahead, in the first row, are ${equal(sum(count(7), count(1)), count(8))} free places.`,
    },
    {
      id: 'rotate-tetromino',
      title: 'An L-shaped piece turned seven times',
      industry: 'games',
      description: say`A player presses the key for a turn clockwise seven times. Since ${equal(count(7), sum(times(4, 1), count(3)))}, three turns are left over, and they do what one turn counter-clockwise does. The piece ${equal(
        A,
        shown([1, 0], [1, 0], [1, 1]),
      )} lies down: ${equal(turned(A, negative(count(7))), shown([0, 0, 1], [1, 1, 1]))}.`,
    },
    {
      id: 'rotate-scan',
      title: 'A form scanned on its side',
      industry: 'document processing',
      description: say`A page went sideways through the scanner and came out as ${2480} rows of ${3508} pixels. A turn clockwise makes ${3508} rows of ${2480} pixels of it; their number, ${equal(times(2480, 3508), times(3508, 2480), count(8699840))}, is the same. On a scrap of it, ${equal(
        A,
        shown([9, 1], [8, 2], [7, 3]),
      )} becomes ${equal(turned(A, ONE_BACK), shown([7, 8, 9], [3, 2, 1]))}.`,
    },
  ],
  misconceptions: [
    {
      id: 'rotate-positive-is-clockwise',
      category: 'sign',
      misconception: say`A positive number of turns goes clockwise, as clocks and screws do.`,
      correct: say`Positive turns go counter-clockwise, like angles in the plane.`,
      whyWrong: say`Image editors often offer the clockwise turn first, and so it feels like the natural one. Mathematics counts angles from the axis to the right up to the axis that points upwards, which is against the clock.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4]))],
        incorrect: equal(turned(A, count(1)), shown([3, 1], [4, 2])),
        correct: equal(turned(A, count(1)), shown([2, 4], [1, 3])),
      },
    },
    {
      id: 'rotate-is-transpose',
      category: 'definition',
      misconception: say`Rows become columns, so a quarter turn is the transpose.`,
      correct: say`A quarter turn is the transpose followed by a flip.`,
      whyWrong: say`Rows do become columns in both. But the transpose is a reflection: it keeps the upper left corner and would turn a left hand into a right one. A rotation never makes mirror writing.`,
      example: {
        given: [equal(A, shown([1, 2, 3], [4, 5, 6]))],
        incorrect: equal(turned(A, count(1)), transposed(A)),
        correct: equal(turned(A, count(1)), flipud(transposed(A)), shown([3, 6], [2, 5], [1, 4])),
      },
    },
    {
      id: 'rotate-half-turn-is-one-flip',
      category: 'procedure',
      misconception: say`A half turn puts the picture on its head, so it is the flip upside down.`,
      correct: say`A half turn reverses the rows and the columns.`,
      whyWrong: say`Someone who stands on their head in front of us has not only feet and head exchanged: the right hand is on the other side as well. The flip alone leaves the sides as they were.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4]))],
        incorrect: equal(turned(A, count(2)), shown([3, 4], [1, 2])),
        correct: equal(turned(A, count(2)), fliplr(flipud(A)), shown([4, 3], [2, 1])),
      },
    },
    {
      id: 'rotate-order-does-not-matter',
      category: 'order',
      misconception: say`Whether I transpose or flip first is the same, since both must be done anyway.`,
      correct: say`Flipping upside down before transposing turns clockwise, after it counter-clockwise.`,
      whyWrong: say`The two flips may indeed change places with each other, and that is carried over. A reflection in the diagonal does not change places with them: it turns "up and down" into "left and right".`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4]))],
        incorrect: equal(transposed(flipud(A)), flipud(transposed(A))),
        correct: equal(transposed(flipud(A)), turned(A, ONE_BACK), shown([3, 1], [4, 2])),
      },
    },
  ],
  learningPathways: PATHWAYS.rotate,
  nextTopics: [
    say`Rotation matrices, which turn points of the plane by any angle; here only the table of numbers is turned.`,
    say`The transpose and the two flips, from which every quarter turn can be put together.`,
    say`Groups: the eight symmetries of the square are the first example of which most courses make a table.`,
  ],
};
