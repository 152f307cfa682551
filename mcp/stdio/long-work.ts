// A thread for one long call.

import { parentPort, workerData } from 'node:worker_threads';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import type { ToolOutcome } from '../protocol/tool-outcome.ts';
import { toolboxOf } from '../tools/tool-list.ts';

const { name, bytes }: { readonly name: string; readonly bytes: Uint8Array } = workerData;
const tool = toolboxOf(await loadEndpoints()).toolNamed(name);
if (tool === null) throw new Error(`no tool ${name}`);
const prepared = tool.prepare(bytes);
const outcome = prepared.kind === 'invalid' ? prepared : prepared.run();
const sent: ToolOutcome = { kind: outcome.status === 200 ? 'answer' : 'problems', body: outcome.body };
parentPort?.postMessage(sent, []);
