// A running service: its parts put together, listening, and stopping in good order.
// Above: start.ts, tests. Below: application.ts, accounts/, workers/, wire.

import { loadEndpoints } from '@matrixmath/wire/endpoints.ts';
import { seal } from '@matrixmath/wire/family-a/metadata.ts';
import { consider } from '@matrixmath/wire/service.ts';
import { type Accounts, openAccounts } from './accounts/accounts.ts';
import { createBurstLimit } from './accounts/burst.ts';
import type { Store } from './accounts/store.ts';
import { createUsage } from './accounts/usage.ts';
import { buildApplication } from './application.ts';
import type { Mathematics } from './context.ts';
import type { LogSink } from './log.ts';
import type { Settings } from './settings.ts';
import { createPool, type WorkerPool } from './workers/pool.ts';

export interface ServiceParts {
  readonly settings: Settings;
  /** Stand-ins for tests. */
  readonly mathematics?: Mathematics;
  readonly pool?: WorkerPool;
  readonly now?: () => number;
  readonly logSink?: LogSink;
}

export interface Service {
  /** Such as `http://127.0.0.1:3000`. */
  readonly url: string;
  readonly store: Store;
  readonly accounts: Accounts;
  /** Accepts nothing more, finishes what is under way (for `drainSeconds` at most), and closes. */
  readonly stop: () => Promise<void>;
}

/** An address that can be called from this machine, for one that stands for all addresses. */
function callable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/** Starts the service. Port 0 takes a free one. Throws SettingProblem, or the system's error where it cannot listen. */
export async function startService(parts: ServiceParts): Promise<Service> {
  const { settings, now = Date.now } = parts;
  const mathematics = parts.mathematics ?? { endpoints: await loadEndpoints(), consider, seal };
  const { store, accounts } = await openAccounts(settings);
  const pool = parts.pool ?? createPool(settings, (error) => application.log.error(error, 'a worker died'));
  const usage = createUsage(store, settings.freePlanMonthlyLimit);
  const burst = createBurstLimit(settings.burstPerSecond);
  const application = buildApplication(
    { settings, mathematics, store, accounts, usage, burst, pool, now },
    parts.logSink,
  );

  async function closeAll(): Promise<void> {
    await application.close();
    await pool.close();
    await store.close();
  }

  try {
    await application.listen({ port: settings.port, host: settings.host, listenTextResolver: () => 'listening' });
  } catch (error) {
    await closeAll();
    throw error;
  }
  // Only now: loading the workers would delay the first answers.
  pool.warm();
  const address = application.server.address();
  const port = address === null || typeof address === 'string' ? settings.port : address.port;

  async function stopInTime(): Promise<void> {
    const { server } = application;
    const force = setTimeout(() => server.closeAllConnections(), settings.drainSeconds * 1000);
    // A connection whose last answer has just left would wait for another request.
    const sweep = setInterval(() => server.closeIdleConnections(), 20);
    await closeAll();
    clearTimeout(force);
    clearInterval(sweep);
  }
  let stopping: Promise<void> | undefined;
  return {
    url: `http://${callable(settings.host)}:${port}`,
    store,
    accounts,
    stop: () => {
      stopping ??= stopInTime();
      return stopping;
    },
  };
}
