// Harder questions about eigenvalues: of a polynomial in a matrix, with unknown entries, from trace and determinant, of sums of eigenvectors.

import {
  added,
  apply,
  count,
  equal,
  type Expression,
  grid,
  list,
  negative,
  power,
  product,
  quotient,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { entriesOf, integerMatrix, rowsOf } from '../../../exact/matrix.ts';
import { integer, isZero } from '../../../exact/rational.ts';
import {
  because,
  chosen,
  exampleExpected,
  listExpected,
  numberExpected,
  option,
  reasoned,
} from '../../../exercises/questions.ts';
import { columnShown, determinantWorking, dotWorking, solvedFor, termOf } from '../../../exercises/worked.ts';
import { drawDistinct, drawInteger, drawNonzero, drawUntil, type Rows } from '../../../learning/drawing.ts';
import { dotted, shown, times } from '../../../learning/notation.ts';
import type { DrawnQuestion, Property } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, I, K, L, V, W, X, Y] = ['A', 'I', 'k', 'λ', 'v', 'w', 'x', 'y'].map(symbol);

/** The eigenvalues of a square plus a multiple of the identity, read off a triangle. */
export function ofPolynomial(random: Random): DrawnQuestion {
  const diagonal = drawDistinct(random, 3, { from: -4, to: 5 });
  const c = drawNonzero(random, 6);
  const isUpper = random.chance(50);
  const rows = diagonal.map((value, i) =>
    diagonal.map((_, j) => (i === j ? value : j > i === isUpper ? drawNonzero(random, 5) : 0)),
  );
  const values = diagonal.map((value) => value * value + c);
  const polynomial = sum(power(A, count(2)), termOf(c, I));
  return {
    prompt: say`Which are the eigenvalues of ${polynomial}, each as often as its multiplicity, for ${equal(A, shown(...rows))} and the identity matrix ${I}? The matrix ${power(A, count(2))} need not be worked out.`,
    hints: [
      say`Read the eigenvalues of ${A} itself off: where are its zeros?`,
      say`What does ${polynomial} make of an eigenvector of ${A} with the eigenvalue ${diagonal[0]}?`,
    ],
    expected: listExpected(values, 'equal-up-to-order'),
    solution: [
      say`${claim(say`${A} is triangular`, holds(isUpper ? 'upperTriangular' : 'lowerTriangular', A))}, so its eigenvalues are ${list(diagonal.map(count), 'none')}.`,
      say`Where ${A} multiplies a vector by ${L}, ${power(A, count(2))} multiplies it by ${power(L, count(2))}, and ${polynomial} by ${sum(power(L, count(2)), count(c))}.`,
      say`So the eigenvalues are ${list(
        diagonal.map((value, i) => equal(sum(power(count(value), count(2)), count(c)), count(values[i]))),
        'none',
      )}.`,
    ],
    names: { A: integerMatrix(rows) },
  };
}

/** The greater number in both places of the diagonal that makes another number an eigenvalue. */
export function onBothPlaces(random: Random): DrawnQuestion {
  const value = drawInteger(random, { from: -3, to: 4 });
  const [p, q] = [random.integer(1, 3), random.integer(1, 3)];
  const sign = random.pick([-1, 1]);
  const [b, c, root] = [sign * p * p * q, sign * q, p * q];
  const k = value + root;
  const matrix = grid([
    [K, count(b)],
    [count(c), K],
  ]);
  return {
    prompt: say`For two numbers ${K} the matrix ${matrix} has the eigenvalue ${value}. Which is the greater one?`,
    hints: [
      say`Take ${value} from both entries of the diagonal. What must be true of the determinant?`,
      say`The square of ${sum(K, count(-value))} must be ${equal(dotted(count(b), count(c)), count(b * c))}. Which two numbers have this square?`,
    ],
    expected: numberExpected(k),
    solution: [
      say`With ${value} taken from the diagonal, the determinant must be zero: ${equal(power(sum(K, count(-value)), count(2)), dotted(count(b), count(c)), count(b * c))}.`,
      say`So ${sum(K, count(-value))} is ${root} or ${-root}. The greater number is ${equal(K, value === 0 ? count(root) : sum(count(root), count(value)), count(k))}.`,
    ],
    names: { k: integer(k) },
  };
}

