// What is worth knowing about eigenvalues, eigenvectors and diagonalisation.

import {
  apply,
  count,
  determinantOf,
  equal,
  type Expression,
  grid,
  negative,
  number,
  power,
  sum,
  symbol,
  quotient,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { rational } from '../../../exact/rational.ts';
import { matrixDomain, numberDomain, valueDomain, wholeDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { inverse, shown, times, dotted, transposed } from '../../../learning/notation.ts';
import { SPECTRUM_PAGES } from '../../../learning/pathway-spectrum.ts';

const [A, D, I, P] = ['A', 'D', 'I', 'P'].map(symbol);
const [p, q, r] = ['p', 'q', 'r'].map(symbol);
const [C, K, v] = ['c', 'k', 'v'].map(symbol);
const LAMBDA = symbol('λ');

const column = (...entries: readonly number[]): Expression => shown(...entries.map((entry) => [entry]));
const trace = (of: Expression): Expression => apply('tr', of);

const numberNamed = (name: string, meaning: string) => ({ name, meaning: [meaning], domain: numberDomain() });
const twoRows = { name: 'A', meaning: say`a matrix with two rows and two columns`, domain: matrixDomain(2, 2) };

const IDENTITY = shown([1, 0, 0], [0, 1, 0], [0, 0, 1]);
/** The part of a vector across v. */
const ACROSS = sum(IDENTITY, negative(times(quotient(count(1), dotted(v, v)), v, transposed(v))));

/** The formulas are tried with matrices that multiply v by λ and the vectors across it by other numbers. */
const PAIR = [
  {
    name: 'A',
    meaning: say`a square matrix`,
    domain: valueDomain(sum(times(LAMBDA, IDENTITY), times(ACROSS, shown([1, 2, 0], [0, 3, 1], [2, 0, 1]), ACROSS))),
  },
  numberNamed('λ', 'an eigenvalue of the matrix'),
  { name: 'v', meaning: say`an eigenvector with this eigenvalue`, domain: matrixDomain(3, 1, 'nonzero') },
];
const IDENTITY_LETTER = {
  name: 'I',
  meaning: say`the identity matrix of the same size`,
  domain: valueDomain(IDENTITY),
};

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`A square matrix stretches its eigenvectors without turning them; the factor of the stretch is the eigenvalue. The eigenvalues are the roots of the characteristic polynomial; the eigenvectors of each are found from a homogeneous system. With as many independent eigenvectors as rows the matrix can be diagonalised.`,
  prerequisites: [
    say`Determinants with two and three rows, and the characteristic polynomial.`,
    say`Homogeneous systems, and a basis of their solutions.`,
    say`Products of matrices, and the inverse of a matrix.`,
  ],
  intuition: [
    say`Most arrows turn when a matrix is applied to them. An eigenvector keeps its line: it is stretched, shrunk, or reversed, but not turned.`,
    say`Along the eigenvectors the matrix acts like plain numbers. Coordinates in these directions make a difficult map simple.`,
    say`A shear leaves only one direction in its place. It has too few eigenvectors to be diagonalised.`,
  ],
  concepts: [
    say`A number ${LAMBDA} is an eigenvalue exactly when ${sum(A, negative(times(LAMBDA, I)))} is singular.`,
    say`The eigenvectors of one eigenvalue, together with the zero vector, form a space: its eigenspace. Multiples and sums of them are eigenvectors too, unless they are zero.`,
    say`The algebraic multiplicity says how often the eigenvalue is a root; the geometric multiplicity is the dimension of its eigenspace. The second is at least one and never larger than the first.`,
    say`Eigenvectors of different eigenvalues are independent. So a matrix with as many different eigenvalues as rows is diagonalisable.`,
    say`A real matrix may have complex eigenvalues. They come in conjugate pairs, and so do their eigenvectors.`,
  ],
  keyTerms: [
    {
      term: 'eigenvalue',
      meaning: say`The factor by which a matrix stretches some direction; zero where it takes that direction away.`,
    },
    { term: 'eigenvector', meaning: say`A vector, not zero, whose image lies on the line of the vector itself.` },
    { term: 'eigenspace', meaning: say`All eigenvectors of one eigenvalue, together with the zero vector.` },
    {
      term: 'algebraic multiplicity',
      meaning: say`How often an eigenvalue is a root of the characteristic polynomial.`,
    },
    { term: 'geometric multiplicity', meaning: say`The dimension of the eigenspace.` },
    { term: 'diagonalisable', meaning: say`Having as many independent eigenvectors as rows.` },
    { term: 'defective', meaning: say`Having fewer independent eigenvectors than rows, even among complex vectors.` },
  ],
  objectives: [
    { id: 'find-eigenvalues', text: say`Find the eigenvalues of a matrix and their algebraic multiplicities.` },
    { id: 'test-an-eigenvector', text: say`Test whether a vector is an eigenvector, and say its eigenvalue.` },
    { id: 'use-trace-and-determinant', text: say`Find or check eigenvalues with the trace and the determinant.` },
    { id: 'find-eigenspaces', text: say`Find a basis of each eigenspace.` },
    {
      id: 'decide-diagonalisable',
      text: say`Decide whether a matrix is diagonalisable, and write it as ${times(P, D, inverse(P))}.`,
    },
  ],
  hints: [
    say`Test each eigenvector by a product: it takes a few seconds and finds nearly all slips.`,
    say`If the reduced system has no free unknown, the number is no eigenvalue: look for the mistake in the polynomial.`,
    say`An eigenvector may be multiplied by any number other than zero, so fractions can be avoided.`,
  ],
  formulae: [
    {
      id: 'eigen-definition',
      name: 'Eigenvalue and eigenvector',
      expression: equal(times(A, v), times(LAMBDA, v)),
      description: say`The matrix makes the same of the vector as the number does.`,
      conditions: [say`${v} is not the zero vector.`],
      variables: [...PAIR],
      formulaType: 'definition',
    },
    {
      id: 'eigen-characteristic',
      name: 'The characteristic equation',
      expression: equal(determinantOf(sum(A, negative(times(LAMBDA, I)))), count(0)),
      description: say`The system for the eigenvectors has a solution other than zero, so its matrix is singular.`,
      conditions: [say`${LAMBDA} is an eigenvalue of ${A}.`],
      variables: [...PAIR, IDENTITY_LETTER],
      formulaType: 'property',
    },
    {
      id: 'eigen-diagonalization',
      name: 'Diagonalisation',
      expression: equal(A, times(P, D, inverse(P))),
      description: say`The columns of ${P} are the eigenvectors, and ${D} has the eigenvalues on its diagonal in the same order.`,
      conditions: [say`The columns of ${P} are independent eigenvectors of ${A}, as many as ${A} has rows.`],
      variables: [
        { name: 'A', meaning: say`the matrix that is diagonalised`, domain: matrixDomain('n', 'n') },
        { name: 'P', meaning: say`the matrix of eigenvectors`, domain: matrixDomain('n', 'n', 'invertible') },
        { name: 'D', meaning: say`the matrix of eigenvalues`, domain: valueDomain(times(inverse(P), A, P)) },
      ],
      formulaType: 'definition',
    },
    {
      id: 'eigen-trace',
      name: 'Sum and product',
      expression: equal(
        determinantOf(sum(A, negative(times(LAMBDA, I)))),
        sum(power(LAMBDA, count(2)), negative(times(trace(A), LAMBDA)), determinantOf(A)),
      ),
      description: say`With two rows the eigenvalues have the trace as their sum and the determinant as their product.`,
      conditions: [say`${A} has two rows and two columns.`],
      variables: [twoRows, numberNamed('λ', 'any number')],
      formulaType: 'rule',
    },
    {
      id: 'eigen-powers',
      name: 'Powers',
      expression: equal(times(power(A, K), v), times(power(LAMBDA, K), v)),
      description: say`Each factor ${A} multiplies the eigenvector once more by the eigenvalue, so the eigenvectors stay and the eigenvalues are raised.`,
      conditions: [say`${v} is an eigenvector of ${A} with the eigenvalue ${LAMBDA}.`],
      variables: [...PAIR, { name: 'k', meaning: say`the exponent`, domain: wholeDomain(1, 4) }],
      formulaType: 'rule',
    },
    {
      id: 'eigen-shift',
      name: 'A multiple of the identity',
      expression: equal(times(sum(A, times(C, I)), v), times(sum(LAMBDA, C), v)),
      description: say`A multiple of the identity that is added keeps the eigenvectors, and adds its factor to each eigenvalue.`,
      conditions: [say`${v} is an eigenvector of ${A} with the eigenvalue ${LAMBDA}.`],
      variables: [...PAIR, IDENTITY_LETTER, numberNamed('c', 'the factor of the identity')],
      formulaType: 'identity',
    },
    {
      id: 'eigen-two-rows',
      name: 'An eigenvector from one row',
      expression: equal(
        times(grid([[sum(p, negative(LAMBDA)), q]]), grid([[q], [sum(LAMBDA, negative(p))]])),
        grid([[count(0)]]),
      ),
      description: say`For an eigenvalue both rows of the system say the same, so a vector perpendicular to the first row is an eigenvector.`,
      conditions: [say`The first row is ${p}, ${q}; not both entries of the vector are zero.`],
      variables: [
        numberNamed('p', 'the first entry of the first row'),
        numberNamed('q', 'the second entry of the first row'),
        numberNamed('λ', 'an eigenvalue'),
      ],
      formulaType: 'rule',
    },
    {
      id: 'eigen-triangular',
      name: 'Triangular matrices',
      expression: equal(
        determinantOf(
          grid([
            [sum(p, negative(LAMBDA)), q],
            [count(0), sum(r, negative(LAMBDA))],
          ]),
        ),
        times(sum(p, negative(LAMBDA)), sum(r, negative(LAMBDA))),
      ),
      description: say`The eigenvalues of a triangular matrix are the entries of its diagonal.`,
      conditions: [say`Below the diagonal stand zeros.`],
      variables: [
        numberNamed('p', 'the first entry of the diagonal'),
        numberNamed('q', 'the entry beside it'),
        numberNamed('r', 'the last entry of the diagonal'),
        numberNamed('λ', 'any number'),
      ],
      formulaType: 'property',
    },
    {
      id: 'eigen-equal-rows',
      name: 'Equal sums of the rows',
      expression: equal(
        times(
          grid([
            [p, sum(LAMBDA, negative(p))],
            [q, sum(LAMBDA, negative(q))],
          ]),
          grid([[count(1)], [count(1)]]),
        ),
        times(LAMBDA, grid([[count(1)], [count(1)]])),
      ),
      description: say`Where all rows have one sum, this sum is an eigenvalue, and a vector of ones is an eigenvector.`,
      conditions: [say`Each row has the sum ${LAMBDA}.`],
      variables: [
        numberNamed('p', 'the first entry of the first row'),
        numberNamed('q', 'the first entry of the second row'),
        numberNamed('λ', 'the sum of each row'),
      ],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'eigen-vibration',
      title: 'Vibrations of a building',
      industry: 'structural engineering',
      description: say`The eigenvectors of the stiffness of a building are the shapes in which it sways, and the eigenvalues say how fast. An engineer keeps them away from the rhythm of earthquakes.`,
    },
    {
      id: 'eigen-ranking',
      title: 'Ranking of pages',
      industry: 'search engines',
      description: say`The importance of web pages is an eigenvector of the matrix of their links: a page is important if important pages link to it.`,
    },
    {
      id: 'eigen-population',
      title: 'Growth of a population',
      industry: 'ecology',
      description: say`From year to year the age groups of an animal are multiplied by a matrix. Its largest eigenvalue is the factor of growth in the long run, and its eigenvector the shares of the age groups.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'eigen-rabbits',
      title: 'Fish in two lakes',
      industry: 'fishery',
      description: say`Each year some fish change the lake. With ${300} in the first and ${200} in the second nothing changes: ${equal(
        times(
          grid([
            [tenth(8), tenth(3)],
            [tenth(2), tenth(7)],
          ]),
          column(300, 200),
        ),
        column(300, 200),
      )}. The eigenvalue is ${1}.`,
    },
    {
      id: 'eigen-mirror',
      title: 'A mirror',
      industry: 'computer graphics',
      description: say`A reflection at the diagonal exchanges the coordinates. It keeps the mirror and reverses what is perpendicular to it: ${equal(times(shown([0, 1], [1, 0]), column(1, -1)), times(count(-1), column(1, -1)))}.`,
    },
  ],
  misconceptions: [
    {
      id: 'zero-is-an-eigenvector',
      category: 'definition',
      misconception: say`Both sides of the equation are zero for the zero vector, so every number, such as ${5}, is an eigenvalue.`,
      correct: say`An eigenvector is never the zero vector. The number ${5} is an eigenvalue only if there is another solution, that is, if the determinant is zero.`,
      whyWrong: say`The equation does hold for the zero vector, with any number, so that solution says nothing about the matrix. The number zero may well be an eigenvalue: then the matrix is singular.`,
      example: {
        given: [equal(A, shown([2, 4], [1, 2]))],
        incorrect: equal(determinantOf(sum(A, negative(times(count(5), I)))), count(0)),
        correct: equal(
          determinantOf(sum(A, negative(times(count(5), I)))),
          sum(count(9), negative(count(4))),
          count(5),
        ),
      },
    },
    {
      id: 'diagonal-of-any-matrix',
      category: 'generalization',
      misconception: say`The eigenvalues are always the entries of the diagonal.`,
      correct: say`They are for triangular matrices. Of other matrices the diagonal gives only the sum of the eigenvalues.`,
      whyWrong: say`The first examples in class are often triangular, and the sum is always right. Here both diagonal entries are ${1}, and the eigenvalues are ${3} and ${-1}.`,
      example: {
        given: [equal(A, shown([1, 2], [2, 1]))],
        incorrect: equal(determinantOf(sum(A, negative(times(count(1), I)))), count(0)),
        correct: equal(
          determinantOf(sum(A, negative(times(count(1), I)))),
          sum(count(0), negative(count(4))),
          count(-4),
        ),
      },
    },
    {
      id: 'row-operations-keep-eigenvalues',
      category: 'procedure',
      misconception: say`Row operations on the matrix leave its eigenvalues as they are, so it may be brought to echelon form first.`,
      correct: say`Row operations change the eigenvalues. They are allowed only once the eigenvalue has been taken from the diagonal, to solve the system.`,
      whyWrong: say`Systems may be reduced without harm, and so it seems that nothing changes. Here the form ${shown([2, 1], [0, 3])} has ${2} on its diagonal, which is no eigenvalue of the matrix.`,
      example: {
        given: [equal(A, shown([2, 1], [1, 2]))],
        incorrect: equal(determinantOf(sum(A, negative(times(count(2), I)))), count(0)),
        correct: equal(
          determinantOf(sum(A, negative(times(count(2), I)))),
          sum(count(0), negative(count(1))),
          count(-1),
        ),
      },
    },
    {
      id: 'repeated-means-defective',
      category: 'generalization',
      misconception: say`A matrix with a repeated eigenvalue is never diagonalisable.`,
      correct: say`It is diagonalisable if the eigenspace has as large a dimension as the multiplicity. Diagonal matrices are examples.`,
      whyWrong: say`The rule for different eigenvalues is read the wrong way round: it is sufficient, but not necessary.`,
      example: {
        given: [equal(A, shown([3, 0], [0, 3]))],
        incorrect: equal(apply('nullity', sum(A, negative(times(count(3), I)))), count(1)),
        correct: equal(apply('nullity', sum(A, negative(times(count(3), I)))), count(2)),
      },
    },
  ],
  learningPathways: [
    SPECTRUM_PAGES.eigenvalue,
    SPECTRUM_PAGES.video,
    SPECTRUM_PAGES.interactive,
    SPECTRUM_PAGES.text,
    SPECTRUM_PAGES.diagonalization,
    SPECTRUM_PAGES.encyclopaedia,
  ],
  nextTopics: [
    say`Powers of a matrix by diagonalisation, and recursions such as that of Fibonacci.`,
    say`Symmetric matrices, whose eigenvectors can be chosen perpendicular to each other.`,
    say`The Jordan form, for matrices with too few eigenvectors.`,
  ],
};

function tenth(value: number): Expression {
  return number(rational(BigInt(value), 10n));
}
