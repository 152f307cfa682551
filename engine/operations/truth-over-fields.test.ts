// The truth of stories about roots and complex numbers: on random inputs over a quadratic field of every operation that calculates
// in one, everything that a story shows is evaluated anew and holds, and nothing is left unchecked.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { discover } from '../catalogue/discover.ts';
import { FieldNeeded } from '../catalogue/field-needed.ts';
import type { Computation, Operation } from '../catalogue/operation.ts';
import { quadraticField } from '../exact/algebraic.ts';
import { add, type Entry, entryOf } from '../exact/entry.ts';
import { isSymmetricOverField } from '../exact/kernels/field.ts';
import { entriesOf, type ExactMatrix, exactMatrix } from '../exact/matrix.ts';
import { type Rational, rational, ZERO } from '../exact/rational.ts';
import { answered } from '../testing/asking.ts';
import { type Input, inputsOf, inputText } from '../testing/inputs.ts';
import { inputNames } from '../testing/input-names.ts';
import { atSpeed } from '../testing/test-speed.ts';
import { checkStory } from '../testing/stories/story-checking.ts';

const RUNS = { seed: 20260201, numRuns: atSpeed({ fast: 12, usual: 60, long: 600 }) };

/** What stands beside the root of each entry: often nothing, so that fractions and zeros remain. */
const factors: fc.Arbitrary<readonly Rational[]> = fc.array(
  fc.constantFrom([0n, 1n], [0n, 1n], [1n, 1n], [-1n, 1n], [2n, 1n], [1n, 2n]).map(([p, q]) => rational(p, q)),
  { minLength: 5, maxLength: 11 },
);

const numbers: fc.Arbitrary<Rational> = fc
  .constantFrom([0n, 1n], [0n, 1n], [1n, 1n], [-1n, 1n], [2n, 1n], [3n, 1n], [1n, 2n])
  .map(([p, q]) => rational(p, q));

const radicands = [2n, 5n, -1n, -3n];

/** The number, with the next of the factors times √d added to it. */
function moved(d: bigint, parts: readonly Rational[], place: number, value: Entry): Entry {
  return add(value, entryOf(quadraticField(d), ZERO, parts[place % parts.length]));
}

/** The input with roots in its matrices, lists and numbers; symmetric matrices stay symmetric. */
function overField(input: Input, d: bigint, parts: readonly Rational[]): Input {
  const change = (value: unknown): unknown => {
    if (isMatrix(value)) {
      const { columns } = value;
      const isMirrored = isSymmetricOverField(value);
      const entries = entriesOf(value).map((entry, place) => {
        const [row, column] = [Math.floor(place / columns), place % columns];
        const first = isMirrored ? Math.min(row, column) * columns + Math.max(row, column) : place;
        return moved(d, parts, first, entry);
      });
      return exactMatrix(value.rows, value.columns, entries);
    }
    if (isRational(value)) return moved(d, parts, 2, value);
    return Array.isArray(value)
      ? value.map((item, place) => (isRational(item) ? moved(d, parts, place, item) : item))
      : value;
  };
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, change(value)]));
}

function isMatrix(value: unknown): value is ExactMatrix {
  return typeof value === 'object' && value !== null && 'kind' in value && 'rows' in value;
}

function isRational(value: unknown): value is Rational {
  return typeof value === 'object' && value !== null && 'numerator' in value;
}

/** The question, null where it has no answer, and a word where the operation does not calculate in the field. */
function askedOver(operation: Operation, input: Input): Computation | 'outside' | null {
  try {
    return answered(operation, input);
  } catch (error) {
    if (error instanceof FieldNeeded) return 'outside';
    throw error;
  }
}

/** Whether the kernels answer without a working; they are compared with doubles in engine/exact/kernels/field.test.ts. */
function isLong(input: Input): boolean {
  return Object.values(input).some((value) => isMatrix(value) && Math.max(value.rows, value.columns) > 10);
}

/** The operations that leave the fields of their entries, or say nothing of them yet. */
const OUTSIDE: ReadonlySet<string> = new Set([
  'cholesky',
  'classify',
  'col-max',
  'col-mean',
  'col-median',
  'col-min',
  'col-std',
  'col-sum',
  'col-var',
  'correlation',
  'covariance',
  'definiteness',
  'jordan',
  'mat-max',
  'mat-mean',
  'mat-median',
  'mat-min',
  'mat-std',
  'mat-sum',
  'mat-var',
  'minimal-polynomial',
  'orthogonal-diagonalization',
  'power-formula',
  'raise-ew',
  'row-max',
  'row-mean',
  'row-median',
  'row-min',
  'row-std',
  'row-sum',
  'row-var',
  'steady-state',
  'svd',
]);

/** Those that calculate in fields of real numbers alone: a product of complex vectors would need a convention. */
const REAL: ReadonlySet<string> = new Set([
  'angle',
  'cross',
  'distance',
  'dot',
  'gram-schmidt',
  'least-squares',
  'norm',
  'projection',
  'projection-matrix',
  'qr',
  'unit',
]);

const { topics } = await discover();

for (const { topic, operations } of topics) {
  describe(topic.id, () => {
    for (const operation of operations) {
      test(`${operation.id}: over a quadratic field`, (t) => {
        let checked = 0;
        let outside = 0;
        let told = 0;
        const complaints = new Map<string, string>();
        const drawn = fc.tuple(inputsOf(operation, numbers), fc.constantFrom(...radicands), factors);
        for (const [plain, d, parts] of fc.sample(drawn, RUNS)) {
          const input = overField(plain, d, parts);
          const question = askedOver(operation, input);
          if (question === 'outside') outside++;
          if (question === 'outside' || question === null || isLong(input)) continue;
          told++;
          const names = inputNames(operation.id, input);
          const facts = { names, answer: question.answer(), lambda: rational(7n, 3n) };
          const found = checkStory(question.story(), facts, question.notes(), question.task());
          checked += found.checked;
          for (const complaint of [...found.wrong, ...found.unchecked]) {
            const kind = complaint.replaceAll(/-?\d+(?:\/\d+)?/g, '#');
            if (!complaints.has(kind)) complaints.set(kind, `${complaint}\n    ${inputText(input)}`);
          }
        }
        t.diagnostic(`${checked} relations, row operations, cells and facts hold`);
        assert.ok(complaints.size === 0, `\n${[...complaints.values()].slice(0, 40).join('\n')}`);
        const isOutside = OUTSIDE.has(operation.id) || REAL.has(operation.id);
        assert.equal(outside > 0, isOutside, 'the list of operations outside is not right');
        // The positions that are drawn for insertions are seldom inside of a matrix.
        const isSeldom = topic.id === 'change-appearance';
        assert.ok(told > 0 || isSeldom || OUTSIDE.has(operation.id), 'no question was answered');
      });
    }
  });
}
