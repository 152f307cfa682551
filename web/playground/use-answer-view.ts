// The view of a whole answer is fetched with the first answer: whoever only looks around does not wait for it.

import { useEffect, useState } from 'preact/hooks';
import type { AnswerView } from '../answer/answer-view.tsx';

type View = typeof AnswerView;

let known: View | null = null;

async function load(): Promise<View | null> {
  try {
    known ??= (await import('../answer/answer-view.tsx')).AnswerView;
  } catch {
    // The reader is told, and may try again.
  }
  return known;
}

interface LoadedView {
  /** Null until it is there. */
  readonly View: View | null;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** `isWanted` as soon as an answer is asked for, so that both come at once. */
export function useAnswerView(isWanted: boolean): LoadedView {
  const [View, setView] = useState<View | null>(() => known);
  const [hasFailed, setHasFailed] = useState(false);

  async function tryToLoad(): Promise<void> {
    const found = await load();
    setView(() => found);
    setHasFailed(found === null);
  }

  useEffect(() => {
    if (isWanted && View === null) void tryToLoad();
  }, [isWanted]);
  return { View, hasFailed, tryAgain: () => void tryToLoad() };
}
