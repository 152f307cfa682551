// The tables of the SQLite store, and their migrations.

import type { DatabaseSync } from 'node:sqlite';
import { SettingProblem } from '../../settings/settings.ts';

/** Step n migrates version n to n + 1. Steps are only ever added. */
const migrations: readonly string[] = [
  `CREATE TABLE account (
     id TEXT PRIMARY KEY,
     email TEXT NOT NULL UNIQUE,
     monthly_limit INTEGER CHECK (monthly_limit >= 0),
     created_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE api_key (
     digest BLOB PRIMARY KEY,
     account_id TEXT NOT NULL UNIQUE REFERENCES account (id) ON DELETE CASCADE,
     sealed BLOB NOT NULL,
     created_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE usage (
     account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
     month TEXT NOT NULL,
     used INTEGER NOT NULL CHECK (used >= 0),
     granted INTEGER NOT NULL,
     PRIMARY KEY (account_id, month)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE secret (
     only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
     fingerprint BLOB NOT NULL
   ) STRICT;`,
  `ALTER TABLE api_key ADD COLUMN last_used_at INTEGER;
   CREATE TABLE claim (
     account_id TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
     digest BLOB NOT NULL UNIQUE,
     expires_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE audit (
     account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
     number INTEGER NOT NULL,
     kind TEXT NOT NULL,
     at INTEGER NOT NULL,
     origin TEXT NOT NULL,
     PRIMARY KEY (account_id, number)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE allowance (
     bucket TEXT NOT NULL,
     period TEXT NOT NULL,
     spent INTEGER NOT NULL CHECK (spent >= 0),
     expires_at INTEGER NOT NULL,
     PRIMARY KEY (bucket, period)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX allowance_by_expiry ON allowance (expires_at);
   CREATE TABLE activity (
     account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
     day TEXT NOT NULL,
     endpoint TEXT NOT NULL,
     status INTEGER NOT NULL,
     requests INTEGER NOT NULL CHECK (requests > 0),
     PRIMARY KEY (account_id, day, endpoint, status)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE recent_request (
     account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
     number INTEGER NOT NULL,
     at INTEGER NOT NULL,
     endpoint TEXT NOT NULL,
     status INTEGER NOT NULL,
     source TEXT NOT NULL,
     PRIMARY KEY (account_id, number)
   ) STRICT, WITHOUT ROWID;`,
  // Endpoints, days and sources become numbers; a source is its place in the list `sources`.
  `CREATE TABLE endpoint (
     number INTEGER PRIMARY KEY,
     path TEXT NOT NULL UNIQUE
   ) STRICT;
   INSERT INTO endpoint (path) SELECT endpoint FROM activity UNION SELECT endpoint FROM recent_request;
   CREATE TABLE day_count (
     account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
     day INTEGER NOT NULL,
     endpoint INTEGER NOT NULL,
     status INTEGER NOT NULL,
     requests INTEGER NOT NULL CHECK (requests > 0),
     PRIMARY KEY (account_id, day, endpoint, status)
   ) STRICT, WITHOUT ROWID;
   INSERT INTO day_count (account_id, day, endpoint, status, requests)
     SELECT account_id, unixepoch(day) / 86400, endpoint.number, status, requests
     FROM activity JOIN endpoint ON endpoint.path = activity.endpoint;
   CREATE INDEX day_count_by_day ON day_count (day);
   CREATE TABLE latest_request (
     account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
     number INTEGER NOT NULL,
     at INTEGER NOT NULL,
     endpoint INTEGER NOT NULL,
     status INTEGER NOT NULL,
     source INTEGER NOT NULL,
     PRIMARY KEY (account_id, number)
   ) STRICT, WITHOUT ROWID;
   INSERT INTO latest_request (account_id, number, at, endpoint, status, source)
     SELECT account_id, recent_request.number, at, endpoint.number, status, source = 'playground'
     FROM recent_request JOIN endpoint ON endpoint.path = recent_request.endpoint;
   DROP TABLE activity;
   DROP TABLE recent_request;
   CREATE INDEX usage_by_month ON usage (month);`,
  `ALTER TABLE secret ADD COLUMN former BLOB;`,
  `CREATE TABLE account_key (
     id TEXT PRIMARY KEY,
     account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
     name TEXT NOT NULL,
     scope TEXT NOT NULL,
     kind TEXT NOT NULL,
     digest BLOB NOT NULL UNIQUE,
     created_at INTEGER NOT NULL,
     last_used_at INTEGER,
     UNIQUE (account_id, name)
   ) STRICT, WITHOUT ROWID;`,
  `CREATE TABLE link (
     id TEXT PRIMARY KEY,
     digest BLOB NOT NULL UNIQUE,
     operation TEXT NOT NULL,
     body TEXT NOT NULL,
     used_day INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX link_by_use ON link (used_day);
   CREATE TABLE link_maker (
     link_id TEXT NOT NULL REFERENCES link (id) ON DELETE CASCADE,
     token BLOB NOT NULL,
     PRIMARY KEY (link_id, token)
   ) STRICT, WITHOUT ROWID;`,
  `CREATE TABLE sheet (
     id TEXT PRIMARY KEY,
     account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
     content TEXT NOT NULL,
     created_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX sheet_by_account ON sheet (account_id);`,
  `CREATE TABLE key_usage (
     account_id TEXT NOT NULL,
     month TEXT NOT NULL,
     key_id TEXT NOT NULL,
     used INTEGER NOT NULL CHECK (used > 0),
     PRIMARY KEY (account_id, month, key_id),
     FOREIGN KEY (account_id, month) REFERENCES usage (account_id, month) ON DELETE CASCADE
   ) STRICT, WITHOUT ROWID;`,
  // The rows of the keys stand beside that of their account, mostly on the same page: a commit writes each page that it changes.
  `ALTER TABLE usage RENAME TO former_usage;
   CREATE TABLE usage (
     account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
     month TEXT NOT NULL,
     key_id TEXT NOT NULL,
     used INTEGER NOT NULL CHECK (used >= 0),
     granted INTEGER NOT NULL,
     PRIMARY KEY (account_id, month, key_id)
   ) STRICT, WITHOUT ROWID;
   INSERT INTO usage SELECT account_id, month, '', used, granted FROM former_usage;
   INSERT INTO usage SELECT account_id, month, key_id, used, 0 FROM key_usage;
   DROP TABLE key_usage;
   DROP TABLE former_usage;
   CREATE INDEX usage_by_month ON usage (month);`,
];

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && /locked|busy/.test(error.message);
}

/**
 * The switch to WAL fails at once where another program uses the file, without SQLite's busy time-out. A write transaction has that
 * time-out, so it waits for the other program, which usually is switching to WAL itself.
 */
function switchToWal(database: DatabaseSync): void {
  for (let tries = 1; ; tries += 1) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (tries === 100 || !isLocked(error)) throw error;
      database.exec('BEGIN IMMEDIATE; COMMIT');
    }
  }
}

/** Migrates the file to the newest version. Several programs may open it at the same time. */
export function migrate(database: DatabaseSync): void {
  switchToWal(database);
  if (versionOf(database) === migrations.length) return;
  database.exec('PRAGMA synchronous = FULL; BEGIN IMMEDIATE');
  try {
    const version = versionOf(database);
    if (version > migrations.length) {
      throw new SettingProblem(`The database in ${database.location() ?? 'memory'} was written by a newer version.`);
    }
    for (const step of migrations.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${migrations.length}; COMMIT`);
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
