import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { quadraticField } from './algebraic.ts';
import { type Entry, entryOf, equals, isEntry, multiply, signOf } from './entry.ts';
import { neededRoot, overRootOf, rootOfEntry } from './entry-root.ts';
import { integer, rational } from './rational.ts';
import { exactText } from './scalar.ts';

const number = (part: number, factor: number, d = 2n): Entry =>
  entryOf(quadraticField(d), integer(part), integer(factor));

test('the root of 3 + 2√2 is 1 + √2', () => {
  const root = rootOfEntry(number(3, 2));
  assert.equal(root === null ? null : exactText(root), '1 + sqrt(2)');
});

test('of two numbers with one square the positive one is the root', () => {
  const root = rootOfEntry(number(3, -2));
  assert.equal(root === null ? null : exactText(root), '-1 + sqrt(2)');
});

test('the root of 2 + √2 is no number of the field', () => {
  assert.equal(rootOfEntry(number(2, 1)), null);
  assert.equal(
    neededRoot(number(2, 1), quadraticField(2n)),
    'the square root of the number 2 + sqrt(2), which is not in Q(sqrt(2))',
  );
});

test('the root of every square of the field is found', () => {
  const parts = fc.integer({ min: -9, max: 9 });
  fc.assert(
    fc.property(
      parts,
      parts.filter((x) => x !== 0),
      fc.constantFrom(2n, 3n, 5n),
      (part, factor, d) => {
        const x = number(part, factor, d);
        const square = multiply(x, x);
        const root = rootOfEntry(square);
        assert.ok(root !== null);
        // A single root is a power, which is not calculated with here.
        if (!isEntry(root)) return;
        assert.ok(signOf(root) > 0);
        assert.ok(equals(multiply(root, root), square));
      },
    ),
  );
});

test('√2 over √6 is one root, and (1 + √2) over √3 is none', () => {
  const quotient = overRootOf(number(0, 1), integer(6));
  assert.equal(quotient === null ? null : exactText(quotient), 'sqrt(1/3)');
  assert.equal(overRootOf(number(1, 1), integer(3)), null);
  assert.equal(exactText(overRootOf(integer(-3), integer(4)) ?? integer(0)), exactText(rational(-3n, 2n)));
});
