// How many answers are left of the quota, and that practice takes none of them.

import { session } from '../application/session.ts';
import { writeNumber } from '../design/numbers.ts';
import { resetTime } from './reset-time.ts';

export function RemainingAnswers() {
  const known = session.value;
  if (known === null) return null;
  const { plan, limit, remaining, resets_at: resetsAt } = known.allowance;
  if (limit === 0) return <AccountNeeded />;
  return (
    <p class="allowance quiet">
      {`${writeNumber(remaining)} of ${writeNumber(limit)} answers left until ${resetTime(resetsAt)}.`}
      {plan === 'visitor' && (
        <>
          {' '}
          <a href="/sign-up">Sign up</a> for more; it is free.
        </>
      )}
    </p>
  );
}

/** For pages on which only practice is asked for. */
export function PracticeIsFree() {
  const known = session.value;
  if (known === null) return null;
  if (known.allowance.limit === 0) return <AccountNeeded />;
  return (
    <p class="allowance quiet">
      Practice is free: up to a <a href="/docs/limits">limit for each day</a> it takes none of your answers.
    </p>
  );
}

function AccountNeeded() {
  return (
    <p class="allowance quiet">
      Answers are for those who have an account. <a href="/sign-up">Sign up</a>: it is free.
    </p>
  );
}
