// How often each root of a characteristic polynomial occurs.

import { equals, type Rational } from '../../exact/rational.ts';

/** Each root once with its multiplicity, in the order given. */
export function multiplicities(
  roots: readonly Rational[],
): readonly { readonly root: Rational; readonly times: number }[] {
  return roots
    .filter((root, index) => roots.findIndex((other) => equals(other, root)) === index)
    .map((root) => ({ root, times: roots.filter((other) => equals(other, root)).length }));
}
