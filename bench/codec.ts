// The byte codec of matrices beside JSON.parse and JSON.stringify on the same data, in alternating rounds of one run. CPU time.

import { type ScaledMatrix, scaledMatrix } from '@matrixsteps/engine/exact/matrix.ts';
import { type Endpoint, loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { scan } from '@matrixsteps/api/parse/scan.ts';
import { prepare } from '@matrixsteps/api/execute/prepare.ts';
import { scaledRows } from '@matrixsteps/api/serialize/scaled.ts';
import { against, median, type Pace, print, type Section } from './section.ts';

/** One kind of numbers: how one is written, and how many decimal places it has. */
interface Shape {
  readonly name: string;
  readonly places: number;
  readonly write: (random: number) => string;
}

const SHAPES: readonly Shape[] = [
  { name: '2 decimals', places: 2, write: (random) => ((random - 0.5) * 2000).toFixed(2) },
  { name: 'integers of 1-3 digits', places: 0, write: (random) => String(Math.floor((random - 0.5) * 1998)) },
  { name: '10-digit decimals', places: 5, write: (random) => ((random - 0.5) * 200_000).toFixed(5) },
];

const DOUBLES: Shape = { name: '17-digit doubles', places: 17, write: (random) => String(random * 2000 - 1000) };

/** The same numbers in each run: Lehmer's generator with the multiplier of Park and Miller. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function matrixText({ write }: Shape, size: number, next: () => number): string {
  const row = (): string => `[${Array.from({ length: size }, () => write(next())).join(',')}]`;
  return `[${Array.from({ length: size }, row).join(',')}]`;
}

function bodyOf(shape: Shape, size: number): Buffer {
  const next = numbersFrom(12_345);
  return Buffer.from(`{"a":${matrixText(shape, size, next)},"b":${matrixText(shape, size, next)},"api_level":"lite"}`);
}

/** Microseconds of CPU for one call, on average over so many. */
function cpuOf(work: () => unknown, calls: number): number {
  const start = process.cpuUsage();
  for (let call = 0; call < calls; call++) work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / calls;
}

/** Medians of the language's work and of ours on the same data, in alternating rounds. */
function compare(
  theirs: () => unknown,
  ours: () => unknown,
  quick: boolean,
): { readonly theirs: number; readonly ours: number } {
  let calls = 1;
  while (cpuOf(theirs, calls) * calls < (quick ? 4000 : 12_000)) calls *= 2;
  cpuOf(ours, calls);
  const times: { readonly theirs: number[]; readonly ours: number[] } = { theirs: [], ours: [] };
  for (let round = 0; round < (quick ? 5 : 11); round++) {
    times.theirs.push(cpuOf(theirs, calls));
    times.ours.push(cpuOf(ours, calls));
  }
  return { theirs: median(times.theirs), ours: median(times.ours) };
}

/** What reading and writing cost: beside the language, and beside arithmetic that rounds. */
export async function measureCodec(pace: Pace): Promise<readonly Section[]> {
  const endpoints = await loadEndpoints();
  const sums = endpoints.find(({ family, path }) => family === 'b' && path.endsWith('/add'));
  if (sums === undefined) throw new Error('no endpoint adds matrices');
  return [measureBesideJson(sums, pace), measureExactness(sums, pace)];
}

/** Ratios of CPU time: how many times faster than the language the scanner and the writer are. */
function measureBesideJson(sums: Endpoint, { quick }: Pace): Section {
  const rows: string[][] = [];
  const add = (work: string, size: number, data: string, theirs: () => unknown, ours: () => unknown, goal: string) => {
    const found = compare(theirs, ours, quick);
    const ratio = (found.theirs / found.ours).toFixed(2);
    rows.push([work, `${size}x${size}`, data, found.theirs.toFixed(1), found.ours.toFixed(1), ratio, goal]);
  };
  const goals = { read: ['2', '', '1.5'], write: ['4', '2', ''] };
  for (const size of [3, 50, 500]) {
    for (const [index, shape] of SHAPES.entries()) {
      const body = bodyOf(shape, size);
      const goal = size === 3 ? '' : goals.read[index];
      add(
        'scan',
        size,
        shape.name,
        () => JSON.parse(body.toString()),
        () => scan(body),
        goal,
      );
    }
  }
  const doubles = bodyOf(DOUBLES, 100);
  add(
    'scan',
    100,
    DOUBLES.name,
    () => JSON.parse(doubles.toString()),
    () => scan(doubles),
    '0.5',
  );
  for (const size of [3, 50, 500]) {
    for (const [index, { name, places, write }] of SHAPES.entries()) {
      const next = numbersFrom(54_321);
      const values = Float64Array.from({ length: size * size }, () => Math.round(Number(write(next())) * 10 ** places));
      const matrix = scaledMatrix(size, size, values, places);
      const numbers = Array.from({ length: size }, (_, row) =>
        Array.from(values.subarray(row * size, (row + 1) * size), (value) => value / 10 ** places),
      );
      add(
        'write',
        size,
        name,
        () => JSON.stringify(numbers),
        () => scaledRows(matrix, null),
        size === 3 ? '' : goals.write[index],
      );
    }
  }
  addWhole(sums, add);
  return {
    title: 'Reading and writing matrices',
    columns: ['work', 'size', 'numbers', 'JSON, µs', 'ours, µs', 'times faster', 'goal'],
    rows,
    notes: [
      'scan: JSON.parse of the text of a body with two matrices against the scanner on its bytes, which keeps every number exact.',
      'write: JSON.stringify of the doubles against the writer of exact decimals; large matrices end as bytes.',
      'add: parse, loop and stringify against reading, validating, adding and writing exactly, without HTTP.',
    ],
  };
}

type Add = (work: string, size: number, data: string, theirs: () => unknown, ours: () => unknown, goal: string) => void;

/** Whole questions: the addition of two matrices, `lite`. */
function addWhole(sums: Endpoint, add: Add): void {
  for (const size of [3, 50, 500]) {
    for (const shape of SHAPES) {
      const body = bodyOf(shape, size);
      add(
        'add',
        size,
        shape.name,
        () => plainSum(body),
        () => exactSum(sums, body),
        '',
      );
    }
  }
}

/** The body of the service's answer. */
function exactSum(sums: Endpoint, body: Buffer): string | Uint8Array {
  const prepared = prepare(sums, body);
  if (prepared.kind !== 'prepared') throw new Error(`no sum of the benchmark: ${prepared.kind}`);
  return prepared.run().body;
}

interface Pair {
  readonly a: readonly (readonly number[])[];
  readonly b: readonly (readonly number[])[];
}

/** What a service does that knows only JSON and doubles. */
function plainSum(body: Buffer): Buffer {
  const { a, b }: Pair = JSON.parse(body.toString());
  return Buffer.from(JSON.stringify({ ans: a.map((row, i) => row.map((entry, j) => entry + b[i][j])) }));
}

/** Exact sums of decimals beside those of doubles, which come from the same scanner. */
function measureExactness(sums: Endpoint, { quick }: Pace): Section {
  const rows = [50, 500].map((size) => {
    const body = bodyOf(SHAPES[0], size);
    const { theirs, ours } = compare(
      () => floatingSum(body),
      () => exactSum(sums, body),
      quick,
    );
    const [floating, exact] = [floatingSum(body), Buffer.from(exactSum(sums, body))];
    return [
      `add ${size}x${size}`,
      theirs.toFixed(1),
      ours.toFixed(1),
      ...against(ours / theirs, 1.05, 'less'),
      `${(100 * noiseOf(floating)).toFixed(1)} %`,
      `${(100 * (1 - exact.length / floating.length)).toFixed(1)} %`,
    ];
  });
  return {
    title: 'What exact decimals cost',
    columns: [
      'work',
      'doubles, µs',
      'exact, µs',
      'exact by doubles',
      'goal',
      '',
      'sums with noise',
      'exact is shorter by',
    ],
    rows,
    notes: [
      'Numbers of 2 decimals, CPU time in alternating turns. doubles: the scanner of the service, one division and one addition a number, JSON.stringify, and nothing besides. exact: all that the service does for the question, validation too, without HTTP.',
      'A sum with noise is one that the doubles print with more than 2 decimals, such as 0.30000000000000004.',
    ],
  };
}

/** What a service does that scans as ours, but computes with doubles. */
function floatingSum(body: Buffer): Buffer {
  const { a, b } = scannedPair(body);
  const [left, right] = [10 ** a.scale, 10 ** b.scale];
  const sum: number[][] = [];
  for (let position = 0; position < a.values.length; ) {
    const row: number[] = [];
    for (const end = position + a.columns; position < end; position++) {
      row.push(a.values[position] / left + b.values[position] / right);
    }
    sum.push(row);
  }
  return Buffer.from(JSON.stringify({ ans: sum }));
}

function scannedPair(body: Buffer): { readonly a: ScaledMatrix; readonly b: ScaledMatrix } {
  const scanned = scan(body);
  const [a, b] = scanned.kind === 'object' ? ['a', 'b'].map((key) => scanned.members.get(key)) : [];
  if (a?.kind !== 'matrix' || b?.kind !== 'matrix') throw new Error('the body of the benchmark holds two matrices');
  return { a: a.matrix, b: b.matrix };
}

/** The share of the numbers in the answer that have more than 2 decimals. */
function noiseOf(answer: Buffer): number {
  const numbers = answer.toString().match(/-?\d[^,\]]*/g) ?? [];
  return numbers.filter((text) => !/^-?\d+(?:\.\d{1,2})?$/.test(text)).length / numbers.length;
}

if (import.meta.main) (await measureCodec({ quick: process.argv.includes('--quick') })).forEach(print);
