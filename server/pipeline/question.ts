// The data of the pipeline: the route, the question with the account that pays for it, and the outcome.

import type { PreparedRequest, Reply, ValidationFailure } from '@matrixsteps/api/execute/prepare.ts';
import type { RecentRequest } from '../accounts/store/store.ts';
import { HttpError } from '../http/http-error.ts';
import type { Client } from '../http/request-context.ts';
import type { HeaderList } from '../http/send.ts';
import type { Holding } from '../http/waiting-bytes.ts';
import type { View } from '../workers/task.ts';
import type { BillingAccount, UsageCount } from './billing.ts';

/** What differs between the routes that answer: both families of the API, the pages of the service, and the assistants' tools. */
export interface AnswerRoute {
  /** Names the route to the workers and in the statistics. */
  readonly path: string;
  readonly view: View;
  readonly source: RecentRequest['source'];
  /** Headers of all replies. */
  readonly headers: HeaderList;
  /** Headers of a refusal before the account is known. */
  readonly refusalHeaders: HeaderList;
  /** Whether practice costs the account of the route, instead of the allowance of whoever asks. */
  readonly isPaidPractice?: boolean;
  /** The question, where the route knows it; else the body of the request is. */
  readonly body?: Uint8Array;
  /** Parses and validates a body, and predicts what the answer costs. */
  readonly prepare: (body: Uint8Array) => PreparedRequest | ValidationFailure;
}

/** A reply in the form that is sent, with its length in bytes. */
export interface Sized {
  readonly length: number;
}

/** A body, and the account that pays for its answer. */
export interface Question<Encoded extends Sized> {
  readonly route: AnswerRoute;
  readonly account: BillingAccount;
  readonly body: Uint8Array;
  readonly client: Client;
  /** Counts the bytes of the body and of the reply while they are in memory. */
  readonly holding: Holding;
  /** Writes the reply in the form that is sent. Everything that can fail or takes time is done before the answer is counted. */
  readonly encode: (reply: Reply) => Encoded | Promise<Encoded>;
}

/** An answer, or a 422 with an explanation, which was counted; or a 422, which is free. Everything else is an error. */
export interface Outcome<Encoded> {
  readonly status: 200 | 422;
  readonly encoded: Encoded;
  /** The account's usage, this answer included. */
  readonly usage: UsageCount;
}

/** The key or the session of the account has ended while the answer was computed. */
export class AccountEnded extends HttpError {}

/** The client went away before its outcome. */
export class ClientGone extends Error {
  constructor() {
    super('the client has gone');
    this.name = 'ClientGone';
  }
}
