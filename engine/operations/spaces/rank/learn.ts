// What is worth knowing about the rank of a matrix.

import {
  apply,
  count,
  equal,
  type Expression,
  grid,
  negative,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, numberDomain, sizeDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { shown, times, transposed } from '../../../learning/notation.ts';
import { SUBSPACE_PAGES } from '../../../learning/pathway-subspaces.ts';

const [A, B, M, N] = ['A', 'B', 'm', 'n'].map(symbol);
const [K, X, Y] = ['k', 'x', 'y'].map(symbol);

const rank = (of: Expression): Expression => apply('rank', of);
const nullity = (of: Expression): Expression => apply('nullity', of);
const anyMatrix = { name: 'A', meaning: say`a matrix of any shape`, domain: matrixDomain('m', 'n') };
const columns = { name: 'n', meaning: say`its number of columns`, domain: sizeDomain };
const rows = { name: 'm', meaning: say`its number of rows`, domain: sizeDomain };

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`The rank of a matrix is the greatest number of its rows that are independent of each other, and it is the same number for the columns. It is the number of pivots of an elimination. The columns without a pivot are counted by the nullity.`,
  prerequisites: [
    say`Elimination: clearing the entries below a pivot with multiples of its row.`,
    say`Combinations of rows or columns: multiples of them, added up.`,
  ],
  intuition: [
    say`A witness who only repeats what others have said adds nothing. The rank counts the rows that tell something new.`,
    say`A map takes all of space to what the columns span: to a point, a line, a plane, or space again. The rank is the dimension of what is left.`,
    say`What the map keeps and what it loses make up the whole: rank and nullity share the columns between them.`,
    say`A map that draws solids on flat paper has rank two: it loses one direction, the depth.`,
  ],
  concepts: [
    say`The rank is the number of pivots in any row echelon form, whichever operations have led to it.`,
    say`It cannot be greater than the number of rows, nor than the number of columns.`,
    say`Rows and columns always have the same rank, even in a matrix with few rows and many columns.`,
    say`A square matrix of full rank has an inverse, and every other one has none.`,
    say`With rank and nullity one knows how many solutions a system can have, before a single one is found.`,
  ],
  keyTerms: [
    { term: 'rank', meaning: say`The greatest number of linearly independent rows, or columns.` },
    { term: 'nullity', meaning: say`The number of free unknowns of the homogeneous system.` },
    { term: 'full rank', meaning: say`The greatest rank that the shape of a matrix admits.` },
    {
      term: 'linearly independent',
      meaning: say`Said of vectors none of which is a combination of the others.`,
    },
    { term: 'pivot column', meaning: say`A column of the matrix in which an echelon form has a pivot.` },
  ],
  objectives: [
    { id: 'find-rank', text: say`Find the rank and the nullity of a matrix of any shape by elimination.` },
    {
      id: 'rank-and-nullity',
      text: say`Conclude from the shape and the rank of a matrix to its nullity and to that of its transpose.`,
    },
    {
      id: 'see-the-rank',
      text: say`See in a matrix of small numbers which rows depend on others, and make matrices of a given rank.`,
    },
    { id: 'parameter-in-the-rank', text: say`Find the value of an unknown entry for which the rank falls.` },
  ],
  hints: [
    say`Look for rows that are multiples or sums of others before you begin: each of them lowers the rank.`,
    say`Stop at a staircase. Leading ones and zeros above the pivots cost work and do not change how many pivots there are.`,
    say`With more rows than columns it can be shorter to reduce the transpose, which has the same rank.`,
  ],
  formulae: [
    {
      id: 'nullity-definition',
      name: 'Rank and nullity share the columns',
      expression: equal(sum(rank(A), nullity(A)), N),
      description: say`Each column has a pivot or belongs to a free unknown, and none does both.`,
      conditions: [say`${A} has ${N} columns.`],
      variables: [anyMatrix, columns],
      formulaType: 'definition',
    },
    {
      id: 'rank-of-proportional-rows',
      name: 'Proportional rows',
      expression: equal(
        rank(
          grid([
            [X, Y],
            [times(K, X), times(K, Y)],
          ]),
        ),
        count(1),
      ),
      description: say`The lower row is a multiple of the upper one and adds nothing to it.`,
      conditions: [say`${X} and ${Y} are not zero, and neither is the factor ${K}.`],
      variables: [
        { name: 'x', meaning: say`an entry of the upper row`, domain: numberDomain('nonzero') },
        { name: 'y', meaning: say`the entry beside it`, domain: numberDomain('nonzero') },
        { name: 'k', meaning: say`the factor`, domain: numberDomain('nonzero') },
      ],
      formulaType: 'rule',
    },
    {
      id: 'nullities-of-both-sides',
      name: 'The nullities of a matrix and its transpose',
      expression: equal(sum(nullity(transposed(A)), negative(nullity(A))), sum(M, negative(N))),
      description: say`Both have the same rank, so their nullities differ as their numbers of columns do.`,
      conditions: [say`${A} has ${M} rows and ${N} columns.`],
      variables: [anyMatrix, rows, columns],
      formulaType: 'property',
    },
    {
      id: 'rank-within-shape',
      name: 'The shape as a bound',
      expression: relation(rank(A), 'at-most', apply('min', M, N)),
      description: say`There are no more pivots than lines to hold them.`,
      conditions: [say`${A} has ${M} rows and ${N} columns.`],
      variables: [anyMatrix, rows, columns],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'rank-control',
      title: 'Can the machine be steered?',
      industry: 'control engineering',
      description: say`Engineers gather in a matrix what the motors can do now and in the next moments. If it has full rank, every state of the machine can be reached.`,
    },
    {
      id: 'rank-images',
      title: 'Pictures in less space',
      industry: 'data compression',
      description: say`A picture is a matrix of grey values. A matrix of low rank that comes close to it is stored with far fewer numbers.`,
    },
    {
      id: 'rank-survey',
      title: 'Questions that repeat each other',
      industry: 'market research',
      description: say`If the answers to a survey have a lower rank than it has questions, some question could have been left out.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'rank-three-bills',
      title: 'A bill that tells nothing new',
      industry: 'retail',
      description: say`Three customers buy apples and pears: ${2} and ${1}, ${1} and ${3}, ${3} and ${4}. Since ${equal(
        sum(shown([2, 1]), shown([1, 3])),
        shown([3, 4]),
      )}, the last bill follows from the others: ${equal(rank(shown([2, 1], [1, 3], [3, 4])), count(2))}.`,
    },
    {
      id: 'rank-colours',
      title: 'Mixing three paints',
      industry: 'painting',
      description: say`Each column lists the parts of red, yellow and blue in a mixed paint. The third paint is a blend of the others, so the three give no more hues than two: ${equal(
        rank(shown([2, 1, 3], [1, 1, 2], [0, 1, 1])),
        count(2),
      )}.`,
    },
  ],
  misconceptions: [
    {
      id: 'rank-counts-nonzero-rows-of-a',
      category: 'definition',
      misconception: say`The rank is the number of rows of the given matrix that are not zero.`,
      correct: say`Rows are counted in an echelon form, where those that depend on others have become zero.`,
      whyWrong: say`In a staircase the two counts agree, and so the word is carried over to any matrix. But a row can be full of numbers and still repeat another.`,
      example: {
        given: [equal(A, shown([1, 2], [2, 4]))],
        incorrect: equal(rank(A), count(2)),
        correct: equal(rank(A), rank(shown([1, 2], [0, 0])), count(1)),
      },
    },
    {
      id: 'rank-adds-up',
      category: 'generalization',
      misconception: say`Adding two matrices adds their ranks.`,
      correct: say`The rank that comes out is at most the two ranks together, and it may even be zero.`,
      whyWrong: say`Sums of numbers behave well in many rules, the one for traces among them. Independent rows of two matrices can cancel each other.`,
      example: {
        given: [equal(A, shown([1, 0], [0, 1])), equal(B, shown([-1, 0], [0, -1]))],
        incorrect: equal(rank(sum(A, B)), sum(rank(A), rank(B))),
        correct: equal(rank(sum(A, B)), count(0)),
      },
    },
    {
      id: 'nullity-counts-zero-rows',
      category: 'procedure',
      misconception: say`The nullity is the number of rows of zeros in the echelon form.`,
      correct: say`It is the number of columns without a pivot.`,
      whyWrong: say`Both come from missing pivots, and for square matrices they are equal. In other shapes they differ, since they count along different sides.`,
      example: {
        given: [equal(A, shown([1, 0, 2], [0, 1, 3]))],
        incorrect: equal(nullity(A), count(0)),
        correct: equal(nullity(A), sum(count(3), negative(count(2))), count(1)),
      },
    },
  ],
  learningPathways: [
    SUBSPACE_PAGES.spacesVideo,
    SUBSPACE_PAGES.rankTheorem,
    SUBSPACE_PAGES.rankEncyclopaedia,
    SUBSPACE_PAGES.matrixRank,
  ],
  nextTopics: [
    say`The column space and the row space: the rank is the dimension of both, and a basis shows the vectors themselves.`,
    say`The null space, whose dimension is the nullity: all solutions of the homogeneous system.`,
  ],
};
