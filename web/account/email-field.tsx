// An input for the e-mail address of an account.

import { useId } from 'preact/hooks';
import { describedBy, FieldMessages } from '../design/field-messages.tsx';
import type { FieldBinding } from './use-form.ts';

const label = 'E-mail address';

export function EmailField({ name, value, onValue, error }: FieldBinding) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        type="email"
        autocomplete="username"
        required
        id={id}
        name={name}
        value={value}
        aria-invalid={error !== ''}
        aria-describedby={describedBy(id, '', error)}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
      <FieldMessages id={id} error={error} />
    </div>
  );
}
