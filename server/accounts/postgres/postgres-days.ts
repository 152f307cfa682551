// The partitions of the table `day_count`, one for each day: how they are created and dropped.

import type { Statement } from './postgres-pool.ts';
import { dayNumberOf } from '../usage/day.ts';

const prefix = 'day_count_';

/** How long other work may wait for a change of partitions, which needs a lock on the whole table. */
const lockMilliseconds = 500;

/** Of a day such as `2026-11-20`; the names are in the order of the days. */
export function partitionOf(day: string): string {
  return prefix + day.replaceAll('-', '_');
}

/** A statement of its own text, which is not prepared. */
function once(text: string): Statement {
  return { name: '', text };
}

/**
 * Creates the partition of a day, if it is missing. Attaching locks less than creating a table as a partition would: it does not wait
 * for readers of the whole table, such as pg_dump.
 */
export function createPartition(day: string): Statement {
  const number = dayNumberOf(day);
  const name = partitionOf(day);
  return once(
    `DO $$ BEGIN
       PERFORM set_config('lock_timeout', '${lockMilliseconds}', true);
       PERFORM pg_advisory_xact_lock(hashtextextended('matrixmath partitions', 0));
       IF to_regclass('${name}') IS NULL THEN
         CREATE TABLE ${name} (LIKE day_count INCLUDING INDEXES INCLUDING CONSTRAINTS) WITH (fillfactor = 80);
         ALTER TABLE day_count ATTACH PARTITION ${name} FOR VALUES IN (${number});
       END IF;
     END $$`,
  );
}

/** The names of the partitions of earlier days than the one that is given as its name, in the order of the days. */
export const earlierPartitions: Statement = {
  name: 'earlierPartitions',
  text:
    'SELECT relname::text AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid ' +
    "WHERE inhparent = to_regclass('day_count') AND relname < $1::name ORDER BY relname",
};

/** Gives up after a moment where others use the table, such as pg_dump: the next sweep tries again. */
export function dropPartition(name: string): Statement {
  return once(
    `DO $$ BEGIN
       PERFORM set_config('lock_timeout', '${lockMilliseconds}', true);
       DROP TABLE IF EXISTS ${name};
     EXCEPTION WHEN lock_not_available THEN
       NULL;
     END $$`,
  );
}
