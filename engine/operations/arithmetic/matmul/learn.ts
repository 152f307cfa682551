// What is worth knowing about the matrix product.

import {
  apply,
  count,
  determinantOf,
  equal,
  type Expression,
  matrixExpression,
  negative,
  power,
  relation,
  series,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixOf } from '../../../exact/matrix.ts';
import { rational } from '../../../exact/rational.ts';
import { answerDomain, indexDomain, matrixDomain, numberDomain, sizeDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { entryOf, fraction, inverse, shown, times, transposed } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';

const [A, B, C, t] = ['A', 'B', 'C', 't'].map(symbol);
const [I, J, K, P] = ['i', 'j', 'k', 'p'].map(symbol);

const tenths = (rows: readonly (readonly number[])[]): Expression =>
  matrixExpression(matrixOf(rows.map((row) => row.map((value) => rational(BigInt(value), 10n)))));

const left = { name: 'A', meaning: say`the left factor`, domain: matrixDomain('m', 'p') };
const right = { name: 'B', meaning: say`the right factor`, domain: matrixDomain('p', 'n') };
const squares = [
  { name: 'A', meaning: say`a square matrix`, domain: matrixDomain('n', 'n') },
  { name: 'B', meaning: say`a square matrix of the same size`, domain: matrixDomain('n', 'n') },
];

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`The product ${times(A, B)} pairs each row of ${A} with each column of ${B}: number by number they are multiplied, and the products are added. It exists if the rows of ${A} are as long as the columns of ${B}. It links tables, such as recipes and prices, and describes linear maps done one after the other.`,
  prerequisites: [
    say`Sums of products, such as the total of a shopping list with prices and amounts.`,
    say`Rows, columns and shapes of matrices, and the index notation ${entryOf('a', I, K)}.`,
    say`Vectors in the plane, drawn as arrows with coordinates.`,
  ],
  intuition: [
    say`A row of ${A} is a recipe, a column of ${B} a list of prices. Their product is what the dish costs. The matrix product does this for all recipes and all price lists at once.`,
    say`A matrix with two rows and two columns moves the points of the plane: it turns, stretches, mirrors or shears them. The product of two such matrices is one matrix that does both moves, that of the right factor first.`,
    say`Roads lead from towns to stations, rails from stations to ports. Counting the ways from a town to a port means: for each station multiply the roads by the rails, and add up the results.`,
    say`Each column of the product is a mixture of the columns of ${A}. The numbers in that column of ${B} are the doses.`,
  ],
  concepts: [
    say`The inner sizes must agree, and the outer sizes remain: ${symbol('m')} by ${P} times ${P} by ${symbol('n')} is ${symbol('m')} by ${symbol('n')}.`,
    say`The order matters. In the other order the product mostly has other entries or another shape, or does not exist at all.`,
    say`Brackets may be moved: ${equal(times(times(A, B), C), times(A, times(B, C)))}. The amount of work can differ widely, the result cannot.`,
    say`The identity matrix of the right size is neutral on either side: ${equal(times(A, symbol('I')), A, times(symbol('I'), A))}.`,
    say`Two matrices without a single zero can have the zero matrix as product. So a square factor that both sides of an equation have in common may be cancelled only if it has an inverse.`,
    say`A row times a column is a number, the dot product; a column times a row is a whole matrix, the outer product.`,
  ],
  keyTerms: [
    {
      term: 'factor',
      meaning: say`One of the matrices that are multiplied; the left and the right one play different parts.`,
    },
    {
      term: 'dot product',
      meaning: say`The sum of the products of two equally long lists, first with first, second with second.`,
    },
    {
      term: 'inner size',
      meaning: say`The number of columns on the left and of rows on the right; it disappears in the product.`,
    },
    { term: 'linear combination', meaning: say`A sum of multiples of vectors, such as the columns of a matrix.` },
    { term: 'outer product', meaning: say`A column times a row: every number of one times every number of the other.` },
    { term: 'commuting matrices', meaning: say`Two square matrices whose product does not depend on their order.` },
    {
      term: 'linear map',
      meaning: say`A rule that turns vectors into vectors and respects sums and multiples; a matrix describes it.`,
    },
  ],
  objectives: [
    {
      id: 'product-entries',
      text: say`Given two matrices, compute their product, or a single entry of it without the others.`,
    },
    { id: 'product-exists', text: say`Decide from two shapes whether a product exists, and state its shape.` },
    {
      id: 'product-by-columns',
      text: say`Compute a product column by column, as combinations of the columns of the left factor.`,
    },
    {
      id: 'no-commuting',
      text: say`Give an example of matrices that do not commute, and one of a zero product without a zero factor.`,
    },
  ],
  hints: [
    say`Write the right factor to the upper right of the left one. Each row and each column then cross at the place where their dot product belongs.`,
    say`Run one finger along the row on the left and another one down the column on the right, at the same pace.`,
    say`For a check, multiply the sum of each column of ${A} by the sum of the row of ${B} with the same number, and add these products: all entries of ${times(A, B)} together have this total.`,
    say`Zeros save work: a zero row on the left or a zero column on the right makes the same row or column of the product zero.`,
  ],
  formulae: [
    {
      id: 'matmul-entries',
      name: 'Definition of the product',
      expression: equal(entryOf('c', I, J), series('k', count(1), P, times(entryOf('a', I, K), entryOf('b', K, J)))),
      description: say`Row ${I} of the left factor and column ${J} of the right factor meet in one dot product.`,
      conditions: [say`${A} has ${P} columns, and ${B} has ${P} rows.`],
      variables: [
        left,
        right,
        { name: 'C', meaning: say`the product`, domain: answerDomain('matmul', { a: 'A', b: 'B' }) },
        { name: 'p', meaning: say`the inner size`, domain: sizeDomain },
        { name: 'i', meaning: say`a row of ${A}`, domain: indexDomain('m') },
        { name: 'j', meaning: say`a column of ${B}`, domain: indexDomain('n') },
      ],
      formulaType: 'definition',
    },
    {
      id: 'matmul-associates',
      name: 'Moving brackets',
      expression: equal(times(times(A, B), C), times(A, times(B, C))),
      description: say`Of three factors in a fixed order, either pair of neighbours may be multiplied first.`,
      conditions: [say`${times(A, B)} and ${times(B, C)} exist.`],
      variables: [left, right, { name: 'C', meaning: say`a third factor`, domain: matrixDomain('n', 'q') }],
      formulaType: 'property',
    },
    {
      id: 'matmul-distributes',
      name: 'A sum on the right',
      expression: equal(times(A, sum(B, C)), sum(times(A, B), times(A, C))),
      description: say`The left factor stays on the left of every summand.`,
      conditions: [say`${B} and ${C} agree in shape, and they have as many rows as ${A} has columns.`],
      variables: [
        left,
        right,
        { name: 'C', meaning: say`a matrix of the shape of ${B}`, domain: matrixDomain('p', 'n') },
      ],
      formulaType: 'property',
    },
    {
      id: 'matmul-distributes-from-the-right',
      name: 'A sum on the left',
      expression: equal(times(sum(A, C), B), sum(times(A, B), times(C, B))),
      description: say`The right factor stays on the right. Since the order matters, this is a rule of its own.`,
      conditions: [say`${A} and ${C} agree in shape, and their rows are as long as the columns of ${B}.`],
      variables: [
        left,
        right,
        { name: 'C', meaning: say`a matrix of the shape of ${A}`, domain: matrixDomain('m', 'p') },
      ],
      formulaType: 'property',
    },
    {
      id: 'matmul-number-factor',
      name: 'A number as factor',
      expression: equal(times(times(t, A), B), times(A, times(t, B)), times(t, times(A, B))),
      description: say`A number may be moved to any place in the product, because it multiplies every term of every sum.`,
      conditions: [say`${t} is a number, and ${times(A, B)} exists.`],
      variables: [{ name: 't', meaning: say`a number`, domain: numberDomain() }, left, right],
      formulaType: 'rule',
    },
    {
      id: 'matmul-transposes',
      name: 'Transpose of a product',
      expression: equal(transposed(times(A, B)), times(transposed(B), transposed(A))),
      description: say`Transposing turns the rows of the left factor into columns, so that factor has to move to the right.`,
      conditions: [say`${times(A, B)} exists.`],
      variables: [left, right],
      formulaType: 'rule',
    },
    {
      id: 'matmul-inverts',
      name: 'Inverse of a product',
      expression: equal(inverse(times(A, B)), times(inverse(B), inverse(A))),
      description: say`What was done last is undone first: shoes come off before socks.`,
      conditions: [say`Both factors are square and invertible.`],
      variables: [
        { name: 'A', meaning: say`an invertible matrix`, domain: matrixDomain('n', 'n', 'invertible') },
        { name: 'B', meaning: say`an invertible matrix of that size`, domain: matrixDomain('n', 'n', 'invertible') },
      ],
      formulaType: 'rule',
    },
    {
      id: 'matmul-determinants',
      name: 'Determinant of a product',
      expression: equal(determinantOf(times(A, B)), times(determinantOf(A), determinantOf(B))),
      description: say`If one map multiplies all areas or volumes by one factor and the next by another, both together multiply them by the product.`,
      conditions: [say`Both factors are square and of one size.`],
      variables: squares,
      formulaType: 'property',
    },
    {
      id: 'matmul-trace',
      name: 'Trace in either order',
      expression: equal(apply('tr', times(A, B)), apply('tr', times(B, A))),
      description: say`The two products may differ in every entry, but their diagonals have the same sum.`,
      conditions: [say`${A} has the shape of ${transposed(B)}, so that both products exist and are square.`],
      variables: [left, { name: 'B', meaning: say`the other factor`, domain: matrixDomain('p', 'm') }],
      formulaType: 'identity',
    },
  ],
  applications: [
    {
      id: 'matmul-robot-arms',
      title: 'Where is the hand of the robot?',
      industry: 'robotics',
      description: say`Every joint of an arm moves all that comes after it. The product of the matrices of the joints, from shoulder to wrist, tells the controller where the gripper is.`,
    },
    {
      id: 'matmul-layers',
      title: 'One layer of a neural network',
      industry: 'machine learning',
      description: say`The columns of one matrix are pictures, the rows of another are the weights of the neurons. One product lets every neuron look at every picture.`,
    },
    {
      id: 'matmul-bill-of-materials',
      title: 'From orders to screws',
      industry: 'manufacturing',
      description: say`One table says how many modules a machine needs, a second one how many parts a module needs. The product of the tables lists the parts for each machine, and a row of orders times this product tells what to buy.`,
    },
    {
      id: 'matmul-page-rank',
      title: 'Ranking pages by their links',
      industry: 'internet search',
      description: say`A column holds the probabilities that a surfer is on each page. The matrix of the links times this column gives the probabilities one click later; after many clicks important pages stand out.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'matmul-shopping',
      title: 'Two shopping lists, two supermarkets',
      industry: 'retail',
      description: say`Two households (rows) need ${equal(
        A,
        shown([6, 3, 2], [4, 0, 5]),
      )} bottles of juice, pizzas and cakes. In two supermarkets (columns) these cost ${equal(
        B,
        shown([2, 3], [4, 3], [7, 6]),
      )} euros. The product compares them: ${equal(
        times(A, B),
        shown([38, 39], [43, 42]),
      )}. The first household saves ${equal(sum(count(39), negative(count(38))), count(1))} euro in the first supermarket, the second one in the other.`,
    },
    {
      id: 'matmul-commuters',
      title: 'City and suburbs after a year',
      industry: 'urban planning',
      description: say`Each year ${fraction(9, 10)} of the people in the city stay there and the others move to the suburbs; of the people in the suburbs ${fraction(8, 10)} stay, and the others move to the city. With ${count(200)} thousand people in the city and ${count(100)} thousand in the suburbs today, next year it will be ${equal(
        times(
          tenths([
            [9, 2],
            [1, 8],
          ]),
          shown([200], [100]),
        ),
        shown([200], [100]),
      )}: the exchange is in balance.`,
    },
    {
      id: 'matmul-two-quarter-turns',
      title: 'Two quarter turns of a picture',
      industry: 'computer graphics',
      description: say`A quarter turn to the left is the matrix ${equal(
        A,
        shown([0, -1], [1, 0]),
      )}. Done twice it is ${equal(
        times(A, A),
        shown([-1, 0], [0, -1]),
      )}, a half turn: the corner with the coordinates ${shown([3], [1])} lands at ${equal(times(A, A, shown([3], [1])), shown([-3], [-1]))}.`,
    },
    {
      id: 'matmul-flights',
      title: 'Flights with one stop',
      industry: 'aviation',
      description: say`From two cities ${equal(
        A,
        shown([2, 1], [0, 3]),
      )} flights a day go to two hubs (columns), and from there ${equal(
        B,
        shown([1, 4], [2, 0]),
      )} go on to two islands. The connections by city and island number ${equal(
        times(A, B),
        shown([4, 8], [6, 0]),
      )}. Nobody gets from the second city to the second island.`,
    },
  ],
  misconceptions: [
    {
      id: 'matmul-entry-by-entry',
      category: 'procedure',
      misconception: say`Matrices are multiplied as they are added: each entry by the entry in the same place.`,
      correct: say`Each entry of the product is a dot product of a row of the left factor and a column of the right one.`,
      whyWrong: say`That rule gives the Hadamard product, which is another operation. It does not describe two maps done one after the other, and it fails where the shapes differ.`,
      example: {
        given: [equal(A, shown([1, 2], [3, 4])), equal(B, shown([5, 6], [7, 8]))],
        incorrect: equal(times(A, B), shown([5, 12], [21, 32])),
        correct: equal(times(A, B), shown([19, 22], [43, 50])),
      },
    },
    {
      id: 'matmul-commutes',
      category: 'order',
      misconception: say`The two factors of a product may be exchanged.`,
      correct: say`For matrices the order counts: the right factor acts first.`,
      whyWrong: say`For numbers it is a law, used so often that it goes unnoticed. But to turn a picture and then mirror it is mostly not the same as to mirror it and then turn it.`,
      example: {
        given: [equal(A, shown([0, 1], [0, 0])), equal(B, shown([0, 0], [1, 0]))],
        incorrect: equal(times(B, A), times(A, B), shown([1, 0], [0, 0])),
        correct: equal(times(B, A), shown([0, 0], [0, 1])),
      },
    },
    {
      id: 'matmul-zero-product',
      category: 'generalization',
      misconception: say`If a product is zero, one of its factors must be zero.`,
      correct: say`Two matrices that are not zero can have the zero matrix as their product.`,
      whyWrong: say`The rule is true of numbers, since every number but zero has a reciprocal. A matrix that is not zero may still send some vectors to zero, and the columns of the right factor may be such vectors.`,
      example: {
        given: [equal(A, shown([1, 1], [2, 2])), equal(B, shown([1, -1], [-1, 1]))],
        incorrect: relation(times(A, B), 'unequal', shown([0, 0], [0, 0])),
        correct: equal(times(A, B), shown([0, 0], [0, 0])),
      },
    },
    {
      id: 'matmul-binomial',
      category: 'generalization',
      misconception: say`The square of a sum is the square of the first matrix, plus twice the product, plus the square of the second.`,
      correct: say`Multiplying out gives two mixed products, one in each order, and they may differ.`,
      whyWrong: say`The binomial formula for numbers joins both mixed terms into one. It may do so only because numbers can be exchanged in a product.`,
      example: {
        given: [equal(A, shown([1, 1], [0, 1])), equal(B, shown([1, 0], [1, 1]))],
        incorrect: equal(
          power(sum(A, B), count(2)),
          sum(power(A, count(2)), times(count(2), A, B), power(B, count(2))),
          shown([6, 4], [4, 4]),
        ),
        correct: equal(
          power(sum(A, B), count(2)),
          sum(power(A, count(2)), times(A, B), times(B, A), power(B, count(2))),
          shown([5, 4], [4, 5]),
        ),
      },
    },
    {
      id: 'matmul-transposes-in-place',
      category: 'order',
      misconception: say`To transpose a product I transpose each factor and leave them where they are.`,
      correct: say`The factors are transposed and change sides.`,
      whyWrong: say`In a sum and in a Hadamard product the operands do stay where they are. But the rows of ${A} become columns, and columns must stand in the right factor to be met by rows.`,
      example: {
        given: [equal(A, shown([1, 2], [0, 1])), equal(B, shown([1, 0], [3, 1]))],
        incorrect: equal(transposed(times(A, B)), times(transposed(A), transposed(B)), shown([1, 3], [2, 7])),
        correct: equal(transposed(times(A, B)), times(transposed(B), transposed(A)), shown([7, 3], [2, 1])),
      },
    },
  ],
  learningPathways: PATHWAYS.matmul,
  nextTopics: [
    say`The inverse matrix undoes a product and solves systems of linear equations.`,
    say`Determinants tell which matrices have an inverse; that of a product is the product of two numbers.`,
    say`Eigenvectors are the vectors that a matrix only stretches; they make its high powers easy.`,
  ],
};
