// The fast way for matrices: exact, and the same as the general way.
// Above: nothing. Below: scan.ts, json-texts.ts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryAt, scaledMatrix } from '@matrixmath/engine/exact/matrix.ts';
import { type Rational, rational } from '@matrixmath/engine/exact/rational.ts';
import * as fc from 'fast-check';
import type { Json } from './json.ts';
import { matrixText, numberText } from './json-texts.ts';
import { scan } from './scan.ts';

/** The value of the member `m` of a body. */
function member(body: string): Json {
  const result = scan(new TextEncoder().encode(body));
  assert.ok(result.kind === 'object', body);
  const value = result.members.get('m');
  assert.ok(value !== undefined);
  return value;
}

/** An integer over a power of ten, straight from the definition of a literal. */
function decimal(text: string): { readonly digits: bigint; readonly places: number } {
  const [significand, exponent = '0'] = text.toLowerCase().split('e');
  const [whole, fraction = ''] = significand.split('.');
  return { digits: BigInt(whole.replace('-', '') + fraction), places: fraction.length - Number(exponent) };
}

function exact(text: string): Rational {
  const { digits, places } = decimal(text);
  const signed = text.startsWith('-') ? -digits : digits;
  return places >= 0 ? rational(signed, 10n ** BigInt(places)) : rational(signed * 10n ** BigInt(-places));
}

/** Whether the literals fit into integers below 2^53 over one power of ten up to 10^22. */
function fits(texts: readonly string[]): boolean {
  const decimals = texts.map(decimal).filter(({ digits }) => digits !== 0n);
  const scale = Math.max(0, ...decimals.map(({ places }) => places));
  return (
    scale <= 22 &&
    decimals.every(({ digits, places }) => digits * 10n ** BigInt(scale - places) <= BigInt(Number.MAX_SAFE_INTEGER))
  );
}

const smallNumberText = fc
  .tuple(fc.integer({ min: -99999, max: 99999 }), fc.nat({ max: 4 }))
  .map(([value, places]) => (value / 10 ** places).toFixed(places));

test('a matrix holds exactly the decimals that were written, and is fast wherever they fit', () => {
  const rows = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom(numberText, smallNumberText))
    .chain(([columns, entry]) =>
      fc.array(fc.array(entry, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 4 }),
    );
  const counts = { matrix: 0, array: 0 };
  fc.assert(
    fc.property(
      rows.chain((texts) => fc.tuple(fc.constant(texts), matrixText(texts))),
      ([texts, text]) => {
        const fast = member(`{"m":${text}}`);
        const general = member(`{"m":[${text}]}`);
        const literals = texts.flat();
        assert.deepStrictEqual(general, { kind: 'array', items: [rowsOfTexts(texts)] });
        if (!fits(literals)) {
          assert.deepStrictEqual(fast, rowsOfTexts(texts));
          counts.array++;
          return;
        }
        assert.ok(fast.kind === 'matrix', text);
        assert.equal(fast.matrix.rows, texts.length);
        assert.equal(fast.matrix.columns, texts[0].length);
        assert.equal(fast.matrix.values.length, literals.length);
        literals.forEach((literal, position) => assert.deepStrictEqual(entryAt(fast.matrix, position), exact(literal)));
        assert.ok(fast.matrix.values.every((value) => Number.isSafeInteger(value) && !Object.is(value, -0)));
        counts.matrix++;
      },
    ),
    { seed: 20260101, numRuns: 1000 },
  );
  assert.ok(counts.matrix > 200 && counts.array > 200, `both ways must be taken: ${JSON.stringify(counts)}`);
});

function rowsOfTexts(rows: readonly (readonly string[])[]): Json {
  return {
    kind: 'array',
    items: rows.map((row) => ({ kind: 'array', items: row.map((text) => ({ kind: 'number', text })) })),
  };
}

