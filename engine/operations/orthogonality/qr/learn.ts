// What is worth knowing about QR factorizations.

import { equal, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, valueDomain, answerDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { dotted, fractions, shown, times, transposed } from '../../../learning/notation.ts';
import { ORTHOGONALITY_PAGES } from '../../../learning/pathway-orthogonality.ts';

const [A, Q, R, v] = ['A', 'Q', 'R', 'v'].map(symbol);

const independent = {
  name: 'A',
  meaning: say`the matrix that is factored`,
  domain: matrixDomain('n', 'n', 'invertible'),
};
const unitColumns = {
  name: 'Q',
  meaning: say`the factor with orthonormal columns`,
  domain: answerDomain('qr', { a: 'A' }, 'Q'),
};
const triangle = {
  name: 'R',
  meaning: say`the upper triangular factor`,
  domain: answerDomain('qr', { a: 'A' }, 'R'),
};
const square = {
  name: 'Q',
  meaning: say`a matrix with orthonormal columns`,
  domain: matrixDomain('n', 'n', 'orthogonal'),
};
const triangular = {
  name: 'R',
  meaning: say`an upper triangular matrix`,
  domain: matrixDomain('n', 'n', 'upper-triangular'),
};
const factored = { name: 'A', meaning: say`the product of both`, domain: valueDomain(times(Q, R)) };
const vector = { name: 'v', meaning: say`a vector`, domain: matrixDomain('n', 1) };

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`A QR factorization splits a matrix into a factor Q, whose columns are perpendicular unit vectors, and a triangular factor R that records how the columns of the matrix are made of them.`,
  prerequisites: [
    say`Products of matrices and the transpose.`,
    say`Perpendicular vectors, and the way to make them.`,
    say`Triangular systems, solved from the last equation upwards.`,
  ],
  intuition: [
    say`Q is a set of new axes at right angles, and each column of R lists the coordinates of a column of the matrix along these axes.`,
    say`The first column needs one axis, the second needs two, and so on: that is why R is a triangle.`,
    say`${Q} only turns or mirrors. The lengths of the columns of the matrix, and the angles between them, can be read from ${R} alone.`,
  ],
  concepts: [
    say`Multiplying by the transpose of Q takes Q away: ${equal(R, times(transposed(Q), A))}.`,
    say`With positive entries on the diagonal of R there is only one factorization of a matrix with independent columns.`,
    say`A column that depends on earlier ones adds no column to Q, and no new row to R.`,
    say`The thin form has as many columns in Q as the rank; the full form adds further perpendicular columns to make Q square.`,
  ],
  keyTerms: [
    { term: 'orthogonal matrix', meaning: say`A square matrix whose columns are perpendicular unit vectors.` },
    { term: 'upper triangular', meaning: say`With zeros everywhere below the diagonal.` },
    { term: 'thin factorization', meaning: say`The one without superfluous columns in Q.` },
    { term: 'full rank', meaning: say`Said of a matrix whose columns are all independent.` },
    { term: 'back substitution', meaning: say`Solving a triangular system from its last equation upwards.` },
  ],
  objectives: [
    { id: 'compute-qr', text: say`Factor a matrix into Q and R by hand.` },
    {
      id: 'entries-of-triangle',
      text: say`Read an entry of R as a dot product of a column of Q with a column of the matrix.`,
    },
    { id: 'recognise-factors', text: say`Decide whether two given matrices are a QR factorization.` },
  ],
  hints: [
    say`Work out the perpendicular columns first, and only then their lengths.`,
    say`Each diagonal entry of R is the length of what remained of its column.`,
    say`Multiply Q and R at the end and compare with the matrix, column by column.`,
  ],
  formulae: [
    {
      id: 'qr-definition',
      name: 'The factorization',
      expression: equal(A, times(Q, R)),
      description: say`Read column by column: the columns of ${A} are made of the columns of ${Q}, and a column of ${R} says with which factors.`,
      conditions: [
        say`The columns of ${A} are independent, those of ${Q} are perpendicular unit vectors, and ${R} is upper triangular.`,
      ],
      variables: [independent, unitColumns, triangle],
      formulaType: 'definition',
    },
    {
      id: 'qr-triangle',
      name: 'R from Q',
      expression: equal(R, times(transposed(Q), A)),
      description: say`Once ${Q} is known, ${R} is a single product: the entry in row i and column j is the dot product of column i of ${Q} with column j of ${A}.`,
      conditions: [say`The columns of ${Q} are perpendicular unit vectors, and ${A} is the product of ${Q} and ${R}.`],
      variables: [independent, unitColumns, triangle],
      formulaType: 'rule',
    },
    {
      id: 'qr-gram',
      name: 'Q drops out of products',
      expression: equal(times(transposed(A), A), times(transposed(R), R)),
      description: say`The dot products of the columns of A are those of the columns of R.`,
      conditions: [say`Q has orthonormal columns, and R is upper triangular.`],
      variables: [square, triangular, factored],
      formulaType: 'property',
    },
    {
      id: 'qr-lengths',
      name: 'Lengths are kept',
      expression: equal(dotted(times(Q, v), times(Q, v)), dotted(v, v)),
      description: say`Multiplying by a matrix with orthonormal columns changes no length.`,
      conditions: [say`${Q} has orthonormal columns.`],
      variables: [square, vector],
      formulaType: 'identity',
    },
  ],
  applications: [
    {
      id: 'qr-fitting',
      title: 'Fitting measurements',
      industry: 'statistics',
      description: say`Programs for regression factor the data instead of forming the normal equations, because these can cost up to half of the digits when the columns are nearly dependent.`,
    },
    {
      id: 'qr-eigenvalues',
      title: 'Computing eigenvalues',
      industry: 'scientific computing',
      description: say`Factoring a matrix and multiplying the factors in the other order, again and again, brings its eigenvalues to the diagonal.`,
    },
    {
      id: 'qr-radio',
      title: 'Several antennas at once',
      industry: 'telecommunications',
      description: say`A receiver factors the matrix of its channels and decodes the signals one after the other, from the last row of R upwards.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'qr-crane',
      title: 'Forces of a crane',
      industry: 'mechanical engineering',
      description: say`Two ropes pull along ${shown([3], [4])} and ${shown([2], [11])}. The first axis points along the first rope, the second one at right angles to it. Along these axes the two pulls are the columns of ${equal(
        times(
          fractions(
            [
              [3, 5],
              [4, 5],
            ],
            [
              [-4, 5],
              [3, 5],
            ],
          ),
          shown([3, 2], [4, 11]),
        ),
        shown([5, 10], [0, 5]),
      )}.`,
    },
    {
      id: 'qr-map',
      title: 'Streets that do not cross at right angles',
      industry: 'cartography',
      description: say`The streets of a town run along ${shown([4], [3])} and ${shown([0], [5])}. Turned so that the first one points right, they are the columns of ${equal(
        times(
          fractions(
            [
              [4, 5],
              [3, 5],
            ],
            [
              [-3, 5],
              [4, 5],
            ],
          ),
          shown([4, 0], [3, 5]),
        ),
        shown([5, 3], [0, 4]),
      )}.`,
    },
  ],
  misconceptions: [
    {
      id: 'qr-order',
      category: 'order',
      misconception: say`The factors may change places.`,
      correct: say`Q stands on the left, and R on the right.`,
      whyWrong: say`Products of matrices depend on the order, and these two mostly do not commute.`,
      example: {
        given: [equal(Q, shown([0, 1], [1, 0])), equal(R, shown([1, 2], [0, 3])), equal(A, shown([0, 3], [1, 2]))],
        incorrect: equal(times(R, Q), A),
        correct: equal(times(Q, R), A),
      },
    },
    {
      id: 'qr-transpose-of-thin',
      category: 'generalization',
      misconception: say`Q times its transpose is the identity matrix in either order.`,
      correct: say`For a tall Q only the transpose times Q is.`,
      whyWrong: say`In the other order the product projects on the column space, which leaves only some vectors as they are.`,
      example: {
        given: [equal(Q, shown([1], [0])), equal(v, shown([0], [1]))],
        incorrect: equal(times(Q, transposed(Q), v), v),
        correct: equal(times(Q, transposed(Q), v), shown([0], [0])),
      },
    },
    {
      id: 'qr-unnormalised',
      category: 'procedure',
      misconception: say`Perpendicular columns are enough for Q.`,
      correct: say`They must also have length ${1}.`,
      whyWrong: say`Otherwise the transpose does not undo ${Q}, and its product with the matrix is not ${R}.`,
      example: {
        given: [equal(Q, shown([1, 1], [1, -1]))],
        incorrect: equal(times(transposed(Q), Q), shown([1, 0], [0, 1])),
        correct: equal(times(transposed(Q), Q), shown([2, 0], [0, 2])),
      },
    },
  ],
  learningPathways: [ORTHOGONALITY_PAGES.gramSchmidtSession, ORTHOGONALITY_PAGES.qr, ORTHOGONALITY_PAGES.numpyQr],
  nextTopics: [
    say`Least squares by QR: a triangular system takes the place of the normal equations.`,
    say`Householder reflections give the same factors, up to signs, with less rounding.`,
  ],
};
