// A moment in the reader's own time; on wish in UTC beside it.

import { writeClock, writeMoment, zoneOf } from './dates.ts';

interface MomentProperties {
  /** ISO 8601 in UTC. */
  readonly time: string;
  readonly hasUtc?: boolean;
}

export function Moment({ time, hasUtc = false }: MomentProperties) {
  return (
    <span class="instant">
      <time dateTime={time}>{writeMoment(time)}</time>
      {hasUtc && zoneOf(time) !== null && <span class="quiet"> {writeClock(time, 'UTC')} UTC</span>}
    </span>
  );
}

/** Which clock the moments follow. */
export function ZoneNote() {
  const zone = zoneOf(new Date().toISOString());
  return (
    <p class="quiet">
      {zone === null ? 'Times are in UTC.' : `Times are yours (${zone}); days and months are counted in UTC.`}
    </p>
  );
}
