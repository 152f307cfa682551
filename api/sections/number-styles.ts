// Number styles of one reply: where `decimals` and `apply_decimals_in_steps` act.

import { DECIMALS, FRACTIONS, type NumberStyle } from '@matrixmath/engine/render/style.ts';
import type { ParsedRequest } from '../validate/parse-request.ts';
import { decimalsInSteps } from '../endpoints/parameters.ts';

/** How the answer's numbers are shown. */
export function answerStyle(request: ParsedRequest): NumberStyle {
  return styleOf(request.decimalPlaces, request);
}

/** How numbers in the steps are shown: exactly, unless the rounding was asked for there too. */
export function stepStyle(request: ParsedRequest): NumberStyle {
  return styleOf(request.values(decimalsInSteps) ? request.decimalPlaces : null, request);
}

function styleOf(decimals: number | null, { writtenInDecimals }: ParsedRequest): NumberStyle {
  if (decimals === null) return writtenInDecimals ? DECIMALS : FRACTIONS;
  return { decimals, notation: writtenInDecimals ? 'decimal' : 'fraction' };
}
