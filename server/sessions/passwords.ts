// Passwords: their lengths, and hashing.

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createQueue } from './queue.ts';

export const shortestPassword = 12;
export const longestPassword = 128;

/** Another keyboard may send the same characters in another Unicode composition. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

/** The length in code points: a character outside the basic plane counts as one. */
export function passwordLength(password: string): number {
  return Array.from(password).length;
}

export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  /** Compares in constant time. False for a malformed hash. */
  readonly verify: (password: string, hash: string) => Promise<boolean>;
}

/** scrypt (RFC 7914) with 32 MiB and the three passes that the OWASP Password Storage Cheat Sheet asks for with them. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const saltLength = 16;
const keyLength = 32;

/**
 * At least two of Node's four threads stay free for files and compression, and one CPU for answers. The limit also bounds memory.
 */
const enqueue = createQueue(Math.max(1, Math.min(2, availableParallelism() - 1)));

function derive(password: string, salt: Uint8Array): Promise<Buffer> {
  return enqueue(() => deriveNow(normalizePassword(password), salt));
}

function deriveNow(password: string, salt: Uint8Array): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(password, salt, keyLength, cost, (error, key) => {
    if (error === null) resolve(key);
    else reject(error);
  });
  return promise;
}

/** The hash is `scrypt$` and the salt and the key, in base64url. */
export const scryptHasher: PasswordHasher = {
  hash: async (password) => {
    const salt = randomBytes(saltLength);
    const key = await derive(password, salt);
    return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
  },
  verify: async (password, hash) => {
    const [name, salt, key, ...rest] = hash.split('$');
    if (name !== 'scrypt' || salt === undefined || key === undefined || rest.length > 0) return false;
    const expected = Buffer.from(key, 'base64url');
    const found = await derive(password, Buffer.from(salt, 'base64url'));
    return expected.length === found.length && timingSafeEqual(found, expected);
  },
};
