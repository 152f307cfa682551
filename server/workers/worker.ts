// A worker: answers large questions, away from the event loop.

import { toolboxOf } from '@matrixsteps/mcp/tools/tool-list.ts';
import { type Endpoint, loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { lazy } from '@matrixsteps/api/caching/lazy.ts';
import { practiceRoutes } from '@matrixsteps/api/practice/practice-routes.ts';
import { prepareComparison } from '@matrixsteps/api/web-answer/comparison.ts';
import { preparePreview } from '@matrixsteps/api/web-answer/preview.ts';
import { prepareClassCheck } from '@matrixsteps/api/web-answer/class-check.ts';
import { prepareClassPaper } from '@matrixsteps/api/web-answer/class-paper.ts';
import { prepareClassSheet } from '@matrixsteps/api/web-answer/class-sheet.ts';
import { prepareWebAnswer } from '@matrixsteps/api/web-answer/web-answer.ts';
import {
  type PreparedRequest,
  prepare,
  type PreparedOutcome,
  type ValidationFailure,
} from '@matrixsteps/api/execute/prepare.ts';
import { transfer, transferableBytes, transferablePieces, type Task, type View } from './task.ts';

/** What was found, or an error that names what was looked for. */
function known<Found>(found: Found | null | undefined, name: string): Found {
  if (found === null || found === undefined) throw new Error(`no ${name}`);
  return found;
}

async function createHandler() {
  const all = await loadEndpoints();
  const endpoints = new Map(all.map((endpoint) => [endpoint.path, endpoint]));
  const toolbox = lazy(() => toolboxOf(all));

  const views: { readonly [V in View]: (task: Task) => PreparedRequest | ValidationFailure } = {
    family: ({ path, bytes, maxReplyBytes }) => prepare(endpointAt(path), bytes, maxReplyBytes),
    practice: ({ path, bytes, maxReplyBytes }) => {
      const route = practiceRoutes(all).find((one) => one.path === path);
      return known(route, `route ${path}`).prepare(bytes, maxReplyBytes);
    },
    page: ({ path, bytes, maxReplyBytes }) => prepareWebAnswer(endpointAt(path), bytes, maxReplyBytes),
    preview: ({ path, bytes, maxReplyBytes }) => preparePreview(endpointAt(path), bytes, maxReplyBytes),
    comparison: ({ path, bytes, maxReplyBytes }) => prepareComparison(endpointAt(path), bytes, maxReplyBytes),
    class: ({ bytes }) => prepareClassSheet(all, bytes),
    'class-check': ({ bytes, maxReplyBytes }) => prepareClassCheck(all, bytes, maxReplyBytes),
    paper: ({ bytes, maxReplyBytes }) => prepareClassPaper(all, bytes, maxReplyBytes),
    tool: ({ path, bytes }) => known(toolbox().toolNamed(path), `tool ${path}`).prepare(bytes),
  };

  function endpointAt(path: string): Endpoint {
    return known(endpoints.get(path), `endpoint ${path}`);
  }

  function answer(task: Task): PreparedOutcome {
    const prepared = views[task.view](task);
    return prepared.kind === 'prepared' ? prepared.run() : prepared;
  }

  return (task: Task) => {
    const outcome = answer(task);
    if (outcome.kind === 'invalid') {
      const body = transferableBytes(outcome.body);
      return transfer({ ...outcome, body }, [body]);
    }
    const { kind, status, chunks, envelope } = outcome;
    const pieces = transferablePieces(chunks);
    return transfer({ kind, status, pieces, envelope }, pieces);
  };
}

/** A promise: the pool gives no task to a worker before it is loaded. */
export default createHandler();
