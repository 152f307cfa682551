// What is worth knowing about the row echelon form and the reduced one.

import {
  apply,
  count,
  equal,
  type Expression,
  grid,
  matrixExpression,
  negative,
  quotient,
  relation,
  subscript,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixOf } from '../../../exact/matrix.ts';
import { integer, rational } from '../../../exact/rational.ts';
import {
  answerDomain,
  indexDomain,
  matrixDomain,
  numberDomain,
  sizeDomain,
  valueDomain,
} from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { dotted, fraction, inverse, shown, times } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';

const [A, B, C, E, P] = ['A', 'B', 'C', 'E', 'P'].map(symbol);
const [b, c, f, x] = ['b', 'c', 'f', 'x'].map(symbol);
const [I, ROW, M, N] = ['I', 'i', 'm', 'n'].map(symbol);

const column = (...entries: readonly number[]): Expression => shown(...entries.map((entry) => [entry]));
const entry = (row: Expression | number, place: number): Expression =>
  subscript(symbol('a'), typeof row === 'number' ? count(row) : row, count(place));
const rank = (of: Expression): Expression => apply('rank', of);
const reduced = (of: Expression): Expression => apply('rref', of);
/** A matrix with the right-hand sides beside it. */
const augmented = (left: Expression, right: Expression): Expression => grid([[left, right]], 1);
/** The identity matrix of two rows with a number below the diagonal. */
const shear = (below: Expression): Expression =>
  grid([
    [count(1), count(0)],
    [below, count(1)],
  ]);

