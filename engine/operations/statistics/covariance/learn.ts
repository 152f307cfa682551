// What is worth knowing about covariances.

import { itemSign, numberSeries } from '../../../algorithms/lines/names.ts';
import {
  count,
  equal,
  type Expression,
  negative,
  quotient,
  subscript,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, listDomain, matrixDomain, numberDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn, Variable } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { dotted, fraction, fractions, shown, times, transposed } from '../../../learning/notation.ts';
import { COVARIANCE_PAGES } from '../../../learning/pathway-covariance.ts';
import { LIST, MEAN, meanOver, squared } from '../statistic-learn.ts';

const [A, B, C, D, S, MU, NU, U, V, Y] = ['A', 'b', 'c', 'D', 'C', 'μ', 'ν', 'u', 'v', 'y'].map(symbol);
const second = subscript(Y, symbol('i'));
const [ofX, ofY] = [sum(itemSign(), negative(MU)), sum(second, negative(NU))];
const PRODUCTS = times(ofX, ofY);
const COVARIANCE = meanOver(PRODUCTS);

const lists: readonly Variable[] = [
  ...LIST,
  { name: 'y', meaning: say`a list of as many numbers`, domain: listDomain('n') },
  MEAN,
  {
    name: 'ν',
    meaning: say`the mean of the second list`,
    domain: valueDomain(quotient(measure('sumOf', Y), measure('lengthOf', Y))),
  },
];
const named: Variable = {
  name: 'c',
  meaning: say`the covariance of both lists`,
  domain: valueDomain(quotient(numberSeries(times(ofX, second)), symbol('n'))),
};
const matrix = (meaning: Expression): Variable => ({
  name: 'C',
  meaning: say`the covariance matrix of the columns of ${meaning}`,
  domain: answerDomain('covariance', { a: 'A' }),
});

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`A covariance says whether two variables tend to lie on the same side of their means: it is the mean of the products of their deviations. The covariance matrix of a table, with a row for each observation, holds those of all pairs of columns, and the variances on its diagonal.`,
  prerequisites: [
    say`Means, deviations from a mean, and the variance.`,
    say`The product of a matrix with its transpose, or dot products of its columns.`,
    say`The difference between a population and a sample.`,
  ],
  intuition: [
    say`Draw the observations of two variables as points, and a cross through their means. Points in the upper right and the lower left of it count as positive rectangles, those in the other two parts as negative ones. The covariance is the mean of these areas.`,
    say`If tall people of a group tend to be heavy and short ones light, both deviations mostly have the same sign, and their products are mostly positive.`,
    say`A cloud of points without a slope has as much positive as negative area: the covariance is about zero.`,
    say`A variable compared with itself has no negative rectangles: all of them are squares, and their mean is the variance.`,
  ],
  concepts: [
    say`The matrix is symmetric, because the order of two factors does not matter.`,
    say`Its diagonal holds the variances, which are never negative.`,
    say`Shifting a column changes nothing; multiplying it by a factor multiplies its row and its column of the matrix by that factor.`,
    say`The unit of a covariance is the product of both units, so its size says little about how close a relation is.`,
    say`A sum of variables has the sum of all entries of their covariance matrix as its variance, which is why no such sum is negative.`,
    say`The divisor is the number of observations for a population, and one less for a sample.`,
  ],
  keyTerms: [
    { term: 'covariance', meaning: say`The mean of the products of the deviations of two variables.` },
    { term: 'observation', meaning: say`One row of the table: the numbers of all variables for one case.` },
    { term: 'variable', meaning: say`One column of the table: what is measured in every case.` },
    { term: 'deviation', meaning: say`An entry less the mean of its column.` },
    { term: 'scatter matrix', meaning: say`The sums of the products of deviations, before they are divided.` },
    { term: 'uncorrelated', meaning: say`Of variables whose covariance is zero.` },
  ],
  objectives: [
    { id: 'compute-covariance', text: say`Compute the covariance matrix of a table of observations.` },
    {
      id: 'predict-covariance',
      text: say`Predict how covariances change when a column is shifted or multiplied by a factor.`,
    },
    { id: 'read-covariance-matrix', text: say`Decide whether a matrix can be a covariance matrix.` },
    { id: 'variance-of-a-sum', text: say`Find the variance of a sum from variances and covariances.` },
  ],
  hints: [
    say`Write the deviations as a matrix of their own, and check that each column adds up to zero.`,
    say`Only the entries on the diagonal and on one side of it are to be worked out.`,
    say`With means that are no round numbers, take the mean of the products and subtract the product of the means.`,
    say`Subtract a round number from a column of large numbers first: no covariance changes.`,
  ],
  formulae: [
    {
      id: 'covariance-definition',
      name: 'Covariance of a population',
      expression: equal(C, COVARIANCE),
      description: say`Both deviations of each observation are multiplied, and the products are averaged.`,
      conditions: [say`The observations are the entire population.`],
      variables: [...lists, named],
      formulaType: 'definition',
    },
    {
      id: 'covariance-shortcut',
      name: 'Mean of the products less the product of the means',
      expression: equal(C, sum(meanOver(times(itemSign(), second)), negative(times(MU, NU)))),
      description: say`The deviations need not be written down.`,
      conditions: [],
      variables: [...lists, named],
      formulaType: 'identity',
    },
    {
      id: 'covariance-one-mean',
      name: 'One mean is enough',
      expression: equal(times(symbol('n'), C), numberSeries(times(ofX, second))),
      description: say`The deviations of one list add up to zero, so the mean of the other one makes no difference.`,
      conditions: [],
      variables: [...lists.filter(({ name }) => name !== 'ν'), named],
      formulaType: 'identity',
    },
    {
      id: 'covariance-scaled',
      name: 'A factor before one variable',
      expression: equal(meanOver(times(sum(times(B, itemSign()), negative(times(B, MU))), ofY)), times(B, C)),
      description: say`The mean is multiplied by the factor too, and so is every deviation.`,
      conditions: [],
      variables: [...lists, named, { name: 'b', meaning: say`the factor`, domain: numberDomain() }],
      formulaType: 'rule',
    },
    {
      id: 'variance-of-sum',
      name: 'Variance of a sum',
      expression: equal(
        meanOver(squared(sum(ofX, ofY))),
        sum(meanOver(squared(ofX)), meanOver(squared(ofY)), times(count(2), C)),
      ),
      description: say`On the left stands the variance of the sum of both variables: the deviations are added before they are squared.`,
      conditions: [],
      variables: [...lists, named],
      formulaType: 'rule',
    },
    {
      id: 'covariance-symmetric',
      name: 'Symmetry',
      expression: equal(transposed(S), S),
      description: say`Columns i and j have the same covariance as columns j and i.`,
      conditions: [],
      variables: [
        { name: 'A', meaning: say`a table with a row for each observation`, domain: matrixDomain('n', 'm') },
        matrix(A),
      ],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'covariance-portfolio',
      title: 'Spreading risk',
      industry: 'finance',
      description: say`Shares with a negative covariance make up for each other's losses. The covariance matrix of many shares shows which mixture is the steadiest.`,
    },
    {
      id: 'covariance-principal-components',
      title: 'Principal components',
      industry: 'data science',
      description: say`The directions in which a cloud of data is longest belong to the covariance matrix. Data with hundreds of columns are described by a few of them.`,
    },
    {
      id: 'covariance-navigation',
      title: 'How far to trust a position',
      industry: 'navigation',
      description: say`A receiver carries a covariance matrix beside its position: it says in which direction the position may be wrong, and by how much.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'covariance-umbrellas',
      title: 'Ice and umbrellas',
      industry: 'retail',
      description: say`A kiosk sold ${6}, ${4} and ${2} ices and ${1}, ${2} and ${6} umbrellas on three days. The means are ${4} and ${3}, and the covariance is ${equal(
        quotient(sum(dotted(count(2), count(-2)), dotted(count(0), count(-1)), dotted(count(-2), count(3))), count(3)),
        fraction(-10, 3),
      )}: on days for ices nobody buys umbrellas.`,
    },
    {
      id: 'covariance-fields',
      title: 'Water and harvest',
      industry: 'agriculture',
      description: say`Four fields got ${20}, ${30}, ${40} and ${50} litres of water a square metre and gave ${2}, ${3}, ${5} and ${6} tonnes. With the means ${35} and ${4} the covariance is ${equal(
        quotient(
          sum(
            dotted(count(-15), count(-2)),
            dotted(count(-5), count(-1)),
            dotted(count(5), count(1)),
            dotted(count(15), count(2)),
          ),
          count(4),
        ),
        fraction(35, 2),
      )}.`,
    },
  ],
  misconceptions: [
    {
      id: 'covariance-without-means',
      category: 'procedure',
      misconception: say`I multiply the columns as they are.`,
      correct: say`The mean of each column is subtracted first.`,
      whyWrong: say`Without that the products measure how far the numbers are from zero. A column that never changes would seem to vary together with others.`,
      example: {
        given: [equal(A, shown([1, 5], [3, 5])), equal(D, shown([-1, 0], [1, 0]))],
        incorrect: equal(times(transposed(A), A), times(transposed(D), D)),
        correct: equal(times(transposed(D), D), shown([2, 0], [0, 0])),
      },
    },
    {
      id: 'covariance-zero-independent',
      category: 'generalization',
      misconception: say`If the covariance is zero, the variables have nothing to do with each other.`,
      correct: say`They have no linear relation; another one may be there.`,
      whyWrong: say`Here ${V} holds the deviations of the squares of ${U}. Each follows from ${U}, but the rise on one side and the fall on the other cancel.`,
      example: {
        given: [equal(U, shown([-1], [0], [1])), equal(V, fractions([[1, 3]], [[-2, 3]], [[1, 3]]))],
        incorrect: equal(V, shown([0], [0], [0])),
        correct: equal(dotted(U, V), count(0)),
      },
    },
    {
      id: 'covariance-large-close',
      category: 'definition',
      misconception: say`A larger covariance means a closer relation.`,
      correct: say`The size depends on the units; correlations can be compared.`,
      whyWrong: say`In centimetres instead of metres the covariance is a hundred times as large, and nothing about the relation has changed.`,
      example: {
        given: [equal(U, shown([-1], [1])), equal(V, shown([-2], [2]))],
        incorrect: equal(dotted(U, times(count(100), V)), dotted(U, V)),
        correct: equal(dotted(U, times(count(100), V)), dotted(count(100), dotted(U, V))),
      },
    },
  ],
  learningPathways: [COVARIANCE_PAGES.covariance, COVARIANCE_PAGES.covarianceMatrix, COVARIANCE_PAGES.numpyCov],
  nextTopics: [
    say`Divided by both standard deviations, a covariance becomes a correlation, which has no unit.`,
    say`The eigenvectors of the covariance matrix are the principal components of the data.`,
  ],
};
