// What is said of quantities, worked out in doubles apart from the judgement: their values from the task, and what slips make of them.

import type { SlipClaim } from '@matrixsteps/engine/feedback/statements/statement.ts';
import type { Task, Working } from '@matrixsteps/engine/feedback/working.ts';
import type { Line } from '@matrixsteps/notation/term.ts';
import {
  areNear,
  dot,
  isNear,
  lineValue,
  NEAR,
  number,
  type Numbers,
  rowsIn,
  scaledBy,
  total,
  type Values,
  type Vector,
} from './doubles.ts';
import { FACTOR_GIVES, FACTOR_VALUES } from './factor-claims.ts';
import { isOneOfStructures, STRUCTURE_GIVES, STRUCTURE_VALUES } from './structure-claims.ts';
import { columnValues, deviationValues, SPREAD_GIVES } from './spread-claims.ts';

/** How near a line's numbers come to what they stand for: as near as their decimals. */
function toleranceOf(line: Line): number {
  const decimals =
    JSON.stringify(line.content, (_, value: unknown) => (typeof value === 'bigint' ? '' : value)).match(
      /"text":"\d*[.,]\d+"/g,
    ) ?? [];
  const places = decimals.map((text) => text.split(/[.,]/)[1]?.replace('"', '').length ?? 0);
  return places.length === 0 ? NEAR : 0.51 * 10 ** -Math.min(...places);
}

const LENGTHS = (of: string, entries: Vector): Values => ({
  [of]: [entries],
  [`square-of-${of}`]: number(dot(entries, entries)),
  [`length-of-${of}`]: number(Math.hypot(...entries)),
});

const TRUE_VALUES: { readonly [operation: string]: (task: Task) => Values } = {
  norm: ({ a }) => LENGTHS('v', rowsIn(a).flat()),
  unit: ({ a }) => {
    const v = rowsIn(a).flat();
    return { ...LENGTHS('v', v), 'unit-vector': [v.map((entry) => entry / Math.hypot(...v))] };
  },
  angle: ({ a, b }) => {
    const [u, v] = [rowsIn(a).flat(), rowsIn(b ?? []).flat()];
    const lengths = Math.hypot(...u) * Math.hypot(...v);
    const cosine = number(dot(u, v) / lengths);
    return {
      ...LENGTHS('u', u),
      ...LENGTHS('v', v),
      'dot-of-u-v': number(dot(u, v)),
      'product-of-lengths': number(lengths),
      cosine,
      angle: cosine,
    };
  },
  distance: ({ a, b, scalar, third }) => {
    const [p, other] = [rowsIn(a).flat(), rowsIn(b ?? []).flat()];
    if (scalar !== null) {
      const c = Number(scalar.numerator) / Number(scalar.denominator);
      const excess = dot(other, p) - c;
      return {
        ...LENGTHS('n', other),
        p: [p],
        c: number(c),
        'dot-of-n-p': number(dot(other, p)),
        excess: number(excess),
        distance: number(Math.abs(excess) / Math.hypot(...other)),
        foot: [p.map((entry, k) => entry - (excess / dot(other, other)) * (other[k] ?? 0))],
      };
    }
    const q = rowsIn(third ?? []).flat();
    const w = p.map((entry, k) => entry - (q[k] ?? 0));
    const factor = dot(w, other) / dot(other, other);
    const foot = q.map((entry, k) => entry + factor * (other[k] ?? 0));
    const across = p.map((entry, k) => entry - (foot[k] ?? 0));
    return {
      ...LENGTHS('d', other),
      ...LENGTHS('across', across),
      p: [p],
      q: [q],
      w: [w],
      'dot-of-w-d': number(dot(w, other)),
      factor: number(factor),
      foot: [foot],
      distance: number(Math.hypot(...across)),
    };
  },
};

const SPREADS: { readonly [operation: string]: (task: Task) => Values } = {
  'row-std': deviationValues,
  'col-std': deviationValues,
  'mat-std': deviationValues,
  ...FACTOR_VALUES,
  covariance: columnValues,
  correlation: columnValues,
};

export function trueValues(task: Task): Values {
  const values = (TRUE_VALUES[task.operation] ?? SPREADS[task.operation])?.(task) ?? {};
  return { ...values, ...STRUCTURE_VALUES[task.operation]?.(task) };
}

