// A page: its title, its main part, and where the focus goes when one gets there.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface PageProperties {
  readonly title: string;
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}

let isFirst = true;

/** On the way from one page to the next the focus goes to the main part, as it would with pages of their own. */
export function Page({ title, isWide = false, children }: PageProperties) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = title === 'matrixmath' ? title : `${title} · matrixmath`;
  }, [title]);
  useEffect(() => {
    if (!isFirst) main.current?.focus();
    isFirst = false;
  }, []);
  return (
    <main id="main" ref={main} tabIndex={-1} class={isWide ? 'page wide' : 'page'}>
      {children}
    </main>
  );
}
