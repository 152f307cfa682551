// The readers of notation: what they read is what was meant, in every spelling; what they cannot read is said with its place.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { fractionText } from './fraction.ts';
import { readRowOperations } from './read-operations.ts';
import { evaluate, isUnread, readTerm } from './read-term.ts';
import type { RowOperation, Term } from './term.ts';
import { writeOperation, writeTerm } from './write.ts';

function termIn(text: string, decimalComma = false): Term {
  const term = readTerm(text, { decimalComma });
  return isUnread(term) ? assert.fail(`${text}: ${term.reason}`) : term;
}

function operationsIn(text: string, decimalComma = false): readonly RowOperation[] {
  const read = readRowOperations(text, { decimalComma });
  return isUnread(read) ? assert.fail(`${text}: ${read.reason}`) : read;
}

function likelyTarget(text: string): number | null {
  const [operation] = operationsIn(text);
  return operation.kind === 'unplaced' ? operation.likelyTarget : null;
}

describe('the value of a number', () => {
  const cases: readonly (readonly [text: string, value: string])[] = [
    ['3', '3'],
    ['-3', '-3'],
    ['−3', '-3'],
    ['+3', '3'],
    ['0.50', '1/2'],
    ['.5', '1/2'],
    ['-.25', '-1/4'],
    ['1/2', '1/2'],
    ['-5/2', '-5/2'],
    ['5/-2', '-5/2'],
    ['(-5)/2', '-5/2'],
    ['½', '1/2'],
    ['-⅔', '-2/3'],
    ['1½', '3/2'],
    ['1⁄2', '1/2'],
    ['\\frac{1}{2}', '1/2'],
    ['-\\dfrac{3}{4}', '-3/4'],
    ['\\frac{-1}{2}', '-1/2'],
    ['\\frac12', '1/2'],
    ['-\\tfrac83', '-8/3'],
    ['2 : 4', '1/2'],
    ['3*(-1) - (-2)*(-6)', '-15'],
    ['3 \\cdot (-1)', '-3'],
    ['3(−1)', '-3'],
    ['2^3', '8'],
    ['2³', '8'],
    ['2**-2', '1/4'],
    ['-2^2', '-4'],
    ['(1 + 2 + 4)/3', '7/3'],
    ['11(9×(-7) − 1×12)', '-825'],
    ['--2', '2'],
    ['$-\\,4$', '-4'],
  ];
  for (const [text, value] of cases) {
    test(text, () => {
      const found = evaluate(termIn(text));
      assert.equal(found === null ? null : fractionText(found), value);
    });
  }

  test('decimal commas where they are asked for', () => {
    const found = evaluate(termIn('2,5', true));
    assert.deepEqual(found, { numerator: 5n, denominator: 2n });
  });

  test('none of a division by 0, of letters, roots, matrices and large exponents', () => {
    for (const text of ['1/0', '2t', '√2', '[[1]]', '2^100', '0^-1', '2^(1/2)'])
      assert.equal(evaluate(termIn(text)), null);
  });
});

describe('a term is written back', () => {
  const cases: readonly (readonly [text: string, written: string])[] = [
    ['2t', '2*t'],
    ['2/3t', '2/3*t'],
    ['5 - 3s + t/2', '5 - 3*s + t/2'],
    ['2√3', '2*sqrt(3)'],
    ['\\sqrt{3}', 'sqrt(3)'],
    ['\\lambda^2 - 8\\lambda + 12', 'λ^2 - 8*λ + 12'],
    ['(λ - 4)(λ - 6)', '(λ - 4)*(λ - 6)'],
    ['x1', 'x_1'],
    ['x_{12}', 'x_12'],
    ['x₃', 'x_3'],
    ['A^T', "A'"],
    ['(A*B)^T', "(A*B)'"],
    ['A^{-1}', 'A^(-1)'],
    ['A^-1*B', 'A^(-1)*B'],
    ['3*det(A)', '3*det(A)'],
    ['\\det A', 'det(A)'],
    ['2*det([[1, 2], [3, 4]])', '2*det([[1, 2], [3, 4]])'],
    ['|A|', 'det(A)'],
    ['½R', '1/2*R'],
  ];
  for (const [text, written] of cases) {
    test(text, () => {
      assert.equal(writeTerm(termIn(text)), written);
      assert.equal(writeTerm(termIn(written)), written);
    });
  }
});

