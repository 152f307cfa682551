// The learn section on the wire: the members and types that the contract names, for every operation.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { operationsOf } from '../endpoints/endpoints.ts';
import { answerTo, endpoints, isData, listIn } from '../testing/replies.ts';

/** What a value must be: a type by its name, or the members of an object; a list of one has any number of such items. */
type Shape = 'string' | 'number' | 'string|null' | readonly [Shape] | { readonly [member: string]: Shape };

const APPLICATION = { id: 'string', title: 'string', industry: 'string', description: 'string' } as const;
const WORKINGS = { given: ['string'], incorrect: 'string', correct: 'string' } as const;

const LEARN: Shape = {
  education_level: {
    level: 'number',
    label: 'string',
    display_name: 'string',
    description: 'string|null',
    age_range: 'string',
  },
  summary: 'string',
  prerequisites: ['string'],
  intuition: ['string'],
  concepts: ['string'],
  key_terms: ['string'],
  objectives: ['string'],
  hints: ['string'],
  formulae: [
    {
      id: 'string',
      name: 'string',
      latex: 'string',
      plain_text: 'string',
      speech: 'string',
      description: 'string',
      conditions: ['string'],
      variables: ['string'],
      formula_type: 'string',
    },
  ],
  applications: [APPLICATION],
  real_world_examples: [APPLICATION],
  misconceptions: [
    {
      id: 'string',
      category: 'string',
      misconception: 'string',
      correct: 'string',
      why_wrong: 'string',
      example: { ...WORKINGS, plain_text: WORKINGS, speech: WORKINGS },
    },
  ],
  learning_pathways: [{ title: 'string', provider: 'string', kind: 'string', level: 'string', url: 'string' }],
  next_topics: ['string'],
};

const FORMULA_TYPES = /^(?:definition|rule|property|identity)$/;

function conforms(value: unknown, shape: Shape, at: string): void {
  if (typeof shape === 'string') {
    assert.ok(shape.split('|').includes(value === null ? 'null' : typeof value), `${at} is ${typeof value}`);
    assert.notEqual(value, '', at);
  } else if (isList(shape)) {
    assert.ok(Array.isArray(value), at);
    value.forEach((item, index) => conforms(item, shape[0], `${at}[${index}]`));
  } else {
    assert.ok(isData(value), at);
    assert.deepEqual(Object.keys(value), Object.keys(shape), at);
    for (const [member, inner] of Object.entries(shape)) conforms(value[member], inner, `${at}.${member}`);
  }
}

function isList(shape: Exclude<Shape, string>): shape is readonly [Shape] {
  return Array.isArray(shape);
}

/** Neither LaTeX nor HTML. */
function isReadable(texts: readonly unknown[]): void {
  for (const text of texts) assert.doesNotMatch(String(text), /\\|<\/?[a-z]/);
}

test('measurements are decimals, and the workings of a misconception stand in their places', () => {
  const { learn } = answerTo('/v1/mathematics/linear-algebra/matrices/trace', { a: [[1]], include: ['learn'] });
  assert.ok(isData(learn));
  const [{ description }] = listIn(learn, 'real_world_examples');
  assert.match(String(description), /0\.86/);
  const [{ example }] = listIn(learn, 'misconceptions');
  assert.ok(isData(example) && isData(example['plain_text']) && isData(example['speech']));
  assert.deepEqual(example['plain_text'], {
    given: ['A = ⎡1  2⎤\n    ⎣5  4⎦'],
    incorrect: 'tr(A) = 2 + 5 = 7',
    correct: 'tr(A) = 1 + 4 = 5',
  });
  assert.match(String(example['speech']['incorrect']), /\b7$/);
  assert.match(String(example['speech']['correct']), /\b5$/);
});

describe('learn has the members of the contract', () => {
  for (const { family, path, choice } of endpoints) {
    if (family !== 'a') continue;
    const [{ id, examples }] = operationsOf(choice);
    test(id, () => {
      const { learn } = answerTo(path, { ...examples[0].body, include: ['learn'] });
      conforms(learn, LEARN, 'learn');
      assert.ok(isData(learn) && Array.isArray(learn['formulae']));
      for (const { formula_type: type } of learn['formulae'].filter(isData)) assert.match(String(type), FORMULA_TYPES);
      for (const { plain_text: plain, speech } of learn['formulae'].filter(isData)) isReadable([plain, speech]);
      for (const { example } of listIn(learn, 'misconceptions')) {
        assert.ok(isData(example) && isData(example['plain_text']) && isData(example['speech']));
        const { plain_text: plain, speech } = example;
        isReadable([...Object.values(plain), ...Object.values(speech)].flat());
        for (const { incorrect, correct } of [example, plain, speech]) assert.notEqual(incorrect, correct);
      }
    });
  }
});
