// Checks everything that concerns one operation, and says of each failure how to mend it.
// `npm run check-operation -- ID`, or `-- ID golden stories` for one check; a line for each, exit code 1 if one fails.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from 'node:test';
import { type Check, type CheckedOperation, checksOf, namePattern, remedyFor } from './operation-checks.ts';
import { PROJECT } from './source-files.ts';
import { type NotRun, notRunIn } from './suites.ts';

const OPERATIONS = 'engine/operations';

/** How many lines of a failure are printed. */
const LONGEST_REPORT = 24;

/** What came of a check: the tests that failed and what they said, and what could not run on this machine. */
interface Result {
  readonly ok: boolean;
  readonly output: string;
  readonly notRun: readonly NotRun[];
}

interface Outcome extends Result {
  readonly milliseconds: number;
}

const [, , id, ...words] = process.argv;
const chosen = words.join(' ');
const operation = id === undefined ? null : await operationCalled(id);
process.exitCode = operation === null ? refuse() : await check(operation);

function refuse(): number {
  process.stderr.write(
    id === undefined
      ? 'which operation? npm run check-operation -- ID\n'
      : `no folder of ${OPERATIONS} holds an operation ${id}\n`,
  );
  return 1;
}

/** Looks through the folders one by one, so that an operation that does not load spoils no other's check. */
async function operationCalled(wanted: string): Promise<CheckedOperation | null> {
  const files = globSync(`${OPERATIONS}/*/*/operation.ts`, { cwd: PROJECT });
  for (const file of files) {
    const [, , topic, concept] = file.split(/[\\/]/);
    const module: unknown = await import(join(PROJECT, file));
    if (idsIn(module).includes(wanted)) return { id: wanted, folder: `${OPERATIONS}/${topic}/${concept}`, concept };
  }
  return null;
}

function idsIn(module: unknown): readonly unknown[] {
  if (typeof module !== 'object' || module === null || !('operations' in module)) return [];
  const { operations } = module;
  return Array.isArray(operations) ? operations.map(idOf) : [];
}

function idOf({ id: own }: { readonly id?: unknown }): unknown {
  return own;
}

async function check(checked: CheckedOperation): Promise<number> {
  // Suites that compute before they test look at this operation alone.
  process.env['OPERATION'] = checked.id;
  process.env['TEST_SPEED'] = 'operation';
  const started = performance.now();
  const failed: string[] = [];
  const checks = checksOf(checked).filter(({ name }) => chosen === '' || name === chosen);
  if (checks.length === 0) {
    const names = checksOf(checked).map(({ name }) => name);
    process.stderr.write(`no check is called "${chosen}"; there are: ${names.join(', ')}\n`);
    return 1;
  }
  const outcomes = startAll(checks, checked);
  for (const [place, each] of checks.entries()) {
    const outcome = await outcomes[place];
    if (!outcome.ok) failed.push(each.name);
    process.stdout.write(report(each, outcome));
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(
    failed.length === 0
      ? `\n${checked.id}: all checks passed in ${seconds} s\n`
      : `\n${checked.id}: ${failed.length} failed in ${seconds} s: ${failed.join(', ')}\n`,
  );
  return failed.length === 0 ? 0 : 1;
}

/** Runs the checks, as many at a time as there are processors. */
function startAll(checks: readonly Check[], checked: CheckedOperation): readonly Promise<Outcome>[] {
  const lanes = Array.from({ length: availableParallelism() }, () => Promise.resolve());
  return checks.map((each, place) => {
    const lane = place % lanes.length;
    const outcome = lanes[lane].then(() => timed(() => outcomeOf(each, checked)));
    lanes[lane] = outcome.then(() => undefined);
    return outcome;
  });
}

async function timed(work: () => Promise<Result>): Promise<Outcome> {
  const begun = performance.now();
  return { ...(await work()), milliseconds: performance.now() - begun };
}

/** The line of a check; of a failure also the first lines of what it said, and what to do. */
function report(each: Check, { ok, output, notRun, milliseconds }: Outcome): string {
  const line = `${ok ? 'ok    ' : 'FAILED'} ${each.name} (${(milliseconds / 1000).toFixed(1)} s)`;
  const skipped = notRun.map(({ suite, needs }) => `       not run here: ${suite} (needs ${needs})`);
  if (ok) return `${[line, ...skipped].join('\n')}\n`;
  const said = output.trim().split('\n').slice(0, LONGEST_REPORT);
  return `${[line, ...skipped, ...said.map((text) => `       | ${text}`), `       -> ${remedyFor(each, output)}`].join('\n')}\n`;
}

function outcomeOf(each: Check, checked: CheckedOperation): Promise<Result> {
  return 'program' in each.run
    ? ranProgram(each.run.program, each.run.within)
    : ranTests(each.run.tests, each.run.also, checked);
}

async function ranProgram([program, ...rest]: readonly string[], within = ''): Promise<Result> {
  const child = spawn(program === 'node' ? process.execPath : program, rest, {
    cwd: PROJECT,
    env: { ...process.env, PATH: `${join(PROJECT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}` },
  });
  const pieces: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (piece: string) => pieces.push(piece));
  }
  const [code] = await once(child, 'close');
  const findings = pieces
    .join('')
    .split('\n')
    .filter((line) => line.startsWith(within));
  return { ok: code === 0 || (within !== '' && findings.length === 0), output: findings.join('\n'), notRun: [] };
}

/** Runs those tests of the files that are about the operation. @returns not ok also where there is none */
async function ranTests(
  globs: readonly string[],
  also: RegExp | undefined,
  checked: CheckedOperation,
): Promise<Result> {
  const failures: string[] = [];
  const printed: string[] = [];
  let passed = 0;
  const files = globs.flatMap((glob) => globSync(glob, { cwd: PROJECT }));
  if (files.length === 0) return { ok: false, output: `there is no ${globs.join(', ')}`, notRun: [] };
  const patterns = [namePattern(checked), ...(also === undefined ? [] : [also])];
  const stream = run({ cwd: PROJECT, files: files.map((file) => join(PROJECT, file)), testNamePatterns: patterns });
  stream.on('test:pass', ({ details }) => {
    if (details.type !== 'suite') passed += 1;
  });
  stream.on('test:fail', ({ name, details: { error, type } }) => {
    if (type !== 'suite') failures.push(`${name}\n${messageOf(error)}`);
  });
  stream.on('test:stdout', ({ message }) => printed.push(message));
  stream.on('test:stderr', ({ message }) => printed.push(message));
  stream.resume();
  await once(stream, 'end');
  const output = printed.join('');
  if (failures.length > 0) return { ok: false, output: failures.join('\n\n'), notRun: notRunIn(output) };
  return { ok: passed > 0, output: passed > 0 ? '' : 'no test is about this operation', notRun: notRunIn(output) };
}

function messageOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
