// The length of replies: what would be too long is refused with what to leave out, and everything shorter is answered.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lengthOf } from '../serialize/chunks.ts';
import { DEFAULT_MAX_REPLY_BYTES } from '../serialize/long-text.ts';
import { endpointAt, isData } from '../testing/replies.ts';
import { prepareWebAnswer } from '../web-answer/web-answer.ts';
import { prepare, type PreparedOutcome } from './prepare.ts';

const MATMUL = '/v1/mathematics/linear-algebra/matrices/arithmetic/matmul';
const COMPACT = '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/matmul';
const TRANSPOSE = '/v1/mathematics/linear-algebra/change-appearance/transpose';

/** A column times a row: an answer of n^2 numbers from a question of 2n. */
function outerProduct(n: number, left: string | number, right: string | number): object {
  return { a: Array.from({ length: n }, () => [left]), b: [Array.from({ length: n }, () => right)] };
}

function outcomeOf(path: string, body: object, maxBytes = DEFAULT_MAX_REPLY_BYTES): PreparedOutcome {
  const bytes = Buffer.from(JSON.stringify(body));
  const prepared = prepare(endpointAt(path), bytes, maxBytes);
  return prepared.kind === 'prepared' ? prepared.run() : prepared;
}

function messageOf(outcome: PreparedOutcome): string {
  assert.equal(outcome.kind, 'invalid');
  const { detail }: { detail: unknown } = JSON.parse(Buffer.from(outcome.body).toString());
  assert.ok(Array.isArray(detail) && detail.length === 1);
  const [entry]: unknown[] = detail;
  assert.ok(isData(entry));
  assert.deepEqual(entry['loc'], ['body']);
  assert.equal(entry['type'], 'value_error.too_large');
  return String(entry['msg']);
}

describe('a reply beyond the limit says what to leave out', () => {
  const product = outerProduct(120, 0.123456789, 0.987654321);
  for (const [name, path, options, advice] of [
    ['family A', MATMUL, {}, /"response_profile": "lite".*"include": \["answer"\].*"decimals"/],
    ['family A, lite', MATMUL, { response_profile: 'lite' }, /; ask for "include": \["answer"\], .*"decimals"/],
    ['family A, the answer alone', MATMUL, { include: ['answer'] }, /bytes; round the numbers with "decimals"/],
    ['family A, rounded', MATMUL, { include: ['answer'], decimals: 12 }, /bytes; ask for a part of it/],
    ['family B', COMPACT, { api_level: 'lite' }, /bytes; round the numbers/],
    ['family B, detailed', COMPACT, { api_level: 'detailed' }, /bytes; ask for "api_level": "lite"/],
    [
      'family B, many formats',
      COMPACT,
      { api_level: 'detailed', steps_output_formats: ['latex', 'html'] },
      /bytes; ask for fewer formats of the steps, or for "api_level"/,
    ],
  ] as const) {
    test(name, () => {
      const message = messageOf(outcomeOf(path, { ...product, ...options }, 100_000));
      assert.match(message, /^the reply would be longer than 100000 bytes; /);
      assert.match(message, advice);
    });
  }

  test('a page', () => {
    const bytes = Buffer.from(JSON.stringify(product));
    const prepared = prepareWebAnswer(endpointAt(MATMUL), bytes, 100_000);
    assert.ok(prepared.kind === 'prepared');
    assert.match(messageOf(prepared.run()), /use the HTTP API/);
  });
});

test('what is certain from the shape alone is refused before the work', () => {
  // Four million numbers of a digit and a comma, twice.
  const start = performance.now();
  messageOf(outcomeOf(MATMUL, outerProduct(2000, 1, 1), 15_000_000));
  const refused = performance.now() - start;
  assert.equal(outcomeOf(MATMUL, outerProduct(2000, 1, 1)).kind, 'answer');
  const written = performance.now() - start - refused;
  assert.ok(refused < written / 2, `${refused} ms and ${written} ms`);
});

test('the length is that of the bytes: exactly the limit is answered, and a byte less refused', () => {
  for (const [path, body] of [
    [COMPACT, outerProduct(40, 0.5, 0.25)],
    [COMPACT, { ...outerProduct(40, 0.5, 0.25), api_level: 'detailed' }],
    [MATMUL, outerProduct(40, '1/3', '1/7')],
    [TRANSPOSE, { a: [[1e-300, 2]] }],
  ] as const) {
    const outcome = outcomeOf(path, body);
    assert.ok(outcome.kind === 'answer');
    const length = lengthOf(outcome.chunks);
    assert.equal(outcomeOf(path, body, length).kind, 'answer');
    messageOf(outcomeOf(path, body, length - 1));
  }
});

test('long numbers in the copy of the question are counted too', () => {
  const body = { a: [Array.from({ length: 2000 }, (_, k) => `1.23456789012345678e-${300 + (k % 5)}`)] };
  messageOf(outcomeOf(TRANSPOSE, body, 100_000));
});

test('a reply of many megabytes is in pieces, and its JSON is whole', () => {
  const body = { ...outerProduct(600, '1/3', '1/7'), response_profile: 'detailed' };
  const outcome = outcomeOf(MATMUL, body);
  assert.ok(outcome.kind === 'answer' && lengthOf(outcome.chunks) > 10_000_000);
  for (const { bytes } of outcome.chunks) assert.ok(bytes.length < 2 ** 21);
  const reply: unknown = JSON.parse(`{"metadata":{}${Buffer.from(outcome.body).toString()}`);
  assert.ok(isData(reply) && isData(reply['result']));
  const { answer, representations, properties } = reply['result'];
  assert.ok(Array.isArray(answer) && isData(representations) && isData(properties));
  assert.equal(representations['csv'], answer.map((row) => row.join(',')).join('\r\n'));
  assert.equal(properties['size_bytes'], JSON.stringify(answer).length);
});
