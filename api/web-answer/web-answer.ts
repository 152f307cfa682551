// The answer to a question as a page shows it: HTML and speech, and the answer in the formats that a reader may copy.

import { type Answer, isExact } from '@matrixsteps/engine/catalogue/answer.ts';
import { DomainError } from '@matrixsteps/engine/catalogue/domain-error.ts';
import type { ImplementationListing } from '@matrixsteps/engine/code/implementations.ts';
import type { Asked } from '@matrixsteps/engine/catalogue/asked.ts';
import type { Step, StoryLength } from '@matrixsteps/engine/document/block.ts';
import type { Expression } from '@matrixsteps/engine/document/expression.ts';
import { type Prose, say } from '@matrixsteps/engine/document/prose.ts';
import type { Expected } from '@matrixsteps/engine/learning/question.ts';
import { csvPieces } from '@matrixsteps/engine/render/csv.ts';
import { latexWorking } from '@matrixsteps/engine/render/latex.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import type { Endpoint } from '../endpoints/endpoints.ts';
import { hashOf } from '../envelope/envelope.ts';
import { programsFor, TOO_LONG } from '../envelope/implementations.ts';
import { type Result, resultOf } from '../envelope/result.ts';
import { type Suggestion, suggestionsFor } from '../sections/suggestions.ts';
import { notesOf } from '../sections/notes.ts';
import { explainFailure } from '../endpoints/parameters.ts';
import { type AnyExercise, exerciseSet, type GeneratedQuestion } from '../sections/exercise-set.ts';
import { solutionOf } from '../sections/exercise-working.ts';
import { lazy } from '../caching/lazy.ts';
import { propertiesOf } from '../sections/properties.ts';
import {
  exerciseTime,
  replyOf,
  type PreparedRequest,
  prepareFor,
  type ValidationFailure,
  type ReplyWriter,
} from '../execute/prepare.ts';
import type { Solution } from '../solve/solution.ts';
import { lengthOf, storyOf } from '../sections/story.ts';
import { exactStepStyle, stepPlaces, stepStyle } from '../sections/number-styles.ts';
import { isRounded } from '../serialize/answer-json.ts';
import { variablesOf } from '../serialize/answer-variables.ts';
import { numpyLiteral, octaveLiteral } from '../serialize/answer-literals.ts';
import { type JsonText, plain } from '../serialize/json.ts';
import { type AnyText, arrayText, byteLength, charactersOf, objectText, quotedText } from '../serialize/long-text.ts';
import { pageSentence } from './page-sentences.ts';
import { matricesIn } from './answer-matrices.ts';
import { answerFields, questionFields } from './answer-fields.ts';
import { learnHtml } from './learn-html.ts';
import { writtenAnswer } from './written-answer.ts';
import { shownRows } from './shown-parts.ts';
import { copiedExtent, shownExtent, shownForms } from './shown-forms.ts';

/** HTML and speech for the steps, and LaTeX of the whole working. */
const STEP_FORMATS = 3;

const writer: ReplyWriter = {
  frame: 50_000,
  byte: 6,
  sentence: pageSentence,
  wantsStory: () => true,
  triesSuggestions: () => true,
  formats: () => STEP_FORMATS,
  exercises: exerciseTime,
  copies: () => 1,
  advice: () => 'ask for a part of it, send a smaller matrix, or use the HTTP API, which can leave out more',
  failures: {
    isWanted: (values) => values(explainFailure),
    steps: (steps, request, maxBytes) => arrayText(stepsHtml(steps, stepStyle(request)), maxBytes),
  },
  write: (solution, bytes) => replyOf(webAnswerText(solution, Buffer.from(bytes)), null),
};

/**
 * Reads and validates a body for a single operation's endpoint, as its family would, and predicts the cost of its page. The
 * options that choose what a reply holds change nothing here: a page has everything.
 */
export function prepareWebAnswer(
  endpoint: Endpoint,
  bytes: Uint8Array,
  maxReplyBytes?: number,
): PreparedRequest | ValidationFailure {
  return prepareFor(writer, endpoint, bytes, maxReplyBytes);
}

/**
 * The longest answer that a page shows, in bytes of its numbers. A page writes them five times, and the texts that are copied are made
 * whole.
 */
const MAX_ANSWER_BYTES = 2 ** 22;

/** The whole reply; `body` is what was sent. @throws DomainError `too_large` beyond what a page shows; ReplyTooLong */
function webAnswerText(solution: Solution, body: Buffer): AnyText {
  const { request, calls, maxReplyBytes } = solution;
  const [part] = calls;
  const { operation } = part;
  const style = stepStyle(request);
  const programs = programsFor(part);
  const members = answerMembers(solution, body, programs === null ? [TOO_LONG] : []);
  const blocks = storyOf(solution).map(({ block }) => block);
  return objectText(
    [
      ...members,
      ['steps', arrayText(stepsOfAllLengths(solution), maxReplyBytes)],
      ['steps_length', plain(lengthOf(request))],
      ['steps_latex', plain(latexWorking(blocks, style))],
      ['learn', learnHtml(operation.learn)],
      ['exercises', plain(exerciseSet(request, operation, hashOf(solution)).map(exerciseShown))],
      ['implementations', plain((programs ?? []).map(programShown))],
      [
        'quick_actions',
        arrayText(
          suggestionsFor(solution).map((action) => actionJson(action, maxReplyBytes)),
          maxReplyBytes,
        ),
      ],
    ],
    maxReplyBytes,
  );
}

