import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { type Endpoint, loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { prepare } from '@matrixsteps/api/execute/prepare.ts';
import type { Mathematics } from './service-parts.ts';
import { warmUp, watchRequests } from './warm-up.ts';

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
  await warmUp(mathematics, () => true, new AbortController().signal);
  assert.deepEqual(asked, new Set(endpoints.map(({ id }) => id)));
});

test('after the signal no further example is answered', async () => {
  const stop = new AbortController();
  const { mathematics, asked } = watched(() => stop.abort());
  await warmUp(mathematics, () => true, stop.signal);
  assert.equal(asked.size, 1);
});

test('while somebody asks no example is answered, and then the rest', async () => {
  const looks = [true, false, false, true];
  const answeredAtLook: number[] = [];
  let looked = 0;
  const stop = new AbortController();
  const { mathematics } = watched(() => {
    answeredAtLook.push(looked);
    if (answeredAtLook.length === 2) stop.abort();
  });
  await warmUp(mathematics, () => looks[looked++], stop.signal);
  assert.deepEqual(answeredAtLook, [1, 4]);
});

test('a server is quiet before its first request and some time after the last one', (context) => {
  let time = 1000;
  context.mock.method(performance, 'now', () => time);
  const server = createServer();
  const { isQuiet, stop } = watchRequests(server);
  assert.equal(isQuiet(), true);
  server.emit('request');
  assert.equal(isQuiet(), false);
  time += 200;
  assert.equal(isQuiet(), true);
  stop();
  server.emit('request');
  assert.equal(isQuiet(), true);
  assert.equal(server.listenerCount('request'), 0);
});

test('what an operation throws comes out', async () => {
  const mathematics: Mathematics = {
    endpoints,
    prepare: () => {
      throw new Error('a fault');
    },
  };
  await assert.rejects(
    warmUp(mathematics, () => true, new AbortController().signal),
    /a fault/,
  );
});
