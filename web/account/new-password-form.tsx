// Choosing a new password with the token of a link.

import { useState } from 'preact/hooks';
import type { Reply } from '../service/http.ts';
import { AccountForm } from './account-form.tsx';
import { newPasswordFault } from './faults.ts';
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
    check: () => ({ password: newPasswordFault(password) }),
    send: () => send(password),
    onAnswer,
    onRefusal: ({ status, problems }) => {
      // What is refused and is not the password can only be the token: there is nothing else in the question.
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
