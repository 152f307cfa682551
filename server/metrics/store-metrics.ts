// The account store: how long its operations take, how often they fail, and whether old snapshots slow it.

import type { Store } from '../accounts/store/store.ts';
import type { Instruments } from './instruments.ts';
import type { Measures } from './measures.ts';

/** From a cached statement of SQLite to the time limit of a statement in PostgreSQL. */
const buckets = [0.000_05, 0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.05, 0.25, 1, 5];

export function addStoreMetrics(instruments: Instruments): Pick<Measures, 'measureStore' | 'watchSnapshots'> {
  const durations = instruments.addHistogram(
    'matrixsteps_store_duration_seconds',
    'How long operations of the account store took, failed ones included.',
    ['operation'],
    buckets,
  );
  const failures = instruments.addCounter(
    'matrixsteps_store_failures_total',
    'Operations of the account store that failed.',
    ['operation'],
  );

  /** The same operation, measured; it returns the promise of the store itself. */
  function measure<Given extends readonly unknown[], Result>(
    operation: keyof Store,
    work: (...given: Given) => Promise<Result>,
  ): (...given: Given) => Promise<Result> {
    durations.zero({ operation });
    failures.inc({ operation }, 0);

    async function observe(result: Promise<Result>, startedAt: number): Promise<void> {
      const [{ status }] = await Promise.allSettled([result]);
      durations.observe({ operation }, (performance.now() - startedAt) / 1000);
      if (status === 'rejected') failures.inc({ operation });
    }

    return (...given) => {
      const startedAt = performance.now();
      const result = work(...given);
      void observe(result, startedAt);
      return result;
    };
  }

  return {
    watchSnapshots: ({ age }) =>
      instruments.addGauge(
        'matrixsteps_store_snapshot_age_seconds',
        'Age of the oldest snapshot that another connection to PostgreSQL holds, read once a minute.',
        age,
      ),
    measureStore: (store) => ({
      ...store,
      check: measure('check', store.check),
      adoptFingerprint: measure('adoptFingerprint', store.adoptFingerprint),
      readFingerprints: measure('readFingerprints', store.readFingerprints),
      beginReseal: measure('beginReseal', store.beginReseal),
      listKeys: measure('listKeys', store.listKeys),
      resealKeys: measure('resealKeys', store.resealKeys),
      endReseal: measure('endReseal', store.endReseal),
      findKey: measure('findKey', store.findKey),
      findUsageByKey: measure('findUsageByKey', store.findUsageByKey),
      findByEmail: measure('findByEmail', store.findByEmail),
      findUsageByEmail: measure('findUsageByEmail', store.findUsageByEmail),
      createAccount: measure('createAccount', store.createAccount),
      setLimit: measure('setLimit', store.setLimit),
      deleteAccount: measure('deleteAccount', store.deleteAccount),
      replaceKey: measure('replaceKey', store.replaceKey),
      addEvent: measure('addEvent', store.addEvent),
      readEvents: measure('readEvents', store.readEvents),
      putClaim: measure('putClaim', store.putClaim),
      takeClaim: measure('takeClaim', store.takeClaim),
      consume: measure('consume', store.consume),
      consumed: measure('consumed', store.consumed),
      recordActivity: measure('recordActivity', store.recordActivity),
      readActivity: measure('readActivity', store.readActivity),
      sweep: measure('sweep', store.sweep),
      readSnapshotAge: measure('readSnapshotAge', store.readSnapshotAge),
      count: measure('count', store.count),
      close: store.close,
    }),
  };
}
