// What keeps a file of SQLite from being opened, in a sentence for whoever starts the service.

import { StartProblem } from '../../settings/settings.ts';

/** SQLite's primary result codes for a file that is no database, or one whose pages contradict each other. */
const DAMAGED: readonly number[] = [11, 26];

/** SQLite's primary result code; the upper bits of `errcode` only add details. Undefined for another error. */
function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;
}

/** A StartProblem for the errors of SQLite, also where they are the cause; any other error is given back as it is. */
export function explainDatabase(error: unknown, path: string): unknown {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = primaryCode(cause);
  if (code === undefined || !(cause instanceof Error)) return error;
  if (DAMAGED.includes(code)) {
    return new StartProblem(`The database ${path} is damaged (${cause.message}): restore it from a backup.`, error);
  }
  return new StartProblem(`The database ${path} cannot be used: ${cause.message}.`, error);
}
