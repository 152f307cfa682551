// A session with the inspector of a process: what it holds after its garbage has gone.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { memberAt } from '@matrixsteps/server/testing/test-service.ts';

export interface Inspector {
  /** Bytes of the heap, and of what lies outside of it for its objects, after a full collection. */
  readonly measureHeap: () => Promise<number>;
  readonly close: () => void;
}

/** Of a process that was started with `--inspect=127.0.0.1:port`. */
export async function openInspector(port: number): Promise<Inspector> {
  const listed = await (await fetch(`http://127.0.0.1:${port}/json`)).json();
  const socket = new WebSocket(String(memberAt(listed, '0', 'webSocketDebuggerUrl')));
  await once(socket, 'open');
  const answers = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const message: { readonly id?: number; readonly result?: unknown } = JSON.parse(String(data));
    if (message.id === undefined) return;
    answers.get(message.id)?.resolve(message.result);
    answers.delete(message.id);
  });
  // Nobody waits for a process that has ended.
  socket.addEventListener('close', () => {
    for (const { reject } of answers.values()) reject(new Error('the process has ended'));
  });
  let last = 0;

  function post(method: string): Promise<unknown> {
    last += 1;
    const answer = Promise.withResolvers<unknown>();
    answers.set(last, answer);
    socket.send(JSON.stringify({ id: last, method }));
    return answer.promise;
  }

  return {
    measureHeap: async () => {
      await post('HeapProfiler.collectGarbage');
      const usage = await post('Runtime.getHeapUsage');
      const [heap, outside] = ['usedSize', 'backingStorageSize'].map((name) => Number(memberAt(usage, name)));
      assert.ok(heap > 0 && outside >= 0);
      return heap + outside;
    },
    close: () => socket.close(),
  };
}
