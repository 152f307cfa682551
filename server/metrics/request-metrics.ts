// Requests: how long they take, how many are in progress, why they are refused, and the answers that were counted.

import type { Server } from 'node:http';
import { elapsed, type RequestContext } from '../http/request-context.ts';
import { isPlainlyFramed } from '../http/request-checks.ts';
import { causes, methodNotAllowed, type Refusal, refusals } from '../http/refusal.ts';
import type { Instruments } from './instruments.ts';
import type { Measures } from './measures.ts';

/** From a small calculation without load to the longest that a worker may take. */
const buckets = [0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30];

const methods = ['GET', 'HEAD', 'POST'] as const;

/** Clients may send any method and path, and labels need a closed set of values. */
const otherMethod = 'other';
const unknownRoute = 'unknown';

/** The response is not complete: the client closed the connection, or sending failed. */
const aborted = 'aborted';

function labelsOf({ route, request, response }: RequestContext) {
  return {
    route: route ?? unknownRoute,
    method: methods.find((name) => name === request.method) ?? otherMethod,
    status: response.writableFinished ? String(response.statusCode) : aborted,
  };
}

export function addRequestMetrics(
  instruments: Instruments,
  countSlips: boolean,
): Pick<
  Measures,
  | 'watchServer'
  | 'measureEnd'
  | 'noteRefusal'
  | 'noteAnswer'
  | 'noteBatchQuestion'
  | 'noteSlowReader'
  | 'watchWaitingBytes'
> {
  const durations = instruments.addHistogram(
    'matrixsteps_http_request_duration_seconds',
    'Time from the headers of a request to the end of its response.',
    ['route', 'method', 'status'],
    buckets,
  );
  const refusalCounter = instruments.addCounter(
    'matrixsteps_refusals_total',
    'Requests that were refused, by reason and cause.',
    ['cause', 'reason'],
  );
  for (const [reason, cause] of Object.entries(causes)) refusalCounter.inc({ cause, reason }, 0);
  const answerCounter = instruments.addCounter(
    'matrixsteps_answers_total',
    'Answers that were counted, by the limit that they are counted against.',
    ['policy'],
  );
  for (const policy of ['monthly', 'daily']) answerCounter.inc({ policy }, 0);
  const slipCounter = countSlips
    ? instruments.addCounter(
        'matrixsteps_slips_total',
        "First slips of students' workings and answers, by operation and likeliest kind.",
        ['operation', 'kind'],
      )
    : null;
  const batchQuestions = instruments.addCounter(
    'matrixsteps_batch_questions_total',
    'Questions of batches to routes that there are, by the status that each of them got.',
    ['status'],
  );
  batchQuestions.inc({ status: '200' }, 0);
  const slowReaders = instruments.addCounter(
    'matrixsteps_slow_readers_closed_total',
    'Connections that were closed because their clients read a reply too slowly.',
    [],
  );
  let readWaitingBytes: (() => number) | null = null;
  instruments.addGauge(
    'matrixsteps_waiting_bytes',
    'Bytes of request bodies and replies that are held for clients.',
    () => readWaitingBytes?.() ?? 0,
  );
  let begun = 0;
  let ended = 0;
  instruments.addGauge(
    'matrixsteps_http_requests_in_progress',
    'Requests whose responses are not complete.',
    () => begun - ended,
  );

  function noteRefusal({ reason }: Refusal): void {
    refusalCounter.inc({ cause: causes[reason], reason });
  }

  return {
    watchServer: (server: Server) => {
      server.on('request', (request) => {
        if (isPlainlyFramed(request)) begun += 1;
        // It is refused before there is an context, so that measureEnd never sees it.
        else noteRefusal(refusals.badRequest);
      });
      server.on('checkExpectation', () => noteRefusal(refusals.expectationFailed));
      server.on('connect', () => noteRefusal(methodNotAllowed([])));
    },
    measureEnd: (onClose) => (context) => {
      onClose(context);
      ended += 1;
      durations.observe(labelsOf(context), elapsed(context) / 1000);
      if (context.refusal !== null) noteRefusal(context.refusal);
    },
    noteRefusal,
    noteAnswer: (policy, slip) => {
      answerCounter.inc({ policy });
      if (slip !== undefined) slipCounter?.inc({ operation: slip.operation, kind: slip.kind });
    },
    noteBatchQuestion: (status) => batchQuestions.inc({ status: String(status) }),
    noteSlowReader: () => slowReaders.inc(),
    watchWaitingBytes: (read) => {
      readWaitingBytes = read;
    },
  };
}
