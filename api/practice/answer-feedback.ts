// POST .../feedback/answer: whether a student's answer to a question or to an exercise is right, and which places are wrong. The right
// answer is told only where it is asked for.

import type { Answer } from '@matrixsteps/engine/catalogue/answer.ts';
import { isExact } from '@matrixsteps/engine/catalogue/answer.ts';
import { DomainError } from '@matrixsteps/engine/catalogue/domain-error.ts';
import { choicesField, flagField, selectorField } from '@matrixsteps/engine/catalogue/field.ts';
import type { SlipExplanation } from '@matrixsteps/engine/feedback/working.ts';
import { isSingle, type SingleAnswer } from '../answers/answer-forms.ts';
import { declareFields } from '../endpoints/declared-fields.ts';
import { type Endpoint, ROOTS, withFields } from '../endpoints/endpoints.ts';
import { decimals } from '../endpoints/parameters.ts';
import { inputHash } from '../envelope/input-hash.ts';
import { expectedJson, type RightAnswer } from '../envelope/question-json.ts';
import {
  type PreparedRequest,
  prepareFor,
  type PreparedOutcome,
  type Reply,
  type ReplyWriter,
  type ValidationFailure,
} from '../execute/prepare.ts';
import type { Json } from '../parse/json.ts';
import { COMPUTED_IN_DOUBLES, unknownFieldNotes } from '../sections/notes.ts';
import { answerJson, exactValues } from '../serialize/answer-json.ts';
import { array, object, plain } from '../serialize/json.ts';
import { DEFAULT_MAX_REPLY_BYTES, ReplyTooLong, wholeText } from '../serialize/long-text.ts';
import type { Solution } from '../solve/solution.ts';
import { type CheckedAnswer, checkGiven, checkRules, type CheckRules } from '../student-answers/check-answer.ts';
import { checkQuestion } from '../student-answers/check-question.ts';
import { withSources } from '../student-answers/number-sources.ts';
import { readFields } from '../validate/body.ts';
import { type FieldError, fieldErrorsOf, isMissing, missing, replyTooLong } from '../validate/field-error.ts';
import { excerpt } from '../validate/excerpt.ts';
import { membersOf } from '../validate/parse-request.ts';
import { tooManyUnknown } from '../validate/unknown-fields.ts';
import { explanationJson, inputsIn, slipFact, slipsOfAnswer } from './answer-slips.ts';
import { generated, type SheetExercise } from './exercise-sheet.ts';
import { exerciseNaming } from './named-exercise.ts';
import { permittedNames, practiceOperations } from './practice-operations.ts';
import { type PracticeRoute, practiceReply, refusalOf, type RouteWords } from './practice-route.ts';
import { FEEDBACK_FORMAT_NAMES, FEEDBACK_FORMATS, type FeedbackFormat } from './told-statements.ts';

export const answerFeedbackWords: RouteWords = {
  path: `${ROOTS.a}/feedback/answer`,
  title: 'Feedback on an answer',
  summary: "Whether a student's answer is right, and which places are wrong, without telling the right answer.",
};

export const reveal = flagField(
  { name: 'reveal', label: 'Reveal', description: 'Whether the reply tells the right answer as well.' },
  false,
);

export const feedbackFormats = choicesField(
  { name: 'formats', label: 'Formats', description: 'Formats of the explanations beside plain text.' },
  FEEDBACK_FORMATS,
  [],
);

/** Members that are read here, beside the fields of the operations. */
export const ANSWER = 'answer';
export const EXERCISE = 'exercise';

/** Nanoseconds: the shortest reply, a byte of the body, a character of an expression, an exercise. */
const FRAME = 60_000;
const BYTE = 500;
const EXPRESSION_CHARACTER = 30_000;
const EXERCISE_TIME = 500_000;

