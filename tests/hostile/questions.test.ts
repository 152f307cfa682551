// Hostile bodies for every endpoint, past HTTP: each is answered or refused in the documented form, at once, and leaves nothing behind.
// The long form is the larger part of a million requests; requests.test.ts has the others.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { findings } from '@matrixsteps/api/openapi/testing/published.ts';
import { prepareWebAnswer } from '@matrixsteps/api/web-answer/web-answer.ts';
import { prepare } from '@matrixsteps/api/execute/prepare.ts';
import { isLong, sayFigure } from '../long-form.ts';
import { hostileBody } from './bodies.ts';
import { inMegabytes, liveBytes } from './heap.ts';
import { createRandom } from './random.ts';
import { isTooLong, timeWork } from './stopwatch.ts';

const runs = isLong ? 850_000 : 6000;
const firstSeed = 20260101;

/** Nanoseconds, as WORKER_COST. */
const workerCost = 1e6;
/** Nanoseconds of work that is done here although a worker would do it. */
const mostCost = 30e6;

const endpoints = await loadEndpoints();
const problems = { component: 'Problems' } as const;

interface Tally {
  answered: number;
  refused: number;
  left: number;
  /** The longest that the event loop would have been held, in milliseconds. */
  slowest: number;
}

/** Whether the refusal's body is what is published; each shape of entries is looked at. */
function checkRefusal(body: Uint8Array): void {
  const refusal: unknown = JSON.parse(Buffer.from(body).toString());
  assert.equal(findings(problems, refusal), '');
}

function checkAnswer(family: 'a' | 'b', body: Uint8Array): void {
  // What follows the metadata, in family A.
  const text = Buffer.from(body).toString();
  JSON.parse(text.startsWith('{') ? text : `{"metadata":{}${text}`);
  if (family === 'b') assert.doesNotMatch(text.slice(0, 200), /:\s*(?:-0[,\]}]|NaN|-?Infinity)/);
}

function run(seed: number, tally: Tally): void {
  const random = createRandom(seed);
  const endpoint = random.pick(endpoints);
  const isPage = endpoint.choice.kind === 'single' && endpoint.family === 'a' && random.once(30);
  const body = hostileBody(random, endpoint);
  try {
    const { result, milliseconds } = timeWork(() => {
      const prepared = (isPage ? prepareWebAnswer : prepare)(endpoint, body);
      const isSmall = prepared.kind === 'invalid' || prepared.nanoseconds <= workerCost;
      const isLeft = prepared.kind === 'prepared' && prepared.nanoseconds > mostCost;
      return { isSmall, outcome: isLeft ? null : prepared.kind === 'invalid' ? prepared : prepared.run() };
    });
    const { isSmall, outcome } = result;
    if (isSmall) tally.slowest = Math.max(tally.slowest, milliseconds);
    assert.ok(!isTooLong(milliseconds), `it took ${Math.round(milliseconds)} ms, and no less at other times`);
    if (outcome === null) {
      tally.left += 1;
    } else if (outcome.kind === 'invalid') {
      tally.refused += 1;
      checkRefusal(outcome.body);
    } else {
      tally.answered += 1;
      checkAnswer(endpoint.family, outcome.body);
    }
  } catch (error) {
    const shown = body.length > 2000 ? `${body.toString('latin1', 0, 2000)}...` : body.toString('latin1');
    throw new Error(`seed ${seed}, ${endpoint.path}${isPage ? ' (page)' : ''}, body ${JSON.stringify(shown)}`, {
      cause: error,
    });
  }
}

test(`${runs} hostile bodies are answered or refused`, () => {
  const tally: Tally = { answered: 0, refused: 0, left: 0, slowest: 0 };
  // Caches fill, code is compiled.
  const warm = runs / 10;
  for (let seed = firstSeed; seed < firstSeed + warm; seed++) run(seed, tally);
  const before = liveBytes();
  for (let seed = firstSeed + warm; seed < firstSeed + runs; seed++) run(seed, tally);
  const grown = liveBytes() - before;
  assert.ok(tally.answered > runs / 20 && tally.refused > runs / 20, 'both happen');
  assert.ok(grown < 24e6, `the heap grew by ${inMegabytes(grown)}`);
  assert.equal(Object.hasOwn(Object.prototype, 'polluted'), false);
  const { answered, refused, left, slowest } = tally;
  sayFigure('hostile bodies past HTTP', `${runs}: ${answered} answered, ${refused} refused, ${left} left to workers`);
  sayFigure('hostile bodies past HTTP, longest hold of the event loop', `${slowest.toFixed(0)} ms`);
  sayFigure('hostile bodies past HTTP, growth of the heap', inMegabytes(grown));
});
