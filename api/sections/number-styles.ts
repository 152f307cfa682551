// Number styles of one reply: where `decimals` and `apply_decimals_in_steps` act.

import { DECIMALS, FRACTIONS, type NumberStyle, type WritingConventions } from '@matrixsteps/engine/render/style.ts';
import type { ParsedRequest } from '../validate/parse-request.ts';
import { decimalsInSteps, notation } from '../endpoints/parameters.ts';

/** How the answer's numbers are shown. */
export function answerStyle(request: ParsedRequest): NumberStyle {
  return styleOf(request.decimalPlaces, request);
}

/** How numbers in the steps are shown: exactly, unless the rounding was asked for there too. */
export function stepStyle(request: ParsedRequest): NumberStyle {
  return asWorking(styleOf(stepPlaces(request), request), request);
}

/** The same where the rounding is for the answer alone. */
export function exactStepStyle(request: ParsedRequest): NumberStyle {
  return asWorking(styleOf(null, request), request);
}

/** How numbers in notes are shown: rounded as the answer is, and true as steps are. */
export function noteStyle(request: ParsedRequest): NumberStyle {
  return asWorking(answerStyle(request), request);
}

/** The places that the numbers of the steps are rounded to; null where these are exact. */
export function stepPlaces(request: ParsedRequest): number | null {
  return request.values(decimalsInSteps) ? request.decimalPlaces : null;
}

/** The notation that was asked for; null for the usual one. */
export function conventionsOf({ endpoint, values }: ParsedRequest): WritingConventions | null {
  // The tools of assistants have their own options.
  if (!endpoint.parameters.includes(notation)) return null;
  const chosen = values(notation);
  if (chosen === notation.fallback) return null;
  const { determinant, row_operations: operations, row_letter: letter, decimal_separator: separator } = chosen;
  const conventions: WritingConventions = {
    determinant: determinant === 'det' ? 'det' : 'bars',
    rowOperations: operations === 'assignment' || operations === 'beside' ? operations : 'arrow',
    rowLetter: letter === 'L' || letter === 'r' ? letter : 'R',
    decimalSeparator: separator === ',' ? ',' : '.',
  };
  return isUsual(conventions) ? null : conventions;
}

function isUsual({ determinant, rowOperations, rowLetter, decimalSeparator }: WritingConventions): boolean {
  return determinant === 'bars' && rowOperations === 'arrow' && rowLetter === 'R' && decimalSeparator === '.';
}

/** Numbers behind ≈ have the places of the answer, so that both agree. */
function asWorking(style: NumberStyle, request: ParsedRequest): NumberStyle {
  const conventions = conventionsOf(request);
  return {
    ...style,
    working: { approximations: request.decimalPlaces },
    ...(conventions === null ? {} : { conventions }),
  };
}

function styleOf(decimals: number | null, { writtenInDecimals }: ParsedRequest): NumberStyle {
  if (decimals === null) return writtenInDecimals ? DECIMALS : FRACTIONS;
  return { decimals, notation: writtenInDecimals ? 'decimal' : 'fraction' };
}
