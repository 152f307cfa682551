// The pages: their files, and one HTML shell for all their addresses.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagedEndpoints } from '@matrixsteps/api/catalogue/published-operation.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../service-parts.ts';
import { guardPage } from '../http/page-headers.ts';
import { type EncodedBody, sendEncoded } from '../http/prepared-body.ts';

/** Where the built pages are. */
const folder = join(import.meta.dirname, '..', '..', 'web', 'dist');

/** The addresses beside `/`; web/application/pages.tsx renders them. */
const addresses = [
  '/playground',
  '/check',
  '/your-move',
  '/sign-up',
  '/sign-in',
  '/forgotten-password',
  '/reset-password',
  '/claim',
  '/dashboard',
  '/docs',
  '/docs/',
  '/docs/operations',
  '/docs/operations/',
] as const;

/** The articles of web/docs/articles, by their addresses below `/docs/`. */
export const articleSlugs = [
  'quick-start',
  'authentication',
  'errors',
  'limits',
  'batches',
  'practice',
  'assistants',
] as const;

const notBuilt = Buffer.from(
  '<!doctype html><title>matrixsteps</title><p>The pages are not built: run npm run pages.</p>',
);

/** A built file and its gzip version; null where it is not built. */
function readBuilt(name: string): EncodedBody | null {
  const path = join(folder, name);
  return existsSync(path) ? { identity: readFileSync(path), gzip: readFileSync(`${path}.gz`) } : null;
}

/** What programs that do not run the page show of it, such as messengers. */
export interface PagePreview {
  readonly title: string;
  readonly description: string;
  /** The whole address of the page; null where the service does not know its own. */
  readonly address: string | null;
}

export type SendPage = (request: FastifyRequest, reply: FastifyReply, preview?: PagePreview | null) => FastifyReply;

const escapes: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character]);
}

/** The shell with the preview in place of its title and description. */
function withPreview({ identity }: EncodedBody, { title, description, address }: PagePreview): EncodedBody {
  const properties = { title, description, site_name: 'matrixsteps', type: 'website', url: address };
  const tags = Object.entries(properties).flatMap(([name, text]) =>
    text === null ? [] : [`<meta property="og:${name}" content="${escapeText(text)}" />`],
  );
  const head = [
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeText(description)}" />`,
    '<meta name="twitter:card" content="summary" />',
    ...tags,
  ].join('');
  const shell = Buffer.from(identity).toString();
  const bare = shell.replace(/<meta name="description"[^>]*>/, '');
  return { identity: Buffer.from(bare.replace(/<title>[^<]*<\/title>/, () => head)), gzip: null };
}

/** Sends the shell, in which the browser renders the page of the address. */
export function createShell(): SendPage {
  const shell = readBuilt('index.html') ?? { identity: notBuilt, gzip: null };
  return (request, reply, preview = null) => {
    reply
      .type('text/html; charset=utf-8')
      .header('vary', 'Accept, Accept-Encoding')
      .header('cache-control', 'no-cache');
    const sent = preview === null ? shell : withPreview(shell, preview);
    return sendEncoded(request, guardPage(reply, 'strict'), sent);
  };
}

/** Each page has a route of its own, so that any other address is answered 404. */
export function addPages(
  application: FastifyInstance,
  { mathematics }: Pick<Services, 'mathematics'>,
  sendPage: SendPage,
): void {
  const articles = articleSlugs.map((slug) => `/docs/${slug}`);
  const operations = [...pagedEndpoints(mathematics.endpoints).keys()].map((id) => `/docs/operations/${id}`);
  for (const address of [...addresses, ...articles, ...operations]) application.get(address, sendPage);
  const icon = readBuilt('icon.svg');
  if (icon === null) return;
  application.get('/icon.svg', (request, reply) => {
    reply.type('image/svg+xml').header('cache-control', 'max-age=86400').header('vary', 'Accept-Encoding');
    return sendEncoded(request, reply, icon);
  });
  application.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    decorateReply: false,
    index: false,
    // The file names contain a hash of the content.
    immutable: true,
    maxAge: '1y',
  });
}
