// Number styles of one reply: where `decimals` and `apply_decimals_in_steps` act.
// Above: both families. Below: engine/render/style.ts, parameters.ts.

import { recently } from '@matrixmath/engine/exact/recently.ts';
import type { NumberStyle } from '@matrixmath/engine/render/style.ts';
import type { Asked } from './asked.ts';
import { decimalsInSteps } from './parameters.ts';

/** How the answer's numbers are shown. */
export function answerStyle(asked: Asked): NumberStyle {
  return { decimals: asked.places, notation: notationOf(asked) };
}

/** How numbers in the steps are shown: exactly, unless the rounding was asked for there too. */
export function stepStyle(asked: Asked): NumberStyle {
  return { decimals: asked.given(decimalsInSteps) ? asked.places : null, notation: notationOf(asked) };
}

/** Several sections want to know, and the whole body has to be looked through. */
const notationOf = recently(2, (asked: Asked) => (asked.writtenInDecimals ? 'decimal' : 'fraction'));
