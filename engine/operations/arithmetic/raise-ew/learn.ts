// What is worth knowing about entry-by-entry powers.

import {
  count,
  equal,
  type Expression,
  grid,
  negative,
  power,
  quotient,
  relation,
  root,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, indexDomain, matrixDomain, wholeDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { dotted, entryOf, fraction, fractions, hadamard, shown, times } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';

const [A, B, C, k, p, q] = ['A', 'B', 'C', 'k', 'p', 'q'].map(symbol);
const HALF = fraction(1, 2);

/** Each cell as a base with its exponent. */
const powers = (rows: readonly (readonly (readonly [base: number, exponent: number])[])[]): Expression =>
  grid(rows.map((row) => row.map(([base, exponent]) => power(count(base), count(exponent)))));

const bases = { name: 'A', meaning: say`the matrix of the bases`, domain: matrixDomain('m', 'n') };
const positiveBases = {
  name: 'A',
  meaning: say`the bases, none of them negative`,
  domain: matrixDomain('m', 'n', 'positive'),
};
const nonzeroBases = {
  name: 'A',
  meaning: say`the bases, none of them zero`,
  domain: matrixDomain('m', 'n', 'nonzero'),
};
const exponent = (name: string, from: number, to: number) => ({
  name,
  meaning: say`a whole exponent`,
  domain: wholeDomain(from, to),
});
const place = [
  { name: 'i', meaning: say`the row of the entry`, domain: indexDomain('m') },
  { name: 'j', meaning: say`the column of the entry`, domain: indexDomain('n') },
];

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`The entry-by-entry power raises each number of a matrix to an exponent: its partner in a second matrix, or one number for all. Positive whole exponents multiply equal factors, negative ones take reciprocals, fractions take roots. Squared errors and tables of growth are made with it.`,
  prerequisites: [
    say`Powers of numbers: bases, exponents, squares and cubes.`,
    say`Square roots and reciprocals of whole numbers and of fractions.`,
    say`Matching entries of two matrices by row and column.`,
  ],
  intuition: [
    say`A number is the side of a square, its second power the area, its third power the volume of a cube. Squaring a matrix in this way replaces each length by an area, cell after cell.`,
    say`Fold a sheet of paper in half, again and again: the exponent counts the folds. After ${count(3)} of them there are ${equal(power(count(2), count(3)), count(8))} layers. Unfolding halves them each time, down to the one layer of the flat sheet: ${equal(power(count(2), count(0)), count(1))}.`,
    say`On a number line, squaring pushes numbers above one outwards, pulls numbers between zero and one towards zero, and throws negative numbers over to the positive side.`,
    say`A root walks backwards: from the area of a square tile to the length of its edge.`,
  ],
  concepts: [
    say`The entry of ${A} is the base and the entry of ${B} in that cell the exponent. Exchanged, they mean something else: ${relation(power(count(2), count(3)), 'unequal', power(count(3), count(2)))}.`,
    say`A whole exponent above zero counts equal factors; with the exponent zero no factor is left, and the value is one.`,
    say`A negative exponent asks for a reciprocal, so its base must not be zero.`,
    say`The exponent one half stands for the square root, one third for the cube root. With fractional exponents no base may be negative, and no root is.`,
    say`With an even whole exponent the power of a negative base is positive; with an odd one it is negative.`,
    say`The second power of a square matrix, as a product with itself, mixes rows and columns. Squaring entry by entry does not.`,
  ],
  keyTerms: [
    { term: 'base', meaning: say`The number that is raised.` },
    {
      term: 'exponent',
      meaning: say`The small raised number; if it is whole and positive, it says how many equal factors are multiplied.`,
    },
    {
      term: 'square root',
      meaning: say`Of a number that is not negative: the number, not negative either, whose square it is.`,
    },
    {
      term: 'degree of a root',
      meaning: say`How many equal factors give the number under the root sign: two for square roots, three for cube roots.`,
    },
    {
      term: 'empty product',
      meaning: say`A product without factors; its value is one, so that a further factor changes nothing.`,
    },
    {
      term: 'irrational number',
      meaning: say`A number such as ${root(count(2))} that no fraction equals; its decimal digits never fall into a repeating pattern.`,
    },
  ],
  objectives: [
    {
      id: 'powers',
      text: say`Compute powers with exponents that are positive, zero or negative, for bases of either sign.`,
    },
    {
      id: 'fractional-exponents',
      text: say`Rewrite a fractional exponent as a root, and a negative one as a reciprocal.`,
    },
    { id: 'allowed-bases', text: say`State for which bases a given exponent is not allowed.` },
    { id: 'not-the-matrix-square', text: say`Distinguish squaring all entries from multiplying a matrix by itself.` },
  ],
  hints: [
    say`Sort the cells by their exponents: zeros and ones first, then minus signs, then fractions.`,
    say`With a fractional exponent take the root first. The numbers stay smaller that way.`,
    say`Put a negative base in brackets before you square it, or the minus will be lost.`,
    say`Roots check powers: the cube root of a third power has to be the base again, if that is positive.`,
  ],
  formulae: [
    {
      id: 'raise-entries',
      name: 'Definition of the entry-by-entry power',
      expression: equal(entryOf('c'), power(entryOf('a'), entryOf('b'))),
      description: say`The entry of ${A} is the base, and the entry of ${B} at the same place is its exponent.`,
      conditions: [say`The shapes of ${A} and ${B} agree, and all these powers exist.`],
      variables: [
        bases,
        { name: 'B', meaning: say`the matrix of the exponents`, domain: matrixDomain('m', 'n', 'whole') },
        { name: 'C', meaning: say`the matrix of the powers`, domain: answerDomain('raise-ew', { a: 'A', b: 'B' }) },
        ...place,
      ],
      formulaType: 'definition',
    },
    {
      id: 'raise-to-number',
      name: 'One exponent for all entries',
      expression: equal(entryOf('c'), power(entryOf('a'), k)),
      description: say`The exponent acts on each entry by itself. This is not the power of the matrix as a whole.`,
      conditions: [say`${k} is a whole number that is not negative.`],
      variables: [
        bases,
        exponent('k', 0, 4),
        { name: 'C', meaning: say`the matrix of the powers`, domain: answerDomain('raise-ew', { a: 'A', b: 'k' }) },
        ...place,
      ],
      formulaType: 'definition',
    },
    {
      id: 'raise-squares',
      name: 'Squares as Hadamard products',
      expression: equal(C, hadamard(A, A)),
      description: say`To square each entry is to multiply the matrix entry by entry with itself.`,
      conditions: [say`${C} holds the squares; the shape of ${A} does not matter.`],
      variables: [
        bases,
        { name: 'C', meaning: say`the squares of the entries`, domain: answerDomain('raise-ew', { a: 'A', b: 2 }) },
      ],
      formulaType: 'identity',
    },
    {
      id: 'raise-adding-exponents',
      name: 'Equal bases: add the exponents',
      expression: equal(times(power(entryOf('a'), p), power(entryOf('a'), q)), power(entryOf('a'), sum(p, q))),
      description: say`Factors of one base are counted together.`,
      conditions: [say`No base is zero; ${p} and ${q} may be negative.`],
      variables: [nonzeroBases, exponent('p', -3, 3), exponent('q', -3, 3), ...place],
      formulaType: 'rule',
    },
    {
      id: 'raise-multiplying-exponents',
      name: 'A power of a power',
      expression: equal(power(power(entryOf('a'), p), q), power(entryOf('a'), times(p, q))),
      description: say`Each of the ${q} factors is itself a product of ${p} factors, so the exponents are multiplied.`,
      conditions: [say`No base is zero.`],
      variables: [nonzeroBases, exponent('p', -3, 3), exponent('q', -3, 3), ...place],
      formulaType: 'rule',
    },
    {
      id: 'raise-reciprocal',
      name: 'Negative exponents',
      expression: equal(power(entryOf('a'), negative(k)), quotient(count(1), power(entryOf('a'), k))),
      description: say`A minus in the exponent asks for the reciprocal of the power.`,
      conditions: [say`No base is zero.`],
      variables: [nonzeroBases, exponent('k', 1, 4), ...place],
      formulaType: 'rule',
    },
    {
      id: 'raise-root',
      name: 'The exponent one half',
      expression: equal(entryOf('c'), power(entryOf('a'), HALF), root(entryOf('a'))),
      description: say`The exponent one half is the square root, because two halves make one: squared, the root leads back to the base.`,
      conditions: [say`No base is negative.`],
      variables: [
        positiveBases,
        { name: 'C', meaning: say`the square roots`, domain: answerDomain('raise-ew', { a: 'A', b: '1/2' }) },
        ...place,
      ],
      formulaType: 'definition',
    },
    {
      id: 'raise-product',
      name: 'Powers of products',
      expression: equal(
        power(times(entryOf('a'), entryOf('b')), k),
        times(power(entryOf('a'), k), power(entryOf('b'), k)),
      ),
      description: say`An exponent reaches every factor in the brackets. Of a sum in brackets this cannot be said.`,
      conditions: [say`${k} is a positive whole number.`],
      variables: [
        bases,
        { name: 'B', meaning: say`further bases`, domain: matrixDomain('m', 'n') },
        exponent('k', 1, 4),
        ...place,
      ],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'raise-squared-errors',
      title: 'Large errors count more',
      industry: 'machine learning',
      description: say`The gap between prediction and truth is squared for every picture and every label. Squares are never negative, and one large gap weighs more than several small ones that add up to it.`,
    },
    {
      id: 'raise-gamma',
      title: 'Gamma correction of a screen',
      industry: 'display technology',
      description: say`The eye tells dark shades apart better than light ones. So cameras store brightness, from zero to one, raised to about one half, and screens undo this with an exponent near two.`,
    },
    {
      id: 'raise-discounting',
      title: 'What is a payment in ten years worth today?',
      industry: 'finance',
      description: say`A bank tabulates growth factors: the yearly factor of each interest rate is the base, the number of years the exponent. With negative exponents the same table tells what later payments are worth today.`,
    },
    {
      id: 'raise-markov-clustering',
      title: 'Sharpening a network into groups',
      industry: 'molecular biology',
      description: say`To find groups of proteins, a table of probabilities is multiplied by itself, all its entries are squared, and each column is rescaled until it adds up to one. When this is repeated, strong links grow and weak ones fade out.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'raise-savings-table',
      title: 'Savings that double, triple or stay',
      industry: 'finance',
      description: say`Three funds multiply money by ${1}, ${2} and ${3} in each decade. After two decades (first row) and four decades (second row) the factors are ${equal(
        powers([
          [
            [1, 2],
            [2, 2],
            [3, 2],
          ],
          [
            [1, 4],
            [2, 4],
            [3, 4],
          ],
        ]),
        shown([1, 4, 9], [1, 16, 81]),
      )}. A hundred euros in the second fund have then become ${equal(dotted(count(100), count(16)), count(1600))}.`,
    },
    {
      id: 'raise-square-tiles',
      title: 'Edges of square plots',
      industry: 'surveying',
      description: say`Four square plots measure ${equal(
        A,
        shown([400, 900], [625, 1600]),
      )} square metres. Their edges are the square roots, ${equal(
        grid([
          [root(count(400)), root(count(900))],
          [root(count(625)), root(count(1600))],
        ]),
        shown([20, 30], [25, 40]),
      )} metres. A fence around the last one needs ${equal(dotted(count(4), count(40)), count(160))} metres.`,
    },
    {
      id: 'raise-dilution',
      title: 'Diluting a sample step by step',
      industry: 'laboratory medicine',
      description: say`In one series of test tubes every step halves the concentration, in another it is divided by ${10}. After one, two and three steps there is left ${equal(
        powers([
          [
            [2, -1],
            [2, -2],
            [2, -3],
          ],
          [
            [10, -1],
            [10, -2],
            [10, -3],
          ],
        ]),
        fractions(
          [
            [1, 2],
            [1, 4],
            [1, 8],
          ],
          [
            [1, 10],
            [1, 100],
            [1, 1000],
          ],
        ),
      )}.`,
    },
  ],
  misconceptions: [
    {
      id: 'raise-multiplies-by-exponent',
      category: 'procedure',
      misconception: say`To raise to the power three is to multiply by three.`,
      correct: say`The exponent three says that three equal factors are multiplied.`,
      whyWrong: say`Two to the power two and two times two agree, so the first example misleads. Besides, an exponent counts factors, while a product with three counts summands.`,
      example: {
        given: [equal(symbol('a'), count(5))],
        incorrect: equal(power(symbol('a'), count(3)), dotted(count(3), symbol('a')), count(15)),
        correct: equal(power(symbol('a'), count(3)), dotted(symbol('a'), symbol('a'), symbol('a')), count(125)),
      },
    },
    {
      id: 'raise-half-is-half',
      category: 'definition',
      misconception: say`The exponent one half means half of the number.`,
      correct: say`It means the square root: the number, not negative, that gives the base when it is multiplied by itself.`,
      whyWrong: say`A factor of one half does halve. As an exponent, two halves have to make one whole: the number sought appears twice as a factor, not as a summand.`,
      example: {
        given: [equal(symbol('a'), count(36))],
        incorrect: equal(power(symbol('a'), HALF), quotient(symbol('a'), count(2)), count(18)),
        correct: equal(power(symbol('a'), HALF), root(symbol('a')), count(6)),
      },
    },
    {
      id: 'raise-is-the-matrix-power',
      category: 'definition',
      misconception: say`Squaring each entry of ${A} gives the matrix ${power(A, count(2))}.`,
      correct: say`The notation ${power(A, count(2))} is the matrix product of ${A} with itself. The squares of the entries are another matrix.`,
      whyWrong: say`For a single number, and for a diagonal matrix, both ways agree. In general a row meets a column, and products of different entries are added up.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4]))],
        incorrect: equal(power(A, count(2)), shown([1, 4], [9, 16])),
        correct: equal(power(A, count(2)), times(A, A), shown([7, 10], [15, 22])),
      },
    },
    {
      id: 'raise-negative-exponent-negative-value',
      category: 'sign',
      misconception: say`A negative exponent makes the result negative.`,
      correct: say`It asks for the reciprocal, which has the sign of the power with the opposite exponent.`,
      whyWrong: say`A minus in front of a number means less than zero, and here it stands in front of the exponent. Going down one by one, each exponent divides once more by the base, so powers of a positive base stay positive.`,
      example: {
        given: [equal(symbol('a'), count(2))],
        incorrect: equal(power(symbol('a'), count(-3)), count(-8)),
        correct: equal(power(symbol('a'), count(-3)), quotient(count(1), power(symbol('a'), count(3))), fraction(1, 8)),
      },
    },
    {
      id: 'raise-zero-exponent-zero',
      category: 'definition',
      misconception: say`With the exponent zero there are no factors, so the result is zero.`,
      correct: say`A product without factors is one, the number that leaves every product alone.`,
      whyWrong: say`To have no factors sounds like having nothing, that is, zero. An empty sum is zero, but an empty product is one: each step down in the exponent divides by the base, also the step from one to zero.`,
      example: {
        given: [equal(symbol('a'), count(5))],
        incorrect: equal(power(symbol('a'), count(0)), count(0)),
        correct: equal(power(symbol('a'), count(0)), quotient(power(symbol('a'), count(1)), symbol('a')), count(1)),
      },
    },
    {
      id: 'raise-minus-without-brackets',
      category: 'notation',
      misconception: say`Minus four squared is minus sixteen, whether or not the minus belongs to the number.`,
      correct: say`If the entry is minus four, both factors are negative and the square is positive.`,
      whyWrong: say`Without brackets the exponent binds more tightly than the minus, and that rule is remembered. An entry of a matrix is one number together with its sign.`,
      example: {
        given: [equal(symbol('a'), count(-4))],
        incorrect: equal(power(symbol('a'), count(2)), count(-16)),
        correct: equal(power(symbol('a'), count(2)), dotted(count(-4), count(-4)), count(16)),
      },
    },
  ],
  learningPathways: PATHWAYS['raise-ew'],
  nextTopics: [
    say`Variance and standard deviation use both ways of this operation: squares of distances, and a square root at the end.`,
    say`Powers of a whole square matrix follow, made with the matrix product; they describe processes that go on step by step.`,
    say`The inverse carries the exponent minus one over to whole matrices.`,
  ],
};
