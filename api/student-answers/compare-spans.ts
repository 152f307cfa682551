// Comparing two lists of vectors by the space that they span: whether one is a basis of the space that the other is a basis of, and
// which vector is wrong where it is not.

import { divide, isZero, multiply, type Rational, subtract } from '@matrixsteps/engine/exact/rational.ts';

type Vector = readonly Rational[];

/** The first vector that keeps the list from being a basis, counted from 1, and why, as the end of a sentence. */
export interface SpanFault {
  readonly vector: number;
  readonly why: string;
}

/** `right` is a basis, and `given` has as many vectors of the same length. Null where `given` is a basis of the same space. */
export function spanFault(given: readonly Vector[], right: readonly Vector[]): SpanFault | null {
  const space = independent(right);
  const before: Leading[] = [];
  for (const [index, vector] of given.entries()) {
    const at = index + 1;
    if (vector.every(isZero)) return { vector: at, why: `vector ${at} is the zero vector, which no basis holds` };
    if (!rest(vector, space).every(isZero)) return { vector: at, why: `vector ${at} is not in the space` };
    const left = rest(vector, before);
    if (left.every(isZero)) {
      const why = before.length === 1 ? 'a multiple of vector 1' : 'a combination of the vectors before it';
      return { vector: at, why: `vector ${at} is ${why}` };
    }
    before.push(leading(left));
  }
  return null;
}

/** Whether a vector is a combination of these, of which there may be none. */
export function isInSpan(vector: Vector, vectors: readonly Vector[]): boolean {
  return rest(vector, independent(vectors)).every(isZero);
}

/** A vector with the place of its first entry that is not 0. */
interface Leading {
  readonly vector: Vector;
  readonly at: number;
}

function leading(vector: Vector): Leading {
  return { vector, at: vector.findIndex((entry) => !isZero(entry)) };
}

/** Vectors that span the same, each 0 where those before it begin. */
function independent(vectors: readonly Vector[]): readonly Leading[] {
  const found: Leading[] = [];
  for (const vector of vectors) {
    const left = rest(vector, found);
    if (!left.every(isZero)) found.push(leading(left));
  }
  return found;
}

/** What is left of a vector when its parts along these are taken away: 0 just where it is a combination of them. */
function rest(vector: Vector, along: readonly Leading[]): Vector {
  let left = vector;
  for (const { vector: other, at } of along) {
    if (isZero(left[at])) continue;
    const factor = divide(left[at], other[at]);
    left = left.map((entry, place) => subtract(entry, multiply(factor, other[place])));
  }
  return left;
}
