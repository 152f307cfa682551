// What is worth knowing about the smallest entry.

import { X } from '../../../algorithms/lines/names.ts';
import {
  apply,
  count,
  equal,
  indexed,
  list,
  matrixExpression,
  negative,
  quotient,
  relation,
  subscript,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { answerDomain, listDomain, matrixDomain, numberDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { LOWER_SECONDARY } from '../../../learning/levels.ts';
import { times } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';
import { given, values } from '../statistic-learn.ts';

const [A, U, I, C, Y] = ['A', 'u', 'i', 'c', 'y'].map(symbol);
const least = (...numbers: readonly number[]) => apply('min', ...numbers.map(count));

export const learn: Learn = {
  educationLevel: LOWER_SECONDARY,
  summary: say`The minimum of some numbers is the one that none of the others lies below. Every matrix has a minimum, every row has one and every column has one; it answers questions about the cheapest offer, the coldest hour or the shortest way.`,
  prerequisites: [
    say`Comparing whole numbers, decimal numbers and fractions, and placing them on a number line.`,
    say`Ordering negative numbers: at ${-8} degrees it is colder than at ${-3} degrees.`,
    say`Telling the rows of a table from its columns.`,
  ],
  intuition: [
    say`Mark all the numbers on a number line. The minimum is the leftmost mark, however many marks lie to the right of it.`,
    say`Walk along the list with one card in your hand. It shows the smallest number met so far, and you rewrite it only when a smaller one turns up. What stands on it at the end is the minimum.`,
    say`Stand poles as high as the entries in an empty basin and let the water rise: the first pole to be covered is as high as the minimum.`,
    say`A chain breaks at its weakest link. Questions about weakest links ask for a minimum, and making the other links stronger changes nothing.`,
  ],
  concepts: [
    say`The minimum is itself one of the numbers. It is never a value between them.`,
    say`Three questions can be asked of one matrix: a minimum for each row, a minimum for each column, or a single one for all entries.`,
    say`If the smallest value stands at several places, the minimum is still one number. Only the question where it stands has several answers.`,
    say`If there are negative entries, the minimum is the one furthest below zero, however large its digits look: ${relation(count(-100), 'less', count(-2))}.`,
    say`Adding the same amount to every entry moves the minimum by that amount; reversing all signs makes it change places with the maximum.`,
  ],
  keyTerms: [
    { term: 'minimum', meaning: say`The smallest of some numbers, written ${apply('min', X)}.` },
    { term: 'minima', meaning: say`The plural of minimum: one for each row, or one for each column.` },
    { term: 'extreme', meaning: say`Either end of the data: the smallest value or the largest.` },
    { term: 'tie', meaning: say`The same smallest value at two or more places.` },
    {
      term: 'lower bound',
      meaning: say`A number that nothing in the list lies below, such as ${0} for lengths.`,
    },
    { term: 'range', meaning: say`How far apart the two extremes are: the largest number less the smallest.` },
  ],
  objectives: [
    {
      id: 'find-minima',
      text: say`Given a matrix with positive and negative entries, find the minimum of each row and of each column.`,
    },
    {
      id: 'compare-numbers',
      text: say`Decide which of two negative numbers, decimal numbers or fractions is the smaller one.`,
    },
    {
      id: 'least-of-minima',
      text: say`Explain why the minimum of the whole matrix is the least of the minima of its rows.`,
    },
    { id: 'places-of-minimum', text: say`State at which places a minimum stands, ties included.` },
  ],
  hints: [
    say`Underline the smallest number seen so far, and move the line only for a number that is really smaller.`,
    say`Compare decimal numbers place by place from the left: ${35} hundredths are less than ${4} tenths, although they are written with more digits, for ${relation(quotient(count(35), count(100)), 'less', quotient(count(4), count(10)))}.`,
    say`Bring two fractions to one denominator before you compare them.`,
    say`To check the result, subtract it from every number of the line. No difference may be negative, and one at least is zero.`,
  ],
  formulae: [
    {
      id: 'minimum-of-a-row',
      name: 'Minimum of a row of three',
      expression: equal(
        subscript(U, I),
        apply(
          'min',
          subscript(symbol('a'), I, count(1)),
          subscript(symbol('a'), I, count(2)),
          subscript(symbol('a'), I, count(3)),
        ),
      ),
      description: say`The number of the answer for a row is the smallest of the entries of that row, and of no others.`,
      conditions: [say`A has three columns; longer rows are searched in the same manner.`],
      variables: [
        { name: 'A', meaning: say`the matrix, with entries in rows and columns`, domain: matrixDomain('m', 3) },
        { name: 'u', meaning: say`the minima of its rows`, domain: answerDomain('row-min', { a: 'A' }) },
      ],
      formulaType: 'definition',
    },
    {
      id: 'least-of-the-row-minima',
      name: 'Minimum of the minima',
      expression: equal(apply('min', A), apply('min', U)),
      description: say`The smallest entry of the matrix is also the smallest of its own row, so it is one of the minima of the rows, and the least of them.`,
      conditions: [],
      variables: [
        { name: 'A', meaning: say`any matrix`, domain: matrixDomain('m', 'n') },
        { name: 'u', meaning: say`the minima of its rows`, domain: answerDomain('row-min', { a: 'A' }) },
      ],
      formulaType: 'property',
    },
    {
      id: 'minimum-by-mirror',
      name: 'Minimum by way of a maximum',
      expression: equal(apply('min', X), negative(apply('max', negative(X)))),
      description: say`Reverse all signs, take the largest number, and reverse its sign again: the number line has been mirrored at zero and mirrored back.`,
      conditions: [],
      variables: [{ name: 'x', meaning: say`a list of numbers`, domain: listDomain('n') }],
      formulaType: 'identity',
    },
    {
      id: 'minimum-scaled',
      name: 'Minimum after a change of unit',
      expression: equal(apply('min', times(C, X)), times(C, apply('min', X))),
      description: say`Measured in another unit, the smallest number stays the smallest: it is converted like all others.`,
      conditions: [say`The factor is positive; a negative one would make the largest number the smallest.`],
      variables: [
        { name: 'x', meaning: say`the measured numbers`, domain: listDomain('n') },
        { name: 'c', meaning: say`the factor between the units`, domain: numberDomain('positive') },
      ],
      formulaType: 'rule',
    },
  ],
  applications: [
    {
      id: 'cheapest-supplier',
      title: 'Cheapest offer for each part',
      industry: 'purchasing',
      description: say`Each row lists what the suppliers ask for one part. The minimum of the row is the price to beat, and its column names the supplier.`,
    },
    {
      id: 'frost-warning',
      title: 'Frost warning',
      industry: 'weather service',
      description: say`Rows are weather stations, columns are hours of the night. A frost warning is issued for a station as soon as the minimum of its row falls below zero.`,
    },
    {
      id: 'bottleneck',
      title: 'Bottleneck of a route',
      industry: 'logistics',
      description: say`A heavy transport can only use a route if every bridge carries it. The permitted weight of the whole route is the minimum over its bridges.`,
    },
    {
      id: 'shortest-distance',
      title: 'Nearest fire station',
      industry: 'emergency services',
      description: say`Rows are fire stations, columns are districts, and the entries are driving times. The minimum of a column tells how long that district has to wait.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'night-temperatures',
      title: 'Coldest hour at two stations',
      industry: 'agriculture',
      description: say`An orchard reads ${values(2, -1, -4, 0)} degrees at the hilltop and ${values(-3, -6, -5, -2)} in the valley. The coldest hours are ${equal(least(2, -1, -4, 0), count(-4))} and ${equal(least(-3, -6, -5, -2), count(-6))}, so the frost sprinklers are turned on in the valley first.`,
    },
    {
      id: 'stock-of-kits',
      title: 'How many first-aid kits can be packed',
      industry: 'manufacturing',
      description: say`A kit takes one pair of scissors, one blanket and one roll of tape. With ${48} scissors, ${35} blankets and ${60} rolls in stock, ${equal(least(48, 35, 60), count(35))} kits can be packed: the scarcest part decides.`,
    },
    {
      id: 'best-lap',
      title: 'Fastest lap of three runners',
      industry: 'sport',
      description: say`Three runners need ${74}, ${71} and ${77} seconds for a lap. The fastest needs the shortest time, ${equal(least(74, 71, 77), count(71))} seconds, so a question about the highest speed is answered by a minimum.`,
    },
  ],
  misconceptions: [
    {
      id: 'closest-to-zero',
      category: 'sign',
      misconception: say`The smallest number is the one with the smallest digits, so among negative numbers I take the one nearest to zero.`,
      correct: say`Of negative numbers the one furthest from zero is the smallest, since it lies furthest to the left.`,
      whyWrong: say`With positive numbers, "small" and "near zero" mean the same, and the habit is carried over. Below zero the two orders run in opposite directions.`,
      example: {
        given: [given([-7, -2, -5])],
        incorrect: equal(apply('min', X), count(-2)),
        correct: equal(apply('min', X), count(-7)),
      },
    },
    {
      id: 'zero-does-not-count',
      category: 'definition',
      misconception: say`Zero means that nothing is there, so I leave it out and take the next one.`,
      correct: say`Zero is an entry like any other. If all others are positive, it is the minimum.`,
      whyWrong: say`In a table of sales an empty cell and a zero may look alike. A matrix has no empty cells: a zero says that something was counted, and the count was none.`,
      example: {
        given: [given([4, 0, 9, 3])],
        incorrect: equal(apply('min', X), count(3)),
        correct: equal(apply('min', X), count(0)),
      },
    },
    {
      id: 'rows-for-columns',
      category: 'order',
      misconception: say`For the minima of the rows I go down the page, one number for every column.`,
      correct: say`Each row runs from left to right and gives one number, so the answer has as many numbers as there are rows.`,
      whyWrong: say`The rows stand below each other, and the eye runs down while the question is about what stands side by side. Counting the answers shows the mix-up.`,
      example: {
        given: [
          equal(
            A,
            matrixExpression(
              integerMatrix([
                [6, 2, 9],
                [3, 8, 5],
              ]),
            ),
          ),
          equal(
            U,
            list([
              apply('min', indexed('a', 1, 1), indexed('a', 1, 2), indexed('a', 1, 3)),
              apply('min', indexed('a', 2, 1), indexed('a', 2, 2), indexed('a', 2, 3)),
            ]),
          ),
        ],
        incorrect: equal(U, values(3, 2, 5)),
        correct: equal(U, values(2, 3)),
      },
    },
    {
      id: 'minimum-of-a-sum',
      category: 'generalization',
      misconception: say`When two lists are added number by number, their minima can simply be added too.`,
      correct: say`The two minima need not stand at the same place. Add the lists first and look for the smallest number afterwards.`,
      whyWrong: say`Totals do behave like that, which makes the shortcut tempting. A minimum, however, is tied to a place, and the partner at that place may be large.`,
      example: {
        given: [given([1, 8]), given([9, 2], Y)],
        incorrect: equal(apply('min', sum(X, Y)), sum(apply('min', X), apply('min', Y)), count(3)),
        correct: equal(apply('min', sum(X, Y)), least(10, 10), count(10)),
      },
    },
  ],
  learningPathways: PATHWAYS.minimum,
  nextTopics: [
    say`The maximum: together the two extremes say how far the data reach.`,
    say`The median, which continues from the ends of the sorted list towards its middle.`,
    say`Sorting: putting the minimum first, then the minimum of what is left, and so on, orders a whole list.`,
  ],
};
