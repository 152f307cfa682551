import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quadraticField } from '../../exact/algebraic.ts';
import { type Entry, entryOf } from '../../exact/entry.ts';
import { matrixOf } from '../../exact/matrix.ts';
import { integer } from '../../exact/rational.ts';
import { ask, isProblem } from '../../testing/asking.ts';
import { operations as gramSchmidt } from '../orthogonality/gram-schmidt/operation.ts';
import { operations as angles } from './angle/operation.ts';
import { operations as units } from './unit/operation.ts';

const [unit] = units;
const [angle] = angles;
const [orthogonal] = gramSchmidt;

const number = (part: number, factor: number): Entry => entryOf(quadraticField(2n), integer(part), integer(factor));
const column = (...entries: readonly Entry[]): ReturnType<typeof matrixOf> => matrixOf(entries.map((x) => [x]));

test('a unit vector with a root of a root is refused with the root that it needs', () => {
  assert.throws(
    () => ask(unit, { v: column(number(1, 1), integer(1)) }).answer(),
    /the length needs the square root of the number 4 \+ 2\*sqrt\(2\), which is not in Q\(sqrt\(2\)\)/,
  );
});

test('a unit vector with a sum of two roots is refused, though its length is one root', () => {
  assert.throws(() => ask(unit, { v: column(number(1, 1), number(1, -1)) }).answer(), isProblem('too_large', ['v']));
});

test('an angle is found where the lengths are roots of roots and the cosine is not', () => {
  const u = column(number(1, 1), integer(1));
  const { kind } = ask(angle, { u, v: u }).answer();
  assert.equal(kind, 'structure');
});

test('perpendicular vectors whose lengths are roots of roots are refused', () => {
  const vectors = column(number(1, 1), integer(1));
  assert.throws(
    () => ask(orthogonal, { vectors, indexBase: 1 }).answer(),
    /the orthonormal basis needs the square root of the number 4 \+ 2\*sqrt\(2\)/,
  );
});
