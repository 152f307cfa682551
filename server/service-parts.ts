// The services that the pipeline and the routes work with: the parts of a running program.

import type { Endpoint } from '@matrixsteps/api/endpoints/endpoints.ts';
import type { prepare } from '@matrixsteps/api/execute/prepare.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { Activity } from './accounts/usage/activity.ts';
import type { WindowLimits } from './accounts/limits/window-limits.ts';
import type { BurstLimit } from './accounts/limits/burst.ts';
import type { CpuTime } from './accounts/limits/cpu-time.ts';
import type { Store } from './accounts/store/store.ts';
import type { CountOutcomes } from './accounts/usage/count-outcomes.ts';
import type { Usage } from './accounts/usage/usage.ts';
import type { WaitingBytes } from './http/waiting-bytes.ts';
import type { Measures } from './metrics/measures.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Visitors } from './sessions/visitors.ts';
import type { Settings } from './settings/settings.ts';
import type { WorkerPool } from './workers/pool.ts';

/** The mathematics as pure functions. */
export interface Mathematics {
  readonly endpoints: readonly Endpoint[];
  readonly prepare: typeof prepare;
}

export interface Services {
  readonly settings: Settings;
  readonly mathematics: Mathematics;
  readonly store: Store;
  readonly accounts: Accounts;
  readonly usage: Usage;
  readonly countOutcomes: Pick<CountOutcomes, 'areFailing'>;
  readonly burst: BurstLimit;
  readonly cpuTime: CpuTime;
  readonly waiting: WaitingBytes;
  readonly windowLimits: WindowLimits;
  readonly activity: Activity;
  readonly sessions: Sessions;
  readonly visitors: Visitors;
  readonly pool: WorkerPool;
  readonly measures: Measures;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
