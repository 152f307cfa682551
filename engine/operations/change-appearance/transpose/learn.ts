// What is worth knowing about the transpose.

import { apply, count, determinantOf, equal, power, series, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, indexDomain, matrixDomain, numberDomain, sizeDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { entryOf, inverse, shown, times, transposed } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';

const [A, B, I, J] = ['A', 'B', 'i', 'j'].map(symbol);
const [M, N] = ['m', 'n'].map(symbol);
const [c, x, y] = ['c', 'x', 'y'].map(symbol);

const anyMatrix = { name: 'A', meaning: say`the matrix that is transposed`, domain: matrixDomain('m', 'n') };
const squareMatrix = { name: 'A', meaning: say`a square matrix`, domain: matrixDomain('n', 'n') };

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`The transpose of a matrix has the rows of the matrix as its columns. Every matrix has one, square or not. It lets a table be read the other way round, and it is how a matrix moves from one side of a scalar product to the other.`,
  prerequisites: [
    say`Rows, columns and the shape of a matrix, named with the number of rows first.`,
    say`Entries with two indices: in ${entryOf('a', I, J)} the row comes before the column.`,
    say`For the rules about products: the product of two matrices, row times column.`,
  ],
  intuition: [
    say`Draw the diagonal that starts in the upper left corner and fold the paper along it. Every number lands on its partner; those on the fold stay where they are.`,
    say`Two people read the same timetable, one across and one downwards. What is a line to the first is a column to the second: they see each other's transpose.`,
    say`A tall, narrow list of points becomes a short, wide one. Nothing is computed, so no information is gained or lost, and the same step leads back.`,
    say`An arrow from person ${I} to person ${J} is written in row ${I}, column ${J}. Transposing turns all arrows round: the word "follows" becomes "is followed by".`,
  ],
  concepts: [
    say`The transpose of an ${M} by ${N} matrix is ${N} by ${M}: the shape is turned round together with the indices.`,
    say`The entries whose two indices are equal form the main diagonal; they are the only ones that cannot move.`,
    say`A square matrix that equals its transpose is symmetric; one that equals minus its transpose is skew-symmetric and has only zeros on the main diagonal.`,
    say`Transposing reverses the order of a product, in the way in which socks and shoes come off in the reverse order.`,
    say`Lengths and angles need it: the scalar product of two columns is the transpose of the first times the second.`,
    say`A matrix and its transpose have the same rank and, if they are square, the same trace and determinant: what rows can do, columns can do.`,
  ],
  keyTerms: [
    { term: 'transpose', meaning: say`The matrix ${transposed(A)} whose row ${I} is column ${I} of ${A}.` },
    {
      term: 'main diagonal',
      meaning: say`The entries with equal row and column number: the mirror line of the reflection.`,
    },
    {
      term: 'symmetric matrix',
      meaning: say`A square matrix in which mirror images in the main diagonal are equal, as in a table of distances.`,
    },
    {
      term: 'skew-symmetric matrix',
      meaning: say`A square matrix whose mirror images are opposite numbers, as in a table of who owes how much to whom.`,
    },
    {
      term: 'row vector and column vector',
      meaning: say`A matrix with one row and a matrix with one column; transposing makes the one kind out of the other.`,
    },
    {
      term: 'Gram matrix',
      meaning: say`The product ${times(transposed(A), A)}, which holds the scalar products of all pairs of columns of ${A}.`,
    },
  ],
  objectives: [
    {
      id: 'transpose-matrix',
      text: say`Given a matrix of any shape, write down its transpose and state the new shape before filling in a number.`,
    },
    {
      id: 'symmetry',
      text: say`Decide from pairs of mirror images whether a matrix is symmetric, skew-symmetric or neither.`,
    },
    {
      id: 'transpose-rules',
      text: say`Simplify the transpose of a sum, of a multiple, of a product and of an inverse.`,
    },
    { id: 'gram-matrix', text: say`Explain why the transpose of a matrix times the matrix is always symmetric.` },
  ],
  hints: [
    say`Draw the empty brackets of the new shape first. A wrong number of rows is then noticed before any entry is written.`,
    say`Copy one row at a time and write it downwards. Jumping from entry to entry is how two of them get exchanged.`,
    say`Check the corners: upper left and lower right of a square matrix stay, the other two change places.`,
    say`In a long product write the factors down from the last to the first, then put the small T on each of them.`,
  ],
  formulae: [
    {
      id: 'transpose-entry',
      name: 'Entries of the transpose',
      expression: equal(entryOf('b', I, J), entryOf('a', J, I)),
      description: say`The entry of the transpose ${B} in row ${I} and column ${J} is the entry of ${A} in row ${J} and column ${I}: the indices are exchanged, not the numbers.`,
      conditions: [say`${I} runs over the columns of ${A}, and ${J} over its rows.`],
      variables: [
        anyMatrix,
        { name: 'B', meaning: say`the transpose of ${A}`, domain: answerDomain('transpose', { a: 'A' }) },
        { name: 'i', meaning: say`a row of ${B}`, domain: indexDomain('n') },
        { name: 'j', meaning: say`a column of ${B}`, domain: indexDomain('m') },
      ],
      formulaType: 'definition',
    },
    {
      id: 'transpose-twice',
      name: 'Transpose of the transpose',
      expression: equal(transposed(transposed(A)), A),
      description: say`Whoever reflects a picture twice in the same line sees the picture itself.`,
      conditions: [say`${A} may have any shape.`],
      variables: [anyMatrix],
      formulaType: 'property',
    },
    {
      id: 'transpose-of-sum',
      name: 'Transpose of a sum',
      expression: equal(transposed(sum(A, B)), sum(transposed(A), transposed(B))),
      description: say`It does not matter whether two tables are added before or after both of them are turned.`,
      conditions: [say`${A} and ${B} have the same shape.`],
      variables: [
        { name: 'A', meaning: say`the first summand`, domain: matrixDomain('m', 'n') },
        { name: 'B', meaning: say`the second summand`, domain: matrixDomain('m', 'n') },
      ],
      formulaType: 'rule',
    },
    {
      id: 'transpose-of-multiple',
      name: 'Transpose of a multiple',
      expression: equal(transposed(times(c, A)), times(c, transposed(A))),
      description: say`A common factor multiplies every entry alike, wherever the entry stands.`,
      conditions: [say`${c} is a number, not a matrix.`],
      variables: [anyMatrix, { name: 'c', meaning: say`any number`, domain: numberDomain() }],
      formulaType: 'rule',
    },
    {
      id: 'transpose-of-product',
      name: 'Transpose of a product',
      expression: equal(transposed(times(A, B)), times(transposed(B), transposed(A))),
      description: say`The factors are transposed and written in reverse order; otherwise their shapes would not even fit.`,
      conditions: [say`${A} has as many columns as ${B} has rows.`],
      variables: [
        { name: 'A', meaning: say`the left factor`, domain: matrixDomain('m', 'n') },
        { name: 'B', meaning: say`the right factor`, domain: matrixDomain('n', 'p') },
      ],
      formulaType: 'rule',
    },
    {
      id: 'transpose-scalar-product',
      name: 'From one side of a scalar product to the other',
      expression: equal(times(transposed(times(A, x)), y), times(transposed(x), times(transposed(A), y))),
      description: say`A matrix that acts on the first factor of a scalar product may act on the second instead, transposed.`,
      conditions: [say`${x} has as many entries as ${A} has columns, and ${y} as many as ${A} has rows.`],
      variables: [
        { name: 'A', meaning: say`a matrix of any shape`, domain: matrixDomain('m', 'n') },
        { name: 'x', meaning: say`a column`, domain: matrixDomain('n', 1) },
        { name: 'y', meaning: say`another column`, domain: matrixDomain('m', 1) },
      ],
      formulaType: 'property',
    },
    {
      id: 'transpose-of-inverse',
      name: 'Transpose and inverse',
      expression: equal(transposed(inverse(A)), inverse(transposed(A))),
      description: say`It does not matter whether a matrix is inverted or transposed first.`,
      conditions: [say`${A} is square and invertible.`],
      variables: [{ name: 'A', meaning: say`an invertible matrix`, domain: matrixDomain('n', 'n', 'invertible') }],
      formulaType: 'rule',
    },
    {
      id: 'transpose-determinant',
      name: 'Determinant of the transpose',
      expression: equal(determinantOf(transposed(A)), determinantOf(A)),
      description: say`Rows and columns have the same say in a determinant.`,
      conditions: [say`${A} is square.`],
      variables: [squareMatrix],
      formulaType: 'property',
    },
    {
      id: 'transpose-sum-of-squares',
      name: 'Sum of all squares',
      expression: equal(
        apply('tr', times(transposed(A), A)),
        series('i', count(1), M, series('j', count(1), N, power(entryOf('a', I, J), count(2)))),
      ),
      description: say`On the diagonal of ${times(transposed(A), A)} stand the squared lengths of the columns of ${A}; together they are the sum of the squares of all entries. Its root is the Frobenius norm.`,
      conditions: [say`The entries of ${A} are real numbers.`],
      variables: [
        { name: 'A', meaning: say`a matrix of any shape`, domain: matrixDomain('m', 'n') },
        { name: 'm', meaning: say`the number of its rows`, domain: sizeDomain },
        { name: 'n', meaning: say`the number of its columns`, domain: sizeDomain },
      ],
      formulaType: 'identity',
    },
  ],
  applications: [
    {
      id: 'transpose-least-squares',
      title: 'Fitting a line to measurements',
      industry: 'surveying',
      description: say`A system with more measurements than unknowns has, as a rule, no exact solution. Surveyors multiply both sides by the transpose of its matrix from the left; the square system that results is solved by the best compromise, the one with the least sum of squared errors.`,
    },
    {
      id: 'transpose-backpropagation',
      title: 'Sending errors backwards',
      industry: 'machine learning',
      description: say`Going forwards, a layer of a neural network multiplies by its weights. In training, the blame for an error travels backwards through the transposed weights, since each connection is then followed from its end to its start.`,
    },
    {
      id: 'transpose-normals',
      title: 'Light on stretched surfaces',
      industry: 'computer graphics',
      description: say`When a model is stretched, arrows that stand upright on its surface would tilt if they were stretched along. Renderers turn them with the transpose of the inverse matrix instead, and they stay upright.`,
    },
    {
      id: 'transpose-links',
      title: 'Who links to this page?',
      industry: 'web search',
      description: say`A crawler writes down, row by row, which pages a page links to. The transposed table answers the question that ranking needs: from which pages the links come in.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'transpose-bakery',
      title: 'A line for each day instead of each shop',
      industry: 'retail',
      description: say`Two bakeries report their sales of three days, a row each: ${equal(
        A,
        shown([12, 15, 9], [8, 11, 14]),
      )}. The driver needs a row for each day: ${equal(
        transposed(A),
        shown([12, 8], [15, 11], [9, 14]),
      )}. The sum for the first bakery, ${equal(sum(count(12), count(15), count(9)), count(36))}, stood at the end of a row and now stands at the foot of a column. The first day has become a row with the sum ${equal(sum(count(12), count(8)), count(20))}.`,
    },
    {
      id: 'transpose-calibration',
      title: 'Calibrating a thermometer with three readings',
      industry: 'laboratory',
      description: say`A line through readings at the times one, two and three has the matrix ${equal(
        A,
        shown([1, 1], [1, 2], [1, 3]),
      )}. The square system for the best line has the matrix ${equal(
        times(transposed(A), A),
        shown([3, 6], [6, 14]),
      )}: at its upper left the number of readings, at its lower right ${equal(sum(power(count(1), count(2)), power(count(2), count(2)), power(count(3), count(2))), count(14))}.`,
    },
    {
      id: 'transpose-followers',
      title: 'Following and being followed',
      industry: 'social media',
      description: say`A one in row ${I}, column ${J} says that account ${I} follows account ${J}: ${equal(
        A,
        shown([0, 1, 1], [0, 0, 1], [1, 0, 0]),
      )}. Along the first row the first account follows ${equal(sum(count(0), count(1), count(1)), count(2))} others. In ${equal(
        transposed(A),
        shown([0, 0, 1], [1, 0, 0], [1, 1, 0]),
      )} the last row says who follows the third account: ${equal(sum(count(1), count(1), count(0)), count(2))} people.`,
    },
  ],
  misconceptions: [
    {
      id: 'transpose-is-a-quarter-turn',
      category: 'procedure',
      misconception: say`To transpose, I turn the matrix by a quarter turn.`,
      correct: say`The picture is reflected in the main diagonal, so the upper left entry stays.`,
      whyWrong: say`A quarter turn gives the right shape, and so the mistake is not noticed. But it moves every corner, and after a turn clockwise the columns stand in reverse order; a further flip would be needed.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4]))],
        incorrect: equal(transposed(A), shown([3, 1], [4, 2])),
        correct: equal(transposed(A), shown([1, 3], [2, 4])),
      },
    },
    {
      id: 'transpose-keeps-the-order-of-factors',
      category: 'order',
      misconception: say`The transpose of a product is the product of the transposes, in the same order, as with sums.`,
      correct: say`The order of the factors is reversed.`,
      whyWrong: say`A product pairs rows of the left factor with columns of the right one. After transposing, those rows are columns, and a factor made of them must stand on the right. Sums have no such sides, so the rule for sums cannot be carried over.`,
      example: {
        given: [equal(A, shown([1, 2], [0, 1])), equal(B, shown([1, 0], [3, 1]))],
        incorrect: equal(transposed(times(A, B)), times(transposed(A), transposed(B))),
        correct: equal(transposed(times(A, B)), times(transposed(B), transposed(A)), shown([7, 3], [2, 1])),
      },
    },
    {
      id: 'transpose-needs-a-square',
      category: 'shape',
      misconception: say`Only the square part can be mirrored; what sticks out stays where it is.`,
      correct: say`A matrix of any shape is transposed as a whole, and its shape is turned round with it.`,
      whyWrong: say`In a square matrix the entries only change places, so the brackets seem to be fixed. They are not: an entry in the third column belongs in the third row, whether there was one or not.`,
      example: {
        given: [equal(A, shown([1, 2, 3], [4, 5, 6]))],
        incorrect: equal(transposed(A), shown([1, 4, 3], [2, 5, 6])),
        correct: equal(transposed(A), shown([1, 4], [2, 5], [3, 6])),
      },
    },
    {
      id: 'transpose-is-the-inverse',
      category: 'notation',
      misconception: say`The small T undoes the matrix: multiplied by its transpose, a matrix gives the identity matrix.`,
      correct: say`That holds for orthogonal matrices, such as rotations. In general the product is only symmetric.`,
      whyWrong: say`Both are written as a small sign at the upper right, and for the rotations of geometry they do agree. A shear already tells them apart.`,
      example: {
        given: [equal(A, shown([1, 2], [0, 1]))],
        incorrect: equal(times(transposed(A), A), shown([1, 0], [0, 1])),
        correct: equal(times(transposed(A), A), shown([1, 2], [2, 5])),
      },
    },
  ],
  learningPathways: PATHWAYS.transpose,
  nextTopics: [
    say`The product of matrices: a matrix of any shape can be multiplied by its transpose, on either side.`,
    say`Quarter turns and flips: the other symmetries of a sheet of numbers, of which the reflection in the diagonal is one.`,
    say`Symmetric matrices of real numbers and their eigenvalues, which are real too; the characteristic polynomial is the first step.`,
    say`Inverses: of an orthogonal matrix the transpose is all that is needed.`,
  ],
};
