// POST /playground/answers/{operation}, and the routes of practice below /playground: questions from our own pages. A signed-in user
// pays from the account's quota, a visitor from what a visitor, and all of
// the visitor's network, may use in a day. POST /playground/comparisons/{operation} gives the workings by all methods, as one answer.
// POST /playground/previews/{operation} gives the answer alone to a small question, GET /playground/examples/{operation} a worked
// example, and GET /playground/objectives/{operation} what its exercises test; none of them costs anything.
// POST /playground/calls/v1/... is POST /v1/... for the documentation, where examples run without a key in the page.

import { comparedOperation, prepareComparison } from '@matrixsteps/api/web-answer/comparison.ts';
import { PREVIEW_BYTES, preparePreview } from '@matrixsteps/api/web-answer/preview.ts';
import { prepareWebAnswer } from '@matrixsteps/api/web-answer/web-answer.ts';
import { publishedObjectives } from '@matrixsteps/api/catalogue/published-objectives.ts';
import { pagedEndpoints, publishedExamples } from '@matrixsteps/api/catalogue/published-operation.ts';
import { ROOTS } from '@matrixsteps/api/endpoints/endpoints.ts';
import { practiceRoutes } from '@matrixsteps/api/practice/practice-routes.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../accounts/limits/client-network.ts';
import { monthOf } from '../accounts/usage/month.ts';
import { HttpError } from '../http/http-error.ts';
import { prepareBody } from '../http/prepared-body.ts';
import { servePublicDocument } from '../http/public-document.ts';
import { notJson, refusals } from '../http/refusal.ts';
import { comesFromOwnPage } from '../http/same-origin.ts';
import { type HeaderList, jsonType } from '../http/send.ts';
import { accountPolicy, type BillingAccount, billBySession, billVisitor, visitorPolicy } from '../pipeline/billing.ts';
import type { Pipeline } from '../pipeline/handle-request.ts';
import { createPreviewAllowance } from '../pipeline/preview-allowance.ts';
import type { AnswerRoute } from '../pipeline/question.ts';
import type { Services } from '../service-parts.ts';
import { callerOf } from './account/caller.ts';
import { addLinks } from './links.ts';
import { createMathematicsRoutes } from './mathematics.ts';
import type { SendPage } from './pages.ts';
import { addSheets } from './sheets.ts';

const playgroundPath = '/playground';

/** How long caches may keep an example. */
const EXAMPLE_SECONDS = 300;

/** Only our own pages may read the answers. */
const headers: HeaderList = ['cross-origin-resource-policy', 'same-origin'];

export function addPlayground(
  application: FastifyInstance,
  services: Services,
  pipeline: Pipeline,
  sendPage: SendPage,
): void {
  const { settings, mathematics, accounts, windowLimits, sessions, visitors, usage, now } = services;
  const { visitorDailyLimit, visitorNetworkDailyLimit, publicUrl } = settings;
  const policyOfAccounts = accountPolicy(settings, refusals.signedOut);
  const policyOfVisitors = visitorPolicy(settings);

  /** The account of the session, else the visitor's network. Rejects with a 403, or a 415 where a form of another site may have sent it. */
  async function authenticate(request: FastifyRequest): Promise<BillingAccount> {
    if (!comesFromOwnPage(request, publicUrl)) throw new HttpError(refusals.foreignPage);
    const session = await sessions.sessionOf(request);
    const caller = session === null ? null : await callerOf(services, session.email);
    if (caller === null && visitorDailyLimit === 0) throw new HttpError(refusals.visitorsNotServed);
    if (request.headers['content-type'] === undefined) throw new HttpError(notJson);
    if (session === null || caller === null) {
      const visitor = { network: networkOf(request.ip), id: visitors.visitorOf(request) };
      return billVisitor(policyOfVisitors, windowLimits, visitor, visitorNetworkDailyLimit);
    }
    request.context.caller = caller;
    return billBySession(policyOfAccounts, usage, caller, () =>
      accounts.identifyByEmail(session.email, monthOf(now())),
    );
  }

  const allowPreview = createPreviewAllowance(now, PREVIEW_BYTES);

  const shared = {
    source: 'playground',
    headers,
    refusalHeaders: [...headers, 'cache-control', 'no-store'],
  } as const;

  function serve(path: string, route: AnswerRoute, pay = authenticate): void {
    application.post(playgroundPath + path, {
      onRequest: async (request, reply) => {
        reply.hijack();
        await pipeline.handleRequest(route, request.context, () => pay(request));
      },
      handler: () => undefined,
    });
  }

  for (const [id, endpoint] of pagedEndpoints(mathematics.endpoints)) {
    serve(`/answers/${id}`, {
      ...shared,
      path: endpoint.path,
      view: 'page',
      prepare: (body) => prepareWebAnswer(endpoint, body, settings.maxReplyBytes),
    });
    const preview: AnswerRoute = {
      ...shared,
      path: endpoint.path,
      view: 'preview',
      prepare: (body) => preparePreview(endpoint, body, settings.maxReplyBytes),
    };
    serve(`/previews/${id}`, preview, async (request) => allowPreview(await authenticate(request)));
    if (comparedOperation(endpoint) !== null) {
      serve(`/comparisons/${id}`, {
        ...shared,
        path: endpoint.path,
        view: 'comparison',
        prepare: (body) => prepareComparison(endpoint, body, settings.maxReplyBytes),
      });
    }
  }
  for (const [folder, documents] of [
    ['examples', publishedExamples(mathematics.endpoints)],
    ['objectives', publishedObjectives(mathematics.endpoints)],
  ] as const) {
    for (const [id, write] of documents) {
      servePublicDocument(application, `${playgroundPath}/${folder}/${id}`, EXAMPLE_SECONDS, async () =>
        prepareBody(jsonType, write()),
      );
    }
  }
  // `/playground/feedback/working` is `/v1/mathematics/linear-algebra/feedback/working` for visitors.
  for (const route of practiceRoutes(mathematics.endpoints)) {
    serve(route.path.slice(ROOTS.a.length), {
      ...shared,
      path: route.path,
      view: 'practice',
      prepare: (body) => route.prepare(body, settings.maxReplyBytes),
    });
  }
  for (const [path, route] of createMathematicsRoutes(services)) serve(`/calls${path}`, { ...route, ...shared });
  addLinks(application, services, pipeline, sendPage, { authenticate, route: shared });
  addSheets(application, services, pipeline, sendPage, { authenticate });
}
