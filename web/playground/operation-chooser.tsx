// Choosing an operation: a combobox with a list, as the ARIA Authoring Practices describe it.

import './combobox.css';
import { useId } from 'preact/hooks';
import { countOf } from '../design/numbers.ts';
import type { ListedOperation } from '../service/catalogue.ts';
import { OperationList, optionId } from './operation-list.tsx';
import type { Group } from './search.ts';
import { useCombobox } from './use-combobox.ts';

interface OperationChooserProperties {
  readonly groups: readonly Group<ListedOperation>[];
  readonly chosen: ListedOperation;
  readonly onChoose: (operation: ListedOperation) => void;
}

const label = 'Operation';

function countSentence(count: number): string {
  return count === 0
    ? 'Nothing is called that. Try a word such as inverse, rank or solve.'
    : countOf(count, 'operation');
}

export function OperationChooser({ groups, chosen, onChoose }: OperationChooserProperties) {
  const id = useId();
  const inputId = `${id}-input`;
  const listId = `${id}-list`;
  const box = useCombobox({ groups, chosen, onChoose });
  const { input, query, isOpen, found, options, current } = box;

  function toggle(event: MouseEvent): void {
    event.preventDefault();
    if (isOpen) box.close();
    else box.open();
    input.current?.focus();
  }

  return (
    <div class="field">
      <div class="combobox">
        <label for={inputId}>{label}</label>
        <input
          ref={input}
          id={inputId}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current === undefined ? undefined : optionId(listId, current)}
          aria-describedby={`${id}-summary`}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={query ?? chosen.title}
          onFocus={(event) => event.currentTarget.select()}
          onClick={box.open}
          onBlur={box.close}
          onInput={(event) => box.search(event.currentTarget.value)}
          onKeyDown={box.press}
        />
        <button
          type="button"
          class="combobox-opener"
          tabIndex={-1}
          aria-label="All operations"
          aria-expanded={isOpen}
          aria-controls={listId}
          onMouseDown={toggle}
        >
          <span aria-hidden="true">▾</span>
        </button>
        <OperationList
          id={listId}
          groups={isOpen ? found : null}
          chosen={chosen}
          current={current}
          nothingFound={countSentence(0)}
          onChoose={box.choose}
        />
      </div>
      <span class="visually-hidden" role="status">
        {isOpen && query !== null ? countSentence(options.length) : ''}
      </span>
      <p class="hint" id={`${id}-summary`}>
        {chosen.summary}
      </p>
    </div>
  );
}
