// Stories of systems that grow: what telling and writing the steps takes beside the length of what is shown, in one run. Larger matrices
// are elided, so that it should not depend on the matrix. Alone: `node bench/long-stories.ts`, or with `--quick`.

import { type Endpoint, loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { stepsJson } from '@matrixsteps/api/envelope/steps.ts';
import { stepStyle } from '@matrixsteps/api/sections/number-styles.ts';
import { storyOf } from '@matrixsteps/api/sections/story.ts';
import { byteLength, DEFAULT_MAX_REPLY_BYTES } from '@matrixsteps/api/serialize/long-text.ts';
import { solve, type Solution } from '@matrixsteps/api/solve/solution.ts';
import { parseRequest } from '@matrixsteps/api/validate/parse-request.ts';
import { against, figure, median, type Pace, print, type Section } from './section.ts';

/** The last of them that is worked out row by row, and larger ones. */
const SIZES = [8, 16, 32, 64, 128];

const OPERATIONS = ['solve', 'rank'];

/** Matrices of digits, always the same ones: Lehmer's generator with the constants of Park and Miller. */
function bodyOf(size: number, operation: string): Uint8Array {
  let state = 1;
  const next = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 19) - 9;
  };
  const a = Array.from({ length: size }, () => Array.from({ length: size }, next));
  return Buffer.from(JSON.stringify({ a, ...(operation === 'solve' ? { b: a.map(() => [next()]) } : {}) }));
}

/** Solved before, so that only telling is measured. */
function solutionOf(endpoint: Endpoint, body: Uint8Array): Solution {
  const reading = parseRequest(endpoint, body);
  if (reading.kind !== 'parsed') throw new Error(`${endpoint.id} does not read its question`);
  const solved = solve(reading.request, true, DEFAULT_MAX_REPLY_BYTES);
  if (solved.kind !== 'solved') throw new Error(`${endpoint.id} has no answer`);
  return solved.solution;
}

function told(solution: Solution): number {
  return byteLength(stepsJson(storyOf(solution), stepStyle(solution.request), [], DEFAULT_MAX_REPLY_BYTES));
}

/** Microseconds of CPU for telling once. */
function cost(solution: Solution, times: number): number {
  const start = process.cpuUsage();
  for (let time = 0; time < times; time++) told(solution);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / times;
}

function rowsOf(endpoint: Endpoint, operation: string, { quick }: Pace): readonly (readonly string[])[] {
  const solutions = SIZES.map((size) => solutionOf(endpoint, bodyOf(size, operation)));
  const [rounds, times] = quick ? [5, 20] : [15, 50];
  for (let round = 0; round < 3; round++) for (const solution of solutions) cost(solution, times);
  const costs = solutions.map((): number[] => []);
  for (let round = 0; round < rounds; round++) solutions.forEach((solution, k) => costs[k].push(cost(solution, times)));
  const bytes = solutions.map(told);
  const perByte = costs.map((each, k) => median(each) / bytes[k]);
  return SIZES.map((size, k) => [
    `${operation} ${size}x${size}`,
    figure(median(costs[k])),
    String(bytes[k]),
    ...(k === 0 ? [figure(1), '', ''] : against(perByte[k] / perByte[0], 1.5, 'less')),
  ]);
}

/** Measures the stories of systems and ranks. */
export async function measureLongStories(pace: Pace): Promise<Section> {
  const endpoints = await loadEndpoints();
  const rows = OPERATIONS.flatMap((operation) => {
    const endpoint = endpoints.find(
      ({ family, choice }) => family === 'a' && choice.kind === 'single' && choice.operation.id === operation,
    );
    if (endpoint === undefined) throw new Error(`there is no endpoint of ${operation}`);
    return rowsOf(endpoint, operation, pace);
  });
  return {
    title: 'Long stories',
    columns: ['story', 'µs of CPU', 'bytes', 'time a byte, times that of 8x8', 'goal', ''],
    rows,
    notes: ['Telling and writing the steps of a solved question, in family A. Larger matrices are elided.'],
  };
}

if (import.meta.main) print(await measureLongStories({ quick: process.argv.includes('--quick') }));
