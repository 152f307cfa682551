// The worker pool: threads for large requests, each started when a request first needs it, shared fairly by accounts, with a bounded queue.

import { fileURLToPath } from 'node:url';
import { replyOf, type PreparedOutcome } from '@matrixsteps/api/execute/prepare.ts';
import { Piscina } from 'piscina';
import type { Settings } from '../settings/settings.ts';
import { transfer, transferableBytes, type View, type WorkerResult } from './task.ts';
import { createWorkerShares, type UsedTime } from './worker-shares.ts';

/** The state of the pool at this moment. */
export interface PoolState {
  readonly workers: number;
  readonly busy: number;
  /** Requests that wait for a worker. */
  readonly waiting: number;
  /** Workers that have ended since the start and were replaced. */
  readonly lost: number;
}

export interface WorkerPool {
  /**
   * Answers a body of an account by the path of its endpoint. `busy`: the queue is full; `overrun`: the memory or the time of a worker did
   * not suffice. The bytes are transferred and cannot be used afterwards. The signal ends the work at once. The default view is that of
   * the endpoint's family.
   */
  readonly answer: (
    path: string,
    bytes: Uint8Array,
    signal: AbortSignal,
    account: string,
    view?: View,
  ) => Promise<PreparedOutcome | { readonly kind: 'busy' } | { readonly kind: 'overrun' }>;
  readonly state: () => PoolState;
  /** Ends all workers, also those that are busy. */
  readonly close: () => Promise<void>;
}

type PoolSettings = Pick<
  Settings,
  'workers' | 'workerQueue' | 'workerMemoryMegabytes' | 'workerSeconds' | 'maxReplyBytes'
>;

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/**
 * `onFailure` gets the error of a worker that ran out of memory or time, or ended while idle. The pool replaces it. `time` is charged for
 * what an account has held a worker, and says who comes first.
 */
export function createPool(
  { workers, workerQueue, workerMemoryMegabytes, workerSeconds, maxReplyBytes }: PoolSettings,
  onFailure: (error: unknown) => void,
  time: UsedTime = { charge: () => undefined, used: () => 0 },
): WorkerPool {
  function start() {
    const pool = new Piscina<ReturnType<typeof transfer>, WorkerResult>({
      filename: fileURLToPath(new URL('worker.ts', import.meta.url)),
      // A worker takes 65 MB and less than a second to start: the pool starts with the first large request, and its workers stay. At least
      // one is kept, so that a queued request gets a new worker when the one before it was ended.
      minThreads: 1,
      maxThreads: workers,
      idleTimeout: Infinity,
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: workerMemoryMegabytes },
    });
    // Without a listener, a worker that ends while idle would end the process.
    pool.on('error', onFailure);
    pool.on('workerDestroy', () => {
      lost += 1;
    });
    return pool;
  }
  let started: ReturnType<typeof start> | undefined;
  let lost = 0;
  const shares = createWorkerShares({ workers, workerQueue }, time);

  return {
    answer: async (path, bytes, signal, account, view = 'family') => {
      // A deadline for requests whose predicted cost was too low.
      const deadline = AbortSignal.timeout(workerSeconds * 1000);
      const either = AbortSignal.any([signal, deadline]);
      try {
        const result = await shares.run(account, either, () => {
          started ??= start();
          const own = transferableBytes(bytes);
          return started.run(transfer({ path, bytes: own, view, maxReplyBytes }, [own]), { signal: either });
        });
        if (result === 'busy') return { kind: 'busy' };
        return result.kind === 'invalid' ? result : replyOf(result.pieces, result.envelope, result.status);
      } catch (error) {
        if (!isOutOfMemory(error) && (signal.aborted || !deadline.aborted)) throw error;
        onFailure(error);
        return { kind: 'overrun' };
      }
    },
    state: () => ({ workers: started?.threads.length ?? 0, ...shares.state(), lost }),
    close: async () => started?.destroy(),
  };
}
