// Notes on transposes: what the structure of the matrix means for its transpose.

import type { Arrangement } from '../../../algorithms/arrangement/solve.ts';
import { type Structure, structureClaim, structuresOf } from '../../../algorithms/structure.ts';
import { type Expression, product, symbol } from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';

const [A, B] = [symbol('A'), symbol('B')];

export function notes({ a }: Arrangement): readonly Prose[] {
  const found = structuresOf(a);
  if (found.has('zero')) return [];
  return [...noteOnMirrorImages(found), ...(found.has('orthogonal') ? [noteOnInverse(found)] : [])];
}

function noteOnMirrorImages(found: ReadonlySet<Structure>): readonly Prose[] {
  if (found.has('diagonal')) {
    return [say`${structureClaim('diagonal')}: all that could move is zero, so transposing changes nothing.`];
  }
  if (found.has('symmetric'))
    return [say`${structureClaim('symmetric')}, so whatever is true of its rows is true of its columns.`];
  if (found.has('skew-symmetric')) {
    return [
      say`${structureClaim('skew-symmetric')}, so its main diagonal holds nothing but zeros: no other number is its own opposite.`,
    ];
  }
  if (found.has('upper-triangular'))
    return [say`${structureClaim('upper-triangular')}, so ${structureClaim('lower-triangular', B)}.`];
  if (found.has('lower-triangular'))
    return [say`${structureClaim('lower-triangular')}, so ${structureClaim('upper-triangular', B)}.`];
  return [];
}

function noteOnInverse(found: ReadonlySet<Structure>): Prose {
  return found.has('symmetric')
    ? say`${structureClaim('orthogonal')} as well, so ${inverseClaim(say`${A} is its own inverse`, A)}.`
    : say`${structureClaim('orthogonal')}, so ${inverseClaim(say`${B} is the inverse of ${A}`, B)}.`;
}

function inverseClaim(text: Prose, inverse: Expression): Claim {
  return claim(text, holds('identity', product('adjacent', A, inverse)));
}