describe('row operations', () => {
  const cases: readonly (readonly [text: string, ...written: readonly string[]])[] = [
    ['R2 -> R2 - 4R1', 'R2 -> R2 - 4R1'],
    ['R_2 \\leftarrow R_2 - 4 R_1', 'R2 -> R2 - 4R1'],
    ['R_{2} \\to R_{2} - \\frac{1}{3}R_{1}', 'R2 -> R2 - (1/3)R1'],
    ['R₂ → R₂ − 4R₁', 'R2 -> R2 - 4R1'],
    ['R2=R2-4R1', 'R2 -> R2 - 4R1'],
    ['r2 := r2 - 4*r1', 'R2 -> R2 - 4R1'],
    ['R2 -= 4R1', 'R2 -> R2 - 4R1'],
    ['R2 - 4R1 -> R2', 'R2 -> R2 - 4R1'],
    ['R2 - 4R1 = R2', 'R2 -> R2 - 4R1'],
    ["R2' = R2 - 4R1", 'R2 -> R2 - 4R1'],
    ['L2 ← L2 − 4L1', 'R2 -> R2 - 4R1'],
    ['Zeile 2 - 4 mal Zeile 1', 'R2 - 4R1'],
    ['II - 4·I', 'R2 - 4R1'],
    ['-4R1 + R2', '-4R1 + R2'],
    ['row 2 minus 4 times row 1', 'R2 - 4R1'],
    ['add -4 times row 1 to row 2', 'R2 -> R2 - 4R1'],
    ['subtract 4 times row 1 from row 2', 'R2 -> R2 - 4R1'],
    ['subtract row 1 from row 2', 'R2 -> R2 - R1'],
    ['A[1, :] = A[1, :] - 4 * A[0, :]', 'R2 -> R2 - 4R1'],
    ['A(2,:) = A(2,:) - 4*A(1,:)', 'R2 -> R2 - 4R1'],
    ['E_{21}(-4)', 'R2 -> R2 - 4R1'],
    ['[2] - 4[1] → [2]', 'R2 -> R2 - 4R1'],
    ['R3 -> 2R3 - 3R1', 'R3 -> 2R3 - 3R1'],
    ['R3 -> R3 - 2R1 + R2', 'R3 -> R3 - 2R1', 'R3 -> R3 + R2'],
    ['R1 <-> R2', 'R1 <-> R2'],
    ['L_1 \\leftrightarrow L_2', 'R1 <-> R2'],
    ['swap rows 1 and 2', 'R1 <-> R2'],
    ['swap row 1 and row 2', 'R1 <-> R2'],
    ['swap R1, R2', 'R1 <-> R2'],
    ['on échange L1 et L2', 'R1 <-> R2'],
    ['I ↔ II', 'R1 <-> R2'],
    ['P_{12}', 'R1 <-> R2'],
    ['A[[0, 1]] = A[[1, 0]]', 'R1 <-> R2'],
    ['R2/5', 'R2 -> (1/5)R2'],
    ['(1/5)R2', 'R2 -> (1/5)R2'],
    ['⅕R2', 'R2 -> (1/5)R2'],
    ['Z2 : 5', 'R2 -> (1/5)R2'],
    ['R2 *= 1/5', 'R2 -> (1/5)R2'],
    ['divide row 2 by 5', 'R2 -> (1/5)R2'],
    ['multiply row 2 by -3', 'R2 -> -3R2'],
    ['halve the second row', 'R2 -> (1/2)R2'],
    ['-II', 'R2 -> -R2'],
    ['R2 -> R2 - 2R1; R3 -> R3 - 3R1', 'R2 -> R2 - 2R1', 'R3 -> R3 - 3R1'],
    ['R2->R2-2R1, R3->R3-3R1', 'R2 -> R2 - 2R1', 'R3 -> R3 - 3R1'],
    ['L2 ← L2 − 2L1 et L3 ← L3 − 3L1', 'R2 -> R2 - 2R1', 'R3 -> R3 - 3R1'],
    ['R1 <-> R2, then R2 - 4R1', 'R1 <-> R2', 'R2 - 4R1'],
    ['C2 -> C2 - 4C1', 'C2 -> C2 - 4C1'],
    ['R2 -> 3R1', 'R2 -> 3R1'],
  ];
  for (const [text, ...written] of cases)
    test(text, () => assert.deepEqual(operationsIn(text).map(writeOperation), written));

  test('a decimal comma is no separator where it is asked for', () => {
    assert.deepEqual(operationsIn('R2 - 0,5R1', true).map(writeOperation), ['R2 - (1/2)R1']);
  });

  test('the row that a sum most likely replaces is the one that stands there once, else the first', () => {
    assert.deepEqual(['R2 - 4R1', '-4R1 + R2', '3R2 - 4R1', 'R1 - R2'].map(likelyTarget), [2, 2, 2, 1]);
  });
});

