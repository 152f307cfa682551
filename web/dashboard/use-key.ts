// The API key on the screen and on its way to the clipboard: when it is fetched, how long it is shown.

import { useEffect, useState } from 'preact/hooks';
import { freshKey } from '../application/session.ts';
import { copyText } from '../design/copy-text.ts';
import { type Task, useTask } from '../design/use-task.ts';
import { revealKey } from '../service/account.ts';
import { watchSession } from './session-end.ts';

export interface ShownKey {
  readonly key: string;
  readonly reason: 'fresh' | 'revealed' | 'regenerated';
}

/** `by hand` where the browser does not allow copying, so that the reader has to. */
export type CopyState = 'ready' | 'copied' | 'by hand';

interface KeyState {
  readonly shown: ShownKey | null;
  readonly show: (shown: ShownKey) => void;
  readonly copyState: CopyState;
  /** Why the key could not be fetched or replaced; null without an error. */
  readonly problem: string | null;
  readonly setProblem: (problem: string | null) => void;
  /** Shows the key, or hides it where it is shown. */
  readonly revealing: Task;
  readonly copying: Task;
}

export const shownSeconds = 60;
const copiedMilliseconds = 2500;

function freshlyIssued(): ShownKey | null {
  return freshKey.value === null ? null : { key: freshKey.value, reason: 'fresh' };
}

/** The key that is shown. It is hidden after a time if it was only revealed, and always on leaving the page. */
function useShownKey() {
  const [shown, setShown] = useState(freshlyIssued);
  // From here on only this section holds it, and it is lost with the section.
  useEffect(() => {
    freshKey.value = null;
  }, []);
  useEffect(() => {
    if (shown?.reason !== 'revealed') return undefined;
    const timer = setTimeout(() => setShown(null), shownSeconds * 1000);
    return () => clearTimeout(timer);
  }, [shown]);
  useEffect(() => {
    const hide = (): void => setShown(null);
    addEventListener('pagehide', hide);
    return () => removeEventListener('pagehide', hide);
  }, []);
  return [shown, setShown] as const;
}

/** `onFetch` is called when the service has revealed the key, which it records. */
export function useKey(onFetch: () => void): KeyState {
  const [shown, setShown] = useShownKey();
  const [problem, setProblem] = useState<string | null>(null);
  const [copyState, setCopyState] = useState<CopyState>('ready');

  async function fetchKey(): Promise<string | null> {
    setProblem(null);
    const reply = watchSession(await revealKey());
    if (reply.kind === 'refused') {
      setProblem(reply.sentence);
      return null;
    }
    onFetch();
    return reply.value.key;
  }

  const revealing = useTask(async () => {
    if (shown !== null) return setShown(null);
    const key = await fetchKey();
    if (key !== null) setShown({ key, reason: 'revealed' });
  });

  /** Copies without showing the key; where the browser does not allow that, the key is shown. */
  const copying = useTask(async () => {
    const fetching = shown === null ? fetchKey() : Promise.resolve(shown.key);
    const isCopied = await copyText(fetching.then((key) => key ?? Promise.reject(new Error('no key'))));
    const key = await fetching;
    if (key === null) return;
    if (!isCopied && shown === null) setShown({ key, reason: 'revealed' });
    setCopyState(isCopied ? 'copied' : 'by hand');
  });

  useEffect(() => {
    if (copyState !== 'copied') return undefined;
    const timer = setTimeout(() => setCopyState('ready'), copiedMilliseconds);
    return () => clearTimeout(timer);
  }, [copyState, shown]);
  useEffect(() => {
    if (shown === null) setCopyState('ready');
  }, [shown]);

  return { shown, show: setShown, copyState, problem, setProblem, revealing, copying };
}
