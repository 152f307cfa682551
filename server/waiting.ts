// Waiting: who is told a value when it is there. A question passes half a dozen hands on its way to its answer; a promise in each of
// them takes a tenth of the time that a small question takes.

/** What a promise does for those who wait, without one. One of the two is called, once. */
export interface Waiting<Value> {
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

/** Who goes on with the value for somebody who waits for the end of it, and is told what fails on the way. */
export function before<Value>(
  { reject }: Pick<Waiting<never>, 'reject'>,
  goOn: (value: Value) => void,
): Waiting<Value> {
  function resolve(value: Value): void {
    try {
      goOn(value);
    } catch (error) {
      reject(error);
    }
  }
  return { resolve, reject };
}

/** Tells a value at once where it is there, and a promised one later. */
export function tell<Value>(value: Value | Promise<Value>, waiting: Waiting<Value>): void {
  if (value instanceof Promise) value.then(waiting.resolve, waiting.reject);
  else waiting.resolve(value);
}

/** Goes on with a value at once where it is there, and what that throws is thrown; with a promised one later. */
export function follow<Value>(
  value: Value | Promise<Value>,
  waiting: Pick<Waiting<never>, 'reject'>,
  goOn: (value: Value) => void,
): void {
  if (value instanceof Promise) value.then(before(waiting, goOn).resolve, waiting.reject);
  else goOn(value);
}

/** The promise of what `begin` will tell. */
export function promised<Value>(begin: (waiting: Waiting<Value>) => void): Promise<Value> {
  return new Promise((resolve, reject) => begin({ resolve, reject }));
}
