// The paths that tell an account what it has used.

import { headerRefs, LIMITS } from './headers.ts';
import { json, responseRef } from './responses.ts';
import { list, object, oneOf, ref, type Schema, text, whole } from './schema.ts';
import { SERVICE_TAG } from './service-paths.ts';

const count: Schema = { ...whole(), minimum: 0 };
const requests = { answered: count, refused: count };

export const usageSchemas: { readonly [name: string]: Schema } = {
  AccountUsage: object({
    month: { ...text('The month in UTC.'), examples: ['2026-11'] },
    plan: oneOf(['free', 'custom', 'test']),
    limit: count,
    used: count,
    remaining: count,
    months: list(
      object({
        month: { ...text('The month in UTC.'), examples: ['2026-10'] },
        used: count,
        keys: list(object({ id: text(), name: text(), answered: count })),
      }),
      'Answers by month and key, the newest month first. The numbers of the keys add up to `used`. The id `sign-up` is that of the key of the sign-up with our pages, `revoked` that of all revoked keys. Answers to test keys are not counted.',
    ),
    resets_at: text('When the count begins anew, in ISO 8601.'),
    days: list(object({ date: text(), ...requests }), 'Requests of each day of the month until today.'),
    paths: list(object({ path: text(), ...requests }), 'Requests of the month by path, the most used first.'),
  }),
};

function usageOf(operationId: string): object {
  return {
    get: {
      operationId,
      tags: [SERVICE_TAG.name],
      summary: 'Usage',
      description:
        'What the account of the key has used, this month and by key in the months before. `used` and `answered` of `months` are exact; the requests by day and path are a statistic, which also has those of our pages. Asking is not counted, but is a request of the burst limit.',
      responses: {
        200: {
          description: 'The usage of the month.',
          headers: headerRefs(...LIMITS, 'Cache-Control'),
          content: json(ref('AccountUsage')),
        },
        401: responseRef('Unauthorized'),
        403: responseRef('OutOfScope'),
        429: responseRef('TooManyRequests'),
        500: responseRef('InternalServerError'),
        503: responseRef('ServiceUnavailable'),
      },
    },
  };
}

export const usagePaths = { '/v1/usage': usageOf('service_usage'), '/api/v1/usage': usageOf('compact_usage') };
