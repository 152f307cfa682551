// Answering on this machine: short calls at once, long ones in a thread that ends when nobody waits for it any more.

import { Worker } from 'node:worker_threads';
import type { ToolOutcome } from '../protocol/tool-outcome.ts';
import type { Tool } from '../tools/tool.ts';

/** Nanoseconds. What takes longer would keep the connection from hearing that a call was cancelled. */
const LONGEST_HERE = 50_000_000;

export async function answerHere(tool: Tool, bytes: Uint8Array, signal: AbortSignal): Promise<ToolOutcome> {
  const prepared = tool.prepare(bytes);
  if (prepared.kind === 'invalid') return { kind: 'problems', body: prepared.body };
  if (prepared.nanoseconds > LONGEST_HERE) return answerElsewhere(tool.name, bytes, signal);
  const outcome = prepared.run();
  return { kind: outcome.status === 200 ? 'answer' : 'problems', body: outcome.body };
}

/** @throws Error where the thread fails; rejects with the reason of the signal where the call was cancelled. */
async function answerElsewhere(name: string, bytes: Uint8Array, signal: AbortSignal): Promise<ToolOutcome> {
  const { promise, resolve, reject } = Promise.withResolvers<ToolOutcome>();
  const worker = new Worker(new URL('long-work.ts', import.meta.url), { workerData: { name, bytes } });
  // A client that has closed its end waits for nothing.
  worker.unref();
  const abandon = (): void => reject(signal.reason);
  signal.addEventListener('abort', abandon, { once: true });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the thread ended without an answer')));
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', abandon);
    await worker.terminate();
  }
}
