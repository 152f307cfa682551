// Measures: what the parts of the service report to the metrics. With metrics off, every part is used as it is.

import type { Server } from 'node:http';
import type { SlipFact } from '@matrixsteps/api/envelope/metadata.ts';
import type { SnapshotWatch } from '../accounts/snapshot-watch.ts';
import type { Store } from '../accounts/store/store.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { BoundedSink } from '../logging/standard-output.ts';
import type { QuotaPolicy } from '../pipeline/billing.ts';
import type { WorkQueue } from '../pipeline/work-queue.ts';
import type { Refusal } from '../http/refusal.ts';
import type { ConcurrencyLimit } from '../sessions/concurrency-limit.ts';
import type { WorkerPool } from '../workers/pool.ts';

export interface Measures {
  /** Counts requests when they begin. */
  readonly watchServer: (server: Server) => void;
  /** Wraps what is done at the end of each request. */
  readonly measureEnd: (onClose: (context: RequestContext) => void) => (context: RequestContext) => void;
  /** Counts a refusal of bytes that were no request. */
  readonly noteRefusal: (refusal: Refusal) => void;
  /** Counts an answer that was counted against a quota, and with COUNT_SLIPS the slip that it tells of. */
  readonly noteAnswer: (policy: QuotaPolicy['name'], slip?: SlipFact) => void;
  /** Counts a question of a batch by the status that it got. */
  readonly noteBatchQuestion: (status: number) => void;
  /** Counts a connection that was closed because its client read too slowly. */
  readonly noteSlowReader: () => void;
  /** `read` gives the bytes of bodies and replies that are held for clients. */
  readonly watchWaitingBytes: (read: () => number) => void;
  readonly measureQueue: (queue: WorkQueue) => WorkQueue;
  readonly measurePool: (pool: WorkerPool) => WorkerPool;
  readonly measureStore: (store: Store) => Store;
  readonly watchSnapshots: (watch: Pick<SnapshotWatch, 'age'>) => void;
  readonly watchPasswordHashing: (limit: Pick<ConcurrencyLimit, 'running'>) => void;
  readonly watchLog: (log: Pick<BoundedSink, 'lostLines'>) => void;
}

/** Measures nothing: each part stays the very same. */
export const noMetrics: Measures = {
  watchServer: () => undefined,
  measureEnd: (onClose) => onClose,
  noteRefusal: () => undefined,
  noteAnswer: () => undefined,
  noteBatchQuestion: () => undefined,
  noteSlowReader: () => undefined,
  watchWaitingBytes: () => undefined,
  measureQueue: (queue) => queue,
  measurePool: (pool) => pool,
  measureStore: (store) => store,
  watchSnapshots: () => undefined,
  watchPasswordHashing: () => undefined,
  watchLog: () => undefined,
};
