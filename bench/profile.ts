// The profile of the smallest request: which parts of the service its time goes to.

import type { Profiler } from 'node:inspector';
import { figure, type Pace, type Section } from './section.ts';
import { measureLoad, startService } from './servers.ts';

/** Parts of the service by the address of the code; the first that fits. */
const parts: readonly (readonly [part: string, fits: (frame: Frame) => boolean])[] = [
  ['garbage collection', ({ functionName }) => functionName === '(garbage collector)'],
  ['waiting', ({ functionName }) => functionName === '(idle)'],
  ['system calls of reading and polling', ({ functionName }) => functionName === '(program)'],
  ['system calls of writing', ({ functionName }) => /^write(?:Utf8|Latin1|v|Buffer|String)/.test(functionName)],
  ['SQLite', ({ functionName, url }) => url === '' && /^(?:get|run|all|exec)$/.test(functionName)],
  ['api: parsing', ({ url }) => url.includes('/api/parse/')],
  ['api: validation', ({ url }) => url.includes('/api/validate/') || url.endsWith('/api/execute/parse-request.ts')],
  ['api: execution and serialization', ({ url }) => url.includes('/api/')],
  ['engine', ({ url }) => url.includes('/engine/')],
  ['server: accounts', ({ url }) => url.includes('/server/accounts/')],
  ['server: log', ({ url }) => url.includes('/server/logging/')],
  ['server: the rest', ({ url }) => url.includes('/server/')],
  [
    'HTTP and sockets of Node',
    ({ url }) => /^node:(?:_http|net|internal\/(?:http|stream|net|socket)|events)/.test(url),
  ],
  ['the rest of Node', () => true],
];

type Frame = Profiler.ProfileNode['callFrame'];

/** A session with the inspector of a process, by its address. */
async function openInspector(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  let last = 0;
  return {
    post: (method: string, parameters: object = {}): Promise<unknown> => {
      last += 1;
      const id = last;
      const { promise, resolve } = Promise.withResolvers<unknown>();
      socket.addEventListener('message', ({ data }) => {
        const message: { id?: number; result?: unknown } = JSON.parse(String(data));
        if (message.id === id) resolve(message.result);
      });
      socket.send(JSON.stringify({ id, method, params: parameters }));
      return promise;
    },
    close: () => socket.close(),
  };
}

/** Where the inspector of a process listens: it says so to whoever asks. */
async function inspectorAddress(port: string): Promise<string> {
  const listed = await (await fetch(`http://127.0.0.1:${port}/json`)).text();
  return /"webSocketDebuggerUrl": "([^"]+)"/.exec(listed)?.[1] ?? '';
}

function isProfile(value: unknown): value is { readonly profile: Profiler.Profile } {
  return typeof value === 'object' && value !== null && 'profile' in value;
}

/** Microseconds of each part. */
function timesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): ReadonlyMap<string, number> {
  const partOf = new Map(
    nodes.map(({ id, callFrame }) => [id, (parts.find(([, fits]) => fits(callFrame)) ?? ['?'])[0]] as const),
  );
  const times = new Map<string, number>();
  for (const [place, id] of samples.entries()) {
    const part = partOf.get(id) ?? '?';
    times.set(part, (times.get(part) ?? 0) + timeDeltas[place]);
  }
  return times;
}

export async function measureProfile({ quick }: Pace): Promise<Section> {
  const service = await startService({ nodeOptions: ['--inspect=127.0.0.1:0'] });
  const seconds = quick ? 3 : 8;
  try {
    const inspector = await openInspector(await inspectorAddress(service.inspectorPort));
    const load = {
      url: service.url,
      path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/add',
      headers: { authorization: `Bearer ${service.key}` },
      bodies: { size: 3, entries: 'decimals', count: 64 },
      names: ['a', 'b'],
      others: { api_level: 'lite' },
      connections: 32,
      seconds,
      warmUpSeconds: 0,
    } as const;
    await measureLoad(service, { ...load, seconds: 2 });
    await inspector.post('Profiler.enable');
    await inspector.post('Profiler.setSamplingInterval', { interval: 200 });
    await inspector.post('Profiler.start');
    const { answers } = await measureLoad(service, load);
    const found = await inspector.post('Profiler.stop');
    inspector.close();
    if (!isProfile(found)) throw new Error('the inspector gave no profile');
    const times = [...timesOf(found.profile)].filter(([part]) => part !== 'waiting').toSorted((x, y) => y[1] - x[1]);
    const total = times.reduce((sum, [, time]) => sum + time, 0);
    return {
      title: 'Profile of B add 3x3, lite',
      columns: ['part', 'share', 'µs an answer'],
      rows: times.map(([part, time]) => [part, `${figure((100 * time) / total)} %`, figure(time / answers)]),
      notes: [
        `By the functions that ran themselves, sampled every 0.2 ms; ${figure(total / answers)} µs in all, sampling included.`,
      ],
    };
  } finally {
    await service.stop();
  }
}