describe('what cannot be read is said with its place', () => {
  const cases: readonly (readonly [text: string, read: 'term' | 'operations', character: number, reason: RegExp])[] = [
    ['3 # 4', 'term', 3, /"#" is not understood/],
    ['3 +', 'term', 4, /a number or a letter is missing/],
    ['(1 + 2', 'term', 7, /"\)" is missing/],
    ['1 2', 'term', 3, /"2" is not expected/],
    ['\\foo{1}', 'term', 1, /the command "\\\\foo" is not understood/],
    [`1${'0'.repeat(1001)}`, 'term', 1, /more than 1000 digits/],
    ['('.repeat(60), 'term', 41, /more than 40 brackets/],
    ['', 'term', 1, /a number or a letter is missing/],
    ['R2 -> R2', 'operations', 4, /which row becomes what is not clear/],
    ['R2 -> R2 - 4', 'operations', 7, /a number alone cannot be added/],
    ['R1*R2', 'operations', 1, /no sum of multiples of rows/],
    ['hello', 'operations', 1, /no sum of multiples of rows/],
    ['R2/0', 'operations', 1, /no sum of multiples of rows/],
    ['', 'operations', 1, /no row operation is named/],
    ['R1 <-> 3', 'operations', 4, /two rows are exchanged/],
    ['R2 -> R2 - C1', 'operations', 7, /no sum of multiples of rows/],
  ];
  for (const [text, read, character, reason] of cases) {
    test(`${read}: ${text.slice(0, 30)}`, () => {
      const found = read === 'term' ? readTerm(text) : readRowOperations(text);
      assert.ok(isUnread(found));
      assert.match(found.reason, reason);
      assert.equal(found.character, character);
    });
  }
});

const pieces = fc.constantFrom(
  '1',
  '2.5',
  'R1',
  'R_2',
  'II',
  ' ',
  '-',
  '+',
  '*',
  '/',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '^',
  'λ',
  't',
  '->',
  '<->',
  ',',
  '\\frac',
  '\\to',
  '\\begin',
  '½',
  '²',
  ';',
  '\n',
  ':',
  '|',
  "'",
  '=',
  'row',
  'swap',
  'det',
  '√',
  'é',
  '😀',
  '\\',
  '&',
  'and',
);

