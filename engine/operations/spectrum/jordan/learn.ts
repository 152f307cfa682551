// What is worth knowing about Jordan forms.

import { count, equal, type Expression, grid, negative, power, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { numberDomain, matrixDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { shown, times, inverse } from '../../../learning/notation.ts';
import { MIT } from '../../../learning/pathway-books.ts';
import { WIKIPEDIA } from '../../../learning/pathway-references.ts';
import { SPECTRUM_PAGES } from '../../../learning/pathway-spectrum.ts';

const [A, J, P, a, b] = ['A', 'J', 'P', 'a', 'b'].map(symbol);
const [ZERO, ONE, TWO] = [count(0), count(1), count(2)];

const less = (of: Expression, by: Expression): Expression => sum(of, negative(by));
const block = (of: Expression): Expression =>
  grid([
    [of, ONE],
    [ZERO, of],
  ]);
const two = shown([1, 0], [0, 1]);
const zeroOfTwo = shown([0, 0], [0, 0]);

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`Some matrices have too few eigenvectors to be diagonalised. The Jordan form is the next best thing: diagonal but for a few ones just above the diagonal, which record how the missing eigenvectors are replaced.`,
  prerequisites: [
    say`Eigenvalues with their algebraic and geometric multiplicities.`,
    say`Null spaces and ranks of powers of a square matrix.`,
    say`Change of basis, and what makes two matrices similar.`,
  ],
  intuition: [
    say`The shifted matrix takes each vector of a chain to the one before it, and the first one, which is an eigenvector, to the zero vector.`,
    say`In the plane a single block stretches along one line only and shears everything else along it, so that no second line stays where it is.`,
    say`A block is the limit of diagonalisable matrices of which two eigenvalues, and with them two eigenvectors, have come together.`,
  ],
  concepts: [
    say`For each eigenvalue there are as many blocks as independent eigenvectors.`,
    say`The rows of all blocks of an eigenvalue add up to its algebraic multiplicity.`,
    say`How fast the null spaces of the powers grow decides the sizes: each new power counts the blocks that are long enough.`,
    say`The blocks are determined by the matrix, up to their order; the chains are not, since their last vectors may be chosen.`,
    say`Two matrices are similar over the complex numbers exactly if they have the same blocks.`,
  ],
  keyTerms: [
    { term: 'Jordan block', meaning: say`A square matrix with one number along its diagonal and ones directly above.` },
    {
      term: 'generalised eigenvector',
      meaning: say`A vector other than zero that some power of the shifted matrix takes to zero.`,
    },
    { term: 'chain', meaning: say`Vectors of which each is the image of the following one under the shifted matrix.` },
    {
      term: 'defective',
      meaning: say`Said of an eigenvalue with fewer independent eigenvectors than its multiplicity.`,
    },
    { term: 'nilpotent', meaning: say`Said of a matrix that has a power equal to the zero matrix.` },
  ],
  objectives: [
    { id: 'find-form', text: say`Find the blocks of a matrix and a basis of chains.` },
    { id: 'count-blocks', text: say`Tell the number of blocks from ranks.` },
    { id: 'extend-chain', text: say`Continue an eigenvector to a chain.` },
  ],
  hints: [
    say`Choose the last vector of a chain and multiply downwards; solving upwards from an eigenvector may have no solution.`,
    say`Begin with the longest chain, since shorter ones must be independent of it.`,
    say`If ones come below the diagonal in your form, the chain was written in the opposite order.`,
  ],
  formulae: [
    {
      id: 'jordan-form',
      name: 'The form',
      expression: equal(A, times(P, J, inverse(P))),
      description: say`${J} has blocks along its diagonal, and the columns of ${P} are the chains of generalised eigenvectors, in the same order.`,
      conditions: [
        say`${J} consists of blocks, each with one eigenvalue on its diagonal and ones directly above, and ${P} is invertible.`,
      ],
      variables: [
        { name: 'A', meaning: say`a square matrix`, domain: matrixDomain('n', 'n') },
        { name: 'P', meaning: say`the matrix of the chains`, domain: matrixDomain('n', 'n', 'invertible') },
        { name: 'J', meaning: say`the Jordan form`, domain: valueDomain(times(inverse(P), A, P)) },
      ],
      formulaType: 'definition',
    },
    {
      id: 'jordan-block',
      name: 'A block of two rows',
      expression: equal(block(a), sum(times(a, two), shown([0, 1], [0, 0]))),
      description: say`A block is a multiple of the identity and a nilpotent matrix, which commute.`,
      conditions: [],
      variables: [{ name: 'a', meaning: say`the eigenvalue`, domain: numberDomain() }],
      formulaType: 'rule',
    },
    {
      id: 'jordan-square',
      name: 'The square of a block',
      expression: equal(
        power(block(a), TWO),
        grid([
          [power(a, TWO), times(TWO, a)],
          [ZERO, power(a, TWO)],
        ]),
      ),
      description: say`Above the diagonal stands the derivative of the square, and so it is with every polynomial.`,
      conditions: [],
      variables: [{ name: 'a', meaning: say`the eigenvalue`, domain: numberDomain() }],
      formulaType: 'property',
    },
    {
      id: 'jordan-nilpotent',
      name: 'A shifted block',
      expression: equal(power(less(block(b), times(b, two)), TWO), zeroOfTwo),
      description: say`Shifted by its eigenvalue, a block becomes zero at the power that is its number of rows.`,
      conditions: [say`${b} may be any number, also zero.`],
      variables: [{ name: 'b', meaning: say`the eigenvalue`, domain: numberDomain() }],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'jordan-resonance',
      title: 'Resonance',
      industry: 'mechanical engineering',
      description: say`A swing that is pushed at its own frequency grows without bound. In its equations two eigenvalues fall together, and the one in the block is the factor that grows with time.`,
    },
    {
      id: 'jordan-damping',
      title: 'Critical damping',
      industry: 'vehicle design',
      description: say`A shock absorber between swinging and creeping back has a defective matrix. Designers aim near it because the wheel then comes to rest fastest.`,
    },
    {
      id: 'jordan-optics',
      title: 'Exceptional points',
      industry: 'photonics',
      description: say`Sensors are tuned to a point where two modes of light merge. Close to such a defective matrix a small disturbance splits them by its square root, which is much easier to measure.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'jordan-motion',
      title: 'Steady motion on a track',
      industry: 'robotics',
      description: say`Position and speed of a cart after each second follow ${equal(A, shown([1, 1], [0, 1]))}, which is a block already. After two seconds ${equal(power(A, TWO), shown([1, 2], [0, 1]))}: the position grows steadily, not like a power.`,
    },
    {
      id: 'jordan-savings',
      title: 'Saving the interest apart',
      industry: 'finance',
      description: say`Two accounts double each period, and the first also receives a deposit from the second: ${equal(J, shown([2, 1], [0, 2]))}. After two periods ${equal(power(J, TWO), shown([4, 4], [0, 4]))}, where the corner counts both ways in which the deposit can go.`,
    },
  ],
  misconceptions: [
    {
      id: 'jordan-power-entrywise',
      category: 'procedure',
      misconception: say`A power of a block has powers on the diagonal and still a one above.`,
      correct: say`The entry above the diagonal changes, too.`,
      whyWrong: say`With diagonal matrices it is enough to raise the entries.`,
      example: {
        given: [equal(A, shown([2, 1], [0, 2]))],
        incorrect: equal(power(A, TWO), shown([4, 1], [0, 4])),
        correct: equal(power(A, TWO), shown([4, 4], [0, 4])),
      },
    },
    {
      id: 'jordan-repeated-defective',
      category: 'generalization',
      misconception: say`A repeated eigenvalue always needs a one above the diagonal.`,
      correct: say`Only missing eigenvectors do. Shifted by its eigenvalue, this matrix is zero, so every vector is an eigenvector.`,
      whyWrong: say`Examples of repeated eigenvalues in books are mostly defective ones.`,
      example: {
        given: [equal(A, shown([3, 0], [0, 3]))],
        incorrect: equal(less(A, times(count(3), two)), shown([0, 1], [0, 0])),
        correct: equal(less(A, times(count(3), two)), zeroOfTwo),
      },
    },
    {
      id: 'jordan-order-of-chain',
      category: 'procedure',
      misconception: say`The shifted matrix takes the eigenvector to the next vector of the chain.`,
      correct: say`It takes the eigenvector to zero; the next vector is taken to the eigenvector.`,
      whyWrong: say`One writes the eigenvector first and reads the chain from left to right.`,
      example: {
        given: [equal(A, shown([0, 1], [0, 0]))],
        incorrect: equal(times(A, shown([1], [0])), shown([0], [1])),
        correct: equal(times(A, shown([1], [0])), shown([0], [0])),
      },
    },
  ],
  learningPathways: [SPECTRUM_PAGES.diagonalization, MIT.eigenvalues, WIKIPEDIA.jordan],
  nextTopics: [
    say`Powers and exponentials of matrices that cannot be diagonalised.`,
    say`Linear differential equations with repeated roots.`,
  ],
};
