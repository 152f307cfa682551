// evaluate_expressions: false, for every operation whose entries are single formulas, and the note elsewhere.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type RunningService, runService } from '../running-service.ts';
import { ask, at, type Data, ROOT_A } from './asking.ts';

let service: RunningService;
before(async () => {
  service = await runService();
});
after(() => service.stop());

const PAIR = { a: [[1, -2]], b: [[5, -6]] };
const SQUARE = {
  a: [
    [1, -2],
    ['1/2', 4],
  ],
};
const CUBE = {
  a: [
    [1, 2, 3],
    [0, -1, 4],
    [5, 6, 0],
  ],
};
const DATA = {
  a: [
    [1, -2],
    [3, 4.5],
  ],
};

const LEFT: readonly (readonly [path: string, body: Data, answer: unknown])[] = [
  ['matrices/arithmetic/add', PAIR, [['1 + 5', '-2 - 6']]],
  ['matrices/arithmetic/add', { a: [[1, 2]], b: 3 }, [['1 + 3', '2 + 3']]],
  ['matrices/arithmetic/subtract', PAIR, [['1 - 5', '-2 - (-6)']]],
  ['matrices/arithmetic/multiply-ew', PAIR, [['1 * 5', '(-2) * (-6)']]],
  ['matrices/arithmetic/divide-ew', PAIR, [['1/5', '(-2)/(-6)']]],
  ['matrices/arithmetic/raise-ew', PAIR, [['1^5', '(-2)^(-6)']]],
  ['matrices/arithmetic/matmul', { a: [[1, 2]], b: [[3], [-4]] }, [['1 * 3 + 2 * (-4)']]],
  ['matrices/trace', SQUARE, '1 + 4'],
  ['matrices/determinant-2x2', SQUARE, '1 * 4 - (-2) * 1/2'],
  ['matrices/determinant-3x3', CUBE, '1 * (-1) * 0 + 2 * 4 * 5 + 3 * 0 * 6 - 5 * (-1) * 3 - 6 * 4 * 1 - 0 * 0 * 2'],
  ['matrices/determinant-nxn', SQUARE, '1 * 4 - (-2) * 1/2'],
  ['statistics/descriptive/row-sum', DATA, ['1 - 2', '3 + 4.5']],
  ['statistics/descriptive/col-sum', DATA, ['1 + 3', '-2 + 4.5']],
  ['statistics/descriptive/mat-sum', DATA, '1 - 2 + 3 + 4.5'],
  ['statistics/descriptive/row-mean', DATA, ['(1 - 2)/2', '(3 + 4.5)/2']],
  ['statistics/descriptive/col-mean', DATA, ['(1 + 3)/2', '(-2 + 4.5)/2']],
  ['statistics/descriptive/mat-mean', DATA, '(1 - 2 + 3 + 4.5)/4'],
];

for (const [path, body, answer] of LEFT) {
  test(`left as expressions: ${path} ${JSON.stringify(answer)}`, async () => {
    const reply = await ask(service, `${ROOT_A}/${path}`, { ...body, evaluate_expressions: false, decimals: 1 });
    assert.deepEqual(at(reply, 'result', 'answer'), answer);
    assert.equal(at(reply, 'result', 'exact'), undefined);
    assert.doesNotMatch(JSON.stringify(at(reply, 'notes')), /evaluate_expressions/);
    assert.equal(
      at(reply, 'result', 'properties', 'size_bytes'),
      Buffer.byteLength(JSON.stringify(at(reply, 'result', 'answer'))),
    );
    assert.match(String(at(reply, 'result', 'representations', 'csv')), /^[\d./*^()+,\r\n -]+$/);
  });
}

const WORKED_OUT: readonly (readonly [path: string, body: Data, answer: unknown])[] = [
  [
    'matrices/inverse-2x2',
    {
      a: [
        [2, 0],
        [0, 4],
      ],
    },
    [
      [0.5, 0],
      [0, 0.25],
    ],
  ],
  ['statistics/descriptive/mat-var', DATA, 5.921875],
  ['statistics/descriptive/row-median', DATA, [-0.5, 3.75]],
  ['create/charpoly', SQUARE, [1, -5, 5]],
  ['change-appearance/transpose', PAIR, [[1], [-2]]],
  ['statistics/descriptive/mat-sum', { a: [Array.from({ length: 10_001 }, () => 1)] }, 10_001],
];

for (const [path, body, answer] of WORKED_OUT) {
  test(`worked out all the same, with a note: ${path}`, async () => {
    const reply = await ask(service, `${ROOT_A}/${path}`, { ...body, evaluate_expressions: false });
    assert.deepEqual(at(reply, 'result', 'answer'), answer);
    assert.match(JSON.stringify(at(reply, 'notes')), /evaluate_expressions changes nothing here/);
  });
}
