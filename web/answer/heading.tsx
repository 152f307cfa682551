// A heading of what there is to learn. Its parts stand under an h2.

import type { ComponentChildren } from 'preact';

export function Heading({ children }: { readonly children: ComponentChildren }) {
  return <h3 class="learn-heading">{children}</h3>;
}
