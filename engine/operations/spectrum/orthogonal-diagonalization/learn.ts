// What is worth knowing about orthogonal diagonalisation.

import { count, equal, grid, negative, power, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, numberDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { dotted, fraction, fractions, shown, times, transposed } from '../../../learning/notation.ts';
import { ORTHOGONALITY_PAGES } from '../../../learning/pathway-orthogonality.ts';
import { WIKIPEDIA } from '../../../learning/pathway-references.ts';
import { SPECTRUM_PAGES } from '../../../learning/pathway-spectrum.ts';

const [A, D, Q, u, v] = ['A', 'D', 'Q', 'u', 'v'].map(symbol);
const [x, y, p, q] = ['x', 'y', 'p', 'q'].map(symbol);

const axes = {
  name: 'Q',
  meaning: say`a square matrix with perpendicular columns of length ${1}`,
  domain: matrixDomain('n', 'n', 'orthogonal'),
};
const diagonal = { name: 'D', meaning: say`a diagonal matrix`, domain: matrixDomain('n', 'n', 'diagonal') };
const composed = {
  name: 'A',
  meaning: say`the symmetric matrix that is diagonalised`,
  domain: valueDomain(times(Q, D, transposed(Q))),
};
const vectorNamed = (name: string) => ({ name, meaning: say`a vector`, domain: matrixDomain('n', 1) });
const numberNamed = (name: string, meaning: string) => ({ name, meaning: [meaning], domain: numberDomain() });

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`A symmetric matrix stretches space along axes at right angles to each other. Orthogonal diagonalisation finds these axes as unit eigenvectors, and the factors of the stretch as eigenvalues; no inverse is needed, because the transpose does its work.`,
  prerequisites: [
    say`Eigenvalues, and a basis of each eigenspace.`,
    say`Dot products, lengths and right angles.`,
    say`The Gram–Schmidt process, which makes vectors perpendicular.`,
  ],
  intuition: [
    say`Turn the axes, stretch along them, and turn back: this is what the three factors do, read from right to left.`,
    say`A symmetric matrix maps the unit circle to an ellipse whose axes are eigenvectors. The axes of an ellipse are perpendicular.`,
    say`A sphere that is stretched by one factor in a whole plane has no special axes in that plane, so any two at right angles will do.`,
  ],
  concepts: [
    say`The spectral theorem: each real symmetric matrix has real eigenvalues and a basis of perpendicular eigenvectors. No symmetric matrix is defective.`,
    say`Only symmetric matrices can be diagonalised orthogonally, because the product of the three factors is its own transpose.`,
    say`Within the eigenspace of a repeated eigenvalue there are many choices, and so there are many right answers for ${Q}.`,
    say`The matrix is a sum of projections on its axes, each multiplied by the eigenvalue of the axis.`,
    say`In the new coordinates a quadratic form has only squares: its mixed terms are gone.`,
  ],
  keyTerms: [
    { term: 'symmetric matrix', meaning: say`A matrix that is equal to its transpose.` },
    { term: 'orthogonal matrix', meaning: say`A square matrix whose transpose is its inverse.` },
    { term: 'orthonormal', meaning: say`Said of vectors of length ${1} at right angles to each other.` },
    { term: 'principal axes', meaning: say`The lines of the perpendicular eigenvectors of a symmetric matrix.` },
    {
      term: 'spectral theorem',
      meaning: say`The statement that every real symmetric matrix can be diagonalised orthogonally.`,
    },
  ],
  objectives: [
    {
      id: 'diagonalise-orthogonally',
      text: say`Write a symmetric matrix as ${times(Q, D, transposed(Q))} with an orthogonal matrix ${Q}.`,
    },
    {
      id: 'decide-orthogonally-diagonalisable',
      text: say`Decide whether a matrix can be diagonalised orthogonally.`,
    },
    { id: 'use-right-angles', text: say`Use the right angles between eigenvectors to find or check one of them.` },
    { id: 'recognise-orthogonal-matrices', text: say`Recognise orthogonal matrices by their columns.` },
  ],
  hints: [
    say`With three rows and different eigenvalues the last eigenvector is the cross product of the other two.`,
    say`If two eigenvectors for different eigenvalues are not perpendicular, there is a slip: look for it at once.`,
    say`Keep whole numbers as long as possible, and divide by the lengths at the end.`,
  ],
  formulae: [
    {
      id: 'orthogonal-factors',
      name: 'The factorization',
      expression: equal(A, times(Q, D, transposed(Q))),
      description: say`The columns of ${Q} are perpendicular unit eigenvectors, and each diagonal entry of ${D} is the eigenvalue of the column in its place.`,
      conditions: [say`${A} is symmetric.`],
      variables: [
        { name: 'A', meaning: say`a symmetric matrix`, domain: matrixDomain('n', 'n', 'symmetric') },
        axes,
        {
          name: 'D',
          meaning: say`the diagonal matrix of eigenvalues`,
          domain: valueDomain(times(transposed(Q), A, Q)),
        },
      ],
      formulaType: 'definition',
    },
    {
      id: 'orthogonal-diagonal-form',
      name: 'The diagonal form',
      expression: equal(D, times(transposed(Q), A, Q)),
      description: say`In the coordinates of the axes the matrix is diagonal.`,
      conditions: [say`The columns of ${Q} are unit eigenvectors at right angles.`],
      variables: [axes, diagonal, composed],
      formulaType: 'rule',
    },
    {
      id: 'orthogonal-moves-across',
      name: 'Symmetry and dot products',
      expression: equal(dotted(times(A, u), v), dotted(u, times(A, v))),
      description: say`A symmetric matrix may change sides in a dot product. For two eigenvectors this gives the right angle: both sides are multiples of their dot product, with different factors.`,
      conditions: [say`${A} is symmetric.`],
      variables: [
        { name: 'A', meaning: say`a symmetric matrix`, domain: matrixDomain('n', 'n', 'symmetric') },
        vectorNamed('u'),
        vectorNamed('v'),
      ],
      formulaType: 'identity',
    },
    {
      id: 'orthogonal-square',
      name: 'Powers keep the axes',
      expression: equal(power(A, count(2)), times(Q, power(D, count(2)), transposed(Q))),
      description: say`The square has the same axes, and the squares of the eigenvalues.`,
      conditions: [say`${Q} has perpendicular unit eigenvectors as columns; other powers behave alike.`],
      variables: [axes, diagonal, composed],
      formulaType: 'property',
    },
    {
      id: 'orthogonal-form-of-two',
      name: 'A form with equal squares',
      expression: equal(
        times(
          grid([[x, y]]),
          grid([
            [p, q],
            [q, p],
          ]),
          grid([[x], [y]]),
        ),
        grid([
          [
            sum(
              times(sum(p, q), power(sum(x, y), count(2)), fraction(1, 2)),
              times(sum(p, negative(q)), power(sum(x, negative(y)), count(2)), fraction(1, 2)),
            ),
          ],
        ]),
      ),
      description: say`Along the two diagonals of the plane the mixed term is gone, and the eigenvalues are the factors of the squares.`,
      conditions: [say`Both entries of the diagonal are ${p}.`],
      variables: [
        numberNamed('p', 'the entries of the diagonal'),
        numberNamed('q', 'the entries beside it'),
        numberNamed('x', 'the first coordinate'),
        numberNamed('y', 'the second coordinate'),
      ],
      formulaType: 'rule',
    },
  ],
  applications: [
    {
      id: 'orthogonal-components',
      title: 'Principal components',
      industry: 'data analysis',
      description: say`The covariance matrix of measurements is symmetric. Its axes are the directions in which the data vary without correlation, and the eigenvalues are the variances along them.`,
    },
    {
      id: 'orthogonal-inertia',
      title: 'Spinning bodies',
      industry: 'mechanical engineering',
      description: say`Each body has three perpendicular axes about which it spins without shaking: the eigenvectors of its matrix of inertia. Wheels are balanced until one of them is the axle.`,
    },
    {
      id: 'orthogonal-stress',
      title: 'Stress in a beam',
      industry: 'civil engineering',
      description: say`The stress at a point is a symmetric matrix. Across its axes there is pull or pressure only and no shear, and cracks open at right angles to the largest pull.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'orthogonal-springs',
      title: 'Two coupled carts',
      industry: 'physics',
      description: say`Springs between two carts have the matrix ${shown([2, -1], [-1, 2])}. If the carts move together, ${equal(times(shown([2, -1], [-1, 2]), shown([1], [1])), times(count(1), shown([1], [1])))}; if they move against each other, ${equal(times(shown([2, -1], [-1, 2]), shown([1], [-1])), times(count(3), shown([1], [-1])))}. The two motions are perpendicular, and each vibrates at a rate of its own.`,
    },
    {
      id: 'orthogonal-dish',
      title: 'A lens with two curvatures',
      industry: 'optics',
      description: say`The curvature of a lens at its centre is ${shown([41, 12], [12, 34])}. Its axes are those of ${equal(
        times(shown([41, 12], [12, 34]), fractions([[4, 5]], [[3, 5]])),
        times(count(50), fractions([[4, 5]], [[3, 5]])),
      )} and the direction across it, so the glass is ground along these.`,
    },
  ],
  misconceptions: [
    {
      id: 'any-eigenvectors-will-do',
      category: 'procedure',
      misconception: say`Any basis of eigenvectors of a symmetric matrix is perpendicular, so it only has to be divided by lengths.`,
      correct: say`Only eigenvectors for different eigenvalues are perpendicular by themselves. Within one eigenspace the vectors of a basis need not be perpendicular. The Gram–Schmidt process makes them so.`,
      whyWrong: say`With different eigenvalues everything fits at once, and most first examples are like that.`,
      example: {
        given: [equal(u, shown([-1], [1], [0])), equal(v, shown([-1], [0], [1]))],
        incorrect: equal(dotted(u, v), count(0)),
        correct: equal(dotted(u, v), count(1)),
      },
    },
    {
      id: 'lengths-forgotten',
      category: 'procedure',
      misconception: say`Perpendicular eigenvectors make an orthogonal matrix, whatever their lengths.`,
      correct: say`Each column needs the length ${1}, or the transpose is not the inverse.`,
      whyWrong: say`The word orthogonal suggests right angles only.`,
      example: {
        given: [equal(Q, shown([1, -1], [1, 1]))],
        incorrect: equal(times(transposed(Q), Q), shown([1, 0], [0, 1])),
        correct: equal(times(transposed(Q), Q), shown([2, 0], [0, 2])),
      },
    },
    {
      id: 'transpose-on-the-left',
      category: 'order',
      misconception: say`The transpose of Q stands on the left of D when the matrix is put together again.`,
      correct: say`It stands on the right. On the left it stands when the diagonal matrix is worked out from A.`,
      whyWrong: say`Both products look alike, and in examples with a symmetric Q they even agree.`,
      example: {
        given: [
          equal(
            Q,
            fractions(
              [
                [3, 5],
                [-4, 5],
              ],
              [
                [4, 5],
                [3, 5],
              ],
            ),
          ),
          equal(D, shown([25, 0], [0, 0])),
          equal(A, shown([9, 12], [12, 16])),
        ],
        incorrect: equal(times(transposed(Q), D, Q), A),
        correct: equal(times(Q, D, transposed(Q)), A),
      },
    },
  ],
  learningPathways: [
    SPECTRUM_PAGES.diagonalization,
    ORTHOGONALITY_PAGES.sets,
    ORTHOGONALITY_PAGES.gramSchmidtSession,
    WIKIPEDIA.spectralTheorem,
  ],
  nextTopics: [
    say`Quadratic forms and their principal axes.`,
    say`The singular value decomposition, which does the same for matrices of any shape with two sets of axes.`,
  ],
};
