import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countUnlocked, createLockedAccounts } from './locked-accounts.ts';

function lockTimeout(): Error {
  return Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
}

function groupsOf(ids: string) {
  return Array.from(ids, (accountId) => ({ accountId }));
}

/** A server on which some rows are locked: of accounts, or others, which only a wait finds. Each statement takes a number of each group. */
function openServer() {
  let time = 0;
  const counted: string[] = [];
  const statements: string[] = [];
  const server = {
    lockedRows: '',
    otherLocks: '',
    counted,
    statements,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
  const locked = createLockedAccounts(() => time);
  function count(accounts: string) {
    return countUnlocked(groupsOf(accounts), locked, {
      count: async (groups) => {
        const names = groups.map(({ accountId }) => accountId);
        server.statements.push(names.join(''));
        if (names.some((id) => (server.lockedRows + server.otherLocks).includes(id))) throw lockTimeout();
        server.counted.push(...names);
        return names.map((id) => id.toUpperCase());
      },
      findLocked: async (ids) => ids.filter((id) => server.lockedRows.includes(id)),
    });
  }
  return { server, count };
}

test('without a lock there is one statement', async () => {
  const { server, count } = openServer();
  assert.deepEqual(await count('abc'), ['A', 'B', 'C']);
  assert.deepEqual(server.statements, ['abc']);
});

test('an account whose row is locked is left out, once and then without a wait', async () => {
  const { server, count } = openServer();
  server.lockedRows = 'b';
  assert.deepEqual(await count('abc'), ['A', 'locked', 'C']);
  assert.deepEqual(await count('cb'), ['C', 'locked']);
  server.pass(60);
  assert.deepEqual(await count('bc'), ['locked', 'C']);
  assert.deepEqual(server.statements, ['abc', 'ac', 'c', 'c']);
  server.lockedRows = '';
  server.pass(60);
  assert.deepEqual(await count('bc'), ['B', 'C']);
  assert.deepEqual(await count('bc'), ['B', 'C']);
  assert.deepEqual(server.statements.slice(4), ['c', 'b', 'bc']);
});

test('a lock that no look finds is found by counting one account after the other', async () => {
  const { server, count } = openServer();
  server.otherLocks = 'b';
  assert.deepEqual(await count('abc'), ['A', 'locked', 'C']);
  assert.deepEqual(server.statements, ['abc', 'abc', 'a', 'b', 'c']);
  assert.deepEqual(await count('abc'), ['A', 'locked', 'C']);
  assert.deepEqual(server.statements.slice(5), ['ac']);
  server.pass(501);
  server.otherLocks = '';
  assert.deepEqual(await count('abc'), ['A', 'B', 'C']);
  assert.deepEqual(server.statements.slice(6), ['ac', 'b']);
});

test('where many are locked, only some are waited for', async () => {
  const { server, count } = openServer();
  server.otherLocks = 'abcdef';
  assert.deepEqual(new Set(await count('abcdef')), new Set(['locked']));
  assert.deepEqual(server.statements, ['abcdef', 'abcdef', 'a', 'b', 'c']);
});

test('an account that is in a batch twice, with two keys, is left out twice', async () => {
  const { server, count } = openServer();
  server.lockedRows = 'b';
  assert.deepEqual(await count('bab'), ['locked', 'A', 'locked']);
  assert.deepEqual(server.counted, ['a']);
});

test('another error may have counted: nothing is repeated', async () => {
  const locked = createLockedAccounts();
  let statements = 0;
  const failing = countUnlocked(groupsOf('ab'), locked, {
    count: async () => {
      statements += 1;
      throw new Error('the connection was lost');
    },
    findLocked: async () => [],
  });
  await assert.rejects(failing, /connection was lost/);
  assert.equal(statements, 1);
});

test('a revoked key, of which nothing was granted, is not a locked one', async () => {
  const grants = await countUnlocked(groupsOf('a'), createLockedAccounts(), {
    count: async () => [undefined],
    findLocked: async () => [],
  });
  assert.deepEqual(grants, [undefined]);
});
