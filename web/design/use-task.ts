// Work that a click or a form starts, and that never runs twice at once.

import { useRef, useState } from 'preact/hooks';

export interface Task {
  readonly isBusy: boolean;
  /** Does nothing while the work is running: of two clicks only the first counts. */
  readonly start: () => void;
}

export function useTask(work: () => Promise<void>): Task {
  const [isBusy, setIsBusy] = useState(false);
  // The state changes at the next render only, which is too late for a double click.
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
