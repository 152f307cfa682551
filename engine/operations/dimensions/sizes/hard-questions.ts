// Harder questions about shapes: sums and products with a transpose.

import { count, equal, list, relation, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { zeroMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { shapeWords } from '../../../exercises/entrywise-questions.ts';
import { because, chosen, numberExpected, option } from '../../../exercises/questions.ts';
import { drawDistinct } from '../../../learning/drawing.ts';
import { dotted, times, transposed } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, B, K] = ['A', 'B', 'k'].map(symbol);

/** Whether a sum with a transpose and a product with one exist. */
export function withTranspose(random: Random): DrawnQuestion {
  const [x, y, z, w] = drawDistinct(random, 4, { from: 2, to: 9 });
  const [r, c] = random.pick([
    [y, x],
    [z, y],
    [x, y],
    [z, w],
  ] as const);
  const [total, product] = [sum(A, transposed(B)), times(A, transposed(B))];
  const shapeOf = (of: typeof A) => list([measure('rowCount', of), measure('columnCount', of)]);
  const [same, other] = [
    equal(shapeOf(A), shapeOf(transposed(B))),
    relation(shapeOf(A), 'unequal', shapeOf(transposed(B))),
  ];
  const fits = equal(measure('columnCount', A), measure('columnCount', B));
  const fails = relation(measure('columnCount', A), 'unequal', measure('columnCount', B));
  const both = option(say`Both exist.`, same, fits);
  const onlySum = option(say`Only ${total} exists.`, same, fails);
  const onlyProduct = option(say`Only ${product} exists.`, other, fits);
  const neither = option(say`Neither exists.`, other, fails);
  const hasSum = c === x && r === y;
  const hasProduct = c === y;
  const right = hasSum ? (hasProduct ? both : onlySum) : hasProduct ? onlyProduct : neither;
  return {
    prompt: say`${A} has ${shapeWords(x, y)}, ${B} has ${shapeWords(r, c)}. Do ${total} and ${product} exist?`,
    hints: [
      say`Write down the shape of ${transposed(B)} first: ${B} has ${shapeWords(r, c)}.`,
      say`Compare it with the shape of ${A} for the sum. For the product, compare its number of rows with the ${y} columns of ${A}.`,
    ],
    expected: chosen(random, right, ...[both, onlySum, onlyProduct, neither].filter((each) => each !== right)),
    solution: [
      say`The transpose ${transposed(B)} has ${shapeWords(c, r)}.`,
      hasSum
        ? say`${A} has the same shape, so the sum exists.`
        : say`${A} has another shape, ${list([x, y].map(count))} and not ${list([c, r].map(count))}, so the sum does not exist.`,
      hasProduct
        ? say`A row of ${A} has ${y} entries, and a column of ${transposed(B)} has ${c} as well, so the product exists.`
        : say`A row of ${A} has ${y} entries, and a column of ${transposed(B)} has ${c}, so the product does not exist.`,
      because(right),
    ],
    names: { A: zeroMatrix(x, y), B: zeroMatrix(r, c) },
  };
}

/** A number of columns from the entries of two matrices that are joined, or multiplied. */
export function columnsFromEntries(random: Random): DrawnQuestion {
  const [m, n, k] = drawDistinct(random, 3, { from: 3, to: 15 });
  return {
    prompt: say`The product ${times(A, B)} exists and has ${m * k} entries. ${A} has ${m * n} entries in ${m} rows. How many columns ${K} has ${B}, and so the product?`,
    hints: [
      say`How many rows has ${times(A, B)}, when ${A} has ${m}?`,
      say`The ${m * k} entries of the product stand in these rows. The number of columns of ${A} is not needed.`,
    ],
    expected: numberExpected(k),
    solution: [
      say`The product has as many rows as ${A}, ${m}, and as many columns as ${B}, ${K}.`,
      say`So ${equal(dotted(count(m), K), count(m * k))}, and ${equal(K, count(k))}. That ${A} has ${n} columns, and ${B} so many rows, does not matter.`,
    ],
    names: { k: integer(k), A: zeroMatrix(m, n), B: zeroMatrix(n, k) },
  };
}