const one = (values: Values, name: string): number => values[name]?.[0]?.[0] ?? Number.NaN;
const flat = (values: Values, name: string): Vector => (values[name] ?? []).flat();
const signed = (x: Vector): number => total(x.map((entry) => Math.sign(entry) * entry * entry));
const firstVector = (values: Values): Vector => Object.values(values).flat().flat();

/** What a slip gives of what it starts from; `quantity` is the one that the line is meant to be. */
type Gives = (inputs: Values, quantity: string, found: Numbers) => readonly Numbers[];

function numbers(...values: readonly number[]): readonly Numbers[] {
  return values.filter((value) => !Number.isNaN(value)).map(number);
}

const productsOf = (values: Values): Vector => {
  const [x = [], y = []] = Object.values(values).map((rows) => rows.flat());
  return x.map((entry, k) => entry * (y[k] ?? 0));
};

const rootIfLength = (value: number, quantity: string): number =>
  quantity.startsWith('length') ? Math.sqrt(value) : value;
const sizes = (x: Vector): Vector => x.map(Math.abs);
const over = (inputs: Values, below: number): readonly Numbers[] => numbers(one(inputs, 'dot-of-u-v') / below);

const LENGTH_GIVES: { readonly [slip: string]: Gives } = {
  Q1: (inputs) => Object.values(inputs),
  Q2: (inputs) => numbers(total(firstVector(inputs)), total(sizes(firstVector(inputs)))),
  Q3: (inputs, quantity) =>
    numbers(...[firstVector(inputs), sizes(firstVector(inputs))].map((x) => rootIfLength(total(x), quantity))),
  Q4: (inputs, quantity) => numbers(rootIfLength(signed(firstVector(inputs)), quantity)),
  Q5: (inputs, quantity) => numbers(rootIfLength(2 * total(firstVector(inputs)), quantity)),
  Q6: (inputs) => numbers(total(firstVector(inputs)) ** 2),
  Q7: (inputs) => [scaledBy(one(inputs, 'length-of-v'), inputs['v'] ?? [])],
  Q8: (inputs) => [scaledBy(1 / one(inputs, 'square-of-v'), inputs['v'] ?? [])],
  Q9: (inputs) => [scaledBy(1 / total(flat(inputs, 'v')), inputs['v'] ?? [])],
  Q10: (inputs) => [inputs['v'] ?? []],
  Q11: (inputs) => [scaledBy(-1 / one(inputs, 'length-of-v'), inputs['v'] ?? [])],
  Q12: (inputs) => [inputs['dot-of-u-v'] ?? []],
  Q13: (inputs) => [...over(inputs, one(inputs, 'length-of-u')), ...over(inputs, one(inputs, 'length-of-v'))],
  Q14: (inputs) => over(inputs, one(inputs, 'square-of-u') * one(inputs, 'square-of-v')),
  Q15: (inputs, quantity) => {
    const sum = one(inputs, 'length-of-u') + one(inputs, 'length-of-v');
    return quantity === 'cosine' ? over(inputs, sum) : numbers(sum);
  },
  Q16: (inputs) => numbers(one(inputs, 'product-of-lengths') / one(inputs, 'dot-of-u-v')),
  Q17: (inputs) => numbers(-one(inputs, 'cosine')),
  Q18: (inputs) => numbers(Math.sqrt(1 - one(inputs, 'cosine') ** 2)),
  Q19: (inputs) => numbers(total(flat(inputs, 'u')) * total(flat(inputs, 'v'))),
  Q20: (inputs) => {
    const products = productsOf(inputs);
    const each = products.map((_, place) => products.map((entry, k) => (k === place ? Math.abs(entry) : entry)));
    return numbers(total(sizes(products)), ...each.map(total));
  },
  Q21: (inputs) => numbers(Math.abs(one(inputs, 'dot-of-n-p') / one(inputs, 'length-of-n'))),
  Q22: (inputs, quantity) => {
    const sum = one(inputs, 'dot-of-n-p') + one(inputs, 'c');
    return numbers(quantity === 'distance' ? Math.abs(sum / one(inputs, 'length-of-n')) : sum);
  },
  Q23: (inputs) => numbers(Math.abs(one(inputs, 'excess'))),
  Q24: (inputs) => numbers(Math.abs(one(inputs, 'excess') / one(inputs, 'square-of-n'))),
  Q25: (inputs) => numbers(-Math.abs(one(inputs, 'excess') / one(inputs, 'length-of-n'))),
  Q26: (inputs) => numbers(Math.hypot(...flat(inputs, 'w'))),
};

