// What is worth knowing about concatenation.

import {
  apply,
  count,
  equal,
  type Expression,
  grid,
  list,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, indexDomain, matrixDomain, sizeDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { dotted, entryOf, shown, times, transposed } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';

const [A, B, C, X, Y] = ['A', 'B', 'C', 'X', 'Y'].map(symbol);
const [I, J, K, M, N, P] = ['i', 'j', 'k', 'm', 'n', 'p'].map(symbol);

const stacked = (above: Expression, below: Expression): Expression => grid([[above], [below]]);
const joined = (left: Expression, right: Expression): Expression => grid([[left, right]]);

const upper = { name: 'A', meaning: say`the matrix that stands on top`, domain: matrixDomain('m', 'n') };
const lower = { name: 'B', meaning: say`the matrix underneath`, domain: matrixDomain('p', 'n') };
const stack = { name: 'C', meaning: say`the stack of both`, domain: answerDomain('row-concat', { a: 'A', b: 'B' }) };
const left = { name: 'A', meaning: say`the matrix on the left`, domain: matrixDomain('m', 'n') };
const right = { name: 'B', meaning: say`the matrix on the right`, domain: matrixDomain('m', 'p') };
const pair = {
  name: 'C',
  meaning: say`both matrices side by side`,
  domain: answerDomain('col-concat', { a: 'A', b: 'B' }),
};

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`Concatenation makes one matrix of two and leaves every entry as it is. Stacking writes ${B} under ${A} and needs equally wide matrices; joining side by side writes ${B} to the right of ${A} and needs equally high ones. New records are appended to a table in this way, and a right-hand side to a system of equations.`,
  prerequisites: [
    say`The shape of a matrix: how many rows it has, and how many columns.`,
    say`Finding an entry by two indices, such as ${entryOf('a', I, J)} in row ${I} and column ${J}.`,
    say`For augmented matrices: a linear system whose unknowns are written in the same order in each equation.`,
  ],
  intuition: [
    say`Cut two rectangles out of squared paper and glue them together along an edge. The glued edges must be equally long; the other edge of the new rectangle is as long as both old ones together.`,
    say`A list of customers from the north and one from the south, under the same headings, become one list. The headings stay, and there are more people.`,
    say`Another clerk has noted the debts of the same customers, in the same order. Set beside the list, that sheet tells more about the same people.`,
    say`Take a column as an arrow. Columns set side by side are a bundle of arrows in the same space; a short column stacked on another is a single arrow in a space with more directions.`,
  ],
  concepts: [
    say`A block matrix is written with whole matrices as its entries: ${stacked(A, B)} and ${joined(A, B)} are the two smallest ones.`,
    say`An ${M} by ${N} matrix on a ${P} by ${N} matrix gives ${sum(M, P)} rows; the number of columns is shared and does not grow.`,
    say`Which one comes first matters: exchanging ${A} and ${B} puts the same lines into another order.`,
    say`The augmented matrix sets the right-hand side of a system next to its coefficients, so that each row operation reaches both.`,
    say`Transposing exchanges the two ways: what stood side by side then stands one under the other, each part transposed.`,
    say`Three matrices may be glued from either end, as with sheets of a scroll, and longer chains likewise.`,
  ],
  keyTerms: [
    {
      term: 'block',
      meaning: say`A matrix that is a rectangular part of a larger one, such as ${A} in ${joined(A, B)}.`,
    },
    {
      term: 'block matrix',
      meaning: say`A matrix that is thought of as made of smaller matrices, in rows and columns of blocks.`,
    },
    {
      term: 'vertical concatenation',
      meaning: say`One matrix under another: their rows become one longer list of rows.`,
    },
    {
      term: 'horizontal concatenation',
      meaning: say`One matrix beside another: every row is continued by the row of the same number.`,
    },
    {
      term: 'augmented matrix',
      meaning: say`Coefficients of a linear system with its right-hand side as a further column, often behind a bar.`,
    },
    {
      term: 'conformable',
      meaning: say`Said of matrices whose shapes fit an operation: here, one edge of equal length.`,
    },
  ],
  objectives: [
    { id: 'join', text: say`Given two matrices, write one below or beside the other as a single matrix.` },
    {
      id: 'joinable',
      text: say`Given two shapes, decide which of the two directions is possible, and state the shape of the result.`,
    },
    {
      id: 'origin-of-entries',
      text: say`Given a position in the joined matrix, tell from which of the two parts its entry was taken, and from where in it.`,
    },
    { id: 'augmented-matrix', text: say`Write a linear system as an augmented matrix, and read the system off again.` },
    {
      id: 'block-product',
      text: say`Multiply a stack or a pair of blocks by working with the blocks instead of the single numbers.`,
    },
  ],
  hints: [
    say`Put a finger on the edge along which the two will touch, and count its entries in both matrices before you copy a number.`,
    say`To find something in the lower part, take the height of the upper one away from the row number.`,
    say`When you have finished, look at the corners: the upper left one comes from ${A}, the lower right one from ${B}.`,
    say`If both directions fit, as with two squares of one size, ask whether there are new cases or new facts about the old cases.`,
  ],
  formulae: [
    {
      id: 'stacked-blocks',
      name: 'A stack as a block matrix',
      expression: equal(C, stacked(A, B)),
      description: say`Appending the rows of ${B} means to write the whole matrix ${B} under the whole matrix ${A}.`,
      conditions: [say`${A} and ${B} have the same number ${N} of columns.`],
      variables: [upper, lower, stack],
      formulaType: 'definition',
    },
    {
      id: 'stack-entries',
      name: 'Where the entries of a stack come from',
      expression: list(
        [equal(entryOf('c', I, J), entryOf('a', I, J)), equal(entryOf('c', sum(M, K), J), entryOf('b', K, J))],
        'none',
      ),
      description: say`The first ${M} rows are those of ${A}. Row ${K} of ${B} comes ${M} rows further down than it stood before.`,
      conditions: [
        say`${I} runs over the ${M} rows of ${A}, ${K} over the ${P} rows of ${B}, and ${J} over their columns.`,
      ],
      variables: [
        upper,
        lower,
        stack,
        { name: 'm', meaning: say`the height of ${A}`, domain: sizeDomain },
        { name: 'i', meaning: say`a row of ${A}`, domain: indexDomain('m') },
        { name: 'k', meaning: say`a row of ${B}`, domain: indexDomain('p') },
        { name: 'j', meaning: say`a column`, domain: indexDomain('n') },
      ],
      formulaType: 'rule',
    },
    {
      id: 'pair-shape',
      name: 'Shape of a pair',
      expression: equal(apply('shape', C), list([M, sum(N, P)])),
      description: say`Side by side the widths add up, and the height is that which both have.`,
      conditions: [say`${A} and ${B} are equally high.`],
      variables: [
        left,
        right,
        pair,
        { name: 'm', meaning: say`the common height`, domain: sizeDomain },
        { name: 'n', meaning: say`the width of ${A}`, domain: sizeDomain },
        { name: 'p', meaning: say`the width of ${B}`, domain: sizeDomain },
      ],
      formulaType: 'rule',
    },
    {
      id: 'pair-transposed',
      name: 'A pair transposed is a stack',
      expression: equal(transposed(joined(A, B)), stacked(transposed(A), transposed(B))),
      description: say`Whatever is true of columns that are appended is true of rows too: look at the transposes.`,
      conditions: [say`${A} and ${B} have the same number of rows.`],
      variables: [left, right],
      formulaType: 'identity',
    },
    {
      id: 'stack-times-matrix',
      name: 'A stack times a matrix',
      expression: equal(times(stacked(A, B), X), stacked(times(A, X), times(B, X))),
      description: say`Each row of a product needs only its own row of the left factor, so the two parts can be multiplied one after the other.`,
      conditions: [say`${X} has as many rows as ${A} and ${B} have columns.`],
      variables: [upper, lower, { name: 'X', meaning: say`the right factor`, domain: matrixDomain('n', 'q') }],
      formulaType: 'property',
    },
    {
      id: 'pair-times-stack',
      name: 'A pair times a stack',
      expression: equal(times(joined(A, B), stacked(X, Y)), sum(times(A, X), times(B, Y))),
      description: say`Blocks are multiplied like numbers in a row times a column: first with first, second with second, and then added.`,
      conditions: [say`${A} is as wide as ${X} is high, and ${B} as wide as ${Y} is high.`],
      variables: [
        left,
        right,
        { name: 'X', meaning: say`the upper part of the right factor`, domain: matrixDomain('n', 'q') },
        { name: 'Y', meaning: say`its lower part`, domain: matrixDomain('p', 'q') },
      ],
      formulaType: 'identity',
    },
    {
      id: 'pair-rank',
      name: 'Rank of a pair',
      expression: relation(apply('rank', joined(A, B)), 'at-most', sum(apply('rank', A), apply('rank', B))),
      description: say`Further columns add at most as many independent directions as they have themselves.`,
      conditions: [say`${A} and ${B} have equally many rows.`],
      variables: [left, right],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'gauss-jordan-sheet',
      title: 'Solving and inverting on one sheet',
      industry: 'structural engineering',
      description: say`For a frame under several loads the load columns are set beside the stiffness matrix; one elimination then solves for all of them at once.`,
    },
    {
      id: 'monthly-batches',
      title: 'Monthly batches become one table',
      industry: 'data analysis',
      description: say`Files with the same headings are stacked into one table before anybody computes a mean or draws a curve over the whole year.`,
    },
    {
      id: 'observability',
      title: 'Can the state be seen from outside?',
      industry: 'control engineering',
      description: say`The measurement matrix and its products with the powers of the system matrix are stacked; the rank of the stack tells whether the hidden state can be found.`,
    },
    {
      id: 'panorama',
      title: 'Pictures glued to a panorama',
      industry: 'photography',
      description: say`Images are matrices of brightness. Two of equal height are set side by side, and the program only has to smooth the seam.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'school-kiosk',
      title: 'Two lists of orders',
      industry: 'catering',
      description: say`A school kiosk notes rolls and drinks, a row for each class: ${equal(A, shown([12, 9], [15, 11]))} in time, and ${equal(B, shown([8, 14]))} from a late class. The cook gets ${equal(stacked(A, B), shown([12, 9], [15, 11], [8, 14]))}, and ${equal(sum(count(12), count(15), count(8)), count(35))} rolls are baked.`,
    },
    {
      id: 'market-prices',
      title: 'Prices from two receipts',
      industry: 'retail',
      description: say`Two coffees and one cake cost ${7}, one coffee and three cakes ${11}. With ${equal(A, shown([2, 1], [1, 3]))} and ${equal(B, shown([7], [11]))} the augmented matrix is ${equal(joined(A, B), shown([2, 1, 7], [1, 3, 11]))}. A coffee at ${2} and a cake at ${3} fit: ${equal(times(A, shown([2], [3])), B)}.`,
    },
    {
      id: 'blood-samples',
      title: 'Spring and autumn in one study',
      industry: 'medicine',
      description: say`A clinic measured three values of ${12} patients in spring and of ${15} others in autumn. Stacked, there are ${equal(sum(count(12), count(15)), count(27))} rows, and ${equal(dotted(count(27), count(3)), count(81))} numbers to be checked.`,
    },
  ],
  misconceptions: [
    {
      id: 'joining-is-adding',
      category: 'definition',
      misconception: say`To put two matrices together is to add them, so two squares of one size give a square of that size again.`,
      correct: say`Nothing is added. All entries of both matrices are still there, and the result has twice as many rows.`,
      whyWrong: say`In everyday speech the words "put together" and "add" mean the same. A sum needs equal shapes and merges two entries into one; gluing needs one common edge and keeps all of them.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4])), equal(B, shown([5, 6], [7, 8]))],
        incorrect: equal(stacked(A, B), sum(A, B), shown([6, 8], [10, 12])),
        correct: equal(stacked(A, B), shown([1, 2], [3, 4], [5, 6], [7, 8])),
      },
    },
    {
      id: 'padding-with-zeros',
      category: 'shape',
      misconception: say`If the upper matrix is narrower, its rows are simply filled up with zeros until the two can be stacked.`,
      correct: say`Matrices of different width cannot be stacked at all. These two are equally high, so they can stand side by side.`,
      whyWrong: say`A spreadsheet leaves blank cells, and they look like zeros. But a zero is a value: it would claim that something was measured as nothing.`,
      example: {
        given: [equal(A, shown([1], [2])), equal(B, shown([3, 4], [5, 6]))],
        incorrect: equal(stacked(A, B), shown([1, 0], [2, 0], [3, 4], [5, 6])),
        correct: equal(joined(A, B), shown([1, 3, 4], [2, 5, 6])),
      },
    },
    {
      id: 'order-of-parts',
      category: 'order',
      misconception: say`The same rows are in it either way, so it makes no difference which matrix is named first.`,
      correct: say`The first one named stands on top. Two matrices are equal only if every entry is equal in its own place.`,
      whyWrong: say`For a sum the order is free, and a set of rows has none. A matrix is neither: its third row is something other than its first.`,
      example: {
        given: [equal(A, shown([1, 2])), equal(B, shown([3, 4]))],
        incorrect: equal(stacked(A, B), stacked(B, A)),
        correct: equal(stacked(A, B), shown([1, 2], [3, 4])),
      },
    },
    {
      id: 'transpose-keeps-direction',
      category: 'generalization',
      misconception: say`To transpose two blocks that stand side by side, transpose each of them where it is.`,
      correct: say`Each block is transposed, and the two then stand one under the other.`,
      whyWrong: say`A sum may be transposed term by term, and the rule is carried over. But blocks have places, and the transpose moves a place as it moves a number: right becomes below.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4])), equal(B, shown([5], [6]))],
        incorrect: equal(transposed(joined(A, B)), shown([1, 3, 5], [2, 4, 6])),
        correct: equal(transposed(joined(A, B)), shown([1, 3], [2, 4], [5, 6])),
      },
    },
    {
      id: 'rows-keep-their-number',
      category: 'notation',
      misconception: say`Row one of the lower matrix is row one of the result too, since its entries were not changed.`,
      correct: say`The entries keep their values, not their indices: below a matrix of two rows the first row becomes the third.`,
      whyWrong: say`The name of an entry belongs to the matrix in which it stands. The rows of ${A} have taken the first numbers already.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4])), equal(B, shown([5, 6])), equal(C, stacked(A, B))],
        incorrect: equal(entryOf('c', count(1), count(1)), entryOf('b', count(1), count(1)), count(5)),
        correct: equal(entryOf('c', count(3), count(1)), entryOf('b', count(1), count(1)), count(5)),
      },
    },
  ],
  learningPathways: PATHWAYS.concatenate,
  nextTopics: [
    say`Reduced row echelon form: the augmented matrix that is glued here is brought to the form from which a solution is read.`,
    say`Inserting rows or columns, for those that belong in the middle instead of at the end.`,
    say`Slicing, the way back: it cuts the joined matrix where the seam was.`,
    say`Block multiplication in matrix products, where pairs and stacks do the work of single entries.`,
  ],
};