/** The endpoint by which every operation is asked, so that api/ reads, validates and solves bodies as it does for their own routes. */
export function feedbackEndpoint(endpoints: readonly Endpoint[]): Endpoint {
  const named = [...practiceOperations(endpoints).values()];
  const operations = named.map(({ operation }) => operation);
  const [{ endpoint }] = named;
  const selector = selectorField(
    { name: 'operation', label: 'Operation', description: 'The operation that the answer is to.' },
    permittedNames(operations),
  );
  return withFields({
    id: 'a:feedback-answer',
    family: 'a',
    ...answerFeedbackWords,
    topic: endpoint.topic,
    choice: { kind: 'selected', selector, operations },
    parameters: [decimals, reveal, feedbackFormats],
    catalogue: endpoint.catalogue,
  });
}

export function answerFeedbackRoute(endpoints: readonly Endpoint[]): PracticeRoute {
  const endpoint = feedbackEndpoint(endpoints);
  const exerciseNamed = exerciseNaming(practiceOperations(endpoints));
  const options = declareFields([decimals, reveal, feedbackFormats]);
  const offered = practiceOperations(endpoints);

  /** Whether the operation of this name answers with several parts. */
  function hasParts(name: Json | undefined): boolean {
    return name?.kind === 'string' && (offered.get(name.value)?.operation.members.length ?? 0) > 0;
  }

  function prepare(bytes: Uint8Array, maxReplyBytes = DEFAULT_MAX_REPLY_BYTES): PreparedRequest | ValidationFailure {
    const found = membersOf(bytes);
    if ('entry' in found) return refusalOf([found.entry]);
    const { members } = found;
    const answer = members.get(ANSWER);
    const exercise = members.get(EXERCISE);
    const objection = objectionTo(answer, exercise !== undefined || hasParts(members.get('operation')));
    if (exercise !== undefined) return prepareExercise(exercise, members, objection, bytes, maxReplyBytes);
    const prepared = prepareFor(writerFor(answer), endpoint, bytes, maxReplyBytes);
    if (prepared.kind === 'prepared') return objection === null ? prepared : refusalOf([objection]);
    return refusalOf([...aboutTheChoice(detailOf(prepared.body)), ...(objection === null ? [] : [objection])]);
  }

  function writerFor(answer: Json | undefined): ReplyWriter {
    return {
      frame: FRAME + EXPRESSION_CHARACTER * expressionCharacters(answer),
      byte: BYTE,
      wantsStory: () => false,
      triesSuggestions: () => false,
      formats: () => 0,
      exercises: () => 0,
      copies: () => 0,
      advice: () => 'ask without reveal, or about a smaller matrix',
      failures: null,
      write: (solution, bytes) => replyToSolution(solution, bytes),
    };
  }

  function replyToSolution({ request, answer, calls, maxReplyBytes }: Solution, bytes: Uint8Array): Reply {
    const [{ operation, computation }] = calls;
    const { unknown, unused, decimalPlaces } = request;
    const inputs = inputsIn(bytes);
    const ignored = [...unknown.filter((name) => name !== ANSWER), ...unused];
    return feedbackReply({
      bytes,
      answer: singleAnswer(answer),
      rules: checkRules(operation, decimalPlaces, {
        asked: computation.asked(),
        identity: computation.identity,
        inputs,
      }),
      operation: operation.id,
      inputs,
      exercise: null,
      isRevealed: request.values(reveal),
      formats: formatsIn(request.values(feedbackFormats)),
      notes: unknownFieldNotes(
        ignored,
        endpoint.fields.map(({ name }) => name),
      ),
      question: inputHash(operation.question, computation.identity),
      maxReplyBytes,
    });
  }

  function prepareExercise(
    json: Json,
    members: ReadonlyMap<string, Json>,
    objection: FieldError | null,
    bytes: Uint8Array,
    maxReplyBytes: number,
  ): PreparedRequest | ValidationFailure {
    const tooMany = tooManyUnknown(members, endpoint.declared);
    if (tooMany !== null) return refusalOf([tooMany]);
    const named = exerciseNamed(json, EXERCISE);
    const readings = readFields(members, options, { texts: false, root: null });
    const entries = [
      ...(named.kind === 'invalid' ? named.entries : []),
      ...options.all.flatMap((field) => readings.errorOf(field) ?? []),
      ...(objection === null ? [] : [objection]),
    ];
    if (named.kind === 'invalid' || entries.length > 0) return refusalOf(entries);
    const { values } = readings;
    const places = values(decimals);
    const ignored = [...members.keys()].filter(
      (name) => ![ANSWER, EXERCISE, decimals.name, reveal.name, feedbackFormats.name].includes(name),
    );
    const run = (): PreparedOutcome =>
      outcomeOf(maxReplyBytes, () =>
        replyToExercise(named.exercise, {
          bytes,
          decimalPlaces: places === -1 ? null : places,
          isRevealed: values(reveal),
          formats: formatsIn(values(feedbackFormats)),
          notes: ignored.map(
            (name) => `The field ${JSON.stringify(name.slice(0, 64))} is not used beside exercise and was ignored.`,
          ),
          maxReplyBytes,
        }),
      );
    const reading = BYTE * bytes.length + EXPRESSION_CHARACTER * expressionCharacters(members.get(ANSWER));
    return { kind: 'prepared', nanoseconds: FRAME + EXERCISE_TIME + reading, run };
  }

  return { ...answerFeedbackWords, prepare };
}

