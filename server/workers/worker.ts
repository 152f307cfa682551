// A worker: answers large questions, away from the event loop.
// Above: pool.ts starts it. Below: wire.

import { loadEndpoints } from '@matrixmath/wire/endpoints.ts';
import { considerPage } from '@matrixmath/wire/page/page-answer.ts';
import { consider, type Outcome } from '@matrixmath/wire/service.ts';
import { handOver, ownBytes, type Task, type View } from './task.ts';

const views: { readonly [V in View]: typeof consider } = { family: consider, page: considerPage };

async function createHandler() {
  const endpoints = new Map((await loadEndpoints()).map((endpoint) => [endpoint.path, endpoint]));

  function answer({ path, bytes, view }: Task): Outcome {
    const endpoint = endpoints.get(path);
    if (endpoint === undefined) throw new Error(`no endpoint ${path}`);
    const considered = views[view](endpoint, bytes);
    return considered.kind === 'considered' ? considered.answer() : considered;
  }

  return (task: Task) => {
    const outcome = answer(task);
    const body = ownBytes(outcome.body);
    if (outcome.kind === 'refusal') return handOver({ ...outcome, body }, body);
    const { kind, envelope } = outcome;
    return handOver({ kind, body, envelope }, body);
  };
}

/** A promise: the pool gives no task to a worker before it is loaded. */
export default createHandler();
