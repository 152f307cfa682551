// Exercises as a route: the same seed the same exercises, as the section of an answer has them; neighbouring seeds share none.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { templateAt } from '@matrixsteps/engine/learning/question.ts';
import { answerIn, practise, problemsIn } from '../testing/practice.ts';
import { answerTo, type Data, endpoints, isData, listIn } from '../testing/replies.ts';
import {
  exerciseAt,
  exercisesOn,
  type ExerciseSource,
  exerciseSources,
  generated,
  objectivesOf,
  partsOfId,
  type SheetExercise,
} from './exercise-sheet.ts';
import { practiceOperations } from './practice-operations.ts';

const operations = practiceOperations(endpoints);
const sources = exerciseSources(operations.values());

function exercisesOf(body: object): readonly Data[] {
  const answer = answerIn(practise('/exercises', body));
  assert.ok(Array.isArray(answer));
  return answer.filter(isData);
}

function idsOf(body: object): readonly unknown[] {
  return exercisesOf(body).map(({ id }) => id);
}

test('the exercises of a seed are those of the section of an answer', () => {
  const seed = 7;
  const section = listIn(
    answerTo('/v1/mathematics/linear-algebra/matrices/determinant-2x2', {
      a: [
        [1, 2],
        [3, 4],
      ],
      include: ['exercises'],
      exercise_seed: seed,
      exercise_count: 5,
    }),
    'exercises',
  );
  assert.deepEqual(exercisesOf({ operation: 'determinant-2x2', seed, count: 5 }), section);
});

test('seeds that follow each other share no exercise, of any operation', () => {
  for (const source of sources) {
    const turns = [{ source, kind: 'compute', objective: null }];
    const drawn = Array.from({ length: 40 }, (_, seed) => exercisesOn({ turns, seed, difficulty: 'easy' }, 3)).flat();
    assert.equal(new Set(drawn.map((one) => one.seed)).size, drawn.length, source.operation.id);
  }
});

test('a sheet takes no template again before all templates of its question were taken', () => {
  let seen = 0;
  for (const source of sources)
    for (const maker of source.operation.questions) {
      const { templates = 1, kind, objective } = maker;
      if (templates < 2) continue;
      seen++;
      const turns = [{ source, kind, objective }];
      const drawn = exercisesOn({ turns, seed: 11, difficulty: 'medium' }, 2 * templates);
      for (const half of [drawn.slice(0, templates), drawn.slice(templates)])
        assert.equal(new Set(half.map(({ seed }) => templateAt(maker, seed))).size, templates, source.operation.id);
    }
  assert.ok(seen > 10);
});

test('thirty neighbouring sheets of five determinants are 150 exercises', () => {
  const prompts = Array.from({ length: 30 }, (_, index) =>
    exercisesOf({ operation: 'determinant-3x3', seed: index + 1, count: 5 }).map(({ prompt }) => prompt),
  ).flat();
  assert.equal(new Set(prompts).size, 150);
});

test('without a seed the exercises are fresh, and a note tells the seed that gives them again', () => {
  const reply = practise('/exercises', { operation: 'trace' });
  const { notes } = reply;
  assert.ok(Array.isArray(notes));
  const seed = Number(/seed (\d+)/.exec(String(notes[0]))?.[1]);
  assert.deepEqual(answerIn(practise('/exercises', { operation: 'trace', seed })), answerIn(reply));
});

test('several operations take turns, each through the difficulties', () => {
  const exercises = exercisesOf({ operations: ['trace', 'add', 'inverse'], count: 7, seed: 3 });
  assert.deepEqual(
    exercises.map(({ id }) => partsOfId(String(id))).map((parts) => `${parts?.name} ${parts?.difficulty}`),
    ['trace easy', 'add easy', 'inverse easy', 'trace medium', 'add medium', 'inverse medium', 'trace hard'],
  );
  assert.equal(idsOf({ operations: ['trace', 'add', 'inverse', 'charpoly'], seed: 3 }).length, 4);
});

