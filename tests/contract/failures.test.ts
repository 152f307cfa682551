// Explained failures: a 422 with steps in both families, which counts as one answer; without the option a 422 is free.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type RunningService, runService } from '../running-service.ts';
import { at, type Data, isData, ROOT_A, ROOT_B } from './asking.ts';

let service: RunningService;
before(async () => {
  service = await runService();
});
after(() => service.stop());

const SINGULAR = {
  a: [
    [1, 2],
    [2, 4],
  ],
};

async function refused(path: string, body: object): Promise<{ readonly data: Data; readonly remaining: number }> {
  const reply = await service.post(path, JSON.stringify(body));
  assert.equal(reply.status, 422, reply.text);
  const data: unknown = JSON.parse(reply.text);
  assert.ok(isData(data));
  return { data, remaining: Number(reply.headers.get('x-ratelimit-remaining')) };
}

const INVERSE = `${ROOT_A}/matrices/inverse-2x2`;
const PRODUCT = `${ROOT_B}/matrix-arithmetic/matmul`;

describe('a question without an answer', () => {
  test('is refused with its detail alone, and is free', async () => {
    const [first, second] = [await refused(INVERSE, SINGULAR), await refused(INVERSE, SINGULAR)];
    assert.deepEqual(Object.keys(first.data), ['detail']);
    assert.equal(second.remaining, first.remaining);
  });

  test('is explained where that is asked for, and counts', async () => {
    const plain = await refused(INVERSE, SINGULAR);
    const explained = await refused(INVERSE, { ...SINGULAR, explain_failure: true });
    assert.deepEqual(explained.data['detail'], plain.data['detail']);
    assert.equal(explained.remaining, plain.remaining - 1);
    assert.equal(at(explained.data, 'steps', 1, 'content_type'), 'latex');
    assert.deepEqual(explained.data['intermediate'], { rank: 1, dependence: ['2', '-1'] });
  });

  test('is explained in the formats and the length of family B', async () => {
    const body = { a: [[1, 2]], b: [[1, 2]], explain_failure: true };
    const { data } = await refused(PRODUCT, { ...body, steps_output_formats: ['', 'speech'], steps_length: 'short' });
    assert.deepEqual(at(data, 'steps', 2, 'content'), { text: '2 ≠ 1', speech: '2 is not equal to 1.' });
    assert.equal('intermediate' in data, false);
  });

  test('stays free where nothing mathematical is to be told', async () => {
    const body = {
      a: [
        [1, 2],
        [3, 4],
      ],
      method: 'sarrus',
      explain_failure: true,
    };
    const [first, second] = [
      await refused(`${ROOT_A}/matrices/determinant-nxn`, body),
      await refused(`${ROOT_A}/matrices/determinant-nxn`, body),
    ];
    assert.deepEqual(Object.keys(first.data), ['detail']);
    assert.equal(second.remaining, first.remaining);
  });
});
