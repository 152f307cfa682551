import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { prepareBody, preparedOnce } from './prepared-body.ts';

test('a body is compressed whole, and its tag changes with it', async () => {
  const text = 'matrix '.repeat(100);
  const body = await prepareBody('text/plain', text);
  assert.equal(gunzipSync(body.gzip).toString(), text);
  assert.ok(body.brotli);
  assert.equal(brotliDecompressSync(body.brotli).toString(), text);
  assert.equal(Buffer.from(body.identity).toString(), text);
  assert.equal((await prepareBody('text/plain', text)).tag, body.tag);
  assert.notEqual((await prepareBody('text/plain', `${text}.`)).tag, body.tag);
});

test('what would take too long is left to gzip', async () => {
  const body = await prepareBody('text/plain', 'matrix '.repeat(50_000));
  assert.equal(body.brotli, null);
});

test('a body is made once, however many ask for it, but again after a failure', async () => {
  let made = 0;
  const body = preparedOnce(async () => {
    made++;
    if (made === 1) throw new Error('not yet');
    return prepareBody('text/plain', 'a');
  });
  const first = await Promise.allSettled([body(), body()]);
  assert.deepEqual(
    first.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  const [one, other] = await Promise.all([body(), body()]);
  assert.equal(one, other);
  assert.equal(await body(), one);
  assert.equal(made, 2);
});