/** Two eigenvalues from the third, the trace and the determinant. */
export function twoOfThree(random: Random): DrawnQuestion {
  const [known, one, other] = drawDistinct(random, 3, { from: -5, to: 6, without: [0] });
  const [trace, determinant] = [known + one + other, known * one * other];
  const [total, product_] = [one + other, one * other];
  const diagonal = [known, one, other].map((value, i) => [0, 1, 2].map((j) => (i === j ? value : 0)));
  return {
    prompt: say`A matrix with three rows has the trace ${trace} and the determinant ${determinant}. One of its eigenvalues is ${known}. Which are the other two?`,
    hints: [
      say`All three eigenvalues add up to ${trace}, and their product is ${determinant}. What is left for the other two?`,
      say`Which two numbers have that sum and that product? Try the divisors of the product.`,
    ],
    expected: listExpected([one, other], 'equal-up-to-order'),
    solution: [
      say`The sum of the other two is ${equal(sum(count(trace), negative(count(known))), count(total))}, and their product ${equal(quotient(count(determinant), count(known)), count(product_))}.`,
      say`Two numbers with this sum and this product are the roots of ${equal(added([power(L, count(2)), ...(total === 0 ? [] : [termOf(-total, L)]), count(product_)]), product('adjacent', sum(L, count(-one)), sum(L, count(-other))))}: ${list([count(one), count(other)], 'none')}.`,
    ],
    // An equality of polynomials is tried at a number that is no root.
    names: { A: integerMatrix(diagonal), λ: { kind: 'rational', numerator: 7n, denominator: 3n } },
  };
}

/** An entry that makes a vector an eigenvector: the other row tells the eigenvalue first. */
export function entryForVector(random: Random): DrawnQuestion {
  const { a, vector, value } = drawUntil(
    () => {
      const entries = [drawNonzero(random, 3), drawNonzero(random, 3)];
      const drawn = drawInteger(random, { from: -5, to: 6 });
      const [b, c] = [drawNonzero(random, 4), drawNonzero(random, 4)];
      const [x, y] = entries;
      return {
        a: [
          [drawn - (b * y) / x, b],
          [c, drawn - (c * x) / y],
        ],
        vector: entries,
        value: drawn,
      };
    },
    ({ a: rows, vector: [x, y] }) =>
      rows.flat().every((entry) => Number.isInteger(entry) && Math.abs(entry) <= 12) && Math.abs(x) !== Math.abs(y),
  );
  const k = a[1][1];
  const [x, y] = vector;
  return {
    prompt: say`The vector ${columnShown(vector)} is an eigenvector of ${equal(A, grid([a[0].map(count), [count(a[1][0]), K]]))}. Find ${K}.`,
    hints: [
      say`The first row of ${A} has no ${K} in it. What does it make of the vector, and which eigenvalue does that tell?`,
      say`The second row times the vector must be the same multiple of ${y}. Write this as an equation for ${K}.`,
    ],
    expected: numberExpected(k),
    solution: [
      say`The first row gives ${equal(dotWorking(a[0], vector), count(value * x))}, which is ${equal(quotient(count(value * x), count(x)), count(value))} times the first entry. So the eigenvalue is ${value}.`,
      say`The second row must give ${equal(sum(dotted(count(a[1][0]), count(x)), termOf(y, K)), dotted(count(value), count(y)), count(value * y))}. So ${solvedFor(K, { slope: y, rest: a[1][0] * x }, value * y)}.`,
    ],
    names: { A: integerMatrix(a), k: integer(k) },
  };
}

