// Whether a value has stayed the same for a while: errors are told when somebody pauses, not with every key.

import { useEffect, useState } from 'preact/hooks';

/** True at first, false after a change, and true again after `milliseconds` without one or as soon as `settle` is called. */
export function useSettled(
  value: string,
  milliseconds = 1000,
): { readonly isSettled: boolean; readonly settle: () => void } {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return undefined;
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, settled, milliseconds]);
  return { isSettled: settled === value, settle: () => setSettled(value) };
}
