// Whether a reader has come to a part of the page.

import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Once true it stays true. */
export function useSeen(part: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (part.current === null || isSeen) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return isSeen;
}