function replyToExercise(
  exercise: SheetExercise,
  {
    decimalPlaces,
    ...others
  }: Pick<Feedback, 'bytes' | 'isRevealed' | 'formats' | 'notes' | 'maxReplyBytes'> & {
    readonly decimalPlaces: number | null;
  },
): Reply {
  const { operation } = exercise.source;
  const drawn = generated(exercise);
  const { id } = drawn;
  const about = { ...others, operation: operation.id, exercise: id, question: id };
  if (drawn.kind === 'compute') {
    const { answer, body, asked, identity } = drawn;
    const rules = checkRules(operation, decimalPlaces, { asked, identity, inputs: body });
    return feedbackReply({ ...about, answer: singleAnswer(answer), rules, inputs: body });
  }
  const { expected } = drawn.question;
  const right = others.isRevealed ? expectedJson(expected) : null;
  const written = writtenAnswer(others.bytes);
  return toldReply({ ...about, right, written, checked: checkQuestion(written, expected, decimalPlaces), slips: [] });
}

/** What is said of an answer, and of which question. */
interface Told {
  readonly operation: string;
  /** The id of the exercise, where the answer is to one. */
  readonly exercise: string | null;
  /** Those of the explanations, beside plain text. */
  readonly formats: readonly FeedbackFormat[];
  readonly notes: readonly string[];
  /** Names the question, without the answer. */
  readonly question: string;
  /** What somebody wrote, with its numbers as texts. */
  readonly written: unknown;
  readonly checked: CheckedAnswer;
  readonly slips: readonly SlipExplanation[];
  /** The right answer, with its exact texts; null where it is not to be told. */
  readonly right: RightAnswer | null;
}

/** What a reply is written from. */
interface Feedback extends Omit<Told, 'written' | 'checked' | 'slips' | 'right'> {
  /** The body, which has the answer. */
  readonly bytes: Uint8Array;
  readonly answer: SingleAnswer;
  readonly rules: CheckRules;
  /** The fields of the operation, as they were sent. */
  readonly inputs: object;
  readonly isRevealed: boolean;
  readonly maxReplyBytes: number;
}

/** @throws DomainError, ReplyTooLong */
function feedbackReply({ bytes, answer, rules, inputs, isRevealed, maxReplyBytes, ...told }: Feedback): Reply {
  const written = writtenAnswer(bytes);
  const checked = checkGiven(written, answer, rules);
  // An answer in words of its own is judged by what it says.
  const isOwnNotation =
    rules.question !== null && rules.question.asked !== null && rules.question.asked.notation !== null;
  const slips = isOwnNotation ? [] : slipsOfAnswer(told.operation, inputs, checked);
  const exact = isRevealed ? exactValues(answer, null) : null;
  const right =
    exact === null
      ? null
      : {
          answer: wholeText(answerJson(answer, rules.decimalPlaces, maxReplyBytes)),
          exact: exact.kind === 'text' ? exact.json : null,
        };
  const notes = [...(isExact(answer) ? [] : [COMPUTED_IN_DOUBLES]), ...told.notes];
  return toldReply({ ...told, notes, written, checked, slips, right });
}

