// Spectra that were planted: matrices similar to block matrices whose eigenvalues, multiplicities and chains are known beforehand.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import { operationsOf } from '@matrixsteps/engine/catalogue/catalogue.ts';
import { askBody } from '@matrixsteps/engine/testing/asking.ts';
import type { Answer } from '@matrixsteps/engine/catalogue/answer.ts';
import { nearestComplex, nearestDouble } from '@matrixsteps/engine/exact/rounding.ts';
import { isComplex, type Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import * as fc from 'fast-check';
import { isLong, sayFigure } from '../long-form.ts';

type Rows = readonly (readonly number[])[];

/** x² − trace x + determinant without rational roots, or a whole eigenvalue; `size` is the number of its blocks' chain. */
type Planted =
  | { readonly kind: 'whole'; readonly value: number; readonly chain: number }
  | { readonly kind: 'pair'; readonly trace: number; readonly determinant: number; readonly chain: number };

const LARGEST = 5;
const RUNS = isLong ? 10_000 : 150;

const operations = operationsOf(await discover());
const operationOf = (id: string): (typeof operations)[number] => {
  const found = operations.find((operation) => operation.id === id);
  assert.ok(found !== undefined);
  return found;
};
const [eigenvectors, diagonalize, jordan, powerFormula] = [
  'eigenvectors',
  'diagonalize',
  'jordan',
  'power-formula',
].map(operationOf);

function isIrreducible(trace: number, determinant: number): boolean {
  const discriminant = trace ** 2 - 4 * determinant;
  return discriminant < 0 || !Number.isInteger(Math.sqrt(discriminant));
}

const whole = fc.record({
  kind: fc.constant<'whole'>('whole'),
  value: fc.integer({ min: -3, max: 4 }),
  chain: fc.integer({ min: 1, max: 3 }),
});

const pair = fc
  .record({
    kind: fc.constant<'pair'>('pair'),
    trace: fc.integer({ min: -3, max: 4 }),
    determinant: fc.integer({ min: -4, max: 6 }),
    chain: fc.constantFrom(1, 1, 2),
  })
  .filter(({ trace, determinant }) => isIrreducible(trace, determinant));

const rowsIn = (planted: Planted): number => planted.chain * (planted.kind === 'pair' ? 2 : 1);

/** Blocks with at most five rows together, often with the same eigenvalue. */
const spectra = fc
  .tuple(
    fc.array(fc.oneof({ weight: 3, arbitrary: whole }, { weight: 2, arbitrary: pair }), { minLength: 1, maxLength: 4 }),
    fc.boolean(),
  )
  .map(([blocks, isRepeated]) => {
    const [first] = blocks;
    const all: readonly Planted[] = isRepeated ? [first, { ...first, chain: 1 }, ...blocks.slice(1)] : blocks;
    const kept: Planted[] = [];
    for (const block of all) {
      const used = kept.reduce((sum, other) => sum + rowsIn(other), 0);
      if (used + rowsIn(block) <= LARGEST) kept.push(block);
    }
    return kept.length > 0 ? kept : [{ ...first, chain: 1 }];
  });

/** Adds a multiple of a row to another, and takes that multiple of a column away: a similar matrix. */
const shears = fc.array(
  fc.record({
    from: fc.integer({ min: 0, max: LARGEST - 1 }),
    to: fc.integer({ min: 0, max: LARGEST - 1 }),
    factor: fc.constantFrom(-1, 1, 2),
  }),
  { minLength: 3, maxLength: 8 },
);

function blockMatrix(blocks: readonly Planted[]): Rows {
  const size = blocks.reduce((sum, block) => sum + rowsIn(block), 0);
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  let at = 0;
  for (const block of blocks) {
    const width = block.kind === 'pair' ? 2 : 1;
    for (let k = 0; k < block.chain; k++, at += width) {
      if (block.kind === 'whole') rows[at][at] = block.value;
      else {
        rows[at][at + 1] = -block.determinant;
        rows[at + 1][at] = 1;
        rows[at + 1][at + 1] = block.trace;
      }
      if (k > 0) for (let j = 0; j < width; j++) rows[at - width + j][at + j] = 1;
    }
  }
  return rows;
}

function similarTo(
  start: Rows,
  steps: readonly { readonly from: number; readonly to: number; readonly factor: number }[],
): Rows {
  return steps.reduce<Rows>((rows, { from, to, factor }) => {
    if (from === to || from >= rows.length || to >= rows.length) return rows;
    const added = rows.map((row, i) => (i === to ? row.map((x, j) => x + factor * rows[from][j]) : row));
    return added.map((row) => row.with(from, row[from] - factor * row[to]));
  }, start);
}

interface Expected {
  readonly re: number;
  readonly im: number;
  readonly chains: readonly number[];
}

/** Each different eigenvalue with the lengths of its chains, the longest first. */
function expectedOf(blocks: readonly Planted[]): readonly Expected[] {
  const all = blocks.flatMap((block) => {
    if (block.kind === 'whole') return [{ key: `${block.value}`, re: block.value, im: 0, chain: block.chain }];
    const discriminant = block.trace ** 2 - 4 * block.determinant;
    const half = Math.sqrt(Math.abs(discriminant)) / 2;
    return [-half, half].map((side) => ({
      key: `${block.trace} ${block.determinant} ${Math.sign(side)}`,
      re: block.trace / 2 + (discriminant > 0 ? side : 0),
      im: discriminant < 0 ? side : 0,
      chain: block.chain,
    }));
  });
  const keys = [...new Set(all.map(({ key }) => key))];
  return keys.map((key) => {
    const own = all.filter((each) => each.key === key);
    return { re: own[0].re, im: own[0].im, chains: own.map(({ chain }) => chain).toSorted((x, y) => y - x) };
  });
}

function near(value: Scalar): readonly [re: number, im: number] {
  if (isComplex(value)) {
    const { re, im } = nearestComplex(value);
    return [re, im];
  }
  return [value.kind === 'float' ? value.value : nearestDouble(value), 0];
}

function parts(answer: Answer, key: string): readonly ReadonlyMap<string, Answer>[] {
  assert.ok(answer.kind === 'structure');
  const found = new Map(answer.members).get(key);
  assert.ok(found?.kind === 'structures');
  return found.items.map((item) => new Map(item.members));
}

function scalarOf(part: Answer | undefined): Scalar {
  assert.ok(part?.kind === 'scalar');
  return part.value;
}

function countOf(part: Answer | undefined): number {
  assert.ok(part?.kind === 'count');
  return part.value;
}

function isAt(value: Scalar, { re, im }: Expected): boolean {
  const [x, y] = near(value);
  return Math.abs(x - re) < 1e-9 && Math.abs(y - im) < 1e-9;
}

test('multiplicities, eigenvectors and chains are those that were planted', () => {
  const started = performance.now();
  fc.assert(
    fc.property(spectra, shears, (blocks, steps) => {
      const a = similarTo(blockMatrix(blocks), steps);
      const expected = expectedOf(blocks);

      const spaces = parts(askBody(eigenvectors, { a }).answer(), 'eigenspaces');
      assert.equal(spaces.length, expected.length);
      for (const one of expected) {
        const space = spaces.find((each) => isAt(scalarOf(each.get('value')), one));
        assert.ok(space !== undefined);
        assert.equal(
          countOf(space.get('algebraic')),
          one.chains.reduce((sum, x) => sum + x, 0),
        );
        assert.equal(countOf(space.get('geometric')), one.chains.length);
      }

      const blocksFound = parts(askBody(jordan, { a }).answer(), 'blocks');
      for (const one of expected) {
        const own = blocksFound.filter((each) => isAt(scalarOf(each.get('value')), one));
        assert.deepEqual(
          own.map((each) => countOf(each.get('size'))),
          one.chains,
        );
      }

      const form = askBody(diagonalize, { a }).answer();
      assert.ok(form.kind === 'structure');
      const isDefective = expected.some(({ chains }) => chains[0] > 1);
      assert.equal(new Map(form.members).get('P')?.kind === 'nothing', isDefective);

      const formula = askBody(powerFormula, { a }).answer();
      assert.ok(formula.kind === 'structure');
      const nought = expected.find(({ re, im }) => re === 0 && im === 0);
      assert.equal(countOf(new Map(formula.members).get('from')), nought?.chains[0] ?? 0);
      const terms = parts(formula, 'terms');
      for (const one of expected.filter((each) => each !== nought)) {
        const degrees = terms
          .filter((each) => isAt(scalarOf(each.get('base')), one))
          .map((each) => countOf(each.get('degree')));
        assert.equal(Math.max(...degrees), one.chains[0] - 1);
      }
    }),
    { numRuns: RUNS },
  );
  sayFigure('planted spectra', `${RUNS} matrices, ${((performance.now() - started) / 1000).toFixed(1)} s`);
});
