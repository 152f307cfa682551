// Runs the tests. `npm test` runs all of them, `npm test -- engine/exact matmul` those whose path contains one of the
// words, and what begins with a dash goes to node: `npm test -- api --test-name-pattern=slices`. `npm run test:long` runs those
// that have a long form, in it, one after the other, and lists their figures.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROJECT } from './source-files.ts';
import { chosenTests, figuresIn, notRunIn, withLongForm } from './suites.ts';

const longForm = '--long';
const isLong = process.argv.includes(longForm);
const given = process.argv.slice(2).filter((argument) => argument !== longForm);
const chosen = chosenTests(
  PROJECT,
  given.filter((argument) => !argument.startsWith('-')),
);
const files = isLong ? withLongForm(PROJECT, chosen) : chosen;
process.exitCode = files.length === 0 ? nothingChosen() : await run(files);

function nothingChosen(): number {
  process.stderr.write(`no test file matches ${given.join(' ')}\n`);
  return 1;
}

/**
 * Runs the files two at a time, or one where they measure, shows what they print, and names at the end the suites that could not
 * run and the figures that were said.
 */
async function run(tests: readonly string[]): Promise<number> {
  const options = ['--test', `--test-concurrency=${isLong ? 1 : 2}`, '--test-reporter=spec'];
  const forwarded = given.filter((argument) => argument.startsWith('-'));
  const node = spawn(process.execPath, [...options, ...forwarded, ...tests], {
    cwd: PROJECT,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
      ...(isLong ? { LONG: '1' } : {}),
    },
  });
  const printed: string[] = [];
  node.stdout.setEncoding('utf8');
  node.stdout.on('data', (piece: string) => {
    printed.push(piece);
    process.stdout.write(piece);
  });
  const [code] = await once(node, 'close');
  const output = printed.join('');
  list('figures', isLong ? figuresIn(output) : []);
  list('not run on this machine', notRunIn(output));
  return typeof code === 'number' ? code : 1;
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`\n${title}:\n${lines.map((line) => `  ${line}\n`).join('')}`);
}
