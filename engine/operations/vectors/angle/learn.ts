// What is worth knowing about angles between vectors.

import {
  count,
  equal,
  type Expression,
  negative,
  power,
  product,
  quotient,
  relation,
  root,
  sum,
  symbol,
  apply,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { dotted, shown, times } from '../../../learning/notation.ts';
import { VECTOR_PAGES } from '../../../learning/pathway-vectors.ts';

const [u, v] = ['u', 'v'].map(symbol);
const PHI = symbol('φ');
const lengthOf = (of: Expression): Expression => apply('norm', of);
const minus = (x: Expression, y: Expression): Expression => sum(x, negative(y));
const lengths = product('dot', root(dotted(u, u)), root(dotted(v, v)));
const cosine = quotient(dotted(u, v), lengths);

const first = { name: 'u', meaning: say`a vector other than zero`, domain: matrixDomain('n', 1, 'nonzero') };
const second = { name: 'v', meaning: say`another one of the same size`, domain: matrixDomain('n', 1, 'nonzero') };
const angle = {
  name: 'φ',
  meaning: say`the angle between the vectors, from ${0} to ${180} degrees`,
  domain: valueDomain(apply('arccos', cosine)),
};
const NOT_ZERO = say`Neither vector is the zero vector, and both have equally many entries.`;

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`Two arrows that start at one point open an angle between ${0} and ${180} degrees. Its cosine is the dot product divided by both lengths, in the plane, in space and beyond.`,
  prerequisites: [
    say`The dot product of two vectors.`,
    say`Lengths of vectors as roots.`,
    say`The cosine of an angle, and how a calculator undoes it.`,
  ],
  intuition: [
    say`Lay the tails of two arrows together and measure the opening with a protractor: that is the angle.`,
    say`Stretching an arrow does not open the angle any further, so both lengths have to be divided out.`,
    say`The sign alone tells much: a positive dot product goes with an acute angle, a negative one with an obtuse angle.`,
  ],
  concepts: [
    say`The angle is right exactly when the dot product is ${0}; no length is needed to see that.`,
    say`The cosine lies between ${-1} and ${1}, whichever vectors are taken.`,
    say`Positive factors leave an angle as it is. A negative factor on one side turns it into what is missing to ${180} degrees.`,
    say`Which of the two comes first does not matter.`,
    say`In four or more dimensions nobody can draw the angle, yet the same quotient defines it.`,
  ],
  keyTerms: [
    { term: 'acute angle', meaning: say`One below a right angle; its cosine is positive.` },
    { term: 'right angle', meaning: say`A quarter of a turn; its cosine is zero.` },
    { term: 'obtuse angle', meaning: say`One between a right and a straight angle; its cosine is negative.` },
    { term: 'arccosine', meaning: say`The angle between zero and a straight one that has a given cosine.` },
    { term: 'radian', meaning: say`The unit in which a straight angle measures π.` },
  ],
  objectives: [
    { id: 'cosine-of-angle', text: say`Work out the cosine of the angle between two vectors, and the angle.` },
    { id: 'kind-of-angle', text: say`Tell acute, right and obtuse angles apart by the dot product.` },
    { id: 'right-angles', text: say`Choose an entry so that two vectors are perpendicular.` },
  ],
  hints: [
    say`Find the three dot products first: of both vectors, and of each with itself.`,
    say`Leave the roots standing until the end; often they combine to a whole number.`,
    say`Check the sign before you use a calculator: it tells on which side of ${90} degrees the angle lies.`,
  ],
  formulae: [
    {
      id: 'angle-definition',
      name: 'Cosine of the angle',
      expression: equal(apply('cos', PHI), quotient(dotted(u, v), times(lengthOf(u), lengthOf(v)))),
      description: say`The dot product, divided by both lengths.`,
      conditions: [NOT_ZERO],
      variables: [first, second, angle],
      formulaType: 'definition',
    },
    {
      id: 'angle-dot-product',
      name: 'The dot product by the angle',
      expression: equal(dotted(u, v), times(lengthOf(u), lengthOf(v), apply('cos', PHI))),
      description: say`Both lengths, times the cosine of the angle between the vectors.`,
      conditions: [NOT_ZERO],
      variables: [first, second, angle],
      formulaType: 'rule',
    },
    {
      id: 'angle-third-side',
      name: 'The third side of a triangle',
      expression: equal(
        dotted(minus(u, v), minus(u, v)),
        minus(sum(dotted(u, u), dotted(v, v)), times(count(2), dotted(u, v))),
      ),
      description: say`The law of cosines: the dot product in the last term is both lengths times the cosine.`,
      conditions: [say`Both vectors have equally many entries.`],
      variables: [first, second],
      formulaType: 'property',
    },
    {
      id: 'angle-bound',
      name: 'Inequality of Cauchy and Schwarz',
      expression: relation(power(dotted(u, v), count(2)), 'at-most', times(dotted(u, u), dotted(v, v))),
      description: say`So the quotient lies between ${-1} and ${1}, as a cosine must. Both sides are equal only for parallel vectors.`,
      conditions: [say`Both vectors have equally many entries.`],
      variables: [first, second],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'angle-search',
      title: 'Texts about the same subject',
      industry: 'search engines',
      description: say`Texts become long vectors of counted words. A small angle between two of them means that they speak of similar things, even if one is much longer.`,
    },
    {
      id: 'angle-light',
      title: 'Light on a roof',
      industry: 'solar energy',
      description: say`What a panel gains depends on the angle between its normal and the sunlight; an engineer turns the panel until the cosine is large.`,
    },
    {
      id: 'angle-molecule',
      title: 'Bonds in a molecule',
      industry: 'chemistry',
      description: say`From the positions of three atoms a chemist finds the vectors of two bonds, and from these the bond angle.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'angle-methane',
      title: 'The carbon atom in methane',
      industry: 'chemistry',
      description: say`Two bonds point along ${equal(u, shown([1], [1], [1]))} and ${equal(v, shown([1], [-1], [-1]))}. Then ${equal(dotted(u, v), count(-1))} and each square is ${3}, so the cosine is ${equal(cosine, quotient(count(-1), count(3)))}: the angle is obtuse, about ${109} degrees.`,
    },
    {
      id: 'angle-roof',
      title: 'A ladder against a wall',
      industry: 'construction',
      description: say`A ladder runs along ${equal(u, shown([3], [4]))}, and the floor along ${equal(v, shown([1], [0]))}. The cosine of their angle is ${equal(cosine, quotient(count(3), count(5)))}.`,
    },
  ],
  misconceptions: [
    {
      id: 'angle-without-lengths',
      category: 'procedure',
      misconception: say`The dot product is the cosine.`,
      correct: say`Both lengths must be divided out first.`,
      whyWrong: say`That is so for vectors of length ${1} only. Otherwise the result may even be greater than any cosine.`,
      example: {
        given: [equal(u, shown([3], [4])), equal(v, shown([4], [3]))],
        incorrect: equal(cosine, count(24)),
        correct: equal(cosine, quotient(count(24), count(25))),
      },
    },
    {
      id: 'angle-squares-below',
      category: 'procedure',
      misconception: say`Below the line stand the squares of the lengths.`,
      correct: say`The lengths themselves stand there: take the roots.`,
      whyWrong: say`The squares are what one finds first, and it is tempting to stop there.`,
      example: {
        given: [equal(u, shown([0], [2])), equal(v, shown([3], [4]))],
        incorrect: equal(cosine, quotient(count(8), count(100))),
        correct: equal(cosine, quotient(count(8), count(10))),
      },
    },
    {
      id: 'angle-drops-sign',
      category: 'generalization',
      misconception: say`A cosine is positive, so a minus sign may be dropped.`,
      correct: say`Obtuse angles have negative cosines.`,
      whyWrong: say`In a triangle with a right angle the two other angles are acute, so the cosine is first met for those. Between vectors the angle may be obtuse.`,
      example: {
        given: [equal(u, shown([1], [0])), equal(v, shown([-3], [4]))],
        incorrect: equal(cosine, quotient(count(3), count(5))),
        correct: equal(cosine, quotient(count(-3), count(5))),
      },
    },
  ],
  learningPathways: [
    VECTOR_PAGES.dotLesson,
    VECTOR_PAGES.dotVideo,
    VECTOR_PAGES.dotEncyclopaedia,
    VECTOR_PAGES.cosineEncyclopaedia,
  ],
  nextTopics: [
    say`The projection of one vector onto another, which uses the same two products.`,
    say`Orthogonal bases, whose vectors meet at right angles.`,
  ],
};
