// What is worth knowing about the trace.

import {
  apply,
  count,
  equal,
  type Expression,
  grid,
  matrixExpression,
  negative,
  power,
  quotient,
  series,
  subscript,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { zeroMatrix } from '../../../exact/matrix.ts';
import { listDomain, matrixDomain, numberDomain, sizeDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { dotted, fraction, inverse, shown, times, transposed } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';

const [A, B, C, P, c, k] = ['A', 'B', 'C', 'P', 'c', 'k'].map(symbol);
const N = symbol('n');

const tr = (of: Expression): Expression => apply('tr', of);
const det = (of: Expression): Expression => apply('det', of);
const eigenvalue = (place: number): Expression => subscript(symbol('λ'), count(place));
/** Not diagonal, so that a double eigenvalue may have one direction only. */
const triangleOfEigenvalues = grid([
  [eigenvalue(1), count(1)],
  [count(0), eigenvalue(2)],
]);
/** The coordinates in which the matrix is triangular. */
const BASIS = shown([2, 1], [1, 1]);
const diagonalEntry = subscript(symbol('a'), k, k);

const square = { name: 'A', meaning: say`a square matrix`, domain: matrixDomain('n', 'n') };
const sameSize = { name: 'B', meaning: say`a square matrix of the same size`, domain: matrixDomain('n', 'n') };

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`The trace of a square matrix is the sum of the entries on its main diagonal. It takes one addition fewer than there are rows, and yet it is the sum of the eigenvalues: a number that stays the same when the coordinates are changed.`,
  prerequisites: [
    say`Finding the entry of a table by its row number and its column number.`,
    say`Sums of several positive and negative numbers or fractions.`,
    say`For the rules about products: how two square matrices are multiplied.`,
  ],
  intuition: [
    say`On a chessboard a bishop in the upper left corner stands on or attacks just the squares that the trace adds. All others lie out of its reach.`,
    say`Let a matrix with two rows turn each point of a map into the wind that blows there. The trace says how fast the area of a drifting cloud grows: with a positive trace it spreads, with a negative one it shrinks, and with zero it keeps its area.`,
    say`In a table of prices that react to each other, row ${k} tells how price ${k} reacts to all prices, itself included. The diagonal keeps only what each does to itself, and the trace is the total of that.`,
    say`A projection flattens space onto a line or a plane. Its trace is the dimension of what it leaves: one or two, whatever directions were chosen as axes.`,
  ],
  concepts: [
    say`Only square matrices have a trace, since only there the diagonal ends in the lower right corner.`,
    say`The trace is linear: that of a sum is the sum of the traces, and a number before the matrix is a number before its trace.`,
    say`Two factors may change places under the trace, even where the products themselves differ; of longer products the first factor may be moved to the end.`,
    say`Similar matrices have the same trace. So it belongs to the linear map and not to the axes in which the map is written.`,
    say`Counted with their multiplicities, the eigenvalues add up to the trace and multiply to the determinant.`,
    say`A triangular matrix shows this directly, for its diagonal entries are the eigenvalues.`,
  ],
  keyTerms: [
    { term: 'trace', meaning: say`The sum of the main diagonal, written ${tr(A)}; in German texts it is called Spur.` },
    {
      term: 'main diagonal',
      meaning: say`The places whose row number and column number agree, from the upper left to the lower right.`,
    },
    {
      term: 'eigenvalue',
      meaning: say`The factor by which some arrow is stretched along its own line; a negative one reverses the arrow.`,
    },
    {
      term: 'similar matrices',
      meaning: say`Two matrices of one linear map in different coordinates: ${A} and ${times(inverse(P), A, P)}.`,
    },
    {
      term: 'invariant',
      meaning: say`A quantity that a change of coordinates does not alter, as with the trace, the determinant and the rank.`,
    },
    {
      term: 'linear',
      meaning: say`Respecting sums and multiples, which lets traces of long expressions be worked out term by term.`,
    },
  ],
  objectives: [
    { id: 'add-diagonal', text: say`Given a square matrix, read off its main diagonal and add it.` },
    {
      id: 'trace-rules',
      text: say`Simplify the trace of a sum, of a multiple and of a product whose factors change places.`,
    },
    {
      id: 'second-eigenvalue',
      text: say`Use the trace and the determinant to find the second eigenvalue of a matrix with two rows when the first is known.`,
    },
    { id: 'only-square', text: say`Explain why a matrix without as many rows as columns has no trace.` },
  ],
  hints: [
    say`Ring the entries of the diagonal before you add; the numbers beside it play no part.`,
    say`Count what you add: as many numbers as the matrix has rows, one from each row and each column.`,
    say`Before two matrices are multiplied for the sake of a trace, note that only the diagonal of the product is needed.`,
    say`Eigenvalues that you have found can be tested at once: with each repeated root counted as often as it occurs, they must add up to the trace.`,
  ],
  formulae: [
    {
      id: 'trace-definition',
      name: 'Definition of the trace',
      expression: equal(tr(A), series('k', count(1), N, diagonalEntry)),
      description: say`The trace adds the entries whose two indices are equal, ${N} of them.`,
      conditions: [say`${A} is square, of size ${N}.`],
      variables: [square, { name: 'n', meaning: say`the number of rows`, domain: sizeDomain }],
      formulaType: 'definition',
    },
    {
      id: 'trace-of-sum',
      name: 'Trace of a sum',
      expression: equal(tr(sum(A, B)), sum(tr(A), tr(B))),
      description: say`On the diagonal, as everywhere, a sum of matrices adds place by place, so the totals are added as well.`,
      conditions: [say`Both matrices are square and of one size.`],
      variables: [square, sameSize],
      formulaType: 'rule',
    },
    {
      id: 'trace-of-multiple',
      name: 'Trace of a multiple',
      expression: equal(tr(times(c, A)), times(c, tr(A))),
      description: say`Each summand is multiplied by ${c}, so the factor can be put before the total once, whatever the size of the matrix.`,
      conditions: [say`${c} is any number.`],
      variables: [square, { name: 'c', meaning: say`the factor`, domain: numberDomain() }],
      formulaType: 'rule',
    },
    {
      id: 'trace-of-transpose',
      name: 'Trace of the transpose',
      expression: equal(tr(transposed(A)), tr(A)),
      description: say`Turning rows into columns leaves each entry of the diagonal in its place.`,
      conditions: [say`${A} is square.`],
      variables: [square],
      formulaType: 'property',
    },
    {
      id: 'trace-of-product',
      name: 'Two factors change places',
      expression: equal(tr(times(A, B)), tr(times(B, A))),
      description: say`The two products may even have different sizes; their traces agree, because both add the same products of an entry of ${A} and an entry of ${B}.`,
      conditions: [
        say`Both products exist: ${B} has as many rows as ${A} has columns, and as many columns as ${A} has rows.`,
      ],
      variables: [
        { name: 'A', meaning: say`the first factor`, domain: matrixDomain('m', 'n') },
        { name: 'B', meaning: say`the second factor`, domain: matrixDomain('n', 'm') },
      ],
      formulaType: 'property',
    },
    {
      id: 'trace-under-similarity',
      name: 'Other coordinates, same trace',
      expression: equal(tr(times(inverse(P), A, P)), tr(A)),
      description: say`If ${P} leads from new coordinates to old ones, the same map has another matrix, but no other trace.`,
      conditions: [say`${P} is invertible.`],
      variables: [
        square,
        { name: 'P', meaning: say`a change of coordinates`, domain: matrixDomain('n', 'n', 'invertible') },
      ],
      formulaType: 'property',
    },
    {
      id: 'trace-eigenvalues',
      name: 'Sum of the eigenvalues',
      expression: equal(tr(A), sum(eigenvalue(1), eigenvalue(2))),
      description: say`The two eigenvalues add up to the trace. With more rows there are as many more eigenvalues to add.`,
      conditions: [say`${A} has two rows, and a double eigenvalue is counted twice.`],
      variables: [
        { name: 'λ', meaning: say`the eigenvalues of ${A}`, domain: listDomain(2) },
        {
          name: 'A',
          meaning: say`a matrix of two rows and columns`,
          domain: valueDomain(times(BASIS, triangleOfEigenvalues, inverse(BASIS))),
        },
      ],
      formulaType: 'property',
    },
    {
      id: 'trace-cayley-hamilton',
      name: 'Two rows: the matrix solves its own equation',
      expression: equal(
        sum(power(A, count(2)), negative(times(tr(A), A)), times(det(A), symbol('I'))),
        matrixExpression(zeroMatrix(2, 2)),
      ),
      description: say`With two rows, trace and determinant are the coefficients of the characteristic equation, and the matrix itself satisfies it.`,
      conditions: [say`${A} has two rows and two columns.`],
      variables: [{ name: 'A', meaning: say`a matrix of two rows and columns`, domain: matrixDomain(2, 2) }],
      formulaType: 'identity',
    },
  ],
  applications: [
    {
      id: 'trace-confusion',
      title: 'How often was the classifier right?',
      industry: 'machine learning',
      description: say`A table sets the true classes against the predicted ones. Correct answers stand on the diagonal and nowhere else; the trace counts them, and divided by all answers it is the accuracy.`,
    },
    {
      id: 'trace-stability',
      title: 'Will a disturbance die out?',
      industry: 'control engineering',
      description: say`Near a resting point a machine follows a linear law. If the trace of its matrix is positive, so is the real part of some eigenvalue, and the designer knows without further computing that this point is not stable.`,
    },
    {
      id: 'trace-pressure',
      title: 'Pressure inside a loaded part',
      industry: 'structural engineering',
      description: say`A stress tensor lists pushes and shears in three directions. A third of its trace is the mean stress, the part that changes the volume and not the shape; since it does not depend on the axes, pushes measured in any three directions at right angles will do.`,
    },
    {
      id: 'trace-variance',
      title: 'Total spread of a data set',
      industry: 'data analysis',
      description: say`A covariance matrix carries the variances of all columns of the data on its diagonal. Principal components are judged by the share of this trace that they explain.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'trace-sorting-fruit',
      title: 'A camera sorts apples, pears and plums',
      industry: 'food sorting',
      description: say`Of ${150} pieces of fruit the camera made this table, true kinds in rows and guesses in columns: ${equal(
        A,
        shown([50, 3, 2], [4, 41, 5], [1, 6, 38]),
      )}. It was right ${equal(tr(A), sum(count(50), count(41), count(38)), count(129))} times, a share of ${equal(
        quotient(count(129), count(150)),
        fraction(86, 100),
      )}.`,
    },
    {
      id: 'trace-rental-cars',
      title: 'Cars that come back to their own branch',
      industry: 'car rental',
      description: say`Two branches note where each of the ${90} hires of last month began, in rows, and where it ended, in columns: ${equal(
        A,
        shown([38, 7], [12, 33]),
      )}. ${equal(tr(A), sum(count(38), count(33)), count(71))} cars came back to where they had started; the other ${equal(sum(count(90), negative(count(71))), count(19))} were left at the other branch.`,
    },
    {
      id: 'trace-rock',
      title: 'Stress in the rock around a mine',
      industry: 'mining',
      description: say`Measured in a borehole, the stresses in megapascals, pushes as negative numbers, are ${equal(
        A,
        shown([-30, 5, 0], [5, -24, 8], [0, 8, -36]),
      )}. The mean stress is ${equal(quotient(tr(A), count(3)), quotient(count(-90), count(3)), count(-30))}, in whatever directions the axes are laid.`,
    },
  ],
  misconceptions: [
    {
      id: 'trace-of-the-other-diagonal',
      category: 'definition',
      misconception: say`Either diagonal will do for the trace, and from the lower left to the upper right is easier for me to see.`,
      correct: say`The trace adds the diagonal that begins in the upper left corner, where both indices of an entry are the same.`,
      whyWrong: say`To the eye a square has two diagonals of equal rank. But only the main one belongs to the eigenvalues: writing the columns in reverse order turns the one diagonal into the other, and is another map.`,
      example: {
        given: [equal(A, shown([1, 2], [5, 4]))],
        incorrect: equal(tr(A), sum(count(2), count(5)), count(7)),
        correct: equal(tr(A), sum(count(1), count(4)), count(5)),
      },
    },
    {
      id: 'trace-of-product-splits',
      category: 'generalization',
      misconception: say`Since the trace goes through sums, it goes through products too: the traces are multiplied.`,
      correct: say`Determinants can be multiplied in this way, traces cannot. The product has to be formed, or at least its diagonal.`,
      whyWrong: say`Entries beside the diagonals of the factors meet in a matrix product and land on its diagonal. The two traces do not contain them.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4])), equal(B, shown([0, 1], [1, 0]))],
        incorrect: equal(tr(times(A, B)), times(tr(A), tr(B)), dotted(count(5), count(0)), count(0)),
        correct: equal(tr(times(A, B)), tr(shown([2, 1], [4, 3])), sum(count(2), count(3)), count(5)),
      },
    },
    {
      id: 'trace-of-three-factors',
      category: 'order',
      misconception: say`Under the trace factors may be put in any order.`,
      correct: say`Of three or more factors the first may go to the end. Their order round the circle has to stay.`,
      whyWrong: say`With two factors moving the first to the end and exchanging neighbours are the same thing. With three they are not.`,
      example: {
        given: [equal(A, shown([0, 1], [0, 0])), equal(B, shown([0, 0], [1, 0])), equal(C, shown([1, 0], [0, 0]))],
        incorrect: equal(tr(times(A, B, C)), tr(times(B, A, C)), count(0)),
        correct: equal(tr(times(A, B, C)), tr(times(B, C, A)), count(1)),
      },
    },
    {
      id: 'trace-factor-to-a-power',
      category: 'generalization',
      misconception: say`A factor before a matrix with two rows comes out of the trace squared.`,
      correct: say`It comes out once, because the trace is a sum in which each term carries it once.`,
      whyWrong: say`That is the rule for determinants, whose terms are products with one entry from each row. In a sum nothing multiplies up.`,
      example: {
        given: [equal(A, shown([1, 2], [5, 4]))],
        incorrect: equal(tr(times(count(3), A)), times(power(count(3), count(2)), tr(A)), count(45)),
        correct: equal(tr(times(count(3), A)), times(count(3), tr(A)), count(15)),
      },
    },
    {
      id: 'trace-survives-row-operations',
      category: 'procedure',
      misconception: say`First bring the matrix to triangular form by row operations; its diagonal then gives the trace.`,
      correct: say`Add the diagonal before anything is done to the rows, for each operation may change it.`,
      whyWrong: say`The detour works for determinants, and a triangular matrix does show its own eigenvalues. But they are not those of the matrix with which the elimination began.`,
      example: {
        given: [equal(A, shown([1, 2], [5, 4])), equal(B, shown([1, 2], [0, -6]))],
        incorrect: equal(tr(A), tr(B), count(-5)),
        correct: equal(tr(A), sum(count(1), count(4)), count(5)),
      },
    },
  ],
  learningPathways: PATHWAYS.trace,
  nextTopics: [
    say`The characteristic polynomial, whose second coefficient is the trace with the opposite sign.`,
    say`The determinant: the product of the eigenvalues, as the trace is their sum.`,
    say`Products of matrices, to see which terms ${tr(times(A, B))} and ${tr(times(B, A))} have in common.`,
    say`Covariance matrices, whose diagonal holds the variances of the columns of a table.`,
  ],
};
