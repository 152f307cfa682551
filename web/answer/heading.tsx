// A heading of what there is to learn. Its parts stand under an h2.
// Above: theory.tsx, formulae.tsx, misconceptions.tsx, practice.tsx, programs.tsx, next-steps.tsx. Below: nothing.

import type { ComponentChildren } from 'preact';

export function Heading({ children }: { readonly children: ComponentChildren }) {
  return <h3 class="learn-heading">{children}</h3>;
}
