// The table of behaviours that all clients share, tried on this one.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { Behaviour } from '../conformance/behaviour.ts';
import { type ConformanceServer, startConformanceServer } from '../conformance/server.ts';
import { addVerdict } from '../conformance/verdicts.ts';
import { differences } from './behaving.ts';

const { behaviours }: { readonly behaviours: readonly Behaviour[] } = JSON.parse(
  readFileSync(new URL('../conformance/behaviours.json', import.meta.url), 'utf8'),
);

let server: ConformanceServer | null = null;
before(async () => {
  for (const name of ['MATRIXSTEPS_API_KEY', 'MATRIXSTEPS_BASE_URL']) delete process.env[name];
  server = await startConformanceServer();
});
after(() => server?.stop());

describe('behaviours of all clients', { concurrency: 8 }, () => {
  for (const [number, behaviour] of behaviours.entries()) {
    test(behaviour.name, async () => {
      assert.ok(server !== null);
      const found = await differences(server, behaviour, number);
      addVerdict({
        client: 'TypeScript',
        behaviour: behaviour.name,
        verdict: found.length === 0 ? 'ok' : found.join('; '),
      });
      assert.deepEqual(found, []);
    });
  }
});

test('every behaviour has a name of its own', () => {
  assert.equal(new Set(behaviours.map(({ name }) => name)).size, behaviours.length);
});
