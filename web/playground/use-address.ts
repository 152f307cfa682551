// The question in the address: kept up to date, and followed when the address changes.

import { useLocation } from 'preact-iso';
import { useEffect, useRef } from 'preact/hooks';
import { longestFragment, writeFragment } from './address.ts';
import type { Question } from './draft.ts';

/** Browsers allow about a hundred changes of the address in half a minute. */
const pauseMilliseconds = 350;

/** The address with the question; null where it would be longer than links can be. */
export function linkTo(question: Question): string | null {
  const fragment = writeFragment(question);
  return fragment.length > longestFragment ? null : `${location.origin}${location.pathname}#${fragment}`;
}

/** Where a question is too long, the address names its operation alone. */
function shownFragment(question: Question): string {
  const fragment = writeFragment(question);
  return fragment.length > longestFragment ? `operation=${question.operation.id}` : fragment;
}

/** Writes the question into the address a moment after it changes; calls back when somebody else changes the address. */
export function useAddress(question: Question, isShown: boolean, onFragment: (fragment: string) => void): void {
  const { url } = useLocation();
  const follow = useRef(onFragment);
  follow.current = onFragment;
  const seen = useRef(url);

  useEffect(() => {
    if (!isShown) return;
    const write = (): void => history.replaceState(history.state, '', `#${shownFragment(question)}`);
    const timer = setTimeout(write, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [question, isShown]);

  useEffect(() => {
    const listen = (): void => follow.current(location.hash);
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, []);

  // Links within the pages change the address without that event.
  useEffect(() => {
    if (seen.current !== url && url.includes('#')) follow.current(location.hash);
    seen.current = url;
  }, [url]);
}