/** Which combination of two eigenvectors is one. */
export function ofSums(random: Random): DrawnQuestion {
  const [first, second] = drawDistinct(random, 2, { from: -5, to: 6, without: [0] });
  const c = random.pick([-3, -2, 2, 3]);
  const a = [
    [first, 0],
    [0, second],
  ];
  const isEigenvector = (vector: Expression): Expression => holds('singular', grid([[times(A, vector), vector]]));
  const isMultiple = random.chance(50);
  const multiple = termOf(c, isMultiple ? V : W);
  const right = reasoned(say`${multiple}.`, say`${multiple}: a multiple of an eigenvector.`, isEigenvector(multiple));
  const wrong = [sum(V, W), sum(V, negative(W))].map((vector) => option(say`${vector}.`, isEigenvector(vector)));
  const value = isMultiple ? first : second;
  return {
    prompt: say`A matrix ${A} has the eigenvector ${V} with the eigenvalue ${first} and the eigenvector ${W} with the eigenvalue ${second}. Which of these vectors is an eigenvector of ${A}, too?`,
    hints: [
      say`What does ${A} make of ${sum(V, W)}? Multiply ${V} and ${W} each by its own eigenvalue.`,
      say`An eigenvector comes out as one multiple of itself. Where do the two factors ${first} and ${second} spoil that?`,
    ],
    expected: chosen(random, right, ...wrong),
    solution: [
      say`The sum becomes ${equal(times(A, sum(V, W)), sum(termOf(first, V), termOf(second, W)))}, and the difference ${equal(times(A, sum(V, negative(W))), sum(termOf(first, V), termOf(-second, W)))}. Neither is a multiple of the vector, since ${first} and ${second} differ.`,
      say`But ${equal(times(A, multiple), dotted(count(value), multiple))}.`,
      because(right),
    ],
    names: { A: integerMatrix(a), v: integerMatrix([[1], [0]]), w: integerMatrix([[0], [1]]) },
  };
}

/** Rows with an eigenvalue twice, whose eigenspace has the dimension 2 where two rows fit to each other. */
function drawTwice(
  random: Random,
  fits: boolean,
): { readonly rows: Rows; readonly value: number; readonly other: number } {
  const [value, other] = drawDistinct(random, 2, { from: -4, to: 5, without: [0] });
  const [a, factor] = [drawNonzero(random, 3), random.pick([-2, -1, 2, 3])];
  const k = factor * (other - value);
  return {
    rows: [
      [value, 0, 0],
      [a, other, 0],
      [factor * a, fits ? k : k + random.pick([-1, 1]), value],
    ],
    value,
    other,
  };
}

const shiftedBy = (value: number): Expression =>
  sum(A, negative(product('dot', count(value), shown([1, 0, 0], [0, 1, 0], [0, 0, 1]))));

/** For which entry an eigenspace has the dimension 2. */
export function entryForDimension(random: Random): DrawnQuestion {
  const { rows, value, other } = drawTwice(random, true);
  const [, [a], [b, k]] = rows;
  const written = grid(rows.map((row, i) => row.map((entry, j) => (i === 2 && j === 1 ? K : count(entry)))));
  return {
    prompt: say`For which number ${K} has the eigenspace of ${equal(A, written)} for the eigenvalue ${claim(say`${value}`, holds('singular', shiftedBy(value)))} the dimension ${2}?`,
    hints: [
      say`Take ${value} from the diagonal. How many of the rows that are left may be independent, so that two unknowns are free?`,
      say`Compare the first entries of rows ${2} and ${3}, ${a} and ${b}: which multiple is one row of the other?`,
    ],
    expected: numberExpected(k),
    solution: [
      say`With ${value} taken from the diagonal, the rows ${2} and ${3} are ${shown([a, other - value, 0])} and ${grid([[count(b), K, count(0)]])}, and the first row is zero.`,
      say`Two unknowns are free where the last row is a multiple of the one above. By the first entries it is ${equal(quotient(count(b), count(a)), count(b / a))} times this row, so ${equal(K, dotted(count(b / a), count(other - value)), count(k))}.`,
    ],
    names: { A: integerMatrix(rows), k: integer(k) },
  };
}

