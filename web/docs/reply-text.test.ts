// What readers see of a reply.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { replyText } from './reply-text.ts';

describe('a reply as a reader sees it', () => {
  test('begins with the result of a full reply, and keeps the whole', () => {
    const { first, whole } = replyText('{"metadata":{"success":true},"taxonomy":{},"result":{"answer":[[1,2]]}}');
    assert.equal(first, '{"result": {"answer": [[1, 2]]}}');
    assert.match(String(whole), /"metadata"/);
  });

  test('is one text where nothing stands before the result', () => {
    assert.deepEqual(replyText('{"ans":[[0.3]]}'), { first: '{"ans": [[0.3]]}', whole: null });
  });

  test('keeps digits that a double would lose, and texts that look like numbers', () => {
    const text = '{"ans": [12345678901234567890, 1e-7, 0.10, "12345678901234567890", "\\"1.0"]}';
    assert.equal(replyText(text).first.replaceAll(/\s+/g, ''), text.replaceAll(/\s+/g, ''));
  });

  test('is shown as it came where it is no JSON', () => {
    assert.deepEqual(replyText('Bad gateway'), { first: 'Bad gateway', whole: null });
  });
});
