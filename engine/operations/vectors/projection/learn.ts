// What is worth knowing about projections on a vector.

import { count, equal, negative, quotient, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, numberDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { dotted, shown, times, transposed } from '../../../learning/notation.ts';
import { VECTOR_PAGES } from '../../../learning/pathway-vectors.ts';

const [u, v, p, w, k] = ['u', 'v', 'p', 'w', 'k'].map(symbol);

const FACTOR = quotient(dotted(u, v), dotted(v, v));
const ALONG = times(FACTOR, v);
const byMatrix = times(quotient(count(1), dotted(v, v)), v, transposed(v), u);

const first = { name: 'u', meaning: say`the vector that is projected`, domain: matrixDomain('n', 1) };
const second = {
  name: 'v',
  meaning: say`the vector that gives the line, not zero`,
  domain: matrixDomain('n', 1, 'nonzero'),
};
const along = { name: 'p', meaning: say`the projection`, domain: valueDomain(byMatrix) };
const rest = { name: 'w', meaning: say`the rest`, domain: valueDomain(sum(u, negative(byMatrix))) };

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`A projection splits a vector into two parts: one along a second vector, and a rest at right angles to that one. The first part is the multiple of the second vector that comes nearest to the vector itself.`,
  prerequisites: [
    say`Dot products, and their value for vectors at right angles.`,
    say`Multiples, sums and differences of vectors.`,
    say`Quotients of numbers, written as fractions.`,
  ],
  intuition: [
    say`At noon, with the sun straight above, a leaning pole throws a shadow on level ground. The shadow is the projection of the pole, and the sunbeam at its tip meets the ground at a right angle.`,
    say`Walk along a straight road until a tower stands exactly beside you. There you are as near to the tower as the road allows.`,
    say`A box slides down a ramp. Its weight splits into a pull along the ramp, which moves it, and a push into the ramp, which does not.`,
  ],
  concepts: [
    say`The vector that gives the line must not be zero, for a zero vector has no direction.`,
    say`Only the line matters: twice the second vector, or its opposite, gives the same projection.`,
    say`The projection and the rest add up to the whole vector.`,
    say`To project a projection again changes nothing, since it lies on the line already.`,
    say`The factor is negative where the angle between both vectors is obtuse, and the projection then points backwards.`,
  ],
  keyTerms: [
    { term: 'projection', meaning: say`The part of a vector along another one.` },
    { term: 'coefficient', meaning: say`The number by which the second vector is multiplied to give the projection.` },
    {
      term: 'orthogonal',
      meaning: say`At right angles; said of the rest, whose dot product with the line's vector is zero.`,
    },
    { term: 'component', meaning: say`One of the parts into which a vector is split along given directions.` },
    {
      term: 'nearest point',
      meaning: say`The point of the line where the distance to the tip of the vector is least.`,
    },
  ],
  objectives: [
    { id: 'compute-projection', text: say`Compute the projection of one vector on another one.` },
    { id: 'split-vector', text: say`Split a vector into a part along a line and a part across it.` },
    { id: 'nearest-multiple', text: say`Decide which multiple of a vector comes nearest to another vector.` },
  ],
  hints: [
    say`Two dot products come first: that of both vectors, and that of the second one with itself.`,
    say`Keep the factor as a fraction; its denominator often cancels with an entry.`,
    say`The rest must have the dot product zero with the second vector. That check takes one line.`,
  ],
  formulae: [
    {
      id: 'projection-definition',
      name: 'Definition of the projection',
      expression: equal(p, ALONG),
      description: say`The second vector is multiplied by the quotient of two dot products.`,
      conditions: [say`The vector ${v} is not the zero vector.`],
      variables: [first, second, along],
      formulaType: 'definition',
    },
    {
      id: 'projection-rest',
      name: 'The rest is perpendicular',
      expression: equal(dotted(sum(u, negative(ALONG)), v), count(0)),
      description: say`What remains after the projection is taken away has no part along ${v}.`,
      conditions: [say`The vector on which is projected has a length greater than ${0}.`],
      variables: [first, second],
      formulaType: 'property',
    },
    {
      id: 'projection-squares',
      name: 'The theorem of Pythagoras',
      expression: equal(dotted(u, u), sum(dotted(p, p), dotted(w, w))),
      description: say`The two parts are the short sides of a right triangle, and the vector is its longest side.`,
      conditions: [say`The line's vector ${v} has an entry other than ${0}.`],
      variables: [first, second, along, rest],
      formulaType: 'identity',
    },
    {
      id: 'projection-multiple',
      name: 'A multiple is its own projection',
      expression: equal(quotient(dotted(times(k, v), v), dotted(v, v)), k),
      description: say`A vector on the line is projected on itself.`,
      conditions: [say`The zero vector is not allowed as ${v}.`],
      variables: [second, { name: 'k', meaning: say`a factor`, domain: numberDomain() }],
      formulaType: 'rule',
    },
  ],
  applications: [
    {
      id: 'projection-ramp',
      title: 'Forces on a slope',
      industry: 'mechanics',
      description: say`The projection of the weight on the slope tells which brake force holds a parked car.`,
    },
    {
      id: 'projection-fit',
      title: 'Fitting measured values',
      industry: 'statistics',
      description: say`The method of least squares with one unknown factor projects the list of measured values on the list of expected ones.`,
    },
    {
      id: 'projection-noise',
      title: 'Taking a hum out of a recording',
      industry: 'audio engineering',
      description: say`A recording is projected on a known hum. The rest is the recording without it.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'projection-wind',
      title: 'Wind along a runway',
      industry: 'aviation',
      description: say`The wind blows with ${equal(u, shown([11], [2]))} metres per second, and a runway has the direction ${equal(v, shown([4], [3]))}. The factor is ${equal(quotient(count(50), count(25)), count(2))}, so ${equal(times(count(2), v), shown([8], [6]))} of it blow along the runway, and the rest blows across.`,
    },
    {
      id: 'projection-canal',
      title: 'Towing a boat',
      industry: 'shipping',
      description: say`A rope pulls a boat with ${equal(u, shown([70], [10]))} newtons, and the canal runs along ${equal(v, shown([2], [1]))}. The factor ${equal(quotient(count(150), count(5)), count(30))} gives a pull of ${equal(times(count(30), v), shown([60], [30]))} newtons along the canal.`,
    },
  ],
  misconceptions: [
    {
      id: 'projection-wrong-square',
      category: 'procedure',
      misconception: say`My denominator is the dot product of the first vector with itself.`,
      correct: say`The denominator belongs to the vector on which is projected.`,
      whyWrong: say`Both vectors stand in the numerator, and it is easy to forget which of them gives the line. Only the second one is multiplied, and its length has to cancel.`,
      example: {
        given: [equal(u, shown([6], [2])), equal(v, shown([1], [1])), equal(p, ALONG)],
        incorrect: equal(p, times(quotient(count(8), count(40)), v)),
        correct: equal(p, times(quotient(count(8), count(2)), v), shown([4], [4])),
      },
    },
    {
      id: 'projection-no-square',
      category: 'procedure',
      misconception: say`The dot product times the second vector is the projection already.`,
      correct: say`Before multiplying, divide by the dot product of the second vector with itself.`,
      whyWrong: say`That rule holds for vectors of length ${1}. A longer vector counts twice: in the dot product, and again when it is multiplied.`,
      example: {
        given: [equal(u, shown([3], [1])), equal(v, shown([2], [0])), equal(p, ALONG)],
        incorrect: equal(p, times(count(6), v), shown([12], [0])),
        correct: equal(p, times(quotient(count(6), count(4)), v), shown([3], [0])),
      },
    },
    {
      id: 'projection-lost-minus',
      category: 'sign',
      misconception: say`A projection always points the same way as the vector it lies on.`,
      correct: say`With a negative factor it points the other way.`,
      whyWrong: say`A shadow seems to have a length only. The tip of the vector may stand on the far side of the origin.`,
      example: {
        given: [equal(u, shown([-4], [2])), equal(v, shown([1], [0])), equal(p, ALONG)],
        incorrect: equal(p, shown([4], [0])),
        correct: equal(p, times(count(-4), v), shown([-4], [0])),
      },
    },
  ],
  learningPathways: [VECTOR_PAGES.dotLesson, VECTOR_PAGES.dotVideo, VECTOR_PAGES.projectionEncyclopaedia],
  nextTopics: [
    say`The length of the rest is the distance of a point from a line.`,
    say`Projecting again and again makes a set of vectors perpendicular: the method of Gram and Schmidt.`,
  ],
};
