// The dashboard of somebody who is signed in: three sections on one page, and the way to each.

import { useEffect, useState } from 'preact/hooks';
import * as v from 'valibot';
import { freshKey, refreshSession } from '../application/session.ts';
import { readStored, writeStored } from '../design/stored.ts';
import { readAudit, readKey, readUsage } from '../service/account.ts';
import { type OwnSheets, readSheets } from '../service/sheets.ts';
import { ClassSheets } from './class-sheets.tsx';
import { AccountSection } from './account-section.tsx';
import { KeySection } from './key-section.tsx';
import { type Resource, useResource } from './use-resource.ts';
import { UsageSection } from './usage-section.tsx';

const titles = [
  ['api-keys', 'API keys'],
  ['usage', 'Usage'],
  ['classes', 'Class sheets'],
  ['account', 'Account'],
] as const;

const storedName = 'matrixsteps teaches';

/**
 * Whether the class sheets stand first: for who has some, or comes for them, and has no new key to copy. What is on the screen stays in its
 * order, also when the first sheet is made.
 */
function useTeacherOrder({ value }: Resource<OwnSheets>): boolean {
  const [teaches, setTeaches] = useState(
    () =>
      freshKey.value === null &&
      (location.hash === '#classes' ||
        readStored('localStorage', storedName, v.object({ hasSheets: v.boolean() }))?.hasSheets === true),
  );
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    if (value === null) return;
    const hasSheets = value.sheets.length > 0;
    writeStored('localStorage', storedName, { hasSheets });
    if (!isKnown && hasSheets && freshKey.value === null) setTeaches(true);
    setIsKnown(true);
  }, [value]);
  return teaches;
}

export function SignedIn({ email }: { readonly email: string }) {
  const key = useResource(readKey);
  const usage = useResource(readUsage);
  const audit = useResource(readAudit);
  const sheets = useResource(readSheets);
  const teaches = useTeacherOrder(sheets);

  function reloadAll(): void {
    key.reload();
    usage.reload();
    audit.reload();
    sheets.reload();
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

  const order = teaches
    ? titles.toSorted(([one], [other]) => Number(other === 'classes') - Number(one === 'classes'))
    : titles;
  return (
    <div class="dashboard">
      <div class="dashboard-aside">
        <h1>Dashboard</h1>
        <nav aria-label="On this page">
          <ul>
            {order.map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div class="dashboard-sections">
        {!teaches && (
          <p class="for-teachers">
            Do you teach? <a href="#classes">Make a class sheet</a>: exercises behind a link, with a key for you.
          </p>
        )}
        {teaches && <ClassSheets key="classes" sheets={sheets} />}
        <KeySection key="api-keys" description={key} onChange={reloadAll} />
        <UsageSection key="usage" usage={usage} onRefresh={reloadAll} />
        {!teaches && <ClassSheets key="classes" sheets={sheets} />}
        <AccountSection key="account" email={email} audit={audit} />
      </div>
    </div>
  );
}
