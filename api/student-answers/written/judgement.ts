// Answers that are written as on paper: what a reader and judge of one notation takes and gives.

import type { AnswerOf } from '@matrixsteps/engine/catalogue/answer.ts';
import type { Asked } from '@matrixsteps/engine/catalogue/asked.ts';
import type { IdentityPart } from '@matrixsteps/engine/catalogue/operation.ts';
import type { Unread } from '@matrixsteps/notation/unread.ts';
import type { WrongPlace } from '../compare-answers.ts';
import type { UnreadPart } from '../given-answer.ts';

/** What was asked, so that answers are judged by the question and not only by the answer that we would give. */
export interface WrittenQuestion {
  readonly asked: Asked;
  /** The inputs that identify the question, as the operation declares them. */
  readonly identity: readonly IdentityPart[];
  /** The body that was sent. */
  readonly inputs: object;
  readonly decimalPlaces: number | null;
}

export type Judgement =
  | {
      readonly kind: 'judged';
      readonly verdict: 'correct' | 'correct_when_rounded' | 'equivalent' | 'incorrect';
      /** What is wrong, as the end of a sentence; null where nothing is. */
      readonly fault: string | null;
      /** The entries that are wrong, where it is written in a grid. */
      readonly wrong: readonly WrongPlace[];
      /** What was read, as one writes it; null where it stands in a grid. */
      readonly readAs: string | null;
    }
  | { readonly kind: 'unread'; readonly part: UnreadPart };

/** Reads and judges an answer to an operation of several parts. `value` is a text, or the rows of a grid. */
export type NotationJudge = (value: unknown, answer: AnswerOf<'structure'>, question: WrittenQuestion) => Judgement;

export function right(
  readAs: string | null,
  verdict: 'correct' | 'correct_when_rounded' | 'equivalent' = 'correct',
): Judgement {
  return { kind: 'judged', verdict, fault: null, wrong: [], readAs };
}

export function wrong(fault: string, readAs: string | null, places: readonly WrongPlace[] = []): Judgement {
  return { kind: 'judged', verdict: 'incorrect', fault, wrong: places, readAs };
}

/** `written` is the whole text; the sentence of the reader says what is wrong at its place. */
export function notRead(written: string, { line, column, sentence }: Unread): Judgement {
  const rows = written.split('\n');
  const place =
    column <= 1 && line === 1 ? '' : rows.length > 1 ? `line ${line}, character ${column}: ` : `character ${column}: `;
  return unreadable(written, `${place}${sentence}`);
}

/** The reason is a sentence. */
export function unreadable(written: string, reason: string): Judgement {
  const text = written.length > 80 ? `${written.slice(0, 80)}…` : written;
  return { kind: 'unread', part: { row: null, column: null, text, reason: reason.replace(/\.$/, '') } };
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** "third" for 2: counted from 0. */
export function ordinal(index: number): string {
  return ORDINALS[index] ?? `${index + 1}th`;
}

/** With the minus sign that is printed. */
export function shownText(text: string): string {
  return text
    .replaceAll('-', '−')
    .replaceAll(/sqrt\((?<of>\d+)\)/g, '√$<of>')
    .replaceAll('*', '');
}
