// What stands on the screen is kept for the next visit when somebody leaves the playground.

import { useEffect, useRef } from 'preact/hooks';
import { writeFragment } from './address.ts';
import type { Question } from './draft.ts';
import { lastVisit } from './last-visit.ts';
import type { Outcome } from './outcome.ts';

/** A question that is nobody's own is not worth keeping: it is the example. */
export function useLastVisit(question: Question, isOwn: boolean, outcome: Outcome): void {
  const latest = useRef({ question, isOwn, outcome });
  latest.current = { question, isOwn, outcome };
  useEffect(
    () => () => {
      const left = latest.current;
      lastVisit.value = {
        fragment: left.isOwn ? writeFragment(left.question) : '',
        answered: left.outcome.kind === 'answered' ? left.outcome : null,
      };
    },
    [],
  );
}
