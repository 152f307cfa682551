// Sentences: a list of the service's texts under a heading.

import { Rendered } from '../formula/rendered.tsx';

/** Each text is markup. */
export function Sentences({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul class="sentences">
      {texts.map((text) => (
        <li key={text}>
          <Rendered markup={text} />
        </li>
      ))}
    </ul>
  );
}
