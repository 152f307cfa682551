// What is worth knowing about dot products.

import {
  count,
  equal,
  power,
  product,
  root,
  series,
  subscript,
  sum,
  symbol,
  apply,
  quotient,
  relation,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, numberDomain, sizeDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { dotted, shown, times, transposed } from '../../../learning/notation.ts';
import { VECTOR_PAGES } from '../../../learning/pathway-vectors.ts';

const [u, v, w, c, i, n] = ['u', 'v', 'w', 'c', 'i', 'n'].map(symbol);

const PHI = symbol('φ');
const lengthOf = (of: typeof u): typeof u => apply('norm', of);

const first = { name: 'u', meaning: say`a vector`, domain: matrixDomain('n', 1) };
const second = { name: 'v', meaning: say`a vector with as many entries`, domain: matrixDomain('n', 1) };
const third = { name: 'w', meaning: say`another vector with as many entries`, domain: matrixDomain('n', 1) };

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`The dot product of two vectors multiplies the entries in equal places and adds the products. It is one number, and it says how far the two vectors point the same way: it is zero where they are perpendicular.`,
  prerequisites: [
    say`Vectors as lists of coordinates and as arrows.`,
    say`Sums of products with negative numbers and fractions.`,
    say`For the geometry: the theorem of Pythagoras and the cosine of an angle.`,
  ],
  intuition: [
    say`One vector lists amounts, the other prices. Their dot product is the bill.`,
    say`Let the sun stand straight above a line and a stick throw its shadow on the line. The dot product of the stick with an arrow of length ${1} along the line is the length of that shadow, with a minus where it falls backwards.`,
    say`Pull a sledge by a rope that slopes upwards. Only the part of the force along the path does work, and the dot product of force and path is that work.`,
  ],
  concepts: [
    say`Two vectors have a dot product if they have equally many entries; the answer is a number.`,
    say`The vectors may change places: ${equal(dotted(u, v), dotted(v, u))}.`,
    say`A vector times itself gives the square of its length, so it is never negative.`,
    say`Two vectors other than zero are perpendicular if their dot product is zero, and only then.`,
    say`As a product of matrices it is a row times a column: ${times(transposed(u), v)}.`,
  ],
  keyTerms: [
    { term: 'dot product', meaning: say`The sum of the products of the entries in equal places.` },
    {
      term: 'scalar',
      meaning: say`A number, as opposed to a vector; the dot product is called scalar product after it.`,
    },
    { term: 'perpendicular', meaning: say`At a right angle; also called orthogonal, with a dot product of zero.` },
    { term: 'length', meaning: say`The root of the dot product of a vector with itself; also called norm.` },
    { term: 'projection', meaning: say`The shadow of one vector on the line of another one.` },
  ],
  objectives: [
    { id: 'compute-dot', text: say`Compute the dot product of two vectors with whole numbers, fractions or decimals.` },
    {
      id: 'angle-kind',
      text: say`Decide by the dot product whether the angle between two vectors is acute, right or obtuse.`,
    },
    { id: 'perpendicular-entry', text: say`Find a missing entry that makes two vectors perpendicular.` },
  ],
  hints: [
    say`Write one vector below the other and multiply in each column.`,
    say`Watch the signs: two negative entries make a positive product.`,
    say`Zeros save work, since their products can be left out.`,
  ],
  formulae: [
    {
      id: 'dot-definition',
      name: 'Definition of the dot product',
      expression: equal(dotted(u, v), series('i', count(1), n, times(subscript(u, i), subscript(v, i)))),
      description: say`The entries in equal places are multiplied, and the products are added.`,
      conditions: [say`Both vectors have ${n} entries.`],
      variables: [first, second, { name: 'n', meaning: say`the number of entries`, domain: sizeDomain }],
      formulaType: 'definition',
    },
    {
      id: 'dot-angle',
      name: 'The angle between two vectors',
      expression: equal(dotted(u, v), times(lengthOf(u), lengthOf(v), apply('cos', PHI))),
      description: say`The dot product is positive for an acute angle, zero for a right one and negative for an obtuse one.`,
      conditions: [say`Neither vector is the zero vector.`],
      variables: [
        { ...first, domain: matrixDomain('n', 1, 'nonzero') },
        { ...second, domain: matrixDomain('n', 1, 'nonzero') },
        {
          name: 'φ',
          meaning: say`the angle between the vectors`,
          domain: valueDomain(apply('arccos', quotient(dotted(u, v), times(root(dotted(u, u)), root(dotted(v, v)))))),
        },
      ],
      formulaType: 'property',
    },
    {
      id: 'dot-length',
      name: 'The square of the length',
      expression: equal(dotted(u, u), power(lengthOf(u), count(2))),
      description: say`A vector times itself is the sum of the squares of its entries, which is the square of its length by the theorem of Pythagoras.`,
      conditions: [],
      variables: [first],
      formulaType: 'property',
    },
    {
      id: 'dot-distributes',
      name: 'The dot product of a sum',
      expression: equal(dotted(u, sum(v, w)), sum(dotted(u, v), dotted(u, w))),
      description: say`Brackets are multiplied out as with numbers.`,
      conditions: [],
      variables: [first, second, third],
      formulaType: 'property',
    },
    {
      id: 'dot-factor',
      name: 'A factor taken out',
      expression: equal(product('dot', times(c, u), v), times(c, dotted(u, v))),
      description: say`A number in front of one vector is a number in front of the product.`,
      conditions: [],
      variables: [first, second, { name: 'c', meaning: say`a number`, domain: numberDomain() }],
      formulaType: 'rule',
    },
  ],
  applications: [
    {
      id: 'dot-work',
      title: 'Work of a force',
      industry: 'mechanics',
      description: say`The work that a constant force does along a straight path is the dot product of the force and the path.`,
    },
    {
      id: 'dot-light',
      title: 'Brightness of a surface',
      industry: 'computer graphics',
      description: say`A lamp lights a wall the more, the straighter its rays meet it. Programs take the dot product of the direction of the light and the direction at right angles to the wall.`,
    },
    {
      id: 'dot-search',
      title: 'Texts about the same matter',
      industry: 'search engines',
      description: say`Two texts become two lists of how often each word occurs. A large dot product, compared with the lengths, means that they share their words.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'dot-bill',
      title: 'A bill',
      industry: 'retail',
      description: say`Three loaves at ${4} each, two cheeses at ${7} and five apples at ${1} cost ${equal(
        dotted(shown([3], [2], [5]), shown([4], [7], [1])),
        count(31),
      )}.`,
    },
    {
      id: 'dot-sledge',
      title: 'Pulling a sledge',
      industry: 'physics',
      description: say`A force of ${30} newtons forwards and ${10} upwards moves a sledge ${8} metres forwards and none upwards: ${equal(
        dotted(shown([30], [10]), shown([8], [0])),
        count(240),
      )} joules.`,
    },
  ],
  misconceptions: [
    {
      id: 'dot-lost-sign',
      category: 'sign',
      misconception: say`A product of two negative entries is negative.`,
      correct: say`Equal signs make a positive product, unlike signs a negative one.`,
      whyWrong: say`A minus seems to say that something is taken away. With two of them the second one turns the direction back.`,
      example: {
        given: [equal(u, shown([-1], [2])), equal(v, shown([-3], [4]))],
        incorrect: equal(dotted(u, v), sum(count(-3), count(8)), count(5)),
        correct: equal(dotted(u, v), sum(count(3), count(8)), count(11)),
      },
    },
    {
      id: 'dot-adds-first',
      category: 'procedure',
      misconception: say`I add the entries of each vector and multiply the two sums.`,
      correct: say`Each entry is multiplied by its partner alone, and the adding comes last.`,
      whyWrong: say`Multiplying two sums also multiplies entries in different places, and these products do not belong there.`,
      example: {
        given: [equal(u, shown([1], [2])), equal(v, shown([3], [4]))],
        incorrect: equal(dotted(u, v), dotted(sum(count(1), count(2)), sum(count(3), count(4))), count(21)),
        correct: equal(dotted(u, v), sum(dotted(count(1), count(3)), dotted(count(2), count(4))), count(11)),
      },
    },
    {
      id: 'dot-zero-factor',
      category: 'generalization',
      misconception: say`If a dot product is zero, one of the vectors must be zero.`,
      correct: say`It is zero for perpendicular vectors, too.`,
      whyWrong: say`A product of numbers is zero only if one of them is. A sum of products can be zero because its terms cancel.`,
      example: {
        given: [equal(u, shown([3], [4])), equal(v, shown([4], [-3]))],
        incorrect: relation(dotted(u, v), 'unequal', count(0)),
        correct: equal(dotted(u, v), sum(count(12), count(-12)), count(0)),
      },
    },
  ],
  learningPathways: [VECTOR_PAGES.dotLesson, VECTOR_PAGES.dotVideo, VECTOR_PAGES.dotEncyclopaedia],
  nextTopics: [
    say`Lengths and angles are computed from dot products.`,
    say`The product of two matrices holds the dot products of rows and columns.`,
  ],
};
