// Whether vectors are independent, as students write it: `independent`, or a relation such as `2v1 - v2 = 0` or `v3 = 2v1 - v2`.

import { plus, ZERO } from '../fraction.ts';
import type { Fraction } from '../term.ts';
import { excerptOf, ReadingError, readOrUnread, type Unread } from '../unread.ts';
import { added, linearFormOf, MINUS, scaled } from './linear-form.ts';
import { type Piece, piecesOf, plainSigns, rest } from './split-text.ts';

export type DependencyText =
  | { readonly kind: 'independent' }
  /** The coefficients of a sum that is zero, one for each vector; null where none is written. */
  | { readonly kind: 'dependent'; readonly coefficients: readonly Fraction[] | null };

const LONGEST = 500;

/** `count` is the number of vectors; a letter with an index counts from 1. */
export function readDependency(text: string, count: number): DependencyText | Unread {
  return readOrUnread(text, () => dependencyOf(text, count));
}

const INDEPENDENT =
  /^(?:yes|independent|(?:they are |the vectors are )?linearly independent|(?:yes, )?they are(?: independent)?)$/i;
const DEPENDENT =
  /^(?:no|not independent|(?:they are |the vectors are )?(?:linearly )?dependent|(?:no, )?they are (?:not|dependent))/i;

function dependencyOf(written: string, count: number): DependencyText {
  if (written.length > LONGEST) throw new ReadingError(0, `An answer has at most ${LONGEST} characters.`);
  const text = plainSigns(written).replace(/[.\s]+$/, '');
  const whole = rest({ text, at: 0 }, 0);
  if (INDEPENDENT.test(whole.text)) return { kind: 'independent' };
  const word = DEPENDENT.exec(whole.text)?.[0] ?? '';
  const relation = rest(
    whole,
    word.length +
      (/^[\s,:;]*(?:because|since|as|for example)?[\s,:;]*/i.exec(whole.text.slice(word.length))?.[0].length ?? 0),
  );
  if (relation.text === '' && word !== '') return { kind: 'dependent', coefficients: null };
  return { kind: 'dependent', coefficients: coefficientsOf(relation, count) };
}

const HOW = 'Write "independent", or a relation such as 2v₁ - v₂ = 0.';

function coefficientsOf(piece: Piece, count: number): readonly Fraction[] {
  const sides = piecesOf(piece.text, /=/y, piece.at);
  const [left, right] = sides;
  if (left === undefined || right === undefined || sides.length > 2)
    throw new ReadingError(piece.at, `${excerptOf(piece.text)} is not understood. ${HOW}`);
  const form = added(linearFormOf(left), scaled(linearFormOf(right), MINUS));
  if (form.constant.numerator !== 0n)
    throw new ReadingError(piece.at, `A number stands there without a vector. ${HOW}`);
  const coefficients = Array.from({ length: count }, () => ZERO);
  for (const [name, value] of form.coefficients) {
    const index = Number(/^\p{L}_(?<index>\d{1,2})$/u.exec(name)?.groups?.['index'] ?? 0);
    if (index < 1 || index > count)
      throw new ReadingError(
        piece.at,
        `${excerptOf(name)} is none of the vectors. They are numbered from 1 to ${count}.`,
      );
    coefficients[index - 1] = plus(coefficients[index - 1] ?? ZERO, value);
  }
  return coefficients;
}
