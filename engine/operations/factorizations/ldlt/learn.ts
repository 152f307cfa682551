// What is worth knowing about LDLᵀ factorizations.

import {
  apply,
  equal,
  product,
  symbol,
  count,
  indexed,
  list,
  negative,
  power,
  productSeries,
  quotient,
  sum,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, valueDomain, answerDomain, sizeDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { shown, times, transposed, entryOf } from '../../../learning/notation.ts';
import { MIT } from '../../../learning/pathway-books.ts';
import { WIKIPEDIA } from '../../../learning/pathway-references.ts';

const [A, L, D, x] = ['A', 'L', 'D', 'x'].map(symbol);
const PRODUCT = times(L, D, transposed(L));

const lower = {
  name: 'L',
  meaning: say`a lower triangular factor with ones on its diagonal`,
  domain: matrixDomain('n', 'n', 'lower-triangular'),
};
const diagonal = { name: 'D', meaning: say`a diagonal factor`, domain: matrixDomain('n', 'n', 'diagonal') };
const whole = { name: 'A', meaning: say`the product of all three`, domain: valueDomain(PRODUCT) };
const symmetric = (size: 'n' | 3) => ({
  name: 'A',
  meaning: say`the symmetric matrix that is factored`,
  domain: matrixDomain(size, size, 'positive-definite'),
});
const factor = {
  name: 'L',
  meaning: say`the lower triangular factor, with ones on its diagonal`,
  domain: answerDomain('ldlt', { a: 'A' }, 'L'),
};
const pivots = {
  name: 'D',
  meaning: say`the diagonal factor, which holds the pivots`,
  domain: answerDomain('ldlt', { a: 'A' }, 'D'),
};
const vector = { name: 'x', meaning: say`any column of the same height`, domain: matrixDomain('n', 1) };
const HAS_FACTORS = say`${A} is symmetric, and no pivot is zero, so that no rows have to be exchanged.`;

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`A symmetric matrix is the product of a triangular factor, a diagonal one and the transpose of the first: the pivots stand on the diagonal in between. No root is needed, and the pivots may have either sign.`,
  prerequisites: [
    say`Symmetric matrices, which equal their transposes.`,
    say`Elimination without exchanges, and its multipliers.`,
    say`The transpose of a product, in which the order is turned round.`,
  ],
  intuition: [
    say`What is done to the rows is done to the columns as well. So all entries off the diagonal become zero, and the pivots are left on it.`,
    say`For the quadratic form this is completing the square: each pivot is the factor of one square, and each row of the last factor says what is squared.`,
    say`A symmetric table holds every number twice, so half of the working can be copied from the other half.`,
  ],
  concepts: [
    say`The pivots are those of the elimination, and their product is the determinant.`,
    say`The number of negative pivots is the greatest dimension of a space on which the quadratic form is negative for all vectors but zero.`,
    say`If all pivots are positive, their roots can be shared out, which leads to the factor of Cholesky.`,
    say`A zero pivot with a nonzero entry below it stops the process; an exchange of rows alone would spoil the symmetry.`,
    say`Where no pivot is zero, there is only one such factorization.`,
  ],
  keyTerms: [
    { term: 'symmetric matrix', meaning: say`One whose entries are mirrored at the main diagonal.` },
    { term: 'diagonal factor', meaning: say`The matrix between the triangular ones, which holds the pivots.` },
    {
      term: 'quadratic form',
      meaning: say`The number that a symmetric matrix makes of a vector, by multiplying it from both sides.`,
    },
    { term: 'completing the square', meaning: say`Writing a quadratic expression as a sum of multiples of squares.` },
    { term: 'inertia', meaning: say`How many pivots are positive, negative and zero.` },
  ],
  objectives: [
    { id: 'find-ldlt', text: say`Find the two different factors of a symmetric matrix.` },
    { id: 'rebuild-symmetric', text: say`Multiply the factors, using the symmetry of the product.` },
    { id: 'signs-of-pivots', text: say`Read the determinant and the signs of a quadratic form from the pivots.` },
  ],
  hints: [
    say`Check the symmetry first; a single entry that differs ends the matter.`,
    say`Work below the diagonal alone: what stands above it follows by mirroring.`,
    say`Multipliers are entries of the pivot column divided by the pivot, so fractions come from the pivots.`,
  ],
  formulae: [
    {
      id: 'ldlt-definition',
      name: 'The factorization',
      expression: equal(A, PRODUCT),
      description: say`${L} is lower triangular with ones on its diagonal, and ${D} is diagonal. The third factor is the transpose of the first.`,
      conditions: [say`${A} is symmetric, and no pivot is zero, so that no rows have to be exchanged.`],
      variables: [symmetric('n'), factor, pivots],
      formulaType: 'definition',
    },
    {
      id: 'ldlt-entries',
      name: 'The first entries of the factors',
      expression: list(
        [
          equal(indexed('d', 1, 1), indexed('a', 1, 1)),
          equal(indexed('l', 2, 1), quotient(indexed('a', 2, 1), indexed('d', 1, 1))),
          equal(
            indexed('d', 2, 2),
            sum(indexed('a', 2, 2), negative(times(power(indexed('l', 2, 1), count(2)), indexed('d', 1, 1)))),
          ),
        ],
        'none',
      ),
      description: say`The first pivot is an entry of the matrix. Divide the entries below it by the pivot, and take from the next diagonal entry the square of the multiplier times the pivot.`,
      conditions: [say`${A} is symmetric, and its first entry is not zero.`],
      variables: [symmetric(3), factor, pivots],
      formulaType: 'rule',
    },
    {
      id: 'ldlt-determinant',
      name: 'Determinant by the pivots',
      expression: equal(
        apply('det', A),
        productSeries('i', count(1), symbol('n'), entryOf('d', symbol('i'), symbol('i'))),
      ),
      description: say`Both triangular factors have the determinant one, so the product of the pivots is left.`,
      conditions: [
        say`${A} is symmetric with ${symbol('n')} rows, and no pivot is zero, so that no rows have to be exchanged.`,
      ],
      variables: [symmetric('n'), pivots, { name: 'n', meaning: say`the number of rows`, domain: sizeDomain }],
      formulaType: 'property',
    },
    {
      id: 'ldlt-form',
      name: 'The quadratic form as squares',
      expression: equal(
        product('adjacent', transposed(x), A, x),
        product(
          'adjacent',
          transposed(product('adjacent', transposed(L), x)),
          D,
          product('adjacent', transposed(L), x),
        ),
      ),
      description: say`With new unknowns only squares are left, each times a pivot.`,
      conditions: [HAS_FACTORS],
      variables: [lower, diagonal, whole, vector],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'ldlt-trusses',
      title: 'Stiffness of a bridge',
      industry: 'structural engineering',
      description: say`Stiffness matrices are symmetric. Programs for bridges keep one triangular factor and the pivots, which halves memory and time.`,
    },
    {
      id: 'ldlt-optimisation',
      title: 'Minimum or saddle',
      industry: 'mathematical optimisation',
      description: say`At a candidate for a minimum the signs of the pivots of the second derivatives tell whether it goes up in all directions.`,
    },
    {
      id: 'ldlt-filters',
      title: 'Uncertainty that stays positive',
      industry: 'navigation',
      description: say`Navigation filters carry uncertainties as such factors, so that rounding cannot make a variance negative unnoticed.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'ldlt-springs',
      title: 'Two masses on springs',
      industry: 'mechanical engineering',
      description: say`Two masses between springs have the stiffness matrix ${equal(A, shown([1, -1], [-1, 3]))}. It is ${equal(A, times(shown([1, 0], [-1, 1]), shown([1, 0], [0, 2]), shown([1, -1], [0, 1])))}, with positive pivots: every push costs energy.`,
    },
    {
      id: 'ldlt-saddle',
      title: 'A mountain pass',
      industry: 'geodesy',
      description: say`Near a pass the land is described by ${equal(A, shown([1, 2], [2, 1]))}. The factors are ${equal(A, times(shown([1, 0], [2, 1]), shown([1, 0], [0, -3]), shown([1, 2], [0, 1])))}: one pivot of each sign, up one way and down the other.`,
    },
  ],
  misconceptions: [
    {
      id: 'ldlt-pivots-are-diagonal',
      category: 'procedure',
      misconception: say`The middle factor holds the diagonal of the matrix.`,
      correct: say`It holds the pivots, which elimination changes one after the other.`,
      whyWrong: say`Only the first pivot is still an entry of the matrix. The others have lost multiples of what stood beside them.`,
      example: {
        given: [equal(A, shown([1, 2], [2, 7])), equal(L, shown([1, 0], [2, 1]))],
        incorrect: equal(A, times(L, shown([1, 0], [0, 7]), transposed(L))),
        correct: equal(A, times(L, shown([1, 0], [0, 3]), transposed(L))),
      },
    },
    {
      id: 'ldlt-transpose-first',
      category: 'procedure',
      misconception: say`The transpose may as well come first.`,
      correct: say`The lower factor stands on the left.`,
      whyWrong: say`Both orders give symmetric matrices, and that is why the slip is not noticed at once.`,
      example: {
        given: [equal(L, shown([1, 0], [1, 1])), equal(D, shown([2, 0], [0, 3]))],
        incorrect: equal(PRODUCT, shown([5, 3], [3, 3])),
        correct: equal(PRODUCT, shown([2, 2], [2, 5])),
      },
    },
    {
      id: 'ldlt-always-exists',
      category: 'generalization',
      misconception: say`Every symmetric matrix can be factored in this way.`,
      correct: say`A zero pivot with an entry below it stops the elimination. Here the first pivot is ${0}, and no multiple of it is the entry ${1} below.`,
      whyWrong: say`For positive definite matrices it never happens, and most examples are of that kind.`,
      example: {
        given: [equal(A, shown([0, 1], [1, 0])), equal(L, shown([1, 0], [1, 1])), equal(D, shown([0, 0], [0, 1]))],
        incorrect: equal(A, PRODUCT),
        correct: {
          kind: 'relation',
          first: PRODUCT,
          links: [
            { comparison: 'equal', right: shown([0, 0], [0, 1]) },
            { comparison: 'unequal', right: A },
          ],
        },
      },
    },
  ],
  learningPathways: [MIT.elimination, WIKIPEDIA.cholesky, WIKIPEDIA.definite],
  nextTopics: [
    say`The Cholesky factorization, for positive pivots.`,
    say`Definite and indefinite matrices, and how pivots tell them apart.`,
  ],
};
