// Tabs, as the ARIA Authoring Practices describe them: arrow keys choose, one tab is in the tab order.

import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';

export interface Tab {
  readonly name: string;
  readonly title: string;
  /** Drawn when the tab is chosen. */
  readonly content: () => ComponentChildren;
}

interface TabsProperties {
  /** Names the set of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly initial?: string;
  /** The tab that is open, where it is chosen for several sets of tabs; a set that lacks it opens its first. */
  readonly chosen?: string;
  readonly onChoose?: (name: string) => void;
}

/** Where a key leads from tab `place` of `count`; null for keys that lead nowhere. */
function destination(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

export function Tabs({ label, tabs, initial, chosen: chosenName, onChoose }: TabsProperties) {
  const [ownName, setOwnName] = useState(initial ?? tabs[0]?.name);
  const name = chosenName ?? ownName;
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const chosen = tabs.find((tab) => tab.name === name) ?? tabs[0];

  function choose(tab: Tab | undefined): void {
    if (tab === undefined) return;
    setOwnName(tab.name);
    onChoose?.(tab.name);
  }

  function move(event: KeyboardEvent, place: number): void {
    const next = destination(event.key, place, tabs.length);
    if (next === null) return;
    event.preventDefault();
    choose(tabs[next]);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  if (chosen === undefined) return null;
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab, place) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-selected={tab === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => choose(tab)}
            onKeyDown={(event) => move(event, place)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen.name}`} tabIndex={0}>
        {chosen.content()}
      </div>
    </div>
  );
}
