// What is worth knowing about distances from lines and planes.

import {
  count,
  equal,
  negative,
  power,
  quotient,
  root,
  sum,
  symbol,
  apply,
  product,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, numberDomain, valueDomain, answerDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { dotted, shown, times } from '../../../learning/notation.ts';
import { VECTOR_PAGES } from '../../../learning/pathway-vectors.ts';

const [p, n, c, q, d, f, h] = ['p', 'n', 'c', 'q', 'd', 'f', 'h'].map(symbol);

const GAP = sum(c, negative(dotted(n, p)));
const ON_PLANE = sum(p, times(quotient(GAP, dotted(n, n)), n));
const WAY = sum(p, negative(q));
const ON_LINE = sum(q, times(quotient(dotted(WAY, d), dotted(d, d)), d));

const point = { name: 'p', meaning: say`the point`, domain: matrixDomain('m', 1) };
const normal = {
  name: 'n',
  meaning: say`a vector at right angles to the plane, not zero`,
  domain: matrixDomain('m', 1, 'nonzero'),
};
const offset = { name: 'c', meaning: say`the offset of the plane`, domain: numberDomain() };
const through = { name: 'q', meaning: say`a point on the line`, domain: matrixDomain('m', 1) };
const direction = {
  name: 'd',
  meaning: say`a vector along the line, not zero`,
  domain: matrixDomain('m', 1, 'nonzero'),
};

const OF_PLANE = say`The normal vector ${n} is not the zero vector.`;
const OF_LINE = say`The direction ${d} is not the zero vector.`;

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`The distance of a point from a line or a plane is the length of the shortest way to it. That way stands at right angles to the line or plane, and the place where it arrives is called the foot of the perpendicular.`,
  prerequisites: [
    say`Points as lists of coordinates, and the vector from one point to another.`,
    say`Planes given by a normal vector, and lines given by a point and a direction.`,
    say`Dot products, and roots of whole numbers.`,
  ],
  intuition: [
    say`Let a plumb line hang from the ceiling until it touches the floor. Its length is the height of the ceiling, and it marks the foot.`,
    say`A swimmer who wants to reach a straight shore soon swims straight at it. Each slanting course is longer.`,
    say`Blow up a balloon around a point until it just touches a wall. Its radius is the distance, and it touches the wall at the foot.`,
  ],
  concepts: [
    say`The distance is never negative, and it is zero for the points of the line or plane alone.`,
    say`A plane consists of all points with the same dot product with its normal vector; that number is its offset.`,
    say`In two dimensions a normal vector and an offset describe a line.`,
    say`Normal vector and offset may be multiplied by the same number other than zero: the plane stays where it is.`,
    say`Any point on a line may serve as its given point; the foot does not depend on the choice.`,
  ],
  keyTerms: [
    { term: 'distance', meaning: say`The length of the shortest way.` },
    {
      term: 'foot of the perpendicular',
      meaning: say`The point of the line or plane that is nearest to the given point.`,
    },
    { term: 'normal vector', meaning: say`A vector that is perpendicular to each way within the plane.` },
    { term: 'offset', meaning: say`The dot product that all points of a plane have with its normal vector.` },
    { term: 'direction', meaning: say`A vector along a line, of any length but zero.` },
  ],
  objectives: [
    { id: 'compute-distance', text: say`Compute the distance of a point from a plane or from a line.` },
    { id: 'find-foot', text: say`Find the foot of the perpendicular from a point.` },
    { id: 'compare-distances', text: say`Decide which of two points is nearer to a plane or a line.` },
  ],
  hints: [
    say`Look first which description is given: a normal vector with an offset, or a point with a direction.`,
    say`Put the foot into the equation of the plane: it must give the offset.`,
    say`Leave the square of the distance under the root until the end.`,
  ],
  formulae: [
    {
      id: 'distance-plane',
      name: 'Distance from a plane',
      expression: equal(h, quotient(apply('abs', sum(dotted(n, p), negative(c))), apply('norm', n))),
      description: say`Put the point into the left side of the equation, subtract the offset, and divide the size of the result by the length of the normal vector.`,
      conditions: [OF_PLANE],
      variables: [
        { ...point, domain: matrixDomain(3, 1) },
        { ...normal, domain: matrixDomain(3, 1, 'nonzero') },
        offset,
        {
          name: 'h',
          meaning: say`the distance`,
          domain: answerDomain('distance', { point: 'p', normal: 'n', offset: 'c' }, 'distance'),
        },
      ],
      formulaType: 'definition',
    },
    {
      id: 'distance-line',
      name: 'Distance from a line in space',
      expression: equal(h, quotient(apply('norm', product('cross', WAY, d)), apply('norm', d))),
      description: say`The cross product is the area of a parallelogram whose base is the direction; divided by the base it gives the height.`,
      conditions: [say`The line in space has a direction ${d} that is not the zero vector.`],
      variables: [
        { ...point, domain: matrixDomain(3, 1) },
        { ...through, domain: matrixDomain(3, 1) },
        { ...direction, domain: matrixDomain(3, 1, 'nonzero') },
        {
          name: 'h',
          meaning: say`the distance`,
          domain: answerDomain('distance', { point: 'p', through: 'q', direction: 'd' }, 'distance'),
        },
      ],
      formulaType: 'rule',
    },
    {
      id: 'distance-plane-foot',
      name: 'The foot on a plane',
      expression: equal(dotted(n, ON_PLANE), c),
      description: say`A step along the normal vector leads from the point to the plane.`,
      conditions: [OF_PLANE],
      variables: [point, normal, offset],
      formulaType: 'property',
    },
    {
      id: 'distance-plane-squared',
      name: 'The square of the distance from a plane',
      expression: equal(dotted(sum(p, negative(f)), sum(p, negative(f))), quotient(power(GAP, count(2)), dotted(n, n))),
      description: say`The gap to the offset is squared, and so is the length of the normal vector; the quotient is the answer.`,
      conditions: [say`The foot belongs to a plane whose normal vector ${n} has a length greater than ${0}.`],
      variables: [
        point,
        normal,
        offset,
        { name: 'f', meaning: say`the foot on the plane`, domain: valueDomain(ON_PLANE) },
      ],
      formulaType: 'property',
    },
    {
      id: 'distance-line-foot',
      name: 'The right angle at a line',
      expression: equal(dotted(sum(p, negative(ON_LINE)), d), count(0)),
      description: say`The way from the foot to the point is perpendicular to the direction of the line.`,
      conditions: [OF_LINE],
      variables: [point, through, direction],
      formulaType: 'property',
    },
    {
      id: 'distance-line-squares',
      name: 'A right triangle at a line',
      expression: equal(
        dotted(WAY, WAY),
        sum(dotted(sum(f, negative(q)), sum(f, negative(q))), dotted(sum(p, negative(f)), sum(p, negative(f)))),
      ),
      description: say`The given point on the line, the foot and the point from which is measured form a triangle with a right angle at the foot.`,
      conditions: [say`The line has a direction ${d} other than the zero vector.`],
      variables: [
        point,
        through,
        direction,
        { name: 'f', meaning: say`the foot on the line`, domain: valueDomain(ON_LINE) },
      ],
      formulaType: 'identity',
    },
  ],
  applications: [
    {
      id: 'distance-collision',
      title: 'Balls that hit a wall',
      industry: 'game programming',
      description: say`A ball touches a wall when the distance of its centre from the wall is its radius.`,
    },
    {
      id: 'distance-separating',
      title: 'Sorting by a plane',
      industry: 'machine learning',
      description: say`A support vector machine puts a plane between two groups of points, so that the nearest points of both groups are as far from it as possible.`,
    },
    {
      id: 'distance-pipes',
      title: 'Keeping clear of a pipe',
      industry: 'building',
      description: say`Before a hole is drilled, its distance from each straight pipe in the wall is worked out.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'distance-path',
      title: 'From a house to a road',
      industry: 'town planning',
      description: say`A straight road leads through the origin and has the normal vector ${equal(n, shown([3], [4]))}, in kilometres. For a house at ${equal(p, shown([2], [1]))} the dot product is ${equal(dotted(n, p), count(10))} and the normal vector has the length ${5}, so the house is ${equal(quotient(count(10), count(5)), count(2))} kilometres away.`,
    },
    {
      id: 'distance-drone',
      title: 'A drone above a roof',
      industry: 'surveying',
      description: say`A roof lies in a plane with the normal vector ${equal(n, shown([1], [2], [2]))} and the offset ${12}, in metres. For a drone at ${equal(p, shown([2], [4], [7]))} the dot product is ${equal(dotted(n, p), count(24))}, which is ${12} too much. The normal vector has the length ${3}, and so the drone keeps ${equal(quotient(count(12), count(3)), count(4))} metres from the roof.`,
    },
  ],
  misconceptions: [
    {
      id: 'distance-no-length',
      category: 'procedure',
      misconception: say`What is missing to the offset is the distance itself.`,
      correct: say`It has to be divided by the length of the normal vector.`,
      whyWrong: say`With a normal vector of length ${1} nothing has to be divided. A longer one makes the same gap look larger.`,
      example: {
        given: [
          equal(p, shown([3], [4])),
          equal(n, shown([3], [4])),
          equal(h, quotient(dotted(n, p), root(dotted(n, n)))),
        ],
        incorrect: equal(h, count(25)),
        correct: equal(h, quotient(count(25), count(5)), count(5)),
      },
    },
    {
      id: 'distance-to-given-point',
      category: 'concept',
      misconception: say`The distance from a line is the distance from the point by which the line is given.`,
      correct: say`The nearest point of the line is the foot, and that is mostly another one.`,
      whyWrong: say`The given point is the only one that is written down. It was chosen freely, though, and may be far away.`,
      example: {
        given: [equal(p, shown([3], [4])), equal(q, shown([0], [0])), equal(d, shown([1], [0])), equal(f, ON_LINE)],
        incorrect: equal(f, q, shown([0], [0])),
        correct: equal(f, sum(q, times(count(3), d)), shown([3], [0])),
      },
    },
    {
      id: 'distance-forgotten-offset',
      category: 'procedure',
      misconception: say`For the gap it is enough to put the point into the left side of the equation.`,
      correct: say`The gap is the difference from the offset.`,
      whyWrong: say`Planes through the origin have the offset ${0}, and there it makes no difference.`,
      example: {
        given: [equal(p, shown([5], [0])), equal(n, shown([1], [0])), equal(c, count(2)), equal(f, ON_PLANE)],
        incorrect: equal(f, sum(p, times(count(-5), n)), shown([0], [0])),
        correct: equal(f, sum(p, times(count(-3), n)), shown([2], [0])),
      },
    },
  ],
  learningPathways: [
    VECTOR_PAGES.dotLesson,
    VECTOR_PAGES.planeDistanceEncyclopaedia,
    VECTOR_PAGES.lineDistanceEncyclopaedia,
  ],
  nextTopics: [
    say`Mirroring a point in a plane goes twice the way to the foot.`,
    say`Least squares finds the nearest point of a larger space in the same manner.`,
  ],
};
