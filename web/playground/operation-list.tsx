// The list of a combobox for operations, in groups.

import { useEffect, useRef } from 'preact/hooks';
import type { ListedOperation } from '../service/catalogue.ts';
import type { Group } from './search.ts';

interface OperationListProperties {
  readonly id: string;
  /** Null while the list is closed. */
  readonly groups: readonly Group<ListedOperation>[] | null;
  readonly chosen: ListedOperation;
  /** What the arrow keys have reached. */
  readonly current: ListedOperation | undefined;
  /** Shown where the list is empty. */
  readonly nothingFound: string;
  readonly onChoose: (operation: ListedOperation | undefined) => void;
}

/** The id of an option of the list with this id. */
export function optionId(listId: string, operation: ListedOperation): string {
  return `${listId}-${operation.id}`;
}

export function OperationList({ id, groups, chosen, current, nothingFound, onChoose }: OperationListProperties) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (groups !== null) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [groups === null, current]);

  function point(event: MouseEvent): void {
    // The focus stays in the text.
    event.preventDefault();
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=option]') : null;
    if (option === null || event.button !== 0) return;
    const options = groups?.flatMap(({ operations }) => operations) ?? [];
    onChoose(options.find((operation) => operation.id === option.dataset['operation']));
  }

  return (
    <div
      ref={list}
      id={id}
      class="combobox-list"
      role="listbox"
      aria-label="Operations"
      tabIndex={-1}
      hidden={groups === null}
      onMouseDown={point}
    >
      {groups?.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-group-${group.id}`}>
          <div class="combobox-group" role="presentation" id={`${id}-group-${group.id}`}>
            {group.title}
          </div>
          {group.operations.map((operation) => (
            <div
              key={operation.id}
              id={optionId(id, operation)}
              role="option"
              tabIndex={-1}
              data-operation={operation.id}
              aria-selected={operation === current}
              class={operation.id === chosen.id ? 'combobox-option chosen' : 'combobox-option'}
            >
              <span>{operation.title}</span>
              <span class="quiet">{operation.summary}</span>
            </div>
          ))}
        </div>
      ))}
      {groups?.length === 0 && (
        <div role="option" aria-disabled="true" aria-selected="false" tabIndex={-1} class="combobox-option">
          {nothingFound}
        </div>
      )}
    </div>
  );
}