/** What was asked, and what comes out. @throws DomainError `too_large` beyond what a page shows; ReplyTooLong */
export function answerMembers(
  solution: Solution,
  body: Buffer,
  furtherNotes: readonly string[] = [],
): readonly (readonly [string, AnyText])[] {
  const { request, calls, maxReplyBytes } = solution;
  const [{ operation, computation }] = calls;
  const style = exactStepStyle(request);
  const result = pageResult(solution);
  requireShownAnswer(byteLength(result.json));
  const notes = notesOf(solution, [...extentNotes(solution.answer, result), ...furtherNotes], 'html');
  const task = computation.task();
  return [
    ['operation', plain({ id: operation.id, title: operation.title })],
    ['request', requestJson(request.endpoint.path, body, maxReplyBytes)],
    ['task', plain({ ...proseShown(task, style), text: RENDERERS[''].prose(task, style) })],
    ['answer', answerJson(solution, result)],
    ['notes', plain(notes)],
  ];
}

/** The result with as much of it in every format as the page shows. */
function pageResult(solution: Solution): Result {
  const result = resultOf(solution);
  if (result.isUnevaluated) return result;
  return { ...result, extent: lazy(() => copiedExtent(solution.answer)) };
}

function extentNotes(answer: Answer, result: Result): readonly string[] {
  const isElided = !result.isUnevaluated && result.extent() === 'whole' && shownExtent(answer) === 'elided';
  return [
    ...(result.extent() === 'elided' ? [COPIES_ELIDED] : []),
    ...(result.expressionsRefused ? [NO_EXPRESSIONS] : []),
    ...(isElided ? [DOTS] : []),
  ];
}

const COPIES_ELIDED = 'The answer is long, so copies as plain text and LaTeX leave out entries; CSV has them all.';
const NO_EXPRESSIONS =
  '“Work out the entries” changes nothing here: only entries that are one formula of the inputs each can be left as they are put together.';

const DOTS = 'The answer is large: dots stand for some of its entries here. Every copy holds all of them.';

/** @throws DomainError `too_large` */
function requireShownAnswer(bytes: number): void {
  if (bytes <= MAX_ANSWER_BYTES) return;
  throw DomainError.of('too_large', ['a'], {
    what: `the answer has ${bytes} bytes`,
    limit: `a page shows at most ${MAX_ANSWER_BYTES}; ask for a part of it, or use the HTTP API`,
  });
}

function requestJson(path: string, body: Buffer, maxBytes: number): AnyText {
  return objectText(
    [
      ['path', plain(path)],
      ['body', quotedText(decodedPieces(body), maxBytes)],
    ],
    maxBytes,
  );
}

const PIECE_BYTES = 65_536;

/** UTF-8 as text, in pieces that end between characters. */
function* decodedPieces(bytes: Buffer): Generator<string, void> {
  for (let start = 0; start < bytes.length; ) {
    let end = Math.min(start + PIECE_BYTES, bytes.length);
    while (end < bytes.length && isContinuation(bytes[end])) end -= 1;
    yield bytes.toString('utf8', start, end);
    start = end;
  }
}

/** Whether a byte of UTF-8 goes on with a character. */
function isContinuation(byte: number): boolean {
  return (byte & 0xc0) === 0x80;
}

/** The answer in the forms that are looked at, elided only where it is longer than a page draws, and in those that are copied. */
function answerJson(solution: Solution, result: Result): AnyText {
  const { request, answer, json, maxReplyBytes } = solution;
  const { style } = result;
  const [expression, extent] = [result.expression(), result.extent()];
  const { html, speech } = expressionShown(expression, style);
  return objectText(
    [
      ['html', plain(html)],
      ['forms', plain(shownForms(solution, result))],
      ['matrices', plain(matricesIn(answer))],
      ['speech', plain(speech)],
      ['plain_text', plain(RENDERERS[''].expression(expression, style, extent))],
      ['latex', plain(RENDERERS.latex.expression(expression, style, extent))],
      ['csv', csvOf(solution, result)],
      ['matlab', plain(octaveLiteral(answer, request.decimalPlaces))],
      ['numpy', plain(numpyLiteral(answer, request.decimalPlaces))],
      ['json', quotedText(charactersOf(result.json), maxReplyBytes)],
      ['exact', plain(isExact(answer))],
      ['is_rounded', plain(isRounded(answer, request.decimalPlaces))],
      ['rounded_by_doubles', plain(result.exact().kind !== 'same')],
      // The parts of a structure are seen; their keys are words of the API.
      [
        'description',
        plain(
          answer.kind === 'structure' ? '' : propertiesOf(answer, byteLength(json), request.decimalPlaces).description,
        ),
      ],
    ],
    maxReplyBytes,
  );
}

