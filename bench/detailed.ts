// Detailed replies: the CPU that a whole envelope of family A takes in api/, without HTTP, and what each of its sections adds.
// Alone: `node bench/detailed.ts`, or with `--quick`.

import { type Endpoint, loadEndpoints, operationsOf } from '@matrixsteps/api/endpoints/endpoints.ts';
import { finalizeEnvelope, type ResponseMetadata } from '@matrixsteps/api/envelope/metadata.ts';
import { encodeBody, type Encoding } from '@matrixsteps/api/compression/encoded-body.ts';
import { SECTIONS } from '@matrixsteps/api/endpoints/section-names.ts';
import { prepare } from '@matrixsteps/api/execute/prepare.ts';
import { figure, type Pace, print, quantile, type Section } from './section.ts';

/** As many bodies as seeds that questions decide, and more: no reply is a memory of another. */
const BODIES = 2000;

const METADATA: ResponseMetadata = {
  requestId: '5f0c1b7e-3d1a-4c55-9a51-0a8c2c0f6c1e',
  correlationId: 'bench',
  processingTimeMs: 1,
  timestamp: '2026-09-01T08:00:00.000Z',
  usage: { plan: 'free', limit: 1000, requestsUsed: 42, remaining: 958, resetsAt: '2026-10-01T00:00:00.000Z' },
};

/** Matrices of three rows and columns with entries from -9 to 9, always the same ones in the same order. */
function matrixSource(seed: number): () => readonly (readonly number[])[] {
  let state = seed;
  const entry = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 19) - 9;
  };
  return () => Array.from({ length: 3 }, () => Array.from({ length: 3 }, entry));
}

function endpointOf(endpoints: readonly Endpoint[], id: string): Endpoint {
  const found = endpoints.find((endpoint) => endpoint.id === id);
  if (found === undefined) throw new Error(`there is no endpoint ${id}`);
  return found;
}

/** Different questions for an endpoint that takes one matrix or two. */
function bodiesFor({ fields }: Endpoint, count: number, more: object): readonly Uint8Array[] {
  const matrix = matrixSource(1);
  const takesTwo = fields.some(({ name }) => name === 'b');
  return Array.from({ length: count }, () =>
    Buffer.from(JSON.stringify({ a: matrix(), ...(takesTwo ? { b: matrix() } : {}), ...more })),
  );
}

/** Answers and encodes; null leaves the chunks as they are. The length of what would be sent. */
function reply(endpoint: Endpoint, body: Uint8Array, encoding: Encoding | null): number {
  const prepared = prepare(endpoint, body);
  const outcome = prepared.kind === 'prepared' ? prepared.run() : prepared;
  if (outcome.kind === 'invalid' || outcome.envelope === null) throw new Error(`${endpoint.id} did not answer`);
  if (encoding === null) return outcome.chunks.length;
  return finalizeEnvelope(encodeBody(outcome.chunks, encoding), outcome.envelope, METADATA).length;
}

/** Microseconds of CPU for each body, and the bytes of a reply. */
function cost(endpoint: Endpoint, bodies: readonly Uint8Array[], encoding: Encoding | null) {
  const start = process.cpuUsage();
  let bytes = 0;
  for (const body of bodies) bytes += reply(endpoint, body, encoding);
  const { user, system } = process.cpuUsage(start);
  return { microseconds: (user + system) / bodies.length, bytes: bytes / bodies.length };
}

/** Measures several things in turns, so that a busy moment of the machine meets all of them: the median of each. */
function inTurns(rounds: number, measures: readonly (() => number)[]): readonly number[] {
  const found = measures.map((): number[] => []);
  for (let round = 0; round < rounds; round++) measures.forEach((measure, index) => found[index].push(measure()));
  return found.map((values) => quantile(values, 0.5));
}

/** Rows for one endpoint: the whole reply in each encoding, then what each section adds to a reply of metadata alone. */
function rowsFor(endpoint: Endpoint, rounds: number): readonly (readonly string[])[] {
  const { id } = endpoint;
  const whole = bodiesFor(endpoint, BODIES, {});
  // Once around, so that exercises are drawn and functions compiled.
  const identity = cost(endpoint, whole, 'identity');
  const gzip = cost(endpoint, whole, 'gzip');
  const names = Object.keys(SECTIONS).filter((name) => name !== 'answer');
  const parts = [...names, 'metadata'].map((name) => bodiesFor(endpoint, BODIES / 4, { include: [name] }));
  const encodings = ['identity', 'gzip', null] as const;
  const medians = inTurns(rounds, [
    ...encodings.map((encoding) => () => cost(endpoint, whole, encoding).microseconds),
    ...parts.map((bodies) => () => cost(endpoint, bodies, null).microseconds),
  ]);
  const alone = medians[medians.length - 1];
  return [
    [id, 'whole envelope', figure(medians[0]), figure(identity.bytes)],
    [id, 'whole envelope, gzip', figure(medians[1]), figure(gzip.bytes)],
    [id, 'without encoding', figure(medians[2]), ''],
    [id, 'metadata alone: reading, solving', figure(alone), ''],
    ...names.map((name, index) => [
      id,
      `+ ${name}`,
      figure(Math.max(0, medians[encodings.length + index] - alone)),
      '',
    ]),
  ];
}

function repeated(bodies: readonly Uint8Array[]): readonly Uint8Array[] {
  return Array.from({ length: 20 }, () => bodies).flat();
}

/** The examples of every operation, detailed: the median over all operations, and the five that cost most. */
function spreadRows(endpoints: readonly Endpoint[], rounds: number): readonly (readonly string[])[] {
  const family = endpoints.filter((endpoint) => endpoint.family === 'a');
  const examples = family.map((endpoint) =>
    operationsOf(endpoint.choice).flatMap((operation) =>
      operation.examples.map((example) => Buffer.from(JSON.stringify(example.body))),
    ),
  );
  family.forEach((endpoint, index) => cost(endpoint, repeated(examples[index]), 'identity'));
  const medians = inTurns(
    rounds,
    family.map((endpoint, index) => () => cost(endpoint, repeated(examples[index]), 'identity').microseconds),
  );
  const costs = family.map(({ id }, index) => ({ id, microseconds: medians[index] }));
  const worst = costs.toSorted((x, y) => y.microseconds - x.microseconds).slice(0, 5);
  return [
    ['all operations', 'examples, median', figure(quantile(medians, 0.5)), ''],
    ...worst.map(({ id, microseconds }) => [id, 'examples, one of the dearest', figure(microseconds), '']),
  ];
}

/** Measures detailed replies to two operations with 3x3 matrices, section by section, and the spread over all operations. */
export async function measureDetailed({ quick }: Pace): Promise<Section> {
  const endpoints = await loadEndpoints();
  const rounds = quick ? 3 : 9;
  return {
    title: 'Detailed replies of family A',
    columns: ['operation', 'what', 'µs of CPU', 'bytes'],
    rows: [
      ...['a:add', 'a:determinant-3x3'].flatMap((id) => rowsFor(endpointOf(endpoints, id), rounds)),
      ...spreadRows(endpoints, rounds),
    ],
    notes: [
      `Reading, solving, writing and encoding ${BODIES} different 3x3 questions, without HTTP; medians of ${rounds} rounds in turns.`,
      'Exercises of the thousand seeds that questions decide are drawn once and kept.',
    ],
  };
}

if (import.meta.main) print(await measureDetailed({ quick: process.argv.includes('--quick') }));
