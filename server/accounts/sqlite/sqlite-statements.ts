// The statements of the SQLite store.

import type { DatabaseSync } from 'node:sqlite';

/** Whether the key with the digest is the account's: that of the sign-up or a named one. */
const ownsKey =
  '(EXISTS (SELECT 1 FROM api_key WHERE api_key.digest = :digest AND api_key.account_id = account.id) ' +
  'OR EXISTS (SELECT 1 FROM account_key WHERE account_key.digest = :digest AND account_key.account_id = account.id))';

/** The row of `usage` that counts all answers of an account in a month. The others, with the id of a named key, count its own. */
const usageOfAccount = "usage.account_id = account.id AND usage.month = :month AND usage.key_id = ''";

/** Prepared once, because parsing takes longer than running. */
export function prepareStatements(database: DatabaseSync) {
  return {
    begin: database.prepare('BEGIN IMMEDIATE'),
    commit: database.prepare('COMMIT'),
    fingerprint: database.prepare(
      'INSERT INTO secret (only_one, fingerprint) VALUES (1, :fingerprint) ' +
        'ON CONFLICT (only_one) DO UPDATE SET fingerprint = fingerprint RETURNING fingerprint',
    ),
    readFingerprints: database.prepare('SELECT fingerprint, former FROM secret'),
    beginReseal: database.prepare(
      'UPDATE secret SET fingerprint = :to, former = :from WHERE fingerprint = :from AND former IS NULL',
    ),
    endReseal: database.prepare('UPDATE secret SET former = NULL WHERE fingerprint = :to AND former = :from'),
    listKeys: database.prepare(
      'SELECT account_id AS id, digest, sealed FROM api_key WHERE account_id > :after ORDER BY account_id LIMIT :most',
    ),
    resealKey: database.prepare(
      'UPDATE api_key SET digest = :digest, sealed = :sealed WHERE account_id = :id AND digest = :former',
    ),
    findKey: database.prepare('SELECT digest, sealed FROM api_key WHERE account_id = :id'),
    removeClaims: database.prepare('DELETE FROM claim'),
    findUsageByKey: database.prepare(
      'SELECT account.id, account.monthly_limit, COALESCE(usage.used, 0) AS used FROM api_key ' +
        'JOIN account ON account.id = api_key.account_id ' +
        `LEFT JOIN usage ON ${usageOfAccount} WHERE api_key.digest = :digest`,
    ),
    // The usage of an account, if the key is its own.
    findUsageOfOwner: database.prepare(
      'SELECT account.monthly_limit, COALESCE(usage.used, 0) AS used FROM account ' +
        `LEFT JOIN usage ON ${usageOfAccount} ` +
        `WHERE account.id = :id AND ${ownsKey}`,
    ),
    findUsageByNamedKey: database.prepare(
      'SELECT account.id, account.monthly_limit, COALESCE(usage.used, 0) AS used, ' +
        'account_key.id AS key_id, account_key.scope, account_key.kind ' +
        'FROM account_key JOIN account ON account.id = account_key.account_id ' +
        `LEFT JOIN usage ON ${usageOfAccount} WHERE account_key.digest = :digest`,
    ),
    addNamedKey: database.prepare(
      'INSERT INTO account_key (id, account_id, name, scope, kind, digest, created_at) ' +
        'VALUES (:keyId, :id, :name, :scope, :kind, :digest, :createdAt)',
    ),
    hasAccount: database.prepare('SELECT 1 FROM account WHERE id = :id'),
    listNamedKeys: database.prepare(
      'SELECT id, name, scope, kind, created_at, last_used_at FROM account_key WHERE account_id = :id ' +
        'ORDER BY created_at, name',
    ),
    removeNamedKey: database.prepare('DELETE FROM account_key WHERE account_id = :id AND id = :keyId'),
    noteNamedKeyUse: database.prepare(
      'UPDATE account_key SET last_used_at = :at WHERE digest = :digest AND account_id = :id ' +
        'AND (last_used_at IS NULL OR last_used_at < :at)',
    ),
    findByEmail: database.prepare(
      'SELECT account.id, account.email, account.monthly_limit, account.created_at, api_key.digest, api_key.sealed, ' +
        'api_key.created_at AS key_created_at, api_key.last_used_at FROM account ' +
        'JOIN api_key ON api_key.account_id = account.id WHERE account.email = :email',
    ),
    findUsageByEmail: database.prepare(
      'SELECT account.id, account.monthly_limit, COALESCE(usage.used, 0) AS used, api_key.digest FROM account ' +
        'JOIN api_key ON api_key.account_id = account.id ' +
        `LEFT JOIN usage ON ${usageOfAccount} WHERE account.email = :email`,
    ),
    createAccount: database.prepare(
      'INSERT INTO account (id, email, monthly_limit, created_at) VALUES (:id, :email, :limit, :now) ' +
        'ON CONFLICT (email) DO NOTHING',
    ),
    setLimit: database.prepare('UPDATE account SET monthly_limit = :limit WHERE id = :id'),
    // A kept number never becomes smaller.
    keepUsage: database.prepare(
      'INSERT INTO allowance (bucket, period, spent, expires_at) ' +
        `SELECT :bucket, :month, used, :expiresAt FROM usage WHERE account_id = :id AND month = :month AND key_id = '' ` +
        'ON CONFLICT (bucket, period) DO UPDATE SET spent = MAX(spent, excluded.spent)',
    ),
    restoreUsage: database.prepare(
      'INSERT INTO usage (account_id, month, key_id, used, granted) ' +
        "SELECT :id, period, '', spent, 0 FROM allowance WHERE bucket = :bucket AND period = :month",
    ),
    deleteAccount: database.prepare('DELETE FROM account WHERE id = :id'),
    createKey: database.prepare(
      'INSERT INTO api_key (digest, account_id, sealed, created_at) VALUES (:digest, :id, :sealed, :now)',
    ),
    replaceKey: database.prepare(
      'UPDATE api_key SET digest = :digest, sealed = :sealed, created_at = :at, last_used_at = NULL ' +
        'WHERE account_id = :id',
    ),
    // Selects the account, so that an event of a deleted one is no error.
    addEvent: database.prepare(
      'INSERT INTO audit (account_id, number, kind, at, origin) ' +
        'SELECT account.id, COALESCE((SELECT MAX(number) FROM audit WHERE account_id = :id), 0) + 1, ' +
        ':kind, :at, :origin FROM account WHERE account.id = :id',
    ),
    trimEvents: database.prepare(
      'DELETE FROM audit WHERE account_id = :id AND number <= ' +
        '(SELECT MAX(number) FROM audit WHERE account_id = :id) - :most',
    ),
    readEvents: database.prepare(
      'SELECT kind, at, origin FROM audit WHERE account_id = :id ORDER BY at DESC, number DESC LIMIT :most',
    ),
    putClaim: database.prepare(
      'INSERT INTO claim (account_id, digest, expires_at) VALUES (:id, :digest, :expiresAt) ' +
        'ON CONFLICT (account_id) DO UPDATE SET digest = excluded.digest, expires_at = excluded.expires_at',
    ),
    findClaimed: database.prepare(
      'SELECT account.id, account.email, account.monthly_limit FROM claim ' +
        'JOIN account ON account.id = claim.account_id WHERE claim.digest = :digest AND claim.expires_at > :now',
    ),
    removeClaim: database.prepare('DELETE FROM claim WHERE digest = :digest'),
    // Without `WHERE` the parser would take `ON` for a join.
    consume: database.prepare(
      'INSERT INTO allowance (bucket, period, spent, expires_at) ' +
        'SELECT :bucket, :window, :amount, :expiresAt WHERE :amount <= :limit ' +
        'ON CONFLICT (bucket, period) DO UPDATE SET spent = allowance.spent + :amount ' +
        'WHERE allowance.spent + :amount <= :limit RETURNING spent',
    ),
    consumed: database.prepare('SELECT spent FROM allowance WHERE bucket = :bucket AND period = :window'),
    addEndpoint: database.prepare('INSERT INTO endpoint (path) VALUES (:endpoint) ON CONFLICT (path) DO NOTHING'),
    addDayCount: database.prepare(
      'INSERT INTO day_count (account_id, day, endpoint, status, requests) ' +
        'SELECT account.id, :day, endpoint.number, :status, :requests FROM account, endpoint ' +
        'WHERE account.id = :id AND endpoint.path = :endpoint ' +
        'ON CONFLICT (account_id, day, endpoint, status) DO UPDATE SET requests = day_count.requests + :requests',
    ),
    addLatest: database.prepare(
      'INSERT INTO latest_request (account_id, number, at, endpoint, status, source) ' +
        'SELECT account.id, COALESCE((SELECT MAX(number) FROM latest_request WHERE account_id = :id), 0) + 1, ' +
        ':at, endpoint.number, :status, :source FROM account, endpoint ' +
        'WHERE account.id = :id AND endpoint.path = :endpoint',
    ),
    trimLatest: database.prepare(
      'DELETE FROM latest_request WHERE account_id = :id AND number NOT IN ' +
        '(SELECT number FROM latest_request WHERE account_id = :id ORDER BY at DESC, number DESC LIMIT :most)',
    ),
    noteKeyUse: database.prepare(
      'UPDATE api_key SET last_used_at = :at WHERE digest = :digest AND account_id = :id ' +
        'AND (last_used_at IS NULL OR last_used_at < :at)',
    ),
    readDays: database.prepare(
      'SELECT day, endpoint.path AS endpoint, status, requests FROM day_count ' +
        'JOIN endpoint ON endpoint.number = day_count.endpoint WHERE account_id = :id AND day >= :since ' +
        'ORDER BY day, endpoint.path, status',
    ),
    readLatest: database.prepare(
      'SELECT at, endpoint.path AS endpoint, status, source FROM latest_request ' +
        'JOIN endpoint ON endpoint.number = latest_request.endpoint WHERE account_id = :id ' +
        'ORDER BY at DESC, latest_request.number DESC',
    ),
    // In slices, because a statement blocks the event loop and other programs that write.
    sweepAllowances: database.prepare(
      'DELETE FROM allowance WHERE (bucket, period) IN ' +
        '(SELECT bucket, period FROM allowance WHERE expires_at <= :bound LIMIT :most)',
    ),
    sweepClaims: database.prepare(
      'DELETE FROM claim WHERE account_id IN (SELECT account_id FROM claim WHERE expires_at <= :bound LIMIT :most)',
    ),
    sweepDayCounts: database.prepare(
      'DELETE FROM day_count WHERE (account_id, day, endpoint, status) IN ' +
        '(SELECT account_id, day, endpoint, status FROM day_count WHERE day < :bound LIMIT :most)',
    ),
    sweepUsage: database.prepare(
      'DELETE FROM usage WHERE (account_id, month, key_id) IN ' +
        '(SELECT account_id, month, key_id FROM usage WHERE month < :bound LIMIT :most)',
    ),
    putLink: database.prepare(
      'INSERT INTO link (id, digest, operation, body, used_day) VALUES (:id, :digest, :operation, :body, :day) ' +
        'ON CONFLICT (digest) DO UPDATE SET used_day = MAX(used_day, excluded.used_day) RETURNING id',
    ),
    addMaker: database.prepare('INSERT INTO link_maker (link_id, token) VALUES (:id, :maker) ON CONFLICT DO NOTHING'),
    readLink: database.prepare('SELECT operation, body FROM link WHERE id = :id'),
    noteLinkUse: database.prepare('UPDATE link SET used_day = :day WHERE id = :id AND used_day < :day'),
    removeMaker: database.prepare('DELETE FROM link_maker WHERE link_id = :id AND token = :maker'),
    removeUnmadeLink: database.prepare(
      'DELETE FROM link WHERE id = :id AND NOT EXISTS (SELECT 1 FROM link_maker WHERE link_id = :id)',
    ),
    addSheet: database.prepare(
      'INSERT INTO sheet (id, account_id, content, created_at) VALUES (:sheetId, :id, :content, :createdAt)',
    ),
    listSheets: database.prepare(
      'SELECT id, content, created_at FROM sheet WHERE account_id = :id ORDER BY created_at DESC, id',
    ),
    findSheet: database.prepare('SELECT id, account_id, content, created_at FROM sheet WHERE id = :sheetId'),
    removeSheet: database.prepare('DELETE FROM sheet WHERE account_id = :id AND id = :sheetId'),
    sweepLinks: database.prepare(
      'DELETE FROM link WHERE id IN (SELECT id FROM link WHERE used_day < :bound LIMIT :most)',
    ),
    readMonths: database.prepare(
      'SELECT usage.month, usage.used, by_key.key_id, by_key.used AS key_used FROM usage LEFT JOIN usage AS by_key ' +
        "ON by_key.account_id = usage.account_id AND by_key.month = usage.month AND by_key.key_id <> '' " +
        "WHERE usage.account_id = :id AND usage.key_id = '' ORDER BY usage.month DESC",
    ),
    // After `count`, in one transaction with it.
    countByKey: database.prepare(
      'INSERT INTO usage (account_id, month, key_id, used, granted) VALUES (:id, :month, :keyId, :granted, 0) ' +
        'ON CONFLICT (account_id, month, key_id) DO UPDATE SET used = usage.used + excluded.used',
    ),
    // The column `granted` keeps the size of the latest grant, because RETURNING has only the new row.
    count: database.prepare(
      'INSERT INTO usage (account_id, month, key_id, used, granted) ' +
        "SELECT account.id, :month, '', MIN(:amount, COALESCE(account.monthly_limit, :freeLimit)), " +
        'MIN(:amount, COALESCE(account.monthly_limit, :freeLimit)) ' +
        `FROM account WHERE account.id = :id AND ${ownsKey} ` +
        'AND COALESCE(account.monthly_limit, :freeLimit) > 0 ' +
        'ON CONFLICT (account_id, month, key_id) DO UPDATE SET ' +
        'granted = MIN(:amount, (SELECT COALESCE(monthly_limit, :freeLimit) FROM account WHERE id = :id) - used), ' +
        'used = used + MIN(:amount, (SELECT COALESCE(monthly_limit, :freeLimit) FROM account WHERE id = :id) - used) ' +
        'WHERE used < (SELECT COALESCE(monthly_limit, :freeLimit) FROM account WHERE id = :id) ' +
        'RETURNING used, granted, (SELECT monthly_limit FROM account WHERE id = usage.account_id) AS monthly_limit',
    ),
  };
}
