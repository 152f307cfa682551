// Compares the replies of this checkout with those of another one, byte by byte: for changes that must not be seen on the wire.
//
// npm run compare-replies -- FOLDER, where FOLDER is another checkout of the project with its dependencies installed.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { recordedRequests } from './requests.ts';

const MAX_DIFFERENCES_SHOWN = 10;
const CONTEXT = 80;

const here = fileURLToPath(new URL('../..', import.meta.url));
const program = fileURLToPath(new URL('digest-replies.ts', import.meta.url));

function repliesOf(folder: string, ...more: readonly string[]): string {
  const { status, stdout } = spawnSync(process.execPath, [program, folder, ...more], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`no replies from ${folder}`);
  return stdout;
}

/** The parts around the first place where the two differ. */
function firstDifference(theirs: string, ours: string): string {
  let at = 0;
  while (at < theirs.length && theirs[at] === ours[at]) at++;
  const part = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - CONTEXT), at + CONTEXT));
  return `  there: ${part(theirs)}\n  here:  ${part(ours)}`;
}

async function compare(other: string): Promise<number> {
  const requests = recordedRequests(await loadEndpoints());
  const folder = mkdtempSync(join(tmpdir(), 'replies-'));
  try {
    const file = join(folder, 'requests.json');
    writeFileSync(file, JSON.stringify(requests));
    const theirs = repliesOf(other, file).split('\n');
    const ours = repliesOf(here, file).split('\n');
    const different = [...requests.keys()].filter((index) => theirs[index] !== ours[index]);
    for (const index of different.slice(0, MAX_DIFFERENCES_SHOWN)) {
      const { view, target, body } = requests[index];
      const difference = firstDifference(repliesOf(other, file, String(index)), repliesOf(here, file, String(index)));
      process.stdout.write(`${view} ${target} ${body.slice(0, 2 * CONTEXT)}\n${difference}\n`);
    }
    process.stdout.write(`${requests.length} requests, ${different.length} replies differ\n`);
    return different.length;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [, , other] = process.argv;
if (other === undefined) throw new Error('usage: npm run compare-replies -- FOLDER');
process.exitCode = (await compare(resolve(other))) === 0 ? 0 : 1;
