// An input for the e-mail address of an account.

import { useId } from 'preact/hooks';
import { describedBy, Remarks } from '../design/remarks.tsx';
import type { FieldBinding } from './use-form.ts';

const label = 'E-mail address';

export function EmailField({ name, value, onValue, fault }: FieldBinding) {
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
        aria-invalid={fault !== ''}
        aria-describedby={describedBy(id, '', fault)}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
      <Remarks id={id} fault={fault} />
    </div>
  );
}
