// A worker: answers large questions, away from the event loop.

import { toolboxOf } from '@matrixmath/mcp/tools/tool-list.ts';
import { loadEndpoints } from '@matrixmath/api/endpoints/endpoints.ts';
import { lazily } from '@matrixmath/api/caching/lazy.ts';
import { considerPage } from '@matrixmath/api/page/page-answer.ts';
import { type Considered, consider, type Outcome, type Refusal } from '@matrixmath/api/execute/prepare.ts';
import { giveBack } from '../give-back.ts';
import { handOver, ownBytes, type Task, type View } from './task.ts';

/** What was found, or an error that names what was looked for. */
function known<Found>(found: Found | null | undefined, name: string): Found {
  if (found === null || found === undefined) throw new Error(`no ${name}`);
  return found;
}

async function createHandler() {
  const all = await loadEndpoints();
  const endpoints = new Map(all.map((endpoint) => [endpoint.path, endpoint]));
  const toolbox = lazily(() => toolboxOf(all));

  const views: { readonly [V in View]: (path: string, bytes: Uint8Array) => Considered | Refusal } = {
    family: (path, bytes) => consider(known(endpoints.get(path), `endpoint ${path}`), bytes),
    page: (path, bytes) => considerPage(known(endpoints.get(path), `endpoint ${path}`), bytes),
    tool: (path, bytes) => known(toolbox().toolNamed(path), `tool ${path}`).consider(bytes),
  };

  function answer({ path, bytes, view }: Task): Outcome {
    const considered = views[view](path, bytes);
    return considered.kind === 'considered' ? considered.answer() : considered;
  }

  return (task: Task) => {
    const outcome = answer(task);
    giveBack(task.bytes);
    const body = ownBytes(outcome.body);
    if (outcome.kind === 'refusal') return handOver({ ...outcome, body }, body);
    const { kind, envelope } = outcome;
    return handOver({ kind, body, envelope }, body);
  };
}

/** A promise: the pool gives no task to a worker before it is loaded. */
export default createHandler();
