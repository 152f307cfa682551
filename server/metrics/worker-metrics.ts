// Workers: how many there are and what they do, and what became of the questions that were given to them.

import type { PoolState, WorkerPool } from '../workers/pool.ts';
import type { Instruments } from './instruments.ts';
import type { Measures } from './measures.ts';

const noPool: PoolState = { workers: 0, busy: 0, waiting: 0, lost: 0 };

export function addWorkerMetrics(instruments: Instruments): Pick<Measures, 'measurePool'> {
  let measured: WorkerPool | null = null;
  const readState = (): PoolState => measured?.state() ?? noPool;
  instruments.addGauge('matrixmath_workers', 'Threads for large questions.', () => readState().workers);
  instruments.addGauge('matrixmath_workers_busy', 'Threads that work on a question.', () => readState().busy);
  instruments.addGauge(
    'matrixmath_worker_queue_questions',
    'Large questions that wait for a thread.',
    () => readState().waiting,
  );
  instruments.addCount(
    'matrixmath_worker_restarts_total',
    'Threads that ended and were replaced: out of memory or time, left by the client, or dead.',
    () => readState().lost,
  );
  const count = instruments.addCounter(
    'matrixmath_worker_questions_total',
    'Questions for the threads, by what became of them.',
    ['outcome'],
  );
  const ended = {
    answer: count({ outcome: 'answered' }),
    invalid: count({ outcome: 'invalid' }),
    busy: count({ outcome: 'busy' }),
    overrun: count({ outcome: 'overrun' }),
  };
  const abandoned = count({ outcome: 'abandoned' });
  const failed = count({ outcome: 'failed' });

  return {
    measurePool: (pool) => {
      measured = pool;
      return {
        ...pool,
        answer: async (path, bytes, signal, view) => {
          try {
            const outcome = await pool.answer(path, bytes, signal, view);
            ended[outcome.kind]();
            return outcome;
          } catch (error) {
            if (signal.aborted) abandoned();
            else failed();
            throw error;
          }
        },
      };
    },
  };
}
