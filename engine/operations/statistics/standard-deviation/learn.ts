// What is worth knowing about the standard deviation.

import { itemSign, N, numberSeries, X } from '../../../algorithms/lines/names.ts';
import {
  apply,
  count,
  type Expression,
  equal,
  negative,
  quotient,
  relation,
  root,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, listDomain, numberDomain } from '../../../learning/domain.ts';
import type { Learn, Variable } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { dotted, times } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';
import { given, item, LIST, listOf, MEAN, meanOver, size, squared, statisticOf, values } from '../statistic-learn.ts';

const [C, Y, MU, SIGMA] = ['c', 'y', 'μ', 'σ'].map(symbol);
const deviation = sum(itemSign(), negative(MU));
const rootOf = (radicand: number): Expression => root(count(radicand));
const std = (of: Expression): Expression => statisticOf('std', of);

const SPREAD: Variable = {
  name: 'σ',
  meaning: say`the standard deviation of the list`,
  domain: answerDomain('mat-std', { a: 'x' }),
};

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`The standard deviation is the square root of the variance. It says in the unit of the data themselves how far entries typically lie from their mean, and reports quote the two together: so much, give or take so much.`,
  prerequisites: [
    say`Finding the variance of a list.`,
    say`Simplifying square roots, such as ${equal(rootOf(12), times(count(2), rootOf(3)))}.`,
    say`Estimating a root between two whole numbers.`,
  ],
  intuition: [
    say`On the number line draw a band around the mean, one standard deviation to each side. For many kinds of data about two thirds of the entries lie inside it.`,
    say`Picture a seesaw that balances at the mean, with an equal weight at each number. Gather half of the load at one point on each side so that it swings just as slowly as before: these points are one standard deviation away from the mean.`,
    say`Read the deviations of n numbers as the coordinates of a point. By Pythagoras its distance from the origin is ${dotted(root(N), SIGMA)}, so the standard deviation is this distance divided by the root of the count.`,
    say`For two numbers it is simply half the gap between them: walk that far from the midpoint and you meet both.`,
  ],
  concepts: [
    say`The root undoes the squaring of the unit: data in kilograms have a standard deviation in kilograms.`,
    say`Most standard deviations of whole numbers are irrational. An exact answer keeps the root, and a decimal is an approximation of it.`,
    say`It is zero for equal numbers and positive otherwise, as a distance should be.`,
    say`A shift of all data leaves it unchanged, and a factor stretches it by the size of that factor, without the sign.`,
    say`No standard deviation exceeds half the range; it gets there when half of the numbers sit at each end.`,
    say`Dividing deviations by it gives pure numbers, with which marks, heights and prices can be compared.`,
  ],
  keyTerms: [
    { term: 'standard deviation', meaning: say`The square root of the variance, never negative, written ${SIGMA}.` },
    {
      term: 'z-score',
      meaning: say`How many standard deviations a number lies above the mean, or below it if negative.`,
    },
    {
      term: 'spread',
      meaning: say`How much the data differ among themselves; range and standard deviation both describe it.`,
    },
    {
      term: 'simplest radical form',
      meaning: say`A root from which every square factor has been taken out, with no root in a denominator.`,
    },
    { term: 'irrational number', meaning: say`A number that no fraction equals, such as ${rootOf(2)}.` },
    {
      term: 'root mean square',
      meaning: say`Square, take the mean, take the root: the recipe that the deviations go through.`,
    },
  ],
  objectives: [
    { id: 'compute-deviation', text: say`Given a list, find its standard deviation exactly and as a rounded decimal.` },
    { id: 'unit-of-deviation', text: say`State in which unit the result is, and interpret it beside the mean.` },
    { id: 'change-of-units', text: say`Explain what a change of units does to the spread of measured data.` },
    { id: 'z-scores', text: say`Compute z-scores and compare results from different scales.` },
  ],
  hints: [
    say`Stop at the variance and look at it before you take the root: a perfect square such as ${equal(squared(count(7)), count(49))} ends the work at once.`,
    say`Take square factors out of the root, and multiply by a root above and below to clear a denominator: ${equal(root(quotient(count(2), count(3))), quotient(rootOf(6), count(3)))}.`,
    say`Compare with half of the range. A larger result is wrong.`,
    say`Keep the exact root until the last line, because rounding too early spoils what is computed from it.`,
  ],
  formulae: [
    {
      id: 'root-of-the-variance',
      name: 'Standard deviation of a population',
      expression: equal(SIGMA, root(meanOver(squared(deviation)))),
      description: say`Deviations are squared, averaged, and then the root returns from areas to lengths.`,
      conditions: [say`The numbers form the complete population.`],
      variables: [...LIST, MEAN, SPREAD],
      formulaType: 'definition',
    },
    {
      id: 'stretch',
      name: 'Stretching by a factor',
      expression: equal(std(times(C, X)), dotted(size(C), std(X))),
      description: say`All gaps grow by the size of the factor, and the typical gap with them. A negative factor mirrors the data, which leaves gaps positive.`,
      conditions: [],
      variables: [
        { name: 'x', meaning: say`the data before they are stretched`, domain: listDomain('n') },
        { name: 'c', meaning: say`the factor, of either sign`, domain: numberDomain() },
      ],
      formulaType: 'rule',
    },
    {
      id: 'two-numbers',
      name: 'Standard deviation of two numbers',
      expression: equal(SIGMA, quotient(size(sum(item(1), negative(item(2)))), count(2))),
      description: say`Both numbers are equally far from their midpoint, and this distance is the answer.`,
      conditions: [say`The list consists of two numbers.`],
      variables: [{ name: 'x', meaning: say`two numbers`, domain: listDomain(2) }, SPREAD],
      formulaType: 'identity',
    },
    {
      id: 'half-the-range',
      name: 'Never more than half the range',
      expression: relation(times(count(2), SIGMA), 'at-most', sum(apply('max', X), negative(apply('min', X)))),
      description: say`The range is at least twice as long as the standard deviation, which gives a quick test of any result.`,
      conditions: [],
      variables: [LIST[0], SPREAD],
      formulaType: 'property',
    },
    {
      id: 'length-of-the-deviations',
      name: 'Length of the list of deviations',
      expression: equal(dotted(root(N), SIGMA), root(numberSeries(squared(deviation)))),
      description: say`The theorem of Pythagoras in n dimensions: the length of the deviations is the standard deviation times the root of their count.`,
      conditions: [],
      variables: [...LIST, MEAN, SPREAD],
      formulaType: 'identity',
    },
    {
      id: 'sample-standard-deviation',
      name: 'Standard deviation of a sample',
      expression: equal(
        root(quotient(numberSeries(squared(deviation)), sum(N, negative(count(1))))),
        dotted(root(quotient(N, sum(N, negative(count(1))))), SIGMA),
      ),
      description: say`To estimate the spread of a larger population from a sample, enlarge the result by this root.`,
      conditions: [say`The sample has two members or more.`],
      variables: [...listOf(2, 5), MEAN, SPREAD],
      formulaType: 'rule',
    },
  ],
  applications: [
    {
      id: 'tolerances',
      title: 'Tolerances of machined parts',
      industry: 'mechanical engineering',
      description: say`If three standard deviations on either side of the mean diameter fit within the tolerance, nearly every shaft that leaves the lathe can be used.`,
    },
    {
      id: 'volatility',
      title: 'Volatility of a share',
      industry: 'finance',
      description: say`Traders quote the standard deviation of the returns of a share in percent. It tells how restless the price is, and the more restless it is, the dearer is an option on the share.`,
    },
    {
      id: 'standardising',
      title: 'Columns on one scale',
      industry: 'machine learning',
      description: say`Age in years and income in euros cannot be weighed against each other. Each column is centred and divided by its standard deviation before a model sees it.`,
    },
    {
      id: 'error-bars',
      title: 'Error bars in a diagram',
      industry: 'physics',
      description: say`Above and below each measured point a bar of one standard deviation shows how much repeated measurements differed.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'coffee-machine',
      title: 'Cups from a coffee machine',
      industry: 'catering',
      description: say`Four cups of ${values(195, 205, 197, 203)} millilitres have the mean ${200}. The deviations are ${values(-5, 5, -3, 3)}, so the standard deviation is ${equal(root(quotient(count(68), count(4))), rootOf(17))}, a little more than four millilitres.`,
    },
    {
      id: 'exam-scores',
      title: 'Which of two marks is better',
      industry: 'education',
      description: say`In physics ${74} points were reached with a mean of ${62} and a standard deviation of ${6}; in history ${80} with ${70} and ${10}. The z-scores ${equal(quotient(sum(count(74), count(-62)), count(6)), count(2))} and ${equal(quotient(sum(count(80), count(-70)), count(10)), count(1))} show that the mark in physics stands out more.`,
    },
    {
      id: 'heart-rate',
      title: 'Resting pulse of an athlete',
      industry: 'medicine',
      description: say`On eight mornings the pulse is ${values(52, 54, 54, 54, 55, 55, 57, 59)}, with the mean ${55}. The standard deviation is ${equal(root(quotient(count(32), count(8))), count(2))} beats, and a morning with ${61} lies three of them above the mean: a reason to rest.`,
    },
  ],
  misconceptions: [
    {
      id: 'roots-of-the-parts',
      category: 'procedure',
      misconception: say`Squaring and taking the root cancel, so I simply average the distances from the mean.`,
      correct: say`Add the squares and divide first; the root is taken of the one number that results.`,
      whyWrong: say`Roots may be split over products, and the rule is stretched to sums. In a right-angled triangle it would make the longest side as long as the other two together.`,
      example: {
        given: [given([0, 0, 3, 9])],
        incorrect: equal(std(X), quotient(sum(count(3), count(3), count(0), count(6)), count(4)), count(3)),
        correct: equal(
          std(X),
          root(quotient(sum(count(9), count(9), count(0), count(36)), count(4))),
          quotient(times(count(3), rootOf(6)), count(2)),
        ),
      },
    },
    {
      id: 'negative-factor',
      category: 'sign',
      misconception: say`If all numbers change their signs, so does the standard deviation.`,
      correct: say`Mirrored data are spread just as widely, and the standard deviation stays positive.`,
      whyWrong: say`The mean does change its sign, and the two are always quoted together. A typical distance has no direction that could be reversed.`,
      example: {
        given: [given([2, 6])],
        incorrect: equal(std(negative(X)), negative(std(X)), count(-2)),
        correct: equal(std(negative(X)), std(X), count(2)),
      },
    },
    {
      id: 'shifted-data',
      category: 'generalization',
      misconception: say`Adding ten to each number adds ten to the standard deviation too.`,
      correct: say`A shift moves numbers and mean together, so the deviations, and all that is made of them, stay as they were.`,
      whyWrong: say`Sum, mean, median and both extremes follow a shift, and one expects the next statistic to follow suit. This one looks at differences only.`,
      example: {
        given: [given([1, 7]), given([11, 17], Y)],
        incorrect: equal(std(Y), sum(std(X), count(10)), count(13)),
        correct: equal(std(Y), std(X), count(3)),
      },
    },
    {
      id: 'root-forgotten',
      category: 'definition',
      misconception: say`Variance and standard deviation are two names for one thing.`,
      correct: say`One is the square of the other. Only for zero and one do the two numbers agree.`,
      whyWrong: say`Both words describe scatter, and the working for both is the same up to the last step, which is easily left out.`,
      example: {
        given: [given([3, 11])],
        incorrect: equal(std(X), statisticOf('var', X), count(16)),
        correct: equal(std(X), root(statisticOf('var', X)), count(4)),
      },
    },
  ],
  learningPathways: PATHWAYS['standard-deviation'],
  nextTopics: [
    say`The normal distribution, whose bell shape is fixed by a mean and a standard deviation.`,
    say`Correlation: products of z-scores tell how strongly two columns move together.`,
    say`The coefficient of variation, which compares the spread with the size of the mean.`,
  ],
};
