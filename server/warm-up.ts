// Warming up: after the start, the examples of the catalogue and a working of each kind of task are answered once, so that the code of
// every operation is compiled before somebody asks.

import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Endpoint, operationsOf } from '@matrixsteps/api/endpoints/endpoints.ts';
import { EXAMPLE_WORKINGS } from '@matrixsteps/api/practice/example-workings.ts';
import { practiceRoutes } from '@matrixsteps/api/practice/practice-routes.ts';
import { workingFeedbackWords } from '@matrixsteps/api/practice/working-feedback.ts';
import { DEFAULT_MAX_REPLY_BYTES } from '@matrixsteps/api/serialize/long-text.ts';
import type { Mathematics } from './service-parts.ts';

/** Says whether nobody is asking. */
type IsQuiet = () => boolean;

/** A service counts as quiet when no request has come for so long. */
const QUIET_MILLISECONDS = 200;

/** Watches the requests of a server until `stop` is called. */
export function watchRequests(server: Server): { readonly isQuiet: IsQuiet; readonly stop: () => void } {
  let latest = Number.NEGATIVE_INFINITY;
  const note = () => {
    latest = performance.now();
  };
  server.on('request', note);
  return {
    isQuiet: () => performance.now() - latest >= QUIET_MILLISECONDS,
    stop: () => server.off('request', note),
  };
}

/**
 * Answers each example of each endpoint, and judges the workings behind the first ones, and forgets the answers. Examples take a few milliseconds each, 40 at worst, and the event loop is free
 * for twice as long after each of them. While somebody asks it waits: a request would have to wait for the example.
 * Resolves when all are answered or the signal is aborted; rejects with what an operation throws.
 */
export async function warmUp(
  { endpoints, prepare }: Mathematics,
  isQuiet: IsQuiet,
  signal: AbortSignal,
): Promise<void> {
  const [first = [], ...others] = examplesOf(endpoints).map((round) =>
    round.map(
      ({ endpoint, body }) =>
        () =>
          prepare(endpoint, body),
    ),
  );
  for (const prepared of [...first, ...workings(endpoints), ...others.flat()]) {
    while (!isQuiet() && !signal.aborted) await pauseFor(QUIET_MILLISECONDS, signal);
    if (signal.aborted) return;
    const start = performance.now();
    const question = prepared();
    if (question.kind === 'prepared') question.run();
    await pauseFor(2 * (performance.now() - start), signal);
  }
}

/**
 * One example of every endpoint comes first, then the second ones: whoever comes early finds most operations warm. Family A comes first, because
 * its replies need the code of family B's and more.
 */
function examplesOf(endpoints: readonly Endpoint[]) {
  const byFamily = endpoints.toSorted((one, other) => one.family.localeCompare(other.family));
  const examples = byFamily.map((endpoint) => {
    const { choice } = endpoint;
    return operationsOf(choice).flatMap(({ id, examples: bodies }) =>
      bodies.map(({ body }) => {
        const whole = choice.kind === 'single' ? body : { ...body, [choice.selector.name]: id };
        return { endpoint, body: Buffer.from(JSON.stringify(whole)) };
      }),
    );
  });
  const most = Math.max(0, ...examples.map(({ length }) => length));
  return Array.from({ length: most }, (_, k) => examples.flatMap((list) => list.slice(k, k + 1)));
}

/** The questions that a working of each kind of task makes. */
function workings(endpoints: readonly Endpoint[]) {
  const route = practiceRoutes(endpoints).find(({ path }) => path === workingFeedbackWords.path);
  if (route === undefined) throw new Error('there is no route for workings');
  return EXAMPLE_WORKINGS.map(({ task, working }) => {
    const body = Buffer.from(JSON.stringify({ task, working, feedback: { rung: 5 } }));
    return () => route.prepare(body, DEFAULT_MAX_REPLY_BYTES);
  });
}

/** Resolves after the time, or as soon as the signal is aborted. */
async function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
}
