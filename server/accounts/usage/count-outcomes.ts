// The outcomes of the latest counts, which say whether the service can do its work.

import type { Store } from '../store/store.ts';

/** Failures that are older say nothing about now. */
export const RECENT_MILLISECONDS = 5000;

/** The failure of one account may be its own, such as a row that somebody has locked. */
const SEVERAL_ACCOUNTS = 2;

export interface CountOutcomes extends Pick<Store, 'count' | 'placeOf'> {
  /** Whether counts of several accounts have failed in the latest seconds, and none has succeeded since. */
  readonly areFailing: () => boolean;
}

/** Counts as the store does. `clock` is in milliseconds and never goes back. */
export function watchCounts(
  store: Pick<Store, 'count' | 'placeOf'>,
  clock: () => number = () => performance.now(),
): CountOutcomes {
  const failed = new Set<string>();
  let latestFailureAt = 0;

  return {
    ...(store.placeOf === undefined ? {} : { placeOf: store.placeOf }),
    count: async (requests) => {
      try {
        const counts = await store.count(requests);
        failed.clear();
        return counts;
      } catch (error) {
        latestFailureAt = clock();
        for (const { accountId } of requests) if (failed.size < SEVERAL_ACCOUNTS) failed.add(accountId);
        throw error;
      }
    },
    areFailing: () => failed.size >= SEVERAL_ACCOUNTS && clock() - latestFailureAt < RECENT_MILLISECONDS,
  };
}
