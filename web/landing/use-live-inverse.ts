// The inverse of the matrix that is on the screen, asked for shortly after the last change, uncounted.

import { useEffect, useRef, useState } from 'preact/hooks';
import { tidyEntry } from '@matrixsteps/notation/pasting/entry.ts';
import { pauseMilliseconds } from '../playground/preview-pause.ts';
import { askPreview } from '../service/answers.ts';

export type LiveInverse =
  /** `isOld` while the answer is that to an earlier matrix. */
  | { readonly kind: 'answered'; readonly html: string; readonly isOld: boolean }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'none' };

type Rows = readonly (readonly string[])[];

interface LiveInverseOptions {
  readonly operation: string;
  readonly rows: Rows;
  /** Whether every entry can be read. */
  readonly isReadable: boolean;
  /** The answer that is published with the example, while nobody has changed it. */
  readonly published: string | null;
}

export function useLiveInverse({ operation, rows, isReadable, published }: LiveInverseOptions): LiveInverse {
  const [shown, setShown] = useState<LiveInverse>({ kind: 'none' });
  const turn = useRef(0);
  useEffect(() => {
    const mine = ++turn.current;
    if (published !== null) {
      setShown({ kind: 'answered', html: published, isOld: false });
      return undefined;
    }
    setShown((before) => (before.kind === 'answered' ? { ...before, isOld: true } : before));
    if (!isReadable) return undefined;
    async function ask(): Promise<void> {
      const reply = await askPreview(operation, JSON.stringify({ a: rows.map((row) => row.map(tidyEntry)) }));
      if (mine !== turn.current) return;
      if (reply.kind === 'answered') setShown({ kind: 'answered', html: reply.value.answer.html, isOld: false });
      else {
        const [problem] = reply.problems;
        setShown({
          kind: 'refused',
          sentence: problem === undefined ? reply.sentence : `There is no answer: ${problem.msg}.`,
        });
      }
    }
    const timer = setTimeout(() => void ask(), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [operation, JSON.stringify(rows), isReadable, published]);
  return shown;
}
