// All keys in PostgreSQL sealed anew, in one transaction.

import type { Client } from 'pg';
import { storeSchema } from './postgres-schema.ts';
import { bytesOf, type Row, textOf } from './store-rows.ts';
import type { Store } from './store.ts';

/** As many keys go in one statement. */
const mostTogether = 5000;

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
 * Whoever stores a key holds the row of the fingerprint until the key is stored. So this waits for those who began before it, and
 * sees their keys; and those who come later find another fingerprint.
 */
async function resealAll(client: Client, from: Uint8Array, to: Uint8Array, reseal: Reseal): Promise<number | null> {
  await client.query(`SET LOCAL search_path TO ${storeSchema}`);
  const remembered = await client.query('SELECT FROM secret WHERE fingerprint = $1 FOR UPDATE', [from]);
  if (remembered.rowCount === 0) return null;
  // Locked in the order in which counts lock them.
  const { rows } = await client.query<Row>('SELECT id, sealed FROM account ORDER BY id FOR UPDATE');
  for (let start = 0; start < rows.length; start += mostTogether) {
    await updateKeys(client, rows.slice(start, start + mostTogether), reseal);
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
