// A running service: creates its parts, listens, and shuts down gracefully.

import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { prepare } from '@matrixsteps/api/execute/prepare.ts';
import { type Accounts, openAccounts } from './accounts/accounts.ts';
import { createActivity } from './accounts/usage/activity.ts';
import { createWindowLimits } from './accounts/limits/window-limits.ts';
import { createBurstLimit } from './accounts/limits/burst.ts';
import { createCpuTime } from './accounts/limits/cpu-time.ts';
import type { Store } from './accounts/store/store.ts';
import { startExpirySweep } from './accounts/expiry-sweep.ts';
import { startSnapshotWatch } from './accounts/snapshot-watch.ts';
import { watchCounts } from './accounts/usage/count-outcomes.ts';
import { createUsage } from './accounts/usage/usage.ts';
import { buildApplication } from './application.ts';
import type { Mathematics } from './service-parts.ts';
import { drainConnections, drainIdleMilliseconds } from './graceful-shutdown.ts';
import { type LogSink, standardOutput } from './logging/standard-output.ts';
import { noMetrics } from './metrics/measures.ts';
import type { MetricsServer } from './metrics/metrics-server.ts';
import type { PasswordHasher } from './sessions/passwords.ts';
import { createSessions } from './sessions/sessions.ts';
import { createVisitors } from './sessions/visitors.ts';
import type { Settings } from './settings/settings.ts';
import { warmUp, watchRequests } from './warm-up.ts';
import { explainListening } from './http/listen-problem.ts';
import { composeWebAddress } from './http/service-url.ts';
import { createWaitingBytes } from './http/waiting-bytes.ts';
import { createPool, type WorkerPool } from './workers/pool.ts';

export interface ServiceParts {
  readonly settings: Settings;
  /** Replacements for tests. */
  readonly mathematics?: Mathematics;
  readonly pool?: WorkerPool;
  readonly now?: () => number;
  readonly hasher?: PasswordHasher;
  readonly logSink?: LogSink;
  /** Whether to answer the examples of the catalogue once it listens, so that the first answers are fast. */
  readonly warmsUp?: boolean;
  /** How long idle connections stay open after `stop`, in milliseconds. */
  readonly drainIdleMilliseconds?: number;
}

export interface Service {
  /** Such as `http://127.0.0.1:3000`. */
  readonly url: string;
  /** The same for /metrics; null where metrics are off. */
  readonly metricsUrl: string | null;
  readonly store: Store;
  readonly accounts: Accounts;
  /** Stops accepting, finishes the requests under way (for `drainSeconds` at most), and closes everything. */
  readonly stop: () => Promise<void>;
}

/** Connections that may wait to be accepted, such as a school at the start of a lesson. Beyond it, clients retry after a second. */
const backlog = 4096;

/** Loads the metrics where the settings ask for them. */
async function openMetrics({ metricsPort: port, metricsHost: host, countSlips }: Settings) {
  if (port === null) return null;
  const [{ createMetrics }, { startMetricsServer }] = await Promise.all([
    import('./metrics/metrics.ts'),
    import('./metrics/metrics-server.ts'),
  ]);
  const metrics = createMetrics({ countSlips });
  return {
    ...metrics,
    listen: (report: (error: unknown) => void) => startMetricsServer({ port, host, metrics, report }),
  };
}

/** Starts the service. Port 0 takes a free one. Throws SettingProblem or StartProblem with a sentence. */
export async function startService(parts: ServiceParts): Promise<Service> {
  const { settings, now = Date.now } = parts;
  const mathematics = parts.mathematics ?? { endpoints: await loadEndpoints(), prepare };
  const metrics = await openMetrics(settings);
  const measures = metrics?.measures ?? noMetrics;
  measures.watchLog(standardOutput());
  const { store, accounts, sealing } = await openAccounts(settings, now, measures.measureStore);
  const cpuTime = createCpuTime(settings.cpuPercent, now);
  const pool = measures.measurePool(
    parts.pool ?? createPool(settings, (error) => application.log.error(error, 'a worker died'), cpuTime),
  );
  const countOutcomes = watchCounts(store);
  const usage = createUsage(countOutcomes, settings.freePlanMonthlyLimit);
  const burst = createBurstLimit(settings.burstPerSecond);
  const waiting = createWaitingBytes(settings);
  measures.watchWaitingBytes(waiting.total);
  const windowLimits = createWindowLimits(store, sealing, now);
  const activity = createActivity(store, {
    report: (error) => application.log.warn(error, 'activity waits for the store'),
  });
  const sessions = createSessions(settings, parts.hasher);
  const application = buildApplication(
    {
      settings,
      mathematics,
      store,
      accounts,
      usage,
      countOutcomes,
      burst,
      cpuTime,
      waiting,
      windowLimits,
      activity,
      sessions,
      visitors: createVisitors(sealing, settings.publicUrl),
      pool,
      measures,
      now,
    },
    parts.logSink,
  );
  const snapshotWatch = startSnapshotWatch(store, (seconds) =>
    application.log.warn({ seconds }, 'a transaction in the database is long: counting becomes slower until it ends'),
  );
  measures.watchSnapshots(snapshotWatch);
  const expirySweep = startExpirySweep(store, now, (error) => application.log.warn(error, 'the store was not swept'));

  let metricsServer: MetricsServer | undefined;
  const warming = new AbortController();

  /** Closes all parts. Background work is awaited until `end` at most, on the clock of `performance.now()`. */
  async function closeAll(end: number): Promise<void> {
    warming.abort();
    expirySweep.stop();
    snapshotWatch.stop();
    await application.close();
    await pool.close();
    await activity.stop();
    await sessions.close(Math.max(0, end - performance.now()));
    await store.close();
    await metricsServer?.close();
    metrics?.stop();
  }

  try {
    const { port: wanted, host } = settings;
    await application
      .listen({ port: wanted, host, backlog, listenTextResolver: () => 'listening' })
      .catch((error: unknown) => {
        throw explainListening(error, { host, port: wanted, hostSetting: 'HOST', portSetting: 'PORT' });
      });
    metricsServer = await metrics?.listen((error) => application.log.error(error, 'the metrics were not written'));
  } catch (error) {
    await closeAll(performance.now());
    throw error;
  }
  if (parts.warmsUp === true) {
    const requests = watchRequests(application.server);
    void warmUp(mathematics, requests.isQuiet, warming.signal)
      .catch((error: unknown) => application.log.error(error, 'the warm-up failed'))
      .finally(requests.stop);
  }
  const address = application.server.address();
  const port = address === null || typeof address === 'string' ? settings.port : address.port;

  async function stopInTime(): Promise<void> {
    const { server } = application;
    const milliseconds = settings.drainSeconds * 1000;
    const end = performance.now() + milliseconds;
    const force = setTimeout(() => server.closeAllConnections(), milliseconds);
    await drainConnections(server, Math.min(parts.drainIdleMilliseconds ?? drainIdleMilliseconds, milliseconds));
    // Connections become idle one by one, when their last reply has been sent.
    const sweep = setInterval(() => server.closeIdleConnections(), 20);
    await closeAll(end);
    clearTimeout(force);
    clearInterval(sweep);
  }
  let stopping: Promise<void> | undefined;
  return {
    url: composeWebAddress(settings.host, port),
    metricsUrl: metricsServer?.url ?? null,
    store,
    accounts,
    stop: () => {
      stopping ??= stopInTime();
      return stopping;
    },
  };
}
