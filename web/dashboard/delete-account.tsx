// Deleting the account, which needs the password and cannot be undone.

import { useState } from 'preact/hooks';
import { useErrorFocus } from '../account/account-form.tsx';
import { currentPasswordError } from '../account/field-errors.ts';
import { useForm } from '../account/use-form.ts';
import { PasswordField } from '../account/password-field.tsx';
import { Confirmation } from '../design/confirmation.tsx';
import { Notice } from '../design/notice.tsx';
import { deleteAccount } from '../service/account.ts';
import { endSession, watchSession } from './session-end.ts';

interface QuestionProperties {
  readonly email: string;
  readonly onCancel: () => void;
}

function Question({ email, onCancel }: QuestionProperties) {
  const [password, setPassword] = useState('');
  const state = useForm({
    check: () => ({ password: currentPasswordError(password) }),
    send: async () => watchSession(await deleteAccount({ password })),
    onAnswer: () => endSession('deleted'),
    onRefusal: ({ status, sentence }) => (status === 403 ? { errors: { password: sentence }, problem: null } : null),
  });
  const form = useErrorFocus(state.refusals);
  return (
    <Confirmation
      title="Delete the account?"
      action="Delete the account"
      isDisabled={state.isBusy}
      onConfirm={state.submit}
      onCancel={onCancel}
    >
      <p>
        The account <strong class="email">{email}</strong> and all that belongs to it is lost, and nothing brings it
        back:
      </p>
      <ul>
        <li>The API key stops working at once: every program that uses it gets status 401.</li>
        <li>Your usage, the list of what happened, and all sessions are removed.</li>
      </ul>
      <form
        ref={form}
        noValidate
        aria-label="Proof that it is you"
        onSubmit={(event) => {
          event.preventDefault();
          state.submit();
        }}
      >
        <input type="email" name="email" autocomplete="username" value={email} readOnly hidden />
        <PasswordField label="Your password" {...state.bind('password', password, setPassword)} />
        {/* With two inputs, Enter needs a button to press. */}
        <button type="submit" hidden>
          Delete the account
        </button>
      </form>
      {state.problem !== null && <Notice tone="bad">{state.problem}</Notice>}
    </Confirmation>
  );
}

export function DeleteAccount({ email }: { readonly email: string }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <h3>Delete the account</h3>
      <p>Removes the account, its API key and all its data.</p>
      <button type="button" class="button danger" onClick={() => setIsAsking(true)}>
        Delete the account …
      </button>
      {isAsking && <Question email={email} onCancel={() => setIsAsking(false)} />}
    </>
  );
}
