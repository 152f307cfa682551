// Handles of rows or columns: one stop of the Tab key for all of them, arrow keys between them.

import { useRef, useState } from 'preact/hooks';
import type { Line } from './lines.ts';

interface LineHandlesProperties {
  readonly along: Line['along'];
  readonly count: number;
  /** Names the matrix. */
  readonly label: string;
  /** "Row", "Column", or "Place" of a single line. */
  readonly noun: string;
  readonly chosen: Line | null;
  /** Chooses a line, or none when the chosen one is pressed again. */
  readonly onChoose: (line: Line | null) => void;
}

/** The attribute that finds the handle of a line below its editor. */
export function handleOf({ along, index }: Line): string {
  return `[data-handle="${along}-${index}"]`;
}

export function LineHandles({ along, count, label, noun, chosen, onChoose }: LineHandlesProperties) {
  const list = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(0);
  const stop = Math.min(reached, count - 1);
  const [back, on] = along === 'row' ? (['ArrowUp', 'ArrowDown'] as const) : (['ArrowLeft', 'ArrowRight'] as const);

  function destination(key: string): number | null {
    if (key === back) return Math.max(0, stop - 1);
    if (key === on) return Math.min(count - 1, stop + 1);
    if (key === 'Home') return 0;
    return key === 'End' ? count - 1 : null;
  }

  function press(event: KeyboardEvent): void {
    const next = destination(event.key);
    if (next === null) return;
    event.preventDefault();
    setReached(next);
    list.current?.querySelector<HTMLElement>(handleOf({ along, index: next }))?.focus();
  }

  return (
    <div
      ref={list}
      class={`${along}-handles`}
      role="toolbar"
      aria-label={`${noun}s of ${label}`}
      aria-orientation={along === 'row' ? 'vertical' : 'horizontal'}
    >
      {Array.from({ length: count }, (_, index) => {
        const isChosen = chosen?.along === along && chosen.index === index;
        return (
          <button
            key={index}
            type="button"
            class="line-handle"
            data-handle={`${along}-${index}`}
            tabIndex={index === stop ? 0 : -1}
            aria-expanded={isChosen}
            onKeyDown={press}
            onFocus={() => setReached(index)}
            onClick={() => onChoose(isChosen ? null : { along, index })}
          >
            <span class="visually-hidden">{noun} </span>
            {index + 1}
          </button>
        );
      })}
    </div>
  );
}
