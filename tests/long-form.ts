// The long form of a test: what takes minutes, is run by `npm run test:long`, and says its figures.

/** Whether the long form runs. */
export const isLong = process.env['LONG'] === '1';

/** Says a figure of this run; `npm run test:long` lists all of them at its end. */
export function sayFigure(name: string, value: string): void {
  process.stdout.write(`figure: ${name}: ${value}\n`);
}
