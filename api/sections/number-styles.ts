// Number styles of one reply: where `decimals` and `apply_decimals_in_steps` act.

import { FRACTIONS, type NumberStyle } from '@matrixmath/engine/render/style.ts';
import type { Asked } from '../execute/parse-request.ts';
import { decimalsInSteps } from '../endpoints/parameters.ts';

/** How the answer's numbers are shown. */
export function answerStyle(asked: Asked): NumberStyle {
  return styleOf(asked.places, asked);
}

/** How numbers in the steps are shown: exactly, unless the rounding was asked for there too. */
export function stepStyle(asked: Asked): NumberStyle {
  return styleOf(asked.given(decimalsInSteps) ? asked.places : null, asked);
}

function styleOf(decimals: number | null, { writtenInDecimals }: Asked): NumberStyle {
  if (decimals === null) return writtenInDecimals ? DECIMALS : FRACTIONS;
  return { decimals, notation: writtenInDecimals ? 'decimal' : 'fraction' };
}

const DECIMALS: NumberStyle = { decimals: null, notation: 'decimal' };
