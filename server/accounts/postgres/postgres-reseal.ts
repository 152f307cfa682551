// Reseals all keys in PostgreSQL in one transaction.

import type { Client } from 'pg';
import { storeSchema } from './postgres-schema.ts';
import { bytesOf, type Row, textOf } from '../store/store-rows.ts';
import type { Store } from '../store/store.ts';

/** Keys in one statement. */
const maxRows = 5000;

type Reseal = Parameters<Store['resealKeys']>[2];

async function updateKeys(client: Client, rows: readonly Row[], reseal: Reseal): Promise<void> {
  const ids = rows.map((row) => textOf(row, 'id'));
  const keys = rows.map((row, place) => reseal(bytesOf(row, 'sealed'), ids[place]));
  await client.query(
    'UPDATE account SET digest = fresh.digest, sealed = fresh.sealed ' +
      'FROM unnest($1::text[], $2::bytea[], $3::bytea[]) AS fresh (id, digest, sealed) WHERE account.id = fresh.id',
    [ids, keys.map(({ digest }) => digest), keys.map(({ sealed }) => sealed)],
  );
}

/**
 * Statements that store a key lock the row of the fingerprint. So this waits for those that began before it and sees their keys;
 * later ones find another fingerprint.
 */
async function resealAll(client: Client, from: Uint8Array, to: Uint8Array, reseal: Reseal): Promise<number | null> {
  await client.query(`SET LOCAL search_path TO ${storeSchema}`);
  const current = await client.query('SELECT FROM secret WHERE fingerprint = $1 FOR UPDATE', [from]);
  if (current.rowCount === 0) return null;
  // In the order in which counts lock accounts, so that neither waits for the other in a cycle.
  const { rows } = await client.query<Row>('SELECT id, sealed FROM account ORDER BY id FOR UPDATE');
  for (let start = 0; start < rows.length; start += maxRows) {
    await updateKeys(client, rows.slice(start, start + maxRows), reseal);
  }
  await client.query('DELETE FROM claim');
  await client.query('UPDATE secret SET fingerprint = $1', [to]);
  return rows.length;
}

/** See Store. */
export async function resealKeys(
  client: Client,
  from: Uint8Array,
  to: Uint8Array,
  reseal: Reseal,
): Promise<number | null> {
  await client.query('BEGIN');
  try {
    const resealed = await resealAll(client, from, to, reseal);
    await client.query('COMMIT');
    return resealed;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
