// Harder questions about inverses: with a transpose in the product, and from an equation that the matrix satisfies.

import { productSteps } from '../../../exercises/worked-products.ts';
import { count, equal, type Expression, negative, power, sum, symbol } from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { because, chosen, matrixExpected, option } from '../../../exercises/questions.ts';
import { productOfRows, type Rows, transposedRows } from '../../../learning/drawing.ts';
import { fraction, inverse, shown, times, transposed } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, B, I] = ['A', 'B', 'I'].map(symbol);

type Pair = readonly [rows: Rows, inverted: Rows];

/** The inverse of a product with a transpose, from both inverses; null where a wrong order gives the same. */
export function inverseWithTranspose([a, inverted]: Pair, [b, other]: Pair): DrawnQuestion | null {
  const turned = transposedRows(other);
  const right = productOfRows(turned, inverted);
  const wrong = [productOfRows(inverted, turned), productOfRows(other, inverted), productOfRows(inverted, other)];
  if (wrong.some((each) => JSON.stringify(each) === JSON.stringify(right))) return null;
  const product = times(A, transposed(B));
  return {
    prompt: say`${equal(inverse(A), shown(...inverted))} and ${equal(inverse(B), shown(...other))}. Find the inverse of ${product}.`,
    hints: [
      say`${product} does what ${transposed(B)} does and then what ${A} does. In which order is that undone?`,
      say`The inverse of ${transposed(B)} is the transpose of the given inverse of ${B}. Its first row is ${shown(turned[0])}.`,
    ],
    expected: matrixExpected(right),
    solution: [
      say`What was done last is undone first, so the inverse of ${product} is the inverse of ${transposed(B)} times ${inverse(A)}.`,
      say`The first factor is the transpose of ${inverse(B)}: ${equal(inverse(transposed(B)), transposed(inverse(B)), shown(...turned))}.`,
      say`So it is ${equal(inverse(product), times(shown(...turned), shown(...inverted)), ...productSteps(turned, inverted))}.`,
    ],
    names: { A: integerMatrix(a), B: integerMatrix(b) },
  };
}

/** Which expression is the inverse of a matrix with two rows that satisfies a quadratic equation. */
export function inverseFromEquation(random: Random, rows: Rows): DrawnQuestion | null {
  const trace = rows[0][0] + rows[1][1];
  const determinant = rows[0][0] * rows[1][1] - rows[0][1] * rows[1][0];
  if (trace < 2 || Math.abs(determinant) < 2 || rows.flat().includes(0)) return null;
  const size = Math.abs(determinant);
  const part = (of: Expression): Expression => times(fraction(1, size), of);
  const square = power(A, count(2));
  const [traced, left] = [times(count(trace), I), sum(times(count(trace), I), negative(A))];
  const opposite = sum(A, negative(traced));
  const named = (of: Expression) => option(say`It is ${of}.`, holds('identity', times(A, of)));
  const right = named(part(determinant > 0 ? left : opposite));
  const wrong = [part(determinant > 0 ? opposite : left), part(sum(A, traced)), determinant > 0 ? left : opposite].map(
    named,
  );
  const scaled = times(count(size), I);
  const equation = sum(square, negative(times(count(trace), A)), determinant > 0 ? scaled : negative(scaled));
  const zero = shown([0, 0], [0, 0]);
  return {
    prompt: say`${equal(A, shown(...rows))} satisfies ${equal(equation, zero)}, where ${I} is the identity matrix. Which expression is the inverse of ${A}?`,
    hints: [
      say`Bring the term with ${I} to the other side of the equation. What have the other two terms in common?`,
      say`Take ${A} out as a factor. What must the other factor be divided by, so that the product is ${I}?`,
    ],
    expected: chosen(random, right, ...wrong),
    solution: [
      determinant > 0
        ? say`The equation says ${equal(sum(times(count(trace), A), negative(square)), scaled)}, and with ${A} as a factor ${equal(times(A, left), scaled)}.`
        : say`The equation says ${equal(sum(square, negative(times(count(trace), A))), scaled)}, and with ${A} as a factor ${equal(times(A, opposite), scaled)}.`,
      say`Divided by ${size}, this says that ${A} times an expression is ${I}: the expression is the inverse.`,
      because(right),
    ],
    names: {
      A: integerMatrix(rows),
      I: integerMatrix([
        [1, 0],
        [0, 1],
      ]),
    },
  };
}
