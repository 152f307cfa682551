// Exercises on the wire: asked for by seed, number and difficulty; each body is answered, by its own route, as it says.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { operationsOf } from '../endpoints/endpoints.ts';
import { prepare } from '../execute/prepare.ts';
import { answerTo, type Data, endpointAt, endpoints, isData, listIn } from '../testing/replies.ts';

const ADD = '/v1/mathematics/linear-algebra/matrices/arithmetic/add';
const QUESTION = { a: [[1, 2]], b: [[3, 4]], include: ['exercises'] };

function exercisesOf(path: string, body: object): readonly Data[] {
  return listIn(answerTo(path, body), 'exercises');
}

test('three exercises, one of each difficulty, with the members that the contract names', () => {
  const exercises = exercisesOf(ADD, QUESTION);
  assert.deepEqual(
    exercises.map(({ difficulty }) => difficulty),
    ['easy', 'medium', 'hard'],
  );
  for (const exercise of exercises) {
    for (const member of ['id', 'difficulty', 'prompt', 'body', 'answer', 'hints', 'api_route', 'seed'])
      assert.ok(member in exercise, member);
  }
});

test('equal questions have equal exercises, another question has others', () => {
  const exercises = exercisesOf(ADD, QUESTION);
  assert.deepEqual(exercisesOf(ADD, { ...QUESTION, a: [['2/2', 2.0]], decimals: 3 }), exercises);
  assert.notDeepEqual(exercisesOf(ADD, { ...QUESTION, a: [[1, 3]] }), exercises);
});

test('without a seed the question gives one below 1000', () => {
  const seeds = Array.from({ length: 20 }, (_, entry) =>
    Number(exercisesOf(ADD, { ...QUESTION, a: [[entry, 2]] })[0]['seed']),
  );
  assert.ok(seeds.every((seed) => seed >= 0 && seed < 1000));
  assert.ok(new Set(seeds).size > 10);
});

test('a prompt of its own says which method is wanted, in every format', () => {
  const path = '/v1/mathematics/linear-algebra/matrices/determinant-3x3';
  const identity = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const question = {
    a: identity,
    include: ['exercises'],
    exercise_count: 20,
    exercise_difficulty: 'hard',
    exercise_seed: 1,
  };
  const named = exercisesOf(path, question).filter(({ body }) => isData(body) && body['method'] === 'row-reduction');
  assert.ok(named.length > 0);
  for (const { prompt, prompt_formats: formats } of named) {
    assert.ok(isData(formats));
    for (const text of [prompt, ...Object.values(formats)]) assert.match(String(text), /by row operations/);
  }
});

test('a seed decides, whatever the question', () => {
  const seeded = { ...QUESTION, exercise_seed: 7 };
  assert.deepEqual(exercisesOf(ADD, { ...seeded, a: [[9, 9]] }), exercisesOf(ADD, seeded));
  assert.notDeepEqual(exercisesOf(ADD, { ...QUESTION, exercise_seed: 8 }), exercisesOf(ADD, seeded));
});

test('each exercise can be had alone by its seed and difficulty', () => {
  for (const exercise of exercisesOf(ADD, { ...QUESTION, exercise_count: 6 })) {
    const { seed, difficulty } = exercise;
    const alone = { ...QUESTION, exercise_seed: seed, exercise_difficulty: difficulty, exercise_count: 1 };
    assert.deepEqual(exercisesOf(ADD, alone), [exercise]);
  }
});

test('the number and the difficulty that are asked for', () => {
  assert.deepEqual(exercisesOf(ADD, { ...QUESTION, exercise_count: 0 }), []);
  const hard = exercisesOf(ADD, { ...QUESTION, exercise_count: 20, exercise_difficulty: 'hard' });
  assert.equal(hard.length, 20);
  assert.ok(hard.every(({ difficulty }) => difficulty === 'hard'));
});

test('sheets with seeds that follow each other share no exercise', () => {
  const hard = { ...QUESTION, exercise_count: 20, exercise_difficulty: 'hard' };
  const seeds = [0, 1, 2, 3, 4, 5, 1000, 1001, 2 ** 32 - 2, 2 ** 32 - 1];
  const drawn = seeds.flatMap((seed) => exercisesOf(ADD, { ...hard, exercise_seed: seed }));
  for (const member of ['seed', 'body'])
    assert.equal(new Set(drawn.map((exercise) => JSON.stringify(exercise[member]))).size, drawn.length, member);
});

