// A value that is shown for a moment only: that something was copied.

import { useEffect, useState } from 'preact/hooks';

/** The value, and how to set it; a while after that it is `rest` again. */
export function useFleeting<Value>(rest: Value, milliseconds: number): readonly [Value, (value: Value) => void] {
  // An object of its own for each setting: the same value set again is shown as long as the first.
  const [shown, setShown] = useState<{ readonly value: Value } | null>(null);
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(() => setShown(null), milliseconds);
    return () => clearTimeout(timer);
  }, [shown, milliseconds]);
  return [shown === null ? rest : shown.value, (value) => setShown({ value })];
}
