// Undo and redo: each change can be taken back and done again, and typing in one cell is one change.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { changed, redone, undoable, undone } from './undo.ts';

test('all changes are taken back one by one, and done again', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 50 }), (values) => {
      let state = undoable(0);
      for (const value of values) state = changed(state, value);
      for (const value of values.toReversed()) {
        assert.equal(state.present, value);
        state = undone(state);
      }
      assert.equal(state.present, 0);
      assert.equal(undone(state), state);
      for (const value of values) {
        state = redone(state);
        assert.equal(state.present, value);
      }
      assert.equal(redone(state), state);
    }),
  );
});

test('keys in one cell are one change, in another cell another', () => {
  let state = undoable('');
  for (const [text, cell] of [
    ['1', 'a'],
    ['12', 'a'],
    ['123', 'a'],
    ['123 4', 'b'],
  ] as const) {
    state = changed(state, text, cell);
  }
  assert.equal(undone(state).present, '123');
  assert.equal(undone(undone(state)).present, '');
});

test('a change after an undo forgets what was undone', () => {
  const state = changed(undone(changed(changed(undoable(0), 1), 2)), 3);
  assert.equal(redone(state), state);
  assert.equal(undone(state).present, 1);
});
