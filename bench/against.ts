// This folder against another folder of the project, such as an earlier commit: the CPU for each answer, in alternating rounds of one run.
// `npm run bench:against -- FOLDER`; `--quick` measures fewer rounds, and further words choose works by their names.

import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { median, against as compare, figure, print, type Section } from './section.ts';
import { ADD_DETAILED_B, addLite, detailedA, MATMUL_512, type Request } from './requests.ts';
import { type Measured, measureLoad, type RunningService, startService } from './servers.ts';

interface Work {
  readonly request: Request;
  /** The most CPU that this folder may take, as a multiple of the other's; null where there is no goal. */
  readonly goal: number | null;
}

const WORKS: readonly Work[] = [
  { request: addLite(3, 'decimals'), goal: null },
  { request: ADD_DETAILED_B, goal: 1.1 },
  { request: detailedA('arithmetic/add', ['a', 'b'], false), goal: 1.15 },
  { request: detailedA('arithmetic/add', ['a', 'b'], true), goal: 1.2 },
  { request: detailedA('determinant-3x3', ['a'], false), goal: null },
  { request: addLite(50, 'decimals'), goal: null },
  { request: addLite(50, 'integers'), goal: null },
  { request: addLite(500, 'decimals'), goal: null },
  { request: MATMUL_512, goal: null },
];

/** How long each service is asked before a work is measured, and then in each round, in seconds. */
interface Duration {
  readonly warmUp: number;
  readonly round: number;
  readonly rounds: number;
}

const THOROUGH: Duration = { warmUp: 10, round: 1.5, rounds: 10 };
const QUICK: Duration = { warmUp: 4, round: 1, rounds: 6 };

async function send(service: RunningService, request: Request, seconds: number, warmUpSeconds: number) {
  const { path, bodies, names, others, connections, gzip } = request;
  const { url, key } = service;
  const headers = { authorization: `Bearer ${key}`, ...(gzip ? { 'accept-encoding': 'gzip' } : {}) };
  const load = { url, path, headers, bodies, names, others, connections, seconds, warmUpSeconds };
  const measured = await measureLoad(service, load);
  if (measured.statuses['200'] !== measured.answers)
    throw new Error(`${request.name}: ${JSON.stringify(measured.statuses)}`);
  return measured;
}

/** The figures of both services for each round. The service that goes first changes from round to round. */
async function measureRounds(
  services: readonly [RunningService, RunningService],
  request: Request,
  duration: Duration,
) {
  const [here, there]: [Measured[], Measured[]] = [[], []];
  for (const service of services) await send(service, request, duration.warmUp, 0);
  for (let round = 0; round < duration.rounds; round += 1) {
    const order = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const which of order) {
      (which === 0 ? here : there).push(await send(services[which], request, duration.round, 0.2));
    }
  }
  return { here, there };
}

function rowOf({ request, goal }: Work, here: readonly Measured[], there: readonly Measured[]): readonly string[] {
  const ratios = here.map(({ cpu }, round) => cpu / there[round].cpu);
  const spread = `${figure(Math.min(...ratios))} to ${figure(Math.max(...ratios))}`;
  const [least, leastThere] = [here, there].map((rounds) => Math.min(...rounds.map(({ cpu }) => cpu)));
  const [ratio, limit, verdict] = compare(median(ratios), goal ?? Number.POSITIVE_INFINITY, 'less');
  const cpus = [here, there].map((rounds) => figure(median(rounds.map(({ cpu }) => cpu))));
  return [
    request.name,
    ratio,
    figure(least / leastThere),
    spread,
    ...cpus,
    ...(goal === null ? ['', ''] : [limit, verdict]),
  ];
}

/** Both services have the same settings, and share one core where a process can be held to a core. */
async function measureAgainst(folder: string, works: readonly Work[], duration: Duration): Promise<Section> {
  const environment = { OVERLOAD_MS: '0' };
  const services = [await startService({ environment }), await startService({ environment, folder })] as const;
  const rows: (readonly string[])[] = [];
  try {
    for (const work of works) {
      const { here, there } = await measureRounds(services, work.request, duration);
      const row = rowOf(work, here, there);
      process.stderr.write(`${row.join('  ')}\n`);
      rows.push(row);
    }
  } finally {
    await Promise.all(services.map(({ stop }) => stop()));
  }
  return {
    title: `CPU for each answer, against ${folder}`,
    columns: ['work', 'CPU ratio', 'of the cheapest rounds', 'of single rounds', 'here, µs', 'there, µs', 'goal', ''],
    rows,
    notes: [
      `The CPU ratio is the median of ${duration.rounds} pairs of alternating rounds of ${duration.round} s each. ` +
        'On a busy machine other programs only add to the cost, so the cheapest rounds of both are compared as well.',
    ],
  };
}

const [folder, ...words] = process.argv.slice(2).filter((word) => word !== '--quick');
if (folder === undefined) {
  process.stderr.write('Usage: npm run bench:against -- FOLDER [--quick] [WORD...]\n');
  process.exit(2);
}
const path = resolve(folder);
// The other folder's pages, as its `npm start` would build them.
execFileSync(process.execPath, ['web/build.ts'], { cwd: path, stdio: ['ignore', 'ignore', 'inherit'] });
const chosen = WORKS.filter(({ request }) => words.every((word) => request.name.includes(word)));
print(await measureAgainst(path, chosen, process.argv.includes('--quick') ? QUICK : THOROUGH));
