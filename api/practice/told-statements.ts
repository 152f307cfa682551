// Statements of feedback as texts, in plain text and in the formats that a question asks for.

import type { Statement } from '@matrixsteps/engine/feedback/statements/statement.ts';
import { wordsOf } from '@matrixsteps/engine/feedback/statements/words.ts';
import { type FormatName, RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import { FRACTIONS } from '@matrixsteps/engine/render/style.ts';
import { type JsonText, object, plain } from '../serialize/json.ts';

/** The formats in which feedback is told beside plain text. */
export const FEEDBACK_FORMATS = [
  ['latex', 'LaTeX'],
  ['html', 'HTML with MathML'],
  ['speech', 'words to be read aloud'],
  ['mathml', 'MathML'],
] as const satisfies readonly (readonly [FormatName, string])[];

export type FeedbackFormat = (typeof FEEDBACK_FORMATS)[number][0];

export const FEEDBACK_FORMAT_NAMES: readonly FeedbackFormat[] = FEEDBACK_FORMATS.map(([name]) => name);

function textIn(statement: Statement, format: FormatName): JsonText {
  return plain(RENDERERS[format].prose(wordsOf(statement), FRACTIONS));
}

type Members = readonly (readonly [name: string, value: JsonText])[];

/** The statement as plain text under the name, and in the formats beside it, where any are asked for. */
export function toldMembers(name: string, statement: Statement, formats: readonly FeedbackFormat[]): Members {
  const others = object(formats.map((format) => [format, textIn(statement, format)]));
  return [[name, textIn(statement, '')], ...(formats.length === 0 ? [] : [[`${name}_formats`, others] as const])];
}

/** Hints as plain text, and in the formats that were asked for. */
export function hintMembers(hints: readonly Statement[], formats: readonly FeedbackFormat[]): Members {
  const inFormat = (format: FormatName): JsonText =>
    plain(hints.map((hint) => RENDERERS[format].prose(wordsOf(hint), FRACTIONS)));
  const others = object(formats.map((format) => [format, inFormat(format)]));
  return [['hints', inFormat('')], ...(formats.length === 0 ? [] : [['hint_formats', others] as const])];
}
