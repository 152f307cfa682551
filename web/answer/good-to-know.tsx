// Good to know first: the theory of a working that a reader may skip.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Step } from '../service/answers.ts';
import { bringIntoView, Reason, StepBlock } from './step-block.tsx';

interface GoodToKnowProperties {
  readonly steps: readonly Step[];
  readonly current: string | null;
}

/** Folded until somebody opens it, or until the voice gets there. */
export function GoodToKnow({ steps, current }: GoodToKnowProperties) {
  const [isOpen, setIsOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const isRead = steps.some(({ id }) => id === current);
  useEffect(() => {
    if (!isRead) return;
    setIsOpen(true);
    bringIntoView(details.current);
  }, [isRead]);
  if (steps.length === 0) return null;
  return (
    <details ref={details} class="good-to-know" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Good to know first</summary>
      {steps.map((step) => (
        <div key={step.id} class={step.id === current ? 'is-read' : undefined}>
          <StepBlock step={step} />
          {step.explain !== null && <Reason markup={step.explain} />}
        </div>
      ))}
    </details>
  );
}
