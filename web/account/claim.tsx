// The page of a link from the operator of the service: sets the password of an account that has none, or replaces it.

import './account.css';
import { useLocation } from 'preact-iso';
import { useState } from 'preact/hooks';
import { Page } from '../application/page.tsx';
import { refreshSession } from '../application/session.ts';
import { Notice } from '../design/notice.tsx';
import { claimAccount } from '../service/account.ts';
import { useLinkToken } from './link-token.ts';
import { LinkCommand } from './without-mail.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

function HowToGetALink() {
  return (
    <>
      <p>
        Whoever runs this service makes such a link. It works once, and for 24 hours. Only the newest link of an account
        works.
      </p>
      <LinkCommand />
    </>
  );
}

function ClaimWith({ token }: { readonly token: string }) {
  const { route } = useLocation();
  const [isDead, setIsDead] = useState(false);
  if (isDead) {
    return (
      <>
        <Notice tone="bad">This link can no longer be used. Ask for a new one.</Notice>
        <HowToGetALink />
      </>
    );
  }
  return (
    <>
      <p>
        With this link the account is yours: choose a password, and you are signed in. Earlier sessions of the account
        end. Its API key and its usage stay as they are.
      </p>
      <NewPasswordForm
        action="Claim the account"
        send={(password) => claimAccount({ token, password })}
        onAnswer={async () => {
          await refreshSession();
          route('/dashboard');
        }}
        onDeadLink={() => setIsDead(true)}
      />
    </>
  );
}

export function Claim() {
  const token = useLinkToken();
  return (
    <Page title="Claim an account">
      <h1>Claim an account</h1>
      {token === null ? (
        <>
          <p>
            A link from whoever runs this service gives an account a password: where it has none yet, or where it was
            forgotten. Open the whole link that you were given; after loading this page anew it must be opened again.
          </p>
          <HowToGetALink />
        </>
      ) : (
        <ClaimWith key={token} token={token} />
      )}
    </Page>
  );
}
