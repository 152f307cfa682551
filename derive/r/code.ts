// Values of the API as code of R.

/** A value as an expression: lists of lists are matrices, row by row; other lists are vectors. */
export function rCode(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (!Array.isArray(value)) return JSON.stringify(value);
  if (value.length === 0) return 'character()';
  return `${value.some(Array.isArray) ? 'rbind' : 'c'}(${value.map(rCode).join(', ')})`;
}

/** The default of an option: a list of one is a vector of one, which R writes without `c`. */
export function rDefault(value: unknown): string {
  return Array.isArray(value) && value.length === 1 ? rCode(value[0]) : rCode(value);
}
