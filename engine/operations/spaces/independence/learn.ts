// What is worth knowing about linear independence.

import {
  apply,
  count,
  determinantOf,
  equal,
  grid,
  negative,
  sum,
  symbol,
  indexed,
  quotient,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, numberDomain, sizeDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { shown, times, dotted, transposed } from '../../../learning/notation.ts';
import { BASES_PAGES } from '../../../learning/pathway-bases.ts';

const [A, K, N, V, W] = ['A', 'k', 'n', 'v', 'w'].map(symbol);
const [Q, R, S, T] = ['q', 'r', 's', 'z'].map(symbol);

const c = symbol('c');
const IDENTITY = shown([1, 0, 0], [0, 1, 0], [0, 0, 1]);
/** The vector that makes the sum zero. */
const THIRD = times(
  quotient(count(-1), indexed('c', 3)),
  sum(times(indexed('c', 1), indexed('v', 1)), times(indexed('c', 2), indexed('v', 2))),
);
const factorNamed = (name: string, meaning: string) => ({ name, meaning: [meaning], domain: numberDomain() });
const spaceVector = (name: string, meaning: string) => ({ name, meaning: [meaning], domain: matrixDomain(3, 1) });

const vector = { name: 'v', meaning: say`a vector`, domain: matrixDomain('n', 1) };

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`Vectors are linearly independent if none of them can be put together from the others. To test them, write them as the columns of a matrix and reduce it: they are independent if each column gets a pivot. A column without a pivot belongs to a vector that is a combination of the others, and the reduced form shows the factors.`,
  prerequisites: [
    say`Multiples and sums of vectors.`,
    say`Row reduction, and what a pivot is.`,
    say`Homogeneous systems and their free unknowns.`,
  ],
  intuition: [
    say`Two arrows on a sheet of paper are independent if they point along different lines; a third arrow on the same sheet can always be reached with those two.`,
    say`Directions on a map: north and east are enough, and north-east brings no place within reach that was out of reach before.`,
    say`Each independent vector adds one to the dimension of the span. A dependent one lies in the span of the others already.`,
    say`A recipe that is a mixture of two other recipes needs no ingredient of its own.`,
  ],
  concepts: [
    say`A single vector is independent unless it is zero; two vectors are, unless one is a multiple of the other.`,
    say`No list that holds the zero vector is independent.`,
    say`In a space of dimension three at most three vectors are independent.`,
    say`Three vectors can be dependent although no two of them are parallel: they lie in one plane.`,
    say`The rank counts how many of the vectors are needed to span what all of them span.`,
  ],
  keyTerms: [
    { term: 'combination', meaning: say`Multiples of vectors, added up.` },
    { term: 'dependency', meaning: say`Factors, not all of them zero, with which vectors add up to the zero vector.` },
    { term: 'linearly independent', meaning: say`Said of vectors that have no dependency.` },
    { term: 'span', meaning: say`All combinations of some vectors.` },
    { term: 'rank', meaning: say`The dimension of the span.` },
  ],
  objectives: [
    { id: 'decide-independence', text: say`Decide whether vectors are linearly independent.` },
    { id: 'find-dependency', text: say`Find a dependency of dependent vectors, and check it.` },
    { id: 'count-independent', text: say`Say how many of some vectors can be independent at most.` },
  ],
  hints: [
    say`Look first: is a vector zero, are two of them parallel, are there more vectors than entries?`,
    say`Write the vectors as columns, not as rows, if you want to read a dependency off the reduced form.`,
    say`A dependency is checked by adding the vectors up with its factors.`,
  ],
  formulae: [
    {
      id: 'independence-definition',
      name: 'Definition of a dependency',
      expression: equal(
        sum(
          times(indexed('c', 1), indexed('v', 1)),
          times(indexed('c', 2), indexed('v', 2)),
          times(indexed('c', 3), indexed('v', 3)),
        ),
        shown([0], [0], [0]),
      ),
      description: say`Multiples of the vectors add up to the zero vector, and not all factors are zero: then the vectors are dependent. If only zeros do this, they are independent. Any number of vectors is treated alike.`,
      conditions: [say`Not all of ${indexed('c', 1)}, ${indexed('c', 2)} and ${indexed('c', 3)} are zero.`],
      variables: [
        factorNamed('c_1', 'the first factor'),
        factorNamed('c_2', 'the second factor'),
        { name: 'c_3', meaning: say`the third factor`, domain: numberDomain('nonzero') },
        spaceVector('v_1', 'the first vector'),
        spaceVector('v_2', 'the second vector'),
        { name: 'v_3', meaning: say`the third vector`, domain: valueDomain(THIRD) },
      ],
      formulaType: 'definition',
    },
    {
      id: 'independence-system',
      name: 'With the vectors as columns',
      expression: equal(times(A, c), shown([0], [0], [0])),
      description: say`The factors of a dependency solve the homogeneous system whose columns are the vectors.`,
      conditions: [
        say`The columns of ${A} are the vectors, and ${c} is a column with their factors, not all of them zero.`,
      ],
      variables: [
        {
          name: 'A',
          meaning: say`the matrix of the vectors`,
          domain: valueDomain(sum(times(dotted(c, c), IDENTITY), negative(times(c, transposed(c))))),
        },
        { name: 'c', meaning: say`the factors`, domain: matrixDomain(3, 1, 'nonzero') },
      ],
      formulaType: 'property',
    },
    {
      id: 'independence-multiple',
      name: 'Two dependent vectors',
      expression: equal(W, times(K, V)),
      description: say`Of two dependent vectors one is a multiple of the other.`,
      conditions: [say`The second vector is this multiple of the first.`],
      variables: [
        { name: 'k', meaning: say`a number`, domain: numberDomain() },
        vector,
        {
          name: 'w',
          meaning: say`the multiple of the vector`,
          domain: valueDomain(sum(times(K, V), times(count(0), V))),
        },
      ],
      formulaType: 'property',
    },
    {
      id: 'independence-plane',
      name: 'Two vectors of the plane',
      expression: equal(
        determinantOf(
          grid([
            [Q, R],
            [S, T],
          ]),
        ),
        sum(times(Q, T), negative(times(R, S))),
      ),
      description: say`The columns are independent exactly when this number is not zero.`,
      conditions: [],
      variables: ['q', 'r', 's', 'z'].map((name) => ({
        name,
        meaning: say`an entry of one of the vectors`,
        domain: numberDomain(),
      })),
      formulaType: 'rule',
    },
    {
      id: 'independence-full-rank',
      name: 'Full rank',
      expression: equal(apply('rank', A), N),
      description: say`Independent vectors give every column a pivot.`,
      conditions: [say`The ${N} columns of ${A} are independent.`],
      variables: [
        {
          name: 'A',
          meaning: say`the matrix of independent vectors`,
          domain: matrixDomain('n', 'n', 'invertible'),
        },
        { name: 'n', meaning: say`how many vectors there are`, domain: sizeDomain },
      ],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'independence-sensors',
      title: 'Sensors that tell nothing new',
      industry: 'measurement',
      description: say`Where the readings of one sensor follow from those of two others, it can be saved, or used to find faults.`,
    },
    {
      id: 'independence-regression',
      title: 'Explaining quantities in statistics',
      industry: 'statistics',
      description: say`A regression needs independent columns: with weight in kilograms and in pounds side by side its coefficients are not determined.`,
    },
    {
      id: 'independence-circuits',
      title: 'Loops of a circuit',
      industry: 'electrical engineering',
      description: say`Only independent loops give equations for the currents; the equation of a loop around two others is their sum.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'independence-colours',
      title: 'Mixing paint',
      industry: 'printing',
      description: say`Three paints hold red and blue pigment in the amounts ${shown([1], [2])}, ${shown([3], [1])} and ${shown([5], [5])}. The third is a mixture of the others: ${equal(sum(times(count(2), shown([1], [2])), shown([3], [1])), shown([5], [5]))}. It need not be kept.`,
    },
    {
      id: 'independence-cranes',
      title: 'A crane on two rails',
      industry: 'engineering',
      description: say`Its motors move the hook, in metres, along ${shown([1], [0])} and along ${shown([1], [1])}. The directions are independent, so both together reach every point of the hall, such as ${equal(sum(shown([1], [0]), times(count(2), shown([1], [1]))), shown([3], [2]))}.`,
    },
  ],
  misconceptions: [
    {
      id: 'independence-pairs',
      category: 'concept',
      misconception: say`If no two vectors are parallel, all of them are independent.`,
      correct: say`Three vectors can lie in one plane without any two on one line.`,
      whyWrong: say`Comparing pairs settles the question for two vectors only. With three or more, one of them may be a sum of the others.`,
      example: {
        given: [equal(A, shown([1, 0, 1], [0, 1, 1], [0, 0, 0]))],
        incorrect: equal(apply('rank', A), count(3)),
        correct: equal(apply('rank', A), count(2)),
      },
    },
    {
      id: 'independence-zero-factors',
      category: 'concept',
      misconception: say`Zeros as factors give the zero vector, so the two columns are dependent and the rank is ${1}.`,
      correct: say`A dependency needs a factor that is not zero. Here only zeros give the zero vector, so both columns have a pivot.`,
      whyWrong: say`With zeros alone every list of vectors gives zero, which says nothing about them.`,
      example: {
        given: [equal(A, shown([1, 2], [0, 1]))],
        incorrect: equal(apply('rank', A), count(1)),
        correct: equal(apply('rank', A), count(2)),
      },
    },
    {
      id: 'independence-sign',
      category: 'sign',
      misconception: say`From the third vector as a sum of the first two I read the factors one, one and one.`,
      correct: say`When the third vector goes to the other side, its factor gets a minus.`,
      whyWrong: say`The equation must end with the zero vector, and a vector that changes sides changes its sign.`,
      example: {
        given: [equal(V, shown([1], [2])), equal(W, shown([3], [1]))],
        incorrect: equal(sum(V, W, shown([4], [3])), shown([0], [0])),
        correct: equal(sum(V, W, negative(shown([4], [3]))), shown([0], [0])),
      },
    },
  ],
  learningPathways: [
    BASES_PAGES.spanVideo,
    BASES_PAGES.independence,
    BASES_PAGES.independenceAustin,
    BASES_PAGES.independenceEncyclopaedia,
  ],
  nextTopics: [
    say`Independent vectors that span a space are a basis of it, and give its vectors coordinates.`,
    say`Eigenvectors to different eigenvalues are always independent.`,
  ],
};
