// The tool that sets exercises: fresh problems from a seed with graded hints, and their answers apart.

import type { FieldValues } from '@matrixsteps/engine/catalogue/field.ts';
import { countField } from '@matrixsteps/engine/catalogue/field.ts';
import { DIFFICULTIES, type Exercise } from '@matrixsteps/engine/learning/exercise.ts';
import { randomInt } from 'node:crypto';
import { answerExpression } from '@matrixsteps/engine/render/answer.ts';
import { list, map, object, oneOf, text, whole } from '@matrixsteps/api/openapi/schema.ts';
import { exerciseDifficulty, exerciseSeed } from '@matrixsteps/api/endpoints/parameters.ts';
import { type GeneratedExercise, generateExercise, sheetOf } from '@matrixsteps/api/sections/exercise-set.ts';
import { solutionOf } from '@matrixsteps/api/sections/exercise-working.ts';
import { answerJson } from '@matrixsteps/api/serialize/answer-json.ts';
import { wholeText } from '@matrixsteps/api/serialize/long-text.ts';
import { declareFields } from '@matrixsteps/api/endpoints/declared-fields.ts';
import { array, type JsonText, object as jsonObject, plain } from '@matrixsteps/api/serialize/json.ts';
import { answerSchemas } from './answer-schema.ts';
import { operationField } from './tool-endpoint.ts';
import { exactJson } from './exact-texts.ts';
import { inputSchema, parametersOf } from './input-schema.ts';
import { prepareLookup } from './lookup.ts';
import { formatOption, type Notation, notationOf } from './options.ts';
import { bullets, document, formulaText, proseText, section } from './texts.ts';
import { replyJson, type Tool } from './tool.ts';
import type { ToolOperation } from './tool-operation.ts';

/** Nanoseconds to draw, solve and tell an exercise, about. */
const COST = 900_000;

/** Seeds are short enough to be passed on by word of mouth. */
const SEEDS = 100_000;

const difficultyOption = { ...exerciseDifficulty, name: 'difficulty' };
const seedOption = {
  ...exerciseSeed,
  name: 'seed',
  description:
    'The same seed gives the same exercises again, to a whole class or on another day; without it they are fresh.',
};
const countOption = countField({ name: 'count', label: 'Count', description: 'How many exercises.' }, 3, 20);

/** The operations that exercises can be generated for. */
type ExerciseSource = ToolOperation & { readonly exercise: Exercise };

export function exerciseTool(all: readonly ToolOperation[], toolOf: (id: string) => string): Tool {
  const operations = all.flatMap((entry): readonly ExerciseSource[] => {
    const { exercise } = entry.operation;
    return exercise === null ? [] : [{ ...entry, exercise }];
  });
  const selector = operationField(operations, false);
  const fields = declareFields([selector, difficultyOption, countOption, seedOption, formatOption]);
  const ids = operations.map(({ operation }) => operation.id);
  const { answer, exact } = answerSchemas(
    operations.map(({ operation }) => operation),
    false,
  );
  return {
    name: 'create_exercises',
    title: 'Create exercises',
    description:
      'Fresh problems on an operation for a student, with graded hints and friendly numbers along the whole working. The answers stand apart ' +
      'under `answers`, each with a short working: keep them from the student until there is an attempt, and check that with ' +
      'check_answer. For every step call the tool named in `tool` with the `arguments` of the exercise.',
    inputSchema: inputSchema(fields.all, [selector.name]),
    outputSchema: object({
      operation: oneOf(ids),
      tool: text('The tool that solves the exercises with steps.'),
      seed: whole('Gives the same exercises again.'),
      exercises: list(
        object({
          id: text(),
          difficulty: oneOf(DIFFICULTIES),
          prompt: text(),
          arguments: map({}, 'What to call the tool, or check_answer, with.'),
          hints: list(text(), 'From a nudge to nearly the solution.'),
        }),
      ),
      answers: list(
        object(
          { id: text(), answer, exact, solution: list(text(), 'The worked solution, line by line, in short.') },
          { optional: ['exact'] },
        ),
        'For the tutor.',
      ),
    }),
    parameters: parametersOf(fields.all),
    operations: ids,
    exampleFor: (given) => ({
      operation: ids.find((id) => id === given['operation']) ?? ids[0],
      difficulty: 'easy',
      count: 2,
      seed: 7,
    }),
    prepare: (bytes) =>
      prepareLookup(
        {
          fields,
          nanoseconds: (given) => COST * (1 + given(countOption)),
          reply: (given) => {
            const entry = operations.find(({ operation }) => operation.id === given(selector)) ?? operations[0];
            const seed = given(seedOption) ?? randomInt(SEEDS);
            const exercises = generate(entry, seed, given);
            return reply(entry, toolOf(entry.operation.id), seed, exercises, notationOf(given(formatOption)));
          },
        },
        bytes,
      ),
  };
}

function generate(
  { endpoint, operation, exercise }: ExerciseSource,
  first: number,
  given: FieldValues,
): readonly GeneratedExercise[] {
  const sheet = sheetOf(operation.id, exercise, { first, count: given(countOption), wanted: given(difficultyOption) });
  return sheet.map((choice) => generateExercise(endpoint, choice));
}

function reply(
  { operation }: ToolOperation,
  tool: string,
  seed: number,
  exercises: readonly GeneratedExercise[],
  notation: Notation,
): JsonText {
  const shown = exercises.map(({ id, difficulty, task, hints, body, style }) => ({
    id,
    difficulty,
    prompt: proseText(task, notation, style),
    arguments: { operation: operation.id, ...body },
    hints: hints.map((hint) => proseText(hint, notation, style)),
  }));
  const solved = exercises.map((exercise) => {
    const { id, answer, style } = exercise;
    return { id, answer, style, solution: solutionOf(exercise).map((line) => proseText(line, notation, style)) };
  });
  const answers = solved.map(({ id, answer, solution }) =>
    jsonObject([
      ['id', plain(id)],
      ['answer', wholeText(answerJson(answer, null))],
      ['exact', exactJson(answer)],
      ['solution', plain(solution)],
    ]),
  );
  const words = document([
    `${operation.title}: exercises of seed ${seed}. Each can be solved with ${tool}.`,
    ...shown.flatMap(({ id, prompt, hints }) => section(id, [prompt, 'Hints, one at a time:', ...bullets(hints)])),
    ...section(
      'Answers (for the tutor, not for the student)',
      solved.map(({ id, answer, style, solution }) =>
        [`${id}:`, formulaText(answerExpression(answer, null), notation, style), 'Worked:', ...solution].join('\n'),
      ),
    ),
  ]);
  return replyJson(
    words,
    jsonObject([
      ['operation', plain(operation.id)],
      ['tool', plain(tool)],
      ['seed', plain(seed)],
      ['exercises', plain(shown)],
      ['answers', array(answers)],
    ]),
  );
}
