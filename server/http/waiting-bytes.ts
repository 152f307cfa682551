// Waiting bytes: the bodies and replies that the process holds for its clients, counted for each account, so that nobody fills the memory
// with what nobody reads.

import type { ServerResponse } from 'node:http';
import { HttpError } from './http-error.ts';
import { refusals } from './refusal.ts';

export interface WaitingBytes {
  /**
   * What one request holds, nothing at first, until its response has left or its client has. Throws a 503 where the account or the
   * process holds all that it may already.
   */
  readonly open: (account: string, response: ServerResponse) => Holding;
  /** Bytes that are held now. */
  readonly total: () => number;
}

/** The bytes that one request holds. */
export interface Holding {
  /** Adds bytes. Throws a 503, and adds none, where the account or the process would hold more than it may. */
  readonly add: (bytes: number) => void;
  /** Gives bytes back that have left before the end of the response. */
  readonly release: (bytes: number) => void;
}

/** Both limits in bytes. */
export function createWaitingBytes({
  maxWaitingBytes,
  maxAccountWaitingBytes,
}: {
  readonly maxWaitingBytes: number;
  readonly maxAccountWaitingBytes: number;
}): WaitingBytes {
  /** Accounts that hold nothing are not in it. */
  const byAccount = new Map<string, number>();
  let total = 0;

  function requireRoom(account: string, bytes: number): void {
    if ((byAccount.get(account) ?? 0) + bytes > maxAccountWaitingBytes)
      throw new HttpError(refusals.accountBytesWaiting);
    if (total + bytes > maxWaitingBytes) throw new HttpError(refusals.bytesWaiting);
  }

  function change(account: string, bytes: number): void {
    total += bytes;
    const held = (byAccount.get(account) ?? 0) + bytes;
    if (held === 0) byAccount.delete(account);
    else byAccount.set(account, held);
  }

  function open(account: string, response: ServerResponse): Holding {
    requireRoom(account, 1);
    let held = 0;
    response.once('close', () => {
      if (held > 0) change(account, -held);
    });
    return {
      add: (bytes) => {
        // Who has gone gives nothing back any more.
        if (response.destroyed) return;
        requireRoom(account, bytes);
        change(account, bytes);
        held += bytes;
      },
      release: (bytes) => {
        if (response.destroyed) return;
        change(account, -bytes);
        held -= bytes;
      },
    };
  }

  return { open, total: () => total };
}
