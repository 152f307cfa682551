// What is worth knowing about definiteness.

import {
  count,
  determinantOf,
  equal,
  type Expression,
  negative,
  power,
  product,
  quotient,
  relation,
  series,
  subscript,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, numberDomain, sizeDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { entryOf, shown, times, transposed } from '../../../learning/notation.ts';
import { MIT } from '../../../learning/pathway-books.ts';
import { WIKIPEDIA } from '../../../learning/pathway-references.ts';

const [A, M, a, b, c, k, x, y] = ['A', 'M', 'a', 'b', 'c', 'k', 'x', 'y'].map(symbol);
const [i, j] = ['i', 'j'].map(symbol);
const TWO = count(2);

const form = (of: Expression): Expression => times(transposed(of), A, of);
const square = (of: Expression): Expression => power(of, TWO);
const dotForm = product('dot', x, times(A, x));

const any = numberDomain();

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`A symmetric matrix makes a number of each vector, its quadratic form. The matrix is called definite if this number has the same sign for all vectors other than zero, semidefinite if it may also be zero, and indefinite if both signs occur.`,
  prerequisites: [
    say`Symmetric matrices and their quadratic forms.`,
    say`Determinants of matrices with two and three rows.`,
    say`Completing the square in an expression with one unknown.`,
  ],
  intuition: [
    say`Above the plane, a positive definite form is a bowl, a negative definite one a hill, and an indefinite one a saddle.`,
    say`A semidefinite form is a valley or a ridge: it stays level along some line through the origin.`,
    say`Lengths do not matter: if a vector is made three times as long, the form becomes nine times as large and keeps its sign.`,
  ],
  concepts: [
    say`Each quadratic form is a sum of multiples of squares, and the signs of their factors are the same however the squares are found.`,
    say`How many factors are positive, negative and missing is the inertia of the matrix. The eigenvalues have the same signs.`,
    say`Sylvester's criterion: a matrix is positive definite exactly if all leading principal minors are positive, and negative definite exactly if they alternate, beginning with a negative one.`,
    say`Minors that are zero decide less: for a semidefinite matrix all principal minors would have to be looked at, not the leading ones alone.`,
    say`An entry of the diagonal is the form of a unit vector, so a definite matrix has entries of one sign there.`,
  ],
  keyTerms: [
    {
      term: 'quadratic form',
      meaning: say`A sum of squares and products of unknowns, with the entries of a matrix as factors.`,
    },
    { term: 'positive definite', meaning: say`Said of a matrix whose form is positive for all vectors but zero.` },
    { term: 'semidefinite', meaning: say`Said of a matrix whose form never takes one of the two signs.` },
    { term: 'indefinite', meaning: say`Said of a matrix whose form takes both signs.` },
    {
      term: 'leading principal minor',
      meaning: say`The determinant of the first rows and the same number of first columns.`,
    },
    { term: 'inertia', meaning: say`The numbers of positive, negative and zero eigenvalues.` },
  ],
  objectives: [
    { id: 'use-minors', text: say`Decide by the leading principal minors whether a matrix is definite.` },
    { id: 'complete-squares', text: say`Write a quadratic form as a sum of squares and read its inertia.` },
    { id: 'choose-an-entry', text: say`Find entries for which a matrix has a wanted class, and give examples.` },
    { id: 'extremes', text: say`Tell a minimum, a maximum and a saddle apart by second derivatives.` },
  ],
  hints: [
    say`Look at the diagonal first: entries of both signs make a matrix indefinite at once.`,
    say`For a negative definite matrix the minors of even size are positive.`,
    say`To show that a matrix is indefinite, two vectors are enough.`,
  ],
  formulae: [
    {
      id: 'definiteness-definition',
      name: 'Positive definite',
      expression: relation(dotForm, 'greater', count(0)),
      description: say`The form is positive for every vector other than the zero vector. For the other classes the sign is another one, or not the same for all vectors.`,
      conditions: [say`${A} is symmetric and positive definite, and ${x} is not the zero vector.`],
      variables: [
        { name: 'A', meaning: say`a positive definite matrix`, domain: matrixDomain('n', 'n', 'positive-definite') },
        { name: 'x', meaning: say`a vector`, domain: matrixDomain('n', 1, 'nonzero') },
      ],
      formulaType: 'definition',
    },
    {
      id: 'definiteness-form',
      name: 'The quadratic form',
      expression: equal(
        dotForm,
        series(
          'i',
          count(1),
          symbol('n'),
          series('j', count(1), symbol('n'), times(entryOf('a'), subscript(x, i), subscript(x, j))),
        ),
      ),
      description: say`Each entry is multiplied with the unknowns of its row and of its column.`,
      conditions: [say`${A} is symmetric.`],
      variables: [
        { name: 'A', meaning: say`the matrix of the form`, domain: matrixDomain('n', 'n', 'symmetric') },
        { name: 'x', meaning: say`the column of the unknowns`, domain: matrixDomain('n', 1) },
        { name: 'n', meaning: say`how many unknowns there are`, domain: sizeDomain },
      ],
      formulaType: 'definition',
    },
    {
      id: 'definiteness-scaling',
      name: 'A longer vector, the same sign',
      expression: equal(form(times(k, x)), times(square(k), form(x))),
      description: say`The form of a multiple of a vector is the form of the vector, times a square.`,
      conditions: [say`${A} is symmetric.`],
      variables: [
        { name: 'A', meaning: say`a symmetric matrix`, domain: matrixDomain('n', 'n', 'symmetric') },
        { name: 'x', meaning: say`any column of the same height`, domain: matrixDomain('n', 1) },
        { name: 'k', meaning: say`any number`, domain: any },
      ],
      formulaType: 'property',
    },
    {
      id: 'definiteness-two-squares',
      name: 'Two unknowns as squares',
      expression: equal(
        sum(times(a, square(x)), times(TWO, b, x, y), times(c, square(y))),
        sum(
          times(a, square(sum(x, times(quotient(b, a), y)))),
          times(quotient(sum(times(a, c), negative(square(b))), a), square(y)),
        ),
      ),
      description: say`The factors are the first minor, and the second minor divided by the first.`,
      conditions: [say`${a} is not zero.`],
      variables: [
        { name: 'a', meaning: say`the first entry of the diagonal`, domain: numberDomain('nonzero') },
        { name: 'b', meaning: say`the entry beside it`, domain: any },
        { name: 'c', meaning: say`the last entry of the diagonal`, domain: any },
        { name: 'x', meaning: say`the first unknown`, domain: any },
        { name: 'y', meaning: say`the second unknown`, domain: any },
      ],
      formulaType: 'identity',
    },
    {
      id: 'definiteness-of-products',
      name: 'A transpose times its matrix',
      expression: equal(times(transposed(x), transposed(M), M, x), times(transposed(times(M, x)), times(M, x))),
      description: say`The form of such a product is a sum of squares, so the product is positive semidefinite.`,
      conditions: [],
      variables: [
        { name: 'M', meaning: say`a matrix of any shape`, domain: matrixDomain('m', 'n') },
        { name: 'x', meaning: say`a column as high as ${M} is wide`, domain: matrixDomain('n', 1) },
      ],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'definiteness-extremes',
      title: 'Minimum, maximum or saddle',
      industry: 'mathematical optimisation',
      description: say`Where all slopes of a function are zero, the matrix of its second derivatives decides: positive definite means a minimum, negative definite a maximum, indefinite a saddle.`,
    },
    {
      id: 'definiteness-energy',
      title: 'Structures that stand',
      industry: 'structural engineering',
      description: say`The energy of a frame under load is a quadratic form. The frame is stable if its stiffness matrix is positive definite, and can move freely if it is only semidefinite.`,
    },
    {
      id: 'definiteness-covariance',
      title: 'Tables of covariances',
      industry: 'finance',
      description: say`The risk of a portfolio is the form of a covariance matrix, which must be positive semidefinite. A table put together from different sources often is not.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'definiteness-springs',
      title: 'Two carts on springs',
      industry: 'mechanical engineering',
      description: say`Two carts, each held by a spring and joined by another, have the stiffness matrix ${equal(A, shown([2, -1], [-1, 2]))} with ${equal(determinantOf(A), count(3))}. Both minors are positive, so every push costs energy.`,
    },
    {
      id: 'definiteness-prices',
      title: 'Two products of one shop',
      industry: 'economics',
      description: say`The profit of a shop bends with its two prices as the matrix ${equal(A, shown([-4, 1], [1, -3]))} of second derivatives says, with ${equal(determinantOf(A), count(11))}. The first entry is negative and the determinant positive, so where the slopes are zero the profit is greatest.`,
    },
  ],
  misconceptions: [
    {
      id: 'definiteness-positive-entries',
      category: 'generalization',
      misconception: say`A matrix of positive entries is positive definite.`,
      correct: say`Large entries beside the diagonal can make the form negative.`,
      whyWrong: say`The unknowns may have different signs, so the products of two unknowns may be negative.`,
      example: {
        given: [equal(A, shown([1, 2], [2, 1]))],
        incorrect: relation(determinantOf(A), 'greater', count(0)),
        correct: equal(determinantOf(A), negative(count(3))),
      },
    },
    {
      id: 'definiteness-negative-minors',
      category: 'rule',
      misconception: say`A matrix is negative definite if all its leading minors are negative.`,
      correct: say`They alternate: those with an even number of rows are positive.`,
      whyWrong: say`A determinant of two rows does not change when all signs of the matrix are turned.`,
      example: {
        given: [equal(A, shown([-1, 0], [0, -2]))],
        incorrect: relation(determinantOf(A), 'less', count(0)),
        correct: equal(determinantOf(A), TWO),
      },
    },
    {
      id: 'definiteness-zero-minors',
      category: 'generalization',
      misconception: say`If no leading minor is negative, the matrix is positive semidefinite.`,
      correct: say`Once a leading minor is zero, the later ones may hide a negative direction.`,
      whyWrong: say`For positive definite matrices the leading minors are enough, and it is tempting to weaken both sides.`,
      example: {
        given: [equal(A, shown([0, 0], [0, -1])), equal(x, shown([0], [1]))],
        incorrect: relation(dotForm, 'at-least', count(0)),
        correct: equal(dotForm, negative(count(1))),
      },
    },
  ],
  learningPathways: [MIT.eigenvalues, WIKIPEDIA.definite, WIKIPEDIA.cholesky],
  nextTopics: [
    say`The Cholesky factorization, which positive definite matrices have.`,
    say`Orthogonal diagonalisation, which finds axes along which the form has no mixed products.`,
  ],
};
