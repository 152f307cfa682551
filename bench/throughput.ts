// Throughput: the service beside the floor and the services that other people run, on the same questions.

import { openTestDatabases, type TestDatabases } from '@matrixsteps/server/testing/postgres-server.ts';
import type { Entries } from './bodies.ts';
import { type PeerName, peerNames, peerTitle, startPeer } from './peers/peers.ts';
import { ADD_DETAILED_B, addLite, detailedA, MATMUL_512, type Request } from './requests.ts';
import { against, figure, median, type Pace, type Section } from './section.ts';
import {
  launcherOn,
  loadCore,
  type Measured,
  measureLoad,
  type RunningService,
  type Server,
  startFloor,
  startService,
} from './servers.ts';

/** A request, and what is to be reached. */
interface Work extends Request {
  /** The same work at the floor; null where the floor does not do it. */
  readonly floor: '/add' | '/matmul' | null;
  readonly goals: readonly Goal[];
  readonly peers: readonly PeerName[];
  /** Whether the service on PostgreSQL is asked, too. */
  readonly onPostgres?: true;
}

/** What the service is measured against: of the floor's 3x3 request, of the same question there, or of a peer. */
interface Goal {
  /** Which service; the one on SQLite where nothing is said. */
  readonly of?: typeof onPostgres;
  readonly than: 'floor' | 'small floor' | PeerName;
  readonly by: 'throughput' | 'cpu';
  /** Null where the figure is shown without a goal: `bench:against` holds it to an earlier commit. */
  readonly ratio: number | null;
}

const onPostgres = 'service on PostgreSQL';

function add(size: number, entries: Entries, goals: readonly Goal[], peers: readonly PeerName[]): Work {
  return { ...addLite(size, entries), floor: '/add', goals, peers };
}

/** A detailed reply, whose CPU is shown over that of the smallest request at the floor. */
function detailed(request: Request): Work {
  return { ...request, floor: null, goals: [{ than: 'small floor', by: 'cpu', ratio: null }], peers: [] };
}

const works: readonly Work[] = [
  {
    ...add(
      3,
      'decimals',
      [
        { than: 'floor', by: 'throughput', ratio: 0.6 },
        { of: onPostgres, than: 'floor', by: 'throughput', ratio: 0.45 },
        { than: 'fastapi', by: 'throughput', ratio: 4 },
      ],
      ['fastapi', 'starlette'],
    ),
    onPostgres: true,
  },
  add(50, 'decimals', [{ than: 'floor', by: 'throughput', ratio: 1.8 }], ['fastapi', 'starlette']),
  add(50, 'integers', [], []),
  add(500, 'decimals', [{ than: 'floor', by: 'throughput', ratio: 2 }], ['fastapi', 'starlette']),
  add(500, 'integers', [], []),
  detailed(ADD_DETAILED_B),
  detailed(detailedA('arithmetic/add', ['a', 'b'], false)),
  detailed(detailedA('arithmetic/add', ['a', 'b'], true)),
  detailed(detailedA('determinant-3x3', ['a'], false)),
  detailed(detailedA('determinant-3x3', ['a'], true)),
  {
    ...MATMUL_512,
    floor: null,
    goals: [
      { than: 'fastapi-orjson', by: 'throughput', ratio: 10 },
      { than: 'starlette', by: 'throughput', ratio: 2 },
    ],
    peers: ['fastapi', 'fastapi-orjson', 'starlette'],
  },
];

/** A server that takes part, with all that was measured of it, work by work and round by round. */
interface Subject {
  readonly name: 'floor' | 'service' | typeof onPostgres | PeerName;
  readonly server: Server;
  /** The key of a service. */
  readonly key?: string;
}

type Rounds = Map<string, Measured[]>;

function noteRound(rounds: Rounds, name: string, measured: Measured): void {
  rounds.set(name, [...(rounds.get(name) ?? []), measured]);
}

