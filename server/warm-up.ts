// Warming up: after the start, the examples of the catalogue are answered once, so that the code of every operation is compiled before
// somebody asks.

import { setTimeout as pause } from 'node:timers/promises';
import { type Endpoint, operationsOf } from '@matrixsteps/api/endpoints/endpoints.ts';
import type { Mathematics } from './service-parts.ts';

/**
 * Answers each example of each endpoint, and forgets the answers. Examples take a few milliseconds each, 40 at worst, and the event loop is free
 * for twice as long after each of them. Resolves when all are answered or the signal is aborted; rejects with what an operation throws.
 */
export async function warmUp({ endpoints, prepare }: Mathematics, signal: AbortSignal): Promise<void> {
  for (const { endpoint, body } of examplesOf(endpoints)) {
    const start = performance.now();
    const prepared = prepare(endpoint, body);
    if (prepared.kind === 'prepared') prepared.run();
    const { aborted } = await pauseFor(2 * (performance.now() - start), signal);
    if (aborted) return;
  }
}

/** One example of every endpoint comes first, then the second ones: whoever comes early finds most operations warm. */
function examplesOf(endpoints: readonly Endpoint[]) {
  const examples = endpoints.map((endpoint) => {
    const { choice } = endpoint;
    return operationsOf(choice).flatMap(({ id, examples: bodies }) =>
      bodies.map(({ body }) => {
        const whole = choice.kind === 'single' ? body : { ...body, [choice.selector.name]: id };
        return { endpoint, body: Buffer.from(JSON.stringify(whole)) };
      }),
    );
  });
  const most = Math.max(0, ...examples.map(({ length }) => length));
  return Array.from({ length: most }, (_, k) => examples.flatMap((list) => list.slice(k, k + 1))).flat();
}

async function pauseFor(milliseconds: number, signal: AbortSignal): Promise<{ readonly aborted: boolean }> {
  await pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  return { aborted: signal.aborted };
}
