// Deep links: the part of a page that the fragment of the address names is brought into view once it is drawn.

import { useEffect } from 'preact/hooks';

/** Browsers look for the target when they get the address; by then a page that is loaded later does not hold it yet. */
export function useHashTarget(isDrawn: boolean): void {
  useEffect(() => {
    const id = decodedFragment();
    if (!isDrawn || id === '') return;
    const target = document.getElementById(id);
    if (target === null) return;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }, [isDrawn]);
}

function decodedFragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}
