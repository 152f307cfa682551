// The tool that checks an answer: entry by entry, without telling the right one.

import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import { wordsOf } from '@matrixsteps/engine/feedback/statements/words.ts';
import type { SlipExplanation } from '@matrixsteps/engine/feedback/working.ts';
import { isSingle } from '@matrixsteps/api/answers/answer-forms.ts';
import { decimals } from '@matrixsteps/api/endpoints/parameters.ts';
import { list, object as objectSchema, oneOf, text, whole } from '@matrixsteps/api/openapi/schema.ts';
import { explanationJson, inputsIn, slipsOfAnswer } from '@matrixsteps/api/practice/answer-slips.ts';
import {
  replyOf,
  type PreparedRequest,
  prepareFor,
  type ValidationFailure,
  type ReplyWriter,
} from '@matrixsteps/api/execute/prepare.ts';
import type { Solution } from '@matrixsteps/api/solve/solution.ts';
import {
  type CheckedAnswer,
  checkAnswer,
  checkRules,
  placeText,
} from '@matrixsteps/api/student-answers/check-answer.ts';
import { COMPARED_VERDICTS } from '@matrixsteps/api/student-answers/compare-answers.ts';
import type { Given } from '@matrixsteps/api/student-answers/given-parts.ts';
import { missing } from '@matrixsteps/api/validate/field-error.ts';
import { array, type JsonText, object, plain } from '@matrixsteps/api/serialize/json.ts';
import { toolEndpoint, operationField, orderedFields, requiredNames } from './tool-endpoint.ts';
import { argumentAnswer } from './given-answer.ts';
import { answerSchema, inputSchema, parametersOf } from './input-schema.ts';
import { refusalOf } from './lookup.ts';
import { entriesOf } from './problem-words.ts';
import { argumentsLike } from './sample-arguments.ts';
import { bullets, document, proseText } from './texts.ts';
import { replyJson, type Tool } from './tool.ts';
import type { ToolOperation } from './tool-operation.ts';

const ANSWER = {
  name: 'answer',
  description:
    'The student\'s answer as it was written: a number, a list, or a matrix; fractions and roots as text, "2/3", "2√2"; a polynomial ' +
    'as text, "x^2 - 5x - 2", or as its coefficients; several parts as an object.',
} as const;

export function checkTool(operations: readonly ToolOperation[], toolOf: (id: string) => string): Tool {
  const selector = operationField(operations, false);
  const endpoint = toolEndpoint('check_answer', operations, selector, [decimals]);
  const fields = orderedFields(endpoint, selector);
  const ids = operations.map(({ operation }) => operation.id);
  const byId = new Map<unknown, Operation>(operations.map(({ operation }) => [operation.id, operation]));

  function writer(given: Given): ReplyWriter {
    return {
      frame: 30_000,
      byte: 6,
      wantsStory: () => false,
      triesSuggestions: () => false,
      formats: () => 0,
      exercises: () => 0,
      copies: () => 0,
      advice: () => 'ask for a part of it, or use the HTTP API',
      failures: null,
      write: (solution, bytes) => replyOf(checkReply(solution, given, inputsIn(bytes), toolOf), null),
    };
  }

  function prepare(bytes: Uint8Array): PreparedRequest | ValidationFailure {
    const argument = argumentAnswer(bytes, ANSWER.name, (id) => byId.get(id) ?? null);
    if (argument.kind === 'answer') return prepareFor(writer(argument.given), endpoint, bytes);
    // The other arguments may be in trouble, too.
    const prepared = prepareFor(writer(nothing), endpoint, bytes);
    const others = prepared.kind === 'invalid' ? entriesOf(prepared.body) : [];
    return refusalOf([...others, argument.kind === 'missing' ? missing(ANSWER.name) : argument.entry]);
  }

  return {
    name: 'check_answer',
    title: "Check a student's answer",
    description:
      'Compares what a student worked out with the exact answer, entry by entry, and says which entries are wrong without telling the right ' +
      'ones, so that the student can try again. Takes an operation with its inputs, as the computing tools do, and the answer. Decimals ' +
      'are right when they are the exact value rounded to the places written, or to `decimals`. Of a row echelon form, every one is right.',
    inputSchema: inputSchema(fields, [...requiredNames(operations), ANSWER.name], {
      answer: { ...answerSchema, description: ANSWER.description },
    }),
    outputSchema: objectSchema({
      operation: oneOf(ids),
      verdict: oneOf(COMPARED_VERDICTS),
      right: whole('How many entries are right.'),
      total: whole('How many entries the answer has.'),
      wrong: list(
        objectSchema({ row: whole(), column: whole(), given: text(), part: text() }, { optional: ['part'] }),
        'The places that are wrong, counted from 1, in which part; lists are one row.',
      ),
      explanations: list(
        objectSchema({ kind: text(), sentence: text(), question: text('What to ask the student.') }),
        'The slips that lead to just this answer; several are a tie.',
      ),
      expected_shape: text(),
      solve_with: text('The tool that shows the worked solution.'),
    }),
    parameters: [...parametersOf(fields), ANSWER],
    operations: ids,
    exampleFor: (given) => {
      const { operation } = operations.find((entry) => entry.operation.id === given['operation']) ?? operations[0];
      return { ...argumentsLike(given, operations), answer: operation.examples[0].answer };
    },
    prepare,
  };
}

/** For a call that is refused before its answer is compared. */
const nothing: Given = { kind: 'unread', part: { row: null, column: null, text: '', reason: '' } };

function checkReply(solution: Solution, given: Given, inputs: object, toolOf: (id: string) => string): JsonText {
  const { request, answer, calls } = solution;
  const [{ operation, computation }] = calls;
  if (!isSingle(answer)) throw new Error('one operation has one answer');
  const { decimalPlaces } = request;
  const question = { asked: null, identity: computation.identity, inputs };
  const checked = checkAnswer(given, answer, checkRules(operation, decimalPlaces, question));
  const { verdict, right, total, wrong, expectedShape } = checked;
  const slips = slipsOfAnswer(operation.id, inputs, checked);
  return replyJson(
    document([
      ...verdictWords(checked),
      ...slipWords(slips),
      ...(RIGHT.has(verdict)
        ? []
        : [`The right answer is kept back. ${toolOf(operation.id)} with the same inputs shows the worked solution.`]),
    ]),
    object([
      ['operation', plain(operation.id)],
      ['verdict', plain(verdict)],
      ['right', plain(right)],
      ['total', plain(total)],
      ['wrong', plain(wrong)],
      ['explanations', array(slips.map((slip) => explanationJson(slip, [])))],
      ['expected_shape', plain(expectedShape)],
      ['solve_with', plain(toolOf(operation.id))],
    ]),
  );
}

const RIGHT: ReadonlySet<CheckedAnswer['verdict']> = new Set(['correct', 'correct_when_rounded', 'equivalent']);

/** The slips that give just this answer; the student is asked before they are told. */
function slipWords(slips: readonly SlipExplanation[]): readonly string[] {
  if (slips.length === 0) return [];
  const sentences = slips.map((facts) => proseText(wordsOf({ id: 'slip', facts }), 'text'));
  return ['What leads to just this answer:', ...bullets(sentences)];
}

function verdictWords({ sentence, wrong }: CheckedAnswer): readonly string[] {
  return [sentence, ...bullets(wrong.map((place) => `${placeText(place)}: ${place.given} is wrong`))];
}