test('the body of an exercise, posted to its route, has its answer', () => {
  for (const { operation } of sources) {
    for (const { body, api_route: route, answer } of exercisesOf({ operation: operation.id, seed: 11 })) {
      assert.ok(isData(body));
      const { result } = answerTo(String(route), { ...body, response_profile: 'lite' });
      assert.deepEqual(isData(result) ? result['answer'] : null, answer, operation.id);
    }
  }
});

test('each exercise has a solution without repetitions, in the formats that are asked for', () => {
  for (const { operation } of sources) {
    const body = { operation: operation.id, seed: 5, kind: 'mixed', count: 6 };
    const drawn = exercisesOf({ ...body, formats: ['speech', 'text'] });
    exercisesOf(body).forEach((plain, index) => {
      const { hint_formats: hints, solution_formats: formats, ...rest } = drawn[index];
      assert.deepEqual(rest, plain);
      assert.ok(isData(hints) && isData(formats) && Array.isArray(rest['solution']));
      assert.deepEqual(
        [Object.keys(hints), Object.keys(formats)],
        [
          ['text', 'speech'],
          ['text', 'speech'],
        ],
      );
      for (const lines of Object.values(formats)) {
        assert.ok(Array.isArray(lines) && lines.length === rest['solution'].length, operation.id);
        assert.ok(lines.length > 0 && lines.every((line) => typeof line === 'string' && !/[\\{}]/.test(line)));
        assert.equal(new Set(lines).size, lines.length, `${operation.id} says something twice`);
      }
    });
  }
});

test('a problem that begins before its inputs is solved from its own numbers on', () => {
  const [{ body, solution }] = exercisesOf({ operation: 'trace', difficulty: 'hard', seed: 301, count: 1 });
  assert.ok(isData(body) && Array.isArray(solution));
  assert.match(String(solution[0]), /^Of the product .* only the diagonal is needed/);
});

describe('no question comes twice', () => {
  test('until all questions of the operation have come, one exercise in three carries it out', () => {
    for (const source of sources) {
      const { questions } = source.operation;
      for (const seed of [1, 2, 900]) {
        const drawn = mixedOn(source, seed, 3);
        const asked = drawn.flatMap(({ maker }) => maker ?? []);
        assert.equal(asked.length, questions.length === 0 ? 0 : 2, source.operation.id);
        if (questions.length > 1) assert.notEqual(asked[0], asked[1], `${source.operation.id}, seed ${seed}`);
      }
    }
  });

  test('neither the prompts of a draw of twelve nor, among four of one kind, the numbers', () => {
    for (const source of sources) {
      const kinds = ['mixed', 'compute', ...new Set(source.operation.questions.map(({ kind }) => kind))];
      for (const kind of kinds) {
        for (const seed of [3, 914]) {
          const turns = [{ source, kind, objective: null }];
          const drawn = exercisesOn({ turns, seed, difficulty: 'medium' }, kind === 'mixed' ? 12 : 4);
          const texts = drawn.map((one) => {
            const exercise = generated(one);
            return said(exercise.kind === 'compute' ? exercise.body : exercise.question.prompt);
          });
          assert.equal(new Set(texts).size, drawn.length, `${source.operation.id}, ${kind}, seed ${seed}`);
        }
      }
    }
  });

  test('also where operations share their questions', () => {
    const shared = sources.filter(({ operation }) => operation.id === 'minors' || operation.id === 'cofactors');
    const turns = shared.map((source) => ({ source, kind: 'find-value', objective: null }));
    const drawn = exercisesOn({ turns, seed: 5, difficulty: 'easy' }, 2);
    assert.notEqual(drawn[0].maker, drawn[1].maker);
  });

  test('a place is the same alone and with all that follow it', () => {
    for (const source of sources.slice(0, 12)) {
      const sheet = { turns: [{ source, kind: 'mixed', objective: null }], seed: 40, difficulty: 'mixed' };
      const all = exercisesOn(sheet, 8);
      assert.deepEqual(exerciseAt(sheet, 4), all[4]);
    }
  });
});

