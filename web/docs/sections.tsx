// The parts of an article under their headings, each with an address of its own, and the list of them.

import type { Section } from './article.ts';

export function Sections({ sections }: { readonly sections: readonly Section[] }) {
  return (
    <>
      {sections.map(({ id, title, content, beside }) => (
        <section key={id} class={beside === undefined ? 'docs-section' : 'docs-section with-calls'}>
          <div class="heading-row">
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            <a class="heading-link" href={`#${id}`} aria-label={`Link to: ${title}`}>
              §
            </a>
          </div>
          {beside === undefined ? (
            content()
          ) : (
            <>
              <div class="docs-text">{content()}</div>
              <div class="docs-calls">{beside()}</div>
            </>
          )}
        </section>
      ))}
    </>
  );
}

export function OnThisPage({ sections }: { readonly sections: readonly Pick<Section, 'id' | 'title'>[] }) {
  return (
    <nav class="on-this-page" aria-label="On this page">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
