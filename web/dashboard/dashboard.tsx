// The page of one's own account: key, usage, account. Who is not signed in is invited to.

import './dashboard.css';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../application/page.tsx';
import { freshKey, refreshSession, session } from '../application/session.ts';
import { Notice } from '../design/notice.tsx';
import { useTask } from '../design/use-task.ts';
import { Invitation } from './invitation.tsx';
import { ending } from './session-end.ts';
import { SignedIn } from './signed-in.tsx';

/** Nobody has said yet who is signed in. */
function Waiting({ hasFailed, onRetry }: { readonly hasFailed: boolean; readonly onRetry: () => void }) {
  return (
    <>
      <h1>Dashboard</h1>
      {hasFailed ? (
        <>
          <Notice tone="bad">The service cannot be reached.</Notice>
          <button type="button" class="button" onClick={onRetry}>
            Try again
          </button>
        </>
      ) : (
        <p class="quiet">One moment …</p>
      )}
    </>
  );
}

export function Dashboard() {
  const [hasAsked, setHasAsked] = useState(false);
  const known = session.value;
  const email = known?.account?.email ?? null;

  const { start } = useTask(async () => {
    setHasAsked(false);
    await refreshSession();
    setHasAsked(true);
  });
  // Somebody may have signed in elsewhere since the page was loaded.
  useEffect(() => {
    if (email === null) start();
  }, []);
  useEffect(() => {
    if (email !== null) ending.value = null;
  }, [email]);
  useEffect(
    () => () => {
      freshKey.value = null;
      ending.value = null;
    },
    [],
  );

  return (
    <Page title="Dashboard" isWide={email !== null}>
      {known === null && <Waiting hasFailed={hasAsked} onRetry={start} />}
      {known !== null && email === null && <Invitation />}
      {email !== null && <SignedIn key={email} email={email} />}
    </Page>
  );
}
