// A choice between a few things that exclude each other: radio buttons side by side.

import { useId } from 'preact/hooks';

interface SwitchProperties<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly title: string }[];
  readonly onValue: (value: Value) => void;
}

export function Switch<Value extends string>({ label, value, choices, onValue }: SwitchProperties<Value>) {
  const id = useId();
  return (
    <div class="switch" role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="radio" name={id} checked={choice.value === value} onChange={() => onValue(choice.value)} />
          {choice.title}
        </label>
      ))}
    </div>
  );
}
