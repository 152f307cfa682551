// Settling: a question of a payer is computed, here or by a worker, and its answer counted.

import type { ServerResponse } from 'node:http';
import {
  type Answered,
  answered,
  type Considered,
  type Refusal as Unanswerable,
} from '@matrixmath/api/execute/prepare.ts';
import type { RecentRequest } from '../accounts/store.ts';
import type { Counted } from '../accounts/usage.ts';
import type { Context } from '../context.ts';
import type { Fields } from '../http/head.ts';
import { type Refusal, refusals } from '../http/refusal.ts';
import { before, follow, type Waiting } from '../waiting.ts';
import type { WorkerPool } from '../workers/pool.ts';
import type { View } from '../workers/task.ts';
import { exhaustedBy, type Payer, type Tally } from './payer.ts';

/** What is answered, and how. */
export interface Offer {
  /** What a worker finds it by, and the statistics name it. */
  readonly path: string;
  readonly view: View;
  /** Reads and validates the bytes of a question. */
  readonly consider: (bytes: Uint8Array) => Considered | Unanswerable;
  /** Header fields that all answers of the route have. */
  readonly fields: Fields;
  readonly source: RecentRequest['source'];
}

/** A question that was settled; `prepared` is what was made of its answer before that was counted. */
export type Settled<Prepared> =
  | { readonly kind: 'answer'; readonly answer: Answered; readonly prepared: Prepared; readonly tally: Tally }
  | { readonly kind: 'problems'; readonly status: number; readonly prepared: Prepared }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly tally?: Tally }
  | { readonly kind: 'gone' };

/** Who waits for an answer: a connection, or whoever has the signal. */
export type Asker = ServerResponse | AbortSignal;

function isGone(asker: Asker): boolean {
  return asker instanceof AbortSignal ? asker.aborted : asker.destroyed;
}

function signalOf(asker: Asker): AbortSignal {
  if (asker instanceof AbortSignal) return asker;
  const abandonment = new AbortController();
  asker.once('close', () => abandonment.abort());
  return abandonment.signal;
}

/** A payer's question, as its bytes. */
export interface Question<Prepared> {
  readonly offer: Offer;
  readonly payer: Payer;
  readonly bytes: Uint8Array;
  readonly asker: Asker;
  /** Everything that can fail, or takes time: it is done before the answer is counted. */
  readonly prepare: (answer: Answered) => Prepared | Promise<Prepared>;
}

/** Computes the answer, and counts it. Whoever waits is rejected where the store fails, or whoever asked has gone; what fails at once is thrown. */
export type Settle = <Prepared>(question: Question<Prepared>, waiting: Waiting<Settled<Prepared>>) => void;

/** What became of the computation; the payer may have gone before it. */
type Solved = Awaited<ReturnType<WorkerPool['answer']>> | { readonly kind: 'revoked' };

export function createSettling({ settings, pool, measures, now }: Context): Settle {
  /** Large work is done for payers who are there. Who goes away takes the work in the pool along. */
  async function answerInPool({ offer, payer, bytes, asker }: Question<unknown>): Promise<Solved> {
    const signal = signalOf(asker);
    if ((await payer.current()) === null) return { kind: 'revoked' };
    return pool.answer(offer.path, bytes, signal, offer.view);
  }

  /** Small questions are answered here and now, others by a worker. */
  function solve(question: Question<unknown>): Solved | Promise<Solved> {
    const { offer, bytes } = question;
    if (bytes.length > settings.workerBodyBytes) return answerInPool(question);
    const considered = offer.consider(bytes);
    if (considered.kind === 'refusal') return considered;
    return considered.cost > settings.workerCost ? answerInPool(question) : considered.answer();
  }

  function tellCounted<Prepared>(
    payer: Payer,
    answer: Answered,
    prepared: Prepared,
    counted: Counted,
    { resolve }: Waiting<Settled<Prepared>>,
  ): void {
    if (counted.kind === 'revoked') {
      resolve({ kind: 'refused', refusal: payer.terms.revoked });
    } else if (counted.kind === 'exhausted') {
      resolve({ kind: 'refused', refusal: exhaustedBy(payer, counted, now()), tally: counted });
    } else {
      measures.noteAnswer(payer.terms.policy);
      resolve({ kind: 'answer', answer, prepared, tally: counted });
    }
  }

  function conclude<Prepared>(
    { payer, asker, prepare }: Question<Prepared>,
    solved: Solved,
    waiting: Waiting<Settled<Prepared>>,
  ): void {
    if (solved.kind === 'revoked') {
      waiting.resolve({ kind: 'refused', refusal: payer.terms.revoked });
    } else if (solved.kind === 'busy' || solved.kind === 'overrun') {
      waiting.resolve({ kind: 'refused', refusal: refusals[solved.kind] });
    } else if (solved.kind === 'refusal') {
      const { status } = solved;
      follow(prepare(answered(solved.body, null)), waiting, (prepared) => {
        waiting.resolve({ kind: 'problems', status, prepared });
      });
    } else {
      follow(prepare(solved), waiting, (prepared) => {
        if (isGone(asker)) waiting.resolve({ kind: 'gone' });
        else payer.count(before(waiting, (counted) => tellCounted(payer, solved, prepared, counted, waiting)));
      });
    }
  }

  return (question, waiting) => {
    // The client went away while it waited.
    if (isGone(question.asker)) waiting.resolve({ kind: 'gone' });
    else follow(solve(question), waiting, (solved) => conclude(question, solved, waiting));
  };
}
