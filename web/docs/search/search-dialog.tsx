// The search of the documentation: a button, Ctrl+K, and a dialog with a field and what it finds.

import './search.css';
import { useLocation } from 'preact-iso';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { countOf } from '../../design/numbers.ts';
import { type Entry, findEntries } from './entries.ts';
import { ownEntries, readEntries } from './read-entries.ts';

/** Where an arrow key leads among `count` options; null for other keys. */
function destination(key: string, place: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (place + 1) % count;
  return key === 'ArrowUp' ? (place + count - 1) % count : null;
}

function statusOf(query: string, count: number): string {
  if (query.trim() === '') return 'Type a word of a title or a heading.';
  return count === 0 ? 'Nothing has all of these words.' : `${countOf(count, 'place')} found`;
}

interface FoundProperties {
  readonly id: string;
  readonly found: readonly Entry[];
  readonly active: number;
  readonly onChoose: (entry: Entry) => void;
}

function Found({ id, found, active, onChoose }: FoundProperties) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function point(event: MouseEvent): void {
    // The focus stays in the field.
    event.preventDefault();
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=option]') : null;
    const entry = found.find(({ href }) => href === option?.dataset['address']);
    if (entry !== undefined && event.button === 0) onChoose(entry);
  }

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Found"
      tabIndex={-1}
      class="search-found"
      hidden={found.length === 0}
      onMouseDown={point}
    >
      {found.map(({ href, title, place: where }, place) => (
        <div
          key={href}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          data-address={href}
          aria-selected={place === active}
        >
          <span>{title}</span> <span class="quiet">{where}</span>
        </div>
      ))}
    </div>
  );
}

/** All that can be found, from the first time that somebody searches. */
function useEntries(isOpen: boolean): readonly Entry[] {
  const [entries, setEntries] = useState(ownEntries);
  const isAsked = useRef(false);
  useEffect(() => {
    async function load(): Promise<void> {
      isAsked.current = true;
      setEntries(await readEntries());
    }
    if (isOpen && !isAsked.current) void load();
  }, [isOpen]);
  return entries;
}

function SearchForm({ isOpen, onEnd }: { readonly isOpen: boolean; readonly onEnd: () => void }) {
  const { path, route } = useLocation();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const found = findEntries(useEntries(isOpen), query);
  const current = found[active];

  function choose({ href }: Entry): void {
    onEnd();
    setQuery('');
    const [page = '', fragment] = href.split('#');
    if (page !== path || fragment === undefined) return route(href);
    // The page is there already, so nothing would be drawn anew.
    location.hash = fragment;
    document.getElementById(fragment)?.focus();
  }

  function press(event: KeyboardEvent): void {
    const next = destination(event.key, active, found.length);
    if (next !== null) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter' && current !== undefined) {
      event.preventDefault();
      choose(current);
    }
  }

  return (
    <>
      <label class="search-label">
        Search the documentation
        <input
          type="text"
          role="combobox"
          autocomplete="off"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current === undefined ? undefined : `${listId}-${active}`}
          value={query}
          onKeyDown={press}
          onInput={({ currentTarget }) => {
            setQuery(currentTarget.value);
            setActive(0);
          }}
        />
      </label>
      <p class="hint" role="status">
        {statusOf(query, found.length)}
      </p>
      <Found id={listId} found={found} active={active} onChoose={choose} />
      <div class="button-row">
        <button type="button" class="button" onClick={onEnd}>
          Close
        </button>
      </div>
    </>
  );
}

export function Search() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);

  function open(): void {
    const element = dialog.current;
    if (element === null || element.open) return;
    element.showModal();
    setOpen(true);
    element.querySelector('input')?.select();
  }

  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      open();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  return (
    <>
      <button type="button" class="button search-button" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        Search <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      <dialog ref={dialog} class="search-dialog" aria-label="Search the documentation" onClose={() => setOpen(false)}>
        <SearchForm isOpen={isOpen} onEnd={() => dialog.current?.close()} />
      </dialog>
    </>
  );
}
