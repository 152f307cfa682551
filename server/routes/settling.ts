// Settling: a question of a payer is computed, here or by a worker, and its answer counted.
// Above: answering.ts. Below: payer.ts, workers/, and wire through what is offered.

import type { ServerResponse } from 'node:http';
import { type Answered, answered, type Considered, type Refusal as Unanswerable } from '@matrixmath/wire/service.ts';
import type { RecentRequest } from '../accounts/store.ts';
import type { Context } from '../context.ts';
import type { Fields } from '../http/exchange.ts';
import { type Refusal, refusals } from '../http/refusal.ts';
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

/**
 * Computes the answer of an offer to the bytes of a payer's question, and counts it. Everything that can fail, or takes time, is done in
 * `prepare`, before the count. Rejects where the store fails, or whoever asked has gone.
 */
export type Settle = <Prepared>(
  offer: Offer,
  payer: Payer,
  bytes: Uint8Array,
  asker: Asker,
  prepare: (answer: Answered) => Prepared | Promise<Prepared>,
) => Promise<Settled<Prepared>>;

export function createSettling({ settings, pool, measures, now }: Context): Settle {
  /** Large work is done for payers who are there. Who goes away takes the work in the pool along. */
  async function answerInPool({ path, view }: Offer, payer: Payer, bytes: Uint8Array, asker: Asker) {
    const signal = signalOf(asker);
    if ((await payer.current()) === null) return { kind: 'revoked' as const };
    return pool.answer(path, bytes, signal, view);
  }

  /** Small questions are answered here and now, others by a worker. */
  function solve(offer: Offer, payer: Payer, bytes: Uint8Array, asker: Asker) {
    if (bytes.length > settings.workerBodyBytes) return answerInPool(offer, payer, bytes, asker);
    const considered = offer.consider(bytes);
    if (considered.kind === 'refusal') return considered;
    return considered.cost > settings.workerCost ? answerInPool(offer, payer, bytes, asker) : considered.answer();
  }

  return async <Prepared>(
    offer: Offer,
    payer: Payer,
    bytes: Uint8Array,
    asker: Asker,
    prepare: (answer: Answered) => Prepared | Promise<Prepared>,
  ): Promise<Settled<Prepared>> => {
    // The client went away while it waited.
    if (isGone(asker)) return { kind: 'gone' };
    const solved = solve(offer, payer, bytes, asker);
    const outcome = solved instanceof Promise ? await solved : solved;
    if (outcome.kind === 'revoked') return { kind: 'refused', refusal: payer.terms.revoked };
    if (outcome.kind === 'busy' || outcome.kind === 'overrun') {
      return { kind: 'refused', refusal: refusals[outcome.kind] };
    }
    const answer = outcome.kind === 'refusal' ? answered(outcome.body, null) : outcome;
    const preparing = prepare(answer);
    const prepared = preparing instanceof Promise ? await preparing : preparing;
    if (outcome.kind === 'refusal') return { kind: 'problems', status: outcome.status, prepared };
    if (isGone(asker)) return { kind: 'gone' };

    const counted = await payer.count();
    if (counted.kind === 'revoked') return { kind: 'refused', refusal: payer.terms.revoked };
    if (counted.kind === 'exhausted') {
      return { kind: 'refused', refusal: exhaustedBy(payer, counted, now()), tally: counted };
    }
    measures.noteAnswer(payer.terms.policy);
    return { kind: 'answer', answer, prepared, tally: counted };
  };
}
