// Figures as SVG: well formed, without anything that runs or is fetched, the same each time, and with labels that can be read.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { type Block, type BlockOf, figure } from '../../document/block.ts';
import { type Drawing, type Shape, type Spot, spot } from '../../document/drawing.ts';
import { count, list, symbol } from '../../document/expression.ts';
import { say } from '../../document/prose.ts';
import { integerMatrix } from '../../exact/matrix.ts';
import { integer, rational } from '../../exact/rational.ts';
import { assertBalanced } from '../../testing/rendering/balanced.ts';
import { DECIMALS, FRACTIONS } from '../style.ts';
import { figurePicture, figureSvg } from './figure.ts';
import { boxOfLetters, overlap } from './picture.ts';

const RUNS = { seed: 20260101, numRuns: 300 } as const;

function at(x: number, y: number): Spot {
  return spot(integer(x), integer(y), list([count(x), count(y)]));
}

function svgOf(drawing: Drawing, style = FRACTIONS): string {
  return figureSvg(blockOf(drawing), style);
}

function blockOf(drawing: Drawing): BlockOf<'figure'> {
  const block: Block = figure('A title <&>', drawing, say`A sentence about ${symbol('A')}.`);
  assert.ok(block.kind === 'figure');
  return block;
}

/** The parallelogram of two vectors, as stories draw it. */
function parallelogram([a, b]: readonly [number, number], [c, d]: readonly [number, number]): Drawing {
  const [origin, first, second, far] = [at(0, 0), at(a, b), at(c, d), at(a + c, b + d)];
  const shapes: readonly Shape[] = [
    { kind: 'polygon', corners: [origin, at(1, 0), at(1, 1), at(0, 1)], weight: 'dashed' },
    { kind: 'polygon', corners: [origin, first, far, second], weight: 'main' },
    { kind: 'arrow', from: origin, to: first, weight: 'main' },
    { kind: 'arrow', from: origin, to: second, weight: 'main' },
    ...[first, second, far].map((spot_): Shape => ({ kind: 'label', at: spot_ })),
  ];
  return { kind: 'plane', shapes };
}

const dots: Drawing = {
  kind: 'dots',
  values: [1, 2, 2, 7].map(integer),
  is: symbol('x'),
  pointer: { at: integer(3), is: symbol('m'), name: 'mean' },
  deviations: false,
};

const cells: Drawing = {
  kind: 'cells',
  before: [{ name: symbol('A'), matrix: integerMatrix([[1, 2]]) }],
  after: { name: symbol('B'), matrix: integerMatrix([[2], [1]]) },
  origins: [[{ matrix: 0, row: 0, column: 1 }], [{ matrix: 0, row: 0, column: 0 }]],
  crossesOut: true,
  followed: [[0, 0]],
};

const DRAWINGS: readonly (readonly [name: string, drawing: Drawing, texts: readonly string[]])[] = [
  ['a parallelogram', parallelogram([2, 1], [1, 3]), ['(2, 1)', '(1, 3)', '(3, 4)']],
  ['a parallelogram without an area', parallelogram([1, 2], [2, 4]), ['(1, 2)', '(2, 4)', '(3, 6)']],
  ['an empty plane', { kind: 'plane', shapes: [] }, []],
  [
    'a point, a segment and lines',
    {
      kind: 'plane',
      shapes: [
        { kind: 'point', at: at(1, 2) },
        { kind: 'segment', from: at(0, 0), to: at(1, 2), weight: 'thin' },
        { kind: 'line', through: at(0, 1), and: at(1, 2), weight: 'main' },
        { kind: 'line', through: at(3, 0), and: at(3, 5), weight: 'dashed' },
        { kind: 'label', at: at(1, 2) },
      ],
    },
    ['(1, 2)'],
  ],
  ['dots with their mean', dots, ['mean 3', '1', '7']],
  ['deviations', { ...dots, deviations: true }, ['mean 3', '−2', '−1', '4']],
  ['cells that move', cells, ['A', 'B', '1', '2']],
  [
    'cells that are left out',
    {
      ...cells,
      after: { name: symbol('B'), matrix: integerMatrix([[2]]) },
      origins: [[{ matrix: 0, row: 0, column: 1 }]],
      followed: [],
    },
    ['A', 'B'],
  ],
];

