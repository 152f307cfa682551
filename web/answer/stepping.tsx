// Stepping: through a working one step at a time.

interface SteppingProperties {
  /** Counted from 0. */
  readonly place: number;
  readonly count: number;
  /** "Step 2 of 6, line 1 of 4". */
  readonly name: string;
  readonly onPlace: (place: number) => void;
  /** What has just appeared, in words. */
  readonly spoken: string;
}

/** The buttons keep their place and the focus at both ends. */
export function Stepping({ place, count, name, onPlace, spoken }: SteppingProperties) {
  const isFirst = place === 0;
  const isLast = place === count - 1;
  const move = (by: number): void => onPlace(Math.min(Math.max(place + by, 0), count - 1));
  return (
    <div class="stepping" role="group" aria-label="One step at a time">
      <button type="button" class="button" aria-disabled={isFirst} onClick={() => move(-1)}>
        Previous<span class="visually-hidden"> step</span>
      </button>
      <progress class="stepping-progress" value={place + 1} max={count} aria-hidden="true" />
      <span class="stepping-place">{name}</span>
      <button type="button" class="button primary" aria-disabled={isLast} onClick={() => move(1)}>
        Next<span class="visually-hidden"> step</span>
      </button>
      <span class="visually-hidden" role="status">
        {name}. {spoken}
      </span>
    </div>
  );
}
