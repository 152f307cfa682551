import assert from 'node:assert/strict';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { test } from 'node:test';
import { refusals } from './refusal.ts';
import { createWaitingBytes } from './waiting-bytes.ts';

const limits = { maxWaitingBytes: 100, maxAccountWaitingBytes: 60 };

function response(): ServerResponse {
  return new ServerResponse(new IncomingMessage(new Socket()));
}

async function closed(one: ServerResponse): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  one.once('close', resolve);
  one.destroy();
  await promise;
}

function isRefused(refusal: (typeof refusals)[keyof typeof refusals]) {
  return (error: unknown): boolean => {
    assert.ok(error instanceof Error && 'refusal' in error);
    assert.equal(error.refusal, refusal);
    return true;
  };
}

test('an account may hold its share, and no byte more', () => {
  const waiting = createWaitingBytes(limits);
  const one = waiting.open('ada', response());
  one.add(40);
  const other = waiting.open('ada', response());
  assert.throws(() => other.add(21), isRefused(refusals.accountBytesWaiting));
  other.add(20);
  assert.equal(waiting.total(), 60);
  // Whose share is full is refused before any work.
  assert.throws(() => waiting.open('ada', response()), isRefused(refusals.accountBytesWaiting));
});

test('the process may hold no more than its own limit, whoever asks', () => {
  const waiting = createWaitingBytes(limits);
  waiting.open('ada', response()).add(60);
  const bob = waiting.open('bob', response());
  assert.throws(() => bob.add(41), isRefused(refusals.bytesWaiting));
  bob.add(40);
  assert.throws(() => waiting.open('eve', response()), isRefused(refusals.bytesWaiting));
});

test('what a response held is free when it has closed, and what was refused was never held', async () => {
  const waiting = createWaitingBytes(limits);
  const first = response();
  const holding = waiting.open('ada', first);
  holding.add(50);
  assert.throws(() => holding.add(50));
  assert.equal(waiting.total(), 50);
  await closed(first);
  assert.equal(waiting.total(), 0);
  waiting.open('ada', response()).add(60);
});

test('a client that has gone holds nothing any more', async () => {
  const waiting = createWaitingBytes(limits);
  const gone = response();
  const holding = waiting.open('ada', gone);
  await closed(gone);
  holding.add(1000);
  assert.equal(waiting.total(), 0);
});