test('each exercise is work that is foreseen', () => {
  // Bodies of one length.
  const costs = [0, 3, 9].map((count) => {
    const prepared = prepare(endpointAt(ADD), Buffer.from(JSON.stringify({ ...QUESTION, exercise_count: count })));
    assert.ok(prepared.kind === 'prepared');
    return prepared.nanoseconds;
  });
  const one = (costs[1] - costs[0]) / 3;
  assert.ok(one > 0);
  assert.equal(costs[2] - costs[0], 9 * one);
});

describe('the body of each exercise is answered as it says', () => {
  for (const { family, path, choice } of endpoints) {
    if (family !== 'a') continue;
    const [{ id, examples }] = operationsOf(choice);
    test(id, () => {
      const request = { ...examples[0].body, include: ['exercises'], exercise_count: 20 };
      const exercises = exercisesOf(path, request);
      assert.equal(exercises.length, 20);
      for (const { body, answer, exact, api_route: route, hints, prompt, prompt_formats: formats } of exercises) {
        assert.ok(isData(body) && typeof route === 'string' && Array.isArray(hints));
        assert.ok(typeof prompt === 'string' && prompt !== '' && hints.every((hint) => typeof hint === 'string'));
        assert.ok(isData(formats));
        for (const format of ['text', 'speech']) assert.doesNotMatch(String(formats[format]), /[\\{}]|<\/?[a-z]/);
        const { result } = answerTo(route, { ...body, include: ['answer'] });
        assert.deepEqual(result, { name: 'ans', answer, ...(exact === undefined ? {} : { exact }) });
      }
    });
  }
});

describe('exercises of other kinds', () => {
  const mixed = { ...QUESTION, exercise_kind: 'mixed', exercise_seed: 3, exercise_count: 20 };

  function ofKind(kind: string): readonly Data[] {
    return exercisesOf(ADD, { ...mixed, exercise_kind: kind });
  }

  test('come where they are asked for, with an objective of the operation and how an answer is compared', () => {
    const exercises = exercisesOf(ADD, mixed);
    const [{ learn }] = operationsOf(endpointAt(ADD).choice);
    const objectives = learn?.objectives.map(({ id }) => id) ?? [];
    assert.equal(exercises.length, 20);
    assert.ok(new Set(exercises.map(({ kind }) => kind)).size > 3);
    for (const { kind, objective, comparison, body, solution } of exercises) {
      assert.ok(objectives.includes(String(objective)));
      assert.equal(comparison, 'equal');
      assert.equal(body === null, kind !== 'compute');
      assert.ok(Array.isArray(solution) && solution.length > 0);
    }
  });

  test('one kind alone; none where the operation has none of this kind', () => {
    assert.ok(
      ofKind('decide').every(({ kind, answer_choices: choices }) => kind === 'decide' && Array.isArray(choices)),
    );
    assert.deepEqual(ofKind('give-example'), []);
  });

  test('a mistake is answered by its line and the right value', () => {
    const [{ answer }] = exercisesOf(ADD, { ...mixed, exercise_kind: 'find-mistake' });
    assert.ok(isData(answer));
    assert.deepEqual(Object.keys(answer), ['line', 'value']);
  });

  test('each can be had alone by its seed, its difficulty and the kinds that were asked for', () => {
    for (const exercise of exercisesOf(ADD, mixed)) {
      const { seed, difficulty } = exercise;
      const alone = { ...mixed, exercise_seed: seed, exercise_difficulty: difficulty, exercise_count: 1 };
      assert.deepEqual(exercisesOf(ADD, alone), [exercise]);
    }
  });

  test('without the option all are of the kind compute', () => {
    assert.ok(exercisesOf(ADD, QUESTION).every(({ kind }) => kind === 'compute'));
  });

  test('the members that are new are less than a tenth of a detailed reply', () => {
    for (const { family, path, choice } of endpoints) {
      if (family !== 'a') continue;
      const [{ examples }] = operationsOf(choice);
      const { exercises, ...rest } = answerTo(path, examples[0].body);
      assert.ok(Array.isArray(exercises));
      const added = exercises.map(({ kind, objective, comparison }: Data) =>
        JSON.stringify({ kind, objective, comparison }),
      );
      assert.ok(added.join('').length < JSON.stringify({ exercises, ...rest }).length / 10, path);
    }
  });
});
