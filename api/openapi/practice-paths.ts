// Paths of practice: exercises, and feedback on what a student answers. They answer with envelopes of few sections.

import type { Endpoint } from '../endpoints/endpoints.ts';
import { decimals } from '../endpoints/parameters.ts';
import { completeReplyOf } from '../execute/complete-reply.ts';
import {
  ANSWER,
  answerFeedbackWords,
  EXERCISE,
  feedbackEndpoint,
  feedbackFormats,
  reveal,
} from '../practice/answer-feedback.ts';
import { exerciseFields, exercisesWords } from '../practice/exercises.ts';
import { exerciseSources, MOST_EXERCISES } from '../practice/exercise-sheet.ts';
import { practiceOperations } from '../practice/practice-operations.ts';
import { practiceRoutes } from '../practice/practice-routes.ts';
import { DEFAULT_MAX_REPLY_BYTES } from '../serialize/long-text.ts';
import { nextStepWords, workingFeedbackWords } from '../practice/working-feedback.ts';
import { VERDICTS } from '../student-answers/check-answer.ts';
import { fieldSchema } from './field-schemas.ts';
import { headerRefs, LIMITS } from './headers.ts';
import { json, refusalRefs } from './responses.ts';
import { anyOf, described, list, map, nullable, object, oneOf, ref, type Schema, text, whole } from './schema.ts';
import { nextStepExample, workingBody, workingExample, workingSchemas } from './working-schemas.ts';

export const PRACTICE_TAG = {
  name: 'practice',
  description: 'Exercises with hints and answers, and feedback on what a student answers.',
  'x-displayName': 'Practice',
};

const name = text('What the answer is: exercises or feedback.');

function envelope(answer: Schema): Schema {
  return object({
    metadata: ref('Metadata'),
    endpoint: ref('Endpoint'),
    result: object({ name, answer }),
    notes: list(text(), 'What a reader should know about this answer.'),
  });
}

const place = whole('Counted from 1.');
const part = text('The part of an answer of several parts: `basis`, `permutation-sign.cycles`.');

export const practiceSchemas: { readonly [name: string]: Schema } = {
  ...workingSchemas,
  ExercisesEnvelope: envelope(list(ref('Exercise'), 'The exercises, in order.')),
  FeedbackEnvelope: envelope(ref('AnswerFeedback')),
  AnswerFeedback: object(
    {
      operation: text('The operation that the answer is to.'),
      exercise: text('The id of the exercise, where the answer is to one.'),
      verdict: {
        ...oneOf(VERDICTS),
        description:
          'correct_when_rounded: right to the places that were written or asked for. equivalent: another form of the same answer, such ' +
          'as another row echelon form. unread: something was not understood.',
      },
      sentence: text('The verdict in one sentence.'),
      right: whole('How many entries are right.'),
      total: whole('How many entries the right answer has.'),
      wrong: list(ref('WrongPlace'), 'The entries that are wrong; lists are one row.'),
      explanations: list(
        ref('SlipExplanation'),
        'The slips that lead to just this answer; several are a tie, and none where no slip is known.',
      ),
      expected_shape: text('The form of the right answer, in words.'),
      read: {
        ...anyOf(text(), list(list(text())), list(text()), map({})),
        description: 'What was read, as exact texts in the form of the answer.',
      },
      read_as: text('What was read of one line, as one writes it: `x₁ = 1 + 2t, x₂ = t`.'),
      unread: ref('UnreadPart'),
      right_answer: object(
        {
          answer: { description: 'In the shape of the answer of the operation, or of the exercise.' },
          exact: { description: 'As exact texts, where some number of it is not exactly what is written.' },
        },
        { optional: ['exact'], description: 'The right answer, where reveal is true.' },
      ),
    },
    {
      optional: ['exercise', 'read', 'read_as', 'unread', 'right_answer'],
      description: "What is to be said of a student's answer.",
    },
  ),
  WrongPlace: object(
    { row: place, column: place, given: text('What was written there.'), part },
    { optional: ['part'] },
  ),
  UnreadPart: object(
    { row: nullable(place), column: nullable(place), text: text('What was written.'), reason: text(), part },
    {
      optional: ['part'],
      description: 'What was not understood; row and column are null where it is the whole.',
    },
  ),
};

const given: Schema = {
  ...anyOf(text(), { type: 'number' }, { type: 'array', items: {} }, map({})),
  description:
    'The answer as the student wrote it: a number, a list, a matrix, an object of the parts by their names, or text: "1/2", "0,5", "2√2", "1 2; 3 4", "x^2 - 5x - 2"; all ' +
    'solutions as "x = 1 + 2t, y = t" or "no solution"; a basis as "(1, 0), (0, 1)"; eigenvalues as "2, 3 (twice)".',
};

