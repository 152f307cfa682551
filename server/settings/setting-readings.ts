// Readings: how the text of a setting becomes its value, kind by kind.

import { isIP } from 'node:net';
import { listDatabases, maxDatabases } from './database-list.ts';

/** How a text becomes a value; `wanted` completes the sentence "NAME must be ...". */
export interface Reading<Value> {
  readonly wanted: string;
  readonly read: (text: string) => Value | undefined;
}

export function integer(least: number, most = Number.MAX_SAFE_INTEGER): Reading<number> {
  return {
    wanted:
      most === Number.MAX_SAFE_INTEGER ? `an integer of at least ${least}` : `an integer from ${least} to ${most}`,
    read: (text) => {
      const value = /^\d{1,16}$/.test(text) ? Number(text) : -1;
      return value >= least && value <= most ? value : undefined;
    },
  };
}

export const yesOrNo: Reading<boolean> = {
  wanted: 'yes or no',
  read: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
};

const port = integer(0, 65_535);

export const optionalPort: Reading<number | null> = {
  wanted: `${port.wanted}, or not set`,
  read: (text) => (text === '' ? null : port.read(text)),
};

export const words: Reading<string> = {
  wanted: 'a text without line breaks',
  read: (text) => (/^[^\n\r\0]+$/.test(text) ? text : undefined),
};

export const optionalWords: Reading<string | null> = {
  wanted: `${words.wanted}, or not set`,
  read: (text) => (text === '' ? null : words.read(text)),
};

/** The value is an address that can be opened: `mailto:` or `https:`. */
export const contact: Reading<string | null> = {
  wanted: 'an e-mail address, or an address such as https://example.org/contact, or not set',
  read: (text) => {
    if (text === '') return null;
    if (/^[^\s@<>,:?&%]+@[^\s@<>,:?&%]+$/.test(text)) return `mailto:${text}`;
    const url = parseUrl(text, ['https:']);
    return url !== undefined && url.username === '' && url.password === '' ? url.href : undefined;
  },
};

export const secret: Reading<string | null> = {
  wanted: 'at least 32 characters long, or not set',
  read: (text) => {
    if (text === '') return null;
    return text.length >= 32 ? text : undefined;
  },
};

function parseUrl(text: string, protocols: readonly string[]): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && protocols.includes(url.protocol) && url.hostname !== '' ? url : undefined;
}

export const origin: Reading<string | null> = {
  wanted: 'an address such as https://matrix.example.org without a path, or not set',
  read: (text) => {
    if (text === '') return null;
    const url = parseUrl(text, ['http:', 'https:']);
    return url !== undefined && url.href === `${url.origin}/` ? url.origin : undefined;
  },
};

export const mailServer: Reading<string | null> = {
  wanted: 'an address such as smtps://user:password@mail.example.org, or not set',
  read: (text) => {
    if (text === '') return null;
    return parseUrl(text, ['smtp:', 'smtps:']) === undefined ? undefined : text;
  },
};

function isDatabase(text: string): boolean {
  const url = parseUrl(text, ['postgres:', 'postgresql:']);
  return url !== undefined && url.pathname.length >= 2;
}

const databaseAddress = 'an address such as postgres://user:password@db.example.org/matrixsteps';

/** The value is the text, for `listDatabases`. */
export const databases: Reading<string | null> = {
  wanted: `${databaseAddress}, or up to ${maxDatabases} different ones, separated by commas or spaces, or not set`,
  read: (text) => {
    if (text === '') return null;
    const addresses = listDatabases(text.trim());
    const isList = addresses.length <= maxDatabases && new Set(addresses).size === addresses.length;
    return isList && addresses.every(isDatabase) ? text.trim() : undefined;
  },
};

export const sender: Reading<string | null> = {
  wanted: 'a sender such as "Matrixsteps <noreply@example.org>", or not set',
  read: (text) => {
    if (text === '') return null;
    return /^[^\n\r\0]*[^\s@<>]@[^\s@<>]+>?$/.test(text) ? text : undefined;
  },
};

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  // A prefix of 0 would believe what everybody says of their own address.
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}

export const networks: Reading<readonly string[]> = {
  wanted: 'addresses or networks such as 10.0.0.0/8, separated by commas, or not set',
  read: (text) => {
    if (text === '') return [];
    const names = text.split(',').map((name) => name.trim());
    return names.every(isNetwork) ? names : undefined;
  },
};

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export const level: Reading<LogLevel> = {
  wanted: `one of ${logLevels.join(', ')}`,
  read: (text) => logLevels.find((name) => name === text),
};
