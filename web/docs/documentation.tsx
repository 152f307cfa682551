// Page: an article of the documentation, or the list of operations.

import { useRoute } from 'preact-iso';
import type { Article } from './article.ts';
import { articles } from './articles/articles.ts';
import { DocsFrame } from './docs-frame.tsx';
import { ChangelogPage, LibraryPage } from './document-page.tsx';
import { libraries } from './libraries.ts';
import { useHashTarget } from './use-hash-target.ts';
import { OperationList } from './operation-list.tsx';
import { OnThisPage, Sections } from './sections.tsx';

function ArticlePage({ article: { slug, title, lead, sections } }: { readonly article: Article }) {
  useHashTarget(true);
  return (
    <DocsFrame title={slug === '' ? 'Documentation' : title} here={slug}>
      <h1>{slug === '' ? 'Documentation' : title}</h1>
      <p class="lead">{lead}</p>
      <OnThisPage sections={sections} />
      <Sections sections={sections} />
    </DocsFrame>
  );
}

function UnknownArticle() {
  return (
    <DocsFrame title="Not found" here={null}>
      <h1>There is no such article</h1>
      <p>The list at the side has all of them.</p>
    </DocsFrame>
  );
}

/** Each article is a page of its own to those who listen, so each is drawn anew. */
export function Documentation() {
  const slug = useRoute().params['article'] ?? '';
  if (slug === 'operations') {
    return (
      <DocsFrame key={slug} title="Operations" here={slug}>
        <OperationList />
      </DocsFrame>
    );
  }
  if (slug === 'changelog') return <ChangelogPage key={slug} />;
  const library = libraries.find((candidate) => candidate.slug === slug);
  if (library !== undefined) return <LibraryPage key={slug} library={library} />;
  const article = articles.find((candidate) => candidate.slug === slug);
  return article === undefined ? <UnknownArticle key="unknown" /> : <ArticlePage key={slug} article={article} />;
}
