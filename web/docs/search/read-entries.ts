// Gathers what the search finds: the articles, the libraries' pages, the operations, the changelog.

import { partsOf } from '../../markdown/blocks.ts';
import { readCatalogue } from '../../service/catalogue.ts';
import { articles } from '../articles/articles.ts';
import { libraries } from '../libraries.ts';
import type { Entry } from './entries.ts';

const documentation = 'Documentation';

function articleEntries(): readonly Entry[] {
  return articles.flatMap(({ slug, title, lead, sections }) => {
    const href = slug === '' ? '/docs' : `/docs/${slug}`;
    const headings = sections.map((section) => ({
      title: section.title,
      place: title,
      href: `${href}#${section.id}`,
      words: '',
    }));
    return [{ title, place: documentation, href, words: lead }, ...headings];
  });
}

async function libraryEntries(): Promise<readonly Entry[]> {
  const read = libraries.map(async (library): Promise<readonly Entry[]> => {
    const { slug, title } = library;
    const href = `/docs/${slug}`;
    const { parts } = partsOf((await library.read()).default, 2);
    const headings = parts.map((part) => ({ title: part.title, place: title, href: `${href}#${part.id}`, words: '' }));
    return [{ title, place: 'Libraries', href, words: 'library client package install' }, ...headings];
  });
  return (await Promise.all(read)).flat();
}

async function operationEntries(): Promise<readonly Entry[]> {
  const reply = await readCatalogue();
  if (reply.kind === 'refused') return [];
  return reply.value.topics.flatMap((topic) =>
    topic.operations.map(({ id, title, summary }) => ({
      title,
      place: topic.title,
      href: `/docs/operations/${id}`,
      words: `${id} ${summary}`,
    })),
  );
}

const others: readonly Entry[] = [
  { title: 'Operations', place: documentation, href: '/docs/operations', words: 'list of all operations' },
  { title: 'Changelog', place: documentation, href: '/docs/changelog', words: 'versions new changes' },
  { title: 'Terms', place: 'This service', href: '/terms', words: '' },
  { title: 'Privacy', place: 'This service', href: '/privacy', words: 'data stored cookies log' },
];

/** What is there without asking anybody. */
export const ownEntries: readonly Entry[] = [...articleEntries(), ...others];

/** All of it; what cannot be loaded is left out. */
export async function readEntries(): Promise<readonly Entry[]> {
  const [ofLibraries, ofOperations] = await Promise.allSettled([libraryEntries(), operationEntries()]);
  const arrived = [ofLibraries, ofOperations].flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
  return [...ownEntries, ...arrived];
}