/** Milliseconds of the shortest of five runs. */
function shortestTime(text: string): number {
  const times = [0, 1, 2, 3, 4].map(() => {
    const start = performance.now();
    readTerm(text);
    readRowOperations(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}

test('no text makes a reader fail or wait', () => {
  const slow: string[] = [];
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(pieces, { maxLength: 60 }).map((list) => list.join('')),
      ),
      (text) => {
        const start = performance.now();
        for (const decimalComma of [false, true]) {
          readTerm(text, { decimalComma });
          readRowOperations(text, { decimalComma });
        }
        // Another process may hold the machine during one run.
        if (performance.now() - start > 50) slow.push(text);
      },
    ),
    { seed: 20261123, numRuns: 10_000 },
  );
  for (const text of slow) assert.ok(shortestTime(text) < 50, text);
});

test('long hostile texts are refused or read within bounds', () => {
  const texts = [
    '-'.repeat(4000),
    '1+'.repeat(2000),
    'x'.repeat(4000),
    'R1+'.repeat(600),
    '2^'.repeat(1999),
    "A'".repeat(2000),
  ];
  for (const text of texts) assert.ok(shortestTime(text) < 200, text.slice(0, 10));
});

describe('what is written reads as the same', () => {
  const number = fc
    .tuple(fc.integer({ min: 0, max: 99 }), fc.constantFrom('', '.5', '.25'))
    .map(([n, places]) => `${n}${places}`);
  const { term } = fc.letrec<{ term: string }>((tie) => ({
    term: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'term' },
      number,
      fc.constantFrom('t', 's', 'λ', 'x_1', 'A'),
      fc
        .tuple(tie('term'), fc.constantFrom(' + ', ' - ', '*', '/'), tie('term'))
        .map(([x, sign, y]) => `(${x})${sign}(${y})`),
      tie('term').map((x) => `-(${x})`),
      tie('term').map((x) => `(${x})^2`),
      tie('term').map((x) => `(${x})^T`),
      tie('term').map((x) => `det((${x}))`),
      tie('term').map((x) => `sqrt(${x})`),
      fc.tuple(tie('term'), tie('term')).map(([x, y]) => `[[${x}, ${y}]]`),
    ),
  }));

  test('terms', () => {
    fc.assert(
      fc.property(term, (text) => {
        const read = readTerm(text);
        if (isUnread(read)) return;
        const written = writeTerm(read);
        assert.equal(writeTerm(termIn(written)), written, text);
        const [before, after] = [evaluate(read), evaluate(termIn(written))];
        assert.deepEqual(after, before, `${text} | ${written}`);
      }),
      { seed: 20261123, numRuns: 2000 },
    );
  });

  test('operations', () => {
    const factor = fc
      .tuple(
        fc.integer({ min: -9, max: 9 }).filter((n) => n !== 0),
        fc.constantFrom(1, 2, 3, 7),
      )
      .map(([over, under]) => evaluate(termIn(`${over}/${under}`)) ?? assert.fail());
    const rows = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 2, maxLength: 2 });
    const operation = fc.oneof(
      fc.tuple(rows, factor, factor).map(
        ([[target, source], times, targetFactor]): RowOperation => ({
          kind: 'add',
          target,
          source,
          factor: times,
          targetFactor,
        }),
      ),
      fc
        .tuple(fc.integer({ min: 1, max: 8 }), factor)
        .map(([row, times]): RowOperation => ({ kind: 'scale', row, factor: times })),
      rows.map(([x, y]): RowOperation => ({ kind: 'swap', rows: [x, y] })),
    );
    fc.assert(
      fc.property(fc.array(operation, { minLength: 1, maxLength: 4 }), (list) => {
        const isNothing = list.some(
          (item) => item.kind === 'scale' && item.factor.numerator === item.factor.denominator,
        );
        if (isNothing) return;
        assert.deepEqual(operationsIn(list.map(writeOperation).join('; ')), list);
      }),
      { seed: 20261123, numRuns: 1000 },
    );
  });
});
