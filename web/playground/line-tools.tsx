// What can be done with the chosen row or column, shown below the grid.

import { useEffect, useRef } from 'preact/hooks';
import type { Cells } from './field-draft.ts';
import { type Line, type LineAction, type LineChange, withLine } from './lines.ts';

interface LineToolsProperties {
  readonly cells: Cells;
  readonly line: Line;
  /** "Row 2". */
  readonly title: string;
  /** Names the matrix. */
  readonly label: string;
  readonly onChange: (change: LineChange, sentence: string) => void;
  readonly onClose: () => void;
}

type Words = { readonly [A in LineAction]: readonly [button: string, done: string] };

const rowWords: Words = {
  'insert-before': ['Insert above', 'A row is inserted above'],
  'insert-after': ['Insert below', 'A row is inserted below'],
  duplicate: ['Duplicate', 'The row is there twice'],
  'move-back': ['Move up', 'The row moved up'],
  'move-on': ['Move down', 'The row moved down'],
  delete: ['Delete', 'The row is deleted'],
};

const columnWords: Words = {
  'insert-before': ['Insert left', 'A column is inserted on the left'],
  'insert-after': ['Insert right', 'A column is inserted on the right'],
  duplicate: ['Duplicate', 'The column is there twice'],
  'move-back': ['Move left', 'The column moved to the left'],
  'move-on': ['Move right', 'The column moved to the right'],
  delete: ['Delete', 'The column is deleted'],
};

const order: readonly LineAction[] = ['insert-before', 'insert-after', 'duplicate', 'move-back', 'move-on', 'delete'];

/** The first button gets the focus when a line is chosen; Escape goes back to its handle. */
export function LineTools({ cells, line, title, label, onChange, onClose }: LineToolsProperties) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const words = line.along === 'row' ? rowWords : columnWords;

  function act(action: LineAction): void {
    const change = withLine(cells, line, action);
    if (change !== null) onChange(change, `${words[action][1]}.`);
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  }

  return (
    <div class="line-tools" role="group" aria-label={`${title} of ${label}`} ref={group}>
      <strong>{title}</strong>
      {order.map((action) => (
        <button
          key={action}
          type="button"
          class="button small"
          aria-disabled={withLine(cells, line, action) === null}
          onKeyDown={press}
          onClick={() => act(action)}
        >
          {words[action][0]}
        </button>
      ))}
      <button type="button" class="button small" onKeyDown={press} onClick={onClose}>
        Done
      </button>
    </div>
  );
}
