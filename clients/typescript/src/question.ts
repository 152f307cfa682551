// Questions: what the methods of `client.questions` make, for a batch to send.

import { type ApiRequest, bodyText } from './body.ts';
import { CompactGroups, Groups } from './derived/groups.ts';
import type { Received } from './received.ts';
import { compactFrom, envelopeFrom, trusted } from './reply.ts';
import type { CompactRequest, Sender } from './sender.ts';
import type { RequestSettings } from './transport.ts';

/** What a question asks, and how its reply is read. */
interface Asked<Reply> {
  readonly request: ApiRequest;
  readonly read: (received: Received) => Reply;
}

/**
 * A question that `client.questions` has made. `client.batch` sends many of them together; one that is awaited is sent alone.
 */
export class Question<Reply> implements Promise<Reply> {
  readonly [Symbol.toStringTag] = 'Question';
  readonly #asked: Asked<Reply>;
  readonly #askAlone: () => Promise<Reply>;
  #alone: Promise<Reply> | null = null;

  constructor(asked: Asked<Reply>, askAlone: () => Promise<Reply>) {
    this.#asked = asked;
    this.#askAlone = askAlone;
  }

  /** The path of the operation. */
  get route(): string {
    return this.#asked.request.path;
  }

  /** The body as JSON. @throws InvalidArgumentError for what JSON cannot carry */
  body(): string {
    return bodyText(this.#asked.request);
  }

  /** The reply in what was received. @throws MalformedReplyError */
  read(received: Received): Reply {
    return this.#asked.read(received);
  }

  // oxlint-disable-next-line unicorn/no-thenable -- a question that is awaited is sent alone.
  then<Fulfilled = Reply, Rejected = never>(
    onFulfilled?: ((reply: Reply) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    return this.#sent().then(onFulfilled, onRejected);
  }

  catch<Rejected = never>(
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Reply | Rejected> {
    return this.#sent().catch(onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<Reply> {
    return this.#sent().finally(onFinally);
  }

  #sent(): Promise<Reply> {
    this.#alone ??= this.#askAlone();
    return this.#alone;
  }
}

/** The groups of methods, whose questions are sent by `client.batch`. */
export class Questions extends Groups {
  /** The same questions to the compact routes. */
  readonly compact: CompactGroups;

  /** `sender` sends a question that is awaited alone. */
  constructor(sender: Sender) {
    const maker = questionMaker(sender);
    super(maker);
    this.compact = new CompactGroups(maker);
  }
}

/** Makes questions where another sender would send. */
function questionMaker(sender: Sender): Sender {
  return {
    envelope: <Reply>(request: ApiRequest, settings: RequestSettings) =>
      new Question<Reply>({ request, read: (received) => trusted(envelopeFrom(received)) }, () =>
        sender.envelope<Reply>(request, settings),
      ),
    compact: <Reply>(request: CompactRequest, settings: RequestSettings) => {
      const { options } = request;
      const naming = { resultName: options.resultName ?? 'ans' };
      return new Question<Reply>({ request, read: (received) => trusted(compactFrom(received, naming)) }, () =>
        sender.compact<Reply>(request, settings),
      );
    },
  };
}
