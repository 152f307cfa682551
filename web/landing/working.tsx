// The worked solution of the example: its beginning, and a button that shows the rest.

import { useRef, useState } from 'preact/hooks';
import { Steps } from '../answer/steps.tsx';
import type { Step } from '../service/answers.ts';
import { openingOf } from './opening.ts';

/** Formulas and sentences that are shown at first: up to the first row operation. */
const firstLines = 5;

export function Working({ steps }: { readonly steps: readonly Step[] }) {
  const [isWhole, setWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const opening = openingOf(steps, firstLines);
  const isLong = opening.length < steps.length;
  function showAll(): void {
    setWhole(true);
    // The button is gone, so the focus moves to the top of the solution for keyboard users.
    heading.current?.focus({ preventScroll: true });
  }
  return (
    <section class="landing-part" aria-labelledby="working">
      <h2 id="working" ref={heading} tabIndex={-1}>
        How this inverse comes about
      </h2>
      <Steps steps={isWhole ? steps : opening} />
      {isLong && !isWhole && (
        <p class="read-on">
          <button type="button" class="button" onClick={showAll}>
            Show the rest of the working
          </button>
        </p>
      )}
    </section>
  );
}
