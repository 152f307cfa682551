// Trouble of the users' database: noticed where a statement fails, and told whatever better-auth makes of it.

import { AsyncLocalStorage } from 'node:async_hooks';
import { StoreProblem } from '../accounts/store.ts';

/** What happened in one piece of work. */
interface Course {
  failure: unknown;
}

/** SQLite's number for a row that breaks a rule of its table, whichever rule it is. */
const sqliteConstraint = 19;

/** Whether a statement was refused for what stood in it: the database did its work. The class 23 is PostgreSQL's for that. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return (error.errcode & 0xff) === sqliteConstraint;
  return 'code' in error && typeof error.code === 'string' && /^23\w{3}$/.test(error.code);
}

export interface TroubleWatch {
  /** Remembers the failure of a statement for the work that it belongs to. */
  readonly note: (error: unknown) => void;
  /**
   * Throws StoreProblem where a statement failed meanwhile. better-auth answers some failures with "not signed in" or a 500 of its
   * own: nobody may be told that a password is wrong because the database is down.
   */
  readonly during: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export function watchForTrouble(): TroubleWatch {
  const courses = new AsyncLocalStorage<Course>();

  return {
    note: (error) => {
      const course = courses.getStore();
      if (course !== undefined && !isRefusal(error)) course.failure ??= error;
    },
    during: async (work) => {
      const course: Course = { failure: undefined };
      try {
        const result = await courses.run(course, work);
        if (course.failure === undefined) return result;
      } catch (error) {
        if (course.failure === undefined) throw error;
      }
      throw new StoreProblem(course.failure);
    },
  };
}
