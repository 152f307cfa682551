// Changing the password, which needs the current one.

import { useState } from 'preact/hooks';
import { AccountForm } from '../account/account-form.tsx';
import { currentPasswordError, newPasswordError } from '../account/field-errors.ts';
import { useForm } from '../account/use-form.ts';
import { PasswordField } from '../account/password-field.tsx';
import { Notice } from '../design/notice.tsx';
import { changePassword } from '../service/account.ts';
import { watchSession } from './session-end.ts';

interface ChangePasswordProperties {
  readonly email: string;
  readonly onChange: () => void;
}

function ChangeForm({ email, onChange }: ChangePasswordProperties) {
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [isChanged, setIsChanged] = useState(false);
  const state = useForm({
    check: () => ({ current: currentPasswordError(current), password: newPasswordError(password) }),
    send: async () => watchSession(await changePassword({ current, password })),
    onAnswer: () => {
      setCurrent('');
      setPassword('');
      setIsChanged(true);
      onChange();
    },
    onRefusal: ({ status, sentence }) => (status === 403 ? { errors: { current: sentence }, problem: null } : null),
  });
  const edited = (keep: (value: string) => void) => (value: string) => {
    keep(value);
    setIsChanged(false);
  };
  return (
    <AccountForm label="Change the password" state={state} action="Change the password" isPrimary={false}>
      {/* Tells password managers whose password this is. */}
      <input type="email" name="email" autocomplete="username" value={email} readOnly hidden />
      <PasswordField label="Current password" {...state.bind('current', current, edited(setCurrent))} />
      <PasswordField label="New password" isNew {...state.bind('password', password, edited(setPassword))} />
      {isChanged && <Notice tone="good">The password is changed. All other sessions have ended.</Notice>}
    </AccountForm>
  );
}

export function ChangePassword(properties: ChangePasswordProperties) {
  return (
    <>
      <h3>Password</h3>
      <details class="change-password">
        <summary>Change the password</summary>
        <ChangeForm {...properties} />
      </details>
    </>
  );
}
