// Dates and times for readers: times in their own zone, days and months in UTC, as the service counts them.

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

/** `1 December 2026`: the UTC day of a moment. */
export function writeLongDay(time: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { ...day, month: 'long', timeZone: 'UTC' });
  return format.format(new Date(time));
}

/** `November 2026` of `2026-11`. */
export function writeMonth(month: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));
}

/** `20 Nov` of `2026-11-20`. */
export function writeShortDay(date: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.format(new Date(date));
}

/** `20 November 2026, 17:23:05` in the zone, which is the reader's where none is named. */
export function writeMoment(time: string, zone?: string): string {
  const moment = new Date(time);
  const date = new Intl.DateTimeFormat('en-GB', { ...day, timeZone: zone }).format(moment);
  return `${date}, ${writeClock(time, zone)}`;
}

export function writeClock(time: string, zone?: string): string {
  return new Intl.DateTimeFormat('en-GB', { ...clock, timeZone: zone }).format(new Date(time));
}

/** The reader's zone, such as `Europe/Berlin`; null where the clock there shows UTC at that moment. */
export function zoneOf(time: string, zone?: string): string | null {
  if (writeMoment(time, zone) === writeMoment(time, 'UTC')) return null;
  return zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
