// Whether vectors are independent, and a relation between them, judged by the vectors themselves.

import type { AnswerOf } from '@matrixsteps/engine/catalogue/answer.ts';
import { fractionText, isZero, type Rational } from '@matrixsteps/engine/exact/rational.ts';
import { readDependency } from '@matrixsteps/notation/answers/read-dependency.ts';
import { rowMissed, vectorsAsked } from '../compare-dependencies.ts';
import { excerptOf } from '../given-answer.ts';
import { rationalIn } from './entries.ts';
import {
  type Judgement,
  notRead,
  ordinal,
  right,
  shownText,
  unreadable,
  type WrittenQuestion,
  wrong,
} from './judgement.ts';

/** The vectors of the question are the columns of its only matrix. */
export function judgeDependency(
  value: unknown,
  answer: AnswerOf<'structure'>,
  { identity }: WrittenQuestion,
): Judgement {
  if (typeof value !== 'string') return unreadable(excerptOf(value), 'it is no text');
  const vectors = vectorsAsked(identity);
  const read = readDependency(value, vectors.columns);
  if (read.kind === 'unread') return notRead(value, read);
  const areIndependent = answer.members.some(([, part]) => part.kind === 'truth' && part.value);
  if (read.kind === 'independent') {
    return areIndependent ? right('independent') : wrong('these vectors are not independent', 'independent');
  }
  if (read.coefficients === null) {
    return areIndependent ? wrong('these vectors are not dependent', 'dependent') : right('dependent');
  }
  const coefficients = read.coefficients.map(rationalIn);
  const shown = `${relationText(coefficients)} = 0`;
  if (coefficients.every(isZero)) return wrong('a relation with zeros alone holds between any vectors', shown);
  const missed = rowMissed(vectors, coefficients);
  if (missed === null) return unreadable(value, 'a relation between vectors with roots is not judged here');
  if (missed < 0) return right(shown);
  return wrong(`the relation does not hold: look at the ${ordinal(missed)} entries of the vectors`, shown);
}

function relationText(coefficients: readonly Rational[]): string {
  const terms = coefficients.flatMap((factor, at) => {
    if (isZero(factor)) return [];
    const text = fractionText(factor);
    const name = `v${Array.from(String(at + 1), (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]).join('')}`;
    return [text === '1' ? name : text === '-1' ? `-${name}` : `${text.includes('/') ? `(${text})` : text}${name}`];
  });
  return terms.length === 0 ? '0' : shownText(terms.join(' + ').replaceAll('+ -', '- '));
}
