// Class sheets: made, listed and deleted by a teacher; /c/{id}, the page of a sheet; and its exercises and checks for students, which
// the teacher's account pays for.

import { createHash } from 'node:crypto';
import { answerFeedbackWords } from '@matrixsteps/api/practice/answer-feedback.ts';
import { exercisesWords } from '@matrixsteps/api/practice/exercises.ts';
import { prepareClassCheck } from '@matrixsteps/api/web-answer/class-check.ts';
import { prepareClassPaper } from '@matrixsteps/api/web-answer/class-paper.ts';
import { type ClassSheet, prepareClassSheet } from '@matrixsteps/api/web-answer/class-sheet.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../accounts/accounts.ts';
import { randomCharacters } from '../accounts/keys/api-key.ts';
import { maxSheets, type NewSheet } from '../accounts/store/sheets.ts';
import { dayMilliseconds, dayOf } from '../accounts/usage/day.ts';
import { monthOf } from '../accounts/usage/month.ts';
import { HttpError } from '../http/http-error.ts';
import { notJson, type Refusal, refusals, sheetExhausted, sheetHidden } from '../http/refusal.ts';
import { refuse } from '../http/refuse.ts';
import { comesFromOwnPage } from '../http/same-origin.ts';
import { composeWebAddress } from '../http/service-url.ts';
import { jsonType } from '../http/send.ts';
import { accountPolicy, type BillingAccount, billBySession } from '../pipeline/billing.ts';
import { createDailyAllowance } from '../pipeline/daily-allowance.ts';
import type { Pipeline } from '../pipeline/handle-request.ts';
import type { AnswerRoute } from '../pipeline/question.ts';
import type { Services } from '../service-parts.ts';
import { addAccountRoutes, done, refusedBy } from './account/account-routes.ts';
import { callerOf } from './account/caller.ts';
import { readFields } from './account/forms.ts';
import { readSheetForm, type SheetContent } from './account/sheet-form.ts';
import type { PageQuestions } from './links.ts';
import type { SendPage } from './pages.ts';
import { sampleId, sampleSheet } from './sample-sheet.ts';
import { classPaper, isStudent, mostVersions, paperNamed, readStudents } from './sheet-papers.ts';

/** 71 random bits: nobody finds a sheet by trying. */
const idLength = 12;
const idPattern = new RegExp(`^[0-9A-Za-z]{${idLength}}$`);

/** The longest name of a host, with its scheme and port; no QR code holds much more. */
const longestOrigin = 300;

const purpose = 'class sheet';
const daySeconds = dayMilliseconds / 1000;

const tooManySheets: Refusal = {
  reason: 'sheet_count',
  status: 409,
  detail: `An account has at most ${maxSheets} class sheets. Delete one that is not used any more.`,
};

interface WithId {
  readonly Params: { readonly id: string };
}

interface WithStudent {
  readonly Params: { readonly id: string; readonly student: string };
}

interface WithPaper {
  readonly Params: { readonly id: string; readonly paper: string; readonly students: string };
}

interface Sheet {
  readonly id: string;
  /** Of the teacher; null for the sample, which has none. */
  readonly accountId: string | null;
  readonly chosen: SheetContent;
}

const sample: Sheet = { id: sampleId, accountId: null, chosen: sampleSheet };

/** What is stored: sheets without turns are on operations to be carried out; those without `answers` show them, at once where no day is set. */
type StoredContent = Omit<SheetContent, 'turns' | 'answers'> &
  Partial<Pick<SheetContent, 'turns' | 'answers'>> & { operations?: readonly string[] };

/** The content as this service has written it. */
function readContent(content: string): SheetContent {
  const { operations = [], ...chosen }: StoredContent = JSON.parse(content);
  const turns = operations.map((operation) => ({ operation, kind: 'compute', objective: null }));
  return { turns, answers: chosen.answersFrom === null ? 'always' : 'from', ...chosen };
}

/** Each student has a seed for each sheet, from the number that the student's browser drew. */
function seedOf(id: string, student: string): number {
  return createHash('sha256').update(`matrixsteps class sheet v1 ${id} ${student}`).digest().readUInt32BE();
}

function describe({ title, turns, difficulty, count, hints, answers, answersFrom, answersDaily }: SheetContent) {
  return { title, turns, difficulty, count, hints, answers, answers_from: answersFrom, answers_daily: answersDaily };
}

