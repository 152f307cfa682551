// Requests: how long they take, how many are under way, why they are refused, and the answers that were counted.

import type { Server } from 'node:http';
import { elapsed, type RequestContext } from '../http/request-context.ts';
import { isPlainlyFramed } from '../http/request-checks.ts';
import { causes, methodNotAllowed, type Refusal, refusals } from '../http/refusal.ts';
import type { Observations } from './histogram.ts';
import type { Increment, Instruments } from './instruments.ts';
import type { Measures } from './measures.ts';

/** From a small question in a quiet moment to the longest that a worker may take. */
const bounds = [0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30];

const methods = ['GET', 'HEAD', 'POST'] as const;

/** A client may write any method that there is, and any path: neither becomes a label. */
const otherMethod = 'other';
const unknownRoute = 'unknown';

/** The answer has not left: its client has, or something went wrong in the middle of it. */
const aborted = 'aborted';

type Status = number | typeof aborted;

export function addRequestMetrics(
  instruments: Instruments,
): Pick<Measures, 'watchServer' | 'measureEnd' | 'noteRefusal' | 'noteAnswer'> {
  const durations = instruments.addHistogram(
    'matrixmath_http_request_duration_seconds',
    'Time from the head of a request to the end of its answer.',
    ['route', 'method', 'status'],
    bounds,
  );
  const countRefusals = instruments.addCounter(
    'matrixmath_refusals_total',
    'Requests that were refused, by the reason and what lies behind it.',
    ['cause', 'reason'],
  );
  const refused = new Map<string, Increment>(
    Object.entries(causes).map(([reason, cause]) => [reason, countRefusals({ cause, reason })]),
  );
  const countAnswers = instruments.addCounter(
    'matrixmath_answers_total',
    'Answers that were counted, by the limit that they are counted against.',
    ['policy'],
  );
  const answered = { monthly: countAnswers({ policy: 'monthly' }), daily: countAnswers({ policy: 'daily' }) };
  let begun = 0;
  let ended = 0;
  instruments.addGauge(
    'matrixmath_http_requests_in_progress',
    'Requests whose answers have not left yet.',
    () => begun - ended,
  );

  const seriesByRoute = new Map<string | null, Map<string | undefined, Map<Status, Observations>>>();

  function addSeries(route: string | null, method: string | undefined, status: Status): Observations {
    return durations.labelled({
      route: route ?? unknownRoute,
      method: methods.find((name) => name === method) ?? otherMethod,
      status: String(status),
    });
  }

  function seriesOf({ route, request, response }: RequestContext): Observations {
    const { method } = request;
    const status = response.writableFinished ? response.statusCode : aborted;
    return seriesByRoute
      .getOrInsertComputed(route, () => new Map())
      .getOrInsertComputed(method, () => new Map())
      .getOrInsertComputed(status, () => addSeries(route, method, status));
  }

  function noteRefusal({ reason }: Refusal): void {
    refused.get(reason)?.();
  }

  return {
    watchServer: (server: Server) => {
      server.on('request', (request) => {
        if (isPlainlyFramed(request)) begun += 1;
        // It is refused before it is an exchange, and nothing tells of its end.
        else noteRefusal(refusals.badRequest);
      });
      server.on('checkExpectation', () => noteRefusal(refusals.expectationFailed));
      server.on('connect', () => noteRefusal(methodNotAllowed([])));
    },
    measureEnd: (whenDone) => (exchange) => {
      whenDone(exchange);
      ended += 1;
      seriesOf(exchange).observe(elapsed(exchange));
      if (exchange.refusal !== null) noteRefusal(exchange.refusal);
    },
    noteRefusal,
    noteAnswer: (policy) => answered[policy](),
  };
}
