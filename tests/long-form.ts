// The long form of a test: what takes minutes, is run by `npm run test:long`, and prints its figures.

import { testSpeed } from '@matrixsteps/engine/testing/test-speed.ts';

/** Whether the long form runs. */
export const isLong = testSpeed === 'long';

/** Options of a test that `npm test` leaves to `npm run test:long`. A quick case of the same kind must run in both. */
export const onlyLong = { skip: isLong ? false : 'npm run test:long runs it' };

/** Prints a figure of this run; `npm run test:long` lists all of them at its end. */
export function sayFigure(name: string, value: string): void {
  process.stdout.write(`figure: ${name}: ${value}\n`);
}
