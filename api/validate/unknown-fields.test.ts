import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpointAt } from '../testing/replies.ts';
import { prepare } from '../execute/prepare.ts';

const add = endpointAt('/matrix-arithmetic/add');

function strangers(count: number, name = (k: number) => `x${k}`): object {
  return Object.fromEntries(Array.from({ length: count }, (_, k) => [name(k), 0]));
}

function entriesOf(body: object): unknown {
  const prepared = prepare(add, Buffer.from(JSON.stringify(body)));
  const outcome = prepared.kind === 'prepared' ? prepared.run() : prepared;
  if (outcome.kind !== 'invalid') return null;
  return JSON.parse(Buffer.from(outcome.body).toString());
}

test('100 unknown fields are ignored', () => {
  assert.equal(entriesOf({ a: [[1]], b: [[2]], ...strangers(100) }), null);
});

test('101 are one entry that names the first ones, whatever else is wrong', () => {
  assert.deepEqual(entriesOf({ a: 'x', ...strangers(101) }), {
    detail: [
      {
        loc: ['body'],
        msg: 'the body has 101 unknown fields, and at most 100 are ignored; the first ones are "x0", "x1", "x2", "x3", "x4"',
        type: 'value_error.too_large',
      },
    ],
  });
});

test('long names are shortened, and what is invisible is shown', () => {
  const text = JSON.stringify(entriesOf(strangers(101, (k) => `${k}\n${'é'.repeat(500)}`)));
  assert.ok(text.length < 500, text);
  assert.match(text, /0\\\\\\\\n|0\\\\n/);
});
