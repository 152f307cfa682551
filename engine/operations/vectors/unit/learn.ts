// What is worth knowing about unit vectors.

import { count, equal, power, product, quotient, root, sum, symbol, apply } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, numberDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { dotted, fractions, shown, times } from '../../../learning/notation.ts';
import { VECTOR_PAGES } from '../../../learning/pathway-vectors.ts';

const [v, e, c] = ['v', 'e', 'c'].map(symbol);
const lengthOf = (of: typeof v): typeof v => root(dotted(of, of));
const shrunk = (of: typeof v): typeof v => times(quotient(count(1), lengthOf(of)), of);

const vector = { name: 'v', meaning: say`a vector other than zero`, domain: matrixDomain('n', 1, 'nonzero') };
const unit = { name: 'e', meaning: say`the unit vector of this direction`, domain: valueDomain(shrunk(v)) };
const NOT_ZERO = say`The vector is not the zero vector.`;

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`The unit vector of a vector has its direction and the length one: each entry is divided by the length of the vector. Every vector but the zero vector has exactly one.`,
  prerequisites: [
    say`The length of a vector as a root of a sum of squares.`,
    say`Fractions with a root below the line, such as one over the root of two.`,
  ],
  intuition: [
    say`Put the tails of all unit vectors of the plane at one point: their tips make a circle of radius ${1}.`,
    say`Shrink or stretch an arrow without turning it until it ends on that circle.`,
    say`A signpost tells only the way. How far one wants to go is a second question, answered by the number in front of the unit vector.`,
  ],
  concepts: [
    say`Every vector is its length times its unit vector.`,
    say`Vectors that point the same way share their unit vector, however long they are.`,
    say`The opposite vector has the opposite unit vector.`,
    say`No entry of a unit vector is greater than ${1} or less than ${-1}.`,
    say`The zero vector has no direction, and dividing by its length is impossible.`,
  ],
  keyTerms: [
    { term: 'unit vector', meaning: say`A vector whose length is one.` },
    { term: 'direction', meaning: say`What all positive multiples of a vector have in common.` },
    { term: 'normalise', meaning: say`To divide a vector by its length.` },
    {
      term: 'standard unit vector',
      meaning: say`A vector with a single entry that is one, and zeros elsewhere; it points along an axis.`,
    },
    { term: 'direction cosines', meaning: say`The entries of a unit vector: the cosines of its angles with the axes.` },
  ],
  objectives: [
    { id: 'compute-unit', text: say`Find the unit vector that points the same way as a vector.` },
    { id: 'check-unit', text: say`Check whether a vector is a unit vector, or complete one that has a gap.` },
    { id: 'length-and-direction', text: say`Build a vector from a direction and a length that is wanted.` },
  ],
  hints: [
    say`Divide by the length, never by the sum of the entries.`,
    say`A common positive factor of the entries may be dropped before you start: it does not change the direction.`,
    say`The minus signs stay where they were. If one is lost, the arrow points elsewhere.`,
  ],
  formulae: [
    {
      id: 'unit-definition',
      name: 'The unit vector of a direction',
      expression: equal(e, times(quotient(count(1), apply('norm', v)), v)),
      description: say`Each entry is divided by the length of the vector.`,
      conditions: [NOT_ZERO],
      variables: [vector, unit],
      formulaType: 'definition',
    },
    {
      id: 'unit-times-length',
      name: 'Length times direction',
      expression: equal(v, times(apply('norm', v), e)),
      description: say`Multiplied by the length, the unit vector gives the vector back.`,
      conditions: [NOT_ZERO],
      variables: [vector, unit],
      formulaType: 'property',
    },
    {
      id: 'unit-length',
      name: 'Square of a unit vector',
      expression: equal(dotted(e, e), count(1)),
      description: say`The squares of its entries add up to one, which is the quickest check.`,
      conditions: [NOT_ZERO],
      variables: [vector, unit],
      formulaType: 'property',
    },
    {
      id: 'unit-of-multiple',
      name: 'A positive factor does not matter',
      expression: equal(shrunk(product('adjacent', c, v)), shrunk(v)),
      description: say`The factor stands above and below the line, and cancels.`,
      conditions: [say`The factor is positive, and the vector is not zero.`],
      variables: [vector, { name: 'c', meaning: say`a positive factor`, domain: numberDomain('positive') }],
      formulaType: 'rule',
    },
  ],
  applications: [
    {
      id: 'unit-shading',
      title: 'Normals of surfaces',
      industry: 'computer games',
      description: say`Each triangle of a scene stores a unit vector that stands upright on it. With length one, its dot product with the direction of the light is the cosine that dims the colour.`,
    },
    {
      id: 'unit-steering',
      title: 'Walking at a steady pace',
      industry: 'robotics',
      description: say`A robot takes the vector to its goal, makes it one long and multiplies it by the wanted speed. Otherwise it would race when the goal is far away.`,
    },
    {
      id: 'unit-rope',
      title: 'Forces in ropes',
      industry: 'structural engineering',
      description: say`A rope pulls along itself. The unit vector from one end to the other gives the direction of the force, and the tension multiplies it.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'unit-cable',
      title: 'A cable of a mast',
      industry: 'construction',
      description: say`A cable runs from the top of a mast ${3} metres to the side and ${4} metres down, and pulls with ${500} newtons. The force is ${equal(
        times(count(500), fractions([[3, 5]], [[-4, 5]])),
        shown([300], [-400]),
      )} newtons.`,
    },
    {
      id: 'unit-drone',
      title: 'A drone on its way',
      industry: 'surveying',
      description: say`A drone has to fly ${20} metres east, ${20} metres north and ${10} metres up, with ${6} metres a second. Its velocity is ${equal(
        times(quotient(count(6), count(30)), shown([20], [20], [10])),
        shown([4], [4], [2]),
      )} metres a second.`,
    },
  ],
  misconceptions: [
    {
      id: 'unit-divides-by-sum',
      category: 'procedure',
      misconception: say`I divide by the sum of the entries, so that they add up to one.`,
      correct: say`The squares of the entries must add up to one.`,
      whyWrong: say`Shares of a whole are made that way. Lengths follow the theorem of Pythagoras.`,
      example: {
        given: [equal(v, shown([3], [4]))],
        incorrect: equal(shrunk(v), fractions([[3, 7]], [[4, 7]])),
        correct: equal(shrunk(v), fractions([[3, 5]], [[4, 5]])),
      },
    },
    {
      id: 'unit-square-divides',
      category: 'definition',
      misconception: say`The divisor is the vector's dot product with itself.`,
      correct: say`Its root is the number to divide by.`,
      whyWrong: say`The dot product is the square of the length, and the root is the step that is easily skipped.`,
      example: {
        given: [equal(v, shown([0], [2]))],
        incorrect: equal(shrunk(v), fractions([[0, 1]], [[1, 2]])),
        correct: equal(shrunk(v), shown([0], [1])),
      },
    },
    {
      id: 'unit-all-ones',
      category: 'generalization',
      misconception: say`A vector whose entries are all one is a unit vector.`,
      correct: say`Its length is the root of the number of its entries.`,
      whyWrong: say`The name speaks of the length of the arrow, and not of the numbers in it. The diagonal of a square is longer than a side.`,
      example: {
        given: [equal(v, shown([1], [1]))],
        incorrect: equal(dotted(v, v), count(1)),
        correct: equal(dotted(v, v), sum(power(count(1), count(2)), power(count(1), count(2))), count(2)),
      },
    },
  ],
  learningPathways: [VECTOR_PAGES.unitLesson, VECTOR_PAGES.unitEncyclopaedia, VECTOR_PAGES.lengthLesson],
  nextTopics: [
    say`The projection onto a line is short to write with a unit vector along the line.`,
    say`Unit vectors that are perpendicular to each other make an orthonormal basis.`,
  ],
};
