// The state of a combobox: what is searched for, whether its list is open, and which option the arrow keys have reached.

import { useRef, useState } from 'preact/hooks';
import type { ListedOperation } from '../service/catalogue.ts';
import { fieldsOfQuestion } from './question-fields.ts';
import { findOperations, type Group } from './search.ts';

/** How many options the keys for pages pass over. */
const pageLength = 8;

/** Where a key leads among `count` options; null for keys that lead nowhere. */
function destination(key: string, place: number, count: number): number | null {
  if (key === 'ArrowDown') return place + 1 < count ? place + 1 : 0;
  if (key === 'ArrowUp') return place > 0 ? place - 1 : count - 1;
  if (key === 'PageDown') return Math.min(place + pageLength, count - 1);
  return key === 'PageUp' ? Math.max(place - pageLength, 0) : null;
}

interface ComboboxOptions {
  readonly groups: readonly Group<ListedOperation>[];
  readonly chosen: ListedOperation;
  readonly onChoose: (operation: ListedOperation) => void;
}

export function useCombobox({ groups, chosen, onChoose }: ComboboxOptions) {
  // Null while nobody searches: then the text is the title of what is chosen.
  const [query, setQuery] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const found = findOperations(groups, query ?? '');
  const options = found.flatMap(({ operations }) => operations);

  /** So that typing searches anew; after the browser has put the caret where the pointer is. */
  function selectText(): void {
    setTimeout(() => input.current?.select());
  }

  function open(): void {
    setIsOpen(true);
    if (query !== null) return;
    setActive(Math.max(0, options.indexOf(chosen)));
    selectText();
  }

  function close(): void {
    setIsOpen(false);
    setQuery(null);
  }

  function search(text: string): void {
    setQuery(text);
    setActive(0);
    setIsOpen(true);
  }

  function choose(operation: ListedOperation | undefined): void {
    if (operation === undefined) return;
    close();
    onChoose(operation);
    beginQuestion();
  }

  /** What is typed or pasted after an operation is chosen is its question; once its fields are drawn. */
  function beginQuestion(): void {
    setTimeout(() => (fieldsOfQuestion()[0] ?? input.current)?.focus());
  }

  function press(event: KeyboardEvent): void {
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && isOpen && !isCommand) {
      event.preventDefault();
      choose(options[active]);
    } else if (event.key === 'Escape') {
      if (isOpen) event.preventDefault();
      close();
      selectText();
    } else if (event.key === 'ArrowUp' && event.altKey) {
      close();
    } else {
      const next = destination(event.key, active, options.length);
      if (next === null || isCommand) return;
      event.preventDefault();
      if (isOpen) setActive(next);
      else open();
    }
  }

  /** The option that Enter would choose. */
  const current = isOpen ? options[active] : undefined;
  return { input, query, isOpen, found, options, current, open, close, search, choose, press };
}
