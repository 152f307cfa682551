// Refusals on a page speak of its fields, where those of the API speak of members of a body.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { operationsOf } from '../endpoints/endpoints.ts';
import { prepare } from '../execute/prepare.ts';
import { type Data, endpointAt, endpoints, isData, listIn } from '../testing/replies.ts';
import { prepareWebAnswer } from './web-answer.ts';

function pathTo(id: string): string {
  const found = endpoints.find(({ family, choice }) => family === 'a' && operationsOf(choice)[0].id === id);
  assert.ok(found !== undefined, id);
  return found.path;
}

type Preparation = typeof prepareWebAnswer;

function messageOf(preparation: Preparation, id: string, body: object): Data {
  const prepared = preparation(endpointAt(pathTo(id)), Buffer.from(JSON.stringify(body)));
  const outcome = prepared.kind === 'prepared' ? prepared.run() : prepared;
  const reply: unknown = JSON.parse(Buffer.from(outcome.body).toString());
  assert.ok(isData(reply));
  const [first] = listIn(reply, 'detail');
  assert.ok(first !== undefined);
  return first;
}

const SQUARE = [
  [1, 2],
  [3, 4],
];
const WIDE = [[1, 2, 3]];

const CASES: readonly (readonly [id: string, body: object, sentence: string])[] = [
  ['add', { a: SQUARE, b: WIDE }, 'B must have as many rows and columns as A: A is 2 × 2, B is 1 × 3'],
  ['matmul', { a: SQUARE, b: WIDE }, 'as many rows in B as A has columns'],
  ['inverse-3x3', { a: SQUARE }, 'A is 2 × 2; inverse-nxn takes other sizes'],
  ['determinant-nxn', { a: WIDE }, 'A has 1 row and 3 columns'],
  ['solve', { a: SQUARE }, 'fill in b, or say under “Columns right of the bar” how many'],
  ['solve', {}, 'fill in the coefficients A and the right side b, or type equations'],
  ['dot', { u: [1, 2], v: [1] }, 'u has 2 entries, v has 1 entry'],
  ['distance', { point: [1, 2] }, 'fill in the normal vector n and the offset c'],
  ['norm', {}, 'fill in v for the norm of a vector, or A for that of a matrix'],
  ['coordinates', { basis: [[0, 0]], v: [1, 2] }, '“Basis” is no basis'],
  ['row-delete', { a: SQUARE, index: 5 }, 'there is no row 5: A has 2 rows, counted from 1'],
  ['minors', { a: SQUARE, row: 1 }, 'the column is missing'],
  ['mat-var', { a: [[1]], ddof: 1 }, '0 under “Taken from the count”'],
  ['determinant-nxn', { a: SQUARE, method: 'sarrus' }, '“Let the teacher choose”'],
  ['steady-state', { a: SQUARE }, '“Orientation” says'],
];

describe('what a page says', () => {
  for (const [id, body, sentence] of CASES) {
    test(`${id} ${JSON.stringify(body)}`, () => {
      const shown = messageOf(prepareWebAnswer, id, body);
      assert.ok(String(shown['msg']).includes(sentence), String(shown['msg']));
      assert.doesNotMatch(String(shown['msg']), /\w_\w|'\w+'|\b\dx\d\b|\bddof\b|\baugmented\b/);
      const sent = messageOf(prepare, id, body);
      assert.notEqual(sent['msg'], shown['msg']);
      assert.deepEqual({ ...sent, msg: '' }, { ...shown, msg: '' });
    });
  }

  test('the sentence of the API, where it names nothing of a body', () => {
    const body = {
      a: [
        [1, 2],
        [2, 4],
      ],
    };
    const shown = messageOf(prepareWebAnswer, 'inverse-nxn', body);
    assert.deepEqual(shown, messageOf(prepare, 'inverse-nxn', body));
    assert.match(String(shown['msg']), /singular/);
  });
});
