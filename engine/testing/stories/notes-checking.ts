// Notes checking: whether an operation says of an input just what it should, and whether that is true.

import assert from 'node:assert/strict';
import type { Operation } from '../../catalogue/operation.ts';
import type { Prose } from '../../document/prose.ts';
import { rational } from '../../exact/rational.ts';
import { ask, valuesOf } from '../asking.ts';
import { inputNames } from '../input-names.ts';
import { checkStory } from './story-checking.ts';

type Body = { readonly [field: string]: unknown };

/** The notes on a body, written by a renderer, are these or match these; nothing in them is false or cannot be checked. */
export function assertNotes(
  operation: Operation,
  body: Body,
  expected: readonly (string | RegExp)[],
  write: (note: Prose) => string,
): void {
  const texts = ask(operation, valuesOf(operation, body)).notes().map(write);
  assert.equal(texts.length, expected.length, texts.join('\n'));
  expected.forEach((note, index) => {
    if (typeof note === 'string') assert.equal(texts[index], note);
    else assert.match(texts[index], note);
  });
  assertTrueNotes(operation, body);
}

/** Nothing in the notes on a body is false or cannot be checked. */
export function assertTrueNotes(operation: Operation, body: Body): void {
  const input = valuesOf(operation, body);
  const question = ask(operation, input);
  const known = { names: inputNames(operation.id, input), answer: question.answer(), lambda: rational(7n, 3n) };
  const { wrong, unchecked } = checkStory(question.story(), known, question.notes());
  assert.deepEqual([...wrong, ...unchecked], [], operation.id);
}
