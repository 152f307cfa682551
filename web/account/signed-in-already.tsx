// What the pages for signing up and in show to those who are signed in.

import { useLocation } from 'preact-iso';
import { leave } from '../application/session.ts';
import { Notice } from '../design/notice.tsx';
import { useTask } from '../design/use-task.ts';

interface SignedInAlreadyProperties {
  readonly email: string;
  /** Where they probably want to go. */
  readonly destination: string;
}

export function SignedInAlready({ email, destination }: SignedInAlreadyProperties) {
  const { route } = useLocation();
  const { isBusy, start } = useTask(leave);
  return (
    <>
      <Notice>
        <p>
          You are signed in as <strong class="email">{email}</strong>.
        </p>
      </Notice>
      <div class="button-row">
        <button type="button" class="button primary" onClick={() => route(destination)}>
          {destination === '/dashboard' ? 'Go to the dashboard' : 'Continue'}
        </button>
        <button type="button" class="button" aria-disabled={isBusy} onClick={start}>
          Sign out
        </button>
      </div>
    </>
  );
}
