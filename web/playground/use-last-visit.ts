// Keeps the input and the answer for the next visit when the user leaves the playground.

import { useEffect, useRef } from 'preact/hooks';
import { writeFragment } from './address.ts';
import type { PlaygroundInput } from './draft.ts';
import { lastVisit } from './last-visit.ts';
import type { Outcome } from './outcome.ts';

/** An input that the user has not changed is not kept: it is the example. */
export function useLastVisit(input: PlaygroundInput, isOwn: boolean, outcome: Outcome): void {
  const latest = useRef({ input, isOwn, outcome });
  latest.current = { input, isOwn, outcome };
  useEffect(
    () => () => {
      const left = latest.current;
      lastVisit.value = {
        fragment: left.isOwn ? writeFragment(left.input) : '',
        answered: left.outcome.kind === 'answered' ? left.outcome : null,
      };
    },
    [],
  );
}
