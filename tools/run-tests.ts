// Runs the tests at one of three speeds: `npm run test:fast`, `npm test`, `npm run test:long`.
//
// Words choose the files whose path contains one of them, and what begins with a dash goes to node:
// `npm test -- engine/exact matmul --test-name-pattern=slices`. `--changed` chooses the files that import what changed since
// the last commit. CONTRIBUTING.md says what each speed holds.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { absentPrograms, isEverythingRequired, missedSuites } from './required-suites.ts';
import { PROJECT } from './source-files.ts';
import {
  affectedTests,
  chosenTests,
  dealt,
  fastTests,
  figuresIn,
  notRunIn,
  slowestOf,
  withLongForm,
} from './suites.ts';

type Speed = 'fast' | 'usual' | 'long';

/** One call of `node --test`. */
interface Call {
  readonly options: readonly string[];
  readonly files: readonly string[];
}

const SLOWEST_SHOWN = 10;

const given = process.argv.slice(2);
const speed: Speed = given.includes('--fast') ? 'fast' : given.includes('--long') ? 'long' : 'usual';
const isChanged = given.includes('--changed');
const words = given.filter((argument) => !argument.startsWith('-'));
const forwarded = given.filter(
  (argument) => argument.startsWith('-') && !['--fast', '--long', '--changed'].includes(argument),
);

const files = testsAt(
  speed,
  isChanged ? affectedTests(PROJECT, chosenTests(PROJECT, words), changedFiles()) : chosenTests(PROJECT, words),
);
process.exitCode = files.length === 0 ? nothingChosen() : await run(roundsFor(files));

function testsAt(wanted: Speed, tests: readonly string[]): readonly string[] {
  if (wanted === 'fast') return fastTests(PROJECT, tests);
  return wanted === 'long' ? withLongForm(PROJECT, tests) : tests;
}

/** The paths that git finds changed since the last commit, new ones included. */
function changedFiles(): readonly string[] {
  const printed = git('diff', '--name-only', 'HEAD') + git('ls-files', '--others', '--exclude-standard');
  return printed.split('\n').filter((path) => path !== '');
}

function git(...options: readonly string[]): string {
  return execFileSync('git', options, { cwd: PROJECT, encoding: 'utf8' });
}

function nothingChosen(): number {
  process.stderr.write(isChanged ? 'no test imports what changed\n' : `no test file matches ${words.join(' ')}\n`);
  return isChanged ? 0 : 1;
}

/**
 * The calls, in rounds: those of a round are made at once. The fast tests share one process per core: they start nothing, and to load
 * the engine takes longer than most of them. The others have a process each, as many at once as there are cores; the long ones
 * measure, so they run one after the other.
 */
function roundsFor(tests: readonly string[]): readonly (readonly Call[])[] {
  const cores = availableParallelism();
  if (speed === 'long') return [[separate(tests, 1)]];
  if (speed === 'usual' && tests.length <= cores) return [[separate(tests, cores)]];
  const fast = speed === 'fast' ? tests : fastTests(PROJECT, tests);
  const shared = { options: ['--test-isolation=none', `--test-reporter=${reporter('failures')}`] };
  const others = tests.filter((path) => !fast.includes(path));
  return [
    dealt(fast, cores).map((part) => ({ ...shared, files: part })),
    others.length === 0 ? [] : [separate(others, Math.max(2, cores))],
  ];
}

function separate(tests: readonly string[], atOnce: number): Call {
  return { options: [`--test-concurrency=${atOnce}`, '--test-reporter=spec'], files: tests };
}

interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Makes all calls, shows what they print, and ends with what a reader has to know about the whole run. */
async function run(rounds: readonly (readonly Call[])[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'test-durations-'));
  const began = performance.now();
  const ran: Ran[] = [];
  for (const [round, calls] of rounds.entries()) {
    const ended = calls.map((call, place) => runNode(call, join(folder, `${round}-${place}.tsv`)));
    ran.push(...(await Promise.all(ended)));
  }
  const output = ran.map((one) => one.output).join('\n');
  list('figures', speed === 'long' ? figuresIn(output) : []);
  const durations = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const slowest = slowestOf(durations.join(''), SLOWEST_SHOWN);
  list(
    'slowest files',
    files.length > 1
      ? slowest.map(({ file, milliseconds }) => `${seconds(milliseconds)} ${relative(PROJECT, file)}`)
      : [],
  );
  rmSync(folder, { recursive: true });
  process.stdout.write(`\n${files.length} test files in ${seconds(performance.now() - began).trim()}\n`);
  const code = Math.max(...ran.map((one) => one.code));
  return Math.max(code, reportNotRun(output));
}

/** Lists what did not run here; it fails where everything is required that this machine could run. */
function reportNotRun(output: string): number {
  const notRun = notRunIn(output);
  list(
    'not run on this machine',
    notRun.map(({ suite, needs, reason }) => [suite, needs, reason].filter((part) => part !== '').join(': ')),
  );
  if (!isEverythingRequired(process.env)) return 0;
  list('could not be installed', absentPrograms(process.env));
  const missed = missedSuites(notRun, process.env);
  list(
    'failed, because it could have run and did not',
    missed.map(({ suite, needs }) => `${suite}: install ${needs}, or name it in ABSENT_PROGRAMS`),
  );
  return missed.length === 0 ? 0 : 1;
}

async function runNode({ options, files: tests }: Call, durations: string): Promise<Ran> {
  const reporters = [
    '--test-reporter-destination=stdout',
    `--test-reporter=${reporter('file-durations')}`,
    `--test-reporter-destination=${durations}`,
  ];
  const node = spawn(process.execPath, ['--test', ...options, ...reporters, ...forwarded, ...tests], {
    cwd: PROJECT,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: {
      ...process.env,
      TEST_SPEED: speed,
      NODE_COMPILE_CACHE: join(PROJECT, 'node_modules/.cache/matrixsteps-tests'),
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
    },
  });
  const printed: string[] = [];
  node.stdout.setEncoding('utf8');
  node.stdout.on('data', (piece: string) => {
    printed.push(piece);
    process.stdout.write(piece);
  });
  const [code] = await once(node, 'close');
  return { code: typeof code === 'number' ? code : 1, output: printed.join('') };
}

function reporter(name: string): string {
  return join(import.meta.dirname, `report-${name}.ts`);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).padStart(6)} s`;
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`\n${title}:\n${lines.map((line) => `  ${line}\n`).join('')}`);
}
