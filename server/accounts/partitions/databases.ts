// The databases of a list: opening them, asking one, several in turn, or all of them.

import { setTimeout as delay } from 'node:timers/promises';
import { SettingProblem } from '../../settings/settings.ts';
import { type Fingerprints, type Store, StoreProblem } from '../store/store.ts';
import { createMember } from './member.ts';

/** A database that takes longer to answer a check is down. Short, because /health waits for it. */
const checkMilliseconds = 500;

const differentSecrets = 'The databases of DATABASE_URL are sealed under different secrets: correct the list.';

/** What was found, and the place in the list of the database that had it. */
export interface Found<Value> {
  readonly value: Value;
  readonly place: number;
}

type Work<Result> = (store: Store) => Promise<Result>;

/** Places in the list are numbers from 0. */
export interface Databases {
  readonly everywhere: readonly number[];
  /** Rejects with StoreProblem where the database is down. */
  readonly use: <Result>(place: number, work: Work<Result>) => Promise<Result>;
  readonly useAll: <Result>(work: Work<Result>) => Promise<readonly PromiseSettledResult<Result>[]>;
  /** Asks one after the other until one has it. Rejects where none has it and one of them failed: that one might. */
  readonly findFirst: <Value>(order: readonly number[], find: Work<Value | null>) => Promise<Found<Value> | null>;
  /** Of the databases that answer. Rejects with StoreProblem where none does, or where they do not belong together. */
  readonly readFingerprints: () => Promise<Fingerprints | null>;
  /** Rejects where no database works. */
  readonly check: () => Promise<void>;
  /** As the latest check found them. */
  readonly states: () => readonly ('ok' | 'down')[];
  readonly close: () => Promise<void>;
}

function isSame(left: Uint8Array, right: Uint8Array): boolean {
  return Buffer.compare(left, right) === 0;
}

export function throwFirstFailure(outcomes: readonly PromiseSettledResult<unknown>[]): void {
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** The results of those that have one. Throws where none has. */
export function resultsOf<Result>(outcomes: readonly PromiseSettledResult<Result>[]): readonly Result[] {
  const results = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  if (results.length === 0) throwFirstFailure(outcomes);
  return results;
}

async function withinCheckTime<Result>(work: Promise<Result>): Promise<Result> {
  const waiting = new AbortController();
  const overdue = delay(checkMilliseconds, undefined, { signal: waiting.signal }).then(() => {
    throw new StoreProblem(new Error('a database does not answer in time'));
  });
  try {
    return await Promise.race([work, overdue]);
  } finally {
    overdue.catch(() => undefined);
    waiting.abort();
  }
}

/**
 * What the fingerprints of several databases stand for: while a change of the secret goes on, some have begun it and some have ended it.
 * Null where none has any. Throws SettingProblem where they do not belong together.
 */
export function agreeOnFingerprints(read: readonly (Fingerprints | null)[]): Fingerprints | null {
  const known = read.filter((fingerprints) => fingerprints !== null);
  const agreed = known.find(({ former }) => former !== null) ?? known[0] ?? null;
  if (agreed === null) return null;
  const { current, former } = agreed;
  const isOfChange = (other: Fingerprints) =>
    isSame(other.current, current) || (other.former === null && former !== null && isSame(other.current, former));
  if (!known.every(isOfChange)) throw new SettingProblem(differentSecrets);
  return agreed;
}

/**
 * Opens the databases in the order of their list. One that is down is opened when it is next needed; `reportDown` is told. Throws what
 * an opener throws where that is a SettingProblem, or where all of them throw.
 */
export async function openDatabases(
  openers: readonly (() => Promise<Store>)[],
  reportDown: (place: number, error: unknown) => void,
): Promise<Databases> {
  const everywhere = openers.map((_, place) => place);
  const members = openers.map((open) => createMember(open, admit));
  let states: readonly ('ok' | 'down')[] = everywhere.map(() => 'ok');

  async function use<Result>(place: number, work: Work<Result>): Promise<Result> {
    return work(await members[place].store());
  }

  function useAll<Result>(work: Work<Result>): Promise<readonly PromiseSettledResult<Result>[]> {
    return Promise.allSettled(everywhere.map((place) => use(place, work)));
  }

  /** A database that is opened takes the secret of the others, if it has none yet. */
  async function admit(store: Store): Promise<void> {
    const opened = members.flatMap((member) => member.opened() ?? []);
    const known = await Promise.allSettled(opened.map((other) => withinCheckTime(other.readFingerprints())));
    const others = agreeOnFingerprints(
      known.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
    );
    if (others === null) return;
    await store.adoptFingerprint(others.current);
    agreeOnFingerprints([others, await store.readFingerprints()]);
  }

  async function close(): Promise<void> {
    await Promise.all(members.map((member) => member.close()));
  }

  /** One after the other, so that a new database takes the secret of those before it. */
  async function openAll(): Promise<void> {
    let down = 0;
    for (const place of everywhere) {
      try {
        await members[place].store();
      } catch (error) {
        const cause = error instanceof StoreProblem ? error.cause : error;
        down += 1;
        if (cause instanceof SettingProblem || down === members.length) throw cause;
        reportDown(place, cause);
      }
    }
  }

  try {
    await openAll();
  } catch (error) {
    await close();
    throw error;
  }

  return {
    everywhere,
    use,
    useAll,
    findFirst: async (order, find) => {
      const outcomes: PromiseSettledResult<unknown>[] = [];
      for (const place of order) {
        const [outcome] = await Promise.allSettled([use(place, find)]);
        if (outcome.status === 'fulfilled' && outcome.value !== null) return { value: outcome.value, place };
        outcomes.push(outcome);
      }
      throwFirstFailure(outcomes);
      return null;
    },
    readFingerprints: async () => {
      const read = resultsOf(await useAll((store) => withinCheckTime(store.readFingerprints())));
      try {
        return agreeOnFingerprints(read);
      } catch (error) {
        throw new StoreProblem(error);
      }
    },
    check: async () => {
      const checked = await useAll((store) => withinCheckTime(store.check()));
      states = checked.map(({ status }) => (status === 'fulfilled' ? 'ok' : 'down'));
      resultsOf(checked);
    },
    states: () => states,
    close,
  };
}
