import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { gatherLines } from './log.ts';

/** Lets so many milliseconds pass by a clock of the test's own. */
function passTime(t: TestContext, milliseconds: number): void {
  t.mock.timers.tick(milliseconds);
}

test('the lines of a moment are written together and in order', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const written: string[] = [];
  const { write } = gatherLines({ write: (text) => void written.push(text) });
  for (const line of ['a\n', 'b\n', 'c\n']) write(line);
  assert.deepEqual(written, []);
  passTime(t, 20);
  assert.deepEqual(written, ['a\nb\nc\n']);
  write('d\n');
  passTime(t, 20);
  assert.deepEqual(written, ['a\nb\nc\n', 'd\n']);
});

test('what waits can be written at once, and is not written twice', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const written: string[] = [];
  const { write, flush } = gatherLines({ write: (text) => void written.push(text) });
  write('a\n');
  flush();
  assert.deepEqual(written, ['a\n']);
  passTime(t, 20);
  assert.deepEqual(written, ['a\n']);
});

test('more than can wait is written at once, in order and whole', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const written: string[] = [];
  const { write, flush } = gatherLines({ write: (text) => void written.push(text) });
  const lines = ['first\n', ...Array.from({ length: 9 }, (_, place) => `${'é€😀'.repeat(place * 1500)}\n`), 'last\n'];
  for (const line of lines) write(line);
  flush();
  assert.ok(written.length > 2);
  assert.equal(written.join(''), lines.join(''));
});
