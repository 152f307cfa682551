// The README is true: its curl commands, run as printed, give what it prints.

import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { type RunningService, runService } from './running-service.ts';
import { printNotRun } from './not-run.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const hasCurl = spawnSync('curl', ['--version']).status === 0;
if (!hasCurl) printNotRun('README', 'curl', 'it is not installed');

let service: RunningService;
before(async () => {
  service = await runService();
});
after(() => service.stop());

/** The fenced blocks of a language, in order. */
function blocks(language: string): readonly string[] {
  return [...README.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, text]) => text);
}

/** Runs a block of the README against this service; its line that gets a key is done already. */
async function run(block: string): Promise<string> {
  const script = block
    .split('\n')
    .filter((line) => !line.startsWith('KEY='))
    .join('\n')
    .replaceAll('http://127.0.0.1:3000', service.url)
    .replaceAll('curl ', 'curl -sS ');
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { env: { ...process.env, KEY: service.key } });
  return stdout.trim();
}

const COMMANDS = blocks('sh').filter((block) => block.includes('curl '));

test('the README has its five examples', () => {
  assert.equal(COMMANDS.length, 5);
});

test('the steps that the README shows are those of the golden story', () => {
  const story = readFileSync(
    new URL('../engine/operations/matrices/determinant/stories/determinant-2x2.txt', import.meta.url),
    'utf8',
  );
  const [shown] = blocks('text');
  assert.ok(shown !== undefined && story.includes(shown), shown);
});

test('the first example answers as printed', { skip: !hasCurl }, async () => {
  assert.equal(await run(COMMANDS[0]), blocks('json')[0].trim());
});

test('the second example answers with an exact inverse', { skip: !hasCurl }, async () => {
  const { result }: { readonly result: { readonly exact: unknown } } = JSON.parse(await run(COMMANDS[1]));
  assert.deepEqual(result.exact, [
    ['1/6', '-1/3', '1'],
    ['-1/2', '0', '1'],
    ['2/3', '2/3', '-2'],
  ]);
});

test('the third example draws the same five hard problems for everybody', { skip: !hasCurl }, async () => {
  interface Exercise {
    readonly difficulty: string;
    readonly seed: number;
    readonly prompt: string;
  }
  const { result }: { readonly result: { readonly answer: readonly Exercise[] } } = JSON.parse(await run(COMMANDS[2]));
  assert.deepEqual(
    result.answer.map(({ difficulty, seed }) => [difficulty, seed]),
    [7, 920564995, 3677953080, 858742050, 482049310].map((seed) => ['hard', seed]),
  );
  const again: { readonly result: object } = JSON.parse(await run(COMMANDS[2]));
  assert.deepEqual(again.result, result);
});

test('the fourth example names the wrong entry', { skip: !hasCurl }, async () => {
  const { result }: { readonly result: { readonly answer: { readonly wrong: unknown } } } = JSON.parse(
    await run(COMMANDS[3]),
  );
  assert.deepEqual(result.answer.wrong, [{ row: 2, column: 1, given: '5' }]);
});

test('the fifth example finds the slip in the working', { skip: !hasCurl }, async () => {
  interface Judged {
    readonly first_slip: number;
    readonly lines: readonly { readonly verdict: string; readonly row: number; readonly column: number }[];
  }
  const { result }: { readonly result: { readonly answer: Judged } } = JSON.parse(await run(COMMANDS[4]));
  assert.equal(result.answer.first_slip, 0);
  const [{ verdict, row, column }] = result.answer.lines;
  assert.deepEqual([verdict, row, column], ['slip', 2, 2]);
});
