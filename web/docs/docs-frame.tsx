// The frame of the documentation: the way through it at the side, the content beside it.

import './docs.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../application/page.tsx';
import { articles } from './articles/articles.ts';
import { libraries } from './libraries.ts';
import { Search } from './search/search-dialog.tsx';
import { OpenApiLink, ReferenceLink } from './reference-links.tsx';

interface DocsFrameProperties {
  readonly title: string;
  /** The slug of the entry of the navigation that leads here; null where none does. */
  readonly here: string | null;
  /** Whether the page is that entry's own, or lies below it. */
  readonly isBelow?: boolean;
  readonly children: ComponentChildren;
}

const entries = [
  ...articles,
  ...libraries,
  { slug: 'operations', title: 'Operations' },
  { slug: 'changelog', title: 'Changelog' },
];

function addressOf(slug: string): string {
  return slug === '' ? '/docs' : `/docs/${slug}`;
}

/** As the style sheet has it: narrower screens have no room for the list beside the text. */
const besideText = '(width >= 52rem)';

/** The list of pages: on a narrow screen it is folded, so that each page begins with its title. */
function Contents({
  here,
  title,
  current,
}: {
  readonly here: string | null;
  readonly title: string;
  readonly current: 'true' | 'page';
}) {
  const [isOpen, setIsOpen] = useState(() => matchMedia(besideText).matches);
  useEffect(() => {
    const width = matchMedia(besideText);
    const follow = ({ matches }: { readonly matches: boolean }): void => setIsOpen(matches);
    width.addEventListener('change', follow);
    return () => width.removeEventListener('change', follow);
  }, []);
  return (
    <details class="docs-contents" open={isOpen}>
      <summary>
        Contents<span class="quiet">: {entries.find(({ slug }) => slug === here)?.title ?? title}</span>
      </summary>
      <ul>
        {entries.map(({ slug, title: name }) => (
          <li key={slug}>
            <a href={addressOf(slug)} aria-current={slug === here ? current : undefined}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <ReferenceLink />
        </li>
        <li>
          <OpenApiLink />
        </li>
      </ul>
    </details>
  );
}

export function DocsFrame({ title, here, isBelow = false, children }: DocsFrameProperties) {
  const current = isBelow ? 'true' : 'page';
  return (
    <Page title={title} isWide>
      <div class="docs">
        <nav class="docs-navigation" aria-label="Documentation">
          <Search />
          <Contents here={here} title={title} current={current} />
        </nav>
        <div class="docs-content">{children}</div>
      </div>
    </Page>
  );
}
