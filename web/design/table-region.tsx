// A table with a name and heads; where it is too wide, or too long, it scrolls in a region of its own.

import type { ComponentChildren } from 'preact';

interface TableRegionProperties {
  readonly name: string;
  readonly heads: readonly string[];
  /** Whether it grows with use, so that its height needs a limit. */
  readonly isLong?: boolean;
  /** The rows. */
  readonly children: ComponentChildren;
}

export function TableRegion({ name, heads, isLong = false, children }: TableRegionProperties) {
  return (
    <div class={isLong ? 'scroll-region long' : 'scroll-region'} role="region" aria-label={name} tabIndex={0}>
      <table>
        <caption class="visually-hidden">{name}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