/** Whether a triangle with a repeated eigenvalue is diagonalisable, where the rows have to be compared. */
export function repeatedInTriangle(random: Random): DrawnQuestion {
  const fits = random.chance(50);
  const { rows, value, other } = drawTwice(random, fits);
  const nullity = apply('nullity', shiftedBy(value));
  const two = option(say`Yes: the eigenspace for ${value} has the dimension ${2}.`, equal(nullity, count(2)));
  const one = option(say`No: the eigenspace for ${value} has only the dimension ${1}.`, equal(nullity, count(1)));
  const three = option(say`No: an eigenvalue is repeated, and that is enough.`, equal(nullity, count(3)));
  const [right, wrong] = fits ? [two, one] : [one, two];
  const [, [a], [b, k]] = rows;
  return {
    prompt: say`Is ${equal(A, shown(...rows))} diagonalisable?`,
    hints: [
      say`Read the eigenvalues off the diagonal. For ${value}, which comes twice, two independent eigenvectors are needed.`,
      say`Take ${value} from the diagonal: are the rows ${2} and ${3} that are left multiples of each other?`,
    ],
    expected: chosen(random, right, wrong, three),
    solution: [
      say`With ${value} taken from the diagonal, the rows ${2} and ${3} are ${shown([a, other - value, 0])} and ${shown([b, k, 0])}, and the first row is zero.`,
      say`By the first entries the last row would be ${b / a} times the one above, with ${equal(dotted(count(b / a), count(other - value)), count((b / a) * (other - value)))} in column ${2}; there stands ${k}. So ${fits ? 'one row counts, and two unknowns are free' : 'both rows count, and one unknown is free'}.`,
      because(right),
    ],
    names: { A: integerMatrix(rows) },
  };
}

/** A matrix without a zero that has two eigenvalues. */
export function withoutZeros(random: Random): DrawnQuestion {
  const [one, other] = drawUntil(
    () => drawDistinct(random, 2, { from: -4, to: 6, without: [0] }),
    ([p, q]) => p !== -1 && q !== 1 && q - p !== 1,
  );
  const [total, value] = [one + other, one * other];
  const beside = other - one - 1;
  const found = [
    [one + 1, 1],
    [beside, other - 1],
  ];
  const hasValue = (eigenvalue: number): Property => ({
    text: say`${eigenvalue} is an eigenvalue.`,
    fact: holds('singular', sum(A, negative(product('dot', count(eigenvalue), shown([1, 0], [0, 1]))))),
    holds: ([given]) => {
      if (given.rows !== 2 || given.columns !== 2) return false;
      const [[a, b], [c, d]] = rowsOf(given).map((row) => row.map((x) => ({ n: x.numerator, d: x.denominator })));
      const shift = BigInt(eigenvalue);
      return (a.n - shift * a.d) * (d.n - shift * d.d) * b.d * c.d === b.n * c.n * a.d * d.d;
    },
  });
  const isFull: Property = {
    text: say`No entry is zero.`,
    fact: equal(measure('zeroCount', A), count(0)),
    holds: ([given]) => !entriesOf(given).some(isZero),
  };
  return {
    prompt: say`Give a matrix ${A} with two rows and two columns that has no entry 0 and the eigenvalues ${one} and ${other}.`,
    hints: [
      say`Which trace and which determinant must the matrix have, when its eigenvalues are ${one} and ${other}?`,
      say`Choose two numbers other than the eigenvalues on the diagonal, with the right sum. Which product is left for the other two entries?`,
    ],
    expected: exampleExpected({ A: found }, isFull, hasValue(one), hasValue(other)),
    solution: [
      say`The trace must be ${equal(sum(count(one), count(other)), count(total))} and the determinant ${equal(dotted(count(one), count(other)), count(value))}.`,
      say`With ${one + 1} and ${other - 1} on the diagonal the trace fits. The product of the other entries ${X} and ${Y} must be ${equal(times(X, Y), sum(dotted(count(one + 1), count(other - 1)), negative(count(value))), count(beside))}, such as ${1} and ${beside}.`,
      say`One of many is ${equal(A, shown(...found))}, with the determinant ${equal(...determinantWorking(found), count(value))}.`,
    ],
    names: { A: integerMatrix(found), x: integer(1), y: integer(beside) },
  };
}
