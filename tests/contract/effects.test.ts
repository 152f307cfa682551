// Every parameter of both families: a request that shows its effect.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type RunningService, runService } from '../running-service.ts';
import { ADD_A, ADD_B, ask, at, type Data, INPUTS, isData, ROOT_A, ROOT_B } from './asking.ts';
import { FAMILY_A } from './routes.ts';

let service: RunningService;
before(async () => {
  service = await runService();
});
after(() => service.stop());

interface Effect {
  readonly name: string;
  readonly path: string;
  readonly body: Data;
  /** Where to look in the reply, and what stands there; undefined for a member that is absent. */
  readonly seen: readonly (string | number)[];
  readonly expected: unknown;
}

const EFFECTS: readonly Effect[] = [
  // Family B
  effect('result_name', ADD_B, { result_name: 'sum' }, ['sum'], [[6.25, 8]]),
  effect('result_name leaves no other key', ADD_B, { result_name: 'sum' }, ['ans'], undefined),
  effect('api_level lite', ADD_B, { api_level: 'lite' }, ['steps'], undefined),
  effect('api_level standard', ADD_B, { api_level: 'standard' }, ['properties'], undefined),
  effect('api_level detailed', ADD_B, { api_level: 'detailed' }, ['properties', 'kind'], 'matrix'),
  effect('steps_length short', ADD_B, { steps_length: 'short' }, ['steps', 0, 'kind'], 'formula'),
  effect('explain_failure leaves answers alone', ADD_B, { explain_failure: true }, ['ans'], [[6.25, 8]]),
  effect('ddof', `${ROOT_B}/matrix-statistics/mat-var`, { a: [[1, 3]], b: undefined, ddof: 1 }, ['ans'], 2),
  effect('notation', ADD_B, { notation: { decimal_separator: ',' } }, ['steps', 1, 'content', 'text'], 'A = [1,25  2]'),
  effect('steps_bg false', ADD_B, { steps_bg: false }, ['background'], undefined),
  effect('steps_bg null is absent from lite', ADD_B, { api_level: 'lite', steps_bg: true }, ['background'], undefined),
  effect('decimals', ADD_B, { decimals: 1 }, ['ans'], [[6.3, 8]]),
  effect('decimals 0', ADD_B, { decimals: 0 }, ['ans'], [[6, 8]]),
  effect('decimals -1', ADD_B, { decimals: -1 }, ['ans'], [[6.25, 8]]),
  effect('decimals null', ADD_B, { decimals: null }, ['ans'], [[6.25, 8]]),
  effect('request_params false', ADD_B, { request_params: false }, ['request_params'], undefined),
  effect('request_params true', ADD_B, { request_params: true }, ['request_params', 'api_level'], 'detailed'),
  effect('learning_pathways false', ADD_B, { learning_pathways: false }, ['learning_pathways'], undefined),
  effect('related false', ADD_B, { related: false }, ['related'], undefined),
  effect('properties false', ADD_B, { properties: false }, ['properties'], undefined),
  effect('operation', `${ROOT_B}/matrix-arithmetic`, { operation: 'subtract' }, ['ans'], [[-3.75, -4]]),
  effect('type of dimensions', `${ROOT_B}/matrix-dimensions`, { type: 'ncols' }, ['ans'], 2),
  effect('type of statistics', `${ROOT_B}/matrix-statistics`, { type: 'mat-sum' }, ['ans'], 3.25),
  effect('scalar b, combined', `${ROOT_B}/matrix-arithmetic`, { operation: 'add', b: 1 }, ['ans'], [[2.25, 3]]),
  effect('scalar b, individual', ADD_B, { b: 1 }, ['ans'], [[2.25, 3]]),
  effect(
    'an unknown field is noted',
    ADD_B,
    { decimal: 1 },
    ['notes', 0],
    'The field "decimal" is not known and was ignored; did you mean "decimals"?',
  ),
  effect(
    'a parameter of the other family is noted',
    ADD_B,
    { response_profile: 'lite' },
    ['notes', 0],
    'The field "response_profile" is not known and was ignored; did you mean "api_level"?',
  ),
  effect(
    'result_name of joined emoji',
    ADD_B,
    { result_name: '\u{1f468}\u200d\u{1f467}' },
    ['\u{1f468}\u200d\u{1f467}'],
    [[6.25, 8]],
  ),
  // Family A
  effect('result_name', ADD_A, { result_name: 'sum' }, ['result', 'name'], 'sum'),
  effect('response_profile lite', ADD_A, { response_profile: 'lite' }, ['result'], {
    name: 'ans',
    answer: [[6.25, 8]],
  }),
  effect('response_profile lite has no steps', ADD_A, { response_profile: 'lite' }, ['steps'], undefined),
  effect('response_profile standard', ADD_A, { response_profile: 'standard' }, ['result'], {
    name: 'ans',
    answer: [[6.25, 8]],
  }),
  effect('response_profile detailed', ADD_A, { response_profile: 'detailed' }, ['endpoint', 'method'], 'POST'),
  effect(
    'evaluate_expressions false',
    ADD_A,
    { evaluate_expressions: false },
    ['result', 'answer'],
    [['1.25 + 5', '2 + 6']],
  ),
  effect('include', ADD_A, { include: ['answer'] }, ['taxonomy'], undefined),
  effect('include answer', ADD_A, { include: ['answer'] }, ['result', 'answer'], [[6.25, 8]]),
  effect('include null', ADD_A, { include: null }, ['taxonomy', 'concept_slug'], 'add'),
  effect('include nothing', ADD_A, { include: [] }, ['result'], undefined),
  effect('decimals', ADD_A, { decimals: 1 }, ['result', 'answer'], [[6.3, 8]]),
  effect('exercise_seed', ADD_A, { exercise_seed: 7 }, ['exercises', 0, 'seed'], 7),
  effect('exercise_count', ADD_A, { exercise_count: 0 }, ['exercises'], []),
  effect('exercise_difficulty', ADD_A, { exercise_difficulty: 'hard' }, ['exercises', 0, 'difficulty'], 'hard'),
  effect(
    'strings that write exact numbers',
    ADD_A,
    { a: [['-7/3', '0.1']], b: 0 },
    ['result', 'exact'],
    [['-7/3', '1/10']],
  ),
  effect(
    'decimals in strings or in a single number are decimals to the end',
    `${ROOT_A}/matrices/arithmetic/add`,
    { a: [['0', 1]], b: '0.5', result_name: 'x/y' },
    ['result', 'representations', 'plain_text'],
    '[0.5  1.5]',
  ),
  effect(
    'a fraction among the inputs makes fractions of all',
    `${ROOT_A}/matrices/arithmetic/add`,
    { a: [['1/3', 1]], b: 0.5 },
    ['result', 'representations', 'plain_text'],
    '[5/6  3/2]',
  ),
  effect('a fraction has its exact value beside it', ADD_A, { a: [['1/3', '1']] }, ['result', 'exact', 0, 0], '16/3'),
  effect(
    'k of tril',
    `${ROOT_A}/change-appearance/tril`,
    {
      a: [
        [1, 2],
        [3, 4],
      ],
      k: -1,
    },
    ['result', 'answer'],
    [
      [0, 0],
      [3, 0],
    ],
  ),
  effect(
    'k of triu',
    `${ROOT_A}/change-appearance/triu`,
    {
      a: [
        [1, 2],
        [3, 4],
      ],
      k: 1,
    },
    ['result', 'answer'],
    [
      [0, 2],
      [0, 0],
    ],
  ),
  effect(
    'k of rot90',
    `${ROOT_A}/change-appearance/rot90`,
    {
      a: [
        [1, 2],
        [3, 4],
      ],
      k: -1,
    },
    ['result', 'answer'],
    [
      [3, 1],
      [4, 2],
    ],
  ),
  effect(
    'index of row-insert',
    `${ROOT_A}/change-appearance/row-insert`,
    { a: [[1, 2]], b: [3, 4], index: 1 },
    ['result', 'answer'],
    [
      [3, 4],
      [1, 2],
    ],
  ),
  effect(
    'index left out',
    `${ROOT_A}/change-appearance/row-insert`,
    { a: [[1, 2]], b: [[3, 4]] },
    ['result', 'answer'],
    [
      [1, 2],
      [3, 4],
    ],
  ),
  effect(
    'index of col-delete',
    `${ROOT_A}/change-appearance/col-delete`,
    { a: [[1, 2, 3]], index: [1, 3] },
    ['result', 'answer'],
    [[2]],
  ),
  effect(
    'rows and cols',
    `${ROOT_A}/create/index-and-slice`,
    {
      a: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      rows: 2,
      cols: '2:3',
    },
    ['result', 'answer'],
    [[5, 6]],
  ),
  effect(
    'index_base 0',
    `${ROOT_A}/create/index-and-slice`,
    {
      a: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      rows: -1,
      cols: '1:2',
      index_base: 0,
    },
    ['result', 'answer'],
    [[5]],
  ),
  effect(
    'index_base of rref',
    `${ROOT_A}/matrix-forms/rref`,
    { a: [[0, 2]], index_base: 0 },
    ['intermediate', 'pivots'],
    [1],
  ),
  effect('index_base 1 of rref', `${ROOT_A}/matrix-forms/rref`, { a: [[0, 2]] }, ['intermediate', 'pivots'], [2]),
  effect(
    'method',
    `${ROOT_A}/matrices/determinant-nxn`,
    {
      a: [
        [1, 2],
        [3, 4],
      ],
      method: 'bareiss',
    },
    ['normalized_request', 'method', 'value'],
    'bareiss',
  ),
];

