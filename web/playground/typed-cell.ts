// Which cell a change of a field is about: keys in one cell are undone together.

import type { Draft } from './field-draft.ts';

function linesOf(draft: Draft): readonly (readonly string[])[] {
  if (draft.kind === 'grid') return draft.cells;
  return [draft.kind === 'list' ? draft.cells : [draft.text]];
}

/** The name of the only cell that has changed; null where more did, or the size. */
export function typedCell(name: string, before: Draft | undefined, after: Draft): string | null {
  if (before?.kind !== after.kind) return null;
  const [old, now] = [linesOf(before), linesOf(after)];
  if (old.length !== now.length || old[0]?.length !== now[0]?.length) return null;
  const found = now.flatMap((line, row) =>
    line.flatMap((text, column) => (text === old[row]?.[column] ? [] : [`${name} ${row} ${column}`])),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}
