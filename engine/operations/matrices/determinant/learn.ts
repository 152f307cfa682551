// What is worth knowing about determinants.

import {
  count,
  determinantOf,
  equal,
  type Expression,
  indexed,
  negative,
  power,
  productSeries,
  quotient,
  series,
  subscript,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import {
  indexDomain,
  matrixDomain,
  numberDomain,
  sizeDomain,
  valueDomain,
  wholeDomain,
} from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { bars, dotted, entryOf, inverse, shown, times, transposed } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';

const [A, B, C, I, J, N] = ['A', 'B', 'c', 'i', 'j', 'n'].map(symbol);

const a = (i: number, j: number): Expression => indexed('a', i, j);

const squareA = { name: 'A', meaning: say`a square matrix`, domain: matrixDomain('n', 'n') };

const EXPANSION = say`Every entry has a minor, the determinant that is left without its row and column; with the right sign it is a cofactor. Multiply the entries of one row by their cofactors and add up: the sum is the determinant.`;

const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`The determinant is one number made from a square matrix. It tells by which factor the matrix stretches areas or volumes, whether it turns the picture over, and, by being zero or not, whether the matrix can be undone.`,
  prerequisites: [
    say`Products and sums of positive and negative numbers.`,
    say`Adding a multiple of one row to another, as in solving linear equations by elimination.`,
    say`The area of a parallelogram as base times height, for the meaning of the number.`,
  ],
  intuition: [
    say`Draw the two columns of a matrix with two rows as arrows from one corner. They span a parallelogram, and its area is the determinant without its sign.`,
    say`Slide one side of a parallelogram along itself: the shape leans over, the area stays. That is why adding a multiple of one column to the other does not change the determinant.`,
    say`The sign tells left from right. Go from the first arrow to the second by the shorter way: anticlockwise counts as positive, clockwise as negative. Exchange the arrows and the sign changes.`,
    say`If the arrows lie on one line, the parallelogram has the area zero. Then different points have the same image, and the matrix cannot be undone.`,
  ],
  concepts: [
    say`Only square matrices have a determinant, because only they map a space to itself, so that volumes before and after can be compared.`,
    say`The determinant of a triangular matrix is the product of its diagonal, and elimination brings any square matrix to that shape.`,
    say`A swap of two rows changes the sign, a factor of one row may be written in front of the determinant, and a multiple of one row added to another changes nothing.`,
    EXPANSION,
    say`Zero means linearly dependent rows, linearly dependent columns, no inverse and a system without a unique solution: these statements all say the same.`,
    say`Whatever holds for rows holds for columns, since transposing leaves the determinant as it is.`,
  ],
  keyTerms: [
    { term: 'minor', meaning: say`The determinant of what remains when one row and one column are struck out.` },
    {
      term: 'cofactor',
      meaning: say`A minor with its sign, plus or minus. The signs alternate like the colours of a chessboard, with a plus in the upper left corner.`,
    },
    {
      term: 'cofactor expansion',
      meaning: say`The way to a determinant along one row or column: each entry times its cofactor, all added up. Also named after Laplace.`,
    },
    {
      term: 'row operations, then expansion',
      meaning: say`A way to a determinant: multiples of one row clear a column down to a single entry, and the expansion along that column has one term.`,
    },
    {
      term: 'singular matrix',
      meaning: say`A square matrix whose determinant is zero; it maps some vector other than zero to zero.`,
    },
    {
      term: 'rule of Sarrus',
      meaning: say`The determinant of a matrix with three rows as six products along diagonals, three of them with a minus. It works for three rows only.`,
    },
    {
      term: 'orientation',
      meaning: say`The sense in which the corners of a figure follow one another. A matrix with negative determinant reverses it, as a mirror does.`,
    },
  ],
  objectives: [
    {
      id: 'compute-determinant',
      text: say`Compute determinants of two and three rows by products, and larger ones by elimination or along a row with many zeros.`,
    },
    {
      id: 'row-operations-effect',
      text: say`Predict, without a new calculation, what a swap, a factor or a sum of rows does to a known determinant.`,
    },
    {
      id: 'one-solution',
      text: say`Decide from the determinant whether a system of equations has exactly one solution.`,
    },
    { id: 'area', text: say`Interpret size and sign of a determinant as a change of area or volume.` },
  ],
  hints: [
    say`Look for zeros, equal rows and a triangular shape first. A minute of looking may save a page of working.`,
    say`Before you expand, draw the chessboard of signs beside the matrix. Lost signs are the most common slip of all.`,
    say`While eliminating, keep a tally of the swaps in the margin. If their number is odd, change the sign at the end.`,
    say`Check by a second way: expand along another row or column, or eliminate instead. Both must give the same number.`,
  ],
  formulae: [
    {
      id: 'determinant-two-rows',
      name: 'Two rows',
      expression: equal(determinantOf(A), sum(times(a(1, 1), a(2, 2)), negative(times(a(1, 2), a(2, 1))))),
      description: say`The product of the main diagonal minus the product of the other diagonal.`,
      conditions: [say`${A} has two rows and two columns.`],
      variables: [{ name: 'A', meaning: say`a matrix with two rows and two columns`, domain: matrixDomain(2, 2) }],
      formulaType: 'definition',
    },
    {
      id: 'determinant-sarrus',
      name: 'Rule of Sarrus',
      expression: equal(
        determinantOf(A),
        sum(
          times(a(1, 1), a(2, 2), a(3, 3)),
          times(a(1, 2), a(2, 3), a(3, 1)),
          times(a(1, 3), a(2, 1), a(3, 2)),
          negative(times(a(3, 1), a(2, 2), a(1, 3))),
          negative(times(a(3, 2), a(2, 3), a(1, 1))),
          negative(times(a(3, 3), a(2, 1), a(1, 2))),
        ),
      ),
      description: say`Falling diagonals count with a plus, rising ones with a minus.`,
      conditions: [say`${A} has three rows and three columns; no such picture exists for more.`],
      variables: [{ name: 'A', meaning: say`a matrix with three rows and three columns`, domain: matrixDomain(3, 3) }],
      formulaType: 'rule',
    },
    {
      id: 'determinant-expansion',
      name: 'Expansion along a row',
      expression: equal(
        determinantOf(A),
        series('j', count(1), N, times(power(negative(count(1)), sum(I, J)), entryOf('a'), entryOf('M'))),
      ),
      description: say`Each entry of row ${I} times its minor, with signs that alternate along the row. Also called Laplace expansion.`,
      conditions: [say`Any row ${I} may be taken, and a column works in the same way.`],
      variables: [
        squareA,
        { name: 'n', meaning: say`the number of rows, two or more`, domain: wholeDomain(2, 4) },
        { name: 'i', meaning: say`the number of the row along which we expand`, domain: indexDomain('n') },
        {
          name: 'M',
          meaning: say`the minors: in ${entryOf('M')} row ${I} and column ${J} are left out`,
          domain: valueDomain(determinantOf(measure('without', A, I, J))),
        },
      ],
      formulaType: 'rule',
    },
    {
      id: 'determinant-triangular',
      name: 'Triangular matrices',
      expression: equal(determinantOf(A), productSeries('i', count(1), N, subscript(symbol('a'), I, I))),
      description: say`Once everything below the diagonal is zero, only the product of the diagonal entries is left.`,
      conditions: [say`${A} is upper triangular; for lower triangular matrices the same holds.`],
      variables: [
        { name: 'A', meaning: say`an upper triangular matrix`, domain: matrixDomain('n', 'n', 'upper-triangular') },
        { name: 'n', meaning: say`the number of rows`, domain: sizeDomain },
      ],
      formulaType: 'property',
    },
    {
      id: 'determinant-of-product',
      name: 'Determinant of a product',
      expression: equal(determinantOf(times(A, B)), dotted(determinantOf(A), determinantOf(B))),
      description: say`Two maps one after the other: the volume is multiplied first by the one factor, then by the other.`,
      conditions: [say`${A} and ${B} are square matrices of the same size.`],
      variables: [
        squareA,
        { name: 'B', meaning: say`another square matrix of the same size`, domain: matrixDomain('n', 'n') },
      ],
      formulaType: 'rule',
    },
    {
      id: 'determinant-of-multiple',
      name: 'Determinant of a multiple',
      expression: equal(determinantOf(times(C, A)), times(power(C, N), determinantOf(A))),
      description: say`The factor stands in each of the ${N} rows and can be taken out of each of them.`,
      conditions: [say`${C} is any number, and ${A} has ${N} rows and columns.`],
      variables: [
        squareA,
        { name: 'c', meaning: say`the factor`, domain: numberDomain() },
        { name: 'n', meaning: say`the number of rows`, domain: sizeDomain },
      ],
      formulaType: 'rule',
    },
    {
      id: 'determinant-of-inverse',
      name: 'Determinant of the inverse',
      expression: equal(determinantOf(inverse(A)), quotient(count(1), determinantOf(A))),
      description: say`What was stretched by a factor must shrink by it on the way back.`,
      conditions: [say`${A} is invertible, so that its determinant is not zero.`],
      variables: [{ name: 'A', meaning: say`an invertible matrix`, domain: matrixDomain('n', 'n', 'invertible') }],
      formulaType: 'property',
    },
    {
      id: 'determinant-of-transpose',
      name: 'Determinant of the transpose',
      expression: equal(determinantOf(transposed(A)), determinantOf(A)),
      description: say`Turning a matrix over its diagonal keeps the determinant.`,
      conditions: [say`${A} is square.`],
      variables: [squareA],
      formulaType: 'identity',
    },
  ],
  applications: [
    {
      id: 'left-or-right-turn',
      title: 'Left turn or right turn',
      industry: 'computational geometry',
      description: say`Mapping programs ask on which side of a line a point lies. The sign of a determinant of coordinate differences, two rows of two, answers without an angle or a square root.`,
    },
    {
      id: 'change-of-variables',
      title: 'Integrals in other coordinates',
      industry: 'physics',
      description: say`When an integral is rewritten in polar or spherical coordinates, the function is multiplied by the absolute value of a determinant of partial derivatives: by that factor small boxes change their volume.`,
    },
    {
      id: 'robot-singularity',
      title: 'Postures in which a robot is stuck',
      industry: 'robotics',
      description: say`A square matrix turns the speeds of six joints into the motion of the gripper, and the controller watches its determinant. Near zero, as with an arm stretched straight, some motion would call for enormous joint speeds.`,
    },
    {
      id: 'cell-volume',
      title: 'Volume of a crystal cell',
      industry: 'materials science',
      description: say`The edges of a unit cell, the box that repeats through a crystal, are the columns of a matrix. The size of its determinant is the volume of the cell, and with the masses of its atoms the density follows.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'area-of-a-field',
      title: 'A triangular field',
      industry: 'surveying',
      description: say`From one corner of a triangular field a surveyor measures where the other two lie: ${40} m east and ${10} m north, and ${15} m east and ${30} m north. Half a determinant is the area in square metres: ${equal(
        quotient(bars([40, 15], [10, 30]), count(2)),
        quotient(sum(dotted(count(40), count(30)), negative(dotted(count(15), count(10)))), count(2)),
        count(525),
      )}.`,
    },
    {
      id: 'slanted-logo',
      title: 'Ink for a slanted logo',
      industry: 'printing',
      description: say`A logo of ${80} square centimetres is made ${3} times as wide and ${2} times as high, and then slanted. The slant costs no ink: ${equal(
        bars([3, 1], [0, 2]),
        count(6),
      )}, so ${equal(dotted(count(6), count(80)), count(480))} square centimetres are to be inked.`,
    },
    {
      id: 'two-blends',
      title: 'Two blends that are one',
      industry: 'food production',
      description: say`One nut mix takes ${2} kg of almonds and ${3} kg of raisins, another ${4} kg and ${6} kg. As ${equal(
        bars([2, 4], [3, 6]),
        sum(dotted(count(2), count(6)), negative(dotted(count(4), count(3)))),
        count(0),
      )}, the stock that is left does not tell how much of each mix was packed.`,
    },
  ],
  misconceptions: [
    {
      id: 'determinant-of-a-sum',
      category: 'generalization',
      misconception: say`The determinant of a sum is the sum of the determinants.`,
      correct: say`There is such a rule for products, but none for sums. Add the matrices first, then take the determinant of the result.`,
      whyWrong: say`The rule is borrowed from transposing and from the trace. A determinant multiplies entries with each other, so the sum brings in mixed products that belong to neither matrix.`,
      example: {
        given: [equal(A, shown([1, 0], [0, 1])), equal(B, shown([2, 1], [1, 2]))],
        incorrect: equal(determinantOf(sum(A, B)), sum(determinantOf(A), determinantOf(B)), count(4)),
        correct: equal(determinantOf(sum(A, B)), bars([3, 1], [1, 3]), count(8)),
      },
    },
    {
      id: 'factor-comes-out-once',
      category: 'procedure',
      misconception: say`If I double the whole matrix, its determinant doubles.`,
      correct: say`Doubling a matrix with two rows doubles both rows, so the factor comes out twice; with three rows it comes out three times.`,
      whyWrong: say`For one row alone the belief is right, and the two cases sound alike. A square shows the difference: with sides twice as long it has four times the area.`,
      example: {
        given: [equal(A, shown([3, 1], [2, 4]))],
        incorrect: equal(determinantOf(times(count(2), A)), dotted(count(2), determinantOf(A)), count(20)),
        correct: equal(
          determinantOf(times(count(2), A)),
          dotted(power(count(2), count(2)), determinantOf(A)),
          dotted(count(4), count(10)),
          count(40),
        ),
      },
    },
    {
      id: 'multiplied-row-forgotten',
      category: 'procedure',
      misconception: say`In an elimination I may multiply the row that I am changing, because elimination never changes the determinant.`,
      correct: say`Subtracting multiples of another row costs nothing, but doubling the row itself doubles the determinant, so the result has to be halved.`,
      whyWrong: say`Here ${B} comes from ${A} by doubling row ${2} and subtracting ${3} times row ${1}. In a system of equations that keeps the solutions, but it does not keep areas.`,
      example: {
        given: [equal(A, shown([2, 4], [3, 5])), equal(B, shown([2, 4], [0, -2]))],
        incorrect: equal(determinantOf(A), determinantOf(B), count(-4)),
        correct: equal(determinantOf(A), quotient(determinantOf(B), count(2)), count(-2)),
      },
    },
    {
      id: 'minus-a-negative',
      category: 'sign',
      misconception: say`The second product has to be subtracted anyway, so its own minus sign is already accounted for.`,
      correct: say`Write the product with its sign in parentheses: subtracting a negative number means adding.`,
      whyWrong: say`One minus belongs to the formula and one to the entry. Written close together they look like one, and one of them is lost.`,
      example: {
        given: [equal(A, shown([2, 3], [-4, 5]))],
        incorrect: equal(
          determinantOf(A),
          sum(dotted(count(2), count(5)), negative(dotted(count(3), count(4)))),
          count(-2),
        ),
        correct: equal(
          determinantOf(A),
          sum(dotted(count(2), count(5)), negative(dotted(count(3), count(-4)))),
          count(22),
        ),
      },
    },
    {
      id: 'expansion-with-plus-only',
      category: 'sign',
      misconception: say`Expanding means multiplying each entry by what is left and adding it all up.`,
      correct: say`The products are added and subtracted in turn; along row ${1} the second one has a minus.`,
      whyWrong: say`In words the rule sounds like a plain sum, and only the cofactors, not the minors, carry the signs. With plus signs throughout, two equal rows would not make the result zero.`,
      example: {
        given: [equal(A, shown([1, 2, 0], [3, 1, 2], [0, 1, 1]))],
        incorrect: equal(
          determinantOf(A),
          sum(bars([1, 2], [1, 1]), dotted(count(2), bars([3, 2], [0, 1]))),
          sum(count(-1), count(6)),
          count(5),
        ),
        correct: equal(
          determinantOf(A),
          sum(bars([1, 2], [1, 1]), negative(dotted(count(2), bars([3, 2], [0, 1])))),
          sum(count(-1), count(-6)),
          count(-7),
        ),
      },
    },
    {
      id: 'sarrus-for-four-rows',
      category: 'generalization',
      misconception: say`The rule of Sarrus works for four rows as well: write the first three columns once more and follow the diagonals.`,
      correct: say`With four rows use elimination or an expansion. Here a swap of rows ${1} and ${2} gives the identity matrix.`,
      whyWrong: say`The pictures for two and for three rows look like the start of a series. But a determinant of four rows is a sum of ${24} products, and the diagonals find only ${8} of them.`,
      example: {
        given: [equal(A, shown([0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]))],
        incorrect: equal(
          determinantOf(A),
          sum(...[1, 1, 1, 1].map(() => count(0)), ...[1, 1, 1, 1].map(() => negative(count(0)))),
          count(0),
        ),
        correct: equal(determinantOf(A), negative(determinantOf(symbol('I'))), count(-1)),
      },
    },
  ],
  learningPathways: PATHWAYS.determinant,
  nextTopics: [
    say`Inverses: cofactors and determinant together give a formula for the matrix that undoes the first one.`,
    say`Characteristic polynomials, which are determinants with an unknown on the diagonal and lead to eigenvalues.`,
    say`Echelon forms, where the elimination that computes large determinants is studied for its own sake.`,
  ],
};

/** What is worth knowing about the determinants of one size, its own formula first; null is any size. */
export function learnOf(size: number | null): Learn {
  if (size === 2) return OF_TWO_ROWS;
  return size === 3 ? { ...learn, formulae: firstFormula('determinant-sarrus') } : learn;
}

/** Two rows need no expansion: nothing is said of minors, cofactors, the rule of Sarrus and larger matrices. */
const OF_TWO_ROWS: Learn = {
  ...learn,
  concepts: learn.concepts.filter((concept) => concept !== EXPANSION),
  keyTerms: [
    { term: 'main diagonal', meaning: say`The line of entries from the first one down to the last.` },
    { term: 'other diagonal', meaning: say`The line of entries across the main one.` },
    {
      term: 'parallelogram',
      meaning: say`The figure with two pairs of parallel sides that two arrows from one point span.`,
    },
    ...learn.keyTerms.filter(({ term }) => ['singular matrix', 'orientation'].includes(term)),
  ],
  hints: [
    say`Multiply along the main diagonal first, then along the other one, and subtract in this order.`,
    say`Put a negative product in parentheses before you subtract it.`,
    say`Look for a row that is a multiple of the other one: then the determinant is zero.`,
  ],
  formulae: learn.formulae.filter(({ id }) => !['determinant-sarrus', 'determinant-expansion'].includes(id)),
  misconceptions: learn.misconceptions.filter(
    ({ id }) => !['expansion-with-plus-only', 'sarrus-for-four-rows'].includes(id),
  ),
};

function firstFormula(first: string): Learn['formulae'] {
  return [...learn.formulae.filter(({ id }) => id === first), ...learn.formulae.filter(({ id }) => id !== first)];
}