function effect(name: string, path: string, more: Data, seen: Effect['seen'], expected: unknown): Effect {
  return { name, path, body: { ...INPUTS, ...more }, seen, expected };
}

for (const { name, path, body, seen, expected } of EFFECTS) {
  test(`effect: ${name} (${path.startsWith(ROOT_B) ? 'B' : 'A'})`, async () => {
    assert.deepEqual(at(await ask(service, path, body), ...seen), expected);
  });
}

test('decimals written as 2.0 are two decimals', async () => {
  const reply = await service.post(ADD_B, '{"a": [[1.256]], "b": [[0]], "decimals": 2.0, "api_level": "lite"}');
  assert.equal(reply.status, 200, reply.text);
  assert.deepEqual(at(JSON.parse(reply.text), 'ans'), [[1.26]]);
});

test('steps_output_formats and steps_extra_formats name the formats of each step', async () => {
  const reply = await ask(service, ADD_B, {
    ...INPUTS,
    steps_output_formats: ['', 'latex', 'html', 'speech'],
    steps_extra_formats: ['mathml', 'mathjson'],
  });
  const content = at(reply, 'steps', 0, 'content');
  assert.ok(isData(content));
  assert.deepEqual(Object.keys(content), ['text', 'latex', 'html', 'speech', 'mathml', 'mathjson']);
});

