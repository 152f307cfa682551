// Behaviours: the shape of `behaviours.json`, which every client is held to. README.md explains it to authors of clients.

/** A reply of the stub. */
export interface ScriptedReply {
  readonly status?: number;
  readonly headers?: { readonly [name: string]: string };
  /** JSON. */
  readonly body?: unknown;
  /** Instead of `body`: the text as it is. */
  readonly text?: string;
  /** Seconds before anything is sent. */
  readonly delay?: number;
  /** The connection is reset instead. */
  readonly reset?: boolean;
  /** The second half of the body never comes. */
  readonly half?: boolean;
}

export interface Call {
  readonly family: 'a' | 'b';
  readonly group: string;
  readonly method: string;
  /** In the order of the method's arguments. */
  readonly inputs: { readonly [name: string]: unknown };
  /** As the API names them. */
  readonly options?: { readonly [name: string]: unknown };
  readonly request?: {
    readonly timeout?: number;
    readonly retries?: number;
    /** Seconds. */
    readonly burst_wait?: number;
    readonly correlation_id?: string;
  };
}

/** Several questions that are sent as a batch; the reply is the list of their replies and errors. */
export interface BatchCall {
  readonly batch: readonly Call[];
  readonly request?: Call['request'];
}

export interface Expectation {
  /** What the reply holds, by paths in the names of the API. */
  readonly members?: { readonly [path: string]: unknown };
  readonly absent?: readonly string[];
  readonly error?: {
    readonly kind: string;
    readonly members?: { readonly [path: string]: unknown };
    readonly message_has?: readonly string[];
  };
  /** How many requests the stub got. */
  readonly requests?: number;
  /** What the first of them held. */
  readonly sent?: {
    readonly path?: string;
    readonly headers?: { readonly [name: string]: string };
    readonly absent_headers?: readonly string[];
    readonly body?: unknown;
    readonly body_text?: string;
  };
  /** Seconds between one request and the next. */
  readonly waits?: readonly { readonly at_least: number; readonly at_most: number }[];
  /** Seconds for the whole call. */
  readonly takes_at_most?: number;
}

export interface Behaviour {
  readonly name: string;
  readonly server: 'service' | 'script' | 'nowhere' | 'burst';
  /** How many calls are made at once, as far as the language can; once without it. Each must be as expected. */
  readonly times?: number;
  readonly script?: readonly ScriptedReply[];
  /** Which key `{key}` stands for. */
  readonly key?: 'usual' | 'exhausted';
  readonly environment?: { readonly [name: string]: string };
  /** The settings of the client; without it the key and the address. */
  readonly client?: {
    readonly api_key?: string | null;
    readonly base_url?: string;
    readonly timeout?: number;
    readonly retries?: number;
    /** Seconds. */
    readonly burst_wait?: number;
    readonly headers?: { readonly [name: string]: string };
  };
  readonly call: Call | BatchCall;
  readonly expect: Expectation;
}
