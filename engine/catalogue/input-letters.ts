// Letters: what stories call inputs whose fields have names of several letters.

const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ point: 'p', normal: 'n', offset: 'c', through: 'q', direction: 'd' }),
);

/** The letter of a field in stories: a matrix has a capital, a vector and a number a small letter. */
export function inputLetter(field: string, isMatrix: boolean): string {
  return LETTERS.get(field) ?? (isMatrix ? field.toUpperCase() : field);
}
