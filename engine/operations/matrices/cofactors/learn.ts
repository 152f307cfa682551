// What is worth knowing about minors, cofactors and the adjugate.

import {
  apply,
  count,
  determinantOf,
  equal,
  grid,
  negative,
  power,
  product,
  quotient,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, numberDomain, valueDomain, answerDomain, wholeDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { inverse, shown, times, entryOf, transposed } from '../../../learning/notation.ts';
import { OPENSTAX, TEXTBOOK } from '../../../learning/pathway-books.ts';
import { MATH_IS_FUN } from '../../../learning/pathway-pages.ts';
import { WIKIPEDIA } from '../../../learning/pathway-references.ts';

const [A, C, I, a, b, c, d] = ['A', 'C', 'I', 'a', 'b', 'c', 'd'].map(symbol);
const adj = apply('adj', A);
const DETERMINANT = determinantOf(A);
const square = { name: 'A', meaning: say`a square matrix`, domain: matrixDomain('n', 'n') };

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`A minor is the determinant that is left when one row and one column are deleted, and a cofactor is a minor with the sign of its place. The cofactors expand a determinant, and transposed they make the adjugate, from which an inverse can be written down.`,
  prerequisites: [
    say`Determinants with two rows, and by some method those with three.`,
    say`Numbering the places of a matrix by row and column.`,
    say`For the adjugate: transposing, and products of matrices.`,
  ],
  intuition: [
    say`Cover the row and the column of an entry with two strips of paper. The determinant of what you still see is its minor.`,
    say`How much does the determinant change when one entry grows by one? By exactly its cofactor: the cofactor is the sensitivity of the determinant to this entry.`,
    say`With two rows nothing but a single number is left, so the adjugate exchanges two entries and changes the signs of the other two.`,
  ],
  concepts: [
    say`A minor belongs to a place, and the entry that stands there takes no part in it.`,
    say`The sign depends on the place alone: plus in the upper left corner, and from there alternating like the squares of a chessboard.`,
    say`The entries of a row times their own cofactors add up to the determinant; times the cofactors of another row they add up to zero.`,
    say`Both facts together say that a matrix times its adjugate is a multiple of the identity matrix.`,
    say`The adjugate exists for singular matrices, too; only dividing by the determinant is impossible there.`,
  ],
  keyTerms: [
    { term: 'minor', meaning: say`The determinant of the matrix that is left without one row and one column.` },
    { term: 'cofactor', meaning: say`The minor of a place with the sign of this place.` },
    {
      term: 'chessboard of signs',
      meaning: say`Plus where row and column number add up to an even number, minus elsewhere.`,
    },
    { term: 'matrix of cofactors', meaning: say`The matrix ${C} with the cofactor of each place in this place.` },
    {
      term: 'adjugate',
      meaning: say`The transposed matrix of cofactors, ${adj}; some books call it the classical adjoint.`,
    },
    {
      term: 'Laplace expansion',
      meaning: say`A determinant as the sum of the entries of one line times their cofactors.`,
    },
  ],
  objectives: [
    { id: 'find-minor', text: say`Find a minor and its cofactor in a matrix with three or four rows.` },
    { id: 'cofactor-signs', text: say`Give each minor of a matrix the sign of its place.` },
    { id: 'adjugate', text: say`Write down the adjugate of a matrix with two rows, and find that of one with three.` },
    { id: 'expand-by-cofactors', text: say`Use the cofactors of one line to work out a determinant.` },
    {
      id: 'product-with-adjugate',
      text: say`Explain what a matrix times its adjugate is, for regular and for singular matrices.`,
    },
  ],
  hints: [
    say`Write the small determinants down before you work any of them out; a wrong row is seen most easily there.`,
    say`Signs last: collect all minors first, then lay the chessboard over them.`,
    say`For a check multiply ${A} by its adjugate: the determinant must stand in all places of the diagonal and zeros elsewhere.`,
  ],
  formulae: [
    {
      id: 'cofactor-definition',
      name: 'Minor and cofactor',
      expression: equal(entryOf('c'), times(power(negative(count(1)), sum(symbol('i'), symbol('j'))), entryOf('M'))),
      description: say`The cofactor is the minor with the sign of its place: plus where the sum of row and column number is even.`,
      conditions: [
        say`${A} is square with two rows or more; ${entryOf('M')} is the determinant that is left without row ${symbol('i')} and column ${symbol('j')}.`,
      ],
      variables: [
        { name: 'A', meaning: say`a square matrix`, domain: matrixDomain('n', 'n') },
        { name: 'n', meaning: say`the number of its rows`, domain: wholeDomain(2, 4) },
        { name: 'M', meaning: say`the minors`, domain: answerDomain('minors', { a: 'A' }, 'minors') },
        { name: 'C', meaning: say`the cofactors`, domain: answerDomain('cofactors', { a: 'A' }) },
      ],
      formulaType: 'definition',
    },
    {
      id: 'adjugate-definition',
      name: 'The adjugate',
      expression: equal(adj, transposed(C)),
      description: say`The matrix of cofactors, transposed.`,
      conditions: [say`${A} is square with two rows or more.`],
      variables: [
        { name: 'A', meaning: say`a square matrix`, domain: matrixDomain('n', 'n') },
        { name: 'n', meaning: say`the number of its rows`, domain: wholeDomain(2, 4) },
        { name: 'C', meaning: say`the matrix of cofactors`, domain: answerDomain('cofactors', { a: 'A' }) },
      ],
      formulaType: 'definition',
    },
    {
      id: 'adjugate-of-two-rows',
      name: 'Adjugate of two rows',
      expression: equal(
        apply(
          'adj',
          grid([
            [a, b],
            [c, d],
          ]),
        ),
        grid([
          [d, negative(b)],
          [negative(c), a],
        ]),
      ),
      description: say`The diagonal is exchanged, and the other two entries change their signs.`,
      conditions: [],
      variables: [
        { name: 'a', meaning: say`the first entry of the diagonal`, domain: numberDomain() },
        { name: 'b', meaning: say`the entry on the upper right`, domain: numberDomain() },
        { name: 'c', meaning: say`the entry on the lower left`, domain: numberDomain() },
        { name: 'd', meaning: say`the last entry of the diagonal`, domain: numberDomain() },
      ],
      formulaType: 'rule',
    },
    {
      id: 'adjugate-product',
      name: 'A matrix times its adjugate',
      expression: equal(times(A, adj), times(DETERMINANT, I)),
      description: say`The determinant on the diagonal, zeros elsewhere; in the other order the product is the same.`,
      conditions: [say`${A} is square, and ${I} is the identity matrix of its size.`],
      variables: [square, { name: 'I', meaning: say`the identity matrix`, domain: valueDomain(power(A, count(0))) }],
      formulaType: 'identity',
    },
    {
      id: 'inverse-by-adjugate',
      name: 'Inverse by the adjugate',
      expression: equal(inverse(A), product('adjacent', quotient(count(1), DETERMINANT), adj)),
      description: say`Each entry of the adjugate is divided by the determinant.`,
      conditions: [say`The determinant of ${A} is not zero.`],
      variables: [{ name: 'A', meaning: say`a regular matrix`, domain: matrixDomain('n', 'n', 'invertible') }],
      formulaType: 'rule',
    },
    {
      id: 'adjugate-determinant',
      name: 'Determinant of the adjugate',
      expression: equal(determinantOf(adj), power(DETERMINANT, sum(symbol('n'), negative(count(1))))),
      description: say`The product of ${A} and its adjugate has the determinant of ${A} in all n places of its diagonal; one of these factors belongs to ${A} itself.`,
      conditions: [say`${A} has n rows and n columns, two or more.`],
      variables: [
        { name: 'A', meaning: say`a square matrix`, domain: matrixDomain('n', 'n') },
        { name: 'n', meaning: say`the number of its rows`, domain: wholeDomain(2, 4) },
      ],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'cofactors-cramer',
      title: 'One unknown of a large system',
      industry: 'numerical analysis',
      description: say`Cramer's rule gives one unknown as a quotient of two determinants. Its numerator is the right side times the cofactors of one column, so no other unknown has to be found.`,
    },
    {
      id: 'cofactors-graphics',
      title: 'Normals of a deformed surface',
      industry: 'computer graphics',
      description: say`When a model is stretched, its surface normals must be multiplied by the matrix of cofactors and not by the matrix itself; otherwise light falls on it from a wrong side.`,
    },
    {
      id: 'cofactors-spanning-trees',
      title: 'Counting the spanning trees of a network',
      industry: 'network planning',
      description: say`Kirchhoff's theorem: every cofactor of the Laplacian matrix of a network is the number of ways to connect all its nodes without a cycle.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'cofactors-three-towns',
      title: 'Roads between three towns',
      industry: 'road building',
      description: say`Three towns are joined by three roads in a triangle. In the matrix ${shown([2, -1, -1], [-1, 2, -1], [-1, -1, 2])} each town has its number of roads on the diagonal. The cofactor of the first place is ${equal(determinantOf(shown([2, -1], [-1, 2])), count(3))}: three pairs of roads keep all towns connected.`,
    },
    {
      id: 'cofactors-mixing',
      title: 'Two mixtures from two substances',
      industry: 'chemistry',
      description: say`A pack of one mixture takes ${3} grams of one substance and ${2} of another, a pack of a second mixture ${1} and ${4}: these are the columns of ${equal(A, shown([3, 1], [2, 4]))}. With ${10} and ${20} grams the numbers of packs are ${equal(times(quotient(count(1), count(10)), shown([4, -1], [-2, 3]), shown([10], [20])), shown([2], [4]))}: the adjugate, divided by the determinant, times the amounts.`,
    },
  ],
  misconceptions: [
    {
      id: 'cofactor-sign-of-entry',
      category: 'sign',
      misconception: say`The sign of a cofactor is the sign of the entry in its place.`,
      correct: say`It is the sign of the place on the chessboard, whatever entry stands there.`,
      whyWrong: say`The entry is deleted with its row and its column. Its sign enters only later, when the determinant is expanded.`,
      example: {
        given: [equal(A, shown([1, 5], [3, 4]))],
        incorrect: equal(adj, shown([4, 5], [3, 1])),
        correct: equal(adj, shown([4, -5], [-3, 1])),
      },
    },
    {
      id: 'adjugate-without-transposing',
      category: 'procedure',
      misconception: say`The matrix of cofactors is the adjugate.`,
      correct: say`The adjugate is its transpose: the cofactors of a row become a column.`,
      whyWrong: say`For symmetric matrices both are equal, so the slip goes unnoticed in the first examples.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4]))],
        incorrect: equal(adj, shown([4, -3], [-2, 1])),
        correct: equal(adj, shown([4, -2], [-3, 1])),
      },
    },
    {
      id: 'adjugate-needs-inverse',
      category: 'definition',
      misconception: say`A matrix without an inverse has no adjugate.`,
      correct: say`Every square matrix has an adjugate; for a singular one the product of both is zero.`,
      whyWrong: say`The inverse is a quotient, and only the division by the determinant can fail. Minors can always be worked out.`,
      example: {
        given: [equal(A, shown([1, 2], [2, 4]))],
        incorrect: equal(times(A, adj), I),
        correct: equal(times(A, adj), times(shown([1, 2], [2, 4]), shown([4, -2], [-2, 1])), shown([0, 0], [0, 0])),
      },
    },
  ],
  learningPathways: [MATH_IS_FUN.inverse, OPENSTAX.inverses, TEXTBOOK.cofactors, WIKIPEDIA.minor, WIKIPEDIA.adjugate],
  nextTopics: [
    say`The expansion of determinants along the line with most zeros.`,
    say`Cramer's rule for systems of linear equations.`,
    say`The inverse matrix and the quicker ways to it.`,
  ],
};