describe('each kind of drawing', () => {
  for (const [name, drawing, texts] of DRAWINGS) {
    test(`${name}: well formed, harmless and the same each time`, () => {
      const svg = svgOf(drawing);
      assertBalanced(svg);
      assert.equal(svgOf(drawing), svg);
      assert.doesNotMatch(svg, /NaN|Infinity|undefined|<script|href|\bid=|url\(/);
      assert.match(svg, /^<svg [^>]*><title>A title &lt;&amp;&gt;<\/title><desc>A sentence about A\.<\/desc>/);
      for (const text of texts) assert.ok(textsIn(svg).includes(text), `${text} in ${textsIn(svg).join(' ')}`);
    });
  }

  test('in HTML without its description and without styles of its own, as wide as there is room', () => {
    const markup = figurePicture(blockOf(cells), FRACTIONS);
    assertBalanced(markup);
    assert.match(markup, /^<div style="max-width: \d+px"><svg [^>]* width="100%"/);
    assert.doesNotMatch(markup, /<desc>|<svg[^>]* style=/);
  });

  test('numbers in the style of the steps', () => {
    const half: Drawing = { ...dots, pointer: { ...dots.pointer, at: rational(7n, 2n) } };
    assert.ok(textsIn(svgOf(half)).includes('mean 7/2'));
    assert.ok(textsIn(svgOf(half, DECIMALS)).includes('mean 3.5'));
  });

  test('an area is hatched the other way where the corners go round clockwise', () =>
    assert.notEqual(hatchesIn(svgOf(parallelogram([2, 0], [0, 2]))), hatchesIn(svgOf(parallelogram([0, 2], [2, 0])))));

  test('a cell that is left out is crossed out only where the drawing says so', () => {
    const left = {
      ...cells,
      after: { name: symbol('B'), matrix: integerMatrix([[2]]) },
      origins: [[{ matrix: 0, row: 0, column: 1 }]],
    };
    assert.notEqual(svgOf({ ...left, followed: [] }), svgOf({ ...left, followed: [], crossesOut: false }));
  });
});

describe('any parallelogram of small numbers', () => {
  const coordinate = fc.integer({ min: -12, max: 12 });
  const vector = fc.tuple(coordinate, coordinate).filter(([x, y]) => x !== 0 || y !== 0);

  test('fits on a narrow page, and no text covers another', () => {
    fc.assert(
      fc.property(vector, vector, (first, second) => {
        const svg = svgOf(parallelogram(first, second));
        const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
        assert.ok(Number(width) <= 370 && Number(height) <= 320, `${width} by ${height}`);
        const boxes = placedTexts(svg).map(({ text, x, y }) => boxOfLetters(text, { x, y }));
        boxes.forEach((box, index) => assert.ok(!boxes.slice(index + 1).some((other) => overlap(box, other)), svg));
        assert.ok(textsIn(svg).includes(`(${first.join(', ').replaceAll('-', '−')})`), svg);
        assert.ok(svg.length < 9000, `${svg.length} characters`);
      }),
      RUNS,
    );
  });
});

function hatchesIn(svg: string): string | undefined {
  return /<path d="([^"]*)" stroke-opacity="0.45">/.exec(svg)?.[1];
}

function textsIn(svg: string): readonly string[] {
  return placedTexts(svg).map(({ text }) => text);
}

function placedTexts(svg: string): readonly { readonly text: string; readonly x: number; readonly y: number }[] {
  return [...svg.matchAll(/<text x="([^"]*)" y="([^"]*)"[^>]*>([^<]*)<\/text>/g)].map(([, x, y, text]) => ({
    text,
    x: Number(x),
    y: Number(y),
  }));
}
