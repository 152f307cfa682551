// What is worth knowing about the median.

import { N, X } from '../../../algorithms/lines/names.ts';
import {
  apply,
  count,
  type Expression,
  equal,
  matrixExpression,
  negative,
  quotient,
  relation,
  subscript,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { answerDomain, numberDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn, Variable } from '../../../learning/learn.ts';
import { LOWER_SECONDARY } from '../../../learning/levels.ts';
import { times } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';
import { given, item, LIST, listOf, statisticOf, values } from '../statistic-learn.ts';

const [A, M, S, Y, C] = ['A', 'm', 's', 'y', 'c'].map(symbol);
const place = (of: Expression): Expression => subscript(S, of);
const half = quotient(N, count(2));
const between = (low: number, high: number): Expression => quotient(sum(count(low), count(high)), count(2));

const SORTED: Variable = {
  name: 's',
  meaning: say`the numbers of x in increasing order`,
  domain: valueDomain(measure('sorted', X)),
};
const MEDIAN: Variable = { name: 'm', meaning: say`the median of x`, domain: answerDomain('mat-median', { a: 'x' }) };

export const learn: Learn = {
  educationLevel: LOWER_SECONDARY,
  summary: say`The median is the middle of the numbers once they stand in order: the middle one of an odd count, the midpoint of the two middle ones of an even count. It describes a typical entry even if a few entries are extreme.`,
  prerequisites: [
    say`Sorting numbers by size, negative ones and fractions included.`,
    say`Telling even counts from odd ones.`,
    say`Finding the point halfway between two numbers.`,
  ],
  intuition: [
    say`Let pupils line up by height and step forward in pairs, the tallest with the shortest. Whoever is left over, or the midpoint of the last pair, shows the median height.`,
    say`Fold a strip of paper with the sorted numbers so that both ends meet. The crease runs through the median.`,
    say`As many numbers lie below the median as above it, when none is equal to it. How far away they lie makes no difference.`,
    say`Let the largest of five numbers grow without limit: their order stays as it was, and so does what stands in the middle.`,
  ],
  concepts: [
    say`Sorting comes first. The middle of an unsorted list is an accident of the order in which the data were written down.`,
    say`An odd count has a middle place, and the median is an entry. An even count has a gap in the middle, and the median may be a number that occurs nowhere.`,
    say`Repetitions keep their places: three equal numbers fill three places of the sorted list.`,
    say`At least half of the numbers are no larger than the median, and at least half are no smaller.`,
    say`The median is robust: as long as fewer than half of the data are extreme, it stays among the others.`,
    say`Unlike sums and means, the median of a matrix cannot be put together from the medians of its rows.`,
  ],
  keyTerms: [
    { term: 'median', meaning: say`The value in the middle of the sorted data.` },
    { term: 'sorted list', meaning: say`The same numbers in increasing order, each as often as before.` },
    { term: 'rank', meaning: say`The place of a number in the sorted list, counted from one.` },
    { term: 'robust', meaning: say`Hardly moved by a few extreme or mistaken entries.` },
    { term: 'outlier', meaning: say`An entry far from the bulk of the data, be it a rarity or a typing error.` },
    {
      term: 'quartile',
      meaning: say`One of the three cuts that divide sorted data in four equal parts; the second of them is the median.`,
    },
  ],
  objectives: [
    { id: 'find-median', text: say`Given a list with an odd or an even count, find its median by sorting.` },
    { id: 'middle-place', text: say`State at which place of the sorted list the middle is.` },
    { id: 'outlier', text: say`Explain why an outlier shifts the mean and leaves the median in place.` },
    { id: 'mean-or-median', text: say`Decide for a set of data whether mean or median describes it better.` },
  ],
  hints: [
    say`Cross out one number at each end of the sorted list, again and again, until one or two numbers are left.`,
    say`For ${9} numbers the middle is at place ${equal(quotient(sum(count(9), count(1)), count(2)), count(5))}; for ${8} it lies between the places ${equal(quotient(count(8), count(2)), count(4))} and ${5}.`,
    say`Count the sorted list and compare with the matrix. A number lost in sorting shifts the middle.`,
    say`Sort negative numbers with care: ${relation(count(-12), 'less', count(-5))}, so the former stands further left.`,
  ],
  formulae: [
    {
      id: 'median-of-an-odd-count',
      name: 'Median of an odd count',
      expression: equal(M, place(quotient(sum(N, count(1)), count(2)))),
      description: say`One place of the sorted list has as many places before it as behind it, and its number is the median.`,
      conditions: [say`The count n is odd.`],
      variables: [...listOf(5, 5), SORTED, MEDIAN],
      formulaType: 'definition',
    },
    {
      id: 'median-of-an-even-count',
      name: 'Median of an even count',
      expression: equal(M, quotient(sum(place(half), place(sum(half, count(1)))), count(2))),
      description: say`Two neighbours share the middle of the sorted list; the median lies halfway from one to the other.`,
      conditions: [say`The count n is even.`],
      variables: [...listOf(4, 4), SORTED, MEDIAN],
      formulaType: 'definition',
    },
    {
      id: 'median-after-scaling',
      name: 'Median after scaling',
      expression: equal(statisticOf('median', times(C, X)), times(C, statisticOf('median', X))),
      description: say`A positive factor keeps the order of the sorted list and a negative one reverses it, so the middle stays the middle. The factor zero makes all numbers zero, and the median too.`,
      conditions: [say`The factor may be negative or zero as well.`],
      variables: [LIST[0], { name: 'c', meaning: say`any factor`, domain: numberDomain() }],
      formulaType: 'rule',
    },
    {
      id: 'median-of-three-from-extremes',
      name: 'Median of three without sorting',
      expression: equal(
        statisticOf('median', X),
        sum(item(1), item(2), item(3), negative(apply('min', X)), negative(apply('max', X))),
      ),
      description: say`Take the smallest and the largest away from the total of three numbers, and the middle one is what remains.`,
      conditions: [say`There are exactly three numbers.`],
      variables: listOf(3, 3),
      formulaType: 'identity',
    },
  ],
  applications: [
    {
      id: 'house-prices',
      title: 'Prices of homes',
      industry: 'real estate',
      description: say`Agencies publish the median price of a town. One mansion among a hundred flats would lift the mean and tell buyers nothing.`,
    },
    {
      id: 'median-filter',
      title: 'Removing specks from a scan',
      industry: 'image processing',
      description: say`Each pixel is replaced by the median of itself and its neighbours. Single white or black specks vanish, while edges stay sharp.`,
    },
    {
      id: 'judges',
      title: 'Scores of several judges',
      industry: 'sport',
      description: say`If the median of the judges' scores decides, an absurdly low score for a rival does no more harm than one just below the others.`,
    },
    {
      id: 'loading-times',
      title: 'Waiting for a web page',
      industry: 'software operations',
      description: say`A row holds the loading times of one page. Its median tells what the typical visitor waits, whatever happened to the one whose connection broke.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'wages',
      title: 'Wages in a small workshop',
      industry: 'economics',
      description: say`Four people earn ${21}, ${23}, ${24} and ${25} thousand a year, the owner ${132} thousand. In order, ${equal(X, values(21, 23, 24, 25, 132))} has its middle at the third place: ${equal(statisticOf('median', X), count(24))} thousand, while the mean is ${equal(quotient(count(225), count(5)), count(45))} thousand.`,
    },
    {
      id: 'emergency-calls',
      title: 'Minutes until the ambulance comes',
      industry: 'emergency services',
      description: say`Six calls were answered after ${values(7, 5, 9, 6, 31, 8)} minutes. In order the middle pair is ${7} and ${8}, so the median is ${equal(between(7, 8), quotient(count(15), count(2)))} minutes. The one call from the mountains does not hide how quickly the crew usually comes.`,
    },
  ],
  misconceptions: [
    {
      id: 'unsorted-middle',
      category: 'procedure',
      misconception: say`The median is the number that is printed in the middle of the row.`,
      correct: say`Put the numbers in order of size before you look for the middle.`,
      whyWrong: say`"Middle" is heard as a place on the page. The printed order only tells which number was noted first, and shuffling the row must not change the result.`,
      example: {
        given: [given([8, 1, 3])],
        incorrect: equal(statisticOf('median', X), count(1)),
        correct: equal(statisticOf('median', X), count(3)),
      },
    },
    {
      id: 'one-of-two',
      category: 'definition',
      misconception: say`With an even count I may choose the left or the right one of the two in the middle.`,
      correct: say`Neither of the two is preferred; the median lies halfway between them.`,
      whyWrong: say`An odd count always yields an entry, and one wants an entry here too. Either choice would leave unequal numbers of entries on its two sides.`,
      example: {
        given: [given([2, 4, 7, 9])],
        incorrect: equal(statisticOf('median', X), count(4)),
        correct: equal(statisticOf('median', X), between(4, 7), quotient(count(11), count(2))),
      },
    },
    {
      id: 'duplicates-removed',
      category: 'procedure',
      misconception: say`Numbers that occur twice are listed once, as the second one brings nothing new.`,
      correct: say`Every entry keeps a place of its own in the sorted list, also when its value has occurred before.`,
      whyWrong: say`In a set, repetitions are dropped, and data are often called a set of data. Yet two people of equal height are two people in the line.`,
      example: {
        given: [given([3, 3, 3, 5, 8])],
        incorrect: equal(statisticOf('median', X), count(5)),
        correct: equal(statisticOf('median', X), count(3)),
      },
    },
    {
      id: 'median-of-medians',
      category: 'generalization',
      misconception: say`The median of the whole matrix is the median of the medians of its rows.`,
      correct: say`All entries must be sorted in one list. The medians of the rows do not tell how the numbers of different rows mix in one sorted list.`,
      whyWrong: say`For means the two-stage way works in every matrix, and for extremes as well. Places in a sorted list, however, cannot be averaged or passed on.`,
      example: {
        given: [
          equal(
            A,
            matrixExpression(
              integerMatrix([
                [1, 2, 9],
                [3, 4, 8],
                [5, 6, 7],
              ]),
            ),
          ),
          given([2, 4, 6], Y),
        ],
        incorrect: equal(statisticOf('median', A), statisticOf('median', Y), count(4)),
        correct: equal(statisticOf('median', A), count(5)),
      },
    },
  ],
  learningPathways: PATHWAYS.median,
  nextTopics: [
    say`Quartiles and box plots, which cut the sorted data once more on either side of the median.`,
    say`The mean, which takes all numbers into account, and when it suits better than the median.`,
  ],
};
