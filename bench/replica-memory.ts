// The memory of a replica: when nobody has asked anything yet, and after the examples of all operations.

import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { requestExamples } from '@matrixsteps/api/openapi/request-examples.ts';
import { against, figure, type Pace, print, type Section } from './section.ts';
import { type RunningService, startService } from './servers.ts';

const ANSWERS = 10_000;
const QUICK_ANSWERS = 2000;

/** Long enough for what the service does by itself after it listens. */
const IDLE_SECONDS = 8;

/** Megabytes of the machine's memory that a process holds (RSS); NaN where the system has no /proc. */
function megabytes(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Sends the examples of all endpoints with default options, again and again. Throws where one is refused. */
async function sendExamples({ url, key }: RunningService, count: number): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const requests = (await loadEndpoints()).flatMap((endpoint) =>
    Object.values(requestExamples(endpoint)).map(({ value }) => ({ path: endpoint.path, body: JSON.stringify(value) })),
  );
  for (let sent = 0; sent < count; sent += 1) {
    const { path, body } = requests[sent % requests.length];
    const response = await fetch(url + path, { method: 'POST', headers, body });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status} to ${body}`);
  }
}

export async function measureReplicaMemory({ quick }: Pace): Promise<Section> {
  const count = quick ? QUICK_ANSWERS : ANSWERS;
  const service = await startService();
  try {
    const listening = megabytes(service.pid);
    await pause(IDLE_SECONDS * 1000);
    const idle = megabytes(service.pid);
    await sendExamples(service, count);
    const used = megabytes(service.pid);
    return {
      title: 'Memory of a replica',
      columns: ['when', 'MB (RSS)', 'goal', ''],
      rows: [
        ['it listens', figure(listening), '', ''],
        [`idle, ${IDLE_SECONDS} s later`, ...against(idle, 150, 'less')],
        [`after ${count} answers to examples of all operations`, ...against(used, 350, 'less')],
      ],
      notes: ['In a new data folder, on SQLite. Each worker that a large request starts takes some 65 MB more.'],
    };
  } finally {
    await service.stop();
  }
}

if (import.meta.main) print(await measureReplicaMemory({ quick: process.argv.includes('--quick') }));
