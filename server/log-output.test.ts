import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openOutput } from './log-output.ts';

function failure(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** An output that does one thing after the other: takes so many bytes at most, or fails. */
function outputThat(...acts: readonly (number | Error)[]) {
  const left = [...acts];
  const taken: string[] = [];
  const write = openOutput(1, (bytes) => {
    const act = left.shift() ?? bytes.length;
    if (act instanceof Error) throw act;
    taken.push(Buffer.from(bytes.subarray(0, act)).toString());
    return Math.min(act, bytes.length);
  });
  return { taken, write: (text: string) => write(Buffer.from(text)) };
}

test('what is taken in parts is written whole and in order', () => {
  const { taken, write } = outputThat(3, 1);
  write('abcdefg');
  assert.deepEqual(taken, ['abc', 'd', 'efg']);
});

test('a reader that is behind is waited for', () => {
  const { taken, write } = outputThat(2, failure('EAGAIN'), failure('EAGAIN'));
  write('abcd');
  assert.deepEqual(taken, ['ab', 'cd']);
});

for (const code of ['EPIPE', 'ENOSPC', 'EIO']) {
  test(`${code} loses what was to be written, and nothing else`, () => {
    const { taken, write } = outputThat(2, failure(code));
    write('abcd');
    write('efg');
    assert.deepEqual(taken, ['ab', 'efg']);
  });
}