const anyMatrix = { name: 'A', meaning: say`the matrix to be reduced`, domain: matrixDomain('m', 'n') };
const sizes = [
  { name: 'm', meaning: say`its number of rows`, domain: sizeDomain },
  { name: 'n', meaning: say`its number of columns`, domain: sizeDomain },
];

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`Row operations bring a matrix of any shape to row echelon form, with zeros below a staircase of pivots. With leading ones and zeros above them as well it becomes the reduced form, of which there is only one. Both show the rank and whether a linear system can be solved; from the reduced form the solutions are read off.`,
  prerequisites: [
    say`Solving two equations in two unknowns by adding a multiple of one to the other.`,
    say`Arithmetic with negative numbers and fractions, without a calculator.`,
    say`Writing a linear system as a matrix with the right-hand sides as its last column.`,
  ],
  intuition: [
    say`Each equation in three unknowns is a plane in space. Adding a multiple of another equation tilts the plane about the line in which the two meet; the points common to all planes stay. If there is just one such point, the planes of the reduced form stand square to the axes, and it can be read off.`,
    say`A staircase with only zeros beneath it: every step goes down by one row but may be several columns wide. The extra columns of a wide step are those without a pivot.`,
    say`The pivot is a worker that sweeps its column. First it sweeps downwards, pivot after pivot; for the reduced form it comes back and sweeps upwards.`,
    say`A row of zeros is an equation that told nothing new: the others had said it already, in other words.`,
  ],
  concepts: [
    say`Three operations are allowed: exchange two rows, multiply a row by a number other than zero, add a multiple of one row to another. Each can be taken back, so nothing about the solutions is lost.`,
    say`The pivot of a row is its first entry other than zero. In echelon form the pivots move to the right from row to row, and rows of zeros sink to the bottom.`,
    say`In the reduced form each pivot is a leading one with zeros above and below it.`,
    say`The reduced form is unique. An echelon form that stops short of it is not, but its pivots always stand in the same columns.`,
    say`The rank says how many rows are linearly independent, and it says the same of the columns.`,
    say`If a system can be solved, the unknowns whose columns hold no pivot are free to be chosen, and the others follow from them. One solution alone means a pivot for each unknown.`,
    say`A system has no solution exactly when the last column of its augmented matrix has a pivot: that row says that nothing equals something.`,
    say`The rows of an echelon form are combinations of the given rows, and the other way round. The columns change, but not how they depend on each other: if the third was the sum of the first two, it still is.`,
  ],
  keyTerms: [
    {
      term: 'pivot',
      meaning: say`The first entry of a row that is not zero; the entries below it in its column are cleared with its help.`,
    },
    {
      term: 'row echelon form',
      meaning: say`A staircase: each pivot stands further right than the one above, and rows of zeros come last.`,
    },
    {
      term: 'reduced row echelon form',
      meaning: say`An echelon form whose pivots are all ones and alone in their columns; every matrix has just one.`,
    },
    {
      term: 'rank',
      meaning: say`The number of pivots in any row echelon form of the matrix.`,
    },
    {
      term: 'free variable',
      meaning: say`An unknown whose column has no pivot. Any value may be given to it.`,
    },
    {
      term: 'augmented matrix',
      meaning: say`The coefficients of a system with the right-hand sides behind a bar, so that both are reduced together.`,
    },
    {
      term: 'elementary matrix',
      meaning: say`What one row operation makes of the identity matrix; multiplying by it from the left does that operation.`,
    },
    {
      term: 'back substitution',
      meaning: say`Solving a system in echelon form from its last equation upwards instead of clearing above the pivots.`,
    },
  ],
  objectives: [
    {
      id: 'reduce',
      text: say`Given a matrix, bring it to row echelon form and to reduced form, and note each operation.`,
    },
    {
      id: 'recognise-form',
      text: say`Decide whether a matrix is in one of the two forms, and read its rank from them.`,
    },
    {
      id: 'number-of-solutions',
      text: say`Given an augmented matrix, decide whether the system has no, one or infinitely many solutions, and write them down.`,
    },
    {
      id: 'operations-keep-solutions',
      text: say`Explain why row operations keep the solutions of a system, and why column operations do not.`,
    },
  ],
  hints: [
    say`Write the operation beside the row before you do it: a wrong sign in the multiple is then seen at once.`,
    say`Look for a one in the pivot's column first: with it on top, whole numbers stay whole while the column is cleared.`,
    say`Finish one column before the next is touched; a zero that was won is then never lost.`,
    say`Test a reduced form: each given row must be a combination of its rows, and the entries of the given row in the pivot columns are the factors.`,
    say`With a zero where the pivot should be, look below it. Only if the whole rest of the column is zero, go one column to the right in the same row.`,
  ],
  formulae: [
    {
      id: 'echelon-multiplier',
      name: 'The multiple that clears an entry',
      expression: equal(sum(entry(ROW, 1), negative(times(c, entry(1, 1)))), count(0)),
      description: say`From row ${ROW} the multiple ${c} of the first row is taken away; ${c} is chosen as the entry divided by the pivot, so that nothing is left below the pivot.`,
      conditions: [say`The pivot ${entry(1, 1)} is not zero; otherwise rows are exchanged first.`],
      variables: [
        {
          name: 'A',
          meaning: say`a matrix with a pivot in its first place`,
          domain: matrixDomain('m', 'n', 'nonzero'),
        },
        { name: 'i', meaning: say`a row`, domain: indexDomain('m') },
        {
          name: 'c',
          meaning: say`the entry over the pivot, ${quotient(entry(ROW, 1), entry(1, 1))}`,
          domain: valueDomain(quotient(entry(ROW, 1), entry(1, 1))),
        },
      ],
      formulaType: 'definition',
    },
    {
      id: 'echelon-second-pivot',
      name: 'The second pivot of two rows',
      expression: equal(
        sum(entry(2, 2), negative(times(quotient(entry(2, 1), entry(1, 1)), entry(1, 2)))),
        quotient(apply('det', A), entry(1, 1)),
      ),
      description: say`What elimination leaves in the lower right corner is the determinant divided by the first pivot. It vanishes exactly when the rows are proportional.`,
      conditions: [say`${A} has two rows and two columns, and ${entry(1, 1)} is not zero.`],
      variables: [{ name: 'A', meaning: say`a matrix of two rows and columns`, domain: matrixDomain(2, 2, 'nonzero') }],
      formulaType: 'identity',
    },
    {
      id: 'echelon-elementary-inverse',
      name: 'Taking a row operation back',
      expression: equal(inverse(shear(f)), shear(negative(f))),
      description: say`Adding ${f} times the first row to the second is undone by taking the same multiple away again.`,
      conditions: [say`${f} may be any number, zero included.`],
      variables: [{ name: 'f', meaning: say`the multiple of the first row`, domain: numberDomain() }],
      formulaType: 'rule',
    },
    {
      id: 'echelon-uniqueness',
      name: 'One reduced form for all ways',
      expression: equal(reduced(times(P, A)), reduced(A)),
      description: say`Whatever row operations ${P} stands for, and in whatever order: the reduced form does not notice that they were done.`,
      conditions: [say`${P} is invertible: it is a product of elementary matrices.`],
      variables: [
        anyMatrix,
        {
          name: 'P',
          meaning: say`row operations, gathered in one matrix`,
          domain: matrixDomain('m', 'm', 'invertible'),
        },
      ],
      formulaType: 'property',
    },
    {
      id: 'echelon-rank',
      name: 'Rank is kept',
      expression: equal(rank(A), rank(E)),
      description: say`Row operations neither create nor destroy independent rows, so the rank is read off the echelon form ${E}.`,
      conditions: [say`${E} comes from ${A} by row operations alone.`],
      variables: [
        anyMatrix,
        { name: 'E', meaning: say`a row echelon form of ${A}`, domain: answerDomain('ref', { a: 'A' }) },
      ],
      formulaType: 'property',
    },
    {
      id: 'echelon-rank-bound',
      name: 'Room for pivots',
      expression: relation(rank(A), 'at-most', apply('min', M, N)),
      description: say`Each row and each column has room for one pivot only. With fewer rows than columns some column stays free.`,
      conditions: [say`${A} has ${M} rows and ${N} columns.`],
      variables: [anyMatrix, ...sizes],
      formulaType: 'property',
    },
    {
      id: 'echelon-solvable',
      name: 'When a system can be solved',
      expression: equal(rank(augmented(A, b)), rank(A)),
      description: say`The right-hand sides bring in no further pivot: they are a combination of the columns of ${A}, and the unknowns are its factors.`,
      conditions: [
        say`There is a solution of ${equal(times(A, x), b)}. Without one, the rank on the left is greater by ${1}.`,
      ],
      variables: [
        { name: 'A', meaning: say`the coefficients`, domain: matrixDomain('m', 'n') },
        { name: 'x', meaning: say`a solution`, domain: matrixDomain('n', 1) },
        { name: 'b', meaning: say`the right-hand sides, ${times(A, x)}`, domain: valueDomain(times(A, x)) },
      ],
      formulaType: 'property',
    },
    {
      id: 'echelon-solving',
      name: 'Solving by reduction',
      expression: equal(reduced(augmented(A, B)), augmented(I, times(inverse(A), B))),
      description: say`While the left side becomes the identity matrix, the right side becomes the solutions. With the identity matrix in place of ${B} this computes the inverse.`,
      conditions: [say`${A} is square and invertible, and ${B} has as many rows.`],
      variables: [
        { name: 'A', meaning: say`the coefficients`, domain: matrixDomain('n', 'n', 'invertible') },
        { name: 'B', meaning: say`right-hand sides, one in each column`, domain: matrixDomain('n', 'p') },
      ],
      formulaType: 'rule',
    },
  ],
  applications: [
    {
      id: 'echelon-circuits',
      title: 'Voltages in a circuit',
      industry: 'electrical engineering',
      description: say`Circuit simulators write an equation for each junction, with the voltages as unknowns, and eliminate. A missing pivot tells the designer that a part of the circuit floats: nothing fixes its voltage.`,
    },
    {
      id: 'echelon-codes',
      title: 'Codes that correct errors',
      industry: 'telecommunications',
      description: say`The rows of a matrix generate all words of a code. Its reduced form generates the same words, but now the message itself stands at the pivots, and a receiver of an undisturbed word reads it off without computing.`,
    },
    {
      id: 'echelon-sketches',
      title: 'How freely can a sketch move?',
      industry: 'computer-aided design',
      description: say`Each dimension on a drawing is an equation for small motions of its points. Every column without a pivot leaves one more motion possible, and a row of zeros shows a dimension that the others imply.`,
    },
    {
      id: 'echelon-reactions',
      title: 'Independent reactions',
      industry: 'chemical engineering',
      description: say`A plant's list of reactions is written as a matrix with one row for each. The rank says how many of them have to be tracked; the others follow.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'echelon-propane',
      title: 'Balancing the burning of propane',
      industry: 'chemistry',
      description: say`Carbon, hydrogen and oxygen give a row each; the columns are propane, oxygen, carbon dioxide and water: ${equal(
        reduced(shown([3, 0, -1, 0], [8, 0, 0, -2], [0, 2, -2, -1])),
        matrixExpression(
          matrixOf(
            [rational(-1n, 4n), rational(-5n, 4n), rational(-3n, 4n)].map((last, row) => [
              ...[0, 1, 2].map((place) => integer(place === row ? 1 : 0)),
              last,
            ]),
          ),
        ),
      )}. Water is free. For four molecules of it one of propane burns, with ${equal(dotted(count(4), fraction(5, 4)), count(5))} of oxygen; ${equal(dotted(count(4), fraction(3, 4)), count(3))} of carbon dioxide come out as well.`,
    },
    {
      id: 'echelon-cream',
      title: 'Mixing cream and milk',
      industry: 'food production',
      description: say`A dairy wants ${32} litres with ${10} per cent of fat, from cream with ${20} and milk with ${4}. Volumes and fat are the two rows: ${equal(
        reduced(shown([1, 1, 32], [20, 4, 320])),
        shown([1, 0, 12], [0, 1, 20]),
      )}. It takes ${12} litres of cream and ${20} of milk: ${equal(sum(count(12), count(20)), count(32))}.`,
    },
    {
      id: 'echelon-roundabout',
      title: 'Counting cars on a roundabout',
      industry: 'traffic planning',
      description: say`Three counters on the arms of a roundabout say how much the flow changes from one section to the next: ${equal(
        reduced(shown([1, -1, 0, 100], [0, 1, -1, -50], [-1, 0, 1, -50])),
        shown([1, 0, -1, 50], [0, 1, -1, -50], [0, 0, 0, 0]),
      )}. One section stays free. If it carries ${200} cars an hour, the others carry ${equal(sum(count(200), count(50)), count(250))} and ${equal(sum(count(200), negative(count(50))), count(150))}.`,
    },
  ],
  misconceptions: [
    {
      id: 'echelon-is-unique',
      category: 'definition',
      misconception: say`My echelon form differs from the one in the solutions, so mine must be wrong.`,
      correct: say`Two different staircases can both be right. Reduce them fully and compare these: that form exists only once.`,
      whyWrong: say`Answers to sums and products are unique, and so this one is expected to be. But the definition leaves the size of the pivots and the entries above them open.`,
      example: {
        given: [equal(B, shown([1, 2], [0, -2])), equal(C, shown([1, 5], [0, 1]))],
        incorrect: equal(B, C),
        correct: equal(reduced(B), reduced(C), shown([1, 0], [0, 1])),
      },
    },
    {
      id: 'echelon-operations-at-the-same-time',
      category: 'procedure',
      misconception: say`I may subtract the first row from the second and the second from the first in one go.`,
      correct: say`The operations follow each other: the second one works with the row that the first has already changed.`,
      whyWrong: say`It looks as if two steps were merely written on one line. But both use the old rows, and together they cannot be undone: the new rows are opposites of each other, and one equation is lost.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4]))],
        incorrect: equal(rank(A), rank(shown([-2, -2], [2, 2]))),
        correct: equal(rank(A), rank(shown([-1, 0], [2, 2])), count(2)),
      },
    },
    {
      id: 'echelon-columns-too',
      category: 'generalization',
      misconception: say`Columns may be exchanged as freely as rows when that gives a better pivot.`,
      correct: say`An exchange of columns renames the unknowns; without a note of that, the solution comes out in the wrong order.`,
      whyWrong: say`For determinants and for the rank rows and columns have equal rights, and the habit is carried over. In a system they mean different things: a row is an equation, a column is an unknown.`,
      example: {
        given: [equal(A, shown([0, 1], [2, 3])), equal(B, shown([1, 0], [3, 2])), equal(x, column(5, 4))],
        incorrect: equal(times(B, x), times(A, x)),
        correct: equal(times(A, x), column(4, 22)),
      },
    },
    {
      id: 'echelon-zero-row-means-no-solution',
      category: 'definition',
      misconception: say`A row of zeros in the reduced matrix shows that the system has no solution.`,
      correct: say`A row of zeros is an equation that was superfluous. There is no solution when only the right-hand side of a row is left over, for then it has a pivot and raises the rank.`,
      whyWrong: say`In both cases the coefficients vanish, and the entry behind the bar is easily overlooked. It makes all the difference: nothing equals nothing is true, nothing equals something is not.`,
      example: {
        given: [equal(A, shown([1, 2], [2, 4])), equal(b, column(3, 6))],
        incorrect: relation(rank(augmented(A, b)), 'greater', rank(A)),
        correct: equal(rank(augmented(A, b)), rank(A), count(1)),
      },
    },
    {
      id: 'echelon-zero-row-means-free-unknowns',
      category: 'definition',
      misconception: say`A row of zeros means that there are infinitely many solutions.`,
      correct: say`Compare the pivots with the unknowns: only an unknown whose column has no pivot is free.`,
      whyWrong: say`With as many equations as unknowns a row of zeros does leave too few pivots. With more equations one of them may be superfluous, as here, where two of the three are enough.`,
      example: {
        given: [equal(A, shown([1, 1], [1, -1], [2, 0]))],
        incorrect: relation(rank(A), 'less', apply('ncols', A)),
        correct: equal(rank(A), apply('ncols', A), count(2)),
      },
    },
    {
      id: 'echelon-multiplying-the-target-is-harmless',
      category: 'procedure',
      misconception: say`Replacing the second row by twice itself minus three times the first changes no determinant, since it is one row operation.`,
      correct: say`Doubling the row doubles the determinant. Only what is added from another row leaves it alone.`,
      whyWrong: say`Avoiding fractions in this way is sound for solving systems, where a factor does no harm. It is two operations in one, and the determinant notices the factor of the first of them.`,
      example: {
        given: [equal(A, shown([2, 1], [3, 4]))],
        incorrect: equal(apply('det', A), apply('det', shown([2, 1], [0, 5]))),
        correct: equal(times(count(2), apply('det', A)), apply('det', shown([2, 1], [0, 5])), count(10)),
      },
    },
  ],
  learningPathways: PATHWAYS.echelon,
  nextTopics: [
    say`The inverse: reduce a matrix with the identity matrix beside it, and the right side turns into the inverse.`,
    say`The determinant: it is the product of the pivots that an elimination meets, up to a sign for each exchange of rows.`,
    say`The product of matrices, in which every row operation is a factor on the left and a whole elimination is a chain of them.`,
    say`The characteristic polynomial: its roots are the numbers ${symbol('λ')} for which the reduction of ${sum(times(symbol('λ'), I), negative(A))} leaves a column without a pivot.`,
  ],
};
