// What is worth knowing about the Gram-Schmidt process.

import { count, equal, negative, power, quotient, root, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { dotted, fraction, fractions, shown, times, transposed } from '../../../learning/notation.ts';
import { ORTHOGONALITY_PAGES } from '../../../learning/pathway-orthogonality.ts';

const [u, v, w, q, x] = ['u', 'v', 'w', 'q', 'x'].map(symbol);

/** v minus its projection on u. */
const REST = sum(v, negative(times(quotient(dotted(v, u), dotted(u, u)), u)));

/** The same, with the projection as a matrix. */
const REST_BY_MATRIX = sum(v, negative(times(quotient(count(1), dotted(u, u)), times(u, transposed(u)), v)));

const first = { name: 'u', meaning: say`the earlier vector`, domain: matrixDomain('n', 1, 'nonzero') };
const second = { name: 'v', meaning: say`a vector of the same length`, domain: matrixDomain('n', 1) };
const rest = { name: 'w', meaning: say`the second vector without its projection`, domain: valueDomain(REST_BY_MATRIX) };
const unit = {
  name: 'q',
  meaning: say`the first vector divided by its length`,
  domain: valueDomain(times(quotient(count(1), root(dotted(u, u))), u)),
};

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`The Gram–Schmidt process goes through a list of vectors and subtracts from each of them its projections on the earlier ones. What remains stands at right angles to all the earlier ones, and the span never changes.`,
  prerequisites: [
    say`Dot products, and that perpendicular vectors have the dot product ${0}.`,
    say`The projection of a vector on a line.`,
    say`Linear combinations, and what it means that vectors are dependent.`,
  ],
  intuition: [
    say`A pole leans against a wall. Subtract its projection on the floor, and an upright arrow as high as the top of the pole is left.`,
    say`The second vector is replaced by a vector of the same plane that meets the first one at a right angle.`,
    say`A vector in the span of the earlier ones is the sum of its projections on them, so the process leaves the zero vector.`,
  ],
  concepts: [
    say`Each vector loses its projections on all vectors found before, and nothing else.`,
    say`The order of the vectors matters: another order gives other perpendicular vectors of the same span.`,
    say`Multiples of what was found serve as well, so that fractions can be cleared before the next step.`,
    say`Dividing by the lengths at the very end keeps roots out of the working.`,
    say`As many vectors remain as the dimension of the span.`,
  ],
  keyTerms: [
    { term: 'orthogonal', meaning: say`Perpendicular: every dot product of two different vectors is zero.` },
    { term: 'orthonormal', meaning: say`Orthogonal, and every vector has length ${1}.` },
    { term: 'projection', meaning: say`The part of a vector that lies in the direction of another one.` },
    { term: 'span', meaning: say`All linear combinations of the vectors.` },
    { term: 'unit vector', meaning: say`A vector of length ${1}, such as a vector divided by its own length.` },
  ],
  objectives: [
    { id: 'compute-gram-schmidt', text: say`Make a list of vectors perpendicular and divide them by their lengths.` },
    { id: 'projection-factor', text: say`Find the factor with which an earlier vector is subtracted.` },
    { id: 'recognise-orthogonal', text: say`Decide whether given vectors are orthogonal or even orthonormal.` },
  ],
  hints: [
    say`Keep the first vector as it is.`,
    say`The factor is a quotient of two dot products; the lower one is that of the earlier vector with itself.`,
    say`Check each new vector by its dot products with the earlier ones before going on.`,
  ],
  formulae: [
    {
      id: 'gram-schmidt-step',
      name: 'One step of the process',
      expression: equal(w, REST),
      description: say`From the vector ${v} its projection on the earlier vector ${u} is subtracted. With several earlier vectors the projection on each of them is subtracted.`,
      conditions: [say`The earlier vector is not the zero vector.`],
      variables: [first, second, rest],
      formulaType: 'definition',
    },
    {
      id: 'gram-schmidt-right-angle',
      name: 'The right angle',
      expression: equal(dotted(u, w), count(0)),
      description: say`What remains is perpendicular to the vector that was projected on.`,
      conditions: [say`The earlier vector is not zero.`],
      variables: [first, second, rest],
      formulaType: 'identity',
    },
    {
      id: 'gram-schmidt-pythagoras',
      name: 'Pythagoras for both parts',
      expression: equal(dotted(v, v), sum(quotient(power(dotted(v, u), count(2)), dotted(u, u)), dotted(w, w))),
      description: say`The squares of the lengths of the projection and of the rest add up to that of the whole vector.`,
      conditions: [say`The earlier vector is not zero.`],
      variables: [first, second, rest],
      formulaType: 'property',
    },
    {
      id: 'gram-schmidt-unit',
      name: 'Length one',
      expression: equal(dotted(q, q), count(1)),
      description: say`A vector over its own length is a unit vector.`,
      conditions: [say`The earlier vector is not zero.`],
      variables: [first, unit],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'gram-schmidt-camera',
      title: 'The axes of a camera',
      industry: 'computer graphics',
      description: say`From the direction of view and a rough direction upwards the process makes the perpendicular axes of a picture.`,
    },
    {
      id: 'gram-schmidt-polynomials',
      title: 'Families of polynomials',
      industry: 'numerical analysis',
      description: say`With integrals as dot products the powers of x become the Legendre polynomials, which approximate functions well.`,
    },
    {
      id: 'gram-schmidt-channels',
      title: 'Separate channels',
      industry: 'communications',
      description: say`Receivers tell users apart by perpendicular signal patterns, which the process makes from arbitrary ones.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'gram-schmidt-plot',
      title: 'A surveyor sets out a right angle',
      industry: 'surveying',
      description: say`One edge of a plot runs ${3} metres east and ${4} metres north, another runs ${5} metres east. The second one without its projection, ${equal(
        sum(shown([5], [0]), negative(times(fraction(3, 5), shown([3], [4])))),
        fractions([[16, 5]], [[-12, 5]]),
      )}, is the way at right angles to the first edge.`,
    },
    {
      id: 'gram-schmidt-robot',
      title: 'A drifting robot',
      industry: 'robotics',
      description: say`Rounding has turned the axes of a robot to ${shown([1], [0])} and ${shown([1], [10])}. Without the projection on the first axis the second one is ${equal(
        sum(shown([1], [10]), negative(shown([1], [0]))),
        shown([0], [10]),
      )}, at a right angle again.`,
    },
  ],
  misconceptions: [
    {
      id: 'gram-schmidt-original-vectors',
      category: 'procedure',
      misconception: say`I subtract the projections on the vectors that were given.`,
      correct: say`The projections are those on the perpendicular vectors found so far.`,
      whyWrong: say`The given vector ${v} has a part along ${u}, so that part of the third vector ${x} would be subtracted twice. The perpendicular vector ${w} is what the process made of ${v}.`,
      example: {
        given: [
          equal(u, shown([1], [0], [0])),
          equal(v, shown([1], [1], [0])),
          equal(w, shown([0], [1], [0])),
          equal(x, shown([1], [1], [1])),
        ],
        incorrect: equal(dotted(u, sum(x, negative(u), negative(v))), count(0)),
        correct: equal(dotted(u, sum(x, negative(u), negative(w))), count(0)),
      },
    },
    {
      id: 'gram-schmidt-wrong-divisor',
      category: 'definition',
      misconception: say`The dot product of both vectors is the factor by itself.`,
      correct: say`It is divided by the dot product of the earlier vector with itself.`,
      whyWrong: say`Only for a unit vector is that divisor ${1}; for a longer one far too much would be subtracted.`,
      example: {
        given: [equal(u, shown([1], [1])), equal(v, shown([2], [0]))],
        incorrect: equal(dotted(u, sum(v, negative(times(count(2), u)))), count(0)),
        correct: equal(dotted(u, sum(v, negative(u))), count(0)),
      },
    },
    {
      id: 'gram-schmidt-divides-by-square',
      category: 'notation',
      misconception: say`For length ${1} I divide the vector by its dot product with itself.`,
      correct: say`The length is the root of that dot product.`,
      whyWrong: say`The dot product with itself is the square of the length.`,
      example: {
        given: [equal(u, shown([3], [4]))],
        incorrect: equal(dotted(times(fraction(1, 25), u), times(fraction(1, 25), u)), count(1)),
        correct: equal(dotted(times(fraction(1, 5), u), times(fraction(1, 5), u)), count(1)),
      },
    },
  ],
  learningPathways: [ORTHOGONALITY_PAGES.sets, ORTHOGONALITY_PAGES.gramSchmidtSession, ORTHOGONALITY_PAGES.gramSchmidt],
  nextTopics: [
    say`The factors that come up on the way are the entries of R in a QR factorization.`,
    say`With an orthonormal basis coordinates are dot products, and no system has to be solved.`,
  ],
};
