// Harder questions about products entry by entry: a sign that a second place decides, a mask with signs, a factor in both operands, and both products at once.

import { count, equal, grid, power, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix, zeroMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { because, chosen, matrixExpected, numberExpected, option } from '../../../exercises/questions.ts';
import { combined, mapped } from '../../../exercises/whole-numbers.ts';
import { drawNonzero, drawRows } from '../../../learning/drawing.ts';
import { dotted, hadamard, shown, times } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, B, K, M] = ['A', 'B', 'k', 'M'].map(symbol);

/** The unknown stands in both operands at one place, which leaves its sign open, and once more. */
export function signFromSecondPlace(random: Random): DrawnQuestion {
  const k = random.integer(2, 9) * random.pick([1, -1]);
  const [x, y, z] = [drawNonzero(random, 6), drawNonzero(random, 6), drawNonzero(random, 6)];
  const c = drawNonzero(random, 5);
  const shift = sum(K, count(c));
  return {
    prompt: say`For which number ${K} is ${equal(
      hadamard(
        grid([
          [K, count(x)],
          [count(y), shift],
        ]),
        grid([
          [K, count(2)],
          [count(3), count(z)],
        ]),
      ),
      shown([k * k, 2 * x], [3 * y, (k + c) * z]),
    )}?`,
    hints: [
      say`In row ${1}, column ${1} stands ${equal(dotted(K, K), count(k * k))}. Which two numbers have this square?`,
      say`Only one of them fits in row ${2}, column ${2} as well: write the equation of that place.`,
    ],
    expected: numberExpected(k),
    solution: [
      say`The place in row ${1}, column ${1} says ${equal(dotted(K, K), count(k * k))}, so ${K} is ${Math.abs(k)} or ${-Math.abs(k)}.`,
      say`The place in row ${2}, column ${2} says ${equal(dotted(shift, count(z)), count((k + c) * z))}, so ${equal(shift, count(k + c))} and ${equal(K, count(k))}.`,
    ],
    names: { k: integer(k) },
  };
}

/** A mask that keeps, clears and turns signs. */
export function signedMask(random: Random): DrawnQuestion {
  const a = drawRows(random, 2, 3, { from: -9, to: 9, without: [0] });
  const [what, m] = random.pick([
    [say`the absolute values of all entries`, mapped(a, (x) => Math.sign(x))],
    [
      say`the entries of the first row with the opposite sign, and ${0} everywhere else`,
      mapped(a, (_x, i) => (i === 0 ? -1 : 0)),
    ],
    [
      say`the even entries with the opposite sign, and the odd ones as they are`,
      mapped(a, (x) => (x % 2 === 0 ? -1 : 1)),
    ],
    [
      say`each entry with the sign of a chessboard: as it is in row ${1}, column ${1}, with the opposite sign beside and below it, and so on in turns`,
      mapped(a, (_x, i, j) => ((i + j) % 2 === 0 ? 1 : -1)),
    ],
  ] as const);
  const result = combined(m, a, (x, y) => x * y);
  return {
    prompt: say`Which matrix ${M}, with no other entries than ${-1}, ${0} and ${1}, makes ${hadamard(M, A)} hold ${what}, for ${equal(A, shown(...a))}?`,
    hints: [
      say`What does a factor of ${-1} do with an entry, and what do ${0} and ${1}?`,
      say`Write down first what ${hadamard(M, A)} has to be. Then ask at each place which factor leads there, beginning with ${a[0][0]}.`,
    ],
    expected: matrixExpected(m),
    solution: [
      say`The product has to be ${shown(...result)}.`,
      say`A factor of ${1} keeps an entry, ${0} clears it, and ${-1} turns its sign: in row ${1}, column ${1} it is ${equal(dotted(count(m[0][0]), count(a[0][0])), count(result[0][0]))}.`,
      say`So ${equal(M, shown(...m))}, and ${equal(hadamard(M, A), shown(...result))}.`,
    ],
    names: { A: integerMatrix(a), M: integerMatrix(m) },
  };
}

/** A negative factor that enters twice. */
export function squaredFactor(random: Random): DrawnQuestion {
  const k = -random.integer(2, 6);
  const a = drawRows(random, 2, 2, { from: -4, to: 4, without: [0] });
  const result = mapped(a, (x) => k * k * x * x);
  return {
    prompt: say`For which negative number ${K} is ${equal(hadamard(times(K, A), times(K, A)), shown(...result))}, where ${equal(A, shown(...a))}?`,
    hints: [
      say`In row ${1}, column ${1} the number ${times(K, count(a[0][0]))} is multiplied by itself. How often does ${K} come in?`,
      say`Divide ${result[0][0]} by the square of ${a[0][0]}. Of which negative number is that the square?`,
    ],
    expected: numberExpected(k),
    solution: [
      say`In row ${1}, column ${1} stands ${equal(dotted(power(K, count(2)), power(count(a[0][0]), count(2))), count(result[0][0]))}, so ${equal(power(K, count(2)), count(k * k))}.`,
      say`The other places say the same. The negative number with this square is ${equal(K, count(k))}.`,
    ],
    names: { k: integer(k), A: integerMatrix(a) },
  };
}

/** Where both products exist, both matrices are squares of one size. */
export function bothExist(random: Random): DrawnQuestion {
  const n = random.integer(3, 30);
  const [entries, isFirst] = [measure('entryCount', B), random.chance(50)];
  const right = option(say`It has ${n * n} entries.`, equal(entries, count(n * n)));
  const single = option(say`It has ${n} entries.`, equal(entries, count(n)));
  const double = option(say`It has ${2 * n} entries.`, equal(entries, count(2 * n)));
  const open = option(
    say`It cannot be told without the number of columns of ${isFirst ? A : B}.`,
    equal(measure('rowCount', B), count(n + 1)),
  );
  const known = isFirst ? say`${A} has ${n} rows` : say`${B} has ${n} columns`;
  return {
    prompt: say`Both products ${hadamard(A, B)} and ${times(A, B)} exist, and ${known}. How many entries has ${B}?`,
    hints: [
      say`What do ${hadamard(A, B)} and ${times(A, B)} ask of the two shapes, each by itself?`,
      say`Both have the same shape, and a row of ${A} is as long as a column of ${B}. Which shapes are left?`,
    ],
    expected: chosen(random, right, single, double, open),
    solution: [
      say`Since ${hadamard(A, B)} exists, both have the same shape. Since ${times(A, B)} exists, ${A} has as many columns as ${B} has rows, and so as many as ${A} has itself.`,
      say`So both are squares with ${n} rows and ${n} columns, and ${B} has ${equal(dotted(count(n), count(n)), count(n * n))} entries.`,
      because(right),
    ],
    names: { A: zeroMatrix(n, n), B: zeroMatrix(n, n) },
  };
}
