// To try: a sum exactly, beside what binary floating point makes of it.

import { useId, useState } from 'preact/hooks';
import { addBothWays } from './exact-sum.ts';

interface NumberProperties {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function NumberField({ label, value, onValue }: NumberProperties) {
  return (
    <input
      type="text"
      inputMode="text"
      autocomplete="off"
      spellcheck={false}
      maxLength={20}
      aria-label={label}
      value={value}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onInput={({ currentTarget }) => onValue(currentTarget.value)}
    />
  );
}

export function ExactTrial() {
  const [left, setLeft] = useState('0.1');
  const [right, setRight] = useState('0.2');
  const titleId = useId();
  const sum = addBothWays(left, right);
  return (
    <section class="trial-card" aria-labelledby={titleId}>
      <h3 id={titleId}>A number is what you wrote</h3>
      <p class="trial-sum">
        <NumberField label="First number" value={left} onValue={setLeft} /> +{' '}
        <NumberField label="Second number" value={right} onValue={setRight} />
      </p>
      <div aria-live="polite">
        {sum.kind === 'unread' ? (
          <p>{sum.sentence}</p>
        ) : (
          <dl class="trial-results">
            <dt>Most programs</dt>
            <dd>{sum.floating}</dd>
            <dt>Here</dt>
            <dd>
              <strong>{sum.exact}</strong>
            </dd>
          </dl>
        )}
      </div>
      <p class="quiet">
        Most programs read decimals as binary fractions. Here a decimal stays that decimal, a third stays a third, and
        rounding happens once, at the very end.
      </p>
    </section>
  );
}
