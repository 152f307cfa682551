// What is worth knowing about projection matrices.

import { count, equal, negative, quotient, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, matrixDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { dotted, fractions, inverse, shown, times, transposed } from '../../../learning/notation.ts';
import { ORTHOGONALITY_PAGES } from '../../../learning/pathway-orthogonality.ts';

const [A, P, u, v] = ['A', 'P', 'u', 'v'].map(symbol);

const matrix = { name: 'A', meaning: say`a matrix with two columns`, domain: matrixDomain(3, 2) };
const projection = {
  name: 'P',
  meaning: say`the matrix that projects on the column space of A`,
  domain: answerDomain('projection-matrix', { a: 'A' }),
};
const column = { name: 'u', meaning: say`a column other than zero`, domain: matrixDomain('n', 1, 'nonzero') };
const onLine = {
  name: 'P',
  meaning: say`the matrix that projects on the line of u`,
  domain: answerDomain('projection-matrix', { a: 'u' }),
};
const vector = { name: 'v', meaning: say`any vector of three entries`, domain: matrixDomain(3, 1) };

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`The projection matrix of a column space sends every vector to the closest vector of that space. What it cuts off is perpendicular to the space, so that a second projection changes nothing.`,
  prerequisites: [
    say`The column space of a matrix: all combinations of its columns.`,
    say`Products with a transpose, and inverses of small matrices.`,
    say`Right angles told by dot products.`,
  ],
  intuition: [
    say`When the sun stands straight above, the shadow of a stick on level ground is its projection on the ground.`,
    say`What lies on the ground already is its own shadow. So projecting twice is the same as projecting once.`,
    say`The closest point of a plane is found by going straight towards it, that is at a right angle.`,
  ],
  concepts: [
    say`Vectors of the space stay where they are: ${equal(times(P, A), A)}.`,
    say`The matrix is symmetric, and equal to its own square.`,
    say`Its trace is the dimension of the space, and its rank is the same number.`,
    say`Only the space counts: other columns that span it give the same projection matrix.`,
    say`Dependent columns are left out before the formula is used, since the inverse would not exist otherwise.`,
  ],
  keyTerms: [
    { term: 'column space', meaning: say`The space of all combinations of the columns of a matrix.` },
    { term: 'idempotent', meaning: say`Equal to its own square.` },
    { term: 'orthogonal complement', meaning: say`All vectors that are perpendicular to a space.` },
    { term: 'symmetric', meaning: say`Equal to its own transpose, mirrored at the diagonal.` },
    { term: 'trace', meaning: say`The sum of the diagonal entries of a square matrix.` },
  ],
  objectives: [
    { id: 'compute-projection', text: say`Find the projection matrix of a line, a plane or another column space.` },
    { id: 'project-a-vector', text: say`Find one entry of the projection of a vector on a line.` },
    { id: 'recognise-projection', text: say`Decide whether a matrix is a projection at right angles.` },
  ],
  hints: [
    say`For one column no inverse is needed: divide by its dot product with itself.`,
    say`If the columns span everything, nothing has to be computed.`,
    say`Test the result on the columns: the matrix must not move them.`,
  ],
  formulae: [
    {
      id: 'projection-formula',
      name: 'Projection on a column space',
      expression: equal(P, times(A, inverse(times(transposed(A), A)), transposed(A))),
      description: say`The normal equations give the coordinates of the projection; ${A} makes the vector from them.`,
      conditions: [say`The columns of ${A} are independent.`],
      variables: [
        { name: 'A', meaning: say`a matrix with independent columns`, domain: matrixDomain(3, 2, 'positive') },
        projection,
      ],
      formulaType: 'definition',
    },
    {
      id: 'projection-line',
      name: 'Projection on a line',
      expression: equal(P, times(quotient(count(1), dotted(u, u)), u, transposed(u))),
      description: say`A column times its transpose, over the square of its length.`,
      conditions: [say`The column is not the zero vector.`],
      variables: [column, onLine],
      formulaType: 'rule',
    },
    {
      id: 'projection-twice',
      name: 'Twice is once',
      expression: equal(times(P, P), P),
      description: say`What has been projected lies in the space already.`,
      conditions: [],
      variables: [matrix, projection],
      formulaType: 'identity',
    },
    {
      id: 'projection-columns',
      name: 'The columns stay',
      expression: equal(times(P, A), A),
      description: say`The columns lie in their own space.`,
      conditions: [],
      variables: [matrix, projection],
      formulaType: 'property',
    },
    {
      id: 'projection-right-angle',
      name: 'What is cut off is perpendicular',
      expression: equal(dotted(times(P, v), sum(v, negative(times(P, v)))), count(0)),
      description: say`The projection and the rest of the vector stand at a right angle.`,
      conditions: [],
      variables: [matrix, projection, vector],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'projection-shadows',
      title: 'Drawings of solids',
      industry: 'architecture',
      description: say`Plans and elevations are projections of a building on planes, each by one matrix.`,
    },
    {
      id: 'projection-regression',
      title: 'Leverage of observations',
      industry: 'statistics',
      description: say`The diagonal of the projection matrix of the data tells how strongly each observation pulls the fitted curve.`,
    },
    {
      id: 'projection-noise',
      title: 'Removing a hum',
      industry: 'audio engineering',
      description: say`Recordings are freed from a disturbance by subtracting their projection on its pattern.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'projection-ramp',
      title: 'Weight on a ramp',
      industry: 'transport',
      description: say`A ramp runs ${4} metres forwards and ${3} metres up. Along it a weight of ${50} newtons pulls with ${equal(
        times(
          fractions(
            [
              [16, 25],
              [12, 25],
            ],
            [
              [12, 25],
              [9, 25],
            ],
          ),
          shown([0], [-50]),
        ),
        shown([-24], [-18]),
      )}, which is ${30} newtons downhill.`,
    },
    {
      id: 'projection-average',
      title: 'Average of three readings',
      industry: 'meteorology',
      description: say`Projecting three temperatures on the line of equal readings replaces each of them by the mean: ${equal(
        times(
          fractions(
            [
              [1, 3],
              [1, 3],
              [1, 3],
            ],
            [
              [1, 3],
              [1, 3],
              [1, 3],
            ],
            [
              [1, 3],
              [1, 3],
              [1, 3],
            ],
          ),
          shown([18], [21], [24]),
        ),
        shown([21], [21], [21]),
      )}.`,
    },
  ],
  misconceptions: [
    {
      id: 'projection-without-division',
      category: 'procedure',
      misconception: say`The column times its transpose is the projection matrix.`,
      correct: say`It has to be divided by the square of the length of the column.`,
      whyWrong: say`Without the division a vector of the line would be stretched instead of kept.`,
      example: {
        given: [
          equal(u, shown([1], [1])),
          equal(
            P,
            fractions(
              [
                [1, 2],
                [1, 2],
              ],
              [
                [1, 2],
                [1, 2],
              ],
            ),
          ),
        ],
        incorrect: equal(times(u, transposed(u), u), u),
        correct: equal(times(P, u), u),
      },
    },
    {
      id: 'projection-inverts',
      category: 'generalization',
      misconception: say`The inverse of the product splits into two inverses, and everything cancels.`,
      correct: say`A tall matrix has no inverse, so the product in the middle stays whole.`,
      whyWrong: say`The rule for inverses of products holds for square matrices. If it held here, every projection would be the identity.`,
      example: {
        given: [equal(A, shown([1], [0]))],
        incorrect: equal(times(A, inverse(times(transposed(A), A)), transposed(A)), shown([1, 0], [0, 1])),
        correct: equal(times(A, inverse(times(transposed(A), A)), transposed(A)), shown([1, 0], [0, 0])),
      },
    },
    {
      id: 'projection-idempotent-enough',
      category: 'definition',
      misconception: say`A matrix that equals its square projects at right angles.`,
      correct: say`It must be symmetric as well.`,
      whyWrong: say`Oblique projections equal their squares, too, but the part that they cut off is not perpendicular.`,
      example: {
        given: [equal(P, shown([1, 1], [0, 0])), equal(v, shown([0], [1]))],
        incorrect: equal(dotted(times(P, v), sum(v, negative(times(P, v)))), count(0)),
        correct: equal(dotted(times(P, v), sum(v, negative(times(P, v)))), count(-1)),
      },
    },
  ],
  learningPathways: [
    ORTHOGONALITY_PAGES.projections,
    ORTHOGONALITY_PAGES.projectionSession,
    ORTHOGONALITY_PAGES.projectionMatrix,
  ],
  nextTopics: [
    say`Least squares: the projection of the right side is what a system can reach.`,
    say`The matrix that projects on the perpendicular directions is the identity matrix minus this one.`,
  ],
};
