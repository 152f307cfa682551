// The draft on the page: read from the address, kept in it, with the way back.

import { useLocation } from 'preact-iso';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isTouched } from '../playground/sign-keys.tsx';
import { LONGEST_FRAGMENT, readFragment, writeFragment } from './address.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

/** Browsers allow about a hundred changes of the address in half a minute. */
const PAUSE_MILLISECONDS = 350;
const MOST_STEPS_BACK = 100;

/** A matrix is hard to write as a text on the keyboard of a screen. */
const FIRST_DRAFT: Draft = { ...EMPTY_DRAFT, mode: isTouched ? 'grid' : 'text' };

interface DraftState {
  readonly draft: Draft;
  /** Changes of the same `place` that follow each other are taken back together. */
  readonly change: (draft: Draft, place: string) => void;
  readonly canUndo: boolean;
  readonly undo: () => void;
}

export function useDraft(operations: readonly string[]): DraftState {
  const { url } = useLocation();
  const [draft, setDraft] = useState(() => readFragment(location.hash, operations) ?? FIRST_DRAFT);
  const [past, setPast] = useState<readonly Draft[]>([]);
  const last = useRef('');
  const isOwn = useRef(location.hash.length > 1);

  function change(next: Draft, place: string): void {
    isOwn.current = true;
    if (place !== last.current) setPast((before) => [...before, draft].slice(-MOST_STEPS_BACK));
    last.current = place;
    setDraft(next);
  }

  function undo(): void {
    const before = past.at(-1);
    if (before === undefined) return;
    last.current = '';
    setPast(past.slice(0, -1));
    setDraft(before);
  }

  useEffect(() => {
    if (!isOwn.current) return undefined;
    const timer = setTimeout(() => {
      const fragment = writeFragment(draft);
      const shown = fragment.length > LONGEST_FRAGMENT ? writeFragment({ ...draft, text: '', lines: [] }) : fragment;
      history.replaceState(history.state, '', `#${shown}`);
    }, PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [draft]);

  const follow = useRef(() => undefined);
  follow.current = () => {
    const found = readFragment(location.hash, operations);
    if (found !== null && writeFragment(found) !== writeFragment(draft)) change(found, '');
  };
  useEffect(() => {
    const listen = (): void => follow.current();
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, []);
  // Links within the pages change the address without that event.
  const seen = useRef(url);
  useEffect(() => {
    if (seen.current !== url && url.includes('#')) follow.current();
    seen.current = url;
  }, [url]);

  return { draft, change, canUndo: past.length > 0, undo };
}
