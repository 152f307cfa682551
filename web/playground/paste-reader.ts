// The reader of pasted matrices, with its many notations: fetched when a cell gets the focus, so that it is there before the first paste.

import { partFrom } from '../design/use-part.ts';

export const pasteReader = partFrom(
  async () => (await import('@matrixsteps/notation/pasting/read-pasted.ts')).readPasted,
);
