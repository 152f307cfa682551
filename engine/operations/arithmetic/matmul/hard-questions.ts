// Harder questions about products: matrices that commute, a factor from the columns of the product, and shapes from both orders.

import {
  added,
  count,
  equal,
  grid,
  indexed,
  negative,
  quotient,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix, zeroMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { shapeWords } from '../../../exercises/entrywise-questions.ts';
import { because, chosen, matrixExpected, numberExpected, option } from '../../../exercises/questions.ts';
import { drawDistinct, drawNonzero, drawUntil, transposedRows } from '../../../learning/drawing.ts';
import { dotted, shown, times } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, B, K] = ['A', 'B', 'k'].map(symbol);

/** For which entry two matrices commute: the second one is a combination of the first and the identity. */
export function commuting(random: Random): DrawnQuestion {
  const [a, b, c, d, x, y] = drawUntil(
    () => Array.from({ length: 6 }, () => drawNonzero(random, 4)),
    ([p, q, , r]) => p !== r && Math.abs(q) > 1,
  );
  const [k, p, q, r] = [x + y * a, y * b, y * c, x + y * d];
  return {
    prompt: say`For which number ${K} is ${equal(times(A, B), times(B, A))}, where ${equal(A, shown([a, b], [c, d]))} and ${equal(
      B,
      grid([
        [K, count(p)],
        [count(q), count(r)],
      ]),
    )}?`,
    hints: [
      say`Compare both products in row ${1}, column ${2}: there ${K} comes in on one side only.`,
      say`In ${times(A, B)} this entry is ${sum(dotted(count(a), count(p)), dotted(count(b), count(r)))}. Which entry stands there in ${times(B, A)}, with ${K}?`,
    ],
    expected: numberExpected(k),
    solution: [
      say`In row ${1}, column ${2} the products agree where ${equal(sum(dotted(count(a), count(p)), dotted(count(b), count(r))), sum(times(count(b), K), dotted(count(p), count(d))))}.`,
      say`So ${equal(K, quotient(count(a * p + b * r - p * d), count(b)), count(k))}, and with it the other places agree: ${equal(times(shown([a, b], [c, d]), shown([k, p], [q, r])), times(shown([k, p], [q, r]), shown([a, b], [c, d])))}.`,
    ],
    names: {
      k: integer(k),
      A: integerMatrix([
        [a, b],
        [c, d],
      ]),
      B: integerMatrix([
        [k, p],
        [q, r],
      ]),
    },
  };
}

/** The right factor from what the columns of the product are made of, for every left factor. */
export function factorFromColumns(random: Random): DrawnQuestion {
  const columns = drawUntil(
    () => [1, 2].map(() => [0, 1, 2].map(() => random.integer(-3, 3))),
    (drawn) => drawn.every((column) => column.filter((x) => x !== 0).length === 2),
  );
  const b = transposedRows(columns);
  const made = columns.map((column) =>
    added(
      column.flatMap((x, place) => {
        const vector = indexed('a', place + 1);
        if (x === 0) return [];
        if (Math.abs(x) === 1) return [x === 1 ? vector : negative(vector)];
        return [times(count(x), vector)];
      }),
    ),
  );
  return {
    prompt: say`A matrix ${A} has the columns ${indexed('a', 1)}, ${indexed('a', 2)}, ${indexed('a', 3)}. Whatever they are, ${times(A, B)} is to have the columns ${made[0]} and ${made[1]}. Which matrix is ${B}?`,
    hints: [
      say`How many rows and columns must ${B} have, when ${A} has ${3} columns and the product ${2}?`,
      say`The entries of a column of ${B} say how often each column of ${A} is taken. How often is ${indexed('a', 1)} taken in ${made[0]}?`,
    ],
    expected: matrixExpected(b),
    solution: [
      say`The product has ${2} columns, so ${B} has ${2} as well, and ${3} rows, one for each column of ${A}.`,
      say`Column ${1} of ${times(A, B)} is ${made[0]}, so column ${1} of ${B} is ${shown(...columns[0].map((x) => [x]))}; a column of ${A} that is not named is taken ${0} times.`,
      say`In the same way column ${2} is found: ${equal(B, shown(...b))}.`,
    ],
    names: { B: integerMatrix(b) },
  };
}

/** Both orders exist; of the shape of one product follows that of the other. */
export function otherOrder(random: Random): DrawnQuestion {
  const [m, n, x] = drawDistinct(random, 3, { from: 2, to: 12 });
  const product = times(B, A);
  const shape = (rows: number, columns: number) =>
    option(
      say`It has ${shapeWords(rows, columns)}.`,
      equal(measure('rowCount', product), count(rows)),
      equal(measure('columnCount', product), count(columns)),
    );
  const right = shape(n, n);
  const open = option(
    say`The given numbers do not tell it.`,
    relation(measure('rowCount', product), 'equal', count(x)),
  );
  return {
    prompt: say`Both products ${times(A, B)} and ${product} exist. ${A} has ${n} columns, and ${times(A, B)} has ${m} rows. Which shape has ${product}?`,
    hints: [
      say`The ${m} rows of ${times(A, B)} are those of ${A}. Which shape has ${A}, then?`,
      say`Since both products exist, the sizes of ${B} are settled by those of ${A}: its ${n} columns and its rows.`,
    ],
    expected: chosen(random, right, shape(m, m), shape(m, n), open),
    solution: [
      say`${A} has ${shapeWords(m, n)}. Since ${times(A, B)} exists, ${B} has ${n} rows, and since ${product} exists, it has ${m} columns.`,
      say`The rows of ${product} are those of ${B}, its columns those of ${A}.`,
      because(right),
    ],
    names: { A: zeroMatrix(m, n), B: zeroMatrix(n, m) },
  };
}
