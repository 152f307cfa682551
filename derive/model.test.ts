// The model of the clients: complete, with names that agree with the document's, and forms for all that replies hold.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { operationIdOf } from '@matrixsteps/api/openapi/operation-ids.ts';
import { completeReply } from '@matrixsteps/api/execute/complete-reply.ts';
import { endpoints } from '@matrixsteps/api/testing/replies.ts';
import type { Form, Member } from './form.ts';
import { clientModel } from './model.ts';
import { camelCase, pascalCase } from './typescript/spelling.ts';

const model = clientModel(endpoints);
const methods = model.groups.flatMap((group) =>
  [...group.methods.a, ...group.methods.b].map((method) => ({ group, method })),
);

test('every endpoint is one method', () => {
  assert.deepEqual(methods.map(({ method }) => method.id).toSorted(), endpoints.map(({ id }) => id).toSorted());
});

test('groups and methods are named as the ids of the document', () => {
  for (const { group, method } of methods) {
    const owner = method.family === 'a' ? camelCase(group.words) : `compact${pascalCase(group.words)}`;
    const endpoint = endpoints.find(({ id }) => id === method.id);
    assert.ok(endpoint !== undefined);
    assert.equal(`${owner}_${camelCase(method.words)}`, operationIdOf(endpoint));
  }
});

test('no method has a name twice', () => {
  for (const { methods: families } of model.groups) {
    for (const family of [families.a, families.b]) {
      assert.equal(new Set(family.map(({ words }) => words.join(' '))).size, family.length);
    }
  }
});

test('every method has examples, and each of them gives all that is required', () => {
  for (const { method } of methods) {
    assert.ok(method.examples.length > 0, method.id);
    for (const { body } of method.examples) {
      for (const { name } of method.inputs) assert.ok(name in body, `${method.id}: ${name}`);
    }
  }
});

describe('arguments', () => {
  const named = [
    ['a:add', ['a', 'b'], []],
    ['b:statistics', ['a', 'type'], ['ddof']],
    ['b:add', ['a', 'b'], []],
    ['b:arithmetic', ['a', 'b', 'operation'], ['method']],
    ['a:row-delete', ['a', 'index'], ['index_base']],
    ['a:row-insert', ['a', 'b'], ['index', 'index_base']],
    ['a:index-and-slice', ['a'], ['rows', 'cols', 'index_base']],
  ] as const;
  for (const [id, inputs, options] of named) {
    test(id, () => {
      const method = methods.find((each) => each.method.id === id)?.method;
      assert.deepEqual(
        method?.inputs.map(({ name }) => name),
        inputs,
      );
      assert.deepEqual(
        method?.options.map(({ name }) => name),
        options,
      );
    });
  }

  test('their defaults are as a body would write them', () => {
    const defaults = new Map([...model.options.a, ...model.options.b].map((option) => [option.name, option.default]));
    assert.deepEqual(defaults.get('decimals'), null);
    assert.deepEqual(defaults.get('steps_output_formats'), ['']);
    assert.deepEqual(defaults.get('exercise_seed'), undefined);
  });
});

test('a selector says what each of its choices answers with, and what may be absent from all', () => {
  const answer = methods.find(({ method }) => method.id === 'b:arithmetic')?.method.answer;
  assert.ok(answer?.kind === 'selected');
  assert.equal(answer.all, 'all');
  assert.equal(answer.echoed, true);
  assert.deepEqual(answer.choices.map(({ key, answer: own }) => [key, own.kind])[2], ['multiply_ew', 'matrix']);
  for (const id of ['add', 'divide-ew', 'matmul'])
    assert.equal(answer.choices.find(({ value }) => value === id)?.mayBeAbsent, true, id);
});

describe('real replies have the members of the model', () => {
  const known = new Map(model.records.map(({ name, form }) => [name, form]));

  /** Where a value is not of its form. */
  function strangeness(value: unknown, form: Form, place: string): readonly string[] {
    if (form.kind === 'reference') return strangeness(value, known.get(form.name) ?? { kind: 'nothing' }, place);
    if (form.kind === 'either') {
      const each = form.of.map((inner) => strangeness(value, inner, place));
      return each.find((found) => found.length === 0) ?? each[0];
    }
    if (form.kind === 'list') {
      if (!Array.isArray(value)) return [`${place} is no list`];
      return value.flatMap((item, index) => strangeness(item, form.of, `${place}.${index}`));
    }
    if (form.kind === 'record') return recordStrangeness(value, form.members, place);
    const types: { readonly [kind: string]: string } = {
      text: 'string',
      choice: 'string',
      whole: 'number',
      truth: 'boolean',
    };
    if (form.kind === 'nothing') return value === null ? [] : [`${place} is not null`];
    const type = types[form.kind];
    return type === undefined || typeof value === type ? [] : [`${place} is no ${form.kind}`];
  }

  function recordStrangeness(value: unknown, members: readonly Member[], place: string): readonly string[] {
    if (typeof value !== 'object' || value === null) return [`${place} is no record`];
    const names = members.map(({ name }) => name);
    return [
      ...Object.keys(value).flatMap((name) => (names.includes(name) ? [] : [`${place}.${name} is unknown`])),
      ...members.flatMap(({ name, required, form }) => {
        const member: unknown = Reflect.get(value, name);
        if (member === undefined) return required ? [`${place}.${name} is missing`] : [];
        return strangeness(member, form, `${place}.${name}`);
      }),
    ];
  }

  for (const { method } of methods.filter((_, index) => index % 7 === 0)) {
    test(method.id, () => {
      const endpoint = endpoints.find(({ id }) => id === method.id);
      assert.ok(endpoint !== undefined);
      const reply: object = Object(completeReply(endpoint, method.examples[0].body));
      const { result: _, ans: __, operation: ___, ...others } = { result: null, ans: null, operation: null, ...reply };
      assert.deepEqual(recordStrangeness(others, method.family === 'a' ? model.envelope : model.details, 'reply'), []);
    });
  }
});
