// The answers by key and month as a table: a row for each key, a column for each of the latest months.

import type { UsageReport } from '../service/account.ts';
import { writeMonth } from './dates.ts';

/** More columns than these would be read by nobody; the export has all months. */
const mostColumns = 6;

export interface KeyTable {
  readonly columns: readonly { readonly month: string; readonly name: string }[];
  /** In the order in which the months name the keys, this month first. */
  readonly rows: readonly { readonly id: string; readonly name: string; readonly counts: readonly number[] }[];
}

/** `months` are the newest first. */
export function tableOfKeys(months: UsageReport['months']): KeyTable {
  const shown = months.slice(0, mostColumns);
  const keys = new Map(shown.flatMap((month) => month.keys.map(({ id, name }) => [id, name] as const)));
  const rows = [...keys].map(([id, name]) => ({
    id,
    name,
    counts: shown.map((month) => month.keys.find((key) => key.id === id)?.answered ?? 0),
  }));
  return { columns: shown.map(({ month }) => ({ month, name: writeMonth(month) })), rows };
}
