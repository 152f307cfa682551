// Which inputs are previewed while they are typed.

import type { BodyWritten } from './body.ts';
import type { PlaygroundInput } from './draft.ts';
import type { Draft } from './field-draft.ts';
import { widthOf } from './grid.ts';

/** The service refuses longer bodies. */
const mostCharacters = 2000;
const mostLines = 5;

function isSmall(draft: Draft): boolean {
  if (draft.kind === 'text') return true;
  if (draft.kind === 'list') return draft.cells.length <= mostLines ** 2;
  return draft.cells.length <= mostLines && widthOf(draft.cells) <= mostLines;
}

/** Whether every matrix is small, and everything in it can be read. */
export function isPreviewable({ drafts }: Pick<PlaygroundInput, 'drafts'>, body: BodyWritten): boolean {
  return body.kind === 'body' && body.text.length <= mostCharacters && Object.values(drafts).every(isSmall);
}
