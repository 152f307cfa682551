// What is worth knowing about indexing and slicing.

import {
  apply,
  count,
  equal,
  type Expression,
  grid,
  indexed,
  list,
  negative,
  quotient,
  subscript,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, indexDomain, matrixDomain, sizeDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { dotted, entryOf, shown, times, transposed } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';

const [A, B, C, D, E] = ['A', 'B', 'C', 'D', 'E'].map(symbol);
const [I, J, N, u, v] = ['i', 'j', 'n', 'u', 'v'].map(symbol);

const places = (...numbers: readonly number[]): Expression => list(numbers.map(count));
const part = (of: Expression, ...choices: readonly Expression[]): Expression =>
  apply('index-and-slice', of, ...choices);

const rowsNamed = { name: 'u', meaning: say`the list of chosen rows`, domain: valueDomain(places(3, 1, 3)) };
const columnsNamed = { name: 'v', meaning: say`the list of chosen columns`, domain: valueDomain(places(4, 2)) };

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`Indexing and slicing take a part of a matrix: the entries where chosen rows cross chosen columns, in the order of the choice. The part is a matrix again, even if it is one entry. Windows of data, submatrices and reordered tables all come from this; most mistakes in it are made in counting.`,
  prerequisites: [
    say`Coordinates in a grid, as on a map or a chessboard, with an agreed order of the two numbers.`,
    say`The meaning of ${indexed('a', 2, 3)}: second row, third column.`,
    say`Arithmetic progressions, for slices that go on in equal steps.`,
  ],
  intuition: [
    say`Colour the chosen rows with one pen and the chosen columns with another. What is wanted lies where the two colours cross.`,
    say`A library is asked for volumes three, one and one again. It hands them over in this order, twice the same if need be; the shelf remains as it is.`,
    say`Floors of a house: in London the ground floor has number zero, in New York number one. The flat is the same, only its address differs.`,
    say`A slice with a step is a comb laid on the rows: its teeth touch every second or third one. Turned round, the comb reads backwards.`,
  ],
  concepts: [
    say`A selection of rows and one of columns are independent; the result has as many rows as the first names and as many columns as the second.`,
    say`The order asked for is the order received. A list may leave out, turn round and repeat.`,
    say`Textbooks, R and MATLAB count from ${1}, and their slices include both ends. Python counts from ${0}, and its slices stop before the end.`,
    say`With counting from ${0} a negative position counts from the far end: minus one is the last line, minus two the one before.`,
    say`The part has numbers of its own, from ${1} again. Its row ${2} can be row ${7} of the matrix.`,
    say`Equal lists for rows and columns cut a principal submatrix; of a symmetric matrix it is symmetric again.`,
  ],
  keyTerms: [
    { term: 'index', meaning: say`The number of a row or a column; an entry needs two of them.` },
    {
      term: 'slice',
      meaning: say`A range of positions given by start, stop and step, such as every second row from the third on.`,
    },
    {
      term: 'step',
      meaning: say`By how much the position grows from one chosen line to the next; below zero the slice runs backwards.`,
    },
    {
      term: 'half-open range',
      meaning: say`A range that contains its start and not its stop, so that its length is the difference of the two.`,
    },
    {
      term: 'index base',
      meaning: say`The number of the first row and column: one in mathematics, zero in many programming languages.`,
    },
    {
      term: 'leading principal submatrix',
      meaning: say`The square in the upper left corner: the first rows and equally many first columns.`,
    },
  ],
  objectives: [
    {
      id: 'selected-entries',
      text: say`Given a selection, list the row numbers and the column numbers that it means, and only then the entries.`,
    },
    {
      id: 'counting-base',
      text: say`Translate a slice between counting from one and counting from zero without changing what it takes.`,
    },
    {
      id: 'shape-of-part',
      text: say`State the shape of the part from the selection alone, without looking at the matrix.`,
    },
    {
      id: 'choose-lists',
      text: say`Choose lists that turn a table upside down, repeat a column, or sort the rows by hand.`,
    },
  ],
  hints: [
    say`Ask two things of every slice: with which number does counting begin, and does the stop belong to it?`,
    say`Write small row numbers at the left edge of the matrix and column numbers along the top, in the counting that the question uses.`,
    say`A half-open slice from ${2} to ${5} has three members; one that includes its stop has four. Count them on your fingers once.`,
    say`Test the first and the last entry of the part against the matrix. If both are right, what lies between is seldom wrong.`,
  ],
  formulae: [
    {
      id: 'crossing',
      name: 'Where chosen rows and columns cross',
      expression: equal(entryOf('b'), subscript(symbol('a'), subscript(u, I), subscript(v, J))),
      description: say`Row ${I} of the part is the row that the list ${u} names at place ${I}, and likewise for columns with ${v}.`,
      conditions: [
        say`${u} and ${v} are lists of row and of column numbers of ${A}, in any order and with repetitions if need be.`,
      ],
      variables: [
        { name: 'A', meaning: say`a matrix with three rows and four columns`, domain: matrixDomain(3, 4) },
        rowsNamed,
        columnsNamed,
        {
          name: 'B',
          meaning: say`the part of ${A}`,
          domain: answerDomain('index-and-slice', { a: 'A', rows: 'u', cols: 'v' }),
        },
        { name: 'i', meaning: say`a row of the part`, domain: indexDomain(3) },
        { name: 'j', meaning: say`a column of the part`, domain: indexDomain(2) },
      ],
      formulaType: 'definition',
    },
    {
      id: 'slice-lengths',
      name: 'How many rows a slice has',
      expression: list(
        [
          equal(apply('shape', B), list([sum(count(4), negative(count(2)), count(1)), N])),
          equal(apply('shape', C), list([sum(count(4), negative(count(2))), N])),
        ],
        'none',
      ),
      description: say`From ${2} to ${4}, both included, there are three rows. If the stop is left out, as in Python, there are two: stop minus start.`,
      conditions: [say`The step is one, and ${A} has at least as many rows as the stop says.`],
      variables: [
        { name: 'A', meaning: say`a matrix with six rows`, domain: matrixDomain(6, 'n') },
        { name: 'n', meaning: say`its number of columns`, domain: sizeDomain },
        {
          name: 'B',
          meaning: say`the slice with its stop, counted from one`,
          domain: answerDomain('index-and-slice', { a: 'A', rows: '2:4' }),
        },
        {
          name: 'C',
          meaning: say`the slice without its stop, counted from zero`,
          domain: answerDomain('index-and-slice', { a: 'A', rows: '2:4', index_base: 0 }),
        },
      ],
      formulaType: 'rule',
    },
    {
      id: 'every-second-row',
      name: 'The places of a slice with a step',
      expression: equal(
        entryOf('b'),
        subscript(symbol('a'), sum(count(1), times(count(2), sum(I, negative(count(1))))), J),
      ),
      description: say`From the first row on in steps of two: the places are those of an arithmetic progression.`,
      conditions: [say`${B} holds rows ${1}, ${3} and ${5} of ${A}.`],
      variables: [
        { name: 'A', meaning: say`a matrix with six rows`, domain: matrixDomain(6, 'n') },
        {
          name: 'B',
          meaning: say`every second row`,
          domain: answerDomain('index-and-slice', { a: 'A', rows: '1:6:2' }),
        },
        { name: 'i', meaning: say`a row of the part`, domain: indexDomain(3) },
        { name: 'j', meaning: say`a column`, domain: indexDomain('n') },
      ],
      formulaType: 'rule',
    },
    {
      id: 'four-blocks',
      name: 'Cut into four and put together',
      expression: equal(
        A,
        grid([
          [B, C],
          [D, E],
        ]),
      ),
      description: say`Slices that meet without a gap and without an overlap cut a matrix into blocks, from which it can be rebuilt.`,
      conditions: [say`${A} is cut after its second row and after its first column.`],
      variables: [
        { name: 'A', meaning: say`a matrix of four rows and three columns`, domain: matrixDomain(4, 3) },
        ...(
          [
            ['B', say`its upper left block`, ':2', ':1'],
            ['C', say`its upper right block`, ':2', '2:'],
            ['D', say`its lower left block`, '3:', ':1'],
            ['E', say`its lower right block`, '3:', '2:'],
          ] as const
        ).map(([name, meaning, rows, cols]) => ({
          name,
          meaning,
          domain: answerDomain('index-and-slice', { a: 'A', rows, cols }),
        })),
      ],
      formulaType: 'identity',
    },
    {
      id: 'selection-matrix',
      name: 'Choosing rows by a product',
      expression: equal(B, times(E, A)),
      description: say`Take the rows from the identity matrix first: multiplied from the left, this selection matrix takes the same rows from any matrix.`,
      conditions: [say`${A} has three rows, and ${E} is made of rows of the identity matrix.`],
      variables: [
        { name: 'A', meaning: say`a matrix with three rows`, domain: matrixDomain(3, 'n') },
        rowsNamed,
        {
          name: 'B',
          meaning: say`the rows of ${A} that ${u} names`,
          domain: answerDomain('index-and-slice', { a: 'A', rows: 'u' }),
        },
        {
          name: 'E',
          meaning: say`the same rows of the identity matrix`,
          domain: answerDomain('index-and-slice', { a: 'I_3', rows: 'u' }),
        },
      ],
      formulaType: 'property',
    },
    {
      id: 'part-transposed',
      name: 'The transpose of a part',
      expression: equal(transposed(part(A, u, v)), part(transposed(A), v, u)),
      description: say`The transpose of a part is a part of the transpose, with both lists exchanged.`,
      conditions: [say`${u} lists rows of ${A}, and ${v} columns of ${A}.`],
      variables: [
        { name: 'A', meaning: say`a matrix with three rows and four columns`, domain: matrixDomain(3, 4) },
        rowsNamed,
        columnsNamed,
      ],
      formulaType: 'identity',
    },
  ],
  applications: [
    {
      id: 'cropping',
      title: 'Cropping a photograph',
      industry: 'image processing',
      description: say`To crop is to keep a range of pixel rows and a range of pixel columns; a step of two in both halves the resolution for a preview.`,
    },
    {
      id: 'training-and-test',
      title: 'Rows for training and rows for testing',
      industry: 'machine learning',
      description: say`A shuffled list of row numbers is cut in two, and each half picks its rows; a number in both halves would let the model see its own test.`,
    },
    {
      id: 'one-sensor',
      title: 'One sensor of many',
      industry: 'process engineering',
      description: say`The log of a plant has a column for each sensor. An engineer takes two of the columns for the hour of a fault and leaves the rest alone.`,
    },
    {
      id: 'mirrored-signal',
      title: 'A sound played backwards',
      industry: 'audio engineering',
      description: say`Samples are stored one per row with a column for each loudspeaker; a slice with step minus one turns the recording round.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'share-prices',
      title: 'The last two days of a price table',
      industry: 'finance',
      description: say`Closing prices of three shares on four days are ${equal(A, shown([20, 31, 15], [22, 30, 15], [21, 33, 14], [24, 32, 16]))}. For the first and third share on the last two days the analyst takes ${equal(part(A, places(3, 4), places(1, 3)), shown([21, 14], [24, 16]))}: the first rose by ${equal(sum(count(24), negative(count(21))), count(3))}.`,
    },
    {
      id: 'preview-image',
      title: 'A preview with a quarter of the pixels',
      industry: 'publishing',
      description: say`A scan has ${600} rows and ${400} columns of pixels. Every second row and column make ${equal(quotient(count(600), count(2)), count(300))} rows and ${equal(quotient(count(400), count(2)), count(200))} columns, so ${equal(dotted(count(300), count(200)), count(60000))} pixels instead of ${equal(dotted(count(600), count(400)), count(240000))}.`,
    },
    {
      id: 'mileage-chart',
      title: 'Distances between three of four depots',
      industry: 'logistics',
      description: say`Distances in kilometres: ${equal(A, shown([0, 30, 45, 80], [30, 0, 25, 60], [45, 25, 0, 40], [80, 60, 40, 0]))}. A driver who visits depots ${4}, ${1} and ${2} in this order takes the same list for rows and columns, ${equal(part(A, places(4, 1, 2), places(4, 1, 2)), shown([0, 80, 60], [80, 0, 30], [60, 30, 0]))}, and drives ${equal(sum(count(80), count(30)), count(110))} kilometres.`,
    },
  ],
  misconceptions: [
    {
      id: 'program-index-on-paper',
      category: 'notation',
      misconception: say`In Python the indices one and two give an entry, so on paper it is the entry in row one and column two.`,
      correct: say`Python began to count at zero. With one added to both indices it is the entry in the second row and the third column.`,
      whyWrong: say`The same digits stand in the program and in the formula. What they mean depends on the number of the first row, and nobody writes that number down.`,
      example: {
        given: [
          equal(A, shown([1, 2, 3], [4, 5, 6], [7, 8, 9])),
          equal(B, part(A, sum(count(1), count(1)), sum(count(2), count(1)))),
        ],
        incorrect: equal(B, grid([[indexed('a', 1, 2)]]), shown([2])),
        correct: equal(B, grid([[indexed('a', 2, 3)]]), shown([6])),
      },
    },
    {
      id: 'end-left-out',
      category: 'definition',
      misconception: say`A slice from one to three has two rows, because the stop never belongs to a slice.`,
      correct: say`Where counting begins at one the stop belongs to it, so rows one, two and three are taken. From zero, the same two numbers take two rows.`,
      whyWrong: say`Whoever learned slices in Python takes its half-open rule for a law of nature. R, MATLAB and mathematics say "from one to three" and mean three things.`,
      example: {
        given: [equal(A, shown([5], [6], [7], [8]))],
        incorrect: equal(
          apply('shape', part(A, places(1, 2, 3))),
          list([sum(count(3), negative(count(1))), count(1)]),
          places(2, 1),
        ),
        correct: equal(
          apply('shape', part(A, places(1, 2, 3))),
          list([sum(count(3), negative(count(1)), count(1)), count(1)]),
          places(3, 1),
        ),
      },
    },
    {
      id: 'column-first',
      category: 'order',
      misconception: say`The first index says how far to go to the right, the second how far down, as with points in a coordinate system.`,
      correct: say`The first index is that of the row, so it leads down; the second leads to the right.`,
      whyWrong: say`Points are written with the horizontal coordinate first. Matrices have the opposite custom, and on a square matrix nobody warns you: the other entry exists too.`,
      example: {
        given: [equal(A, shown([1, 2, 3], [4, 5, 6], [7, 8, 9]))],
        incorrect: equal(indexed('a', 1, 3), count(7)),
        correct: equal(indexed('a', 1, 3), count(3)),
      },
    },
    {
      id: 'lists-in-pairs',
      category: 'procedure',
      misconception: say`Rows one and three with columns one and three are two entries: the lists are read in pairs.`,
      correct: say`Each chosen row meets each chosen column. Two rows and two columns cross in four places.`,
      whyWrong: say`Two lists of equal length invite one to walk along them side by side, and NumPy does so when it gets two lists. A selection in mathematics is a grid of streets, not a walk.`,
      example: {
        given: [equal(A, shown([1, 2, 3], [4, 5, 6], [7, 8, 9]))],
        incorrect: equal(part(A, places(1, 3), places(1, 3)), shown([1, 9])),
        correct: equal(part(A, places(1, 3), places(1, 3)), shown([1, 3], [7, 9])),
      },
    },
    {
      id: 'sorted-anyway',
      category: 'order',
      misconception: say`Whether I ask for rows three and one or for rows one and three, I get them as they stand in the matrix.`,
      correct: say`The list decides: the third row comes out on top, the first one below it.`,
      whyWrong: say`A marker pen on paper knows no order, so the marked rows are copied from top to bottom. A list is read from its beginning.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4], [5, 6]))],
        incorrect: equal(part(A, places(3, 1)), shown([1, 2], [5, 6])),
        correct: equal(part(A, places(3, 1)), shown([5, 6], [1, 2])),
      },
    },
  ],
  learningPathways: PATHWAYS['index-and-slice'],
  nextTopics: [
    say`Deleting rows and columns: the same parts, described by what is not wanted.`,
    say`Determinants, whose minors are determinants of such parts.`,
    say`Concatenation, which glues blocks together again after they have been worked on.`,
  ],
};
