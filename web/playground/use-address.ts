// Keeps the input in the address, and follows changes of the address.

import { useLocation } from 'preact-iso';
import { useEffect, useRef } from 'preact/hooks';
import { longestFragment, writeFragment } from './address.ts';
import type { PlaygroundInput } from './draft.ts';

/** Browsers allow about a hundred changes of the address in half a minute. */
const pauseMilliseconds = 350;

/** The address with the input; null where it would be too long for a link. */
export function linkTo(input: PlaygroundInput): string | null {
  const fragment = writeFragment(input);
  return fragment.length > longestFragment ? null : `${location.origin}${location.pathname}#${fragment}`;
}

/** Where the input is too long, the address holds only its operation. */
function shownFragment(input: PlaygroundInput): string {
  const fragment = writeFragment(input);
  return fragment.length > longestFragment ? `operation=${input.operation.id}` : fragment;
}

/** Writes the input into the address shortly after it changes; calls back when the address changes by other means. */
export function useAddress(input: PlaygroundInput, isShown: boolean, onFragment: (fragment: string) => void): void {
  const { url } = useLocation();
  const follow = useRef(onFragment);
  follow.current = onFragment;
  const seen = useRef(url);

  useEffect(() => {
    if (!isShown) return;
    const write = (): void => history.replaceState(history.state, '', `#${shownFragment(input)}`);
    const timer = setTimeout(write, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [input, isShown]);

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