export function addSheets(
  application: FastifyInstance,
  services: Services,
  pipeline: Pipeline,
  sendPage: SendPage,
  { authenticate }: Pick<PageQuestions, 'authenticate'>,
): void {
  const { settings, mathematics, store, accounts, sessions, usage, windowLimits, now } = services;
  const { maxBodyBytes, maxReplyBytes, publicUrl, host, port, practiceDailyLimit } = settings;
  const { endpoints } = mathematics;
  const policyOfAccounts = accountPolicy(settings, refusals.notFound);
  const allowPractice = createDailyAllowance('practice', windowLimits, practiceDailyLimit);

  async function find(id: string): Promise<Sheet | null> {
    if (id === sampleId) return sample;
    const found = idPattern.test(id) ? await store.findSheet(id) : null;
    return found === null ? null : { id, accountId: found.accountId, chosen: readContent(found.content) };
  }

  /** Where phones find the service that the page of the request came from; its origin has been checked. */
  function siteOf({ headers: { origin = '' } }: FastifyRequest): string {
    const isName = origin !== '' && origin.length <= longestOrigin;
    return publicUrl ?? (isName ? origin : composeWebAddress(host, port));
  }

  function showsAnswers({ answers, answersFrom }: SheetContent): boolean {
    return answers === 'always' || (answersFrom !== null && dayOf(now()) >= answersFrom);
  }

  /** Whether the teacher asks whose sheet it is; the sample is everybody's. */
  async function isOwner(request: FastifyRequest, { accountId }: Sheet): Promise<boolean> {
    if (accountId === null) return true;
    const session = await sessions.sessionOf(request);
    const caller = session === null ? null : await callerOf(services, session.email);
    return caller?.accountId === accountId;
  }

  async function describeOwn({ id, content, createdAt }: NewSheet) {
    const chosen = readContent(content);
    const { used } = await windowLimits.consumed(purpose, id, daySeconds);
    return { id, ...describe(chosen), created_at: new Date(createdAt).toISOString(), answers_today: used };
  }

  addAccountRoutes(application, services, (routes) => {
    routes.addSignedInGet('/account/sheets', async ({ caller }) => {
      const sheets = await Promise.all((await store.listSheets(caller.accountId)).map(describeOwn));
      return done(200, { sheets, most: maxSheets });
    });
    routes.addSignedInPost('/account/sheets', async ({ caller, form }) => {
      const content = readSheetForm(endpoints, form);
      if (content.kind === 'invalid') return content;
      const id = randomCharacters(idLength);
      const sheet = { id, content: JSON.stringify(content.value), createdAt: now() };
      const addition = await store.addSheet(caller.accountId, sheet);
      if (addition === 'added') return done(201, { id });
      return refusedBy(addition === 'full' ? tooManySheets : refusals.signedOut);
    });
    routes.addSignedInPost('/account/sheets/delete', async ({ caller, form }) => {
      const fields = readFields(form, [['id', 'text']] as const, null);
      if (fields.kind === 'invalid') return fields;
      const isRemoved = await store.removeSheet(caller.accountId, fields.value('id'));
      return isRemoved ? done(204) : refusedBy(refusals.notFound);
    });
  });

  application.get<WithId>('/playground/sheets/:id', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'same-origin');
    const sheet = await find(request.params.id);
    if (sheet === null) return refuse(request, reply, refusals.notFound, maxBodyBytes);
    const { title, count, hints, answers, answersFrom } = sheet.chosen;
    const [isOwn, isShown] = [await isOwner(request, sheet), showsAnswers(sheet.chosen)];
    const shown = { title, count, hints, answers, answers_from: answersFrom, shows_answers: isShown };
    const about = { is_own: isOwn, is_sample: sheet.accountId === null, versions: mostVersions };
    return reply.type(jsonType).send(JSON.stringify({ ...shown, ...about }));
  });

  for (const place of ['', '/paper']) {
    application.get<WithId>(`/c/:id${place}`, async (request, reply) => {
      reply.header('x-robots-tag', 'noindex');
      const sheet = await find(request.params.id);
      const address = `/c/${request.params.id}${place}`;
      if (sheet === null) return sendPage(request, reply.code(404), address);
      const { title, count } = sheet.chosen;
      const description = count === 1 ? 'An exercise for a class.' : `${count} exercises for a class.`;
      return sendPage(request, reply, address, { title, description });
    });
  }

  /** The teacher's account, from which a sheet is paid. */
  function billTeacher(teacher: Caller): Promise<BillingAccount> {
    return allowPractice(
      billBySession(policyOfAccounts, usage, teacher, () => accounts.identifyById(teacher.accountId, monthOf(now()))),
    );
  }

  /** The teacher pays, and the sheet has a limit of its own; replies speak of the sheet's, so that students learn nothing of the account. */
  async function bill({ id, chosen }: Sheet, teacher: Caller): Promise<BillingAccount> {
    const paying = await billTeacher(teacher);
    const limit = chosen.answersDaily;
    const { used, resetsAt } = await windowLimits.consumed(purpose, id, daySeconds);
    const policy = {
      ...paying.policy,
      name: 'daily',
      limit,
      planOf: (): 'visitor' => 'visitor',
      exhausted: (_limit: number, _resetsAt: string, secondsLeft: number) => sheetExhausted(secondsLeft),
    } as const;
    return {
      policy,
      scope: 'all',
      shareKey: `sheet ${id}`,
      period: { start: resetsAt - dayMilliseconds, end: resetsAt, resetsAt: new Date(resetsAt).toISOString() },
      used,
      limit,
      count: async () => {
        const own = await windowLimits.consume(purpose, id, limit, daySeconds);
        if (own.kind !== 'granted') return { kind: 'exhausted', used: own.used, limit };
        const { kind } = await paying.count();
        return { kind, used: own.used, limit };
      },
    };
  }

  /** Who pays: the teacher, and for the sample whoever tries it. Rejects with a 404 where the teacher is gone. */
  async function accountFor(
    request: FastifyRequest,
    sheet: Sheet,
    isOwn: boolean,
  ): Promise<() => Promise<BillingAccount>> {
    if (sheet.accountId === null) {
      const visitor = await authenticate(request);
      return () => allowPractice(visitor);
    }
    const teacher = await accounts.identifyById(sheet.accountId, monthOf(now()));
    if (teacher === null) throw new HttpError(refusals.notFound);
    request.context.caller = teacher;
    return () => (isOwn ? billTeacher(teacher) : bill(sheet, teacher));
  }

  /** Answers a student in the teacher's name. */
  async function answer(
    request: FastifyRequest,
    id: string,
    routeOf: (sheet: Sheet, isOwn: boolean) => Pick<AnswerRoute, 'path' | 'view' | 'prepare' | 'body'>,
  ): Promise<void> {
    const { context } = request;
    const shared = {
      source: 'playground',
      headers: ['cross-origin-resource-policy', 'same-origin'],
      refusalHeaders: ['cross-origin-resource-policy', 'same-origin', 'cache-control', 'no-store'],
      isPaidPractice: true,
    } as const;
    try {
      if (!comesFromOwnPage(request, publicUrl)) throw new HttpError(refusals.foreignPage);
      if (request.headers['content-type'] === undefined) throw new HttpError(notJson);
      const sheet = await find(id);
      if (sheet === null) throw new HttpError(refusals.notFound);
      // What teachers ask for themselves is not of what they set aside for the class.
      const isOwn = await isOwner(request, sheet);
      const account = await accountFor(request, sheet, isOwn);
      await pipeline.handleRequest({ ...shared, ...routeOf(sheet, isOwn) }, context, account);
    } catch (error) {
      pipeline.respondToError(context, shared, null, error);
    }
  }

  application.post<WithStudent>('/playground/sheets/:id/exercises/:student', {
    onRequest: async (request, reply) => {
      reply.hijack();
      const { id, student } = request.params;
      await answer(request, id, ({ chosen }) => {
        if (!isStudent(student)) throw new HttpError(refusals.notFound);
        const { turns, difficulty, count, hints } = chosen;
        const answers = showsAnswers(chosen);
        const drawn: ClassSheet = { turns, difficulty, count, seed: seedOf(id, student), hints, answers };
        return {
          path: exercisesWords.path,
          view: 'class',
          body: Buffer.from(JSON.stringify(drawn)),
          prepare: (body) => prepareClassSheet(endpoints, body),
        };
      });
    },
    handler: () => undefined,
  });

  for (const [end, format] of [
    ['', 'page'],
    ['/latex', 'latex'],
  ] as const) {
    application.post<WithPaper>(`/playground/sheets/:id/papers/:paper/:students${end}`, {
      onRequest: async (request, reply) => {
        reply.hijack();
        const { id, paper: name, students: text } = request.params;
        await answer(request, id, ({ chosen }, isOwn) => {
          const [paper, students] = [paperNamed(name), readStudents(text)];
          if (paper === null || students === null) throw new HttpError(refusals.notFound);
          if (paper !== 'sheet' && !isOwn && !showsAnswers(chosen))
            throw new HttpError(sheetHidden(chosen.answersFrom));
          const address = `${siteOf(request)}/c/${id}`;
          const asked = classPaper(chosen, { paper, format, students, address, seedOf: (one) => seedOf(id, one) });
          return {
            path: exercisesWords.path,
            view: 'paper',
            body: Buffer.from(JSON.stringify(asked)),
            prepare: (body) => prepareClassPaper(endpoints, body, maxReplyBytes),
          };
        });
      },
      handler: () => undefined,
    });
  }

  application.post<WithId>('/playground/sheets/:id/check', {
    onRequest: async (request, reply) => {
      reply.hijack();
      await answer(request, request.params.id, () => ({
        path: answerFeedbackWords.path,
        view: 'class-check',
        prepare: (body) => prepareClassCheck(endpoints, body, settings.maxReplyBytes),
      }));
    },
    handler: () => undefined,
  });
}
