// The page that the link in a mail leads to when somebody signs up: a password makes the account.

import './account.css';
import { useLocation } from 'preact-iso';
import { useState } from 'preact/hooks';
import { Page } from '../application/page.tsx';
import { freshKey, refreshSession } from '../application/session.ts';
import { Notice } from '../design/notice.tsx';
import { confirmSignUp } from '../service/account.ts';
import { useLinkToken } from './link-token.ts';
import { NewPasswordForm } from './new-password-form.tsx';

function AskAgain({ children }: { readonly children: string }) {
  return (
    <>
      <Notice tone="bad">{children}</Notice>
      <p>
        <a class="button" href="/sign-up">
          Ask for a new link
        </a>
      </p>
    </>
  );
}

function ConfirmWith({ token }: { readonly token: string }) {
  const { route } = useLocation();
  const [isDead, setIsDead] = useState(false);
  if (isDead) return <AskAgain>This link can no longer be used: it is valid for a day.</AskAgain>;
  return (
    <>
      <p>Your address is confirmed by this link. Choose a password: then your account is made, with its API key.</p>
      <NewPasswordForm
        action="Create the account"
        send={(password) => confirmSignUp({ token, password })}
        onAnswer={async ({ key }) => {
          freshKey.value = key;
          await refreshSession();
          route('/dashboard');
        }}
        onDeadLink={() => setIsDead(true)}
      />
      <p>
        You have an account already? <a href="/sign-in">Sign in</a>.
      </p>
    </>
  );
}

export function Confirm() {
  const token = useLinkToken();
  return (
    <Page title="Confirm your address">
      <h1>Confirm your e-mail address</h1>
      {token === null ? (
        <AskAgain>
          There is no link to work with. Open the link in your mail again, or copy the whole of it. It is read once:
          after loading this page anew it must be opened again.
        </AskAgain>
      ) : (
        <ConfirmWith key={token} token={token} />
      )}
    </Page>
  );
}
