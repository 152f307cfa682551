// Laws of the readers: nothing makes them throw or takes them long, and what is written back is read as the same.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { fraction } from './fraction.ts';
import { isUnread, readRowOperations } from './read-row-operations.ts';
import { readTerm } from './read-term.ts';
import { readWorkingText } from './read-working-text.ts';
import type { Line, RowOperation, Term } from './term.ts';
import { writeLine } from './write-line.ts';

const SEED = 30;
const PIECES = [
  'R2 R_1 II L3 -> <-> - + 4 1/2 ½ 0,5 \\frac { } ( ) [ ] | ; , x = det ^ T _ λ √ ² $ : . @'.split(' '),
  '\\begin{pmatrix} \\end{pmatrix} & \\\\ \\xrightarrow \\sim <math> </math> <mn> ■( swap row and c( matrix( ⎡ ⎤'.split(
    ' ',
  ),
  ['\n', '\t', ' ', '  ', 'no solution'],
].flat();

const texts = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 120 }) },
);

/** The shortest of three runs: another process may hold the machine during one of them. */
function milliseconds(run: () => unknown): number {
  const times = [0, 1, 2].map(() => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

describe('any text', () => {
  test('10 000 random texts are read or refused, none in more than 5 ms', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const start = performance.now();
        readWorkingText(text);
        readTerm(text);
        readRowOperations(text);
        if (performance.now() - start > 5) assert.ok(milliseconds(() => readWorkingText(text)) < 5, text);
      }),
      { seed: SEED, numRuns: 10_000 },
    );
  });

  const hostile: Readonly<Record<string, string>> = {
    'many spaces': ' '.repeat(90_000),
    'many spaces before a word': `${' '.repeat(90_000)}x`,
    'open parentheses': '('.repeat(30_000),
    'open brackets': '['.repeat(30_000),
    'open bars': '|'.repeat(30_000),
    'rows with gaps': '1  '.repeat(30_000),
    'letters without an equals sign': 'a'.repeat(90_000),
    'fractions without an end': '\\frac{'.repeat(10_000),
    'environments without an end': '\\begin{array}'.repeat(5000),
    'tags without an end': '<math>'.repeat(10_000),
    signs: '-'.repeat(30_000),
    'a long sum': '1/3+'.repeat(20_000),
  };
  for (const [name, text] of Object.entries(hostile)) {
    test(`${name}: refused or read within 100 ms`, () => {
      assert.ok(milliseconds(() => [readWorkingText(text), readTerm(text), readRowOperations(text)]) < 100);
    });
  }

  test('200 lines of 12 rows and 12 columns are read within 400 ms', () => {
    const row = Array.from({ length: 12 }, (_, column) => `${column - 5}/7`).join(' ');
    const matrix = Array.from({ length: 12 }, () => row).join('\n');
    const text = Array.from({ length: 200 }, () => `R2 -> R2 - 4R1\n${matrix}`).join('\n\n');
    const lines = readWorkingText(text);
    assert.ok(!isUnread(lines));
    assert.equal(lines.length, 200);
    assert.ok(milliseconds(() => readWorkingText(text)) < 400);
  });
});

const numbers = fc.bigInt({ min: 0n, max: 999n }).map((value): Term => {
  return { kind: 'number', text: String(value), value: fraction(value, 1n) };
});
const names = fc.constantFrom('x', 'y', 't', 'λ', 'x_1').map((name): Term => ({ kind: 'name', name }));
const plainFactors = fc.oneof(numbers, names);
const terms: fc.Arbitrary<Term> = fc.oneof(
  plainFactors,
  plainFactors.map((of): Term => ({ kind: 'negative', of })),
  fc.tuple(numbers, numbers).map(([over, under]): Term => ({ kind: 'quotient', over, under })),
  fc.tuple(plainFactors, plainFactors).map((factors): Term => ({ kind: 'product', factors })),
  numbers.map((of): Term => ({ kind: 'square-root', of })),
  fc.tuple(names, numbers).map(([base, exponent]): Term => ({ kind: 'power', base, exponent })),
  fc.array(plainFactors, { minLength: 2, maxLength: 4 }).map((parts): Term => ({ kind: 'sum', terms: parts })),
);

const factors = fc
  .tuple(fc.bigInt({ min: -50n, max: 50n }), fc.bigInt({ min: 1n, max: 9n }))
  .map(([over, under]) => fraction(over === 0n ? 1n : over, under));
const rowPairs = fc.constantFrom<readonly [number, number]>([1, 2], [1, 3], [2, 3], [2, 12]);
const operations: fc.Arbitrary<RowOperation> = fc.oneof(
  rowPairs.map(([a, b]): RowOperation => ({ kind: 'swap', rows: [a, b] })),
  fc.tuple(rowPairs, factors).map(([[row], factor]): RowOperation => ({ kind: 'scale', row, factor })),
  fc.tuple(rowPairs, factors, factors).map(
    ([[source, target], factor, targetFactor]): RowOperation => ({
      kind: 'add',
      target,
      source,
      factor,
      targetFactor,
    }),
  ),
);

const lines: fc.Arbitrary<Line> = fc
  .tuple(
    fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.tuple(
          fc.array(fc.array(terms, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
          fc.constantFrom(0, ...Array.from({ length: width - 1 }, (_, index) => index + 1)),
        ),
      ),
    fc.array(operations, { maxLength: 3 }),
  )
  .map(([[rows, bar], named]) => ({
    content: bar === 0 ? { kind: 'matrix', rows } : { kind: 'matrix', rows, bar },
    operations: named,
    role: null,
    factor: null,
    from: null,
  }));

describe('what is written back', () => {
  test('is read as the same line', () => {
    fc.assert(
      fc.property(lines, (line) => {
        assert.deepEqual(readWorkingText(writeLine(line)), [line]);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });
});
