// Real replies against the published schemas: every example of the document, at every verbosity and with every kind of option.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { EXACT_TEXT } from './number-schemas.ts';
import { readFraction } from '@matrixsteps/engine/exact/decimal.ts';
import type { Endpoint, Family } from '../endpoints/endpoints.ts';
import { endpoints, isData } from '../testing/replies.ts';
import { requestExamples } from './request-examples.ts';
import { answerName } from './responses.ts';
import { completeReply } from '../execute/complete-reply.ts';
import { document, findings } from './testing/published.ts';
import { testSpeed } from '@matrixsteps/engine/testing/test-speed.ts';

/** What is asked for beside each example. */
const OPTIONS: { readonly [F in Family]: readonly object[] } = {
  a: [
    { response_profile: 'lite' },
    { response_profile: 'standard', steps_bg: false, decimals: 2, apply_decimals_in_steps: true },
    { response_profile: 'detailed', exercise_count: 1 },
    { include: ['answer', 'notes'], evaluate_expressions: false, result_name: 'Σ 1' },
    { include: ['result', 'intermediate'], evaluate_expressions: false },
    { steps_output_formats: ['', 'html', 'latex', 'speech'], steps_extra_formats: ['mathml', 'mathjson', 'svg'] },
    { steps_extra_formats: ['svg'] },
  ],
  b: [
    { api_level: 'lite', result_name: 'Σ 1' },
    { api_level: 'standard', decimals: 2 },
    { api_level: 'detailed' },
    { steps_output_formats: ['', 'html', 'latex', 'speech'], steps_extra_formats: ['mathml', 'mathjson', 'svg'] },
    {
      steps_bg: false,
      request_params: false,
      learning_pathways: false,
      related: false,
      properties: false,
      misspelt: 1,
    },
  ],
};

/** The first example of an endpoint is asked with all options, the others with one in turn; in the long form each with all. */
function optionsFor(family: Family, place: number): readonly object[] {
  const all = OPTIONS[family];
  return place === 0 || testSpeed === 'long' ? all : [all[place % all.length]];
}

function check(endpoint: Endpoint, body: object): void {
  const reply = completeReply(endpoint, body);
  assert.equal(findings({ component: answerName(endpoint) }, reply), '', JSON.stringify(body));
  assert.ok(isData(reply));
  // The normalized copy of a request is a request.
  if (endpoint.family === 'b' && 'request_params' in reply) {
    assert.equal(findings({ bodyOf: endpoint.path }, reply['request_params']), '');
  }
}

describe('examples are answered as published', () => {
  for (const endpoint of endpoints) {
    test(endpoint.id, () => {
      const examples = Object.values(requestExamples(endpoint));
      assert.ok(examples.length > 0);
      for (const [place, { summary, value }] of examples.entries()) {
        assert.equal(findings({ bodyOf: endpoint.path }, value), '', summary);
        check(endpoint, value);
        for (const options of optionsFor(endpoint.family, place)) check(endpoint, { ...value, ...options });
      }
    });
  }
});

test('no example of the catalogue is missing in family A', () => {
  for (const endpoint of endpoints) {
    const { family, choice } = endpoint;
    if (family !== 'a' || choice.kind !== 'single') continue;
    assert.equal(Object.keys(requestExamples(endpoint)).length, choice.operation.examples.length, endpoint.id);
  }
});

test('each published reply is of its own schema', () => {
  const responses = Object.entries(document.components.responses);
  const checked = responses.flatMap(([name, response]) => {
    const content: unknown = Reflect.get(response, 'content');
    assert.ok(isData(content) && isData(content['application/json']));
    const { schema, examples } = content['application/json'];
    assert.ok(isData(schema) && isData(examples), name);
    return Object.values(examples).map((example) => {
      assert.ok(isData(example) && typeof schema['$ref'] === 'string');
      const component = schema['$ref'].slice('#/components/schemas/'.length);
      assert.equal(findings({ component }, example['value']), '', name);
      return name;
    });
  });
  assert.deepEqual(
    [...new Set(checked)],
    responses.map(([name]) => name),
  );
});

describe('the schemas refuse what is not so', () => {
  const envelope = completeReply(endpointCalled('a:add'), { a: [[1]], b: [[2]] });
  const reply = completeReply(endpointCalled('b:row-min'), { a: [[1]] });
  assert.ok(isData(envelope) && isData(reply));
  const wrong: readonly (readonly [name: string, component: string, value: unknown])[] = [
    ['a member that is not published', 'MatrixEnvelope', { ...envelope, extra: 1 }],
    ['an envelope without metadata', 'MatrixEnvelope', { result: envelope['result'] }],
    ['another kind of answer', 'NumberEnvelope', envelope],
    ['a step without id', 'MatrixEnvelope', { ...envelope, steps: [{ content: 'x', content_type: 'text' }] }],
    ['a result of another shape', 'VectorReply', { ans: [[1]] }],
    ['a reply without result', 'VectorReply', {}],
    ['notes that are no list', 'VectorReply', { ...reply, notes: 'x' }],
  ];
  for (const [name, component, value] of wrong) {
    test(name, () => assert.notEqual(findings({ component }, value), ''));
  }
});

describe('the form of exact numbers is the one that is read', () => {
  const texts = [
    '1',
    '-7/3',
    '+3',
    '.5',
    '1.5/2',
    '1e-3',
    '0',
    '-0.0',
    '1/0',
    '1 / 2',
    '01',
    '',
    '-',
    '1.',
    '1/2.0',
    '1/-2',
    '1/+2',
    '/2',
    '1e',
    '1e5/3',
    'x',
    '1/02',
    '٣',
  ];
  for (const text of texts) {
    test(JSON.stringify(text), () => assert.equal(EXACT_TEXT.test(text), readFraction(text) !== null));
  }
});

function endpointCalled(id: string): Endpoint {
  const found = endpoints.find((endpoint) => endpoint.id === id);
  assert.ok(found !== undefined, id);
  return found;
}
