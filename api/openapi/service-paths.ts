// Paths that need no key: what the service is, and whether it can work.

import { headerRefs } from './headers.ts';
import { json, responseRef } from './responses.ts';
import { anyOf, list, map, object, oneOf, ref, type Schema, text } from './schema.ts';

export const SERVICE_TAG = {
  name: 'service',
  description: 'What the service is, what there is to ask, and whether it can work.',
  'x-displayName': 'Service',
};

export const serviceSchemas: { readonly [name: string]: Schema } = {
  About: object({
    name: text(),
    version: text(),
    description: text(),
    links: map(anyOf(text(), list(text())), 'Paths of the service.'),
  }),
  Health: object({
    status: oneOf(['ok', 'degraded']),
    version: text(),
    checks: map(oneOf(['ok', 'down']), 'The parts that the service needs.'),
  }),
  Unready: object({
    status: oneOf(['degraded']),
    version: text(),
    checks: map(oneOf(['ok', 'down']), 'The parts that the service needs.'),
    detail: text('What is wrong, in a sentence.'),
  }),
  Liveness: object({ status: oneOf(['ok']), version: text() }),
};

/** What operations without a key have in common. */
export const unprotected = { tags: [SERVICE_TAG.name], security: [] };

export const servicePaths = {
  '/': {
    get: {
      operationId: 'service_about',
      ...unprotected,
      summary: 'About the service',
      description: 'Name, version and links; to a browser, a page.',
      responses: {
        200: {
          description: 'What the service is.',
          headers: headerRefs(),
          content: { ...json(ref('About')), 'text/html': { schema: text() } },
        },
        500: responseRef('InternalServerError'),
      },
    },
  },
  '/health': {
    get: {
      operationId: 'service_health',
      ...unprotected,
      summary: 'Health',
      description: 'Whether the service can do its work: it proves by a write that answers can be counted.',
      responses: {
        200: { description: 'The service works.', headers: headerRefs(), content: json(ref('Health')) },
        503: {
          description: 'No answer can be counted, so no question is answered.',
          headers: headerRefs('Retry-After'),
          content: json(ref('Unready')),
        },
      },
    },
  },
  '/health/ready': {
    get: {
      operationId: 'service_readiness',
      ...unprotected,
      summary: 'Readiness',
      description: 'The same as `/health`, for probes of readiness.',
      responses: {
        200: { description: 'The service works.', headers: headerRefs(), content: json(ref('Health')) },
        503: {
          description: 'No answer can be counted, so no question is answered.',
          headers: headerRefs('Retry-After'),
          content: json(ref('Unready')),
        },
      },
    },
  },
  '/health/live': {
    get: {
      operationId: 'service_liveness',
      ...unprotected,
      summary: 'Liveness',
      description: 'Whether the process answers; says nothing about the database.',
      responses: {
        200: { description: 'The process answers.', headers: headerRefs(), content: json(ref('Liveness')) },
      },
    },
  },
};
