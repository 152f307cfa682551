// What is worth knowing about sums of entries.

import { itemSign, N, numberSeries, X } from '../../../algorithms/lines/names.ts';
import {
  count,
  type Expression,
  equal,
  grid,
  list,
  matrixExpression,
  power,
  quotient,
  series,
  subscript,
  sum,
  symbol,
  word,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { answerDomain, matrixDomain, numberDomain, sizeDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { entryOf, times } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';
import { given, LIST, squared, statisticOf, values } from '../statistic-learn.ts';

const [A, B, S, T, I, C, M] = ['A', 'B', 's', 't', 'i', 'c', 'm'].map(symbol);
const entry = entryOf('a');
const overRows = (term: Expression): Expression => series('i', count(1), M, term);
const overColumns = (term: Expression): Expression => series('j', count(1), N, term);
const added = (...numbers: readonly number[]): Expression => sum(...numbers.map(count));

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`A sum collects many numbers in one total: the entries of each row, of each column, or of the whole matrix. It is what stands at the foot of a bill and in the margins of a table of counts.`,
  prerequisites: [
    say`Adding whole numbers of both signs, decimal numbers, and fractions with a common denominator.`,
    say`Knowing that terms may be reordered and grouped without changing their total.`,
  ],
  intuition: [
    say`Put the numbers end to end as arrows on a number line, positive ones to the right and negative ones to the left. The tip of the last arrow stands at the sum.`,
    say`Picture a table of what was paid, with a row for each article and a column for each customer. Adding across gives the takings for each article, adding down what each customer has paid, and both margins have the same total.`,
    say`Stack the columns of a matrix on top of each other, entry on entry: one column is left, and it holds the sums of the rows.`,
    say`A deposit and a withdrawal of equal size leave the account as it was. Such pairs may be struck out before any adding is done.`,
  ],
  concepts: [
    say`The sums of the rows stand in a column beside the table, the sums of the columns in a row below it: these are its two margins.`,
    say`The grand total can be reached over either margin. Bookkeepers have used this check for centuries and call it cross-casting.`,
    say`The sign for repeated addition is a capital sigma: ${equal(series('i', count(1), count(4), power(I, count(2))), added(1, 4, 9, 16), count(30))}.`,
    say`A sum of nonzero numbers can be zero, since positive and negative parts may cancel.`,
    say`Doubling every entry doubles the sum, and the sum of two tables of one shape is the sum of one plus the sum of the other.`,
  ],
  keyTerms: [
    { term: 'sum', meaning: say`The result of adding up all numbers of a row, a column or a table.` },
    { term: 'term', meaning: say`Each of the numbers that are added.` },
    { term: 'margin', meaning: say`The extra row or column in which the sums of a table are noted.` },
    { term: 'grand total', meaning: say`The sum of all entries, which is also the sum of either margin.` },
    {
      term: 'sigma notation',
      meaning: say`A short way to write a long addition: behind the sign stands what is added, above and below it how far the index runs.`,
    },
    { term: 'opposites', meaning: say`Two numbers whose sum is zero, such as ${7} and ${-7}.` },
  ],
  objectives: [
    { id: 'fill-margins', text: say`Given a table, fill in both of its margins and the grand total.` },
    { id: 'equal-totals', text: say`Explain why the two margins of a table have equal totals.` },
    { id: 'opposites', text: say`Compute sums with negative terms by striking out opposites first.` },
    { id: 'sigma-notation', text: say`Read and write additions in sigma notation with one index or with two.` },
  ],
  hints: [
    say`Look for terms that make a round number before you add from left to right.`,
    say`Keep the signs with their numbers: subtracting ${5} is adding ${-5}, and read in this way the terms may change places.`,
    say`Add fractions in groups of equal denominators and join the groups at the end.`,
    say`Work out the grand total along both margins. If the two disagree, one of the sums is wrong.`,
  ],
  formulae: [
    {
      id: 'sum-of-a-row',
      name: 'Sum of a row',
      expression: equal(subscript(S, I), overColumns(entry)),
      description: say`The row number stays fixed while the column number runs from the first column to the last.`,
      conditions: [],
      variables: [
        { name: 'A', meaning: say`the matrix whose entries are added`, domain: matrixDomain('m', 'n') },
        { name: 's', meaning: say`the sums of its rows`, domain: answerDomain('row-sum', { a: 'A' }) },
        { name: 'n', meaning: say`the number of columns`, domain: sizeDomain },
      ],
      formulaType: 'definition',
    },
    {
      id: 'sum-of-a-column',
      name: 'Sum of a column',
      expression: equal(subscript(T, symbol('j')), overRows(entry)),
      description: say`The column number stays fixed while the row number runs from the first row to the last.`,
      conditions: [],
      variables: [
        { name: 'A', meaning: say`the matrix whose entries are added`, domain: matrixDomain('m', 'n') },
        { name: 't', meaning: say`the sums of its columns`, domain: answerDomain('col-sum', { a: 'A' }) },
        { name: 'm', meaning: say`the number of rows`, domain: sizeDomain },
      ],
      formulaType: 'definition',
    },
    {
      id: 'two-orders',
      name: 'Adding across or down',
      expression: equal(statisticOf('sum', A), overRows(overColumns(entry)), overColumns(overRows(entry))),
      description: say`Every entry is met exactly once, whether the table is read row after row or column after column.`,
      conditions: [],
      variables: [
        { name: 'A', meaning: say`a table of numbers`, domain: matrixDomain('m', 'n') },
        { name: 'm', meaning: say`how many rows there are`, domain: sizeDomain },
        { name: 'n', meaning: say`how many columns there are`, domain: sizeDomain },
      ],
      formulaType: 'property',
    },
    {
      id: 'common-factor',
      name: 'Common factor',
      expression: equal(numberSeries(times(C, itemSign())), times(C, numberSeries(itemSign()))),
      description: say`A factor that all terms share is multiplied once, after the adding.`,
      conditions: [say`The factor c does not change from term to term.`],
      variables: [...LIST, { name: 'c', meaning: say`the factor that all terms share`, domain: numberDomain() }],
      formulaType: 'rule',
    },
    {
      id: 'sum-of-two-tables',
      name: 'Sum of two tables',
      expression: equal(statisticOf('sum', sum(A, B)), sum(statisticOf('sum', A), statisticOf('sum', B))),
      description: say`Two tables may be laid over each other before everything is added, or each may be added up first.`,
      conditions: [say`A and B have equally many rows and equally many columns.`],
      variables: [
        { name: 'A', meaning: say`one table`, domain: matrixDomain('m', 'n') },
        { name: 'B', meaning: say`the other table`, domain: matrixDomain('m', 'n') },
      ],
      formulaType: 'rule',
    },
    {
      id: 'sums-by-a-column-of-ones',
      name: 'Sums of rows as a matrix product',
      expression: equal(times(A, grid([[count(1)], [count(1)], [count(1)]])), power(S, word('T'))),
      description: say`A column of ones adds up each row, because every entry is multiplied by one and the products are added.`,
      conditions: [say`A has three columns, so that the column of ones fits.`],
      variables: [
        { name: 'A', meaning: say`a matrix with three columns`, domain: matrixDomain('m', 3) },
        {
          name: 's',
          meaning: say`the sums of its rows, written as a row`,
          domain: answerDomain('row-sum', { a: 'A' }),
        },
      ],
      formulaType: 'identity',
    },
    {
      id: 'sums-by-a-row-of-ones',
      name: 'Sums of columns as a matrix product',
      expression: equal(times(grid([[count(1), count(1), count(1)]]), A), T),
      description: say`A row of ones on the left adds up each column.`,
      conditions: [say`A has three rows, so that the row of ones fits.`],
      variables: [
        { name: 'A', meaning: say`a matrix with three rows`, domain: matrixDomain(3, 'n') },
        { name: 't', meaning: say`the sums of its columns`, domain: answerDomain('col-sum', { a: 'A' }) },
      ],
      formulaType: 'identity',
    },
  ],
  applications: [
    {
      id: 'ledger',
      title: 'Balancing a ledger',
      industry: 'accounting',
      description: say`Departments are rows, months are columns. An auditor adds both margins and compares their totals before trusting a single figure.`,
    },
    {
      id: 'contingency-table',
      title: 'Counting answers of a survey',
      industry: 'opinion research',
      description: say`Rows are age groups, columns are answers. The margins tell how many people of each age were asked and how many gave each answer.`,
    },
    {
      id: 'degrees',
      title: 'Links of a network',
      industry: 'computer science',
      description: say`In a table with a one for each link between two pages, the sum of a row counts the links that leave a page and the sum of a column those that arrive.`,
    },
    {
      id: 'rainfall',
      title: 'Yearly rainfall',
      industry: 'hydrology',
      description: say`Twelve monthly amounts stand in the row of each gauge. Their sum is the rainfall of the year at that place, by which wet and dry years are compared.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'bakery-week',
      title: 'Two days at a bakery',
      industry: 'retail',
      description: say`A bakery sells ${values(120, 45, 30)} loaves, cakes and pies on Friday and ${values(160, 80, 25)} on Saturday. Friday brings ${equal(added(120, 45, 30), count(195))} sales and Saturday ${equal(added(160, 80, 25), count(265))}, together ${equal(added(195, 265), count(460))}.`,
    },
    {
      id: 'goal-difference',
      title: 'Goal difference after five matches',
      industry: 'sport',
      description: say`A team notes the result of each match as goals scored less goals conceded: ${values(2, -1, 0, 3, -4)}. Over the five matches this is ${equal(sum(count(2), count(-1), count(0), count(3), count(-4)), count(0))}: it has scored as often as its opponents.`,
    },
    {
      id: 'passengers',
      title: 'Passengers on a bus',
      industry: 'public transport',
      description: say`At four stops ${14}, ${9}, ${22} and ${5} people board. If nobody was on board before, the counter at the door must show ${equal(added(14, 9, 22, 5), count(50))}.`,
    },
  ],
  misconceptions: [
    {
      id: 'signs-dropped',
      category: 'sign',
      misconception: say`Adding makes things more, so I leave the minus signs out and add everything up.`,
      correct: say`Negative entries reduce the sum. Each number is added with the sign that it has.`,
      whyWrong: say`In everyday counting nothing is negative, and the word "total" sounds like growth. A bank balance shows that some entries take away.`,
      example: {
        given: [given([8, -3, -2])],
        incorrect: equal(statisticOf('sum', X), added(8, 3, 2), count(13)),
        correct: equal(statisticOf('sum', X), sum(count(8), count(-3), count(-2)), count(3)),
      },
    },
    {
      id: 'numerators-and-denominators',
      category: 'procedure',
      misconception: say`Fractions in a row are added above the line and below the line.`,
      correct: say`Bring fractions to a common denominator first; then add the numerators and keep that denominator.`,
      whyWrong: say`The rule imitates multiplication, where it works. Here it would make half a cake plus half a cake no more than half a cake again.`,
      example: {
        given: [equal(X, list([quotient(count(1), count(2)), quotient(count(1), count(3))]))],
        incorrect: equal(statisticOf('sum', X), quotient(added(1, 1), added(2, 3)), quotient(count(2), count(5))),
        correct: equal(
          statisticOf('sum', X),
          sum(quotient(count(3), count(6)), quotient(count(2), count(6))),
          quotient(count(5), count(6)),
        ),
      },
    },
    {
      id: 'margins-added-together',
      category: 'procedure',
      misconception: say`For the grand total I add all the numbers in both margins.`,
      correct: say`One margin is enough: it already holds every entry once.`,
      whyWrong: say`Both margins look like parts of the table that must not be lost. Taken together they count each entry twice, as a part of its row and as a part of its column.`,
      example: {
        given: [
          equal(
            A,
            matrixExpression(
              integerMatrix([
                [1, 2],
                [3, 4],
              ]),
            ),
          ),
        ],
        incorrect: equal(statisticOf('sum', A), sum(count(3), count(7), count(4), count(6)), count(20)),
        correct: equal(statisticOf('sum', A), sum(count(3), count(7)), count(10)),
      },
    },
    {
      id: 'sum-of-squares',
      category: 'generalization',
      misconception: say`It makes no difference whether I square the numbers before I add them or square their sum afterwards.`,
      correct: say`The square of a sum also holds the products of different terms, so square first and add later if squares are wanted.`,
      whyWrong: say`A common factor may be pulled out of a sum, and squaring looks like multiplying. The factor here differs from term to term.`,
      example: {
        given: [given([1, 2, 3])],
        incorrect: equal(
          series('i', count(1), count(3), squared(itemSign())),
          squared(statisticOf('sum', X)),
          count(36),
        ),
        correct: equal(series('i', count(1), count(3), squared(itemSign())), added(1, 4, 9), count(14)),
      },
    },
  ],
  learningPathways: PATHWAYS.sum,
  nextTopics: [
    say`The mean, which shares a sum equally among its terms.`,
    say`Products of matrices, in which every entry is a sum of products.`,
    say`The trace: a sum that takes the entries of the diagonal only.`,
  ],
};
