// How many answers are left of the quota.

import { session } from '../application/session.ts';
import { writeNumber } from '../design/numbers.ts';
import { resetTime } from './reset-time.ts';

export function RemainingAnswers() {
  const known = session.value;
  if (known === null) return null;
  const { plan, limit, remaining, resets_at: resetsAt } = known.allowance;
  if (limit === 0) {
    return (
      <p class="allowance quiet">
        Answers are for those who have an account. <a href="/sign-up">Sign up</a>: it is free.
      </p>
    );
  }
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
