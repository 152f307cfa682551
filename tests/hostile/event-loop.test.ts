// Bodies of up to 64 KB that are made to be slow: many rows, keys, strings, long numbers, escapes, white space, deep nesting. Each is read on
// the event loop within the time of 25 milliseconds, or goes to a worker.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { prepare } from '@matrixsteps/api/execute/prepare.ts';
import { isSlowToRead } from '@matrixsteps/api/parse/reading-time.ts';
import { isLong, sayFigure } from '../long-form.ts';
import { createRandom, type Random } from './random.ts';

const bodies = isLong ? 20_000 : 500;
const firstSeed = 20260101;

/** As WORKER_BODY_BYTES and WORKER_COST. */
const longest = 65_536;
const workerCost = 1e6;

const endpoints = await loadEndpoints();

/** An integer from `least` to `most`, both included. */
function between(random: Random, least: number, most: number): number {
  return least + random.below(most - least + 1);
}

function digits(random: Random, most: number): string {
  return `${between(random, 1, 9)}${String(between(random, 0, 9)).repeat(between(random, 0, most - 1))}`;
}

/** What a body is filled with. */
const items: { readonly [name: string]: (random: Random, number: number) => string } = {
  'rows of one number': () => '[1]',
  'short rows': (random) =>
    `[${Array.from({ length: between(random, 1, 4) }, () => between(random, 0, 99)).join(',')}]`,
  'empty rows': () => '[]',
  'rows in rows': () => '[[1]]',
  'deep rows': (random) => '['.repeat(between(random, 2, 29)) + ']'.repeat(1),
  'deep rows that close': (random) => {
    const depth = between(random, 2, 28);
    return '['.repeat(depth) + ']'.repeat(depth);
  },
  'numbers of one digit': () => '7',
  'long numbers': (random) => digits(random, 1100),
  'numbers beyond 2^53': (random) => digits(random, 25),
  'long decimals': (random) => `0.${digits(random, random.pick([3, 22, 45, 990]))}`,
  'more places each time': (_, number) => `0.${'1'.repeat(1 + (number % 30))}`,
  exponents: (random) => `1e${between(random, -410, 410)}`,
  'large exponents': (random) => `1.5E+${digits(random, 30)}`,
  fractions: (random) => `"${digits(random, 3)}/${digits(random, 3)}"`,
  'long fractions': (random) => `"${digits(random, 500)}/${digits(random, 500)}"`,
  'empty strings': () => '""',
  'long strings': (random) => `"${'x'.repeat(between(random, 1, 3000))}"`,
  escapes: (random) => `"${random.pick(['\\u0041', '\\n', '\\ud83d\\ude00']).repeat(between(random, 1, 200))}"`,
  'characters of several bytes': (random) => `"${random.pick(['é', '€', '😀']).repeat(between(random, 1, 200))}"`,
  words: (random) => random.pick(['null', 'true', 'false']),
  'empty objects': () => '{}',
  objects: (_, number) => `{"k${number}":[1]}`,
  'white space': (random) => `[ ${' \n\t'.repeat(between(random, 1, 300))}1 ]`,
};

/** Where it stands, and what its last piece breaks. */
const frames: { readonly [name: string]: (parts: readonly string[]) => string } = {
  'rows of a': (parts) => `{"a":[${parts.join(',')}]}`,
  'rows of a, the last one too long': (parts) => `{"a":[${parts.join(',')},[1,2]]}`,
  'rows of a, with a text at the end': (parts) => `{"a":[${parts.join(',')},[1,"x"]]}`,
  'one row of a': (parts) => `{"a":[[${parts.join(',')}]],"b":[[1]]}`,
  'one row of a, with a text at the end': (parts) => `{"a":[[${parts.join(',')},"x"]],"b":[[1]]}`,
  'a and b': (parts) => `{"a":[${parts.join(',')}],"b":[${parts.join(',')}]}`,
  'unknown fields': (parts) => `{${parts.map((part, k) => `"${k.toString(36)}":${part}`).join(',')}}`,
  'unknown fields after a question': (parts) =>
    `{"a":[[1]],"b":[[1]],${parts.map((part, k) => `"${k}":${part}`).join(',')}}`,
  'a few long fields': (parts) =>
    `{"a":[[1]],"b":[[1]],"index":[${parts.join(',')}],"rows":[1],"include":[],"x":{"y":[1]}}`,
  'an object in a': (parts) => `{"a":{${parts.map((part, k) => `"${k}":${part}`).join(',')}}}`,
  'one key twice': (parts) => `{${parts.map((part, k) => `"${k}":${part}`).join(',')},"0":1}`,
  'no end': (parts) => `{"a":[${parts.join(',')}`,
};

