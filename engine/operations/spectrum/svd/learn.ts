// What is worth knowing about singular value decompositions.

import { apply, count, equal, grid, power, root, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, numberDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { fractions, shown, times, transposed } from '../../../learning/notation.ts';
import { ORTHOGONALITY_PAGES } from '../../../learning/pathway-orthogonality.ts';
import { NUMPY, WIKIPEDIA } from '../../../learning/pathway-references.ts';
import { SPECTRUM_PAGES } from '../../../learning/pathway-spectrum.ts';

const [A, U, S, V, x] = ['A', 'U', 'S', 'V', 'x'].map(symbol);
const [a, b] = ['a', 'b'].map(symbol);
const GRAM = times(transposed(A), A);

const turned = (name: string) => ({
  name,
  meaning: say`a matrix that turns or reflects the space`,
  domain: matrixDomain('n', 'n', 'orthogonal'),
});
const stretched = {
  name: 'S',
  meaning: say`the diagonal matrix of singular values`,
  domain: matrixDomain('n', 'n', 'diagonal'),
};
const composed = {
  name: 'A',
  meaning: say`the matrix that is decomposed`,
  domain: valueDomain(times(U, S, transposed(V))),
};
const numberNamed = (name: string, meaning: string) => ({ name, meaning: [meaning], domain: numberDomain() });

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`Every matrix, of any shape, turns some perpendicular directions into perpendicular directions again and only stretches along them. The singular value decomposition finds both sets of directions and the factors of the stretch, which are the singular values.`,
  prerequisites: [
    say`Products of matrices, and the transpose.`,
    say`Eigenvalues and eigenvectors of symmetric matrices.`,
    say`Lengths and right angles, and the Gram–Schmidt process.`,
  ],
  intuition: [
    say`Draw the unit circle and multiply each of its points by a matrix with two rows and two columns: the picture is an ellipse. Its half axes are as long as the singular values.`,
    say`Read the three factors from right to left: turn, stretch along the axes, turn again, perhaps with a reflection.`,
    say`A matrix of rank ${1} is a column times a row, and has a single singular value that is not zero. Every other matrix is a sum of such layers, the strongest first.`,
  ],
  concepts: [
    say`The squares of the singular values are eigenvalues of ${GRAM}, which is symmetric and has no negative eigenvalue.`,
    say`There are as many singular values greater than zero as the rank says.`,
    say`Singular values are unique; the vectors are not. One may change the sign of a left vector and of its right vector together, and within a repeated singular value there is more freedom.`,
    say`Of a symmetric matrix the singular values are the absolute values of the eigenvalues.`,
    say`Leaving out the smallest singular values gives the closest matrix of a lower rank (the theorem of Eckart and Young).`,
  ],
  keyTerms: [
    {
      term: 'singular value',
      meaning: say`The length of a half axis of the image of the unit sphere; a number that is not negative.`,
    },
    { term: 'right singular vector', meaning: say`A direction of length ${1} that goes to a half axis.` },
    { term: 'left singular vector', meaning: say`The direction of that half axis, with length ${1}.` },
    {
      term: 'thin form',
      meaning: say`The decomposition with the singular values greater than zero alone, and as many columns in ${U} and ${V}.`,
    },
    {
      term: 'Gram matrix',
      meaning: say`The product of the transpose of a matrix and the matrix: the dot products of its columns.`,
    },
  ],
  objectives: [
    { id: 'decompose', text: say`Write a matrix as ${times(U, S, transposed(V))}.` },
    { id: 'find-singular-values', text: say`Find singular values as square roots of eigenvalues.` },
    { id: 'read-rank-and-shapes', text: say`Tell the rank and the shapes of the factors from each other.` },
    { id: 'know-the-longest-image', text: say`Say how long the image of a vector of length ${1} can be.` },
  ],
  hints: [
    say`Multiply in the order that gives the smaller product; the other one has the same eigenvalues and more zeros.`,
    say`The trace of the product is the sum of the squares of all entries: a quick check of the eigenvalues.`,
    say`Never work out eigenvectors of both products: their signs need not fit together. Multiply by the matrix instead.`,
  ],
  formulae: [
    {
      id: 'svd-definition',
      name: 'The decomposition',
      expression: equal(A, times(U, S, transposed(V))),
      description: say`The columns of ${V} are the right singular vectors, those of ${U} the left ones, and ${S} has the singular values on its diagonal.`,
      conditions: [say`The columns of ${U} and of ${V} are perpendicular and have length ${1}, and ${S} is diagonal.`],
      variables: [
        { name: 'A', meaning: say`the matrix that is decomposed`, domain: matrixDomain('n', 'n') },
        turned('U'),
        turned('V'),
        {
          name: 'S',
          meaning: say`the diagonal matrix of singular values`,
          domain: valueDomain(times(transposed(U), A, V)),
        },
      ],
      formulaType: 'definition',
    },
    {
      id: 'svd-gram',
      name: 'The right singular vectors',
      expression: equal(GRAM, times(V, power(S, count(2)), transposed(V))),
      description: say`In the product the left vectors cancel, so it is diagonalised orthogonally by the right ones.`,
      conditions: [say`The columns of ${U} are perpendicular and have length ${1}.`],
      variables: [turned('U'), stretched, turned('V'), composed],
      formulaType: 'property',
    },
    {
      id: 'svd-image',
      name: 'From right to left',
      expression: equal(times(A, V), times(U, S)),
      description: say`${A} takes each right singular vector to its singular value times the left one.`,
      conditions: [say`The columns of ${V} are perpendicular and have length ${1}.`],
      variables: [turned('U'), stretched, turned('V'), composed],
      formulaType: 'identity',
    },
    {
      id: 'svd-trace',
      name: 'The sum of the squares',
      expression: equal(apply('tr', GRAM), apply('tr', power(S, count(2)))),
      description: say`The squares of all entries add up to the squares of all singular values.`,
      conditions: [say`${S} holds the singular values of ${A}.`],
      variables: [turned('U'), stretched, turned('V'), composed],
      formulaType: 'rule',
    },
    {
      id: 'svd-column',
      name: 'One column',
      expression: equal(apply('norm', grid([[a], [b]])), root(sum(power(a, count(2)), power(b, count(2))))),
      description: say`A single column has one singular value, its length.`,
      conditions: [say`The matrix has one column, or one row.`],
      variables: [numberNamed('a', 'the first entry'), numberNamed('b', 'the second entry')],
      formulaType: 'rule',
    },
  ],
  applications: [
    {
      id: 'svd-images',
      title: 'Pictures in less space',
      industry: 'computing',
      description: say`The grey levels of a picture are a matrix. A few of its largest singular values with their vectors show nearly the same picture and need a small part of the space.`,
    },
    {
      id: 'svd-components',
      title: 'Principal components',
      industry: 'data analysis',
      description: say`The right singular vectors of a table of centred measurements are the directions in which it varies most, and the squares of the singular values say how much.`,
    },
    {
      id: 'svd-robots',
      title: 'How well a robot can move',
      industry: 'robotics',
      description: say`The speeds of the joints and of the hand of a robot are related by a matrix. Where its smallest singular value comes close to zero, the hand can hardly move in one direction.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'svd-lens',
      title: 'A stretched picture',
      industry: 'optics',
      description: say`A distorting mirror maps places by ${shown([3, 0], [4, 5])}. The diagonal direction is stretched most: ${equal(times(shown([3, 0], [4, 5]), shown([1], [1])), times(count(3), shown([1], [3])))}. The direction across it, ${equal(times(shown([3, 0], [4, 5]), shown([-1], [1])), shown([-3], [1]))}, stays perpendicular to it.`,
    },
    {
      id: 'svd-ratings',
      title: 'Ratings with one taste',
      industry: 'recommendation',
      description: say`Two people rate three films as ${shown([1, 2, 2], [2, 4, 4])}. This is ${equal(times(shown([1], [2]), shown([1, 2, 2])), shown([1, 2, 2], [2, 4, 4]))}: one column times one row, so a single singular value describes all of it.`,
    },
  ],
  misconceptions: [
    {
      id: 'eigenvalues-instead',
      category: 'concept',
      misconception: say`The singular values of a square matrix are its eigenvalues.`,
      correct: say`They are the square roots of the eigenvalues of ${GRAM}. For symmetric matrices without negative eigenvalues both agree, for others they do not.`,
      whyWrong: say`The first examples are often symmetric.`,
      example: {
        given: [equal(A, shown([3, 0], [4, 5])), equal(x, shown([1], [1]))],
        incorrect: equal(times(GRAM, x), times(count(25), x)),
        correct: equal(times(GRAM, x), times(count(45), x)),
      },
    },
    {
      id: 'root-forgotten',
      category: 'procedure',
      misconception: say`The largest eigenvalue of ${GRAM} says how long the image of a unit vector can be.`,
      correct: say`Its square root does: eigenvalues of ${GRAM} are squares of singular values, and the roots stand on the diagonal of ${S}.`,
      whyWrong: say`The last small step is forgotten after the long work with the polynomial.`,
      example: {
        given: [equal(A, shown([0, 3], [2, 0])), equal(x, shown([0], [1]))],
        incorrect: equal(apply('norm', times(A, x)), count(9)),
        correct: equal(apply('norm', times(A, x)), count(3)),
      },
    },
    {
      id: 'signs-of-both-sides',
      category: 'procedure',
      misconception: say`The left singular vectors may be any unit eigenvectors of ${times(A, transposed(A))}.`,
      correct: say`They must be the images of the right ones over the singular values, or the signs need not fit.`,
      whyWrong: say`Each set by itself is right up to signs, so the slip shows only when the factors are multiplied.`,
      example: {
        given: [
          equal(A, shown([9, 12], [20, -15])),
          equal(
            V,
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
          ),
          equal(S, shown([25, 0], [0, 15])),
        ],
        incorrect: equal(times(A, V), times(shown([0, 1], [-1, 0]), S)),
        correct: equal(times(A, V), times(shown([0, 1], [1, 0]), S)),
      },
    },
  ],
  learningPathways: [
    SPECTRUM_PAGES.encyclopaedia,
    ORTHOGONALITY_PAGES.sets,
    WIKIPEDIA.singularValues,
    NUMPY.singularValues,
  ],
  nextTopics: [
    say`Approximations of a lower rank, and the pseudoinverse.`,
    say`Principal components: the directions in which data vary most.`,
  ],
};
