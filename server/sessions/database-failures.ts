// Failures of the users' database, which better-auth turns into results of its own.

import { AsyncLocalStorage } from 'node:async_hooks';
import { StoreProblem } from '../accounts/store/store.ts';

/** The first failure during one piece of work. */
interface Scope {
  failure: unknown;
}

/** SQLite's result code for a violated constraint. Its extended codes have it in their low byte. */
const sqliteConstraint = 19;

/** Whether a statement violated a constraint: then the database works. PostgreSQL's class for that is 23. */
function isConstraintViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return (error.errcode & 0xff) === sqliteConstraint;
  return 'code' in error && typeof error.code === 'string' && /^23\w{3}$/.test(error.code);
}

export interface FailureWatch {
  /** Records the failure of a statement for the work that it belongs to. */
  readonly record: (error: unknown) => void;
  /**
   * Does the work, and throws StoreProblem where a statement failed meanwhile. better-auth answers some failures with "not signed in"
   * or a 500: nobody may read that a password is wrong because the database is down.
   */
  readonly watch: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export function watchDatabaseFailures(): FailureWatch {
  const scopes = new AsyncLocalStorage<Scope>();

  return {
    record: (error) => {
      const scope = scopes.getStore();
      if (scope !== undefined && !isConstraintViolation(error)) scope.failure ??= error;
    },
    watch: async (work) => {
      const scope: Scope = { failure: undefined };
      try {
        const result = await scopes.run(scope, work);
        if (scope.failure === undefined) return result;
      } catch (error) {
        if (scope.failure === undefined) throw error;
      }
      throw new StoreProblem(scope.failure);
    },
  };
}
