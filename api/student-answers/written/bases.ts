// Bases and lists of vectors, judged by the space that they span, by their directions, or one by one.

import type { AnswerOf } from '@matrixsteps/engine/catalogue/answer.ts';
import type { Rational } from '@matrixsteps/engine/exact/rational.ts';
import { addSums, multiplySums, type RootSum } from '@matrixsteps/engine/exact/root-sum.ts';
import type { Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import { readVectors } from '@matrixsteps/notation/answers/read-vectors.ts';
import { compareAnswers } from '../compare-answers.ts';
import { spanFault } from '../compare-spans.ts';
import { excerptOf, type GivenEntry, sumIn } from '../given-answer.ts';
import { entriesIn, rationalsOf, vectorsText } from './entries.ts';
import { type Judgement, notRead, ordinal, right, unreadable, type WrittenQuestion, wrong } from './judgement.ts';

type Rows = readonly (readonly GivenEntry[])[];

/** The vectors of a text, or why they are not read. */
function vectorsOf(
  value: unknown,
): { readonly kind: 'rows'; readonly rows: Rows } | Extract<Judgement, { kind: 'unread' }> {
  if (typeof value !== 'string') return refused(unreadable(excerptOf(value), 'it is no text'));
  const read = readVectors(value);
  if (read.kind === 'unread') return refused(notRead(value, read));
  const entries = entriesIn(read.vectors);
  return entries.kind === 'unread' ? entries : { kind: 'rows', rows: entries.rows };
}

function refused(judgement: Judgement): Extract<Judgement, { kind: 'unread' }> {
  if (judgement.kind !== 'unread') throw new Error('what is not read is not judged');
  return judgement;
}

/** The vectors of the only part that holds several. */
function vectorsIn(answer: AnswerOf<'structure'>): readonly (readonly Scalar[])[] {
  const found = answer.members.map(([, part]) => part).find((part) => part.kind === 'vectors');
  if (found?.kind !== 'vectors') throw new Error('an answer in vectors is expected');
  return found.vectors;
}

/** Any basis of the same space. @throws DomainError where it is not decided of a large space */
export function judgeBasis(value: unknown, answer: AnswerOf<'structure'>, question: WrittenQuestion): Judgement {
  const given = vectorsOf(value);
  if (given.kind === 'unread') return given;
  const { rows } = given;
  const shown = vectorsText(rows);
  const known = vectorsIn(answer);
  const fault = basisFault(rows, known);
  if (fault === null) return right(shown);
  if (fault !== 'unknown') return wrong(fault.why, shown);
  const compared = compareAnswers(laid(rows), laid(known), question.decimalPlaces, 'span');
  return compared.verdict === 'incorrect' || compared.verdict === 'wrong_shape'
    ? wrong(compared.why ?? 'this is not a basis of the space', shown)
    : right(shown, compared.verdict);
}

/** What keeps vectors from being a basis of the space that others are a basis of; 'unknown' where some number is no fraction. */
export function basisFault(
  given: Rows,
  known: readonly (readonly Scalar[])[],
): { readonly why: string } | 'unknown' | null {
  const vectors = rationalsOf(given);
  const basis = known.map((row) => row.filter((entry): entry is Rational => entry.kind === 'rational'));
  if (vectors === null || basis.some((row, at) => row.length !== known[at].length)) return 'unknown';
  const length = basis[0]?.length ?? vectors[0]?.length ?? 0;
  const other = vectors.findIndex((vector) => vector.length !== length);
  if (other >= 0) {
    return { why: `the ${ordinal(other)} vector does not have ${length} ${length === 1 ? 'entry' : 'entries'}` };
  }
  const fault = spanFault(vectors, basis);
  if (fault !== null) return fault;
  if (vectors.length === basis.length) return null;
  const why =
    vectors.length === 0
      ? 'the space holds other vectors than the zero vector'
      : 'these vectors lie in the space and are independent, but they do not span it: another one is needed';
  return { why };
}

/** Perpendicular vectors in the order of a process, each up to a factor; zero vectors are left out. */
export function judgeDirections(value: unknown, answer: AnswerOf<'structure'>): Judgement {
  const given = vectorsOf(value);
  if (given.kind === 'unread') return given;
  const rows = given.rows.filter((row) => row.some((entry) => sumIn(entry)?.terms.length !== 0));
  const shown = vectorsText(given.rows);
  const known = vectorsIn(answer);
  for (const [index, row] of rows.entries()) {
    const wanted = known[index];
    const compared =
      wanted === undefined ? null : compareAnswers(laidList(row), laidList(wanted), null, 'equal-up-to-factor').verdict;
    if (compared === 'correct' || compared === 'equivalent' || compared === 'correct_when_rounded') continue;
    const slanted = rows
      .slice(0, index)
      .findIndex((before) => before.length === row.length && !isPerpendicular(before, row));
    const why =
      slanted >= 0
        ? `is not perpendicular to the ${ordinal(slanted)}`
        : wanted === undefined
          ? 'is one too many'
          : 'is not what the process leaves of its vector';
    return wrong(`the ${ordinal(index)} vector ${why}`, shown);
  }
  return rows.length === known.length ? right(shown) : wrong('a vector is missing', shown);
}

function isPerpendicular(u: readonly GivenEntry[], v: readonly GivenEntry[]): boolean {
  let sum: RootSum | null = { terms: [] };
  for (const [at, entry] of u.entries()) {
    const [x, y] = [sumIn(entry), sumIn(v[at])];
    const product = x === null || y === null ? null : multiplySums(x, y);
    sum = sum === null || product === null ? null : addSums(sum, product);
  }
  return sum === null || sum.terms.length === 0;
}

/** Vectors in any order, each of which has to be there. */
export function judgePoints(
  value: unknown,
  answer: AnswerOf<'structure'>,
  { decimalPlaces }: WrittenQuestion,
): Judgement {
  const given = vectorsOf(value);
  if (given.kind === 'unread') return given;
  const { rows } = given;
  const shown = vectorsText(rows);
  const left = [...vectorsIn(answer)];
  let isRounded = false;
  for (const [index, row] of rows.entries()) {
    const verdicts = left.map((wanted) => compareAnswers(laidList(row), laidList(wanted), decimalPlaces).verdict);
    const at = verdicts.findIndex((verdict) => verdict === 'correct' || verdict === 'correct_when_rounded');
    if (at < 0)
      return wrong(
        rows.length === 1 ? 'this vector is not one of them' : `the ${ordinal(index)} vector is not one of them`,
        shown,
      );
    isRounded ||= verdicts[at] === 'correct_when_rounded';
    left.splice(at, 1);
  }
  return left.length > 0
    ? wrong('there are more than these', shown)
    : right(shown, isRounded ? 'correct_when_rounded' : 'correct');
}

function laidList<Entry>(row: readonly Entry[]) {
  return { form: 'list', rows: [row] } as const;
}

function laid<Entry>(rows: readonly (readonly Entry[])[]) {
  return rows.length === 0 ? ({ form: 'list', rows: [[]] } as const) : ({ form: 'matrix', rows } as const);
}
