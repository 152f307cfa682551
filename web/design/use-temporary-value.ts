// A value that is shown for a short time, such as "Copied".

import { useEffect, useState } from 'preact/hooks';

/** The value and its setter; after `milliseconds` the value is `rest` again. */
export function useTemporaryValue<Value>(rest: Value, milliseconds: number): readonly [Value, (value: Value) => void] {
  // A new object for each call: the same value set again is shown for the full time again.
  const [shown, setShown] = useState<{ readonly value: Value } | null>(null);
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(() => setShown(null), milliseconds);
    return () => clearTimeout(timer);
  }, [shown, milliseconds]);
  return [shown === null ? rest : shown.value, (value) => setShown({ value })];
}
