// A browser as far as the account routes notice: it keeps cookies and says where its requests come from.

import { createHash, timingSafeEqual } from 'node:crypto';
import type { PasswordHasher } from '../sessions/passwords.ts';

export const password = 'correct horse battery';
export const otherPassword = 'another horse battery';

type Headers = { readonly [name: string]: string | null };

export interface Browser {
  readonly get: (path: string, headers?: Headers) => Promise<Response>;
  /** As a page of the service sends it, unless `headers` say otherwise; null leaves a header out. */
  readonly post: (path: string, form?: unknown, headers?: Headers) => Promise<Response>;
  /** The cookies that it holds, as it sends them. */
  readonly cookies: () => string;
  readonly plant: (name: string, value: string) => void;
}

export function openBrowser(url: string, standing: Headers = {}): Browser {
  const jar = new Map<string, string>();

  function cookies(): string {
    return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async function send(path: string, method: string, headers: Headers, body: string | null = null): Promise<Response> {
    const page = { origin: url, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const usual = { cookie: jar.size === 0 ? null : cookies(), ...(method === 'POST' ? page : {}) };
    const all = { ...usual, ...standing, ...headers };
    const given = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
    const response = await fetch(url + path, { method, headers: Object.fromEntries(given), body });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const at = pair.indexOf('=');
      if (attributes.includes('Max-Age=0')) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  return {
    get: (path, headers = {}) => send(path, 'GET', headers),
    post: (path, form = {}, headers = {}) =>
      send(path, 'POST', headers, typeof form === 'string' ? form : JSON.stringify(form)),
    cookies,
    plant: (name, value) => void jar.set(name, value),
  };
}

export interface CountingHasher extends PasswordHasher {
  /** How often it hashed, for whatever reason. */
  readonly calls: () => number;
}

/** A hasher that is quick, and therefore of no use but in tests. */
export function createCountingHasher(): CountingHasher {
  let calls = 0;
  function digest(text: string): Buffer {
    calls += 1;
    return createHash('sha256').update(text).digest();
  }
  return {
    hash: async (text) => digest(text).toString('hex'),
    verify: async (text, hash) => {
      const expected = Buffer.from(hash, 'hex');
      const found = digest(text);
      return expected.length === found.length && timingSafeEqual(found, expected);
    },
    calls: () => calls,
  };
}
