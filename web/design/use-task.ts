// Work that is started by a click or a form, and never done twice at once.

import { useRef, useState } from 'preact/hooks';

export interface Task {
  readonly isBusy: boolean;
  /** Does nothing while the work is being done: of two clicks only the first counts. */
  readonly start: () => void;
}

export function useTask(work: () => Promise<void>): Task {
  const [isBusy, setIsBusy] = useState(false);
  // The state is seen at the next drawing only, which is too late for a double click.
  const isRunning = useRef(false);
  async function run(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }
  return { isBusy, start: () => void run() };
}