/** Rows that begin with the names of variables, as in the other copies; those of the API begin with keys within keys. */
function csvOf({ answer, maxReplyBytes }: Solution, result: Result): AnyText {
  if (answer.kind !== 'structure' || result.isUnevaluated) return result.csv();
  const members = variablesOf(answer.members).map(({ name, value }) => [name, value] as const);
  return quotedText(csvPieces({ kind: 'record', members }, result.style), maxReplyBytes);
}

/** The steps of the full story, each with the length of the shortest story that shows it: readers choose without asking again. */
export function stepsOfAllLengths(solution: Solution): Generator<JsonText, void> {
  const { request } = solution;
  const places = stepPlaces(request);
  const [short, normal] = (['short', 'normal'] as const).map(
    (length) => new Set(storyOf(solution, places, length).map(({ id }) => id)),
  );
  const fromOf = (id: string): StoryLength => (short.has(id) ? 'short' : normal.has(id) ? 'normal' : 'full');
  return stepsHtml(storyOf(solution, places, 'full'), stepStyle(request), fromOf);
}

/** Steps as HTML and speech. */
function* stepsHtml(
  steps: readonly Step[],
  style: NumberStyle,
  fromOf: (id: string) => StoryLength = () => 'short',
): Generator<JsonText, void> {
  const { html, speech } = RENDERERS;
  for (const { id, block } of steps) {
    const { kind, background, explain } = block;
    yield plain({
      id,
      kind,
      background,
      from: fromOf(id),
      html: html.block(block, style),
      speech: speech.block(block, style),
      explain: explain === null ? null : html.prose(explain, style),
      explain_speech: explain === null ? null : speech.prose(explain, style),
    });
  }
}

interface Shown {
  readonly html: string;
  readonly speech: string;
}

interface ShownAnswer extends Shown {
  /** Of an answer of several parts, row by row; none for others. */
  readonly rows: ReturnType<typeof shownRows>;
}

export interface ShownExercise {
  readonly id: string;
  readonly kind: string;
  readonly difficulty: string;
  readonly seed: number;
  readonly prompt: Shown;
  readonly hints: readonly string[];
  readonly body: object | null;
  readonly answer: ShownAnswer | null;
  readonly answer_fields: object | null;
  readonly solution: readonly string[];
}

function proseShown(text: Prose, style: NumberStyle): Shown {
  return { html: RENDERERS.html.prose(text, style), speech: RENDERERS.speech.prose(text, style) };
}

function expressionShown(expression: Expression, style: NumberStyle): Shown {
  return {
    html: RENDERERS.html.expression(expression, style),
    speech: RENDERERS.speech.expression(expression, style),
  };
}

function answerShown(answer: Answer, asked: Asked | null, style: NumberStyle): ShownAnswer {
  const expression = writtenAnswer(answer, asked);
  const rows = answer.kind === 'structure' ? shownRows(expression, style, shownExtent(answer)) : [];
  return { ...expressionShown(expression, style), rows };
}

/** An exercise as a page shows it. */
export function exerciseShown(exercise: AnyExercise): ShownExercise {
  if (exercise.kind !== 'compute') return questionShown(exercise);
  const { id, kind, difficulty, seed, task, hints, body, answer, asked, style } = exercise;
  return {
    id,
    kind,
    difficulty,
    seed,
    prompt: proseShown(task, style),
    hints: hints.map((hint) => RENDERERS.html.prose(hint, style)),
    body,
    answer: answerShown(answer, asked, style),
    answer_fields: answerFields(answer, asked),
    solution: solutionOf(exercise).map((sentence) => RENDERERS.html.prose(sentence, style)),
  };
}

/** A question is answered by its solution: the page shows no answer apart from it. */
function questionShown({ id, kind, difficulty, seed, question, style }: GeneratedQuestion): ShownExercise {
  const { prompt, hints, expected, solution } = question;
  const html = (prose: Prose): string => RENDERERS.html.prose(prose, style);
  return {
    id,
    kind,
    difficulty,
    seed,
    prompt: proseShown(prompt, style),
    hints: hints.map(html),
    body: null,
    answer: null,
    answer_fields: questionFields(expected, style),
    solution: [...solution, ...rightChoice(expected)].map(html),
  };
}

function rightChoice(expected: Expected): readonly Prose[] {
  return expected.kind === 'choice' ? [say`The right answer is ${expected.correct}.`] : [];
}

/** The output is the empty text where it is not known beforehand. */
function programShown({ language, label, code, output }: ImplementationListing): object {
  return { language, label, code, output: output ?? '' };
}

function actionJson({ candidate: { operation, label, description }, body }: Suggestion, maxBytes: number): AnyText {
  return objectText(
    [
      ['operation', plain(operation.id)],
      ['label', plain(label)],
      ['description', plain(description)],
      ['body', body ?? 'null'],
    ],
    maxBytes,
  );
}
