// The edges of JSON, each by its name, through the real service: as a question to both families, to the playground and
// to the tools, and as a form.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addPath, envelopePath, memberAt, startTestService } from '@matrixsteps/server/testing/test-service.ts';

/** The whole body. */
type Body = string | Uint8Array<ArrayBuffer>;

const notJson = 'value_error.jsondecode';
const notList = 'type_error.list';
const overflow = 'value_error.overflow';

function bytes(...parts: readonly (string | readonly number[])[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(typeof part === 'string' ? part : [...part]))));
}

/** A question whose one entry is this. */
function withEntry(entry: string): string {
  return `{"a":[[${entry}]],"b":[[1]]}`;
}

/** A question with a member more. */
function withMember(member: string): string {
  return `{"a":[[1]],"b":[[2]],${member}}`;
}

function inString(...characters: readonly number[]): Uint8Array<ArrayBuffer> {
  return bytes('{"a":[[1]],"b":[[2]],"x":"', characters, '"}');
}

const million = 1_000_000;

/** Name, body, and what becomes of it: the sum that is answered, or the type of the first entry of the 422. */
const CASES: readonly (readonly [name: string, body: Body, outcome: number | { readonly type: string }])[] = [
  ['1e400', withEntry('1e400'), { type: overflow }],
  ['-1e400', withEntry('-1e400'), { type: overflow }],
  ['1e401', withEntry('1e401'), { type: overflow }],
  ['1e-400', withEntry('1e-400'), 1],
  ['1e-401', withEntry('1e-401'), { type: overflow }],
  ['an exponent of many digits', withEntry(`1e${'9'.repeat(1000)}`), { type: overflow }],
  ['zero with an exponent of many digits', withEntry(`0e${'9'.repeat(1000)}`), 1],
  ['-0', withEntry('-0'), 1],
  ['-0.0e-0', withEntry('-0.0e-0'), 1],
  ['an integer of 100,000 digits', withEntry('7'.repeat(100_000)), { type: overflow }],
  ['a decimal of 100,000 digits', withEntry(`0.${'7'.repeat(100_000)}`), { type: overflow }],
  ['leading zeros', withEntry('007'), { type: notJson }],
  ['+1', withEntry('+1'), { type: notJson }],
  ['.5', withEntry('.5'), { type: notJson }],
  ['1.', withEntry('1.'), { type: notJson }],
  ['1e', withEntry('1e'), { type: notJson }],
  ['--1', withEntry('--1'), { type: notJson }],
  ['0x1', withEntry('0x1'), { type: notJson }],
  ['1_000', withEntry('1_000'), { type: notJson }],
  ['NaN', withEntry('NaN'), { type: notJson }],
  ['Infinity', withEntry('Infinity'), { type: notJson }],
  ['-Infinity', withEntry('-Infinity'), { type: notJson }],
  ['undefined', withEntry('undefined'), { type: notJson }],
  ['null', withEntry('null'), { type: notList }],
  ['true', withEntry('true'), { type: notList }],
  ['an empty string', withEntry('""'), { type: notList }],
  ['an empty object', withEntry('{}'), { type: notList }],
  ['a string for one', withEntry('"one"'), { type: notList }],

  [`a million open arrays`, '['.repeat(million), { type: notJson }],
  [`a million arrays`, '['.repeat(million) + ']'.repeat(million), { type: notJson }],
  [`a million open objects`, '{"a":'.repeat(million), { type: notJson }],
  [`a million objects`, `${'{"a":'.repeat(million)}1${'}'.repeat(million)}`, { type: notJson }],
  [`a million arrays in a matrix`, withEntry('['.repeat(million) + ']'.repeat(million)), { type: notJson }],
  ['32 levels', withMember(`"x":${'['.repeat(31)}${']'.repeat(31)}`), 3],
  ['33 levels', withMember(`"x":${'['.repeat(32)}${']'.repeat(32)}`), { type: notJson }],
  ['closed more often than opened', '{"a":[[1]],"b":[[2]]}}', { type: notJson }],
  ['brackets crossed', '{"a":[[1}],"b":[[2]]}', { type: notJson }],

  ['an overlong slash', inString(0xc0, 0xaf), { type: notJson }],
  ['an overlong slash of three bytes', inString(0xe0, 0x80, 0xaf), { type: notJson }],
  ['an overlong slash of four bytes', inString(0xf0, 0x80, 0x80, 0xaf), { type: notJson }],
  ['half a surrogate pair in UTF-8', inString(0xed, 0xa0, 0x80), { type: notJson }],
  ['a surrogate pair in UTF-8', inString(0xed, 0xa0, 0xb4, 0xed, 0xb4, 0x9e), { type: notJson }],
  ['beyond U+10FFFF', inString(0xf4, 0x90, 0x80, 0x80), { type: notJson }],
  ['a character cut short', inString(0xe2, 0x82), { type: notJson }],
  ['a stray byte', inString(0x80), { type: notJson }],
  ['0xFF', inString(0xff), { type: notJson }],
  ['a character cut short by the end', bytes(withMember('"x":"'), [0xe2, 0x82]), { type: notJson }],
  ['a key that is no UTF-8', bytes('{"a":[[1]],"b":[[2]],"', [0xff], '":1}'), { type: notJson }],
  ['all planes of Unicode', inString(0xf0, 0x9d, 0x84, 0x9e, 0xef, 0xbf, 0xbf), 3],
  ['a byte order mark', bytes([0xef, 0xbb, 0xbf], withEntry('1')), { type: notJson }],
  ['UTF-16', new Uint8Array(Buffer.from(withEntry('1'), 'utf16le')), { type: notJson }],
  ['NUL before the body', bytes([0], withEntry('1')), { type: notJson }],
  ['NUL after the body', bytes(withEntry('1'), [0]), { type: notJson }],
  ['NUL in a string', inString(0), { type: notJson }],
  ['NUL in a string, escaped', withMember(String.raw`"x":"\u0000"`), 3],
  ['a line feed in a string', inString(0x0a), { type: notJson }],
  ['half a surrogate pair, escaped', withMember(String.raw`"x":"\ud834"`), { type: notJson }],
  ['the other half', withMember(String.raw`"x":"\udd1e"`), { type: notJson }],
  ['the halves the wrong way round', withMember(String.raw`"x":"\udd1e\ud834"`), { type: notJson }],
  ['a surrogate pair, escaped', withMember(String.raw`"x":"\ud834\udd1e"`), 3],
  ['half a surrogate pair in a key', withMember(String.raw`"\ud834":1`), { type: notJson }],
  ['an unknown escape', withMember(String.raw`"x":"\q"`), { type: notJson }],
  ['a short escape', withMember(String.raw`"x":"\u12"`), { type: notJson }],

  ['a key twice', '{"a":[[1]],"a":[[1]],"b":[[2]]}', { type: notJson }],
  ['a key twice, once escaped', String.raw`{"a":[[1]],"\u0061":[[1]],"b":[[2]]}`, { type: notJson }],
  ['an unknown key twice', withMember('"x":1,"x":1'), { type: notJson }],
  ['a key twice further in', withMember('"x":{"y":1,"y":2}'), { type: notJson }],
  ['__proto__', withMember('"__proto__":{"a":[[9]],"polluted":true}'), 3],
  ['__proto__ instead of a', '{"__proto__":{"a":[[1]]},"b":[[2]]}', { type: 'value_error.missing' }],
  ['__proto__ twice', withMember('"__proto__":1,"__proto__":2'), { type: notJson }],
  ['constructor', withMember('"constructor":{"prototype":{"polluted":true}}'), 3],
  ['prototype', withMember('"prototype":{"polluted":true}'), 3],
  ['toString and valueOf', withMember('"toString":1,"valueOf":null,"hasOwnProperty":0'), 3],
  [
    '__proto__ further in',
    withMember('"x":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
    3,
  ],
  ['__proto__ as an entry', withEntry('{"__proto__":1}'), { type: notList }],
  ['__proto__ as the name of the result', withMember('"result_name":"__proto__"'), { type: 'value_error.reserved' }],
  ['a key of a million characters', withMember(`"${'k'.repeat(million)}":1`), 3],
  ['a key of a million characters twice', `{"${'k'.repeat(million)}":1,"${'k'.repeat(million)}":1}`, { type: notJson }],
  [
    'a hundred thousand keys',
    withMember(Array.from({ length: 100_000 }, (_, k) => `"k${k}":${k}`).join(',')),
    { type: 'value_error.too_large' },
  ],
  ['an empty key', withMember('"":1'), 3],

  ['a comment', `${withEntry('1')}// comment`, { type: notJson }],
  ['a comment further in', '{"a":[[1]],/* comment */"b":[[2]]}', { type: notJson }],
  ['a comma before the end of an object', '{"a":[[1]],"b":[[2]],}', { type: notJson }],
  ['a comma before the end of a row', '{"a":[[1,]],"b":[[2]]}', { type: notJson }],
  ['two commas', '{"a":[[1]],,"b":[[2]]}', { type: notJson }],
  ['no comma', '{"a":[[1]]"b":[[2]]}', { type: notJson }],
  ['no colon', '{"a"[[1]],"b":[[2]]}', { type: notJson }],
  ['single quotes', "{'a':[[1]],'b':[[2]]}", { type: notJson }],
  ['a key without quotes', '{a:[[1]],"b":[[2]]}', { type: notJson }],
  ['more behind the body', `${withEntry('1')} x`, { type: notJson }],
  ['two bodies', withEntry('1') + withEntry('1'), { type: notJson }],
  ['two lines of JSON', `${withEntry('1')}\n${withEntry('1')}`, { type: notJson }],
  ['white space around', `\r\n\t ${withMember('"x":1')} \r\n`, 3],
  ['a no-break space', `\u00a0${withEntry('1')}`, { type: notJson }],
  ['a vertical tab', `\v${withEntry('1')}`, { type: notJson }],
  ['a form', 'a=1&b=2', { type: notJson }],
  ['XML', '<a>1</a>', { type: notJson }],
  ['a number alone', '1', { type: 'type_error.dict' }],
  ['a string alone', '"a"', { type: 'type_error.dict' }],
  ['true alone', 'true', { type: 'type_error.dict' }],
  ['null alone', 'null', { type: 'type_error.dict' }],
  ['an array alone', '[[1]]', { type: 'type_error.dict' }],
  ['nothing', '', { type: 'value_error.missing' }],
  ['white space alone', ' \r\n\t', { type: 'value_error.missing' }],
  ['an empty object alone', '{}', { type: 'value_error.missing' }],
  ['an open object', '{', { type: notJson }],
  ['an open string', '{"a', { type: notJson }],
];

function shortCases(most: number) {
  return CASES.filter(([, body]) => body.length <= most);
}

/** The type of the first entry of a 422, whose form is the documented one. */
function typeIn(text: string): string {
  const detail = memberAt(JSON.parse(text), 'detail');
  assert.ok(Array.isArray(detail) && detail.length > 0);
  for (const entry of detail) {
    assert.deepEqual(Object.keys(entry), ['loc', 'msg', 'type']);
    assert.ok(Array.isArray(entry.loc) && entry.loc[0] === 'body');
    assert.ok(entry.loc.every((part: unknown) => typeof part === 'string'));
    assert.ok(typeof entry.msg === 'string' && entry.msg.length < 1000, 'a message is short');
  }
  return String(detail[0].type);
}

test('questions to family B', async (t) => {
  const { ask } = await startTestService(t);
  for (const [name, body, outcome] of CASES) {
    await t.test(name, async () => {
      const response = await ask(addPath, body);
      const text = await response.text();
      assert.equal(response.status, typeof outcome === 'number' ? 200 : 422, text.slice(0, 500));
      if (typeof outcome === 'number') assert.deepEqual(memberAt(JSON.parse(text), 'ans'), [[outcome]]);
      else assert.equal(typeIn(text), outcome.type);
      assert.equal(Object.hasOwn(Object.prototype, 'polluted'), false);
    });
  }
});

/** What family A takes and family B does not. */
const onlyInFamilyA: readonly string[] = ['a string for one'];

test('questions to family A and to the playground', async (t) => {
  const { ask, url } = await startTestService(t, { visitorDailyLimit: 10_000 });
  for (const [path, headers] of [
    [envelopePath, {}],
    ['/playground/answers/add', { origin: url, authorization: null }],
  ] as const) {
    for (const [name, body, outcome] of shortCases(60_000)) {
      await t.test(`${path.startsWith('/v1') ? 'family A' : 'playground'}: ${name}`, async () => {
        const response = await ask(path, body, headers);
        const text = await response.text();
        assert.equal(response.status, typeof outcome === 'number' ? 200 : 422, text.slice(0, 500));
        if (typeof outcome !== 'number' && !onlyInFamilyA.includes(name)) assert.equal(typeIn(text), outcome.type);
      });
    }
  }
});

test('messages for the tools', async (t) => {
  const { ask } = await startTestService(t);
  const accept = { accept: 'application/json, text/event-stream' };
  for (const [name, body, outcome] of shortCases(64 * 1024)) {
    await t.test(name, async () => {
      // None of them is a message; those that are no JSON are told so, at the place.
      const response = await ask('/mcp', body, accept);
      const text = await response.text();
      assert.equal(response.status, 400, text);
      const isJson = typeof outcome === 'number' || outcome.type !== notJson;
      const words = String(memberAt(JSON.parse(text), 'error', 'message'));
      const isText = String(body).trim() !== '';
      assert.match(
        words,
        isJson && isText ? /^Parse error: Invalid JSON-RPC message$/ : /^Parse error: .+: line \d+ column \d+$/,
      );
      assert.equal(Object.hasOwn(Object.prototype, 'polluted'), false);
    });
  }
});

test('forms of accounts', async (t) => {
  const { ask, url } = await startTestService(t);
  for (const [name, body, outcome] of shortCases(16 * 1024)) {
    await t.test(name, async () => {
      const response = await ask('/account/sign-in', body, { origin: url, authorization: null });
      const text = await response.text();
      assert.equal(response.status, 422, text);
      // Keys that are repeated are no matter in a form, nor is what else it holds.
      const isJson =
        typeof outcome === 'number' ||
        outcome.type !== notJson ||
        /twice|half|halves|levels|byte order mark/.test(name);
      assert.match(typeIn(text), isJson ? /missing|dict|jsondecode/ : /jsondecode/);
      assert.equal(Object.hasOwn(Object.prototype, 'polluted'), false);
    });
  }
});
