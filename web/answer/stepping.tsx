// Stepping: through a working one step at a time.

interface SteppingProperties {
  /** Counted from 0. */
  readonly place: number;
  readonly count: number;
  readonly onPlace: (place: number) => void;
  /** What has just appeared, in words. */
  readonly spoken: string;
}

/** The buttons keep their place and the focus at both ends; the arrow keys work on them, too. */
export function Stepping({ place, count, onPlace, spoken }: SteppingProperties) {
  const isFirst = place === 0;
  const isLast = place === count - 1;
  const move = (by: number): void => onPlace(Math.min(Math.max(place + by, 0), count - 1));
  function onKeyDown(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  }
  return (
    <div class="stepping" role="group" aria-label="One step at a time">
      <button type="button" class="button" aria-disabled={isFirst} onClick={() => move(-1)} onKeyDown={onKeyDown}>
        Previous<span class="visually-hidden"> step</span>
      </button>
      <progress class="stepping-progress" value={place + 1} max={count} aria-hidden="true" />
      <span class="stepping-place">
        Step {place + 1} of {count}
      </span>
      <button type="button" class="button primary" aria-disabled={isLast} onClick={() => move(1)} onKeyDown={onKeyDown}>
        Next<span class="visually-hidden"> step</span>
      </button>
      <span class="visually-hidden" role="status">
        Step {place + 1} of {count}. {spoken}
      </span>
    </div>
  );
}
