// The sender: what the derived methods need of the client.

import { type ApiRequest, bodyText } from './body.ts';
import { compactFrom, envelopeFrom, trusted } from './reply.ts';
import type { ResolvedSettings } from './settings.ts';
import { type RequestSettings, send } from './transport.ts';

/** A request to a compact route. */
export interface CompactRequest extends ApiRequest {
  readonly options: { readonly resultName?: string | undefined };
}

export interface Sender {
  /** Sends a request whose reply is an envelope. */
  readonly envelope: <Reply>(request: ApiRequest, settings: RequestSettings) => Promise<Reply>;
  readonly compact: <Reply>(request: CompactRequest, settings: RequestSettings) => Promise<Reply>;
}

export function senderOf(client: ResolvedSettings): Sender {
  // Asynchronous, so that a body that cannot be written rejects the promise instead of throwing.
  async function post(request: ApiRequest, settings: RequestSettings) {
    return send(client, { method: 'POST', path: request.path, body: bodyText(request) }, settings);
  }
  return {
    envelope: async (request, settings) => trusted(envelopeFrom(await post(request, settings))),
    compact: async (request, settings) => {
      const { options } = request;
      const received = await post(request, settings);
      return trusted(compactFrom(received, { resultName: options.resultName ?? 'ans' }));
    },
  };
}
