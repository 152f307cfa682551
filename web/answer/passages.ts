// Passages: the parts of an answer that are read aloud.

import type { PageAnswer, Step } from '../service/answers.ts';

/** What is read without a pause between its sentences, and then marked on the page: a step, the task, the answer. */
export interface Passage {
  /** The id of the step, or `task` or `answer`. */
  readonly id: string;
  readonly text: string;
}

/** Some browsers stop in the middle of a text that takes them longer than about fifteen seconds. */
const longestUtterance = 180;

/** A text that ends a sentence, so that a voice takes a breath behind it. */
function sentence(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /[.!?:]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** The steps as passages; lines that nobody can hear are left out. */
export function passagesOf(steps: readonly Step[]): readonly Passage[] {
  return steps
    .map(({ id, speech, explain_speech: reason }) => ({
      id,
      text: [sentence(speech), sentence(reason ?? '')].filter((text) => text !== '').join(' '),
    }))
    .filter(({ text }) => text !== '');
}

/** The whole answer: what was asked, what comes out, and how. Background stands first, as on the page. */
export function passagesOfAnswer({ task, answer }: PageAnswer, steps: readonly Step[]): readonly Passage[] {
  return [
    { id: 'task', text: sentence(task.speech) },
    { id: 'answer', text: sentence(`The answer: ${answer.speech}`) },
    ...passagesOf([...steps.filter(({ background }) => background), ...steps.filter(({ background }) => !background)]),
  ];
}

/** Neighbouring pieces joined as long as they stay within the length. */
function packed(pieces: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + piece.length <= longestUtterance)
      lines[lines.length - 1] = `${last} ${piece}`;
    else lines.push(piece);
  }
  return lines;
}

/** The ends of sentences, of clauses, of items; a point inside a number has no space behind it. */
const pauses = [/(?<=[.!?])\s+/, /(?<=[;:])\s+/, /(?<=,)\s+/, /\s+/];

function divided(text: string, [end, ...finer]: readonly RegExp[]): readonly string[] {
  if (text.length <= longestUtterance || end === undefined) return [text];
  return packed(text.split(end).flatMap((piece) => divided(piece, finer)));
}

/** A text in pieces that are short enough for every browser, divided where a voice would pause anyway. */
export function utterancesOf(text: string): readonly string[] {
  return divided(text, pauses);
}
