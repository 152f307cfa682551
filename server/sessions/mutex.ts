// A mutex: work on the same subject runs one after the other.

export type RunExclusive = <Result>(subject: string, work: () => Promise<Result>) => Promise<Result>;

/** Work begins when all earlier work on the same subject has settled. Other subjects do not wait. */
export function createMutex(): RunExclusive {
  const latest = new Map<string, Promise<unknown>>();
  return async (subject, work) => {
    const earlier = latest.get(subject) ?? Promise.resolve();
    const own = earlier.then(work, work);
    const settled = own.catch(() => undefined);
    latest.set(subject, settled);
    try {
      return await own;
    } finally {
      if (latest.get(subject) === settled) latest.delete(subject);
    }
  };
}
