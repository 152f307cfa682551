// Turns: work on one subject, one after the other.

export type TakeTurn = <Result>(subject: string, work: () => Promise<Result>) => Promise<Result>;

/** Work begins when all earlier work on the same subject has ended, well or not. Other subjects do not wait. */
export function createTurns(): TakeTurn {
  const latest = new Map<string, Promise<unknown>>();
  return async (subject, work) => {
    const earlier = latest.get(subject) ?? Promise.resolve();
    const own = earlier.then(work, work);
    const ended = own.catch(() => undefined);
    latest.set(subject, ended);
    try {
      return await own;
    } finally {
      if (latest.get(subject) === ended) latest.delete(subject);
    }
  };
}
