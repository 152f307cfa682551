// Short links to questions of the playground: made, read, answered and taken back by our own pages; and /p/{id}, the page of a link.

import { pagedEndpoints } from '@matrixsteps/api/catalogue/published-operation.ts';
import type { Endpoint } from '@matrixsteps/api/endpoints/endpoints.ts';
import { canonicalBody, previewOf } from '@matrixsteps/api/web-answer/linked-question.ts';
import { shownInputs } from '@matrixsteps/api/web-answer/shown-inputs.ts';
import { prepareWebAnswer } from '@matrixsteps/api/web-answer/web-answer.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createLinks } from '../accounts/links.ts';
import type { LinkedQuestion } from '../accounts/store/links.ts';
import { dayMilliseconds } from '../accounts/usage/day.ts';
import { HttpError } from '../http/http-error.ts';
import { linksExhausted, refusals } from '../http/refusal.ts';
import { refuse } from '../http/refuse.ts';
import { jsonType } from '../http/send.ts';
import type { BillingAccount } from '../pipeline/billing.ts';
import { createDailyAllowance } from '../pipeline/daily-allowance.ts';
import type { Pipeline } from '../pipeline/handle-request.ts';
import type { AnswerRoute } from '../pipeline/question.ts';
import type { Services } from '../service-parts.ts';
import { type AccountRequest, addAccountRoutes, done, type Outcome, refusedBy } from './account/account-routes.ts';
import { callerOf } from './account/caller.ts';
import { readFields } from './account/forms.ts';
import { createPictures } from './link-picture/pictures.ts';
import { pictureSvg } from './link-picture/picture-svg.ts';
import type { SendPage } from './pages.ts';
import { previewPath } from './site/page-shells.ts';

const path = '/playground/links';
const daySeconds = dayMilliseconds / 1000;

interface WithId {
  readonly Params: { readonly id: string };
}

const newLinkFields = [
  ['operation', 'text'],
  ['body', 'text'],
] as const;

const takenBackFields = [
  ['id', 'text'],
  ['token', 'text'],
] as const;

/** What differs between links and the other questions of the pages is their account; the rest is given. */
export interface PageQuestions {
  readonly authenticate: (request: FastifyRequest) => Promise<BillingAccount>;
  readonly route: Pick<AnswerRoute, 'source' | 'headers' | 'refusalHeaders'>;
}

