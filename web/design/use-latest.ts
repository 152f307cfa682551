// A function that stays the same object and always does what the last rendering gave: what it is handed to need not render again.

import { useMemo, useRef } from 'preact/hooks';

export function useLatest<Parameters extends readonly unknown[]>(
  act: (...given: Parameters) => void,
): (...given: Parameters) => void {
  const latest = useRef(act);
  latest.current = act;
  return useMemo(
    () =>
      (...given: Parameters) =>
        latest.current(...given),
    [],
  );
}
