// Checking an answer: the verdict with what was read and the places that are wrong, in words and as data. The right answer is not told.
//
// The slips that explain a wrong answer will be a member of their own beside `wrong`.

import { type AnswerComparison, COMPARISONS } from '@matrixsteps/engine/catalogue/comparison.ts';
import type { AnswerMember, AnswerOf, Meaning } from '@matrixsteps/engine/catalogue/answer.ts';
import type { Asked } from '@matrixsteps/engine/catalogue/asked.ts';
import type { IdentityPart } from '@matrixsteps/engine/catalogue/operation.ts';
import { polynomialExpression } from '@matrixsteps/engine/render/answer.ts';
import { symbol } from '@matrixsteps/engine/document/expression.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import { FRACTIONS } from '@matrixsteps/engine/render/style.ts';
import type { Laid } from '../answers/answer-form.ts';
import { formOf, type SingleAnswer } from '../answers/answer-forms.ts';
import {
  COMPARED_VERDICTS,
  type Comparison,
  compareAnswers,
  countOf,
  shapeText,
  type WrongPlace,
} from './compare-answers.ts';
import { vectorsAsked } from './compare-dependencies.ts';
import { type ComparedPart, compareParts, type PartsComparison } from './compare-parts.ts';
import { type GivenEntry, readBack, type UnreadPart } from './given-answer.ts';
import { type Given, type GivenParts, partsReadBack, readAnswer } from './given-parts.ts';
import { entryText, rationalsOf, vectorText } from './written/entries.ts';
import { ordinal } from './written/judgement.ts';
import { isWrittenIn, JUDGES } from './written/judges.ts';
import { partsWritten } from './written/named-parts.ts';

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
  readonly read: ReturnType<typeof readBack> | ReturnType<typeof partsReadBack> | null;
  /** What was read, as one writes it; null where it stands in a grid or in parts, or nothing was read. */
  readonly readAs: string | null;
  /** What was not understood; null where all of it was. */
  readonly unread: UnreadPart | null;
}

/** Which answers pass: to so many places, null for what the student wrote; and as another form of the answer. */
export interface CheckRules {
  readonly decimalPlaces: number | null;
  readonly comparison: AnswerComparison;
  /** The parts of the answer, where it has several, and what they are together. */
  readonly members: readonly AnswerMember[];
  readonly meaning: Meaning;
  /** What was asked; null where only the answer is known. */
  readonly question: AskedQuestion | null;
}

/** The question that an answer is to. */
export interface AskedQuestion {
  /** What a student is to write; null where the kind of the answer says it. */
  readonly asked: Asked | null;
  readonly identity: readonly IdentityPart[];
  /** The body that asks it. */
  readonly inputs: object;
}

export function checkRules(
  { comparison, members, meaning }: Pick<CheckRules, 'comparison' | 'members' | 'meaning'>,
  decimalPlaces: number | null,
  question: AskedQuestion | null = null,
): CheckRules {
  return { decimalPlaces, comparison, members, meaning, question };
}

/**
 * Reads and checks what somebody wrote: in the notation that the question asks for, or as the kind of the answer says.
 * @throws DomainError where it is not decided whether a large echelon form or basis is right
 */
export function checkGiven(value: unknown, answer: SingleAnswer, rules: CheckRules): CheckedAnswer {
  const written = checkWritten(value, answer, rules);
  if (written !== null) return written;
  const inParts = checkNamedParts(value, answer, rules);
  if (inParts !== null) return inParts;
  const checked = checkAnswer(readAnswer(value, answer.kind, rules.members), answer, rules);
  const sentence = sentenceForFields(checked, answer, rules) ?? checked.sentence;
  return { ...checked, sentence, readAs: typeof value === 'string' ? checked.readAs : null };
}

