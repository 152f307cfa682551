// Brevity: which expressions a listener hears as one thing, so that nothing need say where they begin and end.

import type { Expression } from '../document/expression.ts';
import { isMatrixLike } from './matrix-like.ts';
import { writeNumber } from './numbers.ts';
import { isOneWord } from './spoken.ts';
import { type Placed, signed } from './typography.ts';
import type { View } from './view.ts';

/** Letters and their coefficient are said one after the other, everything longer with "times" between. */
export function isLetter({ node, enclosed }: Placed, view: View): boolean {
  if (enclosed) return false;
  if (node.kind === 'number') return isBrief(node, view);
  // "A A inverse" could be the inverse of A A: powers of matrices are said with "times".
  return node.kind === 'symbol' || (node.kind === 'power' && node.base.kind === 'symbol' && !isMatrixLike(node.base));
}

/** Whether both factors are vectors by what they are made of. A dot between them is that of the dot product. */
export function areVectors(left: Expression, right: Expression): boolean {
  return isVector(left) && isVector(right);
}

/** A vector by its name, a cross product, a multiple of a vector, a matrix times a vector, or a sum of vectors. */
function isVector(node: Expression): boolean {
  if (node.kind === 'sum') return node.terms.every(isVector);
  if (node.kind === 'negative') return isVector(node.of);
  if (node.kind !== 'product') return isVectorName(node);
  const last = node.factors.at(-1);
  if (last === undefined || !isVector(last)) return false;
  if (node.sign === 'cross') return node.factors.every(isVector);
  return (
    node.sign === 'adjacent' && node.factors.slice(0, -1).every((factor) => isMatrixLike(factor) || isFactor(factor))
  );
}

/** A number or a small letter in front of a vector. */
function isFactor(node: Expression): boolean {
  return node.kind === 'number' || node.kind === 'quotient' || isVectorName(node);
}

/** A small letter, with one index or none; not the imaginary unit. */
export function isVectorName(node: Expression): boolean {
  if (node.kind === 'subscript') return node.indices.length === 1 && isVectorName(node.base);
  return node.kind === 'symbol' && /^[a-hj-z]$/.test(node.name);
}

/** A single digit or letter, which can stand beside another index without a word between. */
export function isOneSign(index: Expression): boolean {
  if (index.kind === 'symbol') return index.name.length === 1;
  return index.kind === 'number' && index.value.kind === 'rational' && /^\d$/.test(`${index.value.numerator}`);
}

/** Simple, or a fraction that is said as one thing: three halves. */
export function isBrief(raw: Expression, view: View): boolean {
  const { node } = signed(raw, view);
  return node.kind === 'number' ? isOneWord(writeNumber(node, view.numbers)) : isSimple(node, view);
}

/** A number without a stroke, a name, an entry: nothing that a listener could group in two ways. */
export function isSimple(raw: Expression, view: View): boolean {
  const { node } = signed(raw, view);
  if (node.kind === 'number') {
    const { form } = writeNumber(node, view.numbers);
    return form === 'integer' || form === 'decimal';
  }
  return node.kind === 'symbol' || node.kind === 'subscript' || node.kind === 'words';
}

/** What can stand beside "over": something simple, or one root of it without a sign, which is heard to end. */
export function isOverOther(raw: Expression, view: View): boolean {
  if (isSimple(raw, view)) return true;
  if (raw.kind === 'root') return isSimple(raw.of, view);
  if (raw.kind !== 'number') return false;
  const written = writeNumber(raw, view.numbers);
  return written.form === 'root' && !written.negative && isOneWord(written.radicand);
}
