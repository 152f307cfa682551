// Properties: a description of a result object.

import { type Answer, isExact } from '@matrixsteps/engine/catalogue/answer.ts';
import type { AnswerProperties } from '../answers/answer-form.ts';
import { isRounded } from '../serialize/answer-json.ts';
import { formOf, isSingle } from '../answers/answer-forms.ts';

export interface Properties extends AnswerProperties {
  readonly num_variables: null;
  readonly size_bytes: number;
  readonly labels: null;
  readonly arithmetic: 'exact' | 'float64';
  /** The decimal places that the answer was rounded to, where that changed a number of it. */
  readonly rounded_to?: number;
}

/** `bytes` is the length of the answer as it is sent, rounded to these decimal places. */
export function propertiesOf(answer: Answer, bytes: number, decimalPlaces: number | null): Properties {
  return {
    ...described(answer),
    num_variables: null,
    size_bytes: bytes,
    labels: null,
    arithmetic: isExact(answer) ? 'exact' : 'float64',
    ...(decimalPlaces !== null && isRounded(answer, decimalPlaces) ? { rounded_to: decimalPlaces } : {}),
  };
}

function described(answer: Answer): AnswerProperties {
  if (isSingle(answer)) return formOf(answer).properties(answer);
  if (answer.kind !== 'record') throw new Error('a part of a structure is no answer');
  const names = answer.members.map(([key]) => key).join(', ');
  return { kind: 'object', shape: null, description: `An object with the members ${names}.` };
}
