// What is worth knowing about the variance.

import { itemSign, N, numberSeries, X } from '../../../algorithms/lines/names.ts';
import {
  added,
  count,
  type Expression,
  equal,
  negative,
  power,
  quotient,
  series,
  subscript,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, listDomain, numberDomain } from '../../../learning/domain.ts';
import type { Learn, Variable } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { dotted, times } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';
import { given, LIST, listOf, MEAN, meanOver, squared, statisticOf, values } from '../statistic-learn.ts';

const [C, D, I, J, MU, SIGMA] = ['c', 'd', 'i', 'j', 'μ', 'σ'].map(symbol);
const deviation = sum(itemSign(), negative(MU));
const VARIANCE = squared(SIGMA);
const squares = (...numbers: readonly number[]): Expression => added(numbers.map((number) => squared(count(number))));

const SQUARED: Variable = {
  name: 'σ^2',
  meaning: say`the variance of the list`,
  domain: answerDomain('mat-var', { a: 'x' }),
};

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`The variance measures how far numbers scatter: it is the mean of their squared distances from the mean. Zero stands for no scatter at all. Here the numbers are taken as the whole population, so the divisor is their count.`,
  prerequisites: [
    say`Computing a mean and the deviations from it.`,
    say`Squaring negative numbers and fractions.`,
    say`Reading a sum in sigma notation.`,
  ],
  intuition: [
    say`Build a square on the segment from each number to the mean. The variance is the area of the average square.`,
    say`The arrows of two archers both have their mean at the centre. Those of one lie close together, those of the other far apart: the mean does not show the difference, and the variance does.`,
    say`Far-off numbers count more than in proportion: a number twice as far from the mean contributes four times as much.`,
    say`Slide the whole cloud of numbers along the number line. All the squares move with it and keep their areas, so a shift leaves the variance alone.`,
  ],
  concepts: [
    say`Squares are taken because plain deviations always cancel. Without the squares every list would score zero.`,
    say`The variance is never negative, and it vanishes for equal numbers only.`,
    say`Its unit is squared: heights in centimetres have a variance in square centimetres.`,
    say`Two divisors are in use. For a population the sum of squares is divided by n; for a sample, from which the variance of a larger population is estimated, by one less.`,
    say`The mean is the centre for which the average square is smallest; around any other point it grows.`,
    say`Scaling by a factor c multiplies the variance by ${power(C, count(2))}, and so a change from metres to centimetres makes it ten thousand times as large.`,
  ],
  keyTerms: [
    { term: 'variance', meaning: say`The average of the squared deviations, written ${VARIANCE}.` },
    { term: 'squared deviation', meaning: say`The square of a number's distance from the mean.` },
    { term: 'sum of squares', meaning: say`All squared deviations added together, before any division.` },
    { term: 'population', meaning: say`Everything that is to be described, none of it missing.` },
    { term: 'sample', meaning: say`Some members of a population, from which one guesses at the rest.` },
    {
      term: 'degrees of freedom',
      meaning: say`The number of deviations that can be chosen freely: the last one is fixed, because all of them add up to zero.`,
    },
  ],
  objectives: [
    {
      id: 'table-of-squares',
      text: say`Given a short list, compute its variance with a table of deviations and squares.`,
    },
    { id: 'why-squares', text: say`Explain why deviations are squared before they are averaged.` },
    { id: 'shortcut', text: say`Use the shortcut with the mean of the squares, and state when it saves work.` },
    { id: 'which-divisor', text: say`Decide between the divisors n and one less than n from what the data stand for.` },
  ],
  hints: [
    say`Set up three columns: the number, its deviation, the square. The second column must add up to zero, otherwise the mean is wrong.`,
    say`Subtract a round number from all data first if they are large. The scatter stays, and the squares become small.`,
    say`With a mean that is a fraction, take the mean of the squares and subtract the square of the mean.`,
    say`A negative result is impossible and points to a sign lost in squaring: ${equal(squared(count(-3)), count(9))}.`,
  ],
  formulae: [
    {
      id: 'variance-of-a-population',
      name: 'Variance of a population',
      expression: equal(VARIANCE, meanOver(squared(deviation))),
      description: say`Take every deviation from the mean, square it, and average the squares.`,
      conditions: [say`The numbers are the entire population and no sample of it.`],
      variables: [...LIST, MEAN, SQUARED],
      formulaType: 'definition',
    },
    {
      id: 'mean-of-squares',
      name: 'Mean of the squares less the square of the mean',
      expression: equal(VARIANCE, sum(meanOver(squared(itemSign())), negative(squared(MU)))),
      description: say`Two averages are enough, and the deviations need not be written down one by one.`,
      conditions: [],
      variables: [...LIST, MEAN, SQUARED],
      formulaType: 'identity',
    },
    {
      id: 'variance-scaled',
      name: 'Variance after a change of scale',
      expression: equal(statisticOf('var', times(C, X)), times(power(C, count(2)), statisticOf('var', X))),
      description: say`Every side of every square is stretched by the factor, hence every area by its square.`,
      conditions: [say`All numbers are multiplied by the same c.`],
      variables: [
        { name: 'x', meaning: say`the numbers before the change`, domain: listDomain('n') },
        { name: 'c', meaning: say`the factor of the scale`, domain: numberDomain() },
      ],
      formulaType: 'rule',
    },
    {
      id: 'other-centre',
      name: 'Average square around another centre',
      expression: equal(meanOver(squared(sum(itemSign(), negative(D)))), sum(VARIANCE, squared(sum(MU, negative(D))))),
      description: say`Measured from a point away from the mean, the average square exceeds the variance by the square of how far that point is off.`,
      conditions: [],
      variables: [...LIST, MEAN, SQUARED, { name: 'd', meaning: say`the other centre`, domain: numberDomain() }],
      formulaType: 'identity',
    },
    {
      id: 'from-population-to-sample',
      name: 'From the divisor n to one less',
      expression: equal(
        quotient(numberSeries(squared(deviation)), sum(N, negative(count(1)))),
        dotted(quotient(N, sum(N, negative(count(1)))), VARIANCE),
      ),
      description: say`The estimate from a sample is a little larger. For long lists both divisors give nearly the same.`,
      conditions: [say`The list holds at least two numbers.`],
      variables: [...listOf(2, 5), MEAN, SQUARED],
      formulaType: 'rule',
    },
    {
      id: 'without-a-mean',
      name: 'Variance from differences of pairs',
      expression: equal(
        VARIANCE,
        quotient(
          series('i', count(1), N, series('j', count(1), N, squared(sum(subscript(X, I), negative(subscript(X, J)))))),
          times(count(2), power(N, count(2))),
        ),
      ),
      description: say`Compare each number with every number of the list, itself included. Half the average squared difference is the variance, and no mean is needed.`,
      conditions: [],
      variables: [...LIST, SQUARED],
      formulaType: 'identity',
    },
  ],
  applications: [
    {
      id: 'process-control',
      title: 'Watching a filling machine',
      industry: 'manufacturing',
      description: say`Each row holds the weights of the bags of one hour. A rising variance announces a worn valve before any bag is too light.`,
    },
    {
      id: 'portfolio-risk',
      title: 'Risk of an investment',
      industry: 'finance',
      description: say`The variance of yearly returns serves as a measure of risk: funds with equal mean returns are told apart by how unsteadily they reach them.`,
    },
    {
      id: 'feature-selection',
      title: 'Columns that say nothing',
      industry: 'data science',
      description: say`A column of a data set whose variance is zero holds the same value everywhere. It cannot distinguish any two cases and is removed.`,
    },
    {
      id: 'comparing-groups',
      title: 'Analysis of field trials',
      industry: 'agriculture',
      description: say`Yields of several fertilisers are compared by splitting the total sum of squares into a part between the fertilisers and a part within them.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'two-bus-lines',
      title: 'Two bus lines with one mean delay',
      industry: 'public transport',
      description: say`Line A is late by ${values(4, 5, 6, 5)} minutes, line B by ${values(0, 10, 1, 9)}. Both means are ${5}. The variances are ${equal(quotient(squares(-1, 0, 1, 0), count(4)), quotient(count(1), count(2)))} and ${equal(quotient(squares(-5, 5, -4, 4), count(4)), quotient(count(41), count(2)))}: passengers can rely on line A.`,
    },
    {
      id: 'drill-holes',
      title: 'Errors of a drill',
      industry: 'mechanical engineering',
      description: say`Five holes miss their target depth by ${values(-2, 1, 0, 3, -2)} hundredths of a millimetre. The errors have the mean zero, but their variance is ${equal(quotient(squares(-2, 1, 0, 3, -2), count(5)), quotient(count(18), count(5)))}, so errors that balance do not make the drill precise.`,
    },
  ],
  misconceptions: [
    {
      id: 'deviations-averaged',
      category: 'procedure',
      misconception: say`The spread is the average of the deviations from the mean, signs and all.`,
      correct: say`Average the squares of the deviations. The deviations themselves have mean zero, whatever the data are.`,
      whyWrong: say`"Average distance" is a sound idea, but a deviation with its sign is no distance: what lies to the left wipes out what lies to the right.`,
      example: {
        given: [given([1, 5, 9])],
        incorrect: equal(statisticOf('var', X), quotient(sum(count(-4), count(0), count(4)), count(3)), count(0)),
        correct: equal(statisticOf('var', X), quotient(squares(-4, 0, 4), count(3)), quotient(count(32), count(3))),
      },
    },
    {
      id: 'square-of-the-sum',
      category: 'order',
      misconception: say`First I average the deviations without their signs, and then I square the average.`,
      correct: say`Square each deviation separately, and take the mean afterwards.`,
      whyWrong: say`Both ways use the same two steps, and their order looks like a matter of taste. But squaring first gives large deviations an extra weight, which is lost if they are averaged first.`,
      example: {
        given: [given([0, 0, 0, 4])],
        incorrect: equal(
          statisticOf('var', X),
          squared(quotient(sum(count(1), count(1), count(1), count(3)), count(4))),
          quotient(count(9), count(4)),
        ),
        correct: equal(statisticOf('var', X), quotient(squares(-1, -1, -1, 3), count(4)), count(3)),
      },
    },
    {
      id: 'always-one-less',
      category: 'definition',
      misconception: say`A variance is always divided by one less than the count, since my calculator does so.`,
      correct: say`Divide by the count if the data are everything there is. Only an estimate from a sample uses one less.`,
      whyWrong: say`Programs and pocket calculators differ in what their keys stand for, and many of them assume a sample. Which one is right depends on the question, not on the key.`,
      example: {
        given: [given([2, 4, 6])],
        incorrect: equal(statisticOf('var', X), quotient(squares(-2, 0, 2), count(2)), count(4)),
        correct: equal(statisticOf('var', X), quotient(squares(-2, 0, 2), count(3)), quotient(count(8), count(3))),
      },
    },
    {
      id: 'factor-enters-once',
      category: 'generalization',
      misconception: say`If every number becomes three times as large, so does the variance.`,
      correct: say`The factor enters squared: three times the numbers have nine times the variance.`,
      whyWrong: say`Sums, means and medians all grow with the factor itself. The variance is built from areas, and an area grows with the square of the factor.`,
      example: {
        given: [given([1, 3])],
        incorrect: equal(statisticOf('var', times(count(3), X)), dotted(count(3), statisticOf('var', X)), count(3)),
        correct: equal(statisticOf('var', times(count(3), X)), dotted(count(9), statisticOf('var', X)), count(9)),
      },
    },
  ],
  learningPathways: PATHWAYS.variance,
  nextTopics: [
    say`The standard deviation: a root brings the variance back to the unit of the data.`,
    say`The covariance of two columns, which multiplies the deviations of one with those of the other.`,
    say`Samples and estimates, where the divisor that is one less finds its reason.`,
  ],
};
