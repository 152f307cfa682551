// Ctrl Enter, or Command Enter on a Mac, submits from wherever the focus is.

import { useEffect, useRef } from 'preact/hooks';

export function useSubmitShortcut(onAsk: () => void): void {
  const latest = useRef(onAsk);
  latest.current = onAsk;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
