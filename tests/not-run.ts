// A suite that cannot run on this machine prints so. The runner of the tests lists it at its end; in CI it may be a failure.

/** What suites need beside this project and its packages. `.ci/run` installs what it can and names the rest by these words. */
export type Needed =
  | 'Bun'
  | 'Chromium'
  | 'curl'
  | 'Deno'
  | 'git checkout'
  | 'mounting'
  | 'nginx'
  | 'Node of the system'
  | 'Octave'
  | 'PostgreSQL'
  | 'Python'
  | 'R'
  | 'TeX';

/** Prints that a suite is not run, what it needs, and why that cannot be had. */
export function printNotRun(suite: string, needs: Needed, reason: string): void {
  process.stdout.write(`suite not run: ${suite}: needs ${needs}: ${reason}\n`);
}
