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

test('a refusal names the number, its place and its field, and what is taken', () => {
  const outcome = prepare(
    endpointAt('/v1/mathematics/linear-algebra/factorizations/cholesky'),
    Buffer.from(JSON.stringify({ a: [['sqrt(2)']] })),
  );
  assert.ok(outcome.kind !== 'prepared');
  assert.match(
    Buffer.from(outcome.body).toString(),
    /\\"sqrt\(2\)\\" in row 1, column 1 is an irrational number, of the field Q\(sqrt\(2\)\); .* takes fractions and decimals only/,
  );
});

test('a dot product of complex vectors is refused, with the reason', () => {
  const outcome = prepare(endpointAt(DOT), Buffer.from(JSON.stringify({ u: ['i', 1], v: [1, 1] })));
  assert.ok(outcome.kind !== 'prepared');
  assert.match(
    Buffer.from(outcome.body).toString(),
    /\\"i\\" at place 1 is a complex number, of the field Q\(i\); Dot product takes real numbers only, .* books conjugate one of the two/,
  );
});

const NORM = '/v1/mathematics/linear-algebra/vectors/norm';

/** The text of the answer's exact value, or of the refusal. */
function saidOf(path: string, body: object): string {
  const outcome = prepare(endpointAt(path), Buffer.from(JSON.stringify(body)));
  if (outcome.kind !== 'prepared') return Buffer.from(outcome.body).toString();
  const { result } = answerTo(path, body);
  assert.ok(isData(result));
  return JSON.stringify(result['exact']);
}

test('a length is a number of the field where its square is one of a number of the field', () => {
  assert.equal(saidOf(NORM, { v: ['3+3*sqrt(2)', '4+4*sqrt(2)'] }), '"5 + 5*sqrt(2)"');
});

test('the length of a complex vector is the root of the sum of the squared sizes', () => {
  assert.equal(saidOf(NORM, { v: ['1+2i', 2, '-i'] }), '"sqrt(10)"');
  assert.equal(saidOf(NORM, { v: ['(1+sqrt(-3))/2', 1] }), '"sqrt(2)"');
});

test('sizes of complex numbers are not added, and the refusal says which kinds take them', () => {
  assert.match(saidOf(NORM, { v: ['1+2i', 2], kind: '1' }), /the kinds 2 and frobenius take complex numbers/);
});

const ORTHOGONALITY = '/v1/mathematics/linear-algebra/orthogonality';

test('perpendicular vectors, factors and projections are exact over a real field', () => {
  assert.match(
    saidOf(`${ORTHOGONALITY}/gram-schmidt`, {
      vectors: [
        [1, 'sqrt(2)', 1],
        ['sqrt(2)', 1, 0],
      ],
    }),
    /"orthonormal":\[\["1\/2","sqrt\(1\/2\)","1\/2"\],\["sqrt\(1\/2\)","0","-sqrt\(1\/2\)"\]\]/,
  );
  assert.match(
    saidOf(`${ORTHOGONALITY}/qr`, {
      a: [
        ['1+sqrt(2)', 1],
        ['1+sqrt(2)', -1],
      ],
    }),
    /"2 \+ sqrt\(2\)"/,
  );
  assert.match(saidOf(`${ORTHOGONALITY}/projection-matrix`, { a: [['sqrt(5)'], [1]] }), /"5\/6"/);
});
