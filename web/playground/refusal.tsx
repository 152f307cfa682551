// Why there is no answer, for reasons other than the input, and what helps.

import { signInPath } from '../account/destination.ts';
import { session } from '../application/session.ts';
import { Notice } from '../design/notice.tsx';
import type { Refused } from '../service/http.ts';
import { resetTime } from './reset-time.ts';

/** Statuses that signing in would avoid. */
const limits = [403, 429];

function Remedy({ status }: { readonly status: number }) {
  const known = session.value;
  if (status === 413)
    return (
      <p>
        That is too large a matrix: about a hundred rows and columns of short entries are possible here without an
        account. With an account, or from a program with a key, there may be more.
      </p>
    );
  if (status === 0) return <p>Nothing was counted. Ask again when the connection is back.</p>;
  if (!limits.includes(status) || known === null) return null;
  if (known.account === null) {
    return (
      <p>
        <a href="/sign-up">Sign up</a> for answers of your own: it is free. Who has an account can{' '}
        <a href={signInPath(`${location.pathname}${location.hash}`)}>sign in</a>. The question is still here when you
        come back.
      </p>
    );
  }
  return known.allowance.remaining > 0 ? null : (
    <p>{`The count begins anew: ${resetTime(known.allowance.resets_at)}.`}</p>
  );
}

const moment = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** The sentence as people read it, with the time of their clock. */
function readable(sentence: string): string {
  return sentence.replace(moment, resetTime);
}

export function Refusal({ refused }: { readonly refused: Refused }) {
  return (
    <Notice tone="bad">
      <p>{readable(refused.sentence)}</p>
      <Remedy status={refused.status} />
    </Notice>
  );
}
