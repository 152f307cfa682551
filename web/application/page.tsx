// A page: its title, its main part, and the focus on arrival.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface PageProperties {
  readonly title: string;
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}

let isFirst = true;

/** After navigation the main part gets the focus, as after a full page load. */
export function Page({ title, isWide = false, children }: PageProperties) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = title === 'matrixsteps' ? title : `${title} · matrixsteps`;
  }, [title]);
  useEffect(() => {
    // The page begins at its top, with the header in view.
    if (!isFirst) main.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return (
    <main id="main" ref={main} tabIndex={-1} class={isWide ? 'page wide' : 'page'}>
      {children}
    </main>
  );
}
