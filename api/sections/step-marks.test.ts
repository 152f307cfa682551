// What a step says of the rows, columns and cells that it marks, on the wire of both families.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerTo, type Data, listIn } from '../testing/replies.ts';

function stepsOf(path: string, body: object): readonly Data[] {
  return listIn(answerTo(path, body), 'steps');
}

const marked = (rows: readonly number[], columns: readonly number[], cells: readonly (readonly number[])[]) => ({
  marked: { rows, columns, cells },
});

test('family A marks the changed row with its pivot, then the pivots of the answer, counted from 1, and nothing else', () => {
  const steps = stepsOf('/matrix-forms/ref', {
    a: [
      [1, 2],
      [3, 4],
    ],
    method: 'gauss',
    response_profile: 'standard',
  });
  const metadata = steps.map((step) => step['metadata']);
  assert.deepEqual(
    metadata.filter((value) => value !== null),
    [
      marked([2], [], [[1, 1]]),
      marked([2], [], [[2, 2]]),
      marked(
        [],
        [],
        [
          [1, 1],
          [2, 2],
        ],
      ),
    ],
  );
  for (const step of steps) {
    if (step['metadata'] !== null) assert.equal(step['content_type'], 'latex');
  }
});

test('family B has metadata where something is marked, and the member is absent elsewhere', () => {
  const steps = stepsOf('/matrix-arithmetic/matmul', {
    a: [
      [1, 2],
      [3, 4],
    ],
    b: [
      [5, 6],
      [7, 8],
    ],
  });
  const found = steps.filter((step) => 'metadata' in step);
  assert.deepEqual(
    found.map(({ metadata }) => metadata),
    [marked([1], [], []), marked([], [1], [])],
  );
  assert.deepEqual([...new Set(steps.map((step) => Object.keys(step).join()))].toSorted(), [
    'id,kind,content,explain',
    'id,kind,content,explain,metadata',
  ]);
});
