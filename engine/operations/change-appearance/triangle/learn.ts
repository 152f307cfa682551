// What is worth knowing about the triangles of a matrix.

import {
  apply,
  cases,
  count,
  equal,
  type Expression,
  negative,
  productSeries,
  quotient,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, indexDomain, matrixDomain, sizeDomain, wholeDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { dotted, entryOf, shown, times, transposed } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';

const [A, B, D, I, J, K] = ['A', 'B', 'D', 'i', 'j', 'k'].map(symbol);
const [L, U, N] = ['L', 'U', 'n'].map(symbol);

const tril = (of: Expression, k: Expression = count(0)): Expression => apply('tril', of, k);
const triu = (of: Expression, k: Expression = count(0)): Expression => apply('triu', of, k);
const OFFSET = sum(J, negative(I));

const anyMatrix = { name: 'A', meaning: say`the matrix of which a part is kept`, domain: matrixDomain('m', 'n') };
const offset = { name: 'k', meaning: say`the number of the bounding diagonal`, domain: wholeDomain(-4, 4) };
const square = { name: 'A', meaning: say`a square matrix of any entries`, domain: matrixDomain('n', 'n') };

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`A triangle of a matrix keeps the entries on one side of a diagonal, with the diagonal itself, and puts zeros everywhere else. The number ${K} moves the diagonal. Every shape has such parts; they hold a symmetric table without its double entries, and the systems that are solved line by line.`,
  prerequisites: [
    say`The main diagonal of a matrix and the two indices of an entry.`,
    say`Differences of whole numbers, also negative ones, and comparing them.`,
  ],
  intuition: [
    say`Cut a sheet of squared paper along a staircase from the upper left downwards. The steps belong to the part that you keep; the place of the other part is filled with zeros.`,
    say`In a table of distances between towns each distance stands twice, once on either side of the diagonal. Printed road atlases show one triangle only, and nothing is missing.`,
    say`Moving the bounding diagonal up by one step adds a slanted line of entries to the lower triangle and takes one away from the upper one.`,
    say`Push the diagonal far enough and it leaves the table: then one of the two parts is the whole matrix, and the other holds nothing but zeros.`,
  ],
  concepts: [
    say`The diagonal with number ${K} holds the entries whose column number minus row number is ${K}. Zero is the main diagonal, one the line above it, minus one the line below it.`,
    say`The operation tril keeps differences of at most ${K}, and triu those of at least ${K}.`,
    say`Both keep the bounding diagonal. If the two parts are added, that diagonal is counted twice.`,
    say`The shape never changes: what is left out is replaced by zero, not removed.`,
    say`A square matrix that equals its own lower triangle is called lower triangular; its determinant is the product of its diagonal entries.`,
    say`For a strict triangle, without the main diagonal, take ${K} one step further: minus one for tril, one for triu.`,
  ],
  keyTerms: [
    { term: 'lower triangle', meaning: say`The entries on and below a diagonal, with zeros above it.` },
    { term: 'upper triangle', meaning: say`The entries on and above a diagonal, with zeros below it.` },
    {
      term: 'offset',
      meaning: say`The number ${K} of the bounding diagonal: how many steps it lies above the main one, or below it if ${K} is negative.`,
    },
    {
      term: 'strictly triangular',
      meaning: say`Triangular with a main diagonal of zeros, as in a plan in which each task needs only earlier ones.`,
    },
    {
      term: 'triangular matrix',
      meaning: say`A square matrix all of whose entries on one side of the main diagonal are zero.`,
    },
    {
      term: 'forward substitution',
      meaning: say`Solving a lower triangular system from the first equation on: each one brings a single new unknown.`,
    },
  ],
  objectives: [
    { id: 'write-triangle', text: say`Given a matrix and an offset, write down its lower or upper triangle.` },
    { id: 'diagonal-number', text: say`Compute the number of the diagonal on which a given entry stands.` },
    {
      id: 'offset-effect',
      text: say`Decide without writing anything whether an offset keeps all entries, some or none.`,
    },
    { id: 'put-together', text: say`Put a matrix together again from a lower and an upper triangle.` },
  ],
  hints: [
    say`Draw the staircase through the brackets first. For positive ${K} it begins ${K} places to the right of the corner, for negative ones that far down the first column.`,
    say`Go through the matrix row by row: from one row to the next the staircase moves by exactly one column.`,
    say`In a matrix that is not square the main diagonal still begins in the upper left corner, but it does not end at the lower right.`,
    say`Check with the other part: the lower triangle up to ${K} and the upper one from ${sum(K, count(1))} on must add up to the matrix.`,
  ],
  formulae: [
    {
      id: 'triangle-lower-entry',
      name: 'Entries of the lower triangle',
      expression: equal(
        entryOf('b', I, J),
        cases([entryOf('a', I, J), relation(OFFSET, 'at-most', K)], [count(0), null]),
      ),
      description: say`An entry stays if its diagonal ${OFFSET} is not above the diagonal ${K}.`,
      conditions: [say`${K} is a whole number; zero stands for the main diagonal.`],
      variables: [
        anyMatrix,
        offset,
        { name: 'B', meaning: say`the lower triangle`, domain: answerDomain('tril', { a: 'A', k: 'k' }) },
        { name: 'i', meaning: say`a row number`, domain: indexDomain('m') },
        { name: 'j', meaning: say`a column number`, domain: indexDomain('n') },
      ],
      formulaType: 'definition',
    },
    {
      id: 'triangle-upper-entry',
      name: 'Entries of the upper triangle',
      expression: equal(
        entryOf('c', I, J),
        cases([entryOf('a', I, J), relation(OFFSET, 'at-least', K)], [count(0), null]),
      ),
      description: say`Here an entry stays if its diagonal ${OFFSET} is not below the diagonal ${K}.`,
      conditions: [say`${K} may have either sign.`],
      variables: [
        anyMatrix,
        offset,
        { name: 'C', meaning: say`the upper triangle`, domain: answerDomain('triu', { a: 'A', k: 'k' }) },
        { name: 'i', meaning: say`the row of an entry`, domain: indexDomain('m') },
        { name: 'j', meaning: say`the column of an entry`, domain: indexDomain('n') },
      ],
      formulaType: 'definition',
    },
    {
      id: 'triangle-parts',
      name: 'Two parts without overlap',
      expression: equal(sum(tril(A, K), triu(A, sum(K, count(1)))), A),
      description: say`The upper part begins one diagonal above the end of the lower part, so every entry is in exactly one of them.`,
      conditions: [say`${K} is any whole number.`],
      variables: [anyMatrix, offset],
      formulaType: 'identity',
    },
    {
      id: 'triangle-overlap',
      name: 'Lower plus upper minus diagonal',
      expression: equal(sum(L, U, negative(D)), A),
      description: say`Lower and upper triangle share the main diagonal; taken away once, it leaves the matrix.`,
      conditions: [say`All parts belong to the main diagonal.`],
      variables: [
        anyMatrix,
        { name: 'L', meaning: say`the lower triangle of ${A}`, domain: answerDomain('tril', { a: 'A' }) },
        { name: 'U', meaning: say`the upper triangle of ${A}`, domain: answerDomain('triu', { a: 'A' }) },
        {
          name: 'D',
          meaning: say`the main diagonal of ${A} with zeros around it`,
          domain: answerDomain('tril', { a: 'U' }),
        },
      ],
      formulaType: 'identity',
    },
    {
      id: 'triangle-transpose',
      name: 'One triangle from the other',
      expression: equal(triu(A, K), transposed(tril(transposed(A), negative(K)))),
      description: say`The reflection in the main diagonal exchanges above and below, and the offset changes its sign.`,
      conditions: [say`${A} need not be square.`],
      variables: [anyMatrix, offset],
      formulaType: 'rule',
    },
    {
      id: 'triangle-symmetric',
      name: 'A symmetric matrix from one triangle',
      expression: equal(sum(tril(A), transposed(tril(A, negative(count(1))))), A),
      description: say`The strict lower triangle, reflected, fills what the lower one has left out.`,
      conditions: [say`${A} is symmetric.`],
      variables: [{ name: 'A', meaning: say`a symmetric matrix`, domain: matrixDomain('n', 'n', 'symmetric') }],
      formulaType: 'property',
    },
    {
      id: 'triangle-determinant',
      name: 'Determinant of a triangle',
      expression: equal(apply('det', triu(A)), productSeries('i', count(1), N, entryOf('a', I, I))),
      description: say`Only the product along the main diagonal avoids all the zeros.`,
      conditions: [say`${A} has ${N} rows and as many columns.`],
      variables: [square, { name: 'n', meaning: say`the number of rows`, domain: sizeDomain }],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'triangle-correlations',
      title: 'Showing each pair once',
      industry: 'market research',
      description: say`A table of correlations between questions is symmetric. Analysts blank out the triangle above the diagonal before they draw it in colours, so that no pair is looked at twice.`,
    },
    {
      id: 'triangle-attention',
      title: 'No looking ahead',
      industry: 'language technology',
      description: say`A program that writes text word by word may use only what has been written. Row ${I} of a table says how much word ${I} draws on word ${J}. Only the lower triangle of the table is kept, so that no word draws on a later one.`,
    },
    {
      id: 'triangle-storage',
      title: 'Half the memory',
      industry: 'engineering software',
      description: say`The stiffness of a bridge is described by a symmetric matrix with millions of entries. Solvers read one triangle and never touch the other, which may then hold intermediate results.`,
    },
    {
      id: 'triangle-claims',
      title: 'Payments come after accidents',
      industry: 'insurance',
      description: say`Rows are the years in which accidents happened, columns the years in which money was paid for them. Nobody pays before the accident, so whatever stands below the diagonal is an error, and auditors look at just this triangle.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'triangle-distances',
      title: 'A distance table for the back of a map',
      industry: 'publishing',
      description: say`Kilometres between three towns: ${equal(
        A,
        shown([0, 42, 75], [42, 0, 51], [75, 51, 0]),
      )}. Printed is ${equal(
        tril(A),
        shown([0, 0, 0], [42, 0, 0], [75, 51, 0]),
      )}. Three distances remain out of ${equal(dotted(count(3), count(2)), count(6))}, and a round trip through all towns still comes to ${equal(sum(count(42), count(51), count(75)), count(168))}.`,
    },
    {
      id: 'triangle-matches',
      title: 'Fixtures of a small league',
      industry: 'sport',
      description: say`A one says that two of four teams meet. If everybody meets everybody once, the strict upper triangle of a table of ones lists all matches: ${shown(
        [0, 1, 1, 1],
        [0, 0, 1, 1],
        [0, 0, 0, 1],
        [0, 0, 0, 0],
      )}. There are ${equal(sum(count(3), count(2), count(1)), quotient(dotted(count(4), count(3)), count(2)), count(6))} of them.`,
    },
    {
      id: 'triangle-running-totals',
      title: 'Running totals of a savings plan',
      industry: 'finance',
      description: say`A lower triangle of ones adds up everything so far. With deposits of ${50}, ${30} and ${20} the balances are ${equal(
        times(shown([1, 0, 0], [1, 1, 0], [1, 1, 1]), shown([50], [30], [20])),
        shown([50], [80], [100]),
      )}; the last one is ${equal(sum(count(50), count(30), count(20)), count(100))}.`,
    },
  ],
  misconceptions: [
    {
      id: 'triangle-drops-the-diagonal',
      category: 'definition',
      misconception: say`The lower triangle is what lies below the diagonal, so the diagonal itself becomes zero.`,
      correct: say`The bounding diagonal is kept; without it the triangle is called strict and has another offset.`,
      whyWrong: say`The word "below" is heard as "strictly below". Both parts keep their border, as both of two neighbouring countries may draw the frontier on their map.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4]))],
        incorrect: equal(tril(A), shown([0, 0], [3, 0])),
        correct: equal(tril(A), shown([1, 0], [3, 4])),
      },
    },
    {
      id: 'triangle-offset-sign',
      category: 'sign',
      misconception: say`A larger offset cuts more away, whichever triangle it is.`,
      correct: say`A larger offset moves the diagonal to the upper right, so the lower triangle grows and the upper one shrinks.`,
      whyWrong: say`The offset says where the border is, not how much is taken away. It is counted in one direction for both triangles, and so its effect on them is opposite.`,
      example: {
        given: [equal(A, shown([1, 2, 3], [4, 5, 6], [7, 8, 9]))],
        incorrect: equal(tril(A, count(1)), shown([0, 0, 0], [4, 0, 0], [7, 8, 0])),
        correct: equal(tril(A, count(1)), shown([1, 2, 0], [4, 5, 6], [7, 8, 9])),
      },
    },
    {
      id: 'triangle-parts-add-up',
      category: 'generalization',
      misconception: say`The lower and the upper triangle together are the matrix, so I add them.`,
      correct: say`The sum counts the main diagonal twice; one of the two must leave it out.`,
      whyWrong: say`Two halves make a whole only if they do not overlap. Here both contain the diagonal, which is easily missed in matrices that have zeros there.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4]))],
        incorrect: equal(sum(tril(A), triu(A)), A),
        correct: equal(sum(tril(A), triu(A, count(1))), sum(shown([1, 0], [3, 4]), shown([0, 2], [0, 0])), A),
      },
    },
    {
      id: 'triangle-of-product',
      category: 'generalization',
      misconception: say`I may take the triangles of two matrices first and multiply them then: the result is the triangle of the product.`,
      correct: say`Triangles may be taken before adding, but not before multiplying.`,
      whyWrong: say`In a sum every entry depends on one place only. In a product an entry below the diagonal also uses entries from above it, and those are gone when the triangle is taken too early.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4])), equal(B, shown([1, 1], [1, 1]))],
        incorrect: equal(tril(times(A, B)), times(tril(A), tril(B))),
        correct: equal(tril(times(A, B)), tril(shown([3, 3], [7, 7])), shown([3, 0], [7, 7])),
      },
    },
  ],
  learningPathways: PATHWAYS.triangle,
  nextTopics: [
    say`Echelon forms: elimination turns any matrix into one that has its zeros at the lower left.`,
    say`Determinants, which are read off as soon as a matrix is triangular.`,
    say`The factorisation into a lower and an upper triangular factor, with which computers solve linear systems.`,
  ],
};