function keysOf(value: unknown): readonly string[] {
  return isData(value) ? Object.keys(value) : [];
}

test('family A adds the formats that are asked for to steps, notes, hints and learning content', async () => {
  const body = { ...INPUTS, include: ['steps', 'notes', 'exercises', 'learn'], exercise_count: 1 };
  const bare = await ask(service, ADD_A, body);
  assert.equal(at(bare, 'steps', 0, 'content_formats'), undefined);
  assert.equal(at(bare, 'notes_formats'), undefined);
  const reply = await ask(service, ADD_A, {
    ...body,
    unknown: 1,
    steps_output_formats: ['', 'speech'],
    steps_extra_formats: ['mathjson', 'svg'],
  });
  assert.deepEqual(keysOf(at(reply, 'steps', 0, 'content_formats')), ['text', 'speech', 'mathjson']);
  assert.deepEqual(keysOf(at(reply, 'notes_formats')), ['text', 'speech', 'mathjson']);
  assert.deepEqual(keysOf(at(reply, 'exercises', 0, 'hint_formats')), ['text', 'speech', 'mathjson']);
  assert.deepEqual(keysOf(at(reply, 'learn', 'learn_formats')), ['text', 'speech', 'mathjson']);
  assert.equal(typeof at(reply, 'learn', 'learn_formats', 'speech', 'summary'), 'string');
  assert.equal(at(reply, 'steps', 0, 'content'), at(bare, 'steps', 0, 'content'));
});

test('an extra format alone comes with plain text, in both families', async () => {
  const options = { steps_extra_formats: ['svg'], steps_bg: false };
  const compact = await ask(service, ADD_B, { ...INPUTS, ...options });
  const whole = await ask(service, ADD_A, { ...INPUTS, ...options });
  assert.deepEqual(Object.keys(Object(at(compact, 'steps', 0, 'content'))), ['text']);
  assert.deepEqual(at(whole, 'steps', 0, 'content_formats'), { text: at(compact, 'steps', 0, 'content', 'text') });
});

