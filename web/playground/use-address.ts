// Keeps the input in the address and in the history, and follows changes of the address.

import { useLocation } from 'preact-iso';
import { useEffect, useRef } from 'preact/hooks';
import { longestFragment, writeFragment } from './address.ts';
import type { PlaygroundInput } from './draft.ts';
import { entryOf, nextEntry } from './history-entry.ts';
import type { Linked } from './linked.ts';

/** Browsers allow about a hundred changes of the address in half a minute. */
const pauseMilliseconds = 350;

const page = '/playground';

/** The address with the input; null where it would be too long for a link. */
export function linkTo(input: PlaygroundInput): string | null {
  const fragment = writeFragment(input);
  return fragment.length > longestFragment ? null : `${location.origin}${page}#${fragment}`;
}

/** Where the input is too long, the address holds only its operation. */
function shownFragment(input: PlaygroundInput): string {
  const fragment = writeFragment(input);
  return fragment.length > longestFragment ? `operation=${input.operation.id}` : fragment;
}

/** The question of a short link keeps the address of the link. */
function addressOf(fragment: string, linked: Linked | null): string {
  const isLinked = linked !== null && fragment === shownFragment(linked.input);
  return isLinked ? `/p/${linked.id}` : `${page}#${fragment}`;
}

function show(input: PlaygroundInput, isAnswered: boolean, linked: Linked | null): void {
  const fragment = shownFragment(input);
  const { kind, entry } = nextEntry(entryOf(history.state), { fragment, isAnswered });
  const address = addressOf(fragment, linked);
  if (kind === 'push') history.pushState(entry, '', address);
  else history.replaceState(entry, '', address);
}

interface AddressOptions {
  /** Whether the input is shown in the address. */
  readonly isShown: boolean;
  /** The question of the short link that led here. */
  readonly linked: Linked | null;
  /** Called with the fragment when the address changes by other means. */
  readonly onFragment: (fragment: string) => void;
}

/**
 * Writes the input into the address shortly after it changes. The result notes that an input was answered: its entry of the history
 * is kept.
 */
export function useAddress(
  input: PlaygroundInput,
  { isShown, linked, onFragment }: AddressOptions,
): (answered: PlaygroundInput) => void {
  const { url } = useLocation();
  const latest = useRef({ input, onFragment });
  latest.current = { input, onFragment };
  const seen = useRef(url);

  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => show(input, false, linked), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [input, isShown]);

  // Browsers say this of every step through the history, and of links to fragments.
  useEffect(() => {
    const listen = (): void => {
      const isHere = location.pathname === page || location.pathname === `/p/${linked?.id}`;
      if (isHere) latest.current.onFragment(location.hash);
    };
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);

  // Links within the pages change the address without that event.
  useEffect(() => {
    if (seen.current !== url && url.includes('#')) latest.current.onFragment(location.hash);
    seen.current = url;
  }, [url]);

  return (answered) => {
    show(answered, true, linked);
    // What was typed while the answer was on its way comes after it.
    show(latest.current.input, false, linked);
  };
}
