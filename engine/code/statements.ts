// Statements: a program that is a line of statements, in languages where nothing needs another order.
// Above: octave.ts, r.ts, typescript.ts. Below: learning/implementation.ts.

import type { GivenValue, Programs, Working } from '../learning/implementation.ts';

/** Imports, inputs and working, then the lines that name the answer and print it. */
export function statements(
  given: Programs['given'],
  { imports = [], lines = [] }: Working,
  input: (name: string, value: GivenValue) => readonly string[],
  ...ending: readonly string[]
): string {
  const program = [...imports];
  for (const [name, value] of given) program.push(...input(name, value));
  program.push(...lines, ...ending);
  return program.join('\n');
}
