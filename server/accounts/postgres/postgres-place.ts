// The place of a database in the list of DATABASE_URL, which the database keeps: a list that lacks it or has another order is refused.

import { SettingProblem } from '../../settings/settings.ts';
import type { DatabaseSettings } from './postgres-pool.ts';
import { storeSchema } from './postgres-schema.ts';
import { withStartupConnection } from './startup-connection.ts';

/** `place` is from 0 to `databases` - 1. */
export interface ListPlace {
  readonly place: number;
  readonly databases: number;
}

/** The place that the database keeps; null where it was never in a list of several. */
async function readPlace(settings: DatabaseSettings): Promise<ListPlace | null> {
  return withStartupConnection(settings, async (client) => {
    const { rows } = await client.query<ListPlace>(`SELECT place, databases FROM ${storeSchema}.list_place`);
    return rows[0] ?? null;
  });
}

function describe({ place, databases }: ListPlace): string {
  return `number ${place + 1} of ${databases}`;
}

/**
 * Keeps the place of the database in a list of several. A list may have grown at its end. Throws SettingProblem where the database has
 * another place, or stood in a longer list. The tables must be there.
 */
export async function takePlace(settings: DatabaseSettings, place: ListPlace): Promise<void> {
  const taken = await withStartupConnection(settings, async (client) =>
    client.query(
      `INSERT INTO ${storeSchema}.list_place AS known (only_one, place, databases) VALUES (1, $1, $2) ` +
        'ON CONFLICT (only_one) DO UPDATE SET databases = excluded.databases ' +
        'WHERE known.place = excluded.place AND known.databases <= excluded.databases RETURNING place',
      [place.place, place.databases],
    ),
  );
  if (taken.rowCount === 1) return;
  const known = await readPlace(settings);
  const before = known === null ? 'another one' : describe(known);
  throw new SettingProblem(
    `A database of DATABASE_URL is ${describe(place)} in the list, and was ${before} before: keep the order, and add new ones at the end.`,
  );
}

/** Throws SettingProblem where the database is one of several, whose accounts would be missing. The tables must be there. */
export async function refusePartOfList(settings: DatabaseSettings): Promise<void> {
  const known = await readPlace(settings);
  if (known === null) return;
  throw new SettingProblem(`The database of DATABASE_URL is ${describe(known)}: DATABASE_URL must list all of them.`);
}
