// Hostile bodies: questions that are nearly right, wrong at every level, and no JSON at all.

import type { AnyField } from '@matrixsteps/engine/catalogue/field.ts';
import type { Endpoint } from '@matrixsteps/api/endpoints/endpoints.ts';
import type { Random } from './random.ts';

const hostileTexts: readonly string[] = [
  'null',
  'true',
  '""',
  '"x"',
  '{}',
  '[]',
  '[[]]',
  '[[],[]]',
  '[[1],[1,2]]',
  '[[1],2]',
  '[[[1]]]',
  '-0',
  '0',
  '-1',
  '1e400',
  '-1e400',
  '1e-400',
  '1e399',
  '1e308',
  '5e-324',
  '1e99999999999999999999',
  '9007199254740993',
  '2.5',
  '1.0',
  '01',
  '+1',
  '.5',
  '1.',
  '1e',
  '--1',
  'NaN',
  'Infinity',
  'undefined',
  "'x'",
  '"1/3"',
  '"1/0"',
  '"-7/3"',
  '"1e400"',
  '" 1"',
  '"0x10"',
  '"1:3"',
  '"::-1"',
  '"1:2:0"',
  '"999999999999999999:1"',
  '"\\ud800"',
  '"\\u0000"',
  '"\\u202e"',
  '"__proto__"',
  '"constructor"',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '[{"__proto__":[1]}]',
  '{"toString":1,"valueOf":2}',
  '1//',
  '/* */1',
  '1,',
  '',
];

const numbers: readonly string[] = ['0', '1', '-1', '2', '3', '7', '12', '-4', '0.5', '-2.25', '1e2', '1.50', '100'];
const awkwardNumbers: readonly string[] = [
  '1e300',
  '-1e-300',
  '123456789012345678901234567890',
  '0.1234567890123456789',
  '1e399',
  '1e-399',
  '4294967296',
  '-0.0',
  '3e-7',
];
const fractions: readonly string[] = ['"1/3"', '"-7/2"', '"0.1"', '"22/7"', '"5"'];
const strangeKeys: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'decimal',
  'apilevel',
  '',
  'a\\u0000',
  'é',
  'k'.repeat(300),
];

/** Digits, nesting and text of a size that nobody means. */
function largeText(random: Random): string {
  const size = random.pick([40, 400, 1001, 4000]);
  switch (random.below(5)) {
    case 0:
      return '7'.repeat(size);
    case 1:
      return `0.${'3'.repeat(size)}`;
    case 2:
      return '['.repeat(size) + ']'.repeat(size);
    case 3:
      return '{"a":'.repeat(size) + '1' + '}'.repeat(size);
    default:
      return `"${random.pick(['x', '\\n', 'é', '\\ud83d\\ude00', '1', ' '])}"`.replace('"', `"${'y'.repeat(size)}`);
  }
}

function hostileText(random: Random): string {
  return random.once(12) ? largeText(random) : random.pick(hostileTexts);
}

/** How the values of one body are drawn: how often something is wrong, and what a right entry looks like. */
interface Manner {
  readonly random: Random;
  /** One in so many values is hostile. */
  readonly rarity: number;
  readonly entries: readonly string[];
  readonly rows: number;
  readonly columns: number;
}

function number({ random, rarity, entries }: Manner): string {
  return random.once(rarity * 4) ? hostileText(random) : random.pick(entries);
}

function list(length: number, item: () => string): string {
  return `[${Array.from({ length }, item).join(',')}]`;
}

function matrix(manner: Manner): string {
  const { random, rarity, rows, columns } = manner;
  const isSwapped = random.once(6);
  return list(isSwapped ? columns : rows, () =>
    random.once(rarity * 3)
      ? hostileText(random)
      : list((isSwapped ? rows : columns) + (random.once(rarity * 4) ? 1 : 0), () => number(manner)),
  );
}

