// Rows of a store as what they stand for. Throws TypeError where a column holds something else.

import { dayNumbered } from '../usage/day.ts';
import type { LinkedQuestion } from './links.ts';
import type { NewSheet, StoredSheet } from './sheets.ts';
import { keyKinds, keyScopes, type MonthUsage, type NamedKey, type NamedKeyUsage } from './named-keys.ts';
import {
  type Account,
  type AuditEvent,
  auditKinds,
  type DayCount,
  type Fingerprints,
  type FoundAccount,
  origins,
  type OwnedKey,
  type RecentRequest,
  type SealedKey,
  type AccountUsage,
  sources,
} from './store.ts';

export type Row = { readonly [column: string]: unknown };

export function numberOf(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`column ${column} holds no number`);
  return value;
}

export function limitOf(row: Row): number | null {
  return row['monthly_limit'] === null ? null : numberOf(row, 'monthly_limit');
}

export function textOf(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`column ${column} holds no text`);
  return value;
}

/** The one of the known words that the column holds. */
function wordOf<Word extends string>(row: Row, column: string, words: readonly Word[]): Word {
  const word = words.find((candidate) => candidate === row[column]);
  if (word === undefined) throw new TypeError(`column ${column} holds an unknown word`);
  return word;
}

/** A source is stored as its place in the list. */
function sourceOf(row: Row): RecentRequest['source'] {
  const source = sources[numberOf(row, 'source')];
  if (source === undefined) throw new TypeError('column source holds an unknown number');
  return source;
}

export function numberOfSource(source: RecentRequest['source']): number {
  return sources.indexOf(source);
}

export function bytesOf(row: Row, column: string): Uint8Array {
  const value = row[column];
  if (!(value instanceof Uint8Array)) throw new TypeError(`column ${column} holds no bytes`);
  return value;
}

export function sealedKeyOf(row: Row): SealedKey {
  return { digest: bytesOf(row, 'digest'), sealed: bytesOf(row, 'sealed') };
}

export function ownedKeyOf(row: Row): OwnedKey {
  return { accountId: textOf(row, 'id'), ...sealedKeyOf(row) };
}

export function fingerprintsOf(row: Row): Fingerprints {
  return { current: bytesOf(row, 'fingerprint'), former: row['former'] === null ? null : bytesOf(row, 'former') };
}

export function accountOf(row: Row): Account {
  return { id: textOf(row, 'id'), email: textOf(row, 'email'), limit: limitOf(row) };
}

export function accountUsageOf(row: Row): AccountUsage {
  return { accountId: textOf(row, 'id'), limit: limitOf(row), used: numberOf(row, 'used') };
}

export function namedKeyUsageOf(row: Row): NamedKeyUsage {
  return {
    ...accountUsageOf(row),
    keyId: textOf(row, 'key_id'),
    scope: wordOf(row, 'scope', keyScopes),
    kind: wordOf(row, 'kind', keyKinds),
  };
}

/** Of rows for each month and key; a month without a named key is one row, whose `key_id` is null. In the order of the rows. */
export function monthsOf(rows: readonly Row[]): readonly MonthUsage[] {
  return [...Map.groupBy(rows, (row) => textOf(row, 'month'))].map(([month, ofMonth]) => ({
    month,
    used: numberOf(ofMonth[0], 'used'),
    byKey: ofMonth
      .filter((row) => row['key_id'] !== null)
      .map((row) => ({ keyId: textOf(row, 'key_id'), used: numberOf(row, 'key_used') })),
  }));
}

export function namedKeyOf(row: Row): NamedKey {
  return {
    id: textOf(row, 'id'),
    name: textOf(row, 'name'),
    scope: wordOf(row, 'scope', keyScopes),
    kind: wordOf(row, 'kind', keyKinds),
    createdAt: numberOf(row, 'created_at'),
    lastUsedAt: row['last_used_at'] === null ? null : numberOf(row, 'last_used_at'),
  };
}

export function linkedQuestionOf(row: Row): LinkedQuestion {
  return { operation: textOf(row, 'operation'), body: textOf(row, 'body') };
}

export function sheetOf(row: Row): NewSheet {
  return { id: textOf(row, 'id'), content: textOf(row, 'content'), createdAt: numberOf(row, 'created_at') };
}

export function storedSheetOf(row: Row): StoredSheet {
  return { ...sheetOf(row), accountId: textOf(row, 'account_id') };
}

export function eventOf(row: Row): AuditEvent {
  return { kind: wordOf(row, 'kind', auditKinds), at: numberOf(row, 'at'), origin: wordOf(row, 'origin', origins) };
}

export function dayCountOf(row: Row): DayCount {
  return {
    day: dayNumbered(numberOf(row, 'day')),
    endpoint: textOf(row, 'endpoint'),
    status: numberOf(row, 'status'),
    requests: numberOf(row, 'requests'),
  };
}

export function recentOf(row: Row): RecentRequest {
  return {
    at: numberOf(row, 'at'),
    endpoint: textOf(row, 'endpoint'),
    status: numberOf(row, 'status'),
    source: sourceOf(row),
  };
}

export function foundAccountOf(row: Row): FoundAccount {
  return {
    account: accountOf(row),
    ...sealedKeyOf(row),
    createdAt: numberOf(row, 'created_at'),
    keyCreatedAt: numberOf(row, 'key_created_at'),
    keyLastUsedAt: row['last_used_at'] === null ? null : numberOf(row, 'last_used_at'),
  };
}
