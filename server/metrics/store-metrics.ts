// The store: how long its operations take, and how often they fail.

import type { Store } from '../accounts/store.ts';
import type { Instruments } from './instruments.ts';
import type { Measures } from './measures.ts';

/** From a statement of SQLite in memory to the time limit of a statement elsewhere. */
const bounds = [0.000_05, 0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.05, 0.25, 1, 5];

export function addStoreMetrics(instruments: Instruments): Pick<Measures, 'measureStore'> {
  const durations = instruments.addHistogram(
    'matrixmath_store_duration_seconds',
    'How long operations of the account store took, failed ones included.',
    ['operation'],
    bounds,
  );
  const countFailures = instruments.addCounter(
    'matrixmath_store_failures_total',
    'Operations that the account store did not do.',
    ['operation'],
  );

  /** The same work; its promise is the very one that the store gives. */
  function measure<Given extends readonly unknown[], Result>(
    operation: keyof Store,
    work: (...given: Given) => Promise<Result>,
  ): (...given: Given) => Promise<Result> {
    const { observe } = durations.labelled({ operation });
    const noteFailure = countFailures({ operation });
    return (...given) => {
      const begunAt = performance.now();
      const result = work(...given);
      result.then(
        () => observe(performance.now() - begunAt),
        () => {
          observe(performance.now() - begunAt);
          noteFailure();
        },
      );
      return result;
    };
  }

  return {
    measureStore: (store) => ({
      check: measure('check', store.check),
      adoptFingerprint: measure('adoptFingerprint', store.adoptFingerprint),
      readFingerprint: measure('readFingerprint', store.readFingerprint),
      resealKeys: measure('resealKeys', store.resealKeys),
      findKey: measure('findKey', store.findKey),
      findByKey: measure('findByKey', store.findByKey),
      findByEmail: measure('findByEmail', store.findByEmail),
      findStanding: measure('findStanding', store.findStanding),
      createAccount: measure('createAccount', store.createAccount),
      setLimit: measure('setLimit', store.setLimit),
      deleteAccount: measure('deleteAccount', store.deleteAccount),
      replaceKey: measure('replaceKey', store.replaceKey),
      addEvent: measure('addEvent', store.addEvent),
      readEvents: measure('readEvents', store.readEvents),
      putClaim: measure('putClaim', store.putClaim),
      takeClaim: measure('takeClaim', store.takeClaim),
      spend: measure('spend', store.spend),
      spent: measure('spent', store.spent),
      recordActivity: measure('recordActivity', store.recordActivity),
      readActivity: measure('readActivity', store.readActivity),
      sweep: measure('sweep', store.sweep),
      count: measure('count', store.count),
      close: store.close,
    }),
  };
}
