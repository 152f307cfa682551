// What is worth knowing about characteristic polynomials.

import {
  apply,
  count,
  determinantOf,
  equal,
  type Expression,
  matrixExpression,
  negative,
  power,
  productSeries,
  root,
  series,
  subscript,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { matrixOf, zeroMatrix } from '../../../exact/matrix.ts';
import { integer, rational } from '../../../exact/rational.ts';
import { answerDomain, matrixDomain, numberDomain, sizeDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { bars, dotted, fraction, inverse, shown, times, transposed } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';
import { A, IDENTITY, LAMBDA, POLYNOMIAL, powerOf, SHIFTED } from '../../../algorithms/characteristic/names.ts';

const [B, C, I, N, S] = ['B', 'c', 'i', 'n', 'S'].map(symbol);

const trace = (of: Expression): Expression => apply('tr', of);
/** |λI − M| for any number in the place of λ. */
const shiftedBars = (value: Expression, of: Expression): Expression =>
  determinantOf(sum(times(value, IDENTITY), negative(of)));

const ZERO_MATRIX = matrixExpression(zeroMatrix(2, 2));

const squareA = { name: 'A', meaning: say`a square matrix`, domain: matrixDomain('n', 'n') };
const lambda = { name: 'λ', meaning: say`the variable of the polynomial`, domain: numberDomain() };
const polynomialOfA = {
  name: 'p',
  meaning: say`the characteristic polynomial of ${A}`,
  domain: answerDomain('charpoly', { a: 'A' }),
};

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`The characteristic polynomial of a square matrix ${A} is the determinant of ${SHIFTED}. Its degree is the number of rows, and its roots are the eigenvalues. The real ones are the factors by which the matrix stretches or flips some direction without turning it.`,
  prerequisites: [
    say`Determinants, by products and along a row with zeros.`,
    say`Multiplying out and factoring polynomials; the formula for quadratic equations.`,
    say`The identity matrix and its multiples ${times(LAMBDA, IDENTITY)}.`,
  ],
  intuition: [
    say`A matrix turns and stretches arrows. Some may keep their line, and only become longer or shorter or point the opposite way. The real zeros of the polynomial are the factors by which they do so.`,
    say`Watch the parallelogram that the columns of ${SHIFTED} span while you change ${LAMBDA} slowly. Its area, with a sign, is the value of the polynomial, and whenever ${LAMBDA} passes an eigenvalue it collapses.`,
    say`A quarter turn leaves no line through the origin in its place. Accordingly its polynomial ${sum(powerOf(2), count(1))} has no real root, and both eigenvalues are imaginary.`,
    say`Two observers who describe the same motion in different coordinates write different matrices, yet they find one polynomial. It belongs to the motion, not to the description.`,
  ],
  concepts: [
    say`The polynomial has degree ${N}, so a matrix with ${N} rows has ${N} eigenvalues when complex ones are admitted and repeated ones counted as often as they occur.`,
    say`Two coefficients can be had without expanding anything: the one after the leading one is minus the trace, and the constant term is the determinant, with a minus if the number of rows is odd.`,
    say`In between stand sums of principal minors, with signs that alternate. A principal minor is the determinant of a part that keeps some rows and the columns with the same numbers.`,
    say`Similar matrices, which describe one map in two bases, share the polynomial. But matrices that share it need not be similar.`,
    say`By the theorem of Cayley and Hamilton a matrix is a root of its own polynomial, so high powers of it can be expressed by low ones.`,
    say`How often a root occurs is its algebraic multiplicity. There may be fewer independent eigenvectors than that, never more.`,
  ],
  keyTerms: [
    {
      term: 'eigenvalue',
      meaning: say`A number by which the matrix multiplies some vector other than zero; a root of the polynomial.`,
    },
    {
      term: 'eigenvector',
      meaning: say`A vector other than zero that the matrix sends to a multiple of itself.`,
    },
    {
      term: 'characteristic equation',
      meaning: say`The equation that sets the polynomial equal to zero. Its solutions are the eigenvalues.`,
    },
    {
      term: 'algebraic multiplicity',
      meaning: say`The number of times that a root occurs when the polynomial is written as a product of linear factors.`,
    },
    {
      term: 'principal minor',
      meaning: say`The determinant of what is left of a matrix when rows and columns with the same numbers are struck out.`,
    },
    {
      term: 'monic polynomial',
      meaning: say`A polynomial whose highest power has the coefficient one.`,
    },
    {
      term: 'similar matrices',
      meaning: say`Matrices ${A} and ${times(inverse(S), A, S)}: the same map, seen in other coordinates.`,
    },
  ],
  objectives: [
    {
      id: 'trace-and-determinant',
      text: say`Given a matrix with two rows, write its characteristic polynomial down from trace and determinant.`,
    },
    {
      id: 'expansion',
      text: say`Expand the determinant for three rows, along a row or column with a zero where there is one.`,
    },
    {
      id: 'triangular-eigenvalues',
      text: say`Read eigenvalues of triangular matrices off the diagonal, multiplicities included.`,
    },
    { id: 'constant-term', text: say`State what the constant term says about invertibility.` },
    {
      id: 'check-polynomial',
      text: say`Check a polynomial against the trace and the determinant, or by the theorem of Cayley and Hamilton.`,
    },
  ],
  hints: [
    say`Write ${LAMBDA} on the diagonal only, and change the sign of every entry of ${A}, those off the diagonal as well.`,
    say`If a factor such as ${sum(LAMBDA, count(-2))} shows up in all terms of an expansion, leave it outside. Multiplying out early hides a root that you already had.`,
    say`When you are done, compare the coefficient after the leading one with minus the trace: that takes a second and catches many slips.`,
    say`For integer entries try the divisors of the constant term as roots; no other rational number can be one. If the constant term is zero, take out a factor ${LAMBDA} first.`,
  ],
  formulae: [
    {
      id: 'charpoly-definition',
      name: 'The polynomial as a determinant',
      expression: equal(POLYNOMIAL, determinantOf(SHIFTED)),
      description: say`A determinant with the unknown on its diagonal. Multiplied out it is a polynomial of degree ${N} in ${LAMBDA}.`,
      conditions: [say`${A} is square, with ${N} rows.`],
      variables: [squareA, polynomialOfA, lambda, { name: 'n', meaning: say`the number of rows`, domain: sizeDomain }],
      formulaType: 'definition',
    },
    {
      id: 'charpoly-two-rows',
      name: 'From trace and determinant',
      expression: equal(POLYNOMIAL, sum(powerOf(2), negative(times(trace(A), LAMBDA)), determinantOf(A))),
      description: say`With two rows there is nothing to expand: one sum and one determinant are enough.`,
      conditions: [say`${A} has two rows and two columns.`],
      variables: [
        { name: 'A', meaning: say`a matrix with two rows and two columns`, domain: matrixDomain(2, 2) },
        polynomialOfA,
        lambda,
      ],
      formulaType: 'rule',
    },
    {
      id: 'charpoly-three-rows',
      name: 'Three rows',
      expression: equal(
        POLYNOMIAL,
        sum(powerOf(3), negative(times(trace(A), powerOf(2))), times(C, LAMBDA), negative(determinantOf(A))),
      ),
      description: say`Beside the trace and the determinant it takes ${C}, the sum of the principal minors of order two.`,
      conditions: [say`${A} has three rows and three columns.`],
      variables: [
        { name: 'A', meaning: say`a matrix with three rows and three columns`, domain: matrixDomain(3, 3) },
        polynomialOfA,
        lambda,
        {
          name: 'c',
          meaning: say`the sum of the three minors that are left when a row and the column of the same number are struck out`,
          domain: valueDomain(series('i', count(1), count(3), determinantOf(measure('without', A, I, I)))),
        },
      ],
      formulaType: 'rule',
    },
    {
      id: 'charpoly-constant-term',
      name: 'The constant term',
      expression: equal(apply('p', count(0)), times(power(negative(count(1)), N), determinantOf(A))),
      description: say`At zero only ${negative(A)} is left under the bars, and each of its ${N} rows gives one change of sign.`,
      conditions: [say`${N} is the number of rows of ${A}.`],
      variables: [squareA, polynomialOfA, { name: 'n', meaning: say`the number of rows`, domain: sizeDomain }],
      formulaType: 'property',
    },
    {
      id: 'charpoly-triangular',
      name: 'Triangular matrices have their eigenvalues on the diagonal',
      expression: equal(
        POLYNOMIAL,
        productSeries('i', count(1), N, sum(LAMBDA, negative(subscript(symbol('a'), I, I)))),
      ),
      description: say`One linear factor for each diagonal entry; the other entries do not matter.`,
      conditions: [say`${A} is upper triangular, or lower triangular.`],
      variables: [
        { name: 'A', meaning: say`a triangular matrix`, domain: matrixDomain('n', 'n', 'upper-triangular') },
        polynomialOfA,
        lambda,
        { name: 'n', meaning: say`the number of rows`, domain: sizeDomain },
      ],
      formulaType: 'rule',
    },
    {
      id: 'charpoly-cayley-hamilton',
      name: 'Theorem of Cayley and Hamilton for two rows',
      expression: equal(
        sum(power(A, count(2)), negative(times(trace(A), A)), times(determinantOf(A), IDENTITY)),
        ZERO_MATRIX,
      ),
      description: say`Put the matrix in for ${LAMBDA}, with the identity matrix beside the constant term: everything cancels.`,
      conditions: [
        say`${A} has two rows and two columns; every square matrix satisfies such an equation, that of its own polynomial.`,
      ],
      variables: [{ name: 'A', meaning: say`a matrix with two rows and two columns`, domain: matrixDomain(2, 2) }],
      formulaType: 'identity',
    },
    {
      id: 'charpoly-similar',
      name: 'Similar matrices',
      expression: equal(
        determinantOf(sum(times(LAMBDA, IDENTITY), negative(times(inverse(S), A, S)))),
        determinantOf(SHIFTED),
      ),
      description: say`A change of coordinates changes the entries, not the polynomial.`,
      conditions: [say`${S} is invertible.`],
      variables: [
        squareA,
        { name: 'S', meaning: say`the change of coordinates`, domain: matrixDomain('n', 'n', 'invertible') },
        lambda,
      ],
      formulaType: 'property',
    },
    {
      id: 'charpoly-transpose',
      name: 'Polynomial of the transpose',
      expression: equal(determinantOf(sum(times(LAMBDA, IDENTITY), negative(transposed(A)))), determinantOf(SHIFTED)),
      description: say`A matrix and its transpose have the same eigenvalues, though as a rule not the same eigenvectors.`,
      conditions: [say`${A} is square.`],
      variables: [squareA, lambda],
      formulaType: 'identity',
    },
  ],
  applications: [
    {
      id: 'flutter-of-wings',
      title: 'Will the wing flutter?',
      industry: 'aviation',
      description: say`Engineers write the equations of motion of a wing in an air stream as a matrix. A root with positive real part warns of a vibration that grows by itself.`,
    },
    {
      id: 'controller-design',
      title: 'Pole placement',
      industry: 'control engineering',
      description: say`To tune a cruise control an engineer chooses the roots that the controlled car should have, multiplies out the linear factors, and solves for the gains that give these coefficients.`,
    },
    {
      id: 'networks-compared',
      title: 'Telling molecules apart',
      industry: 'chemistry',
      description: say`Which atoms are bonded is written as a matrix of zeros and ones. For flat molecules such as benzene the roots of its polynomial give approximate energies of electrons, and structures with different polynomials cannot be the same.`,
    },
    {
      id: 'recurrences',
      title: 'The hundredth Fibonacci number',
      industry: 'computer science',
      description: say`Each step of a recurrence such as that of Fibonacci multiplies by the same matrix. The roots of its polynomial give a formula for any term, without the terms before it.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'growing-population',
      title: 'Growth of a population',
      industry: 'ecology',
      description: say`Among small animals each yearling has one daughter a year and each older female four; half of the yearlings survive, the older ones do not. A matrix with rows ${shown([1, 4])} and ${matrixExpression(matrixOf([[rational(1n, 2n), integer(0)]]))} leads to the next year. The population ends up doubling yearly, since two is the root of largest absolute value: ${equal(
        determinantOf(
          matrixExpression(
            matrixOf([
              [integer(1), integer(-4)],
              [rational(-1n, 2n), integer(2)],
            ]),
          ),
        ),
        sum(dotted(count(1), count(2)), negative(dotted(count(-4), fraction(-1, 2)))),
        count(0),
      )}.`,
    },
    {
      id: 'coupled-springs',
      title: 'Two weights between three springs',
      industry: 'mechanical engineering',
      description: say`In suitable units, two equal weights between three equal springs have the matrix ${shown(
        [2, -1],
        [-1, 2],
      )}. Its eigenvalues, one and three, are the squares of the two frequencies, as ${equal(
        sum(power(count(3), count(2)), negative(dotted(count(4), count(3))), count(3)),
        count(0),
      )} shows for three. So swinging against each other the weights are ${root(count(3))} times as fast as swinging together.`,
    },
    {
      id: 'switching-customers',
      title: 'Customers who change their supplier',
      industry: 'telecommunications',
      description: say`Each year two suppliers lose a quarter of their customers to each other. The trace is ${equal(
        sum(fraction(3, 4), fraction(3, 4)),
        fraction(3, 2),
      )} and one eigenvalue is ${1}, so the other is ${equal(
        sum(fraction(3, 2), count(-1)),
        fraction(1, 2),
      )}: the lead of the larger one is halved from year to year.`,
    },
  ],
  misconceptions: [
    {
      id: 'sign-of-the-trace',
      category: 'sign',
      misconception: say`The coefficient after the leading one is the trace itself.`,
      correct: say`It is minus the trace. The determinant, in contrast, keeps its sign when the number of rows is even.`,
      whyWrong: say`Trace and determinant are learned side by side, so both seem to go in as they are. But in a product of linear factors each eigenvalue carries a minus: one of them leaves a minus, two cancel it.`,
      example: {
        given: [equal(A, shown([4, 1], [2, 3])), equal(LAMBDA, count(2))],
        incorrect: equal(determinantOf(SHIFTED), sum(powerOf(2), times(count(7), LAMBDA), count(10))),
        correct: equal(determinantOf(SHIFTED), sum(powerOf(2), negative(times(count(7), LAMBDA)), count(10)), count(0)),
      },
    },
    {
      id: 'order-of-the-difference',
      category: 'definition',
      misconception: say`Whether ${LAMBDA} stands first or the matrix makes no difference to the determinant.`,
      correct: say`For an odd number of rows the two differ in every sign. The roots agree, but only with ${LAMBDA} first is the leading coefficient always one.`,
      whyWrong: say`Textbooks use both orders, and solving the equation gives the same eigenvalues either way. But whoever mixes the two within one working gets coefficients with wrong signs.`,
      example: {
        given: [equal(A, shown([1, 0, 0], [0, 2, 0], [0, 0, 4]))],
        incorrect: equal(
          shiftedBars(count(3), A),
          determinantOf(sum(A, negative(times(count(3), IDENTITY)))),
          count(2),
        ),
        correct: equal(
          shiftedBars(count(3), A),
          negative(determinantOf(sum(A, negative(times(count(3), IDENTITY))))),
          count(-2),
        ),
      },
    },
    {
      id: 'reduced-first',
      category: 'procedure',
      misconception: say`I may simplify the matrix by row operations first; that does not change its eigenvalues.`,
      correct: say`Set up ${SHIFTED} from the matrix as it was given. Row operations are allowed after that, on ${SHIFTED} inside the determinant.`,
      whyWrong: say`Row operations keep the solutions of a system, and so they are trusted with everything. Here ${B} comes from ${A} by subtracting half of row ${1} from row ${2}: that keeps the determinant, but not the trace.`,
      example: {
        given: [equal(A, shown([2, 2], [1, 3])), equal(B, shown([2, 2], [0, 2]))],
        incorrect: equal(shiftedBars(count(4), A), shiftedBars(count(4), B), count(4)),
        correct: equal(shiftedBars(count(4), A), bars([2, -2], [-1, 1]), count(0)),
      },
    },
    {
      id: 'diagonal-entries-as-roots',
      category: 'generalization',
      misconception: say`The eigenvalues are the numbers on the diagonal.`,
      correct: say`So it is for triangular matrices. For others you can rely only on the sum: the eigenvalues add up to the trace. Here they are ${3} and ${-1}.`,
      whyWrong: say`First examples are often triangular, and the trace seems to confirm the habit. But entries on both sides of the diagonal enter the determinant as a product and move the roots.`,
      example: {
        given: [equal(A, shown([1, 2], [2, 1]))],
        incorrect: equal(shiftedBars(count(1), A), count(0)),
        correct: equal(shiftedBars(count(1), A), bars([0, -2], [-2, 0]), count(-4)),
      },
    },
    {
      id: 'constant-without-identity',
      category: 'procedure',
      misconception: say`To put a matrix into its polynomial I add the constant term to every entry.`,
      correct: say`The constant term stands for that many times the identity matrix, so it is added on the diagonal only.`,
      whyWrong: say`In the polynomial the constant stands alone, and many programs add a number to all entries of an array. But it is the coefficient of the power zero, and the power zero of a matrix is the identity matrix.`,
      example: {
        given: [equal(A, shown([2, 1], [1, 2]))],
        incorrect: equal(sum(power(A, count(2)), negative(times(count(4), A)), shown([3, 3], [3, 3])), ZERO_MATRIX),
        correct: equal(sum(power(A, count(2)), negative(times(count(4), A)), times(count(3), IDENTITY)), ZERO_MATRIX),
      },
    },
  ],
  learningPathways: PATHWAYS.charpoly,
  nextTopics: [
    say`Eigenvectors: with a root in the place of ${LAMBDA} the matrix ${SHIFTED} is singular, and the vectors other than zero that it sends to zero are the ones sought.`,
    say`Diagonalisation, which turns powers of a matrix into powers of its eigenvalues.`,
    say`Numerical methods that find eigenvalues of large matrices without the polynomial, because small errors in its coefficients can move its roots far.`,
  ],
};
