import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryOf, type HistoryChange, type HistoryEntry, nextEntry } from './history-entry.ts';

const answered = (fragment: string): HistoryEntry => ({ fragment, isAnswered: true });
const typed = (fragment: string): HistoryEntry => ({ fragment, isAnswered: false });

const cases: readonly (readonly [string, HistoryEntry | null, HistoryEntry, HistoryChange])[] = [
  [
    'what is typed first replaces an entry without a question',
    null,
    typed('1'),
    { kind: 'replace', entry: typed('1') },
  ],
  ['what is typed replaces what was typed', typed('1'), typed('2'), { kind: 'replace', entry: typed('2') }],
  [
    'an answer belongs to the entry of its question',
    typed('1'),
    answered('1'),
    { kind: 'replace', entry: answered('1') },
  ],
  ['what is typed after an answer begins an entry', answered('1'), typed('2'), { kind: 'push', entry: typed('2') }],
  ['another answer begins an entry', answered('1'), answered('2'), { kind: 'push', entry: answered('2') }],
  ['the same question again changes nothing', answered('1'), answered('1'), { kind: 'replace', entry: answered('1') }],
  ['an answered question stays answered', answered('1'), typed('1'), { kind: 'replace', entry: answered('1') }],
];

for (const [name, current, next, change] of cases) {
  test(name, () => assert.deepEqual(nextEntry(current, next), change));
}

for (const state of [null, 3, {}, { fragment: 1, isAnswered: true }, { fragment: 'a' }]) {
  test(`no entry of ours: ${JSON.stringify(state)}`, () => assert.equal(entryOf(state), null));
}

test('an entry is read as it was written', () =>
  assert.deepEqual(entryOf({ ...answered('a'), more: 1 }), answered('a')));
