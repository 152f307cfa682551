// The forms of all kinds of answers.

import type { Answer } from '@matrixsteps/engine/catalogue/answer.ts';
import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import type { AnswerForm, SingleKind } from './answer-form.ts';
import { count } from './count.ts';
import { matrix } from './matrix.ts';
import { polynomial } from './polynomial.ts';
import { scalar } from './scalar.ts';
import { shape } from './shape.ts';
import { vector } from './vector.ts';

/** A kind without a form does not compile. */
export const ANSWER_FORMS: { readonly [K in SingleKind]: AnswerForm<K> } = {
  matrix,
  vector,
  scalar,
  count,
  shape,
  polynomial,
};

export type SingleAnswer = Exclude<Answer, { readonly kind: 'record' }>;

/** The form of an answer's kind, for that answer. */
export function formOf({ kind }: SingleAnswer): AnswerForm<SingleKind> {
  return ANSWER_FORMS[kind];
}

function isSingle(kind: Operation['answer']): kind is SingleKind {
  return kind !== 'record';
}

/** The kind of an operation's answer. @throws Error for a record, which no operation answers with */
export function singleKind({ id, answer }: Operation): SingleKind {
  if (!isSingle(answer)) throw new Error(`${id} answers with a record`);
  return answer;
}
