import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { prepare } from '@matrixsteps/api/execute/prepare.ts';
import type { Mathematics } from './service-parts.ts';
import { warmUp } from './warm-up.ts';

const endpoints = await loadEndpoints();

/** The mathematics, with a note of every endpoint that is asked and of how it went. */
function watched(onPrepared: (kind: string) => void): {
  readonly mathematics: Mathematics;
  readonly asked: Set<string>;
} {
  const asked = new Set<string>();
  return {
    asked,
    mathematics: {
      endpoints,
      prepare: (endpoint, body) => {
        const prepared = prepare(endpoint, body);
        asked.add(endpoint.id);
        onPrepared(prepared.kind);
        return prepared;
      },
    },
  };
}

test('every endpoint answers an example, and none of the examples is refused', async () => {
  const { mathematics, asked } = watched((kind) => assert.equal(kind, 'prepared'));
  await warmUp(mathematics, new AbortController().signal);
  assert.deepEqual(asked, new Set(endpoints.map(({ id }) => id)));
});

test('after the signal no further example is answered', async () => {
  const stop = new AbortController();
  const { mathematics, asked } = watched(() => stop.abort());
  await warmUp(mathematics, stop.signal);
  assert.equal(asked.size, 1);
});

test('what an operation throws comes out', async () => {
  const mathematics: Mathematics = {
    endpoints,
    prepare: () => {
      throw new Error('a fault');
    },
  };
  await assert.rejects(warmUp(mathematics, new AbortController().signal), /a fault/);
});
