// A time in the reader's own zone; with `hasUtc` in UTC beside it.

import { writeClock, writeMoment, zoneOf } from './dates.ts';

interface TimestampProperties {
  /** ISO 8601 in UTC. */
  readonly time: string;
  readonly hasUtc?: boolean;
}

export function Timestamp({ time, hasUtc = false }: TimestampProperties) {
  return (
    <span class="instant">
      <time dateTime={time}>{writeMoment(time)}</time>
      {hasUtc && zoneOf(time) !== null && <span class="quiet"> {writeClock(time, 'UTC')} UTC</span>}
    </span>
  );
}

/** Names the time zone of the times on the page. */
export function ZoneNote() {
  const zone = zoneOf(new Date().toISOString());
  return (
    <p class="quiet">
      {zone === null ? 'Times are in UTC.' : `Times are yours (${zone}); days and months are counted in UTC.`}
    </p>
  );
}
