// Equations in letters, `-x + y = 0` and `x = 2y`, as rows of the factors of their unknowns.

import { added, linearFormOf, MINUS, scaled as scaledForm } from '@matrixsteps/notation/answers/linear-form.ts';
import { rational } from '../../exact/rational.ts';
import { type RootSum, rootSum } from '../../exact/root-sum.ts';
import { NOUGHT, UNIT } from './amount.ts';

const EQUATION = /^(?<left>[^=]{1,80})=(?<right>[^=]{1,80})$/u;
const LETTERS = ['xyzw', 'abcd'];

/** Which unknown a letter is, from 0: x₂ is the second one, and so is y. */
function placeOf(name: string): number | null {
  const [, letter = '', index] = /^(?<letter>[xyzwabcdv])_?(?<index>\d?)$/u.exec(name) ?? [];
  if (letter === '') return null;
  if (index !== undefined && index !== '') return letter === 'x' || letter === 'v' ? Number(index) - 1 : null;
  const place = LETTERS.map((all) => all.indexOf(letter)).find((at) => at >= 0);
  return place ?? null;
}

/** The factors of the unknowns when all is brought to one side; null of what is no such equation. */
export function equationIn(text: string, size: number): readonly RootSum[] | null {
  const { left, right } = EQUATION.exec(text)?.groups ?? {};
  if (left === undefined || right === undefined) return null;
  try {
    const [one, other] = [left, right].map((side) => linearFormOf({ text: side.replaceAll(/[·*]/g, ' '), at: 1 }));
    const { constant, coefficients } = added(one, scaledForm(other, MINUS));
    const places = [...coefficients].map(([name, value]) => [placeOf(name), value] as const);
    const isOfUnknowns = places.every(([place]) => place !== null && place >= 0 && place < size);
    if (constant.numerator !== 0n || places.length === 0 || !isOfUnknowns) return null;
    return Array.from({ length: size }, (_, k) => {
      const value = places.find(([place]) => place === k)?.[1];
      return value === undefined ? NOUGHT : rootSum(rational(value.numerator, value.denominator));
    });
  } catch {
    return null;
  }
}

/** `x + y = 1`, all unknowns with the factor 1: as a row with the right side behind it. */
export function wholeEquationIn(text: string, size: number): readonly RootSum[] | null {
  const { left, right } = EQUATION.exec(text)?.groups ?? {};
  if (left === undefined || right?.trim() !== '1') return null;
  const names = left.split('+').map((name) => name.trim());
  const isEach =
    names.length === size && new Set(names).size === size && names.every((name) => /^\p{L}_?\d?$/u.test(name));
  return isEach ? Array.from({ length: size + 1 }, () => UNIT) : null;
}
