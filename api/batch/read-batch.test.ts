import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { jsonText } from '../parse/json-texts.ts';
import { type BatchReading, MOST_QUESTIONS, readBatch } from './read-batch.ts';

function read(text: string | Uint8Array): BatchReading {
  const reader = readBatch(typeof text === 'string' ? Buffer.from(text) : text);
  for (;;) {
    const step = reader.next();
    if (step.done === true) return step.value;
  }
}

function questionsOf(text: string) {
  const reading = read(text);
  assert.ok(reading.kind === 'batch', JSON.stringify(reading));
  return reading.questions.map((question) =>
    question.kind === 'question'
      ? { id: question.id, route: question.route, body: Buffer.from(question.body).toString() }
      : { id: question.id, entries: question.entries },
  );
}

const whole: readonly (readonly [name: string, text: string, loc: readonly string[], type: string])[] = [
  ['no body', '', ['body', 'questions'], 'value_error.missing'],
  ['white space', ' \n', ['body', 'questions'], 'value_error.missing'],
  ['no object', '[]', ['body'], 'type_error.dict'],
  ['a number', '12', ['body'], 'type_error.dict'],
  ['no questions', '{"question": []}', ['body', 'questions'], 'value_error.missing'],
  ['questions that are no list', '{"questions": {}}', ['body', 'questions'], 'type_error.list'],
  ['an empty list', '{"questions": [ ]}', ['body', 'questions'], 'type_error.list'],
  ['a bracket that is never closed', '{"questions": [{"body": [1]}', ['body', '28'], 'value_error.jsondecode'],
  ['a key twice', '{"questions": [{"id": "a", "id": "b"}]}', ['body', '27'], 'value_error.jsondecode'],
  ['something after the end', '{"questions": [1]} x', ['body', '19'], 'value_error.jsondecode'],
  ['no value', '{"questions": [{"body": ,}]}', ['body', '24'], 'value_error.jsondecode'],
  ['a comma too many', '{"questions": [1,]}', ['body', '17'], 'value_error.jsondecode'],
];

for (const [name, text, loc, type] of whole) {
  test(`invalid as a whole: ${name}`, () => {
    const reading = read(text);
    assert.ok(reading.kind === 'invalid');
    assert.deepEqual(
      reading.entries.map((entry) => [entry.loc, entry.type]),
      [[loc, type]],
    );
  });
}

const at = ['body', 'questions', '0'];
const faults: readonly (readonly [name: string, question: string, loc: readonly string[], type: string])[] = [
  ['no object', '7', at, 'type_error.dict'],
  ['a list', '[[], "]"]', at, 'type_error.dict'],
  ['no route', '{"body": {}}', [...at, 'route'], 'value_error.missing'],
  ['no body', '{"route": "/x"}', [...at, 'body'], 'value_error.missing'],
  ['a route that is no text', '{"route": 5, "body": {}}', [...at, 'route'], 'type_error.str'],
  ['an id that is no text', '{"id": 5, "route": "/x", "body": {}}', [...at, 'id'], 'type_error.str'],
  [
    'an id that is too long',
    `{"id": "${'i'.repeat(129)}", "route": "/x", "body": {}}`,
    [...at, 'id'],
    'value_error.any_str.max_length',
  ],
];

for (const [name, question, loc, type] of faults) {
  test(`a fault of one question alone: ${name}`, () => {
    const [first, second] = questionsOf(`{"questions": [${question}, {"route": "/y", "body": 1, "id": "b"}]}`);
    assert.deepEqual(
      first !== undefined && 'entries' in first ? first.entries?.map((entry) => [entry.loc, entry.type]) : [],
      [[loc, type]],
    );
    assert.deepEqual(second, { id: 'b', route: '/y', body: '1' });
  });
}

test('the bodies are the very bytes that came, in the order of the list', () => {
  const bodies = ['{"a": [[0.10, 1e400]]}', '[ "}\\"]" ]', 'null', '"x"', '-12.50', '{"broken" 1}'];
  const text = bodies.map((body, place) => `{"id":"${place}", "other": {"x": []}, "route":"/r", "body": ${body}}`);
  assert.deepEqual(
    questionsOf(` {"first": 1, "questions" : [ ${text.join(' , ')} ] } `),
    bodies.map((body, place) => ({ id: String(place), route: '/r', body })),
  );
});

test('an id of null is none', () => {
  assert.deepEqual(questionsOf('{"questions": [{"id": null, "route": "/r", "body": 0}]}'), [
    { id: null, route: '/r', body: '0' },
  ]);
});

test('any JSON is a body', () => {
  fc.assert(
    fc.property(fc.array(jsonText, { minLength: 1, maxLength: 5 }), (bodies) => {
      const text = bodies.map((body) => `{"route":"/r","body":${body}}`).join(',');
      assert.deepEqual(
        questionsOf(`{"questions":[${text}]}`).map((question) => ('body' in question ? question.body?.trim() : null)),
        bodies.map((body) => body.trim()),
      );
    }),
    { seed: 41 },
  );
});

test('any bytes are a batch or invalid, never an error', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    '\\',
    ',',
    ':',
    '"questions"',
    '"body"',
    '"route"',
    '1',
    ' ',
    'é',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      for (const text of [
        pieces.join(''),
        `{"questions":[${pieces.join('')}`,
        `{"questions":[{${pieces.join('')}}]}`,
      ]) {
        assert.match(read(text).kind, /^(batch|invalid)$/);
      }
    }),
    { seed: 42, numRuns: 2000 },
  );
});

function many(count: number): string {
  return `{"questions":[${Array.from({ length: count }, () => '1').join(',')}]}`;
}

test('a thousand questions and no more', () => {
  assert.equal(questionsOf(many(MOST_QUESTIONS)).length, 1000);
  const reading = read(many(1234));
  assert.ok(reading.kind === 'invalid');
  assert.match(reading.entries[0]?.msg ?? '', /at most 1000 questions; this one has 1234/);
});

test('a long body is read with pauses', () => {
  const bytes = Buffer.from(`{"questions":[{"route":"/r","body":[${'1,'.repeat(500_000)}1]}]}`);
  const reader = readBatch(bytes);
  let pauses = 0;
  while (reader.next().done !== true) pauses += 1;
  assert.ok(pauses >= 10, `${pauses} pauses`);
});
