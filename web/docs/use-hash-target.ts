// Deep links: scrolls to the part of a page that the fragment names, once it is rendered.

import { useEffect } from 'preact/hooks';

/** Browsers look for the target when they get the address, before a page that is loaded later has rendered it. */
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
