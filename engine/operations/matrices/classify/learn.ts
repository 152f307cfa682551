// What is worth knowing about the properties of matrices.

import { apply, count, equal, negative, power, product, sum, symbol, relation } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, wholeDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { fractions, inverse, shown, times, transposed } from '../../../learning/notation.ts';
import { MATH_IS_FUN } from '../../../learning/pathway-pages.ts';
import { WIKIPEDIA } from '../../../learning/pathway-references.ts';

const [A, k, I] = ['A', 'k', 'I'].map(symbol);

/** The chances of sun and rain after sun, and after rain. */
const WEATHER = fractions(
  [
    [3, 4],
    [1, 4],
  ],
  [
    [1, 2],
    [1, 2],
  ],
);

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`Many matrices have a name because of a pattern in their entries or because of what their powers and products give: symmetric, orthogonal, idempotent, nilpotent, stochastic and more. To classify a matrix is to decide for each of these names whether it fits.`,
  prerequisites: [
    say`The transpose, and the product of two matrices.`,
    say`The identity matrix, the inverse and the trace.`,
    say`That one counterexample is enough to refute a statement about all entries.`,
  ],
  intuition: [
    say`A symmetric matrix looks the same in a mirror that lies along its main diagonal.`,
    say`An orthogonal matrix turns or reflects space as one turns a book: lengths and right angles stay.`,
    say`An idempotent matrix is like casting a shadow on the ground: what lies on the ground already stays as it is.`,
    say`A nilpotent matrix is like a queue that moves up by one place at a time and nobody joins: after some steps nobody is left.`,
  ],
  concepts: [
    say`Symmetric and skew-symmetric are statements about ${transposed(A)}, orthogonal and normal about products of ${A} with it.`,
    say`Idempotent, involutory and nilpotent are statements about powers of ${A}.`,
    say`Symmetric, skew-symmetric and orthogonal matrices are all normal.`,
    say`The inverse of an orthogonal matrix is its transpose, and an involutory matrix is its own inverse.`,
    say`Each permutation matrix is orthogonal and doubly stochastic. Its determinant is the sign of the permutation.`,
  ],
  keyTerms: [
    { term: 'symmetric', meaning: say`Equal to its transpose, so that the main diagonal is a mirror.` },
    { term: 'skew-symmetric', meaning: say`Equal to the negative of its transpose.` },
    { term: 'orthogonal', meaning: say`With the transpose as its inverse.` },
    { term: 'normal', meaning: say`Giving the same product with its transpose in both orders.` },
    { term: 'idempotent', meaning: say`Equal to its square, and so to all its powers.` },
    { term: 'involutory', meaning: say`With the identity matrix as its square.` },
    { term: 'nilpotent', meaning: say`With a power that is the zero matrix; the least such exponent is the index.` },
    { term: 'stochastic', meaning: say`Without negative entries, and with rows or columns that each add up to one.` },
    { term: 'inversion', meaning: say`A pair of places whose values in a permutation stand in falling order.` },
  ],
  objectives: [
    { id: 'classify-matrix', text: say`Decide for each of the usual names whether it fits a matrix.` },
    { id: 'find-counterexample', text: say`Name an entry that shows that a property is missing.` },
    { id: 'complete-matrix', text: say`Find an entry for which a matrix gets a property.` },
    { id: 'sign-of-permutation', text: say`Read the inversions, and so the sign, off a permutation matrix.` },
    { id: 'give-example', text: say`Give an example of a matrix with a property.` },
  ],
  hints: [
    say`Look at the entries first: patterns cost no arithmetic.`,
    say`For a property of a product begin with its diagonal. Often the first entry decides.`,
    say`Before you work out powers, look at the trace: that of a nilpotent matrix is zero.`,
  ],
  formulae: [
    {
      id: 'symmetric-transpose',
      name: 'Symmetric',
      expression: equal(transposed(A), A),
      description: say`Entries that are mirror images in the main diagonal are equal.`,
      conditions: [say`${A} is symmetric.`],
      variables: [{ name: 'A', meaning: say`a symmetric matrix`, domain: matrixDomain('n', 'n', 'symmetric') }],
      formulaType: 'definition',
    },
    {
      id: 'orthogonal-product',
      name: 'Orthogonal',
      expression: equal(times(transposed(A), A), I),
      description: say`The columns are perpendicular to each other and have the length one, and so have the rows.`,
      conditions: [say`${A} is orthogonal.`],
      variables: [{ name: 'A', meaning: say`an orthogonal matrix`, domain: matrixDomain('n', 'n', 'orthogonal') }],
      formulaType: 'definition',
    },
    {
      id: 'orthogonal-inverse',
      name: 'The inverse of an orthogonal matrix',
      expression: equal(inverse(A), transposed(A)),
      description: say`Its inverse needs no elimination: the transpose undoes it.`,
      conditions: [say`${A} is orthogonal.`],
      variables: [{ name: 'A', meaning: say`an orthogonal matrix`, domain: matrixDomain('n', 'n', 'orthogonal') }],
      formulaType: 'property',
    },
    {
      id: 'symmetric-normal',
      name: 'Symmetric matrices are normal',
      expression: equal(times(transposed(A), A), times(A, transposed(A))),
      description: say`Both products are the square.`,
      conditions: [say`${A} is symmetric.`],
      variables: [{ name: 'A', meaning: say`a symmetric matrix`, domain: matrixDomain('n', 'n', 'symmetric') }],
      formulaType: 'property',
    },
    {
      id: 'symmetric-part',
      name: 'A matrix and its transpose',
      expression: equal(transposed(sum(A, transposed(A))), sum(A, transposed(A))),
      description: say`The sum of a square matrix and its transpose is symmetric, and their difference is skew-symmetric.`,
      conditions: [],
      variables: [{ name: 'A', meaning: say`a square matrix`, domain: matrixDomain('n', 'n') }],
      formulaType: 'property',
    },
    {
      id: 'skew-trace',
      name: 'The trace of a skew-symmetric matrix',
      expression: equal(apply('tr', sum(A, negative(transposed(A)))), count(0)),
      description: say`The difference of a matrix and its transpose has zeros on the main diagonal.`,
      conditions: [],
      variables: [{ name: 'A', meaning: say`a square matrix`, domain: matrixDomain('n', 'n') }],
      formulaType: 'property',
    },
    {
      id: 'powers-of-orthogonal',
      name: 'Powers of an orthogonal matrix',
      expression: equal(
        product('adjacent', transposed(power(A, k)), power(A, k)),
        power(product('adjacent', transposed(A), A), k),
      ),
      description: say`All powers of an orthogonal matrix are orthogonal.`,
      conditions: [say`${A} is orthogonal.`],
      variables: [
        { name: 'A', meaning: say`an orthogonal matrix`, domain: matrixDomain('n', 'n', 'orthogonal') },
        { name: 'k', meaning: say`a whole number`, domain: wholeDomain(1, 3) },
      ],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'classify-graphics',
      title: 'Turning without stretching',
      industry: 'computer graphics',
      description: say`A program that turns models checks now and then that its matrix is still orthogonal, since rounding would make the model grow or shrink.`,
    },
    {
      id: 'classify-markov',
      title: 'Tables of transitions',
      industry: 'insurance',
      description: say`How drivers move between the classes of a tariff from year to year is a stochastic matrix: every row holds the shares of one class.`,
    },
    {
      id: 'classify-regression',
      title: 'Fitted values',
      industry: 'statistics',
      description: say`The matrix that makes fitted values of measured ones is symmetric and idempotent: what is fitted already stays as it is.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'classify-roads',
      title: 'A table of distances',
      industry: 'transport',
      description: say`Between three towns there are ${12}, ${20} and ${9} kilometres of road. The table equals its transpose, ${equal(transposed(shown([0, 12, 20], [12, 0, 9], [20, 9, 0])), shown([0, 12, 20], [12, 0, 9], [20, 9, 0]))}, because the way back is as long as the way there.`,
    },
    {
      id: 'classify-weather',
      title: 'Sun and rain',
      industry: 'meteorology',
      description: say`After a sunny day comes a rainy one in ${1} of ${4} cases, after a rainy day a sunny one in ${1} of ${2}. Both rows add up to one: ${equal(times(WEATHER, shown([1], [1])), shown([1], [1]))}.`,
    },
  ],
  misconceptions: [
    {
      id: 'classify-zero-square',
      category: 'concept',
      misconception: say`Only the zero matrix has a square of zero.`,
      correct: say`Every nilpotent matrix of index two has such a square.`,
      whyWrong: say`For numbers a product is zero only where a factor is. For matrices the entries of a product are sums, and these may cancel.`,
      example: {
        given: [equal(A, shown([1, -1], [1, -1]))],
        incorrect: relation(power(A, count(2)), 'unequal', shown([0, 0], [0, 0])),
        correct: equal(power(A, count(2)), shown([0, 0], [0, 0])),
      },
    },
    {
      id: 'classify-orthogonal-columns',
      category: 'definition',
      misconception: say`A matrix with perpendicular columns is orthogonal.`,
      correct: say`The columns need the length one as well.`,
      whyWrong: say`The name speaks of right angles alone, and not of lengths.`,
      example: {
        given: [equal(A, shown([1, -1], [1, 1])), equal(I, shown([1, 0], [0, 1]))],
        incorrect: equal(times(transposed(A), A), I),
        correct: equal(times(transposed(A), A), times(count(2), I)),
      },
    },
    {
      id: 'classify-skew-diagonal',
      category: 'procedure',
      misconception: say`To be skew-symmetric, only the entries off the main diagonal must turn their signs.`,
      correct: say`An entry of the main diagonal is its own mirror image, so it must be zero.`,
      whyWrong: say`One compares the two triangles and forgets the line between them.`,
      example: {
        given: [equal(A, shown([1, 2], [-2, 1]))],
        incorrect: equal(transposed(A), negative(A)),
        correct: equal(transposed(A), shown([1, -2], [2, 1])),
      },
    },
  ],
  learningPathways: [MATH_IS_FUN.types, WIKIPEDIA.transpose, WIKIPEDIA.triangular, WIKIPEDIA.matrix],
  nextTopics: [
    say`Symmetric matrices can be brought into diagonal form by orthogonal ones.`,
    say`Stochastic matrices describe Markov chains, whose powers tend to a steady state.`,
  ],
};
