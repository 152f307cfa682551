// Whether the file at a path is still the one that was opened: SQLite goes on with a file that has no name any more.

import { statSync } from 'node:fs';
import { FileReplaced } from '../store/store.ts';

/** Device and number of the file at the path; null where there is none. As BigInts, because numbers of files may exceed 2^53. */
function identityOf(path: string): string | null {
  const status = statSync(path, { bigint: true, throwIfNoEntry: false });
  return status === undefined ? null : `${status.dev} ${status.ino}`;
}

/** Remembers the file at the path. The result throws FileReplaced where another one, or none, is there by now. */
export function watchFile(path: string): () => void {
  const opened = identityOf(path);
  return () => {
    if (identityOf(path) !== opened) throw new FileReplaced();
  };
}
