// What is worth knowing about norms.

import {
  count,
  equal,
  power,
  product,
  relation,
  root,
  subscript,
  sum,
  series,
  symbol,
  apply,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, numberDomain, sizeDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { dotted, shown, times } from '../../../learning/notation.ts';
import { VECTOR_PAGES } from '../../../learning/pathway-vectors.ts';

const [u, v, c, i, n] = ['u', 'v', 'c', 'i', 'n'].map(symbol);
const square = (of: typeof v): typeof v => power(of, count(2));
const lengthOf = (of: typeof v): typeof v => root(dotted(of, of));

const vector = { name: 'v', meaning: say`a vector`, domain: matrixDomain('n', 1) };
const other = { name: 'u', meaning: say`a vector with as many entries`, domain: matrixDomain('n', 1) };

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`A norm says how large a vector or a matrix is, by one number that is never negative. The usual norm of a vector is the length of its arrow; other norms add the sizes of the entries or take the greatest one.`,
  prerequisites: [
    say`Squares and square roots of whole numbers, fractions and decimals.`,
    say`The theorem of Pythagoras for a triangle with a right angle.`,
  ],
  intuition: [
    say`Draw an arrow from corner to corner of a rectangle. Its entries are the sides, and its length is the diagonal.`,
    say`In a box the diagonal of the floor and the height make a second right angle. So Pythagoras is used twice, and three squares are added under one root.`,
    say`A bird flies the length of the arrow. A taxi in a town of straight streets drives the sum norm, and a crane that moves in both directions at once needs as long as the maximum norm.`,
  ],
  concepts: [
    say`The length of ${v} is ${lengthOf(v)}.`,
    say`Only the zero vector has the norm ${0}; every other norm is positive.`,
    say`A vector and its opposite have the same norm, since squares and sizes are the same for both.`,
    say`The maximum norm is at most the length, and the length is at most the sum norm.`,
    say`The Frobenius norm of a matrix is the length of the list of all its entries.`,
    say`The norms of matrices by rows or by columns say how much the matrix can stretch a vector.`,
  ],
  keyTerms: [
    {
      term: 'norm',
      meaning: say`A rule that gives each vector a size, which grows with factors and obeys the triangle inequality.`,
    },
    {
      term: 'Euclidean norm',
      meaning: say`The length of the arrow, found by squares and a root.`,
    },
    { term: 'sum norm', meaning: say`The sum of the sizes of the entries, also called the taxicab norm.` },
    { term: 'maximum norm', meaning: say`The size of the entry that is farthest from zero.` },
    {
      term: 'Frobenius norm',
      meaning: say`A norm of matrices: all entries are squared and added, and then the root is taken.`,
    },
    { term: 'triangle inequality', meaning: say`One side of a triangle is never longer than the other two together.` },
  ],
  objectives: [
    { id: 'compute-norm', text: say`Compute the length of a vector and its other norms.` },
    { id: 'entry-for-norm', text: say`Find a missing entry, or a whole vector, with a given length.` },
    { id: 'compare-norms', text: say`Compare vectors by their lengths without working out the roots.` },
  ],
  hints: [
    say`A square is never negative, so the sum under the root only grows.`,
    say`Take the root at the very end, of the whole sum.`,
    say`Clear a common factor of the entries first, and multiply the length by its size afterwards.`,
  ],
  formulae: [
    {
      id: 'norm-definition',
      name: 'Length of a vector',
      expression: equal(apply('norm', v), lengthOf(v), root(series('i', count(1), n, square(subscript(v, i))))),
      description: say`The squares of the entries are added, and the root is taken of the sum.`,
      conditions: [say`The vector has ${n} entries.`],
      variables: [vector, { name: 'n', meaning: say`the number of its entries`, domain: sizeDomain }],
      formulaType: 'definition',
    },
    {
      id: 'norm-factor',
      name: 'Length of a multiple',
      expression: equal(apply('norm', times(c, v)), times(apply('abs', c), apply('norm', v))),
      description: say`The factor comes out with its size: a negative one turns the arrow round and does not make its length negative.`,
      conditions: [],
      variables: [vector, { name: 'c', meaning: say`a number`, domain: numberDomain() }],
      formulaType: 'rule',
    },
    {
      id: 'norm-schwarz',
      name: 'Inequality of Cauchy and Schwarz',
      expression: relation(square(dotted(u, v)), 'at-most', product('dot', dotted(u, u), dotted(v, v))),
      description: say`A dot product is at most as large as the product of both lengths; here both sides are squared.`,
      conditions: [],
      variables: [other, vector],
      formulaType: 'property',
    },
    {
      id: 'norm-parallelogram',
      name: 'Law of the parallelogram',
      expression: equal(
        sum(dotted(sum(u, v), sum(u, v)), dotted(sum(u, times(count(-1), v)), sum(u, times(count(-1), v)))),
        sum(times(count(2), dotted(u, u)), times(count(2), dotted(v, v))),
      ),
      description: say`The squares of both diagonals add up to the squares of all four sides.`,
      conditions: [],
      variables: [other, vector],
      formulaType: 'identity',
    },
  ],
  applications: [
    {
      id: 'norm-speed',
      title: 'Speed over the ground',
      industry: 'aviation',
      description: say`The velocity of an aeroplane is a vector. Its length is the speed, which the wind changes with the direction.`,
    },
    {
      id: 'norm-error',
      title: 'How wrong a computation is',
      industry: 'numerical software',
      description: say`A program that solves equations puts its result back into them. It stops once the norm of what is left over is small.`,
    },
    {
      id: 'norm-loss',
      title: 'Models that stay simple',
      industry: 'machine learning',
      description: say`Training adds a multiple of the sum norm of the weights to the error. Weights that help little then become zero.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'norm-parcel',
      title: 'A rod in a parcel',
      industry: 'shipping',
      description: say`A box is ${12} decimetres long, ${4} wide and ${3} high. From corner to corner fits a rod of ${equal(
        root(sum(square(count(12)), square(count(4)), square(count(3)))),
        count(13),
      )} decimetres.`,
    },
    {
      id: 'norm-boat',
      title: 'A boat across a river',
      industry: 'navigation',
      description: say`A boat makes ${4} metres a second across the river, and the current takes it ${3} downstream. Over the ground it makes ${equal(
        root(sum(square(count(4)), square(count(3)))),
        count(5),
      )} metres a second.`,
    },
  ],
  misconceptions: [
    {
      id: 'norm-root-of-each',
      category: 'procedure',
      misconception: say`The root of a sum of squares is the sum of the entries.`,
      correct: say`The root belongs to the whole sum, and cannot be taken term by term.`,
      whyWrong: say`Roots can be taken factor by factor, and this habit is carried over to sums. The sum of both sides of a triangle is longer than the third side.`,
      example: {
        given: [equal(v, shown([3], [4]))],
        incorrect: equal(lengthOf(v), sum(count(3), count(4)), count(7)),
        correct: equal(lengthOf(v), root(sum(count(9), count(16))), count(5)),
      },
    },
    {
      id: 'norm-negative-square',
      category: 'sign',
      misconception: say`The square of a negative entry is taken away from the others.`,
      correct: say`It is added, for a negative number times itself is positive.`,
      whyWrong: say`Without brackets the calculator squares the number first and puts the minus in front of the result.`,
      example: {
        given: [equal(v, shown([5], [-12]))],
        incorrect: equal(dotted(v, v), sum(count(25), count(-144)), count(-119)),
        correct: equal(dotted(v, v), sum(count(25), count(144)), count(169)),
      },
    },
    {
      id: 'norm-adds',
      category: 'generalization',
      misconception: say`Two arrows, one after the other, are as long as both lengths together.`,
      correct: say`That is so only for vectors that point the same way; else the sum is shorter.`,
      whyWrong: say`Sticks laid end to end in one line do add up. Vectors may bend at the joint, which is a short cut.`,
      example: {
        given: [equal(u, shown([3], [0])), equal(v, shown([0], [4]))],
        incorrect: equal(lengthOf(sum(u, v)), sum(count(3), count(4)), count(7)),
        correct: equal(lengthOf(sum(u, v)), count(5)),
      },
    },
  ],
  learningPathways: [VECTOR_PAGES.lengthLesson, VECTOR_PAGES.unitLesson, VECTOR_PAGES.normEncyclopaedia],
  nextTopics: [
    say`Divided by its length, a vector becomes a unit vector.`,
    say`The distance of two points is the length of their difference.`,
  ],
};