/** The path items; each example is answered as it stands. */
export function practicePaths(endpoints: readonly Endpoint[]): { readonly [path: string]: object } {
  return {
    [exercisesWords.path]: {
      post: {
        ...operationOf('practice_exercises', exercisesWords),
        requestBody: bodyOf(exercisesBody(endpoints), {
          three: { operation: 'determinant-2x2', seed: 7 },
          sheet: { operations: ['add', 'matmul', 'transpose'], difficulty: 'easy', count: 6, seed: 7 },
        }),
        responses: responsesOf(
          'ExercisesEnvelope',
          sample(endpoints, exercisesWords.path, { operation: 'trace', count: 1, seed: 7 }),
        ),
      },
    },
    [answerFeedbackWords.path]: {
      post: {
        ...operationOf('practice_feedbackAnswer', answerFeedbackWords),
        requestBody: bodyOf(feedbackBody(endpoints), {
          question: {
            operation: 'inverse',
            a: [
              [2, 1],
              [5, 3],
            ],
            answer: [
              [3, -1],
              [5, 2],
            ],
          },
          text: {
            operation: 'charpoly',
            a: [
              [1, 2],
              [3, 4],
            ],
            answer: 'x^2 - 5x - 2',
          },
          exercise: { exercise: 'trace-easy-7', answer: '4', reveal: true },
        }),
        responses: responsesOf(
          'FeedbackEnvelope',
          sample(endpoints, answerFeedbackWords.path, {
            operation: 'inverse',
            a: [
              [2, 1],
              [5, 3],
            ],
            answer: [
              [3, -1],
              [5, 2],
            ],
          }),
        ),
      },
    },
    [workingFeedbackWords.path]: {
      post: {
        ...operationOf('practice_feedbackWorking', workingFeedbackWords),
        requestBody: bodyOf(workingBody(['task', 'working']), { slip: workingExample }),
        responses: responsesOf('WorkingFeedbackEnvelope', sample(endpoints, workingFeedbackWords.path, workingExample)),
      },
    },
    [nextStepWords.path]: {
      post: {
        ...operationOf('practice_feedbackNextStep', nextStepWords),
        requestBody: bodyOf(workingBody(['task']), { start: nextStepExample }),
        responses: responsesOf('NextStepEnvelope', sample(endpoints, nextStepWords.path, nextStepExample)),
      },
    },
  };
}

function operationOf(
  operationId: string,
  { title, summary }: { readonly title: string; readonly summary: string },
): object {
  return {
    operationId,
    tags: [PRACTICE_TAG.name],
    summary: title,
    description: summary,
    parameters: [{ $ref: '#/components/parameters/CorrelationId' }],
  };
}

function bodyOf(schema: Schema, examples: { readonly [name: string]: object }): object {
  const named = Object.entries(examples).map(([key, value]) => [key, { value }] as const);
  return { required: true, content: json(schema, Object.fromEntries(named)) };
}

function responsesOf(schema: string, value: unknown): object {
  return {
    200: {
      description: 'The answer.',
      headers: headerRefs(...LIMITS),
      content: json(ref(schema), { sample: { value } }),
    },
    ...refusalRefs,
  };
}

function sample(endpoints: readonly Endpoint[], path: string, body: object): unknown {
  const route = practiceRoutes(endpoints).find((one) => one.path === path);
  if (route === undefined) throw new Error(`no route ${path}`);
  return completeReplyOf(path, body, (bytes) => route.prepare(bytes, DEFAULT_MAX_REPLY_BYTES));
}

/** Schemas of fields by name, without the defaults that only stand for an absent field. */
function exercisesBody(endpoints: readonly Endpoint[]): Schema {
  const fields = exerciseFields(exerciseSources(practiceOperations(endpoints).values()));
  const { operation, objective, ...others } = fields;
  const { default: _, ...operationSchema } = fieldSchema(operation, 'a');
  const properties = {
    operation: operationSchema,
    ...Object.fromEntries(Object.values(others).map((field) => [field.name, fieldSchema(field, 'a')])),
    objective: { type: 'string', minLength: 1, maxLength: 64, description: objective.description },
  };
  return {
    type: 'object',
    properties,
    anyOf: [{ required: ['operation'] }, { required: ['operations'] }],
  };
}

const exerciseSchema: Schema = {
  ...anyOf(
    text('The id of an exercise, such as "trace-easy-7".'),
    object({ id: text() }, { description: 'An exercise as it came, or its id.' }),
    object(
      {
        operation: text(),
        difficulty: oneOf(['mixed', 'easy', 'medium', 'hard']),
        seed: { type: 'integer', minimum: 0, maximum: 2 ** 32 - 1 },
        index: { type: 'integer', minimum: 0, maximum: MOST_EXERCISES - 1, description: 'From 0.' },
      },
      { optional: ['difficulty', 'index'], description: 'The place of an exercise among those of a seed.' },
    ),
  ),
  description: 'The exercise that the answer is to, of any kind, instead of an operation with its inputs.',
};

/** The inputs of all operations; which of them one takes is said where the operation is. */
function feedbackBody(endpoints: readonly Endpoint[]): Schema {
  const endpoint = feedbackEndpoint(endpoints);
  const options = [decimals, reveal, feedbackFormats];
  const inputs = endpoint.fields.filter((field) => !options.some((option) => option === field));
  return {
    type: 'object',
    description: 'An operation with the fields of its own route, or an exercise; and the answer.',
    properties: {
      ...Object.fromEntries(
        inputs.map((field) => {
          const { default: _, ...schema } = fieldSchema(field, 'a');
          return [field.name, schema];
        }),
      ),
      [EXERCISE]: exerciseSchema,
      [ANSWER]: given,
      [reveal.name]: fieldSchema(reveal, 'a'),
      [feedbackFormats.name]: fieldSchema(feedbackFormats, 'a'),
      [decimals.name]: described(
        ref('DecimalsOption'),
        'The places to which the answer was asked for; without it, those that were written.',
      ),
    },
    required: [ANSWER],
    anyOf: [{ required: ['operation'] }, { required: [EXERCISE] }],
  };
}
