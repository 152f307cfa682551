// What is worth knowing about deletion.

import {
  apply,
  count,
  equal,
  type Expression,
  grid,
  indexed,
  list,
  negative,
  power,
  subscript,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import {
  answerDomain,
  indexDomain,
  matrixDomain,
  sizeDomain,
  valueDomain,
  wholeDomain,
} from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { dotted, shown, times } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';

const [A, B, D, P, Q, R, X] = ['A', 'B', 'D', 'P', 'Q', 'R', 'X'].map(symbol);
const [I, J, K, M, N] = ['i', 'j', 'k', 'm', 'n'].map(symbol);

const det = (of: Expression): Expression => apply('det', of);
const minor = (j: number): Expression => subscript(symbol('M'), count(j));
const withoutRows = (of: Expression, ...places: readonly number[]): Expression =>
  apply('row-delete', of, places.length === 1 ? count(places[0]) : list(places.map(count)));
const withoutColumn = (of: Expression, place: number): Expression => apply('col-delete', of, count(place));

const whole = { name: 'A', meaning: say`a matrix with two rows or more`, domain: matrixDomain('m', 'n') };
const height = { name: 'm', meaning: say`the height of ${A}`, domain: wholeDomain(2, 4) };
const struck = { name: 'k', meaning: say`the row that is struck out`, domain: indexDomain('m') };
const left = {
  name: 'B',
  meaning: say`${A} without row ${K}`,
  domain: answerDomain('row-delete', { a: 'A', index: 'k' }),
};

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`Deleting strikes whole rows or columns out of a matrix and closes the gaps. What remains keeps its values and its order, but is numbered anew; at least one row and one column must remain. The minors of a square matrix are found like this, and tables are rid of faulty records.`,
  prerequisites: [
    say`Row and column numbers of a matrix, and the habit of naming the row first.`,
    say`The difference between a cell that holds ${0} and a cell that does not exist.`,
    say`For minors: the determinant of a two by two matrix.`,
  ],
  intuition: [
    say`Fold a sheet of squared paper so that one line of squares disappears in the fold. The lines above and below now touch, and the sheet is one line shorter.`,
    say`When a runner drops out of a race, those behind move up a rank. Their times do not change.`,
    say`Points in space are columns of three numbers. Delete the third row, and what is left are their shadows on the floor, when the light falls straight down.`,
    say`A determinant is expanded with a ruler: cover one row and one column, and look at what still shows.`,
  ],
  concepts: [
    say`All positions are those of the matrix as it was given, however many of them there are. Nothing moves until everything has been struck out.`,
    say`The positions form a set: neither their order nor a repetition changes what is left.`,
    say`Deleting some lines is keeping the others; the same part can be cut out by naming those that stay.`,
    say`Behind a struck line the numbers fall by one, behind two of them by two. Before the first nothing changes.`,
    say`Rows and columns do not interfere: whether a row goes first or a column, the same entries remain.`,
    say`The rank falls by at most one for each deleted line, and not at all if the line was a combination of the others.`,
  ],
  keyTerms: [
    {
      term: 'submatrix',
      meaning: say`What remains of a matrix after any of its rows and columns have been struck out.`,
    },
    {
      term: 'minor',
      meaning: say`The determinant of what is left of a square matrix when row ${I} and column ${J} are deleted.`,
    },
    {
      term: 'principal submatrix',
      meaning: say`The submatrix that remains when rows and columns with the same numbers have been deleted.`,
    },
    { term: 'record', meaning: say`A row of a data table: everything that is known about one person, day or sample.` },
    { term: 'listwise deletion', meaning: say`In statistics: to leave out each record in which a value is missing.` },
    {
      term: 'projection',
      meaning: say`Leaving out one coordinate of each point; with points as columns, the deletion of a row.`,
    },
  ],
  objectives: [
    {
      id: 'what-is-left',
      text: say`Given several positions in any order, write down what is left, and the new number of each remaining line.`,
    },
    {
      id: 'one-after-another',
      text: say`Explain why deleting one line after another needs other positions than deleting them at once.`,
    },
    {
      id: 'minors',
      text: say`Form all minors of a three by three matrix along one row, and use them for its determinant.`,
    },
    { id: 'rank-kept', text: say`Decide whether a line may go without loss of rank.` },
  ],
  hints: [
    say`Draw a line through everything that goes, in the original and with its original number, before you copy the rest.`,
    say`Must you delete one at a time? Begin with the largest number; then the smaller ones are still right.`,
    say`Check the shape: strike two rows out of five, and three must be there. Then compare the first and the last of them.`,
    say`A negative position belongs to counting from zero. Add the number of lines, and one more, and you have the number that the line has on paper.`,
  ],
  formulae: [
    {
      id: 'gap-closed',
      name: 'The gap is closed',
      expression: equal(B, grid([[P], [R]])),
      description: say`If row ${K} lies between the parts ${P} and ${R}, these two stand one under the other when it is gone.`,
      conditions: [say`${A} consists of ${P}, the single row ${Q} and ${R}, from top to bottom.`],
      variables: [
        { name: 'P', meaning: say`the rows above`, domain: matrixDomain('p', 'n') },
        { name: 'Q', meaning: say`the row in question`, domain: matrixDomain(1, 'n') },
        { name: 'R', meaning: say`the rows below`, domain: matrixDomain('r', 'n') },
        { name: 'A', meaning: say`all of them together`, domain: valueDomain(grid([[P], [Q], [R]])) },
        { name: 'p', meaning: say`the number of rows above`, domain: sizeDomain },
        { name: 'k', meaning: say`the number of the row ${Q}`, domain: valueDomain(sum(symbol('p'), count(1))) },
        left,
      ],
      formulaType: 'definition',
    },
    {
      id: 'one-row-shorter',
      name: 'One row shorter',
      expression: equal(apply('shape', B), list([sum(M, negative(count(1))), N])),
      description: say`The height falls by one, and the width is what it was.`,
      conditions: [say`One of the ${M} rows is struck out, and there is another.`],
      variables: [whole, height, { name: 'n', meaning: say`the width of ${A}`, domain: sizeDomain }, struck, left],
      formulaType: 'rule',
    },
    {
      id: 'first-row-expansion',
      name: 'A determinant from three minors',
      expression: equal(
        det(A),
        sum(
          times(indexed('a', 1, 1), det(minor(1))),
          negative(times(indexed('a', 1, 2), det(minor(2)))),
          times(indexed('a', 1, 3), det(minor(3))),
        ),
      ),
      description: say`Each entry of the first row is multiplied by the minor that shows when its row and its column are covered, with signs that alternate.`,
      conditions: [say`${A} has three rows and three columns.`],
      variables: [
        { name: 'A', meaning: say`a three by three matrix`, domain: matrixDomain(3, 3) },
        {
          name: 'D',
          meaning: say`${A} without its first row`,
          domain: answerDomain('row-delete', { a: 'A', index: 1 }),
        },
        ...[1, 2, 3].map((j) => ({
          name: `M_${j}`,
          meaning: say`${D} without column ${j}`,
          domain: answerDomain('col-delete', { a: 'D', index: j }),
        })),
      ],
      formulaType: 'identity',
    },
    {
      id: 'row-of-a-product',
      name: 'A row of a product is not needed',
      expression: equal(apply('row-delete', times(A, X), K), times(apply('row-delete', A, K), X)),
      description: say`Whoever does not want row ${K} of a product can leave out row ${K} of the left factor before multiplying, and saves the work.`,
      conditions: [say`${A} has as many columns as ${X} has rows, and more than one row.`],
      variables: [whole, height, { name: 'X', meaning: say`the right factor`, domain: matrixDomain('n', 'q') }, struck],
      formulaType: 'property',
    },
    {
      id: 'rank-loss',
      name: 'How much rank is lost',
      expression: {
        kind: 'relation',
        first: apply('rank', B),
        links: [
          { comparison: 'at-most', right: apply('rank', A) },
          { comparison: 'at-most', right: sum(apply('rank', B), count(1)) },
        ],
      },
      description: say`One row fewer can cost one independent direction, never two, and it cannot create one.`,
      conditions: [say`At least one row remains.`],
      variables: [whole, height, struck, left],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'faulty-records',
      title: 'Records that must go',
      industry: 'data analysis',
      description: say`Duplicates and rows with impossible values are deleted before an average is taken, since one wrong record can move it a long way.`,
    },
    {
      id: 'fixed-supports',
      title: 'Fixed supports of a bridge',
      industry: 'civil engineering',
      description: say`Where a support cannot move, its row and its column are struck out of the stiffness matrix; only then can the system be solved.`,
    },
    {
      id: 'grounded-node',
      title: 'The grounded node of a circuit',
      industry: 'electrical engineering',
      description: say`In node analysis one node is declared to be at zero volts, and its row and column disappear from the matrix of conductances, which was singular before.`,
    },
    {
      id: 'privacy-columns',
      title: 'Names out of the file',
      industry: 'health care',
      description: say`Before a hospital hands a table to researchers, the columns that identify a patient are deleted, and all others are left as they are.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'broken-thermometer',
      title: 'A thermometer with a loose contact',
      industry: 'meteorology',
      description: say`A station writes a row of three values every hour, ${24} rows a day. In ${5} hours a contact was loose, and these rows are struck out: ${equal(sum(count(24), negative(count(5))), count(19))} remain, with ${equal(dotted(count(19), count(3)), count(57))} values that can be trusted.`,
    },
    {
      id: 'withdrawn-club',
      title: 'A club withdraws from the league',
      industry: 'sport',
      description: say`Goals between ${4} clubs stand in a square table. The third club withdraws, so its row and its column go: from ${equal(A, shown([0, 2, 1, 3], [1, 0, 4, 0], [2, 2, 0, 1], [0, 1, 5, 0]))} remains ${equal(withoutColumn(withoutRows(A, 3), 3), shown([0, 2, 3], [1, 0, 0], [0, 1, 0]))}.`,
    },
    {
      id: 'bolted-frame',
      title: 'A frame bolted to the floor',
      industry: 'mechanical engineering',
      description: say`A frame has ${12} degrees of freedom, ${3} of which the bolts take away. Its stiffness matrix shrinks from ${equal(power(count(12), count(2)), count(144))} to ${equal(power(count(9), count(2)), count(81))} entries.`,
    },
  ],
  misconceptions: [
    {
      id: 'numbers-stay',
      category: 'procedure',
      misconception: say`To delete rows two and three, I delete row two, and then row three of what is left.`,
      correct: say`After the first step the old row three has become row two. All positions belong to the matrix at the beginning.`,
      whyWrong: say`The numbers seem to be labels that are glued to the rows. They are only places in a queue, and the queue closes up after each step, so the second stroke hits what used to be row four.`,
      example: {
        given: [equal(A, shown([1, 1], [2, 2], [3, 3], [4, 4]))],
        incorrect: equal(withoutRows(A, 2, 3), withoutRows(withoutRows(A, 2), 3), shown([1, 1], [3, 3])),
        correct: equal(withoutRows(A, 2, 3), withoutRows(withoutRows(A, 3), 2), shown([1, 1], [4, 4])),
      },
    },
    {
      id: 'zeros-instead',
      category: 'definition',
      misconception: say`A deleted row is one that is filled with zeros.`,
      correct: say`A deleted row is not there any more: the matrix has one row fewer.`,
      whyWrong: say`Wiping a blackboard leaves an empty line, and emptiness is written as zero. But zeros still count in a mean, and in a determinant they make everything zero.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4], [5, 6]))],
        incorrect: equal(withoutRows(A, 2), shown([1, 2], [0, 0], [5, 6])),
        correct: equal(withoutRows(A, 2), shown([1, 2], [5, 6])),
      },
    },
    {
      id: 'list-of-those-that-stay',
      category: 'notation',
      misconception: say`The list of positions says which rows I want to have in the end.`,
      correct: say`The list says which rows go. Of three rows the first and the third are named, so only the second remains.`,
      whyWrong: say`When a part is cut out by an index list, the list names what is taken. Here the same notation names the complement.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4], [5, 6]))],
        incorrect: equal(withoutRows(A, 1, 3), shown([1, 2], [5, 6])),
        correct: equal(withoutRows(A, 1, 3), shown([3, 4])),
      },
    },
    {
      id: 'minor-without-one-entry',
      category: 'shape',
      misconception: say`For the minor at the middle entry I leave out that entry alone, and expand the determinant with a hole in it.`,
      correct: say`The whole second row and the whole second column go, and the four corners close up to a square.`,
      whyWrong: say`The minor is named after one entry, so one entry seems to be meant. A determinant exists for squares only, and a hole that is counted as zero is still part of a three by three square.`,
      example: {
        given: [equal(A, shown([1, 2, 3], [4, 5, 6], [7, 8, 9])), equal(B, withoutColumn(withoutRows(A, 2), 2))],
        incorrect: equal(det(B), det(shown([1, 2, 3], [4, 0, 6], [7, 8, 9])), count(60)),
        correct: equal(det(B), det(shown([1, 3], [7, 9])), count(-12)),
      },
    },
  ],
  learningPathways: PATHWAYS.delete,
  nextTopics: [
    say`Determinants by cofactors, where minors with signs are added up along a row or a column.`,
    say`Indexing and slicing, which names the lines that stay and can also change their order.`,
    say`Inverses by the adjugate: each of its entries is a minor that was formed by striking out.`,
  ],
};
