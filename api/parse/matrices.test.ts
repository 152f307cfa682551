// Matrices are read exactly, and mean the same as when they are read as arrays of numbers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  entryAt,
  largestMagnitude,
  magnitudeBound,
  rationalMatrix,
  scaledMatrix,
} from '@matrixsteps/engine/exact/matrix.ts';
import { type Rational, rational } from '@matrixsteps/engine/exact/rational.ts';
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
  const counts = { matrix: 0, fractions: 0 };
  fc.assert(
    fc.property(
      rows.chain((texts) => fc.tuple(fc.constant(texts), matrixText(texts))),
      ([texts, text]) => {
        const fast = member(`{"m":${text}}`);
        const general = member(`{"m":[${text}]}`);
        const literals = texts.flat();
        assert.deepStrictEqual(general, { kind: 'array', items: [rowsOfTexts(texts)] });
        if (!fits(literals)) {
          assert.deepStrictEqual(fast, fractions(texts));
          counts.fractions++;
          return;
        }
        assert.ok(fast.kind === 'matrix', text);
        assert.equal(fast.matrix.rows, texts.length);
        assert.equal(fast.matrix.columns, texts[0].length);
        assert.equal(fast.matrix.values.length, literals.length);
        literals.forEach((literal, position) => assert.deepStrictEqual(entryAt(fast.matrix, position), exact(literal)));
        assert.ok(fast.matrix.values.every((value) => Number.isSafeInteger(value) && !Object.is(value, -0)));
        assert.ok(largestMagnitude(fast.matrix) <= magnitudeBound(fast.matrix));
        counts.matrix++;
      },
    ),
    { seed: 20260101, numRuns: 1000 },
  );
  assert.ok(counts.matrix > 200 && counts.fractions > 200, `both ways must be taken: ${JSON.stringify(counts)}`);
});

/** What a body holds whose literals are too long for scaled integers. */
function fractions(texts: readonly (readonly string[])[]): Json {
  const literals = texts.flat();
  return {
    kind: 'fractions',
    matrix: rationalMatrix(texts.length, texts[0].length, literals.map(exact)),
    inDecimals: literals.some((literal) => /[.eE]/.test(literal)),
  };
}

/** Decimals of about as many digits as one storage or another holds, mostly without an exponent. */
const longNumberText = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.oneof(fc.maxSafeNat().map(BigInt), fc.bigInt(0n, 10n ** 18n), fc.bigInt(0n, 10n ** 20n)),
    fc.constantFrom(1n, 1n, 1n, 5n, 8n, 625n, 10n, 2n ** 32n, 2n ** 40n),
    fc.nat({ max: 42 }),
    fc.constantFrom('', '', '', 'e-2', 'E+3', 'e21'),
  )
  .map(([sign, integer, factor, places, power]) => {
    const digits = (integer * factor).toString().padStart(places + 1, '0');
    const cut = digits.length - places;
    return `${sign}${digits.slice(0, cut)}${places === 0 ? '' : `.${digits.slice(cut)}`}${power}`;
  });