function mixedOn(source: ExerciseSource, seed: number, count: number): readonly SheetExercise[] {
  const turns = [{ source, kind: 'mixed', objective: null }];
  return exercisesOn({ turns, seed, difficulty: 'mixed' }, count);
}

function said(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
}

describe('refusals', () => {
  const cases: readonly (readonly [name: string, body: object | string, ...problems: readonly string[]])[] = [
    ['no operation', {}, 'operation: value_error.missing'],
    ['an unknown operation', { operation: 'determinent' }, 'operation: type_error.enum'],
    ['no operations', { operations: [] }, 'operations: value_error.const'],
    ['both', { operation: 'trace', operations: ['add'] }, 'operations: value_error.const'],
    ['an unknown one of several', { operations: ['trace', 'x'] }, 'operations.1: value_error.const'],
    [
      'several faults',
      { operation: 'trace', count: 0, seed: -1, difficulty: 'none' },
      'difficulty: value_error.const',
      'count: value_error.number.not_ge',
      'seed: value_error.number.not_ge',
    ],
    ['too many', { operation: 'trace', count: 101 }, 'count: value_error.number.not_le'],
    [
      'an objective that no exercise names',
      { operation: 'nrows', objective: 'no-such' },
      'objective: value_error.const',
    ],
    ['no object', '[]', ': type_error.dict'],
    ['no JSON', '{', '1: value_error.jsondecode'],
    [
      'a hundred unknown fields',
      Object.fromEntries(Array.from({ length: 102 }, (_, k) => [`x${k}`, k])),
      ': value_error.too_large',
    ],
  ];
  for (const [name, body, ...problems] of cases) {
    test(name, () => assert.deepEqual(problemsIn(practise('/exercises', body)), problems));
  }
});

describe('kinds and objectives', () => {
  test('every exercise tests the objective that was asked for', () => {
    for (const { operation } of sources) {
      for (const { id: objective } of operation.learn?.objectives ?? []) {
        const drawn = exercisesOf({ operation: operation.id, objective, count: 4, seed: 5 });
        assert.equal(drawn.length, 4, `${operation.id} ${objective}`);
        for (const one of drawn) assert.equal(one['objective'], objective);
      }
    }
  });

  test('of one kind all are of this kind, and the exercises section draws the same', () => {
    const asked = exercisesOf({ operation: 'trace', kind: 'decide', seed: 9, count: 4 });
    assert.deepEqual(new Set(asked.map(({ kind }) => kind)), new Set(['decide']));
    const more = { include: ['exercises'], exercise_seed: 9, exercise_count: 4, exercise_kind: 'decide' };
    const envelope = answerTo('/v1/mathematics/linear-algebra/matrices/trace', { a: [[1]], ...more });
    assert.deepEqual(envelope['exercises'], asked);
  });

  test('where an operation has none of the kind, a note says so', () => {
    const [{ operation }] = sources.filter((one) =>
      one.operation.questions.every(({ kind }) => kind !== 'give-example'),
    );
    const reply = practise('/exercises', { operation: operation.id, kind: 'give-example', seed: 1 });
    assert.deepEqual(answerIn(reply), []);
    assert.match(String(reply['notes']), /There are no exercises of the kind give-example on /);
  });

  test('operations that have none of the kind leave their turns to the others', () => {
    const body = { operations: ['trace', 'rref', 'matmul'], kind: 'give-example', seed: 77, count: 4 };
    const reply = practise('/exercises', body);
    assert.equal(exercisesOf(body).length, 4);
    assert.match(String(reply['notes']), /on trace, rref: the other operations take their turns/);
  });

  test('those of several operations are listed once', () => {
    const [one] = sources;
    const ids = one.operation.learn?.objectives.map(({ id }) => id);
    assert.deepEqual(objectivesOf([one, one]), ids);
  });
});
