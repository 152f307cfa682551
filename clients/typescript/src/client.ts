// The client: settings, the groups of methods, and the routes that have none.

import { bodyText } from './body.ts';
import { CompactGroups, Groups } from './derived/groups.ts';
import { parsed } from './reply.ts';
import { senderOf } from './sender.ts';
import { type ClientSettings, type ResolvedSettings, resolveSettings } from './settings.ts';
import { type RequestSettings, send } from './transport.ts';

/**
 * The client of a matrixsteps service.
 *
 * Each group of operations is a member: `client.arithmetic.add(a, b)` answers with the whole envelope (answer, steps, theory,
 * exercises), `client.compact.arithmetic.add(a, b)` with the result and little else.
 *
 * @example
 * const client = new MatrixSteps({ apiKey: '...' });
 * const { result, steps } = await client.matrices.inverse2x2([[2, 1], [7, 4]]);
 */
export class MatrixSteps extends Groups {
  /** The same operations by the compact routes. */
  readonly compact: CompactGroups;
  readonly #settings: ResolvedSettings;

  /** @throws {@link ConfigurationError} where there is no key, neither given nor in the environment. */
  constructor(settings: ClientSettings = {}) {
    const resolved = resolveSettings(settings);
    const sender = senderOf(resolved);
    super(sender);
    this.compact = new CompactGroups(sender);
    this.#settings = resolved;
  }

  /** The address of the service. */
  get baseUrl(): string {
    return this.#settings.baseUrl;
  }

  /**
   * Posts a body to any route, and gives the reply as the API writes it: for operations that this version does not know.
   * `bigint` keeps its digits; names of members are the API's.
   */
  async post(
    path: string,
    body: { readonly [name: string]: unknown },
    request: RequestSettings = {},
  ): Promise<unknown> {
    const text = bodyText({ path, inputs: body, options: {} });
    return parsed(await send(this.#settings, { method: 'POST', path, body: text }, request));
  }

  /** Whether the service can do its work: `status` and its `checks`. Costs nothing of the quota. */
  async health(request: RequestSettings = {}): Promise<{ readonly [name: string]: unknown }> {
    return parsed(await send(this.#settings, { method: 'GET', path: '/health', body: null }, request));
  }
}
