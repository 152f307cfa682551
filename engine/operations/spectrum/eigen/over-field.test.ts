// Eigenvalues and eigenvectors of matrices with roots or complex numbers among their entries: planted spectra are found, and what the
// stories show holds.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { quadraticField } from '../../../exact/algebraic.ts';
import { add, type Entry, entryOf, equals, fractionText, isEntry, multiply } from '../../../exact/entry.ts';
import { multiplied } from '../../../exact/field-roots.ts';
import { determinantOverField, inverseOverField, multiplyOverField } from '../../../exact/kernels/field.ts';
import { type ExactMatrix, exactMatrix, hasRoots, matricesEqual, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { integer, ONE, rational, ZERO } from '../../../exact/rational.ts';
import type { Answer, AnswerOf } from '../../../catalogue/answer.ts';
import { answered, ask, isProblem } from '../../../testing/asking.ts';
import { inputNames } from '../../../testing/input-names.ts';
import { checkStory } from '../../../testing/stories/story-checking.ts';
import { atSpeed } from '../../../testing/test-speed.ts';
import { operations as polynomials } from '../../create/charpoly/operation.ts';
import { operations } from './operation.ts';

const RUNS = { seed: 20260501, numRuns: atSpeed({ fast: 25, usual: 120, long: 2000 }) };

const [eigenvalues, eigenvectors, diagonalize] = operations;
const [charpoly] = polynomials;

const radicands = fc.constantFrom(2n, 3n, 5n, -1n, -3n);
const parts = fc
  .constantFrom([0n, 1n], [0n, 1n], [1n, 1n], [-1n, 1n], [2n, 1n], [1n, 2n])
  .map(([p, q]) => rational(p, q));
const pairs = fc.tuple(parts, parts);

/** A product of triangular matrices with ones on their diagonals, so that its inverse has no denominators of its own. */
function unimodular(size: number): fc.Arbitrary<ExactMatrix> {
  const amount = size * size;
  return fc.array(fc.integer({ min: -1, max: 2 }), { minLength: amount, maxLength: amount }).map((values) => {
    const at = (row: number, column: number): Entry => integer(values[row * size + column]);
    const triangle = (isLower: boolean): ExactMatrix =>
      matrixOf(
        Array.from({ length: size }, (_, row) =>
          Array.from({ length: size }, (__, column) =>
            row === column ? ONE : row > column === isLower ? at(row, column) : ZERO,
          ),
        ),
      );
    return multiplyOverField(triangle(true), triangle(false));
  });
}

/** A matrix with a planted spectrum in a quadratic field, and blocks of two rows with one eigenvalue and one eigenvector. */
const planted = fc
  .tuple(fc.integer({ min: 1, max: 4 }), radicands)
  .chain(([size, d]) =>
    fc
      .tuple(unimodular(size), fc.array(pairs, { minLength: size, maxLength: size }), fc.boolean())
      .map(([p, values, isDefective]) => {
        const spectrum = values.map(([x, y]) => entryOf(quadraticField(d), x, y));
        if (isDefective && size > 1) spectrum[1] = spectrum[0];
        const middle = spectrum.flatMap((value, row) =>
          spectrum.map((_, column): Entry => {
            if (row === column) return value;
            return isDefective && row === 0 && column === 1 ? ONE : ZERO;
          }),
        );
        const inverse = inverseOverField(p);
        assert.ok(inverse !== null);
        const a = multiplyOverField(multiplyOverField(p, exactMatrix(size, size, middle)), inverse);
        return { a, spectrum, isDefective: isDefective && size > 1 };
      }),
  )
  .filter(({ a }) => hasRoots(a));

function partOf(answer: Answer, key: string): Answer {
  assert.ok(answer.kind === 'structure');
  const found = answer.members.find(([name]) => name === key);
  assert.ok(found !== undefined);
  return found[1];
}

function entryIn(answer: Answer): Entry {
  assert.ok(answer.kind === 'scalar' && isEntry(answer.value));
  return answer.value;
}

function itemsOf(answer: Answer, key: string): readonly AnswerOf<'structure'>[] {
  const found = partOf(answer, key);
  assert.ok(found.kind === 'structures');
  return found.items;
}

function countIn(answer: Answer): number {
  assert.ok(answer.kind === 'count');
  return answer.value;
}

test('planted eigenvalues are found with their multiplicities; their sum is the trace and their product the determinant', () => {
  fc.assert(
    fc.property(planted, ({ a, spectrum }) => {
      const question = answered(eigenvalues, { a });
      assert.ok(question !== null);
      const found = itemsOf(question.answer(), 'eigenvalues').flatMap((item) =>
        Array.from({ length: countIn(partOf(item, 'multiplicity')) }, () => entryIn(partOf(item, 'value'))),
      );
      assert.deepEqual(found.map(fractionText).toSorted(), spectrum.map(fractionText).toSorted());
      const trace = rowsOf(a).reduce<Entry>((sum, row, place) => add(sum, row[place]), ZERO);
      assert.ok(
        equals(
          found.reduce<Entry>((sum, value) => add(sum, value), ZERO),
          trace,
        ),
      );
      assert.ok(
        equals(
          found.reduce<Entry>((known, value) => multiply(known, value), ONE),
          determinantOverField(a),
        ),
      );
    }),
    RUNS,
  );
});

test('the characteristic polynomial is the product of λ − each eigenvalue', () => {
  fc.assert(
    fc.property(planted, ({ a, spectrum }) => {
      const answer = answered(charpoly, { a })?.answer();
      assert.ok(answer?.kind === 'polynomial');
      const expected = spectrum.map((value) => [multiply<Entry>(value, integer(-1)), ONE]).reduce(multiplied, [ONE]);
      assert.deepEqual(answer.coefficients.filter(isEntry).map(fractionText), expected.toReversed().map(fractionText));
    }),
    RUNS,
  );
});

test('A·v = λ·v for every eigenvector, exactly', () => {
  fc.assert(
    fc.property(planted, ({ a }) => {
      const answer = answered(eigenvectors, { a })?.answer();
      assert.ok(answer !== undefined);
      for (const item of itemsOf(answer, 'eigenspaces')) {
        const value = entryIn(partOf(item, 'value'));
        const basis = partOf(item, 'basis');
        assert.ok(basis.kind === 'vectors' && basis.vectors.length > 0);
        for (const vector of basis.vectors) {
          const column = matrixOf(vector.filter(isEntry).map((entry) => [entry]));
          assert.equal(column.rows, a.rows);
          const multiple = matrixOf(rowsOf(column).map(([entry]) => [multiply<Entry>(value, entry)]));
          assert.ok(matricesEqual(multiplyOverField(a, column), multiple));
        }
      }
    }),
    RUNS,
  );
});

test('PDP⁻¹ = A, and there are no factors just where a block has too few eigenvectors', () => {
  fc.assert(
    fc.property(planted, ({ a, isDefective }) => {
      const answer = answered(diagonalize, { a })?.answer();
      assert.ok(answer !== undefined);
      const [p, d] = ['P', 'D'].map((key) => partOf(answer, key));
      if (isDefective) {
        assert.deepEqual([p.kind, d.kind], ['nothing', 'nothing']);
        return;
      }
      const [left, middle] = [p, d].map(entriesIn);
      const inverse = inverseOverField(left);
      assert.ok(inverse !== null);
      assert.ok(matricesEqual(multiplyOverField(multiplyOverField(left, middle), inverse), a));
    }),
    RUNS,
  );
});

function entriesIn(answer: Answer): ExactMatrix {
  assert.ok(answer.kind === 'matrix' && answer.matrix.kind !== 'float64');
  const { matrix } = answer;
  if (matrix.kind !== 'real') return matrix;
  const found = matrix.entries.filter(isEntry);
  assert.equal(found.length, matrix.entries.length);
  return exactMatrix(matrix.rows, matrix.columns, found);
}

for (const operation of [charpoly, ...operations]) {
  test(`what the stories of ${operation.id} show holds`, () => {
    let checked = 0;
    const complaints: string[] = [];
    for (const { a } of fc.sample(planted, { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 4) })) {
      const question = answered(operation, { a });
      assert.ok(question !== null);
      const facts = { names: inputNames(operation.id, { a }), answer: question.answer(), lambda: rational(7n, 3n) };
      const found = checkStory(question.story(), facts, question.notes(), question.task());
      checked += found.checked;
      complaints.push(...found.wrong, ...found.unchecked);
    }
    assert.deepEqual([...new Set(complaints)].slice(0, 10), []);
    assert.ok(checked > 0);
  });
}

test('eigenvalues outside of the field of the entries are refused with what they would need', () => {
  const half = entryOf(quadraticField(2n), ZERO, rational(1n, 2n));
  const rotation = matrixOf([
    [half, multiply<Entry>(half, integer(-1))],
    [half, half],
  ]);
  assert.throws(() => ask(eigenvalues, { a: rotation }).answer(), /square root of -2, which is not in Q\(sqrt\(2\)\)/);
  assert.throws(() => ask(eigenvectors, { a: rotation }).answer(), isProblem('too_large', ['a']));
});
