// A lane: a connection for statements that are run all the time, at a third of what the driver takes for them over the pool.

import { setTimeout as delay } from 'node:timers/promises';
import { Client, type Connection, type Submittable } from 'pg';
import { clientConfig, type DatabaseSettings, prepareConnection, type Statement } from './postgres-pool.ts';

/** A row as PostgreSQL writes it: a text for each column, null for NULL. */
export type TextRow = readonly (string | null)[];

export interface Lane {
  /** Runs a statement when the earlier one has ended. Values are as PostgreSQL reads them. */
  readonly run: (statement: Statement, values: readonly string[]) => Promise<readonly TextRow[]>;
  /** May be called again. */
  readonly close: () => Promise<void>;
}

/** Quotes what stands in an array: only two characters mean something there. */
function quoteElement(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** Texts as an array of PostgreSQL. */
export function textArray(texts: readonly string[]): string {
  return `{${texts.map(quoteElement).join(',')}}`;
}

/** Bytes in their hexadecimal form. */
export function bytesText(bytes: Uint8Array): string {
  return `\\x${Buffer.from(bytes).toString('hex')}`;
}

export function bytesArray(items: readonly Uint8Array[]): string {
  return textArray(items.map(bytesText));
}

export function numbersArray(numbers: readonly number[]): string {
  return `{${numbers.join(',')}}`;
}

/** What the driver tells of a statement under way, beside what its type says. */
interface Run extends Submittable {
  callback: (error: unknown) => void;
  readonly handleDataRow: (message: { readonly fields: TextRow }) => void;
  readonly handleReadyForQuery: () => void;
  readonly handleError: (error: unknown) => void;
  readonly handleRowDescription: () => void;
  readonly handleCommandComplete: () => void;
  readonly handleEmptyQuery: () => void;
}

function nothing(): void {
  // The columns are known, and the rows count themselves.
}

/**
 * One run, as messages of the protocol (PostgreSQL, "Extended Query"). The driver's own queries ask for a description of the columns each
 * time and make an object of each row; here the statement is prepared once, and a run is a bind, an execute and a sync.
 */
function composeRun(
  { name, text }: Statement,
  values: readonly string[],
  isPrepared: boolean,
  outcome: PromiseWithResolvers<readonly TextRow[]>,
): Run {
  const rows: TextRow[] = [];
  const run: Run = {
    // The driver puts its own in between, to see that the time of a query does not run out.
    callback: (error) => (error === null ? outcome.resolve(rows) : outcome.reject(error)),
    submit: (connection: Connection) => {
      connection.stream.cork();
      if (!isPrepared) connection.parse({ name, text, types: [] }, true);
      connection.bind({ statement: name, values: [...values] }, true);
      connection.execute({ portal: '' }, true);
      connection.sync();
      connection.stream.uncork();
    },
    handleDataRow: ({ fields }) => void rows.push(fields),
    handleReadyForQuery: () => run.callback(null),
    handleError: (error) => run.callback(error),
    handleRowDescription: nothing,
    handleCommandComplete: nothing,
    handleEmptyQuery: nothing,
  };
  return run;
}

interface Opened {
  readonly client: Client;
  /** The names of the statements that it knows. */
  readonly prepared: Set<string>;
}

/** Opens no connection yet. One that is lost is made anew by the next run. */
export function openLane(settings: DatabaseSettings, schema: string): Lane {
  let current: Promise<Opened> | undefined;
  let latest: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function forget(opened: Promise<Opened>): void {
    if (current === opened) current = undefined;
  }

  async function connect(): Promise<Opened> {
    const client = new Client(clientConfig(settings));
    client.on('error', nothing);
    try {
      await client.connect();
      await prepareConnection(client, settings, schema);
    } catch (error) {
      void client.end().catch(nothing);
      throw error;
    }
    return { client, prepared: new Set() };
  }

  function open(): Promise<Opened> {
    const opening = connect();
    opening.then(
      ({ client }) => client.once('end', () => forget(opening)),
      () => forget(opening),
    );
    return opening;
  }

  async function runNow(statement: Statement, values: readonly string[]): Promise<readonly TextRow[]> {
    if (isClosed) throw new Error('the connection was closed');
    current ??= open();
    const opening = current;
    const { client, prepared } = await opening;
    const outcome = Promise.withResolvers<readonly TextRow[]>();
    try {
      client.query(composeRun(statement, values, prepared.has(statement.name), outcome));
      const rows = await outcome.promise;
      prepared.add(statement.name);
      return rows;
    } catch (error) {
      // It may still be busy with what failed.
      forget(opening);
      void client.end().catch(nothing);
      throw error;
    }
  }

  return {
    run: (statement, values) => {
      const own = latest.then(() => runNow(statement, values));
      latest = own.catch(nothing);
      return own;
    },
    close: async () => {
      isClosed = true;
      const opened = await current?.catch(() => undefined);
      if (opened === undefined) return;
      await Promise.race([opened.client.end(), delay(1000, undefined, { ref: false })]);
    },
  };
}
