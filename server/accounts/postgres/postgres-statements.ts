// The statements of the PostgreSQL store. Each is its own transaction, so that no locks are held between two of them.

import { countStatements } from './postgres-count-statements.ts';
import type { Statement } from './postgres-pool.ts';

function named<Name extends string>(texts: { readonly [N in Name]: string }): { readonly [N in Name]: Statement };
function named(texts: { readonly [name: string]: string }): { readonly [name: string]: Statement } {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { name, text }]));
}

/**
 * Whether the stored fingerprint is the given one, if one is given. Its row is locked until the statement has ended; a statement that
 * has waited for a change reads it again.
 */
const currentSecret = (fingerprint: string): string =>
  `current_secret AS MATERIALIZED (SELECT FROM secret WHERE fingerprint = ${fingerprint} FOR SHARE)`;
const isCurrent = (fingerprint: string): string => `(${fingerprint} IS NULL OR EXISTS (SELECT FROM current_secret))`;

/** The sum of `bigint` would be `numeric`. */
const total = 'SUM(asked.requests)::bigint';

export const statements = named({
  version: 'SELECT version FROM schema_version',
  fingerprint:
    'INSERT INTO secret (only_one, fingerprint) VALUES (1, $1) ' +
    'ON CONFLICT (only_one) DO UPDATE SET fingerprint = secret.fingerprint RETURNING fingerprint',
  findUsageByKey:
    'SELECT account.id, account.monthly_limit, COALESCE(usage.used, 0) AS used FROM account ' +
    'LEFT JOIN usage ON usage.account_id = account.id AND usage.month = $2 WHERE account.digest = $1',
  // Several keys at once; `place` is the position of the key that a row is for.
  findUsageByKeys:
    'SELECT asked.place, account.id, account.monthly_limit, COALESCE(usage.used, 0) AS used ' +
    'FROM unnest($1::bytea[], $2::text[]) WITH ORDINALITY AS asked (digest, month, place) ' +
    'JOIN account ON account.digest = asked.digest ' +
    'LEFT JOIN usage ON usage.account_id = account.id AND usage.month = asked.month',
  findKey: 'SELECT digest, sealed FROM account WHERE id = $1',
  findByEmail:
    'SELECT id, email, monthly_limit, created_at, digest, sealed, key_created_at, last_used_at ' +
    'FROM account WHERE email = $1',
  findUsageByEmail:
    'SELECT account.id, account.monthly_limit, COALESCE(usage.used, 0) AS used, account.digest FROM account ' +
    'LEFT JOIN usage ON usage.account_id = account.id AND usage.month = $2 WHERE account.email = $1',
  readFingerprints: 'SELECT fingerprint, former FROM secret',
  // Waits for statements that are storing keys under the former secret.
  beginReseal:
    'WITH begun AS (UPDATE secret SET fingerprint = $2, former = $1 WHERE fingerprint = $1 AND former IS NULL ' +
    'RETURNING only_one), ' +
    'removed AS (DELETE FROM claim WHERE EXISTS (SELECT FROM begun)) SELECT only_one FROM begun',
  endReseal: 'UPDATE secret SET former = NULL WHERE fingerprint = $2 AND former = $1',
  listKeys: 'SELECT id, digest, sealed FROM account WHERE id > $1 ORDER BY id LIMIT $2',
  /** The time-out of the other statements of the transaction, which counts waits and work. */
  limitTime: "SELECT set_config('statement_timeout', $1, true)",
  // In the order in which counts lock accounts, so that neither waits for the other in a cycle.
  lockForReseal: 'SELECT FROM account WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE',
  resealKeys:
    'UPDATE account SET digest = fresh.digest, sealed = fresh.sealed ' +
    'FROM unnest($1::text[], $2::bytea[], $3::bytea[], $4::bytea[]) AS fresh (id, former, digest, sealed) ' +
    'WHERE account.id = fresh.id AND account.digest = fresh.former',
  createAccount:
    `WITH ${currentSecret('$7::bytea')}, ` +
    'created AS (INSERT INTO account (id, email, monthly_limit, created_at, digest, sealed, key_created_at) ' +
    'SELECT $1, $2, $3::bigint, $4::bigint, $5::bytea, $6::bytea, $4::bigint ' +
    `WHERE ${isCurrent('$7::bytea')} ON CONFLICT (email) DO NOTHING RETURNING id), ` +
    'noted AS (INSERT INTO audit (account_id, kind, at, origin) ' +
    'SELECT id, $8::text, $9::bigint, $10::text FROM created WHERE $8::text IS NOT NULL) ' +
    'SELECT id FROM created',
  // By itself, because `createAccount` may have waited for a deletion, whose numbers its snapshot does not have.
  restoreUsage:
    'INSERT INTO usage (account_id, month, used, granted) SELECT account.id, period, spent, 0 ' +
    'FROM account CROSS JOIN allowance WHERE account.id = $1 AND bucket = $2 AND period = $3',
  setLimit: 'UPDATE account SET monthly_limit = $2 WHERE id = $1',
  // Counts in progress end first, and later ones find no account.
  lockForDeletion: 'SELECT FROM account WHERE id = $1 FOR UPDATE',
  // A kept number never becomes smaller.
  keepUsage:
    'INSERT INTO allowance (bucket, period, spent, expires_at) ' +
    'SELECT $2, month, used, $4::bigint FROM usage WHERE account_id = $1 AND month = $3 ' +
    'ON CONFLICT (bucket, period) DO UPDATE SET spent = GREATEST(allowance.spent, excluded.spent)',
  deleteAccount: 'DELETE FROM account WHERE id = $1',
  replaceKey:
    `WITH ${currentSecret('$7::bytea')}, ` +
    'replaced AS (UPDATE account SET digest = $2, sealed = $3, key_created_at = $4, last_used_at = NULL ' +
    `WHERE id = $1 AND ${isCurrent('$7::bytea')} RETURNING id) ` +
    'INSERT INTO audit (account_id, kind, at, origin) SELECT id, $5, $4, $6 FROM replaced RETURNING account_id',
  // Selects the account, so that an event of a deleted one is no error.
  addEvent:
    'INSERT INTO audit (account_id, kind, at, origin) ' +
    'SELECT id, $2, $3, $4 FROM account WHERE id = $1 FOR KEY SHARE',
  // The place is that of the oldest event that is kept, from 0.
  trimEvents:
    'DELETE FROM audit WHERE account_id = $1 AND number < ' +
    '(SELECT number FROM audit WHERE account_id = $1 ORDER BY number DESC OFFSET $2::bigint LIMIT 1)',
  readEvents: 'SELECT kind, at, origin FROM audit WHERE account_id = $1 ORDER BY at DESC, number DESC LIMIT $2',
  putClaim:
    'INSERT INTO claim (account_id, digest, expires_at) VALUES ($1, $2, $3) ' +
    'ON CONFLICT (account_id) DO UPDATE SET digest = excluded.digest, expires_at = excluded.expires_at',
  takeClaim:
    'WITH taken AS (DELETE FROM claim WHERE digest = $1 RETURNING account_id, expires_at) ' +
    'SELECT account.id, account.email, account.monthly_limit FROM taken ' +
    'JOIN account ON account.id = taken.account_id WHERE taken.expires_at > $2',
  consume:
    'INSERT INTO allowance (bucket, period, spent, expires_at) ' +
    'SELECT $1, $2, $3::bigint, $4::bigint WHERE $3::bigint <= $5::bigint ' +
    'ON CONFLICT (bucket, period) DO UPDATE SET spent = allowance.spent + excluded.spent ' +
    'WHERE allowance.spent + excluded.spent <= $5::bigint RETURNING spent',
  consumed: 'SELECT spent FROM allowance WHERE bucket = $1 AND period = $2',
  // Statistics need not wait for the disk, nor for an account that somebody else has locked.
  inBackground: "SELECT set_config('synchronous_commit', 'off', true), set_config('lock_timeout', $1, true)",
  lockAccounts: 'SELECT FROM account WHERE id = ANY ($1::text[]) ORDER BY id FOR NO KEY UPDATE',
  // In the order of the paths, so that two of them cannot deadlock. `WHERE` spares the sequence.
  addEndpoints:
    'INSERT INTO endpoint (path) SELECT DISTINCT path FROM unnest($1::text[]) AS asked (path) ' +
    'WHERE NOT EXISTS (SELECT FROM endpoint WHERE endpoint.path = asked.path) ORDER BY path ' +
    'ON CONFLICT (path) DO NOTHING',
  addDayCounts:
    `INSERT INTO day_count (account_id, day, endpoint, status, requests) ` +
    `SELECT account.id, asked.day, endpoint.number, asked.status, ${total} ` +
    'FROM unnest($1::text[], $2::integer[], $3::text[], $4::integer[], $5::bigint[]) ' +
    'AS asked (id, day, path, status, requests) JOIN account ON account.id = asked.id ' +
    'JOIN endpoint ON endpoint.path = asked.path GROUP BY account.id, asked.day, endpoint.number, asked.status ' +
    'ON CONFLICT (account_id, day, endpoint, status) DO UPDATE SET requests = day_count.requests + excluded.requests',
  addLatest:
    'INSERT INTO latest_request (account_id, at, endpoint, status, source) ' +
    'SELECT account.id, asked.at, endpoint.number, asked.status, asked.source ' +
    'FROM unnest($1::text[], $2::bigint[], $3::text[], $4::integer[], $5::integer[]) ' +
    'WITH ORDINALITY AS asked (id, at, path, status, source, place) ' +
    'JOIN account ON account.id = asked.id JOIN endpoint ON endpoint.path = asked.path ORDER BY asked.place',
  trimLatest:
    'DELETE FROM latest_request USING (SELECT account_id, number, ' +
    'row_number() OVER (PARTITION BY account_id ORDER BY at DESC, number DESC) AS place ' +
    'FROM latest_request WHERE account_id = ANY ($1::text[])) AS ranked ' +
    'WHERE latest_request.account_id = ranked.account_id AND latest_request.number = ranked.number ' +
    'AND ranked.place > $2::bigint',
  noteKeyUses:
    'UPDATE account SET last_used_at = asked.at ' +
    'FROM (SELECT id, digest, MAX(at) AS at FROM unnest($1::text[], $2::bytea[], $3::bigint[]) AS given (id, digest, at) ' +
    'GROUP BY id, digest) AS asked ' +
    'WHERE account.id = asked.id AND account.digest = asked.digest ' +
    'AND (account.last_used_at IS NULL OR account.last_used_at < asked.at)',
  readDays:
    'SELECT day, endpoint.path AS endpoint, status, requests FROM day_count ' +
    'JOIN endpoint ON endpoint.number = day_count.endpoint WHERE account_id = $1 AND day >= $2::integer ' +
    'ORDER BY day, endpoint.path, status',
  readLatest:
    'SELECT at, endpoint.path AS endpoint, status, source FROM latest_request ' +
    'JOIN endpoint ON endpoint.number = latest_request.endpoint WHERE account_id = $1 ' +
    'ORDER BY at DESC, latest_request.number DESC',
  // In batches, to stay within the statement time-out; rows that another replica is sweeping are skipped.
  sweepAllowances:
    'WITH swept AS (DELETE FROM allowance WHERE (bucket, period) IN ' +
    '(SELECT bucket, period FROM allowance WHERE expires_at <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1) ' +
    'SELECT COUNT(*) AS rows FROM swept',
  sweepClaims:
    'WITH swept AS (DELETE FROM claim WHERE account_id IN ' +
    '(SELECT account_id FROM claim WHERE expires_at <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1) ' +
    'SELECT COUNT(*) AS rows FROM swept',
  sweepUsage:
    'WITH swept AS (DELETE FROM usage WHERE ctid = ANY (ARRAY(' +
    'SELECT ctid FROM usage WHERE month < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)) RETURNING 1) ' +
    'SELECT COUNT(*) AS rows FROM swept',
  // The insertion waits for a deletion of the same link, and then stores it anew.
  putLink:
    'WITH put AS (INSERT INTO link (id, digest, operation, body, used_day) VALUES ($1, $2, $3, $4, $5::integer) ' +
    'ON CONFLICT (digest) DO UPDATE SET used_day = GREATEST(link.used_day, excluded.used_day) RETURNING id), ' +
    'made AS (INSERT INTO link_maker (link_id, token) SELECT id, $6::bytea FROM put ON CONFLICT DO NOTHING) ' +
    'SELECT id FROM put',
  readLink: 'SELECT operation, body FROM link WHERE id = $1',
  noteLinkUse: 'UPDATE link SET used_day = $2::integer WHERE id = $1 AND used_day < $2::integer',
  // Makers who come meanwhile wait, so that no link loses its last maker to one deletion and gets a new one at once.
  lockLink: 'SELECT FROM link WHERE id = $1 FOR UPDATE',
  removeMaker: 'DELETE FROM link_maker WHERE link_id = $1 AND token = $2 RETURNING link_id',
  removeUnmadeLink: 'DELETE FROM link WHERE id = $1 AND NOT EXISTS (SELECT FROM link_maker WHERE link_id = $1)',
  // Two additions see each other's sheets, because each waits for the lock.
  lockSheetOwner: 'SELECT id FROM account WHERE id = $1 FOR NO KEY UPDATE',
  addSheet:
    'INSERT INTO sheet (id, account_id, content, created_at) SELECT $2, account.id, $3, $4::bigint FROM account ' +
    'WHERE account.id = $1 AND (SELECT COUNT(*) FROM sheet WHERE account_id = $1) < $5::bigint RETURNING id',
  listSheets: 'SELECT id, content, created_at FROM sheet WHERE account_id = $1 ORDER BY created_at DESC, id',
  findSheet: 'SELECT id, account_id, content, created_at FROM sheet WHERE id = $1',
  removeSheet: 'DELETE FROM sheet WHERE account_id = $1 AND id = $2 RETURNING id',
  sweepLinks:
    'WITH swept AS (DELETE FROM link WHERE id IN ' +
    '(SELECT id FROM link WHERE used_day < $1 LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1) ' +
    'SELECT COUNT(*) AS rows FROM swept',
  // The tables of the version before, which replicas of it fill during a rolling update.
  sweepFormerDays:
    'WITH swept AS (DELETE FROM activity WHERE (account_id, day, endpoint, status) IN ' +
    '(SELECT account_id, day, endpoint, status FROM activity WHERE day < $1 LIMIT $2 FOR UPDATE SKIP LOCKED) ' +
    'RETURNING 1) SELECT COUNT(*) AS rows FROM swept',
  findFormer:
    '(SELECT account_id FROM activity WHERE account_id > $1 ORDER BY account_id LIMIT 2000) UNION ' +
    '(SELECT account_id FROM recent_request WHERE account_id > $1 ORDER BY account_id LIMIT 2000) ' +
    'ORDER BY account_id LIMIT $2',
  findFormerDays: 'SELECT DISTINCT day FROM activity WHERE account_id = ANY ($1::text[])',
  addFormerEndpoints:
    'INSERT INTO endpoint (path) SELECT DISTINCT path FROM (' +
    'SELECT endpoint FROM activity WHERE account_id = ANY ($1::text[]) UNION ' +
    'SELECT endpoint FROM recent_request WHERE account_id = ANY ($1::text[])) AS former (path) ' +
    'WHERE NOT EXISTS (SELECT FROM endpoint WHERE endpoint.path = former.path) ORDER BY path ' +
    'ON CONFLICT (path) DO NOTHING',
  moveFormerDays:
    'WITH former AS (DELETE FROM activity WHERE account_id = ANY ($1::text[]) RETURNING *) ' +
    'INSERT INTO day_count (account_id, day, endpoint, status, requests) ' +
    "SELECT account_id, day::date - DATE '1970-01-01', endpoint.number, status, requests " +
    'FROM former JOIN endpoint ON endpoint.path = former.endpoint ' +
    'ON CONFLICT (account_id, day, endpoint, status) DO UPDATE SET requests = day_count.requests + excluded.requests',
  moveFormerRequests:
    'WITH former AS (DELETE FROM recent_request WHERE account_id = ANY ($1::text[]) RETURNING *) ' +
    'INSERT INTO latest_request (account_id, at, endpoint, status, source) ' +
    "SELECT account_id, at, endpoint.number, status, (source = 'playground')::integer " +
    'FROM former JOIN endpoint ON endpoint.path = former.endpoint ORDER BY former.number',
  // Of this database: snapshots of others do not keep its rows. Shows what belongs to another role only to members of pg_read_all_stats.
  readSnapshotAge:
    'SELECT COALESCE(EXTRACT(EPOCH FROM clock_timestamp() - MIN(xact_start)), 0)::double precision AS age ' +
    'FROM pg_stat_activity WHERE backend_xmin IS NOT NULL AND datname = current_database() ' +
    "AND backend_type = 'client backend' AND pid <> pg_backend_pid()",
  /** Which accounts are locked so that nothing can be counted for them. Does not wait. */
  findLocked:
    'WITH free AS MATERIALIZED ' +
    '(SELECT id FROM account WHERE id = ANY ($1::text[]) ORDER BY id FOR KEY SHARE SKIP LOCKED) ' +
    'SELECT id FROM account WHERE id = ANY ($1::text[]) AND id NOT IN (SELECT id FROM free)',
  ...countStatements,
  readMonths:
    'SELECT usage.month, usage.used, key_usage.key_id, key_usage.used AS key_used FROM usage ' +
    'LEFT JOIN key_usage ON key_usage.account_id = usage.account_id AND key_usage.month = usage.month ' +
    'WHERE usage.account_id = $1 ORDER BY usage.month DESC',
  findUsageByNamedKeys:
    'SELECT asked.place, account.id, account.monthly_limit, COALESCE(usage.used, 0) AS used, ' +
    'account_key.id AS key_id, account_key.scope, account_key.kind ' +
    'FROM unnest($1::bytea[], $2::text[]) WITH ORDINALITY AS asked (digest, month, place) ' +
    'JOIN account_key ON account_key.digest = asked.digest JOIN account ON account.id = account_key.account_id ' +
    'LEFT JOIN usage ON usage.account_id = account.id AND usage.month = asked.month',
  // Runs under the lock of `lockAccounts`, so that two of them see each other's keys.
  addNamedKey:
    'WITH added AS (INSERT INTO account_key (id, account_id, name, scope, kind, digest, created_at) ' +
    'SELECT $2, account.id, $3, $4, $5, $6::bytea, $7::bigint FROM account WHERE account.id = $1 ' +
    'AND (SELECT COUNT(*) FROM account_key WHERE account_id = $1) < $8::bigint ' +
    'ON CONFLICT (account_id, name) DO NOTHING RETURNING account_id) ' +
    'INSERT INTO audit (account_id, kind, at, origin) SELECT account_id, $9, $10::bigint, $11 FROM added ' +
    'RETURNING account_id',
  listNamedKeys:
    'SELECT id, name, scope, kind, created_at, last_used_at FROM account_key WHERE account_id = $1 ' +
    'ORDER BY created_at, name',
  removeNamedKey:
    'WITH removed AS (DELETE FROM account_key WHERE account_id = $1 AND id = $2 RETURNING account_id) ' +
    'INSERT INTO audit (account_id, kind, at, origin) SELECT account_id, $3, $4::bigint, $5 FROM removed ' +
    'RETURNING account_id',
  noteNamedKeyUses:
    'UPDATE account_key SET last_used_at = asked.at ' +
    'FROM (SELECT id, digest, MAX(at) AS at FROM unnest($1::text[], $2::bytea[], $3::bigint[]) AS given (id, digest, at) ' +
    'GROUP BY id, digest) AS asked ' +
    'WHERE account_key.account_id = asked.id AND account_key.digest = asked.digest ' +
    'AND (account_key.last_used_at IS NULL OR account_key.last_used_at < asked.at)',
});
