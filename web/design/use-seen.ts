// Whether a reader has come to a part of the page, or walks towards it with the Tab key.

import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * Once true it stays true. Tab passes by what is not there yet, and what comes after it has been passed moves what has the focus: whoever
 * uses that key gets the part at the first press.
 */
export function useSeen(part: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (part.current === null || isSeen) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(part.current);
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') setIsSeen(true);
    };
    addEventListener('keydown', press);
    return () => {
      observer.disconnect();
      removeEventListener('keydown', press);
    };
  }, [isSeen]);
  return isSeen;
}
