// Workings of dot products, cross products and projections: drawn lawful ones, and ones with one planted slip.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fractionText, rational, type Rational } from '../../exact/rational.ts';
import { judgeWorking } from '../judge-working.ts';
import { readWorking } from '../read-working.ts';
import { drawing } from '../rows/drawn-workings.ts';
import type { LineVerdict, WorkingJudgement } from '../working.ts';

type Draw = (bound: number) => number;

interface Drawn {
  readonly u: readonly number[];
  readonly v: readonly number[];
}

function judged(task: object, working: unknown): WorkingJudgement {
  const read = readWorking({ task, working });
  assert.ok(read.kind === 'working', JSON.stringify([working, read.kind === 'invalid' && read.errors]));
  assert.deepEqual(read.unread, [], JSON.stringify(working));
  return judgeWorking(read.working);
}

function drawn(draw: Draw, size: number): Drawn {
  const vector = (): number[] => Array.from({ length: size }, () => draw(13) - 6);
  const [u, v]: readonly (readonly number[])[] = [vector(), vector()];
  return { u, v: v.every((entry) => entry === 0) ? [2, ...v.slice(1)] : v };
}

function dot(u: readonly number[], v: readonly number[]): number {
  return u.reduce((sum, entry, k) => sum + entry * v[k], 0);
}

function products(u: readonly number[], v: readonly number[]): string {
  return u.map((entry, k) => `(${entry})*(${v[k]})`).join(' + ');
}

function share(over: number, under: number): Rational {
  return rational(BigInt(over), BigInt(under));
}

function times(factor: Rational, entry: number): string {
  return fractionText(rational(factor.numerator * BigInt(entry), factor.denominator));
}

function crossProducts([a, b, c]: readonly number[], [x, y, z]: readonly number[]): readonly string[] {
  return [
    [b, z, c, y],
    [c, x, a, z],
    [a, y, b, x],
  ].map(([p, q, r, s]) => `(${p})*(${q}) - (${r})*(${s})`);
}

function cross([a, b, c]: readonly number[], [x, y, z]: readonly number[]): readonly number[] {
  return [b * z - c * y, c * x - a * z, a * y - b * x];
}

const bracketed = (entries: readonly unknown[]): string => `(${entries.join(', ')})`;

/** Lawful workings of each task, in several forms. */
const LAWFUL: { readonly [operation: string]: (given: Drawn, form: number) => unknown } = {
  dot: ({ u, v }, form) => {
    const terms = u.map((entry, k) => `(${entry * v[k]})`).join(' + ');
    const forms = [
      `u·v = ${products(u, v)} = ${terms} = ${dot(u, v)}`,
      `${products(u, v)}\n${dot(u, v)}`,
      `${bracketed(u)}·${bracketed(v)} = ${dot(u, v)}`,
      [{ expression: products(v, u) }, { expression: String(dot(u, v)), role: 'answer' }],
    ];
    return forms[form % forms.length];
  },
  cross: ({ u, v }, form) => {
    const entries = crossProducts(u, v);
    const forms = [
      `u x v = ${bracketed(entries)} = ${bracketed(cross(u, v))}`,
      `${entries.map((entry, k) => `${entry} = ${cross(u, v)[k]}`).join('\n')}\n${bracketed(cross(u, v))}`,
      [{ matrix: entries.map((entry) => [entry]) }, { matrix: cross(u, v).map((entry) => [entry]), role: 'answer' }],
      [{ matrix: [cross(u, v)] }],
    ];
    return forms[form % forms.length];
  },
  projection: ({ u, v }, form) => {
    const [uv, vv] = [dot(u, v), dot(v, v)];
    const factor = share(uv, vv);
    const result = v.map((entry) => times(factor, entry));
    const rest = u.map((entry, k) => fractionText(share(entry * vv - uv * v[k], vv)));
    const differences = u.map((entry, k) => `${entry} - (${result[k]})`);
    const forms = [
      `u·v = ${products(u, v)} = ${uv}\n|v|^2 = ${vv}\nproj_v u = (${uv})/${vv} ${bracketed(v)} = ${bracketed(result)}`,
      `v·v = ${products(v, v)} = ${vv}\nu·v = ${uv}\n(u·v)/(v·v) = ${uv}/${vv}\np = ${bracketed(result)}\nu - p = ${bracketed(differences)} = ${bracketed(rest)}`,
      [{ expression: fractionText(factor) }, { matrix: result.map((entry) => [entry]), role: 'answer' }],
      [{ matrix: [result] }, { matrix: [rest] }],
    ];
    return forms[form % forms.length];
  },
};

const RIGHT: readonly LineVerdict[] = ['right', 'right-unnamed-steps'];

describe('lawful workings on vectors', () => {
  for (const [operation, workingOf] of Object.entries(LAWFUL)) {
    test(`${operation}: none of 200 drawn ones is judged wrong`, () => {
      for (let seed = 1; seed <= 200; seed += 1) {
        const draw = drawing(seed);
        const given = drawn(draw, operation === 'cross' ? 3 : 2 + draw(3));
        const working = workingOf(given, seed);
        const { lines, answer } = judged({ operation, ...given }, working);
        const told = JSON.stringify([given, working, lines.map(({ verdict }) => verdict)]);
        assert.ok(
          lines.every(({ verdict }) => RIGHT.includes(verdict)),
          told,
        );
        assert.equal(answer, 'right', told);
      }
    });
  }
});

