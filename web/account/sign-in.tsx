// The page for signing in. It leads back to where one came from.

import './account.css';
import { useLocation } from 'preact-iso';
import { useState } from 'preact/hooks';
import { Page } from '../application/page.tsx';
import { refreshSession, session } from '../application/session.ts';
import { signIn } from '../service/account.ts';
import { AccountForm } from './account-form.tsx';
import { destinationOf } from './destination.ts';
import { EmailField } from './email-field.tsx';
import { emailError, currentPasswordError } from './field-errors.ts';
import { useForm } from './use-form.ts';
import { PasswordField } from './password-field.tsx';
import { SignedInAlready } from './signed-in-already.tsx';

function SignInForm({ destination }: { readonly destination: string }) {
  const { route } = useLocation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const state = useForm({
    check: () => ({ email: emailError(email), password: currentPasswordError(password) }),
    send: () => signIn({ email: email.trim(), password }),
    onAnswer: async () => {
      await refreshSession();
      route(destination);
    },
  });
  return (
    <>
      <AccountForm label="Sign in" state={state} action="Sign in">
        <EmailField {...state.bind('email', email, setEmail)} />
        <PasswordField label="Password" {...state.bind('password', password, setPassword)} />
      </AccountForm>
      <p>
        <a href="/forgotten-password">Forgotten your password?</a>
      </p>
      <p>
        No account yet? <a href="/sign-up">Sign up</a>, it is free.
      </p>
    </>
  );
}

export function SignIn() {
  // Read once: while the next page is loaded, this one is still drawn, but the address is already the next.
  const [destination] = useState(() => destinationOf(location.search));
  const account = session.value?.account ?? null;
  return (
    <Page title="Sign in">
      <h1>Sign in</h1>
      {account === null ? (
        <SignInForm destination={destination} />
      ) : (
        <SignedInAlready email={account.email} destination={destination} />
      )}
    </Page>
  );
}