/** An answer of several parts that is no object: by its names. One part alone is never the whole. Null where only one is asked for. */
function checkNamedParts(value: unknown, answer: SingleAnswer, rules: CheckRules): CheckedAnswer | null {
  const asked = rules.question?.asked ?? null;
  if (asked === null || answer.kind !== 'structure' || isObject(value)) return null;
  const found = partsWritten(value, asked);
  if (found === null) return null;
  if (found.kind === 'named') return checkAnswer(readAnswer(found.parts, answer.kind, rules.members), answer, rules);
  const isLine = asked.fields[0].form.kind === 'line';
  if (found.kind === 'unnamed' && isLine) {
    const first = checkAnswer(readAnswer(value, answer.kind, rules.members), answer, rules);
    if (first.verdict === 'incorrect') return first;
  }
  return notRead(found.part, 'the parts by their names');
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notRead(part: UnreadPart, expectedShape: string): CheckedAnswer {
  return { ...NOTHING_READ, verdict: 'unread', sentence: unreadSentence(part), expectedShape, unread: part };
}

/** Where a student chooses the size, a sentence does not tell it; and the numbers of a list are named. Null for other answers. */
function sentenceForFields(
  { verdict, wrong }: CheckedAnswer,
  answer: SingleAnswer,
  { question }: CheckRules,
): string | null {
  if (question === null || answer.kind === 'structure') return null;
  if (answer.kind === 'polynomial') return verdict === 'wrong_shape' ? 'Not correct: the degree is another one.' : null;
  if (question.asked === null) return null;
  if (verdict === 'wrong_shape') {
    return `Not correct: ${answer.kind === 'matrix' ? 'the matrix has another number of rows or columns' : 'there are not as many numbers as there should be'}.`;
  }
  if (verdict !== 'incorrect' || answer.kind !== 'vector' || wrong.length === 0) return null;
  const places = wrong.map(({ column }) => ordinal(column - 1));
  return `Not correct: the ${listed(places)} number${places.length === 1 ? ' is' : 's are'} wrong.`;
}

/** Null where no notation is asked for, or the answer is not written in it. */
function checkWritten(
  value: unknown,
  answer: SingleAnswer,
  { question, decimalPlaces }: CheckRules,
): CheckedAnswer | null {
  if (question === null || question.asked === null || answer.kind !== 'structure') return null;
  const { asked, identity, inputs } = question;
  const { notation } = asked;
  if (notation === null || !isWrittenIn(notation, value)) return null;
  const judgement = JUDGES[notation](value, answer, { asked, identity, inputs, decimalPlaces });
  const expectedShape = 'an answer as on paper';
  if (judgement.kind === 'unread') return notRead(judgement.part, expectedShape);
  const { verdict, fault, wrong, readAs } = judgement;
  return {
    verdict,
    sentence: fault === null ? RIGHT[verdict] : `Not correct: ${fault}.`,
    right: fault === null ? 1 : 0,
    total: 1,
    wrong,
    expectedShape,
    read: readAs,
    readAs,
    unread: null,
  };
}

const NOTHING_READ = { right: 0, total: 1, wrong: [], read: null, readAs: null } as const;

const RIGHT: { readonly [verdict: string]: string } = {
  correct: 'Correct.',
  correct_when_rounded: 'Correct to the places that were written; the exact value has more.',
  equivalent: 'Correct: it is another form of the same answer.',
};

/** @throws DomainError where it is not decided whether a large echelon form or basis is right */
export function checkAnswer(given: Given, answer: SingleAnswer, rules: CheckRules): CheckedAnswer {
  const { decimalPlaces, comparison } = rules;
  const right = formOf(answer).laidOut(answer);
  const words = answer.kind === 'polynomial' ? polynomialText : comparison === 'span' ? vectorsText : shapeText;
  const expectedShape = words(right);
  if (given.kind === 'unread') {
    const { part } = given;
    const sentence = unreadSentence(part);
    return {
      verdict: 'unread',
      sentence,
      right: 0,
      total: countOf(right),
      wrong: [],
      expectedShape,
      read: null,
      readAs: null,
      unread: part,
    };
  }
  if (given.kind === 'parts') {
    if (answer.kind !== 'structure') throw new Error('parts are read of answers that have some');
    return checkParts(given.parts, answer, rules);
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
    readAs: readAsText(given.laid, answer),
    unread: null,
  };
}

function checkParts(given: GivenParts, answer: AnswerOf<'structure'>, rules: CheckRules): CheckedAnswer {
  const { meaning, question } = rules;
  const vectors = meaning === 'dependency' && question !== null ? vectorsAsked(question.identity) : null;
  const compared = compareParts(given, answer, { ...rules, vectors });
  const { verdict, right, total, wrong } = compared;
  return {
    verdict,
    sentence: partsSentence(compared, rules.question?.asked ?? null),
    right,
    total,
    wrong,
    expectedShape: `an object with ${listed(answer.members.map(([key]) => key))}`,
    read: partsReadBack(given),
    readAs: null,
    unread: null,
  };
}

function partsSentence({ verdict, parts, missing: left }: PartsComparison, asked: Asked | null): string {
  const wanted = (name: string): boolean =>
    asked === null || asked.notation !== null || fieldOf(asked, name) !== undefined;
  const missing = left.filter(wanted).map((name) => nameIn(asked, name));
  const rest = missing.length === 0 ? '' : ` Not given: ${listed(missing)}.`;
  switch (verdict) {
    case 'correct':
      return `Correct: what is given is exact.${rest}`;
    case 'correct_when_rounded':
      return `Correct to the places that were written; the exact values have more.${rest}`;
    case 'equivalent':
      return `Correct: ${listed(parts.filter((part) => part.verdict === verdict).map(({ name }) => nameIn(asked, name)))} in another form than ours.${rest}`;
    default:
      return `Not correct: ${[...new Set(parts.filter(isFaulty).map((part) => faultText(part, asked)))].join('; ')}.${rest}`;
  }
}

function isFaulty({ verdict }: ComparedPart): boolean {
  return verdict === 'incorrect' || verdict === 'wrong_shape';
}

/** The part in words of the course; its own name where none is asked for. */
function nameIn(asked: Asked | null, name: string): string {
  const label = asked === null || asked.notation !== null ? undefined : fieldOf(asked, name)?.label;
  if (label === undefined) return name;
  return label.length < 3 ? label : `the ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

function fieldOf({ fields }: Asked, name: string) {
  return fields.find(({ part }) => part === name);
}

function faultText(
  { name: key, verdict, right, total, why, clause, wrong, isDenied, isAbsent }: ComparedPart,
  asked: Asked | null,
): string {
  const name = nameIn(asked, key);
  const impossible = asked === null ? null : asked.impossible;
  if (asked !== null && fieldOf(asked, key)?.form.kind === 'choice' && wrong.length > 0) {
    return `it is not ${wrong[0].given.replaceAll('-', ' ')}`;
  }
  if (impossible !== null && isDenied === true) return impossible.fault;
  if (impossible !== null && isAbsent === true) return impossible.missed;
  if (clause !== null) return clause;
  if (verdict === 'wrong_shape') return `${name} has another size than expected`;
  if (why !== null) return `in ${name}, ${why}`;
  return right === 0 ? `${name} is wrong` : `in ${name}, ${right} of ${total} entries are right`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The coefficients of a polynomial are a list. */
function polynomialText<Entry>(laid: Laid<Entry>): string {
  return laid.form === 'list' ? `a polynomial of degree ${laid.rows[0].length - 1}` : shapeText(laid);
}

/** The place of an entry, in words. */
export function placeText({ part, row, column }: Omit<WrongPlace, 'given'>): string {
  return `${part === undefined ? '' : `${part}, `}row ${row}, column ${column}`;
}

/** A basis is a list of vectors. */
function vectorsText<Entry>({ form, rows }: Laid<Entry>): string {
  if (rows[0].length === 0) return 'an empty list';
  if (form === 'number') return 'one number';
  const vectors = rows.length === 1 ? 'a single vector' : `a list of ${rows.length} vectors`;
  return `${vectors} with ${rows[0].length === 1 ? 'one entry' : `${rows[0].length} entries`}`;
}

/** That something was not understood, with its place and the reason. */
export function unreadSentence({ part, row, column, text, reason }: UnreadPart): string {
  const whole = part === undefined ? '' : ` in ${part}`;
  const place = row === null || column === null ? '' : ` in ${placeText({ row, column })}`;
  return `Not read: ${JSON.stringify(text)}${place}${whole}: ${reason}.`;
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

/** What was read of one line, as one writes it. */
function readAsText({ form, rows }: Laid<GivenEntry>, { kind }: SingleAnswer): string | null {
  if (form === 'matrix') return null;
  if (kind !== 'polynomial') return form === 'list' ? vectorText(rows[0]) : entryText(rows[0][0]);
  const coefficients = rationalsOf(rows);
  return coefficients === null
    ? null
    : RENDERERS[''].expression(polynomialExpression(coefficients[0], symbol('λ')), FRACTIONS, 'whole');
}
