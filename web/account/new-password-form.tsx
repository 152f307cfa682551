// Choosing a new password with the token of a link.

import { useState } from 'preact/hooks';
import type { Reply } from '../service/http.ts';
import { AccountForm } from './account-form.tsx';
import { newPasswordError } from './field-errors.ts';
import { useForm } from './use-form.ts';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFormProperties<Value> {
  readonly action: string;
  readonly send: (password: string) => Promise<Reply<Value>>;
  readonly onAnswer: (value: Value) => Promise<void> | void;
  /** The link is unknown, used or too old. */
  readonly onDeadLink: () => void;
}

export function NewPasswordForm<Value>({ action, send, onAnswer, onDeadLink }: NewPasswordFormProperties<Value>) {
  const [password, setPassword] = useState('');
  const state = useForm({
    check: () => ({ password: newPasswordError(password) }),
    send: () => send(password),
    onAnswer,
    onRefusal: ({ status, problems }) => {
      // The request holds the password and the token only, so any other problem is about the token.
      if (status === 422 && !problems.some(({ loc }) => loc[1] === 'password')) onDeadLink();
      return null;
    },
  });
  return (
    <AccountForm label={action} state={state} action={action}>
      <PasswordField label="New password" isNew {...state.bind('password', password, setPassword)} />
    </AccountForm>
  );
}
