// What a user feels first: the first detailed answers after a start, beside what the same answer costs later.

import { setTimeout as pause } from 'node:timers/promises';
import { drawBodies } from './bodies.ts';
import { open } from './load.ts';
import { detailedA } from './requests.ts';
import { against, figure, median, type Pace, print, type Section } from './section.ts';
import { type RunningService, startService } from './servers.ts';

/** Milliseconds from the request to the whole reply. */
interface Felt {
  readonly first: number;
  /** The median of the tenth to the fiftieth. */
  readonly early: number;
  /** The median of a hundred after a thousand. */
  readonly steady: number;
}

const EARLY = [9, 50] as const;
const STEADY = [1000, 1100] as const;
const REQUEST = detailedA('inverse-3x3', ['a'], false);

/** Sends one request after the other, over one connection. Throws where one is not answered with 200. */
async function ask({ url, key }: RunningService): Promise<Felt> {
  const connection = await open(new URL(url));
  const times: number[] = [];
  for (const body of drawBodies({ ...REQUEST.bodies, count: STEADY[1] }, REQUEST.names, {})) {
    const fields = [
      `POST ${REQUEST.path} HTTP/1.1`,
      `host: ${new URL(url).host}`,
      'content-type: application/json',
      `authorization: Bearer ${key}`,
      `content-length: ${body.length}`,
    ];
    const { status, waited } = await connection.ask(Buffer.from(`${fields.join('\r\n')}\r\n\r\n${body}`));
    if (status !== '200') throw new Error(`${REQUEST.path} answered ${status}`);
    times.push(waited);
  }
  connection.end();
  const middle = ([from, to]: readonly [number, number]): number => median(times.slice(from, to));
  return { first: times[0], early: middle(EARLY), steady: middle(STEADY) };
}

/** Starts the service, waits for some seconds without a request, and sends the requests. */
async function startAndAsk(idleSeconds: number, folder: string | undefined): Promise<Felt> {
  const service = await startService(folder === undefined ? {} : { folder });
  try {
    await pause(idleSeconds * 1000);
    return await ask(service);
  } finally {
    await service.stop();
  }
}

function rowsOf(title: string, felt: readonly Felt[], hasGoals: boolean): readonly (readonly string[])[] {
  const row = (what: string, of: (one: Felt) => number, goal: number): readonly string[] => {
    const milliseconds = figure(median(felt.map(of)));
    const ratio = median(felt.map((one) => of(one) / one.steady));
    return [title, what, milliseconds, ...(hasGoals ? against(ratio, goal, 'less') : [figure(ratio), '', ''])];
  };
  return [
    row('the first', ({ first }) => first, 20),
    row('the tenth to the fiftieth', ({ early }) => early, 3),
    [title, 'after a thousand', figure(median(felt.map(({ steady }) => steady))), '1', '', ''],
  ];
}

export async function measureFirstAnswers({ quick }: Pace, folder?: string): Promise<Section> {
  const rounds = quick ? 3 : 5;
  const [soon, later]: [Felt[], Felt[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    soon.push(await startAndAsk(0, folder));
    later.push(await startAndAsk(IDLE_SECONDS, folder));
  }
  return {
    title: 'The first answers after a start: detailed inverse-3x3',
    columns: ['asked', 'reply', 'ms', 'times the later cost', 'goal', ''],
    rows: [
      ...rowsOf('as soon as the service listens', soon, false),
      ...rowsOf(`after ${IDLE_SECONDS} s without a request`, later, true),
    ],
    notes: [`Different matrices over one connection. Medians of ${rounds} starts in new data folders.`],
  };
}

/** Long enough for what the service does by itself after it listens. */
const IDLE_SECONDS = 5;

if (import.meta.main) {
  const [folder] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  print(await measureFirstAnswers({ quick: process.argv.includes('--quick') }, folder));
}
