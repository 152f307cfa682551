// The methods for determinants, and the sizes that each is for.

export const methods = [
  ['formula', 'ad − bc, for 2x2 matrices'],
  ['sarrus', 'the rule of Sarrus, for 3x3 matrices'],
  ['cofactor', 'expansion along the row or column with most zeros, up to 5x5'],
  ['row-operations-then-cofactor', 'row operations clear a column, then expansion along it, from 3x3 up to 6x6'],
  ['row-reduction', 'elimination to triangular form, with the row swaps counted'],
  ['bareiss', 'fraction-free elimination, in which every division comes out even'],
  ['leibniz', 'the sum over all permutations, up to 4x4'],
] as const;

export type Method = (typeof methods)[number][0];

/** The method of this name; null for `auto`. */
export function methodNamed(method: string): Method | null {
  return methods.find(([name]) => name === method)?.[0] ?? null;
}

/** The methods that apply to an n x n matrix. */
export function methodsFor(size: number): readonly Method[] {
  return methods.map(([name]) => name).filter((name) => size >= sizes[name].least && size <= sizes[name].most);
}

const sizes: { readonly [K in Method]: { readonly least: number; readonly most: number } } = {
  formula: { least: 2, most: 2 },
  sarrus: { least: 3, most: 3 },
  cofactor: { least: 1, most: 5 },
  'row-operations-then-cofactor': { least: 3, most: 6 },
  'row-reduction': { least: 1, most: Infinity },
  bareiss: { least: 1, most: Infinity },
  leibniz: { least: 1, most: 4 },
};
