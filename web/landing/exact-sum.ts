// A sum as most programs make it, in binary floating point, and as it is exactly.

import { evaluate } from '@matrixsteps/notation/evaluate.ts';
import { fractionText, plus } from '@matrixsteps/notation/fraction.ts';
import { readTerm } from '@matrixsteps/notation/read-term.ts';
import type { Fraction } from '@matrixsteps/notation/term.ts';
import { isUnread } from '@matrixsteps/notation/read-row-operations.ts';

export type Sum =
  | { readonly kind: 'sum'; readonly exact: string; readonly floating: string }
  | { readonly kind: 'unread'; readonly sentence: string };

/** More places than anybody types here. */
const mostPlaces = 30;

function numberIn(text: string): Fraction | null {
  const term = readTerm(text);
  return isUnread(term) ? null : evaluate(term);
}

/** `0.3`, and a fraction where no decimal is it exactly. */
function shown(value: Fraction): string {
  const { numerator, denominator } = value;
  for (let places = 0; places <= mostPlaces; places += 1) {
    const scaled = numerator * 10n ** BigInt(places);
    if (scaled % denominator === 0n) return withPoint(scaled / denominator, places);
  }
  return fractionText(value);
}

function withPoint(scaled: bigint, places: number): string {
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, '0');
  const sign = scaled < 0n ? '-' : '';
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The nearest double, as a program reads the text or divides. */
function double(text: string, { numerator, denominator }: Fraction): number {
  const read = Number(text);
  return text.trim() !== '' && Number.isFinite(read) ? read : Number(numerator) / Number(denominator);
}

export function addBothWays(left: string, right: string): Sum {
  const [one, other] = [numberIn(left), numberIn(right)];
  if (one === null || other === null)
    return { kind: 'unread', sentence: 'Write two numbers, such as 0.1 and 0.2, or 1/3 and 1/6.' };
  return {
    kind: 'sum',
    exact: shown(plus(one, other)),
    floating: String(double(left, one) + double(right, other)),
  };
}
