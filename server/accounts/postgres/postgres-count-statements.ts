// The statements that count answers in PostgreSQL, for one key and for several, with a count for each named key where there is one.

/** Adds to the counts of named keys what rows of account, month, key and number say. */
function addToKeys(rows: string): string {
  return (
    `by_key AS (INSERT INTO key_usage AS known (account_id, month, key_id, used) ${rows} ` +
    'ON CONFLICT (account_id, month, key_id) DO UPDATE SET used = known.used + excluded.used)'
  );
}

/**
 * Counts for one account. `owner` is the account, if the key is still its own, as that of the sign-up or as a named one. The lock on
 * the account conflicts with a replacement of its key, and that on a named key with its removal: the statement waits for one in
 * progress and then reads the row again, and the other waits for the statement. The account is locked before the named key, as in
 * deletions. `counted` adds as many answers as are left in the latest version of the usage row, which may be newer than the snapshot
 * of the statement. The column `granted` keeps the size of the latest grant, because RETURNING has only the new row.
 */
function countOneWith(byKey: string): string {
  return (
    'WITH held AS MATERIALIZED (SELECT id, digest, monthly_limit, COALESCE(monthly_limit, $5::bigint) AS most ' +
    'FROM account WHERE id = $1 FOR KEY SHARE), ' +
    'named AS MATERIALIZED (SELECT FROM account_key ' +
    'WHERE digest = $2 AND account_id = (SELECT id FROM held) FOR KEY SHARE), ' +
    'owner AS MATERIALIZED (SELECT id, monthly_limit, most FROM held ' +
    'WHERE digest = $2 OR EXISTS (SELECT FROM named)), ' +
    'counted AS (' +
    'INSERT INTO usage AS known (account_id, month, used, granted) ' +
    'SELECT id, $3, LEAST($4::bigint, most), LEAST($4::bigint, most) FROM owner ' +
    'ON CONFLICT (account_id, month) DO UPDATE SET ' +
    'granted = GREATEST(0, LEAST(excluded.granted, (SELECT most FROM owner) - known.used)), ' +
    'used = known.used + GREATEST(0, LEAST(excluded.granted, (SELECT most FROM owner) - known.used)) ' +
    `RETURNING account_id, month, used, granted)${byKey} ` +
    'SELECT counted.used, counted.granted, owner.monthly_limit FROM counted CROSS JOIN owner'
  );
}

const most = 'SELECT COALESCE(monthly_limit, $5::bigint) FROM account WHERE id = known.account_id';
const left = `GREATEST(0, LEAST(excluded.granted, (${most}) - known.used))`;

/**
 * The same for several accounts, or several keys of one, at twice the cost of one. All parts lock in the order of the accounts, so
 * that two such statements cannot deadlock. The keys of an account share one grant, which each of their rows tells.
 */
function countSeveralWith({ columns, names, byKey }: Record<'columns' | 'names' | 'byKey', string>): string {
  return (
    'WITH asked AS MATERIALIZED (SELECT * FROM ' +
    `unnest($1::text[], $2::bytea[], $3::text[], $4::bigint[]${columns}) ` +
    `WITH ORDINALITY AS asked (id, digest, month, amount${names}, place)), ` +
    'held AS MATERIALIZED (SELECT id, digest, monthly_limit FROM account WHERE id = ANY ($1::text[]) ' +
    'ORDER BY id FOR KEY SHARE), ' +
    'named AS MATERIALIZED (SELECT account_id, digest FROM account_key ' +
    'WHERE digest = ANY ($2::bytea[]) AND account_id IN (SELECT id FROM held) ORDER BY account_id, id FOR KEY SHARE), ' +
    `owner AS MATERIALIZED (SELECT asked.place, held.id, asked.month, asked.amount${names}, held.monthly_limit ` +
    'FROM asked JOIN held ON held.id = asked.id WHERE held.digest = asked.digest ' +
    'OR EXISTS (SELECT FROM named WHERE named.account_id = held.id AND named.digest = asked.digest)), ' +
    'wanted AS (SELECT id, month, LEAST(SUM(amount)::bigint, COALESCE(monthly_limit, $5::bigint)) AS amount ' +
    'FROM owner GROUP BY id, month, monthly_limit), ' +
    'counted AS (' +
    'INSERT INTO usage AS known (account_id, month, used, granted) ' +
    'SELECT id, month, amount, amount FROM wanted ORDER BY id, month ' +
    `ON CONFLICT (account_id, month) DO UPDATE SET granted = ${left}, used = known.used + ${left} ` +
    `RETURNING account_id, month, used, granted)${byKey} ` +
    'SELECT owner.place, counted.used, counted.granted, owner.monthly_limit FROM owner ' +
    'JOIN counted ON counted.account_id = owner.id AND counted.month = owner.month'
  );
}

/** What each key has of the grant of its account: the keys are served in the order of their places. */
const shares =
  'shared AS (SELECT owner.id, owner.month, owner.key_id, LEAST(owner.amount, GREATEST(0, counted.granted - ' +
  '(SUM(owner.amount) OVER (PARTITION BY owner.id, owner.month ORDER BY owner.place) - owner.amount)::bigint)) AS share ' +
  'FROM owner JOIN counted ON counted.account_id = owner.id AND counted.month = owner.month)';

export const countStatements = {
  countOne: countOneWith(''),
  countOneByKey: countOneWith(
    `, ${addToKeys('SELECT account_id, month, $6::text, granted FROM counted WHERE granted > 0')}`,
  ),
  countSeveral: countSeveralWith({ columns: '', names: '', byKey: '' }),
  countSeveralByKey: countSeveralWith({
    columns: ', $6::text[]',
    names: ', key_id',
    byKey:
      `, ${shares}, ` +
      addToKeys(
        'SELECT id, month, key_id, share FROM shared WHERE key_id IS NOT NULL AND share > 0 ORDER BY id, month',
      ),
  }),
} as const;
