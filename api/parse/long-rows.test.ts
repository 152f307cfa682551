// Matrices of long rows against JSON.parse: whole, damaged, and cut off.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { largestMagnitude, magnitudeBound, type ScaledMatrix } from '@matrixsteps/engine/exact/matrix.ts';
import * as fc from 'fast-check';
import { asParsed, parse } from './as-parsed.ts';
import { damagedBytes, numberText } from './json-texts.ts';
import { scan } from './scan.ts';

const encoder = new TextEncoder();

/** Accepts and refuses the body as JSON.parse does, and gives the matrix `m` if it holds one. */
function compare(body: string | Uint8Array): ScaledMatrix | undefined {
  const bytes = typeof body === 'string' ? encoder.encode(body) : body;
  const result = scan(bytes);
  const parsed = parse(bytes);
  if (result.kind === 'malformed') {
    assert.equal(parsed, undefined, `refused: ${result.reason}`);
    return undefined;
  }
  assert.notEqual(parsed, undefined, 'accepted, though JSON.parse refuses it');
  assert.deepStrictEqual(asParsed(result), parsed?.value);
  const member = result.kind === 'object' ? result.members.get('m') : undefined;
  return member?.kind === 'matrix' ? member.matrix : undefined;
}

function assertLargestKnown(matrix: ScaledMatrix): void {
  const largest = matrix.values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  assert.equal(largestMagnitude(matrix), largest);
  assert.ok(magnitudeBound(matrix) >= largest);
  assert.ok(matrix.values.every((value) => !Object.is(value, -0)));
}

/** Numbers as programs write them: all with the same places, or without the zeros at their end. */
const writtenNumber = (places: number, drops: boolean): fc.Arbitrary<string> =>
  fc
    .oneof(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: -(2 ** 40), max: 2 ** 40 }))
    .map((value) => (drops ? String(value / 10 ** places) : (value / 10 ** places).toFixed(places)));

const gap = fc.constantFrom(',', ', ', ',\n  ', ' ,', ',\t\r\n ');

/** A body with a matrix of long rows: nearly all numbers have one form, and so have the separators. */
const longRows = fc
  .record({
    columns: fc.integer({ min: 16, max: 40 }),
    rows: fc.integer({ min: 2, max: 4 }),
    places: fc.nat({ max: 5 }),
    drops: fc.boolean(),
    usual: gap,
    oddity: fc.constantFrom(0, 0, 1),
  })
  .chain(({ columns, rows, places, drops, usual, oddity }) => {
    const entry = fc.oneof(
      { weight: 40, arbitrary: writtenNumber(places, drops) },
      { weight: oddity, arbitrary: numberText },
    );
    const between = fc.oneof({ weight: 40, arbitrary: fc.constant(usual) }, { weight: oddity, arbitrary: gap });
    const cells = fc.array(fc.tuple(entry, between), { minLength: columns, maxLength: columns });
    return fc.array(cells, { minLength: rows, maxLength: rows });
  })
  .map((rows) => `{"m":[${rows.map((cells) => `[${cells.flat().slice(0, -1).join('')}]`).join(',')}],"n":[[1]]}`);

/** A body with a large matrix that has one number everywhere. */
function fullOf(value: number): string {
  const row = `[${Array.from({ length: 100 }, () => value).join(',')}]`;
  return `{"m":[${Array.from({ length: 100 }, () => row).join(',')}]}`;
}

