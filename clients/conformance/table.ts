// `npm run conformance`: runs the behaviours on every client whose language is installed, and prints behaviours x clients.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Behaviour } from './behaviour.ts';
import { readVerdicts, VARIABLE, type Verdict } from './verdicts.ts';

interface Runner {
  readonly client: string;
  /** The runner below `clients/`; a client that is not there yet has no column. */
  readonly file: string;
  readonly command: readonly [program: string, ...options: string[]];
}

const RUNNERS: readonly Runner[] = [
  {
    client: 'TypeScript',
    file: 'typescript/conformance.test.ts',
    command: [process.execPath, '--test', 'typescript/conformance.test.ts'],
  },
  {
    client: 'Python',
    file: 'python/python.test.ts',
    command: [process.execPath, '--test', 'python/python.test.ts'],
  },
  { client: 'R', file: 'r/run-tests.R', command: ['Rscript', 'r/run-tests.R', 'conformance'] },
];

const clients = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'matrixsteps-verdicts-'));
const file = join(folder, 'verdicts.tsv');

const present = RUNNERS.filter((runner) => existsSync(join(clients, runner.file)));
for (const { client, command } of present) {
  const [program, ...options] = command;
  const { error } = spawnSync(program, options, { cwd: clients, env: { ...process.env, [VARIABLE]: file } });
  if (error !== undefined)
    process.stdout.write(`suite not run: behaviours of the ${client} client: ${error.message}\n`);
}

const { behaviours }: { readonly behaviours: readonly Behaviour[] } = JSON.parse(
  readFileSync(new URL('behaviours.json', import.meta.url), 'utf8'),
);
const verdicts = existsSync(file) ? readVerdicts(readFileSync(file, 'utf8')) : [];
rmSync(folder, { recursive: true, force: true });
process.exitCode = print(behaviours, verdicts);

/** Prints the table and the differences; fails where a behaviour differs. */
function print(rows: readonly Behaviour[], found: readonly Verdict[]): number {
  const columns = present.map(({ client }) => client);
  const cellOf = (behaviour: string, client: string): string =>
    found.find((verdict) => verdict.behaviour === behaviour && verdict.client === client)?.verdict ?? 'not run';
  process.stdout.write(`| behaviour | ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length + 1)}\n`);
  let different = 0;
  for (const { name } of rows) {
    const cells = columns.map((client) => cellOf(name, client));
    if (cells.some((cell) => cell !== 'ok')) different += 1;
    process.stdout.write(`| ${name} | ${cells.join(' | ')} |\n`);
  }
  process.stdout.write(`\n${rows.length} behaviours, ${columns.length} clients, ${different} not as they should be\n`);
  return different === 0 ? 0 : 1;
}