function ask(subject: Subject, work: Work, seconds: number, warmUpSeconds: number): Promise<Measured> {
  const isService = subject.key !== undefined;
  return measureLoad(subject.server, {
    url: subject.server.url,
    path: isService ? work.path : work.path.endsWith('matmul') ? '/matmul' : '/add',
    headers: isService
      ? { authorization: `Bearer ${subject.key}`, ...(work.gzip ? { 'accept-encoding': 'gzip' } : {}) }
      : {},
    bodies: work.bodies,
    names: work.names,
    others: isService ? work.others : {},
    connections: work.connections,
    seconds,
    warmUpSeconds,
  });
}

async function measureOne(subject: Subject, work: Work, quick: boolean): Promise<Measured> {
  const isLong = work.bodies.size > 100;
  const seconds = (quick ? 0.5 : 2) * (isLong ? 1.5 : 1);
  const measured = await ask(subject, work, seconds, (quick ? 0.25 : 0.4) * (isLong ? 2 : 1));
  const refused = measured.answers - (measured.statuses['200'] ?? 0);
  if (refused > 0.01 * measured.answers) {
    throw new Error(`${subject.name}, ${work.name}: ${JSON.stringify(measured.statuses)}`);
  }
  return measured;
}

/**
 * Asks for a while, whatever is answered. In spells as long as those that are measured: the first ones after a long one take up to a quarter
 * longer, even where the compilers of V8 do nothing in them.
 */
async function warmUp(subject: Subject, work: Work, quick: boolean): Promise<void> {
  const { spells, seconds } = warmUpOf(subject, work, quick);
  for (let spell = 0; spell < spells; spell += 1) await ask(subject, work, seconds, 0);
}

/**
 * How long it takes until the compilers have done with what the question needs. Small ones run through the most code, which is made better
 * for some twenty seconds; large ones are computed in loops that are soon done with. What was asked for in another encoding is warm already.
 */
function warmUpOf({ key }: Subject, { bodies, floor, gzip }: Work, quick: boolean) {
  if (bodies.size > 100 && floor !== null) return { spells: 1, seconds: quick ? 0.5 : 1 };
  if (quick) return { spells: gzip ? 0 : 1, seconds: 2 };
  return { spells: key !== undefined && bodies.size === 3 && !gzip ? 12 : 4, seconds: 2 };
}

/** Figures of one measure, by round, and the median of the ratios of two of them round by round. */
function middleRatio(mine: readonly Measured[], theirs: readonly Measured[], by: Goal['by']): number {
  const value = ({ perSecond, cpu }: Measured): number => (by === 'throughput' ? perSecond : cpu);
  return median(mine.map((measured, round) => value(measured) / value(theirs[round % theirs.length])));
}

function ratioAgainst(ratio: number, goal: number | null, better: 'more' | 'less'): readonly string[] {
  return goal === null ? [figure(ratio), '', ''] : against(ratio, goal, better);
}

function middle(rounds: readonly Measured[] | undefined, of: (measured: Measured) => number): string {
  return rounds === undefined ? '-' : figure(median(rounds.map(of)));
}

function rowOf(work: Work, subject: string, rounds: readonly Measured[]): readonly string[] {
  return [
    work.name,
    subject,
    middle(rounds, ({ perSecond }) => perSecond),
    middle(rounds, ({ cpu }) => cpu),
    middle(rounds, ({ median: half }) => half),
    middle(rounds, ({ p99 }) => p99),
    middle(rounds, ({ busy }) => busy),
  ];
}

/** Who is measured beside the service: in a quick run, only those who have to do with a goal. */
function invited({ peers, goals }: Work, quick: boolean): readonly string[] {
  return quick ? goals.map(({ than }) => than) : peers;
}

/**
 * The service with a PostgreSQL of its own, or why there is none. That is held to the load's core, as it would be on another machine: the core of
 * the service is for the service, and where the system puts the database differs from run to run.
 */
async function startOnPostgres(): Promise<
  { readonly service: RunningService; readonly databases: TestDatabases } | { readonly missing: string }
> {
  const databases = await openTestDatabases({ launcher: launcherOn(loadCore) });
  if (typeof databases === 'string') return { missing: `the service on PostgreSQL (${databases})` };
  const service = await startService({
    environment: { OVERLOAD_MS: '0', DATABASE_URL: await databases.createDatabase() },
  });
  return { service, databases };
}

