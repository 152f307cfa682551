// Hints by rungs: what has been told, and a button for the next rung that says what it will tell.

import './working.css';
import { useId } from 'preact/hooks';
import { toldHints } from './told-hints.ts';

interface RungStepperProperties {
  /** Names the hints: "Hints to line 2". */
  readonly title: string;
  /** What each rung tells, from the first one on: "which row". */
  readonly rungs: readonly string[];
  /** The hints so far, one a rung. */
  readonly hints: readonly string[];
  /** What was told before the first rung; a rung that says it again has nothing to add. */
  readonly known?: string | undefined;
  /** Asks for one rung more. */
  readonly onMore: () => void;
  readonly isWaiting?: boolean;
}

/** The button stays where it is until everything is told, and then says so: the focus is never lost. */
export function RungStepper({ title, rungs, hints, known, onMore, isWaiting = false }: RungStepperProperties) {
  const id = useId();
  const next = rungs[hints.length];
  const isDone = next === undefined;
  return (
    <section class="rung-stepper" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ol>
        {toldHints({ rungs, hints, known }).map((hint, place) => (
          <li key={place}>{hint}</li>
        ))}
      </ol>
      <button
        type="button"
        class="button"
        aria-disabled={isDone || isWaiting}
        onClick={() => {
          if (!isDone && !isWaiting) onMore();
        }}
      >
        {isDone ? 'Everything is told' : `${hints.length === 0 ? 'Give a hint' : 'Say more'}: ${next}`}
      </button>
    </section>
  );
}
