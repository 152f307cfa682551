// Steps: what telling the steps of a large question costs beside answering it, for every operation, in alternating rounds of
// one run. Run by `npm run bench:steps`, or `npm run bench:steps -- 100` for another size than 50.

import { performance } from 'node:perf_hooks';
import { type Endpoint, loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { prepare } from '@matrixsteps/api/execute/prepare.ts';

const SIZE = Number(process.argv[2] ?? 50);
const ROUNDS = 15;

/** A matrix of integers of two digits without a 0, always the same. */
function integers(size: number, seed: number): readonly (readonly number[])[] {
  let state = seed;
  const next = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 199) - 99 || 1;
  };
  return Array.from({ length: size }, () => Array.from({ length: size }, next));
}

const A = integers(SIZE, 1);
const B = integers(SIZE, 2);

/** A large body for an endpoint: squares for powers, one line for a deletion. */
function bodyOf({ path, fields }: Endpoint, profile: 'lite' | 'standard'): Uint8Array {
  const names = new Set(fields.map(({ name }) => name));
  return Buffer.from(
    JSON.stringify({
      a: A,
      ...(names.has('b') ? { b: path.endsWith('raise-ew') ? 2 : B } : {}),
      ...(path.endsWith('delete') ? { index: 3 } : {}),
      response_profile: profile,
    }),
  );
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((x, y) => x - y)[Math.floor(values.length / 2)];
}

/** Milliseconds of reading and answering a body; null where it has no answer. */
function timeOf(endpoint: Endpoint, body: Uint8Array): number | null {
  const start = performance.now();
  const prepared = prepare(endpoint, body);
  if (prepared.kind === 'invalid' || prepared.run().kind === 'invalid') return null;
  return performance.now() - start;
}

/** The median times of an answer alone and of an answer with its steps; null where there is no answer. */
function measured(endpoint: Endpoint): { readonly alone: number; readonly told: number } | null {
  const bodies = [bodyOf(endpoint, 'lite'), bodyOf(endpoint, 'standard')] as const;
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    for (const which of [0, 1] as const) {
      const time = timeOf(endpoint, bodies[which]);
      if (time === null) return null;
      if (round > 1) times[which].push(time);
    }
  }
  return { alone: medianOf(times[0]), told: medianOf(times[1]) };
}

process.stdout.write(`${SIZE}x${SIZE}: milliseconds of the answer, of the answer with steps, steps / answer\n`);
for (const endpoint of await loadEndpoints()) {
  if (endpoint.family === 'b' || endpoint.choice.kind === 'selected') continue;
  const found = measured(endpoint);
  if (found === null) continue;
  const { alone, told } = found;
  const columns = [alone.toFixed(2), told.toFixed(2), ((told - alone) / alone).toFixed(2)];
  process.stdout.write(
    `${endpoint.choice.operation.id.padEnd(18)}${columns.map((text) => text.padStart(9)).join('')}\n`,
  );
}
