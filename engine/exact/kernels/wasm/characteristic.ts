// Characteristic polynomials modulo a prime by the WebAssembly kernel.

import { padded, workspaceOf } from './instance.ts';
import { copyRows } from './rows.ts';

/** As `characteristicInLoops`. */
export function characteristicInWebAssembly(integers: Float64Array, size: number, prime: number): Float64Array {
  const [width, length] = [padded(size), padded(size + 1)];
  const multipliers = 8 * size * width;
  const polynomials = multipliers + 8 * width;
  const end = polynomials + 8 * (size + 1) * length;
  const { kernels, memory } = workspaceOf(end);
  const doubles = new Float64Array(memory);
  copyRows(integers, size, size, doubles, width);
  doubles.fill(0, polynomials / 8, end / 8);
  kernels.characteristicPolynomial(0, size, 8 * width, prime, multipliers, polynomials, 8 * length);
  const last = polynomials / 8 + size * length;
  return doubles.slice(last, last + size + 1).toReversed();
}
