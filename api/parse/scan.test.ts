// The scanner's own limits and what it says: reasons, offsets, lines and columns.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json, Malformed } from './json.ts';
import { isBlank, scan } from './scan.ts';

function refused(body: string | Uint8Array): Malformed {
  const result = scan(typeof body === 'string' ? new TextEncoder().encode(body) : body);
  assert.ok(result.kind === 'malformed', 'must be refused');
  return result;
}

function read(body: string): Json {
  const result = scan(new TextEncoder().encode(body));
  assert.ok(result.kind !== 'malformed', 'must be read');
  return result;
}

const refusals: readonly (readonly [body: string, offset: number, reason: string])[] = [
  ['', 0, 'the body is empty'],
  [' \n ', 3, 'the body is empty'],
  ['[1 2]', 3, `expected ',' or ']' after an array element, found "2"`],
  ['[1', 2, `expected ',' or ']' after an array element, found the end of the body`],
  ['{"a":[[1[2]]}', 8, `expected ',' or ']' after an array element, found "["`],
  ['{"a":[[1,2[3],[4,5,6]]}', 10, `expected ',' or ']' after an array element, found "["`],
  ['{"a":[[1e30[2]]}', 11, `expected ',' or ']' after an array element, found "["`],
  ['[1}', 2, `expected ',' or ']' after an array element, found "}"`],
  ['{"a":1 "b":2}', 7, `expected ',' or '}' after a member of an object, found '"'`],
  ['{"a" 1}', 5, `expected ':' after a key, found "1"`],
  ['{a:1}', 1, 'expected a key in double quotes, found "a"'],
  ["{'a':1}", 1, 'text must be in double quotes ("), not in single ones'],
  ['[1,]', 3, `a comma cannot stand before ']'`],
  ['{"a":[[1,2],[3,4],]}', 18, `a comma cannot stand before ']'`],
  ['{"a":1,}', 7, `a comma cannot stand before '}'`],
  ['[,1]', 1, 'expected a value, found ","'],
  ['{"a":}', 5, 'expected a value, found "}"'],
  ['{} x', 3, 'expected nothing more after the value, found "x"'],
  ['[1]]', 3, 'expected nothing more after the value, found "]"'],
  ['[+1]', 1, `a number cannot begin with '+'`],
  ['[.5]', 1, `a number cannot begin with '.'; write a digit before it, as in 0.5`],
  ['[5.]', 3, 'expected a digit after the decimal point, found "]"'],
  ['{"a":[[5.]]}', 9, 'expected a digit after the decimal point, found "]"'],
  ['{"a":[[5e]]}', 9, 'expected a digit after the e of an exponent, found "]"'],
  ['{"a":[[5e-]]}', 10, 'expected a digit after the e of an exponent, found "]"'],
  ['{"a":[[-]]}', 8, `expected a digit after '-', found "]"`],
  ['{"a":[[1],[2]', 13, `expected ',' or ']' after an array element, found the end of the body`],
  ['[-]', 2, `expected a digit after '-', found "]"`],
  ['[1e]', 3, 'expected a digit after the e of an exponent, found "]"'],
  ['[1e+', 4, 'expected a digit after the e of an exponent, found the end of the body'],
  ['{"a":[[007]]}', 8, 'a number cannot have leading zeros'],
  ['[0x1F]', 2, '"x" cannot stand in a number here; a number is written like -12.5 or 3e-4'],
  ['[1.2.3]', 4, '"." cannot stand in a number here; a number is written like -12.5 or 3e-4'],
  ['{"a":[[1/2]]}', 8, 'a fraction is not a JSON number; write it as a decimal'],
  ['[\u22121]', 1, `a minus sign is written '-' (U+002D), not \u2212`],
  ['[NaN]', 1, 'NaN is not JSON; numbers are finite'],
  ['{"a":[[1,-Infinity]]}', 9, '-Infinity is not JSON; numbers are finite'],
  ['True', 0, 'True is not JSON; write true'],
  ['[None]', 1, 'None is not JSON; write null'],
  ['[nul]', 1, 'nul is not JSON; the only words are true, false and null, and text is in double quotes'],
  ['nullx', 4, 'expected nothing more after the value, found "x"'],
  [
    'abcdefghijklmnopqrstuvwxyz',
    0,
    'abcdefghijklmnopqrst... is not JSON; the only words are true, false and null, and text is in double quotes',
  ],
  ['[1, // one\n2]', 4, 'comments are not JSON'],
  ['{"a": \u201cx\u201d}', 6, 'text must be in straight double quotes ("), not in \u201c'],
  ['[1,\u00a02]', 3, '"\\u00a0" is not white space in JSON; only space, tab, line feed and carriage return are'],
  ['\u20ac', 0, 'expected a value, found "\u20ac"'],
  ['"abc', 4, `unterminated string: the closing '"' is missing`],
  ['"a\nb"', 2, 'a control character in a string must be escaped: write "\\n"'],
  ['"\u0001"', 1, 'a control character in a string must be escaped: write "\\u0001"'],
  ['"\\x"', 1, 'a backslash must be followed by one of "\\/bfnrtu, found "x"'],
  ['"\\', 2, 'the body ends inside an escape'],
  ['"\\u00g0"', 5, '\\u must be followed by four hexadecimal digits, found "g"'],
  ['\ufeff{}', 0, 'the body begins with a byte order mark (U+FEFF), which JSON does not allow; send it without'],
  ['{"a":1,"b":2,"a":3}', 13, 'the key "a" is repeated in one object'],
  ['{"x":{"\\u0061":1, "a":2}}', 18, 'the key "a" is repeated in one object'],
  ['{"":1,"":2}', 6, 'the key "" is repeated in one object'],
  ['{"__proto__":1,"__proto__":2}', 15, 'the key "__proto__" is repeated in one object'],
];

