// Asking: what the derived groups need of the client.

import { bodyText, type Question } from './body.ts';
import { compactFrom, envelopeFrom, trusted } from './reply.ts';
import type { ResolvedSettings } from './settings.ts';
import { type RequestSettings, send } from './transport.ts';

/** A question to a route that answers compactly. */
export interface CompactQuestion extends Question {
  readonly options: { readonly resultName?: string | undefined };
  /** Whether the answers of several operations are wanted. */
  readonly isRecord?: boolean;
}

export interface Ask {
  /** The answer in an envelope. */
  readonly envelope: <Reply>(question: Question, request: RequestSettings) => Promise<Reply>;
  readonly compact: <Reply>(question: CompactQuestion, request: RequestSettings) => Promise<Reply>;
}

export function askWith(settings: ResolvedSettings): Ask {
  // Asynchronous, so that a body that cannot be written rejects as everything else does.
  async function post(question: Question, request: RequestSettings) {
    return send(settings, { method: 'POST', path: question.path, body: bodyText(question) }, request);
  }
  return {
    envelope: async (question, request) => trusted(envelopeFrom(await post(question, request))),
    compact: async (question, request) => {
      const { options, isRecord = false } = question;
      const received = await post(question, request);
      return trusted(compactFrom(received, { resultName: options.resultName ?? 'ans', isRecord }));
    },
  };
}
