// Workers: how many there are, what they do, and the outcomes of their requests.

import type { PoolState, WorkerPool } from '../workers/pool.ts';
import type { Instruments } from './instruments.ts';
import type { Measures } from './measures.ts';

const outcomes = ['answered', 'invalid', 'busy', 'overrun', 'cancelled', 'failed'] as const;

const noPool: PoolState = { workers: 0, busy: 0, waiting: 0, lost: 0 };

export function addWorkerMetrics(instruments: Instruments): Pick<Measures, 'measurePool'> {
  let measured: WorkerPool | null = null;
  const readState = (): PoolState => measured?.state() ?? noPool;
  instruments.addGauge('matrixsteps_workers', 'Threads for large calculations.', () => readState().workers);
  instruments.addGauge('matrixsteps_workers_busy', 'Threads that are calculating.', () => readState().busy);
  instruments.addGauge(
    'matrixsteps_worker_queue_length',
    'Large calculations that wait for a thread.',
    () => readState().waiting,
  );
  instruments.addReadCounter(
    'matrixsteps_worker_restarts_total',
    'Threads that ended and were replaced: over a limit, cancelled by the client, or crashed.',
    () => readState().lost,
  );
  const requests = instruments.addCounter(
    'matrixsteps_worker_requests_total',
    'Requests for the threads, by their outcome.',
    ['outcome'],
  );
  for (const outcome of outcomes) requests.inc({ outcome }, 0);

  return {
    measurePool: (pool) => {
      measured = pool;
      return {
        ...pool,
        answer: async (path, bytes, signal, account, view) => {
          try {
            const outcome = await pool.answer(path, bytes, signal, account, view);
            requests.inc({ outcome: outcome.kind === 'answer' ? 'answered' : outcome.kind });
            return outcome;
          } catch (error) {
            requests.inc({ outcome: signal.aborted ? 'cancelled' : 'failed' });
            throw error;
          }
        },
      };
    },
  };
}
