// Answers without steps: what each operation takes in api/ beside the smallest request, `add` of 3x3, in alternating rounds of one run.
// Alone: `node bench/short-answers.ts`, or with `--quick`.

import { type Endpoint, loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { prepare } from '@matrixsteps/api/execute/prepare.ts';
import type { Load } from './load.ts';
import { against, figure, median, type Pace, print, type Section } from './section.ts';
import { measureLoad, startService } from './servers.ts';

/** The shape of each input, rows by columns; a list of numbers has null for its rows. */
type Inputs = { readonly [field: string]: readonly [rows: number | null, columns: number] };

interface Question {
  readonly name: string;
  readonly operation: string;
  readonly inputs: Inputs;
  readonly more?: object;
  /** The most that it should take, in times of the smallest request; null where nobody said. */
  readonly goal: number | null;
}

const SMALLEST: Question = { name: 'add 3x3', operation: 'add', inputs: { a: [3, 3], b: [3, 3] }, goal: null };

const QUESTIONS: readonly Question[] = [
  { name: 'solve 3x4', operation: 'solve', inputs: { a: [3, 3], b: [3, 1] }, goal: 1.3 },
  { name: 'solve 3x4, augmented', operation: 'solve', inputs: { a: [3, 4] }, more: { augmented: 1 }, goal: 1.3 },
  { name: 'dot of 3', operation: 'dot', inputs: { u: [null, 3], v: [null, 3] }, goal: null },
  { name: 'norm of 3', operation: 'norm', inputs: { v: [null, 3] }, goal: null },
  { name: 'angle of 3', operation: 'angle', inputs: { u: [null, 3], v: [null, 3] }, goal: null },
  { name: 'rank 3x3', operation: 'rank', inputs: { a: [3, 3] }, goal: null },
  { name: 'lu 3x3', operation: 'lu', inputs: { a: [3, 3] }, goal: null },
  { name: 'rref 3x4', operation: 'rref', inputs: { a: [3, 4] }, goal: null },
  { name: 'inverse 3x3', operation: 'inverse-nxn', inputs: { a: [3, 3] }, goal: null },
  { name: 'determinant 3x3', operation: 'determinant-nxn', inputs: { a: [3, 3] }, goal: null },
];

/** So many different bodies of each question. */
const BODIES = 64;

/** Integers from -9 to 9 without 0, always the same ones in the same order: Lehmer's generator with the constants of Park and Miller. */
function digits(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    const digit = (state % 9) + 1;
    return state % 2 === 0 ? digit : -digit;
  };
}

function bodiesOf({ inputs, more }: Question, { family }: Endpoint): readonly Uint8Array[] {
  const next = digits();
  const line = (length: number): readonly number[] => Array.from({ length }, next);
  const alone = family === 'a' ? { response_profile: 'lite' } : { api_level: 'lite' };
  return Array.from({ length: BODIES }, () => {
    const given = Object.entries(inputs).map(([name, [rows, columns]]) => [
      name,
      rows === null ? line(columns) : Array.from({ length: rows }, () => line(columns)),
    ]);
    return Buffer.from(JSON.stringify({ ...Object.fromEntries(given), ...more, ...alone }));
  });
}

/** The question to one family, ready to be asked so many times. */
function askerOf(endpoints: readonly Endpoint[], family: Endpoint['family'], question: Question) {
  const endpoint = endpointOf(endpoints, family, question.operation);
  if (endpoint === undefined) return null;
  const bodies = bodiesOf(question, endpoint);
  return (times: number): void => {
    for (let time = 0; time < times; time++) {
      const prepared = prepare(endpoint, bodies[time % BODIES]);
      // The service asks for the prediction, too. Questions without an answer, such as the inverse of a singular matrix, are not among these.
      if (prepared.kind === 'invalid' || !(prepared.nanoseconds > 0) || prepared.run().kind === 'invalid')
        throw new Error(`${question.name} has no answer: ${String(bodies[time % BODIES])}`);
    }
  };
}

type Asker = NonNullable<ReturnType<typeof askerOf>>;

/** Microseconds of CPU for one answer. */
function cost(ask: Asker, times: number): number {
  const start = process.cpuUsage();
  ask(times);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / times;
}

