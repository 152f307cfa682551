import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import type { PageAnswer } from '../service/answers.ts';
import { writeBody } from './body.ts';
import { exampleOf, type PlaygroundInput, withDraft } from './draft.ts';
import { type Answered, lastVisit } from './last-visit.ts';
import { announcementOf, isOutdated, lastAnswerTo, type Outcome } from './outcome.ts';
import { operation, sampleFields, sampleOperation } from './sample-fields.ts';

const input = exampleOf(sampleOperation, sampleFields);
const changed = withDraft(input, 'k', { kind: 'text', text: '3' });
const moved: PlaygroundInput = { ...input, operation: operation('other', 'Other') };

function bodyOf(asked: PlaygroundInput): string {
  const written = writeBody(asked);
  assert.ok(written.kind === 'body');
  return written.text;
}

function answerWith(speech: string): PageAnswer {
  const answer = { html: '', speech, plain_text: '', latex: '', csv: '', matlab: '', numpy: '', json: '' };
  return {
    operation: { id: 'sample', title: 'Sample' },
    request: { path: '/v1/sample', body: '{}' },
    task: { html: '', speech: '', text: '' },
    answer: {
      ...answer,
      forms: [],
      matrices: [],
      exact: true,
      is_rounded: false,
      rounded_by_doubles: false,
      description: '',
    },
    notes: [],
    steps: [],
    steps_length: 'normal',
    steps_latex: '',
    learn: null,
    exercises: [],
    implementations: [],
    quick_actions: [],
  };
}

const answered: Answered = {
  kind: 'answered',
  answer: answerWith('two thirds'),
  asked: { operation: 'sample', body: bodyOf(input) },
};
const refused: Outcome = {
  kind: 'refused',
  refused: { kind: 'refused', status: 429, sentence: 'Later.', problems: [] },
};

afterEach(() => {
  lastVisit.value = null;
});

const cases: readonly [name: string, asked: PlaygroundInput, isSame: boolean][] = [
  ['the same question', input, true],
  ['a question with another number', changed, false],
  ['the same body for another operation', moved, false],
];
for (const [name, asked, isSame] of cases) {
  test(`an answer to ${name}`, () => {
    lastVisit.value = { fragment: '', answered };
    assert.deepEqual(lastAnswerTo(asked), isSame ? answered : { kind: 'none' });
    assert.equal(isOutdated(answered, asked, writeBody(asked)), !isSame);
  });
}

test('without an earlier visit nothing is answered, and what is not answered is not outdated', () => {
  assert.deepEqual(lastAnswerTo(input), { kind: 'none' });
  assert.equal(isOutdated(refused, changed, writeBody(changed)), false);
});

test('what is said aloud', () => {
  assert.equal(announcementOf(answered, true), 'Working it out.');
  assert.equal(announcementOf(answered, false), 'The answer: two thirds');
  assert.equal(announcementOf(refused, false), '');
  const long = { ...answered, answer: answerWith(`L equals ${'1, '.repeat(300)}2`) };
  const announced = announcementOf(long, false);
  assert.match(announced, /^The answer begins: L equals 1, (1, )+1\. The page has the rest\.$/);
  assert.ok(announced.length < 700);
});
