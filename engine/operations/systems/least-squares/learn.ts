// What is worth knowing about least squares.

import { count, equal, negative, quotient, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, matrixDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { dotted, fraction, fractions, shown, times, transposed, inverse } from '../../../learning/notation.ts';
import { ORTHOGONALITY_PAGES } from '../../../learning/pathway-orthogonality.ts';

const [A, P, b, c, r, u, x] = ['A', 'P', 'b', 'c', 'r', 'u', 'x'].map(symbol);

/** The factor of u that comes closest to b. */
const FACTOR = quotient(dotted(u, b), dotted(u, u));

const anyMatrix = { name: 'A', meaning: say`the matrix of the system`, domain: matrixDomain('m', 'n') };
const anyRight = { name: 'b', meaning: say`the right side`, domain: matrixDomain('m', 1) };
const solution = {
  name: 'x',
  meaning: say`a least-squares solution`,
  domain: answerDomain('least-squares', { a: 'A', b: 'b' }, 'x'),
};
const column = { name: 'u', meaning: say`the only column, not zero`, domain: matrixDomain('n', 1, 'nonzero') };
const right = { name: 'b', meaning: say`the right side`, domain: matrixDomain('n', 1) };
const factor = { name: 'c', meaning: say`the best factor`, domain: valueDomain(FACTOR) };
const residual = {
  name: 'r',
  meaning: say`the residual`,
  domain: valueDomain(sum(b, negative(times(FACTOR, u)))),
};
const independent = {
  name: 'A',
  meaning: say`a matrix with independent columns`,
  domain: matrixDomain(3, 2, 'positive'),
};
const right3 = { name: 'b', meaning: say`the right side`, domain: matrixDomain(3, 1) };
const projection = {
  name: 'P',
  meaning: say`the projection matrix of A`,
  domain: answerDomain('projection-matrix', { a: 'A' }),
};

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`Least squares makes the best of a system that has no solution. It finds the unknowns for which the squared differences between both sides add up to as little as possible, and so fits lines and curves to data.`,
  prerequisites: [
    say`Systems of linear equations, solved by elimination.`,
    say`Transposes and products of matrices.`,
    say`Perpendicular vectors and their dot products.`,
  ],
  intuition: [
    say`With two independent columns in space the right sides that can be reached form a plane through the origin. The given one lies beside it, and the best choice is the point of the plane that is nearest to it.`,
    say`Springs pull a stick towards several nails; it comes to rest where their energy, a sum of squares, is least.`,
    say`One measurement that is far off pulls hard, because its difference counts squared.`,
  ],
  concepts: [
    say`The residual is perpendicular to each column of the matrix; this is what the normal equations say.`,
    say`The fitted values are always unique, even where many choices of the unknowns give them.`,
    say`With dependent columns there are many solutions, and the shortest is perpendicular to the null space.`,
    say`A line needs a column of ones and a column of places; a parabola needs the squares of the places besides.`,
    say`A residual of zero means that the system has a solution after all.`,
  ],
  keyTerms: [
    { term: 'residual', meaning: say`The right side minus what the unknowns give.` },
    {
      term: 'normal equations',
      meaning: say`The system after both sides are multiplied by the transpose of the matrix.`,
    },
    { term: 'fitted values', meaning: say`What the matrix makes of the solution.` },
    {
      term: 'regression line',
      meaning: say`The line with the least sum of squared vertical distances to given points.`,
    },
    { term: 'overdetermined', meaning: say`Said of a system with more equations than unknowns.` },
  ],
  objectives: [
    { id: 'compute-least-squares', text: say`Solve a system in the sense of least squares, and find its residual.` },
    { id: 'normal-coefficients', text: say`Set up the normal equations of a fit.` },
    { id: 'check-residual', text: say`Decide by its residual whether a proposed solution is the best one.` },
  ],
  hints: [
    say`Multiply both sides by the transpose before you eliminate.`,
    say`The matrix of the normal equations is symmetric, so half of its dot products are enough.`,
    say`Test the residual against every column: all dot products must vanish.`,
  ],
  formulae: [
    {
      id: 'least-squares-normal-equations',
      name: 'The normal equations',
      expression: equal(times(transposed(A), A, x), times(transposed(A), b)),
      description: say`Multiply both sides of the system by the transpose of ${A}. The new system always has a solution, and its solutions are the least-squares solutions.`,
      conditions: [],
      variables: [anyMatrix, anyRight, solution],
      formulaType: 'definition',
    },
    {
      id: 'least-squares-solution',
      name: 'The solution by an inverse',
      expression: equal(x, times(inverse(times(transposed(A), A)), transposed(A), b)),
      description: say`With independent columns the matrix of the normal equations is invertible, and there is only one solution.`,
      conditions: [say`The columns of ${A} are independent.`],
      variables: [independent, right3, solution],
      formulaType: 'rule',
    },
    {
      id: 'least-squares-residual',
      name: 'The residual is perpendicular',
      expression: equal(times(transposed(A), sum(b, negative(times(A, x)))), shown([0], [0])),
      description: say`The residual has the dot product zero with every column of ${A}; here there are two columns.`,
      conditions: [say`${A} has two columns.`],
      variables: [
        { name: 'A', meaning: say`a matrix with two columns`, domain: matrixDomain('m', 2) },
        anyRight,
        solution,
      ],
      formulaType: 'property',
    },
    {
      id: 'least-squares-factor',
      name: 'One unknown',
      expression: equal(dotted(u, times(c, u)), dotted(u, b)),
      description: say`With a single unknown the normal equation is solved by one division.`,
      conditions: [say`There is one unknown, and its column ${u} is not the zero vector.`],
      variables: [column, right, factor],
      formulaType: 'rule',
    },
    {
      id: 'least-squares-pythagoras',
      name: 'The square of the residual',
      expression: equal(dotted(r, r), sum(dotted(b, b), negative(times(c, dotted(u, b))))),
      description: say`Fit and residual share the square of the right side between them, by the theorem of Pythagoras.`,
      conditions: [say`The column has an entry other than ${0}.`],
      variables: [column, right, factor, residual],
      formulaType: 'identity',
    },
    {
      id: 'least-squares-projection',
      name: 'Fitted values solve the normal equations',
      expression: equal(times(transposed(A), P, b), times(transposed(A), b)),
      description: say`The projection of the right side has the same dot products with the columns as the right side itself.`,
      conditions: [],
      variables: [anyMatrix, anyRight, projection],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'least-squares-trend',
      title: 'Trends',
      industry: 'economics',
      description: say`Sales, prices and wages of several years are described by the line that fits them best.`,
    },
    {
      id: 'least-squares-satellites',
      title: 'Finding a position',
      industry: 'navigation',
      description: say`A receiver sees more satellites than it needs, with small errors in each distance, and settles them by least squares.`,
    },
    {
      id: 'least-squares-calibration',
      title: 'Calibrating an instrument',
      industry: 'laboratory work',
      description: say`Known samples and the readings for them give the line by which later readings are turned into amounts.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'least-squares-spring',
      title: 'The stiffness of a spring',
      industry: 'physics',
      description: say`Weights of ${1}, ${2} and ${3} newtons stretch a spring by ${2}, ${4} and ${5} centimetres. The best factor is ${equal(
        quotient(
          dotted(shown([1], [2], [3]), shown([2], [4], [5])),
          dotted(shown([1], [2], [3]), shown([1], [2], [3])),
        ),
        fraction(25, 14),
      )} centimetres for each newton.`,
    },
    {
      id: 'least-squares-growth',
      title: 'A growing plant',
      industry: 'biology',
      description: say`On the days ${0}, ${1} and ${2} a plant is ${1}, ${2} and ${6} centimetres high. The line of least squares starts at the height ${fraction(1, 2)} centimetres and rises by ${fraction(5, 2)} centimetres a day, since these numbers solve the normal equations: ${equal(
        times(shown([3, 3], [3, 5]), fractions([[1, 2]], [[5, 2]])),
        shown([9], [14]),
      )}.`,
    },
  ],
  misconceptions: [
    {
      id: 'least-squares-drop-equations',
      category: 'procedure',
      misconception: say`I solve as many equations as there are unknowns and forget the others.`,
      correct: say`All equations take part, each a little wrong.`,
      whyWrong: say`The choice of the equations would decide the answer, and the others may be missed by far. Here the first equation alone gives ${0}, and the second alone gives ${4}.`,
      example: {
        given: [equal(u, shown([1], [1])), equal(b, shown([0], [4])), equal(x, FACTOR)],
        incorrect: equal(x, quotient(count(0), count(1)), count(0)),
        correct: equal(x, quotient(sum(count(0), count(4)), sum(count(1), count(1))), count(2)),
      },
    },
    {
      id: 'least-squares-cancel',
      category: 'generalization',
      misconception: say`The transpose on both sides of the normal equations cancels, so they say no more than the system itself.`,
      correct: say`A transpose that is not square cannot be cancelled. Here both sides of the normal equations are ${4}, although the two sides of the system differ.`,
      whyWrong: say`Different right sides may have the same product with it: exactly those that differ by something perpendicular to the columns.`,
      example: {
        given: [equal(A, shown([1], [1])), equal(b, shown([0], [4])), equal(x, shown([2]))],
        incorrect: equal(times(A, x), b),
        correct: equal(times(A, x), shown([2], [2])),
      },
    },
    {
      id: 'least-squares-mean-of-quotients',
      category: 'definition',
      misconception: say`With one unknown the answer is the mean of the quotients.`,
      correct: say`It is one quotient of two dot products.`,
      whyWrong: say`The mean of the quotients gives all equations the same weight, although larger entries in the column fix the unknown better.`,
      example: {
        given: [equal(u, shown([1], [2])), equal(b, shown([0], [4])), equal(x, FACTOR)],
        incorrect: equal(
          x,
          quotient(sum(quotient(count(0), count(1)), quotient(count(4), count(2))), count(2)),
          count(1),
        ),
        correct: equal(x, quotient(sum(count(0), count(8)), sum(count(1), count(4))), fraction(8, 5)),
      },
    },
  ],
  learningPathways: [
    ORTHOGONALITY_PAGES.leastSquares,
    ORTHOGONALITY_PAGES.leastSquaresSession,
    ORTHOGONALITY_PAGES.linearLeastSquares,
    ORTHOGONALITY_PAGES.numpyLstsq,
  ],
  nextTopics: [
    say`Fits with weights, for measurements of different quality.`,
    say`The pseudoinverse, which gives the shortest least-squares solution in one product.`,
  ],
};