const scaled: readonly (readonly [name: string, text: string, values: readonly number[], scale: number])[] = [
  ['one entry', '[[7]]', [7], 0],
  ['white space everywhere', ' [ [ 1 ,\t2 ] ,\r\n[ 3 , 4 ] ] ', [1, 2, 3, 4], 0],
  ['scales are aligned to the largest', '[[1,0.5],[0.25,-3]]', [100, 50, 25, -300], 2],
  [
    'the scale rises several times',
    '[[1,0.5],[2,0.125],[0,0.25],[3,0.0625]]',
    [10000, 5000, 20000, 1250, 0, 2500, 30000, 625],
    4,
  ],
  ['trailing zeros count as places', '[[1.50]]', [150], 2],
  ['the largest integer', '[[9007199254740991,-9007199254740991]]', [9007199254740991, -9007199254740991], 0],
  ['sixteen digits below 2^53', '[[0.9007199254740991]]', [9007199254740991], 16],
  ['fifteen digits', '[[99999.9999999999]]', [999999999999999], 10],
  ['minus zero in all spellings', '[[-0,-0.0,-0e5,-0.00e-3]]', [0, 0, 0, 0], 0],
  ['zero with any exponent', '[[0e999999,0e-999999,0.0e+99999999999999999999,5]]', [0, 0, 0, 5], 0],
  ['positive exponents', '[[1e3,1.5E+1,25e0]]', [1000, 15, 25], 0],
  ['negative exponents', '[[1e-2,5E-1]]', [1, 50], 2],
  ['an exponent with leading zeros', '[[1e0000000002]]', [100], 0],
  ['the largest scale', '[[1e-22]]', [1], 22],
  ['the largest power of ten', '[[1e15]]', [1e15], 0],
];

for (const [name, text, values, scale] of scaled) {
  test(`scaled: ${name}`, () => {
    const value = member(`{"m":${text}}`);
    assert.ok(value.kind === 'matrix');
    const { rows, columns } = value.matrix;
    assert.equal(rows * columns, values.length);
    assert.deepStrictEqual(value.matrix, scaledMatrix(rows, columns, Float64Array.from(values), scale));
  });
}

const general: readonly (readonly [name: string, text: string])[] = [
  ['2^53', '[[9007199254740992]]'],
  ['2^53 + 1, which no double holds', '[[9007199254740993]]'],
  ['seventeen digits', '[[0.12345678901234567]]'],
  ['alignment beyond 2^53, wide number first', '[[9007199254740991,0.1]]'],
  ['alignment beyond 2^53, wide number last', '[[0.1,9007199254740991]]'],
  ['10^22', '[[1e22]]'],
  ['a huge exponent', '[[1e99999999999999999999]]'],
  ['a tiny number', '[[1e-23]]'],
  ['a very tiny number', '[[1e-99999999999999999999]]'],
  ['many zeros as places', `[[0.${'0'.repeat(2000)}]]`],
  ['ragged rows', '[[1,2],[3]]'],
  ['a longer second row', '[[1],[2,3]]'],
  ['no rows', '[]'],
  ['an empty row', '[[]]'],
  ['an empty second row', '[[1],[]]'],
  ['a vector', '[1,2]'],
  ['numbers after a row', '[[1],2]'],
  ['three levels', '[[[1]]]'],
  ['a string as entry', '[[1,"2"]]'],
  ['null as entry', '[[null]]'],
  ['an object as entry', '[[{}]]'],
];

for (const [name, text] of general) {
  test(`general: ${name}`, () => {
    const value = member(`{"m":${text}}`);
    assert.equal(value.kind, 'array');
    assert.deepStrictEqual({ kind: 'object', members: new Map([['inner', value]]) }, member(`{"m":{"inner":${text}}}`));
  });
}

test('only members of the outermost object take the fast way', () => {
  assert.equal(scan(Buffer.from('[[1,2],[3,4]]')).kind, 'array');
  const inner = member('{"m":{"m":[[1]]}}');
  assert.ok(inner.kind === 'object');
  assert.equal(inner.members.get('m')?.kind, 'array');
});

test('a large matrix', () => {
  const size = 120;
  const entries = Float64Array.from({ length: size * size }, (_, position) => position - 7000);
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from(entries.slice(row * size, (row + 1) * size), (value) => (value / 100).toFixed(2)),
  );
  const text = `[${rows.map((row) => `[${row.join(',')}]`).join(',')}]`;
  const value = member(`{"m":${text}}`);
  assert.ok(value.kind === 'matrix');
  assert.deepStrictEqual(value.matrix, scaledMatrix(size, size, entries, 2));
});
