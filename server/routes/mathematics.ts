// The mathematics endpoints of both families: an API key authenticates the request, and its account pays.

import type { AnswerRoute } from '../pipeline/question.ts';
import type { Services } from '../service-parts.ts';

/** The route of each path. */
export type RouteTable = ReadonlyMap<string, AnswerRoute>;

export function createMathematicsRoutes({
  mathematics,
  settings: { maxReplyBytes },
}: Pick<Services, 'mathematics' | 'settings'>): RouteTable {
  const { endpoints, prepare } = mathematics;
  return new Map(
    endpoints.map((endpoint) => [
      endpoint.path,
      {
        path: endpoint.path,
        view: 'family',
        source: 'api',
        headers: [],
        refusalHeaders: [],
        prepare: (body) => prepare(endpoint, body, maxReplyBytes),
      },
    ]),
  );
}
