import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { loadEndpoints } from '@matrixmath/api/endpoints/endpoints.ts';
import { DatabaseError } from 'pg';
import { gatherLines } from './log.ts';
import { addPath, memberAt, noPool, startTestService } from './testing/test-service.ts';

/** Lets so many milliseconds pass by a clock of the test's own. */
function passTime(t: TestContext, milliseconds: number): void {
  t.mock.timers.tick(milliseconds);
}

test('the lines of a moment are written together and in order', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const written: string[] = [];
  const { write } = gatherLines((bytes) => void written.push(Buffer.from(bytes).toString()));
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
  const { write, flush } = gatherLines((bytes) => void written.push(Buffer.from(bytes).toString()));
  write('a\n');
  flush();
  assert.deepEqual(written, ['a\n']);
  passTime(t, 20);
  assert.deepEqual(written, ['a\n']);
});

test('more than can wait is written at once, in order and whole', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const written: string[] = [];
  const { write, flush } = gatherLines((bytes) => void written.push(Buffer.from(bytes).toString()));
  const lines = ['first\n', ...Array.from({ length: 9 }, (_, place) => `${'é€😀'.repeat(place * 1500)}\n`), 'last\n'];
  for (const line of lines) write(line);
  flush();
  assert.ok(written.length > 2);
  assert.equal(written.join(''), lines.join(''));
});

test('of an error is logged what it is, and not the values that it carries', async (t) => {
  const error = Object.assign(
    new DatabaseError('duplicate key value violates unique constraint "user_email_key"', 1, 'error'),
    {
      code: '23505',
      detail: 'Key (email)=(canary@example.com) already exists.',
      where: 'COPY "user", line 1: canary@example.com',
    },
  );
  const endpoints = await loadEndpoints();
  for (const thrown of [error, new Error('in vain', { cause: error }), new AggregateError([error], 'all of them')]) {
    const lines: string[] = [];
    const consider = () => {
      throw thrown;
    };
    const parts = {
      pool: noPool,
      mathematics: { endpoints, consider },
      logSink: { write: (line: string) => void lines.push(line) },
    };
    const { ask } = await startTestService(t, { logLevel: 'error', parts });
    assert.equal((await ask(addPath)).status, 500);
    assert.equal(lines.length, 1);
    assert.doesNotMatch(lines[0], /canary/);
    const told = memberAt(JSON.parse(lines[0]), 'err');
    assert.equal(memberAt(told, 'type'), thrown.constructor.name);
    assert.match(String(memberAt(told, 'message')), /user_email_key|all of them/);
    assert.match(String(memberAt(told, 'stack')), /log\.test\.ts/);
    if (thrown === error) assert.equal(memberAt(told, 'code'), '23505');
  }
});
