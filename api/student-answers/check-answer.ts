// Checking an answer: the verdict with what was read and the places that are wrong, in words and as data. The right answer is not told.
//
// The slips that explain a wrong answer will be a member of their own beside `wrong`.

import { type AnswerComparison, COMPARISONS } from '@matrixsteps/engine/catalogue/comparison.ts';
import type { Laid } from '../answers/answer-form.ts';
import { partsLaidOut } from '../answers/structure.ts';
import { formOf, type SingleAnswer } from '../answers/answer-forms.ts';
import { COMPARED_VERDICTS, type Comparison, compareAnswers, shapeText, type WrongPlace } from './compare-answers.ts';
import { type GivenAnswer, readBack, type UnreadPart } from './given-answer.ts';

export const VERDICTS = [...COMPARED_VERDICTS, 'unread'] as const;

export interface CheckedAnswer {
  readonly verdict: (typeof VERDICTS)[number];
  /** The verdict for the student, in one sentence. */
  readonly sentence: string;
  /** How many entries are right, of how many. */
  readonly right: number;
  readonly total: number;
  readonly wrong: readonly WrongPlace[];
  readonly expectedShape: string;
  /** What was read, as exact texts in the form of the answer; null where nothing could be. */
  readonly read: ReturnType<typeof readBack> | null;
  /** What was not understood; null where all of it was. */
  readonly unread: UnreadPart | null;
}

/** Which answers pass: to so many places, null for what the student wrote; and as another form of the answer. */
export interface CheckRules {
  readonly decimalPlaces: number | null;
  readonly comparison: AnswerComparison;
}

/** @throws DomainError where it is not decided whether a large echelon form is right */
export function checkAnswer(
  given: GivenAnswer,
  answer: SingleAnswer,
  { decimalPlaces, comparison }: CheckRules,
): CheckedAnswer {
  const isOfParts = given.kind === 'read' && given.isOfParts === true;
  const right = isOfParts && answer.kind === 'structure' ? partsLaidOut(answer) : formOf(answer).laidOut(answer);
  const words = answer.kind === 'polynomial' ? polynomialText : comparison === 'span' ? vectorsText : shapeText;
  const expectedShape = words(right);
  if (given.kind === 'unread') {
    const { part } = given;
    const total = right.rows.reduce((sum, row) => sum + row.length, 0);
    const sentence = unreadSentence(part);
    return { verdict: 'unread', sentence, right: 0, total, wrong: [], expectedShape, read: null, unread: part };
  }
  const compared = compareAnswers(given.laid, right, decimalPlaces, comparison);
  const { verdict, right: rightEntries, total, wrong } = compared;
  return {
    verdict,
    right: rightEntries,
    total,
    wrong,
    sentence: sentenceOf(compared, words(given.laid), expectedShape, comparison),
    expectedShape,
    read: readBack(given.laid),
    unread: null,
  };
}

/** The coefficients of a polynomial are a list. */
function polynomialText<Entry>(laid: Laid<Entry>): string {
  return laid.form === 'list' ? `a polynomial of degree ${laid.rows[0].length - 1}` : shapeText(laid);
}

/** The place of an entry, in words. */
export function placeText({ row, column }: { readonly row: number; readonly column: number }): string {
  return `row ${row}, column ${column}`;
}

/** A basis is a list of vectors. */
function vectorsText<Entry>({ form, rows }: Laid<Entry>): string {
  if (rows[0].length === 0) return 'an empty list';
  if (form === 'number') return 'one number';
  const vectors = rows.length === 1 ? 'a single vector' : `a list of ${rows.length} vectors`;
  return `${vectors} with ${rows[0].length === 1 ? 'one entry' : `${rows[0].length} entries`}`;
}

function unreadSentence({ row, column, text, reason }: UnreadPart): string {
  const place = row === null || column === null ? '' : ` in ${placeText({ row, column })}`;
  return `Not read: ${JSON.stringify(text)}${place}: ${reason}.`;
}

function sentenceOf(
  { verdict, right, total, wrong, why }: Comparison,
  given: string,
  expected: string,
  comparison: AnswerComparison,
): string {
  switch (verdict) {
    case 'correct':
      return 'Correct: the answer is exact.';
    case 'correct_when_rounded':
      return 'Correct to the places that were written; the exact value has more.';
    case 'equivalent':
      return `Correct: it is ${COMPARISONS[comparison] ?? 'another form of the same answer'}.`;
    case 'wrong_shape':
      return `Not correct: the answer is ${given}, and ${expected} is expected.`;
    case 'incorrect':
      if (why !== null) return `Not correct: ${why}.`;
      if (wrong.length === 0) return `Not correct: this is not ${COMPARISONS[comparison] ?? 'the answer'}.`;
      if (total === 1) return `Not correct: ${wrong[0].given} is wrong.`;
      return `Not correct: ${right} of ${total} entries are right.`;
  }
}
