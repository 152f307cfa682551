// A worker: answers large questions, away from the event loop.

import { toolboxOf } from '@matrixmath/mcp/tools/tool-list.ts';
import { loadEndpoints } from '@matrixmath/api/endpoints/endpoints.ts';
import { lazy } from '@matrixmath/api/caching/lazy.ts';
import { prepareWebAnswer } from '@matrixmath/api/web-answer/web-answer.ts';
import {
  type PreparedRequest,
  prepare,
  type PreparedOutcome,
  type ValidationFailure,
} from '@matrixmath/api/execute/prepare.ts';
import { transfer, transferableBytes, type Task, type View } from './task.ts';

/** What was found, or an error that names what was looked for. */
function known<Found>(found: Found | null | undefined, name: string): Found {
  if (found === null || found === undefined) throw new Error(`no ${name}`);
  return found;
}

async function createHandler() {
  const all = await loadEndpoints();
  const endpoints = new Map(all.map((endpoint) => [endpoint.path, endpoint]));
  const toolbox = lazy(() => toolboxOf(all));

  const views: { readonly [V in View]: (path: string, bytes: Uint8Array) => PreparedRequest | ValidationFailure } = {
    family: (path, bytes) => prepare(known(endpoints.get(path), `endpoint ${path}`), bytes),
    page: (path, bytes) => prepareWebAnswer(known(endpoints.get(path), `endpoint ${path}`), bytes),
    tool: (path, bytes) => known(toolbox().toolNamed(path), `tool ${path}`).prepare(bytes),
  };

  function answer({ path, bytes, view }: Task): PreparedOutcome {
    const prepared = views[view](path, bytes);
    return prepared.kind === 'prepared' ? prepared.run() : prepared;
  }

  return (task: Task) => {
    const outcome = answer(task);
    const body = transferableBytes(outcome.body);
    if (outcome.kind === 'invalid') return transfer({ ...outcome, body }, body);
    const { kind, envelope } = outcome;
    return transfer({ kind, body, envelope }, body);
  };
}

/** A promise: the pool gives no task to a worker before it is loaded. */
export default createHandler();
