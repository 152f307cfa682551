// Pages: every operation's examples by every method have one, and all HTML in it is what the renderers write and well-formed XML.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { answerExpression } from '@matrixsteps/engine/render/answer.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import { parseRequest } from '../validate/parse-request.ts';
import { operationsOf } from '../endpoints/endpoints.ts';
import { prepare } from '../execute/prepare.ts';
import { DEFAULT_MAX_REPLY_BYTES } from '../serialize/long-text.ts';
import { type Solution, solve } from '../solve/solution.ts';
import { storyOf } from '../sections/story.ts';
import { answerStyle, stepPlaces, stepStyle } from '../sections/number-styles.ts';
import { answerTo, type Data, endpointAt, endpoints, isData, listIn } from '../testing/replies.ts';
import { assertWellFormed } from '../testing/well-formed-xml.ts';
import { prepareWebAnswer } from './web-answer.ts';

const MATRICES = '/v1/mathematics/linear-algebra/matrices';
const ADD = `${MATRICES}/arithmetic/add`;

function bytesOf(body: object): Uint8Array {
  return Buffer.from(JSON.stringify(body));
}

/** The page for a body, or null where a method does not apply. */
function pageOrNull(path: string, body: object): Data | null {
  const prepared = prepareWebAnswer(endpointAt(path), bytesOf(body));
  const outcome = prepared.kind === 'prepared' ? prepared.run() : prepared;
  const reply: unknown = JSON.parse(Buffer.from(outcome.body).toString());
  assert.ok(isData(reply));
  if (outcome.kind === 'answer') return reply;
  assert.match(JSON.stringify(reply), /"body","method"|"value_error.not_square"/);
  return null;
}

function pageFor(path: string, body: object): Data {
  const page = pageOrNull(path, body);
  assert.ok(page !== null);
  return page;
}

function answerIn(page: Data): Data {
  const { answer } = page;
  assert.ok(isData(answer));
  return answer;
}

function solutionOf(path: string, body: object): Solution {
  const reading = parseRequest(endpointAt(path), bytesOf(body));
  assert.ok(reading.kind === 'parsed');
  const solved = solve(reading.request, true, DEFAULT_MAX_REPLY_BYTES);
  assert.ok(solved.kind === 'solved');
  return solved.solution;
}

const PLAIN_MEMBERS = new Set(
  'id kind from steps_length form parts category level label display_name age_range title industry name formula_type term provider url speech explain_speech'.split(
    ' ',
  ),
);

/** All HTML in a piece of a page: every text but those whose members hold plain words. */
function htmlIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(htmlIn);
  if (!isData(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => (PLAIN_MEMBERS.has(name) ? [] : htmlIn(inner)));
}

function htmlOf(page: Data): readonly string[] {
  const exercises = listIn(page, 'exercises').map(({ prompt, hints, answer }) => [prompt, hints, answer]);
  const { task, notes, steps, learn } = page;
  assert.ok(isData(task));
  return htmlIn([task['html'], answerIn(page)['html'], notes, steps, withoutPlainParts(learn), exercises]);
}

/** The education level and the links are plain words throughout. */
function withoutPlainParts(learn: unknown): unknown {
  if (!isData(learn)) return learn;
  const { education_level: _level, learning_pathways: _links, ...rest } = learn;
  return rest;
}

describe('every operation has a page', () => {
  for (const { family, path, choice } of endpoints) {
    if (family !== 'a') continue;
    const [operation] = operationsOf(choice);
    test(operation.id, () => {
      for (const { body } of operation.examples) {
        for (const question of [body, ...operation.methods.map(([method]) => ({ ...body, method }))]) {
          const page = pageOrNull(path, question);
          if (page === null) continue;
          for (const html of htmlOf(page)) assertWellFormed(html);
          assertRendered(page, solutionOf(path, question));
          assert.deepEqual(page['operation'], { id: operation.id, title: operation.title });
          assert.deepEqual(page['request'], { path, body: JSON.stringify(question) });
        }
        const { result } = answerTo(path, { ...body, include: ['result'] });
        assert.ok(isData(result));
        const answer = answerIn(pageFor(path, body));
        const { plain_text, latex, csv } = answer;
        const { representations } = result;
        assert.ok(isData(representations));
        // Pages name the rows of parts by variables.
        const rows = operation.answer === 'structure' ? representations['csv'] : csv;
        assert.deepEqual({ plain_text, latex, csv: rows }, representations);
        assert.equal(answer['json'], JSON.stringify(result['answer']));
        // Exact texts have no decimal point: radians are the nearest doubles.
        assert.equal(answer['exact'], !/\d\.\d/.test(JSON.stringify(operation.examples[0].answer)));
        assert.ok(isData(result['properties']));
        const isOfParts = operation.answer === 'structure';
        assert.equal(answer['description'], isOfParts ? '' : result['properties']['description']);
        for (const name of ['matlab', 'numpy']) assert.notEqual(answer[name], '');
      }
    });
  }
});

