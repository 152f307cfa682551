// The answer to a question as a page shows it: HTML and speech, and the answer in the formats that a reader may copy.

import { isExact } from '@matrixmath/engine/catalogue/answer.ts';
import type { ImplementationListing } from '@matrixmath/engine/code/implementations.ts';
import type { Step } from '@matrixmath/engine/document/block.ts';
import type { Expression } from '@matrixmath/engine/document/expression.ts';
import type { Prose } from '@matrixmath/engine/document/prose.ts';
import { answerExpression } from '@matrixmath/engine/render/answer.ts';
import { latexWorking } from '@matrixmath/engine/render/latex.ts';
import { RENDERERS } from '@matrixmath/engine/render/renderers.ts';
import type { NumberStyle } from '@matrixmath/engine/render/style.ts';
import type { Endpoint } from '../endpoints/endpoints.ts';
import { hashOf } from '../envelope/envelope.ts';
import { programsFor, TOO_LONG } from '../envelope/implementations.ts';
import { type Result, resultOf, shownNotes } from '../envelope/result.ts';
import { type Suggestion, suggestionsFor } from '../sections/suggestions.ts';
import { notesOf } from '../sections/notes.ts';
import { exerciseCount } from '../endpoints/parameters.ts';
import { type GeneratedExercise, exerciseSet } from '../sections/exercise-set.ts';
import { propertiesOf } from '../sections/properties.ts';
import {
  replyOf,
  type PreparedRequest,
  prepareFor,
  type ValidationFailure,
  type ReplyWriter,
} from '../execute/prepare.ts';
import type { Solution } from '../solve/solution.ts';
import { storyOf } from '../sections/story.ts';
import { stepStyle } from '../sections/number-styles.ts';
import { numpyLiteral, octaveLiteral } from '../serialize/answer-literals.ts';
import { array, type JsonText, object, plain } from '../serialize/json.ts';
import { learnHtml } from './learn-html.ts';

/** HTML and speech for the steps, and LaTeX of the whole working. */
const STEP_FORMATS = 3;

const writer: ReplyWriter = {
  frame: 50_000,
  byte: 6,
  wantsStory: () => true,
  triesSuggestions: () => true,
  formats: () => STEP_FORMATS,
  exercises: (values) => values(exerciseCount),
  write: (solution, bytes) => replyOf(webAnswerText(solution, Buffer.from(bytes).toString()), null),
};

/**
 * Reads and validates a body for a single operation's endpoint, as its family would, and predicts the cost of its page. The
 * options that choose what a reply holds change nothing here: a page has everything.
 */
export function prepareWebAnswer(endpoint: Endpoint, bytes: Uint8Array): PreparedRequest | ValidationFailure {
  return prepareFor(writer, endpoint, bytes);
}

/** The whole reply; `body` is the text that was sent. */
function webAnswerText(solution: Solution, body: string): JsonText {
  const { request, calls } = solution;
  const [part] = calls;
  const { operation, computation } = part;
  const style = stepStyle(request);
  const result = resultOf(solution);
  const steps = storyOf(solution);
  const blocks = steps.map(({ block }) => block);
  const programs = programsFor(part);
  const notes = notesOf(solution, [...shownNotes(result), ...(programs === null ? [TOO_LONG] : [])], 'html');
  const task = computation.task();
  return object([
    ['operation', plain({ id: operation.id, title: operation.title })],
    ['request', plain({ path: request.endpoint.path, body })],
    ['task', plain({ ...proseShown(task, style), text: RENDERERS[''].prose(task, style) })],
    ['answer', answerJson(solution, result)],
    ['notes', plain(notes)],
    ['steps', stepsHtml(steps, style)],
    ['steps_latex', plain(latexWorking(blocks, style))],
    ['learn', learnHtml(operation.learn)],
    ['exercises', plain(exerciseSet(request, operation, hashOf(solution)).map(exerciseShown))],
    ['implementations', plain((programs ?? []).map(programShown))],
    ['quick_actions', array(suggestionsFor(solution).map(actionJson))],
  ]);
}

/** The answer; long ones are elided where they are looked at or listened to, and whole where they are copied. */
function answerJson({ request, answer, json }: Solution, result: Result): JsonText {
  const { expression, style } = result;
  const extent = result.extent();
  return plain({
    ...expressionShown(expression, style),
    plain_text: RENDERERS[''].expression(expression, style, extent),
    latex: RENDERERS.latex.expression(expression, style, extent),
    csv: result.csv(),
    matlab: octaveLiteral(answer, request.decimalPlaces),
    numpy: numpyLiteral(answer, request.decimalPlaces),
    json: result.json,
    exact: isExact(answer),
    description: propertiesOf(answer, json).description,
  });
}

/** Steps as HTML and speech. */
function stepsHtml(steps: readonly Step[], style: NumberStyle): JsonText {
  const { html, speech } = RENDERERS;
  return plain(
    steps.map(({ id, block }) => {
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
    }),
  );
}

interface Shown {
  readonly html: string;
  readonly speech: string;
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

function exerciseShown({ id, difficulty, seed, task, hints, body, answer, style }: GeneratedExercise): object {
  return {
    id,
    difficulty,
    seed,
    prompt: proseShown(task, style),
    hints: hints.map((hint) => RENDERERS.html.prose(hint, style)),
    body,
    answer: expressionShown(answerExpression(answer, null), style),
  };
}

/** The output is the empty text where it is not known beforehand. */
function programShown({ language, label, code, output }: ImplementationListing): object {
  return { language, label, code, output: output ?? '' };
}

function actionJson({ candidate: { operation, label, description }, body }: Suggestion): JsonText {
  return object([
    ['operation', plain(operation.id)],
    ['label', plain(label)],
    ['description', plain(description)],
    ['body', body ?? 'null'],
  ]);
}