/** The two tables: what was seen of everybody, and how that compares with the goals. */
export async function measureThroughput({ quick }: Pace): Promise<readonly Section[]> {
  // Nobody is refused here, whatever is still compiled: overload has a table of its own.
  const service = await startService({ environment: { OVERLOAD_MS: '0' } });
  const floor = await startFloor();
  const peers: Subject[] = [];
  const missing: string[] = [];
  for (const name of peerNames) {
    try {
      peers.push({ name, server: await startPeer(name) });
    } catch (error) {
      missing.push(`${peerTitle(name)} (${error instanceof Error ? error.message : String(error)})`);
    }
  }
  const databased = await startOnPostgres();
  if ('missing' in databased) missing.push(databased.missing);
  const seen: (readonly string[])[] = [];
  const compared: (readonly string[])[] = [];
  let smallFloor: readonly Measured[] = [];
  try {
    for (const work of works.filter(({ goals }) => !quick || goals.length > 0)) {
      const subjects: Subject[] = [
        ...(work.bodies.size <= 500 ? [{ name: 'floor' as const, server: floor }] : []),
        { name: 'service', server: service, key: service.key },
        ...(work.onPostgres && 'service' in databased
          ? [{ name: onPostgres, server: databased.service, key: databased.service.key } as const]
          : []),
        ...peers.filter(({ name }) => invited(work, quick).some((peer) => peer === name)),
      ];
      const warmed = subjects.filter(({ name, key }) => key !== undefined || (name === 'floor' && work === works[0]));
      for (const subject of warmed) await warmUp(subject, work, quick);
      const rounds: Rounds = new Map();
      for (let round = 0; round < (quick ? 2 : 4); round += 1) {
        for (const subject of subjects) {
          // Envelopes are compared with the smallest request there is.
          const asked = subject.name === 'floor' && work.floor === null ? works[0] : work;
          noteRound(rounds, subject.name, await measureOne(subject, asked, quick));
        }
      }
      if (work === works[0]) smallFloor = rounds.get('floor') ?? [];
      for (const [name, measured] of rounds) {
        if (name !== 'floor' || work.floor !== null) seen.push(rowOf(work, name, measured));
      }
      for (const goal of work.goals) {
        const mine = rounds.get(goal.of ?? 'service') ?? [];
        const theirs = goal.than === 'small floor' ? (rounds.get('floor') ?? smallFloor) : rounds.get(goal.than);
        const better = goal.by === 'cpu' ? 'less' : 'more';
        const shown =
          theirs === undefined || mine.length === 0
            ? ['-', goal.ratio === null ? '' : `${better === 'less' ? '≤' : '≥'} ${goal.ratio}`, 'not measured']
            : ratioAgainst(middleRatio(mine, theirs, goal.by), goal.ratio, better);
        compared.push([
          work.name,
          `${goal.by}${goal.of === undefined ? '' : ` of the ${goal.of}`} / ${goal.than}`,
          ...shown,
        ]);
      }
    }
  } finally {
    await Promise.all([service, floor, ...peers.map(({ server }) => server)].map(({ stop }) => stop()));
    if ('service' in databased) {
      await databased.service.stop();
      await databased.databases.remove();
    }
  }
  const absent =
    missing.length === 0 ? [] : [`Not measured, because they cannot be started here: ${missing.join(', ')}.`];
  return [
    {
      title: 'Against the floor and the others',
      columns: ['work', 'measure', 'ratio', 'goal', ''],
      rows: compared,
      notes: [
        'Medians of the ratios of rounds that follow each other. `small floor` is the floor on `add` of 3x3 decimals.',
        'A PostgreSQL that the benchmark starts itself is held to the core of the load, where that can be.',
        ...absent,
        ...(quick
          ? [
              'A quick run measures before the compilers are done: later, envelopes cost a third less, and large products a quarter.',
            ]
          : [
              'The service is asked small questions for some twenty seconds before they are measured: in its first two seconds it takes one and a half to three times as long.',
            ]),
      ],
    },
    {
      title: 'What was seen',
      columns: ['work', 'server', 'answers/s', 'CPU µs/answer', 'median ms', 'p99 ms', 'cores used'],
      rows: seen,
      notes: [],
    },
  ];
}