/** The steps, the task and the answer as the renderers write them. */
function assertRendered(page: Data, solution: Solution): void {
  const { request, calls, answer } = solution;
  const { html, speech, '': plain } = RENDERERS;
  const style = stepStyle(request);
  const task = calls[0].computation.task();
  assert.deepEqual(page['task'], {
    html: html.prose(task, style),
    speech: speech.prose(task, style),
    text: plain.prose(task, style),
  });
  assert.equal(answerIn(page)['html'], html.expression(answerExpression(answer, null), answerStyle(request)));
  const expected = storyOf(solution).map(({ id, block }) => {
    const { kind, background, explain } = block;
    return {
      id,
      kind,
      background,
      html: html.block(block, style),
      speech: speech.block(block, style),
      explain: explain === null ? null : html.prose(explain, style),
      explain_speech: explain === null ? null : speech.prose(explain, style),
    };
  });
  const shown = listIn(page, 'steps').filter(({ from }) => from !== 'full');
  assert.deepEqual(
    shown.map(({ from: _from, ...step }) => step),
    expected,
  );
  const short = new Set(storyOf(solution, stepPlaces(request), 'short').map(({ id }) => id));
  for (const { id, from } of shown) assert.equal(from === 'short', short.has(String(id)), `step ${String(id)}`);
}

test('background is flagged whatever steps_bg says, and nothing is left out by profile or include', () => {
  const question = { a: [[1, 2]], b: [[3, 4]] };
  const page = pageFor(ADD, question);
  assert.ok(listIn(page, 'steps').some(({ background }) => background === true));
  const narrow = pageFor(ADD, {
    ...question,
    steps_bg: false,
    response_profile: 'lite',
    include: [],
    result_name: 'x',
  });
  assert.deepEqual({ ...narrow, request: null }, { ...page, request: null });
});

test('the exercises are those of the API, with the seed and number that are asked for', () => {
  const question = { a: [[1, 2]], b: [[3, 4]], exercise_seed: 7, exercise_count: 5, exercise_difficulty: 'hard' };
  const ours = listIn(pageFor(ADD, question), 'exercises');
  const theirs = listIn(answerTo(ADD, question), 'exercises');
  assert.deepEqual(ours.map(identityOf), theirs.map(identityOf));
  assert.deepEqual(
    ours.map(({ prompt }) => isData(prompt) && prompt['html']),
    theirs.map(({ prompt_formats: formats }) => isData(formats) && formats['html']),
  );
});

function identityOf({ id, difficulty, seed, body }: Data): object {
  return { id, difficulty, seed, body };
}

test('programs and next actions are those of the API', () => {
  const question = { a: [[1, 2]], b: [[3, 4]] };
  const [page, reply] = [pageFor(ADD, question), answerTo(ADD, question)];
  assert.deepEqual(
    listIn(page, 'implementations'),
    listIn(reply, 'implementations').map(({ language, label, code, output }) => ({ language, label, code, output })),
  );
  const actions = listIn(page, 'quick_actions');
  assert.deepEqual(
    actions.map(({ label, description, body }) => ({ label, description, body })),
    listIn(reply, 'quick_actions').map(({ label, description, body }) => ({ label, description, body })),
  );
  for (const { operation, body } of actions) {
    const target = endpoints.find(({ id }) => id === `a:${String(operation)}`);
    assert.ok(target !== undefined && isData(body), String(operation));
    assert.ok(listIn(pageFor(target.path, body), 'steps').length > 0);
  }
});

test('rounding acts on the answer, and on the steps where that is asked for', () => {
  const question = { a: [[1, 2]], b: 3, decimals: 2 };
  const page = pageFor(`${MATRICES}/arithmetic/divide-ew`, question);
  const { matlab, numpy, csv, json } = answerIn(page);
  assert.deepEqual(
    [matlab, numpy, csv, json],
    ['[0.33 0.67]', 'np.array([[0.33, 0.67]], dtype=float)', '0.33,0.67', '[[0.33,0.67]]'],
  );
  assert.match(JSON.stringify(page['steps']), /<mfrac>/);
});

