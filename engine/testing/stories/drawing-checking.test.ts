// The checker of drawings: what is drawn where it belongs passes, and every part that is moved is noticed.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Block, figure, formula, paragraph } from '../../document/block.ts';
import { type Drawing, spot } from '../../document/drawing.ts';
import { count, equal, list, matrixExpression, sum, symbol } from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { say } from '../../document/prose.ts';
import { integerMatrix } from '../../exact/matrix.ts';
import { integer } from '../../exact/rational.ts';
import { checkStory } from './story-checking.ts';
import { otherDrawings } from './other-drawings.ts';

const A = symbol('A');
const rows = [
  [1, 2],
  [3, 4],
];
const column = (index: number) => measure('columnAt', A, index);
const origin = spot(integer(0), integer(0), list([count(0), count(0)]));
const first = spot(integer(1), integer(3), column(1));
const second = spot(integer(2), integer(4), column(2));
const far = spot(integer(3), integer(7), sum(column(1), column(2)));

const DRAWINGS: readonly (readonly [name: string, drawing: Drawing])[] = [
  [
    'shapes in the plane',
    {
      kind: 'plane',
      shapes: [
        { kind: 'polygon', corners: [origin, first, far, second], weight: 'main' },
        { kind: 'arrow', from: origin, to: first, weight: 'main' },
        { kind: 'segment', from: first, to: far, weight: 'thin' },
        { kind: 'line', through: origin, and: second, weight: 'dashed' },
        { kind: 'point', at: far },
        { kind: 'label', at: second },
      ],
    },
  ],
  [
    'dots on a line',
    {
      kind: 'dots',
      values: [1, 2, 3, 4].map(integer),
      is: measure('sorted', A),
      pointer: { at: integer(10), is: measure('sumOf', A), name: 'sum' },
      deviations: false,
    },
  ],
  [
    'cells of a transpose',
    {
      kind: 'cells',
      before: [{ name: A, matrix: integerMatrix(rows) }],
      after: {
        name: symbol('B'),
        matrix: integerMatrix([
          [1, 3],
          [2, 4],
        ]),
      },
      origins: [0, 1].map((i) => [0, 1].map((j) => ({ matrix: 0, row: j, column: i }))),
      crossesOut: true,
      followed: [[0, 0]],
    },
  ],
];

const B = integerMatrix([
  [1, 3],
  [2, 4],
]);

function complaintsOf(drawing: Drawing): readonly string[] {
  const story: readonly Block[] = [
    formula(equal(symbol('B'), matrixExpression(B))),
    figure('A figure', drawing, say`A sentence.`),
    paragraph(say`The end.`),
  ];
  const { wrong, unchecked } = checkStory(story, {
    names: new Map([['A', rows.map((row) => row.map(integer))]]),
    answer: { kind: 'matrix', matrix: B },
    lambda: integer(2),
  });
  return [...wrong, ...unchecked];
}

describe('a drawing', () => {
  for (const [name, drawing] of DRAWINGS) {
    test(`${name}: true as it is`, () => assert.deepEqual(complaintsOf(drawing), []));
    test(`${name}: whatever is moved is noticed`, () => {
      const others = otherDrawings(drawing);
      assert.ok(others.length > 4);
      for (const other of others) assert.notDeepEqual(complaintsOf(other), [], JSON.stringify(other, withoutBigInts));
    });
  }

  test('with a place that has no value is reported', () => {
    const unknown = spot(integer(1), integer(1), symbol('q'));
    const complaints = complaintsOf({ kind: 'plane', shapes: [{ kind: 'point', at: unknown }] });
    assert.match(complaints.join('\n'), /q has no value/);
  });

  test('with an entry in two cells is wrong, though the numbers are equal', () => {
    const equalRows = integerMatrix([[5, 5]]);
    const drawing: Drawing = {
      kind: 'cells',
      before: [{ name: matrixExpression(equalRows), matrix: equalRows }],
      after: { name: matrixExpression(equalRows), matrix: equalRows },
      origins: [
        [
          { matrix: 0, row: 0, column: 1 },
          { matrix: 0, row: 0, column: 1 },
        ],
      ],
      crossesOut: true,
      followed: [],
    };
    assert.match(complaintsOf(drawing).join('\n'), /the ways of the cells/);
  });
});

function withoutBigInts(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
