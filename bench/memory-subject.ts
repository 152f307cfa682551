// The process whose memory is measured: it answers the questions of files, or is the whole service. Line by line it is told what to
// do, and tells what has been allocated since it began. A program of its own.

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { getHeapStatistics } from 'node:v8';
import { type Endpoint, loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { prepare } from '@matrixsteps/api/execute/prepare.ts';

/** What to answer, and how often. The body is in a file, so that nothing else is allocated for it. */
export interface Command {
  readonly endpoint: string;
  readonly file: string;
  readonly times: number;
}

/** Bytes. */
export interface Memory {
  /** On the heap of the main thread, since the beginning. */
  readonly allocated: number;
  /** Of array buffers now. */
  readonly buffers: number;
  /** The most that the process has held of the machine's memory. */
  readonly peak: number;
}

export interface ServiceSubject {
  readonly url: string;
  readonly key: string;
}

function look(): Memory {
  return {
    allocated: getHeapStatistics().total_allocated_bytes,
    buffers: process.memoryUsage().arrayBuffers,
    peak: process.resourceUsage().maxRSS * 1024,
  };
}

function say(told: Memory | ServiceSubject): void {
  process.stdout.write(`${JSON.stringify(told)}\n`);
}

function answer(endpoints: readonly Endpoint[], { endpoint: id, file, times }: Command): void {
  const endpoint = endpoints.find((candidate) => candidate.id === id);
  if (endpoint === undefined) throw new Error(`there is no endpoint ${id}`);
  const body = readFileSync(file);
  for (let time = 0; time < times; time += 1) {
    const prepared = prepare(endpoint, body);
    if (prepared.kind === 'invalid' || prepared.run().kind === 'invalid') throw new Error(`${id} refuses ${file}`);
  }
}

async function beService(dataDir: string): Promise<void> {
  // Loaded here, for the process that answers alone is to hold nothing of it.
  const { readSettings } = await import('@matrixsteps/server/settings/settings.ts');
  const { startService } = await import('@matrixsteps/server/service.ts');
  const environment = { PORT: '0', DATA_DIR: dataDir, BURST_PER_SECOND: '0', CPU_PERCENT: '0', LOG_LEVEL: 'error' };
  const service = await startService({ settings: readSettings(environment) });
  const { key } = await service.accounts.open('bench@example.com', 1_000_000_000);
  say({ url: service.url, key });
  for await (const _ of createInterface(process.stdin)) say(look());
  await service.stop();
}

async function beAlone(): Promise<void> {
  const endpoints = await loadEndpoints();
  say(look());
  for await (const line of createInterface(process.stdin)) {
    answer(endpoints, JSON.parse(line));
    say(look());
  }
}

const [dataDir] = process.argv.slice(2);
await (dataDir === undefined ? beAlone() : beService(dataDir));