test('expressions that are left as they are', () => {
  const { matlab, json, plain_text: text } = answerIn(pageFor(ADD, { a: [[1, 2]], b: 5, evaluate_expressions: false }));
  assert.equal(json, '[["1 + 5","2 + 5"]]');
  assert.match(String(text), /1 \+ 5/);
  assert.equal(matlab, '[6 7]');
});

test('a note is HTML, its field names escaped', () => {
  const page = pageFor(ADD, { a: [[1, 2]], b: 5, '<b>&': 1 });
  const notes = page['notes'];
  assert.ok(Array.isArray(notes) && notes.some((note) => String(note).includes('&lt;b&gt;&amp;')));
  for (const html of htmlOf(page)) assertWellFormed(html);
});

test('the whole working as LaTeX: headings, displayed formulas, sentences with theirs', () => {
  const latex = String(pageFor(ADD, { a: [[1, 2]], b: [[3, 4]] })['steps_latex']);
  const blocks = latex.split('\n\n');
  assert.ok(blocks.some((block) => /^\\section\*\{.*\}$/.test(block)));
  assert.ok(blocks.some((block) => /^\\\[ .*\\begin\{bmatrix\}[^]* \\\]$/.test(block)));
  assert.ok(blocks.every((block) => block !== ''));
});

test('doubles are told as such', () => {
  const places = Array.from({ length: 400 }, (_, place) => place);
  const a = places.map((i) =>
    places.map((j) => Number(((((i * 7919 + j * 104_729 + i * i * j * 31) % 9973) + 0.5) / 9973).toPrecision(14))),
  );
  const { exact, numpy, matlab, json } = answerIn(pageFor(`${MATRICES}/determinant-nxn`, { a, exercise_count: 0 }));
  assert.equal(exact, false);
  assert.equal(Number(numpy), Number(json));
  assert.equal(Number(matlab), Number(json));
});

test('a long body is repeated as it came, also where its letters take several bytes', () => {
  const body = `{"a": [[1]], "b": [[2]], "note": "${'zażółć 𝛼 '.repeat(20_000)}"}`;
  const prepared = prepareWebAnswer(endpointAt(ADD), Buffer.from(body));
  const outcome = prepared.kind === 'prepared' ? prepared.run() : prepared;
  assert.ok(outcome.kind === 'answer');
  const reply: unknown = JSON.parse(Buffer.from(outcome.body).toString());
  assert.ok(isData(reply) && isData(reply['request']));
  assert.equal(reply['request']['body'], body);
});

test('an answer that is too long for a page is refused', () => {
  const a = Array.from({ length: 500 }, () => ['1/3']);
  const b = [Array.from({ length: 500 }, () => '1/7')];
  const prepared = prepareWebAnswer(endpointAt(`${MATRICES}/arithmetic/matmul`), bytesOf({ a, b }));
  const outcome = prepared.kind === 'prepared' ? prepared.run() : prepared;
  assert.equal(outcome.kind, 'invalid');
  assert.match(Buffer.from(outcome.body).toString(), /a page shows at most 4194304; .*"value_error.too_large"/);
});

test('a refusal is that of the family', () => {
  for (const body of ['{}', '{', '{"a":[[1],[2,3]],"b":1}']) {
    const bytes = Buffer.from(body);
    assert.deepEqual(prepareWebAnswer(endpointAt(ADD), bytes), prepare(endpointAt(ADD), bytes));
  }
});

test('a page costs its formats and its exercises', () => {
  const cost = (body: object): number => {
    const prepared = prepareWebAnswer(endpointAt(ADD), bytesOf({ a: [[1]], b: [[1]], ...body }));
    assert.ok(prepared.kind === 'prepared');
    return prepared.nanoseconds;
  };
  const reply = prepare(endpointAt(ADD), bytesOf({ a: [[1]], b: [[1]], include: ['steps'] }));
  assert.ok(reply.kind === 'prepared');
  assert.ok(cost({ exercise_count: 0 }) > 2 * reply.nanoseconds);
  // Bodies of one length.
  const [none, three, nine] = [0, 3, 9].map((count) => cost({ exercise_count: count }));
  assert.ok(three > none);
  assert.equal(nine - none, 3 * (three - none));
  // Three are drawn where no number is asked for.
  assert.ok(cost({}) > none && cost({}) < three);
});