/** One row, of the median of the ratios of rounds that follow each other. */
function rowOf(
  family: Endpoint['family'],
  { name, goal }: Question,
  [ask, smallest]: readonly [Asker, Asker],
  { quick }: Pace,
): readonly string[] {
  const times = quick ? 2000 : 5000;
  const warmUps = quick ? 15 : 20;
  for (let round = 0; round < warmUps; round++) [ask, smallest].forEach((each) => each(times));
  const rounds = Array.from({ length: quick ? 5 : 15 }, () => [cost(ask, times), cost(smallest, times)] as const);
  const ratio = median(rounds.map(([mine, theirs]) => mine / theirs));
  const held = goal === null ? [figure(ratio), '', ''] : against(ratio, goal, 'less');
  return [family.toUpperCase(), name, figure(median(rounds.map(([mine]) => mine))), ...held];
}

/** Measures short answers of both families, in api/ and over HTTP. */
export async function measureShortAnswers(pace: Pace): Promise<readonly Section[]> {
  const endpoints = await loadEndpoints();
  return [measureAlone(endpoints, pace), await measureOverHttp(endpoints, pace)];
}

function measureAlone(endpoints: readonly Endpoint[], pace: Pace): Section {
  const rows = (['b', 'a'] as const).flatMap((family) => {
    const smallest = askerOf(endpoints, family, SMALLEST);
    if (smallest === null) throw new Error(`no endpoint of family ${family} adds matrices`);
    return QUESTIONS.flatMap((question) => {
      const ask = askerOf(endpoints, family, question);
      return ask === null ? [] : [rowOf(family, question, [ask, smallest], pace)];
    });
  });
  return {
    title: 'Answers without steps',
    columns: ['family', 'question', 'µs of CPU', 'times add 3x3', 'goal', ''],
    rows,
    notes: [
      `Reading, validating, solving and writing \`lite\`, without HTTP, of ${BODIES} different questions of digits; medians of the ratios of ` +
        'rounds that follow each other.',
    ],
  };
}

/** The CPU that the service takes for a system, beside that for the smallest request, in turns. */
async function measureOverHttp(endpoints: readonly Endpoint[], { quick }: Pace): Promise<Section> {
  const service = await startService({ environment: { OVERLOAD_MS: '0' } });
  const [rounds, seconds, warmUps] = quick ? [3, 0.5, 6] : [6, 2, 8];
  const rows: (readonly string[])[] = [];
  try {
    for (const family of ['b', 'a'] as const) {
      const alone = family === 'a' ? { response_profile: 'lite' } : { api_level: 'lite' };
      const load = (operation: string, columns: number, names: readonly string[], others: object): Load => ({
        url: service.url,
        path: pathOf(endpoints, family, operation),
        headers: { authorization: `Bearer ${service.key}` },
        bodies: { size: 3, columns, entries: 'integers', count: BODIES },
        names,
        others: { ...others, ...alone },
        connections: 32,
        seconds,
        warmUpSeconds: 0.2,
      });
      const loads = [load('solve', 4, ['a'], { augmented: 1 }), load('add', 3, ['a', 'b'], {})] as const;
      for (let round = 0; round < warmUps; round++)
        for (const each of loads) await measureLoad(service, { ...each, seconds: 2 });
      const pairs: (readonly [number, number])[] = [];
      for (let round = 0; round < rounds; round++) {
        const [mine, theirs] = [await measureLoad(service, loads[0]), await measureLoad(service, loads[1])];
        for (const { answers, statuses } of [mine, theirs])
          if (statuses['200'] !== answers) throw new Error(`not all were answered: ${JSON.stringify(statuses)}`);
        pairs.push([mine.cpu, theirs.cpu]);
      }
      const middle = (place: 0 | 1): string => figure(median(pairs.map((pair) => pair[place])));
      const ratio = median(pairs.map(([mine, theirs]) => mine / theirs));
      rows.push([family.toUpperCase(), 'solve 3x4, augmented', middle(0), middle(1), ...against(ratio, 1.3, 'less')]);
    }
  } finally {
    await service.stop();
  }
  return {
    title: 'Answers without steps over HTTP',
    columns: ['family', 'question', 'CPU µs/answer', 'of add 3x3', 'times', 'goal', ''],
    rows,
    notes: [`Integers of three digits, ${BODIES} different questions, 32 connections; medians of rounds in turns.`],
  };
}

function pathOf(endpoints: readonly Endpoint[], family: Endpoint['family'], operation: string): string {
  const found = endpointOf(endpoints, family, operation);
  if (found === undefined) throw new Error(`there is no endpoint of ${operation} in family ${family}`);
  return found.path;
}

function endpointOf(
  endpoints: readonly Endpoint[],
  family: Endpoint['family'],
  operation: string,
): Endpoint | undefined {
  return endpoints.find(
    ({ choice, family: known }) => known === family && choice.kind === 'single' && choice.operation.id === operation,
  );
}

if (import.meta.main) (await measureShortAnswers({ quick: process.argv.includes('--quick') })).forEach(print);
