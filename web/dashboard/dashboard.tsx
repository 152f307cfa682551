// The dashboard: key, usage and account; visitors who are not signed in are asked to sign in.

import './dashboard.css';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../application/page.tsx';
import { freshKey, refreshSession, session } from '../application/session.ts';
import { Notice } from '../design/notice.tsx';
import { useTask } from '../design/use-task.ts';
import { SignedOut } from './signed-out.tsx';
import { ending } from './session-end.ts';
import { SignedIn } from './signed-in.tsx';

/** Shown until the session is known. */
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
  // The user may have signed in in another tab since the page was loaded.
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
      {known !== null && email === null && <SignedOut />}
      {email !== null && <SignedIn key={email} email={email} />}
    </Page>
  );
}
