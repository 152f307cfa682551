// What is worth knowing about inverses.

import {
  apply,
  count,
  determinantOf,
  equal,
  type Expression,
  grid,
  indexed,
  negative,
  quotient,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, matrixDomain, numberDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { fraction, fractions, inverse, shown, times, transposed } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';

const [A, B, C, I, X, b, x] = ['A', 'B', 'c', 'I', 'X', 'b', 'x'].map(symbol);

const a = (i: number, j: number): Expression => indexed('a', i, j);

const invertibleA = { name: 'A', meaning: say`an invertible matrix`, domain: matrixDomain('n', 'n', 'invertible') };

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`The inverse of a square matrix is the matrix that undoes it: multiplied from the left or from the right it gives the identity matrix. It exists exactly when the determinant is not zero, and one inverse solves every system of equations with the same left side.`,
  prerequisites: [
    say`Matrix products, and the fact that their order matters.`,
    say`The identity matrix ${I}, which plays the part of the number one.`,
    say`Row operations, and determinants of two and three rows.`,
  ],
  intuition: [
    say`A quarter turn to the left is undone by a quarter turn to the right, a stretch by three by a shrinking to a third. The inverse is the way home for every point of the plane.`,
    say`If a matrix presses the plane flat onto a line, many points land on one spot. From that spot no matrix can lead back to all of them, so there is no inverse.`,
    say`Think of a machine that mixes given amounts into blends. Running the inverse takes a blend apart and tells what had been put in.`,
    say`When two things were done one after the other, the last one is undone first: the coat comes off before the jumper.`,
  ],
  concepts: [
    say`The inverse is unique. If two matrices undo a third one, put one to its left and the other to its right: the product of the three equals each of the two.`,
    say`For square matrices it is enough to check one side: a left inverse is a right inverse as well.`,
    say`Gauss–Jordan elimination carries the identity matrix along. The row operations that turn the left half into the identity matrix turn the right half into the inverse.`,
    say`The inverse is the adjugate, the transposed matrix of cofactors, divided by the determinant. That is quick with two rows and hopeless with ten.`,
    say`Some inverses cost nothing: a diagonal matrix needs the reciprocals of its diagonal, an orthogonal one its transpose, and a matrix that swaps two rows is its own inverse.`,
    say`How much errors in the data can grow is told by the condition number: the norm of the matrix times the norm of its inverse.`,
  ],
  keyTerms: [
    {
      term: 'invertible matrix',
      meaning: say`A square matrix that has an inverse; also called regular or nonsingular.`,
    },
    {
      term: 'identity matrix',
      meaning: say`The matrix with ones on the diagonal and zeros elsewhere: multiplying by it changes nothing.`,
    },
    {
      term: 'adjugate',
      meaning: say`The matrix of cofactors, transposed. Its product with the matrix is the determinant times ${I}.`,
    },
    {
      term: 'Gauss–Jordan elimination',
      meaning: say`Elimination that clears each column above its pivot as well as below. For an inverse the identity matrix stands beside the given one and goes through the same row operations.`,
    },
    {
      term: 'condition number',
      meaning: say`The factor by which a small relative error in the matrix can grow, at most, in the inverse.`,
    },
    {
      term: 'orthogonal matrix',
      meaning: say`A square matrix whose columns are perpendicular to each other and of length one; transposing inverts it.`,
    },
  ],
  objectives: [
    { id: 'invert', text: say`Invert a matrix with two rows by the formula, and larger ones by elimination.` },
    { id: 'inverse-exists', text: say`Decide whether an inverse exists before computing it.` },
    {
      id: 'solve-by-inverse',
      text: say`Solve a system of equations, or several with one left side, by means of the inverse.`,
    },
    { id: 'inverse-rules', text: say`Simplify inverses of products, transposes and multiples.` },
    { id: 'check-inverse', text: say`Check a proposed inverse by a multiplication.` },
  ],
  hints: [
    say`With two or three rows, work out the determinant first. In a larger elimination watch the left half: a row of zeros there means that no inverse exists.`,
    say`A common factor of row ${2}, say, may be taken out before you start. At the end divide column ${2} of your result by it.`,
    say`In an elimination do the same operation on both halves at once, in one line, so that none is forgotten.`,
    say`Multiply the first row of your result by the matrix. With three rows ${shown([1, 0, 0])} must come out; if not, look for the slip now.`,
    say`To solve a single system do not invert: eliminate. On paper an inverse pays when many right sides are to come.`,
  ],
  formulae: [
    {
      id: 'inverse-definition',
      name: 'What an inverse does',
      expression: equal(times(A, B), times(B, A), I),
      description: say`${B} is the inverse of ${A}: it undoes ${A} from either side.`,
      conditions: [say`The determinant of ${A} is not zero.`],
      variables: [
        invertibleA,
        { name: 'B', meaning: say`the inverse of ${A}`, domain: answerDomain('inverse-nxn', { a: 'A' }) },
      ],
      formulaType: 'definition',
    },
    {
      id: 'inverse-two-rows',
      name: 'Inverse with two rows',
      expression: equal(
        inverse(A),
        times(
          quotient(count(1), sum(times(a(1, 1), a(2, 2)), negative(times(a(1, 2), a(2, 1))))),
          grid([
            [a(2, 2), negative(a(1, 2))],
            [negative(a(2, 1)), a(1, 1)],
          ]),
        ),
      ),
      description: say`The diagonal entries change places, the other two change their signs, and everything is divided by the determinant.`,
      conditions: [say`${A} has two rows, and the denominator is not zero.`],
      variables: [
        {
          name: 'A',
          meaning: say`an invertible matrix with two rows`,
          domain: matrixDomain(2, 2, 'invertible'),
        },
      ],
      formulaType: 'rule',
    },
    {
      id: 'inverse-by-adjugate',
      name: 'Inverse by the adjugate',
      expression: equal(inverse(A), times(quotient(count(1), determinantOf(A)), apply('adj', A))),
      description: say`All cofactors, transposed and divided by one number. If the entries are integers, fractions appear only in the last step.`,
      conditions: [say`${A} is invertible.`],
      variables: [invertibleA],
      formulaType: 'rule',
    },
    {
      id: 'inverse-of-product',
      name: 'Inverse of a product',
      expression: equal(inverse(times(A, B)), times(inverse(B), inverse(A))),
      description: say`What was done last is undone first, so the factors stand in reverse order.`,
      conditions: [say`${A} and ${B} are invertible matrices of the same size.`],
      variables: [
        invertibleA,
        { name: 'B', meaning: say`another invertible matrix`, domain: matrixDomain('n', 'n', 'invertible') },
      ],
      formulaType: 'rule',
    },
    {
      id: 'inverse-of-transpose',
      name: 'Inverse of the transpose',
      expression: equal(inverse(transposed(A)), transposed(inverse(A))),
      description: say`Turn the inverse over its diagonal, and it undoes the transpose. In particular the inverse of a symmetric matrix is symmetric.`,
      conditions: [say`${A} is invertible.`],
      variables: [invertibleA],
      formulaType: 'property',
    },
    {
      id: 'inverse-of-multiple',
      name: 'Inverse of a multiple',
      expression: equal(inverse(times(C, A)), times(quotient(count(1), C), inverse(A))),
      description: say`A factor before the matrix is undone by its reciprocal.`,
      conditions: [say`${A} is invertible, and ${C} is not zero.`],
      variables: [invertibleA, { name: 'c', meaning: say`a factor other than zero`, domain: numberDomain('nonzero') }],
      formulaType: 'rule',
    },
    {
      id: 'inverse-solves',
      name: 'Solving with the inverse',
      expression: equal(x, times(inverse(A), b)),
      description: say`The system has this one solution: multiply the right side by the inverse, from the left.`,
      conditions: [say`${A} is invertible, and ${equal(times(A, x), b)}.`],
      variables: [
        invertibleA,
        { name: 'x', meaning: say`the column of the unknowns`, domain: matrixDomain('n', 1) },
        { name: 'b', meaning: say`the right side, a column`, domain: valueDomain(times(A, x)) },
      ],
      formulaType: 'property',
    },
    {
      id: 'inverse-twice',
      name: 'Back and forth',
      expression: equal(inverse(inverse(A)), A),
      description: say`To undo the undoing is to do it again.`,
      conditions: [say`${A} is invertible; then so is its inverse.`],
      variables: [invertibleA],
      formulaType: 'identity',
    },
  ],
  applications: [
    {
      id: 'camera-to-world',
      title: 'From the camera back to the room',
      industry: 'computer graphics',
      description: say`A renderer turns points of the room into points of the picture by one matrix. A click of the mouse goes the other way: the inverse finds the line of sight along which something was pointed at.`,
    },
    {
      id: 'input-output-tables',
      title: 'Output for a given demand',
      industry: 'economics',
      description: say`Statistical offices publish how much of each product an industry uses up for one unit of its own. Inverting the identity matrix minus that table gives the output that any demand calls for.`,
    },
    {
      id: 'colour-correction',
      title: 'Colours of a sensor',
      industry: 'photography',
      description: say`The three colour channels of a sensor overlap. The mixing is measured once as a matrix with three rows, and its inverse, applied to each pixel, separates the colours.`,
    },
    {
      id: 'least-squares-uncertainty',
      title: 'Uncertainty of fitted values',
      industry: 'statistics',
      description: say`When a line is fitted to data, the standard errors of its slope and its intercept are read from the diagonal of an inverted matrix.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'ticket-prices',
      title: 'Prices behind two bills',
      industry: 'tourism',
      description: say`At a museum two adults and three children pay ${38} euros, one adult and four children ${34} euros. The inverse gives the two prices, for an adult and for a child: ${equal(
        times(inverse(shown([2, 3], [1, 4])), shown([38], [34])),
        times(fraction(1, 5), shown([4, -3], [-1, 2]), shown([38], [34])),
        shown([10], [6]),
      )}.`,
    },
    {
      id: 'metal-and-energy',
      title: 'Metal and energy',
      industry: 'heavy industry',
      description: say`Goods worth ${1} euro take metal worth ${fraction(2, 10)} and energy worth ${fraction(4, 10)} in the metal industry, and metal worth ${fraction(1, 10)} and energy worth ${fraction(2, 10)} in the energy industry. Customers want metal for ${65} million and energy for ${80} million, so the industries must produce, in millions, ${equal(
        times(
          inverse(
            fractions(
              [
                [8, 10],
                [-1, 10],
              ],
              [
                [-4, 10],
                [8, 10],
              ],
            ),
          ),
          shown([65], [80]),
        ),
        shown([100], [150]),
      )}.`,
    },
    {
      id: 'secret-pairs',
      title: 'Reading a coded message',
      industry: 'cryptography',
      description: say`A simple code writes letters as numbers and multiplies them in pairs by a matrix of determinant one. Whoever knows the matrix and receives ${31} and ${12} multiplies by its inverse, again a matrix of integers: ${equal(
        times(inverse(shown([3, 2], [1, 1])), shown([31], [12])),
        times(shown([1, -2], [-1, 3]), shown([31], [12])),
        shown([7], [5]),
      )}.`,
    },
  ],
  misconceptions: [
    {
      id: 'reciprocal-entries',
      category: 'generalization',
      misconception: say`To invert a matrix, take the reciprocal of every entry.`,
      correct: say`Only for diagonal matrices are the reciprocals right, and there only on the diagonal.`,
      whyWrong: say`For numbers the inverse is the reciprocal. But an entry of a product of matrices is a sum of several products, and reciprocals in every place do not make these sums one and zero.`,
      example: {
        given: [equal(A, shown([1, 2], [1, 1]))],
        incorrect: equal(
          inverse(A),
          fractions(
            [
              [1, 1],
              [1, 2],
            ],
            [
              [1, 1],
              [1, 1],
            ],
          ),
        ),
        correct: equal(
          inverse(A),
          times(quotient(count(1), count(-1)), shown([1, -2], [-1, 1])),
          shown([-1, 2], [1, -1]),
        ),
      },
    },
    {
      id: 'division-forgotten',
      category: 'procedure',
      misconception: say`With two rows I exchange the diagonal, change two signs, and I am done.`,
      correct: say`That is the adjugate. It still has to be divided by the determinant, unless this is one.`,
      whyWrong: say`Classroom examples often have determinant one, so that the last step leaves no trace. Multiplying back shows it: the diagonal holds the determinant instead of ones.`,
      example: {
        given: [equal(A, shown([3, 1], [2, 4]))],
        incorrect: equal(inverse(A), shown([4, -1], [-2, 3])),
        correct: equal(inverse(A), times(fraction(1, 10), shown([4, -1], [-2, 3]))),
      },
    },
    {
      id: 'product-in-the-same-order',
      category: 'order',
      misconception: say`The inverse of a product is the product of the inverses, factor by factor in the same order.`,
      correct: say`The inverses stand in reverse order, because the inner pair has to cancel first.`,
      whyWrong: say`For numbers the order of factors does not matter, so with them the reversed order goes unnoticed. With matrices that do not commute it shows.`,
      example: {
        given: [equal(A, shown([1, 1], [0, 1])), equal(B, shown([1, 0], [1, 1]))],
        incorrect: equal(inverse(times(A, B)), times(inverse(A), inverse(B)), shown([2, -1], [-1, 1])),
        correct: equal(inverse(times(A, B)), times(inverse(B), inverse(A)), shown([1, -1], [-1, 2])),
      },
    },
    {
      id: 'inverse-of-a-sum',
      category: 'generalization',
      misconception: say`A sum can be inverted term by term.`,
      correct: say`Add first, then invert what comes out. The sum may even have no inverse at all.`,
      whyWrong: say`Already with numbers it fails: a half plus a half is not a quarter. Among matrices the slip is only harder to see.`,
      example: {
        given: [equal(A, shown([2, 0], [0, 2])), equal(B, shown([2, 0], [0, 2]))],
        incorrect: equal(inverse(sum(A, B)), sum(inverse(A), inverse(B)), I),
        correct: equal(inverse(sum(A, B)), inverse(times(count(4), I)), times(fraction(1, 4), I)),
      },
    },
    {
      id: 'divided-on-the-wrong-side',
      category: 'order',
      misconception: say`To solve for an unknown matrix I may multiply by the inverse on whichever side I like.`,
      correct: say`Multiply both sides of the equation on the side where the factor stands.`,
      whyWrong: say`The habit comes from dividing an equation by a number, which has no sides. With matrices an inverse that is put elsewhere meets something else and cancels nothing.`,
      example: {
        given: [equal(A, shown([1, 1], [0, 1])), equal(X, shown([2, 0], [1, 3])), equal(B, times(X, A))],
        incorrect: equal(X, times(inverse(A), B), shown([1, -2], [1, 4])),
        correct: equal(X, times(B, inverse(A)), shown([2, 0], [1, 3])),
      },
    },
    {
      id: 'every-matrix-but-zero',
      category: 'generalization',
      misconception: say`Every square matrix except the zero matrix has an inverse.`,
      correct: say`The determinant decides. If it is zero, the adjugate times the matrix is the zero matrix, and no division can make that the identity matrix.`,
      whyWrong: say`Among numbers only zero lacks a reciprocal. A matrix can lose information without being zero: here both columns point the same way.`,
      example: {
        given: [equal(A, shown([1, 2], [2, 4])), equal(B, shown([4, -2], [-2, 1]))],
        incorrect: equal(times(A, B), I),
        correct: equal(times(A, B), times(determinantOf(A), I), shown([0, 0], [0, 0])),
      },
    },
  ],
  learningPathways: PATHWAYS.inverse,
  nextTopics: [
    say`Reduced echelon forms: the same elimination for systems that have many solutions or none.`,
    say`Eigenvalues: the numbers that, taken away along the diagonal, leave a matrix without an inverse.`,
    say`Least squares, which replaces the missing inverse of a tall matrix by the best that can be done.`,
  ],
};
