// Shorter replies: what a question can leave out whose reply would be too long.

import type { FieldValues } from '@matrixsteps/engine/catalogue/field.ts';
import {
  apiLevel,
  decimals,
  include,
  responseProfile,
  stepsExtraFormats,
  stepsFormats,
} from '../endpoints/parameters.ts';

const FEWER_NUMBERS = 'ask for a part of it or send a smaller matrix';

function fewerDigits(values: FieldValues): string {
  const places = values(decimals);
  return places === null || places === -1 ? `round the numbers with "decimals", or ${FEWER_NUMBERS}` : FEWER_NUMBERS;
}

/** For family A. */
export function envelopeAdvice(values: FieldValues): string {
  const wanted = values(include);
  if (wanted === null && values(responseProfile) !== 'lite') {
    return `ask for "response_profile": "lite", or for "include": ["answer"], which is the numbers alone; else ${fewerDigits(values)}`;
  }
  const isAnswerAlone = wanted?.every((name) => name === 'answer') === true;
  return isAnswerAlone
    ? fewerDigits(values)
    : `ask for "include": ["answer"], which is the numbers alone; else ${fewerDigits(values)}`;
}

/** For family B. */
export function compactAdvice(values: FieldValues): string {
  if (values(apiLevel) !== 'detailed') return fewerDigits(values);
  const formats = (values(stepsFormats) ?? []).length + (values(stepsExtraFormats) ?? []).length;
  const fewer = formats > 1 ? 'for fewer formats of the steps, or ' : '';
  return `ask ${fewer}for "api_level": "lite", which is the numbers alone; else ${fewerDigits(values)}`;
}