const U = [1, 2, 3];
const V = [4, -5, 6];

describe('planted slips on vectors', () => {
  const cases: readonly (readonly [operation: string, working: unknown, slip: string | null, line: number])[] = [
    ['dot', `u·v = 1*4 + 2*5 + 3*6 = 32`, 'P9', 1],
    ['dot', `(1+2+3)*(4-5+6) = 30`, 'U1', 0],
    ['dot', `5 - 3 + 9 = 11`, 'U2', 0],
    ['dot', `1*4 + 2*(-5) = -6`, 'P11', 0],
    ['dot', `1*4 + 2*(-5) + 3*6 = 4 - 10 + 19 = 13`, 'P12', 1],
    ['dot', `4 - 10 + 18 = 4 + 10 + 18`, 'P9', 1],
    ['dot', [{ expression: '30', role: 'answer' }], 'U1', 0],
    ['dot', [{ expression: '-12', role: 'answer' }], 'E3', 0],
    ['dot', `u·v = 21`, 'E34', 1],
    ['dot', `u·v = 4 - 10 + 18\n100`, null, 2],
    ['cross', [{ matrix: [[-27, -6, 13]] }], 'U3', 0],
    ['cross', [{ matrix: [[4, -10, 18]] }], 'U4', 0],
    ['cross', `(2*6 - 3*(-5), 1*6 - 3*4, 1*(-5) - 2*4)`, 'U5', 0],
    ['cross', `(2*6 + 3*(-5), 3*4 - 1*6, 1*(-5) - 2*4)`, 'U6', 0],
    ['cross', `(2*6, 3*4 - 1*6, 1*(-5) - 2*4)`, 'U7', 0],
    ['cross', `(2*(-5) - 3*6, 3*4 - 1*6, 1*(-5) - 2*4)`, 'U8', 0],
    ['cross', [{ matrix: [[27, 27, -13]] }], 'U9', 0],
    ['cross', [{ matrix: [[27], [6], [13]] }], 'E3', 0],
    ['cross', `(2*6 - 3*(-5), 3*4 - 1*6, 1*(-5) - 2*4) = (27, 6, -14)`, 'P12', 1],
    ['cross', [{ matrix: [[1, 1, 1]] }], null, 0],
    ['projection', `u·v = 12\nu·u = 14\n12/14`, 'U10', 4],
    ['projection', `u·v = 12\nv·v = 77\n77/12`, 'U11', 4],
    ['projection', [{ matrix: [[48, -60, 72]] }], 'U12', 0],
    ['projection', [{ matrix: [['12/77', '24/77', '36/77']] }], 'U13', 0],
    ['projection', [{ matrix: [['-48/77', '60/77', '-72/77']] }], 'U14', 0],
    ['projection', [{ matrix: [['29/77', '214/77', '159/77']], role: 'answer' }], 'U15', 0],
    ['projection', `u·v = 13\nv·v = 77\n13/77 (4, -5, 6)`, 'P12', 1],
    ['projection', `v·v = 16 + 25 + 36 = 75`, null, 2],
    ['projection', `12/77\n(48/77, 60/77, 72/77)`, 'E3', 1],
    ['projection', [{ matrix: [['24/7', '-30/7', '36/7']] }], 'U10', 0],
  ];
  for (const [operation, working, slip, line] of cases) {
    test(`${operation}: ${JSON.stringify(working)}`, () => {
      const { lines, firstSlip } = judged({ operation, u: U, v: V }, working);
      const told = JSON.stringify(
        lines.map(({ verdict, explanations }) => [verdict, explanations.map((one) => one.slip)]),
      );
      assert.equal(firstSlip, line, told);
      if (slip !== null)
        assert.ok(
          lines[line].explanations.some((one) => one.slip === slip),
          told,
        );
    });
  }
});

test('what follows from a wrong number is followed through', () => {
  const working = `u·v = 1*4 + 2*(-5) + 3*6 = 13\nv·v = 77\n13/77\n13/77*(4, -5, 6) = (52/77, -65/77, 78/77)`;
  const { lines, firstSlip, answer } = judged({ operation: 'projection', u: U, v: V }, working);
  assert.equal(firstSlip, 2);
  assert.deepEqual(
    lines.slice(3).map(({ verdict }) => verdict),
    ['right', 'right', 'follows', 'follows', 'follows'],
  );
  assert.equal(answer, 'follows');
});

test('vectors are lists, rows or columns', () => {
  const forms = [[1, 2], [[1, 2]], [[1], [2]]];
  for (const u of forms) {
    const { answer } = judged({ operation: 'dot', u, v: [3, '1/2'] }, [{ expression: '4', role: 'answer' }]);
    assert.equal(answer, 'right', JSON.stringify(u));
  }
});
