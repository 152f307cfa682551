// Exact arguments: numbers that a double does not hold become text, and nothing else changes.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { readFraction } from '@matrixsteps/engine/exact/decimal.ts';
import { readMessage } from './exact-arguments.ts';

function callWith(literal: string): string {
  return `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x","arguments":{"a":[[${literal}]]}}}`;
}

/** The only entry of the only argument. */
function entryOf(message: unknown): unknown {
  return [message, 'params', 'arguments', 'a', '0', '0'].reduce((inner, name) =>
    typeof inner === 'object' && inner !== null ? Reflect.get(inner, String(name)) : undefined,
  );
}

describe('literals', () => {
  const cases: readonly (readonly [literal: string, read: unknown])[] = [
    ['0.1', 0.1],
    ['-3', -3],
    ['1e2', 100],
    ['1.0000000000000000', '1.0000000000000000'],
    ['100.000000000000000001', '100.000000000000000001'],
    ['0.1e1', 1],
    ['0e5', '0e5'],
    ['123456789012345678', '123456789012345678'],
    ['9007199254740993', '9007199254740993'],
    ['0.1000000000000000055511151231257827', '0.1000000000000000055511151231257827'],
    ['1e-20', 1e-20],
    ['1e400', '1e400'],
    ['1e-400', '1e-400'],
    ['"12345678901234567890"', '12345678901234567890'],
  ];
  for (const [literal, read] of cases) {
    test(literal, () => assert.deepEqual(entryOf(readMessage(callWith(literal))), read));
  }
});

test('every decimal keeps its value', () => {
  const decimal = fc
    .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.integer({ min: -30, max: 30 }))
    .map(([digits, exponent]) => `${digits}e${exponent}`);
  fc.assert(
    fc.property(decimal, (literal) => {
      const read = entryOf(readMessage(callWith(literal)));
      assert.deepEqual(readFraction(String(read)), readFraction(literal));
    }),
    { seed: 20260101, numRuns: 300 },
  );
});

test('ids and names are left alone', () => {
  const message = readMessage(
    '{"jsonrpc":"2.0","id":12345678901234567890,"method":"x","params":{"_meta":{"progressToken":12345678901234567890}}}',
  );
  assert.deepEqual(message, {
    jsonrpc: '2.0',
    id: 12345678901234567000,
    method: 'x',
    params: { _meta: { progressToken: 12345678901234567000 } },
  });
});

test('several messages in one', () => {
  const read = readMessage(`[${callWith('1')},${callWith('9007199254740993')}]`);
  assert.ok(Array.isArray(read));
  assert.deepEqual(read.map(entryOf), [1, '9007199254740993']);
});

test('what is no JSON is an error', () => {
  assert.throws(() => readMessage('{'), SyntaxError);
});
