// The pages: their files, and one HTML shell for all their addresses.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../service-parts.ts';
import { guardPage } from '../http/page-headers.ts';
import { type EncodedBody, sendEncoded } from '../http/prepared-body.ts';
import { composeWebAddress } from '../http/service-url.ts';
import { addCrawlerFiles } from './site/crawlers.ts';
import { describePages } from './site/page-descriptions.ts';
import { createShells, type PageWords, previewPath } from './site/page-shells.ts';
import { addServiceFacts, statementsOf } from './site/service-facts.ts';
import { addSecurityText } from './site/security-text.ts';

/** Where the built pages are. */
const folder = join(import.meta.dirname, '..', '..', 'web', 'dist');

const notBuilt: EncodedBody = {
  identity: Buffer.from('<!doctype html><title>matrixsteps</title><p>The pages are not built: run npm run pages.</p>'),
  gzip: null,
};

/** A built file, and its gzip version where it was worth compressing; null where it is not built. */
function readBuilt(name: string): EncodedBody | null {
  const path = join(folder, name);
  if (!existsSync(path)) return null;
  const packed = `${path}.gz`;
  return { identity: readFileSync(path), gzip: existsSync(packed) ? readFileSync(packed) : null };
}

/**
 * Sends the page of an address, or what is said of an address that leads nowhere; the status is set already. `own` describes a page that
 * is not in the table.
 */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  own?: PageWords | null,
) => FastifyReply;

/** Sends the shell of a page, in which the browser renders it. */
export function createShell({ mathematics: { endpoints }, settings }: PageServices): SendPage {
  const { publicUrl, host, port } = settings;
  const built = readBuilt('index.html');
  const shellOf =
    built === null
      ? () => notBuilt
      : createShells({
          shell: Buffer.from(built.identity).toString(),
          pages: describePages(endpoints),
          endpoints,
          statements: statementsOf(settings),
          publicUrl,
          origin: publicUrl ?? composeWebAddress(host, port),
        });
  return (request, reply, address, own = null) => {
    reply
      .type('text/html; charset=utf-8')
      .header('vary', 'Accept, Accept-Encoding')
      .header('cache-control', 'no-cache');
    return sendEncoded(request, guardPage(reply, 'strict'), shellOf(address, own));
  };
}

type PageServices = Pick<Services, 'mathematics' | 'settings'>;

/** Pages that have routes of their own, for what else they answer or how they are made. */
const elsewhere: readonly string[] = ['/', '/docs/reference'];

/** Other spellings of addresses, which people type. */
const spellings = { '/docs/': '/docs', '/docs/operations/': '/docs/operations' } as const;

/** Pictures: their names below `/`, and their types. */
const pictures = {
  '/icon.svg': 'image/svg+xml',
  '/favicon.ico': 'image/x-icon',
  '/apple-touch-icon.png': 'image/png',
  [previewPath]: 'image/png',
} as const;

/** Each page has a route of its own, so that any other address is answered 404. */
export function addPages(
  application: FastifyInstance,
  services: PageServices & Pick<Services, 'now'>,
  sendPage: SendPage,
): void {
  const pages = describePages(services.mathematics.endpoints);
  const addresses = [...pages.keys()].filter((address) => !elsewhere.includes(address));
  for (const [route, address] of [...addresses.map((path) => [path, path] as const), ...Object.entries(spellings)]) {
    application.get(route, (request, reply) => sendPage(request, reply, address));
  }
  addCrawlerFiles(application, pages, services.settings.publicUrl);
  addSecurityText(application, services);
  addServiceFacts(application, services.settings);
  for (const [path, type] of Object.entries(pictures)) addPicture(application, path, type);
  if (!existsSync(join(folder, 'assets'))) return;
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

function addPicture(application: FastifyInstance, path: string, type: string): void {
  const picture = readBuilt(path.slice(1));
  if (picture === null) return;
  application.get(path, (request, reply) => {
    reply.type(type).header('cache-control', 'max-age=86400').header('vary', 'Accept-Encoding');
    return sendEncoded(request, reply, picture);
  });
}
