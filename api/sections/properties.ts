// Properties: a description of a result object.

import { type Answer, isExact } from '@matrixmath/engine/catalogue/answer.ts';
import type { AnswerProperties } from '../answers/answer-form.ts';
import { formOf } from '../answers/answer-forms.ts';

export interface Properties extends AnswerProperties {
  readonly num_variables: null;
  readonly size_bytes: number;
  readonly labels: null;
  readonly arithmetic: 'exact' | 'float64';
}

/** `bytes` is the length of the answer as it is sent. */
export function propertiesOf(answer: Answer, bytes: number): Properties {
  return {
    ...described(answer),
    num_variables: null,
    size_bytes: bytes,
    labels: null,
    arithmetic: isExact(answer) ? 'exact' : 'float64',
  };
}

function described(answer: Answer): AnswerProperties {
  if (answer.kind !== 'record') return formOf(answer).properties(answer);
  const names = answer.members.map(([key]) => key).join(', ');
  return { kind: 'object', shape: null, description: `An object with the members ${names}.` };
}
