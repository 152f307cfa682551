// Readiness: whether the service can do its work now. Looked at for all who ask together, and not more often than once a second.

import { FileReplaced } from '../accounts/store/store.ts';

/** The longest wait of one who asks. */
export const LIMIT_MILLISECONDS = 2000;

/** For so long a result is given to others, so that questions about the health are no load on the database. */
export const FRESH_MILLISECONDS = 1000;

/** What is wrong, for people who see it from outside: nothing of errors, addresses and paths. */
export const problems = {
  silent: 'The database does not answer in time, so no answer can be counted.',
  failing: 'The database fails or refuses to write, so no answer can be counted.',
  replaced: 'The file of the database was deleted or replaced while the service had it open: restart the service.',
  uncounted: 'The latest answers of several accounts could not be counted.',
} as const;

export type Problem = (typeof problems)[keyof typeof problems];

export interface ReadinessParts {
  /** Rejects where an answer could not be counted now. */
  readonly check: () => Promise<void>;
  /** Whether the latest counts failed. */
  readonly areCountsFailing: () => boolean;
  readonly report: (error: unknown) => void;
  /** A clock in milliseconds that never goes back. */
  readonly clock?: () => number;
}

export interface Readiness {
  /** Null where the service is ready. Never rejects, and never takes longer than the limit. */
  readonly findProblem: () => Promise<Problem | null>;
}

function problemOf(error: unknown): Problem {
  const isReplaced = error instanceof Error && error.cause instanceof FileReplaced;
  return isReplaced ? problems.replaced : problems.failing;
}

/** The result, or `late` where it has not come after so long. */
async function withinTime<Result>(result: Promise<Result>, milliseconds: number, late: Result): Promise<Result> {
  const timeout = Promise.withResolvers<Result>();
  const timer = setTimeout(() => timeout.resolve(late), Math.max(0, milliseconds));
  try {
    return await Promise.race([result, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

export function createReadiness(parts: ReadinessParts): Readiness {
  const { check, areCountsFailing, report, clock = () => performance.now() } = parts;
  let running: { readonly since: number; readonly result: Promise<Problem | null> } | null = null;
  let latest: { readonly at: number; readonly problem: Problem | null } | null = null;

  async function look(): Promise<Problem | null> {
    let problem: Problem | null = null;
    try {
      await check();
    } catch (error) {
      report(error);
      problem = problemOf(error);
    }
    latest = { at: clock(), problem };
    running = null;
    return problem;
  }

  return {
    findProblem: async () => {
      const isFresh = latest !== null && clock() - latest.at < FRESH_MILLISECONDS;
      let problem: Problem | null;
      if (running === null && isFresh && latest !== null) {
        problem = latest.problem;
      } else {
        // A look that takes too long goes on for those who ask later; there is never a second one beside it.
        running ??= { since: clock(), result: look() };
        const left = running.since + LIMIT_MILLISECONDS - clock();
        problem = await withinTime(running.result, left, problems.silent);
      }
      return problem ?? (areCountsFailing() ? problems.uncounted : null);
    },
  };
}
