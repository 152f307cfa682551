// GET /openapi.json and /openapi.yaml, and /docs/reference, where people try the routes.

import type { FastifyInstance } from 'fastify';
import { about } from '../package-info.ts';
import type { Services } from '../service-parts.ts';
import { guardPage } from '../http/page-headers.ts';
import { prepareBody, preparedOnce, sendPrepared, servePrepared } from '../http/prepared-body.ts';
import { servePublicDocument } from '../http/public-document.ts';
import { jsonType } from '../http/send.ts';
import { addresses, composeReferencePage, loadBundle, startScript } from './reference-page.ts';
import { pageDescriptions } from './site/page-descriptions.ts';
import { headTags } from './site/page-shells.ts';

/** Seconds. */
const shortly = 300;
const aDay = 86_400;

/** RFC 9512. */
const yamlType = 'application/yaml';
const scriptType = 'text/javascript; charset=utf-8';

/** Adds the documents, the page and its bundle. Each is made at its first request. */
export function addReference(
  application: FastifyInstance,
  { mathematics, settings }: Pick<Services, 'mathematics' | 'settings'>,
): void {
  servePublicDocument(application, addresses.document, shortly, async () =>
    prepareBody(jsonType, JSON.stringify(await describeRoutes(mathematics, settings))),
  );
  servePublicDocument(application, addresses.yaml, shortly, async () => {
    const { yamlText } = await import('../http/yaml.ts');
    return prepareBody(yamlType, yamlText(await describeRoutes(mathematics, settings)));
  });
  servePrepared(application, addresses.start, shortly, () => prepareBody(scriptType, startScript));
  servePrepared(application, addresses.bundle, aDay, async () => prepareBody(scriptType, await loadBundle()));

  const head = headTags(addresses.page, pageDescriptions[addresses.page], settings.publicUrl);
  const page = preparedOnce(() => prepareBody('text/html; charset=utf-8', composeReferencePage(head)));
  application.get(addresses.page, async (request, reply) => {
    return sendPrepared(request, guardPage(reply, 'inline styles'), await page(), shortly);
  });
}

async function describeRoutes(
  { endpoints }: Services['mathematics'],
  { publicUrl }: Services['settings'],
): Promise<object> {
  const { openApiDocument } = await import('@matrixsteps/api/openapi/document.ts');
  const { name, version, description } = about;
  return openApiDocument(endpoints, { title: name, version, description, publicUrl: publicUrl ?? '' });
}
