// Places: 0-based rows or columns in order, for arrangements of whole lines.

/** 0, 1, ..., length - 1. */
export function ascending(length: number): readonly number[] {
  return Array.from({ length }, (_, place) => place);
}

/** length - 1, ..., 1, 0. */
export function descending(length: number): readonly number[] {
  return Array.from({ length }, (_, place) => length - 1 - place);
}
