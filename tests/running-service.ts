// The real service on a free port with a database of its own, for tests that cross packages.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '@matrixsteps/server/service.ts';
import { readSettings } from '@matrixsteps/server/settings/settings.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface RunningService {
  readonly url: string;
  readonly key: string;
  /** Posts a JSON body with the key. */
  readonly post: (path: string, body: string, headers?: { readonly [name: string]: string }) => Promise<Reply>;
  /** A key that was valid until its account got another one. */
  readonly revokedKey: () => Promise<string>;
  /** An account with its own monthly limit. */
  readonly openAccount: (email: string, limit: number) => Promise<OpenedAccount>;
  readonly stop: () => Promise<void>;
}

export interface OpenedAccount {
  readonly key: string;
  /** A new key in place of the old one. */
  readonly regenerate: () => Promise<string>;
}

/** The clock stands still here, so that no month ends in the middle of a test. */
const instant = Date.UTC(2026, 10, 20, 9, 30);

/**
 * Starts a service with the given environment on top of what tests want: no limits of bursts and CPU time, nothing refused for waiting on a
 * slow machine, a large quota, silence.
 */
export async function runService(environment: { readonly [name: string]: string } = {}): Promise<RunningService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'matrixsteps-'));
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: dataDir,
    BURST_PER_SECOND: '0',
    CPU_PERCENT: '0',
    OVERLOAD_MS: '0',
    FREE_PLAN_MONTHLY_LIMIT: '1000000',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const service = await startService({ settings, now: () => instant, drainIdleMilliseconds: 0 });
  const { key } = await service.accounts.open('student@example.com');
  return {
    url: service.url,
    key,
    post: (path, body, headers = {}) =>
      send(`${service.url}${path}`, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      }),
    revokedKey: async () => {
      const former = await service.accounts.open('former@example.com');
      await service.accounts.regenerate(former.account, 'dashboard');
      return former.key;
    },
    openAccount: async (email, limit) => {
      const opened = await service.accounts.open(email, limit);
      return { key: opened.key, regenerate: () => service.accounts.regenerate(opened.account, 'dashboard') };
    },
    stop: async () => {
      await service.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** One exchange, with the body read whole. */
export async function send(url: string, init: RequestInit): Promise<Reply> {
  const response = await fetch(url, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}
