import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prepare } from '../execute/prepare.ts';
import { answerTo, endpointAt, isData } from '../testing/replies.ts';

const DOT = '/v1/mathematics/linear-algebra/vectors/dot';

test('a dot product of real numbers of a quadratic field is exact', () => {
  const { result } = answerTo(DOT, { u: ['sqrt(2)', 1], v: ['sqrt(2)', '1+sqrt(2)'] });
  assert.ok(isData(result));
  assert.equal(result['exact'], '3 + sqrt(2)');
});

test('a refusal names the field that would be needed, and operations that take such numbers', () => {
  const outcome = prepare(
    endpointAt('/v1/mathematics/linear-algebra/vectors/norm'),
    Buffer.from(JSON.stringify({ v: ['sqrt(2)', 1] })),
  );
  assert.ok(outcome.kind !== 'prepared');
  assert.match(
    Buffer.from(outcome.body).toString(),
    /would need the field Q\(sqrt\(2\)\); .* takes rational numbers, .* are taken by sums, .* and eigenvalues/,
  );
});

test('a dot product of complex vectors is refused, with the reason', () => {
  const outcome = prepare(endpointAt(DOT), Buffer.from(JSON.stringify({ u: ['i', 1], v: [1, 1] })));
  assert.ok(outcome.kind !== 'prepared');
  assert.match(
    Buffer.from(outcome.body).toString(),
    /would need the field Q\(i\); Dot product takes real numbers, .* books conjugate one of the two/,
  );
});
