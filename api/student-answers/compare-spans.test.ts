// Comparing spans: which lists of vectors are a basis of the same space, and which vector is to blame for others.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { add, integer, multiply, type Rational } from '@matrixsteps/engine/exact/rational.ts';
import { RUNS } from '@matrixsteps/engine/testing/arbitraries.ts';
import { spanFault } from './compare-spans.ts';

type Rows = readonly (readonly number[])[];

const vectors = (rows: Rows): readonly (readonly Rational[])[] => rows.map((row) => row.map(integer));

describe('a plane in space', () => {
  const plane: Rows = [
    [1, 0, 2],
    [0, 1, -1],
  ];
  const cases: readonly (readonly [name: string, given: Rows, why: string | null])[] = [
    ['the same vectors', plane, null],
    ['the same in another order', plane.toReversed(), null],
    [
      'multiples',
      [
        [2, 0, 4],
        [0, -1, 1],
      ],
      null,
    ],
    [
      'combinations',
      [
        [1, 1, 1],
        [1, -1, 3],
      ],
      null,
    ],
    [
      'a vector beside the plane',
      [
        [1, 0, 2],
        [0, 1, 1],
      ],
      'vector 2 is not in the space',
    ],
    [
      'multiples of each other',
      [
        [1, 0, 2],
        [2, 0, 4],
      ],
      'vector 2 is a multiple of vector 1',
    ],
    [
      'the zero vector',
      [
        [0, 0, 0],
        [0, 1, -1],
      ],
      'vector 1 is the zero vector, which no basis holds',
    ],
  ];
  for (const [name, given, why] of cases) {
    test(name, () => assert.equal(spanFault(vectors(given), vectors(plane))?.why ?? null, why));
  }
});

test('a vector that the two before it give', () => {
  const right: Rows = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const given: Rows = [
    [1, 1, 0],
    [1, -1, 0],
    [3, 1, 0],
  ];
  assert.deepEqual(spanFault(vectors(given), vectors(right)), {
    vector: 3,
    why: 'vector 3 is a combination of the vectors before it',
  });
});

test('an invertible mixture of a basis is a basis', () => {
  const entry = fc.integer({ min: -4, max: 4 });
  fc.assert(
    fc.property(fc.tuple(entry, entry, entry, entry), fc.array(entry, { minLength: 4, maxLength: 4 }), (mix, tail) => {
      const [a, b, c, d] = mix.map(integer);
      fc.pre(mix[0] * mix[3] !== mix[1] * mix[2]);
      const basis = vectors([
        [1, 0, tail[0], tail[1]],
        [0, 1, tail[2], tail[3]],
      ]);
      const mixed = [
        [a, b],
        [c, d],
      ].map(([x, y]) =>
        basis[0].map((entryOfFirst, place) => add(multiply(x, entryOfFirst), multiply(y, basis[1][place]))),
      );
      assert.equal(spanFault(mixed, basis), null);
    }),
    RUNS,
  );
});
