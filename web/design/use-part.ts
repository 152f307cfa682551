// A part of a page that is fetched when it is wanted: whoever does without it does not wait for it.

import { useEffect, useState } from 'preact/hooks';

interface FetchedPart<Part> {
  /** Null until it is there. */
  readonly part: Part | null;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** Where a part comes from; it is fetched once for the whole visit. */
export interface PartSource<Part> {
  readonly load: () => Promise<Part | null>;
  /** What has been fetched; null before. */
  readonly known: () => Part | null;
}

export function partFrom<Part>(fetchPart: () => Promise<Part>): PartSource<Part> {
  let known: Part | null = null;
  return {
    known: () => known,
    load: async () => {
      try {
        known ??= await fetchPart();
      } catch {
        // The reader is told, and may try again.
      }
      return known;
    },
  };
}

export function usePart<Part>({ load, known }: PartSource<Part>, isWanted: boolean): FetchedPart<Part> {
  const [part, setPart] = useState<Part | null>(known);
  const [hasFailed, setHasFailed] = useState(false);

  async function tryToLoad(): Promise<void> {
    const found = await load();
    setPart(() => found);
    setHasFailed(found === null);
  }

  useEffect(() => {
    if (isWanted && part === null) void tryToLoad();
  }, [isWanted]);
  return { part, hasFailed, tryAgain: () => void tryToLoad() };
}
