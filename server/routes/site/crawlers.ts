// /robots.txt and /sitemap.xml: which pages search engines may list, and where these are.

import { escapeMarkup } from '@matrixsteps/engine/render/markup.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PageTable } from './page-descriptions.ts';

/** Seconds that caches may keep them. */
const anHour = 3600;

/**
 * The origin for the addresses in a document: the one that is set, else the one that the request names, which then no cache may
 * keep. Null where the request's is no origin.
 */
function originOf({ protocol, headers: { host = '' } }: FastifyRequest, publicUrl: string | null): string | null {
  if (publicUrl !== null) return publicUrl;
  const origin = `${protocol}://${host}`;
  return URL.canParse(origin) && new URL(origin).origin === origin.toLowerCase() ? origin : null;
}

function robotsText(origin: string | null): string {
  const rules = ['User-agent: *', 'Disallow: /account/', 'Disallow: /mcp'];
  return [...rules, ...(origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]), ''].join('\n');
}

function sitemapText(pages: PageTable, origin: string): string {
  const listed = [...pages].filter(([, { isListed }]) => isListed);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listed.map(([address]) => `  <url><loc>${escapeMarkup(origin + address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

export function addCrawlerFiles(application: FastifyInstance, pages: PageTable, publicUrl: string | null): void {
  const caching = publicUrl === null ? 'no-store' : `public, max-age=${anHour}`;

  application.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', caching)
      .send(robotsText(originOf(request, publicUrl))),
  );
  application.get('/sitemap.xml', (request, reply) => {
    const origin = originOf(request, publicUrl);
    if (origin === null) return reply.callNotFound();
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', caching)
      .send(sitemapText(pages, origin));
  });
}