/** A value that the field may take, as JSON. */
function value(field: AnyField, manner: Manner): string {
  const { random, rows, columns } = manner;
  switch (field.kind) {
    case 'matrix':
      return matrix(manner);
    case 'operand':
      return random.once(4) ? number(manner) : matrix(manner);
    case 'lines':
      return random.once(2) ? list(random.pick([rows, columns]), () => number(manner)) : matrix(manner);
    case 'vector':
      return list(random.pick([rows, columns]), () => number(manner));
    case 'vectors':
      return matrix(manner);
    case 'optional-matrix':
      return random.once(4) ? 'null' : matrix(manner);
    case 'texts':
      return random.pick(['null', '[]', '["x + y = 1"]', '["2x = 3", "x - y/2 = 0.5"]', '["x"]', '["((x = 1", ""]']);
    case 'optional-vector':
      return random.once(4) ? 'null' : list(random.pick([rows, columns]), () => number(manner));
    case 'optional-number':
      return random.once(4) ? 'null' : number(manner);
    case 'number':
      return number(manner);
    case 'integer':
    case 'position':
    case 'optional-position':
      return String(random.below(6) - 1);
    case 'positions':
      return random.once(2) ? String(1 + random.below(4)) : list(1 + random.below(3), () => String(random.below(5)));
    case 'selection':
      return random.pick(['1', '[1,1]', '"1:2"', '":"', '"::-1"', '"2:1"', '[0]', '-1']);
    case 'choice':
      return JSON.stringify(random.pick(field.permitted)[0]);
    case 'flag':
      return random.pick(['true', 'false']);
    case 'name':
      return random.pick(['"ans"', '"x"', '"Ä ö"', '"a\\"b"', '"<b>"', '"steps"']);
    case 'places':
      return random.pick(['null', '-1', '0', '2', '15', '16', '2.0']);
    case 'seed':
      return random.pick(['null', '0', '7', '4294967295']);
    case 'choices':
      return list(random.below(3), () => JSON.stringify(random.pick(field.permitted)[0]));
    case 'preference':
      return random.pick(['null', 'true', 'false']);
    case 'conventions': {
      const { name, permitted } = random.pick(field.conventions);
      return JSON.stringify({ [name]: random.pick(permitted)[0] });
    }
  }
}

/** Options that make replies short, and that leave most of the time to what is hostile. */
const brief: readonly string[] = ['"api_level":"lite"', '"response_profile":"lite"'];

/** A question for the endpoint, right or wrong anywhere. `isBrief` asks for short replies. */
function question(random: Random, { fields }: Endpoint, isBrief: boolean): string {
  const rows = random.once(20) ? 1 + random.below(12) : 1 + random.below(3);
  const manner: Manner = {
    random,
    rarity: random.pick([2, 6, 20, 200]),
    entries: random.pick([numbers, numbers, [...numbers, ...awkwardNumbers], [...numbers, ...fractions]]),
    rows,
    columns: random.once(3) ? 1 + random.below(4) : rows,
  };
  const members: string[] = isBrief ? [...brief] : [];
  for (const field of fields) {
    const isLeftOut = field.fallback === undefined ? random.once(manner.rarity * 6) : !random.once(8);
    const isOwn = field.name === 'api_level' || field.name === 'response_profile';
    if (isLeftOut || (isBrief && isOwn)) continue;
    const text = random.once(manner.rarity) ? hostileText(random) : value(field, manner);
    members.push(`${JSON.stringify(field.name)}:${text}`);
    if (random.once(manner.rarity * 10)) members.push(`${JSON.stringify(field.name)}:${text}`);
  }
  while (random.once(6)) members.push(`"${random.pick(strangeKeys)}":${hostileText(random)}`);
  return `{${members.join(random.pick([',', ', ', ',\r\n']))}}`;
}

/** The bytes with some of them taken away, doubled or replaced. */
function damaged(random: Random, bytes: Buffer): Buffer {
  let left = bytes;
  for (let times = 1 + random.below(3); times > 0; times--) {
    const at = random.below(left.length + 1);
    const to = Math.min(left.length, at + random.below(8));
    const between = random.pick([
      () => random.bytes(random.below(4)),
      () => left.subarray(at, Math.min(left.length, at + 40)),
      () => Buffer.from(random.pick(['"', '[', ']', '{', '}', ',', ':', '\\', '\0', '\ufeff', '\u2028', '-', 'e'])),
      () => Buffer.alloc(0),
    ])();
    left = Buffer.concat([left.subarray(0, at), between, left.subarray(to)]);
  }
  return left;
}

/** A hostile body for an endpoint; the same for the same seed. */
export function hostileBody(random: Random, endpoint: Endpoint): Buffer {
  const kind = random.below(20);
  if (kind === 0) return random.bytes(random.below(200));
  if (kind === 1) return Buffer.from(hostileText(random));
  const whole = Buffer.from(question(random, endpoint, !random.once(12)));
  return kind < 6 ? damaged(random, whole) : whole;
}
