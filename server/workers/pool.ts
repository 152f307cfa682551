// The pool of workers: started in the background, with a bounded queue.

import { fileURLToPath } from 'node:url';
import { replyOf, type Outcome } from '@matrixmath/api/execute/prepare.ts';
import { Piscina } from 'piscina';
import type { Settings } from '../settings/settings.ts';
import { handOver, ownBytes, type View, type Worked } from './task.ts';

/** What the workers do at this moment. */
export interface PoolState {
  readonly workers: number;
  readonly busy: number;
  /** Questions that wait for a worker. */
  readonly waiting: number;
  /** Workers that have ended since the start; others took their places. */
  readonly lost: number;
}

export interface WorkerPool {
  /** Starts the workers; without it they start with the first question. */
  readonly warm: () => void;
  /**
   * Answers the question of a body, by the path of its endpoint; `busy` where too many wait already, `overrun` where a worker's
   * memory or time did not suffice. The bytes are gone afterwards. The signal ends the work at once. Without a view the answer
   * is the family's.
   */
  readonly answer: (
    path: string,
    bytes: Uint8Array,
    signal: AbortSignal,
    view?: View,
  ) => Promise<Outcome | { readonly kind: 'busy' } | { readonly kind: 'overrun' }>;
  readonly state: () => PoolState;
  /** Ends all workers, whatever they do. */
  readonly close: () => Promise<void>;
}

type PoolSettings = Pick<Settings, 'workers' | 'workerQueue' | 'workerMemoryMegabytes' | 'workerSeconds'>;

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** `onTrouble` is told of a worker that ran out of memory or time, or died with no question at hand; another takes its place. */
export function createPool(
  { workers, workerQueue, workerMemoryMegabytes, workerSeconds }: PoolSettings,
  onTrouble: (error: unknown) => void,
): WorkerPool {
  function start() {
    const pool = new Piscina<ReturnType<typeof handOver>, Worked>({
      filename: fileURLToPath(new URL('worker.ts', import.meta.url)),
      minThreads: workers,
      maxThreads: workers,
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: workerMemoryMegabytes },
    });
    // Without a listener, a worker that dies between two questions would take the whole service with it.
    pool.on('error', onTrouble);
    pool.on('workerDestroy', () => {
      lost += 1;
    });
    return pool;
  }
  let started: ReturnType<typeof start> | undefined;
  let lost = 0;
  /** Questions with a worker, or waiting for one. */
  let inside = 0;

  return {
    warm: () => {
      started ??= start();
    },
    answer: async (path, bytes, signal, view = 'family') => {
      started ??= start();
      const pool = started;
      if (pool.queueSize >= workerQueue) return { kind: 'busy' };
      const own = ownBytes(bytes);
      // Costs are predicted, so this is for what nobody predicted.
      const deadline = AbortSignal.timeout(workerSeconds * 1000);
      inside += 1;
      try {
        const worked = await pool.run(handOver({ path, bytes: own, view }, own), {
          signal: AbortSignal.any([signal, deadline]),
        });
        return worked.kind === 'invalid' ? worked : replyOf(worked.body, worked.envelope);
      } catch (error) {
        if (!isOutOfMemory(error) && (signal.aborted || !deadline.aborted)) throw error;
        onTrouble(error);
        return { kind: 'overrun' };
      } finally {
        inside -= 1;
      }
    },
    state: () => {
      const waiting = started?.queueSize ?? 0;
      return { workers: started?.threads.length ?? 0, busy: inside - waiting, waiting, lost };
    },
    close: async () => started?.destroy(),
  };
}
