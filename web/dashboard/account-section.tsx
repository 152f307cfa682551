// The account itself: address, password, sessions, data, and what happened to it.

import { useState } from 'preact/hooks';
import { Notice } from '../design/notice.tsx';
import { TableRegion } from '../design/table-region.tsx';
import { useTask } from '../design/use-task.ts';
import { type Audit, exportPath, signOutEverywhere } from '../service/account.ts';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Timestamp, ZoneNote } from './timestamp.tsx';
import type { Resource } from './use-resource.ts';
import { endSession, watchSession } from './session-end.ts';
import { describeEvent, describeOrigin } from './descriptions.ts';

function Sessions() {
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy, start } = useTask(async () => {
    setProblem(null);
    const reply = watchSession(await signOutEverywhere());
    if (reply.kind === 'answered') endSession('everywhere');
    else setProblem(reply.sentence);
  });
  return (
    <>
      <h3>Sessions</h3>
      <p>Ends every session of your account, in this browser and in all others. The API key keeps working.</p>
      <button type="button" class="button" aria-disabled={isBusy} onClick={start}>
        Sign out everywhere
      </button>
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
    </>
  );
}

function AuditList({ audit }: { readonly audit: Resource<Audit> }) {
  const { value, problem } = audit;
  return (
    <>
      <h3>What happened</h3>
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      {value === null && problem === null && <p class="quiet">One moment …</p>}
      {value !== null && value.events.length === 0 && <p>Nothing yet.</p>}
      {value !== null && value.events.length > 0 && (
        <>
          <TableRegion name="What happened to the account" heads={['Time', 'What', 'Where']} isLong>
            {value.events.map(({ at, event, origin }, place) => (
              <tr key={`${at} ${place}`}>
                <td>
                  <Timestamp time={at} />
                </td>
                <td>{describeEvent(event)}</td>
                <td>{describeOrigin(origin)}</td>
              </tr>
            ))}
          </TableRegion>
          <ZoneNote />
          <p class="quiet">
            Something here that was not you? Change the password, sign out everywhere and regenerate the key.
          </p>
        </>
      )}
    </>
  );
}

interface AccountSectionProperties {
  readonly email: string;
  readonly audit: Resource<Audit>;
}

export function AccountSection({ email, audit }: AccountSectionProperties) {
  return (
    <section aria-labelledby="account">
      <h2 id="account">Account</h2>
      <dl class="facts">
        <div>
          <dt>E-mail address</dt>
          <dd class="email">{email}</dd>
        </div>
      </dl>
      <ChangePassword email={email} onChange={audit.reload} />
      <Sessions />
      <AuditList audit={audit} />
      <h3>Your data</h3>
      <p>
        All that is kept of you and your account as a JSON file: never the key, the password or anything that opens it.
      </p>
      <p>
        <a class="button" href={exportPath} download="matrixsteps-account.json">
          Download your data
        </a>
      </p>
      <DeleteAccount email={email} />
    </section>
  );
}
