// What is worth knowing about cross products.

import {
  count,
  equal,
  indexed,
  negative,
  product,
  sum,
  symbol,
  apply,
  grid,
  quotient,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, numberDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { dotted, shown, times, fractions } from '../../../learning/notation.ts';
import { VECTOR_PAGES } from '../../../learning/pathway-vectors.ts';

const [u, v, w, c] = ['u', 'v', 'w', 'c'].map(symbol);

const crossed = (x: typeof u, y: typeof u) => product('cross', x, y);

const entry = (i: number, j: number) =>
  sum(times(indexed('u', i), indexed('v', j)), negative(times(indexed('u', j), indexed('v', i))));
const PHI = symbol('φ');
const lengthOf = (of: typeof u) => apply('norm', of);
const angle = {
  name: 'φ',
  meaning: say`the angle between the vectors`,
  domain: valueDomain(apply('arccos', quotient(dotted(u, v), times(lengthOf(u), lengthOf(v))))),
};

const first = { name: 'u', meaning: say`a vector with three entries`, domain: matrixDomain(3, 1) };
const second = { name: 'v', meaning: say`another vector with three entries`, domain: matrixDomain(3, 1) };
const third = { name: 'w', meaning: say`a third vector with three entries`, domain: matrixDomain(3, 1) };

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`The cross product of two vectors in space is a vector that stands at right angles to both. Its length is the area of the parallelogram that the two vectors span, and it is the zero vector where they are parallel.`,
  prerequisites: [
    say`Vectors in space, drawn as arrows and written as three coordinates.`,
    say`Products and differences of negative numbers and fractions.`,
    say`The dot product, and that it is zero for perpendicular vectors.`,
  ],
  intuition: [
    say`Point with the thumb of the right hand along the first vector and with the forefinger along the second one. The middle finger, held at right angles to both, shows where the cross product points.`,
    say`Push a door far from its hinges and it turns easily; push along the door and nothing happens. The turning effect is a cross product of the way from the hinges and the force.`,
    say`Two pencils on a table span a parallelogram. Their cross product stands upright on the table, and its length is the area of the parallelogram.`,
  ],
  concepts: [
    say`Both vectors need three entries, and the result has three as well.`,
    say`Exchanging the two vectors turns the result round: ${equal(crossed(u, v), negative(crossed(v, u)))}.`,
    say`A vector times itself gives the zero vector, and so does a multiple of it.`,
    say`Brackets must not be moved: a cross product of three vectors depends on which two are multiplied first.`,
    say`Each entry is a determinant with two rows, made of the entries in the other two places.`,
  ],
  keyTerms: [
    { term: 'cross product', meaning: say`The vector at right angles to two others; also called vector product.` },
    { term: 'perpendicular', meaning: say`At a right angle, so that the dot product is zero.` },
    { term: 'parallel', meaning: say`Along the same line, in the same or in opposite directions.` },
    { term: 'parallelogram', meaning: say`The figure with two pairs of parallel sides that two vectors span.` },
    {
      term: 'normal vector',
      meaning: say`A vector at right angles to a plane, such as a cross product of two vectors in it.`,
    },
  ],
  objectives: [
    { id: 'compute-cross', text: say`Compute the cross product of two vectors with three entries.` },
    { id: 'check-cross', text: say`Check a cross product by two dot products.` },
    { id: 'parallel-vectors', text: say`Decide by the cross product whether two vectors are parallel.` },
  ],
  hints: [
    say`For each entry cover that place in both vectors and work with the other two.`,
    say`Mind the order in the middle entry: the third place comes before the first.`,
    say`Take the dot product of your answer with both vectors; anything but zero shows a slip.`,
  ],
  formulae: [
    {
      id: 'cross-entries',
      name: 'Definition of the cross product',
      expression: equal(crossed(u, v), grid([[entry(2, 3)], [entry(3, 1)], [entry(1, 2)]])),
      description: say`Each entry uses the other two places. From one entry to the next every index moves on by one, and the third is followed by the first.`,
      conditions: [say`Both vectors have three entries.`],
      variables: [first, second],
      formulaType: 'definition',
    },
    {
      id: 'cross-length',
      name: 'Length and angle',
      expression: equal(lengthOf(crossed(u, v)), times(lengthOf(u), lengthOf(v), apply('sin', PHI))),
      description: say`The area of the parallelogram: one side, times the height over it.`,
      conditions: [say`Neither vector is the zero vector.`],
      variables: [
        { ...first, domain: matrixDomain(3, 1, 'nonzero') },
        { ...second, domain: matrixDomain(3, 1, 'nonzero') },
        angle,
      ],
      formulaType: 'property',
    },
    {
      id: 'cross-exchanged',
      name: 'Exchanged vectors',
      expression: equal(crossed(u, v), negative(crossed(v, u))),
      description: say`In the other order the cross product points the opposite way.`,
      conditions: [],
      variables: [first, second],
      formulaType: 'property',
    },
    {
      id: 'cross-perpendicular',
      name: 'At right angles',
      expression: equal(dotted(u, crossed(u, v)), count(0)),
      description: say`The cross product is perpendicular to the first vector, and to the second one just as well.`,
      conditions: [],
      variables: [first, second],
      formulaType: 'identity',
    },
    {
      id: 'cross-distributes',
      name: 'The cross product of a sum',
      expression: equal(crossed(u, sum(v, w)), sum(crossed(u, v), crossed(u, w))),
      description: say`Brackets around a sum are multiplied out, and the order of the vectors is kept.`,
      conditions: [],
      variables: [first, second, third],
      formulaType: 'property',
    },
    {
      id: 'cross-factor',
      name: 'A factor taken out',
      expression: equal(crossed(times(c, u), v), times(c, crossed(u, v))),
      description: say`A vector that is twice as long spans twice the area.`,
      conditions: [],
      variables: [first, second, { name: 'c', meaning: say`a number`, domain: numberDomain() }],
      formulaType: 'rule',
    },
  ],
  applications: [
    {
      id: 'cross-torque',
      title: 'The turning effect of a force',
      industry: 'mechanics',
      description: say`The torque on a bolt is the cross product of the way along the spanner and the force of the hand.`,
    },
    {
      id: 'cross-normals',
      title: 'Which way a surface faces',
      industry: 'computer graphics',
      description: say`Models are made of triangles. The cross product of two sides tells which way a triangle faces, and so how light falls on it.`,
    },
    {
      id: 'cross-field',
      title: 'A charge in a magnetic field',
      industry: 'electrical engineering',
      description: say`The force on a moving charge is at right angles to its motion and to the magnetic field: it is a multiple of their cross product.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'cross-spanner',
      title: 'A spanner',
      industry: 'engineering',
      description: say`A spanner reaches half a metre forwards, and a hand pulls with ${50} newtons to the left: ${equal(crossed(fractions([[1, 2]], [[0, 1]], [[0, 1]]), shown([0], [50], [0])), shown([0], [0], [25]))}. The torque is ${25} newton metres, and its axis points upwards: the bolt turns about the upright axis.`,
    },
    {
      id: 'cross-roof',
      title: 'The area of a roof',
      industry: 'building',
      description: say`Two edges of a roof meet in a corner, one of ${6} metres along the house, the other ${4} metres across and ${3} metres up. Their cross product ${equal(
        crossed(shown([6], [0], [0]), shown([0], [4], [3])),
        shown([0], [-18], [24]),
      )} has the length ${30}, and so the roof has ${30} square metres.`,
    },
  ],
  misconceptions: [
    {
      id: 'cross-middle-sign',
      category: 'sign',
      misconception: say`The middle entry is the first entry times the third, minus the third times the first.`,
      correct: say`The places go around, so the middle entry begins with the third place.`,
      whyWrong: say`For the outer entries the places stand in rising order, and the pattern seems to go on. In the middle it would turn the sign.`,
      example: {
        given: [equal(u, shown([1], [2], [3])), equal(v, shown([4], [5], [6]))],
        incorrect: equal(crossed(u, v), shown([-3], [-6], [-3])),
        correct: equal(crossed(u, v), shown([-3], [6], [-3])),
      },
    },
    {
      id: 'cross-commutes',
      category: 'order',
      misconception: say`The two vectors may change places, as in a dot product.`,
      correct: say`The result then points the other way.`,
      whyWrong: say`For products of numbers and for dot products the order makes no difference. The cross product follows the right hand, and exchanging thumb and forefinger turns the middle finger round.`,
      example: {
        given: [equal(u, shown([1], [0], [0])), equal(v, shown([0], [1], [0]))],
        incorrect: equal(crossed(v, u), shown([0], [0], [1])),
        correct: equal(crossed(v, u), shown([0], [0], [-1])),
      },
    },
    {
      id: 'cross-entry-by-entry',
      category: 'procedure',
      misconception: say`I multiply the entries in equal places and keep them as a vector.`,
      correct: say`No entry of the cross product uses two entries of the same place.`,
      whyWrong: say`That rule gives the Hadamard product, which is mostly perpendicular to neither of the two.`,
      example: {
        given: [equal(u, shown([1], [2], [0])), equal(v, shown([3], [1], [0]))],
        incorrect: equal(crossed(u, v), shown([3], [2], [0])),
        correct: equal(crossed(u, v), shown([0], [0], [-5])),
      },
    },
  ],
  learningPathways: [VECTOR_PAGES.crossLesson, VECTOR_PAGES.crossVideo, VECTOR_PAGES.crossEncyclopaedia],
  nextTopics: [
    say`The determinant with three rows is a dot product with a cross product: the volume that three vectors span.`,
    say`With a normal vector a plane gets its equation.`,
  ],
};
