// The page that the link in a mail leads to: a new password in place of a forgotten one.

import './account.css';
import { useState } from 'preact/hooks';
import { Page } from '../application/page.tsx';
import { refreshSession } from '../application/session.ts';
import { Notice } from '../design/notice.tsx';
import { resetPassword } from '../service/account.ts';
import { useLinkToken } from './link-token.ts';
import { NewPasswordForm } from './new-password-form.tsx';

function AskAgain({ children }: { readonly children: string }) {
  return (
    <>
      <Notice tone="bad">{children}</Notice>
      <p>
        <a class="button" href="/forgotten-password">
          Ask for a new link
        </a>
      </p>
    </>
  );
}

function Reset({ token }: { readonly token: string }) {
  const [state, setState] = useState<'open' | 'dead' | 'done'>('open');
  if (state === 'dead') {
    return <AskAgain>This link can no longer be used: it works once, and for an hour.</AskAgain>;
  }
  if (state === 'done') {
    return (
      <>
        <Notice tone="good">
          Your new password is set. All earlier sessions have ended. Your API key is the same.
        </Notice>
        <p>
          <a class="button primary" href="/sign-in">
            Sign in
          </a>
        </p>
      </>
    );
  }
  return (
    <>
      <p>Every session of your account ends when the new password is set. Your API key stays as it is.</p>
      <NewPasswordForm
        action="Set the password"
        send={(password) => resetPassword({ token, password })}
        onAnswer={async () => {
          setState('done');
          await refreshSession();
        }}
        onDeadLink={() => setState('dead')}
      />
    </>
  );
}

export function ResetPassword() {
  const token = useLinkToken();
  return (
    <Page title="New password">
      <h1>Choose a new password</h1>
      {token === null ? (
        <AskAgain>
          There is no link to work with. Open the link in your mail again, or copy the whole of it. It is read once:
          after loading this page anew it must be opened again.
        </AskAgain>
      ) : (
        <Reset key={token} token={token} />
      )}
    </Page>
  );
}
