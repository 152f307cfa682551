// Growth: what an answer costs as its matrices grow, for every operation, and how well that was predicted.

import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import { EXACT_BUDGET } from '@matrixsteps/engine/exact/budget.ts';
import { type Endpoint, loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { type PreparedRequest, prepare } from '@matrixsteps/api/execute/prepare.ts';
import { drawBodies, type Entries } from './bodies.ts';
import { figure, median, type Pace, print, quantile, type Section } from './section.ts';

const SIZES = [8, 16, 32, 64, 128, 256, 512, 1024];

/** One operation of each kind of work. */
const CHOICE = [
  'add',
  'divide-ew',
  'raise-ew',
  'matmul',
  'mat-sum',
  'col-std',
  'mat-median',
  'transpose',
  'determinant-nxn',
  'inverse-nxn',
  'rref',
  'charpoly',
];

/**
 * How long one answer may take, for how long each size is answered before it is measured, because new code is compiled as
 * it runs (both in milliseconds), and how often it is measured.
 */
const THOROUGH = { longest: 300, warmUp: 50, rounds: 5 };
const QUICK = { longest: 40, warmUp: 15, rounds: 3 };

type Patience = typeof QUICK;

/** Short answers are measured many at a time, for about so many milliseconds: the clock of the CPU is coarse. */
const LEAST = 3;

/** Below this many milliseconds, measured or predicted, nobody asks for a prediction. */
const NEGLIGIBLE = 0.1;

interface Algorithm {
  readonly operation: Operation;
  readonly endpoint: Endpoint;
}

/** One size. Times are milliseconds of CPU for one answer. */
interface Point {
  readonly size: number;
  readonly reading: number;
  readonly answering: number;
  /** As predicted, of both. */
  readonly predicted: number;
}

interface Growth {
  readonly id: string;
  readonly entries: Entries;
  readonly points: readonly Point[];
  /** Why no larger size was measured. */
  readonly end: 'large enough' | 'refused' | 'no longer exact';
}

/** Every operation that takes a matrix, once: in family B where that has it, for its shortest answer is a bare result. */
async function loadAlgorithms(): Promise<readonly Algorithm[]> {
  const found = new Map<string, Algorithm>();
  for (const endpoint of await loadEndpoints()) {
    if (endpoint.choice.kind !== 'single') continue;
    const { operation } = endpoint.choice;
    const takesMatrix = operation.body.some(({ kind }) => kind === 'matrix');
    if (takesMatrix && (endpoint.family === 'b' || !found.has(operation.id)))
      found.set(operation.id, { operation, endpoint });
  }
  return [...found.values()];
}

/** A question to an algorithm: squares of drawn numbers, none of them 0, for something may be divided by them. */
function drawBody({ operation, endpoint }: Algorithm, size: number, entries: Entries): Uint8Array {
  const isPower = operation.id === 'raise-ew';
  const matrices = operation.body.filter(({ kind }) => ['matrix', 'operand', 'lines'].includes(kind));
  const names = matrices.map(({ name }) => name).filter((name) => !(isPower && name === 'b'));
  const others = {
    ...(isPower ? { b: 2 } : {}),
    ...(operation.body.some(({ kind }) => kind === 'positions') ? { index: 1 } : {}),
    ...(endpoint.family === 'a' ? { response_profile: 'lite' } : { api_level: 'lite' }),
  };
  const [text] = drawBodies({ size, entries, count: 1 }, names, others);
  return Buffer.from(text.replaceAll(/(?<=[[,])-?0(\.00)?(?=[,\]])/g, '7'));
}

/** Milliseconds of CPU of all threads, the collector's and the compilers' among them. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Reads the body, or null where it is refused. */
function read({ endpoint }: Algorithm, body: Uint8Array): PreparedRequest | null {
  const prepared = prepare(endpoint, body);
  return prepared.kind === 'prepared' ? prepared : null;
}

/** One round: the body is read so many times, then all that was read is answered. */
function measureRound(algorithm: Algorithm, body: Uint8Array, times: number) {
  const waiting: PreparedRequest[] = [];
  const reading = cpuOf(() => {
    for (let time = 0; time < times; time += 1) {
      const prepared = read(algorithm, body);
      if (prepared !== null) waiting.push(prepared);
    }
  });
  const answering = cpuOf(() => {
    for (const prepared of waiting) prepared.run();
  });
  return { reading: reading / times, answering: answering / times };
}

/** A size at which the algorithm has an answer, and within reason. */
function measurePoint(
  algorithm: Algorithm,
  size: number,
  entries: Entries,
  { longest, warmUp, rounds }: Patience,
): Point | 'refused' | 'too long' {
  const body = drawBody(algorithm, size, entries);
  const prepared = read(algorithm, body);
  if (prepared === null) return 'refused';
  let latest = measureRound(algorithm, body, 1);
  if (latest.reading + latest.answering > 4 * longest) return 'too long';
  if (prepared.run().kind === 'invalid') return 'refused';
  for (let warmed = 0; warmed < warmUp; warmed += latest.reading + latest.answering)
    latest = measureRound(algorithm, body, 1);
  const times = Math.min(400, Math.ceil(LEAST / Math.max(0.001, latest.reading + latest.answering)));
  const measured = Array.from({ length: rounds }, () => measureRound(algorithm, body, times));
  return {
    size,
    reading: median(measured.map(({ reading }) => reading)),
    answering: median(measured.map(({ answering }) => answering)),
    predicted: prepared.nanoseconds / 1e6,
  };
}

function totalOf({ reading, answering }: Point): number {
  return reading + answering;
}

/** Whether a prediction fell because exact work would have gone beyond the budget: doubles grow in their own way. */
function leavesExact(points: readonly Point[], next: Point): boolean {
  const [former, latest] = points.slice(-2);
  if (latest === undefined || next.predicted >= latest.predicted) return false;
  return ((latest.predicted * latest.predicted) / former.predicted) * 1e6 > EXACT_BUDGET;
}

/** Goes on while answers are short and exact. */
function measureAlgorithm(algorithm: Algorithm, entries: Entries, patience: Patience): Growth {
  const { id } = algorithm.operation;
  const points: Point[] = [];
  for (const size of SIZES) {
    const point = measurePoint(algorithm, size, entries, patience);
    if (point === 'refused') return { id, entries, points, end: point };
    if (point === 'too long') break;
    if (leavesExact(points, point)) return { id, entries, points, end: 'no longer exact' };
    points.push(point);
    // The next one takes four times as long at least.
    if (totalOf(point) > patience.longest / 2) break;
  }
  return { id, entries, points, end: 'large enough' };
}

/** The sizes by which growth is told: the larger half since the algorithm was last another one, as a prediction that falls tells. */
function largerHalf(points: readonly Point[]): readonly Point[] {
  const changed = points.findLastIndex(({ predicted }, k) => k > 0 && predicted < points[k - 1].predicted);
  const stretch = points.slice(Math.max(0, changed));
  return stretch.slice(Math.min(Math.floor(stretch.length / 2), stretch.length - 2));
}

/** The exponent p of values that grow like n^p: the slope of least squares through their logarithms (Legendre 1805). */
function exponentOf(points: readonly Point[], value: (point: Point) => number): number {
  const fitted = largerHalf(points);
  const xs = fitted.map(({ size }) => Math.log(size));
  const ys = fitted.map((point) => Math.log(value(point)));
  const [x, y] = [xs, ys].map((values) => values.reduce((sum, each) => sum + each, 0) / values.length);
  const products = xs.reduce((sum, each, k) => sum + (each - x) * (ys[k] - y), 0);
  return products / xs.reduce((sum, each) => sum + (each - x) ** 2, 0);
}

/** What most of an answer's time goes into, and the place of that in the table. */
function dominantOf({ points }: Growth): readonly [order: number, name: string] {
  const largest = points[points.length - 1];
  if (exponentOf(points, ({ predicted }) => predicted) > 2.1) return [2, 'arithmetic'];
  return largest.reading > largest.answering ? [0, 'reading'] : [1, 'work on each entry'];
}

/** Predicted over measured, where either is worth a thought. */
function ratiosOf({ points }: Growth): readonly number[] {
  return points
    .filter((point) => Math.max(totalOf(point), point.predicted) >= NEGLIGIBLE)
    .map((point) => point.predicted / totalOf(point));
}

function rangeOf(values: readonly number[]): string {
  return values.length === 0 ? '-' : `${figure(Math.min(...values))} to ${figure(Math.max(...values))}`;
}

function rowOf(growth: Growth): readonly string[] {
  const { id, entries, points } = growth;
  const largest = points[points.length - 1];
  return [
    dominantOf(growth)[1],
    id,
    entries,
    String(largest.size),
    figure(totalOf(largest)),
    figure(largest.reading / totalOf(largest)),
    figure(exponentOf(points, totalOf)),
    figure(exponentOf(points, ({ predicted }) => predicted)),
    rangeOf(ratiosOf(growth)),
  ];
}

function describePredictions(growths: readonly Growth[]): readonly string[] {
  const all = growths.flatMap((growth) => ratiosOf(growth).map((ratio) => ({ ratio, name: nameOf(growth) })));
  const sorted = all.toSorted((one, other) => one.ratio - other.ratio);
  const ratios = sorted.map(({ ratio }) => ratio);
  const [low, middle, high] = [0.1, 0.5, 0.9].map((share) => quantile(ratios, share));
  const [least, greatest] = [sorted[0], sorted[sorted.length - 1]];
  return [
    `Predicted over measured, for the ${all.length} answers that take ${NEGLIGIBLE} ms or more: median ${figure(middle)}, ` +
      `eight of ten between ${figure(low)} and ${figure(high)} (a factor of ${figure(high / low)}); ` +
      `least ${figure(least.ratio)} (${least.name}), greatest ${figure(greatest.ratio)} (${greatest.name}).`,
  ];
}

function describeEnds(growths: readonly Growth[]): readonly string[] {
  const endedBy = (end: Growth['end']): string =>
    growths
      .filter((growth) => growth.end === end)
      .map(nameOf)
      .join(', ');
  const [refused, inexact] = [endedBy('refused'), endedBy('no longer exact')];
  return [
    ...(refused === ''
      ? []
      : [`The next size is refused, mostly for a result beyond the range of doubles: ${refused}.`]),
    ...(inexact === '' ? [] : [`The next size is answered in doubles: ${inexact}.`]),
  ];
}

function nameOf({ id, entries }: Growth): string {
  return `${id} of ${entries}`;
}

export async function measureGrowth({ quick }: Pace): Promise<Section> {
  const algorithms = (await loadAlgorithms()).filter(({ operation }) => !quick || CHOICE.includes(operation.id));
  const kinds: readonly Entries[] = ['integers', 'decimals'];
  const measured = algorithms.flatMap((algorithm) =>
    kinds.map((entries) => measureAlgorithm(algorithm, entries, quick ? QUICK : THOROUGH)),
  );
  const growths = measured.filter(({ points }) => points.length > 1);
  const without = new Set(measured.filter(({ points }) => points.length <= 1).map(({ id }) => id));
  return {
    title: 'Growth of the cost with n, of n x n matrices',
    columns: [
      'dominated by',
      'operation',
      'entries',
      'largest n',
      'CPU, ms',
      'of which reading',
      'grows like n to the',
      'predicted',
      'predicted / measured',
    ],
    rows: growths.toSorted((one, other) => dominantOf(one)[0] - dominantOf(other)[0]).map(rowOf),
    notes: [
      `CPU of reading and answering at the lowest level of detail, without HTTP. n doubles from ${SIZES[0]} until an answer takes ` +
        `some ${(quick ? QUICK : THOROUGH).longest} ms; exponents are fitted to the larger half of the sizes with one algorithm. Integers of three ` +
        'digits; decimals with two places. Predictions are of both, in nanoseconds.',
      ...describePredictions(growths),
      ...describeEnds(growths),
      ...(without.size === 0 ? [] : [`Of one size only: ${[...without].join(', ')}.`]),
    ],
  };
}

if (import.meta.main) print(await measureGrowth({ quick: process.argv.includes('--quick') }));
