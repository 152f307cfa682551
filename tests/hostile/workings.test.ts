// Bodies of feedback on workings that nobody means: each gets a clear refusal or a reply, and none holds the event loop for long.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { GRAMMAR_BODY_BYTES, isSlowToRead } from '@matrixsteps/api/parse/reading-time.ts';
import { practiceRoutes } from '@matrixsteps/api/practice/practice-routes.ts';
import { DEFAULT_MAX_REPLY_BYTES } from '@matrixsteps/api/serialize/long-text.ts';
import { isLong } from '../long-form.ts';

const RUNS = isLong ? 10_000 : 300;
/** What a worker takes over is not measured here. */
const WORKER_COST = 5e6;
const MOST_MILLISECONDS = 50;

const routes = practiceRoutes(await loadEndpoints()).filter(({ path }) =>
  /feedback\/(?:working|next-step)$/.test(path),
);

/** Reads the body as the service does; the outcome is a refusal of the documented shape, or a reply. */
function send(text: string): void {
  const body = Buffer.from(text);
  for (const { path, prepare } of routes) {
    const prepared = prepare(body, DEFAULT_MAX_REPLY_BYTES);
    const outcome = prepared.kind === 'prepared' ? prepared.run() : prepared;
    if (outcome.kind !== 'invalid') continue;
    const { detail } = JSON.parse(Buffer.from(outcome.body).toString());
    assert.ok(Array.isArray(detail) && detail.length > 0, path);
    for (const { loc, msg, type } of detail) {
      assert.equal(loc[0], 'body');
      assert.ok(typeof msg === 'string' && msg !== '' && msg.length < 2000, msg);
      assert.match(type, /^(?:value|type)_error/);
    }
  }
}

/** The shortest of some times: others use the machine as well. */
function milliseconds(work: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

const a = [
  [1, 3, 2],
  [4, 7, 5],
];
const task = { operation: 'rref', a, augmented: 1 };
const rows = (size: number, seed: number): readonly (readonly number[])[] =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => ((3 * i + 5 * j + seed) % 19) - 9));

test('whatever is sent as a body is answered or refused', () => {
  const leaf = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.integer(),
    fc.double(),
    fc.constantFrom(
      null,
      true,
      'R2 -> R2 - 4R1',
      '1/0',
      '9'.repeat(500),
      '1e999999',
      'λ^2 - 4',
      '((((1',
      'A^24*A^24',
      '½',
      '0x10',
    ),
  );
  const name = fc.constantFrom(
    'a',
    'b',
    'operation',
    'working',
    'matrix',
    'expression',
    'entries',
    'values',
    'claim',
    'of',
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(name, tie('value'), { maxKeys: 4 }),
    ),
  }));
  const operation = fc.constantFrom(
    'rref',
    'solve',
    'inverse',
    'determinant',
    'matmul',
    'expression',
    'eigenvalues',
    'mat-var',
  );
  fc.assert(
    fc.property(operation, value, value, value, (named, matrix, given, working) => {
      send(JSON.stringify({ task: { operation: named, a, b: matrix, of: given }, working }));
      send(JSON.stringify({ task: { operation: named, a: matrix }, working: [given], policy: working }));
    }),
    { seed: 20261123, numRuns: RUNS },
  );
});

test('whatever is typed as a working is answered or refused', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      '1 2 3\n',
      '[1 2; 3 4]',
      '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
      '\\xrightarrow{R_2-4R_1}',
      ' = ',
      'II - 4I\n',
      '|',
      '{{',
      '−',
      '½',
      'x = 2\n',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      send(JSON.stringify({ task, working: pieces.join('') }));
    }),
    { seed: 20261123, numRuns: RUNS },
  );
});

describe('bodies that the event loop reads take no longer than 50 ms there', () => {
  const texts: { readonly [name: string]: string } = {
    'a long number': '9'.repeat(8000),
    'a deep term': '('.repeat(8000),
    brackets: '['.repeat(8000),
    'a long chain': '1+1='.repeat(2000),
    arrows: 'R1 -> '.repeat(1300),
    LaTeX: '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}\\to'.repeat(180),
    rows: '1 2 3 4 5 6\n'.repeat(500),
    spaces: ' '.repeat(8000),
    powers: '9^9^'.repeat(1900),
  };
  for (const [name, working] of Object.entries(texts)) {
    test(name, () => {
      const body = Buffer.from(JSON.stringify({ task, working }));
      assert.ok(body.length <= GRAMMAR_BODY_BYTES || isSlowToRead(body, WORKER_COST));
      const time = milliseconds(() => {
        for (const { prepare } of routes) {
          const prepared = prepare(body, DEFAULT_MAX_REPLY_BYTES);
          if (prepared.kind === 'prepared' && prepared.nanoseconds <= WORKER_COST) prepared.run();
        }
      });
      assert.ok(time < 2 * MOST_MILLISECONDS, `${time} ms for both routes`);
    });
  }
});

test('a working of 200 lines of 12x12 is judged, and its price is foretold', () => {
  const working = Array.from({ length: 200 }, (_, seed) => ({ matrix: rows(12, seed) }));
  const body = Buffer.from(JSON.stringify({ task: { operation: 'rref', a: rows(12, 0) }, working }));
  const [route] = routes;
  const prepared = route.prepare(body, DEFAULT_MAX_REPLY_BYTES);
  assert.ok(prepared.kind === 'prepared');
  assert.ok(prepared.nanoseconds > WORKER_COST, 'a worker takes it');
  assert.equal(prepared.run().kind, 'answer');
});

test('what would take minutes is refused before it is begun', () => {
  const long = Array.from({ length: 12 }, (_, i) =>
    Array.from({ length: 12 }, (__, j) => `${i}${'7'.repeat(60)}/${j + 2}1`),
  );
  const body = Buffer.from(
    JSON.stringify({ task: { operation: 'charpoly', a: long }, working: [{ expression: 'x' }] }),
  );
  const prepared = routes[0].prepare(body, DEFAULT_MAX_REPLY_BYTES);
  assert.ok(prepared.kind === 'invalid');
  assert.match(Buffer.from(prepared.body).toString(), /value_error\.too_large/);
});
