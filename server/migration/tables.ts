// The tables that are migrated, with the columns that both databases have, and the common type of their cells.

import { getAuthTables } from 'better-auth/db';

/** Times (of the users' tables) are milliseconds since 1970, booleans 0 and 1. */
export type Cell = string | number | Uint8Array | null;
export type Cells = readonly Cell[];

export type ColumnKind = 'text' | 'integer' | 'bytes' | 'time' | 'boolean';

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
}

export interface Table {
  readonly area: 'store' | 'users';
  readonly name: string;
  readonly columns: readonly Column[];
  /** The primary key, by which rows are ordered. */
  readonly key: readonly string[];
}

function storeTable(name: string, key: readonly string[], columns: { readonly [name: string]: ColumnKind }): Table {
  const named = Object.entries(columns).map(([column, kind]) => ({ name: column, kind }));
  return { area: 'store', name, key, columns: named };
}

/** Each table comes after those that it references. An account and its key are one record. */
const storeTables: readonly Table[] = [
  storeTable('secret', ['only_one'], {
    only_one: 'integer',
    fingerprint: 'bytes',
    former: 'bytes',
  }),
  storeTable('account', ['id'], {
    id: 'text',
    email: 'text',
    monthly_limit: 'integer',
    created_at: 'integer',
    digest: 'bytes',
    sealed: 'bytes',
    key_created_at: 'integer',
    last_used_at: 'integer',
  }),
  storeTable('account_key', ['id'], {
    id: 'text',
    account_id: 'text',
    name: 'text',
    scope: 'text',
    kind: 'text',
    digest: 'bytes',
    created_at: 'integer',
    last_used_at: 'integer',
  }),
  storeTable('usage', ['account_id', 'month'], {
    account_id: 'text',
    month: 'text',
    used: 'integer',
    granted: 'integer',
  }),
  storeTable('key_usage', ['account_id', 'month', 'key_id'], {
    account_id: 'text',
    month: 'text',
    key_id: 'text',
    used: 'integer',
  }),
  storeTable('claim', ['account_id'], { account_id: 'text', digest: 'bytes', expires_at: 'integer' }),
  storeTable('audit', ['account_id', 'number'], {
    account_id: 'text',
    number: 'integer',
    kind: 'text',
    at: 'integer',
    origin: 'text',
  }),
  storeTable('allowance', ['bucket', 'period'], {
    bucket: 'text',
    period: 'text',
    spent: 'integer',
    expires_at: 'integer',
  }),
  storeTable('link', ['id'], {
    id: 'text',
    digest: 'bytes',
    operation: 'text',
    body: 'text',
    used_day: 'integer',
  }),
  storeTable('link_maker', ['link_id', 'token'], { link_id: 'text', token: 'bytes' }),
  storeTable('sheet', ['id'], { id: 'text', account_id: 'text', content: 'text', created_at: 'integer' }),
  storeTable('endpoint', ['number'], { number: 'integer', path: 'text' }),
  storeTable('day_count', ['account_id', 'day', 'endpoint', 'status'], {
    account_id: 'text',
    day: 'integer',
    endpoint: 'integer',
    status: 'integer',
    requests: 'integer',
  }),
  storeTable('latest_request', ['account_id', 'number'], {
    account_id: 'text',
    number: 'integer',
    at: 'integer',
    endpoint: 'integer',
    status: 'integer',
    source: 'integer',
  }),
];

function kindOf(type: unknown): ColumnKind {
  if (type === 'string') return 'text';
  if (type === 'number') return 'integer';
  if (type === 'date') return 'time';
  if (type === 'boolean') return 'boolean';
  throw new Error(`no table of users is known to have a column of type ${String(type)}`);
}

/** The tables of better-auth by its own description, each after those that it references. */
function usersTables(): readonly Table[] {
  return Object.values(getAuthTables({}))
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .map(({ modelName, fields }) => ({
      area: 'users',
      name: modelName,
      key: ['id'],
      columns: [
        { name: 'id', kind: 'text' },
        ...Object.entries(fields).map(([name, { fieldName, type }]) => ({
          name: fieldName ?? name,
          kind: kindOf(type),
        })),
      ],
    }));
}

export function listTables(): readonly Table[] {
  return [...storeTables, ...usersTables()];
}

/** The name of a table in messages. */
export function titleOf({ area, name }: Table): string {
  return area === 'users' ? `users' ${name}` : name;
}