interface Drawn {
  readonly name: string;
  readonly body: Buffer;
}

function draw(random: Random): Drawn {
  const frame = random.pick(Object.keys(frames));
  const kinds = Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, () => random.pick(Object.keys(items)));
  const length = random.pick([5000, 20_000, longest, longest, longest]);
  const parts: string[] = [];
  let size = 0;
  const copies = frame === 'a and b' ? 2 : 1;
  const keyed = frame.includes('field') || frame.includes('key') || frame.includes('object') ? 8 : 0;
  for (let number = 0; ; number += 1) {
    const part = items[random.pick(kinds)](random, number);
    size += copies * (Buffer.byteLength(part) + 1 + keyed);
    if (size > length - 200) break;
    parts.push(part);
  }
  return { name: `${frame}: ${kinds.join(', ')}`, body: Buffer.from(frames[frame](parts)) };
}

/** The least of some times, in milliseconds. */
function timeOf(work: () => void, tries: number): number {
  let least = Infinity;
  for (let number = 0; number < tries; number += 1) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** Work of about a millisecond on the machine that the bound is told of, whatever this one is and does besides. */
function unit(): void {
  let text = '';
  for (let number = 0; number < 12_000; number += 1) text += String.fromCharCode(48 + (number % 10));
  const counts = new Map<string, number>();
  for (let at = 0; at < text.length; at += 1) {
    const key = text.slice(at, at + 3);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  assert.ok(counts.size > 5);
}

/** What the event loop does with a body before it gives it to a worker or answers it. */
function handle(endpoint: (typeof endpoints)[number], body: Buffer): void {
  if (body.length > longest || isSlowToRead(body, workerCost)) return;
  const prepared = prepare(endpoint, body);
  if (prepared.kind === 'prepared' && prepared.nanoseconds <= workerCost) prepared.run();
}

const mostUnits = 25;

test(`${bodies} bodies that are made to be slow`, () => {
  let slowest = { units: 0, name: '' };
  for (let seed = firstSeed; seed < firstSeed + bodies; seed += 1) {
    const random = createRandom(seed);
    const { name, body } = draw(random);
    const endpoint = random.pick(endpoints);
    const work = () => handle(endpoint, body);
    // Most are quick at once. Others are compared with the machine as it is at this moment, again and again, before they count as slow.
    let units = timeOf(work, 1);
    for (let tries = 0; units > 5 && tries < 8; tries += 1) units = Math.min(units, timeOf(work, 3) / timeOf(unit, 3));
    if (units > slowest.units) slowest = { units, name: `${name} (${endpoint.path})` };
    assert.ok(units <= mostUnits, `seed ${seed}, ${endpoint.path}, ${name}: ${units.toFixed(0)} units`);
  }
  sayFigure(
    'bodies of 64 KB that are made to be slow, the slowest one',
    `${slowest.units.toFixed(1)} ms: ${slowest.name}`,
  );
});

test('most of them go to a worker where they hold many rows, keys or texts, and long rows do not', () => {
  const rows = Buffer.from(`{"a":[${'[1],'.repeat(16_000)}[1,2]]}`);
  const keys = Buffer.from(`{${Array.from({ length: 6000 }, (_, k) => `"${k}":1`).join(',')}}`);
  const long = Buffer.from(`{"a":[${Array.from({ length: 100 }, () => `[${'-1.5,'.repeat(120)}1]`).join(',')}]}`);
  assert.deepEqual(
    [rows, keys, long].map((body) => isSlowToRead(body, workerCost)),
    [true, true, false],
  );
  assert.ok(long.length > 60_000);
});
