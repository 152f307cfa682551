import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { DatabaseError } from 'pg';
import { addPath, memberAt, noPool, startTestService } from '../testing/test-service.ts';

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
    const prepare = () => {
      throw thrown;
    };
    const parts = {
      pool: noPool,
      mathematics: { endpoints, prepare },
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