for (const [body, offset, reason] of refusals) {
  test(`refused: ${JSON.stringify(body)}`, () => {
    const result = refused(body);
    assert.equal(result.reason, reason);
    assert.equal(result.offset, offset);
  });
}

const notUtf8: readonly (readonly [name: string, bytes: readonly number[]])[] = [
  ['a stray continuation byte', [0x80]],
  ['an overlong slash', [0xc0, 0xaf]],
  ['an overlong form of three bytes', [0xe0, 0x80, 0xaf]],
  ['a surrogate', [0xed, 0xa0, 0x80]],
  ['beyond U+10FFFF', [0xf4, 0x90, 0x80, 0x80]],
  ['a character cut short', [0xe2, 0x82]],
  ['latin-1', [0xe9]],
];

for (const [name, bytes] of notUtf8) {
  test(`not UTF-8: ${name}`, () => {
    const inString = refused(Uint8Array.of(0x5b, 0x22, 0x61, ...bytes, 0x22, 0x5d));
    assert.equal(inString.reason, 'these bytes are not UTF-8, the encoding of JSON');
    assert.equal(inString.offset, 3);
    const outside = refused(Uint8Array.of(0x5b, ...bytes, 0x5d));
    assert.equal(outside.reason, inString.reason);
    assert.equal(outside.offset, 1);
  });
}

test('UTF-16 is named', () => {
  assert.match(refused(Buffer.from('\ufeff{}', 'utf16le')).reason, /UTF-16/);
  assert.match(refused(Buffer.from('{"a":1}', 'utf16le')).reason, /UTF-16/);
});

test('lone surrogates in values and in keys', () => {
  for (const body of ['"\\ud800"', '"\\udc00"', '"\\ud800\\ud800"', '"\\ud800x"', '{"\\udfff":1}', '"\\ud800\\n"']) {
    const result = refused(body);
    assert.match(result.reason, /^half of a surrogate pair is not a character/);
    assert.equal(result.offset, body.indexOf('\\'));
  }
  assert.deepStrictEqual(read('"\\ud834\\udd1e"'), { kind: 'string', value: '\u{1d11e}' });
});

