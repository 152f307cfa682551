// What is worth knowing about minimal polynomials.

import {
  count,
  equal,
  type Expression,
  grid,
  negative,
  power,
  sum,
  symbol,
  apply,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, numberDomain, answerDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { shown, times } from '../../../learning/notation.ts';
import { TEXTBOOK } from '../../../learning/pathway-books.ts';
import { WIKIPEDIA } from '../../../learning/pathway-references.ts';

const [A, B, a, b, p, q] = ['A', 'B', 'a', 'b', 'p', 'q'].map(symbol);
const [ONE, TWO] = [count(1), count(2)];

const less = (of: Expression, by: Expression): Expression => sum(of, negative(by));
const square = (of: Expression): Expression => power(of, TWO);
const companion = grid([
  [count(0), negative(q)],
  [ONE, negative(p)],
]);
const two = shown([1, 0], [0, 1]);
const zeroOfTwo = shown([0, 0], [0, 0]);
const two3 = shown([2, 1], [0, 2]);

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`The powers of a square matrix cannot stay independent for ever. The first relation among them, divided by its leading coefficient, is the minimal polynomial: every other relation is a multiple of it.`,
  prerequisites: [
    say`Powers of a square matrix.`,
    say`Linear dependence, and how a linear system shows it.`,
    say`Products and division of polynomials in one variable.`,
  ],
  intuition: [
    say`A machine with few states must repeat itself sooner or later. Here the states are combinations of powers, and the polynomial says how they repeat.`,
    say`Each eigenvalue needs a factor, since its eigenvector must be sent to zero. Longer chains of generalised eigenvectors need the same factor again.`,
    say`It is the shortest recipe by which a high power of a matrix can be replaced by lower ones.`,
  ],
  concepts: [
    say`There is just one: the difference of two monic relations of the same lowest degree would be a shorter relation.`,
    say`Its roots are exactly the eigenvalues, so it has the same roots as the characteristic polynomial and divides it.`,
    say`Its degree is at most the number of rows, which is the theorem of Cayley and Hamilton.`,
    say`A matrix can be diagonalised over the complex numbers exactly if its minimal polynomial has no repeated root.`,
    say`Similar matrices have the same minimal polynomial, because powers of both are similar in the same way.`,
  ],
  keyTerms: [
    { term: 'monic', meaning: say`Said of a polynomial whose leading coefficient is one.` },
    { term: 'annihilating polynomial', meaning: say`One that gives the zero matrix when the matrix is put in.` },
    { term: 'minimal polynomial', meaning: say`The monic annihilating polynomial of the lowest degree.` },
    { term: 'companion matrix', meaning: say`A matrix that is built from coefficients to have a wanted polynomial.` },
    { term: 'square-free', meaning: say`Said of a polynomial that no square of another one divides.` },
  ],
  objectives: [
    { id: 'find-relation', text: say`Find the first relation among the powers of a matrix.` },
    { id: 'compare', text: say`Compare the minimal polynomial with the characteristic polynomial.` },
    { id: 'replace-powers', text: say`Replace a high power, or the inverse, by lower powers.` },
    { id: 'diagonalisable', text: say`Tell by repeated roots whether a matrix can be diagonalised.` },
  ],
  hints: [
    say`Try the product of the different factors of the characteristic polynomial first; only then raise their exponents.`,
    say`Compare entries beside the diagonal first: the identity matrix plays no part in them.`,
    say`Two rows or three: if the matrix is no multiple of the identity, the degree is at least two.`,
  ],
  formulae: [
    {
      id: 'minimal-annihilates',
      name: 'The defining relation',
      expression: equal(apply('m', A), zeroOfTwo),
      description: say`The matrix is put in for the unknown, and the identity matrix stands with the constant term. No monic polynomial of a lower degree gives the zero matrix.`,
      conditions: [say`${A} is square; here it has two rows.`],
      variables: [
        { name: 'A', meaning: say`a matrix with two rows`, domain: matrixDomain(2, 2) },
        { name: 'm', meaning: say`its minimal polynomial`, domain: answerDomain('minimal-polynomial', { a: 'A' }) },
      ],
      formulaType: 'definition',
    },
    {
      id: 'minimal-two-rows',
      name: 'Two rows by trace and determinant',
      expression: equal(
        sum(
          square(A),
          negative(times({ kind: 'apply', name: 'tr', arguments: [A] }, A)),
          times({ kind: 'determinant', of: A }, two),
        ),
        zeroOfTwo,
      ),
      description: say`This is the theorem of Cayley and Hamilton for two rows. Only multiples of the identity have a shorter relation.`,
      conditions: [],
      variables: [{ name: 'A', meaning: say`a matrix with two rows`, domain: matrixDomain(2, 2) }],
      formulaType: 'property',
    },
    {
      id: 'minimal-companion',
      name: 'A companion matrix',
      expression: equal(sum(square(companion), times(p, companion), times(q, two)), zeroOfTwo),
      description: say`The matrix has the coefficients in its last column, and satisfies the polynomial that has them.`,
      conditions: [],
      variables: [
        { name: 'p', meaning: say`the coefficient of degree one`, domain: numberDomain() },
        { name: 'q', meaning: say`the constant term`, domain: numberDomain() },
      ],
      formulaType: 'rule',
    },
    {
      id: 'minimal-diagonal',
      name: 'Two entries on a diagonal',
      expression: equal(
        times(
          less(
            grid([
              [a, count(0)],
              [count(0), b],
            ]),
            times(a, two),
          ),
          less(
            grid([
              [a, count(0)],
              [count(0), b],
            ]),
            times(b, two),
          ),
        ),
        zeroOfTwo,
      ),
      description: say`Each factor clears the part that belongs to its eigenvalue, so together they leave nothing.`,
      conditions: [say`${a} and ${b} may be any numbers, also equal ones.`],
      variables: [
        { name: 'a', meaning: say`the first entry`, domain: numberDomain() },
        { name: 'b', meaning: say`the second entry`, domain: numberDomain() },
      ],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'minimal-sequences',
      title: 'Registers that shift',
      industry: 'telecommunications',
      description: say`Registers that shift bits and feed them back make sequences which look random. The minimal polynomial of the step tells how long they run before they repeat.`,
    },
    {
      id: 'minimal-sparse',
      title: 'Systems with very many unknowns',
      industry: 'cryptanalysis',
      description: say`The algorithm of Wiedemann finds the minimal polynomial of a huge sparse matrix from its products with a vector, and solves systems with it without any elimination.`,
    },
    {
      id: 'minimal-control',
      title: 'How many measurements are enough',
      industry: 'control engineering',
      description: say`The state of a machine can be worked out from as many measurements in a row as the minimal polynomial of its step has as its degree, if it can be worked out at all.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'minimal-quarter-turn',
      title: 'A quarter turn of a robot',
      industry: 'robotics',
      description: say`Turning left is ${equal(A, shown([0, -1], [1, 0]))}. Twice is a turn back, ${equal(square(A), shown([-1, 0], [0, -1]))}, so the relation is ${equal(sum(square(A), two), zeroOfTwo)}, without any real root.`,
    },
    {
      id: 'minimal-shadow',
      title: 'A shadow on the floor',
      industry: 'computer graphics',
      description: say`Letting points fall on the floor is ${equal(B, shown([1, 0], [0, 0]))}. A shadow of a shadow is the same shadow: ${equal(square(B), shown([1, 0], [0, 0]))}, which is a relation of degree two.`,
    },
  ],
  misconceptions: [
    {
      id: 'minimal-is-characteristic',
      category: 'generalization',
      misconception: say`The minimal polynomial is the characteristic polynomial.`,
      correct: say`It divides it, and may be shorter where an eigenvalue comes more than once.`,
      whyWrong: say`For most matrices that one meets both are the same.`,
      example: {
        given: [equal(A, shown([3, 0], [0, 3]))],
        incorrect: equal(less(A, times(count(3), two)), shown([1, 0], [0, 0])),
        correct: equal(less(A, times(count(3), two)), zeroOfTwo),
      },
    },
    {
      id: 'minimal-roots-once',
      category: 'generalization',
      misconception: say`Each eigenvalue is needed only once as a factor.`,
      correct: say`Where eigenvectors are missing, a factor is needed again.`,
      whyWrong: say`This holds for diagonal matrices, which are tried first.`,
      example: {
        given: [equal(A, two3)],
        incorrect: equal(less(A, times(TWO, two)), zeroOfTwo),
        correct: equal(less(A, times(TWO, two)), shown([0, 1], [0, 0])),
      },
    },
    {
      id: 'minimal-constant-number',
      category: 'notation',
      misconception: say`The constant term is added to every entry.`,
      correct: say`It stands for a multiple of the identity matrix.`,
      whyWrong: say`A number and a matrix cannot be added, and adding it everywhere seems the next best thing.`,
      example: {
        given: [equal(A, shown([1, 2], [0, 1]))],
        incorrect: equal(sum(A, times(TWO, two)), shown([3, 4], [2, 3])),
        correct: equal(sum(A, times(TWO, two)), shown([3, 2], [0, 3])),
      },
    },
  ],
  learningPathways: [
    TEXTBOOK.characteristicPolynomial,
    WIKIPEDIA.characteristicPolynomial,
    WIKIPEDIA.minimalPolynomial,
    WIKIPEDIA.diagonalizable,
  ],
  nextTopics: [
    say`Diagonalisation, for which no root may be repeated.`,
    say`Jordan form, which shows how often each factor is needed.`,
  ],
};
