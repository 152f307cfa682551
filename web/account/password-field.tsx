// An input for a password, which can be looked at; for a new one it says how long it is.

import { useId, useState } from 'preact/hooks';
import { describedBy, FieldMessages } from '../design/field-messages.tsx';
import type { FieldBinding } from './use-form.ts';
import { measurePassword } from './password-length.ts';

interface PasswordFieldProperties extends FieldBinding {
  readonly label: string;
  /** Whether the password is about to be set; password managers then offer to make one. */
  readonly isNew?: boolean;
}

/** Said aloud when the length becomes right or wrong, not at every key. */
const spoken = { none: '', short: 'Too short', enough: 'Long enough', long: 'Too long' } as const;

export function PasswordField({ name, label, value, onValue, error, isNew = false }: PasswordFieldProperties) {
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  const measure = measurePassword(value);
  // The types of preact know each kind of input by itself, but not a choice among kinds.
  const kind: Record<string, string> = { type: isShown ? 'text' : 'password' };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="password-line">
        <input
          {...kind}
          id={id}
          name={name}
          value={value}
          required
          autocomplete={isNew ? 'new-password' : 'current-password'}
          autocapitalize="none"
          autocorrect="off"
          spellcheck={false}
          aria-invalid={error !== ''}
          aria-describedby={describedBy(id, isNew ? measure.words : '', error)}
          onInput={(event) => onValue(event.currentTarget.value)}
        />
        <button type="button" class="button" aria-controls={id} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <span class="visually-hidden">{` ${label.toLowerCase()}`}</span>
        </button>
      </div>
      {isNew && (
        <span class={`hint password-length ${measure.kind}`} id={`${id}-hint`}>
          {measure.words}
        </span>
      )}
      {isNew && (
        <span class="visually-hidden" role="status">
          {spoken[measure.kind]}
        </span>
      )}
      <FieldMessages id={id} error={error} />
    </div>
  );
}
