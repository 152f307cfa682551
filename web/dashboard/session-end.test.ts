import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { freshKey, session } from '../application/session.ts';
import { ending, endSession, watchSession } from './session-end.ts';

beforeEach(() => {
  ending.value = null;
  freshKey.value = 'a key';
  session.value = {
    account: { email: 'ada@example.org' },
    allowance: { plan: 'free', limit: 1000, used: 0, remaining: 1000, resets_at: '2026-12-01T00:00:00.000Z' },
    sign_up_by_mail: false,
    reset_by_mail: false,
  };
});

test('a 401 ends the session, and takes the key with it', () => {
  const reply = { kind: 'refused', status: 401, sentence: 'Not signed in.', problems: [] } as const;
  assert.equal(watchSession(reply), reply);
  assert.equal(ending.value, 'expired');
  assert.equal(session.value?.account, null);
  assert.equal(freshKey.value, null);
});

for (const status of [0, 403, 422, 429, 500, 503]) {
  test(`a ${status} leaves the session as it is`, () => {
    watchSession({ kind: 'refused', status, sentence: 'No.', problems: [] });
    assert.equal(ending.value, null);
    assert.equal(session.value?.account?.email, 'ada@example.org');
  });
}

test('the end tells why', () => {
  endSession('deleted');
  assert.equal(ending.value, 'deleted');
  assert.equal(session.value?.account, null);
});
