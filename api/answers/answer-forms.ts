// The forms of all kinds of answers.

import type { Answer } from '@matrixsteps/engine/catalogue/answer.ts';
import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import type { AnswerForm, SingleKind } from './answer-form.ts';
import { count } from './count.ts';
import { matrix } from './matrix.ts';
import { polynomial } from './polynomial.ts';
import { scalar } from './scalar.ts';
import { shape } from './shape.ts';
import { structure } from './structure.ts';
import { vector } from './vector.ts';

/** A kind without a form does not compile. */
export const ANSWER_FORMS: { readonly [K in SingleKind]: AnswerForm<K> } = {
  matrix,
  vector,
  scalar,
  count,
  shape,
  polynomial,
  structure,
};

export type SingleAnswer = Extract<Answer, { readonly kind: SingleKind }>;

export function isSingle(answer: Answer): answer is SingleAnswer {
  return Object.hasOwn(ANSWER_FORMS, answer.kind);
}

/** The form of an answer's kind, for that answer. */
export function formOf({ kind }: SingleAnswer): AnswerForm<SingleKind> {
  return ANSWER_FORMS[kind];
}

/** The kind of an operation's answer. */
export function singleKind({ answer }: Operation): SingleKind {
  return answer;
}
