// What is worth knowing about sums and intersections of subspaces.

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
import { matrixDomain, numberDomain, answerDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { shown, times } from '../../../learning/notation.ts';
import { BASES_PAGES } from '../../../learning/pathway-bases.ts';

const [K, U, V, W, X, Y] = ['k', 'U', 'v', 'W', 'x', 'y'].map(symbol);

const rank = (of: Expression): Expression => apply('rank', of);
const both = grid([[U, W]]);

const first = {
  name: 'U',
  meaning: say`a matrix whose columns span the first subspace`,
  domain: matrixDomain('m', 'n'),
};
const second = {
  name: 'W',
  meaning: say`a matrix whose columns span the second one`,
  domain: matrixDomain('m', 'h'),
};

const factorsOfU = { name: 'x', meaning: say`factors of the first list`, domain: matrixDomain('n', 1) };
const factorsOfW = { name: 'y', meaning: say`factors of the second list`, domain: matrixDomain('h', 1) };

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`Two subspaces make two others: their sum, the smallest subspace that holds both, and their intersection, the vectors that they share. One row reduction of all vectors beside each other shows both, and the four dimensions keep a simple balance.`,
  prerequisites: [
    say`The span of vectors, and bases.`,
    say`How pivots show which columns are independent.`,
    say`Reading a dependency off a reduced row echelon form.`,
  ],
  intuition: [
    say`Two walls of a room meet in a line, their intersection; together their directions reach every point of the room, their sum.`,
    say`Two different lines through a corner of a table share the corner only, and span the table top.`,
    say`Two clubs: the members of both are counted twice if one adds up the lists. So it is with dimensions.`,
  ],
  concepts: [
    say`The sum holds more than the vectors of both subspaces: it holds all their sums.`,
    say`Two subspaces always share the zero vector.`,
    say`The dimensions of sum and intersection add up to those of the two subspaces.`,
    say`Two planes through the origin of space share at least a line.`,
    say`Where only the zero vector is shared, each vector of the sum is a sum in one way alone: the sum is direct.`,
  ],
  keyTerms: [
    { term: 'subspace', meaning: say`A set of vectors that holds all combinations of its vectors.` },
    { term: 'sum of subspaces', meaning: say`All sums of a vector of the one and a vector of the other.` },
    { term: 'intersection', meaning: say`The vectors that are in both subspaces.` },
    { term: 'direct sum', meaning: say`A sum of subspaces that share the zero vector only.` },
    { term: 'dimension', meaning: say`The number of vectors in a basis.` },
  ],
  objectives: [
    { id: 'find-sum', text: say`Find a basis of the sum of two subspaces.` },
    { id: 'find-intersection', text: say`Find a basis of the intersection of two subspaces.` },
    { id: 'balance-dimensions', text: say`Use the balance of the dimensions to find one of them.` },
  ],
  hints: [
    say`Write all vectors beside each other as columns and reduce once.`,
    say`A vector of both subspaces is a combination of the one list and of the other one: set the two equal.`,
    say`Check by the dimensions: those of sum and intersection must balance those of the two subspaces.`,
  ],
  formulae: [
    {
      id: 'sum-dimensions',
      name: 'Formula for the dimensions',
      expression: equal(symbol('s'), sum(rank(U), rank(W), negative(symbol('d')))),
      description: say`The dimension of the sum is the dimensions of both subspaces together, less that of the intersection: what both share has been counted twice.`,
      conditions: [say`The columns of ${U} and of ${W} have equally many entries.`],
      variables: [
        first,
        second,
        {
          name: 's',
          meaning: say`the dimension of the sum`,
          domain: answerDomain('sum-and-intersection', { u: 'U', w: 'W' }, 'dim_sum'),
        },
        {
          name: 'd',
          meaning: say`the dimension of the intersection`,
          domain: answerDomain('sum-and-intersection', { u: 'U', w: 'W' }, 'dim_intersection'),
        },
      ],
      formulaType: 'rule',
    },
    {
      id: 'sum-definition',
      name: 'Definition of the sum',
      expression: equal(times(both, grid([[X], [Y]])), sum(times(U, X), times(W, Y))),
      description: say`A vector of the sum is one of the first subspace plus one of the second.`,
      conditions: [say`The vectors of both subspaces have as many entries as each other.`],
      variables: [first, second, factorsOfU, factorsOfW],
      formulaType: 'definition',
    },
    {
      id: 'sum-multiple',
      name: 'Multiples stay in the sum',
      expression: equal(times(K, sum(times(U, X), times(W, Y))), sum(times(U, times(K, X)), times(W, times(K, Y)))),
      description: say`A multiple of a vector of the sum splits into the multiples of its two parts.`,
      conditions: [],
      variables: [first, second, factorsOfU, factorsOfW, { name: 'k', meaning: say`a number`, domain: numberDomain() }],
      formulaType: 'property',
    },
    {
      id: 'sum-of-sums',
      name: 'Sums stay in the sum',
      expression: equal(sum(times(U, X), times(W, Y), times(U, V)), sum(times(U, sum(X, V)), times(W, Y))),
      description: say`Parts in the same subspace are put together.`,
      conditions: [],
      variables: [
        first,
        second,
        factorsOfU,
        factorsOfW,
        { name: 'v', meaning: say`more factors of the first list`, domain: matrixDomain('n', 1) },
      ],
      formulaType: 'property',
    },
    {
      id: 'sum-at-most',
      name: 'The sum is not larger than both together',
      expression: relation(rank(both), 'at-most', sum(rank(U), rank(W))),
      description: say`What is missing is the dimension of the intersection.`,
      conditions: [],
      variables: [first, second],
      formulaType: 'property',
    },
    {
      id: 'sum-with-itself',
      name: 'A subspace and itself',
      expression: equal(rank(grid([[U, U]])), rank(U)),
      description: say`Added to itself a subspace does not grow.`,
      conditions: [],
      variables: [first],
      formulaType: 'identity',
    },
  ],
  applications: [
    {
      id: 'sum-control',
      title: 'What two drives can reach',
      industry: 'control engineering',
      description: say`The positions that two drives reach together are the sum of what each reaches alone.`,
    },
    {
      id: 'sum-codes',
      title: 'Words of two codes',
      industry: 'communications',
      description: say`The words that belong to two linear codes form their intersection, which is a linear code again.`,
    },
    {
      id: 'sum-chemistry',
      title: 'Balances that hold in two plants',
      industry: 'chemistry',
      description: say`Mixtures that satisfy the balances of both plants are the intersection of two solution spaces.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'sum-lathe',
      title: 'Two slides of a lathe',
      industry: 'manufacturing',
      description: say`One slide moves along ${shown([1], [0], [0])}, another within the plane of ${shown([0], [1], [0])} and ${shown([1], [1], [0])}. The first slide moves within that plane, because ${equal(sum(shown([1], [1], [0]), negative(shown([0], [1], [0]))), shown([1], [0], [0]))}. So both together reach a plane and not all of space.`,
    },
    {
      id: 'sum-mixtures',
      title: 'Two mixing plants',
      industry: 'food industry',
      description: say`One plant mixes ${shown([1], [2], [0])} and ${shown([0], [1], [1])}, another ${shown([1], [3], [1])} and ${shown([0], [0], [1])}. Both can deliver ${equal(sum(shown([1], [2], [0]), shown([0], [1], [1])), shown([1], [3], [1]))}, so it is in the intersection.`,
    },
  ],
  misconceptions: [
    {
      id: 'sum-dimensions-add',
      category: 'concept',
      misconception: say`The dimension of a sum is the sum of the dimensions.`,
      correct: say`The dimension of what both share is taken away.`,
      whyWrong: say`Two planes in space would span four dimensions. Their common line has been counted twice.`,
      example: {
        given: [equal(U, shown([1, 0], [0, 1], [0, 0])), equal(W, shown([0, 0], [1, 0], [0, 1]))],
        incorrect: equal(rank(both), count(4)),
        correct: equal(rank(both), count(3)),
      },
    },
    {
      id: 'sum-is-union',
      category: 'concept',
      misconception: say`The sum holds the vectors of the two subspaces and no others.`,
      correct: say`It holds every sum of two of them, which mostly lies in neither.`,
      whyWrong: say`All vectors of both together are the union, and the union of two lines is no subspace.`,
      example: {
        given: [equal(U, shown([1], [0])), equal(W, shown([0], [1]))],
        incorrect: equal(rank(grid([[U, W, sum(U, W)]])), count(3)),
        correct: equal(rank(grid([[U, W, sum(U, W)]])), count(2)),
      },
    },
    {
      id: 'sum-common-generators',
      category: 'procedure',
      misconception: say`If the two lists have no vector in common, the subspaces share the zero vector only.`,
      correct: say`Other vectors of the two spans may agree.`,
      whyWrong: say`A subspace holds far more than the vectors that happen to span it: all their combinations.`,
      example: {
        given: [equal(U, shown([1, 0], [1, 1])), equal(W, shown([2], [5]))],
        incorrect: equal(rank(both), count(3)),
        correct: equal(rank(both), count(2)),
      },
    },
  ],
  learningPathways: [
    BASES_PAGES.spanVideo,
    BASES_PAGES.subspaces,
    BASES_PAGES.subspaceEncyclopaedia,
    BASES_PAGES.zassenhaus,
  ],
  nextTopics: [
    say`A subspace and its orthogonal complement have a direct sum: the whole space.`,
    say`Two spaces of eigenvectors, each with its own eigenvalue, share the zero vector alone.`,
  ],
};
