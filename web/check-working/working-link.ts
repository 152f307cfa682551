// The link from a question of the playground to the page that checks a working of it.

import type { PlaygroundInput } from '../playground/draft.ts';
import type { Cells } from '../playground/field-draft.ts';
import { widthOf } from '../playground/grid.ts';
import { type Task, withAugmented, withOperation } from '../working/task.ts';
import { writeFragment } from './address.ts';
import { EMPTY_DRAFT } from './draft.ts';

/** Null where workings of the operation are not judged, or its matrix is not a grid. */
export function workingLink({ operation, drafts }: PlaygroundInput, workings: readonly string[]): string | null {
  const name = operation.id.replace(/-(?:\dx\d|nxn)$/, '').replace(/^scalar-multiple$/, 'scalar-multiply');
  const [a, b] = [cellsIn(drafts['a']), cellsIn(drafts['b'])];
  if (!workings.includes(name) || a === null) return null;
  const task = name === 'solve' ? systemTask(a, b) : { ...EMPTY_DRAFT.task, a, b, augmented: 0 };
  const augmented = drafts['augmented']?.kind === 'text' ? Number(drafts['augmented'].text) : 0;
  const plain = withOperation(task, name);
  const number = drafts['k']?.kind === 'text' ? drafts['k'].text : '';
  const named = plain.parameter === '' || number === '' ? plain : { ...plain, parameter: number };
  const withBar = Number.isInteger(augmented) && augmented > 0 ? withAugmented(named, augmented) : named;
  return `/check#${writeFragment({ ...EMPTY_DRAFT, task: withBar })}`;
}

/** [A | b]; A alone holds both where there is no b. */
function systemTask(a: Cells, b: Cells | null): Task {
  const isJoined = b !== null && b.length === a.length;
  const joined = isJoined ? a.map((row, place) => [...row, ...(b[place] ?? [])]) : a;
  return { operation: 'solve', a: joined, b: null, augmented: isJoined ? widthOf(b) : 1, parameter: '' };
}

function cellsIn(draft: PlaygroundInput['drafts'][string] | undefined): Cells | null {
  return draft?.kind === 'grid' && draft.cells.some((row) => row.some((text) => text !== '')) ? draft.cells : null;
}