describe('long rows', () => {
  it('have the values that JSON.parse gives, and their largest magnitude is known', () => {
    let matrices = 0;
    fc.assert(
      fc.property(longRows, (body) => {
        const matrix = compare(body);
        if (matrix === undefined) return;
        matrices++;
        assertLargestKnown(matrix);
      }),
      { seed: 20260101, numRuns: 600 },
    );
    assert.ok(matrices > 300, `only ${matrices} matrices`);
  });

  it('are accepted or refused as JSON.parse does where bytes are damaged', () => {
    fc.assert(
      fc.property(damagedBytes(longRows, 2001, 2), (bytes) => void compare(bytes)),
      { seed: 20260101, numRuns: 1500 },
    );
  });

  const spellings = [
    '',
    ' ',
    '-',
    '--1',
    '+1',
    '- 1',
    '01',
    '-01',
    '00',
    '1.',
    '-1.',
    '.5',
    '-.5',
    '1..5',
    '1.2.3',
    '1.5.',
  ]
    .concat(['1-2', '1 2', '1e', '1e+', '1.e1', '1e1', '-0', '-0.0', '0.0', '0.', '1E2', '1.5e-3', '0x1', 'NaN', '1/2'])
    .concat([
      '"1"',
      '"1,2"',
      'null',
      '[1]',
      '{}',
      '１',
      '1\u0000',
      '\u00001',
      '1\u000b',
      '\u000b1',
      ',',
      '1,',
      '],[',
      '1[2',
      '1 [2',
      '1[2]',
      ']',
    ])
    .concat(['0.125', '-12345678.5', '999999999999999', '9999999999999999', '0.00000000000001', '99999999999.25']);
  for (const spelling of spellings) {
    it(`with ${JSON.stringify(spelling)} among them are read as JSON.parse does`, () => {
      for (const other of ['7', '-3.25', '10.50000'])
        for (const place of [0, 1, 20, 38, 39]) {
          const numbers = Array.from({ length: 40 }, () => other);
          const row = `[${numbers.join(',')}]`;
          // In the place of one number, and of two, for which it could be taken.
          for (const replaced of [1, 2]) {
            const odd = `[${numbers.toSpliced(place, replaced, spelling).join(',')}]`;
            compare(`{"m":[${row},${odd},${row}]}`);
          }
        }
    });
  }

  for (let places = 0; places <= 15; places++) {
    it(`of ${places} decimal places are exact at every length`, () => {
      const texts = Array.from({ length: 17 }, (_, length) =>
        ['1', '9', '10'].map((digits) => digits.repeat(length + 1)),
      )
        .flat()
        .map((whole) => `${whole}${places === 0 ? '' : `.${'9'.repeat(places)}`}`)
        .filter((text) => BigInt(text.replace('.', '')) <= BigInt(Number.MAX_SAFE_INTEGER));
      const all = Array.from({ length: 16 }, () => texts.flatMap((text) => [text, `-${text}`, '-0', '0']))
        .flat()
        .slice(0, 800);
      // The first number sets the places.
      const row = [`0.${'0'.repeat(places)}`.replace(/\.$/, ''), ...all];
      const matrix = compare(`{"m":[[${row.join(',')}],[${row.join(', ')}]]}`);
      assert.ok(matrix !== undefined);
      assertLargestKnown(matrix);
      const expected = row.map((text) => {
        const [whole, fraction = ''] = text.split('.');
        return Number(BigInt(whole + fraction) * 10n ** BigInt(places - fraction.length));
      });
      assert.deepStrictEqual(
        [...matrix.values],
        [...expected, ...expected].map((value) => value + 0),
      );
    });
  }

  it('end where the body ends', () => {
    const row = `[${Array.from({ length: 40 }, () => '-1.50').join(',')}]`;
    const body = `{"m":[${row},${row}]}`;
    for (let length = body.length - row.length - 3; length < body.length; length++) compare(body.slice(0, length));
  });

  it('of different lengths are no matrix', () => {
    const row = Array.from({ length: 40 }, () => '1');
    for (const other of [row.slice(1), [...row, '1'], [], [...row, ...row]])
      assert.equal(compare(`{"m":[[${row.join(',')}],[${other.join(',')}]]}`), undefined);
  });

  it('are kept apart from the matrix that is read next', () => {
    const first = compare(fullOf(1));
    const second = compare(fullOf(2));
    assert.ok(first?.values.every((value) => value === 1) && second?.values.every((value) => value === 2));
  });
});
