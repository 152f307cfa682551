// Data of the service: read at the first render, and again on demand.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Reply } from '../service/http.ts';
import { watchSession } from './session-end.ts';

export interface Resource<Value> {
  /** The latest data; kept while it is read again, and where that fails. */
  readonly value: Value | null;
  /** Why the last reading failed; null where it did not. */
  readonly problem: string | null;
  readonly isBusy: boolean;
  /** When it was last read, ISO 8601; null before. */
  readonly readAt: string | null;
  readonly reload: () => void;
}

interface State<Value> {
  readonly value: Value | null;
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly readAt: string | null;
}

/** `read` must be the same function at every render. */
export function useResource<Value>(read: () => Promise<Reply<Value>>): Resource<Value> {
  const [state, setState] = useState<State<Value>>({ value: null, problem: null, isBusy: true, readAt: null });
  // Only the newest reading counts: an older one may arrive after it.
  const newest = useRef(0);

  async function load(): Promise<void> {
    newest.current += 1;
    const turn = newest.current;
    setState((before) => ({ ...before, isBusy: true }));
    const reply = watchSession(await read());
    if (turn !== newest.current) return;
    setState((before) =>
      reply.kind === 'answered'
        ? { value: reply.value, problem: null, isBusy: false, readAt: new Date().toISOString() }
        : { ...before, problem: reply.sentence, isBusy: false },
    );
  }

  useEffect(() => {
    void load();
    return () => {
      newest.current += 1;
    };
  }, [read]);
  return { ...state, reload: () => void load() };
}
