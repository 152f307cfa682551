// The input hash: equal questions have equal hashes, for every client and with any options.

import { createHash, hash } from 'node:crypto';
import { radicandOf } from '@matrixsteps/engine/exact/algebraic.ts';
import type { IdentityPart } from '@matrixsteps/engine/catalogue/operation.ts';
import { type Entry, isRational } from '@matrixsteps/engine/exact/entry.ts';
import { entry, type ExactMatrix } from '@matrixsteps/engine/exact/matrix.ts';
import type { Rational } from '@matrixsteps/engine/exact/rational.ts';
import { hexadecimalEntries } from './hexadecimal-entries.ts';

/** SHA-256 over the question's name and its inputs in lowest terms. */
export function inputHash(question: string, parts: readonly IdentityPart[]): string {
  if (parts.every(isShort)) return `sha256:${hash('sha256', question + parts.map(shortText).join(''))}`;
  return `sha256:${digestOf(question, parts)}`;
}

/** Matrices of more entries are hashed in pieces, so that their text is never there as a whole. */
const SHORT = 400;

function isShort(part: IdentityPart): boolean {
  return typeof part !== 'object' || part === null || !('rows' in part) || part.rows * part.columns <= SHORT;
}

function shortText(part: IdentityPart): string {
  let text = '';
  for (const piece of canonical(part)) text += piece.toString();
  return text;
}

function digestOf(question: string, parts: readonly IdentityPart[]): string {
  const hashing = createHash('sha256').update(question);
  for (const part of parts) for (const piece of canonical(part)) hashing.update(piece);
  return hashing.digest('hex');
}

function canonical(part: IdentityPart): Iterable<string | Uint8Array> {
  if (part === null) return ['\n-'];
  if (typeof part === 'string' || typeof part === 'number') return [`\n${typeof part} ${part}`];
  if ('rows' in part) return matrixPieces(part);
  if ('kind' in part) return [`\nnumber ${entryText(part)}`];
  return [`\nlist ${part.join(' ')}`];
}

function* matrixPieces(matrix: ExactMatrix): Generator<string | Uint8Array, void> {
  yield `\nmatrix ${matrix.rows} ${matrix.columns}`;
  if (matrix.kind === 'scaled') yield* hexadecimalEntries(matrix);
  else yield* fractionRows(matrix);
}

function* fractionRows(matrix: ExactMatrix): Generator<string, void> {
  for (let row = 0; row < matrix.rows; row++) {
    let text = '';
    for (let column = 0; column < matrix.columns; column++) text += ` ${entryText(entry(matrix, row, column))}`;
    yield text;
  }
}

/** A fraction; or the two of a number with a root, and the number under it. */
function entryText(value: Entry): string {
  if (isRational(value)) return hexadecimal(value);
  return `${value.element.map(hexadecimal).join('~')}~${radicandOf(value.field).toString(16)}`;
}

/** A fraction in lowest terms, to the base 16: writing long integers in decimal takes as long as a large sum of them. */
function hexadecimal({ numerator, denominator }: Rational): string {
  return denominator === 1n ? numerator.toString(16) : `${numerator.toString(16)}/${denominator.toString(16)}`;
}
