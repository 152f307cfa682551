// What must run in CI: every suite whose program the machine has or could be given. Elsewhere a missing program is only reported.

import type { NotRun } from './suites.ts';

interface Environment {
  readonly [name: string]: string | undefined;
}

/**
 * What CI is not asked to have: runtimes that no Linux distribution packages, a second Node, and a checkout where the tests run on
 * an unpacked archive.
 */
const NEVER_REQUIRED: readonly string[] = ['Bun', 'Deno', 'Node of the system', 'git checkout', 'mounting'];

/** Whether a suite that could have run and did not is a failure. */
export function isEverythingRequired({ CI, REQUIRE_ALL }: Environment): boolean {
  return REQUIRE_ALL === '1' || CI === 'true' || CI === '1';
}

/** What `.ci/run` could not install: the names in ABSENT_PROGRAMS, separated by commas. */
export function absentPrograms({ ABSENT_PROGRAMS }: Environment): readonly string[] {
  return (ABSENT_PROGRAMS ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** The suites that could have run and did not. */
export function missedSuites(notRun: readonly NotRun[], environment: Environment): readonly NotRun[] {
  const allowed = [...NEVER_REQUIRED, ...absentPrograms(environment)];
  return notRun.filter(({ needs }) => !allowed.includes(needs));
}