const GIVES: { readonly [slip: string]: Gives } = {
  ...LENGTH_GIVES,
  ...SPREAD_GIVES,
  ...FACTOR_GIVES,
  ...STRUCTURE_GIVES,
};

export const QUANTITY_SLIP_IDS: readonly string[] = Object.keys(GIVES);

/** The entry that a slip is about, or all of a line. */
function entryOf(rows: Numbers | null, row?: number, column?: number): Numbers | null {
  if (row === undefined || column === undefined) return rows;
  const entry = rows?.[row - 1]?.[column - 1];
  return entry === undefined ? null : number(entry);
}

/** Whether a line is what the slip gives of these inputs, and each of these is what the task or an earlier line has. */
export function isQuantitySlip({ slip, origin, facts }: SlipClaim, working: Working, at: number): boolean {
  const line = working.lines[at];
  const whole = line === undefined ? null : lineValue(line);
  const found = entryOf(whole, facts.row, facts.column);
  if (origin.kind !== 'quantity' || line === undefined || found === null || !Object.hasOwn(GIVES, slip)) return false;
  const inputs = Object.fromEntries(
    Object.entries(origin.inputs).map(([name, rows]) => [
      name,
      rows.map((row) =>
        row.map(({ terms }) =>
          terms.reduce(
            (sum, { coefficient, radicand }) =>
              sum + (Number(coefficient.numerator) / Number(coefficient.denominator)) * Math.sqrt(Number(radicand)),
            0,
          ),
        ),
      ),
    ]),
  );
  const earlier = working.lines.slice(0, at).flatMap((other) => lineValue(other) ?? []);
  const known = trueValues(working.task);
  if (!Object.hasOwn(known, origin.quantity)) return false;
  const isKnown = Object.entries(inputs).every(([name, value]) => {
    const right = known[name];
    const isOwn = earlier.length > 0 || right === undefined;
    const isOneOf = isOneOfStructures(working.task, name, value) === true;
    return (
      isOneOf || (right !== undefined && areNear(value, right)) || (isOwn && isFromEarlier(name, value, working, at))
    );
  });
  const tolerance = toleranceOf(line);
  const gives = GIVES[slip]?.(inputs, origin.quantity, found) ?? [];
  return isKnown && gives.some((value) => isLine(found, value, origin.quantity, tolerance, line));
}

/** An angle is compared by its cosine; in degrees, too, where no sign says which. */
function isLine(found: Numbers, value: Numbers, quantity: string, tolerance: number, line: Line): boolean {
  if (quantity !== 'angle') return areNear(found, value, tolerance);
  const wanted = Math.acos(Math.max(-1, Math.min(1, value[0]?.[0] ?? 0)));
  const [angle = 0] = found.flat();
  const inDegrees = (angle * 180) / Math.PI;
  const degrees = (wanted * 180) / Math.PI;
  const isWhole = !/[.,]/.test(
    JSON.stringify(line.content, (_, member: unknown) => (typeof member === 'bigint' ? '' : member)),
  );
  const reach = isWhole ? 0.5 : tolerance;
  return [
    [angle, wanted, tolerance],
    [angle, degrees, tolerance],
    [inDegrees, degrees, reach],
  ].some(([x = 0, y = 0, most = 0]) => Math.abs(x - y) <= most + NEAR);
}

/** Of what the student has another value for: a line before states it, or it is made from lines that are not the task's. */
function isFromEarlier(name: string, value: Numbers, working: Working, at: number): boolean {
  const earlier = working.lines.slice(0, at);
  const values = earlier.flatMap((line) => {
    const stated = lineValue(line);
    return stated === null ? [] : [stated];
  });
  if (values.some((stated) => areNear(stated, value, 1e-6))) return true;
  // What comes from other lines of the student: their roots, products and quotients.
  const [own] = value.flat();
  const bases = [...values, ...Object.values(trueValues(working.task))].filter((rows) => rows.flat().length === 1);
  const singles = bases.flatMap((rows) => rows.flat());
  if (value.flat().length === 1 && own !== undefined) {
    const made = [
      ...singles.map(Math.sqrt),
      ...singles.flatMap((x) => singles.flatMap((y) => [x * y, x / y, x - y, Math.abs(x) / y, Math.abs(x - y)])),
    ];
    return made.some((each) => isNear(each, own, 1e-6)) || name.startsWith('square-of');
  }
  return values.length > 0;
}
