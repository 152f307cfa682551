// The HTML shell of each page: its own title, description, tags for previews, and what can be read without JavaScript.

import { gzipSync } from 'node:zlib';
import type { Endpoint } from '@matrixsteps/api/endpoints/endpoints.ts';
import { escapeMarkup } from '@matrixsteps/engine/render/markup.ts';
import type { EncodedBody } from '../../http/prepared-body.ts';
import { about } from '../../package-info.ts';
import { noSuchPage, type PageDescription, type PageTable } from './page-descriptions.ts';
import type { Statement } from './statements/statement.ts';
import { createSummaries } from './page-summary.ts';

/** The picture of previews, 1200 by 630. */
export const previewPath = '/preview.png';

function tag(name: string, attributes: { readonly [name: string]: string }): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  return `<${name}${written.join('')} />`;
}

function titleOf({ title }: PageDescription): string {
  return title === about.name ? title : `${title} · ${about.name}`;
}

/**
 * The tags of a page's head. Addresses in them have to be absolute, so they are left out where the service does not know the origin
 * under which people reach it: what a request says of its host must not end up in a page that caches may keep.
 */
export function headTags(
  address: string | null,
  description: PageDescription,
  publicUrl: string | null,
  picture = previewPath,
): string {
  const title = titleOf(description);
  const url = publicUrl === null || address === null ? null : publicUrl + address;
  return [
    `<title>${escapeMarkup(title)}</title>`,
    tag('meta', { name: 'description', content: description.description }),
    ...(description.isListed ? [] : [tag('meta', { name: 'robots', content: 'noindex' })]),
    tag('meta', { property: 'og:site_name', content: about.name }),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:title', content: title }),
    tag('meta', { property: 'og:description', content: description.description }),
    ...(url === null
      ? []
      : [tag('link', { rel: 'canonical', href: url }), tag('meta', { property: 'og:url', content: url })]),
    ...(publicUrl === null ? [] : [tag('meta', { property: 'og:image', content: publicUrl + picture })]),
    tag('meta', { name: 'twitter:card', content: publicUrl === null ? 'summary' : 'summary_large_image' }),
  ].join('\n    ');
}

/** What the built shell says of every page, to be replaced by what is true of one. */
const general = [/<title>[^<]*<\/title>/, /\s*<meta name="description"[^>]*>/, /<noscript>[^]*?<\/noscript>/] as const;

function fill(shell: string, tags: string, summary: string): string {
  const [title, description, noscript] = general;
  for (const pattern of general) if (!pattern.test(shell)) throw new Error(`the shell of the pages lacks ${pattern}`);
  return shell
    .replace(description, '')
    .replace(title, () => tags)
    .replace(noscript, () => `<noscript>${summary}</noscript>`);
}

interface ShellOptions {
  /** The built shell, the same for all pages. */
  readonly shell: string;
  readonly pages: PageTable;
  readonly endpoints: readonly Endpoint[];
  readonly statements: ReadonlyMap<string, Statement>;
  readonly publicUrl: string | null;
  /** Where the calls in the summaries go. */
  readonly origin: string;
}

/** What a page that people made is about, such as the question of a short link. */
export interface PageWords extends Pick<PageDescription, 'title' | 'description'> {
  /** The address of its own picture for previews, below the origin; absent where that of all pages stands for it. */
  readonly picture?: string;
}

/** Gives the shell of a page; `own` describes one that is not in the table. */
type ShellOf = (address: string, own: PageWords | null) => EncodedBody;

/**
 * Gives the shell of the page at an address, or of those that lead nowhere. Each is made and compressed once; those with words of their
 * own are made for each request.
 */
export function createShells({ shell, pages, endpoints, statements, publicUrl, origin }: ShellOptions): ShellOf {
  const summarize = createSummaries({ pages, endpoints, statements, origin });
  const made = new Map<string, EncodedBody>();

  function write(address: string, description: PageDescription, picture?: string): Buffer {
    const known = description === noSuchPage ? null : address;
    return Buffer.from(fill(shell, headTags(known, description, publicUrl, picture), summarize(address, description)));
  }

  function make(address: string): EncodedBody {
    const identity = write(address, pages.get(address) ?? noSuchPage);
    return { identity, gzip: gzipSync(identity) };
  }

  return (address, own) => {
    if (own !== null) {
      const { picture, ...words } = own;
      return { identity: write(address, { ...words, isListed: false }, picture), gzip: null };
    }
    // All addresses that lead nowhere share one shell, so there are as many as pages.
    const name = pages.has(address) ? address : '';
    const body = made.get(name) ?? make(name);
    made.set(name, body);
    return body;
  };
}
