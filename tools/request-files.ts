// Prints every source file with a function that is called while one `add` is answered, by package. `npm run request-files`
//
// The service is warm: what is called once at the start is not listed. The functions are those that V8's precise coverage counts.

import { mkdtempSync, rmSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startService } from '@matrixsteps/server/service.ts';
import { readSettings } from '@matrixsteps/server/settings/settings.ts';
import { PROJECT } from './source-files.ts';

const PATH = '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/add';
const QUESTION = JSON.stringify({ a: [[1, 2, 3]], b: [[4, 5, 6]], api_level: 'lite' });
const WARM_UP_REQUESTS = 50;

/** The files below the project that had a function called while `work` ran. */
async function filesCalled(work: () => Promise<void>): Promise<readonly string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  return result
    .filter(({ url, functions }) => url.startsWith('file:') && functions.some(({ ranges }) => ranges[0].count > 0))
    .map(({ url }) => relative(PROJECT, fileURLToPath(url)))
    .filter((path) => !path.includes('node_modules') && !path.startsWith('..') && !path.startsWith('tools/'))
    .toSorted();
}

const dataDir = mkdtempSync(join(tmpdir(), 'matrixsteps-'));
const settings = { ...readSettings({ PORT: '0', LOG_LEVEL: 'silent' }), dataDir };
const service = await startService({ settings });
try {
  const { key } = await service.accounts.open('ada@example.com');

  async function ask(): Promise<void> {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const response = await fetch(service.url + PATH, { method: 'POST', headers, body: QUESTION });
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
    await response.text();
  }

  for (let asked = 0; asked < WARM_UP_REQUESTS; asked += 1) await ask();
  const files = await filesCalled(ask);
  for (const [name, inside] of Map.groupBy(files, (path) => path.split('/')[0])) {
    process.stdout.write(`${name}: ${inside.length}\n${inside.map((path) => `  ${path}\n`).join('')}`);
  }
  process.stdout.write(`${files.length} files\n`);
} finally {
  await service.stop();
  rmSync(dataDir, { recursive: true });
}
