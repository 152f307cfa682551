// What is worth knowing about the null space and the left null space.

import { apply, count, equal, type Expression, grid, negative, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, matrixDomain, numberDomain, sizeDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { shown, times, transposed, dotted } from '../../../learning/notation.ts';
import { SUBSPACE_PAGES } from '../../../learning/pathway-subspaces.ts';

const [A, E, M, N] = ['A', 'E', 'm', 'n'].map(symbol);
const [p, q, u, v, x] = ['p', 'q', 'u', 'v', 'x'].map(symbol);

const kernel = (of: Expression): Expression => apply('Null', of);
const rank = (of: Expression): Expression => apply('rank', of);
const dim = (of: Expression): Expression => apply('dim', of);
const span = (...of: readonly Expression[]): Expression => apply('span', ...of);
const column = (...entries: readonly number[]): Expression => shown(...entries.map((entry) => [entry]));

const IDENTITY = shown([1, 0, 0], [0, 1, 0], [0, 0, 1]);

const NULLED = {
  name: 'A',
  meaning: say`a matrix`,
  domain: valueDomain(sum(times(dotted(v, v), IDENTITY), negative(times(v, transposed(v))))),
};
const anyMatrix = { name: 'A', meaning: say`a matrix of any shape`, domain: matrixDomain('m', 'n') };
const sizes = [
  { name: 'm', meaning: say`its number of rows`, domain: sizeDomain },
  { name: 'n', meaning: say`its number of columns`, domain: sizeDomain },
];

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`The null space of a matrix holds the vectors that it takes to zero: the solutions of the homogeneous system. The left null space does the same from the other side, with rows. A basis has a vector for each free unknown, and every solution is a combination of these vectors.`,
  prerequisites: [
    say`Reduced row echelon form, and how the solutions of a system are read off from it.`,
    say`Products of a matrix and a vector, as combinations of columns.`,
  ],
  intuition: [
    say`The sun casts shadows on the floor. A stick that points along the rays has only a point as its shadow: such directions are the null space of the map.`,
    say`Each vector of the null space is a relation between the columns: a recipe by which they cancel.`,
    say`In the left null space are the relations between the rows. Such a relation is a test that every right-hand side must pass to be within reach.`,
  ],
  concepts: [
    say`The zero vector is always a solution. If every column has a pivot, it is the only one.`,
    say`Sums and multiples of solutions are solutions, so the solutions form a space: a point, a line, a plane through the origin, or more.`,
    say`A free unknown is set to one and the other free ones to zero: this gives the vector of the basis that belongs to it.`,
    say`Two solutions of a system with any right-hand side differ by a vector of the null space.`,
    say`The null space is perpendicular to the row space, and the left null space to the column space.`,
  ],
  keyTerms: [
    { term: 'null space', meaning: say`All vectors that a matrix takes to zero; also called the kernel.` },
    {
      term: 'left null space',
      meaning: say`All rows that give zero when they multiply the matrix from the left, written as vectors.`,
    },
    { term: 'homogeneous system', meaning: say`A linear system whose right-hand sides are all zero.` },
    { term: 'free unknown', meaning: say`An unknown whose column has no pivot: it may have any value.` },
    { term: 'parameter', meaning: say`A letter for the value of a free unknown, with which the others are written.` },
  ],
  objectives: [
    { id: 'find-null-space', text: say`Find a basis of the null space, or of the left null space, of a matrix.` },
    {
      id: 'test-a-vector',
      text: say`Test whether a vector lies in such a space, and make vectors and matrices that pass the test.`,
    },
    {
      id: 'count-free-unknowns',
      text: say`Say the dimension of such a space from the shape and the rank of the matrix.`,
    },
    {
      id: 'read-a-dependency',
      text: say`Read from a vector of such a space how a column, or a row, is made of the others.`,
    },
  ],
  hints: [
    say`Change the sign when a term goes to the other side: where the form has a two, the vector has its opposite.`,
    say`Count the free unknowns first. The basis must have as many vectors, each with as many entries as there are unknowns.`,
    say`A vector with fractions may be multiplied by their common denominator: it spans the same line.`,
  ],
  formulae: [
    {
      id: 'null-space-definition',
      name: 'A vector of the null space',
      expression: equal(times(A, v), shown([0], [0], [0])),
      description: say`The null space consists of all vectors ${v} with this property: the solutions of the homogeneous system.`,
      conditions: [say`${v} is in the null space of ${A}; here ${A} has three rows.`],
      variables: [NULLED, { name: 'v', meaning: say`a vector of its null space`, domain: matrixDomain(3, 1) }],
      formulaType: 'definition',
    },
    {
      id: 'null-space-and-solutions',
      name: 'Solutions of one system',
      expression: equal(times(A, sum(times(u, x), v)), times(u, times(A, x))),
      description: say`A vector of the null space may be added to a solution, or to a multiple of it: the right side does not change.`,
      conditions: [say`${v} is in the null space of ${A}; here ${A} has three rows.`],
      variables: [
        NULLED,
        { name: 'v', meaning: say`a vector of its null space`, domain: matrixDomain(3, 1) },
        { name: 'x', meaning: say`any vector`, domain: matrixDomain(3, 1) },
        { name: 'u', meaning: say`a number`, domain: numberDomain() },
      ],
      formulaType: 'property',
    },
    {
      id: 'null-space-dimension',
      name: 'As many vectors as free unknowns',
      expression: equal(dim(kernel(A)), sum(N, negative(rank(A)))),
      description: say`The unknowns that belong to no pivot are free, and each of them has a vector in the basis.`,
      conditions: [say`${A} has ${N} columns.`],
      variables: [anyMatrix, sizes[1]],
      formulaType: 'property',
    },
    {
      id: 'left-null-space-dimension',
      name: 'The dimension on the left',
      expression: equal(dim(kernel(transposed(A))), sum(M, negative(rank(A)))),
      description: say`The left null space is the null space of the transpose, which has the same rank and another number of columns.`,
      conditions: [say`${A} has ${M} rows.`],
      variables: [anyMatrix, sizes[0]],
      formulaType: 'property',
    },
    {
      id: 'null-space-of-one-equation',
      name: 'A plane by its equation',
      expression: equal(
        times(
          grid([[count(1), p, q]]),
          sum(
            times(u, grid([[negative(p)], [count(1)], [count(0)]])),
            times(v, grid([[negative(q)], [count(0)], [count(1)]])),
          ),
        ),
        grid([[count(0)]]),
      ),
      description: say`With a single equation two unknowns are free. Their vectors, with the factors ${u} and ${v}, give all solutions.`,
      conditions: [say`The first coefficient is ${1}; the others may be any numbers.`],
      variables: [
        { name: 'p', meaning: say`the second coefficient`, domain: numberDomain() },
        { name: 'q', meaning: say`the third coefficient`, domain: numberDomain() },
        { name: 'u', meaning: say`the value of the second unknown`, domain: numberDomain() },
        { name: 'v', meaning: say`the value of the third unknown`, domain: numberDomain() },
      ],
      formulaType: 'rule',
    },
    {
      id: 'null-space-in-the-plane',
      name: 'Perpendicular to a row',
      expression: equal(kernel(grid([[p, q]])), span(grid([[negative(q)], [p]]))),
      description: say`The vector with the entries exchanged, and one of them with the opposite sign, is perpendicular to the row.`,
      conditions: [say`${p} and ${q} are not zero.`],
      variables: [
        { name: 'p', meaning: say`the first entry of the row`, domain: numberDomain('nonzero') },
        { name: 'q', meaning: say`the second entry`, domain: numberDomain('nonzero') },
      ],
      formulaType: 'rule',
    },
    {
      id: 'null-space-is-kept',
      name: 'Row operations keep the null space',
      expression: equal(kernel(E), kernel(A)),
      description: say`The equations of the reduced form have the same solutions.`,
      conditions: [say`${E} is the reduced row echelon form of ${A}.`],
      variables: [
        anyMatrix,
        { name: 'E', meaning: say`the reduced form of ${A}`, domain: answerDomain('rref', { a: 'A' }) },
      ],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'null-space-reactions',
      title: 'Balancing reactions',
      industry: 'chemistry',
      description: say`Each atom gives an equation, each substance an unknown. A vector of the null space without fractions is a balanced reaction.`,
    },
    {
      id: 'null-space-mechanisms',
      title: 'Loose frames',
      industry: 'structural engineering',
      description: say`A frame of bars has motions that strain no bar in the null space of its matrix. An engineer wants this space to hold nothing but the motions of the whole.`,
    },
    {
      id: 'null-space-circuits',
      title: 'Loops of a network',
      industry: 'electrical engineering',
      description: say`Currents that flow round in loops gather at no junction: they are the null space of the matrix that says which wire meets which junction. In its left null space is the law that what flows in must flow out.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'null-space-water',
      title: 'Water from its gases',
      industry: 'chemistry',
      description: say`Columns are hydrogen, oxygen and water, rows the atoms: ${equal(
        times(shown([2, 0, -2], [0, 2, -1]), column(2, 1, 2)),
        column(0, 0),
      )}. So ${2} molecules of hydrogen and ${1} of oxygen give ${2} of water.`,
    },
    {
      id: 'null-space-steady-traffic',
      title: 'Cars around a block',
      industry: 'traffic planning',
      description: say`Three one-way streets form a ring, and a row for each corner says what comes in and goes out. The same flow on all of them changes nothing at the corners: ${equal(
        times(shown([1, -1, 0], [0, 1, -1], [-1, 0, 1]), column(300, 300, 300)),
        column(0, 0, 0),
      )}.`,
    },
  ],
  misconceptions: [
    {
      id: 'null-space-wrong-sign',
      category: 'sign',
      misconception: say`The entries of the free column are the entries of the basis vector.`,
      correct: say`They appear with the opposite sign, since they go to the other side of the equation.`,
      whyWrong: say`The numbers are the right ones, and so the vector looks right. Only the product with the matrix shows that they do not cancel.`,
      example: {
        given: [equal(A, shown([1, 0, 2], [0, 1, 3])), equal(v, column(2, 3, 1))],
        incorrect: equal(times(A, v), column(0, 0)),
        correct: equal(times(A, column(-2, -3, 1)), column(0, 0)),
      },
    },
    {
      id: 'null-space-is-empty',
      category: 'definition',
      misconception: say`If only the zero vector is a solution, the null space is empty.`,
      correct: say`It holds the zero vector and has the dimension zero; its basis is what has no vectors.`,
      whyWrong: say`Nothing and the zero vector are easily taken for each other. A space always holds its zero vector.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4]))],
        incorrect: equal(dim(kernel(A)), count(1)),
        correct: equal(dim(kernel(A)), dim(span(column(0, 0))), count(0)),
      },
    },
    {
      id: 'left-is-the-same',
      category: 'generalization',
      misconception: say`The null space and the left null space have the same dimension, as row space and column space have.`,
      correct: say`Each of them makes up for the rank to another number: to that of the columns, or to that of the rows.`,
      whyWrong: say`For square matrices it is true. In any other shape there are more unknowns on one side than on the other.`,
      example: {
        given: [equal(A, shown([1, 0, 2], [0, 1, 3]))],
        incorrect: equal(dim(kernel(transposed(A))), dim(kernel(A))),
        correct: equal(dim(kernel(A)), sum(dim(kernel(transposed(A))), count(1))),
      },
    },
  ],
  learningPathways: [
    SUBSPACE_PAGES.spacesVideo,
    SUBSPACE_PAGES.subspaces,
    SUBSPACE_PAGES.fourSubspaces,
    SUBSPACE_PAGES.kernel,
  ],
  nextTopics: [
    say`Linear systems with any right-hand side: a single solution, and the null space added to it.`,
    say`Eigenvectors: they are the null space of a matrix from whose diagonal a number has been taken.`,
  ],
};
