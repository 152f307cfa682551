// What is worth knowing about the arithmetic mean.

import { itemSign, N, numberSeries, X } from '../../../algorithms/lines/names.ts';
import {
  added,
  count,
  type Expression,
  equal,
  matrixExpression,
  negative,
  quotient,
  series,
  subscript,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import {
  answerDomain,
  listDomain,
  matrixDomain,
  numberDomain,
  sizeDomain,
  valueDomain,
} from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { dotted, entryOf, times } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';
import { given, item, LIST, MEAN, statisticOf, values } from '../statistic-learn.ts';

const [A, I, M, C, D, Y, MU, NU] = ['A', 'i', 'm', 'c', 'd', 'y', 'μ', 'ν'].map(symbol);
const shared = (total: number, parts: number): Expression => quotient(count(total), count(parts));
const meanOf = (...numbers: readonly number[]): Expression =>
  quotient(added(numbers.map(count)), count(numbers.length));

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`The arithmetic mean divides a total equally: it is the sum of some numbers divided by how many they are. It condenses each row or each column of a table into one value, and it is what most people call the average.`,
  prerequisites: [
    say`Adding a list of numbers, some of which may be negative.`,
    say`Dividing by a whole number, with a fraction or a decimal as the result.`,
    say`Counting with care: zeros and repetitions belong to the count.`,
  ],
  intuition: [
    say`Pour the water of several equal glasses together and back again in equal portions. The new height in each glass is the mean of the old ones.`,
    say`Lay equal weights on a ruler at the places of the numbers. The ruler balances on a finger exactly at the mean, because the turning effects of the two sides cancel.`,
    say`If everybody in a class had received the mean of the marks, the total of all marks would be the same. Nobody need have received it.`,
    say`One very rich guest enters a restaurant, and the mean income of the guests shoots up, although no one in the room earns a penny more.`,
  ],
  concepts: [
    say`The mean lies between the smallest and the largest of the numbers. It is the smallest or the largest itself only if all numbers are the same.`,
    say`Deviations from the mean cancel: the surpluses above it make up for what is missing below it.`,
    say`Each number has the same weight: if one of n numbers grows, the mean grows by one part in n of the change. A far-off number therefore moves it a long way.`,
    say`Rows of a matrix all have the same length. This is why the mean of their means is the mean of the whole matrix; for groups of different sizes it would not be.`,
    say`The mean of whole numbers is often no whole number: ${shared(5, 2)} children a family is a statement about sharing, not about a family.`,
  ],
  keyTerms: [
    { term: 'arithmetic mean', meaning: say`The sum of the numbers divided by their count.` },
    { term: 'average', meaning: say`A word of everyday language. It usually means the mean, now and then the median.` },
    { term: 'deviation', meaning: say`A number less the mean: positive above it and negative below it.` },
    { term: 'count', meaning: say`How many numbers take part, written ${N}.` },
    { term: 'weighted mean', meaning: say`A mean in which some numbers count more often than others.` },
    { term: 'population mean', meaning: say`The mean of everything that the question is about, written ${MU}.` },
  ],
  objectives: [
    {
      id: 'compute-means',
      text: say`Given a table of numbers, compute the mean of every row, of every column and of the whole.`,
    },
    { id: 'missing-number', text: say`Find a missing number when the mean and all other numbers are known.` },
    { id: 'balance', text: say`Explain with a balance why deviations from the mean add up to zero.` },
    { id: 'mean-of-means', text: say`Decide whether the mean of some means is the overall mean.` },
  ],
  hints: [
    say`Guess a convenient value near the middle, average the differences from it, and add the result to your guess.`,
    say`Do not forget zeros when you count: ${values(6, 0, 0)} are three numbers, and their mean is ${equal(meanOf(6, 0, 0), count(2))}.`,
    say`Check that your mean lies between the smallest and the largest number. If not, the sum or the count is wrong.`,
    say`Undo the sharing to check it: the mean times the count must give the sum.`,
  ],
  formulae: [
    {
      id: 'mean-of-a-row',
      name: 'Mean of a row',
      expression: equal(subscript(MU, I), quotient(series('j', count(1), N, entryOf('a')), N)),
      description: say`Add the entries of the row and divide by how many columns it crosses.`,
      conditions: [],
      variables: [
        { name: 'A', meaning: say`the matrix with the data`, domain: matrixDomain('m', 'n') },
        { name: 'μ', meaning: say`the means of its rows`, domain: answerDomain('row-mean', { a: 'A' }) },
        { name: 'n', meaning: say`how many entries a row has`, domain: sizeDomain },
      ],
      formulaType: 'definition',
    },
    {
      id: 'balance',
      name: 'Balance of the deviations',
      expression: equal(numberSeries(sum(itemSign(), negative(MU))), count(0)),
      description: say`Numbers above the mean are too large by exactly as much as those below it are too small.`,
      conditions: [],
      variables: [...LIST, MEAN],
      formulaType: 'property',
    },
    {
      id: 'mean-after-conversion',
      name: 'Mean after a conversion of units',
      expression: equal(quotient(numberSeries(sum(times(C, itemSign()), D)), N), sum(times(C, MU), D)),
      description: say`Convert the mean and save yourself the conversion of every number: from Celsius to Fahrenheit, or from net to gross.`,
      conditions: [say`All numbers are converted with the same c and d.`],
      variables: [
        ...LIST,
        MEAN,
        { name: 'c', meaning: say`the factor of the conversion`, domain: numberDomain() },
        { name: 'd', meaning: say`what the conversion adds`, domain: numberDomain() },
      ],
      formulaType: 'rule',
    },
    {
      id: 'mean-of-row-means',
      name: 'Mean of the means of the rows',
      expression: equal(statisticOf('mean', A), quotient(series('i', count(1), M, subscript(MU, I)), M)),
      description: say`Equal rows have equal weight, so their means may be averaged once more.`,
      conditions: [say`All rows hold equally many numbers, which is so in every matrix.`],
      variables: [
        { name: 'A', meaning: say`a matrix of data`, domain: matrixDomain('m', 'n') },
        { name: 'μ', meaning: say`the list of the means of the rows`, domain: answerDomain('row-mean', { a: 'A' }) },
        { name: 'm', meaning: say`how many rows there are`, domain: sizeDomain },
      ],
      formulaType: 'property',
    },
    {
      id: 'pooled-mean',
      name: 'Mean of two groups together',
      expression: equal(
        quotient(sum(numberSeries(itemSign()), series('i', count(1), M, subscript(Y, I))), sum(N, M)),
        quotient(sum(times(N, MU), times(M, NU)), sum(N, M)),
      ),
      description: say`A group enters with the weight of its size: the larger one draws the common mean towards its own.`,
      conditions: [say`Nobody is counted in both groups.`],
      variables: [
        ...LIST,
        MEAN,
        { name: 'y', meaning: say`the numbers of the other group`, domain: listDomain('m') },
        { name: 'm', meaning: say`the size of the other group`, domain: sizeDomain },
        {
          name: 'ν',
          meaning: say`the mean of the other group`,
          domain: valueDomain(quotient(series('i', count(1), M, subscript(Y, I)), M)),
        },
      ],
      formulaType: 'rule',
    },
  ],
  applications: [
    {
      id: 'centring',
      title: 'Centring the columns of a data set',
      industry: 'data science',
      description: say`Before patterns are sought, the mean of each column is subtracted from it. Afterwards every column has the mean zero, and what is left are the differences between the cases.`,
    },
    {
      id: 'smoothing-photos',
      title: 'Removing the grain of a picture',
      industry: 'photography',
      description: say`Several shots of the same scene are averaged pixel by pixel. The grain differs from shot to shot and cancels, while the scene remains.`,
    },
    {
      id: 'cost-per-unit',
      title: 'Costs of one piece',
      industry: 'manufacturing',
      description: say`Material, wages and energy of a whole month are shared equally among all pieces made. The mean is the price at which the month ends without profit or loss.`,
    },
    {
      id: 'meter-readings',
      title: 'Repeated measurements',
      industry: 'laboratory',
      description: say`A chemist weighs the same sample several times and reports the mean, since errors upwards and downwards tend to balance.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'delivery-times',
      title: 'Days until a parcel arrives',
      industry: 'logistics',
      description: say`Five parcels took ${values(2, 3, 1, 2, 2)} days: ${equal(meanOf(2, 3, 1, 2, 2), count(2))} on average. A sixth parcel is lost for ${20} days, and the mean jumps to ${equal(shared(30, 6), count(5))}, more than any of the first five took.`,
    },
    {
      id: 'marks-of-two-classes',
      title: 'Two classes write one test',
      industry: 'education',
      description: say`A class of ${30} reaches ${60} points on average and a class of ${10} reaches ${80}. Together they have ${equal(quotient(sum(dotted(count(30), count(60)), dotted(count(10), count(80))), count(40)), shared(2600, 40), count(65))} points each, and not ${70}.`,
    },
    {
      id: 'temperature-of-a-week',
      title: 'Mean temperature of three winter days',
      industry: 'weather service',
      description: say`Readings of ${values(-6, 1, -4)} degrees give ${equal(meanOf(-6, 1, -4), quotient(count(-9), count(3)), count(-3))} degrees as the mean of the three days.`,
    },
  ],
  misconceptions: [
    {
      id: 'zeros-left-out',
      category: 'procedure',
      misconception: say`A zero adds nothing, so I need not count it when I divide.`,
      correct: say`A zero leaves the sum alone, but it belongs to the count, and so it lowers a positive mean.`,
      whyWrong: say`Only the first half of the work, the adding, is unaffected by a zero. A day without sales is still a day over which the sales are spread.`,
      example: {
        given: [given([4, 0, 8])],
        incorrect: equal(statisticOf('mean', X), quotient(count(12), count(2)), count(6)),
        correct: equal(statisticOf('mean', X), quotient(count(12), count(3)), count(4)),
      },
    },
    {
      id: 'middle-of-the-extremes',
      category: 'definition',
      misconception: say`The mean lies in the middle, halfway between the smallest and the largest number.`,
      correct: say`All numbers have a say in the mean. Halfway between the extremes lies the midrange, which looks at two numbers only.`,
      whyWrong: say`For evenly spaced numbers both values agree, and those are the first examples one sees. A crowd near one end shows the difference.`,
      example: {
        given: [given([1, 1, 1, 9])],
        incorrect: equal(statisticOf('mean', X), quotient(sum(count(1), count(9)), count(2)), count(5)),
        correct: equal(statisticOf('mean', X), quotient(count(12), count(4)), count(3)),
      },
    },
    {
      id: 'mean-of-unequal-groups',
      category: 'generalization',
      misconception: say`To average two groups I average their means, no matter how large they are.`,
      correct: say`Multiply each mean by the size of its group, add, and divide by the size of all.`,
      whyWrong: say`In a matrix the shortcut is allowed because its rows are equally long. Detached from that condition it gives a small group the voice of a large one.`,
      example: {
        given: [given([2, 2, 2, 10]), given([6], Y)],
        incorrect: equal(
          quotient(sum(item(1), item(2), item(3), item(4), item(1, Y)), count(5)),
          quotient(sum(count(4), count(6)), count(2)),
          count(5),
        ),
        correct: equal(
          quotient(sum(item(1), item(2), item(3), item(4), item(1, Y)), count(5)),
          quotient(sum(dotted(count(4), count(4)), count(6)), count(5)),
          quotient(count(22), count(5)),
        ),
      },
    },
    {
      id: 'division-before-the-end',
      category: 'order',
      misconception: say`I add two numbers and halve, add the next and halve again, until all numbers are used.`,
      correct: say`Add everything first and divide once, by the number of terms.`,
      whyWrong: say`For two numbers halving is right, and the step is repeated like a recipe. Each further halving shrinks the share of the earlier numbers again.`,
      example: {
        given: [equal(A, matrixExpression(integerMatrix([[2, 4, 9]])))],
        incorrect: equal(statisticOf('mean', A), quotient(sum(count(3), count(9)), count(2)), count(6)),
        correct: equal(statisticOf('mean', A), meanOf(2, 4, 9), count(5)),
      },
    },
  ],
  learningPathways: PATHWAYS.mean,
  nextTopics: [
    say`The median, a centre that a single far-off number cannot drag along.`,
    say`The variance, which measures how closely the numbers crowd around their mean.`,
    say`Weighted means, for data in which some entries stand for more than others.`,
  ],
};
