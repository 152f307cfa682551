// What is worth knowing about correlations.

import {
  count,
  equal,
  type Expression,
  negative,
  product,
  quotient,
  relation,
  root,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, numberDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn, Variable } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { dotted, fraction, shown, times } from '../../../learning/notation.ts';
import { COVARIANCE_PAGES } from '../../../learning/pathway-covariance.ts';
import { squared } from '../statistic-learn.ts';

const [C, R, U, V] = ['c', 'r', 'u', 'v'].map(symbol);

/** u · v/(√(u · u) √(v · v)) */
function correlationOf(u: Expression, v: Expression): Expression {
  return quotient(dotted(u, v), product('adjacent', root(dotted(u, u)), root(dotted(v, v))));
}

/** A vector over its length. */
function unitOf(u: Expression): Expression {
  return times(quotient(count(1), root(dotted(u, u))), u);
}

const columns: readonly Variable[] = [
  { name: 'u', meaning: say`the deviations of a variable from its mean`, domain: matrixDomain('n', 1, 'nonzero') },
  { name: 'v', meaning: say`the deviations of another one`, domain: matrixDomain('n', 1, 'nonzero') },
];
const anyColumns: readonly Variable[] = columns.map(({ name, meaning }) => ({
  name,
  meaning,
  domain: matrixDomain('n', 1),
}));
const named: Variable = { name: 'r', meaning: say`the correlation`, domain: valueDomain(dotted(unitOf(U), unitOf(V))) };
const VARY = say`Both variables vary: neither column of deviations is zero.`;

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`The correlation of two variables measures how close their observations come to a straight line: ${1} on a rising line, ${-1} on a falling one, ${0} where there is no slope at all. It is the covariance over both standard deviations, and it has no unit.`,
  prerequisites: [
    say`Means, deviations and the standard deviation.`,
    say`Covariances, or at least the sum of products of two columns.`,
    say`Square roots, and how they are simplified.`,
  ],
  intuition: [
    say`Draw the observations as points. The narrower the cloud is along a slanted line, the nearer the correlation is to ${1} or ${-1}; a round cloud has one near ${0}.`,
    say`Give every variable its own ruler, with its standard deviation as the unit. In these units the covariance is the correlation.`,
    say`The columns of deviations are arrows with an angle between them. The correlation is its cosine: arrows that point the same way have ${1}, perpendicular ones ${0}.`,
  ],
  concepts: [
    say`The correlation lies between ${-1} and ${1}, and reaches these only where all observations lie on a line.`,
    say`Other units change nothing, because shifts and positive factors cancel. A negative factor changes the sign.`,
    say`It does not matter whether the divisor is the number of observations or one less: it stands above and below.`,
    say`The correlation matrix is symmetric, and its diagonal holds ones.`,
    say`A variable that does not vary has no correlation with anything: its standard deviation is zero.`,
    say`A correlation describes a linear relation only, and says nothing about causes.`,
  ],
  keyTerms: [
    { term: 'correlation', meaning: say`The covariance over the product of both standard deviations.` },
    { term: 'perfect correlation', meaning: say`One of ${1} or ${-1}: all observations lie on a line.` },
    { term: 'uncorrelated', meaning: say`Of variables whose correlation is ${0}.` },
    { term: 'standard deviation', meaning: say`The root of the variance.` },
    { term: 'outlier', meaning: say`An observation far from all others, which can make or hide a correlation alone.` },
  ],
  objectives: [
    { id: 'compute-correlation', text: say`Compute the correlations of the columns of a table, with exact roots.` },
    { id: 'from-covariances', text: say`Find a correlation from covariances and variances.` },
    { id: 'judge-correlation', text: say`Judge a correlation from the deviations without working it out.` },
    { id: 'change-of-units', text: say`Predict what a change of units does to a correlation.` },
  ],
  hints: [
    say`You need no variances: sums of squares and of products are enough, because the divisor cancels.`,
    say`The sign of the correlation is the sign of the sum of products. Only the size needs the roots.`,
    say`If one column of deviations is a multiple of the other, no calculation is needed.`,
    say`A result beyond ${1} or ${-1} shows a slip, mostly a forgotten root.`,
  ],
  formulae: [
    {
      id: 'correlation-definition',
      name: 'Correlation from deviations',
      expression: equal(R, correlationOf(U, V)),
      description: say`The sum of products over the roots of both sums of squares: the cosine of the angle between the columns.`,
      conditions: [VARY],
      variables: [...columns, named],
      formulaType: 'definition',
    },
    {
      id: 'correlation-square',
      name: 'Square of a correlation',
      expression: equal(squared(R), quotient(squared(dotted(U, V)), product('adjacent', dotted(U, U), dotted(V, V)))),
      description: say`Without roots; the square is the share of the variance of one variable that a line through the other one explains.`,
      conditions: [VARY],
      variables: [...columns, named],
      formulaType: 'identity',
    },
    {
      id: 'correlation-bound',
      name: 'Never beyond one',
      expression: relation(squared(dotted(U, V)), 'at-most', dotted(dotted(U, U), dotted(V, V))),
      description: say`This is the inequality of Cauchy and Schwarz; both sides are equal only where one column is a multiple of the other.`,
      conditions: [],
      variables: anyColumns,
      formulaType: 'property',
    },
    {
      id: 'correlation-scale',
      name: 'Units do not matter',
      expression: equal(correlationOf(times(C, U), V), correlationOf(U, V)),
      description: say`The factor stands above and, as a length, below.`,
      conditions: [VARY, say`The factor is positive.`],
      variables: [
        ...columns,
        { name: 'c', meaning: say`the factor between the units`, domain: numberDomain('positive') },
      ],
      formulaType: 'rule',
    },
    {
      id: 'correlation-opposite',
      name: 'Counting backwards',
      expression: equal(correlationOf(negative(U), V), negative(correlationOf(U, V))),
      description: say`Opposite deviations have opposite products and the same squares.`,
      conditions: [VARY],
      variables: columns,
      formulaType: 'rule',
    },
  ],
  applications: [
    {
      id: 'correlation-medicine',
      title: 'Looking for what goes together',
      industry: 'medicine',
      description: say`Blood pressure, weight and age of many patients are compared in a correlation matrix before anybody looks for causes.`,
    },
    {
      id: 'correlation-tests',
      title: 'Is a test reliable?',
      industry: 'education',
      description: say`The results of both halves of a test are correlated. If the halves measure the same, the correlation is high.`,
    },
    {
      id: 'correlation-redundant',
      title: 'Columns that say the same',
      industry: 'data science',
      description: say`Of two columns with a correlation near ${1} or ${-1} one is left out: it tells nothing new, and disturbs many methods.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'correlation-practice',
      title: 'Practice and mistakes',
      industry: 'music',
      description: say`Three pupils practised ${1}, ${2} and ${3} hours and made ${5}, ${3} and ${4} mistakes. The deviations are ${-1}, ${0}, ${1} and ${1}, ${-1}, ${0}, so the correlation is ${equal(
        correlationOf(shown([-1], [0], [1]), shown([1], [-1], [0])),
        fraction(-1, 2),
      )}.`,
    },
    {
      id: 'correlation-taxi',
      title: 'The fare of a taxi',
      industry: 'transport',
      description: say`Rides of ${2}, ${4} and ${6} kilometres cost ${8}, ${12} and ${16} euros. The correlation is ${equal(
        correlationOf(shown([-2], [0], [2]), shown([-4], [0], [4])),
        count(1),
      )}: each kilometre costs the same, after a fixed sum at the start.`,
    },
  ],
  misconceptions: [
    {
      id: 'correlation-is-slope',
      category: 'definition',
      misconception: say`The correlation is the slope of the line through the points.`,
      correct: say`It says how close the points are to a line. Every rising line has the correlation ${1}, steep or flat.`,
      whyWrong: say`A slope has units and changes with them.`,
      example: {
        given: [equal(U, shown([-1], [0], [1])), equal(V, shown([-2], [0], [2]))],
        incorrect: equal(correlationOf(U, V), count(2)),
        correct: equal(correlationOf(U, V), count(1)),
      },
    },
    {
      id: 'correlation-without-roots',
      category: 'procedure',
      misconception: say`I divide the covariance by both variances.`,
      correct: say`It is divided by both standard deviations, the roots of the variances.`,
      whyWrong: say`The covariance has the units of both variables once. Variances would bring in squares of units that do not cancel.`,
      example: {
        given: [equal(U, shown([-1], [1])), equal(V, shown([-2], [2]))],
        incorrect: equal(quotient(dotted(U, V), dotted(dotted(U, U), dotted(V, V))), count(1)),
        correct: equal(correlationOf(U, V), count(1)),
      },
    },
    {
      id: 'correlation-grows-with-units',
      category: 'generalization',
      misconception: say`In centimetres the correlation is a hundred times as large as in metres.`,
      correct: say`It is the same in all units of length.`,
      whyWrong: say`The standard deviation grows by the same factor as the covariance.`,
      example: {
        given: [equal(U, shown([-1], [0], [1])), equal(V, shown([1], [-2], [1]))],
        incorrect: equal(
          correlationOf(times(count(100), U), sum(U, V)),
          times(count(100), correlationOf(U, sum(U, V))),
        ),
        correct: equal(correlationOf(times(count(100), U), sum(U, V)), correlationOf(U, sum(U, V))),
      },
    },
  ],
  learningPathways: [COVARIANCE_PAGES.correlationLesson, COVARIANCE_PAGES.correlation, COVARIANCE_PAGES.numpyCorrcoef],
  nextTopics: [
    say`A least squares line says how much one variable changes with the other, where a correlation says how closely.`,
    say`Correlations are cosines of angles between columns of deviations, so everything about dot products applies.`,
  ],
};