test('long decimals are exact, in lowest terms', () => {
  fc.assert(
    fc.property(fc.array(longNumberText, { minLength: 1, maxLength: 3 }), (texts) => {
      const value = member(`{"m":[[1e30,${texts.join(',')}]]}`);
      assert.deepStrictEqual(value, fractions([['1e30', ...texts]]));
      assert.equal(member(`{"m":[[${texts.join(',')}]]}`).kind, fits(texts) ? 'matrix' : 'fractions');
    }),
    { seed: 20260101, numRuns: 1500 },
  );
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
  ['an exponent behind few digits', '[[0,9e-3,0]]', [0, 9, 0], 3],
  ['an exponent behind many digits', '[[1,12345678901E-6]]', [1_000_000, 12345678901], 6],
  ['the largest scale', '[[1e-22]]', [1], 22],
  ['the largest power of ten', '[[1e15]]', [1e15], 0],
];

for (const [name, text, values, scale] of scaled) {
  test(`scaled: ${name}`, () => {
    const value = member(`{"m":${text}}`);
    assert.ok(value.kind === 'matrix');
    const { rows, columns } = value.matrix;
    assert.equal(rows * columns, values.length);
    const { bound, ...matrix } = value.matrix;
    const { bound: _, ...expected } = scaledMatrix(rows, columns, Float64Array.from(values), scale);
    assert.deepStrictEqual(matrix, expected);
    assert.ok(bound === null || values.every((entry) => Math.abs(entry) <= bound));
  });
}

const long: readonly (readonly [name: string, rows: readonly (readonly string[])[]])[] = [
  ['2^53', [['9007199254740992']]],
  ['2^53 + 1, which no double holds', [['9007199254740993', '-9007199254740993']]],
  ['seventeen digits', [['0.12345678901234567']]],
  ['alignment beyond 2^53, wide number first', [['9007199254740991', '0.1']]],
  ['alignment beyond 2^53, wide number last', [['0.1', '9007199254740991']]],
  ['10^22', [['1e22']]],
  ['tiny numbers', [['1e-23', '5e-324', '-0.5e-40', '1.5e-41', '1e-400']]],
  [
    '18 and 19 digits',
    [['999999999999999999', '9999999999999999999', '-123456789.123456789', '-1234567890.123456789']],
  ],
  ['powers of two and five', [['0.00000000000000000000001', '4611686018427387904', '0.4294967296', '-1.52587890625']]],
  ['multiples of 2^32 with places', [['0.429496729600000008', '2147483648.00000004', '-4294967296.4294967296']]],
  ['zeros among long numbers', [['0', '-0', '0.000', '-0e7', '123456789012345678', '0e-999']]],
  [
    'zeros behind the point and at the end',
    [['0.000000000000000000012', '1.50', '100', '12345678901234567.0', '1.20e30']],
  ],
  ['places that an exponent takes away', [['1.25e2', '1.25e1', '123456789012345678e-18', '1E+2', '12.5e-007', '1e23']]],
  ['400 and 1000 digits', [['1e400', `1${'0'.repeat(400)}`, `0.${'1'.repeat(1000)}`]]],
];

for (const [name, rows] of long) {
  test(`long: ${name}`, () => {
    const text = `[${rows.map((row) => `[${row.join(' , ')}]`).join(',')}]`;
    assert.deepStrictEqual(member(`{"m":${text}}`), fractions(rows));
  });
}

const general: readonly (readonly [name: string, text: string])[] = [
  ['a huge exponent', '[[1e99999999999999999999]]'],
  ['a very tiny number', '[[1e-99999999999999999999]]'],
  ['a number beyond 10^400', '[[1e400,1e401]]'],
  ['1001 digits', `[[${'1'.repeat(1001)}]]`],
  ['ragged rows of long numbers', '[[1e30,2],[3]]'],
  ['a string among long numbers', '[[1e30,"2"]]'],
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

test('zero with many places is an integer', () => {
  assert.deepStrictEqual(member(`{"m":[[0.${'0'.repeat(2000)}]]}`), {
    kind: 'matrix',
    matrix: scaledMatrix(1, 1, Float64Array.of(0), 0, 999_999_999),
  });
});

test('only members of the outermost object take the fast way', () => {
  assert.equal(scan(Buffer.from('[[1,2],[3,4]]')).kind, 'array');
  const inner = member('{"m":{"m":[[1]]}}');
  assert.ok(inner.kind === 'object');
  assert.equal(inner.members.get('m')?.kind, 'array');
});

for (const size of [120, 600]) {
  test(`a large matrix, ${size} x ${size}`, () => checkLarge(size));
}

function checkLarge(size: number): void {
  const entries = Float64Array.from({ length: size * size }, (_, position) => position - 7000);
  const largest = Math.max(7000, size * size - 7001);
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from(entries.slice(row * size, (row + 1) * size), (value) => (value / 100).toFixed(2)),
  );
  const text = `[${rows.map((row) => `[${row.join(',')}]`).join(',')}]`;
  const value = member(`{"m":${text}}`);
  assert.ok(value.kind === 'matrix');
  assert.deepStrictEqual(value.matrix, scaledMatrix(size, size, entries, 2, 999_999_999));
  assert.equal(largestMagnitude(value.matrix), largest);
}
