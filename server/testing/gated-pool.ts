// A pool whose answer waits for a test: what happens meanwhile is the test's matter.

import type { WorkerPool } from '../workers/pool.ts';
import { noPool } from './test-service.ts';

type Reply = Awaited<ReturnType<WorkerPool['answer']>>;

export interface GatedPool {
  readonly pool: WorkerPool;
  /** When it is first asked. */
  readonly begun: Promise<void>;
  /** Lets the answers go. */
  readonly open: () => void;
}

export function createGatedPool(answer: Reply): GatedPool {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  return {
    pool: {
      ...noPool,
      answer: async () => {
        begun.resolve();
        await gate.promise;
        return answer;
      },
    },
    begun: begun.promise,
    open: gate.resolve,
  };
}
