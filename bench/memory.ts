// Memory: what a request allocates, and the most that a process holds while it answers a large one.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOTS } from '@matrixsteps/api/endpoints/endpoints.ts';
import { drawBodies } from './bodies.ts';
import type { Command, Memory, ServiceSubject } from './memory-subject.ts';
import { figure, median, type Pace, print, type Section } from './section.ts';

interface Question {
  readonly title: string;
  readonly endpoint: string;
  readonly path: string;
  readonly size: number;
  readonly options: object;
  /** How often it is asked in a round: often enough to be seen beside what the heap hands out at a time, some 0.2 MB. */
  readonly times: number;
}

const ARITHMETIC = `${ROOTS.b}/matrix-operations/matrix-arithmetic`;
const LITE = { endpoint: 'b:add', path: `${ARITHMETIC}/add`, options: { api_level: 'lite' } };
const DETAILED = {
  endpoint: 'a:add',
  path: `${ROOTS.a}/matrices/arithmetic/add`,
  options: { response_profile: 'detailed' },
};

const QUESTIONS: readonly Question[] = [
  { title: 'add 3x3, lite', ...LITE, size: 3, times: 400 },
  { title: 'add 3x3, detailed', ...DETAILED, size: 3, times: 30 },
  { title: 'add 50x50, lite', ...LITE, size: 50, times: 30 },
  { title: 'add 500x500, lite', ...LITE, size: 500, times: 2 },
];

const PRODUCT: Question = {
  title: 'product of 1000x1000',
  endpoint: 'b:matmul',
  path: `${ARITHMETIC}/matmul`,
  size: 1000,
  options: { api_level: 'lite' },
  times: 1,
};

const KILOBYTE = 1024;
const MEGABYTE = 1024 * 1024;

/** A process that is told things and answers line by line. */
function startSubject(dataDir: readonly string[], options: readonly string[] = []) {
  const program = join(import.meta.dirname, 'memory-subject.ts');
  const child = spawn(process.execPath, [...options, program, ...dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    /** What it says next; throws where it has ended. */
    hear: async (): Promise<string> => {
      const line = await lines.next();
      if (line.done === true) throw new Error('the process whose memory is measured ended');
      return line.value;
    },
    tell: (text: string): void => void child.stdin.write(`${text}\n`),
    end: async (): Promise<void> => {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}

/** What was allocated for a question by itself: on the heap, and the most that was seen in array buffers. */
interface Allocated {
  readonly heap: number;
  readonly buffers: number;
}

async function measureAlone(files: readonly string[], rounds: number): Promise<readonly Allocated[]> {
  // Room enough for young objects: no array buffer is collected while a question is answered once.
  const subject = startSubject([], ['--max-semi-space-size=64']);
  const hear = async (): Promise<Memory> => JSON.parse(await subject.hear());
  let former = await hear();
  const ask = async (command: Command): Promise<Allocated> => {
    subject.tell(JSON.stringify(command));
    const now = await hear();
    const { times } = command;
    const heap = (now.allocated - former.allocated) / times;
    const buffers = now.buffers - former.buffers;
    former = now;
    return { heap, buffers };
  };
  const results: Allocated[] = [];
  for (const [k, { endpoint, times }] of QUESTIONS.entries()) {
    const file = files[k];
    const { size } = await stat(file);
    await ask({ endpoint, file, times });
    const seen: Allocated[] = [];
    for (let round = 0; round < rounds; round += 1) seen.push(await ask({ endpoint, file, times }));
    const single: Allocated[] = [];
    for (let round = 0; round < rounds; round += 1) single.push(await ask({ endpoint, file, times: 1 }));
    results.push({
      heap: median(seen.map(({ heap }) => heap)),
      // The body is read from its file each time, and is none of the answer's own.
      buffers: Math.max(0, ...single.map(({ buffers }) => buffers - size)),
    });
  }
  await subject.end();
  return results;
}

/** Peaks before and after the product, in a process that does nothing else. */
async function measurePeakAlone(small: string, large: string): Promise<readonly [before: number, after: number]> {
  const subject = startSubject([]);
  const hear = async (): Promise<number> => {
    const { peak }: Memory = JSON.parse(await subject.hear());
    return peak;
  };
  await hear();
  subject.tell(JSON.stringify({ endpoint: QUESTIONS[0].endpoint, file: small, times: 100 }));
  const before = await hear();
  subject.tell(JSON.stringify({ endpoint: PRODUCT.endpoint, file: large, times: 1 }));
  const after = await hear();
  await subject.end();
  return [before, after];
}

/** The same for the whole service; what its workers allocate is on heaps of their own. */
async function measureService(folder: string, files: readonly string[], large: string, rounds: number) {
  const subject = startSubject([folder]);
  const { url, key }: ServiceSubject = JSON.parse(await subject.hear());
  const look = async (): Promise<Memory> => {
    subject.tell('');
    return JSON.parse(await subject.hear());
  };
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const ask = async (path: string, body: Uint8Array<ArrayBuffer>, times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      const response = await fetch(url + path, { method: 'POST', headers, body });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    }
  };
  await ask(QUESTIONS[0].path, Uint8Array.from(await readFile(files[0])), QUESTIONS[0].times);
  const before = await look();
  await ask(PRODUCT.path, Uint8Array.from(await readFile(large)), 1);
  const after = await look();
  const heaps: number[] = [];
  for (const [k, { path, times }] of QUESTIONS.entries()) {
    const body = Uint8Array.from(await readFile(files[k]));
    await ask(path, body, times);
    const seen: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { allocated } = await look();
      await ask(path, body, times);
      seen.push(((await look()).allocated - allocated) / times);
    }
    heaps.push(median(seen));
  }
  await subject.end();
  return { heaps, peaks: [before.peak, after.peak] as const };
}

function describePeaks([before, after]: readonly [number, number]): string {
  return `${figure(after / MEGABYTE)} MB, ${figure(before / MEGABYTE)} before`;
}

async function measureIn(folder: string, quick: boolean): Promise<Section> {
  const files: string[] = [];
  for (const { title, size, options } of [...QUESTIONS, PRODUCT]) {
    const file = join(folder, `${title}.json`);
    await writeFile(file, drawBodies({ size, entries: 'integers', count: 1 }, ['a', 'b'], options)[0]);
    files.push(file);
  }
  const rounds = quick ? 3 : 7;
  const large = files[QUESTIONS.length];
  const alone = await measureAlone(files, rounds);
  const peakAlone = await measurePeakAlone(files[0], large);
  const service = await measureService(join(folder, 'data'), files, large, rounds);
  return {
    title: 'Memory',
    columns: ['request', 'heap, answering alone, KB', 'array buffers, KB', 'heap, the thread of the service, KB'],
    rows: QUESTIONS.map(({ title }, k) => [
      title,
      figure(alone[k].heap / KILOBYTE),
      figure(alone[k].buffers / KILOBYTE),
      figure(service.heaps[k] / KILOBYTE),
    ]),
    notes: [
      'Allocated for one request, garbage included. The thread of the service adds HTTP, the key, the count and the log to small ' +
        'requests, and hands large ones to a worker, whose heap is not in this column.',
      `Most memory that a process held (peak RSS) with the ${PRODUCT.title}: answering alone ${describePeaks(peakAlone)}; ` +
        `the whole service ${describePeaks(service.peaks)}.`,
    ],
  };
}

export async function measureMemory({ quick }: Pace): Promise<Section> {
  const folder = await mkdtemp(join(tmpdir(), 'matrixsteps-bench-'));
  try {
    return await measureIn(folder, quick);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) print(await measureMemory({ quick: process.argv.includes('--quick') }));
