// What is worth knowing about coordinates in a basis.

import { equal, sum, symbol, indexed, grid } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, numberDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { inverse, shown, times } from '../../../learning/notation.ts';
import { BASES_PAGES } from '../../../learning/pathway-bases.ts';

const [A, V, W, X, K] = ['A', 'v', 'w', 'x', 'k'].map(symbol);

const basis = {
  name: 'A',
  meaning: say`the matrix whose columns are the vectors of the basis`,
  domain: matrixDomain('n', 'n', 'invertible'),
};
const vector = { name: 'v', meaning: say`a vector of the space`, domain: matrixDomain('n', 1) };

const coordinates = {
  name: 'x',
  meaning: say`the coordinates, written as a column`,
  domain: valueDomain(times(inverse(A), V)),
};

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`The coordinates of a vector in a basis are the factors with which the vectors of the basis add up to it. They are the solution of a system: the vectors of the basis stand in its columns, and the vector is its right side.`,
  prerequisites: [
    say`Systems of linear equations and their augmented matrices.`,
    say`Independent vectors, and what they span.`,
  ],
  intuition: [
    say`Lay a grid of parallelograms over the plane, with the two vectors of the basis as sides. The coordinates count the steps along its lines.`,
    say`The place stays where it is; only its description changes with the basis. An inch is still an inch when it is measured in centimetres.`,
    say`In a town whose streets do not cross at right angles one says: three blocks along this street, then two along that one.`,
  ],
  concepts: [
    say`Each vector of the span has coordinates, and only one set of them.`,
    say`The order of the vectors in the basis is the order of the coordinates.`,
    say`A vector of the basis itself has one coordinate that is one, and zeros otherwise.`,
    say`A plane in space has bases of two vectors, so its vectors have two coordinates although they have three entries.`,
    say`A vector outside of the span has no coordinates at all.`,
  ],
  keyTerms: [
    { term: 'basis', meaning: say`Independent vectors that span a space.` },
    { term: 'coordinates', meaning: say`The factors that make a vector of those of a basis.` },
    { term: 'standard basis', meaning: say`The columns of the identity matrix; coordinates in it are the entries.` },
    { term: 'dimension', meaning: say`The number of vectors in a basis, the same for all bases of a space.` },
    { term: 'augmented matrix', meaning: say`The coefficients of a system with its right side behind a bar.` },
  ],
  objectives: [
    { id: 'find-coordinates', text: say`Find the coordinates of a vector in a basis.` },
    { id: 'vector-from-coordinates', text: say`Find the vector that has given coordinates.` },
    { id: 'in-the-span', text: say`Decide whether a vector is in the span of a basis.` },
  ],
  hints: [
    say`Write the vectors of the basis as columns, and the vector behind a bar.`,
    say`Add up the vectors of the basis with your factors: the vector must come back.`,
    say`A row with zeros left of the bar alone shows that the vector is not in the span.`,
  ],
  formulae: [
    {
      id: 'coordinates-combination',
      name: 'Definition of coordinates',
      expression: equal(V, sum(times(indexed('x', 1), indexed('b', 1)), times(indexed('x', 2), indexed('b', 2)))),
      description: say`The coordinates are the factors with which the vectors of the basis add up to the vector. A basis of more vectors has as many terms.`,
      conditions: [say`${indexed('b', 1)} and ${indexed('b', 2)} are a basis of the plane.`],
      variables: [
        { name: 'v', meaning: say`a vector of the plane`, domain: matrixDomain(2, 1) },
        { name: 'b_1', meaning: say`the first vector of the basis`, domain: matrixDomain(2, 1, 'positive') },
        {
          name: 'b_2',
          meaning: say`the second vector of the basis`,
          domain: valueDomain(times(shown([0, -1], [1, 0]), indexed('b', 1))),
        },
        {
          name: 'x',
          meaning: say`the coordinates`,
          domain: valueDomain(times(inverse(grid([[indexed('b', 1), indexed('b', 2)]])), V)),
        },
      ],
      formulaType: 'definition',
    },
    {
      id: 'coordinates-definition',
      name: 'As a system of equations',
      expression: equal(times(A, X), V),
      description: say`The vectors of the basis are the columns, the coordinates the unknowns, and the vector the right side.`,
      conditions: [say`The columns of ${A} are a basis.`],
      variables: [basis, vector, coordinates],
      formulaType: 'rule',
    },
    {
      id: 'coordinates-sum',
      name: 'Coordinates of a sum',
      expression: equal(times(inverse(A), sum(V, W)), sum(times(inverse(A), V), times(inverse(A), W))),
      description: say`Vectors are added by adding their coordinates.`,
      conditions: [say`The columns of ${A} are a basis.`],
      variables: [basis, vector, { name: 'w', meaning: say`another vector`, domain: matrixDomain('n', 1) }],
      formulaType: 'property',
    },
    {
      id: 'coordinates-multiple',
      name: 'Coordinates of a multiple',
      expression: equal(times(inverse(A), K, V), times(K, inverse(A), V)),
      description: say`A multiple of the vector has the same multiple of each coordinate.`,
      conditions: [say`The columns of ${A} are a basis.`],
      variables: [basis, vector, { name: 'k', meaning: say`a number`, domain: numberDomain() }],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'coordinates-crystals',
      title: 'Places in a crystal',
      industry: 'materials science',
      description: say`Atoms are placed by coordinates along the edges of the crystal's cell, which are seldom at right angles.`,
    },
    {
      id: 'coordinates-colours',
      title: 'Colours of a screen',
      industry: 'display technology',
      description: say`A colour is a combination of the lights of a screen. Its coordinates say how bright each of them must shine.`,
    },
    {
      id: 'coordinates-robots',
      title: 'The view of a robot',
      industry: 'robotics',
      description: say`A robot sees a cup in the directions of its own arm, and these are another basis than the walls of the room.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'coordinates-streets',
      title: 'Streets that do not cross at right angles',
      industry: 'town planning',
      description: say`One street leads ${shown([2], [1])} hundred metres a block, the other ${shown([1], [1])}. The station at ${shown([8], [5])} is ${3} blocks along the first street and ${2} along the second: ${equal(times(shown([2, 1], [1, 1]), shown([3], [2])), shown([8], [5]))}.`,
    },
    {
      id: 'coordinates-alloys',
      title: 'Two alloys',
      industry: 'metallurgy',
      description: say`A bar of one alloy holds ${shown([3], [1])} kilograms of copper and tin, a bar of the other one ${shown([1], [2])}. For ${shown([9], [8])} kilograms one melts ${2} bars of the first and ${3} of the second: ${equal(times(shown([3, 1], [1, 2]), shown([2], [3])), shown([9], [8]))}.`,
    },
  ],
  misconceptions: [
    {
      id: 'coordinates-are-entries',
      category: 'concept',
      misconception: say`The coordinates of a vector are its entries, whatever the basis is.`,
      correct: say`The entries are its coordinates in the standard basis only.`,
      whyWrong: say`Entries count steps along the axes. In another basis the steps are along other vectors, and other numbers lead to the same tip.`,
      example: {
        given: [equal(A, shown([2, 1], [1, 1])), equal(V, shown([4], [3]))],
        incorrect: equal(times(A, shown([4], [3])), V),
        correct: equal(times(A, shown([1], [2])), V),
      },
    },
    {
      id: 'coordinates-rows',
      category: 'procedure',
      misconception: say`I write the vectors of the basis as the rows of the system.`,
      correct: say`They are its columns: each row belongs to one entry of all vectors.`,
      whyWrong: say`The vectors stand in the task as lists and look like rows. But an unknown multiplies a whole vector, and an unknown has a column.`,
      example: {
        given: [equal(A, shown([1, 1], [2, 3])), equal(V, shown([3], [8]))],
        incorrect: equal(times(A, shown([-1], [3])), V),
        correct: equal(times(A, shown([1], [2])), V),
      },
    },
    {
      id: 'coordinates-order',
      category: 'order',
      misconception: say`The order of the coordinates does not matter.`,
      correct: say`Each belongs to the vector of the basis in its place.`,
      whyWrong: say`A sum may be written in any order, but a list of factors says by its order which factor goes with which vector.`,
      example: {
        given: [equal(A, shown([1, 0], [1, 1])), equal(V, shown([2], [5]))],
        incorrect: equal(times(A, shown([3], [2])), V),
        correct: equal(times(A, shown([2], [3])), V),
      },
    },
  ],
  learningPathways: [
    BASES_PAGES.spanVideo,
    BASES_PAGES.coordinates,
    BASES_PAGES.coordinatesAustin,
    BASES_PAGES.basisEncyclopaedia,
  ],
  nextTopics: [
    say`A change of basis turns coordinates in one basis into those in another, all at once by a matrix.`,
    say`In a basis of eigenvectors a matrix becomes diagonal.`,
  ],
};
