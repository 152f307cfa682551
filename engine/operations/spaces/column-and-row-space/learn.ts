// What is worth knowing about the column space and the row space.

import { apply, count, equal, type Expression, grid, negative, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, matrixDomain, numberDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { shown, times, transposed } from '../../../learning/notation.ts';
import { SUBSPACE_PAGES } from '../../../learning/pathway-subspaces.ts';

const [A, B, E, P] = ['A', 'B', 'E', 'P'].map(symbol);
const [a, b, c, d, p, q, x, y] = ['a', 'b', 'c', 'd', 'p', 'q', 'x', 'y'].map(symbol);

const col = (of: Expression): Expression => apply('Col', of);
const row = (of: Expression): Expression => apply('Row', of);
const rank = (of: Expression): Expression => apply('rank', of);
const span = (...of: readonly Expression[]): Expression => apply('span', ...of);
const column = (...entries: readonly number[]): Expression => shown(...entries.map((entry) => [entry]));

const anyMatrix = { name: 'A', meaning: say`a matrix of any shape`, domain: matrixDomain('m', 'n') };

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`The column space holds all combinations of the columns of a matrix, the row space those of its rows. A basis says the same with as few vectors as possible: the pivot columns of the matrix itself, and the rows of its reduced form that are not zero. Both spaces have the rank as their dimension.`,
  prerequisites: [
    say`Row reduction to echelon form, and to the reduced one.`,
    say`Combinations of vectors, and what it means that vectors are independent.`,
  ],
  intuition: [
    say`Columns are directions in which one may walk, as far as one likes and backwards too. The column space is everything that can be reached from the origin.`,
    say`A plane needs two directions. A third one that lies in the plane leads nowhere else, and a basis leaves it out.`,
    say`Elimination replaces rows by mixtures of rows. Paint from the same pots stays paint from the same pots: the row space stays as it is.`,
  ],
  concepts: [
    say`A system can be solved exactly when its right-hand side lies in the column space of its coefficients.`,
    say`A basis spans the space and has no vector too many. All bases of a space have equally many vectors.`,
    say`Row operations keep the row space. They change the column space, but keep which columns depend on which.`,
    say`So a basis of columns is taken from the given matrix, and a basis of rows may be taken from the echelon form.`,
    say`The basis of rows from the reduced form is the same for all matrices with this row space: it can serve to compare two of them.`,
  ],
  keyTerms: [
    { term: 'column space', meaning: say`All combinations of the columns; also called the image or the range.` },
    { term: 'row space', meaning: say`All combinations of the rows of a matrix.` },
    { term: 'span', meaning: say`All combinations of some vectors: the smallest space that holds them.` },
    { term: 'basis', meaning: say`Independent vectors that span a space.` },
    { term: 'dimension', meaning: say`How many vectors each basis of a space has.` },
    { term: 'pivot column', meaning: say`A column of the matrix in which its echelon form has a pivot.` },
  ],
  objectives: [
    { id: 'basis-of-lines', text: say`Find a basis of the space that the columns, or the rows, of a matrix span.` },
    {
      id: 'lies-in-the-space',
      text: say`Decide whether a vector lies in such a space, and find vectors and entries so that it does.`,
    },
    {
      id: 'dimension-and-place',
      text: say`Say the dimension of one of these spaces from what is known of the others.`,
    },
  ],
  hints: [
    say`Note the places of the pivots, then go back to the matrix that was given: its own columns are wanted.`,
    say`For rows it is the other way round: the rows of the echelon form will do, and those of the reduced form are the simplest.`,
    say`Each vector of a column space has as many entries as there are rows. A vector of another length is wrong at sight.`,
  ],
  formulae: [
    {
      id: 'column-space-definition',
      name: 'A product is a combination of columns',
      expression: equal(
        times(
          grid([
            [a, b],
            [c, d],
          ]),
          grid([[x], [y]]),
        ),
        sum(times(x, grid([[a], [c]])), times(y, grid([[b], [d]]))),
      ),
      description: say`The entries of the vector are the factors of the columns. All vectors that a matrix makes in this way are its column space.`,
      conditions: [say`The matrix has two columns; with more columns there are as many terms.`],
      variables: [
        { name: 'a', meaning: say`the upper entry of the first column`, domain: numberDomain() },
        { name: 'b', meaning: say`the upper entry of the second column`, domain: numberDomain() },
        { name: 'c', meaning: say`the lower entry of the first column`, domain: numberDomain() },
        { name: 'd', meaning: say`the lower entry of the second column`, domain: numberDomain() },
        { name: 'x', meaning: say`the factor of the first column`, domain: numberDomain() },
        { name: 'y', meaning: say`the factor of the second column`, domain: numberDomain() },
      ],
      formulaType: 'definition',
    },
    {
      id: 'row-space-is-kept',
      name: 'Row operations keep the row space',
      expression: equal(row(times(P, A)), row(A)),
      description: say`Each new row is a combination of the old ones, and each old row of the new ones.`,
      conditions: [say`${P} is invertible, as a product of row operations is.`],
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
      id: 'rows-are-columns-of-the-transpose',
      name: 'Two names for one space',
      expression: equal(row(A), col(transposed(A))),
      description: say`Written as columns, the rows of a matrix are the columns of its transpose.`,
      conditions: [],
      variables: [anyMatrix],
      formulaType: 'identity',
    },
    {
      id: 'multiples-in-a-column-space',
      name: 'A line in the plane',
      expression: equal(
        col(
          grid([
            [p, times(count(2), p)],
            [q, times(count(2), q)],
          ]),
        ),
        span(grid([[p], [q]])),
      ),
      description: say`A column that is a multiple of another one adds nothing to the span.`,
      conditions: [say`${p} and ${q} are not zero.`],
      variables: [
        { name: 'p', meaning: say`the upper entry of the first column`, domain: numberDomain('nonzero') },
        { name: 'q', meaning: say`the lower entry`, domain: numberDomain('nonzero') },
      ],
      formulaType: 'rule',
    },
    {
      id: 'solvable-right-hand-sides',
      name: 'A right-hand side within reach',
      expression: equal(sum(rank(grid([[A, b]])), negative(rank(A))), count(0)),
      description: say`A vector of the column space adds no pivot when it is put beside the columns.`,
      conditions: [say`${b} lies in the column space: ${equal(b, times(A, x))} for some ${x}.`],
      variables: [
        anyMatrix,
        { name: 'x', meaning: say`the factors of the columns`, domain: matrixDomain('n', 1) },
        { name: 'b', meaning: say`the vector ${times(A, x)}`, domain: valueDomain(times(A, x)) },
      ],
      formulaType: 'property',
    },
    {
      id: 'row-space-of-the-form',
      name: 'The rows of the echelon form',
      expression: equal(row(E), row(A)),
      description: say`The form has the row space of the matrix that it comes from.`,
      conditions: [say`${E} is the reduced row echelon form of ${A}.`],
      variables: [
        anyMatrix,
        { name: 'E', meaning: say`the reduced form of ${A}`, domain: answerDomain('rref', { a: 'A' }) },
      ],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'column-space-robots',
      title: 'Where a hand can move',
      industry: 'robotics',
      description: say`Each joint of an arm moves the hand in one direction, a column. If the column space is only a plane, there is a direction in which the hand is stuck for the moment.`,
    },
    {
      id: 'column-space-fits',
      title: 'What a model can explain',
      industry: 'statistics',
      description: say`The columns are the quantities that a model works with. Measured values in the column space are explained without an error, and all others only nearly.`,
    },
    {
      id: 'row-space-codes',
      title: 'All words of a code',
      industry: 'telecommunications',
      description: say`A few words generate a code: the row space of their matrix. Two lists of words generate the same code if their reduced forms agree.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'column-space-mixtures',
      title: 'Which blends can be mixed?',
      industry: 'agriculture',
      description: say`Two fertilisers hold nitrogen, phosphorus and potassium as ${equal(P, column(10, 5, 5))} and ${equal(B, column(5, 10, 5))} kilograms a sack. A blend of ${equal(
        sum(times(count(2), P), B),
        column(25, 20, 15),
      )} kilograms can be mixed. More nitrogen alone cannot: it would leave the column space.`,
    },
    {
      id: 'row-space-tickets',
      title: 'Prices that follow from others',
      industry: 'public transport',
      description: say`A family pays for ${2} adults and ${1} child, another for ${1} adult and ${2} children. A bill for ${4} adults and ${5} children follows from these: ${equal(
        sum(shown([2, 1]), times(count(2), shown([1, 2]))),
        shown([4, 5]),
      )}.`,
    },
  ],
  misconceptions: [
    {
      id: 'basis-from-the-form',
      category: 'procedure',
      misconception: say`A basis of the column space consists of the pivot columns of the echelon form.`,
      correct: say`The form shows the places; the columns at these places are taken from the given matrix.`,
      whyWrong: say`For rows the form may be used, and the rule is carried over. But a row operation mixes the entries of each column and so moves the whole column space.`,
      example: {
        given: [equal(A, shown([1, 1], [1, 1]))],
        incorrect: equal(col(A), span(column(1, 0))),
        correct: equal(col(A), span(column(1, 1))),
      },
    },
    {
      id: 'basis-of-first-rows',
      category: 'procedure',
      misconception: say`If the echelon form has two rows that are not zero, the first two rows of the matrix are a basis of the row space.`,
      correct: say`Rows may have been exchanged, and the first two may depend on each other. The rows of the form are safe.`,
      whyWrong: say`Pivots name columns of the given matrix and seem to name its rows too. Which row of the matrix a row of the form comes from cannot be seen.`,
      example: {
        given: [equal(A, shown([1, 2], [2, 4], [0, 1]))],
        incorrect: equal(row(A), span(shown([1, 2]), shown([2, 4]))),
        correct: equal(row(A), span(shown([1, 0]), shown([0, 1]))),
      },
    },
    {
      id: 'dimension-counts-entries',
      category: 'definition',
      misconception: say`Vectors with three entries span a space of dimension three.`,
      correct: say`The dimension is the number of vectors of a basis, whatever their length.`,
      whyWrong: say`A point of space has three coordinates. A plane lies in space and still needs two directions only.`,
      example: {
        given: [equal(A, shown([1, 0], [0, 1], [1, 1]))],
        incorrect: equal(apply('dim', col(A)), count(3)),
        correct: equal(apply('dim', col(A)), rank(A), count(2)),
      },
    },
  ],
  learningPathways: [
    SUBSPACE_PAGES.spacesVideo,
    SUBSPACE_PAGES.subspaces,
    SUBSPACE_PAGES.dimension,
    SUBSPACE_PAGES.fourSubspaces,
    SUBSPACE_PAGES.rowAndColumnSpaces,
  ],
  nextTopics: [
    say`The null space is perpendicular to the row space: each of its vectors gives zero with every row.`,
    say`The left null space says which conditions the vectors of the column space have to meet.`,
  ],
};
