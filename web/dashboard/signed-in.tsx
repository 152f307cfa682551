// The dashboard of somebody who is signed in: three sections on one page, and the way to each.

import { useEffect } from 'preact/hooks';
import { refreshSession } from '../application/session.ts';
import { readAudit, readKey, readUsage } from '../service/account.ts';
import { ClassSheets } from './class-sheets.tsx';
import { AccountSection } from './account-section.tsx';
import { KeySection } from './key-section.tsx';
import { useResource } from './use-resource.ts';
import { UsageSection } from './usage-section.tsx';

export function SignedIn({ email }: { readonly email: string }) {
  const key = useResource(readKey);
  const usage = useResource(readUsage);
  const audit = useResource(readAudit);

  function reloadAll(): void {
    key.reload();
    usage.reload();
    audit.reload();
  }

  // On return from another tab the data is read again; the session may be another account's by then.
  useEffect(() => {
    function look(): void {
      if (document.visibilityState !== 'visible') return;
      void refreshSession();
      reloadAll();
    }
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  // The browser looked for the fragment's target before it was rendered.
  useEffect(() => {
    if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);

  return (
    <div class="dashboard">
      <div class="dashboard-aside">
        <h1>Dashboard</h1>
        <nav aria-label="On this page">
          <ul>
            <li>
              <a href="#api-keys">API keys</a>
            </li>
            <li>
              <a href="#usage">Usage</a>
            </li>
            <li>
              <a href="#classes">Class sheets</a>
            </li>
            <li>
              <a href="#account">Account</a>
            </li>
          </ul>
        </nav>
      </div>
      <div class="dashboard-sections">
        <KeySection description={key} onChange={reloadAll} />
        <UsageSection usage={usage} onRefresh={reloadAll} />
        <ClassSheets />
        <AccountSection email={email} audit={audit} />
      </div>
    </div>
  );
}
