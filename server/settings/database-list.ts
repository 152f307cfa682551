// The list of databases in DATABASE_URL.

/** Few, because one look-up asks all of them where a key is unknown. */
export const maxDatabases = 16;

/** Addresses may contain commas, so they are separated by commas or spaces before the next `postgres://`. */
const separator = /[\s,]+(?=[a-z]+:\/\/)/;

/** The addresses in the order of the list, at least one. */
export function listDatabases(databaseUrl: string): readonly string[] {
  return databaseUrl.split(separator);
}
