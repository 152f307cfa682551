import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Endpoint, loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { prepare } from '@matrixsteps/api/execute/prepare.ts';
import type { Mathematics } from './service-parts.ts';
import { warmUp } from './warm-up.ts';

const endpoints = await loadEndpoints();

/** The mathematics, with a note of every endpoint that answers, and of how each question went. */
function watched(onPrepared: (kind: string, endpoint: Endpoint) => void): {
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
        if (prepared.kind === 'prepared') asked.add(endpoint.id);
        onPrepared(prepared.kind, endpoint);
        return prepared;
      },
    },
  };
}

test('every endpoint answers an example, and none is refused but by the family that takes no fractions as text', async () => {
  const { mathematics, asked } = watched((kind, { family }) => assert.ok(kind === 'prepared' || family === 'b'));
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