test('figures are SVG in HTML and where svg is asked for, and a sentence in every other format', async () => {
  const reply = await ask(service, `${ROOT_A}/matrices/determinant-2x2`, {
    a: [
      [2, 1],
      [1, 3],
    ],
    steps_output_formats: ['', 'html'],
    steps_extra_formats: ['svg'],
  });
  const steps = at(reply, 'steps');
  assert.ok(Array.isArray(steps));
  const [figure] = steps
    .map((step: unknown) => at(step, 'content_formats'))
    .filter((step) => at(step, 'svg') !== undefined);
  assert.match(String(at(figure, 'svg')), /^<svg [^>]*><title>The unit square and its image<\/title><desc>A takes /);
  assert.match(String(at(figure, 'html')), /^<figure [^>]*><div [^>]*><svg .*<figcaption>/);
  assert.match(String(at(figure, 'text')), /^A takes the unit square to the parallelogram/);
  const plain = JSON.stringify(
    await ask(service, `${ROOT_A}/matrices/determinant-2x2`, {
      a: [
        [2, 1],
        [1, 3],
      ],
    }),
  );
  assert.doesNotMatch(plain, /<svg/);
});

test('apply_decimals_in_steps rounds the numbers of the steps and says so', async () => {
  const exact = await stepsText({ decimals: 0 });
  const rounded = await stepsText({ decimals: 0, apply_decimals_in_steps: true });
  assert.match(exact, /6\.25/);
  assert.doesNotMatch(exact, /≈/);
  assert.doesNotMatch(rounded, /6\.25/);
  assert.match(rounded, /≈/);
});

test('all invalid fields are reported together, in the order of their declaration', async () => {
  const reply = await service.post(ADD_B, '{"a": 5, "decimals": 2.5, "api_level": "x", "related": 1}');
  const detail = at(JSON.parse(reply.text), 'detail');
  assert.ok(Array.isArray(detail));
  assert.deepEqual(
    detail.map((entry: unknown) => at(entry, 'loc', 1)),
    ['a', 'b', 'api_level', 'decimals', 'related'],
  );
});

test('equal questions have equal hashes on sibling routes, whatever the options', async () => {
  const matrix = {
    a: [
      [1, 2, 3],
      [0, 1, 4],
      [5, 6, 0],
    ],
  };
  const first = await hashOf(`${ROOT_A}/matrices/determinant-3x3`, matrix);
  assert.match(String(first), /^sha256:[0-9a-f]{64}$/);
  assert.equal(
    await hashOf(`${ROOT_A}/matrices/determinant-nxn`, { ...matrix, decimals: 2, response_profile: 'lite' }),
    first,
  );
  assert.equal(
    await hashOf(`${ROOT_A}/matrices/determinant-nxn`, {
      a: [
        ['2/2', 2, 3],
        [0, '1.0', 4],
        [5, 6, 0],
      ],
    }),
    first,
  );
  assert.notEqual(await hashOf(`${ROOT_A}/matrices/inverse-3x3`, matrix), first);
});

async function stepsText(more: object): Promise<string> {
  return JSON.stringify(at(await ask(service, ADD_B, { ...INPUTS, ...more }), 'steps'));
}

async function hashOf(path: string, body: object): Promise<unknown> {
  return at(await ask(service, path, body), 'metadata', 'request', 'input_hash');
}

test('steps_bg gives the theory in its own member in family B, and among the steps in family A', async () => {
  const theory = at(await ask(service, ADD_B, INPUTS), 'background', 0, 'content', 'text');
  assert.match(String(theory), /one shape/);
  const { steps } = await ask(service, ADD_A, INPUTS);
  const { steps: fewer } = await ask(service, ADD_A, { ...INPUTS, steps_bg: false });
  assert.ok(JSON.stringify(steps).includes(String(theory)));
  assert.ok(!JSON.stringify(fewer).includes(String(theory)));
});

test('every operation has theory', async () => {
  for (const { path, body } of FAMILY_A) {
    const all = at(await ask(service, path, body), 'steps');
    const fewer = at(await ask(service, path, { ...body, steps_bg: false }), 'steps');
    assert.ok(Array.isArray(all) && Array.isArray(fewer) && fewer.length > 0 && fewer.length < all.length, path);
  }
});
