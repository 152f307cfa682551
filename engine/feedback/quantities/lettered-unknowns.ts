// Unknowns that a working calls by letters of its own, each with a number behind it: `x = 2/3, y = 1/3`.

import type { Line } from '@matrixsteps/notation/term.ts';
import type { RootSum } from '../../exact/root-sum.ts';
import { sumsEqual } from '../../exact/root-sum.ts';
import { type Amount, isNumber } from './amount.ts';
import { amountOfTerm } from './amount-term.ts';
import type { Quantity } from './quantity.ts';

export interface Lettered {
  /** As it is written in front of the equals sign: `x`, `x1`. */
  readonly name: string;
  /** What it is in the end. */
  readonly value: RootSum;
  /** Whether a number is what it is in the end, and not what it was before: x = 2 of (2, 1), before x = 2/3. */
  readonly isFinal: (found: Amount) => boolean;
}

const LETTER = /^[a-zα-κμ-ω]\d?$/u;

/** As many as are asked for, in the order of the alphabet; null where there are more, or fewer. */
export function letteredUnknowns(lines: readonly Line[], count: number): readonly Lettered[] | null {
  const values = new Map<string, RootSum>();
  for (const { name, content } of lines) {
    if (name === undefined || !LETTER.test(name) || content.kind !== 'expression') continue;
    const amount = amountOfTerm(content.term);
    if (amount !== null && isNumber(amount)) values.set(name, amount[0][0]);
  }
  if (values.size !== count) return null;
  return [...values.keys()].toSorted().map((name) => {
    const value = values.get(name) ?? { terms: [] };
    return { name, value, isFinal: (found) => isNumber(found) && sumsEqual(found[0][0], value) };
  });
}

/** In the order of the first equation with all of them: `3m + 3c = 5`. Null without one. */
export function inOrderOfEquation(unknowns: readonly Lettered[], lines: readonly Line[]): readonly Lettered[] | null {
  const equation = lines.find(({ name }) => name !== undefined && unknowns.every((each) => name.includes(each.name)));
  const text = equation?.name;
  if (text === undefined || unknowns.length < 2) return null;
  return unknowns.toSorted((one, other) => text.indexOf(one.name) - text.indexOf(other.name));
}

/** A letter whose meaning is not known, with a number behind it. */
export function openLetter(): Quantity {
  return {
    id: 'letter',
    title: 'a number on the way',
    definition: 'The number has a name of its own.',
    names: LETTER,
    isByNameOnly: true,
    value: () => null,
    isOpen: isNumber,
    calculation: () => null,
  };
}
