// Runs the tests. `npm test` runs all of them, `npm test -- engine/exact matmul` those whose path contains one of the
// words, and what begins with a dash goes to node: `npm test -- wire --test-name-pattern=slices`.
// Above: nothing. Below: suites.ts, source-files.ts.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROJECT } from './source-files.ts';
import { chosenTests, notRunIn } from './suites.ts';

const given = process.argv.slice(2);
const files = chosenTests(
  PROJECT,
  given.filter((argument) => !argument.startsWith('-')),
);
process.exitCode = files.length === 0 ? nothingChosen() : await run(files);

function nothingChosen(): number {
  process.stderr.write(`no test file matches ${given.join(' ')}\n`);
  return 1;
}

/** Runs the files two at a time, shows what they print, and names at the end the suites that could not run. */
async function run(tests: readonly string[]): Promise<number> {
  const options = ['--test', '--test-concurrency=2', '--test-reporter=spec'];
  const forwarded = given.filter((argument) => argument.startsWith('-'));
  const node = spawn(process.execPath, [...options, ...forwarded, ...tests], {
    cwd: PROJECT,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env,
  });
  const printed: string[] = [];
  node.stdout.setEncoding('utf8');
  node.stdout.on('data', (piece: string) => {
    printed.push(piece);
    process.stdout.write(piece);
  });
  const [code] = await once(node, 'close');
  const missing = notRunIn(printed.join(''));
  if (missing.length > 0)
    process.stdout.write(`\nnot run on this machine:\n${missing.map((line) => `  ${line}\n`).join('')}`);
  return typeof code === 'number' ? code : 1;
}
