// A worker: answers large questions, away from the event loop.
// Above: pool.ts starts it. Below: wire.

import { loadEndpoints } from '@matrixmath/wire/endpoints.ts';
import { consider, type Outcome } from '@matrixmath/wire/service.ts';
import { handOver, ownBytes, type Task } from './task.ts';

async function createHandler() {
  const endpoints = new Map((await loadEndpoints()).map((endpoint) => [endpoint.path, endpoint]));

  function answer({ path, bytes }: Task): Outcome {
    const endpoint = endpoints.get(path);
    if (endpoint === undefined) throw new Error(`no endpoint ${path}`);
    const considered = consider(endpoint, bytes);
    return considered.kind === 'considered' ? considered.answer() : considered;
  }

  return (task: Task) => {
    const outcome = answer(task);
    const body = ownBytes(outcome.body);
    return handOver({ ...outcome, body }, body);
  };
}

/** A promise: the pool gives no task to a worker before it is loaded. */
export default createHandler();