test('32 levels are read, 33 are not', () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ]) {
    const nested = (depth: number): string => `${open.repeat(depth - 1)}[]${close.repeat(depth - 1)}`;
    read(nested(32));
    const result = refused(nested(33));
    assert.equal(result.reason, 'nested deeper than 32 arrays and objects');
    assert.equal(result.offset, 32 * open.length);
    refused(nested(100_000));
  }
});

test('a long or unprintable repeated key is shortened and escaped', () => {
  const long = '\u{1d11e}'.repeat(1000);
  assert.equal(
    refused(`{"${long}":1,"${long}":2}`).reason,
    `the key "${'\u{1d11e}'.repeat(40)}..." is repeated in one object`,
  );
  const odd = 'a b\\n\\"\u202e\u2028\u00ad';
  assert.equal(
    refused(`{"${odd}":1,"${odd}":2}`).reason,
    'the key "a b\\n\\"\\u202e\\u2028\\u00ad" is repeated in one object',
  );
});

test('lines end with line feeds, columns count characters', () => {
  const { line, column, offset } = refused('{\r\n  "\u20ac\u{1d11e}": [1, x]\r\n}');
  assert.deepStrictEqual({ line, column, offset }, { line: 2, column: 13, offset: 20 });
  assert.deepStrictEqual(refused('x'), {
    kind: 'malformed',
    offset: 0,
    line: 1,
    column: 1,
    reason: 'x is not JSON; the only words are true, false and null, and text is in double quotes',
  });
  assert.equal(refused('[\n1,\n').line, 3);
  assert.equal(refused('[\n1,\n').column, 1);
});

test('keys that objects would treat specially are keys like others', () => {
  const result = read('{"__proto__": 1, "constructor": 2, "1": 3, "0": 4}');
  assert.ok(result.kind === 'object');
  assert.deepStrictEqual([...result.members.keys()], ['__proto__', 'constructor', '1', '0']);
});

test('blank bodies', () => {
  for (const blank of ['', ' ', '\r\n\t ']) assert.ok(isBlank(Buffer.from(blank)));
  for (const body of ['0', ' {}', '\u00a0', '\0']) assert.ok(!isBlank(Buffer.from(body)));
});

test('a view into a larger buffer is read within its bounds', () => {
  const whole = new TextEncoder().encode('xx{"a":[[1]], "n": 1234567890123456789}99');
  const result = scan(whole.subarray(2, -2));
  assert.ok(result.kind === 'object');
  assert.deepStrictEqual(result.members.get('n'), { kind: 'number', text: '1234567890123456789' });
  assert.equal(result.members.get('a')?.kind, 'matrix');
});

test('the cost is linear: large bodies of every sort', () => {
  const million = 1_000_000;
  const number = `0.${'1'.repeat(million)}`;
  assert.deepStrictEqual(read(number), { kind: 'number', text: number });
  const irregular = read(`{"a":[[${number}]]}`);
  assert.ok(irregular.kind === 'object' && irregular.members.get('a')?.kind === 'array');
  const escapes = read(`"${'\\u00e9\\n'.repeat(million / 10)}"`);
  assert.ok(escapes.kind === 'string' && escapes.value === '\u00e9\n'.repeat(million / 10));
  const keys = read(`{${Array.from({ length: million / 10 }, (_, i) => `"key${i}":0`).join(',')}}`);
  assert.ok(keys.kind === 'object' && keys.members.size === million / 10);
  const matrices = read(`{${Array.from({ length: 20_000 }, (_, i) => `"${i}":[[1],[2]]`).join(',')}}`);
  assert.ok(matrices.kind === 'object' && matrices.members.get('19999')?.kind === 'matrix');
});