export function addLinks(
  application: FastifyInstance,
  services: Services,
  pipeline: Pipeline,
  sendPage: SendPage,
  { authenticate, route: shared }: PageQuestions,
): void {
  const { settings, mathematics, store, sessions, windowLimits, now } = services;
  const { maxBodyBytes, maxReplyBytes, linksDailyLimit, linkAnswersDailyLimit } = settings;
  const endpoints = pagedEndpoints(mathematics.endpoints);
  const links = createLinks(store, now);
  const allow = createDailyAllowance('links', windowLimits, linkAnswersDailyLimit);

  /** Who has made too many links: the account, or the network of a visitor. */
  async function makerOf({ cookie, network }: AccountRequest): Promise<string> {
    const session = cookie === null ? null : await (await sessions.users()).find(cookie);
    const caller = session === null ? null : await callerOf(services, session.email);
    return caller === null ? `visitor ${network}` : caller.accountId;
  }

  async function make(request: AccountRequest): Promise<Outcome> {
    const fields = readFields(request.form, newLinkFields, null);
    if (fields.kind === 'invalid') return fields;
    const operation = fields.value('operation');
    const endpoint = endpoints.get(operation);
    if (endpoint === undefined) return { kind: 'invalid', entries: [unknownOperation] };
    const question = canonicalBody(endpoint, Buffer.from(fields.value('body')));
    if (question.kind === 'invalid') return question;
    const { kind, resetsAt } = await windowLimits.consume(
      'links made',
      await makerOf(request),
      linksDailyLimit,
      daySeconds,
    );
    if (kind !== 'granted') {
      return refusedBy(linksExhausted(linksDailyLimit, Math.ceil((resetsAt - now()) / 1000)));
    }
    const { id, token } = await links.make({ operation, body: question.body });
    return done(201, { id, token });
  }

  addAccountRoutes(application, services, (routes) => {
    routes.addPost(path, make);
    routes.addPost(`${path}/delete`, async ({ form }) => {
      const fields = readFields(form, takenBackFields, null);
      if (fields.kind === 'invalid') return fields;
      const isTaken = await links.takeBack(fields.value('id'), fields.value('token'));
      return isTaken ? done(204) : refusedBy(refusals.notFound);
    });
  });

  /** The endpoint and the question of a link; null where there is none, or the operation is no longer one. */
  function withEndpoint(question: LinkedQuestion | null): (LinkedQuestion & { readonly endpoint: Endpoint }) | null {
    const endpoint = question === null ? undefined : endpoints.get(question.operation);
    return question === null || endpoint === undefined ? null : { ...question, endpoint };
  }

  application.get<WithId>(`${path}/:id`, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'same-origin');
    const found = withEndpoint(await links.follow(request.params.id));
    if (found === null) return refuse(request, reply, refusals.notFound, maxBodyBytes);
    const { operation, body } = found;
    return reply.type(jsonType).send(JSON.stringify({ operation, body }));
  });

  /** The route that answers the question of a link, whatever the request holds. Rejects with a 404. */
  async function routeOf(id: string): Promise<AnswerRoute> {
    const found = withEndpoint(await links.look(id));
    if (found === null) throw new HttpError(refusals.notFound);
    const { endpoint, body } = found;
    return {
      ...shared,
      path: endpoint.path,
      view: 'page',
      body: Buffer.from(body),
      prepare: (bytes) => prepareWebAnswer(endpoint, bytes, maxReplyBytes),
    };
  }

  application.post<WithId>(`${path}/:id/answer`, {
    onRequest: async (request, reply) => {
      reply.hijack();
      const { context } = request;
      try {
        const account = await authenticate(request);
        const route = await routeOf(request.params.id);
        await pipeline.handleRequest(route, context, () => allow(account));
      } catch (error) {
        pipeline.respondToError(context, shared, null, error);
      }
    },
    handler: () => undefined,
  });

  // A preview is no use of the link: programs fetch it unasked.
  application.get<WithId>('/p/:id', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    const found = withEndpoint(await links.look(request.params.id));
    const address = `/p/${request.params.id}`;
    if (found === null) return sendPage(request, reply.code(404), address);
    const preview = previewOf(found.endpoint, found.body) ?? {
      title: 'A question of the playground',
      description: 'Shows a question of matrix mathematics with its exact answer and its steps.',
    };
    return sendPage(request, reply, address, { ...preview, picture: `${address}/preview.png` });
  });

  const pictures = createPictures((error) => application.log.warn(error));
  application.addHook('onClose', pictures.close);

  /** What `og:image` of the page names. While too many are wanted at once, the picture of all pages stands in for it. */
  application.get<WithId>('/p/:id/preview.png', async (request, reply) => {
    const { id } = request.params;
    reply.header('x-robots-tag', 'noindex');
    const found = withEndpoint(await links.look(id));
    if (found === null) return refuse(request, reply, refusals.notFound, maxBodyBytes);
    const { endpoint, body } = found;
    const picture = await pictures.picture(id, () =>
      pictureSvg({ title: previewOf(endpoint, body)?.title ?? '', inputs: shownInputs(endpoint, body) }),
    );
    if (picture === null) return reply.header('cache-control', 'no-store').redirect(previewPath, 302);
    return reply.type('image/png').header('cache-control', `max-age=${daySeconds}`).send(picture);
  });
}

const unknownOperation = {
  loc: ['body', 'operation'],
  msg: 'There is no operation of this name.',
  type: 'value_error.const',
} as const;
