// The replies of a project folder to the requests of a file, one line each: a digest of every reply, or one reply in full.
//
// Run by compare.ts in a process of its own, because the folder brings its own modules: digest-replies.ts FOLDER FILE [INDEX]

import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type * as Endpoints from '@matrixsteps/api/endpoints/endpoints.ts';
import type * as Prepare from '@matrixsteps/api/execute/prepare.ts';
import type * as Page from '@matrixsteps/api/web-answer/web-answer.ts';
import type * as Tools from '@matrixsteps/mcp/tools/tool-list.ts';
import type { RecordedRequest } from './requests.ts';

const [, , folder, file, index] = process.argv;
const requests: readonly RecordedRequest[] = JSON.parse(readFileSync(file, 'utf8'));
const root = pathToFileURL(`${folder}/`);

const { loadEndpoints }: typeof Endpoints = await import(new URL('api/endpoints/endpoints.ts', root).href);
const { prepare }: typeof Prepare = await import(new URL('api/execute/prepare.ts', root).href);
const { prepareWebAnswer }: typeof Page = await import(new URL('api/web-answer/web-answer.ts', root).href);
const { toolboxOf }: typeof Tools = await import(new URL('mcp/tools/tool-list.ts', root).href);

const endpoints = await loadEndpoints();
const toolbox = toolboxOf(endpoints);

function replyTo({ view, target, body }: RecordedRequest): string {
  const bytes = Buffer.from(body);
  const endpoint = endpoints.find(({ path }) => path === target);
  const prepared =
    view === 'tool'
      ? toolbox.toolNamed(target)?.prepare(bytes)
      : endpoint && (view === 'page' ? prepareWebAnswer(endpoint, bytes) : prepare(endpoint, bytes));
  if (prepared === undefined) return `no ${view} ${target}`;
  const outcome = prepared.kind === 'prepared' ? prepared.run() : prepared;
  const facts = outcome.kind === 'answer' ? JSON.stringify(outcome.envelope) : String(outcome.status);
  return `${outcome.kind} ${facts} ${Buffer.from(outcome.body).toString()}`;
}

if (index !== undefined) process.stdout.write(replyTo(requests[Number(index)]));
else for (const request of requests) process.stdout.write(`${hash('sha256', replyTo(request))}\n`);
