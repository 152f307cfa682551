// The catalogue: the order of operations, links from both sides, and what an operation may leave out.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { integer } from '../exact/rational.ts';
import { matrixOf } from '../exact/matrix.ts';
import { oneExpression } from '../learning/implementation.ts';
import { scalarAnswer } from './answer.ts';
import { catalogueOf, operationsOf } from './catalogue.ts';
import { type AnyField, integerField, selectionField } from './field.ts';
import { givenValues } from './given.ts';
import { matrixA } from './inputs.ts';
import { defineOperation, type Operation } from './operation.ts';
import { defineTopic } from './topic.ts';

const topic = defineTopic({
  id: 'samples',
  title: 'Samples',
  summary: 'Operations of tests.',
  order: 1,
  taxonomy: { domain: '', branch: '', module: '', topic: '' },
  paths: { a: 'samples' },
  selector: null,
});

interface Options {
  readonly order?: number;
  readonly related?: readonly string[];
  readonly linkedFrom?: readonly string[];
  readonly body?: readonly AnyField[];
}

function sample(id: string, { related = [], body = [matrixA], ...options }: Options = {}): Operation {
  return defineOperation({
    id,
    ...options,
    title: id,
    alsoCalled: [`the ${id}`],
    summary: id,
    body,
    answer: 'scalar',
    read: () => null,
    cost: () => 1,
    *solve() {
      yield null;
      return scalarAnswer(integer(1));
    },
    task: () => [],
    theory: [],
    tell: () => [],
    problems: [],
    related,
    content: {
      examples: [],
      implementation: {
        working: oneExpression({ numpy: 'a', sympy: 'a', r: 'a', octave: 'a', typescript: 'a', spreadsheet: 'a' }),
      },
    },
  });
}

function idsOf(...operations: readonly Operation[]): readonly string[] {
  return operationsOf(catalogueOf([{ topic, operations }])).map(({ id }) => id);
}

function relatedOf(...operations: readonly Operation[]): readonly (readonly string[])[] {
  return operationsOf(catalogueOf([{ topic, operations }])).map(({ related }) => related);
}

describe('order', () => {
  test('by number', () => assert.deepEqual(idsOf(sample('b', { order: 2 }), sample('c', { order: 1 })), ['c', 'b']));
  test('without a number last, by id', () =>
    assert.deepEqual(idsOf(sample('d'), sample('b'), sample('z', { order: 9 })), ['z', 'b', 'd']));
});

describe('links', () => {
  test('an operation can ask others to name it, as the last', () => {
    const [a] = relatedOf(sample('a', { related: ['b'] }), sample('b'), sample('c', { linkedFrom: ['a'] }));
    assert.deepEqual(a, ['b', 'c']);
  });
  test('what is named already is named once', () => {
    assert.deepEqual(relatedOf(sample('a', { related: ['b'] }), sample('b', { linkedFrom: ['a'] })), [['b'], []]);
  });
  for (const [name, options] of [
    ['related', { related: ['nowhere'] }],
    ['linked from', { linkedFrom: ['nowhere'] }],
  ] as const) {
    test(`${name} an operation that does not exist`, () => {
      assert.throws(() => idsOf(sample('a', options)), /a is related to nowhere, which does not exist/);
    });
  }
  test('an id that is taken twice', () =>
    assert.throws(() => idsOf(sample('a'), sample('a')), /two operations are called a/));
});

describe('defaults', () => {
  const k = integerField({ name: 'k', label: 'K', description: 'A number.' }, 0);
  const base = {
    ...integerField({ name: 'base', label: 'Base', description: 'A base.' }, 1),
    category: 'options',
  } as const;
  const a = matrixOf([[integer(2)]]);

  test('the question carries the id', () => assert.equal(sample('a').question, 'a'));

  test('inputs identify a question and are given to programs, options do neither', () => {
    const values = givenValues();
    values.set(matrixA, a);
    values.set(k, 3);
    values.set(base, 0);
    const question = sample('a', { body: [matrixA, k, base] }).ask(values.given);
    assert.deepEqual(question.identity, [a, 3]);
    assert.deepEqual(question.programs()?.given, [
      ['a', a],
      ['k', 3],
    ]);
  });

  test('a selection has no default: it means nothing before it is resolved', () => {
    const rows = selectionField({ name: 'rows', label: 'Rows', description: 'Rows.' });
    const values = givenValues();
    values.set(rows, { kind: 'all' });
    assert.throws(
      () => sample('a', { body: [rows] }).ask(values.given).identity,
      /the field rows \(selection\) has no default/,
    );
  });
});
