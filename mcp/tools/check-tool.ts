// The tool that checks an answer: entry by entry, without telling the right one.

import type { Laid } from '@matrixsteps/api/answers/answer-form.ts';
import { formOf } from '@matrixsteps/api/answers/answer-forms.ts';
import { decimals } from '@matrixsteps/api/endpoints/parameters.ts';
import { list, object, oneOf, text, whole } from '@matrixsteps/api/openapi/schema.ts';
import {
  replyOf,
  type PreparedRequest,
  prepareFor,
  type ValidationFailure,
  type ReplyWriter,
} from '@matrixsteps/api/execute/prepare.ts';
import type { Solution } from '@matrixsteps/api/solve/solution.ts';
import { missing } from '@matrixsteps/api/validate/field-error.ts';
import { type JsonText, plain } from '@matrixsteps/api/serialize/json.ts';
import { type Comparison, compareAnswers, type GivenEntry, shapeText } from './answer-comparison.ts';
import { toolEndpoint, operationField, orderedFields, requiredNames } from './tool-endpoint.ts';
import { givenAnswer } from './given-answer.ts';
import { answerSchema, inputSchema, parametersOf } from './input-schema.ts';
import { refusalOf } from './lookup.ts';
import { entriesOf } from './problem-words.ts';
import { argumentsLike } from './sample-arguments.ts';
import { bullets, document, proseText, section } from './texts.ts';
import { replyJson, type Tool } from './tool.ts';
import type { ToolOperation } from './tool-operation.ts';

/** Matrices have many row echelon forms, and only one reduced one: an answer that is not ours need not be wrong. */
const NOT_UNIQUE: ReadonlySet<string> = new Set(['ref']);

const ANSWER = {
  name: 'answer',
  description:
    'The student\'s answer as it was written: a number, a list, or a matrix; fractions and roots as text, "2/3", "sqrt(5)".',
} as const;

const VERDICTS = ['correct', 'correct_when_rounded', 'incorrect', 'wrong_shape'] as const;

export function checkTool(all: readonly ToolOperation[], toolOf: (id: string) => string): Tool {
  const operations = all.filter(({ operation: { id } }) => !NOT_UNIQUE.has(id));
  const selector = operationField(operations, false);
  const endpoint = toolEndpoint('check_answer', operations, selector, [decimals]);
  const fields = orderedFields(endpoint, selector);
  const ids = operations.map(({ operation }) => operation.id);

  function writer(given: Laid<GivenEntry>): ReplyWriter {
    return {
      frame: 30_000,
      byte: 6,
      wantsStory: () => false,
      triesSuggestions: () => false,
      formats: () => 0,
      exercises: () => 0,
      copies: () => 0,
      advice: () => 'ask for a part of it, or use the HTTP API',
      write: (solution) => replyOf(checkReply(solution, given, toolOf), null),
    };
  }

  function prepare(bytes: Uint8Array): PreparedRequest | ValidationFailure {
    const given = givenAnswer(bytes, ANSWER.name);
    if (given.kind === 'answer') return prepareFor(writer(given.laid), endpoint, bytes);
    // The other arguments may be in trouble, too.
    const prepared = prepareFor(writer({ form: 'list', rows: [[]] }), endpoint, bytes);
    const others = prepared.kind === 'invalid' ? entriesOf(prepared.body) : [];
    return refusalOf([...others, given.kind === 'missing' ? missing(ANSWER.name) : given.entry]);
  }

  return {
    name: 'check_answer',
    title: "Check a student's answer",
    description:
      'Compares what a student worked out with the exact answer, entry by entry, and says which entries are wrong without telling the right ' +
      'ones, so that the student can try again. Takes an operation with its inputs, as the computing tools do, and the answer. Decimals ' +
      'are right when they are the exact value rounded to the places written, or to `decimals`. A row echelon form is not unique: check rref.',
    inputSchema: inputSchema(fields, [...requiredNames(operations), ANSWER.name], {
      answer: { ...answerSchema, description: ANSWER.description },
    }),
    outputSchema: object(
      {
        operation: oneOf(ids),
        verdict: oneOf(VERDICTS),
        right: whole('How many entries are right.'),
        total: whole('How many entries the answer has.'),
        wrong: list(
          object({ row: whole(), column: whole(), given: text() }),
          'The places that are wrong, counted from 1; lists are one row.',
        ),
        expected_shape: text(),
        typical_mistakes: list(text(), 'What learners often get wrong here.'),
        solve_with: text('The tool that shows the worked solution.'),
      },
      { optional: ['typical_mistakes'] },
    ),
    parameters: [...parametersOf(fields), ANSWER],
    operations: ids,
    exampleFor: (given) => {
      const { operation } = operations.find((entry) => entry.operation.id === given['operation']) ?? operations[0];
      return { ...argumentsLike(given, operations), answer: operation.examples[0].answer };
    },
    prepare,
  };
}

function checkReply(solution: Solution, given: Laid<GivenEntry>, toolOf: (id: string) => string): JsonText {
  const { request, answer, calls } = solution;
  const [{ operation }] = calls;
  if (answer.kind === 'record') throw new Error('one operation has one answer');
  const right = formOf(answer).laidOut(answer);
  const comparison = compareAnswers(given, right, request.decimalPlaces);
  const isRight = comparison.verdict === 'correct' || comparison.verdict === 'correct_when_rounded';
  const mistakes = isRight
    ? []
    : (operation.learn?.misconceptions ?? []).map(({ misconception }) => proseText(misconception, 'text'));
  const words = document([
    ...verdictWords(comparison, shapeText(given), shapeText(right)),
    ...section('What learners often think here, and is wrong', bullets(mistakes)),
    ...(isRight
      ? []
      : [`The right answer is kept back. ${toolOf(operation.id)} with the same inputs shows the worked solution.`]),
  ]);
  return replyJson(
    words,
    plain({
      operation: operation.id,
      ...comparison,
      expected_shape: shapeText(right),
      ...(mistakes.length === 0 ? {} : { typical_mistakes: mistakes }),
      solve_with: toolOf(operation.id),
    }),
  );
}

function verdictWords(
  { verdict, right, total, wrong }: Comparison,
  given: string,
  expected: string,
): readonly string[] {
  switch (verdict) {
    case 'correct':
      return ['Correct: the answer is exact.'];
    case 'correct_when_rounded':
      return ['Correct to the places that were written; the exact value has more.'];
    case 'wrong_shape':
      return [`Not correct: the answer is ${given}, and ${expected} is expected.`];
    case 'incorrect':
      return [
        `Not correct: ${right} of ${total} ${total === 1 ? 'entry is' : 'entries are'} right.`,
        ...bullets(wrong.map((place) => `row ${place.row}, column ${place.column}: ${place.given} is wrong`)),
      ];
  }
}
