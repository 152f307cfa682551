// Measures: where the parts of the service can be measured. Where metrics are off, everything stays as it is.

import type { Server } from 'node:http';
import type { Store } from '../accounts/store.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { WorkQueue } from '../pipeline/work-queue.ts';
import type { QuotaPolicy } from '../pipeline/billing.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Admission } from '../routes/account/admission.ts';
import type { WorkerPool } from '../workers/pool.ts';

export interface Measures {
  /** Notices requests that begin. */
  readonly watchServer: (server: Server) => void;
  /** What is done at the end of each request, and the measuring of it. */
  readonly measureEnd: (whenDone: (exchange: RequestContext) => void) => (exchange: RequestContext) => void;
  /** What was refused before it was a request. */
  readonly noteRefusal: (refusal: Refusal) => void;
  /** An answer was counted. */
  readonly noteAnswer: (policy: QuotaPolicy['name']) => void;
  readonly measureQueue: (queue: WorkQueue) => WorkQueue;
  readonly measurePool: (pool: WorkerPool) => WorkerPool;
  readonly measureStore: (store: Store) => Store;
  readonly measureAdmission: (admit: Admission) => Admission;
}

/** Nothing is measured, and nothing stands in between. */
export const unmeasured: Measures = {
  watchServer: () => undefined,
  measureEnd: (whenDone) => whenDone,
  noteRefusal: () => undefined,
  noteAnswer: () => undefined,
  measureQueue: (queue) => queue,
  measurePool: (pool) => pool,
  measureStore: (store) => store,
  measureAdmission: (admit) => admit,
};
