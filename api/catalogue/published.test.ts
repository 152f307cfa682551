// The published catalogue and operations: everything is there, and what is shown is what the endpoints say.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { operationsOf } from '../endpoints/endpoints.ts';
import { prepareWebAnswer } from '../web-answer/web-answer.ts';
import { familyAParameters } from '../endpoints/parameters.ts';
import { prepare } from '../execute/prepare.ts';
import { type Data, endpointAt, endpoints, isData, listIn } from '../testing/replies.ts';
import { laidOut } from './laid-out.ts';
import { JUDGED_TASKS } from '@matrixsteps/engine/feedback/judged-tasks.ts';
import { publishedCatalogue } from './published-catalogue.ts';
import { publishedOperations } from './published-operation.ts';

const catalogue: unknown = JSON.parse(publishedCatalogue(endpoints[0].catalogue));
assert.ok(isData(catalogue));
const { fields } = catalogue;
assert.ok(isData(fields));
const listed = listIn(catalogue, 'topics').flatMap((topic) => listIn(topic, 'operations'));
const published = publishedOperations(endpoints);

function operationAt(id: string): Data {
  const operation: unknown = JSON.parse(published.get(id)?.() ?? 'null');
  assert.ok(isData(operation), id);
  return operation;
}

/** The published fields that a list of keys names. */
function fieldsAt(keys: unknown): readonly unknown[] {
  assert.ok(Array.isArray(keys) && isData(fields));
  return keys.map((key) => fields[String(key)]);
}

test('every operation of family A is listed once, in order', () => {
  const expected = endpoints.filter(({ family }) => family === 'a').map(({ path }) => path);
  assert.deepEqual(
    listed.map(({ path }) => path),
    expected,
  );
  assert.equal(new Set(listed.map(({ id }) => id)).size, expected.length);
});

test('no field is listed that nobody takes, and equal fields have one key', () => {
  const used = new Set([catalogue['options'], ...listed.map((operation) => operation['fields'])].flat());
  assert.deepEqual(used, new Set(Object.keys(fields)));
  const texts = Object.values(fields).map((field) => JSON.stringify(field));
  assert.equal(new Set(texts).size, texts.length);
});

test('the options are those of the family', () => {
  assert.deepEqual(
    catalogue['options'],
    familyAParameters.map(({ name }) => name),
  );
});

test('the operations whose workings are judged are named', () => {
  assert.deepEqual(catalogue['workings'], JUDGED_TASKS);
});

function fallbackAt(key: string): unknown {
  const [field] = fieldsAt([key]);
  assert.ok(isData(field), key);
  return [field['required'], field['fallback']];
}

test('fallbacks are written as a body would hold them', () => {
  assert.deepEqual(fallbackAt('a'), [true, null]);
  assert.deepEqual(fallbackAt('rows'), [false, ':']);
  assert.deepEqual(fallbackAt('index_base'), [false, 1]);
  assert.deepEqual(fallbackAt('decimals'), [false, null]);
  assert.deepEqual(fallbackAt('result_name'), [false, 'ans']);
  assert.deepEqual(fallbackAt('method'), [false, 'auto']);
});

describe('each operation with all that its page shows', () => {
  for (const { family, path, choice } of endpoints) {
    if (family !== 'a') continue;
    const [operation] = operationsOf(choice);
    test(operation.id, () => {
      const { body: example } = operation.examples[0];
      const shown = operationAt(operation.id);
      const short = listed.find(({ id }) => id === operation.id);
      assert.ok(short !== undefined);
      const { fields: keys, ...members } = short;
      for (const [name, value] of Object.entries(members)) assert.deepEqual(shown[name], value, name);
      assert.deepEqual(shown['fields'], fieldsAt(keys));
      assert.deepEqual(shown['options'], fieldsAt(catalogue['options']));
      assert.deepEqual(
        fieldsAt(keys).map(
          (field) => isData(field) && [field['name'], field['kind'], field['required'], field['permitted']],
        ),
        operation.body.map(({ name, kind, fallback, permitted }) => [name, kind, fallback === undefined, permitted]),
      );
      assert.deepEqual(shown['examples'], JSON.parse(JSON.stringify(operation.examples)));
      assert.deepEqual(
        listIn(shown, 'problems').map(({ code }) => code),
        operation.problems,
      );
      for (const { sentence, type } of listIn(shown, 'problems')) {
        assert.match(String(sentence), /^[A-Z].*\.$/);
        assert.match(String(type), /^value_error\./);
      }
      const prepared = prepareWebAnswer(endpointAt(path), Buffer.from(JSON.stringify(example)));
      const page: unknown = prepared.kind === 'prepared' && JSON.parse(Buffer.from(prepared.run().body).toString());
      assert.ok(isData(page));
      assert.deepEqual(shown['learn'], page['learn']);
      const { task, answer, steps } = page;
      assert.deepEqual(shown['sample'], { body: shown['example'], task, answer, steps });
    });
  }
});

describe('the sample replies are what the endpoints answer, of lists of objects the first two', () => {
  for (const { id, path, path_b: other } of listed) {
    test(String(id), () => {
      const shown = operationAt(String(id));
      assert.equal(shown['reply_b'] === null, other === null);
      const replies = [
        [path, shown['reply_body'], shown['reply']],
        [path, shown['lite_body'], shown['lite_reply']],
        ...(other === null
          ? []
          : [
              [other, shown['reply_b_body'], shown['reply_b']],
              [other, shown['lite_b_body'], shown['lite_b_reply']],
            ]),
      ];
      for (const [where, body, text] of replies) {
        const endpoint = endpointAt(String(where));
        const prepared = prepare(endpoint, Buffer.from(String(body)));
        assert.ok(prepared.kind === 'prepared');
        const real = Buffer.from(prepared.run().body).toString();
        const whole: unknown = JSON.parse(endpoint.family === 'a' ? `{"metadata":{}${real}` : real);
        const reply: unknown = JSON.parse(String(text));
        assert.ok(isData(whole) && isData(reply));
        assert.deepEqual(Object.keys(reply), Object.keys(whole));
        for (const [name, member] of Object.entries(whole)) {
          if (name === 'metadata') assert.ok(isData(reply[name]) && reply[name]['success'] === true);
          else if (Array.isArray(member) && isData(member[0])) assert.deepEqual(reply[name], member.slice(0, 2));
          else assert.deepEqual(reply[name], member);
        }
      }
    });
  }
});

test('what is listed is published, and nothing else', () => {
  assert.deepEqual(new Set(published.keys()), new Set(listed.map(({ id }) => id)));
});

test('what fits on a line stands on one', () => {
  assert.equal(
    laidOut({
      a: [
        [1, 2],
        [3, 4],
      ],
      b: {},
      c: [],
    }),
    '{ "a": [[1, 2], [3, 4]], "b": {}, "c": [] }',
  );
  const long = 'x'.repeat(60);
  assert.equal(
    laidOut({ first: long, second: [long, { third: null }] }),
    `{\n  "first": "${long}",\n  "second": ["${long}", { "third": null }]\n}`,
  );
});