function toldReply({ operation, exercise, checked, slips, right, formats, notes, question, written }: Told): Reply {
  const { verdict, sentence, right: rightEntries, total, wrong, expectedShape, read, readAs, unread } = checked;
  return practiceReply({
    route: answerFeedbackWords,
    name: 'feedback',
    answer: object([
      ['operation', plain(operation)],
      ['exercise', exercise === null ? null : plain(exercise)],
      ['verdict', plain(verdict)],
      ['sentence', plain(sentence)],
      ['right', plain(rightEntries)],
      ['total', plain(total)],
      ['wrong', plain(wrong)],
      ['explanations', array(slips.map((slip) => explanationJson(slip, formats)))],
      ['expected_shape', plain(expectedShape)],
      ['read', read === null ? null : plain(read)],
      ['read_as', readAs === null ? null : plain(readAs)],
      ['unread', unread === null ? null : plain(unread)],
      [
        'right_answer',
        right === null
          ? null
          : object([
              ['answer', right.answer],
              ['exact', right.exact],
            ]),
      ],
    ]),
    notes,
    question: ['feedback/answer', question, JSON.stringify(written)].join('\n'),
    slip: slips.length === 0 ? null : slipFact(operation, slips),
  });
}

/** The answer in a body. */
function writtenAnswer(bytes: Uint8Array): unknown {
  return memberOf(withSources(Buffer.from(bytes).toString()), ANSWER);
}

/** In the order in which replies tell them. */
function formatsIn(names: readonly string[] | null): readonly FeedbackFormat[] {
  return FEEDBACK_FORMAT_NAMES.filter((name) => names?.includes(name) === true);
}

function singleAnswer(answer: Answer): SingleAnswer {
  if (!isSingle(answer)) throw new Error('one operation has one answer');
  return answer;
}

function memberOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}

/** The outcome of writing a reply; what it cannot hold is refused. */
function outcomeOf(maxReplyBytes: number, write: () => Reply): PreparedOutcome {
  try {
    return write();
  } catch (error) {
    if (error instanceof ReplyTooLong) return refusalOf([replyTooLong(maxReplyBytes, 'ask without reveal')]);
    if (error instanceof DomainError) return refusalOf(fieldErrorsOf(error));
    throw error;
  }
}

/** What is wrong with the form of an answer, whatever it says; null where it may be read. */
function objectionTo(answer: Json | undefined, mayHaveParts: boolean): FieldError | null {
  if (answer === undefined) return missing(ANSWER);
  if (answer.kind === 'object' ? mayHaveParts : answer.kind !== 'null' && answer.kind !== 'boolean') return null;
  const msg = `value is not a valid list: ${excerpt(answer)} is no answer; write a number, a list, a matrix, or text`;
  return { loc: ['body', ANSWER], msg, type: 'type_error.list' };
}

function isChoice({ loc }: FieldError): boolean {
  return loc[1] === 'operation';
}

/** Without an operation nobody knows which fields it needs. */
function aboutTheChoice(entries: readonly FieldError[]): readonly FieldError[] {
  return entries.some(isChoice) ? entries.filter((entry) => isChoice(entry) || !isMissing(entry)) : entries;
}

function detailOf(body: Uint8Array): readonly FieldError[] {
  const { detail }: { readonly detail: readonly FieldError[] } = JSON.parse(Buffer.from(body).toString());
  return detail;
}

/** How many characters of the texts of an answer belong to expressions, which take long to read. */
function expressionCharacters(answer: Json | undefined): number {
  if (answer?.kind === 'string') return PLAIN.test(answer.value) ? 0 : answer.value.length;
  if (answer?.kind === 'object') {
    return [...answer.members.values()].reduce((total, item) => total + expressionCharacters(item), 0);
  }
  if (answer?.kind !== 'array') return 0;
  return answer.items.reduce((total, item) => total + expressionCharacters(item), 0);
}

/** Plain numbers, and lists and tables of them. */
const PLAIN = /^[\d\s.,;:/+\-[\]()]*$/;
