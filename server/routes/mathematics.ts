// The mathematics endpoints of both families, and those of practice: an API key authenticates the request, and its account pays.

import { practiceRoutes } from '@matrixsteps/api/practice/practice-routes.ts';
import type { AnswerRoute } from '../pipeline/question.ts';
import type { Services } from '../service-parts.ts';

/** The route of each path. */
export type RouteTable = ReadonlyMap<string, AnswerRoute>;

export function createMathematicsRoutes({
  mathematics,
  settings: { maxReplyBytes },
}: Pick<Services, 'mathematics' | 'settings'>): RouteTable {
  const { endpoints, prepare } = mathematics;
  const shared = { source: 'api', headers: [], refusalHeaders: [] } as const;
  const routes: readonly AnswerRoute[] = [
    ...endpoints.map(
      (endpoint): AnswerRoute => ({
        ...shared,
        path: endpoint.path,
        view: 'family',
        prepare: (body) => prepare(endpoint, body, maxReplyBytes),
      }),
    ),
    ...practiceRoutes(endpoints).map(
      (route): AnswerRoute => ({
        ...shared,
        path: route.path,
        view: 'practice',
        prepare: (body) => route.prepare(body, maxReplyBytes),
      }),
    ),
  ];
  return new Map(routes.map((route) => [route.path, route]));
}
