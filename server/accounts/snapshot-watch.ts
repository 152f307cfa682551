// Watches for snapshots that are held for long, such as that of a backup: PostgreSQL then keeps every version of the rows that counts
// change, and counting becomes slower.

import type { Store } from './store/store.ts';

const sampleMilliseconds = 60_000;

/** From this age on a snapshot is reported. A count of one busy account is slower after seconds, but recovers by itself. */
const longSeconds = 600;

export interface SnapshotWatch {
  /** The age of the oldest snapshot in seconds, when it was last read. */
  readonly age: () => number;
  readonly stop: () => void;
}

/**
 * Reads the age once a minute. `warn` is called with it when it becomes long, and once more only after it was short. A store that fails
 * is reported elsewhere.
 */
export function startSnapshotWatch(
  store: Pick<Store, 'readSnapshotAge'>,
  warn: (seconds: number) => void,
): SnapshotWatch {
  let age = 0;

  function note(seconds: number): void {
    if (seconds >= longSeconds && age < longSeconds) warn(Math.round(seconds));
    age = seconds;
  }

  const timer = setInterval(() => {
    store.readSnapshotAge().then(note, () => undefined);
  }, sampleMilliseconds).unref();
  return { age: () => age, stop: () => clearInterval(timer) };
}
